### Legende und Lektionen von Capitol, auf Deutsch.

## Legende

legend-zone = Zone
legend-zone-about = Von jeder Farbe gibt es drei Zonen. Nach jeder Runde wird jede Zone gewertet: Wer dort die meisten Stockwerke hat, liegt vorn.
legend-square = Freies Feld
legend-square-about = Platz für ein Gebäude oder einen Brunnen.
legend-shape = Dachform der Zone
legend-shape-about = Alle Gebäude dieser Zone haben Dächer dieser Form, rund oder dreieckig. Die drei Zonen einer Farbe haben nie alle dieselbe.
legend-building = Fertiges Gebäude
legend-building-about = Die Zahl ist seine Höhe. Mit einer Baugenehmigung kommt es in eine Zone: das erste mit einem Stockwerk, spätere so hoch wie das höchste oder eins höher.
legend-unfinished = Gebäude im Bau
legend-unfinished-about = Stockwerkkarten machen es höher, eine Dachkarte macht es endgültig fertig.
legend-roof = Dächer
legend-roof-about = So viele runde und dreieckige Dächer sind noch übrig. Eine Dachkarte setzt eines davon auf ein Gebäude.
legend-standing = Stand in einer Zone
legend-standing-about = Die Stockwerke einer Person und die Punkte, die sie brächten, wenn jetzt gewertet würde. Wer vorn liegt, steht zuerst.
legend-fountain = Brunnen
legend-fountain-about = Er bringt Platz eins und Platz zwei seiner Zone je einen Punkt mehr. Er belegt ein Feld.
legend-large-square = Großes Feld
legend-large-square-about = Platz für ein Amphitheater oder einen Tempel, für nichts anderes.
legend-amphitheatre = Amphitheater
legend-amphitheatre-about = Beim Kartenziehen zieht Platz eins seiner Zone zwei Karten mehr, Platz zwei eine.
legend-temple = Tempel
legend-temple-about = Er verdoppelt alle Punkte seiner Zone.
legend-floor-card = Stockwerkkarte
legend-floor-card-about = Baue zwei Stockwerke, auf Gebäude im Bau oder als neue Gebäude. Die Zahl zählt nur in Auktionen.
legend-roof-card = Dachkarte
legend-roof-card-about = Setze eins deiner Dächer auf ein Gebäude im Bau: Damit ist es fertig. Die Zahl zählt nur in Auktionen.
legend-permit = Baugenehmigung
legend-permit-about = Stelle ein fertiges Gebäude in eine Zone dieser Farbe. Die Zahl zählt nur in Auktionen.
legend-seen = Karte mit Auge
legend-seen-about = Diese Karte kennen alle: Sie wurde offen gezogen oder in einer Auktion gezeigt.
legend-back = Kartenrücken
legend-back-about = Eine Karte, die du nicht kennst. Der Rücken zeigt ihre Art: Dach, Stockwerk oder Baugenehmigung.
legend-sealed = Verdecktes Gebot
legend-sealed-about = Hier ist das Gebot abgeschlossen. Alle Gebote werden gleichzeitig aufgedeckt.
legend-pile = Stapel und Ablagestapel
legend-pile-about = Wie viele Karten im Stapel und auf dem Ablagestapel liegen. Ist der Stapel leer, wird der Ablagestapel umgedreht: die älteste Karte zuerst.
legend-supply = Vorrat an Stockwerken
legend-supply-about = So viele Stockwerke gibt es noch für alle. Ohne Vorrat hat eine Stockwerkkarte keine Wirkung.
legend-auction = Hammer
legend-auction-about = Daneben liegt, was versteigert wird. Die höchste Summe gewinnt; ihre Karten werden abgelegt, und das Bauwerk kommt auf den Plan.
legend-sum = Gebot bisher
legend-sum-about = Die Summe der Karten in deinem Gebot. Die höchste Summe gewinnt; niemand sieht deine, bevor alle Gebote aufgedeckt werden.
legend-player = Was jemand hat
legend-player-about = Die Punkte bisher. Daneben liegen Dächer, Gebäude und Karten.
legend-consul = Konsul
legend-consul-about = Der Konsul beginnt und hat bei gleichen Geboten Vorrang. Das Amt wandert nach jeder Runde nach links.
legend-turn = Lampe
legend-turn-about = Sie zeigt, wer am Zug ist.
legend-passed = Gepasst
legend-passed-about = Wer gepasst hat, ist für den Rest des Bauens draußen.
legend-phase = Runde und Phase
legend-phase-about = Vier Runden, jede mit Bauen, Auktionen, Wertung und Kartenziehen.

## Lektionen

lesson-build-title = Bauen, decken, aufstellen
lesson-build-promise = Von der Karte zum Gebäude in der Stadt.
lesson-build-1 = Neun Zonen, vier Runden. Nach jeder Runde punktet in einer Zone, wer dort die meisten Stockwerke hat. Du bist Ada. Bauen wir etwas!
lesson-build-2 = Spiele eine Stockwerkkarte: Sie bringt zwei Stockwerke. Der Wert einer Karte zählt nur in Auktionen.
lesson-build-3 = Nimm das erste Stockwerk und beginne damit ein neues Gebäude.
lesson-build-4 = Setze das zweite Stockwerk darauf: Dein Gebäude wächst auf zwei Stockwerke.
lesson-build-5 = Ben und Cleo passen und sind in dieser Phase draußen. Du darfst allein weitermachen. Spiele eine Dachkarte.
lesson-build-6 = Wähle ein rundes oder ein dreieckiges Dach. Mit Dach ist ein Gebäude fertig und ändert sich nie mehr.
lesson-build-7 = Spiele eine Baugenehmigung in beliebiger Farbe. Sie bringt ein fertiges Gebäude in eine Zone dieser Farbe.
lesson-build-8 = Wähle ein Gebäude mit einem Stockwerk und eine leere Zone. Das erste Gebäude einer Zone hat immer genau ein Stockwerk.
lesson-build-otherwise-1 = Das ginge, aber erst wird gebaut: Spiele eine Stockwerkkarte.
lesson-build-otherwise-2 = Damit würdest du ein zweites Gebäude beginnen. Setze das Stockwerk auf dein angefangenes.
lesson-build-otherwise-3 = Später. Mache erst dein Gebäude fertig: Spiele eine Dachkarte.
lesson-build-otherwise-4 = Nicht jetzt. Spiele eine Baugenehmigung, um ein Gebäude in die Stadt zu bringen.

lesson-zone-title = Höhen und Dächer einer Zone
lesson-zone-promise = Wohin ein Gebäude passt und wohin nicht.
lesson-zone-1 = Ben hat Campus Martius mit einem Stockwerk und rundem Dach eröffnet. Jedes weitere Gebäude dort braucht ein rundes Dach und ist so hoch wie das höchste oder ein Stockwerk höher.
lesson-zone-2 = Spiele eine blaue Baugenehmigung: Campus Martius ist blau.
lesson-zone-3 = Stelle dein zweistöckiges Gebäude mit rundem Dach in Campus Martius auf. Dann hast du dort zwei Stockwerke, Ben hat eins.
lesson-zone-4 = Ab jetzt passen hier nur noch Gebäude mit zwei oder drei Stockwerken. Wer eine Zone erhöht, kann andere aussperren.
lesson-zone-5 = Zwei rosa Zonen haben schon dreieckige Dächer. Die drei Zonen einer Farbe haben nie alle dieselbe Form. Spiele deine rosa Baugenehmigung.
lesson-zone-6 = Die dritte rosa Zone nimmt also nur runde Dächer. Eröffne Esquilinus mit deinem einstöckigen Gebäude mit rundem Dach.
lesson-zone-otherwise-1 = Gute Karte, aber nicht hier. Spiele eine blaue Baugenehmigung.
lesson-zone-otherwise-2 = Erlaubt, aber Ben bleibt vorn. Nimm das zweistöckige Gebäude mit rundem Dach, in Campus Martius.
lesson-zone-otherwise-3 = Nicht diese: Spiele die rosa Baugenehmigung.
lesson-zone-otherwise-4 = Möglich, aber nutzen wir die freie Zone: ein Stockwerk, rundes Dach, in Esquilinus.

lesson-auction-title = Die Auktion
lesson-auction-promise = Verdeckt bieten, zahlen, einen Brunnen aufstellen.
lesson-auction-1 = Wenn alle gepasst haben, kommen drei Bauwerke unter den Hammer. Ein Brunnen bringt dem ersten und dem zweiten Platz seiner Zone je einen Punkt mehr. Du führst in Palatinus.
lesson-auction-2 = Biete auf den Brunnen: Es zählt der Wert deiner Karten. Beginne mit der höchsten, der blauen Baugenehmigung 7.
lesson-auction-3 = Lege die blaue Baugenehmigung 4 dazu. Dein Gebot ist jetzt 11, und noch sieht es niemand.
lesson-auction-4 = Das sollte reichen. Schließe dein Gebot ab; dann werden alle Gebote zugleich gezeigt.
lesson-auction-5 = Du gewinnst mit 11 gegen 9 und 8. Deine zwei Karten sind weg, die anderen behalten ihre. Stelle den Brunnen dorthin, wo du führst: nach Palatinus.
lesson-auction-6 = Bei gleicher Summe entscheidet die höchste einzelne Karte, dann die Reihenfolge ab dem Konsul. Nichts zu bieten kostet nichts.
lesson-auction-otherwise-1 = Beginne mit der höchsten Karte, die du bieten willst: der 7.
lesson-auction-otherwise-2 = Lege die 4 dazu, dann sind es 11.
lesson-auction-otherwise-3 = Mehr wäre hier verschwendet. Schließe dein Gebot ab.
lesson-auction-otherwise-4 = Dort hast du keine Stockwerke, dieser Brunnen brächte dir nichts. Nimm Palatinus.

lesson-draw-title = Karten ziehen
lesson-draw-promise = Welche Karten du nimmst und was ein Amphitheater bringt.
lesson-draw-1 = Nach der Wertung ziehen alle sechs Karten. In einer Zone mit Amphitheater zieht Platz eins zwei mehr, Platz zwei eine. Du führst dort: Ziehe acht.
lesson-draw-2 = Die oberste Karte jedes Stapels sehen alle. Gute Baugenehmigungen fehlen dir: Ziehe die rosa 6.
lesson-draw-3 = Jede gezogene Karte deckt die nächste auf. Gebäude brauchen Stockwerke: Ziehe eine Stockwerkkarte.
lesson-draw-4 = Eine 8 ist aufgetaucht, in Auktionen eine starke Karte. Alle sehen, dass du sie nimmst. Ziehe sie.
lesson-draw-5 = Eine gute Hand mischt Stockwerke, Dächer, Baugenehmigungen und ein paar hohe Werte. In der letzten Runde zieht niemand mehr: Nutze, was du hast.
lesson-draw-otherwise-1 = Nimm zuerst die Baugenehmigung.
lesson-draw-otherwise-2 = Nimm diesmal eine Stockwerkkarte.

lesson-temple-title = Eine Zone werten
lesson-temple-promise = Platz eins, Platz zwei, Gleichstand und ein Tempel, der alles verdoppelt.
lesson-temple-1 = Dritte Runde. In Campus Martius hast du drei Stockwerke, Ben hat eins. In Caelius habt Cleo und du je eins.
lesson-temple-2 = In der letzten Auktion geht es um einen Tempel. Er verdoppelt alle Punkte seiner Zone, in dieser und der nächsten Runde. Biete eine hohe Karte.
lesson-temple-3 = Schließe dein Gebot ab.
lesson-temple-4 = Niemand bietet gegen dich. Stelle den Tempel dorthin, wo du führst und ein Brunnen steht: nach Campus Martius.
lesson-temple-5 = Die Wertung: Platz eins bringt dir 2 Punkte, dazu 1 für den Brunnen, verdoppelt 6. Ben auf Platz zwei bekommt 1 für den Brunnen, verdoppelt 2.
lesson-temple-6 = In Caelius steht es zwischen Cleo und dir gleich. Dann entscheidet das höchste Gebäude; eure sind gleich hoch, also seid ihr beide auf Platz eins, und niemand ist auf Platz zwei.
lesson-temple-otherwise-1 = Biete etwas: Ein Tempel ist eine Karte wert.
lesson-temple-otherwise-2 = Eine Karte genügt diesmal. Schließe dein Gebot ab.
lesson-temple-otherwise-3 = Dort würde der Tempel für dich kaum etwas verdoppeln. Nimm Campus Martius.
## Der Coach, wenn eine Art von Entscheidung zum ersten Mal kommt
coach-action = Stockwerke, Dächer und Baugenehmigungen bringen erst zusammen Punkte: bauen, decken, dann in eine Zone stellen, in der du die meisten Stockwerke hast. Wer passt, ist bis zur nächsten Runde draußen.
coach-no-effect = Wer eine Karte ablegt, bleibt in der Phase, während andere weitermachen. Wer passt, behält die Karte für die Auktionen.
coach-raise = Die Höhe entscheidet, wohin ein Gebäude passt: Eine Zone beginnt mit einem Stockwerk, dann ist jedes so hoch wie das höchste dort oder eins höher. Behalte einige niedrige Gebäude.
coach-roof = Mit dem Dach ist ein Gebäude endgültig fertig. Jede Zone nimmt nur eine Dachform an: Wähle die der Zone, in die es soll.
coach-place = Jede Zone wird nach jeder Runde gewertet: 2 Punkte für die meisten Stockwerke, und Brunnen bringen mehr. Stelle das Gebäude dorthin, wo du die Führung holst oder behältst.
coach-bid = Alle bieten geheim; die höchste Summe gewinnt, und nur sie wird bezahlt. Biete Karten, die du zum Bauen nicht brauchst, oder nichts, wenn dir das Bauwerk nichts bringt.
coach-fountain = Ein Brunnen bringt seiner Zone bei jeder Wertung einen Punkt mehr, für Platz eins und für Platz zwei. Stelle ihn dorthin, wo du klar vorn liegst.
coach-amphitheatre = Nach jeder Wertung zieht Platz eins seiner Zone zwei Karten mehr, Platz zwei eine. Stelle es dorthin, wo du vorn bleibst.
coach-temple = Ein Tempel verdoppelt bei jeder Wertung alle Punkte seiner Zone. Stelle ihn dorthin, wo du vorn liegst, am besten zu Brunnen.
coach-draw = Diese Karten sind deine Hand für die nächste Runde: Du brauchst Stockwerke, Dächer und Baugenehmigungen. Hohe Zahlen sind in Auktionen stark.

