# E-Mails, die der Server verschickt.
mail-confirm-subject = Anahuac: Ist das deine Adresse?
mail-confirm = Hallo { $name },

    bitte bestätige, dass dies deine E-Mail-Adresse ist:
    { $link }

    Der Link gilt einen Tag. Wenn du kein Konto bei { $url } hast, beachte diese E-Mail nicht weiter.
mail-reset-subject = Anahuac: ein neues Passwort
mail-reset = Hallo { $name },

    jemand hat ein neues Passwort für dein Konto angefordert. Hier kannst du es setzen:
    { $link }

    Der Link gilt eine Stunde und nur einmal. Wenn du es nicht warst, beachte diese E-Mail nicht weiter; dein Passwort bleibt, wie es ist.
mail-turn-subject = { $games ->
    [one] Anahuac: Du bist am Zug
   *[other] Anahuac: Du bist in { $games } Spielen am Zug
}
mail-turn = Hallo { $name },

    du bist am Zug:
    { $games }

    Sollen wir dir das nicht mehr sagen? Dann folge diesem Link:
    { $stop }
