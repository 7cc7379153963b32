#include "solver/mermaid_beach/finishing.hpp"

#include <algorithm>

#include "model/mermaid_beach/by_the_book.hpp"
#include "solver/mermaid_beach/hands.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Direction;

std::size_t place_of(int players) { return static_cast<std::size_t>(players - fewest); }

/// Ann is to play a Sneaker Wave that finds nothing, and holds these cards besides.
State before_last_card(const Game& game, BeachCards hand) {
  ++hand[BeachCard::sneaker_wave];
  return turn_of_ann(game, fewest, hand, all_surroundings.front());
}

/// A hand with which the game ends in the model and not by the rulebook, or the other way round.
struct EndsOtherwise {
  std::optional<Finding> found;
  std::uint64_t tried = 0;
};
EndsOtherwise ends_otherwise(const Game& asked, const FinishBook& book) {
  const Game game = changed(asked, [](Rules& rules) { rules.idle_wave = mermaid_beach::Idle::played; });
  constexpr int most_of_an_item = 4;
  const std::vector<Action> play{mermaid_beach::PlaySneakerWave{Seat::Ann}};
  EndsOtherwise result;
  each_hand(most_of_an_item, [&](const BeachCards& hand) {
    ++result.tried;
    const State given = before_last_card(game, hand);
    const std::optional<State> end = after(game, given, play);
    if (end && (end->step >= Step::revealing) == mermaid_beach::by_the_book::ends_the_game(hand, book.monsters_left))
      return true;
    result.found = differs(0, "the game ends with other hands in the model than by the rulebook",
                           {"left to Ann: " + hand_in_words(hand)},
                           BeachTrace{game, given, play, "the game ends without cards or with the Sea Monster alone"});
    return false;
  });
  return result;
}

}  // namespace

Finding two_ways_to_end(const Game& game, const Budget& budget, const FinishBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr cards = context.int_const("cards");
  const z3::expr monsters = context.int_const("sea monsters");
  const int most_monsters = game.box.beach[BeachCard::sea_monster];
  question.given(monsters >= 0 && monsters <= most_monsters && cards >= monsters);
  const z3::expr out = cards == 0;
  const z3::expr only_the_monster = monsters == book.monsters_left && cards == monsters;
  const z3::expr dealt = cards == game.rules.hand || cards == game.rules.hand_of_two;
  const Answer disjoint = question.prove(!(out && only_the_monster));
  const Answer not_dealt = question.prove(z3::implies(dealt, !out && !only_the_monster));
  const std::uint64_t asked = question.asked();
  if (disjoint == Answer::Unknown || not_dealt == Answer::Unknown) return undecided(asked, "the two ways to end");
  if (disjoint == Answer::Counterexample) return encoding_is_wrong(asked, "one hand ends the game in both ways");
  if (not_dealt == Answer::Counterexample) return fails(asked, "a hand that is dealt ends the game");
  const EndsOtherwise odd = ends_otherwise(game, book);
  if (odd.found) return *odd.found;
  return holds(asked)
      .over("any number of cards in a hand")
      .tied(in_every_case(odd.tried,
                          "hands of none to four of each item, the items being alike, with or without each special card"));
}

namespace {

/// Ann is dealt mermaids alone and the others none, and she plays one after the other.
int likes_mermaids_alone(const State&, const Action& action) {
  if (const auto* deal = std::get_if<mermaid_beach::Deal>(&action))
    return (deal->to == Seat::Ann) == (deal->card == BeachCard::mermaid) ? 1 : 0;
  if (const auto* up = std::get_if<mermaid_beach::TurnUp>(&action)) return up->card != BeachCard::mermaid ? 1 : 0;
  return std::holds_alternative<mermaid_beach::PlayMermaid>(action) ? 1 : 0;
}

/// Whoever sits last is dealt the Sea Monster and an item for each who asks her; each of these has the match of hers, and
/// otherwise items that none of the others asks for.
int likes_to_ask_the_last(const Game& game, const State& state, const Action& action) {
  constexpr int gladly = 3;
  constexpr int rather = 2;
  const Seat last = seat(state.players - 1);
  const int asked = hand_of(game, state.players) - 1;
  if (const auto* ask = std::get_if<mermaid_beach::Ask>(&action))
    return ask->of == last && state.hands[last][ask->card] > 0 ? 1 : 0;
  const auto* deal = std::get_if<mermaid_beach::Deal>(&action);
  if (deal == nullptr) return std::holds_alternative<mermaid_beach::Give>(action) ? 1 : 0;
  if (deal->to == last && deal->card == BeachCard::sea_monster) return 1;
  if (!mermaid_beach::is_item(deal->card) || state.hands[deal->to][deal->card] > 0) return 0;
  const int item = static_cast<int>(index_of(deal->card));
  if (deal->to == last) return item < asked ? gladly : 0;
  if (item == static_cast<int>(index_of(deal->to))) return gladly;
  return item >= asked ? rather : 0;
}

/// Ann begins, and Shell cards are drawn that are no starfish.
int likes_no_starfish(const Action& action) {
  if (const auto* first = std::get_if<mermaid_beach::FirstPlayer>(&action)) return first->to == Seat::Ann ? 1 : 0;
  if (const auto* draw = std::get_if<mermaid_beach::DrawShell>(&action))
    return mermaid_beach::is_starfish(draw->card) ? 0 : 1;
  return std::holds_alternative<mermaid_beach::TakeShell>(action) ? 1 : 0;
}

/// Whether the game ends with these actions before somebody has had a turn.
bool ends_before_somebodys_turn(const Game& game, int players, const std::vector<Action>& play) {
  State state = MermaidBeach::start(game, players);
  std::array<bool, most> had_a_turn{};
  for (const Action& action : play) {
    if (state.step == Step::turn) had_a_turn[index_of(state.turn)] = true;
    if (apply<MermaidBeach>(game, state, action)) return false;
  }
  return state.step >= Step::revealing && std::ranges::count(had_a_turn, true) < players;
}

/// Who sits last is out or left with the Sea Monster before her first turn: in one way, or in another.
std::optional<std::pair<std::vector<Action>, std::string>> short_play(const Game& game, int players) {
  std::vector<Action> play = play_liking(game, players, [](const State& state, const Action& action) {
    return std::max(likes_mermaids_alone(state, action), likes_no_starfish(action));
  });
  if (ends_before_somebodys_turn(game, players, play))
    return std::pair{std::move(play), "Ann is dealt " + plural(hand_of(game, players), "mermaid") +
                                          ", plays them in her bonus turns, and is out before anybody else has acted"};
  play = play_liking(game, players, [&](const State& state, const Action& action) {
    return std::max(likes_to_ask_the_last(game, state, action), likes_no_starfish(action));
  });
  if (!ends_before_somebodys_turn(game, players, play)) return std::nullopt;
  return std::pair{std::move(play), plainly(seat(players - 1)) + " is asked for " +
                                        plural(hand_of(game, players) - 1, "item") +
                                        ", one by each of the others, and left with the Sea Monster before her turn"};
}

}  // namespace

Finding everybody_has_a_turn(const Game& game, const Budget&) {
  std::vector<std::string> lines;
  std::optional<BeachTrace> trace;
  for (int players = fewest; players <= most; ++players) {
    auto found = short_play(game, players);
    if (!found) continue;
    lines.push_back(plural(players, "player") + ": " + found->second);
    if (!trace)
      trace = BeachTrace{game, MermaidBeach::start(game, players), std::move(found->first),
                         "everybody has a turn before the game ends"};
  }
  if (!trace) return not_found(0, "no play was found that ends before everybody has had a turn");
  return shown("the game can end before everybody has had a turn", std::move(lines), *trace);
}

namespace {

/// What an action makes of hands before a starfish may come: how many cards Ann and another lose, and whether a shell is
/// drawn.
struct Effect {
  int lost;           ///< By Ann.
  int lost_by_other;  ///< By another; less than none where she draws.
  bool draws_shell;
};
constexpr std::array<Effect, 7> effects{{{1, 0, true},     // a mermaid, or a drawn card with its match
                                         {1, 0, false},    // a Mean Mermaid or a Sneaker Wave
                                         {1, -1, false},   // a Seaweed
                                         {2, 0, true},     // a pair
                                         {1, 1, true},     // a match by asking
                                         {-1, 0, false},   // a drawn card that is kept
                                         {0, 0, false}}};  // a drawn card that is played, or nothing drawn

/// Hands of which only this is asked: how many cards besides the Sea Monster, and whether that is there.
struct UnfinishedHands {
  std::vector<z3::expr> plain;
  std::vector<z3::expr> monsters;
};

UnfinishedHands nobody_finished(z3::context& context, Question& question, int players) {
  UnfinishedHands hands;
  z3::expr all_monsters = context.int_val(0);
  for (int i = 0; i < players; ++i) {
    hands.plain.push_back(context.int_const(("cards of " + plainly(seat(i))).c_str()));
    hands.monsters.push_back(context.int_const(("sea monsters of " + plainly(seat(i))).c_str()));
    question.given(hands.plain.back() >= 1 && hands.monsters.back() >= 0);
    all_monsters = all_monsters + hands.monsters.back();
  }
  question.given(all_monsters <= 1);
  return hands;
}

/// Everybody with a card passes one: any, but the Sea Monster only if she has it, and that if she has nothing else.
void pass(z3::context& context, Question& question, UnfinishedHands& hands, std::size_t steps, const std::string& name) {
  const UnfinishedHands before = hands;
  const std::size_t players = before.plain.size();
  for (std::size_t i = 0; i < players; ++i) {
    const z3::expr monster = context.int_const((name + " monster passed by " + std::to_string(i)).c_str());
    const z3::expr plain = context.int_const((name + " card passed by " + std::to_string(i)).c_str());
    question.given(monster >= 0 && plain >= 0 && monster <= before.monsters[i] && plain <= before.plain[i]);
    question.given(monster + plain ==
                   z3::ite(before.monsters[i] + before.plain[i] >= 1, context.int_val(1), context.int_val(0)));
    hands.monsters[i] = hands.monsters[i] - monster;
    hands.plain[i] = hands.plain[i] - plain;
    hands.monsters[(i + steps) % players] = hands.monsters[(i + steps) % players] + monster;
    hands.plain[(i + steps) % players] = hands.plain[(i + steps) % players] + plain;
  }
}

z3::expr how_many_finished(z3::context& context, const UnfinishedHands& hands) {
  z3::expr many = context.int_val(0);
  for (const z3::expr& plain : hands.plain) many = many + z3::ite(plain == 0, context.int_val(1), context.int_val(0));
  return many;
}

/// Whether more can be finished after such an action than the book has.
Answer no_more_than(const Budget& budget, int players, const Effect& effect, std::size_t other, std::size_t passed,
                    const FinishBook& book, std::uint64_t& cases) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  UnfinishedHands hands = nobody_finished(context, question, players);
  hands.plain[0] = hands.plain[0] - effect.lost;
  if (effect.lost_by_other >= 0) {
    hands.plain[other] = hands.plain[other] - effect.lost_by_other;
  } else {  // she draws: any card, perhaps the Sea Monster
    const z3::expr drawn = context.int_const("sea monster drawn");
    question.given(drawn >= 0 && drawn <= 1);
    hands.plain[other] = hands.plain[other] + 1 - drawn;
    hands.monsters[other] = hands.monsters[other] + drawn;
  }
  for (const z3::expr& plain : hands.plain) question.given(plain >= 0);
  if (passed > 0) pass(context, question, hands, passed, "then");
  const Answer answer = question.prove(how_many_finished(context, hands) <= book.finished_at_once[place_of(players)]);
  cases += question.asked();
  return answer;
}

/// The most who are finished at the end of what Ann can begin at this table, and how.
struct Found {
  int most = 0;
  std::vector<Action> actions;
};
void search(const Game& game, const State& state, std::vector<Action>& done, Found& found, std::uint64_t& cases) {
  constexpr std::size_t longest = 12;
  ++cases;
  if (state.step >= Step::revealing) {
    int many = 0;
    for (int i = 0; i < state.players; ++i) {
      const BeachCards& hand = state.hands[seat(i)];
      many += hand.total() == hand[BeachCard::sea_monster] ? 1 : 0;
    }
    if (many > found.most) found = {many, done};
    return;
  }
  if (done.size() > longest || (state.step == Step::turn && !done.empty())) return;
  bool shell_drawn = false;
  for (const Action& action : legal(game, state)) {
    if (const auto* draw = std::get_if<mermaid_beach::DrawShell>(&action)) {  // one shell is like any other
      if (!mermaid_beach::is_starfish(draw->card) && shell_drawn) continue;
      shell_drawn = shell_drawn || !mermaid_beach::is_starfish(draw->card);
    }
    State next = state;
    MermaidBeach::perform(game, next, action);
    done.push_back(action);
    search(game, next, done, found, cases);
    done.pop_back();
  }
}

/// Everybody has one card, Ann and another the same, and somebody the Sea Monster besides, or nobody.
State poor_table(const Game& game, int players, int other, int monster) {
  State state;
  state.players = static_cast<std::uint8_t>(players);
  state.step = Step::turn;
  for (int i = 0; i < players; ++i)
    ++state.hands[seat(i)][i == other ? BeachCard::sun : mermaid_beach::items[static_cast<std::size_t>(i)]];
  if (monster < players) ++state.hands[seat(monster)][BeachCard::sea_monster];
  state = MermaidBeach::completed(game, state);
  std::swap(state.deck, state.discards);
  return state;
}

}  // namespace

Finding finished_at_once(const Game& game, const Budget& budget, const FinishBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t tried = 0;
  std::vector<std::string> lines;
  for (int players = fewest; players <= most; ++players) {
    const int limit = book.finished_at_once[place_of(players)];
    const auto seats = static_cast<std::size_t>(players);
    for (const Effect& effect : effects)
      for (std::size_t other = 1; other < (effect.lost_by_other == 0 ? 2 : seats); ++other)
        for (const std::size_t passed : {std::size_t{0}, std::size_t{1}, seats - 1}) {
          if (passed > 0 && !effect.draws_shell) continue;
          const Answer answer = no_more_than(budget, players, effect, other, passed, book, cases);
          if (answer == Answer::Unknown) return undecided(cases, "how many are finished at once");
          if (answer == Answer::Counterexample)
            return encoding_is_wrong(cases, "more of " + plural(players, "player") + " than " + std::to_string(limit) +
                                                " can be finished at once");
        }
    std::uint64_t tried_here = 0;
    Found found;
    BeachTrace trace{game, {}, {}, "no more than so many are finished at once"};
    for (int other = 1; other < players; ++other)
      for (int monster = 0; monster <= players; ++monster) {
        const State table = poor_table(game, players, other, monster);
        Found here;
        std::vector<Action> done;
        search(game, table, done, here, tried_here);
        if (here.most <= found.most) continue;
        found = here;
        trace.given = table;
        trace.actions = here.actions;
      }
    tried += tried_here;
    if (found.most != limit)
      return differs(cases, "another number of players is finished at once in the model",
                     {plural(players, "player") + ": " + std::to_string(limit) + " by the rulebook, " +
                      std::to_string(found.most) + " in the model"},
                     trace);
    lines.push_back(plural(players, "player") + ": up to " + std::to_string(limit) + " are finished at once");
    if (players == most)
      for (const std::string& line : told(game, trace.given, trace.actions)) lines.push_back(line);
  }
  return holds(cases, std::move(lines))
      .over("hands of any size before an action of 2 to 5 players, with or without a starfish")
      .tied(in_every_case(tried,
                          "positions after all that Ann can begin where everybody holds a card, one or nobody the Sea "
                          "Monster besides"));
}

}  // namespace fathom::solver::beach
