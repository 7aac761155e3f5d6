game-name = Plongeurs
game-about = Plonger pour des perles, plus profond que les autres.
option-deep = Grand fond
option-deep-about = Trois manches au lieu de deux.
option-shark = Requin
option-shark-about = Pour une personne seule.
rival-shark = le requin
event-first = { $who } plonge en premier.
event-deal = { $who } reçoit un { $card }.
event-pearl = Voici { $worth }.
event-dive = { $who } plonge à { $depth }.
event-keep = { $who } garde la perle.
event-sell = { $who } vend la perle.
told-caught = { $who } attrape { $worth } à une profondeur de { $depth }.
told-scored = { $points ->
    [one] { $who } marque un point.
   *[other] { $who } marque { $points } points.
}
told-total = { $who } totalise { $points }.
pearl-1 = une perle minuscule (1)
pearl-2 = une petite perle (2)
pearl-3 = une perle moyenne (3)
pearl-4 = une belle perle (4)
pearl-5 = une grosse perle (5)
pearl-6 = une perle géante (6)
label-round = Manche { $number }
clause-1-1 = Chacun reçoit trois cartes secrètes.
clause-1-2 = Le premier à plonger est tiré au sort.
clause-1-3 = Ce n’est pas le moment.
clause-2-1 = Tout le monde plonge en ce moment.
clause-2-2 = Pas de { $depth } en main.
clause-2-3 = Le plus profond attrape la perle.
clause-3-1 = Une perle peut être gardée.
clause-3-2 = Une perle de 1 ne se vend pas.
clause-3-3 = La partie est finie.
piece-diver = { $who }
piece-card = Un { $card }
count-title = La pêche
count-points = points
prompt-dive = { $cards ->
    [one] Plongez avec votre dernière carte : voici { $worth }.
   *[other] Plongez : voici { $worth }, et vous avez { $cards } cartes.
}
prompt-dive-other = { $choosers ->
    [one] { $who } va plonger.
   *[other] { $who } vont plonger.
}
prompt-catch = Gardez { $worth } ou vendez-la.
prompt-catch-tiny = Gardez { $worth } : personne n’en voudrait.
prompt-catch-other = { $who } garde ou vend la perle.
reason-points = Vous avez { $after } points au lieu de { $before }.
reason-points-other = { $who } a { $after } points au lieu de { $before }.
reason-hand = Vos cartes vont en tout à { $after } de profondeur au lieu de { $before }.
reason-hand-other = Les cartes de { $who } vont en tout à { $after } de profondeur au lieu de { $before }.

standing = { $points } points, { $cards } cartes
waste-2-3 = Vous avez plus profond en main.
