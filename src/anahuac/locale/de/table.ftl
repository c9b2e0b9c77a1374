### Tables: what only their pages say

## Leute, die man nicht kennt: entfernen, stumm schalten, melden.
web-people = Leute an diesem Tisch
web-remove-player = Entfernen
web-mute = Stumm schalten
web-unmute = Sprechen lassen
web-report = Melden
web-report-title = { $name } melden
web-report-help = Der Betreiber dieses Servers bekommt deine Worte und das, was hier zuletzt gesagt wurde.
web-report-words = Was ist geschehen?
web-report-send = Meldung abschicken
web-reported = Der Betreiber hat deine Meldung.

## Wege zu einem Rückblick und zu einem Brett zum Ausprobieren, auf den Seiten der Tische.
web-tab-review = Rückblick
web-review = Auf das Spiel zurückblicken
web-try = Von hier aus ausprobieren
