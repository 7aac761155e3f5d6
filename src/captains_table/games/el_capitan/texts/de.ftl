### El Capitán auf Deutsch.

game-name = El Capitán
game-about = Segle im 15. Jahrhundert über das Mittelmeer, baue Warenhäuser, wo sie bald Geld bringen, und sei nach drei Zahltagen am reichsten.
game-time = 60 bis 120 Minuten
game-designers = Wolfgang Kramer und Horst-Rainer Rösner
game-sources = Einige gedruckte Werte sind rekonstruiert
option-porto = Porto
option-porto-about = Eine reiche Stadt mit drei Hafenfeldern; ein Warenhaus, das dort geschlossen wird, ist für immer verloren.
option-lisboa = Lisboa
option-lisboa-about = Warenhäuser kosten hier fast nichts und bringen sofort Geld.
option-canarias = Islas Canarias
option-canarias-about = Bringt den Piraten ins Spiel: Er blockiert Hafenfelder und treibt Schutzgebühren ein.
options-advice = Nehmt anfangs nur eine Außenstadt dazu. Zwei oder alle drei sind für Erfahrene, am besten zu viert oder zu fünft.

## Namen

city-marseille = Marseille
city-venezia = Venezia
city-constantinople = Constantinople
city-valencia = Valencia
city-napoli = Napoli
city-athina = Athina
city-tanger = Tanger
city-tunis = Tunis
city-alexandria = Alexandria
city-porto = Porto
city-lisboa = Lisboa
city-canarias = Islas Canarias
deck-destinations = Zielkarten
deck-connections = Städteverbindungskarten
pirate-name = der Pirat
card-marseille-1 = Marseille (1 Siegel)
card-marseille-2 = Marseille (2 Siegel)
card-marseille-3 = Marseille (3 Siegel)
card-venezia-1 = Venezia (1 Siegel)
card-venezia-2 = Venezia (2 Siegel)
card-venezia-3 = Venezia (3 Siegel)
card-constantinople-1 = Constantinople (1 Siegel)
card-constantinople-2 = Constantinople (2 Siegel)
card-constantinople-3 = Constantinople (3 Siegel)
card-valencia-1 = Valencia (1 Siegel)
card-valencia-2 = Valencia (2 Siegel)
card-valencia-3 = Valencia (3 Siegel)
card-napoli-1 = Napoli (1 Siegel)
card-napoli-2 = Napoli (2 Siegel)
card-napoli-3 = Napoli (3 Siegel)
card-athina-1 = Athina (1 Siegel)
card-athina-2 = Athina (2 Siegel)
card-athina-3 = Athina (3 Siegel)
card-tanger-1 = Tanger (1 Siegel)
card-tanger-2 = Tanger (2 Siegel)
card-tanger-3 = Tanger (3 Siegel)
card-tunis-1 = Tunis (1 Siegel)
card-tunis-2 = Tunis (2 Siegel)
card-tunis-3 = Tunis (3 Siegel)
card-alexandria-1 = Alexandria (1 Siegel)
card-alexandria-2 = Alexandria (2 Siegel)
card-alexandria-3 = Alexandria (3 Siegel)
card-marseille-venezia = Marseille–Venezia
card-marseille-constantinople = Marseille–Constantinople
card-marseille-valencia = Marseille–Valencia
card-marseille-napoli = Marseille–Napoli
card-marseille-athina = Marseille–Athina
card-marseille-tanger = Marseille–Tanger
card-marseille-tunis = Marseille–Tunis
card-marseille-alexandria = Marseille–Alexandria
card-venezia-constantinople = Venezia–Constantinople
card-venezia-valencia = Venezia–Valencia
card-venezia-napoli = Venezia–Napoli
card-venezia-athina = Venezia–Athina
card-venezia-tanger = Venezia–Tanger
card-venezia-tunis = Venezia–Tunis
card-venezia-alexandria = Venezia–Alexandria
card-constantinople-valencia = Constantinople–Valencia
card-constantinople-napoli = Constantinople–Napoli
card-constantinople-athina = Constantinople–Athina
card-constantinople-tanger = Constantinople–Tanger
card-constantinople-tunis = Constantinople–Tunis
card-constantinople-alexandria = Constantinople–Alexandria
card-valencia-napoli = Valencia–Napoli
card-valencia-athina = Valencia–Athina
card-valencia-tanger = Valencia–Tanger
card-valencia-tunis = Valencia–Tunis
card-valencia-alexandria = Valencia–Alexandria
card-napoli-athina = Napoli–Athina
card-napoli-tanger = Napoli–Tanger
card-napoli-tunis = Napoli–Tunis
card-napoli-alexandria = Napoli–Alexandria
card-athina-tanger = Athina–Tanger
card-athina-tunis = Athina–Tunis
card-athina-alexandria = Athina–Alexandria
card-tanger-tunis = Tanger–Tunis
card-tanger-alexandria = Tanger–Alexandria

card-tunis-alexandria = Tunis–Alexandria

## Ereignisse

event-starts = { $who } beginnt das Spiel.
event-card-destination = In die Auslage kommt die Zielkarte { $city } mit { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegeln
 } für { $cost } Florin.
event-card-connection = In die Auslage kommt die Verbindung { $city }–{ $from } für { $cost } Florin.
event-buy-destination = { $who } kauft die Zielkarte { $city } mit { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegeln
 } für { $cost } Florin.
event-buy-connection = { $who } kauft die Verbindung { $city }–{ $from } für { $cost } Florin.
event-sail = { $who } segelt mit einer Zielkarte nach { $city }.
event-sail-connection = { $who } segelt mit einer Verbindung nach { $city }.
event-sail-route = { $who } nutzt die Karte { $card } als Streckenkarte und segelt nach { $city }.
event-build = { $who } baut in { $city } für { $cost } Florin ein { $colour ->
    [neutral] neutrales Warenhaus
   *[main] Warenhaus
 } auf Bauplatz { $site }.
event-reopen = { $who } eröffnet in { $city } ein { $colour ->
    [neutral] neutrales Warenhaus
   *[main] Warenhaus
 } auf Bauplatz { $site } wieder.
event-fortress = { $who } baut in { $city } für { $cost } Florin eine Festung.
event-loan = { $who } segelt zur Bank und nimmt ein Darlehen über { $amount } Florin auf.
event-end = { $who } beendet den Zug.
event-pass = { $who } kann weder bauen noch ein Darlehen aufnehmen und passt.
event-repay = { $who } zahlt { $extended ->
    [yes] das verlängerte Darlehen
   *[no] das Darlehen
 } über { $amount } Florin mit { $cost } Florin zurück.
event-extend = { $who } verlängert das Darlehen über { $amount } Florin; fällig sind dann { $cost } Florin.
event-starter = { $who } bestimmt: { $who_starts } beginnt die nächste Phase.
event-pirate = { $who } schickt den Piraten nach { $city }, Hafenfeld { $space }, um dort die Schutzgebühr einzutreiben.
event-pirate-paid = { $who } versetzt den Piraten für { $cost } Florin nach { $city }, Hafenfeld { $space }.
event-pirate-card = { $who } versetzt den Piraten mit der Karte { $card }{ $way ->
    [route] {" "}als Streckenkarte
   *[straight] {""}
 } nach { $city }, Hafenfeld { $space }.
event-pirate-via = { $who } zieht den Piraten mit der Karte { $card }{ $way ->
    [route] {" "}als Streckenkarte
   *[straight] {""}
 } nach { $city } und von dort weiter.

## Die Wahl in wenigen Worten: das Verb der Notation und was ihm folgt

verb-buy = Kaufen:
verb-sail = Segeln:
verb-build = Bauen:
verb-reopen = Wiedereröffnen:
verb-fortress = Festung bauen
verb-loan = Darlehen aufnehmen:
verb-end = Zug beenden
verb-pass = Passen
verb-repay = Zurückzahlen:
verb-extend = Verlängern:
verb-starter = Nächste Phase beginnt:
verb-pirate = Piraten versetzen:
choice-buy-destination = { $city } ({ $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
 }) für { $cost } Florin
choice-buy-connection = { $city }–{ $from } für { $cost } Florin
choice-sail = nach { $city } (Zielkarte, { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
 })
choice-sail-connection = nach { $city } (Verbindung)
choice-sail-route = nach { $city } (Strecke mit { $card })
choice-build = { $colour ->
    [neutral] neutrales Warenhaus
   *[main] Warenhaus
 } in { $city } auf Bauplatz { $site } für { $cost } Florin
choice-reopen = { $colour ->
    [neutral] neutrales Warenhaus
   *[main] Warenhaus
 } in { $city } auf Bauplatz { $site }
choice-fortress = für { $cost } Florin
choice-loan = { $amount } Florin
choice-repay = Darlehen über { $amount } mit { $cost } Florin{ $extended ->
    [yes] {" "}(verlängert)
   *[no] {""}
 }
choice-extend = Darlehen über { $amount }, dann sind { $cost } Florin fällig
choice-starter = { $who_starts }
choice-pirate = nach { $city }, Hafenfeld { $space }
choice-pirate-paid = nach { $city }, Hafenfeld { $space }, für { $cost } Florin
choice-pirate-card = nach { $city }, Hafenfeld { $space }, mit der Karte { $card }{ $way ->
    [route] {" "}als Streckenkarte
   *[straight] {""}
 }
choice-pirate-via = erst nach { $city }, mit der Karte { $card }{ $way ->
    [route] {" "}als Streckenkarte
   *[straight] {""}
 }

## Was von selbst folgt

told-closed = Das { $colour ->
    [neutral] neutrale Warenhaus
   *[main] Warenhaus
 } von { $who } auf Bauplatz { $site } in { $city } wird geschlossen.
told-left = Das { $colour ->
    [neutral] neutrale Warenhaus
   *[main] Warenhaus
 } von { $who } auf Bauplatz { $site } in { $city } wird geschlossen und aus dem Spiel genommen.
told-bonus = { $who } hat Warenhäuser in neun Städten und bekommt die Bonuskarte über { $amount } Florin.
told-paid-at-once = { $rank ->
    [first] Die Bank zahlt { $who } in { $city } sofort { $amount } Florin für die Majorität.
   *[behind] Die Bank zahlt { $who } in { $city } sofort { $amount } Florin: ohne Majorität nur die Hälfte.
 }
told-all-built = { $who } hat alles verbaut: Nach dieser Runde ist Zahltag { $phase }.
told-protection = { $who } zahlt { $amount } Florin Schutzgebühr an { $who_gets }.
told-displaced = { $who } muss dem Piraten in { $city } Platz machen und rückt auf Hafenfeld { $space }.
told-reshuffled = Der Ablagestapel der { $deck } wird gemischt und bildet den neuen Stapel.
told-payday = Zahltag { $phase }.
told-income = { $who } erhält { $amount } Florin { $why ->
    [spread] für die Verbreitung in { $detail ->
        [one] 1 Stadt
       *[other] { $detail } Städten
     }
    [first] für die Majorität in { $city }
    [second] für Platz zwei in { $city }
    [present] für ein Warenhaus in { $city }
    [fortress] für die Festung in { $city }
    [fortress-whole] für die Festung in { $city }, wo die meisten Warenhäuser stehen
   *[bonus] für die Bonuskarte
 }.
told-money-check = Kassensturz nach Zahltag { $phase }:
told-wealth = { $who } hat { $money } Florin und ein Vermögen von { $wealth } Florin.

## Der Tisch

label-phase = Phase { $phase } · Runde { $round }
label-starting = { $who } beginnt
label-display = Auslage
label-destinations = Zielkarten:
label-connections = Verbindungen:
label-deck = { $deck } im Stapel, { $discards } abgelegt
label-bank = Bank:
label-loans = { $count } × { $amount }
label-money = { $money } Florin
label-wealth = Vermögen { $wealth }
label-stock = zu bauen
label-hand = Hand:
label-no-cards = keine Karten
label-loans-of = Darlehen
label-bonus = Bonus { $amount }
label-ship = Schiff
label-ship-off = neben dem Plan
label-ship-bank = bei der Bank
label-ship-adrift = vor { $city }
label-ship-city = in { $city }, Hafenfeld { $space }
label-closed = geschlossen
label-legend = Buchstaben: Warenhäuser · ◆: Siegel · [A]: Schiff im Hafen · ▲: Festung · *: Schließungsfeld · !: Pirat
label-pirate = Pirat in { $city }
label-harbour = Hafen
label-forts = Festungen
label-pays = zahlt { $amount }

## Die Abrechnung

count-payday = Zahltag { $phase }
count-money-check = Kassensturz nach Zahltag { $phase }
count-spread = Verbreitung
count-bonus = Bonus
count-total = Summe
count-cities = { $detail ->
    [one] 1 Stadt
   *[other] { $detail } Städte
 }
count-first = 1.
count-second = 2.
count-present = dabei
count-fortress = ▲
count-fortress-whole = ▲▲
count-legend = ▲ Festung · ▲▲ Festung in einer Stadt mit den meisten Warenhäusern
count-money = Geld
count-wealth = Vermögen

## Warum nicht: jede Klausel in einem Satz

clause-1-1 = Benachbart sind nur Städte, die sich waagerecht oder senkrecht berühren.
clause-1-2 = Eine Stadt hat Hafenfelder, Festungsfelder und zwölf Bauplätze; auf dem 13. Feld wird nie gebaut.
clause-1-3 = Pro Phase bekommst du 6 Warenhäuser und 1 Festung; du beginnst mit 20 Florin.
clause-1-4 = In der Auslage liegen vier Zielkarten und sechs Verbindungen.
clause-1-5 = Die Bank hat von jedem Darlehen nur eine begrenzte Zahl.
clause-1-6 = Zuallererst wird bestimmt, wer beginnt.
clause-1-7 = Alles liegt offen, nur die Reihenfolge der Stapel ist unbekannt.
clause-2-1 = Gespielt wird im Uhrzeigersinn, Runde um Runde, bis zum Zahltag.
clause-2-2 = { $case ->
    [end] Du kannst deinen Zug noch nicht beenden: Erst musst du bauen oder stattdessen ein Darlehen aufnehmen.
   *[done] Pro Zug baust du einmal oder nimmst ein Darlehen auf.
 }
clause-2-3 = Nach dem Bauen wird nicht mehr gesegelt; Karten kaufen darfst du noch.
clause-2-4 = Ein Darlehen ist der ganze Zug: Nach einem Kauf, einer Fahrt oder dem Versetzen des Piraten gibt es keins mehr.
clause-2-5 = In der ersten Runde des Spiels gibt es keine Darlehen.
clause-2-6 = Danach könntest du in diesem Zug mit deinem Geld und deinen Karten nirgends mehr bauen.
clause-2-7 = Passen darfst du nur, wenn du sonst nichts tun kannst.
clause-3-1 = { $case ->
    [cost] Die Karte { $card } kostet { $cost } Florin, { $who } hat { $money }.
    [wait] Erst wird die Auslage aufgefüllt.
    [full] Aufgefüllt wird nur am Ende eines Zuges und nur, bis die Auslage voll ist.
   *[display] Die Karte { $card } liegt nicht in der Auslage.
 }
clause-3-2 = Diese Karte kann jetzt nicht kommen: Sie liegt nicht im Stapel.
clause-3-3 = Eine Zielkarte zeigt eine Stadt und Siegel, eine Verbindung zwei Städte.
clause-3-4 = { $case ->
    [hand] { $who } hat die Karte { $card } nicht.
    [link] Diese Verbindung geht nicht von der Stadt aus, in der dein Schiff liegt.
    [pirate] Diese Verbindung geht nicht von der Stadt aus, in der der Pirat ist.
    [named] In die Stadt, die auf der Karte steht, segelst du direkt, nicht über die Siegel.
   *[reach] { $city } ist mit { $seals ->
        [one] 1 Siegel
       *[other] { $seals } Siegeln
     } nicht zu erreichen.
 }
clause-3-5 = Von der Bank und von außerhalb des Plans bringt dich nur eine Zielkarte in eine Stadt.
clause-3-6 = Eine Fahrt muss in einer anderen Stadt enden als der, in der sie begonnen hat.
clause-3-7 = Der Hafen von { $city } ist voll, und du könntest nicht weitersegeln.
clause-3-8 = Im selben Hafen darfst du nicht auf ein billigeres Hafenfeld wechseln.
clause-3-9 = Ein Hafenfeld wird erst frei, wenn das Schiff abfährt.
clause-4-1 = Für ein Darlehen segelt dein Schiff zur Bank.
clause-4-2 = Die Bank hat kein Darlehen über { $amount } Florin mehr.
clause-4-3 = Pro Zug nur ein Darlehen, und damit endet der Zug.
clause-5-1 = { $case ->
    [harbour] Zum Bauen muss dein Schiff auf einem Hafenfeld liegen.
    [stock] { $who } hat in dieser Phase kein solches Warenhaus mehr.
   *[cost] Ein Warenhaus kostet hier { $cost } Florin, { $who } hat { $money }.
 }
clause-5-2 = { $case ->
    [choose] Das erste Warenhaus einer Stadt kommt auf Bauplatz 1 oder 2: Wähle einen davon.
   *[fixed] Nur für das erste Warenhaus einer Stadt kannst du den Bauplatz wählen.
 }
clause-5-3 = Ein Warenhaus kommt auf den nächsten Bauplatz nach dem höchsten besetzten.
clause-5-4 = Wer auf einem Schließungsfeld baut, schließt das vorderste Warenhaus der Stadt.
clause-5-5 = In { $city } sind alle zwölf Bauplätze besetzt.
clause-5-6 = { $who } hätte damit in { $city } vier Warenhäuser nebeneinander; erlaubt sind höchstens drei.
clause-5-7 = Die Bonuskarten bekommen die Ersten mit Warenhäusern in neun Städten, jeweils nur eine.
clause-6-1 = { $case ->
    [harbour] Zum Wiedereröffnen muss dein Schiff im Hafen der Stadt liegen.
   *[other] { $who } hat in { $city } kein solches geschlossenes Warenhaus.
 }
clause-6-2 = Wiedereröffnen zählt als die Bauaktion des Zuges.
clause-7-1 = { $case ->
    [harbour] Für eine Festung muss dein Schiff auf einem Hafenfeld liegen.
    [stock] { $who } hat in dieser Phase keine Festung mehr.
    [own] { $who } hat in { $city } schon eine Festung.
    [full] In { $city } ist kein Festungsfeld mehr frei.
   *[cost] Die Festung kostet hier { $cost } Florin, { $who } hat { $money }.
 }
clause-7-2 = Eine Festung kommt auf das freie Festungsfeld mit der kleinsten Nummer.
clause-8-1 = Zahltag ist am Ende der Runde, in der jemand alles verbaut hat.
clause-8-2 = Die Verbreitung zahlt nach der Zahl der Städte, in denen du ein offenes Warenhaus hast.
clause-8-3 = Die Majorität in einer Stadt bringt den Wert des nächsten freien Feldes, Platz zwei die Hälfte.
clause-8-4 = Eine Festung bringt die Hälfte dessen, was ihre Stadt zahlt; wo die meisten Warenhäuser stehen, den ganzen Betrag.
clause-8-5 = Eine Stadt ohne Warenhaus zahlt nichts.
clause-8-6 = Bonuskarten werden am dritten Zahltag ausgezahlt.
clause-9-1 = { $case ->
    [order] Entscheide zuerst über deine Darlehen, eins nach dem anderen: die fälligen, dann die übrigen, Rückzahlungen vor Verlängerungen.
    [due] Dieses Darlehen musst du jetzt zurückzahlen: Nach dem dritten Zahltag wird keins mehr verlängert.
   *[none] Darlehen werden nur nach einem Zahltag zurückgezahlt oder verlängert.
 }
clause-9-2 = Die Rückzahlung kostet jetzt { $cost } Florin, { $who } hat { $money }; verlängern ist möglich.
clause-9-3 = { $who } ist im Minus und kann nichts kaufen oder bauen, was Geld kostet.
clause-9-4 = Das Vermögen ist das Geld abzüglich dessen, was für Darlehen fällig ist.
clause-9-5 = { $case ->
    [due] Zuerst bestimmt { $who }, wer die nächste Phase beginnt.
    [nobody] Auf diesem Platz sitzt niemand.
   *[none] Nur nach einem Zahltag wird bestimmt, wer die nächste Phase beginnt; das tut, wer das kleinste Vermögen hat.
}
clause-9-6 = Neue Warenhäuser und eine Festung gibt es mit der nächsten Phase.
clause-9-7 = Das Spiel ist zu Ende.
clause-10-1 = Neutrale Warenhäuser gibt es nur zu zweit.
clause-10-2 = Solange du Warenhäuser vor dir hast, müssen darunter mehr in der Hauptfarbe sein als neutrale.
clause-10-3 = Diese Reihe würde zu lang: { $who } darf höchstens drei in der Hauptfarbe und vier in beiden Farben zusammen haben.
clause-10-4 = Zu zweit endet eine Phase, wenn jemand alles in beiden Farben verbaut hat.
clause-10-5 = Zu zweit zählt bei der Verbreitung nur die Hauptfarbe.
clause-10-6 = Zu zweit zahlt nur Platz eins, und nur für eine Hauptfarbe.
clause-10-7 = Wiedereröffnen darfst du geschlossene Warenhäuser beider Farben.
clause-10-8 = Wer das kleinere Vermögen hat, entscheidet, wer die nächste Phase beginnt.
clause-11-1 = { $city } ist in dieser Partie nicht dabei.
clause-11-2 = In eine Außenstadt kommst du nur mit einer Streckenkarte aus einer anderen Stadt; weg kommst du mit einer Ziel- oder Streckenkarte.
clause-11-3 = Außenstädte zählen bei der Verbreitung wie alle anderen Städte.
clause-11-4 = In einer Außenstadt bekommst du für ein offenes Warenhaus mindestens die Hälfte.
clause-11-5 = Lisboa zahlt sofort für ein Warenhaus, das dort gebaut wird; zu zweit nicht für ein neutrales.
clause-11-6 = Ein Warenhaus, das in Porto geschlossen wird, kommt aus dem Spiel.
clause-11-7 = Der Pirat ist in dieser Partie nicht dabei.
clause-11-8 = { $case ->
    [owed] { $who } ist nach Islas Canarias gesegelt und muss in diesem Zug noch den Piraten in eine andere Stadt schicken.
    [moored] Wer den Piraten kostenlos versetzt hat, segelt in diesem Zug nicht weiter.
    [made] Kostenlos wurde der Pirat in diesem Zug schon versetzt.
   *[none] Kostenlos versetzt den Piraten nur, wer gerade nach Islas Canarias gesegelt ist und dort im Hafen liegt.
 }
clause-11-9 = Der Pirat muss in eine andere Stadt mit mindestens einem freien Hafenfeld.
clause-11-10 = { $case ->
    [moved] Der Pirat wurde in diesem Zug schon versetzt.
    [underway] Der Pirat ist unterwegs: Du musst ihn erst mit Karten ans Ziel bringen.
    [hand] { $who } hat die Karte { $card } nicht.
    [nowhere] Danach ließe sich der Pirat mit den Handkarten nicht mehr ans Ziel bringen.
   *[cost] So lässt sich der Weg des Piraten nach { $city } nicht bezahlen: Jeder Schritt des kürzesten Weges kostet Geld, { $who } hat { $money } Florin.
 }

## Was auf dem Plan liegt

piece-city = { $city }: zahlt { $amount } Florin
piece-site = Bauplatz { $site } in { $city }, Wert { $value }
piece-site-closing = Schließungsfeld { $site } in { $city }, Wert { $value }
piece-site-next = Bauplatz { $site } in { $city }, Wert { $value }: Hierher kommt das nächste Warenhaus, je nach Hafenfeld für { $cost } Florin. Danach zahlt die Majorität { $then }
piece-site-next-closing = Schließungsfeld { $site } in { $city }, Wert { $value }: Hierher kommt das nächste Warenhaus, je nach Hafenfeld für { $cost } Florin, und schließt das { $colour ->
    [neutral] neutrale Warenhaus
   *[main] Warenhaus
 } von { $who } auf Bauplatz { $closed }. Danach zahlt die Majorität { $then }
piece-site-last = Feld nach dem letzten Bauplatz in { $city }, Wert { $value }
piece-berth = Hafenfeld { $space } in { $city }: Ein Warenhaus kostet hier { $cost } Florin
piece-fort-site = Festungsfeld in { $city } für { $cost } Florin
piece-fortress = Festung von { $who } in { $city }
piece-warehouse = Warenhaus von { $who } auf Bauplatz { $site } in { $city }
piece-warehouse-neutral = Neutrales Warenhaus von { $who } auf Bauplatz { $site } in { $city }
piece-closed = Geschlossenes Warenhaus von { $who } in { $city }
piece-closed-neutral = Geschlossenes neutrales Warenhaus von { $who } in { $city }
piece-destination = Zielkarte { $city } mit { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegeln
 } für { $cost } Florin
piece-connection = Verbindung { $city }–{ $from } für { $cost } Florin
piece-deck-destinations = Zielkarten: { $count } im Stapel, { $discards } abgelegt
piece-deck-connections = Städteverbindungskarten: { $count } im Stapel, { $discards } abgelegt
piece-loan = Darlehen über { $amount } Florin, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }; Rückzahlung { $due } Florin, nach einer Verlängerung { $extended }
piece-debt = Darlehen von { $who } über { $amount } Florin, Rückzahlung { $due }
piece-debt-extended = Verlängertes Darlehen von { $who } über { $amount } Florin, Rückzahlung { $due }
piece-debt-count = { $who } hat { $count ->
    [one] 1 Darlehen
   *[other] { $count } Darlehen
 } über { $amount } Florin, Rückzahlung je { $due }
piece-debt-extended-count = { $who } hat { $count ->
    [one] 1 verlängertes Darlehen
   *[other] { $count } verlängerte Darlehen
 } über { $amount } Florin, Rückzahlung je { $due }
piece-bonus = Bonuskarte über { $amount } Florin für Warenhäuser in neun Städten
piece-spread = Verbreitung: { $cities ->
    [one] 1 Stadt bringt { $amount } Florin
   *[other] { $cities } Städte bringen { $amount } Florin
 } am Zahltag
piece-reach = { $who } hat Warenhäuser in { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städten
 }
piece-player = { $who }
piece-stock-warehouse = { $who } hat noch { $count ->
    [one] 1 Warenhaus
   *[other] { $count } Warenhäuser
 } zu bauen
piece-stock-neutral = { $who } hat noch { $count ->
    [one] 1 neutrales Warenhaus
   *[other] { $count } neutrale Warenhäuser
 } zu bauen
piece-stock-fortress = { $who } hat noch { $count ->
    [one] 1 Festung
   *[other] { $count } Festungen
 } zu bauen
piece-ship = Schiff von { $who } in { $city }, Hafenfeld { $space }
piece-ship-adrift = Schiff von { $who } vor dem Hafen von { $city }
piece-ship-bank = Schiff von { $who } bei der Bank
piece-ship-off = Schiff von { $who }, noch nicht auf dem Plan
piece-pirate = Der Pirat in { $city }
piece-turn = { $who } ist am Zug

## Was sich an den Regeln geändert hat

change-neutral-in-lisboa = Zu zweit bringt ein neutrales Warenhaus in Lisboa kein Geld.

## Was zu entscheiden ist: für die Person, die wählt, und für die anderen

prompt-buy = Kaufe eine Karte zum Segeln{ $loan ->
    [yes] {" "}oder nimm ein Darlehen auf
   *[no] {""}
}: Du hast { $money } Florin.
prompt-buy-other = { $who } braucht eine Karte zum Segeln und hat { $money } Florin.
prompt-sail = Segle in eine Stadt, in der du bauen kannst{ $loan ->
    [yes] , oder nimm ein Darlehen auf
   *[no] {""}
}: Du hast { $money } Florin.
prompt-sail-other = { $who } will segeln und hat { $money } Florin.
prompt-build = Baue in { $city }{ $elsewhere ->
    [yes] {" "}oder segle weiter
   *[no] {""}
}{ $loan ->
    [yes] {" "}oder nimm ein Darlehen auf
   *[no] {""}
}: Du hast { $money } Florin.
prompt-build-other = { $who } kann in { $city } bauen und hat { $money } Florin.
prompt-loan = { $money ->
    [0] Ohne Geld kannst du nirgends bauen: Nimm ein Darlehen auf.
   *[other] Mit { $money } Florin kannst du nirgends bauen: Nimm ein Darlehen auf.
}
prompt-loan-other = { $money ->
    [0] { $who } kann ohne Geld nirgends bauen und muss ein Darlehen aufnehmen.
   *[other] { $who } kann mit { $money } Florin nirgends bauen und muss ein Darlehen aufnehmen.
}
prompt-pass = Du kannst weder bauen noch ein Darlehen aufnehmen und musst passen.
prompt-pass-other = { $who } kann weder bauen noch ein Darlehen aufnehmen und muss passen.
prompt-built = { $more ->
    [yes] Du hast gebaut: Kaufe noch Karten für später oder beende deinen Zug.
   *[no] Du hast gebaut, mehr geht nicht: Beende deinen Zug.
}
prompt-built-other = { $who } hat gebaut und beendet gleich den Zug.
prompt-charge = Du bist nach Islas Canarias gesegelt: Schicke den Piraten in eine andere Stadt, um dort die Schutzgebühr einzutreiben.
prompt-charge-other = { $who } muss den Piraten in eine andere Stadt schicken und dort die Schutzgebühr eintreiben.
prompt-pirate = Der Pirat ist in { $city } noch nicht am Ziel: Ziehe ihn mit einer weiteren Karte weiter.
prompt-pirate-other = { $who } zieht den Piraten von { $city } aus weiter.
prompt-pirate-first = Bauen kannst du erst, wenn der Pirat weg ist: Versetze ihn{ $loan ->
    [yes] {" "}oder nimm ein Darlehen auf
   *[no] {""}
}.
prompt-pirate-first-other = { $who } kann erst bauen, wenn der Pirat versetzt ist.
prompt-debt = { $why ->
    [must] Zahle dein Darlehen zurück: { $due } Florin sind fällig, verlängern geht nicht.
    [poor] Mit { $money } Florin kannst du { $due } Florin nicht zurückzahlen: Verlängere das Darlehen.
    [extending] Ein gleich hohes Darlehen hast du verlängert: Verlängere auch dieses.
   *[choice] Zahle { $due } Florin zurück oder verlängere das Darlehen: Du hast { $money } Florin.
}
prompt-debt-other = { $why ->
    [must] { $who } muss { $due } Florin zurückzahlen.
   *[choice] { $who } zahlt { $due } Florin zurück oder verlängert das Darlehen.
}
prompt-starter = Du hast das kleinste Vermögen: Bestimme, wer Phase { $phase } beginnt.
prompt-starter-other = { $who } hat das kleinste Vermögen und bestimmt, wer Phase { $phase } beginnt.

## Was eine Wahl bringt oder kostet: Gründe von Tipps und Coach

reason-majority = { $standing ->
    [0] Du bekommst in { $city } am nächsten Zahltag nichts statt { $before } Florin.
    [1] Du liegst in { $city } vorn: am nächsten Zahltag { $after } statt { $before } Florin.
   *[2] Du liegst in { $city } auf Platz zwei: am nächsten Zahltag { $after } statt { $before } Florin.
}
reason-majority-other = { $standing ->
    [0] { $who } bekommt in { $city } am nächsten Zahltag nichts statt { $before } Florin.
    [1] { $who } liegt in { $city } vorn: am nächsten Zahltag { $after } statt { $before } Florin.
   *[2] { $who } liegt in { $city } auf Platz zwei: am nächsten Zahltag { $after } statt { $before } Florin.
}
reason-fortress = { $after ->
    [0] Du hast keine Festung in { $city }, die am nächsten Zahltag { $before } Florin brächte.
   *[other] Deine Festung in { $city } bringt am nächsten Zahltag { $after } statt { $before } Florin.
}
reason-fortress-other = { $after ->
    [0] { $who } hat keine Festung in { $city }, die am nächsten Zahltag { $before } Florin brächte.
   *[other] Die Festung von { $who } in { $city } bringt am nächsten Zahltag { $after } statt { $before } Florin.
}
reason-spread = Du hast Warenhäuser in { $standing ->
    [one] 1 Stadt
   *[other] { $standing } Städten
}: Die Verbreitung bringt am nächsten Zahltag { $after } statt { $before } Florin.
reason-spread-other = { $who } hat Warenhäuser in { $standing ->
    [one] 1 Stadt
   *[other] { $standing } Städten
}: Die Verbreitung bringt am nächsten Zahltag { $after } statt { $before } Florin.
reason-cash = { $after ->
    [0] Du hast gar kein Geld statt { $before } Florin.
   *[other] Du hast { $after } statt { $before } Florin.
}
reason-cash-other = { $after ->
    [0] { $who } hat gar kein Geld statt { $before } Florin.
   *[other] { $who } hat { $after } statt { $before } Florin.
}
reason-debt = { $after ->
    [0] Du schuldest der Bank nichts mehr.
   *[other] Du schuldest der Bank { $after } statt { $before } Florin.
}
reason-debt-other = { $after ->
    [0] { $who } schuldet der Bank nichts mehr.
   *[other] { $who } schuldet der Bank { $after } statt { $before } Florin.
}
reason-warehouses = { $after ->
    [0] Du hast alle Warenhäuser verbaut.
    [one] Du hast noch 1 Warenhaus zu bauen statt { $before }.
   *[other] Du hast noch { $after } Warenhäuser zu bauen statt { $before }.
}
reason-warehouses-other = { $after ->
    [0] { $who } hat alle Warenhäuser verbaut.
    [one] { $who } hat noch 1 Warenhaus zu bauen statt { $before }.
   *[other] { $who } hat noch { $after } Warenhäuser zu bauen statt { $before }.
}
reason-fortresses = { $after ->
    [0] Du hast alle Festungen verbaut.
    [one] Du hast noch 1 Festung zu bauen statt { $before }.
   *[other] Du hast noch { $after } Festungen zu bauen statt { $before }.
}
reason-fortresses-other = { $after ->
    [0] { $who } hat alle Festungen verbaut.
    [one] { $who } hat noch 1 Festung zu bauen statt { $before }.
   *[other] { $who } hat noch { $after } Festungen zu bauen statt { $before }.
}
reason-cards = Du hast { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
} auf der Hand statt { $before }.
reason-cards-other = { $who } hat { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
} auf der Hand statt { $before }.

## Was man hat, was die Wertungen sind, und was verschwendet wird

standing = { $money ->
    [one] { $money } Florin
   *[other] { $money } Florin
 } · zu bauen: { $warehouses ->
    [one] { $warehouses } Warenhaus
   *[other] { $warehouses } Warenhäuser
 }, { $fortresses ->
    [one] { $fortresses } Festung
   *[other] { $fortresses } Festungen
 }
standing-debts = { $money ->
    [one] { $money } Florin
   *[other] { $money } Florin
 } ({ $wealth } nach Abzug der Schulden) · zu bauen: { $warehouses ->
    [one] { $warehouses } Warenhaus
   *[other] { $warehouses } Warenhäuser
 }, { $fortresses ->
    [one] { $fortresses } Festung
   *[other] { $fortresses } Festungen
 }
score-now = Geld nach Abzug der Schulden
score-end = Vermögen
waste-9-7 = Jetzt zählt nur noch Geld: Das kostet dich etwas und bringt dir nichts mehr.
region-cards = Auslage
region-bank = Bank
region-spread = Verbreitung

# Was alle verfolgen
spotlight-loans = Zahltag { $phase }: Darlehen
spotlight-majorities = Majoritäten
spotlight-fortresses = Festungen
spotlight-money = Geld
spotlight-debts = Darlehen
spotlight-decides = zahlt zurück oder verlängert
spotlight-most = { $amount ->
    [one] Am meisten bekommt { $who }: 1 Florin.
   *[other] Am meisten bekommt { $who }: { $amount } Florin.
}
spotlight-most-shared = { $amount ->
    [one] Am meisten bekommen mehrere: je 1 Florin.
   *[other] Am meisten bekommen mehrere: je { $amount } Florin.
}
