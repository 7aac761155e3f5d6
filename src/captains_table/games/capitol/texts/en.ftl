### Capitol: everything the game says, in English.

game-name = Capitol
game-about = Build, roof and place buildings in the nine zones of ancient Rome, and have the most floors in each.
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
phase-improvement = improvements
phase-draw = draw
phase-over = end of the game

## Events

event-consul = { $who } is the first consul.
event-deal = { $who } is dealt { $card } { $value }.
event-top = Turned face up: { $card } { $value }.
event-play = { $who } plays { $card } { $value }.
event-burn = { $who } discards { $card } { $value } for no effect.
event-pass = { $who } passes.
event-raise = { $who } raises a building to { $height } floors.
event-raise-new = { $who } starts a new building.
event-roof = { $height ->
    [one] { $who } puts a { $shape } on a one-floor building.
   *[other] { $who } puts a { $shape } on a { $height }-floor building.
}
event-place = { $height ->
    [one] { $who } places a one-floor building with a { $shape } in { $zone }.
   *[other] { $who } places a { $height }-floor building with a { $shape } in { $zone }.
}
event-bid = { $who } bids { $card } { $value }.
event-done = { $improvement ->
    [fountain] { $who } confirms a bid for the fountain.
    [amphitheatre] { $who } confirms a bid for the amphitheatre.
   *[temple] { $who } confirms a bid for the temple.
}
event-site = { $improvement ->
    [fountain] { $who } places the fountain in { $zone }.
    [amphitheatre] { $who } places the amphitheatre in { $zone }.
   *[temple] { $who } places the temple in { $zone }.
}
event-draw = { $who } draws { $card } { $value }.
event-draw-unseen = { $who } draws from the { $deck }.

## Choices in a few words: the verb of the notation, and what follows it

verb-play = Play
verb-burn = Discard
verb-pass = Pass
verb-raise = Raise
verb-roof = Put a roof on
verb-place = Place
verb-bid = Bid
verb-bid-done = Confirm the bid
verb-fountain = Place the fountain
verb-amphitheatre = Place the amphitheatre
verb-temple = Place the temple
verb-draw = Draw
choice-play = { $card } { $value }
choice-burn = { $card } { $value }
choice-raise = a building to { $height } floors
choice-raise-new = a new building
choice-roof = { $height ->
    [one] one floor: a { $shape }
   *[other] { $height } floors: a { $shape }
}
choice-place = { $height ->
    [one] one floor with a { $shape } in { $zone }
   *[other] { $height } floors with a { $shape } in { $zone }
}
choice-bid = { $card } { $value }
choice-done = confirm the bid
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
    [card] {" "}thanks to the highest card ({ $top }).
    [order] : sums and highest cards ({ $top }) are tied, so turn order decides.
   *[sum] .
}
told-no-room = { $improvement ->
    [fountain] There is no free square: the fountain leaves the game.
    [amphitheatre] There is no free square: the amphitheatre leaves the game.
   *[temple] There is no free square: the temple leaves the game.
}
told-ranked = { $zone }: { $rank ->
    [1] { $who } is first
    [2] { $who } is second
   *[0] { $who } gets nothing
} ({ $why ->
    [most] most floors
    [higher] tied on floors, higher building
    [shared] tied on floors and height
    [lower] tied on floors, lower building
    [next] second most floors
    [level] tied for second
    [too-low] tied on floors, but others have higher buildings and share first place
    [behind-tie] behind a tie for first, so there is no second place
   *[behind] too few floors
}{ $temple ->
    [1] , doubled by the temple
   *[0] {""}
}): { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
told-score = { $points ->
    [one] { $who } scores 1 point for a total of { $score }.
   *[other] { $who } scores { $points } points for a total of { $score }.
}
told-renewed = { $cards ->
    [one] No { $deck } are left: the 1 discarded card becomes the new pile.
   *[other] No { $deck } are left: the { $cards } discarded cards become the new pile.
}
told-extra = { $cards ->
    [one] { $who } draws 1 extra card for amphitheatres.
   *[other] { $who } draws { $cards } extra cards for amphitheatres.
}
told-all-empty = All piles are empty: nobody draws any more cards this round.
told-round = Round { $round } begins; { $who } is consul.

## Ranks and reasons in the count

why-most = most floors
why-higher = tied on floors, higher building
why-shared = tied on floors and height
why-lower = tied on floors, lower building
why-next = second most floors
why-level = tied for second
why-too-low = tied on floors, too low to share first
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
    [one] { $who } has 1 card left to draw
   *[other] { $who } has { $cards } cards left to draw
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
label-legend = ● round  ▲ triangular  ≈ fountain  · free  [ ] large square  A 5/2 +3: floors/highest building, points if scored now  ° seen by all
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
label-passed = passed
label-finished = finished
label-unfinished = under construction
label-roofs = roofs left

## What is printed on the cards

face-floor = floors
face-roof = roof
face-permit-blue = blue
face-permit-blue-zone = zone
face-permit-pink = pink
face-permit-pink-zone = zone
face-permit-mauve = mauve
face-permit-mauve-zone = zone

## Clauses

clause-1-1 = There are nine zones, three of each colour, with small squares and one large square; printed fountains occupy small squares.
clause-1-2 = The number of floors, roofs and improvements is limited.
clause-1-3 = No { $card } { $value } is left among the unseen cards.
clause-1-4 = { $case ->
    [due] The cards are being dealt; next, { $who } gets one of the { $deck }.
   *[past] Cards are dealt only during set-up, in a fixed order.
}
clause-1-5 = Each player starts with four finished buildings: one and two floors high, each with a round and with a triangular roof.
clause-1-6 = The first consul is drawn only once, before anything else.
clause-1-7 = The number of cards in a hand is public; which ones they are is secret, unless everyone has seen them.
clause-2-1 = Not now: the current phase is { $phase }.
clause-2-2 = The consul passes to the left after each of the first three rounds; there is no draw in the last round.
clause-2-3 = The game is over.
clause-3-1 = { $who } has no { $card } { $value }.
clause-3-2 = A player who has passed is out until the next construction phase.
clause-3-3 = Any card may be discarded for no effect.
clause-3-4 = The value of a card does not matter during construction.
clause-3-5 = { $case ->
    [due] { $who } must place the card’s floors first.
    [empty] There are no floors left in the supply.
    [card] You must play a floor card first.
   *[none] { $height ->
        [one] { $who } has no one-floor building under construction.
       *[other] { $who } has no { $height }-floor building under construction.
    }
}
clause-3-6 = { $case ->
    [due] { $who } must place the card’s roof first.
    [card] You must play a roof card first.
    [no-building] { $who } has no building under construction.
    [no-roof] { $who } has no roofs left.
    [shape] { $who } has no { $shape } left.
   *[none] { $height ->
        [one] { $who } has no one-floor building under construction.
       *[other] { $who } has no { $height }-floor building under construction.
    }
}
clause-3-7 = { $case ->
    [due] { $who } must place a building with the permit first.
    [card] You must play a permit first.
    [no-building] { $who } has no finished building.
    [nowhere] None of { $who }’s finished buildings fits in a { $colour } zone.
   *[none] { $height ->
        [one] { $who } has no finished one-floor building with a { $shape }.
       *[other] { $who } has no finished { $height }-floor building with a { $shape }.
    }
}
clause-3-8 = You may keep any number of buildings in front of you from round to round.
clause-4-1 = { $case ->
    [full] There is no free small square in { $zone }.
   *[colour] { $zone } is not { $colour }. The permit requires a { $colour } zone.
}
clause-4-2 = All buildings in { $zone } have a { $shape }.
clause-4-3 = The other two { $colour } zones already have a { $shape }: { $zone } must take the other shape.
clause-4-4 = The first building in { $zone } must be exactly one floor high.
clause-4-5 = The next building in { $zone } must be { $low } or { $high } floors high.
clause-5-1 = { $case ->
    [due] First the next of the { $deck } is turned face up.
   *[past] A card is turned face up only when it becomes the top card of its pile.
}
clause-5-2 = An empty pile is replaced by its discards at the start of the draw and after each card drawn.
clause-5-3 = The cards of a winning bid are discarded in a fixed order.
clause-6-1 = { $improvement ->
    [fountain] This auction is for a fountain.
    [amphitheatre] This auction is for an amphitheatre.
   *[temple] This auction is for a temple.
}
clause-6-2 = { $case ->
    [not-held] There is no { $card } { $value } in your hand.
    [used] Every { $card } { $value } in your hand is already part of the bid.
    [order] Add cards from highest to lowest: { $card } { $value } should have come earlier.
   *[due] The auction comes first.
}
clause-6-3 = The highest total wins; ties go to the highest single card, then to the first in turn order from the consul.
clause-6-4 = The winner discards the bid; the others take theirs back.
clause-6-5 = A player who bids no cards is out of the auction; if nobody bids, the improvement leaves the game.
clause-6-6 = { $case ->
    [full] { $improvement ->
        [fountain] There is no free small square in { $zone }.
       *[other] The large square in { $zone } is occupied.
    }
   *[due] { $who } must place the improvement first.
}
clause-7-1 = The number of floors decides a zone, not the number of buildings.
clause-7-2 = First place scores 2 points plus 1 per fountain; second place scores 1 per fountain.
clause-7-3 = Players tied for first compare their highest buildings in the zone.
clause-7-4 = All players tied for second score as second.
clause-7-5 = A temple doubles all points in its zone.
clause-8-1 = Each player draws six cards one by one, each from any pile.
clause-8-2 = In a zone with an amphitheatre, first place draws two extra cards and second place one.
clause-8-3 = The pile of { $deck } is empty.

## Pieces on the board

piece-zone = { $zone }
piece-zone-shape = All buildings in { $zone } have a { $shape }
piece-building-in = { $height ->
    [one] { $who }’s building in { $zone }, one floor
   *[other] { $who }’s building in { $zone }, { $height } floors
}
piece-building = { $height ->
    [one] { $who }’s building: one floor, { $shape }
   *[other] { $who }’s building: { $height } floors, { $shape }
}
piece-unfinished = { $height ->
    [one] { $who }’s building under construction, one floor
   *[other] { $who }’s building under construction, { $height } floors
}
piece-fountain = Fountain in { $zone }
piece-square = Free square in { $zone }
piece-large-square = Free large square in { $zone }
piece-amphitheatre = Amphitheatre in { $zone }
piece-temple = Temple in { $zone }: all points are doubled
piece-standing = { $zone }: { $floors ->
    [one] { $who } has one floor
   *[other] { $who } has { $floors } floors
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} if scored now
piece-pile = Pile of { $deck }: { $cards } in the pile, { $discard } discarded
piece-pile-top = Top of the { $deck }: { $card } { $value }; { $cards } in the pile, { $discard } discarded
piece-auction = { $what ->
    [fountain] Auction { $number }: a fountain
    [amphitheatre] Auction { $number }: an amphitheatre
   *[temple] Auction { $number }: a temple
}
piece-player = { $who }
piece-consul = { $who } is the consul
piece-turn = { $who }’s turn
piece-passed = { $who } has passed
piece-roofs = { $who }’s roofs left: { $count } ({ $shape })
piece-card = { $card } { $value }
piece-card-seen = { $card } { $value }, seen by all
piece-hidden = One of { $who }’s hidden cards ({ $deck })
piece-bid = { $who } has confirmed a bid
piece-sum = { $who }’s bid: { $sum }

## What is to be decided: for the one who chooses, and for the others

prompt-action = { $cards ->
    [one] Play your last card, discard it for no effect, or pass.
   *[other] Play a card, discard one for no effect, or pass: you have { $cards } cards.
}
prompt-action-other = { $cards ->
    [one] { $who } plays the last card or passes.
   *[other] { $who } plays one of { $cards } cards or passes.
}
prompt-no-effect = { $cards ->
    [one] Your last card has no effect now: discard it or pass.
   *[other] None of your { $cards } cards has an effect now: discard one or pass.
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
    [0] your bid is empty so far.
   *[other] your bid is { $offered } so far.
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
prompt-draw = Draw a card: { $left } of { $all } left to draw.
prompt-draw-other = { $who } draws cards: { $left } of { $all } left to draw.

## What a choice brings or costs: reasons of hints and of the coach

reason-zone = { $standing ->
    [0] At the next scoring you get nothing in { $zone } instead of { $before } points.
    [1] You are first in { $zone }: { $after } points at the next scoring instead of { $before }.
   *[2] You are second in { $zone }: { $after ->
        [one] { $after } point
       *[other] { $after } points
    } at the next scoring instead of { $before }.
}
reason-zone-other = { $standing ->
    [0] At the next scoring { $who } gets nothing in { $zone } instead of { $before } points.
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
} that can’t be placed anywhere now, instead of { $before }.
reason-waiting-other = { $who } has { $after ->
    [one] { $after } finished building
   *[other] { $after } finished buildings
} that can’t be placed anywhere now, instead of { $before }.
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
    [0] You have no chance of winning the auction.
   *[other] Your chance of winning the auction is about { $after }%.
}
reason-bid-other = { $after ->
    [0] { $who } has no chance of winning the auction.
   *[other] { $who }’s chance of winning the auction is about { $after }%.
}

## What you have, what the score counts, and what would be wasted

standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $begun } under construction, { $finished } finished · roofs: { $round } round, { $triangular } triangular
standing-bid = your bid: { $bid } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $begun } under construction, { $finished } finished · roofs: { $round } round, { $triangular } triangular
score-now = Points so far
score-end = Points
waste-3-3 = The card would be discarded for no effect.
waste-6-6 = There is no free square for this improvement: the winner’s bid would be wasted.
region-auction = Auction
region-piles = Piles and supply

# The spotlight: what everyone is watching
spotlight-auction = { $improvement ->
    [fountain] Auction: a fountain
    [amphitheatre] Auction: an amphitheatre
   *[temple] Auction: a temple
}
spotlight-bid = { $made ->
    [yes] has made a bid
   *[no] is bidding
}
spotlight-no-bid = no bid
