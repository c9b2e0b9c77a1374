### Was es außer Spielen gibt

web-more-to-do = Was es noch gibt
web-puzzle-of-the-day = Rätsel des Tages
web-puzzles = Rätsel
web-puzzles-short = ein Zug ist eindeutig der beste: Finde ihn
web-tournaments = Turniere
web-tournaments-short = jeder gegen jeden oder Schweizer System
web-in-numbers = Spiele in Zahlen
web-my-page = Meine Seite
