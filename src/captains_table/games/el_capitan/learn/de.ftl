### Lektionen von El Capitán, auf Deutsch.

lesson-sail-title = Kaufen, segeln, bauen
lesson-sail-promise = Dein erstes Warenhaus.
lesson-sail-1 = Du gewinnst mit dem meisten Geld nach drei Zahltagen. Geld bringen Warenhäuser in den neun Städten. Du bist Ada, mit 20 Florin und einem Schiff neben dem Plan.
lesson-sail-2 = Von außen bringt dich nur eine Zielkarte in eine Stadt. Kauf die Karte Napoli mit 3 Siegeln für 7 Florin.
lesson-sail-3 = Spiel sie: Segle nach Napoli.
lesson-sail-4 = Dein Schiff nimmt das billigere Hafenfeld, ein Warenhaus kostet also 3. Bau eins: Das erste einer Stadt kommt auf Bauplatz 1 oder 2.
lesson-sail-5 = Nach dem Bauen darfst du nicht mehr segeln. Karten kaufen ginge noch, aber behalte deine 10 Florin: Beende deinen Zug.
lesson-sail-otherwise-1 = Eine gute Karte für später. Kauf zuerst Napoli mit 3 Siegeln.
lesson-sail-otherwise-2 = Spar dein Geld. Segle nach Napoli.
lesson-sail-otherwise-3 = Später. Bau jetzt hier ein Warenhaus.
lesson-sail-otherwise-4 = Das darfst du, aber Geld ist knapp. Beende deinen Zug.

lesson-routes-title = Drei Arten zu segeln
lesson-routes-promise = Ziel, Strecke, Verbindung.
lesson-routes-1 = Du liegst in Athina und hast die Karte Tunis mit 2 Siegeln. Als Ziel bringt sie dich von überall nach Tunis, als Strecke bis zu zwei Schritte von Nachbarstadt zu Nachbarstadt.
lesson-routes-2 = Alexandria liegt neben Athina und zahlt gut. Nutze die Karte Tunis als Strecke nach Alexandria.
lesson-routes-3 = Bau ein Warenhaus. Es kostet hier 4: Reiche Städte haben teure Häfen.
lesson-routes-4 = Nach dem Bauen darfst du noch kaufen. Kauf für 1 Florin die Verbindung Tunis–Alexandria: Sie bringt dich von einer Stadt in die andere.
lesson-routes-5 = Beende deinen Zug. Ben und Cleo bauen, wo sie liegen.
lesson-routes-6 = Du bist wieder dran. Segle mit der Verbindung nach Tunis.
lesson-routes-7 = Bau in Tunis. Jetzt bist du in drei Städten; viele Städte zahlen sich an jedem Zahltag aus.
lesson-routes-otherwise-1 = Möglich, aber probier die Strecke: die Karte Tunis, nach Alexandria.
lesson-routes-otherwise-2 = Bau zuerst ein Warenhaus.
lesson-routes-otherwise-3 = Denk an den nächsten Zug: Kauf die Verbindung Tunis–Alexandria.
lesson-routes-otherwise-4 = Das wären deine letzten Florin. Beende deinen Zug.
lesson-routes-otherwise-5 = Ein Darlehen kostet den ganzen Zug. Segle nach Tunis.

lesson-closing-title = Schließen, wiedereröffnen, Festung
lesson-closing-promise = Was ein dunkles Feld tut und wie du dich schützt.
lesson-closing-1 = In Napoli stehen Warenhäuser von Cleo, dir und Cleo. Der nächste Bauplatz, die 4, ist dunkel: ein Schließungsfeld. Wer dort baut, schließt das älteste Warenhaus der Stadt.
lesson-closing-2 = Das älteste gehört Cleo, auf Platz 1. Bau auf dem Schließungsfeld: Dann hast du hier zwei Warenhäuser und Cleo eins.
lesson-closing-3 = Cleos Warenhaus ist geschlossen und zählt nicht mehr. Beende deinen Zug.
lesson-closing-4 = Cleo hat es kostenlos auf Platz 5 wiedereröffnet. Der nächste Platz, die 6, ist auch dunkel, und das älteste Warenhaus ist jetzt deins.
lesson-closing-5 = Ein Warenhaus dort würde dein eigenes schließen. Bau lieber für 6 Florin eine Festung: Die schließt nie.
lesson-closing-6 = Am Zahltag bringt eine Festung die Hälfte dessen, was die Stadt wert ist, und alles, wo die meisten Warenhäuser stehen.
lesson-closing-otherwise-1 = Gut zu wissen, aber schau auf Platz 4: Bau ein Warenhaus.
lesson-closing-otherwise-2 = Behalte deine Florin. Beende deinen Zug.
lesson-closing-otherwise-3 = Das hilft dir hier nicht. Bau eine Festung.

lesson-payday-title = Ein Zahltag
lesson-payday-promise = Wer was bekommt und warum.
lesson-payday-1 = Du hast noch ein Warenhaus. Wenn jemand alles verbaut hat, wird die Runde zu Ende gespielt, dann ist Zahltag. Du liegst in Athina.
lesson-payday-2 = Bau dein letztes Warenhaus in Athina. Mit drei offenen Warenhäusern hast du dort die Majorität.
lesson-payday-3 = Schau auf den nächsten freien Bauplatz von Athina: Dort steht 10. So viel ist die Majorität wert: 10 für dich, 5 für Cleo auf Platz zwei.
lesson-payday-4 = Beende deinen Zug: Es ist Zahltag. Lies die Abrechnung, bevor du weitermachst.
lesson-payday-5 = Verbreitung: Ben und Cleo sind in je vier Städten und bekommen 10. Du bist in zwei und bekommst nichts: Verteile dich mehr.
lesson-payday-6 = In Marseille haben Cleo und Ben je ein Warenhaus. Bei Gleichstand gewinnt der niedrigere Platz: Cleo bekommt 8, Ben 4.
lesson-payday-7 = Deine Festung in Valencia bringt die Hälfte von 6. Zusammen bekommst du 19, Ben 34, Cleo 41. Zwei starke Städte verlieren gegen vier.
lesson-payday-otherwise-1 = Nicht jetzt: Bau dein letztes Warenhaus.
lesson-payday-otherwise-2 = Am Zahltag ist Geld mehr wert. Beende deinen Zug.

lesson-loan-title = Darlehen
lesson-loan-promise = Wenn du nicht bauen kannst, und was es kostet.
lesson-loan-1 = Du hast 1 Florin. Ein Warenhaus in Napoli kostet 3, und wohin deine Karten führen, noch mehr. Wer nicht bauen kann, muss ein Darlehen aufnehmen.
lesson-loan-2 = Dein Schiff fährt zur Bank, und der Zug ist vorbei. Nimm 10 Florin: Am Zahltag zahlst du 12 zurück oder verlängerst und zahlst später 16.
lesson-loan-3 = Ben und Cleo haben gebaut. Von der Bank bringt dich nur eine Zielkarte zurück: Segle nach Marseille.
lesson-loan-4 = Bau ein Warenhaus in Marseille.
lesson-loan-5 = Ein Darlehen über 16 kostet 20, verlängert 30. Ein frühes kann sich lohnen, vor dem letzten Zahltag selten.
lesson-loan-otherwise-1 = 16 Florin kosten mehr. Nimm diesmal 10.
lesson-loan-otherwise-2 = Erst weg von der Bank: Segle nach Marseille.
lesson-loan-otherwise-3 = Du bist am richtigen Ort: Bau ein Warenhaus.
