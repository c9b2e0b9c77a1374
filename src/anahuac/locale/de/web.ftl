### Der Browser

web-title = Anahuac
web-tagline = Drei Brettspiele aus der Welt der Azteken
web-pages = Seiten
web-about = Über
web-log-in = Anmelden
web-language = Sprache
web-language-en = Englisch
web-language-de = Deutsch
web-theme = Farben: { $theme }
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-skip = Zum Inhalt springen
web-close = Schließen
web-back = Zurück
web-save = Speichern
web-send = Senden
web-more = Mehr zeigen
web-reload = Neu laden
web-loading = Wird geladen …
web-to-start = Zur Startseite
web-clause = Regel { $clause }
web-just-now = gerade eben

## Was schiefgeht

web-broken = Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.
web-offline = Der Server antwortet nicht. Prüfe die Verbindung; diese Seite versucht es von selbst wieder.
web-reconnecting = Die Verbindung ist weg. Der Server wird wieder gesucht …
web-stale = Inzwischen ist etwas geschehen; so stehen die Dinge jetzt.
web-not-possible = Das geht jetzt nicht.
web-no-page = Hier ist nichts
web-no-page-help = Die Adresse führt ins Leere. Vielleicht fehlt ein Buchstabe.
web-no-table = Diesen Tisch gibt es nicht
web-no-table-help = Vielleicht ist der Link unvollständig, oder der Tisch ist privat: Dann brauchst du den Einladungslink von jemandem, der dort sitzt.

## Die Spiele

web-game-facts = { $least } bis { $most } Personen

web-play-now = Jetzt gegen Bots spielen
web-first-game = Dein erstes Spiel { $game }
web-first-game-help = Es ist das reichste der drei Spiele. Die Lektion dauert zehn Minuten; das Einführungsspiel hat keine Karten, keine Dämme und keine äußeren Täler und ist eher zu Ende.
web-first-game-introductory = Einführungsspiel
web-first-game-full = Das ganze Spiel
web-continue = Weiterspielen
web-level = Stärke der Bots
web-opening = Der Spielplan wird aufgebaut …
web-play-here = Hier zusammen spielen
web-invite = Freunde einladen
web-lesson = Erste Lektion
web-rules = Regeln
web-new-table = Mehr Optionen

## Tische

web-tables = Tische
web-tables-waiting = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
web-tables-mine = Meine
web-tables-open = Offene
web-tables-running = Laufende
web-tables-finished = Beendete
web-no-tables-mine = Du sitzt noch an keinem Tisch.
web-no-tables-open = Zurzeit wartet niemand auf Mitspieler. Eröffne selbst einen Tisch!
web-no-tables-running = Zurzeit läuft kein öffentliches Spiel.
web-no-tables-finished = Noch ist kein Spiel zu Ende gespielt.
web-import = Partie importieren
web-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-status-open = wartet auf Mitspieler
web-status-running = läuft
web-status-finished = Das Spiel ist zu Ende.
web-status-abandoned = Das Spiel wurde abgebrochen.
web-status-imported = Eine importierte Partie.

## Ein neuer Tisch

web-new-title = { $game }: ein neuer Tisch
web-new-bots = Bots setzen sich sofort zu dir. Ändere, was du magst.
web-new-here = Ihr spielt alle an diesem Gerät und reicht es herum.
web-new-friends = Freie Plätze warten auf Freunde; du bekommst einen Link für sie.
web-players = Mitspieler
web-seats = Plätze
web-seat = Spieler { $number }
web-seat-me = ich, an diesem Gerät
web-seat-name = Name von Spieler { $number }
web-seat-open = frei, für alle, die kommen
web-seats-help = Gib dir mehrere Plätze, um an einem Bildschirm zusammen zu spielen. Freie Plätze kann man über einen Link einnehmen.
web-shuffle = Die Plätze auslosen
web-bots = Bots
web-bot-random = Bot: zufällig
    .level = zufällig
web-bot-greedy = Bot: Anfänger
    .level = Anfänger
web-bot-easy = Bot: leicht
    .level = leicht
web-bot-medium = Bot: mittel
    .level = mittel
web-bot-hard = Bot: stark
    .level = stark
web-bot-expert = Bot: meisterlich
    .level = meisterlich
web-usual = wie üblich
web-game-options = Optionen des Spiels
web-table-options = Uhr und Gäste
web-board = Spielplan
web-clock = Uhr
web-clock-none = ohne Uhr
web-clock-live = live, Minuten für das ganze Spiel
web-clock-correspondence = Fernspiel, Tage für jeden Zug
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden mehr nach jedem Zug
web-clock-days = Tage für jede Entscheidung
web-timeout = Wenn die Zeit abläuft
web-timeout-bot = übernimmt ein Bot
web-timeout-forfeit = ist der Platz verloren
web-stand-in = Bot, der einspringt
web-public = Den Tisch in der Liste der offenen Tische zeigen
web-spectators = Andere dürfen zusehen
web-open-table = Tisch eröffnen
web-start-game = Spiel beginnen

web-option-neutral-temples = Neutrale Tempel zu zweit
web-option-neutral-temples-20 = 20 Stockwerke
web-option-neutral-temples-24 = 24 Stockwerke
web-option-neutral-temples-28 = 28 Stockwerke
web-option-neutral-temples-none = keine
web-option-protection = Schutz in der ersten Runde
web-option-protection-2002 = wie in der Ausgabe von 2002
web-option-protection-2015 = wie in der Ausgabe von 2015
web-option-protection-off = keiner
web-option-round-limit = Höchstzahl der Runden
web-option-peoples = Völker
web-option-peoples-serpent = Schlange
web-option-peoples-ocelot = Ozelot
web-option-peoples-coyote = Kojote
web-option-peoples-quetzal = Quetzal
web-option-peoples-aztecs = Azteken
web-option-peoples-toltecs = Tolteken
web-option-peoples-chichimecs = Chichimeken
web-option-peoples-tepanecs = Tepaneken
web-option-first-faction = Fraktion des ersten Spielers, zu zweit
web-option-first-faction-drawn = ausgelost
web-option-first-faction-coyote-quetzal = Kojote und Quetzal
web-option-first-faction-ocelot-serpent = Ozelot und Schlange
web-option-introductory = Einführungsspiel
web-option-difficulty = Schwierigkeit
web-option-difficulty-standard = üblich
web-option-difficulty-experienced = für Erfahrene
web-option-difficulty-expert = für Meister
web-option-keep = Nicht gegebene Opferpunkte darf man behalten
web-option-free-start = Freier Start: eigene Figuren kaufen
web-option-big-deal = Das große Geschäft: miteinander tauschen
web-option-canoe = Einbaum-Express: andere über den See bringen
web-option-canoe-no = nein
web-option-canoe-free = umsonst
web-option-canoe-price = gegen Bezahlung
web-option-gave-already = Wir haben schon gegeben: teurere Allianzen

## Warten auf Mitspieler

web-waiting = { $game }: Warten auf Mitspieler
web-full = Alle Plätze sind besetzt.
web-full-watch = Du kannst zusehen, sobald das Spiel beginnt: Diese Seite zeigt es dann.
web-watching = Du siehst diesem Spiel zu.
web-waiting-host = Wer den Tisch eröffnet hat, beginnt das Spiel.
web-hosted = { $name } hat diesen Tisch eröffnet.
web-seat-free = frei
web-held-for = für { $name } freigehalten
web-sit-down = Hinsetzen
web-add-bot = Bot dazusetzen
web-remove-bot = Bot wegschicken
web-start-with-bots = { $count ->
    [one] Beginnen, mit einem Bot auf dem freien Platz
   *[other] Beginnen, mit Bots auf { $count } Plätzen
}
web-leave = Tisch verlassen
web-invitation = Schicke deinen Freunden diesen Link
web-copy-link = Link kopieren
web-link-copied = Der Link ist kopiert.
web-share = Teilen

## Am Tisch

web-you = du
web-your-turn = Du bist dran
web-general-nothing = Gerade gibt es für dich nichts zu tun.
web-turn-of = { $names }: { $step }
web-thinking = überlegt
web-online = da
web-offline-player = weg
web-away = ein Bot springt ein
web-resigned = hat aufgegeben
web-winner = gewinnt
web-points = Punkte:
web-time-left = Verbleibende Zeit: { $time }
web-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-drawer = Herausziehen oder zurückschieben
web-beside = Neben dem Spielplan
web-tab-game = Spiel
web-tab-log = Geschichte
web-tab-chat = Chat
web-tab-graph = Punkte
web-actions = Was man tun kann
web-undo = Zurücknehmen
web-undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
web-undo-offer = { $name } möchte zu Zug { $move } zurückkehren.
web-agree = Einverstanden
web-refuse = Lieber nicht
web-abandon-offer = Möchte das Spiel ohne Sieger beenden: { $names }.
web-hint = Tipp
web-do-it = So machen
web-hint-times = { $times }-mal
web-all-actions = { $count ->
    [one] Eine Aktion als Liste
   *[other] { $count } Aktionen als Liste
}
web-filter = Aktionen durchsuchen
web-more-actions = und { $count } weitere: suche, um sie zu sehen
web-summary = Dein Zug bisher
web-log = Die Geschichte des Spiels
web-log-earlier = Zeigen, was vorher geschah
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-spectator = sieht zu
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-help = Die anderen schauen weg: Was du jetzt siehst, ist geheim.
web-curtain-ready = Ich bin { $name }

web-result = Ergebnis
web-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
web-you-won = Du gewinnst!
web-nobody-won = Niemand gewinnt.
web-tie-break = Bei Gleichstand entscheidet { $what }.
web-rematch = Noch einmal spielen
web-to-rematch = Zum nächsten Spiel
web-end-film = Das Spiel noch einmal ansehen
web-end-board = Das Brett ansehen
web-to-result = Zum Ergebnis
web-turning = Was es entschied
web-turning-lead = { $seat-is ->
    [you] Du gehst in Führung.
   *[other] { $seat } geht in Führung.
}

## Rückblick

web-looking-back = Rückblick: Zug { $move } von { $last }
web-replay = Nachspielen
web-move = Zug
web-move-of = Zug { $move } von { $last }
web-step-before = Ein Schritt zurück
web-step-after = Ein Schritt vor
web-turn-before = Zum vorigen Spielzug
web-turn-after = Zum nächsten Spielzug
web-film = Abspielen
web-pause = Anhalten
web-skip-to-now = Zum aktuellen Stand
web-several = { $what } (×{ $count })
web-recap = Seit deinem Zug
web-recap-cards = Das betrifft dich
web-recap-play = Noch einmal zeigen
web-recap-seen = Gesehen
web-recap-more = { $count ->
    [one] und noch etwas
   *[other] und { $count } weitere Dinge
}
web-to-present = Zurück zum Jetzt

## Punkte

web-graph = Punkte im Lauf des Spiels
web-points-from = Punkte durch
web-no-points = Noch gab es keine Punkte.
web-scoring = Wertung
web-skip-scoring = Überspringen
web-go-on = Weiter
web-watch-scoring = Diese Wertung ansehen

## Einstellungen am Tisch

web-settings = Einstellungen
web-keys = Tasten
web-keys-on = Buchstaben sind Tastenkürzel
web-key-hint = Tipp
web-key-undo = Zurücknehmen
web-key-end = Die Entscheidung beenden
web-key-past = Einen Schritt zurück, einen Schritt vor
web-key-zoom = Auf dem Spielplan: näher, ferner, der ganze Plan
web-key-arrows = Von Ort zu Ort, von Reiter zu Reiter
web-key-enter = Wählen
web-key-escape = Begonnenes zurücklegen
web-key-help = Diese Liste
web-key-skip = Während Züge der anderen gezeigt werden, springt jede Taste zum Jetzt.
web-settings-browser = In diesem Browser
web-sounds = Töne
web-pace = Was andere tun, wird gezeigt
web-pace-slow = langsam
web-pace-normal = in Ruhe
web-pace-quick = schnell
web-pace-instant = sofort
web-confirm-turn = Vor dem Ende eines Zugs zeigen, was geschah
web-show-scoring = Wertungen Schritt für Schritt zeigen
web-allow-notifications = Benachrichtige mich, wenn ich dran bin
web-settings-seat = Der Server macht für mich
web-forced = Alles, wozu es keine Wahl gibt
web-settings-game = Dieses Spiel
web-save-record = Partie speichern
web-abandon = Vorschlagen, ohne Sieger aufzuhören
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-seed-hash = Fingerabdruck der Würfel:
web-seed = Ihr Startwert:

## Der Spielplan

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-whole = Den ganzen Spielplan zeigen

## Regeln und Lektionen

web-rules-of = Die Regeln von { $game }
web-contents = Inhalt
web-search-rules = Regeln durchsuchen
web-nothing-found = Nichts in den Regeln spricht von „{ $wanted }“.
web-ruling = Unsere Festlegung
web-lesson-of = { $game }: die erste Lektion
web-lesson-progress = Schritt { $step } von { $last }
web-lesson-next = Weiter
web-lesson-again = Diesen Schritt neu beginnen
web-lesson-right = Gut gemacht!
web-lesson-otherwise = Das ist erlaubt, aber darum geht es in diesem Schritt nicht. Versuche es noch einmal.
web-lesson-none = Für dieses Spiel gibt es noch keine Lektion.

## Konto

web-account = Konto
web-name = Name
web-ask-name = Wie sollen wir dich nennen?
web-ask-name-help = Die anderen am Tisch sehen diesen Namen. Ändern kannst du ihn oben unter deinem Namen.
web-ask-name-done = Weiter
web-guest-name = Dein Name
web-guest-help = Du spielst als Gast: ohne Passwort, ohne E-Mail. Dieser Browser merkt sich dich.
web-renamed = Der Name ist gespeichert.
web-register = Konto anlegen
web-register-help = Mit einem Konto findest du deine Spiele auf anderen Geräten wieder, und sie zählen für deine Wertungszahl.
web-password = Passwort (mindestens 8 Zeichen)
web-email = E-Mail (nur wenn du magst)
web-change-password = Passwort ändern
web-change-password-help = Auf allen anderen Geräten musst du dich danach neu anmelden.
web-old-password = Jetziges Passwort
web-new-password = Neues Passwort (mindestens 8 Zeichen)
web-password-changed = Dein Passwort ist geändert.
web-forgotten = Passwort vergessen?
web-reset-sent = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Link dorthin unterwegs.
web-mails = E-Mail
web-mails-help = Mit einer E-Mail-Adresse kannst du ein vergessenes Passwort neu setzen und erfährst, wenn ein Fernspiel auf dich wartet.
web-mail-turns = Sagt mir Bescheid, wenn ich in einem Fernspiel am Zug bin
web-email-unconfirmed = Noch nicht bestätigt: Folge dem Link in der E-Mail, die wir geschickt haben. Speichern schickt sie noch einmal.
web-email-sent = Wir haben dir eine E-Mail geschickt. Folge ihrem Link, um die Adresse zu bestätigen.
web-email-saved = Gespeichert.
web-email-confirmed = Deine E-Mail-Adresse ist bestätigt.
web-mails-stopped = Wir sagen dir nicht mehr per E-Mail, dass du am Zug bist.
web-last-used = zuletzt benutzt { $day }
web-my-data = Deine Daten
web-my-data-help = Nimm alles, was über dich gespeichert ist, als Datei mit, oder lösche es.
web-export = Meine Daten herunterladen
web-delete-account = Mein Konto löschen
web-delete-guest = Meine Spuren löschen
web-delete-help = Du gibst deine laufenden Spiele auf. Was du gesagt hast, deine Spiele ohne andere Menschen und dein Name werden gelöscht; Spiele mit anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-delete-yes = Endgültig löschen
web-deleted = Alles über dich ist gelöscht.
web-end-resigned = durch Aufgabe
web-end-time = durch Zeitüberschreitung
web-registered = Dein Konto ist angelegt. Deine Spiele bleiben dir.
web-welcome = Willkommen zurück!
web-log-out = Abmelden
web-log-out-others = Überall sonst abmelden
web-device = { $browser ->
    [other] Ein Browser
   *[known] { $browser }
}{ $system ->
    [other] {""}
   *[known] {" "}auf { $system }
}
web-unknown-device = Ein unbekanntes Gerät
web-devices = Geräte
web-this-device = Dieses Gerät
web-ratings = Wertungszahlen
web-rating = { $games ->
    [one] { $game }: { $rating } nach einem Spiel
   *[other] { $game }: { $rating } nach { $games } Spielen
}

## Über

web-about-1 = Anahuac, „das Land zwischen den Wassern“, so nannten die Azteken ihre Welt. Hier kannst du drei Brettspiele spielen und studieren, die in ihr spielen: gegen Bots, an einem Bildschirm oder mit Freunden überall.
web-about-2 = Die Regeln sind in unseren eigenen Worten geschrieben; wo die Anleitungen schweigen, ist unsere Festlegung als solche gekennzeichnet. Ein Klick auf etwas, das nicht geht, sagt warum, mit der Ziffer der Regel.
web-about-3 = Die Würfel sind ehrlich, und du kannst es prüfen: Jedes Spiel zeigt vor dem Beginn den Fingerabdruck seines Startwerts und am Ende den Startwert selbst.
web-about-fonts = Schriften: Alegreya und Alegreya Sans von Juan Pablo del Peral, unter der SIL Open Font License.
web-about-key-undo = die letzte Entscheidung zurücknehmen
    .keys = U
web-about-key-end = den Zug beenden
    .keys = E
web-about-key-hint = einen Bot um einen Tipp bitten
    .keys = H
web-about-key-past = durch das Spiel vor- und zurückgehen
    .keys = [ ]
web-about-key-zoom = vergrößern, verkleinern, den ganzen Spielplan zeigen
    .keys = + − 0
web-about-key-why = tun, was markiert ist, oder fragen, warum es nicht geht
    .keys = Tab, Enter
web-fold = Einklappen oder ausklappen
web-its-tournament = Zum Turnier
