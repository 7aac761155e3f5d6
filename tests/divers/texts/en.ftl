game-name = Divers
game-about = Dive for pearls, deeper than the others.
option-deep = Deep sea
option-deep-about = Three rounds instead of two.
option-shark = Shark
option-shark-about = For a lone diver.
rival-shark = the shark
event-first = { $who } is the first diver.
event-deal = { $who } gets a { $card }.
event-pearl = { $worth } appears.
event-dive = { $who } dives to { $depth }.
event-keep = { $who } keeps the pearl.
event-sell = { $who } sells the pearl.
told-caught = { $who } catches { $worth } at a depth of { $depth }.
told-scored = { $points ->
    [one] { $who } scores a point.
   *[other] { $who } scores { $points } points.
}
told-total = { $who } has { $points } in all.
pearl-1 = a tiny pearl (1)
pearl-2 = a small pearl (2)
pearl-3 = a fair pearl (3)
pearl-4 = a fine pearl (4)
pearl-5 = a big pearl (5)
pearl-6 = a giant pearl (6)
label-round = Round { $number }
clause-1-1 = Each diver gets three secret cards.
clause-1-2 = The first diver is drawn.
clause-1-3 = It is not the moment for that.
clause-2-1 = Everybody is diving now.
clause-2-2 = There is no { $depth } in the hand.
clause-2-3 = The deepest dive catches the pearl.
clause-3-1 = A pearl may be kept.
clause-3-2 = A pearl worth 1 can't be sold.
clause-3-3 = The game is over.
piece-diver = { $who }
piece-card = A { $card }
count-title = The catch
count-points = points
prompt-dive = { $cards ->
    [one] Dive for { $worth } with your last card.
   *[other] Dive for { $worth }: you have { $cards } cards.
}
prompt-dive-other = { $choosers ->
    [one] { $who } is about to dive.
   *[other] { $who } are about to dive.
}
prompt-catch = Keep { $worth } or sell it.
prompt-catch-tiny = Keep { $worth }: nobody would buy it.
prompt-catch-other = { $who } keeps or sells the pearl.
reason-points = You have { $after } points instead of { $before }.
reason-points-other = { $who } has { $after } points instead of { $before }.
reason-hand = Your cards are { $after } deep in all instead of { $before }.
reason-hand-other = { $who }’s cards are { $after } deep in all instead of { $before }.

standing = { $points } points, { $cards } cards
waste-2-3 = You can dive deeper.
