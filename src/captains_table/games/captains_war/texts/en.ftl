game-name = Captains' War
game-about = Roll and write for one to six pirates: loot, acquire boats and attributes, recruit, and board the others.
game-time = 30 to 45 minutes
game-designers = Alexandre Aguilar
game-sources = Most figures are reconstructed
option-brise-lame = Mathurin Brise-Lame
option-brise-lame-about = Solo. Begins like the player and takes gold for a boarding he wins.
option-fer-blanc = Ondine Fer-Blanc
option-fer-blanc-about = Solo. Begins with one of every resource and a strong crew, and takes steps for a boarding she wins.
option-tire-bourse = Baron Tire-Bourse
option-tire-bourse-about = Solo. Gets 1 gold whenever the player buys a resource.
option-veuve-carmine = The Widow Carmine
option-veuve-carmine-about = Solo. Has a large crew, never recruits, and takes steps for a boarding she wins.

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

event-first = { $who } begins.
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
event-step = { $who } goes ahead on the { $track }.
event-buy = { $who } buys { $resource } for { $gold } gold.
event-acquire = { $who } acquires { $thing }.
event-pay = { $who } pays with { $resource }.
event-recruit = { $who } recruits a pirate of Force { $force } for { $gold } gold.
event-done = { $who } is done commanding.
event-attack = { $who } boards { $who_defends }.
event-hold = { $who } boards nobody.
event-crew = { $who } sends a pirate of Force { $force }.
event-crew-done = { $who } has a crew.
event-reward-gold = { $who } takes up to { $gold } gold.
event-reward-track = { $who } takes up to { $count } steps on the { $track }.
event-reward-none = There is nothing for { $who } to take.

## Choices in a few words: the verb of the notation, and what follows it

verb-aside = Set aside
verb-take = Take
verb-choose = Choose
verb-step = Go ahead
verb-buy = Buy
verb-acquire = Acquire
verb-recruit = Recruit
verb-done = Done
verb-pay = Pay with
verb-attack = Board
verb-hold = Board nobody
verb-crew = Send
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
choice-crew-done = nobody else
choice-reward-gold = up to { $gold } gold
choice-reward-track = up to { $count } steps on the { $track }
choice-reward-none = nothing

## What follows

told-goods = { $who } circles { $resource } ×{ $count }.
told-goods-lost = { $who } has no room left for { $resource } ×{ $count }.
told-coins = { $coins ->
    [one] { $who } circles 1 coin.
   *[other] { $who } circles { $coins } coins.
}
told-coins-lost = { $coins ->
    [one] { $who } loses 1 coin: none are left to circle.
   *[other] { $who } loses { $coins } coins: none are left to circle.
}
told-joker-lost = { $who } loses the joker: the chest is full.
told-pirate = { $who } circles a pirate of Force { $force }.
told-pirate-lower = { $who } circles a pirate of Force { $force }: there is no room at Force { $wanted }.
told-pirate-lost = A pirate of Force { $force } finds no room with { $who }.
told-steps = { $count ->
    [one] { $who } crosses 1 circle on the { $track }, up to circle { $circle }.
   *[other] { $who } crosses { $count } circles on the { $track }, up to circle { $circle }.
}
told-steps-past-end = { $count ->
    [one] { $who } loses 1 step at the end of the { $track }.
   *[other] { $who } loses { $count } steps at the end of the { $track }.
}
told-steps-at-padlock = { $count ->
    [one] { $who } loses 1 step at a padlock of the { $track }.
   *[other] { $who } loses { $count } steps at a padlock of the { $track }.
}
told-steps-nowhere = { $count ->
    [one] { $who } loses 1 step: both tracks are blocked.
   *[other] { $who } loses { $count } steps: both tracks are blocked.
}
told-boarding-bonus = { $who } gets a lasting boarding bonus of +{ $bonus }.
told-track-pr = { $who } gets { $pr } PR from the track.
told-acquired = { $who } has { $thing } now: { $pr } PR.
told-command-bonus = { $who } completes the { $track }'s acquisitions: a command bonus of { $pr } PR.
told-command-bonus-late = { $who } completes the { $track }'s acquisitions after somebody else: a command bonus of { $pr } PR.
told-fought = { $who } ({ $crew }, in all { $total }) boards { $who_defends } ({ $crew_defends }, in all { $total_defends }): { $who_wins } wins.
told-tnt = TNT protects { $who } now.
told-stolen = { $who } steals { $gold } gold from { $who_loses }.
told-captain-dice = The table gives { $who } { $colour } and { $colour_second }.
told-captain-joker = { $held ->
    [0] { $who } takes the joker as { $resource }: none of it is in the captain's hold.
   *[other] { $who } takes the joker as { $resource }: nothing else with room is scarcer in the captain's hold ({ $held }).
}
told-captain-blue = { $held ->
    [0] { $who } takes { $die }: none of that is in the captain's hold.
   *[other] { $who } takes { $die }: no other choice is scarcer in the captain's hold ({ $held }).
}
told-captain-blue-only = { $who } takes { $die }: jokers come first, then doubles, then singles.
told-captain-track-behind = { $who } goes ahead on the { $track }, { $gap } behind { $who_leads }.
told-captain-track-boats = { $who } goes ahead on the { $track }, being behind { $who_leads } on neither track.
told-captain-track-other = { $who } goes ahead on the { $track }, as the other track is blocked.
told-captain-acquires = { $who } acquires { $thing } ({ $pr } PR{ $bonus ->
    [0] {""}
   *[other] {" "}with the command bonus
}), the only one within reach.
told-captain-acquires-dearer = { $who } acquires { $thing }: of two within reach the one that brings more PR ({ $pr }{ $bonus ->
    [0] {""}
   *[other] {" "}with the command bonus
}).
told-captain-acquires-cheaper = { $who } acquires { $thing }: both within reach bring { $pr } PR, and this one takes less gold.
told-captain-acquires-boat = { $who } acquires { $thing }: both within reach bring { $pr } PR and take the same gold, so the boat comes first.
told-captain-acquires-nothing = { $who } can't pay for any acquisition.
told-captain-buys = { $who } buys missing { $resource } for { $gold } gold.
told-captain-pays = { $who } pays an “any” with { $resource }, of which most is left ({ $left }).
told-captain-recruits = { $who } recruits a pirate of Force { $force } for { $price } gold, the strongest within reach.
told-captain-last-recruit = { $who } recruits one last pirate of Force { $force } for { $price } gold.
told-captain-recruits-nobody = { $who } can't recruit anybody with { $gold } gold.
told-captain-never-recruits = { $who } never recruits.
told-captain-may-not-recruit = { $who } may not recruit after these dice.
told-captain-tribute = { $who } gets { $gold } gold because { $who_buys } buys.
told-captain-boards = Exactly two dice are alike: { $who } boards { $who_defends }.
told-captain-stays = Not exactly two dice are alike: { $who } does not board { $who_defends }.
told-captain-without-pirates = { $who } has no pirate and can't board { $who_defends }.
told-captain-sends = { $who } sends a pirate of Force { $force }.
told-captain-sends-nobody = { $who } sends nobody for this die.
told-captain-sends-weakest = Nobody was sent, so { $who }'s weakest pirate fights alone: Force { $force }.
told-captain-steals = { $who } takes { $gold } gold; { $who_loses } loses { $lost }.
told-captain-copies = { $who } has no pirate and gets one of Force { $force }, after { $who_has }'s of Force { $wanted }.
told-captain-copies-none = { $who } has no pirate, and there is no room for one like { $who_has }'s of Force { $force }.
told-end-boardings = { $count ->
    [one] { $who } has taken part in a boarding: the game ends.
   *[other] { $who } has taken part in { $count } boardings: the game ends.
}
told-end-common-boardings = { $count ->
    [one] There has been a boarding: the game ends.
   *[other] There have been { $count } boardings: the game ends.
}
told-end-coins = { $who } has circled the last coin: the game ends.
told-end-common-coins = The last common coin is circled: the game ends.
told-end-bonuses = { $who } has two command bonuses: the game ends.
told-end-resource = The last common circle of { $resource } is filled: the game ends.
told-end-turns = Turn { $turn } was the last one: the game ends.
told-count-acquisitions = { $who }: { $pr } PR for { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} and { $attributes ->
    [one] 1 attribute
   *[other] { $attributes } attributes
}.
told-count-command = { $who }: { $pr } PR for command bonuses.
told-count-tracks = { $who }: { $pr } PR circled on the tracks.
told-count-naval = { $who }: { $pr } PR for rank { $rank } in the naval battle with Force { $force }.
told-count-attributes = { $who }: { $pr } PR for rank { $rank } on the attribute track with { $circles ->
    [one] 1 circle.
   *[other] { $circles } circles.
}
told-count-line = { $who }: { $pr } PR for { $attacks ->
    [one] 1 attack launched.
   *[other] { $attacks } attacks launched.
}
told-count-goods = { $who }: { $pr } PR for unused resources.
told-count-total = { $who }: { $pr } PR in all.
told-wins = { $who } wins with { $pr } PR.
told-wins-by-force = { $who } wins with { $pr } PR and more Force than others with as many.
told-wins-by-gold = { $who } wins with { $pr } PR and more gold than others with as many and the same Force.
told-wins-shared = { $who } shares the victory with { $pr } PR.
told-wins-as-captain = { $who } wins: on equal totals ({ $pr } PR) the captain does.

## Why not

clause-1-1 = What is circled and then spent does not come free again.
clause-1-2 = There is no such face on { $colour }.
clause-1-3 = Everybody starts with the same pirates, and gold by the place in the turn order.
clause-1-4 = First it is drawn who begins.
clause-2-1 = Not now: this is the { $phase } phase.
clause-2-2 = The game ends with the turn in which an end condition holds.
clause-3-1 = { $case ->
    [roll] The dice are being rolled.
    [die] Not among the dice rolled: { $die }.
   *[other] First the active player sets one die aside.
}
clause-3-2 = { $case ->
    [die] Not among the dice rolled: { $die }.
    [aside] Only { $who_rolls } may use { $die }: it was set aside.
    [used] Already taken: { $die }.
    [rest] Already taken: { $die }. The other one was set aside, and only { $who_rolls } may use it.
   *[other] First two different dice have to be taken.
}
clause-3-3 = { $case ->
    [joker] First the joker has to become a resource.
   *[other] First a track has to be chosen for the red die.
}
clause-3-4 = { $case ->
    [full] There is no free circle left for { $resource }.
   *[other] The { $track } ends here.
}
clause-3-5 = First the joker of this circle has to become a resource.
clause-4-1 = { $case ->
    [gold] That costs { $price } gold; there are { $gold }.
    [full] There is no free circle left for { $resource }.
    [row] There is no free circle left at Force { $force }.
    [once] Only one acquisition can be made in a turn.
   *[other] Now is the time to buy, acquire and recruit.
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
    [all] Every acquisition of the { $track } has been made.
    [none] No { $resource } is left to pay with.
    [nothing] Nothing is to be paid for now.
   *[other] First the acquisition has to be paid for.
}
clause-4-3 = A closed padlock stops the { $track }; it opens with { $thing }.
clause-4-4 = The first turn in which a type is completed brings the large command bonus.
clause-4-5 = What the others command stays hidden until all are done.
clause-5-1 = { $case ->
    [pirates] Boarding needs a pirate.
    [nobody] There is nobody of that name to board.
    [self] Nobody can board themselves.
   *[other] Now the active player boards somebody or holds.
}
clause-5-2 = { $case ->
    [one] An attacker sends at least one pirate.
    [full] { $count ->
        [one] A crew has at most 1 pirate.
       *[other] A crew has at most { $count } pirates.
    }
    [nobody] No pirate of Force { $force } is left.
    [order] The strongest pirates come first.
   *[other] Now a crew has to be chosen.
}
clause-5-3 = The attack must be higher than the defence.
clause-5-4 = { $case ->
    [gold] No gold can be taken: { $who_loses } has none.
    [coins] No gold can be taken: no coin is left to circle.
    [none] Something can be taken.
   *[other] First the winner takes a reward.
}
clause-5-5 = A boarding fills a row on both sheets when the crews are revealed.
clause-5-6 = Boarding bonuses count in boardings only.
clause-5-7 = TNT protects { $who_defends } until the end of that player's next turn.
clause-6-1 = In the duel there are ranks for two.
clause-6-2 = In the duel nobody attacks in two of their own turns in a row.
clause-6-3 = In the duel and in solo Force 0 still ranks second.
clause-7-1 = The game is over.
clause-7-2 = The naval battle and the attribute track are ranked at the end.
clause-7-3 = Attacks launched count at the end.
clause-7-4 = Gold and resources left over count nothing.
clause-7-5 = Ties go to more Force, then to more gold.
clause-8-1 = The player and the captain share the circles of one sheet.
clause-8-2 = Both own the raft from the start.
clause-8-3 = The captain starts with what is on the card.
clause-8-4 = A command bonus reached in the same turn counts for both.
clause-9-1 = { $case ->
    [roll] The dice are being rolled.
   *[other] No die is set aside in solo.
}
clause-9-2 = The player commands as in the open game.
clause-9-3 = The dice taken decide which dice the captain takes.
clause-9-4 = The blue dice tell whether the captain boards.
clause-9-5 = The captain takes what the hold has least of, and steps on the other track where one is blocked.
clause-9-6 = The captain makes the acquisition that brings more PR, the command bonus included.
clause-9-7 = The yellow die is rolled for the captain's crew.
clause-9-8 = A captain without pirates gets one like the player's.
clause-9-9 = A captain who wins takes what is on the card.
clause-9-10 = No gold can be taken from a captain.
clause-9-11 = Some captains have a power.
clause-10-1 = The game is over.
clause-10-2 = The captain recruits one last pirate at the end.
clause-10-3 = On equal totals the captain wins.

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
label-payable = can be paid
label-any = any
label-boardings = Boardings
label-attack = A
label-defence = D
label-bonus = bonus
label-command = Command bonuses: { $bonuses }
label-taken = taken: { $shown }
label-sent = sent
label-pr = PR
label-either = either
label-legend = ● held · × spent · ○ taken by the captain · (×) crossed · # closed padlock
label-gains = Circles give: g gold · J joker · F a pirate of that Force · + boarding bonus · PR
label-legend-open = ● held · × spent · (×) crossed · # closed padlock
head-name = Others
head-pr = PR
head-gold = gold
head-coins = coins
head-pearls = pearl
head-wood = wood
head-gems = gems
head-rum = rum
head-crew = Force 1-5
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
gain-pr = { $size }PR
count-title = The count
count-acquisitions = Boats and attributes
count-command = Command bonuses
count-tracks = PR on the tracks
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
piece-raid = Whether the captain boards: { $face }
piece-to-move = { $who } to choose
piece-done = { $who } has chosen
piece-active = { $who } is active
piece-tnt = TNT protects { $who }
piece-attacker = { $who } boards
piece-defender = { $who } is boarded
piece-flag = Command bonus of { $who }: { $pr } PR
piece-flag-free = Command bonus for a complete set: { $first } PR, after somebody else { $later }
piece-score = { $who }: { $pr } PR
piece-gold = { $gold } gold of { $who }; { $circled } of { $stock } coins circled
piece-price = A resource can be bought for { $gold } gold
piece-goods = { $resource }: { $held } held by { $who }, { $free ->
    [one] 1 free circle
   *[other] { $free } free circles
}
piece-force = Pirates of Force { $force }: { $held } with { $who }, { $free ->
    [one] 1 free circle
   *[other] { $free } free circles
}, { $gold } gold each
piece-pirates = Pirates of Force { $force } with { $who }: { $held }
piece-circle = Circle { $circle } of the { $track }
piece-circle-gold = Circle { $circle } of the { $track }: { $size } gold
piece-circle-joker = Circle { $circle } of the { $track }: a joker
piece-circle-pirate = Circle { $circle } of the { $track }: a pirate of Force { $size }
piece-circle-boarding = Circle { $circle } of the { $track }: a lasting boarding bonus of +{ $size }
piece-circle-pr = Circle { $circle } of the { $track }: { $size } PR
piece-padlock = Padlock { $number } of the { $track }, closed
piece-padlock-open = Padlock { $number } of the { $track }, open
piece-thing = { $name }
piece-owned = acquired
piece-attack = A boarding as attacker
piece-defence = A boarding as defender
piece-boarding = A free boarding row
piece-line = { $attacks ->
    [one] One attack launched: { $pr } PR
   *[other] { $attacks } attacks launched: { $pr } PR
}
piece-bonus = Boarding bonus of { $who }: +{ $bonus }
piece-taken = { $who } takes { $die }
piece-sent = A pirate of Force { $force } sent by { $who }
piece-attacks = { $count ->
    [one] { $who } has attacked once
   *[other] { $who } has attacked { $count } times
}
piece-defences = { $count ->
    [one] { $who } was boarded once
   *[other] { $who } was boarded { $count } times
}
piece-progress = { $track } of { $who }: { $owned } of { $things } acquired, { $crossed } of { $circles } circles crossed

## What has changed in the rules

change-dice-in-any-order = Two dice are taken in any order and applied in that order.
change-captain-blocked = A captain who is blocked on the red die's track uses the die on the other track.
change-captain-bonus = When a captain compares two acquisitions, the command bonus counts too.

## What is to be decided: for the one who chooses, and for the others

prompt-aside = Set one die aside: nobody but you may take it.
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
    [0] Without gold there is nothing you can pay for: end the command phase.
   *[other] With { $gold } gold there is nothing you can pay for: end the command phase.
}
prompt-command-other = { $choosers ->
    [one] { $who } is
   *[other] { $who } are
} buying, recruiting and acquiring in secret.
prompt-pay = { $left ->
    [one] Pay for { $thing }: 1 more resource of your choice.
   *[other] Pay for { $thing }: { $left } more resources of your choice.
}
prompt-attack = Board another player, or nobody.
prompt-attack-captain = Board the captain, or nobody.
prompt-attack-other = { $who } decides whether to board somebody.
prompt-hold = { $why ->
    [pirates] You have no pirates: you can board nobody.
    [twice] You attacked in your last turn: you can’t board again now.
   *[tnt] TNT protects everyone else: you can board nobody.
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
reason-naval = In the naval battle you have rank { $standing }: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-naval-other = In the naval battle { $who } has rank { $standing }: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-attributes = On the attribute track you have rank { $standing }: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-attributes-other = On the attribute track { $who } has rank { $standing }: { $after ->
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
    [0] Your crew wins with a chance of about { $after }%.
   *[other] Your crew wins with a chance of about { $after }% instead of { $before }%.
}
reason-hope-other = { $before ->
    [0] { $who }’s crew wins with a chance of about { $after }%.
   *[other] { $who }’s crew wins with a chance of about { $after }% instead of { $before }%.
}
