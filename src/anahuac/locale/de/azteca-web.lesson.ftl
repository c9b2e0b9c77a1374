### Azteca im Browser: die erste Lektion und die gezeichneten Beispiele

## Die erste Lektion

azteca-lesson-welcome =
    Willkommen im Tal von Mexiko. Du spielst die Azteken auf der Insel Tenochtitlan. Zwei Götter sehen euch zu: Quetzalcoatl steigt zu seinem Tempel auf, heimlich genährt, und wer ihm die meisten Opferpunkte (OP) gab, gewinnt. Besänftigt ihr aber nicht alle zusammen Tezcatlipoca, dann steigt er in die Unterwelt hinab, und alle verlieren.
azteca-lesson-setup =
    Zuerst stellen alle geheim auf. Drei Armeen, A, B und C, beginnen in jeder Hauptstadt. Als Azteken legt ihr auch einen Damm, eine Straße über den See. Lege deinen nach Tepeyacac im Norden: „Ersten Damm legen“, dann Tepeyacac.
azteca-lesson-setup-otherwise = Lege zuerst den Damm: nach Tepeyacac, nördlich deiner Insel.
azteca-lesson-deal =
    Du hast 10 Krieger und 3 Jaguarritter für deine Armeen und die Reserve, höchstens vier für jede. Krieger zählen 1, Jaguarritter 2. Gib der Armee A einen Jaguarritter: der untere Knopf unter „A“. Im richtigen Spiel verteilt „Übliche Aufstellung“ alles so, wie es ein guter Spieler täte.
azteca-lesson-deal-otherwise = Gib der Armee A einen Jaguarritter: der untere Knopf unter „A“.
azteca-lesson-cards =
    Dein Reichtum ist dreierlei. Mit Tribut (T) bezahlst du alles. Opferpunkte (OP) gibst du den Göttern, und mit ihnen gewinnst du. Karten sind Überraschungen; jede nennt die Phase, in der sie gespielt wird. Eine Runde hat acht Phasen, und die erste bringt zwei Karten. Ziehe sie.
azteca-lesson-cards-otherwise = Behalte deine Karten und ziehe zwei: „Zwei Karten ziehen“.
azteca-lesson-tribute =
    In der zweiten Phase zahlen deine Gebiete: die Hauptstadt 4 T, eine Stadt 1 T, ein äußeres Tal 2 T und 1 OP, jedes Herz 1 OP. Jetzt darfst du Karten dieser Phase spielen. Spiele „Eingreifen des Tlaloc“: Du bekommst so viel Tribut, wie der weiße Würfel zeigt.
azteca-lesson-tribute-otherwise = Spiele Tlaloc: mit dem Knopf auf der Karte, unter „Deine Karten“.
azteca-lesson-buy =
    In der dritten Phase kaufst du mit deinem Tribut. Kaufe einen Pochteca, einen Händler, der Aufträge übernimmt.
azteca-lesson-buy-otherwise = Ein guter Kauf, aber kaufe zuerst den Pochteca.
azteca-lesson-knight =
    Wo deine Kämpfer sind, ist geheim; nur ihre Zahl ist offen. Kaufe einen Jaguarritter für deine Reserve: Sie verteidigt deine Gebiete.
azteca-lesson-knight-otherwise = Nimm den Jaguarritter für die Reserve: den unteren Knopf unter „Reserve“.
azteca-lesson-market =
    In der vierten Phase werden Sklaven versteigert; jeder ist einen OP wert. Zwei werden angeboten, und die anderen haben wenig Tribut. Biete mit.
azteca-lesson-market-otherwise = Biete 1 bis 3 T: Mehr musst du für zwei Sklaven nicht zahlen.
azteca-lesson-alliance =
    Der Zuschlag ging an dich. Nun brechen die Pochtecas auf. Für 3 T bringt eine Allianz dir eine neutrale Stadt ohne Kampf; Tlacopan hat eine Bevölkerung (das Herz), die jede Runde 1 OP bringt. Schließe eine Allianz mit Tlacopan.
azteca-lesson-alliance-otherwise = Nimm „Allianz mit“ und dann Tlacopan, westlich deiner Insel.
azteca-lesson-expedition =
    Dein anderer Pochteca kann auf eine Expedition gehen: Sie kostet nichts und bringt 0, 2, 4 oder 6 T. Schicke ihn los.
azteca-lesson-expedition-otherwise = Schicke die Expedition los.
azteca-lesson-sail =
    Wer in einer Seezone die meisten Schiffe hat, beherrscht sie: Das bringt 1 T je Runde, und niemand fährt ohne Erlaubnis hindurch. Fahre vom Texcoco-See zum Xaltocan-See.
azteca-lesson-sail-otherwise = Bewege das Schiff vom Texcoco-See, östlich deiner Insel, nach Norden.
azteca-lesson-war =
    Der Blumenkrieg: Aus einem Beutel werden Marker gezogen, und deiner war der erste. Eine deiner Armeen darf nun bis zu drei Gebiete weit ziehen. Deine Generäle stehen in Tenochtitlan; die Zahl am Banner ist die Stärke der Armee, die nur du siehst. Ein Damm führt nach Tepeyacac.
azteca-lesson-attack =
    Neutrale Städte werden von einem Krieger und einem Jaguarritter verteidigt, und ein Würfel kann noch einen Kämpfer mobilisieren. Deine Armee A hat die Stärke 6. Klicke auf ihr Banner oder auf Tenochtitlan, dann auf Tepeyacac, und sieh vor dem Angriff, wie deine Aussichten sind.
azteca-lesson-attack-otherwise = Greife mit Armee A über den Damm Tepeyacac im Norden an.
azteca-lesson-experience =
    Gewonnen! Die stärkere Seite wirft gelbe Würfel, die öfter eine Lanze zeigen; jede Lanze nimmt einen Kämpfer gefangen, und wer siegt, bekommt für jeden gefangenen 1 OP. Nach einem Sieg darf ein Krieger zum Jaguarritter werden.
azteca-lesson-experience-otherwise = Lass einen Krieger der Armee A zum Jaguarritter werden.
azteca-lesson-judgement =
    Am Ende der Runde urteilen die Götter. Du hast 6 OP. Zuerst geben alle heimlich Quetzalcoatl: Für je 20 steigt er eine Stufe. Gib ihm 4.
azteca-lesson-judgement-otherwise = Stelle den Betrag auf 4 und gib ihn Quetzalcoatl.
azteca-lesson-enough = Du könntest mehr geben. Aber auch Tezcatlipoca will etwas: Das ist alles für die Schlange.
azteca-lesson-enough-otherwise = Behalte den Rest für Tezcatlipoca.
azteca-lesson-jaguar =
    Nun wählen alle zugleich, was Tezcatlipoca bekommt. Eine Zornkarte von 9 bis 11 wird gezeigt; eure Gaben zusammen und der beste von drei Würfeln müssen sie erreichen. Gib deine 2.
azteca-lesson-jaguar-otherwise = Gib ihm deine beiden Punkte.
azteca-lesson-end =
    Das war eine Runde Azteca. Sammle OP durch Krieg, Bevölkerung, äußere Täler und Sklaven; gib heimlich, um zu gewinnen, und gebt zusammen genug, um zu überleben. Alles Weitere sagt dir das Spiel: Zeige auf einen Ort, eine Karte oder ein Zeichen, und klicke auf das, was nicht geht, um zu erfahren, warum.

## Gezeichnete Beispiele

azteca-example-tribute = Tenochtitlan bringt 4 T, Tlacopan 1, Tula 2 und die Herrschaft über den Mexiko-See 1; die Bevölkerung von Tlacopan und Tula bringen je 1 OP.
azteca-example-alliance = Die Allianz mit Tlacopan kostete 3 T und einen Pochteca: Die Stadt gehört ohne Kampf den Azteken und behält ihre Bevölkerung.
azteca-example-assimilated = Der Kranz um den Tempel zeigt: Tepeyacac ist assimiliert. Es kann nicht rebellieren und bringt jede Runde 1 OP mehr.
azteca-example-control = Mit zwei Schiffen gegen eines beherrschen die Azteken den Texcoco-See, wie die Krone zeigt: Niemand fährt ohne ihre Erlaubnis hindurch.
azteca-example-march = Eine Armee in Tenochtitlan darf über den Damm nach Tlacopan und weiter ziehen, oder über den Mexiko-See, wo ein Schiff liegt: drei Gebiete weit, und das letzte ist Land.
azteca-example-interception = Armee A betritt Coyoacan, neben der Armee der Tolteken in Xochimilco: Bevor sie die Stadt angreifen kann, dürfen die Tolteken sie dort abfangen.
azteca-example-reserve = Gebiete der Azteken und ein Damm verbinden Tenochtitlan lückenlos mit Teocalhueyacan: Die Reserve kann sie alle verteidigen.
azteca-example-terrain = Von Tepeyacac nach Tenayuca geht ein Angriff über Berge: Ein gelber Würfel kann vorher einen Kämpfer kosten. Nach Ecatepec ist der Weg frei.
azteca-example-struck = Der Blitz zeigt das Erdbeben in Chalco: Bis zum Ende der Runde betritt oder durchquert es niemand, und niemand greift es an.
