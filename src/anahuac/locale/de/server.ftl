# Was der Server sagt: Fehler und Vermerke am Tisch.
server-bad-database = Die Datenbankadresse { $database } ist nicht lesbar. Schreibe sqlite:///PFAD oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
server-bad-setting = Eine Einstellung ist falsch: { $reason }.
server-no-database = Die Datenbank ist nicht zu gebrauchen: { $reason }. Prüfe ANAHUAC_DATABASE und ob die Datenbank läuft.
server-newer-database = Die Datenbank wurde zuletzt von einer neueren Version von Anahuac benutzt. Installiere diese Version oder spiele eine Sicherung von vor der Umstellung ein.
server-workers-need-postgres = Mehrere Prozesse brauchen PostgreSQL: Setze ANAHUAC_DATABASE oder nimm nur einen Prozess.
server-port-taken = { $host }:{ $port } wird schon benutzt. Wähle mit --port einen anderen Port.

server-bad-request = Diese Anfrage ist nicht zu verstehen: { $reason }.
server-bad-method = Diese Adresse nimmt solche Anfragen nicht an.
server-too-slow = Die Anfrage kam nicht rechtzeitig an.
server-too-large = Das ist zu groß.
server-too-many = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
server-too-many-tables = Du hast schon { $most } Tische. Beende oder schließe erst einen davon.
server-too-many-bots = An deinen Tischen sitzen schon { $most } Bots. Beende oder schließe zuerst einen dieser Tische.
server-broken = Bei uns ist etwas kaputtgegangen. Es ist vermerkt; bitte versuche es noch einmal.
server-unavailable = Der Server erreicht seine Datenbank gerade nicht. Es geht nichts verloren; versuche es in ein paar Sekunden noch einmal.
server-not-found = Hier ist nichts, oder du darfst es nicht sehen.
server-no-identity = Nenne erst einen Namen: Komm als Gast herein oder melde dich an.
server-wrong-origin = Diese Anfrage kommt von der Seite eines anderen Anbieters.
server-wrong-password = Name und Passwort passen nicht zusammen.
server-blocked = Dieses Konto hat der Betreiber dieses Servers gesperrt.
server-common-password = Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres oder mehrere Wörter.
server-wrong-old-password = Das ist nicht dein Passwort.
server-account-only = Das geht nur mit einem Konto. Lege zuerst eines an.
server-no-mails = Dieser Server verschickt keine E-Mails.
server-no-mail = Die E-Mail konnte nicht verschickt werden. Versuche es später noch einmal.
server-old-link = Dieser Link ist abgelaufen oder schon benutzt. Fordere einen neuen an.
server-bad-mail = E-Mails brauchen drei Einstellungen: ANAHUAC_SMTP (smtp://NAME:PASSWORT@RECHNER:PORT oder smtps://…), ANAHUAC_MAIL_FROM und ANAHUAC_URL.
server-bad-name = Ein Name braucht einen oder zwei Buchstaben und keine unsichtbaren Zeichen.
server-account-already = Du hast schon ein Konto.
server-account-name = Ein Konto behält seinen Namen.
server-name-taken = Der Name { $name } ist vergeben. Wähle einen anderen.
server-no-seat-for-you = Behalte wenigstens einen Platz für dich.
server-seat-count = Sage für jeden der { $players } Plätze, wer dort sitzt.
server-no-spectators = Die Leute an diesem Tisch spielen unter sich.
server-no-such-seat = Einen solchen Platz gibt es hier nicht.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-seen-from-one-seat = Die Partie wurde mittendrin von einem Platz aus gespeichert: Nur von dort ist sie zu sehen.
server-not-at-table = Du sitzt nicht an diesem Tisch.
server-not-your-turn = Du bist nicht am Zug.
server-barred = Der Gastgeber möchte dich nicht an diesem Tisch haben.
server-muted = Der Gastgeber lässt dich an diesem Tisch nicht sprechen.
server-not-yourself = Das bist du selbst.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-no-free-seat = Es ist kein Platz mehr frei.
server-seats-open = Einige Plätze sind noch frei. Warte auf Mitspieler oder gib diese Plätze Bots.
server-started-already = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-running = Das Spiel läuft nicht.
server-still-running = Das Spiel läuft noch.
server-resigned-already = Du hast dieses Spiel aufgegeben.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-no-offer = Darum hat niemand gebeten.
server-no-such-move = Einen Zug { $move } gibt es nicht; das Spiel hat { $moves }.
server-no-such-action = Eine Aktion mit dieser Nummer gibt es nicht.
server-no-such-answer = Eine Antwort namens { $name } gibt es nicht; es gibt: { $known }.
server-late = Deine Zeit war vor diesem Zug abgelaufen.
server-stale = Das Spiel ist inzwischen weitergegangen. Sieh es dir noch einmal an.
server-conflict = Das passt nicht zusammen.
server-met = Jemand hat im selben Augenblick dasselbe geändert. Versuche es noch einmal.
server-invalid = Das kann nicht sein.
server-forbidden = Das darfst du nicht.
server-no-hint = In der Zeit war kein Rat zu finden.
server-old-rules = Dieses Spiel wurde nach Version { $version } der Regeln gespielt; dieses Programm kennt Version { $ours }.

server-note-upgraded = Die Regeln haben sich geändert, seit diese Partie begann: Sie geht nach Version { $today } statt { $version } weiter.
server-note-abandon = { $name } schlägt vor, ohne Ergebnis aufzuhören.
server-note-abandon-no = { $name } will weiterspielen.
server-note-resigned = { $seat-is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
server-note-timeout = { $seat-is ->
    [you] Du hast die Zeit überschritten.
   *[other] { $seat } hat die Zeit überschritten.
}
server-note-undo = { $name } möchte die letzte Aktion zurücknehmen.
server-note-undo-no = { $name } ist nicht einverstanden zurückzugehen.
server-note-bot-failed = Der Bot { $bot } hat nicht geantwortet; für ihn wurde eine Aktion ausgelost.
server-backup-exists = { $file } gibt es schon. Nenne eine andere Datei; eine Sicherung ersetzt nie eine andere.
server-no-backup-made = Die Sicherung { $file } konnte nicht geschrieben werden: { $reason }
server-nothing-to-back-up = In { $file } gibt es nichts zu sichern. Nennt ANAHUAC_DATABASE die Datenbank des Servers?
server-no-backup = { $file } ist keine Sicherung von Anahuac.
server-not-empty = Diese Datenbank kennt schon Spieler. Spiele die Sicherung in eine leere ein und nenne sie in ANAHUAC_DATABASE.
server-busy = Der Server hat gerade zu viel zu tun. Die Partien gehen weiter; versuche das in ein paar Sekunden noch einmal.
server-tournament-table = Die Plätze einer Turnierpartie stehen fest: Verlass das Turnier, wenn du nicht spielen kannst.

## Was der Server zu Rückblicken sagt und zu Stellungen, von denen aus weitergespielt wird.
server-review-running = Auf ein Spiel kann man zurückblicken, wenn es vorbei ist.
server-review-impossible = Von diesem Spiel ist zu wenig bekannt, um darauf zurückzublicken.
server-position-over = In dieser Stellung ist das Spiel vorbei.
