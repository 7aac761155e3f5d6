### Capitol: everything the game says, in English.

game-name = Capitol
game-about = Build, roof and place houses in the nine quarters of ancient Rome, and lead each of them in floors.
game-time = 60 to 90 minutes
game-designers = Alan R. Moon and Aaron Weissblum
game-sources = The layout of the zones is reconstructed

## Things

card-roof = roof
card-floor = floor
card-permit-blue = blue permit
card-permit-pink = pink permit
card-permit-mauve = mauve permit
deck-roof = roof cards
deck-floor = floor cards
deck-permit = permit cards
shape-round = round roof
shape-triangular = triangular roof
colour-blue = blue
colour-pink = pink
colour-mauve = mauve
zone-campus-martius = Campus Martius
zone-insula-tiberina = Insula Tiberina
zone-capitolinus = Capitolinus
zone-quirinalis = Quirinalis
zone-viminalis = Viminalis
zone-esquilinus = Esquilinus
zone-palatinus = Palatinus
zone-caelius = Caelius
zone-aventinus = Aventinus
phase-setup = set-up
phase-construction = construction
phase-improvement = improvement
phase-draw = draw
phase-over = the end

## Events

event-consul = { $who } is the first consul.
event-deal = { $who } is dealt { $card } { $value }.
event-top = Turned up: { $card } { $value }.
event-play = { $who } plays { $card } { $value }.
event-burn = { $who } discards { $card } { $value } without effect.
event-pass = { $who } passes.
event-raise = { $who } raises a building to { $height } floors.
event-raise-new = { $who } starts a new building.
event-roof = { $height ->
    [one] { $who } puts a { $shape } on a building of one floor.
   *[other] { $who } puts a { $shape } on a building of { $height } floors.
}
event-place = { $height ->
    [one] { $who } places a building of one floor with a { $shape } in { $zone }.
   *[other] { $who } places a building of { $height } floors with a { $shape } in { $zone }.
}
event-bid = { $who } bids { $card } { $value }.
event-done = { $improvement ->
    [fountain] { $who } completes the bid for the fountain.
    [amphitheatre] { $who } completes the bid for the amphitheatre.
   *[temple] { $who } completes the bid for the temple.
}
event-site = { $improvement ->
    [fountain] { $who } places the fountain in { $zone }.
    [amphitheatre] { $who } places the amphitheatre in { $zone }.
   *[temple] { $who } places the temple in { $zone }.
}
event-draw = { $who } draws { $card } { $value }.
event-draw-unseen = { $who } draws from the pile of { $deck }.

## Choices in a few words: the verb of the notation, and what follows it

verb-play = Play
verb-burn = Discard
verb-pass = Pass
verb-raise = Build
verb-roof = Roof
verb-place = Place
verb-bid = Bid
verb-fountain = Place the fountain
verb-amphitheatre = Place the amphitheatre
verb-temple = Place the temple
verb-draw = Draw
choice-play = { $card } { $value }
choice-burn = { $card } { $value }
choice-raise = up to { $height } floors
choice-raise-new = a new building
choice-roof = { $height ->
    [one] one floor with a { $shape }
   *[other] { $height } floors with a { $shape }
}
choice-place = { $height ->
    [one] one floor with a { $shape } in { $zone }
   *[other] { $height } floors with a { $shape } in { $zone }
}
choice-bid = { $card } { $value }
choice-done = no more
choice-site = in { $zone }
choice-draw = { $card } { $value }
choice-draw-unseen = from the { $deck }

## What follows by itself

told-no-cards = { $who } has no cards left and passes.
told-bid = { $cards ->
    [one] { $who } bids { $sum }.
   *[other] { $who } bids { $values } = { $sum }.
}
told-no-bid = { $who } does not bid.
told-nobody = { $improvement ->
    [fountain] Nobody bids: the fountain leaves the game.
    [amphitheatre] Nobody bids: the amphitheatre leaves the game.
   *[temple] Nobody bids: the temple leaves the game.
}
told-won = { $improvement ->
    [fountain] { $who } wins the fountain with { $sum }
    [amphitheatre] { $who } wins the amphitheatre with { $sum }
   *[temple] { $who } wins the temple with { $sum }
}{ $by ->
    [card] , by the highest card ({ $top }).
    [order] , by the turn order after equal sums and highest cards ({ $top }).
   *[sum] .
}
told-no-room = { $improvement ->
    [fountain] No square is free: the fountain leaves the game.
    [amphitheatre] No square is free: the amphitheatre leaves the game.
   *[temple] No square is free: the temple leaves the game.
}
told-ranked = { $zone }: { $rank ->
    [1] { $who } is first
    [2] { $who } is second
   *[0] { $who } gets nothing
} ({ $why ->
    [most] most floors
    [higher] tie in floors, higher building
    [shared] tie in floors and height
    [lower] tie in floors, lower building
    [next] next in floors
    [level] tie for second
    [too-low] tie in floors, but others are higher and share first place
    [behind-tie] behind a tie for first, which leaves no second place
   *[behind] too few floors
}{ $temple ->
    [1] , the temple doubles
   *[0] {""}
}): { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
told-score = { $points ->
    [one] { $who } scores 1 point and has { $score }.
   *[other] { $who } scores { $points } points and has { $score }.
}
told-renewed = { $cards ->
    [one] The pile of { $deck } is empty: its discard, one card, is turned over.
   *[other] The pile of { $deck } is empty: its discard, { $cards } cards, is turned over.
}
told-extra = { $cards ->
    [one] The amphitheatres let { $who } draw one card more.
   *[other] The amphitheatres let { $who } draw { $cards } cards more.
}
told-all-empty = All piles are empty: nobody draws any more in this round.
told-round = Round { $round } begins, { $who } is consul.

## Ranks and reasons in the count

why-most = most floors
why-higher = tie in floors, higher building
why-shared = tie in floors and height
why-lower = tie in floors, lower building
why-next = next in floors
why-level = tie for second
why-too-low = tie in floors, too low to share first
why-behind = too few floors
why-behind-tie = behind a tie for first
label-rank = { $rank ->
    [1] 1st
   *[2] 2nd
}
label-doubled = temple ×2
label-column-zone = zone
label-column-rank = rank
label-column-player = player
label-column-floors = floors/top
label-column-points = points
label-column-why = why
count-title = Scoring
count-zone = { $zone } { $fountains }≈
count-floors = { $floors }/{ $height }
count-legend = ≈ fountains in the zone

## Labels of the picture

label-round = Round { $round } of { $rounds }
label-supply = { $floors ->
    [one] 1 floor in the supply
   *[other] { $floors } floors in the supply
}
label-auction = Auction { $number } of { $auctions }: { $what ->
    [fountain] a fountain
    [amphitheatre] an amphitheatre
   *[temple] a temple
}
label-drawing = { $cards ->
    [one] { $who } draws 1 more card
   *[other] { $who } draws { $cards } more cards
}
label-bidding = still bidding: { $names }
label-bid = { $values } = { $sum }
label-blue = blue zones
label-pink = pink zones
label-mauve = mauve zones
label-blue-short = bl
label-pink-short = pi
label-mauve-short = ma
label-amphitheatre = amphitheatre
label-temple = temple
label-legend = ● round  ▲ triangular  ≈ fountain  · free  [ ] large square  A 5/2 +3: floors/highest building, points if scored now  ° seen by all
label-empty = empty
label-unseen = + { $cards } unseen
label-pile = { $deck }:
label-discard = discard:
label-hand = { $cards ->
    [0] no cards
    [one] 1 card:
   *[other] { $cards } cards:
}
label-roof = roof
label-floor = floor
label-permit = permit
label-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-consul = consul
label-passed = has passed
label-finished = ready
label-unfinished = unfinished
label-roofs = roofs left

## Clauses

clause-1-1 = There are nine zones, three of each colour, with small squares and one large square; printed fountains take small squares.
clause-1-2 = There are only so many floors, roofs and improvements in the box.
clause-1-3 = There is no { $card } { $value } among the cards not seen yet.
clause-1-4 = { $case ->
    [due] The cards are being dealt; next comes one of the { $deck } for { $who }.
   *[past] Cards are dealt only at the start, in a fixed order.
}
clause-1-5 = Everybody starts with four finished buildings: one and two floors high, with a round and with a triangular roof.
clause-1-6 = The consul is drawn once, before anything else.
clause-1-7 = How many cards somebody holds is public, which ones is secret until all have seen them.
clause-2-1 = It is not the time for that: the phase is { $phase }.
clause-2-2 = The consul passes to the left after each of the first three rounds; the last round has no draw.
clause-2-3 = The game is over.
clause-3-1 = { $who } has no { $card } { $value }.
clause-3-2 = Whoever has passed is out until the next construction.
clause-3-3 = Any card may be discarded without its effect.
clause-3-4 = The value of a card has no meaning in construction.
clause-3-5 = { $case ->
    [due] { $who } has to put the floors of the card first.
    [empty] There is no floor left in the supply.
    [card] A floor card has to be played first.
   *[none] { $height ->
        [one] { $who } has no unfinished building of one floor.
       *[other] { $who } has no unfinished building of { $height } floors.
    }
}
clause-3-6 = { $case ->
    [due] { $who } has to put the roof of the card first.
    [card] A roof card has to be played first.
    [no-building] { $who } has no unfinished building.
    [no-roof] { $who } has no roof left.
    [shape] { $who } has no { $shape } left.
   *[none] { $height ->
        [one] { $who } has no unfinished building of one floor.
       *[other] { $who } has no unfinished building of { $height } floors.
    }
}
clause-3-7 = { $case ->
    [due] { $who } has to place the building of the permit first.
    [card] A permit card has to be played first.
    [no-building] { $who } has no finished building.
    [nowhere] No finished building of { $who } fits into a { $colour } zone.
   *[none] { $height ->
        [one] { $who } has no finished building of one floor with a { $shape }.
       *[other] { $who } has no finished building of { $height } floors with a { $shape }.
    }
}
clause-3-8 = Buildings in front of a player are kept from round to round, as many as there are.
clause-4-1 = { $case ->
    [full] No small square is free in { $zone }.
   *[colour] { $zone } is not a { $colour } zone, as the permit demands.
}
clause-4-2 = All buildings in { $zone } have a { $shape }.
clause-4-3 = The other two { $colour } zones already have a { $shape }: { $zone } must take the other shape.
clause-4-4 = The first building in { $zone } must be exactly one floor high.
clause-4-5 = The next building in { $zone } must be { $low } or { $high } floors high.
clause-5-1 = { $case ->
    [due] The next card of the { $deck } is turned up first.
   *[past] A card is turned up only when it comes to the top of its pile.
}
clause-5-2 = An empty pile is renewed from its discard when the draw begins and after each card drawn.
clause-5-3 = The cards of a winning bid are discarded in the order of cards.
clause-6-1 = { $improvement ->
    [fountain] This auction is for a fountain.
    [amphitheatre] This auction is for an amphitheatre.
   *[temple] This auction is for a temple.
}
clause-6-2 = { $case ->
    [not-held] There is no { $card } { $value } in the hand.
    [used] Every { $card } { $value } of the hand is in the bid already.
    [order] A bid is written from the highest card to the lowest; { $card } { $value } would have come earlier.
   *[due] The bids for the improvement come first.
}
clause-6-3 = The highest sum wins; then the highest single card; then the turn order from the consul.
clause-6-4 = The winner spends the bid, the others take theirs back.
clause-6-5 = A bid of no cards takes no part; without any bid the improvement leaves the game.
clause-6-6 = { $case ->
    [full] { $improvement ->
        [fountain] No small square is free in { $zone }.
       *[other] The large square of { $zone } is taken.
    }
   *[due] { $who } has to place the improvement first.
}
clause-7-1 = Floors decide in a zone, not the number of buildings.
clause-7-2 = The first gets 2 points and 1 per fountain, the second 1 per fountain.
clause-7-3 = Those tied for first compare their own highest buildings in the zone.
clause-7-4 = All those tied for second score as second.
clause-7-5 = A temple doubles all points of its zone.
clause-8-1 = Everybody draws six cards one by one, each from any pile.
clause-8-2 = An amphitheatre lets the first draw two more and the second one more.
clause-8-3 = The pile of { $deck } is empty.

## Pieces on the board

piece-zone = { $zone }
piece-zone-shape = All buildings in { $zone } have a { $shape }
piece-building-in = { $height ->
    [one] Building of { $who } in { $zone }, one floor
   *[other] Building of { $who } in { $zone }, { $height } floors
}
piece-building = { $height ->
    [one] Building of { $who }: one floor, { $shape }
   *[other] Building of { $who }: { $height } floors, { $shape }
}
piece-unfinished = { $height ->
    [one] Unfinished building of { $who }, one floor
   *[other] Unfinished building of { $who }, { $height } floors
}
piece-fountain = Fountain in { $zone }
piece-square = Free square in { $zone }
piece-large-square = Free large square in { $zone }
piece-amphitheatre = Amphitheatre in { $zone }
piece-temple = Temple in { $zone }: all points count twice
piece-standing = { $zone }: { $floors ->
    [one] { $who } has one floor
   *[other] { $who } has { $floors } floors
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} if scored now
piece-pile = Pile of { $deck }: { $cards } in the pile, { $discard } in the discard
piece-pile-top = On top of the { $deck }: { $card } { $value }; { $cards } in the pile, { $discard } in the discard
piece-auction = { $what ->
    [fountain] Auction { $number }: a fountain
    [amphitheatre] Auction { $number }: an amphitheatre
   *[temple] Auction { $number }: a temple
}
piece-player = { $who }
piece-consul = { $who } is consul
piece-turn = { $who } to move
piece-passed = { $who } has passed
piece-roofs = { $who } has { $count } left: { $shape }
piece-card = { $card } { $value }
piece-card-seen = { $card } { $value }, seen by all
piece-hidden = A card of { $who } that only its holder knows ({ $deck })
piece-bid = { $who } has completed a bid

## What is to be decided: for the one who chooses, and for the others

prompt-action = { $cards ->
    [one] Play your last card, discard it without effect, or pass.
   *[other] Play a card, discard one without effect, or pass: you have { $cards } cards.
}
prompt-action-other = { $cards ->
    [one] { $who } plays the last card or passes.
   *[other] { $who } plays one of { $cards } cards or passes.
}
prompt-no-effect = { $cards ->
    [one] Your last card can have no effect now: discard it or pass.
   *[other] None of your { $cards } cards can have an effect now: discard one or pass.
}
prompt-raise = { $left ->
    [one] Add a floor to a building or start a new one: 1 floor left.
   *[other] Add a floor to a building or start a new one: { $left } floors left.
}
prompt-raise-other = { $left ->
    [one] { $who } builds floors: 1 left.
   *[other] { $who } builds floors: { $left } left.
}
prompt-roof = Put a roof on a building: you have { $round } round and { $triangular } triangular ones left.
prompt-roof-other = { $who } puts a roof on a building.
prompt-place = Place one of your finished buildings in a { $colour } zone.
prompt-place-other = { $who } places a building in a { $colour } zone.
prompt-bid = Bid for the { $improvement ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}: { $offered ->
    [0] you have offered nothing yet.
   *[other] you have offered { $offered }.
}
prompt-bid-other = { $choosers ->
    [one] { $who } is
   *[other] { $who } are
} bidding in secret for the { $improvement ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}.
prompt-fountain = You have won the fountain: place it on a free small square.
prompt-fountain-other = { $who } has won the fountain and places it.
prompt-amphitheatre = You have won the amphitheatre: place it on a free large square.
prompt-amphitheatre-other = { $who } has won the amphitheatre and places it.
prompt-temple = You have won the temple: place it on a free large square.
prompt-temple-other = { $who } has won the temple and places it.
prompt-draw = Draw a card: { $left } of { $all } left.
prompt-draw-other = { $who } draws cards: { $left } of { $all } left.

## What a choice brings or costs: reasons of hints and of the coach

reason-zone = { $standing ->
    [0] You score nothing in { $zone } at the next scoring instead of { $before }.
    [1] You are first in { $zone }: { $after } points at the next scoring instead of { $before }.
   *[2] You are second in { $zone }: { $after ->
        [one] { $after } point
       *[other] { $after } points
    } at the next scoring instead of { $before }.
}
reason-zone-other = { $standing ->
    [0] { $who } scores nothing in { $zone } at the next scoring instead of { $before }.
    [1] { $who } is first in { $zone }: { $after } points at the next scoring instead of { $before }.
   *[2] { $who } is second in { $zone }: { $after ->
        [one] { $after } point
       *[other] { $after } points
    } at the next scoring instead of { $before }.
}
reason-extra = The amphitheatre in { $zone } gives you { $after ->
    [one] { $after } extra card
   *[other] { $after } extra cards
} in every draw instead of { $before }.
reason-extra-other = The amphitheatre in { $zone } gives { $who } { $after ->
    [one] { $after } extra card
   *[other] { $after } extra cards
} in every draw instead of { $before }.
reason-score = You have { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-score-other = { $who } has { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
reason-cards = You hold { $after ->
    [one] { $after } card
   *[other] { $after } cards
} instead of { $before }.
reason-cards-other = { $who } holds { $after ->
    [one] { $after } card
   *[other] { $after } cards
} instead of { $before }.
reason-fitting = You have { $after ->
    [one] { $after } finished building
   *[other] { $after } finished buildings
} that can be placed now, instead of { $before }.
reason-fitting-other = { $who } has { $after ->
    [one] { $after } finished building
   *[other] { $after } finished buildings
} that can be placed now, instead of { $before }.
reason-waiting = You have { $after ->
    [one] { $after } finished building
   *[other] { $after } finished buildings
} for which no zone is free, instead of { $before }.
reason-waiting-other = { $who } has { $after ->
    [one] { $after } finished building
   *[other] { $after } finished buildings
} for which no zone is free, instead of { $before }.
reason-begun = You have { $after ->
    [one] { $after } building
   *[other] { $after } buildings
} under construction instead of { $before }.
reason-begun-other = { $who } has { $after ->
    [one] { $after } building
   *[other] { $after } buildings
} under construction instead of { $before }.
reason-values = Your hand is worth { $after } in auctions instead of { $before }.
reason-values-other = { $who }’s hand is worth { $after } in auctions instead of { $before }.
reason-bid = { $after ->
    [0] You have no chance to win the auction.
   *[other] You have a chance of about { $after }% to win the auction.
}
reason-bid-other = { $after ->
    [0] { $who } has no chance to win the auction.
   *[other] { $who } has a chance of about { $after }% to win the auction.
}
