# Mails that the server sends.
mail-confirm-subject = Anahuac: is this your address?
mail-confirm = Hello { $name },

    please confirm that this is your e-mail address:
    { $link }

    The link works for a day. If you have no account at { $url }, ignore this mail.
mail-reset-subject = Anahuac: a new password
mail-reset = Hello { $name },

    somebody asked for a new password for your account. Set it here:
    { $link }

    The link works for an hour and only once. If it was not you, ignore this mail; your password stays as it is.
mail-turn-subject = { $games ->
    [one] Anahuac: it is your turn
   *[other] Anahuac: it is your turn in { $games } games
}
mail-turn = Hello { $name },

    it is your turn:
    { $games }

    Should we not tell you any more? Then follow this link:
    { $stop }
