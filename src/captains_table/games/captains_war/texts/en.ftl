game-name = Captains’ War
game-about = A roll-and-write for one to six pirates: loot, acquire boats and attributes, recruit a crew, and board the others.
game-time = 30 to 45 minutes
game-designers = Alexandre Aguilar
game-sources = Most printed values are reconstructed
options-one = Which legendary captain do you challenge?
option-brise-lame = Mathurin Brise-Lame
option-brise-lame-about = Solo. Starts like the player and takes gold when he wins a boarding. The easiest to beat.
option-fer-blanc = Ondine Fer-Blanc
option-fer-blanc-about = Solo. Starts with one of each resource and a strong crew, and takes steps when she wins a boarding. The hardest to beat.
option-tire-bourse = Baron Tire-Bourse
option-tire-bourse-about = Solo. Gets 1 gold whenever the player buys a resource. Fairly easy to beat.
option-veuve-carmine = The Widow Carmine
option-veuve-carmine-about = Solo. Has a large crew, never recruits, and takes steps when she wins a boarding. Hard to beat.

## Names

captain-brise-lame = Mathurin Brise-Lame
captain-fer-blanc = Ondine Fer-Blanc
captain-tire-bourse = Baron Tire-Bourse
captain-veuve-carmine = The Widow Carmine
resource-pearls = pearls
resource-wood = wood
resource-gems = gems
resource-rum = rum
track-boat = boat track
track-attribute = attribute track
thing-raft = the raft
thing-longboat = the longboat
thing-sloop = the sloop
thing-galleon = the galleon
thing-eye-patch = the eye patch
thing-hook = the hook
thing-parrot = the parrot
thing-wooden-leg = the wooden leg
short-raft = raft
short-longboat = longboat
short-sloop = sloop
short-galleon = galleon
short-eye-patch = eye patch
short-hook = hook
short-parrot = parrot
short-wooden-leg = wooden leg
face-pearls = pearls
face-wood = wood
face-gems = gems
face-rum = rum
face-pearls-2 = double pearls
face-wood-2 = double wood
face-gems-2 = double gems
face-rum-2 = double rum
face-joker = the joker
die-pearls = the blue die with pearls
die-wood = the blue die with wood
die-gems = the blue die with gems
die-rum = the blue die with rum
die-pearls-2 = the blue die with double pearls
die-wood-2 = the blue die with double wood
die-gems-2 = the blue die with double gems
die-rum-2 = the blue die with double rum
die-joker = the blue die with the joker
die-yellow = the yellow die
die-black = the black die
die-red = the red die
colour-blue = a blue die
colour-yellow = the yellow die
colour-black = the black die
colour-red = the red die
red-boat-1 = 1 step on the boat track
red-boat-2 = 2 steps on the boat track
red-boat-3 = 3 steps on the boat track
red-boat-4 = 4 steps on the boat track
red-attribute-1 = 1 step on the attribute track
red-attribute-2 = 2 steps on the attribute track
red-attribute-3 = 3 steps on the attribute track
red-attribute-4 = 4 steps on the attribute track
red-either-1 = 1 step on either track
red-either-2 = 2 steps on either track
red-either-3 = 3 steps on either track
red-either-4 = 4 steps on either track
phase-setup = set-up
phase-loot = loot
phase-command = command
phase-boarding = boarding
phase-over = end

## Events

event-first = { $who } goes first.
event-blue = A blue die shows { $face }.
event-yellow = { $coins ->
    [one] The yellow die shows 1 coin.
   *[other] The yellow die shows { $coins } coins.
}
event-black = The black die shows a pirate of Force { $force }.
event-red = The red die shows { $red }.
event-aside = { $who } sets aside { $die }.
event-take = { $who } takes { $die }.
event-take-yellow = { $coins ->
    [one] { $who } takes the yellow die: 1 coin.
   *[other] { $who } takes the yellow die: { $coins } coins.
}
event-take-black = { $who } takes the black die: a pirate of Force { $force }.
event-take-red = { $who } takes the red die: { $red }.
event-choose = { $who } chooses { $resource }.
event-step = { $who } advances on the { $track }.
event-buy = { $who } buys { $resource } for { $gold } gold.
event-acquire = { $who } acquires { $thing }.
event-pay = { $who } pays with { $resource }.
event-recruit = { $who } recruits a pirate of Force { $force } for { $gold } gold.
event-done = { $who } ends the command phase.
event-attack = { $who } boards { $who_defends }.
event-hold = { $who } does not board anyone.
event-crew = { $who } sends a pirate of Force { $force }.
event-crew-done = { $who } has chosen a crew.
event-reward-gold = { $who } takes up to { $gold } gold.
event-reward-track = { $who } takes up to { $count } steps on the { $track }.
event-reward-none = There is no reward for { $who } to take.

## Choices in a few words: the verb of the notation, and what follows it

verb-aside = Set aside
verb-take = Take
verb-choose = Choose
verb-step = Advance
verb-buy = Buy
verb-acquire = Acquire
verb-recruit = Recruit
verb-done = End phase
verb-pay = Pay with
verb-attack = Board
verb-hold = Do not board
verb-crew = Send
verb-crew-done = Confirm the crew
verb-reward = Take
choice-aside = { $die }
choice-take = { $die }
choice-take-yellow = { $coins ->
    [one] the yellow die: 1 coin
   *[other] the yellow die: { $coins } coins
}
choice-take-black = the black die: a pirate of Force { $force }
choice-take-red = the red die: { $red }
choice-choose = { $resource }
choice-step = on the { $track }
choice-buy = { $resource } for { $gold } gold
choice-acquire = { $thing }
choice-recruit = Force { $force } for { $gold } gold
choice-pay = { $resource }
choice-attack = { $who_defends }
choice-crew = a pirate of Force { $force }
choice-crew-done = confirm the crew
choice-reward-gold = up to { $gold } gold
choice-reward-track = up to { $count } steps on the { $track }
choice-reward-none = nothing

## What follows

told-goods = { $who } circles { $resource } ×{ $count }.
told-goods-lost = { $who } has no free circle for { $resource } ×{ $count }.
told-coins = { $coins ->
    [one] { $who } circles 1 coin.
   *[other] { $who } circles { $coins } coins.
}
told-coins-lost = { $coins ->
    [one] { $who } loses 1 coin: there is no free circle for it.
   *[other] { $who } loses { $coins } coins: there is no free circle for them.
}
told-joker-lost = { $who } loses the joker: the chest is full.
told-pirate = { $who } circles a pirate of Force { $force }.
told-pirate-lower = { $who } circles a pirate of Force { $force }: there is no free circle at Force { $wanted }.
told-pirate-lost = { $who } has no free circle for a pirate of Force { $force }.
told-steps = { $count ->
    [one] { $who } crosses 1 circle on the { $track }, up to circle { $circle }.
   *[other] { $who } crosses { $count } circles on the { $track }, up to circle { $circle }.
}
told-steps-past-end = { $count ->
    [one] { $who } loses 1 step at the end of the { $track }.
   *[other] { $who } loses { $count } steps at the end of the { $track }.
}
told-steps-at-padlock = { $count ->
    [one] { $who } loses 1 step at a padlock on the { $track }.
   *[other] { $who } loses { $count } steps at a padlock on the { $track }.
}
told-steps-nowhere = { $count ->
    [one] { $who } loses 1 step: both tracks are blocked.
   *[other] { $who } loses { $count } steps: both tracks are blocked.
}
told-boarding-bonus = { $who } gets a permanent boarding bonus of +{ $bonus }.
told-track-pr = { $who } gets { $pr } RP from the track.
told-acquired = { $who } now has { $thing }: { $pr } RP.
told-command-bonus = { $who } completes the acquisitions of the { $track }: a command bonus of { $pr } RP.
told-command-bonus-late = { $who } completes the acquisitions of the { $track } after someone else: a command bonus of { $pr } RP.
told-fought = { $who } ({ $crew }; total { $total }) boards { $who_defends } ({ $crew_defends }; total { $total_defends }): { $who_wins } wins.
told-tnt = { $who } is now protected by TNT.
told-stolen = { $who } steals { $gold } gold from { $who_loses }.
told-captain-dice = The captain’s table gives { $who } { $colour } and { $colour_second }.
told-captain-joker = { $held ->
    [0] { $who } takes the joker as { $resource }: the captain has none.
   *[other] { $who } takes the joker as { $resource }: the captain has the least of it ({ $held }).
}
told-captain-blue = { $held ->
    [0] { $who } takes { $die }: the captain has none of it.
   *[other] { $who } takes { $die }: the captain has the least of it ({ $held }).
}
told-captain-blue-only = { $who } takes { $die }: jokers come first, then doubles, then singles.
told-captain-track-behind = { $who } advances on the { $track }, where { $who_leads } is { $gap } ahead.
told-captain-track-boats = { $who } is not behind { $who_leads } on either track and advances on the { $track }.
told-captain-track-other = { $who } advances on the { $track } because the other track is blocked.
told-captain-acquires = { $who } acquires { $thing } ({ $pr } RP{ $bonus ->
    [0] {""}
   *[other] {" "}with the command bonus
}), the only acquisition the captain can pay for.
told-captain-acquires-dearer = { $who } acquires { $thing }, the one of two that brings more RP ({ $pr }{ $bonus ->
    [0] {""}
   *[other] {" "}with the command bonus
}).
told-captain-acquires-cheaper = { $who } acquires { $thing }: two acquisitions bring { $pr } RP, and this one costs less gold.
told-captain-acquires-boat = { $who } acquires { $thing }: two acquisitions bring { $pr } RP for the same gold, and the boat comes first.
told-captain-acquires-nothing = { $who } can’t pay for any acquisition.
told-captain-buys = { $who } buys the missing { $resource } for { $gold } gold.
told-captain-pays = { $who } pays for “any resource” with { $resource }, the most plentiful ({ $left } left).
told-captain-recruits = { $who } recruits a pirate of Force { $force } for { $price } gold, the strongest affordable one.
told-captain-last-recruit = { $who } recruits one last pirate of Force { $force } for { $price } gold.
told-captain-recruits-nobody = { $who } can’t recruit anyone with { $gold } gold.
told-captain-never-recruits = { $who } never recruits.
told-captain-may-not-recruit = { $who } may not recruit with these dice.
told-captain-tribute = { $who } gets { $gold } gold because { $who_buys } buys a resource.
told-captain-boards = There is an exact pair: { $who } boards { $who_defends }.
told-captain-stays = There is no exact pair: { $who } does not board { $who_defends }.
told-captain-without-pirates = { $who } has no pirates and can’t board { $who_defends }.
told-captain-sends = { $who } sends a pirate of Force { $force }.
told-captain-sends-nobody = { $who } sends nobody for this die.
told-captain-sends-weakest = Nobody was sent, so { $who }’s weakest pirate fights alone: Force { $force }.
told-captain-steals = { $who } takes { $gold } gold; { $who_loses } loses { $lost }.
told-captain-copies = { $who } has no pirates and gets one of Force { $force }, matching { $who_has }’s pirate of Force { $wanted }.
told-captain-copies-none = { $who } has no pirates, and there is no free circle to match { $who_has }’s pirate of Force { $force }.
told-end-boardings = { $count ->
    [one] { $who } has taken part in 1 boarding: the game ends.
   *[other] { $who } has taken part in { $count } boardings: the game ends.
}
told-end-common-boardings = { $count ->
    [one] There has been 1 boarding: the game ends.
   *[other] There have been { $count } boardings: the game ends.
}
told-end-coins = { $who } has circled the last coin: the game ends.
told-end-common-coins = The last shared coin is circled: the game ends.
told-end-bonuses = { $who } has two command bonuses: the game ends.
told-end-resource = The last shared circle for { $resource } is used: the game ends.
told-end-turns = Turn { $turn } was the last: the game ends.
told-count-acquisitions = { $who }: { $pr } RP for { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} and { $attributes ->
    [one] 1 attribute
   *[other] { $attributes } attributes
}.
told-count-command = { $who }: { $pr } RP for command bonuses.
told-count-tracks = { $who }: { $pr } RP circled on the tracks.
told-count-naval = { $who }: { $pr } RP for rank { $rank } in the naval battle with Force { $force }.
told-count-attributes = { $who }: { $pr } RP for rank { $rank } on the attribute track with { $circles ->
    [one] 1 circle.
   *[other] { $circles } circles.
}
told-count-line = { $who }: { $pr } RP for { $attacks ->
    [one] 1 attack launched.
   *[other] { $attacks } attacks launched.
}
told-count-goods = { $who }: { $pr } RP for unused resources.
told-count-total = { $who }: { $pr } RP in total.
told-wins = { $who } wins with { $pr } RP.
told-wins-by-force = { $who } wins with { $pr } RP: among the tied players, the most Force decides.
told-wins-by-gold = { $who } wins with { $pr } RP: among the players tied on RP and Force, the most gold decides.
told-wins-shared = { $who } shares the victory with { $pr } RP.
told-wins-as-captain = { $who } wins: on a tie ({ $pr } RP), the captain wins.

## Why not

clause-1-1 = A circle that has been spent never becomes free again.
clause-1-2 = There is no such face on { $colour }.
clause-1-3 = Everyone starts with the same pirates, and with gold according to turn order.
clause-1-4 = First, it is decided at random who goes first.
clause-2-1 = Not now: this is the { $phase } phase.
clause-2-2 = The game ends after the turn in which an end condition is met.
clause-3-1 = { $case ->
    [roll] The dice are being rolled.
    [die] This was not rolled: { $die }.
   *[other] First the active player must set one die aside.
}
clause-3-2 = { $case ->
    [die] This was not rolled: { $die }.
    [aside] Only { $who_rolls } may take { $die }: it was set aside.
    [used] Already taken: { $die }.
    [rest] Already taken: { $die }. The other one was set aside, and only { $who_rolls } may take it.
   *[other] First everyone must take two different dice.
}
clause-3-3 = { $case ->
    [joker] First choose a resource for the joker.
   *[other] First choose a track for the red die.
}
clause-3-4 = { $case ->
    [full] There is no free circle left for { $resource }.
   *[other] This is the end of the { $track }.
}
clause-3-5 = First choose a resource for the joker of this circle.
clause-4-1 = { $case ->
    [gold] That costs { $price } gold, and you have only { $gold }.
    [full] There is no free circle left for { $resource }.
    [row] There is no free circle left at Force { $force }.
    [once] You can make only one acquisition per turn.
   *[other] This is the command phase: buy, acquire and recruit.
}
clause-4-2 = { $case ->
    [missing] Still missing for { $thing }:{ $pearls ->
        [0] {""}
       *[other] {" "}pearls ×{ $pearls }
    }{ $wood ->
        [0] {""}
       *[other] {" "}wood ×{ $wood }
    }{ $gems ->
        [0] {""}
       *[other] {" "}gems ×{ $gems }
    }{ $rum ->
        [0] {""}
       *[other] {" "}rum ×{ $rum }
    }{ $any ->
        [0] {""}
       *[other] {" "}any ×{ $any }
    }.
    [all] All acquisitions of the { $track } have been made.
    [none] There is no { $resource } left to pay with.
    [nothing] There is nothing to pay for now.
   *[other] First pay for the acquisition.
}
clause-4-3 = A closed padlock blocks the { $track }; acquire { $thing } to open it.
clause-4-4 = The first player to complete a type gets the large command bonus; so do others who complete it in the same turn.
clause-4-5 = What the other players do in this phase stays hidden until everyone is done.
clause-5-1 = { $case ->
    [pirates] You need a pirate to board someone.
    [nobody] There is nobody of that name to board.
    [self] You can’t board yourself.
   *[other] First the active player decides whether to board someone.
}
clause-5-2 = { $case ->
    [one] An attacker must send at least one pirate.
    [full] { $count ->
        [one] A crew has at most 1 pirate.
       *[other] A crew has at most { $count } pirates.
    }
    [nobody] There is no pirate of Force { $force } left.
    [order] Choose the strongest pirates first.
   *[other] First choose a crew.
}
clause-5-3 = The attack must be higher than the defence.
clause-5-4 = { $case ->
    [gold] You can’t take gold: { $who_loses } has none.
    [coins] You can’t take gold: you have no free coin circle left.
    [none] There is a reward you can take.
   *[other] First the winner takes a reward.
}
clause-5-5 = A boarding fills a row on both sheets as soon as the crews are revealed.
clause-5-6 = Boarding bonuses count only in boardings.
clause-5-7 = TNT protects { $who_defends } until the end of that player’s next active turn.
clause-6-1 = In the duel, both rankings pay two places.
clause-6-2 = In the duel, nobody may attack in two of their own turns in a row.
clause-6-3 = In the duel and in solo, Force 0 still ranks second.
clause-7-1 = The game is over.
clause-7-2 = The naval battle and the attribute track are ranked at the end of the game.
clause-7-3 = Attacks launched score at the end of the game.
clause-7-4 = Leftover gold and resources score nothing.
clause-7-5 = Ties are broken by Force, then by gold.
clause-8-1 = The player and the captain share the circles of one sheet.
clause-8-2 = Both own the raft from the start.
clause-8-3 = The captain starts with what the captain’s card shows.
clause-8-4 = A command bonus reached in the same turn counts for both.
clause-9-1 = { $case ->
    [roll] The dice are being rolled.
   *[other] No die is set aside in solo.
}
clause-9-2 = The player’s command phase is the same as in the open game.
clause-9-3 = The dice you take determine which dice the captain takes.
clause-9-4 = The blue dice decide whether the captain boards.
clause-9-5 = A captain takes the scarcest resource in hand, and uses the other track if one is blocked.
clause-9-6 = The captain makes the acquisition that brings more RP, command bonus included.
clause-9-7 = The yellow die determines the captain’s crew.
clause-9-8 = A captain without pirates gets one that matches the player’s.
clause-9-9 = A captain who wins a boarding takes the reward shown on the captain’s card.
clause-9-10 = A captain loses no gold.
clause-9-11 = Some captains have a special power.
clause-10-1 = The game is over.
clause-10-2 = The captain recruits one last pirate at the end of the game.
clause-10-3 = If the totals are tied, the captain wins.

## The picture

label-turn = Turn { $turn } · { $phase }
label-turn-active = Turn { $turn } · { $phase } · { $who } is active
label-dice = Dice
label-no-dice = not rolled yet
label-aside = set aside: { $shown }
label-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
label-force = Force
label-chest = Chest
label-gold = { $gold } gold
label-circled = { $count }/{ $stock } coins circled
label-crew = Crew (price, free circles)
label-boats = Boats
label-attributes = Attributes
label-missing = missing: { $goods }
label-next = → { $name }: { $goods }
label-payable = affordable
label-any = any
label-boardings = Boardings
label-attack = A
label-defence = D
label-bonus = bonus
label-command = Command bonuses: { $bonuses }
label-taken = taken: { $shown }
label-sent = sent
label-pr = RP
label-either = either
label-legend = ● held · × spent · ○ taken by the captain · (×) crossed · # closed padlock · RP: if the game ended now
label-gains = Circles give: g gold · J joker · F a pirate of that Force · + boarding bonus · RP
label-legend-open = ● held · × spent · (×) crossed · # closed padlock · RP: if the game ended now
head-name = Others
head-pr = RP
head-gold = gold
head-coins = coins
head-pearls = pearls
head-wood = wood
head-gems = gems
head-rum = rum
head-crew = Force 1–5
head-boat = boats
head-attribute = attr.
head-boardings = A/D
head-bonus = bonus
head-command = command
gain-gold = { $size }g
gain-joker = J
gain-joker-long = joker
gain-pirate = F{ $size }
gain-boarding = +{ $size }
gain-pr = { $size }RP
count-title = Final scoring
count-acquisitions = Boats and attributes
count-command = Command bonuses
count-tracks = RP on the tracks
count-naval = Naval battle (Force)
count-attributes = Attributes (circles)
count-line = Boarding line (attacks)
count-goods = Unused resources
count-total = Total

## Pieces on the board

piece-crew = Crew
piece-player = { $who }
piece-turn = Turn { $turn }
piece-die = { $die }
piece-die-figure = { $die } ({ $figure })
piece-die-red = { $die } ({ $red })
piece-die-aside = Set aside: { $die }
piece-die-aside-figure = Set aside: { $die } ({ $figure })
piece-die-aside-red = Set aside: { $die } ({ $red })
piece-raid = Does the captain board? { $face }
piece-to-move = { $who } is choosing
piece-done = { $who } has chosen
piece-active = { $who } is the active player
piece-tnt = TNT protects { $who }
piece-attacker = { $who } boards
piece-defender = { $who } is boarded
piece-flag = { $who }’s command bonus: { $pr } RP
piece-flag-free = Command bonus for a complete set: { $first } RP, or { $later } after someone else
piece-score = { $who }: { $pr } RP
piece-gold = { $who }’s gold: { $gold }; { $circled } of { $stock } coins circled
piece-price = Buy a resource for { $gold } gold
piece-goods = { $who }’s { $resource }: { $held }; { $free ->
    [one] 1 free circle
   *[other] { $free } free circles
}
piece-force = { $who }’s pirates of Force { $force }: { $held }; { $free ->
    [one] 1 free circle
   *[other] { $free } free circles
}, { $gold } gold each
piece-pirates = { $who }’s pirates of Force { $force }: { $held }
piece-strength = { $count ->
    [one] { $who } has 1 pirate of Force { $force }
   *[other] { $who } has { $count } pirates with a total Force of { $force }
}
piece-circle = Circle { $circle } on the { $track }
piece-circle-gold = Circle { $circle } on the { $track }: { $size } gold
piece-circle-joker = Circle { $circle } on the { $track }: a joker
piece-circle-pirate = Circle { $circle } on the { $track }: a pirate of Force { $size }
piece-circle-boarding = Circle { $circle } on the { $track }: a permanent boarding bonus of +{ $size }
piece-circle-pr = Circle { $circle } on the { $track }: { $size } RP
piece-padlock = Padlock { $number } on the { $track }, closed
piece-padlock-open = Padlock { $number } on the { $track }, open
piece-thing = { $name }
piece-owned = acquired
piece-attack = A boarding as attacker
piece-defence = A boarding as defender
piece-boarding = A free boarding row
piece-line = { $attacks ->
    [one] 1 attack launched: { $pr } RP
   *[other] { $attacks } attacks launched: { $pr } RP
}
piece-bonus = { $who }’s boarding bonus: +{ $bonus }
piece-taken = { $who } takes { $die }
piece-sent = A pirate of Force { $force }, sent by { $who }
piece-attacks = { $count ->
    [one] { $who } has attacked once
   *[other] { $who } has attacked { $count } times
}
piece-defences = { $count ->
    [one] { $who } has been boarded once
   *[other] { $who } has been boarded { $count } times
}
piece-progress = { $who }’s { $track }: { $owned } of { $things } acquired, { $crossed } of { $circles } circles crossed

## What has changed in the rules

change-dice-in-any-order = You take two dice in any order, and they are applied in that order.
change-captain-blocked = A captain blocked on the red die’s track uses the die on the other track.
change-captain-bonus = When a captain compares two acquisitions, the command bonus counts too.

## What is to be decided: for the one who chooses, and for the others

prompt-aside = Set one die aside: only you may take it.
prompt-aside-other = { $who } sets one die aside.
prompt-take = Take two dice: choose the first.
prompt-take-second = Take your second die: you have { $die }.
prompt-joker = Use your joker: choose a resource.
prompt-joker-other = { $who } chooses a resource for a joker.
prompt-track = { $steps ->
    [one] Choose the track for your step.
   *[other] Choose the track for your { $steps } steps.
}
prompt-loot-other = { $choosers ->
    [one] { $who } is
   *[other] { $who } are
} taking two dice in secret.
prompt-command = { $acquired ->
    [yes] Buy resources, recruit pirates, then end the command phase: you have { $gold } gold.
   *[no] Buy resources, recruit pirates, make one acquisition, then end the command phase: you have { $gold } gold.
}
prompt-command-done = { $gold ->
    [0] Without gold you can’t pay for anything: end the command phase.
   *[other] With { $gold } gold you can’t pay for anything: end the command phase.
}
prompt-command-other = { $choosers ->
    [one] { $who } is
   *[other] { $who } are
} buying, recruiting and acquiring in secret.
prompt-pay = { $left ->
    [one] Pay for { $thing }: 1 more resource of your choice.
   *[other] Pay for { $thing }: { $left } more resources of your choice.
}
prompt-attack = Board another player, or do not board.
prompt-attack-captain = Board the captain, or do not board.
prompt-attack-other = { $who } decides whether to board someone.
prompt-hold = { $why ->
    [pirates] You have no pirates, so you can’t board anyone.
    [twice] You attacked in your last turn, so you can’t board anyone now.
   *[tnt] TNT protects everyone else, so you can’t board anyone.
}
prompt-crew-attack = { $chosen ->
    [0] You board { $who_defends }: choose up to { $most } pirates, the strongest first.
   *[other] You board { $who_defends }: add up to { $left } more, or confirm your crew.
}
prompt-crew-defend = { $chosen ->
    [0] { $who_attacks } boards you: choose up to { $most } defenders, the strongest first.
   *[other] { $who_attacks } boards you: add up to { $left } more, or confirm your crew.
}
prompt-crew-done = { $chosen ->
    [0] You have no pirates to defend yourself with: confirm.
   *[other] Nobody else can join your crew: confirm it.
}
prompt-crew-other = { $who_attacks } boards { $who_defends }: { $choosers ->
    [one] { $who } chooses a crew in secret.
   *[other] both choose their crews in secret.
}
prompt-reward = You have beaten { $who_loses }: take gold or steps on a track.
prompt-reward-none = You have beaten { $who_loses }, but no reward would have any effect.
prompt-reward-other = { $who } has beaten { $who_loses } and chooses a reward.

## What a choice brings or costs: reasons of hints and of the coach

reason-acquisitions = Your acquisitions are worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-acquisitions-other = { $who }’s acquisitions are worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-command = Your command bonuses are worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-command-other = { $who }’s command bonuses are worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-track-points = You have circled { $after ->
    [one] { $after } point
   *[other] { $after } points
} on the tracks instead of { $before }.
reason-track-points-other = { $who } has circled { $after ->
    [one] { $after } point
   *[other] { $after } points
} on the tracks instead of { $before }.
reason-naval = In the naval battle you are { $standing ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $standing }th
}: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-naval-other = In the naval battle { $who } is { $standing ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $standing }th
}: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-attributes = On the attribute track you are { $standing ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $standing }th
}: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-attributes-other = On the attribute track { $who } is { $standing ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $standing }th
}: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-gold = You have { $after } gold instead of { $before }.
reason-gold-other = { $who } has { $after } gold instead of { $before }.
reason-boarding = Your permanent boarding bonus is +{ $after } instead of { $before }.
reason-boarding-other = { $who }’s permanent boarding bonus is +{ $after } instead of { $before }.
reason-goods = You have { $after ->
    [one] { $after } resource
   *[other] { $after } resources
} instead of { $before }.
reason-goods-other = { $who } has { $after ->
    [one] { $after } resource
   *[other] { $after } resources
} instead of { $before }.
reason-circles = You have crossed { $after ->
    [one] { $after } circle
   *[other] { $after } circles
} on the { $track } instead of { $before }.
reason-circles-other = { $who } has crossed { $after ->
    [one] { $after } circle
   *[other] { $after } circles
} on the { $track } instead of { $before }.
reason-missing = { $after ->
    [0] You have all the resources for { $thing }.
    [one] You lack 1 resource for { $thing } instead of { $before }.
   *[other] You lack { $after } resources for { $thing } instead of { $before }.
}
reason-missing-other = { $after ->
    [0] { $who } has all the resources for { $thing }.
    [one] { $who } lacks 1 resource for { $thing } instead of { $before }.
   *[other] { $who } lacks { $after } resources for { $thing } instead of { $before }.
}
reason-force = Your pirates have Force { $after } instead of { $before }.
reason-force-other = { $who }’s pirates have Force { $after } instead of { $before }.
reason-line = Your boarding line is worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-line-other = { $who }’s boarding line is worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-hope = { $before ->
    [0] Your crew’s chance of winning is about { $after }%.
   *[other] Your crew’s chance of winning is about { $after }% instead of { $before }%.
}
reason-hope-other = { $before ->
    [0] { $who }’s crew’s chance of winning is about { $after }%.
   *[other] { $who }’s crew’s chance of winning is about { $after }% instead of { $before }%.
}

## What you have, what the score counts, and what would be wasted

standing = { $gold } gold · pearls { $pearls }, wood { $wood }, gems { $gems }, rum { $rum } · crew: Force { $force } · boats { $boat }, attributes { $attribute }
score-now = RP if the game ended now
score-end = Reputation points
waste-3-4 = There is no room on your sheet for this die: it would be lost.
waste-4-3 = A closed padlock blocks this track: the steps would be lost.

# The spotlight: what everyone is watching
spotlight-boarding = Boarding
spotlight-side = { $role ->
    [attack] attack
   *[defend] defence
}{ $crew ->
    [choosing] , choosing a crew
    [ready] , crew ready
    [rolls] , rolls for a crew last
   *[over] {""}
}
spotlight-bonus = bonus
spotlight-won = { $who } wins the boarding.
