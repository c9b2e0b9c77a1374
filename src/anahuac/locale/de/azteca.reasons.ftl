### Azteca: warum etwas nicht geht

## Warum eine Aktion nicht erlaubt ist

azteca-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
azteca-card-twice = Diese Karte hast du in dieser Phase schon gespielt: { $card }.
azteca-no-die = Einen Würfel { $die } gibt es nicht.
azteca-no-rival = Nenne einen anderen Mitspieler.
azteca-empty-hand = { $seat } hat keine Karte.
azteca-not-in-that-hand = Diese Karte ist nicht in der Hand, die du siehst: { $card }.
azteca-no-capital = { $at } ist eine Hauptstadt.
azteca-too-dear = Das kostet { $price } T; du hast { $tribute }.
azteca-no-counters = Alle deine { $limit } Kämpfer sind im Spiel.
azteca-not-at-home = Armee { $army } steht nicht in deiner Hauptstadt.
azteca-no-room = Dort ist kein Platz: nie mehr als { $limit } Kämpfer.
azteca-no-pochtecas = Du hast schon { $limit } Pochtecas.
azteca-no-generals = Alle deine Generäle sind im Spiel.
azteca-not-in-reserve = So ein Kämpfer ist nicht mehr in deiner Reserve.
azteca-not-new = Armee { $army } wurde nicht in diesem Zug aufgestellt.
azteca-no-ships = Alle deine { $limit } Schiffe sind im Spiel.
azteca-no-harbour = Keines deiner Gebiete liegt am { $at }.
azteca-no-dams = Im Einführungsspiel gibt es keine Dämme.
azteca-aztecs-only = Nur die Azteken bauen Dämme.
azteca-dam-stands = Der Damm nach { $at } steht schon.
azteca-no-deals = Angebote gehören nicht zu diesem Spiel: Die Option big_deal ist aus.
azteca-deal-twice = { $seat } hatte in diesem Zug schon ein Angebot von dir.
azteca-too-many-cards = So viele dieser Karten kann dein Gegenüber nicht haben.
azteca-too-much = Mehr als { $limit } T kann man nicht verlangen.
azteca-bid-more = Das höchste Gebot ist { $bid }: Biete mehr oder passe.
azteca-no-pochteca = Du hast keinen Pochteca mehr.
azteca-no-dear-alliance = Eine Allianz für 4 T gibt es nur mit der Option gave_already.
azteca-no-spy = { $at } ist nicht neutral; da gibt es nichts auszuspionieren.
azteca-no-ally = { $at } ist keine neutrale Stadt des Hochtals.
azteca-no-rebel = { $at } ist keine feindliche Stadt des Hochtals, die rebellieren könnte: nicht assimiliert, keine Hauptstadt, ohne Armee.
azteca-no-assimilate = { $at } ist keine deiner Hochtalstädte, die du assimilieren könntest.
azteca-no-own-expedition = Du hast selbst keine Expedition losgeschickt.
azteca-no-expedition = { $seat } hat keine Expedition losgeschickt.
azteca-no-mission = Einen Auftrag { $number } gibt es nicht.
azteca-is-expedition = Auftrag { $number } ist eine Expedition.
azteca-no-ship = Du hast kein Schiff auf dem { $at }.
azteca-ship-moved = Alle deine Schiffe auf dem { $at } haben sich schon bewegt.
azteca-zone-attacked = Auf dem { $at } hast du schon angegriffen.
azteca-no-ships-there = Auf dem { $at } habt ihr nicht beide Schiffe.
azteca-not-in-battle = { $seat-is ->
    [you] Du kämpfst hier nicht mit.
   *[other] { $seat } kämpft hier nicht mit.
}
azteca-not-for-others = Diese Karte darfst du nur für dich spielen, außer mit der Option big_deal.
azteca-already-favoured = Chalchiuhtlicue hat sich schon entschieden.
azteca-never-on-lake = Das geschieht in einem Gebiet, nicht auf dem { $at }.
azteca-never-on-land = { $at } ist Land; Schiffe liegen in den Seezonen.
azteca-never-sail = Der { $source } und der { $target } grenzen nicht aneinander; ein Schiff zieht in eine angrenzende Seezone.
azteca-never-stay = Ein Schiff zieht vom { $at } in eine andere Seezone, oder es bleibt dort.
azteca-never-dam = Dorthin führt kein Damm ({ $at }). Die drei Linien führen von { $home } nach { $lines }.
azteca-not-adjacent = Dorthin geht es von hier nicht: { $at } ist nicht benachbart.
azteca-no-army = Es gibt keine Armee { $army }.
azteca-one-army = Armee { $army } ist unterwegs; keine andere bewegt sich.
azteca-has-moved = Armee { $army } hat sich in dieser Runde schon bewegt.
azteca-struck = { $at } ist heimgesucht: Bis zum Ende der Runde betritt es niemand und greift es niemand an.
azteca-outer-valley = { $at } ist ein äußeres Tal; im Einführungsspiel betritt es niemand.
azteca-only-passing = Durch { $at } ziehst du nur hindurch: Der Zug kann dort nicht enden.
azteca-must-end-there = Es muss ein Ort bleiben, an dem der Zug enden kann: Durch { $at } kannst du nicht nur hindurchziehen.
azteca-must-land = Nach dem { $at } könnte der Zug nicht mehr an Land enden.
azteca-refused = Die Erlaubnis wurde dir verweigert: { $at }.
azteca-nobody-there = Auf dem { $at } hat niemand ein Schiff, das dich übersetzen könnte.
azteca-on-the-lake = Der Zug muss an Land enden.
azteca-not-next-to-it = Armee { $army } steht nicht neben diesem Gebiet, oder du hast dort kein Schiff.
azteca-no-fares = Fährpreise sind nicht vereinbart: Setze die Armee umsonst über oder gar nicht.
azteca-alone = Armee { $army } hat niemanden bei sich, mit dem sie Kämpfer tauschen könnte: { $at }.
azteca-not-first = Die Armeen in { $at } ordnen gemeinsam neu: Nenne die erste, Armee { $army }.
azteca-not-at-stop = Auf dem Marsch ordnest du nur dort neu, wo Armee { $army } ist: { $at }.
azteca-reorganised-ready = Vor dem Zug hast du schon neu geordnet.
azteca-reorganised-march = Bei diesem Halt in { $at } hast du schon neu geordnet.
azteca-reorganised-after = Nach dem Zug hast du schon neu geordnet.
azteca-not-here = Diese Gruppe ist nicht an diesem Ort.
azteca-pool-empty = So ein Kämpfer ist nicht mehr zu verteilen.
azteca-pool-left = Verteile erst alle Kämpfer.
azteca-last-army = Mindestens eine Armee muss bleiben.
azteca-empty-army = Jede Armee braucht mindestens einen Kämpfer.
azteca-not-enemy = { $at } ist kein feindliches Gebiet.
azteca-army-there = In { $at } steht eine Armee.
azteca-no-coast = { $at } liegt nicht am See.
azteca-not-neutral = { $at } ist nicht neutral.
azteca-neutral-only = Verstärkung hilft nur angegriffenen Neutralen.
azteca-not-in-battle-group = Diese Gruppe war nicht dabei.
azteca-no-such-counter = So ein Kämpfer ist dort nicht.
azteca-no-army-left = Keine deiner Armeen kann hier fort.
azteca-no-retreat = Nach { $at } führt kein Rückzugsweg.
azteca-reserve-at-home = Die Reserve, die die Hauptstadt selbst verteidigt, kann nicht zurück.
azteca-no-reserve-here = Keine Reserve von dir kämpft hier.
azteca-must-leave = Die Armee muss fort.
azteca-too-few-points = Dafür hast du zu wenige OP: { $points }.
azteca-buy-instead = Beim freien Start wird alles gekauft.
azteca-no-free-start = Vor dem Spiel kauft man nur beim freien Start.
azteca-ship-placed = Dein erstes Schiff steht schon.
azteca-not-at-capital = Der { $at } berührt deine Hauptstadt nicht.
azteca-place-ship-first = Stelle erst dein Schiff auf.
azteca-place-dam-first = Lege erst deinen Damm.
azteca-dam-chosen = Dein erster Damm liegt schon.

## Optionen

azteca-option-peoples = Nenne { $seats } verschiedene Völker, eines für jeden Platz.
azteca-option-difficulty = Das Einführungsspiel hat seinen eigenen Preis für eine Stufe: Lass die Schwierigkeit auf standard.

## Spielpläne

azteca-board-city = Die Karte hat { $count } Stadtstaaten; Azteca braucht { $expected }.
azteca-board-valley = Die Karte hat { $count } äußere Täler; Azteca braucht { $expected }.
azteca-board-zone = Die Karte hat { $count } Seezonen; Azteca braucht { $expected }.
azteca-board-capitals = Jedes der vier Völker braucht eine Hauptstadt, und sonst gehört nichts einem Volk.
azteca-board-lake = { $territory } liegt an { $lake }; das ist keine Seezone der Karte.
azteca-board-border = Die Grenze zwischen { $one } und { $other }: { $id } gibt es nicht, oder es ist von anderer Art.
azteca-board-double-border = Die Grenze zwischen { $one } und { $other } steht zweimal da.
azteca-board-dams = Es muss drei Dämme geben, von der Hauptstadt der Azteken zu drei anderen Küstengebieten.

## Stellungen

azteca-position-phase = Es gibt keine Runde { $round } mit einer Phase { $phase }.
azteca-position-capital = { $territory } ist eine Hauptstadt und gehört ihrem Volk.
azteca-position-assimilated = { $territory } kann nicht assimiliert sein: Das geht nur mit eigenen Hochtalstädten, nicht mit Hauptstädten.
azteca-position-population = { $territory } kann keinen Bevölkerungsmarker tragen.
azteca-position-army-place = Armee { $army } von Platz { $seat } steht nicht in einem eigenen Gebiet.
azteca-position-empty-army = Armee { $army } von Platz { $seat } hat keinen Kämpfer.
azteca-position-counters = Gruppe { $group } von Platz { $seat } muss zwischen 0 und { $limit } Kämpfer haben.
azteca-position-totals = Die Summen von Platz { $seat } stimmen nicht mit den Gruppen überein.
azteca-position-too-many = Platz { $seat } hat mehr als { $limit } Kämpfer.
azteca-position-zone = „{ $zone }“ ist keine Seezone, oder die Zahl der Schiffe dort ist negativ.
azteca-position-ships = Platz { $seat } hat mehr als { $limit } Schiffe.
azteca-position-dam = Zwischen { $one } und { $other } kann in diesem Spiel kein Damm liegen.
azteca-position-pochtecas = Platz { $seat } muss zwischen 0 und { $limit } Pochtecas haben, Aufträge mitgezählt.
azteca-position-cards = { $card }: { $count } Karten genannt, es gibt aber { $expected }.
azteca-position-introductory = Im Einführungsspiel gibt es keine Aktionskarten.
azteca-position-seen = Platz { $observer } kann diese Karten in der Hand von Platz { $seat } nicht kennen.
azteca-position-negative = Tribut und Opferpunkte können nicht negativ sein.
azteca-position-bounds = Die Grenzen enthalten nicht, was die Plätze haben.
azteca-position-gods = Quetzalcoatl steigt von 0 bis 5, Tezcatlipoca von 0 bis 4 hinab; auf der letzten Stufe ist das Spiel zu Ende.
azteca-position-urn = In der Urne liegt, was gegeben und noch nicht gezählt ist: { $urn }.
azteca-position-looked = Niemand kann beim letzten Nachsehen mehr gegeben haben als jetzt.
azteca-position-wrath = Die Zornkarten sind 9, 10 und 11, jede einmal.
azteca-position-struck = { $territory } kann mit dem, was dort steht, nicht heimgesucht sein.
azteca-position-mission = „{ $mission }“ ist kein Auftrag, oder sein Ziel fehlt oder ist zu viel.
azteca-position-turn = In Phase { $phase } kann eine Stellung ohne ihren Stapel nicht nennen, wer an der Reihe ist.
azteca-position-stack = Der Stapel passt nicht zum Rest der Stellung.
