/* Capitol, played at random as fast as a program in C can: the limit that bench/limit measures our rules against.

The same rules, events, positions and luck as `captains_table/games/capitol/rules`, for the printed edition; the same
seed gives the same game. Whether that is so is checked event by event (`bench/limit/__init__.py`). Clauses are cited,
not explained. `printed.h` is written from the edition: CARDS, ZONES, SQUARES, FLOORS, SEATS_AT_MOST, and the tables. */

#include <stdint.h>
#include <string.h>
#include "printed.h"

enum { ROOF, FLOOR, PERMIT, DECKS };
enum { SHAPES = 2, COLOURS = 3, ZONES_OF_COLOUR = 3, ROUNDS = 4, AUCTIONS = 3, NONE = -1 };
enum { FOUNTAIN, AMPHITHEATRE, TEMPLE };
enum { SET_UP, CONSTRUCTION, IMPROVEMENT, DRAW, FINISHED };
enum { DRAWING_CONSUL, DEALING, REVEALING, ACTION, RAISING, ROOFING, PLACING, BIDDING, SITING, DRAWING, PHASE_OVER };
enum { CHANCE = -1, OVER = -2, EVERYTHING = -1 };
enum { START_HEIGHTS = 2, START_FLOORS = 6, FLOORS_A_CARD = 2, CARDS_A_ROUND = 6, SQUARE = 1024 };

typedef struct {
    int score, cards, passed, done, last, unfinished, hidden[DECKS], roofs[SHAPES];
    uint64_t hand, bid; /* the cards of which there is at least one */
    uint8_t hands[CARDS], known[CARDS], bids[CARDS];
    int16_t unfinished_of[FLOORS + 1], finished_of[SHAPES][FLOORS + 1];
} Player;

typedef struct {
    int unseen, head, known, discard;
    uint8_t queue[LARGEST_DECK];
} Pile;

typedef struct {
    int shape, highest, placed, fountains, large;
    int16_t squares[SQUARES];
} Zone;

typedef struct {
    int seats, highest; /* `highest`: no building can ever be higher */
    int to_move, seal, phase, stage, round, consul, auction, turn, left, deck, colour, floors;
    int first_play, first_burn, passing, first_raise, first_roof, first_place, first_bid, bid_done, first_site, first_draw;
    uint8_t bag[CARDS];
    Pile piles[DECKS];
    Zone zones[ZONES];
    Player players[SEATS_AT_MOST];
} Game;

static inline int next_seat(const Game *game, int seat) { return seat + 1 < game->seats ? seat + 1 : 0; }

/* Luck: the generator of `core/luck.py`. */

typedef struct { int64_t first, second; } Luck;

static uint64_t mixed(uint64_t number)
{
    number += 0x9E3779B97F4A7C15u;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}

static Luck luck_of(uint64_t seed, uint64_t stream)
{
    uint64_t first = mixed(mixed(seed) ^ mixed(stream + 0x51ED2701u)), second = mixed(first);
    return (Luck){1 + first % 2147483562u, 1 + second % 2147483398u};
}

static inline int below(Luck *luck, int bound)
{
    if (bound <= 1)
        return 0;
    int64_t limit = 2147483562 - 2147483562 % bound, number;
    do {
        luck->first = 40014 * luck->first % 2147483563;
        luck->second = 40692 * luck->second % 2147483399;
        number = luck->first - luck->second;
        if (number < 0)
            number += 2147483562;
    } while (number >= limit);
    return number % bound;
}

/* CA 5: hands, piles and discards. */

static void take_into_hand(Player *player, int card)
{
    player->hands[card]++;
    player->hand |= UINT64_C(1) << card;
    player->cards++;
}

static void deal(Game *game, int card) /* CA 1.4: nobody else sees which */
{
    game->bag[card]--;
    game->piles[game->deck].unseen--;
    take_into_hand(&game->players[game->turn], card);
    game->players[game->turn].hidden[game->deck]++;
}

static void turn_up(Game *game, int card) /* CA 5.1 */
{
    Pile *pile = &game->piles[game->deck];
    game->bag[card]--;
    pile->unseen--;
    pile->head = pile->head ? pile->head - 1 : deck_size[game->deck] - 1;
    pile->known++;
    pile->queue[pile->head] = card;
}

static void take_head(Game *game, int deck) /* CA 1.7, 8.1 */
{
    Pile *pile = &game->piles[deck];
    Player *player = &game->players[game->turn];
    int card = pile->queue[pile->head];
    pile->head = pile->head + 1 < deck_size[deck] ? pile->head + 1 : 0;
    pile->known--;
    player->known[card]++;
    take_into_hand(player, card);
}

static void spend(Game *game, Player *player, int card) /* CA 5.1 */
{
    int deck = deck_of[card];
    Pile *pile = &game->piles[deck];
    if (--player->hands[card] == 0)
        player->hand &= ~(UINT64_C(1) << card);
    player->cards--;
    if (player->known[card])
        player->known[card]--;
    else
        player->hidden[deck]--;
    pile->queue[(pile->head + pile->known + pile->discard) % deck_size[deck]] = card;
    pile->discard++;
}

static inline int is_empty(const Pile *pile) { return pile->known == 0 && pile->unseen == 0; }
static inline int must_turn_up(const Pile *pile) { return pile->known == 0 && pile->unseen > 0; }

static void renew(Pile *pile) /* CA 5.2 */
{
    if (is_empty(pile) && pile->discard > 0) {
        pile->known = pile->discard;
        pile->discard = 0;
    }
}

/* CA 7: who is first and second in a zone, as masks of seats. */

typedef struct { int firsts, seconds; } Ranks;

static int leaders(const int *of, int among) /* the seats with the most, nobody with nothing */
{
    int most = 1, found = 0;
    for (int seat = 0; among >> seat; seat++)
        if ((among >> seat) & 1 && of[seat] >= most) {
            found = of[seat] > most ? 1 << seat : found | 1 << seat;
            most = of[seat];
        }
    return found;
}

static inline int is_alone(int players) { return players && (players & (players - 1)) == 0; }

static Ranks ranks_in(const Game *game, const Zone *zone) /* CA 7.1, 7.3, 7.4 */
{
    int floors[SEATS_AT_MOST] = {0}, tallest[SEATS_AT_MOST] = {0};
    int everybody = (1 << game->seats) - 1;
    for (int square = 0; square < zone->placed; square++) {
        int owner = zone->squares[square] / SQUARE, height = zone->squares[square] % SQUARE;
        floors[owner] += height;
        if (height > tallest[owner])
            tallest[owner] = height;
    }
    int most = leaders(floors, everybody);
    Ranks ranks = {is_alone(most) ? most : leaders(tallest, most), 0};
    if (is_alone(ranks.firsts)) {
        int tied = most & ~ranks.firsts;
        ranks.seconds = tied ? tied : leaders(floors, everybody & ~ranks.firsts);
    }
    return ranks;
}

static void score_round(Game *game) /* CA 7.2, 7.5 */
{
    for (const Zone *zone = game->zones; zone < game->zones + ZONES; zone++) {
        if (zone->placed == 0)
            continue;
        Ranks ranks = ranks_in(game, zone);
        int times = zone->large == TEMPLE ? 2 : 1;
        for (int seat = 0; seat < game->seats; seat++)
            if ((ranks.firsts >> seat) & 1)
                game->players[seat].score += times * (2 + zone->fountains);
            else if ((ranks.seconds >> seat) & 1)
                game->players[seat].score += times * zone->fountains;
    }
}

static int extra_cards(const Game *game, int seat) /* CA 8.2 */
{
    int extra = 0;
    for (const Zone *zone = game->zones; zone < game->zones + ZONES; zone++)
        if (zone->large == AMPHITHEATRE) {
            Ranks ranks = ranks_in(game, zone);
            extra += (ranks.firsts >> seat) & 1 ? 2 : (ranks.seconds >> seat) & 1;
        }
    return extra;
}

/* CA 3: construction. */

static void next_turn(Game *game, int seat) /* CA 3.1, 3.2 */
{
    for (int times = 0; times < game->seats; times++, seat++) {
        if (seat == game->seats)
            seat = 0;
        Player *player = &game->players[seat];
        if (player->passed)
            continue;
        if (player->cards > 0) {
            game->stage = ACTION;
            game->turn = game->to_move = seat;
            return;
        }
        player->passed = 1;
    }
    game->stage = PHASE_OVER;
}

static void begin_construction(Game *game) /* CA 3.1 */
{
    game->phase = CONSTRUCTION;
    for (int seat = 0; seat < game->seats; seat++)
        game->players[seat].passed = 0;
    next_turn(game, game->consul);
}

static inline int free_squares(const Game *game, int zone) /* CA 1.1 */
{
    return small[zone] - game->zones[zone].placed - game->zones[zone].fountains;
}

static int completes_colour(const Game *game, int zone, int shape) /* CA 4.3 */
{
    const int *others = colour_zones + zone_colour[zone] * ZONES_OF_COLOUR;
    for (int place = 0; place < ZONES_OF_COLOUR; place++)
        if (others[place] != zone && game->zones[others[place]].shape != shape)
            return 0;
    return 1;
}

static int legal_places(const Game *game, int colour, int enough, int *found) /* CA 3.7, 4 */
{
    const Player *player = &game->players[game->turn];
    int count = 0;
    for (int place = 0; place < ZONES_OF_COLOUR; place++) {
        int zone = colour_zones[colour * ZONES_OF_COLOUR + place];
        const Zone *there = &game->zones[zone];
        if (free_squares(game, zone) == 0)
            continue;
        int lowest = there->shape == NONE ? 1 : there->highest;
        int highest = there->shape == NONE ? 1 : there->highest + 1; /* CA 4.4, 4.5 */
        for (int height = lowest; height <= highest && height <= game->highest; height++)
            for (int shape = 0; shape < SHAPES; shape++) {
                if (player->finished_of[shape][height] == 0)
                    continue;
                if (there->shape == NONE ? completes_colour(game, zone, shape) : there->shape != shape)
                    continue;
                found[count++] = game->first_place + SHAPES * (zone * game->highest + height - 1) + shape;
                if (count == enough)
                    return count;
            }
    }
    return count;
}

static int has_effect(const Game *game, int deck, int colour) /* CA 3.5, 3.6, 3.7 */
{
    const Player *player = &game->players[game->turn];
    int found[1];
    if (deck == FLOOR)
        return game->floors > 0;
    if (deck == ROOF)
        return player->unfinished > 0 && player->roofs[0] + player->roofs[1] > 0;
    return legal_places(game, colour, 1, found);
}

static int legal_actions(const Game *game, int *found) /* CA 3.1, 3.2, 3.3 */
{
    uint64_t hand = game->players[game->turn].hand, playable = 0;
    int count = 0;
    for (int sort = 0; sort < DECKS - 1 + COLOURS; sort++)
        if (hand & cards_of_sort[sort] && has_effect(game, sort < PERMIT ? sort : PERMIT, sort - PERMIT))
            playable |= hand & cards_of_sort[sort];
    for (; playable; playable &= playable - 1)
        found[count++] = game->first_play + __builtin_ctzll(playable);
    for (; hand; hand &= hand - 1)
        found[count++] = game->first_burn + __builtin_ctzll(hand);
    found[count++] = game->passing;
    return count;
}

static void act(Game *game, int event) /* CA 3.1, 3.2, 3.3 */
{
    Player *player = &game->players[game->turn];
    if (event == game->passing) {
        player->passed = 1;
        next_turn(game, game->turn + 1);
    } else if (event >= game->first_burn) {
        spend(game, player, event - game->first_burn);
        next_turn(game, game->turn + 1);
    } else {
        int card = event - game->first_play;
        spend(game, player, card);
        if (deck_of[card] == FLOOR) {
            game->stage = RAISING;
            game->left = game->floors < FLOORS_A_CARD ? game->floors : FLOORS_A_CARD;
        } else if (deck_of[card] == ROOF) {
            game->stage = ROOFING;
        } else {
            game->stage = PLACING;
            game->colour = colour_of[card];
        }
    }
}

static int legal_raises(const Game *game, int *found) /* CA 3.5 */
{
    const Player *player = &game->players[game->turn];
    int count = 0;
    found[count++] = game->first_raise;
    for (int height = 1, left = player->unfinished; left > 0; height++)
        if (player->unfinished_of[height] > 0) {
            found[count++] = game->first_raise + height;
            left -= player->unfinished_of[height];
        }
    return count;
}

static void put_floor(Game *game, int height) /* CA 3.5 */
{
    Player *player = &game->players[game->turn];
    game->floors--;
    if (height > 0)
        player->unfinished_of[height]--;
    else
        player->unfinished++;
    player->unfinished_of[height + 1]++;
    if (--game->left == 0)
        next_turn(game, game->turn + 1);
}

static int legal_roofs(const Game *game, int *found) /* CA 3.6 */
{
    const Player *player = &game->players[game->turn];
    int count = 0;
    for (int height = 1, left = player->unfinished; left > 0; height++) {
        if (player->unfinished_of[height] == 0)
            continue;
        left -= player->unfinished_of[height];
        for (int shape = 0; shape < SHAPES; shape++)
            if (player->roofs[shape] > 0)
                found[count++] = game->first_roof + SHAPES * (height - 1) + shape;
    }
    return count;
}

static void put_roof(Game *game, int height, int shape) /* CA 3.6 */
{
    Player *player = &game->players[game->turn];
    player->unfinished_of[height]--;
    player->unfinished--;
    player->roofs[shape]--;
    player->finished_of[shape][height]++;
    next_turn(game, game->turn + 1);
}

static void put_on_board(Game *game, int zone, int height, int shape) /* CA 3.7, 4 */
{
    Zone *there = &game->zones[zone];
    int square = there->placed++, building = game->turn * SQUARE + height;
    game->players[game->turn].finished_of[shape][height]--;
    there->shape = shape;
    there->highest = height;
    for (; square > 0 && there->squares[square - 1] > building; square--)
        there->squares[square] = there->squares[square - 1];
    there->squares[square] = building;
    game->colour = NONE;
    next_turn(game, game->turn + 1);
}

/* CA 6: improvements. */

static inline int on_offer(const Game *game) /* CA 6.1 */
{
    return game->auction < AUCTIONS - 1 ? FOUNTAIN : game->round <= 2 ? AMPHITHEATRE : TEMPLE;
}

static void begin_auction(Game *game) /* CA 6.2 */
{
    game->stage = BIDDING;
    game->turn = game->to_move = game->consul;
}

static void begin_improvement(Game *game) /* CA 6.1 */
{
    game->phase = IMPROVEMENT;
    game->auction = 0;
    begin_auction(game);
}

static void end_auction(Game *game) /* CA 6.1 */
{
    if (++game->auction == AUCTIONS) {
        game->auction = 0;
        game->stage = PHASE_OVER;
    } else {
        begin_auction(game);
    }
}

static int legal_bids(const Game *game, int *found) /* CA 6.2: in the order of cards */
{
    const Player *player = &game->players[game->to_move];
    uint64_t cards = player->hand & (~UINT64_C(0) << player->last);
    int count = 0;
    if (player->hands[player->last] <= player->bids[player->last])
        cards &= ~(UINT64_C(1) << player->last);
    for (; cards; cards &= cards - 1)
        found[count++] = game->first_bid + __builtin_ctzll(cards);
    found[count++] = game->bid_done;
    return count;
}

static int bid_sum(const Player *player) /* CA 6.3 */
{
    int total = 0;
    for (uint64_t bid = player->bid; bid; bid &= bid - 1) {
        int card = __builtin_ctzll(bid);
        total += player->bids[card] * value_of[card];
    }
    return total;
}

static inline int bid_top(const Player *player) { return value_of[__builtin_ctzll(player->bid)]; }

static int highest_bidder(const Game *game) /* CA 6.3, 6.5 */
{
    int winner = NONE, best = 0, seat = game->consul;
    for (int times = 0; times < game->seats; times++, seat = next_seat(game, seat)) {
        const Player *player = &game->players[seat];
        int total = bid_sum(player);
        if (total > best || (total > 0 && total == best && bid_top(player) > bid_top(&game->players[winner]))) {
            winner = seat;
            best = total;
        }
    }
    return winner;
}

static void take_bid_back(Game *game, Player *player, int spent) /* CA 6.4, 5.3, 1.7 */
{
    for (; player->bid; player->bid &= player->bid - 1) {
        int card = __builtin_ctzll(player->bid), shown = player->bids[card];
        if (shown > player->known[card]) {
            player->hidden[deck_of[card]] -= shown - player->known[card];
            player->known[card] = shown;
        }
        player->bids[card] = 0;
        while (spent && shown--)
            spend(game, player, card);
    }
    player->done = player->last = 0;
}

static int legal_sites(const Game *game, int *found) /* CA 6.6 */
{
    int improvement = on_offer(game), count = 0;
    for (int zone = 0; zone < ZONES; zone++)
        if (improvement == FOUNTAIN ? free_squares(game, zone) > 0 : game->zones[zone].large == NONE)
            found[count++] = game->first_site + improvement * ZONES + zone;
    return count;
}

static void close_auction(Game *game) /* CA 6.2 to 6.6 */
{
    int winner = highest_bidder(game), found[ZONES];
    game->seal++;
    for (int seat = 0; seat < game->seats; seat++)
        take_bid_back(game, &game->players[seat], seat == winner);
    if (winner != NONE && legal_sites(game, found)) {
        game->stage = SITING;
        game->turn = game->to_move = winner;
    } else {
        end_auction(game);
    }
}

static void bid(Game *game, int event) /* CA 6.2 */
{
    Player *player = &game->players[game->to_move];
    if (event < game->bid_done) {
        int card = event - game->first_bid;
        player->bids[card]++;
        player->bid |= UINT64_C(1) << card;
        player->last = card;
    } else {
        player->done = 1;
    }
    int seat = game->consul;
    for (int times = 0; times < game->seats; times++, seat = next_seat(game, seat))
        if (!game->players[seat].done) {
            game->to_move = seat;
            return;
        }
    close_auction(game);
}

static void site(Game *game, int zone) /* CA 6.6 */
{
    if (on_offer(game) == FOUNTAIN)
        game->zones[zone].fountains++;
    else
        game->zones[zone].large = on_offer(game);
    end_auction(game);
}

/* CA 8: drawing. */

static void go_on_drawing(Game *game) /* CA 8.1, 8.3 */
{
    int following = next_seat(game, game->turn);
    if (game->left == 0 && following == game->consul) {
        game->stage = PHASE_OVER;
        return;
    }
    if (is_empty(&game->piles[ROOF]) && is_empty(&game->piles[FLOOR]) && is_empty(&game->piles[PERMIT])) {
        game->left = 0;
        game->stage = PHASE_OVER;
        return;
    }
    if (game->left == 0) {
        game->turn = following;
        game->left = CARDS_A_ROUND + extra_cards(game, following);
    }
    game->stage = DRAWING;
    game->to_move = game->turn;
}

static void begin_draw(Game *game) /* CA 8.1, 8.2, 5.2 */
{
    game->phase = DRAW;
    for (int deck = 0; deck < DECKS; deck++)
        renew(&game->piles[deck]);
    game->turn = game->consul;
    game->left = CARDS_A_ROUND + extra_cards(game, game->consul);
    go_on_drawing(game);
}

static int legal_draws(const Game *game, int *found) /* CA 8.3 */
{
    int count = 0;
    for (int deck = 0; deck < DECKS; deck++)
        if (!is_empty(&game->piles[deck]))
            found[count++] = game->first_draw + deck;
    return count;
}

static void draw(Game *game, int deck) /* CA 8.1, 5.2 */
{
    take_head(game, deck);
    game->left--;
    renew(&game->piles[deck]);
    if (must_turn_up(&game->piles[deck])) {
        game->deck = deck;
        game->stage = REVEALING;
        game->to_move = CHANCE;
    } else {
        go_on_drawing(game);
    }
}

/* CA 2: one phase follows the other. */

static void next_phases(Game *game) /* CA 2.1, 2.2, 2.3 */
{
    while (game->stage == PHASE_OVER && game->phase != FINISHED) {
        if (game->phase == SET_UP) {
            begin_construction(game);
        } else if (game->phase == CONSTRUCTION) {
            begin_improvement(game);
        } else if (game->phase == IMPROVEMENT) {
            score_round(game);
            if (game->round < ROUNDS) {
                begin_draw(game);
            } else {
                game->phase = FINISHED;
                game->turn = game->consul;
                game->to_move = OVER;
            }
        } else {
            game->round++;
            game->consul = next_seat(game, game->consul);
            begin_construction(game);
        }
    }
}

/* CA 1: the consul, the cards dealt, and the piles turned face up. */

static void turn_first_up(Game *game, int deck) /* CA 1.4 */
{
    for (; deck < DECKS; deck++)
        if (must_turn_up(&game->piles[deck])) {
            game->deck = deck;
            game->stage = REVEALING;
            return;
        }
    game->deck = 0;
    game->stage = PHASE_OVER;
}

static void chance_happens(Game *game, int event) /* CA 1.4, 1.6, 5.1 */
{
    if (game->stage == DRAWING_CONSUL) {
        game->consul = event;
        game->stage = DEALING;
        game->turn = game->deck = 0;
        game->left = dealt[0];
    } else if (game->stage == DEALING) {
        deal(game, (event - game->seats) % CARDS);
        if (--game->left > 0)
            return;
        if (++game->turn == game->seats) {
            game->turn = 0;
            game->deck++;
        }
        if (game->deck == DECKS)
            turn_first_up(game, 0);
        else
            game->left = dealt[game->deck];
    } else {
        turn_up(game, event - game->seats * (1 + CARDS));
        if (game->phase == SET_UP) {
            turn_first_up(game, game->deck + 1);
        } else {
            game->deck = 0;
            go_on_drawing(game);
        }
    }
}

static int appearance(const Game *game, int card)
{
    return game->stage == REVEALING ? game->seats * (1 + CARDS) + card : game->seats + game->turn * CARDS + card;
}

static int draw_lots(const Game *game, Luck *luck)
{
    if (game->stage == DRAWING_CONSUL)
        return below(luck, game->seats);
    int left = below(luck, game->piles[game->deck].unseen), place = deck_first[game->deck];
    while (left >= game->bag[deck_cards[place]])
        left -= game->bag[deck_cards[place++]];
    return appearance(game, deck_cards[place]);
}

/* What is asked from outside. */

size_t game_size(void) { return sizeof(Game); }
int mover(const Game *game) { return game->to_move; }

void begin(Game *game, int seats) /* CA 1 */
{
    memset(game, 0, sizeof *game);
    game->seats = seats;
    game->floors = FLOORS - START_FLOORS * seats;
    game->highest = game->floors > START_HEIGHTS ? game->floors : START_HEIGHTS;
    game->first_play = seats + (seats + 1) * CARDS;
    game->first_burn = game->first_play + CARDS;
    game->passing = game->first_burn + CARDS;
    game->first_raise = game->passing + 1;
    game->first_roof = game->first_raise + game->highest;
    game->first_place = game->first_roof + game->highest * SHAPES;
    game->first_bid = game->first_place + ZONES * game->highest * SHAPES;
    game->bid_done = game->first_bid + CARDS;
    game->first_site = game->bid_done + 1;
    game->first_draw = game->first_site + 3 * ZONES;
    game->to_move = CHANCE;
    game->round = 1;
    game->consul = game->colour = NONE;
    memcpy(game->bag, copies, sizeof game->bag);
    for (int deck = 0; deck < DECKS; deck++)
        game->piles[deck].unseen = deck_size[deck];
    for (int zone = 0; zone < ZONES; zone++) {
        game->zones[zone].shape = game->zones[zone].large = NONE;
        game->zones[zone].fountains = printed[zone];
    }
    for (int seat = 0; seat < seats; seat++)
        for (int shape = 0; shape < SHAPES; shape++) {
            game->players[seat].roofs[shape] = roofs[shape] - START_HEIGHTS;
            for (int height = 1; height <= START_HEIGHTS; height++)
                game->players[seat].finished_of[shape][height] = 1;
        }
}

int legal(const Game *game, int *found)
{
    int count = 0;
    switch (game->stage) {
    case ACTION: return legal_actions(game, found);
    case BIDDING: return legal_bids(game, found);
    case DRAWING: return legal_draws(game, found);
    case RAISING: return legal_raises(game, found);
    case PLACING: return legal_places(game, game->colour, NONE, found);
    case ROOFING: return legal_roofs(game, found);
    case SITING: return legal_sites(game, found);
    case DRAWING_CONSUL:
        for (; count < game->seats; count++)
            found[count] = count;
        return count;
    case DEALING:
    case REVEALING:
        for (int place = deck_first[game->deck]; place < deck_first[game->deck + 1]; place++)
            if (game->bag[deck_cards[place]])
                found[count++] = appearance(game, deck_cards[place]);
    }
    return count;
}

void happen(Game *game, int event)
{
    switch (game->stage) {
    case ACTION: act(game, event); break;
    case BIDDING: bid(game, event); break;
    case DRAWING: draw(game, event - game->first_draw); break;
    case RAISING: put_floor(game, event - game->first_raise); break;
    case ROOFING: event -= game->first_roof; put_roof(game, event / SHAPES + 1, event % SHAPES); break;
    case SITING: site(game, (event - game->first_site) % ZONES); break;
    case PLACING:
        event -= game->first_place;
        put_on_board(game, event / SHAPES / game->highest, event / SHAPES % game->highest + 1, event % SHAPES);
        break;
    default: chance_happens(game, event);
    }
    if (game->stage == PHASE_OVER)
        next_phases(game);
}

/* Plays games of these numbers at random and counts decisions, and real ones among them. */
void play(int seats, uint64_t seed, uint64_t number, int games, int64_t *decisions, int64_t *real)
{
    Game start, game;
    int found[2 * CARDS + 2 * FLOORS + 1];
    begin(&start, seats);
    for (int played = 0; played < games; played++) {
        Luck luck = luck_of(seed, number + played);
        game = start;
        while (game.to_move != OVER) {
            if (game.to_move == CHANCE) {
                happen(&game, draw_lots(&game, &luck));
                continue;
            }
            int count = legal(&game, found);
            ++*decisions;
            *real += count > 1;
            happen(&game, found[below(&luck, count)]);
        }
    }
}

/* The position in a row of numbers, as `Capitol.fingerprint` tells it. Returns how many. */
int fingerprint(const Game *game, int *row)
{
    int *at = row;
    int numbers[] = {game->to_move, EVERYTHING, game->seal, game->phase, game->stage, game->round, game->consul,
                     game->auction, game->turn, game->left, game->deck, game->colour, game->floors};
    memcpy(at, numbers, sizeof numbers);
    at += sizeof numbers / sizeof *numbers;
    for (int deck = 0; deck < DECKS; deck++) {
        const Pile *pile = &game->piles[deck];
        *at++ = pile->unseen, *at++ = pile->known, *at++ = pile->discard;
        for (int place = 0; place < pile->known + pile->discard; place++)
            *at++ = pile->queue[(pile->head + place) % deck_size[deck]];
    }
    for (const Player *player = game->players; player < game->players + game->seats; player++) {
        *at++ = player->score, *at++ = player->cards, *at++ = player->passed, *at++ = player->done;
        *at++ = player->last, *at++ = player->unfinished;
        for (int deck = 0; deck < DECKS; deck++)
            *at++ = player->hidden[deck];
        for (int shape = 0; shape < SHAPES; shape++)
            *at++ = player->roofs[shape];
    }
    for (int kind = 0; kind < 3; kind++)
        for (const Player *player = game->players; player < game->players + game->seats; player++)
            for (int card = 0; card < CARDS; card++)
                *at++ = kind == 0 ? player->hands[card] : kind == 1 ? player->known[card] : player->bids[card];
    for (int card = 0; card < CARDS; card++)
        *at++ = game->bag[card];
    for (const Player *player = game->players; player < game->players + game->seats; player++)
        for (int height = 0; height <= game->highest; height++)
            *at++ = player->unfinished_of[height];
    for (const Player *player = game->players; player < game->players + game->seats; player++)
        for (int shape = 0; shape < SHAPES; shape++)
            for (int height = 0; height <= game->highest; height++)
                *at++ = player->finished_of[shape][height];
    for (const Zone *zone = game->zones; zone < game->zones + ZONES; zone++)
        *at++ = zone->shape, *at++ = zone->highest, *at++ = zone->placed, *at++ = zone->fountains, *at++ = zone->large;
    for (int zone = 0; zone < ZONES; zone++)
        for (int square = 0; square < small[zone]; square++)
            *at++ = game->zones[zone].squares[square];
    return at - row;
}
