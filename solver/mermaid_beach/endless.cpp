#include "solver/mermaid_beach/endless.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "solver/mermaid_beach/actions.hpp"
#include "solver/mermaid_beach/unknown_turn.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Askable;
using mermaid_beach::EmptyDeck;
using mermaid_beach::Idle;
using mermaid_beach::LastResort;
using mermaid_beach::OnlyAsking;

/// She can ask somebody who has no match, with nothing to draw.
z3::expr asks_in_vain(const UnknownTurn& turn, std::size_t who) {
  z3::expr some = turn.never;
  for (const BeachCard card : every<BeachCard>)
    for (std::size_t other = 0; turn.askable(card) && other < turn.hands.size(); ++other)
      if (other != who) some = some || (turn.has(who, card) && turn.count(other, card) == 0);
  return turn.deck == 0 && turn.may_ask(who) && some;
}
z3::expr idle(const UnknownTurn& turn, std::size_t who) { return asks_in_vain(turn, who) || turn.lets_go(who); }

/// An idle turn of the player whose turn it is in the model: what is done in it.
std::optional<std::vector<Action>> idle_turn(const Game& game, const State& state) {
  for (const Action& action : legal(game, state)) {
    const bool passing = std::holds_alternative<mermaid_beach::PassTurn>(action);
    if (!passing && !std::holds_alternative<mermaid_beach::Ask>(action)) continue;
    std::vector<Action> done{action};
    State next = state;
    MermaidBeach::perform(game, next, action);
    if (!passing) {
      done.push_back(mermaid_beach::GoToTheBeach{next.acting});
      if (apply<MermaidBeach>(game, next, done.back())) continue;
    }
    if (next.step == Step::turn && next.hands == state.hands && next.deck == state.deck) return done;
  }
  return std::nullopt;
}

/// Idle turns of all players, back to the state they began in: one each, or as many as a house rule gives them.
std::optional<std::vector<Action>> idle_round(const Game& game, const State& from) {
  State state = from;
  std::vector<Action> done;
  const int most_turns = from.players * (1 + game.rules.extra_actions);
  for (int i = 0; i < most_turns; ++i) {
    const auto turn = idle_turn(game, state);
    if (!turn) return std::nullopt;
    for (const Action& action : *turn) MermaidBeach::perform(game, state, action);
    done.insert(done.end(), turn->begin(), turn->end());
    if (state == from) return done;
  }
  return std::nullopt;
}

}  // namespace

Finding every_play_ends(const Game& game, const Budget&) {
  std::vector<std::string> told_lines;
  std::optional<BeachTrace> trace;
  for (int players = fewest; players <= most; ++players) {
    std::optional<Loop> loop = find_loop(game, players);
    if (!loop) continue;
    const State given = MermaidBeach::start(game, players);
    const std::optional<State> met = after(game, given, loop->way);
    if (!met || after(game, *met, loop->round) != met) return encoding_is_wrong(0, "the loop does not come back");
    told_lines.push_back(plural(players, "player") + ": after " + plural(static_cast<int>(loop->way.size()), "action") +
                         ", " + hands_in_words(*met) + "; " + plural(static_cast<int>(loop->round.size()), "action") +
                         " later it is so again");
    if (trace) continue;
    constexpr std::size_t most_told = 40;
    const bool is_long = loop->round.size() > most_told;
    const auto shown_to = loop->round.begin() + static_cast<std::ptrdiff_t>(is_long ? most_told : loop->round.size());
    for (const std::string& line : told(game, *met, {loop->round.begin(), shown_to})) told_lines.push_back(line);
    if (is_long) told_lines.push_back("and " + std::to_string(loop->round.size() - most_told) + " more");
    std::vector<Action> whole = loop->way;
    whole.insert(whole.end(), loop->round.begin(), loop->round.end());
    trace = BeachTrace{game, given, std::move(whole), "every play comes to an end"};
  }
  if (!trace) return not_found(0, "no play was found that goes round in circles");
  return shown("players can go on for ever", std::move(told_lines), *trace);
}

namespace {

/// Whether somebody holds a card that is not played with.
bool holds_what_is_not_there(const Game& game, const State& state) {
  const bool for_the_young = game.rules.pack == mermaid_beach::Pack::without_mean_and_waves;
  return for_the_young && std::ranges::any_of(state.hands.of, [](const BeachCards& hand) {
           return hand[BeachCard::mean_mermaid] + hand[BeachCard::sneaker_wave] > 0;
         });
}

/// A family of tables of two players with an empty deck: two items, held in every way that leaves an even number discarded,
/// and one of each special card, held by either or discarded.
template <class Visit>
void for_each_small_table(const Game& game, Visit&& visit) {
  constexpr std::array<std::array<int, 2>, 6> ways{{{0, 0}, {1, 1}, {2, 0}, {0, 2}, {2, 2}, {3, 1}}};
  constexpr std::array specials{BeachCard::mermaid, BeachCard::mean_mermaid, BeachCard::seaweed, BeachCard::sneaker_wave,
                                BeachCard::sea_monster};
  constexpr std::array where{-1, 0, 1};
  int combinations = 1;
  for (std::size_t i = 0; i < specials.size(); ++i) combinations *= static_cast<int>(where.size());
  for (const auto& suns : ways)
    for (const auto& pails : ways)
      for (int code = 0; code < combinations; ++code) {
        State state;
        state.step = Step::turn;
        for (std::size_t i = 0; i < 2; ++i) {
          state.hands.of[i][BeachCard::sun] = static_cast<std::uint8_t>(suns[i]);
          state.hands.of[i][BeachCard::pail_and_shovel] = static_cast<std::uint8_t>(pails[i]);
        }
        int rest = code;
        for (const BeachCard card : specials) {
          if (const int holder = where[static_cast<std::size_t>(rest) % where.size()]; holder >= 0)
            state.hands.of[static_cast<std::size_t>(holder)][card] = 1;
          rest /= static_cast<int>(where.size());
        }
        const auto out = [](const BeachCards& hand) { return hand.total() == hand[BeachCard::sea_monster]; };
        if (out(state.hands[Seat::Ann]) || out(state.hands[Seat::Bob])) continue;
        if (holds_what_is_not_there(game, state)) continue;
        state = MermaidBeach::completed(game, state);
        std::swap(state.deck, state.discards);
        if (!visit(state)) return;
      }
}

constexpr std::string_view small_tables =
    "tables of two with an empty deck: two items and one of each special card, held in every way";

/// What is left to be done with the Beach cards: every card is drawn, and every card in a hand is played.
int left_to_do(const State& state) {
  int left = 2 * (state.deck.total() + state.display.total()) + (state.drawn ? 1 : 0);
  for (const BeachCards& hand : state.hands.of) left += hand.total();
  for (const auto& card : state.passed.of) left += card ? 1 : 0;
  return left;
}

/// Whether an action brings the end nearer: a card is drawn, or one leaves a hand for good.
bool spends(const Action& action) {
  return std::visit(
      [](const auto& transition) {
        using D = std::remove_cvref_t<decltype(transition)>;
        return std::is_same_v<D, mermaid_beach::Deal> || std::is_same_v<D, mermaid_beach::PlayMermaid> ||
               std::is_same_v<D, mermaid_beach::PlayMeanMermaid> || std::is_same_v<D, mermaid_beach::PlayPair> ||
               std::is_same_v<D, mermaid_beach::PlaySneakerWave> || std::is_same_v<D, mermaid_beach::PlaySeaweed> ||
               std::is_same_v<D, mermaid_beach::Give> || std::is_same_v<D, mermaid_beach::DrawBeach> ||
               std::is_same_v<D, mermaid_beach::TakeFromDisplay> || std::is_same_v<D, mermaid_beach::PlayDrawn>;
      },
      action);
}

/// An action of the model that leaves as much to do as before though a card is drawn or played, or more than before, or that
/// ends a visit to the beach, or a turn, with nothing drawn while the deck has cards.
OddAction wastes_a_action(const Game& game) {
  return find_odd_action(
      game, "every turn draws or discards a card while the deck lasts", [](const Transition& transition) -> std::string {
        if (std::holds_alternative<mermaid_beach::ReshuffleBeach>(transition.action)) return {};
        const int spent = left_to_do(transition.before) - left_to_do(transition.after);
        if (spent < 0 || (spends(transition.action) && spent == 0)) return "an action of the model brings the end no nearer";
        if (transition.before.deck.empty()) return {};
        const bool goes = std::holds_alternative<mermaid_beach::GoToTheBeach>(transition.action);
        if (goes && transition.after.step != Step::going_to_the_beach) return "nothing is drawn though the deck has cards";
        const BeachCards& hand = transition.before.hands[transition.before.turn];
        const bool passes = std::holds_alternative<mermaid_beach::PassTurn>(transition.action);
        const bool is_bonus = transition.before.bonus == mermaid_beach::Bonus::running;
        return passes && !is_bonus && hand.total() > hand[BeachCard::sea_monster] ? "a turn is let go" : "";
      });
}

/// A question about one turn: nobody can be idle on any table of which `when` holds.
Answer nobody_idle(Question& question, const UnknownTurn& table, const z3::expr& when) {
  return question.prove(z3::implies(when, !idle(table, 0)));
}

}  // namespace

Finding every_play_of_two_ends(const Game& game, const Budget& budget, const TurnBook& book) {
  if (game.rules.beach_empty != EmptyDeck::nothing_drawn)
    return aside("where discards are drawn again nothing falls from turn to turn; the claim is not made there");
  z3::context context;
  Question question{context, budget, Logic::linear};
  const UnknownTurn table = unknown_turn(context, question, game, fewest, book);
  const Answer answer = nobody_idle(question, table, context.bool_val(true));
  const std::uint64_t cases = question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "idle turns of two players");
  const auto idles = [&](const State& state) -> std::optional<Finding> {
    const auto turn = idle_turn(game, state);
    if (!turn) return std::nullopt;
    return differs(cases, "a player can let a turn go by with nothing done", {hands_in_words(state)},
                   BeachTrace{game, state, *turn, "every turn of two players brings the end nearer"});
  };
  if (answer == Answer::Counterexample) {
    const State state = turn_in_model(game, table, question.found());
    if (auto finding = idles(state)) return *finding;
    return encoding_is_wrong(cases, "in the model nobody is idle on the table it found", {hands_in_words(state)});
  }
  std::uint64_t tried = 0;
  std::optional<Finding> finding;
  for_each_small_table(game, [&](const State& state) {
    ++tried;
    finding = idles(state);
    return !finding;
  });
  if (finding) return *finding;
  const OddAction odd = wastes_a_action(game);
  if (odd.found) return *odd.found;
  const int hands = fewest * game.rules.hand_of_two;
  const int deck = MermaidBeach::start(game, fewest).deck.total() - hands;
  return holds(cases, {"2 × deck + cards in hands falls with every turn, from " + std::to_string(2 * deck + hands) +
                       " for two players: there are fewer turns than that, bonus turns included"})
      .over("any hands of two players out of the box, the Beach deck empty or not")
      .tied(in_every_case(tried, std::string{small_tables}))
      .tied(in_every_case(odd.tried, actions_looked_at));
}

Finding no_idle_turn_while_the_deck_lasts(const Game& game, const Budget& budget, const TurnBook& book) {
  std::uint64_t cases = 0;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownTurn table = unknown_turn(context, question, game, players, book);
    const Answer answer = nobody_idle(question, table, table.deck > 0);
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "idle turns of " + plural(players, "player"));
    if (answer == Answer::Counterexample) {
      const State state = turn_in_model(game, table, question.found());
      if (const auto turn = idle_turn(game, state))
        return differs(cases, "a turn can be idle though the Beach deck has cards", {hands_in_words(state)},
                       BeachTrace{game, state, *turn, "no turn is idle while the Beach deck has cards"});
      return encoding_is_wrong(cases, "in the model nobody is idle on the table it found", {hands_in_words(state)});
    }
  }
  const OddAction odd = wastes_a_action(game);
  if (odd.found) return *odd.found;
  return holds(cases)
      .over("any hands of 2 to 5 players out of the box, with cards in the Beach deck")
      .tied(in_every_case(odd.tried, actions_looked_at));
}

Finding somebody_has_the_match(const Game& game, const Budget& budget, const TurnBook& book) {
  std::uint64_t cases = 0;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownTurn table = unknown_turn(context, question, game, players, book);
    for (const BeachCard card : every<BeachCard>) {
      if (!table.askable(card)) continue;
      std::vector<z3::expr> others;
      for (std::size_t other = 1; other < table.hands.size(); ++other) others.push_back(table.has(other, card));
      const z3::expr asks = table.deck == 0 && table.may_ask(0) && table.has(0, card);
      const Answer answer = question.prove(z3::implies(asks, any_of(context, others)));
      if (answer == Answer::Unknown) return undecided(cases + question.asked(), "who has the match");
      if (answer == Answer::Counterexample) {
        const State state = turn_in_model(game, table, question.found());
        const std::vector<Action> actions{mermaid_beach::Ask{Seat::Ann, Seat::Bob, card},
                                          mermaid_beach::GoToTheBeach{Seat::Bob}};
        cases += question.asked();
        if (!after(game, state, actions))
          return encoding_is_wrong(cases, "in the model this is not asked for", {hands_in_words(state), plainly(card)});
        return differs(cases, "a card can be asked for that nobody else has", {hands_in_words(state)},
                       BeachTrace{game, state, actions, "somebody has the match"});
      }
    }
    cases += question.asked();
  }
  // the model, on tables of two: whoever is asked for an item she does have gives it, and there is no other answer
  std::uint64_t tried = 0;
  std::optional<Finding> finding;
  for_each_small_table(game, [&](const State& state) {
    ++tried;
    for (const Action& action : legal(game, state)) {
      const auto* ask = std::get_if<mermaid_beach::Ask>(&action);
      if (ask == nullptr) continue;
      State asked = state;
      MermaidBeach::perform(game, asked, action);
      const std::vector<Action> answers = legal(game, asked);
      if (answers == std::vector<Action>{mermaid_beach::Give{ask->of}}) continue;
      finding =
          differs(cases, "somebody need not give what she has, or is asked for what nobody has", {hands_in_words(state)},
                  BeachTrace{game, state, {action, answers.front()}, "who is asked for a match gives it"});
      return false;
    }
    return true;
  });
  if (finding) return *finding;
  return holds(cases)
      .over("any hands of 2 to 5 players out of the box, with an empty deck and pairs discarded")
      .tied(in_every_case(tried, std::string{small_tables}));
}

namespace {

/// The readings that bear on idle turns, by what they are called.
struct ReadingOf {
  LastResort last_resort{};
  Askable askable{};
  Idle mean{};
  Idle wave{};
  Idle seaweed{};
  OnlyAsking only_asking{};
};

Game read_as(const Game& game, const ReadingOf& reading) {
  return changed(game, [&](Rules& rules) {
    rules.beach_empty = EmptyDeck::nothing_drawn;
    rules.last_resort = reading.last_resort;
    rules.askable = reading.askable;
    rules.idle_mean = reading.mean;
    rules.idle_wave = reading.wave;
    rules.idle_seaweed = reading.seaweed;
    rules.only_asking = reading.only_asking;
  });
}

std::vector<ReadingOf> readings_of_idle_turns() {
  std::vector<ReadingOf> all;
  for (const LastResort last_resort : every<LastResort>)
    for (const Askable askable : every<Askable>)
      for (const ReadingOf& idle : {ReadingOf{}, ReadingOf{.mean = Idle::not_playable},
                                    ReadingOf{.wave = Idle::not_playable}, ReadingOf{.seaweed = Idle::not_playable}})
        all.push_back({last_resort, askable, idle.mean, idle.wave, idle.seaweed});
  all.push_back({.only_asking = OnlyAsking::may_be_let_go});
  return all;
}

/// Where every turn of two brings the end nearer: cards that find nothing to do are played, or are not in the pack, and
/// whoever asks has nothing else to do, or asks for items and has none of the first three actions, and has to.
bool comes_to_an_end(const Game& game, const ReadingOf& reading) {
  const bool for_the_young = game.rules.pack == mermaid_beach::Pack::without_mean_and_waves;
  const bool harm_is_done = for_the_young || (reading.mean == Idle::played && reading.wave == Idle::played);
  const bool all_played = harm_is_done && reading.seaweed == Idle::played;
  const bool items_alone = reading.askable == Askable::beach_items;
  const bool has_to_ask = reading.only_asking == OnlyAsking::asks;
  return all_played && has_to_ask &&
         (reading.last_resort == LastResort::nothing_else ||
          (reading.last_resort == LastResort::nothing_above && items_alone));
}

std::string told_of(const ReadingOf& reading) {
  std::string text = "asking.last_resort " + std::string{name_of(reading.last_resort)} + ", asking.which_cards " +
                     std::string{name_of(reading.askable)};
  if (reading.mean == Idle::not_playable) text += ", mean.nothing_to_take not_playable";
  if (reading.wave == Idle::not_playable) text += ", waves.nothing_to_take not_playable";
  if (reading.seaweed == Idle::not_playable) text += ", seaweed.nothing_to_draw not_playable";
  if (reading.only_asking == OnlyAsking::may_be_let_go) text += ", asking.let_go may_be_let_go";
  return text;
}

}  // namespace

Finding readings_that_let_two_go_on(const Game& game, const Budget& budget, const TurnBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t tried = 0;
  std::vector<std::string> lines;
  for (const ReadingOf& reading : readings_of_idle_turns()) {
    const Game read = read_as(game, reading);
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownTurn table = unknown_turn(context, question, read, fewest, book);
    question.given(idle(table, 0) && idle(table, 1));
    const Answer answer = question.refute();
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, told_of(reading));
    if ((answer == Answer::Proved) != comes_to_an_end(game, reading))
      return encoding_is_wrong(cases, "two can go on in other readings than it says", {told_of(reading)});
    if (answer == Answer::Proved) {
      std::optional<State> odd;
      for_each_small_table(read, [&](const State& state) {
        ++tried;
        if (idle_round(read, state)) odd = state;
        return !odd;
      });
      if (odd) return encoding_is_wrong(cases, "in the model both can be idle", {told_of(reading), hands_in_words(*odd)});
      lines.push_back("two come to an end: " + told_of(reading));
      continue;
    }
    ++tried;
    const State state = turn_in_model(read, table, question.found());
    const auto round = idle_round(read, state);
    if (!round)
      return encoding_is_wrong(cases, "the model does not come back to its table",
                               {told_of(reading), hands_in_words(state)});
    lines.push_back("two can go on for ever: " + told_of(reading) + "; " + hands_in_words(state));
  }
  return holds(cases, std::move(lines))
      .over(
          "any hands of two players out of the box, in every way to read asking, and one kind of idle card that is not "
          "played, or asking left to whoever has nothing else")
      .tied(in_every_case(tried,
                          "tables of two that are tried where there is to be no idle round, and a round of the model for "
                          "each way to read it where there is one"));
}

}  // namespace fathom::solver::beach
