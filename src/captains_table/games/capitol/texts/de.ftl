### Capitol: alles, was das Spiel sagt, auf Deutsch.

game-name = Capitol
game-about = In den neun Vierteln des alten Rom Häuser bauen, decken und aufstellen und überall die meisten Stockwerke haben.
game-time = 60 bis 90 Minuten
game-designers = Alan R. Moon und Aaron Weissblum
game-sources = Die Aufteilung der Zonen ist rekonstruiert

## Dinge

card-roof = Dach
card-floor = Stockwerk
card-permit-blue = Genehmigung Blau
card-permit-pink = Genehmigung Rosa
card-permit-mauve = Genehmigung Violett
deck-roof = Dachkarten
deck-floor = Stockwerkkarten
deck-permit = Genehmigungskarten
shape-round = Runddach
shape-triangular = Spitzdach
colour-blue = Blau
colour-pink = Rosa
colour-mauve = Violett
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
phase-improvement = Ausbau
phase-draw = Kartenziehen
phase-over = Ende

## Ereignisse

event-consul = { $who } beginnt als Konsul.
event-deal = { $who } bekommt die Karte { $card } { $value }.
event-top = Aufgedeckt: { $card } { $value }.
event-play = { $who } spielt { $card } { $value }.
event-burn = { $who } legt { $card } { $value } ohne Wirkung ab.
event-pass = { $who } passt.
event-raise = { $who } erhöht ein Gebäude auf { $height } Stockwerke.
event-raise-new = { $who } beginnt ein neues Gebäude.
event-roof = { $height ->
    [one] { $who } setzt ein { $shape } auf ein Gebäude mit einem Stockwerk.
   *[other] { $who } setzt ein { $shape } auf ein Gebäude mit { $height } Stockwerken.
}
event-place = { $height ->
    [one] { $who } stellt in { $zone } ein Gebäude mit einem Stockwerk und { $shape } auf.
   *[other] { $who } stellt in { $zone } ein Gebäude mit { $height } Stockwerken und { $shape } auf.
}
event-bid = { $who } bietet { $card } { $value }.
event-done = { $improvement ->
    [fountain] { $who } hat das Gebot für den Brunnen abgeschlossen.
    [amphitheatre] { $who } hat das Gebot für das Amphitheater abgeschlossen.
   *[temple] { $who } hat das Gebot für den Tempel abgeschlossen.
}
event-site = { $improvement ->
    [fountain] { $who } stellt den Brunnen in { $zone } auf.
    [amphitheatre] { $who } stellt das Amphitheater in { $zone } auf.
   *[temple] { $who } stellt den Tempel in { $zone } auf.
}
event-draw = { $who } zieht { $card } { $value }.
event-draw-unseen = { $who } zieht vom Stapel der { $deck }.

## Die Wahl in wenigen Worten: das Verb der Notation und was ihm folgt

verb-play = Spielen:
verb-burn = Ablegen:
verb-pass = Passen
verb-raise = Bauen:
verb-roof = Decken:
verb-place = Aufstellen:
verb-bid = Bieten:
verb-fountain = Brunnen aufstellen
verb-amphitheatre = Amphitheater aufstellen
verb-temple = Tempel aufstellen
verb-draw = Ziehen:
choice-play = { $card } { $value }
choice-burn = { $card } { $value }
choice-raise = bis auf { $height } Stockwerke
choice-raise-new = ein neues Gebäude
choice-roof = { $height ->
    [one] ein Stockwerk mit einem { $shape }
   *[other] { $height } Stockwerke mit einem { $shape }
}
choice-place = { $height ->
    [one] ein Stockwerk mit { $shape } in { $zone }
   *[other] { $height } Stockwerke mit { $shape } in { $zone }
}
choice-bid = { $card } { $value }
choice-done = nichts mehr
choice-site = in { $zone }
choice-draw = { $card } { $value }
choice-draw-unseen = von den { $deck }

## Was von selbst folgt

told-no-cards = { $who } hat keine Karten mehr und passt.
told-bid = { $cards ->
    [one] { $who } bietet { $sum }.
   *[other] { $who } bietet { $values } = { $sum }.
}
told-no-bid = { $who } bietet nicht.
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
    [order] , dank der Reihenfolge bei gleicher Summe und gleicher höchster Karte ({ $top }).
   *[sum] .
}
told-no-room = { $improvement ->
    [fountain] Kein Feld ist frei: Der Brunnen kommt aus dem Spiel.
    [amphitheatre] Kein Feld ist frei: Das Amphitheater kommt aus dem Spiel.
   *[temple] Kein Feld ist frei: Der Tempel kommt aus dem Spiel.
}
told-ranked = { $zone }: { $rank ->
    [1] { $who } liegt vorn
    [2] { $who } liegt auf Platz zwei
   *[0] { $who } geht leer aus
} ({ $why ->
    [most] die meisten Stockwerke
    [higher] gleich viele Stockwerke, höheres Gebäude
    [shared] gleich viele Stockwerke, gleich hoch
    [lower] gleich viele Stockwerke, niedriger
    [next] die zweitmeisten Stockwerke
    [level] Gleichstand um Platz zwei
    [too-low] gleich viele Stockwerke, doch andere sind höher und teilen sich Platz eins
    [behind-tie] hinter einem Gleichstand um Platz eins, der keinen zweiten Platz lässt
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
    [one] Der Stapel der { $deck } ist leer: Die Ablage, eine Karte, wird umgedreht.
   *[other] Der Stapel der { $deck } ist leer: Die Ablage, { $cards } Karten, wird umgedreht.
}
told-extra = { $cards ->
    [one] Die Amphitheater lassen { $who } eine Karte mehr ziehen.
   *[other] Die Amphitheater lassen { $who } { $cards } Karten mehr ziehen.
}
told-all-empty = Alle Stapel sind leer: In dieser Runde zieht niemand mehr.
told-round = Runde { $round } beginnt, { $who } hat das Amt des Konsuls.

## Ränge und Gründe in der Wertung

why-most = die meisten Stockwerke
why-higher = Gleichstand, höheres Gebäude
why-shared = Gleichstand, gleich hoch
why-lower = Gleichstand, niedriger
why-next = die zweitmeisten Stockwerke
why-level = Gleichstand um Platz zwei
why-too-low = Gleichstand, zu niedrig für Platz eins
why-behind = zu wenige Stockwerke
why-behind-tie = hinter Gleichstand um Platz eins
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
label-auction = Versteigerung { $number } von { $auctions }: { $what ->
    [fountain] ein Brunnen
    [amphitheatre] ein Amphitheater
   *[temple] ein Tempel
}
label-drawing = { $cards ->
    [one] { $who } zieht noch 1 Karte
   *[other] { $who } zieht noch { $cards } Karten
}
label-bidding = noch am Bieten: { $names }
label-bid = { $values } = { $sum }
label-blue = blaue Zonen
label-pink = rosa Zonen
label-mauve = violette Zonen
label-blue-short = bl
label-pink-short = ro
label-mauve-short = vi
label-amphitheatre = Amphitheater
label-temple = Tempel
label-legend = ● rund  ▲ spitz  ≈ Brunnen  · frei  [ ] großes Feld  A 5/2 +3: Stockwerke/höchstes Gebäude, Punkte bei Wertung  ° von allen gesehen
label-empty = leer
label-unseen = + { $cards } ungesehen
label-pile = { $deck }:
label-discard = Ablage:
label-hand = { $cards ->
    [0] keine Karten
    [one] 1 Karte:
   *[other] { $cards } Karten:
}
label-roof = Dach
label-floor = Stockwerk
label-permit = Genehmigung
label-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label-consul = Konsul
label-passed = hat gepasst
label-finished = fertig
label-unfinished = im Bau
label-roofs = Dächer übrig

## Klauseln

clause-1-1 = Es gibt neun Zonen, drei in jeder Farbe, mit kleinen Feldern und einem großen; gedruckte Brunnen belegen kleine Felder.
clause-1-2 = Stockwerke, Dächer und Ausbauten gibt es nur so viele, wie in der Schachtel sind.
clause-1-3 = Unter den noch nicht gesehenen Karten ist keine Karte { $card } { $value }.
clause-1-4 = { $case ->
    [due] Die Karten werden ausgeteilt; als Nächstes bekommt { $who } eine der { $deck }.
   *[past] Karten werden nur am Anfang ausgeteilt, in fester Reihenfolge.
}
clause-1-5 = Alle beginnen mit vier fertigen Gebäuden: ein und zwei Stockwerke hoch, mit Runddach und mit Spitzdach.
clause-1-6 = Wer zuerst Konsul ist, wird einmal ausgelost, vor allem anderen.
clause-1-7 = Wie viele Karten jemand hat, ist offen; welche, bleibt geheim, bis alle sie gesehen haben.
clause-2-1 = Dafür ist jetzt nicht die Zeit. Aktuelle Phase: { $phase }.
clause-2-2 = Das Amt des Konsuls geht nach jeder der ersten drei Runden nach links; in der letzten Runde wird nicht gezogen.
clause-2-3 = Das Spiel ist aus.
clause-3-1 = { $who } hat die Karte { $card } { $value } nicht.
clause-3-2 = Wer gepasst hat, ist bis zum nächsten Bauen draußen.
clause-3-3 = Jede Karte darf ohne Wirkung abgelegt werden.
clause-3-4 = Der Wert einer Karte hat beim Bauen keine Bedeutung.
clause-3-5 = { $case ->
    [due] { $who } muss zuerst die Stockwerke der Karte verbauen.
    [empty] Im Vorrat ist kein Stockwerk mehr.
    [card] Dafür muss zuerst eine Stockwerkkarte gespielt werden.
   *[none] { $height ->
        [one] { $who } hat kein unfertiges Gebäude mit einem Stockwerk.
       *[other] { $who } hat kein unfertiges Gebäude mit { $height } Stockwerken.
    }
}
clause-3-6 = { $case ->
    [due] { $who } muss zuerst das Dach der Karte setzen.
    [card] Dafür muss zuerst eine Dachkarte gespielt werden.
    [no-building] { $who } hat kein unfertiges Gebäude.
    [no-roof] { $who } hat kein Dach mehr.
    [shape] { $who } hat kein { $shape } mehr.
   *[none] { $height ->
        [one] { $who } hat kein unfertiges Gebäude mit einem Stockwerk.
       *[other] { $who } hat kein unfertiges Gebäude mit { $height } Stockwerken.
    }
}
clause-3-7 = { $case ->
    [due] { $who } muss zuerst das Gebäude der Genehmigung aufstellen.
    [card] Dafür muss zuerst eine Genehmigungskarte gespielt werden.
    [no-building] { $who } hat kein fertiges Gebäude.
    [nowhere] { $who } hat kein fertiges Gebäude, das in eine Zone in { $colour } passt.
   *[none] { $height ->
        [one] { $who } hat kein fertiges Gebäude mit einem Stockwerk und { $shape }.
       *[other] { $who } hat kein fertiges Gebäude mit { $height } Stockwerken und { $shape }.
    }
}
clause-3-8 = Gebäude bleiben von Runde zu Runde vor ihren Besitzern stehen, beliebig viele.
clause-4-1 = { $case ->
    [full] In { $zone } ist kein kleines Feld mehr frei.
   *[colour] { $zone } ist keine Zone in { $colour }, wie es die Genehmigung verlangt.
}
clause-4-2 = In { $zone } haben alle Gebäude ein { $shape }.
clause-4-3 = Die beiden anderen Zonen in { $colour } haben schon ein { $shape }: { $zone } muss die andere Form nehmen.
clause-4-4 = Das erste Gebäude in { $zone } muss genau ein Stockwerk hoch sein.
clause-4-5 = Das nächste Gebäude in { $zone } muss { $low } oder { $high } Stockwerke hoch sein.
clause-5-1 = { $case ->
    [due] Zuerst wird die nächste der { $deck } aufgedeckt.
   *[past] Eine Karte wird nur aufgedeckt, wenn sie oben auf ihren Stapel kommt.
}
clause-5-2 = Ein leerer Stapel wird aus seiner Ablage erneuert, zu Beginn des Kartenziehens und nach jeder gezogenen Karte.
clause-5-3 = Die Karten des höchsten Gebots werden in der Reihenfolge der Karten abgelegt.
clause-6-1 = { $improvement ->
    [fountain] In dieser Versteigerung geht es um einen Brunnen.
    [amphitheatre] In dieser Versteigerung geht es um ein Amphitheater.
   *[temple] In dieser Versteigerung geht es um einen Tempel.
}
clause-6-2 = { $case ->
    [not-held] Auf der Hand ist keine Karte { $card } { $value }.
    [used] Alle Karten { $card } { $value } der Hand sind schon im Gebot.
    [order] Ein Gebot wird von der höchsten zur niedrigsten Karte genannt; { $card } { $value } hätte früher kommen müssen.
   *[due] Zuerst kommen die Gebote für den Ausbau.
}
clause-6-3 = Die höchste Summe gewinnt; dann die höchste einzelne Karte; dann die Reihenfolge ab dem Konsul.
clause-6-4 = Das höchste Gebot wird abgelegt, die anderen gehen auf die Hand zurück.
clause-6-5 = Ein Gebot ohne Karten nimmt nicht teil; bietet niemand, kommt der Ausbau aus dem Spiel.
clause-6-6 = { $case ->
    [full] { $improvement ->
        [fountain] In { $zone } ist kein kleines Feld mehr frei.
       *[other] Das große Feld von { $zone } ist belegt.
    }
   *[due] { $who } muss zuerst den Ausbau aufstellen.
}
clause-7-1 = In einer Zone entscheiden die Stockwerke, nicht die Zahl der Gebäude.
clause-7-2 = Platz eins bringt 2 Punkte und 1 je Brunnen, Platz zwei 1 je Brunnen.
clause-7-3 = Bei Gleichstand um Platz eins vergleichen die Beteiligten ihr jeweils höchstes Gebäude in der Zone.
clause-7-4 = Bei Gleichstand um Platz zwei zählen alle Beteiligten als Zweite.
clause-7-5 = Ein Tempel verdoppelt alle Punkte seiner Zone.
clause-8-1 = Alle ziehen sechs Karten einzeln, jede von einem beliebigen Stapel.
clause-8-2 = Ein Amphitheater gibt Platz eins zwei Karten mehr und Platz zwei eine mehr.
clause-8-3 = Der Stapel der { $deck } ist leer.

## Was auf dem Plan liegt

piece-zone = { $zone }
piece-zone-shape = In { $zone } haben alle Gebäude ein { $shape }
piece-building-in = { $height ->
    [one] Gebäude von { $who } in { $zone }, ein Stockwerk
   *[other] Gebäude von { $who } in { $zone }, { $height } Stockwerke
}
piece-building = { $height ->
    [one] Gebäude von { $who }: ein Stockwerk, { $shape }
   *[other] Gebäude von { $who }: { $height } Stockwerke, { $shape }
}
piece-unfinished = { $height ->
    [one] Unfertiges Gebäude von { $who }, ein Stockwerk
   *[other] Unfertiges Gebäude von { $who }, { $height } Stockwerke
}
piece-fountain = Brunnen in { $zone }
piece-square = Freies Feld in { $zone }
piece-large-square = Freies großes Feld in { $zone }
piece-amphitheatre = Amphitheater in { $zone }
piece-temple = Tempel in { $zone }: alle Punkte zählen doppelt
piece-standing = { $zone }: { $floors ->
    [one] { $who } hat ein Stockwerk
   *[other] { $who } hat { $floors } Stockwerke
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei einer Wertung jetzt
piece-pile = Stapel der { $deck }: { $cards } im Stapel, { $discard } in der Ablage
piece-pile-top = Oben auf dem Stapel der { $deck }: { $card } { $value }; { $cards } im Stapel, { $discard } in der Ablage
piece-auction = { $what ->
    [fountain] Versteigerung { $number }: ein Brunnen
    [amphitheatre] Versteigerung { $number }: ein Amphitheater
   *[temple] Versteigerung { $number }: ein Tempel
}
piece-player = { $who }
piece-consul = { $who } ist Konsul
piece-turn = { $who } ist am Zug
piece-passed = { $who } hat gepasst
piece-roofs = { $who } hat noch { $count }: { $shape }
piece-card = { $card } { $value }
piece-card-seen = { $card } { $value }, allen bekannt
piece-hidden = Eine Karte von { $who }, die sonst niemand kennt ({ $deck })
piece-bid = { $who } hat das Gebot abgegeben

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
prompt-place = Stelle eines deiner fertigen Gebäude in eine Zone in { $colour }.
prompt-place-other = { $who } stellt ein Gebäude in eine Zone in { $colour }.
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
prompt-draw = Zieh eine Karte: noch { $left } von { $all }.
prompt-draw-other = { $who } zieht Karten: noch { $left } von { $all }.

## Was eine Wahl bringt oder kostet: Gründe von Tipps und Trainer

reason-zone = { $standing ->
    [0] Du bekommst in { $zone } bei der nächsten Wertung nichts statt { $before }.
    [1] Du liegst in { $zone } vorn: { $after } Punkte bei der nächsten Wertung statt { $before }.
   *[2] Du liegst in { $zone } auf Platz zwei: { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    } bei der nächsten Wertung statt { $before }.
}
reason-zone-other = { $standing ->
    [0] { $who } bekommt in { $zone } bei der nächsten Wertung nichts statt { $before }.
    [1] { $who } liegt in { $zone } vorn: { $after } Punkte bei der nächsten Wertung statt { $before }.
   *[2] { $who } liegt in { $zone } auf Platz zwei: { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    } bei der nächsten Wertung statt { $before }.
}
reason-extra = Das Amphitheater in { $zone } bringt dir bei jedem Ziehen { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
} extra statt { $before }.
reason-extra-other = Das Amphitheater in { $zone } bringt { $who } bei jedem Ziehen { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
} extra statt { $before }.
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
    [one] 1 fertiges Gebäude, für das
   *[other] { $after } fertige Gebäude, für die
} keine Zone frei ist, statt { $before }.
reason-waiting-other = { $who } hat { $after ->
    [one] 1 fertiges Gebäude, für das
   *[other] { $after } fertige Gebäude, für die
} keine Zone frei ist, statt { $before }.
reason-begun = Du hast { $after ->
    [one] { $after } Gebäude
   *[other] { $after } Gebäude
} im Bau statt { $before }.
reason-begun-other = { $who } hat { $after ->
    [one] { $after } Gebäude
   *[other] { $after } Gebäude
} im Bau statt { $before }.
reason-values = Deine Hand ist in Auktionen { $after } wert statt { $before }.
reason-values-other = Die Hand von { $who } ist in Auktionen { $after } wert statt { $before }.
reason-bid = { $after ->
    [0] Du hast keine Aussicht, die Auktion zu gewinnen.
   *[other] Du hast etwa { $after } % Aussicht, die Auktion zu gewinnen.
}
reason-bid-other = { $after ->
    [0] { $who } hat keine Aussicht, die Auktion zu gewinnen.
   *[other] { $who } hat etwa { $after } % Aussicht, die Auktion zu gewinnen.
}
