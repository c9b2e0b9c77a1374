# Wege zu einem Rückblick und zu einem Brett zum Ausprobieren, auf den Seiten der Tische.
web-tab-review = Rückblick
web-review = Auf das Spiel zurückblicken
web-try = Von hier aus ausprobieren
