### Regeln von Azteca

azteca-rule-intro =
    Drei oder vier Völker des Tals von Mexiko sammeln Opfer durch Krieg, Diplomatie und Handel. Gemeinsam müsst ihr Tezcatlipoca ruhig halten, sonst geht die Welt für euch alle unter. Heimlich nährt jeder Quetzalcoatl: Erreicht die Schlange rechtzeitig ihren goldenen Tempel, gewinnt, wer ihr am meisten gegeben hat. T steht für Tribut, OP für Opferpunkte.

azteca-rule-T0 = Material
azteca-rule-T0-1 =
    Die Karte hat 28 Stadtstaaten des Hochtals, darunter vier Hauptstädte, 4 äußere Täler (Tula, Toluca, Tlaxcala, Oaxtepec) und 4 Seezonen. Jeder Staat am See hat einen Hafen.
    .ruling =
        Gespielt wird auf unserer eigenen Karte, nicht auf einer Kopie der gedruckten.
azteca-rule-T0-2 =
    Die Völker und ihre Hauptstädte sind die Azteken in Tenochtitlan (grün), die Tolteken in Colhuacan (rot), die Chichimeken in Texcoco (gelb) und die Tepaneken in Azcapotzalco (blau).
    .ruling =
        Zu dritt ist die vierte Hauptstadt eine gewöhnliche neutrale Stadt. Ohne die Azteken gibt es keine Dämme.
azteca-rule-T0-3 =
    Es gibt zwei gelbe und zwei rote Kampfwürfel und einen weißen Würfel von 1 bis 6. Gelbe Würfel sind besser als rote.
    .ruling =
        Ein gelber Würfel zeigt auf 3 seiner 6 Seiten eine Lanze, ein roter auf 2; auf unseren Würfeln sind das die höchsten Zahlen.
azteca-rule-T0-4 =
    Kämpfer sind Krieger im Wert von 1 und Jaguarritter im Wert von 2.
    .ruling =
        Jeder hat höchstens 16 Kämpfer, 3 Generäle, 5 Schiffe und 4 Pochtecas, die Azteken dazu 3 Dämme. Wie viele Krieger und Ritter jemand insgesamt hat, ist offen; wo sie sind, ist geheim.
azteca-rule-T0-5 =
    Es gibt 55 Karten; die Zornkarten sind eine 9, eine 10 und eine 11.
    .ruling =
        40 sind Aktionskarten, 12 Expeditionskarten und 3 Zornkarten.
azteca-rule-T0-6 =
    Bevölkerungsmarker bringen 1 oder 2 OP.
    .ruling =
        Beim Aufbau werden zwölf der neutralen Städte des Hochtals gezogen; acht tragen eine 1, vier eine 2, offen. Zu dritt kann die vierte Hauptstadt dabei sein.

azteca-rule-T1 = Aufbau
azteca-rule-T1-1 =
    Du beginnst mit 4 T, 3 Generälen in deiner Hauptstadt, 10 Kriegern, 3 Jaguarrittern und 1 Schiff.
    .ruling =
        Das Schiff kommt nach deiner Wahl in eine Seezone an deiner Hauptstadt.
azteca-rule-T1-2 =
    Heimlich teilst du deine Kämpfer auf die Armeen A, B und C und die Reserve auf, höchstens 4 in jede.
    .ruling =
        Eine Armee mit einem General braucht mindestens 1 Kämpfer.
azteca-rule-T1-3 =
    Die Azteken legen sofort einen Damm; es gibt drei Linien.
    .ruling =
        Die Linien führen von Tenochtitlan nach Tlacopan, nach Tizapan und nach Tepeyacac.
azteca-rule-T1-4 =
    Wer beginnt, heißt Tlatoani.
    .ruling =
        Der erste Tlatoani wird gezogen; in jeder weiteren Runde ist es der Nächste im Uhrzeigersinn. Gespielt wird im Uhrzeigersinn ab dem Tlatoani.

azteca-rule-T2 = Die Runde
azteca-rule-T2-1 =
    Eine Runde hat acht Phasen: (1) Karten, (2) Tribut, (3) Käufe, (4) Sklavenmarkt, (5) Pochtecas, (6) See, (7) Blumenkrieg, (8) Urteil der Götter.

azteca-rule-T6 = Phase 1: Karten
azteca-rule-T6-1 =
    Du hältst höchstens 4 Karten; was darüber ist, legst du ab.
    .ruling =
        Der Reihe nach darfst du beliebig viele Karten ablegen und ziehst dann zwei. Abgelegte Karten liegen offen; ist der Stapel leer, werden sie zum neuen gemischt.
azteca-rule-T6-2 =
    Eine Karte spielst du in der Phase, die sie nennt. In einer Phase darfst du keine zwei gleichnamigen Karten spielen, außer Überfällen.
    .ruling =
        Eine List gegen eine Hand spielst du in einer beliebigen Phase, wenn du an der Reihe bist; Überfall, Ablenkung, Überschwemmung und Erdbeben der Reihe nach, bevor der erste Marker gezogen wird (alle, die eine Karte halten, werden gefragt), und während deiner eigenen Aktivierung; das Durchzugsrecht während deiner eigenen Aktivierung; die übrigen Karten der Phase 7 in ihrem Moment.
azteca-rule-T6-3 =
    Die Karten, wann man sie spielt und was sie bewirken:

    Einfluss des Tlenamacac, jede Phase → ein eben geworfener Würfel, egal von wem, wird neu geworfen
    List des Zauberers, jede Phase → sieh eine Hand an und lege eine Karte daraus ab, oder hebe einen Einfluss auf
    Ungehorsam, Phase 2 → ein Gebiet, keine Hauptstadt, bringt in dieser Runde nichts
    Eingreifen des Tlaloc, Phase 2 → nimm so viele T, wie der weiße Würfel zeigt
    Unterwerfung eines Stadtstaats, Phase 5 → bei einer Lanze des roten Würfels gehört dir eine neutrale Stadt des Hochtals
    Zorn des Yacatecuhtli, Phase 5 → hast du selbst eine Expedition losgeschickt, ist eine feindliche verloren
    Mordanschlag, Phase 5 → bei einer Lanze des roten Würfels ist ein Pochteca mit einem anderen Auftrag samt diesem verloren
    Eingreifen der Chalchiuhtlicue, Phase 6, vor einem Kampf auf dem See → du wirfst den ganzen Kampf lang gelbe Würfel, der Gegner rote
    Überfall, Phase 7 → Nomaden greifen ein feindliches Gebiet an (T14.16)
    Ablenkung, Phase 7 → ein weiterer Marker von dir kommt in den Beutel, und eine deiner Armeen darf zweimal handeln
    Verstärkung, Phase 7 → ein angegriffenes neutrales Gebiet bekommt 1 Krieger und 1 Jaguarritter dazu
    Heldenhafter Kampf, Phase 7 → niemand darf sich aus dem Kampf zurückziehen
    Durchzugsrecht, Phase 7 → deine ziehende Armee darf durch ein neutrales Gebiet ziehen und sich dadurch zurückziehen, bis ihr Zug und ihre Kämpfe vorbei sind, aber nicht dort enden
    Überschwemmung, Phase 7 → trifft ein Küstengebiet, keine Hauptstadt (T14.17)
    Erdbeben, Phase 7 → trifft ein beliebiges Gebiet, keine Hauptstadt (T14.17)
    .ruling =
        Es gibt 5 Überfälle, je 3 von Einfluss, List, Ungehorsam, Tlaloc, Mordanschlag, Verstärkung und Heldenhaftem Kampf, und je 2 der übrigen Karten. Ein Durchzugsrecht nutzt nur die ziehende Armee, und sie betritt das Gebiet nur, wenn sie von dort an einen Ort weiterziehen kann, an dem ihr Zug enden darf.
azteca-rule-T6-4 =
    Nach jedem Wurf können Würfel beeinflusst werden.
    .ruling =
        Wer eine Karte auf der Hand hat, wird der Reihe nach gefragt, damit die Frage nichts verrät; ebenso, ob jemand einen Einfluss mit einer List aufhebt. Nach einem neuen Wurf werden alle wieder gefragt. Wer so eine Karte in dieser Phase schon gespielt hat, wird nicht gefragt.

azteca-rule-T7 = Phase 2: Tribut
azteca-rule-T7-1 =
    Deine Hauptstadt bringt 4 T, jede Stadt des Hochtals 1, jedes äußere Tal 2 und jede Seezone, die du beherrschst, 1.
azteca-rule-T7-2 =
    Du bekommst auch OP: 1 oder 2 für jeden Bevölkerungsmarker, 1 mehr für jede assimilierte Stadt, 1 für jedes äußere Tal. OP hält man geheim.
    .ruling =
        Auch der Tribut ist geheim.
azteca-rule-T7-3 =
    In dieser Phase werden Karten gespielt.
    .ruling =
        Sie werden der Reihe nach gespielt, bevor gezahlt wird.

azteca-rule-T8 = Phase 3: Käufe
azteca-rule-T8-1 =
    Der Reihe nach kaufst du innerhalb der Grenzen, so viel du willst: Krieger 1 T, Jaguarritter 2, Pochteca 1, General 4, Schiff 2; die Azteken auch Dämme für 3, jeden auf einer freien Linie und sofort nutzbar.
azteca-rule-T8-2 =
    Was du kaufst, kommt sofort ins Spiel.
    .ruling =
        Neue Kämpfer kommen in die Reserve oder in eine Armee in der Hauptstadt; ist dort kein Platz, kannst du keine kaufen. Ein neuer General beginnt in der Hauptstadt mit mindestens einem Kämpfer aus der Reserve. Ein Schiff kommt in eine Seezone an einem deiner Küstengebiete.

azteca-rule-T9 = Phase 4: der Sklavenmarkt von Tlatelolco
azteca-rule-T9-1 =
    Sklaven werden in Posten verkauft.
    .ruling =
        Für jeden Mitspieler gibt es einen Posten. Der weiße Würfel bestimmt seine Größe: ein Sklave bei 1 bis 3, zwei bei 4 oder 5, drei bei einer 6.
azteca-rule-T9-2 =
    Die Posten werden versteigert.
    .ruling =
        Der erste Posten beginnt beim Tlatoani, jeder weitere beim Nächsten. Biete mehr oder passe; wer passt, ist bei diesem Posten draußen. Ein Gebot ist mindestens 1 und höchstens so viel, wie du T hast (und höchstens 60). Haben alle anderen gepasst, hat das höchste Gebot gewonnen, und wer es abgab, wird nicht mehr gefragt. Ohne Gebot verfällt der Posten.
azteca-rule-T9-3 =
    Wer gewinnt, zahlt das Gebot und nimmt 1 OP für jeden Sklaven.

azteca-rule-T10 = Phase 5: Aufträge der Pochtecas
azteca-rule-T10-1 =
    Deine Pochtecas erfüllen Aufträge und kehren danach in die Schachtel zurück.
    .ruling =
        Der Reihe nach geben alle ihren Pochtecas offen Aufträge oder behalten sie, und zahlen sofort; ein Auftrag muss dann möglich sein. Danach werden der Reihe nach Karten gespielt, dann die Aufträge der Reihe nach ausgeführt. Passt ein Ziel nicht mehr, scheitert der Auftrag, und der Preis ist verloren; ebenso eine Rebellion gegen eine Stadt, die vorher in dieser Phase assimiliert wurde.
azteca-rule-T10-2 =
    Expedition: Für jede, die du losgeschickt hast, ziehst du eine Expeditionskarte und nimmst so viele T: 0, 2, 4 oder 6.
    .ruling =
        Es gibt 3 Karten mit 0, 4 mit 2, 3 mit 4 und 2 mit 6. Du ziehst alle deine Karten zusammen, nur du siehst sie, und sie werden zurückgemischt.
azteca-rule-T10-3 =
    Spionage: Nenne ein neutrales Gebiet, auch ein äußeres Tal. Es macht in dieser Runde keinen Mobilmachungswurf, wer auch angreift.
azteca-rule-T10-4 =
    Allianz, 3 T: Eine neutrale Stadt des Hochtals gehört dir ohne Kampf. Äußere Täler gehen keine Allianzen ein.
azteca-rule-T10-5 =
    Rebellion, 1 T: Bei einer Lanze des roten Würfels wird eine feindliche Stadt des Hochtals neutral. Sie darf weder assimiliert noch eine Hauptstadt sein und keine Armee haben.
azteca-rule-T10-6 =
    Assimilation, 3 T: Eine deiner Städte des Hochtals, keine Hauptstadt, ist vor Rebellion sicher und bringt ab der nächsten Runde 1 OP mehr.
    .ruling =
        Der Marker geht verloren, wenn die Stadt den Besitzer wechselt.

azteca-rule-T11 = Phase 6: der See
azteca-rule-T11-1 =
    Schiffe bewegen sich auf dem See.
    .ruling =
        Der Reihe nach darfst du jedes deiner Schiffe in eine angrenzende Zone bewegen.
azteca-rule-T11-2 =
    Schiffe kämpfen; auf dem See gewinnt niemand OP.
    .ruling =
        Danach darfst du der Reihe nach in jeder Zone, in der ihr beide Schiffe habt, einen anderen angreifen. Gekämpft wird wie in T14.7 mit 1 für jedes Schiff; jede Lanze versenkt eines. Nach einer Kampfrunde darf erst der Verteidiger, dann der Angreifer alle Schiffe in eine angrenzende Zone zurückziehen.
azteca-rule-T11-3 =
    Wer eine Zone beherrscht, darf Armeen verbieten, sie zu überqueren, sich über sie zurückzuziehen oder in ihr abzufangen.
    .ruling =
        Du beherrschst eine Zone, wenn du dort mehr Schiffe hast als jeder andere.

azteca-rule-T14 = Phase 7: der Blumenkrieg
azteca-rule-T14-1 =
    Die Armeen A, B und C sind Generäle auf der Karte; ihre Kämpfer bleiben geheim. Eine Armee, die ihren letzten Kämpfer verliert, ist mit ihrem General vernichtet.
azteca-rule-T14-2 =
    In einem Beutel liegt ein Marker für jede Armee; die Zahlen sind offen. Der Tlatoani zieht einen nach dem anderen, und sein Besitzer darf eine Armee bewegen, die sich in dieser Runde noch nicht bewegt hat.
    .ruling =
        Hast du keine solche Armee mehr, darfst du nur neu ordnen (und Karten spielen).
azteca-rule-T14-3 =
    Eine Armee zieht bis zu drei Gebiete weit, eines nach dem anderen; ein neutrales oder feindliches Gebiet beendet den Zug. Eine Seezone darfst du mit einem eigenen Schiff darin betreten, von einem Küstengebiet oder einer anderen solchen Zone aus, wenn ihr Beherrscher es nicht verbietet; der Zug muss an Land enden. Gelände hält dich nicht auf.
    .ruling =
        Eine Zone ist eines der drei Gebiete, die Erlaubnis wird vor dem Betreten erfragt, und du betrittst sie nur, wenn du noch an Land kommen kannst, ohne jemanden zu fragen. Dämme sind für alle und alles Grenzen. Wird es dir verweigert, fragst du in dieser Aktivierung nicht noch einmal.
azteca-rule-T14-4 =
    Betritt eine ziehende Armee ein Gebiet neben einer feindlichen Armee, darf diese sie sofort dort angreifen. Gefragt wird der Reihe nach; wer zuerst annimmt, tut es, mit einer Armee und einmal je betretenem Gebiet. In einer Seezone brauchst du ein Schiff und die Herrschaft, keinen Beherrscher oder dessen Erlaubnis. Danach kehrt die abfangende Armee zurück, woher sie kam. Gewinnt die abgefangene, darf sie weiterziehen. Eine Armee darf immer wieder abfangen, auch nach ihrem eigenen Zug; ein Gegenabfangen gibt es nicht. Überfälle und Reserven werden nicht abgefangen.
    .ruling =
        Wer abfängt, ist der Angreifer, die Grenze, die er überschreitet, entscheidet über den Geländewürfel (auf dem See gibt es keinen), und er erobert nichts. Alle Armeen des Abgefangenen in dem Gebiet kämpfen zusammen, aber keine Reserve kommt dazu. Ein Rückzug wird nicht abgefangen. Siegt eine Armee in dem neutralen oder feindlichen Gebiet, das sie betreten hatte, greift sie es danach an.
azteca-rule-T14-5 =
    Bei deiner Aktivierung dürfen Armeen in einem Gebiet Kämpfer tauschen, eine Armee in der Hauptstadt auch mit der Reserve; eine oder zwei Armeen dürfen in anderen aufgehen. Nie mehr als 4 Kämpfer in einer Armee oder der Reserve, nie weniger als 1 in einer Armee.
    .ruling =
        Das geht einmal vor dem Zug, einmal bei jedem Halt mit einer anderen eigenen Armee (auch beim letzten) und einmal danach; auch wenn nichts zieht. Mindestens eine Armee bleibt. Ein aufgelöster General kommt in die Schachtel, sein Marker bleibt im Beutel.
azteca-rule-T14-6 =
    Kämpfer der Reserve dürfen jedes deiner Gebiete mitverteidigen, das eine lückenlose Kette mit deiner Hauptstadt verbindet: eigene Gebiete, Dämme und Seezonen, in denen du ein Schiff hast und die du beherrschst, niemand beherrscht oder deren Beherrscher es erlaubt. Die Zahl legst du fest, bevor der Angreifer seine Stärke nennt. Die Reserve darf nach der ersten Kampfrunde in die Hauptstadt zurück und wird nie vernichtet.
azteca-rule-T14-7 =
    Beide Seiten nennen ihren Wert. Der höhere wirft zwei gelbe Würfel, der niedrigere zwei rote, bei Gleichstand beide rote. Jede Lanze nimmt einen feindlichen Kämpfer gefangen; wer ihn verliert, wählt, welchen, beide zugleich. Mindestens eine Kampfrunde wird gekämpft, dann Runde um Runde, bis eine Seite fort ist oder sich zurückzieht.
    .ruling =
        Die Werte werden in jeder Kampfrunde neu gezählt. Alle Armeen einer Seite in einem Gebiet kämpfen zusammen. Die Abfolge: (1) Verstärkung und Heldenhafter Kampf, (2) Reserve und Vettern, (3) Mobilmachung, (4) Geländewürfel, (5) Werte, Würfel und Verluste, (6) Rückzug, erst der Verteidiger, dann der Angreifer; wieder ab (5). Sind beide Seiten fort, gewinnt niemand, und das Gebiet behält seinen Besitzer. Nimmt der Geländewürfel den letzten Angreifer, gewinnt der Verteidiger ohne Kampfrunde. Überzählige Lanzen verfallen. Offen sind nur die Werte und die gefangenen Kämpfer, und welche davon aus der Reserve waren.
azteca-rule-T14-8 =
    Wer über eine Gebirgsgrenze, in Sumpf oder Chinampas oder über einen Damm (außer von den Azteken) angegriffen wird, wirft vor dem Kampf einen gelben Würfel, nie mehr. Eine Lanze nimmt einen Kämpfer gefangen, der nicht mehr mitzählt und selbst einem Verlierer 1 OP bringt; Neutrale bekommen nichts. Toluca, Tlaxcala und Oaxtepec haben diesen Würfel immer. Das neutrale Tizapan bekommt gegen einen Angriff über seinen Damm keinen Würfel für den Sumpf, eines mit Besitzer schon.
azteca-rule-T14-9 =
    Nur wer siegt, macht aus den gefangenen Kämpfern OP, je 1; auf dem See niemand, weder mit Schiffen noch mit Armeen, die dort abgefangen werden.
    .ruling =
        Wer nach dem Rückzug des anderen übrig bleibt, hat gesiegt und sammelt auch Erfahrung. Der Kämpfer des Geländewürfels bringt seinen OP in jedem Fall, auch wenn beide Seiten fort sind.
azteca-rule-T14-10 =
    Nach einem Sieg über eine Armee darf ein überlebender Krieger des Siegers Jaguarritter werden; nicht nach Überfällen.
    .ruling =
        Neutrale Armeen zählen mit. Dass ein Krieger befördert wurde, ist offen, in welcher Armee, geheim.
azteca-rule-T14-11 =
    Du ziehst dich in ein angrenzendes eigenes Gebiet zurück oder über den See, mit einem Schiff in jeder Zone und der Erlaubnis ihres Beherrschers. Wer nicht zurück kann, kämpft weiter. Armeen und Reserve einer Seite entscheiden getrennt; Heldenhafter Kampf verbietet beides.
    .ruling =
        Der Weg darf über beliebig viele Zonen führen. Die Reserve, die die Hauptstadt selbst verteidigt, kann nicht zurück. Wird es dir verweigert, wählst du neu.
azteca-rule-T14-12 =
    Eine neutrale Stadt des Hochtals verteidigen 1 Krieger und 1 Jaguarritter, ein äußeres Tal 3 Jaguarritter, dazu die Mobilgemachten. Sie ziehen sich nie zurück. Wer links vom Angreifer sitzt, würfelt für sie.
    .ruling =
        Krieger gehen zuerst verloren. Die Besatzung ist für jeden Kampf wieder vollständig.
azteca-rule-T14-13 =
    Mobilmachung: Der weiße Würfel, in äußeren Tälern 1 mehr, bringt bei 1 bis 3 nichts, bei 4 oder 5 einen Krieger, bei 6 und mehr einen Jaguarritter; nach dem Kampf sind sie fort. Verstärkung wird vor dem Wurf angesagt und geht nach der Besatzung verloren; siegen die Neutralen, bleibt sie bis zum Ende der Runde.
    .ruling =
        Von der Verstärkung geht der Krieger vor dem Ritter verloren.
azteca-rule-T14-14 =
    Vettern: Wer sonst an ein angegriffenes neutrales Gebiet grenzt, darf einen Kämpfer der Reserve schicken, wenn eigene Gebiete eines davon an dieser Grenze mit der Hauptstadt verbinden. Er zieht sich nie zurück und geht als Letzter verloren, in Spielreihenfolge. Siegen die Neutralen, kehrt er heim, ein Krieger als Jaguarritter. Sein Besitzer bekommt das Gebiet nicht.
    .ruling =
        Dämme verbinden, der See nicht. Der Vetter bekommt keine OP; geht er verloren, bringt er dem Angreifer OP.
azteca-rule-T14-15 =
    Hauptstädte werden geplündert, nie erobert: Der Sieger nimmt die Hälfte der OP des Besitzers, aufgerundet, und alle T und zieht sich dann zurück. War die Hauptstadt das letzte Gebiet und sind alle Einheiten bei ihrer Verteidigung verloren, bekommt der Besitzer zu Beginn der nächsten Runde 1 General, 3 Krieger und 1 Jaguarritter. Auch wer geplündert wurde, nimmt an Phase 8 teil.
    .ruling =
        Was der Kampf selbst gebracht hat, zählt mit. Ist kein Rückzug möglich, geht der Sieger zurück, woher er kam, oder sonst in die eigene Hauptstadt. Nur die beiden sehen die Beträge.
azteca-rule-T14-16 =
    Überfälle treffen, was nur die Reserve schützt, und werden nicht abgefangen.
    .ruling =
        Nenne ein feindliches Gebiet, keine Hauptstadt, ohne Armee. Nomaden (2 Krieger, 1 Jaguarritter, du würfelst) greifen es an; nur die Reserve kann verteidigen. Siegen sie, wird das Gebiet neutral, und du nimmst die OP für die gefangenen Kämpfer. Niemand gewinnt Erfahrung.
azteca-rule-T14-17 =
    Überschwemmung oder Erdbeben: Armeen dort müssen in ein angrenzendes Gebiet ihres Besitzers; gibt es keines, verliert die Armee einen Kämpfer ihrer Wahl und kommt in die Hauptstadt, verbunden oder nicht. Niemand betritt oder durchquert das Gebiet oder greift es an, und Ketten sind dort unterbrochen.
    .ruling =
        Eine Armee, die ihren letzten Kämpfer verliert, ist vernichtet. Das alles gilt bis zum Ende der Runde.
azteca-rule-T14-18 =
    Ein feindliches Gebiet ohne Armee und ohne willige Reserve fällt ohne Kampf.
    .ruling =
        Eine Hauptstadt in dieser Lage wird ohne Kampf geplündert.

azteca-rule-T15 = Phase 8: Urteil der Götter
azteca-rule-T15-1 =
    Quetzalcoatl: Der Reihe nach und heimlich gibst du beliebig viele OP. Was jeder gab, wird erst am Ende aufgedeckt; die Summe wird nach jeder geraden Runde angesehen: Für je 20 steigt die Schlange eine Stufe, der Rest bleibt. Auf der vierten von fünf Stufen wird in jeder Runde nachgesehen.
azteca-rule-T15-2 =
    Tezcatlipoca: Alle zeigen zugleich, wie viele ihrer übrigen OP sie geben. Der Tlatoani wirft dreimal den weißen Würfel; die Summe und der beste Wurf müssen die Zornkarte erreichen, sonst steigt der Gott eine von vier Stufen hinab. Alle drei Karten werden benutzt, bevor neu gemischt wird.
    .ruling =
        Die Karte wird gezogen und gezeigt, bevor gewürfelt wird.
azteca-rule-T15-3 =
    Die Opfer werden zwischen den Göttern geteilt, und ihr dürft frei darüber reden.
    .ruling =
        Mit der Option keep (der Regelfall) behältst du, was du keinem gibst; ohne sie geht alles, was Quetzalcoatl nicht bekommt, an Tezcatlipoca.
azteca-rule-T15-4 =
    Quetzalcoatl in seinem Tempel, auf Stufe 5: Wer ihm am meisten gab, gewinnt; bei Gleichstand zählen assimilierte Städte, Gebiete und Reichtum, das ist T und der Preis von Kämpfern und Schiffen. Tezcatlipoca in der Unterwelt: Alle verlieren.
    .ruling =
        Geschieht beides in einer Phase, wird zuerst nach der Schlange gesehen. Immer noch gleich: Der Sieg wird geteilt.
azteca-rule-T15-5 =
    Die Welt wartet nicht ewig.
    .ruling =
        Nach so vielen Runden, wie die Option round_limit sagt (30), verlieren alle.

azteca-rule-T16 = Einführungsspiel
azteca-rule-T16-1 =
    Eine Option: Niemand betritt die äußeren Täler, es gibt keine Dämme, auch nicht den ersten der Azteken, und eine Stufe kostet 15.
    .ruling =
        Auch Aktionskarten gibt es nicht.

azteca-rule-T17 = Schwierigkeit
azteca-rule-T17-1 =
    Eine Option: Eine Stufe kostet 20 (standard), 22 (experienced) oder 25 (expert).

azteca-rule-T18 = Varianten
azteca-rule-T18-1 =
    Freier Start: Statt allem aus T1.1 und T1.3 bekommst du 34 T, die Azteken 37, und kaufst heimlich zu den Preisen von T8. Was du nicht ausgibst, behältst du.
    .ruling =
        Im Einführungsspiel, das keine Dämme hat, bekommen auch die Azteken 34 T. Sind alle fertig, wird gezeigt, was jeder gekauft hat; nur die Aufteilung der Kämpfer bleibt geheim.
azteca-rule-T18-2 =
    Das große Geschäft: Karten und Tribut darf man tauschen, schenken und leihen, eine Karte darf einem anderen helfen, und niemand ist an sein Wort gebunden.
    .ruling =
        In deinem Zug der Phase 3 darfst du jedem anderen ein offenes Angebot machen. Versprechen sind nur Worte. Chalchiuhtlicue darf man für jede Seite eines Kampfs auf dem See spielen.
azteca-rule-T18-3 =
    Einbaum-Express: Man darf andere auf den eigenen Schiffen übersetzen lassen, gegen einen Preis oder umsonst; ob Preise erlaubt sind, wird vorher vereinbart.
    .ruling =
        Eine Armee, die ohne eigenes Schiff in eine Zone will, fragt der Reihe nach die, die dort eines haben. Zuerst kommt die Erlaubnis des Beherrschers, dann der Preis; könnte nur er selbst die Armee übersetzen, gibt er mit dem Preis auch die Erlaubnis. Ein Preis ist höchstens 5 T.
azteca-rule-T18-4 =
    Wir haben schon gegeben: Eine Allianz kostet 2 T und einen roten Würfel oder 4 T und einen gelben, eine Assimilation 1 T und einen roten; sie gelingt bei einer Lanze.

azteca-rule-notation = Notation
azteca-rule-notation-1 =
    Hier steht chalco für ein beliebiges Gebiet und lake-west für eine beliebige Seezone.
    S lake-west → das erste Schiff aufstellen
    D tlacopan → den ersten Damm legen
    A+w, R+k → Armee A einen Krieger, der Reserve einen Jaguarritter geben
    $ A+w, $ pochteca, $ general w, $ ship lake-west, $ dam tizapan → einen Kämpfer, einen Pochteca, einen General mit einem Krieger der Reserve, ein Schiff, einen Damm kaufen
    R>A w → einem neuen General noch einen Krieger der Reserve geben
    bid 3 → 3 T bieten
    expedition → eine Expedition losschicken
    spy chalco, ally chalco, rebel chalco, assimilate chalco → einem Pochteca einen anderen Auftrag geben; ally+ ist die Allianz für 4 T
    lake-west>lake-east → ein Schiff bewegen
    x lake-west 2 → die Schiffe des dritten Spielers angreifen (gezählt wird ab 0)
    =>lake-east → Schiffe aus einem Kampf zurückziehen
    A>chalco → Armee A bewegen
    re A → neu ordnen, wo Armee A steht
    i A → mit Armee A abfangen
    +w, +k → einen Krieger oder einen Ritter der Reserve schicken
    -Aw, -Rk → einen Krieger der Armee A, einen Ritter der Reserve verlieren
    =>chalco, =>R → zurückziehen, die Reserve zurückziehen
    ^A → einen Krieger der Armee A zum Jaguarritter machen
    C flood chalco, C ruse 2, C assassination 0, C influence 1 → eine Karte spielen; Aufträge und Würfel zählen ab 0
    C ruse ! → einen Einfluss aufheben
    ~raid, !raid → eine Karte ablegen, eine Karte wegnehmen
    Q 3, Z 3 → Quetzalcoatl, Tezcatlipoca 3 OP geben
    deal 2, give 1, give raid, ask 1, ask raid → ein Angebot an den dritten Spieler zusammenstellen
    fare 1 → den Preis einer Überfahrt nennen
    yes, no → antworten
    { "." } → aufhören, passen oder bleiben

azteca-rule-words = Wörter der gedruckten Regeln
azteca-rule-words-1 =
    Unser Wort, und wie es in den gedruckten Regelheften heißt:

    Kämpfer → Counter, Einheit
    Seezone → Seegebiet
    Damm → Damm, Deich
    abfangen → Abfangmanöver
    mobil machen → Mobilmachungswurf
    Tribut (T) → Tribute
    OP → Opferpunkte
    Auftrag → Auftrag (etwa Spionageauftrag)
