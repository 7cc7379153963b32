// What is done.

#include "rules.hpp"

namespace song {
namespace {

/// The songs and silences that exactly cancel each other, and of which no part does: songs of 1, 2, 3, silences of 1, 2, 3.
constexpr std::array<std::array<std::uint8_t, 6>, 13> balances{{{1, 0, 0, 1, 0, 0},
                                                                {0, 1, 0, 0, 1, 0},
                                                                {0, 0, 1, 0, 0, 1},
                                                                {2, 0, 0, 0, 1, 0},
                                                                {0, 1, 0, 2, 0, 0},
                                                                {1, 1, 0, 0, 0, 1},
                                                                {0, 0, 1, 1, 1, 0},
                                                                {3, 0, 0, 0, 0, 1},
                                                                {0, 0, 1, 3, 0, 0},
                                                                {1, 0, 1, 0, 2, 0},
                                                                {0, 2, 0, 1, 0, 1},
                                                                {0, 3, 0, 0, 0, 2},
                                                                {0, 0, 2, 0, 3, 0}}};

void cover(Mermaid& mermaid, const Cards& cards) {
  mermaid.visible.remove(cards);
  mermaid.covered.add(cards);
}

unsigned to_win(const Position& now) {
  if (now.players.size() == 3) return now.numbers.three_win;
  return now.players.size() == 4 ? now.numbers.four_win : now.numbers.more_win;
}

/// Back to the phase of the turn: before the actions the hand is drawn up first, and specials may be played meanwhile.
void go_on(Position& now) {
  now.acting = now.turn;
  const Player& player = now.at(now.turn);
  const bool complete = player.hand.size() >= now.numbers.hand;
  const Step incomplete = player.holds_special() ? Step::between_draws : Step::drawing;
  now.step = now.in_actions ? Step::acting : complete ? Step::choosing : incomplete;
}

void begin_turn(Position& now, Seat seat) {
  now.turn = seat;
  now.in_actions = false;
  now.special_played = false;
  go_on(now);
}

void draw(Position& now, const Move& move) {
  move_one(move.card, now.deck, now.at(move.seat).hand);
  go_on(now);
}

void deal(Position& now, const Move& move) {
  move_one(move.card, now.deck, now.at(move.seat).hand);
  now.acting = now.after(move.seat);
  if (now.at(now.acting).hand.size() < 2) return;
  move_all(now.set_aside, now.deck);
  now.step = Step::first_player;
}

void turn_creature(Position& now, Creature creature) {
  move_one(creature, now.creature_deck, now.face_up);
  if (now.step == Step::replacing)
    now.step = Step::acting;
  else if (now.face_up.size() == now.numbers.face_up)
    now.step = Step::dealing;
}

void discard_mermaid(Position& now, Player& player, unsigned nth) {
  const auto mermaid = player.mermaids.begin() + nth - 1;
  ++now.discards[Card::mermaid];
  now.discards.add(mermaid->visible);
  now.discards.add(mermaid->covered);
  player.mermaids.erase(mermaid);
}

/// Whoever is next to lose a mermaid chooses one, clockwise from who has released the Kraken.
void go_on_losing(Position& now) {
  Seat seat = now.turn;
  for (std::size_t i = 0; i < now.players.size(); ++i, seat = now.after(seat)) {
    if (!now.at(seat).still_to_lose) continue;
    now.step = Step::losing;
    now.acting = seat;
    return;
  }
  go_on(now);
}

void play_special(Position& now, Card card) {
  move_one(card, now.at(now.turn).hand, now.discards);
  now.special_played = true;
}

void play_treasure(Position& now, const Move& move) {
  play_special(now, Card::treasure);
  now.target = move.seat;
  now.step = Step::luring;
}

void release_kraken(Position& now) {
  play_special(now, Card::kraken);
  for (Player& player : now.players) player.still_to_lose = player.strongest() > 0;
  go_on_losing(now);
}

void lose(Position& now, const Move& move) {
  Player& player = now.at(now.acting);
  discard_mermaid(now, player, move.nth);
  player.still_to_lose = false;
  go_on_losing(now);
}

void begin_actions(Position& now) {
  now.in_actions = true;
  go_on(now);
}

void play_mermaid(Position& now) {
  --now.at(now.turn).hand[Card::mermaid];
  now.at(now.turn).mermaids.emplace_back();
}

void play(Position& now, const Move& move) {
  Mermaid& mermaid = now.at(move.seat).mermaids[move.nth - 1];
  move_one(move.card, now.at(now.turn).hand, mermaid.visible);
  const std::vector<Cards> ways = mermaid.ways_to_cancel();
  if (ways.size() == 1) cover(mermaid, ways.front());
  if (ways.size() < 2) return;
  now.step = Step::covering;
  now.target = move.seat;
  now.nth = move.nth;
}

void choose_cover(Position& now, const Move& move) {
  cover(now.at(*now.target).mermaids[now.nth - 1], move.cards);
  now.target.reset();
  now.nth = 0;
  go_on(now);
}

bool has_won(const Position& now) { return now.at(now.turn).loyalty() >= to_win(now); }

void entice(Position& now, const Move& move) {
  Player& player = now.at(now.turn);
  move_one(move.creature, now.face_up, player.enticed);
  discard_mermaid(now, player, move.nth);
  if (has_won(now))
    now.step = Step::over;
  else if (!now.creature_deck.empty())
    now.step = Step::replacing;
}

void lure(Position& now, const Move& move) {
  move_one(move.creature, now.at(*now.target).enticed, now.at(now.turn).enticed);
  now.target.reset();
  if (has_won(now))
    now.step = Step::over;
  else
    go_on(now);
}

/// What chance does.
void happen(Position& now, const Move& move) {
  switch (move.verb) {
    case Verb::turn_creature:
      return turn_creature(now, move.creature);
    case Verb::deal:
      return deal(now, move);
    case Verb::set_aside:
      return move_one(move.card, now.deck, now.set_aside);
    case Verb::first_player:
      return begin_turn(now, move.seat);
    case Verb::draw:
      return draw(now, move);
    case Verb::reshuffle:
      return move_all(now.discards, now.deck);
    case Verb::lure:
      return lure(now, move);
    default:
      now.step = Step::over;  // there is no card to draw
  }
}

/// What a player does.
void act(Position& now, const Move& move) {
  switch (move.verb) {
    case Verb::draw_next:
      now.step = Step::drawing;
      return;
    case Verb::begin_actions:
      return begin_actions(now);
    case Verb::discard_hand:
      move_all(now.at(now.turn).hand, now.discards);
      break;
    case Verb::release_kraken:
      return release_kraken(now);
    case Verb::play_treasure:
      return play_treasure(now, move);
    case Verb::play_mermaid:
      return play_mermaid(now);
    case Verb::play:
      return play(now, move);
    case Verb::entice:
      return entice(now, move);
    case Verb::discard_treasure:
      play_special(now, Card::treasure);
      break;
    case Verb::cover:
      return choose_cover(now, move);
    case Verb::lose:
      return lose(now, move);
    default:
      break;
  }
  begin_turn(now, now.after(now.turn));  // where it ended hers
}

}  // namespace

/// Songs and silences take from each other, and what is left of either counts.
unsigned Mermaid::power() const {
  unsigned songs = 0;
  unsigned silences = 0;
  for (std::size_t i = 0; i < kinds<Card>; ++i) {
    const auto card = static_cast<Card>(i);
    (card < Card::silence_1 ? songs : silences) += visible.many[i] * worth(card);
  }
  return songs > silences ? songs - silences : silences - songs;
}

unsigned Player::strongest() const {
  unsigned power = 0;
  for (const Mermaid& mermaid : mermaids) power = std::max(power, mermaid.power());
  return power;
}

unsigned Player::loyalty() const {
  unsigned loyalty = 0;
  for (std::size_t i = 0; i < kinds<Creature>; ++i) loyalty += enticed.many[i] * rating(static_cast<Creature>(i));
  return loyalty;
}

std::vector<Cards> Mermaid::ways_to_cancel() const {
  std::vector<Cards> ways;
  for (const auto& balance : balances) {
    Cards way;
    std::copy(balance.begin(), balance.end(), way.many.begin() + static_cast<std::size_t>(Card::song_1));
    if (visible.contains(way)) ways.push_back(way);
  }
  return ways;
}

Position new_game(unsigned players, const Numbers& numbers) {
  constexpr std::array<std::uint8_t, 7> mermaids{0, 0, 0, 8, 11, 14, 15};
  Position now;
  now.numbers = numbers;
  now.players.resize(players);
  now.deck.many = {mermaids[players], 8, 8, 6, 8, 8, 6, 1, 1};
  now.creature_deck.many = {6, 6, 6, 6, 6};
  return now;
}

void perform(Position& position, const Move& move) {
  if (form_of(move.verb).who == Who::chance)
    happen(position, move);
  else
    act(position, move);
}

}  // namespace song
