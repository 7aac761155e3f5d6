### Legende und Lektionen von El Capitán, auf Deutsch.

## Legende

legend-city = Stadt
legend-city-about = Die Zahl neben dem Namen ist, was die Majorität hier gerade wert ist: der Wert des nächsten freien Bauplatzes. Platz zwei bekommt die Hälfte.
legend-site = Bauplatz
legend-site-about = Oben steht seine Nummer, darunter sein Wert. Warenhäuser belegen die Bauplätze der Reihe nach.
legend-next-site = Nächster freier Bauplatz
legend-next-site-about = Auf den Bauplatz mit dem Messingrahmen kommt das nächste Warenhaus der Stadt; sein Wert ist, was die Majorität gerade zahlt.
legend-closing-site = Schließungsfeld
legend-closing-site-about = Ein Warenhaus hier schließt das auf dem niedrigsten besetzten Bauplatz der Stadt. Sobald Bauplatz 12 besetzt ist, schließt es nichts mehr.
legend-last-space = Letztes Feld
legend-last-space-about = Hier wird nie gebaut. Sobald Bauplatz 12 belegt ist, bringt die Majorität diesen Wert.
legend-closed = Geschlossenes Warenhaus
legend-closed-about = Es steht auf dem Bild seiner Stadt und zählt nicht. Wem es gehört, darf es dort kostenlos wiedereröffnen, statt zu bauen.
legend-warehouse = Warenhaus
legend-warehouse-about = Baue es dort, wo dein Schiff liegt, zum Preis deines Hafenfelds. Viele Städte und die meisten Warenhäuser einer Stadt bringen am Zahltag Geld.
legend-neutral = Neutrales Warenhaus
legend-neutral-about = Nur zu zweit: Es nimmt der Gegenseite Bauplätze und Majoritäten weg, bringt aber selbst kein Geld.
legend-fort-site = Festungsfeld
legend-fort-site-about = In jeder Stadt darfst du eine Festung bauen, zu diesem Preis.
legend-fortress = Festung
legend-fortress-about = Am Zahltag bringt sie die Hälfte dessen, was die Stadt zahlt; in der Stadt mit den meisten Warenhäusern den ganzen Betrag.
legend-berth = Hafenfeld
legend-berth-about = Die Zahl ist der Preis eines Warenhauses, solange dein Schiff hier liegt. Wer ankommt, nimmt das erste freie Feld.
legend-ship = Schiff
legend-ship-about = Es segelt mit Karten. Du baust in der Stadt, in deren Hafen es liegt; für ein Darlehen fährt es zur Bank.
legend-pirate = Piratenschiff
legend-pirate-about = Nur mit Islas Canarias: Es sperrt sein Hafenfeld. Wer nach Islas Canarias segelt, versetzt es und treibt die Schutzgebühr ein.
legend-destination = Zielkarte mit Siegeln
legend-destination-about = Sie bringt dich von überall in ihre Stadt oder, als Streckenkarte, von einer Stadt aus bis zu so viele Schritte weit, wie sie Siegel hat. Die Zahl ist ihr Preis.
legend-connection = Verbindung
legend-connection-about = Sie bringt dich von einer ihrer beiden Städte in die andere. Die Zahl ist ihr Preis.
legend-deck = Stapel
legend-deck-about = Wie viele Karten übrig und wie viele abgelegt sind. Die Auslage wird am Ende jedes Zugs aufgefüllt.
legend-loan = Darlehen bei der Bank
legend-loan-about = Der Betrag, den du bekommst, die Zahl der Karten und was du am Zahltag oder nach einer Verlängerung zurückzahlst. Es kostet deinen ganzen Zug.
legend-debt = Darlehen
legend-debt-about = Oben steht der erhaltene Betrag, unten der geschuldete, bei den anderen die Zahl solcher Darlehen. Am Zahltag wird es zurückgezahlt oder einmal verlängert.
legend-extended = Verlängertes Darlehen
legend-extended-about = Am nächsten Zahltag musst du es zurückzahlen, mit dem höheren Betrag.
legend-bonus = Bonuskarte
legend-bonus-about = Sobald du in neun Städten offene Warenhäuser hast, nimmst du die höchste verbliebene Bonuskarte. Ausgezahlt wird sie am dritten Zahltag.
legend-spread = Verbreitung
legend-spread-about = Oben die Zahl der Städte, unten, was sie am Zahltag bringt. Es zählen die Städte, in denen du ein offenes Warenhaus hast.
legend-pennant = Flagge
legend-pennant-about = Sie zeigt, in wie vielen Städten jemand ein offenes Warenhaus hat.
legend-player = Was jemand hat
legend-player-about = Das Geld, in Klammern, was nach Rückzahlung aller Darlehen bleibt. Daneben liegen Gebäude, Darlehen und Karten.
legend-turn = Lampe
legend-turn-about = Sie zeigt, wer am Zug ist.
legend-starter = Steuerrad
legend-starter-about = Es zeigt, wer die Phase begonnen hat. Wer nach einem Zahltag das kleinste Vermögen hat, bestimmt, wer die nächste beginnt.
legend-phase = Phase und Runde
legend-phase-about = Es gibt drei Phasen. Jede endet mit einem Zahltag.

## Lektionen

lesson-sail-title = Kaufen, segeln, bauen
lesson-sail-promise = Dein erstes Warenhaus.
lesson-sail-1 = Du gewinnst mit dem meisten Geld nach drei Zahltagen. Geld bringen Warenhäuser in den neun Städten. Du bist Ada, mit 20 Florin und einem Schiff neben dem Plan.
lesson-sail-2 = Von außerhalb des Plans bringt dich nur eine Zielkarte in eine Stadt. Kaufe die Zielkarte Napoli mit 3 Siegeln für 7 Florin.
lesson-sail-3 = Spiele sie: Segle nach Napoli.
lesson-sail-4 = Dein Schiff nimmt das billigere Hafenfeld, ein Warenhaus kostet also 3 Florin. Baue eins: Das erste einer Stadt kommt auf Bauplatz 1 oder 2.
lesson-sail-5 = Nach dem Bauen darfst du nicht mehr segeln. Karten kaufen ginge noch, aber behalte deine 10 Florin: Beende deinen Zug.
lesson-sail-otherwise-1 = Eine gute Karte für später. Kaufe zuerst Napoli mit 3 Siegeln.
lesson-sail-otherwise-2 = Spare dein Geld. Segle nach Napoli.
lesson-sail-otherwise-3 = Später. Baue jetzt hier ein Warenhaus.
lesson-sail-otherwise-4 = Das darfst du, aber Geld ist knapp. Beende deinen Zug.

lesson-routes-title = Drei Arten zu segeln
lesson-routes-promise = Ziel, Strecke, Verbindung.
lesson-routes-1 = Du liegst in Athina und hast die Karte Tunis mit 2 Siegeln. Als Zielkarte bringt sie dich von überall nach Tunis, als Streckenkarte bis zu zwei Schritte von Nachbarstadt zu Nachbarstadt.
lesson-routes-2 = Alexandria liegt neben Athina und zahlt gut. Nutze die Karte Tunis als Streckenkarte nach Alexandria.
lesson-routes-3 = Baue ein Warenhaus. Es kostet hier 4 Florin: Reiche Städte haben teure Häfen.
lesson-routes-4 = Nach dem Bauen darfst du noch kaufen. Kaufe für 1 Florin die Verbindung Tunis–Alexandria: Sie bringt dich von einer Stadt in die andere.
lesson-routes-5 = Beende deinen Zug. Ben und Cleo bauen, wo sie liegen.
lesson-routes-6 = Du bist wieder dran. Segle mit der Verbindung nach Tunis.
lesson-routes-7 = Baue in Tunis. Jetzt bist du in drei Städten vertreten; das zahlt sich an jedem Zahltag aus.
lesson-routes-otherwise-1 = Das geht, aber probiere die Strecke: mit der Karte Tunis nach Alexandria.
lesson-routes-otherwise-2 = Baue zuerst ein Warenhaus.
lesson-routes-otherwise-3 = Denke an den nächsten Zug: Kaufe die Verbindung Tunis–Alexandria.
lesson-routes-otherwise-4 = Das wären deine letzten Florin. Beende deinen Zug.
lesson-routes-otherwise-5 = Ein Darlehen kostet den ganzen Zug. Segle nach Tunis.

lesson-closing-title = Schließen, wiedereröffnen, Festung
lesson-closing-promise = Was ein dunkles Feld tut und wie du dich schützt.
lesson-closing-1 = In Napoli stehen Warenhäuser von Cleo, dir und Cleo. Der nächste Bauplatz, die 4, ist dunkel: ein Schließungsfeld. Wer dort baut, schließt das vorderste Warenhaus der Stadt.
lesson-closing-2 = Das vorderste gehört Cleo, auf Bauplatz 1. Baue auf dem Schließungsfeld: Dann hast du hier zwei Warenhäuser und Cleo eins.
lesson-closing-3 = Cleos Warenhaus ist geschlossen und zählt nicht mehr. Beende deinen Zug.
lesson-closing-4 = Cleo hat es kostenlos auf Bauplatz 5 wiedereröffnet. Der nächste, die 6, ist auch dunkel, und das vorderste Warenhaus ist jetzt deins.
lesson-closing-5 = Ein Warenhaus dort würde dein eigenes schließen. Baue lieber für 6 Florin eine Festung: Die wird nie geschlossen.
lesson-closing-6 = Am Zahltag bringt eine Festung die Hälfte dessen, was die Stadt wert ist, und den ganzen Betrag, wo die meisten Warenhäuser stehen.
lesson-closing-otherwise-1 = Gut zu wissen, aber sieh dir Bauplatz 4 an: Baue ein Warenhaus.
lesson-closing-otherwise-2 = Behalte deine Florin. Beende deinen Zug.
lesson-closing-otherwise-3 = Das hilft dir hier nicht. Baue eine Festung.

lesson-payday-title = Ein Zahltag
lesson-payday-promise = Wer was bekommt und warum.
lesson-payday-1 = Du hast noch ein Warenhaus. Sobald jemand alles verbaut hat, ist am Ende der Runde Zahltag. Du liegst in Athina.
lesson-payday-2 = Baue dein letztes Warenhaus in Athina. Mit drei offenen Warenhäusern hast du dort die Majorität.
lesson-payday-3 = Sieh dir den nächsten freien Bauplatz von Athina an: Dort steht 10. So viel ist die Majorität wert: 10 Florin für dich, 5 für Cleo auf Platz zwei.
lesson-payday-4 = Beende deinen Zug: Es ist Zahltag. Lies die Abrechnung, bevor du weitermachst.
lesson-payday-5 = Verbreitung: Ben und Cleo sind in je vier Städten und bekommen 10 Florin. Du bist in zwei und bekommst nichts: Baue in mehr Städten.
lesson-payday-6 = In Marseille haben Cleo und Ben je ein Warenhaus. Bei Gleichstand gewinnt der niedrigere Bauplatz: Cleo bekommt 8 Florin, Ben 4.
lesson-payday-7 = Deine Festung in Valencia bringt die Hälfte von 6 Florin. Zusammen bekommst du 19, Ben 34, Cleo 41. Zwei starke Städte verlieren gegen vier.
lesson-payday-otherwise-1 = Nicht jetzt: Baue dein letztes Warenhaus.
lesson-payday-otherwise-2 = Gehe lieber mit Geld in den Zahltag. Beende deinen Zug.

lesson-loan-title = Darlehen
lesson-loan-promise = Was du tust, wenn du nicht bauen kannst, und was das kostet.
lesson-loan-1 = Du hast 1 Florin. Ein Warenhaus in Napoli kostet 3 Florin, und dort, wohin deine Karten führen, noch mehr. Wer nicht bauen kann, muss ein Darlehen aufnehmen.
lesson-loan-2 = Dein Schiff fährt zur Bank, und dein Zug ist vorbei. Nimm 10 Florin: Am Zahltag zahlst du 12 zurück, oder du verlängerst und zahlst später 16.
lesson-loan-3 = Ben und Cleo haben gebaut. Von der Bank bringt dich nur eine Zielkarte zurück: Segle nach Marseille.
lesson-loan-4 = Baue ein Warenhaus in Marseille.
lesson-loan-5 = Ein Darlehen über 16 Florin kostet 20, verlängert 30. Früh kann es sich lohnen, vor dem letzten Zahltag selten.
lesson-loan-otherwise-1 = Das größere Darlehen kostet mehr. Nimm diesmal 10 Florin.
lesson-loan-otherwise-2 = Erst weg von der Bank: Segle nach Marseille.
lesson-loan-otherwise-3 = Du bist am richtigen Ort: Baue ein Warenhaus.
## Der Coach, wenn eine Art von Entscheidung zum ersten Mal kommt
coach-buy = Karten bringen dich in die Städte: eine Zielkarte von überall her, eine Verbindung nur zwischen ihren beiden Städten. Suche dir eine Stadt, in der dich ein weiteres Warenhaus auf Platz eins oder zwei bringt.
coach-sail = Du baust dort, wo dein Schiff liegt, zum Preis seines Hafenfelds. Segle in eine Stadt, deren nächster freier Bauplatz viel wert ist, oder in eine, in der du noch kein Warenhaus hast.
coach-build = Am Zahltag bekommt, wer in einer Stadt vorn liegt, den Wert ihres nächsten freien Bauplatzes, und wer auf Platz zwei liegt, die Hälfte. Jede neue Stadt erhöht außerdem deinen Verbreitungsbonus.
coach-loan = Ein Darlehen ist dein ganzer Zug, und du zahlst mehr zurück, als du bekommst. Nimm das kleine, wenn es für dein nächstes Gebäude reicht.
coach-pass = Passen kostet dich nur den Zug. Behalte beim nächsten Mal genug Geld für eine Karte und ein Warenhaus.
coach-built = Nach dem Bauen darfst du noch Karten für später kaufen, aber nicht mehr segeln. Kaufe nur, was du brauchst: Geld zählt am Ende, Karten nicht.
coach-charge = In der Stadt, in die der Pirat kommt, zahlen dir die anderen für jedes ihrer offenen Gebäude. Schicke ihn dorthin, wo sie viele haben.
coach-pirate = Der Pirat segelt mit Karten wie ein Schiff; mehrere Karten hintereinander gelten als ein einziges Versetzen. Er blockiert das Hafenfeld, auf dem er landet.
coach-pirate-first = Der Pirat blockiert das Hafenfeld, das du brauchst. Einmal pro Zug darfst du ihn versetzen, mit Karten oder für Florin.
coach-debt = Jetzt zurückzahlen ist billiger als verlängern. Verlängere nur, wenn du das Geld in der nächsten Phase zum Bauen brauchst.
coach-starter = Wer eine Phase beginnt, hat die erste Wahl bei Karten und Häfen. Meist ist es am besten, selbst anzufangen.

