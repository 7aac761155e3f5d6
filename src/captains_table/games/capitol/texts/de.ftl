### Capitol: alles, was das Spiel sagt, auf Deutsch.

game-name = Capitol
game-about = Baue Gebäude, stelle sie in den neun Zonen des alten Rom auf und sorge überall für die meisten Stockwerke.
game-time = 60 bis 90 Minuten
game-designers = Alan R. Moon und Aaron Weissblum
game-sources = Die Aufteilung der Zonen ist rekonstruiert

## Dinge

card-roof = Dachkarte
card-floor = Stockwerkkarte
card-permit-blue = blaue Baugenehmigung
card-permit-pink = rosa Baugenehmigung
card-permit-mauve = violette Baugenehmigung
deck-roof = Dachkarten
deck-floor = Stockwerkkarten
deck-permit = Baugenehmigungen
shape-round = rundes Dach
shape-triangular = dreieckiges Dach
colour-blue = blaue
colour-pink = rosa
colour-mauve = violette
zone-campus-martius = Campus Martius
zone-insula-tiberina = Insula Tiberina
zone-capitolinus = Capitolinus
zone-quirinalis = Quirinalis
zone-viminalis = Viminalis
zone-esquilinus = Esquilinus
zone-palatinus = Palatinus
zone-caelius = Caelius
zone-aventinus = Aventinus
phase-setup = Aufbau
phase-construction = Bauen
phase-improvement = Auktionen
phase-draw = Kartenziehen
phase-over = Ende

## Ereignisse

event-consul = { $who } beginnt als Konsul.
event-deal = { $who } bekommt die { $card } { $value }.
event-top = Aufgedeckt: { $card } { $value }.
event-play = { $who } spielt die { $card } { $value }.
event-burn = { $who } legt die { $card } { $value } ohne Wirkung ab.
event-pass = { $who } passt.
event-raise = { $who } erhöht ein Gebäude auf { $height } Stockwerke.
event-raise-new = { $who } beginnt ein neues Gebäude.
event-roof = { $height ->
    [one] { $who } setzt ein { $shape } auf ein Gebäude mit 1 Stockwerk.
   *[other] { $who } setzt ein { $shape } auf ein Gebäude mit { $height } Stockwerken.
}
event-place = { $height ->
    [one] { $who } stellt in { $zone } ein Gebäude auf: 1 Stockwerk, { $shape }.
   *[other] { $who } stellt in { $zone } ein Gebäude auf: { $height } Stockwerke, { $shape }.
}
event-bid = { $who } bietet die { $card } { $value }.
event-done = { $improvement ->
    [fountain] { $who } schließt das Gebot auf den Brunnen ab.
    [amphitheatre] { $who } schließt das Gebot auf das Amphitheater ab.
   *[temple] { $who } schließt das Gebot auf den Tempel ab.
}
event-site = { $improvement ->
    [fountain] { $who } stellt den Brunnen in { $zone } auf.
    [amphitheatre] { $who } stellt das Amphitheater in { $zone } auf.
   *[temple] { $who } stellt den Tempel in { $zone } auf.
}
event-draw = { $who } zieht die { $card } { $value }.
event-draw-unseen = { $who } zieht vom Stapel der { $deck }.

## Die Wahl in wenigen Worten: das Verb der Notation und was ihm folgt

verb-play = Spielen:
verb-burn = Ablegen:
verb-pass = Passen
verb-raise = Bauen:
verb-roof = Dach setzen:
verb-place = Aufstellen:
verb-bid = Bieten:
verb-bid-done = Gebot abschließen
verb-fountain = Brunnen aufstellen
verb-amphitheatre = Amphitheater aufstellen
verb-temple = Tempel aufstellen
verb-draw = Ziehen:
choice-play = { $card } { $value }
choice-burn = { $card } { $value }
choice-raise = Gebäude auf { $height } Stockwerke erhöhen
choice-raise-new = neues Gebäude beginnen
choice-roof = { $height ->
    [one] { $shape } auf 1 Stockwerk
   *[other] { $shape } auf { $height } Stockwerke
}
choice-place = { $height ->
    [one] 1 Stockwerk, { $shape }, in { $zone }
   *[other] { $height } Stockwerke, { $shape }, in { $zone }
}
choice-bid = { $card } { $value }
choice-done = Gebot abschließen
choice-site = in { $zone }
choice-draw = { $card } { $value }
choice-draw-unseen = vom Stapel der { $deck }

## Was von selbst folgt

told-no-cards = { $who } hat keine Karten mehr und passt.
told-bid = { $cards ->
    [one] { $who } bietet { $sum }.
   *[other] { $who } bietet { $values } = { $sum }.
}
told-no-bid = { $who } bietet nichts.
told-nobody = { $improvement ->
    [fountain] Niemand bietet: Der Brunnen kommt aus dem Spiel.
    [amphitheatre] Niemand bietet: Das Amphitheater kommt aus dem Spiel.
   *[temple] Niemand bietet: Der Tempel kommt aus dem Spiel.
}
told-won = { $improvement ->
    [fountain] { $who } ersteigert den Brunnen mit { $sum }
    [amphitheatre] { $who } ersteigert das Amphitheater mit { $sum }
   *[temple] { $who } ersteigert den Tempel mit { $sum }
}{ $by ->
    [card] , dank der höchsten Karte ({ $top }).
    [order] , weil bei gleicher Summe und gleicher höchster Karte ({ $top }) die Reihenfolge entscheidet.
   *[sum] .
}
told-no-room = { $improvement ->
    [fountain] Kein kleines Feld ist frei: Der Brunnen kommt aus dem Spiel.
    [amphitheatre] Kein großes Feld ist frei: Das Amphitheater kommt aus dem Spiel.
   *[temple] Kein großes Feld ist frei: Der Tempel kommt aus dem Spiel.
}
told-ranked = { $zone }: { $rank ->
    [1] { $who } liegt vorn
    [2] { $who } liegt auf Platz zwei
   *[0] { $who } geht leer aus
} ({ $why ->
    [most] die meisten Stockwerke
    [higher] gleich viele Stockwerke, höheres Gebäude
    [shared] gleich viele Stockwerke, gleich hohes Gebäude
    [lower] gleich viele Stockwerke, niedrigeres Gebäude
    [next] die zweitmeisten Stockwerke
    [level] Gleichstand um Platz zwei
    [too-low] gleich viele Stockwerke, aber andere haben höhere Gebäude und teilen sich Platz eins
    [behind-tie] nach einem Gleichstand um Platz eins gibt es keinen zweiten Platz
   *[behind] zu wenige Stockwerke
}{ $temple ->
    [1] , der Tempel verdoppelt
   *[0] {""}
}): { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
told-score = { $points ->
    [one] { $who } bekommt 1 Punkt und hat jetzt { $score }.
   *[other] { $who } bekommt { $points } Punkte und hat jetzt { $score }.
}
told-renewed = { $cards ->
    [one] Der Stapel der { $deck } ist leer: Der Ablagestapel mit 1 Karte wird umgedreht.
   *[other] Der Stapel der { $deck } ist leer: Der Ablagestapel mit { $cards } Karten wird umgedreht.
}
told-extra = { $cards ->
    [one] { $who } zieht dank Amphitheater 1 Karte mehr.
   *[other] { $who } zieht dank Amphitheater { $cards } Karten mehr.
}
told-all-empty = Alle Stapel sind leer: In dieser Runde zieht niemand mehr.
told-round = Runde { $round } beginnt; Konsul ist { $who }.

## Ränge und Gründe in der Wertung

why-most = die meisten Stockwerke
why-higher = Gleichstand, höheres Gebäude
why-shared = Gleichstand, gleich hohes Gebäude
why-lower = Gleichstand, niedrigeres Gebäude
why-next = die zweitmeisten Stockwerke
why-level = Gleichstand um Platz zwei
why-too-low = Gleichstand, zu niedrig für Platz eins
why-behind = zu wenige Stockwerke
why-behind-tie = nach Gleichstand um Platz eins
label-rank = { $rank ->
    [1] 1.
   *[2] 2.
}
label-doubled = Tempel ×2
label-column-zone = Zone
label-column-rank = Rang
label-column-player = Name
label-column-floors = St./max.
label-column-points = Punkte
label-column-why = Grund
count-title = Wertung
count-zone = { $zone } { $fountains }≈
count-floors = { $floors }/{ $height }
count-legend = ≈ Brunnen in der Zone

## Beschriftung des Bildes

label-round = Runde { $round } von { $rounds }
label-supply = { $floors ->
    [one] 1 Stockwerk im Vorrat
   *[other] { $floors } Stockwerke im Vorrat
}
label-auction = Auktion { $number } von { $auctions }: { $what ->
    [fountain] ein Brunnen
    [amphitheatre] ein Amphitheater
   *[temple] ein Tempel
}
label-drawing = { $cards ->
    [one] { $who } zieht noch 1 Karte
   *[other] { $who } zieht noch { $cards } Karten
}
label-bidding = Gebot offen: { $names }
label-bid = { $values } = { $sum }
label-blue = blaue Zonen
label-pink = rosa Zonen
label-mauve = violette Zonen
label-blue-short = bl
label-pink-short = ro
label-mauve-short = vi
label-amphitheatre = Amphitheater
label-temple = Tempel
label-legend = ● rundes Dach  ▲ dreieckiges Dach  ≈ Brunnen  · frei  [ ] großes Feld  A 5/2 +3: Stockwerke/höchstes Gebäude, Punkte, wenn jetzt gewertet würde  ° allen bekannt
label-empty = leer
label-unseen = + { $cards } unbekannt
label-pile = { $deck }:
label-discard = Ablage:
label-hand = { $cards ->
    [0] keine Karten
    [one] 1 Karte:
   *[other] { $cards } Karten:
}
label-roof = Dach
label-floor = Stockwerk
label-permit = Baugenehmigung
label-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label-consul = Konsul
label-passed = hat gepasst
label-finished = fertig
label-unfinished = im Bau
label-roofs = Dächer übrig

## Was auf den Karten steht

face-floor = Stockwerke
face-roof = Dach
face-permit-blue = blaue
face-permit-blue-zone = Zone
face-permit-pink = rosa
face-permit-pink-zone = Zone
face-permit-mauve = violette
face-permit-mauve-zone = Zone

## Klauseln

clause-1-1 = Es gibt neun Zonen, drei in jeder Farbe, mit kleinen Feldern und einem großen; aufgedruckte Brunnen belegen kleine Felder.
clause-1-2 = Stockwerke, Dächer und Bauwerke gibt es nur so viele, wie in der Schachtel sind.
clause-1-3 = Unter den noch unbekannten Karten ist keine { $card } { $value }.
clause-1-4 = { $case ->
    [due] Die Karten werden ausgeteilt; als Nächstes bekommt { $who } eine Karte vom Stapel der { $deck }.
   *[past] Karten werden nur am Anfang ausgeteilt, in fester Reihenfolge.
}
clause-1-5 = Alle beginnen mit vier fertigen Gebäuden: ein und zwei Stockwerke hoch, jeweils mit rundem und mit dreieckigem Dach.
clause-1-6 = Wer zuerst Konsul ist, wird einmal ausgelost, vor allem anderen.
clause-1-7 = Wie viele Karten jemand hat, ist bekannt; welche, bleibt geheim, bis alle sie gesehen haben.
clause-2-1 = Das geht jetzt nicht. Aktuelle Phase: { $phase }.
clause-2-2 = Nach jeder der ersten drei Runden wandert das Amt des Konsuls nach links; in der letzten Runde werden keine Karten gezogen.
clause-2-3 = Das Spiel ist zu Ende.
clause-3-1 = { $who } hat die { $card } { $value } nicht auf der Hand.
clause-3-2 = Wer gepasst hat, ist für den Rest dieser Phase draußen.
clause-3-3 = Jede Karte darf ohne Wirkung abgelegt werden.
clause-3-4 = Beim Bauen spielt der Wert einer Karte keine Rolle.
clause-3-5 = { $case ->
    [due] { $who } muss zuerst die Stockwerke der Karte setzen.
    [empty] Im Vorrat ist kein Stockwerk mehr.
    [card] Dafür musst du zuerst eine Stockwerkkarte spielen.
   *[none] { $height ->
        [one] { $who } hat kein Gebäude mit 1 Stockwerk im Bau.
       *[other] { $who } hat kein Gebäude mit { $height } Stockwerken im Bau.
    }
}
clause-3-6 = { $case ->
    [due] { $who } muss zuerst das Dach der Karte setzen.
    [card] Dafür musst du zuerst eine Dachkarte spielen.
    [no-building] { $who } hat kein Gebäude im Bau.
    [no-roof] { $who } hat kein Dach mehr.
    [shape] { $who } hat kein { $shape } mehr.
   *[none] { $height ->
        [one] { $who } hat kein Gebäude mit 1 Stockwerk im Bau.
       *[other] { $who } hat kein Gebäude mit { $height } Stockwerken im Bau.
    }
}
clause-3-7 = { $case ->
    [due] { $who } muss zuerst ein Gebäude für die Baugenehmigung aufstellen.
    [card] Dafür musst du zuerst eine Baugenehmigung spielen.
    [no-building] { $who } hat kein fertiges Gebäude.
    [nowhere] { $who } hat kein fertiges Gebäude, das in eine { $colour } Zone passt.
   *[none] { $height ->
        [one] { $who } hat kein solches fertiges Gebäude: 1 Stockwerk, { $shape }.
       *[other] { $who } hat kein solches fertiges Gebäude: { $height } Stockwerke, { $shape }.
    }
}
clause-3-8 = Vor dir dürfen beliebig viele Gebäude stehen; sie bleiben von Runde zu Runde.
clause-4-1 = { $case ->
    [full] In { $zone } ist kein kleines Feld mehr frei.
   *[colour] Die Baugenehmigung verlangt eine { $colour } Zone.
}
clause-4-2 = In { $zone } haben alle Gebäude ein { $shape }.
clause-4-3 = Zwei { $colour } Zonen haben schon diese Dachform ({ $shape }): { $zone } braucht die andere.
clause-4-4 = Das erste Gebäude in { $zone } muss genau ein Stockwerk hoch sein.
clause-4-5 = Das nächste Gebäude in { $zone } muss { $low } oder { $high } Stockwerke hoch sein.
clause-5-1 = { $case ->
    [due] Zuerst wird die nächste Karte vom Stapel der { $deck } aufgedeckt.
   *[past] Eine Karte wird nur aufgedeckt, wenn sie oben auf ihrem Stapel liegt.
}
clause-5-2 = Ein leerer Stapel wird aus seinem Ablagestapel erneuert, zu Beginn des Kartenziehens und nach jeder gezogenen Karte.
clause-5-3 = Die Karten des höchsten Gebots werden in fester Reihenfolge abgelegt: zuerst die höchsten Werte.
clause-6-1 = { $improvement ->
    [fountain] In dieser Auktion geht es um einen Brunnen.
    [amphitheatre] In dieser Auktion geht es um ein Amphitheater.
   *[temple] In dieser Auktion geht es um einen Tempel.
}
clause-6-2 = { $case ->
    [not-held] Du hast keine { $card } { $value } auf der Hand.
    [used] Jede { $card } { $value } deiner Hand ist schon im Gebot.
    [order] Biete von der höchsten zur niedrigsten Karte: Die { $card } { $value } hätte früher kommen müssen.
   *[due] Zuerst wird auf das Bauwerk geboten.
}
clause-6-3 = Die höchste Summe gewinnt; bei Gleichstand die höchste einzelne Karte, dann die Reihenfolge ab dem Konsul.
clause-6-4 = Das höchste Gebot wird abgelegt; alle anderen nehmen ihre Karten zurück.
clause-6-5 = Ein Gebot ohne Karten nimmt nicht teil; bietet niemand, kommt das Bauwerk aus dem Spiel.
clause-6-6 = { $case ->
    [full] { $improvement ->
        [fountain] In { $zone } ist kein kleines Feld mehr frei.
       *[other] Das große Feld von { $zone } ist belegt.
    }
   *[due] { $who } muss zuerst das Bauwerk aufstellen.
}
clause-7-1 = In einer Zone zählen die Stockwerke, nicht die Gebäude.
clause-7-2 = Platz eins bringt 2 Punkte und 1 pro Brunnen, Platz zwei 1 pro Brunnen.
clause-7-3 = Bei Gleichstand um Platz eins entscheidet das jeweils höchste Gebäude der Beteiligten in der Zone.
clause-7-4 = Bei Gleichstand um Platz zwei bekommen alle Beteiligten die Punkte für Platz zwei.
clause-7-5 = Ein Tempel verdoppelt alle Punkte seiner Zone.
clause-8-1 = Alle ziehen sechs Karten, eine nach der anderen, jede von einem beliebigen Stapel.
clause-8-2 = Mit einem Amphitheater zieht Platz eins zwei Karten mehr und Platz zwei eine.
clause-8-3 = Der Stapel der { $deck } ist leer.

## Was auf dem Plan liegt

piece-zone = { $zone }
piece-zone-shape = In { $zone } haben alle Gebäude ein { $shape }
piece-building-in = { $height ->
    [one] Gebäude von { $who } in { $zone }, 1 Stockwerk
   *[other] Gebäude von { $who } in { $zone }, { $height } Stockwerke
}
piece-building = { $height ->
    [one] Gebäude von { $who }: 1 Stockwerk, { $shape }
   *[other] Gebäude von { $who }: { $height } Stockwerke, { $shape }
}
piece-unfinished = { $height ->
    [one] Gebäude von { $who } im Bau, 1 Stockwerk
   *[other] Gebäude von { $who } im Bau, { $height } Stockwerke
}
piece-fountain = Brunnen in { $zone }
piece-square = Freies Feld in { $zone }
piece-large-square = Freies großes Feld in { $zone }
piece-amphitheatre = Amphitheater in { $zone }
piece-temple = Tempel in { $zone }: alle Punkte zählen doppelt
piece-standing = { $zone }: { $floors ->
    [one] { $who } hat 1 Stockwerk
   *[other] { $who } hat { $floors } Stockwerke
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn jetzt gewertet würde
piece-pile = Stapel der { $deck }: { $cards } im Stapel, { $discard } abgelegt
piece-pile-top = Oben auf dem Stapel der { $deck }: { $card } { $value }; { $cards } im Stapel, { $discard } abgelegt
piece-auction = { $what ->
    [fountain] Auktion { $number }: ein Brunnen
    [amphitheatre] Auktion { $number }: ein Amphitheater
   *[temple] Auktion { $number }: ein Tempel
}
piece-player = { $who }
piece-consul = { $who } ist Konsul
piece-turn = { $who } ist am Zug
piece-passed = { $who } hat gepasst
piece-roofs = { $who } hat noch { $count } × { $shape }
piece-card = { $card } { $value }
piece-card-seen = { $card } { $value }, allen bekannt
piece-hidden = Verdeckte Karte von { $who } ({ $deck })
piece-bid = { $who } hat das Gebot abgeschlossen
piece-sum = Gebot von { $who }: { $sum }

## Was zu entscheiden ist: für die Person, die wählt, und für die anderen

prompt-action = { $cards ->
    [one] Spiele deine letzte Karte, lege sie ohne Wirkung ab oder passe.
   *[other] Spiele eine Karte, lege eine ohne Wirkung ab oder passe: Du hast { $cards } Karten.
}
prompt-action-other = { $cards ->
    [one] { $who } spielt die letzte Karte oder passt.
   *[other] { $who } spielt eine von { $cards } Karten oder passt.
}
prompt-no-effect = { $cards ->
    [one] Deine letzte Karte hätte keine Wirkung: Lege sie ab oder passe.
   *[other] Keine deiner { $cards } Karten hätte eine Wirkung: Lege eine ab oder passe.
}
prompt-raise = { $left ->
    [one] Setze ein Stockwerk auf ein Gebäude oder beginne ein neues: noch 1 Stockwerk.
   *[other] Setze ein Stockwerk auf ein Gebäude oder beginne ein neues: noch { $left } Stockwerke.
}
prompt-raise-other = { $left ->
    [one] { $who } baut Stockwerke: noch 1.
   *[other] { $who } baut Stockwerke: noch { $left }.
}
prompt-roof = Setze ein Dach auf ein Gebäude: Du hast noch { $round } runde und { $triangular } dreieckige.
prompt-roof-other = { $who } setzt ein Dach auf ein Gebäude.
prompt-place = Stelle eines deiner fertigen Gebäude in eine { $colour } Zone.
prompt-place-other = { $who } stellt ein Gebäude in eine { $colour } Zone.
prompt-bid = Biete { $improvement ->
    [fountain] auf den Brunnen
    [amphitheatre] auf das Amphitheater
   *[temple] auf den Tempel
}: { $offered ->
    [0] Du hast noch nichts geboten.
   *[other] Du hast { $offered } geboten.
}
prompt-bid-other = { $choosers ->
    [one] { $who } bietet
   *[other] { $who } bieten
} verdeckt { $improvement ->
    [fountain] auf den Brunnen
    [amphitheatre] auf das Amphitheater
   *[temple] auf den Tempel
}.
prompt-fountain = Du hast den Brunnen ersteigert: Stelle ihn auf ein freies kleines Feld.
prompt-fountain-other = { $who } hat den Brunnen ersteigert und stellt ihn auf.
prompt-amphitheatre = Du hast das Amphitheater ersteigert: Stelle es auf ein freies großes Feld.
prompt-amphitheatre-other = { $who } hat das Amphitheater ersteigert und stellt es auf.
prompt-temple = Du hast den Tempel ersteigert: Stelle ihn auf ein freies großes Feld.
prompt-temple-other = { $who } hat den Tempel ersteigert und stellt ihn auf.
prompt-draw = Ziehe eine Karte: noch { $left } von { $all }.
prompt-draw-other = { $who } zieht Karten: noch { $left } von { $all }.

## Was eine Wahl bringt oder kostet: Gründe von Tipps und Coach

reason-zone = { $standing ->
    [0] Bei der nächsten Wertung bekommst du in { $zone } nichts statt { $before } Punkten.
    [1] Du liegst in { $zone } vorn: { $after } Punkte bei der nächsten Wertung statt { $before }.
   *[2] Du liegst in { $zone } auf Platz zwei: { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    } bei der nächsten Wertung statt { $before }.
}
reason-zone-other = { $standing ->
    [0] Bei der nächsten Wertung bekommt { $who } in { $zone } nichts statt { $before } Punkten.
    [1] { $who } liegt in { $zone } vorn: { $after } Punkte bei der nächsten Wertung statt { $before }.
   *[2] { $who } liegt in { $zone } auf Platz zwei: { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    } bei der nächsten Wertung statt { $before }.
}
reason-extra = Das Amphitheater in { $zone } bringt dir bei jedem Kartenziehen { $after ->
    [one] 1 Karte
   *[other] { $after } Karten
} mehr statt { $before }.
reason-extra-other = Das Amphitheater in { $zone } bringt { $who } bei jedem Kartenziehen { $after ->
    [one] 1 Karte
   *[other] { $after } Karten
} mehr statt { $before }.
reason-score = Du hast { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
} statt { $before }.
reason-score-other = { $who } hat { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
} statt { $before }.
reason-cards = Du hast { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
} auf der Hand statt { $before }.
reason-cards-other = { $who } hat { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
} auf der Hand statt { $before }.
reason-fitting = Du hast { $after ->
    [one] 1 fertiges Gebäude, das
   *[other] { $after } fertige Gebäude, die
} jetzt in eine Zone { $after ->
    [one] passt
   *[other] passen
}, statt { $before }.
reason-fitting-other = { $who } hat { $after ->
    [one] 1 fertiges Gebäude, das
   *[other] { $after } fertige Gebäude, die
} jetzt in eine Zone { $after ->
    [one] passt
   *[other] passen
}, statt { $before }.
reason-waiting = Du hast { $after ->
    [one] 1 fertiges Gebäude, das
   *[other] { $after } fertige Gebäude, die
} gerade in keine Zone { $after ->
    [one] passt
   *[other] passen
}, statt { $before }.
reason-waiting-other = { $who } hat { $after ->
    [one] 1 fertiges Gebäude, das
   *[other] { $after } fertige Gebäude, die
} gerade in keine Zone { $after ->
    [one] passt
   *[other] passen
}, statt { $before }.
reason-begun = Du hast { $after ->
    [one] { $after } Gebäude
   *[other] { $after } Gebäude
} im Bau statt { $before }.
reason-begun-other = { $who } hat { $after ->
    [one] { $after } Gebäude
   *[other] { $after } Gebäude
} im Bau statt { $before }.
reason-values = Deine Handkarten sind in Auktionen { $after } wert statt { $before }.
reason-values-other = Die Handkarten von { $who } sind in Auktionen { $after } wert statt { $before }.
reason-bid = { $after ->
    [0] Du hast keine Chance, die Auktion zu gewinnen.
   *[other] Deine Chance, die Auktion zu gewinnen, liegt bei etwa { $after } %.
}
reason-bid-other = { $after ->
    [0] { $who } hat keine Chance, die Auktion zu gewinnen.
   *[other] Die Chance von { $who }, die Auktion zu gewinnen, liegt bei etwa { $after } %.
}

## Was man hat, was die Wertungen sind, und was verschwendet wird

standing = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } · { $begun } im Bau, { $finished } fertig · Dächer: { $round } rund, { $triangular } dreieckig
standing-bid = dein Gebot: { $bid } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } · { $begun } im Bau, { $finished } fertig · Dächer: { $round } rund, { $triangular } dreieckig
score-now = Punkte bisher
score-end = Punkte
waste-3-3 = Du würdest die Karte ohne jede Wirkung ablegen.
waste-6-6 = Für dieses Bauwerk ist kein Feld frei: Das höchste Gebot wäre umsonst.
region-auction = Auktion
region-piles = Stapel und Vorrat

# Was alle verfolgen
spotlight-auction = { $improvement ->
    [fountain] Auktion: ein Brunnen
    [amphitheatre] Auktion: ein Amphitheater
   *[temple] Auktion: ein Tempel
}
spotlight-bid = { $made ->
    [yes] hat geboten
   *[no] bietet
}
spotlight-no-bid = kein Gebot
