### El Capitán auf Deutsch.

game-name = El Capitán
game-about = Auf dem Mittelmeer des 15. Jahrhunderts segeln, Lagerhäuser bauen, wo es bald Geld gibt, und nach drei Zahltagen das größte Vermögen haben.
game-time = 60 bis 120 Minuten
game-designers = Wolfgang Kramer und Horst-Rainer Rösner
game-sources = Manche gedruckte Zahlen sind rekonstruiert
option-porto = Porto
option-porto-about = Eine reiche Stadt mit drei Hafenplätzen; was dort schließt, ist für immer verloren.
option-lisboa = Lisboa
option-lisboa-about = Lagerhäuser kosten dort fast nichts und bringen sofort Geld.
option-canarias = Islas Canarias
option-canarias-about = Bringt den Piraten ins Spiel, der Häfen blockiert und Schutzgebühren eintreibt.
options-advice = Nimm anfangs nur eine Außenstadt dazu. Zwei oder alle drei sind für Erfahrene, am besten zu viert oder zu fünft.

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
deck-connections = Verbindungskarten
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
event-card-destination = Das Ziel { $city } mit { $seals ->
    [one] einem Siegel
   *[other] { $seals } Siegeln
 } kommt für { $cost } in die Auslage.
event-card-connection = Die Verbindung { $city } – { $from } kommt für { $cost } in die Auslage.
event-buy-destination = { $who } kauft das Ziel { $city } mit { $seals ->
    [one] einem Siegel
   *[other] { $seals } Siegeln
 } für { $cost }.
event-buy-connection = { $who } kauft die Verbindung { $city } – { $from } für { $cost }.
event-sail = { $who } segelt direkt nach { $city }.
event-sail-connection = { $who } segelt mit der Verbindung nach { $city }.
event-sail-route = { $who } segelt die Strecke nach { $city }, mit den Siegeln von { $card }.
event-build = { $who } baut in { $city } für { $cost } ein { $colour ->
    [neutral] neutrales Lagerhaus
   *[main] Lagerhaus
 } auf Bauplatz { $site }.
event-reopen = { $who } eröffnet in { $city } ein { $colour ->
    [neutral] neutrales Lagerhaus
   *[main] Lagerhaus
 } wieder, auf Bauplatz { $site }.
event-fortress = { $who } baut in { $city } für { $cost } eine Festung.
event-loan = { $who } geht zur Bank und nimmt einen Kredit von { $amount } auf.
event-end = { $who } beendet den Zug.
event-pass = { $who } kann weder bauen noch einen Kredit aufnehmen und passt.
event-repay = { $who } zahlt { $extended ->
    [yes] den verlängerten Kredit
   *[no] den Kredit
 } von { $amount } mit { $cost } zurück.
event-extend = { $who } verlängert den Kredit von { $amount }; fällig werden dann { $cost }.
event-starter = { $who } bestimmt: { $who_starts } beginnt die nächste Phase.
event-pirate = { $who } schickt den Piraten nach { $city }, Hafenplatz { $space }, um dort Schutzgebühren einzutreiben.
event-pirate-paid = { $who } versetzt den Piraten für { $cost } nach { $city }, Hafenplatz { $space }.
event-pirate-card = { $who } versetzt den Piraten mit { $card }{ $way ->
    [route] {" "}als Strecke
   *[straight] {""}
 } nach { $city }, Hafenplatz { $space }.
event-pirate-via = { $who } führt den Piraten mit { $card }{ $way ->
    [route] {" "}als Strecke
   *[straight] {""}
 } über { $city }.

## Die Wahl in wenigen Worten: das Verb der Notation und was ihm folgt

verb-buy = Kaufen:
verb-sail = Segeln:
verb-build = Bauen:
verb-reopen = Wieder eröffnen:
verb-fortress = Festung bauen
verb-loan = Kredit aufnehmen:
verb-end = Zug beenden
verb-pass = Passen
verb-repay = Zurückzahlen:
verb-extend = Verlängern:
verb-starter = Beginnen soll
verb-pirate = Pirat versetzen:
choice-buy-destination = { $city } ({ $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
 }) für { $cost }
choice-buy-connection = { $city } – { $from } für { $cost }
choice-sail = direkt nach { $city } (Karte mit { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegeln
 })
choice-sail-connection = mit der Verbindung nach { $city }
choice-sail-route = die Strecke nach { $city } ({ $card })
choice-build = { $colour ->
    [neutral] neutrales Lagerhaus
   *[main] Lagerhaus
 } auf Bauplatz { $site } für { $cost }
choice-reopen = { $colour ->
    [neutral] neutrales Lagerhaus
   *[main] Lagerhaus
 } auf Bauplatz { $site }
choice-fortress = für { $cost }
choice-loan = { $amount }
choice-repay = { $amount } mit { $cost }{ $extended ->
    [yes] {" "}(verlängert)
   *[no] {""}
 }
choice-extend = { $amount }, fällig werden dann { $cost }
choice-starter = { $who_starts }
choice-pirate = nach { $city }, Hafenplatz { $space }
choice-pirate-paid = nach { $city }, Hafenplatz { $space }, für { $cost }
choice-pirate-card = nach { $city }, Hafenplatz { $space }, mit { $card }{ $way ->
    [route] {" "}als Strecke
   *[straight] {""}
 }
choice-pirate-via = über { $city }, mit { $card }{ $way ->
    [route] {" "}als Strecke
   *[straight] {""}
 }

## Was von selbst folgt

told-closed = Das { $colour ->
    [neutral] neutrale Lagerhaus
   *[main] Lagerhaus
 } von { $who } in { $city }, Bauplatz { $site }, wird geschlossen.
told-left = Das { $colour ->
    [neutral] neutrale Lagerhaus
   *[main] Lagerhaus
 } von { $who } in { $city }, Bauplatz { $site }, wird geschlossen und kommt aus dem Spiel.
told-bonus = { $who } hat Lagerhäuser in neun Städten und nimmt die Bonuskarte zu { $amount }.
told-paid-at-once = { $rank ->
    [first] In { $city } zahlt die Bank sofort { $amount } an { $who }, für die Mehrheit.
   *[behind] In { $city } zahlt die Bank sofort { $amount } an { $who }: die Hälfte, ohne Mehrheit.
 }
told-all-built = { $who } hat alles gebaut: Am Ende dieser Runde ist Zahltag { $phase }.
told-protection = { $who } zahlt { $amount } Schutzgebühr an { $who_gets }.
told-displaced = In { $city } macht { $who } dem Piraten Platz: Das Schiff kommt auf Hafenplatz { $space }.
told-reshuffled = Die Ablage wird zu einem neuen Stapel { $deck } gemischt.
told-payday = Zahltag { $phase }.
told-income = { $who } erhält { $amount } { $why ->
    [spread] für { $detail ->
        [one] eine Stadt
       *[other] { $detail } Städte
     }
    [first] für die Mehrheit in { $city }
    [second] für den zweiten Platz in { $city }
    [present] für ein Lagerhaus in { $city }
    [fortress] für eine Festung in { $city }
    [fortress-whole] für eine Festung in { $city }, wo die meisten Lagerhäuser stehen
   *[bonus] für die Bonuskarte
 }.
told-money-check = Kassensturz nach Zahltag { $phase }:
told-wealth = { $who } hat { $money } Florin und ein Vermögen von { $wealth }.

## Der Tisch

label-phase = Phase { $phase } · Runde { $round }
label-starting = { $who } beginnt
label-display = Auslage
label-destinations = Ziele:
label-connections = Verbindungen:
label-deck = { $deck } im Stapel, { $discards } in der Ablage
label-bank = Bank:
label-loans = { $count } × { $amount }
label-money = { $money } Florin
label-wealth = Vermögen { $wealth }
label-stock = zu bauen
label-hand = Hand:
label-no-cards = keine Karten
label-loans-of = Kredite
label-bonus = Bonus { $amount }
label-ship = Schiff
label-ship-off = neben dem Plan
label-ship-bank = bei der Bank
label-ship-adrift = vor { $city }
label-ship-city = in { $city }, Platz { $space }
label-closed = geschlossen
label-legend = Buchstaben: Lagerhäuser · [A]: Schiff im Hafen · ▲: Festung · *: Schließungsfeld · !: Pirat
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
count-legend = ▲ Festung · ▲▲ Festung in einer der vollsten Städte
count-money = Geld
count-wealth = Vermögen

## Warum nicht: jede Klausel in einem Satz

clause-1-1 = Die Städte liegen in einem Raster; Nachbarn sind nur solche, die sich waagerecht oder senkrecht berühren.
clause-1-2 = Eine Stadt hat Hafenplätze, Festungsplätze und zwölf Bauplätze; auf dem dreizehnten Feld wird nie gebaut.
clause-1-3 = Je Phase gibt es sechs Lagerhäuser und eine Festung, zu Beginn 20 Florin.
clause-1-4 = In der Auslage liegen vier Ziele und sechs Verbindungen offen.
clause-1-5 = Die Bank hat von jeder Art nur begrenzt viele Kredite.
clause-1-6 = Zuallererst wird bestimmt, wer beginnt.
clause-1-7 = Alles liegt offen, nur die Reihenfolge der Stapel nicht.
clause-2-1 = Gezogen wird im Uhrzeigersinn, Runde um Runde, bis zum Zahltag.
clause-2-2 = { $case ->
    [end] Der Zug kann noch nicht enden: Erst wird gebaut, oder statt allem anderen ein Kredit aufgenommen.
   *[done] Nur eine Bauaktion oder ein Kredit je Zug.
 }
clause-2-3 = Nach dem Bauen bleibt das Schiff, wo es ist; nur Käufe sind noch möglich.
clause-2-4 = Ein Kreditzug enthält sonst nichts: Nach einem Kauf, einer Fahrt oder dem Versetzen des Piraten gibt es keinen Kredit mehr.
clause-2-5 = In der ersten Runde des Spiels gibt es keine Kredite.
clause-2-6 = Danach wäre in diesem Zug mit dem übrigen Geld und den übrigen Karten keine Bauaktion mehr möglich.
clause-2-7 = Passen darf nur, wer sonst nichts tun kann.
clause-3-1 = { $case ->
    [cost] { $card } kostet { $cost }, und { $who } hat { $money }.
    [wait] Erst wird die Auslage aufgefüllt.
    [full] Karten erscheinen nur am Ende eines Zuges, solange die Auslage nicht voll ist.
   *[display] { $card } liegt nicht in der Auslage.
 }
clause-3-2 = Diese Karte kann jetzt nicht erscheinen: Sie ist nicht unter denen, die noch aufzudecken sind.
clause-3-3 = Eine Zielkarte zeigt eine Stadt und ihre Siegel, eine Verbindungskarte zwei Städte.
clause-3-4 = { $case ->
    [hand] { $who } hat die Karte { $card } nicht.
    [link] Diese Verbindung beginnt nicht dort, wo das Schiff ist.
    [pirate] Diese Verbindung beginnt nicht dort, wo der Pirat ist.
    [named] Zur Stadt auf der Karte geht es direkt, nicht über die Siegel.
   *[reach] { $city } ist zu weit für { $seals ->
        [one] ein Siegel
       *[other] { $seals } Siegel
     }.
 }
clause-3-5 = Von der Bank und von außerhalb des Plans führt nur eine Zielkarte in eine Stadt.
clause-3-6 = Eine Fahrt muss in einer anderen Stadt enden als der, in der sie begann.
clause-3-7 = Der Hafen von { $city } ist voll, und keine weitere Fahrt wäre möglich.
clause-3-8 = Ein Schiff darf im selben Hafen nicht auf einen billigeren Platz wechseln.
clause-3-9 = Ein Schiff gibt seinen Hafenplatz erst frei, wenn es abfährt.
clause-4-1 = Für einen Kredit geht das Schiff zur Bank.
clause-4-2 = Die Bank hat keinen Kredit zu { $amount } mehr.
clause-4-3 = Nur ein Kredit je Zug, und der Zug endet damit.
clause-5-1 = { $case ->
    [harbour] Zum Bauen muss das Schiff auf einem Hafenplatz liegen.
    [stock] { $who } hat in dieser Phase kein solches Lagerhaus mehr zu bauen.
   *[cost] Ein Lagerhaus kostet hier { $cost }, und { $who } hat { $money }.
 }
clause-5-2 = { $case ->
    [choose] Das erste Lagerhaus einer Stadt kommt auf Bauplatz 1 oder 2: Einer davon ist zu wählen.
   *[fixed] Nur für das erste Lagerhaus einer Stadt ist der Bauplatz frei wählbar.
 }
clause-5-3 = Ein Lagerhaus kommt auf den nächsten Bauplatz nach dem höchsten besetzten.
clause-5-4 = Ein Lagerhaus auf einem Schließungsfeld schließt das erste der Kette.
clause-5-5 = In { $city } sind alle zwölf Bauplätze besetzt.
clause-5-6 = { $who } hätte damit vier Lagerhäuser nebeneinander in { $city }; höchstens drei sind erlaubt.
clause-5-7 = Bonuskarten gibt es für die Ersten mit Lagerhäusern in neun Städten, für jeden höchstens eine.
clause-6-1 = { $case ->
    [harbour] Zum Wiedereröffnen muss das Schiff im Hafen der Stadt liegen.
   *[other] { $who } hat in { $city } kein solches geschlossenes Lagerhaus.
 }
clause-6-2 = Das Wiedereröffnen ist die Bauaktion des Zuges.
clause-7-1 = { $case ->
    [harbour] Zum Bau einer Festung muss das Schiff auf einem Hafenplatz liegen.
    [stock] { $who } hat in dieser Phase keine Festung mehr zu bauen.
    [own] { $who } hat in { $city } schon eine Festung.
    [full] In { $city } ist kein Festungsplatz mehr frei.
   *[cost] Die Festung kostet hier { $cost }, und { $who } hat { $money }.
 }
clause-7-2 = Eine Festung kommt auf den freien Platz mit der kleinsten Nummer.
clause-8-1 = Zahltag ist am Ende der Runde, in der jemand alles gebaut hat.
clause-8-2 = Die Verbreitung zahlt nach der Zahl der Städte mit einem offenen Lagerhaus.
clause-8-3 = Die Mehrheit in einer Stadt bringt den Wert des nächsten freien Feldes, der zweite Platz die Hälfte.
clause-8-4 = Eine Festung bringt die Hälfte dessen, was ihre Stadt zahlt; wo die meisten Lagerhäuser stehen, alles.
clause-8-5 = Eine Stadt ohne Lagerhaus zahlt nichts.
clause-8-6 = Bonuskarten zahlen am dritten Zahltag.
clause-9-1 = { $case ->
    [order] Erst wird über die Kredite entschieden, einen nach dem anderen: die fälligen, dann die übrigen, Rückzahlungen vor Verlängerungen.
    [due] Dieser Kredit ist jetzt zurückzuzahlen: Nach dem dritten Zahltag wird keiner mehr verlängert.
   *[none] Kredite werden nur nach einem Zahltag zurückgezahlt und verlängert.
 }
clause-9-2 = Diesen Kredit jetzt zurückzuzahlen kostet { $cost }, und { $who } hat { $money }; verlängern geht.
clause-9-3 = { $who } ist im Minus und kann nichts kaufen oder bauen, was Geld kostet.
clause-9-4 = Das Vermögen ist das Geld abzüglich dessen, was für Kredite fällig ist.
clause-9-5 = { $case ->
    [due] Zuerst bestimmt { $who }, wer die nächste Phase beginnt.
    [nobody] Auf diesem Platz sitzt niemand.
   *[none] Nur nach einem Zahltag: Wer das kleinste Vermögen hat, bestimmt, wer die nächste Phase beginnt.
}
clause-9-6 = Neue Lagerhäuser und eine Festung kommen mit der nächsten Phase.
clause-9-7 = Das Spiel ist aus.
clause-10-1 = Neutrale Lagerhäuser gibt es nur zu zweit.
clause-10-2 = Solange noch Lagerhäuser zu bauen sind, müssen es mehr in der Hauptfarbe sein als neutrale.
clause-10-3 = Diese Reihe würde zu lang: für { $who } höchstens drei in der Hauptfarbe und vier in beiden Farben zusammen.
clause-10-4 = Zu zweit endet eine Phase, wenn jemand alles in beiden Farben gebaut hat.
clause-10-5 = Zu zweit zählt bei der Verbreitung nur die Hauptfarbe.
clause-10-6 = Zu zweit zahlt nur der erste Platz, und nur für eine Hauptfarbe.
clause-10-7 = Geschlossene Lagerhäuser beider Farben dürfen wiedereröffnet werden.
clause-10-8 = Wer das kleinere Vermögen hat, entscheidet, wer die nächste Phase beginnt.
clause-11-1 = { $city } ist in diesem Spiel nicht dabei.
clause-11-2 = Eine Außenstadt ist nur über eine Strecke von einer anderen Stadt aus zu erreichen und wird mit einem Ziel oder einer Strecke verlassen.
clause-11-3 = Außenstädte zählen bei der Verbreitung wie alle anderen.
clause-11-4 = In einer Außenstadt bringt ein offenes Lagerhaus mindestens die Hälfte.
clause-11-5 = Lisboa zahlt sofort für ein Lagerhaus, das dort gebaut wird; zu zweit nicht für ein neutrales.
clause-11-6 = Was in Porto geschlossen wird, kommt aus dem Spiel.
clause-11-7 = Der Pirat ist in diesem Spiel nicht dabei.
clause-11-8 = { $case ->
    [owed] { $who } ist nach Islas Canarias gesegelt und muss in diesem Zug noch den Piraten in eine andere Stadt schicken.
    [moored] Nach dem kostenlosen Versetzen des Piraten fährt das Schiff in diesem Zug nicht weiter.
    [made] Kostenlos wurde der Pirat in diesem Zug schon versetzt.
   *[none] Kostenlos versetzt den Piraten nur, wer eben nach Islas Canarias gesegelt ist und dort im Hafen liegt.
 }
clause-11-9 = Der Pirat muss in eine andere Stadt, auf einen ihrer Hafenplätze, und mindestens einer davon muss frei sein.
clause-11-10 = { $case ->
    [moved] Der Pirat wurde in diesem Zug schon versetzt.
    [underway] Der Pirat ist unterwegs: Sein Weg muss mit Karten beendet werden.
    [hand] { $who } hat die Karte { $card } nicht.
    [nowhere] Danach ließe sich der Weg des Piraten mit den Handkarten nicht mehr beenden.
   *[cost] Der Weg des Piraten nach { $city } lässt sich so nicht bezahlen: Jeder Schritt des kürzesten Weges hat seinen Preis, und { $who } hat { $money }.
 }

## Was auf dem Plan liegt

piece-city = { $city }: zahlt { $amount }
piece-site = Bauplatz { $site } in { $city }, Wert { $value }
piece-site-closing = Schließungsfeld { $site } in { $city }, Wert { $value }
piece-site-last = Das Feld nach dem letzten Bauplatz in { $city }, Wert { $value }
piece-berth = Hafenplatz { $space } in { $city }: ein Lagerhaus kostet hier { $cost }
piece-fort-site = Festungsplatz in { $city }, für { $cost }
piece-fortress = Festung von { $who } in { $city }
piece-warehouse = Lagerhaus von { $who } auf Bauplatz { $site } in { $city }
piece-warehouse-neutral = Neutrales Lagerhaus von { $who } auf Bauplatz { $site } in { $city }
piece-closed = Geschlossenes Lagerhaus von { $who } in { $city }
piece-closed-neutral = Geschlossenes neutrales Lagerhaus von { $who } in { $city }
piece-destination = Ziel { $city } mit { $seals ->
    [one] einem Siegel
   *[other] { $seals } Siegeln
 }, für { $cost }
piece-connection = Verbindung { $city } – { $from }, für { $cost }
piece-deck-destinations = Zielkarten: { $count } im Stapel, { $discards } abgelegt
piece-deck-connections = Verbindungskarten: { $count } im Stapel, { $discards } abgelegt
piece-loan = Kredit über { $amount }, { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
 }; zurückzuzahlen mit { $due }, nach einer Verlängerung mit { $extended }
piece-debt = Kredit von { $who }: { $amount }, zurückzuzahlen mit { $due }
piece-debt-extended = Verlängerter Kredit von { $who }: { $amount }, zurückzuzahlen mit { $due }
piece-bonus = Bonuskarte über { $amount } für Lagerhäuser in neun Städten
piece-spread = { $cities ->
    [one] Eine Stadt bringt { $amount }
   *[other] { $cities } Städte bringen { $amount }
 } am Zahltag
piece-reach = { $who } ist in { $cities ->
    [one] einer Stadt
   *[other] { $cities } Städten
 }
piece-player = { $who }
piece-stock-warehouse = { $count ->
    [one] Ein Lagerhaus
   *[other] { $count } Lagerhäuser
 } zum Bauen für { $who }
piece-stock-neutral = { $count ->
    [one] Ein neutrales Lagerhaus
   *[other] { $count } neutrale Lagerhäuser
 } zum Bauen für { $who }
piece-stock-fortress = { $count ->
    [one] Eine Festung
   *[other] { $count } Festungen
 } zum Bauen für { $who }
piece-ship = Schiff von { $who } in { $city }, Hafenplatz { $space }
piece-ship-adrift = Schiff von { $who } vor dem Hafen von { $city }
piece-ship-bank = Schiff von { $who } an der Bank
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
prompt-pass = Du kannst weder bauen noch ein Darlehen aufnehmen: Passe.
prompt-pass-other = { $who } kann weder bauen noch ein Darlehen aufnehmen und muss passen.
prompt-built = { $more ->
    [yes] Du hast gebaut: Kaufe noch Karten für später oder beende deinen Zug.
   *[no] Du hast gebaut, mehr geht nicht: Beende deinen Zug.
}
prompt-built-other = { $who } hat gebaut und beendet bald den Zug.
prompt-charge = Du bist nach Islas Canarias gesegelt: Schick den Piraten in einen Hafen, die Schutzgebühr eintreiben.
prompt-charge-other = { $who } muss den Piraten in einen Hafen schicken, die Schutzgebühr eintreiben.
prompt-pirate = Der Pirat macht in { $city } Halt: Zieh ihn mit einer weiteren Karte weiter.
prompt-pirate-other = { $who } zieht den Piraten von { $city } aus weiter.
prompt-pirate-first = Bauen kannst du erst, wenn der Pirat weg ist: Versetze ihn{ $loan ->
    [yes] {" "}oder nimm ein Darlehen auf
   *[no] {""}
}.
prompt-pirate-first-other = { $who } kann erst bauen, wenn der Pirat versetzt ist.
prompt-debt = { $why ->
    [must] Zahle dein Darlehen zurück: { $due } Florin sind fällig, verlängern geht nicht.
    [poor] Mit { $money } Florin kannst du { $due } nicht zurückzahlen: Verlängere das Darlehen.
    [extending] Ein gleich hohes Darlehen hast du verlängert: Verlängere auch dieses.
   *[choice] Zahle { $due } Florin zurück oder verlängere das Darlehen: Du hast { $money } Florin.
}
prompt-debt-other = { $why ->
    [must] { $who } muss { $due } Florin zurückzahlen.
   *[choice] { $who } zahlt { $due } Florin zurück oder verlängert das Darlehen.
}
prompt-starter = Du hast das kleinste Vermögen: Bestimme, wer Phase { $phase } beginnt.
prompt-starter-other = { $who } hat das kleinste Vermögen und bestimmt, wer Phase { $phase } beginnt.
