#include "solver/mermaid_beach/choices.hpp"

#include <algorithm>
#include <array>

#include "solver/mermaid_beach/unknown_turn.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Ask;
using mermaid_beach::Askable;
using mermaid_beach::EmptyDeck;
using mermaid_beach::Idle;
using mermaid_beach::is_item;
using mermaid_beach::LastResort;

constexpr std::array specials{BeachCard::mermaid, BeachCard::mean_mermaid, BeachCard::seaweed, BeachCard::sneaker_wave,
                              BeachCard::sea_monster};

/// Small hands: up to two of a first and a last item, and none or two of each special card there are two of.
template <class Visit>
void for_each_small_hand(Visit&& visit) {
  constexpr int most_of_an_item = 2;
  for (int suns = 0; suns <= most_of_an_item; ++suns)
    for (int pails = 0; pails <= most_of_an_item; ++pails)
      for (unsigned held = 0; held < (1U << specials.size()); ++held) {
        BeachCards hand{{BeachCard::sun, suns}, {BeachCard::pail_and_shovel, pails}};
        for (std::size_t i = 0; i < specials.size(); ++i)
          if (((held >> i) & 1U) != 0) hand[specials[i]] = specials[i] == BeachCard::sea_monster ? 1 : 2;
        if (hand.total() == hand[BeachCard::sea_monster]) continue;
        if (!visit(hand)) return;
      }
}

/// Whether shells lie about, and whether the deck has cards: what a turn depends on besides the hand.
struct Surroundings {
  int shells_with_others;
  int shells_of_her_own;
  int empty_deck;
};
constexpr std::array<Surroundings, 5> all_surroundings{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}};

State turn_of_ann(const Game& game, const BeachCards& hand, const Surroundings& around) {
  State state;
  state.step = Step::turn;
  state.hands[Seat::Ann] = hand;
  state.hands[Seat::Bob][BeachCard::umbrella] = 1;
  state.shells[Seat::Bob][ShellCard::two] = static_cast<std::uint8_t>(around.shells_with_others);
  state.shells[Seat::Ann][ShellCard::two] = static_cast<std::uint8_t>(around.shells_of_her_own);
  state = MermaidBeach::settled(game, state);
  if (around.empty_deck != 0) std::swap(state.deck, state.discards);
  return state;
}

TurnTable<int, bool> as_numbers(const Game& game, const State& state, const TurnBook& book) {
  TurnTable<int, bool> turn{game.rules, book, state.deck.total(), false, false, false, {}};
  for (int i = 0; i < state.players; ++i) {
    const bool some = !state.shells[seat(i)].empty();
    turn.shells = turn.shells || (some && (i > 0 || game.rules.robbed == mermaid_beach::Victim::anyone));
    turn.in_reach = turn.in_reach || (some && (i > 0 || game.rules.washed == mermaid_beach::Victim::anyone));
    turn.hands.emplace_back(state.hands[seat(i)].of.begin(), state.hands[seat(i)].of.end());
  }
  return turn;
}

/// What the rulebook opens to Ann, by the names of deeds, and the model's answer in the same form.
std::vector<std::string> open_by_the_book(const TurnTable<int, bool>& turn) {
  std::vector<std::string> open;
  if (turn.has(0, BeachCard::mermaid)) open.emplace_back("play_mermaid");
  if (turn.plays_mean(0)) open.emplace_back("play_mean_mermaid");
  if (turn.plays_wave(0)) open.emplace_back("play_sneaker_wave");
  if (turn.plays_seaweed(0)) open.emplace_back("play_seaweed");
  for (const BeachCard item : mermaid_beach::items)
    if (turn.count(0, item) >= turn.book.pair) open.push_back("play_pair " + plainly(item));
  for (const BeachCard card : every<BeachCard>)
    if (turn.may_ask(0) && turn.askable(card) && turn.has(0, card)) open.push_back("ask " + plainly(card));
  if (turn.stuck(0)) open.emplace_back("pass_turn");
  std::ranges::sort(open);
  return open;
}

std::vector<std::string> open_in_model(const Game& game, const State& state) {
  std::vector<std::string> open;
  for (const Action& action : legal(game, state)) {
    std::string what{verb_of(action)};
    if (const auto* pair = std::get_if<mermaid_beach::PlayPair>(&action)) what += ' ' + plainly(pair->item);
    if (const auto* ask = std::get_if<Ask>(&action)) what += ' ' + plainly(ask->card);
    open.push_back(what);
  }
  std::ranges::sort(open);
  return open;
}

/// A deed that one of the two lists has and the other lacks, as an action of the model.
std::vector<Action> first_odd(const Game& game, const State& state, const std::vector<std::string>& by_the_book) {
  const std::vector<Action> actions = legal(game, state);
  for (const Action& action : actions)
    if (std::ranges::none_of(by_the_book, [&](const std::string& open) { return open.starts_with(verb_of(action)); }))
      return {action};
  return {actions.begin(), actions.begin() + std::min<std::ptrdiff_t>(1, std::ssize(actions))};
}

std::optional<Finding> opens_otherwise(const Game& game, const TurnBook& book, std::uint64_t& cases) {
  std::optional<Finding> odd;
  for_each_small_hand([&](const BeachCards& hand) {
    for (const Surroundings& around : all_surroundings) {
      ++cases;
      const State state = turn_of_ann(game, hand, around);
      const std::vector<std::string> expected = open_by_the_book(as_numbers(game, state, book));
      const std::vector<std::string> found = open_in_model(game, state);
      if (expected == found) continue;
      odd = differs(cases, "other actions are open in the model than by the rulebook",
                    {hands_in_words(state), "by the rulebook: " + listed(expected), "in the model: " + listed(found)},
                    BeachStory{game, state, first_odd(game, state, expected), "what is open is what the rulebook opens"});
      return false;
    }
    return true;
  });
  return odd;
}

}  // namespace

Finding no_hand_is_stuck(const Game& game, const Budget& budget, const TurnBook& book) {
  std::uint64_t cases = 0;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownTurn turn = unknown_turn(context, question, game, players, book);
    const Answer answer = question.prove(!turn.stuck(0));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "hands of " + plural(players, "player"));
    if (answer == Answer::Proved) continue;
    const State state = turn_in_model(game, turn, question.found());
    const std::vector<Action> pass{mermaid_beach::PassTurn{Seat::Ann}};
    if (legal(game, state) != pass)
      return encoding_is_wrong(cases, "in the model something is open to her", {hands_in_words(state)});
    return differs(cases, "a hand leaves no action at all", {hands_in_words(state)},
                   BeachStory{game, state, pass, "some action is open whatever the hand"});
  }
  return opens_otherwise(game, book, cases).value_or(holds(cases));
}

namespace {

/// The readings that bear on what is open, each with what an idle card does.
template <class Visit>
bool for_each_reading(const Game& game, Visit&& visit) {
  for (const LastResort last_resort : every<LastResort>)
    for (const Askable askable : every<Askable>)
      for (const Idle mean : every<Idle>)
        for (const Idle wave : every<Idle>)
          for (const Idle seaweed : every<Idle>) {
            const Game read = changed(game, [&](Rules& rules) {
              rules.last_resort = last_resort;
              rules.askable = askable;
              rules.idle_mean = mean;
              rules.idle_wave = wave;
              rules.idle_seaweed = seaweed;
            });
            if (!visit(read)) return false;
          }
  return true;
}

/// The hands said to be stuck: no mermaid and no item, and of the other cards none that may be played.
z3::expr only_idle_cards(const UnknownTurn& turn) {
  const Rules& rules = turn.rules;
  if (rules.askable == Askable::any_beach_card) return turn.never;
  z3::expr idle = !turn.has(0, BeachCard::mermaid);
  for (const BeachCard item : mermaid_beach::items) idle = idle && turn.count(0, item) == 0;
  const z3::expr no_mean = turn.count(0, BeachCard::mean_mermaid) == 0;
  const z3::expr no_wave = turn.count(0, BeachCard::sneaker_wave) == 0;
  const z3::expr no_seaweed = turn.count(0, BeachCard::seaweed) == 0;
  idle = idle && (rules.idle_mean == Idle::not_playable ? no_mean || !turn.shells : no_mean);
  idle = idle && (rules.idle_wave == Idle::not_playable ? no_wave || !turn.in_reach : no_wave);
  const bool deck_ends = rules.beach_empty == EmptyDeck::nothing_drawn;
  return idle && (rules.idle_seaweed == Idle::not_playable && deck_ends ? no_seaweed || turn.deck == 0 : no_seaweed);
}

}  // namespace

Finding stuck_hands_are_idle_cards(const Game& game, const Budget& budget, const TurnBook& book) {
  std::uint64_t cases = 0;
  int stuck_readings = 0;
  int readings = 0;
  std::optional<Finding> wrong;
  for_each_reading(game, [&](const Game& read) {
    ++readings;
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownTurn turn = unknown_turn(context, question, read, fewest, book);
    const Answer exactly = question.prove(turn.stuck(0) == only_idle_cards(turn));
    const Answer never = exactly == Answer::Proved ? question.prove(!turn.stuck(0)) : Answer::Unknown;
    cases += question.asked();
    if (exactly == Answer::Unknown || (exactly == Answer::Proved && never == Answer::Unknown))
      wrong = undecided(cases, "hands that are stuck");
    else if (exactly == Answer::Counterexample)
      wrong = encoding_is_wrong(cases, "other hands are stuck than it says",
                                {hands_in_words(turn_in_model(read, turn, question.found()))});
    else
      wrong = opens_otherwise(read, book, cases);
    if (never == Answer::Counterexample) ++stuck_readings;
    return !wrong;
  });
  return wrong.value_or(holds(cases, {"in " + std::to_string(stuck_readings) + " of " + std::to_string(readings) +
                                      " ways to read the rules on asking and on idle cards some hand is stuck"}));
}

namespace {

/// Ann has asked Bob for a sun, is sent to the beach and has drawn a card; she holds a sun or so many of what she has drawn.
State drawn_by_ann(const Game& game, BeachCard card, int held, const Surroundings& around) {
  State state = turn_of_ann(game, BeachCards{BeachCard::sun}, around);
  state.step = Step::deciding;
  state.asked_for = BeachCard::sun;
  state.hands[Seat::Ann][card] = static_cast<std::uint8_t>(held);
  state.drawn = card;
  for (BeachCards* pile : {&state.deck, &state.discards}) *pile = {};
  if (around.empty_deck == 0) return MermaidBeach::settled(game, state);
  state = MermaidBeach::settled(game, state);
  std::swap(state.deck, state.discards);
  return state;
}

bool playable_by_the_book(const Game& game, const State& state, BeachCard card, const DrawnBook& book) {
  const TurnTable<int, bool> turn = as_numbers(game, state, {});
  switch (card) {
    case BeachCard::mermaid:
      return true;
    case BeachCard::mean_mermaid:
      return game.rules.drawn_mean == mermaid_beach::DrawnMean::counts &&
             (game.rules.idle_mean == Idle::played || turn.shells);
    case BeachCard::sneaker_wave:
      return game.rules.idle_wave == Idle::played || turn.in_reach;
    case BeachCard::seaweed:
      return game.rules.idle_seaweed == Idle::played || turn.deck > 0 || game.rules.beach_empty == EmptyDeck::reshuffle;
    case BeachCard::sea_monster:
      return false;
    default:
      return turn.count(0, card) >= book.matches &&
             (game.rules.drawn_match == mermaid_beach::DrawnMatch::any_in_hand || state.asked_for == card);
  }
}

std::optional<Finding> plays_drawn_otherwise(const Game& game, const DrawnBook& book, std::uint64_t& cases) {
  constexpr int most_held = 2;
  for (const BeachCard card : every<BeachCard>)
    for (const Surroundings& around : all_surroundings)
      for (int held = 0; held <= most_held; ++held) {
        ++cases;
        const State state = drawn_by_ann(game, card, held, around);
        const Action play = mermaid_beach::PlayDrawn{Seat::Ann, card};
        const std::vector<Action> actions = legal(game, state);
        const bool open = std::ranges::find(actions, play) != actions.end();
        const bool expected = playable_by_the_book(game, state, card, book);
        if (open == expected && actions.size() == (expected ? 2U : 1U)) continue;
        return differs(cases, "another card that is drawn can be played in the model than by the rulebook",
                       {hands_in_words(state), "drawn: " + plainly(card)},
                       BeachStory{game, state, open ? std::vector<Action>{play} : std::vector<Action>{actions.front()},
                                  "a drawn card is played if it is special or has its match"});
      }
  return std::nullopt;
}

/// Bob, asked for a card he has so many of.
std::optional<Finding> answers_otherwise(const Game& game, std::uint64_t& cases) {
  constexpr int most_held = 3;
  for (const BeachCard card : every<BeachCard>)
    for (int held = 0; held <= most_held; ++held) {
      ++cases;
      State state = turn_of_ann(game, BeachCards{card}, all_surroundings.front());
      state.step = Step::answering;
      state.acting = Seat::Bob;
      state.asked_for = card;
      state.hands[Seat::Bob][card] = static_cast<std::uint8_t>(held);
      const Action answer =
          held > 0 ? Action{mermaid_beach::Give{Seat::Bob}} : Action{mermaid_beach::GoToTheBeach{Seat::Bob}};
      const std::vector<Action> answers = legal(game, state);
      if (answers == std::vector<Action>{answer}) continue;
      return differs(cases, "who is asked has another answer than the rulebook gives her", {hands_in_words(state)},
                     BeachStory{game, state, {answers.front()}, "who has a match gives it, and who has none says so"});
    }
  return std::nullopt;
}

}  // namespace

Finding answers_and_drawn_cards(const Game& game, const Budget&, const DrawnBook& book) {
  std::uint64_t cases = 0;
  if (auto odd = answers_otherwise(game, cases)) return *odd;
  return plays_drawn_otherwise(game, book, cases).value_or(holds(cases));
}

}  // namespace fathom::solver::beach
