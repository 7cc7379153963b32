#include "solver/mermaid_beach/supplies.hpp"

#include <algorithm>

#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::BonusOf;
using mermaid_beach::DrawnBonus;
using mermaid_beach::EmptyDeck;
using mermaid_beach::is_item;

/// Deals to everybody in the model, whatever comes first; gives what was done.
std::vector<Action> deal_to_all(const Game& game, State state) {
  std::vector<Action> done;
  while (state.step == Step::dealing) {
    const std::vector<Action> actions = legal(game, state);
    if (actions.empty()) break;
    done.push_back(actions.front());
    MermaidBeach::perform(game, state, done.back());
  }
  return done;
}

Game dealing(const Game& game, int cards) {
  return changed(game, [&](Rules& rules) { rules.hand = rules.hand_of_two = cards; });
}

bool deal_succeeds(const Game& game, int players, int cards) {
  State state = MermaidBeach::start(game, players);
  for (const Action& deal : deal_to_all(game, state)) MermaidBeach::perform(game, state, deal);
  return std::ranges::all_of(std::span{state.hands.of}.first(static_cast<std::size_t>(players)),
                             [&](const BeachCards& hand) { return hand.total() == cards; });
}

BeachStory story_of_dealing(const Game& game, int players) {
  const State given = MermaidBeach::start(game, players);
  return {game, given, deal_to_all(game, given), "everybody is dealt the full number"};
}

}  // namespace

Finding every_deal_is_possible(const Game& game, const Budget& budget, const SupplyBook& book) {
  std::uint64_t cases = 0;
  std::vector<std::string> told;
  const bool for_the_young = game.rules.pack == mermaid_beach::Pack::without_mean_and_waves;
  const int beach_cards = book.beach_cards - (for_the_young ? book.not_for_the_young : 0);
  const std::array<int, 4>& largest_hands = for_the_young ? book.largest_hands_of_the_young : book.largest_hands;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const z3::expr hand = context.int_const("hand");
    const z3::expr left = context.int_const("left in the deck");
    question.given(hand >= 0 && left + players * hand == beach_cards);
    const int largest = largest_hands[static_cast<std::size_t>(players - fewest)];
    const Answer answer = question.prove((left >= 0) == (hand <= largest));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "dealing to " + plural(players, "player"));
    if (answer == Answer::Counterexample)
      return encoding_is_wrong(cases, plural(players, "player") + " can be dealt other hands than it says");
    for (int cards = 1; cards <= largest + 1; ++cards) {
      ++cases;
      if (deal_succeeds(dealing(game, cards), players, cards) == (cards <= largest)) continue;
      return differs(cases, "the model deals otherwise than the cards there are allow",
                     {plural(players, "player") + ", " + plural(cards, "card") + " each"},
                     story_of_dealing(dealing(game, cards), players));
    }
    const int published = players == fewest ? book.hand_of_two : book.hand;
    if (published > largest || !deal_succeeds(game, players, published))
      return differs(cases, "another number of cards is dealt than the rulebook says",
                     {plural(players, "player") + ", " + plural(published, "card") + " each by the rulebook"},
                     story_of_dealing(game, players));
    told.push_back(plural(players, "player") + ": " + std::to_string(published) + " cards each leave " +
                   std::to_string(beach_cards - players * published) + ", and up to " + std::to_string(largest) +
                   " each could be dealt");
  }
  return holds(cases, told);
}

namespace {

/// How many Shell cards each way to earn some brings, by the rules of this game.
struct Earning {
  explicit Earning(const Rules& rules)
      : pair{rules.pair_shells},
        match{rules.match_shells},
        mermaid{rules.mermaid_shells + (rules.bonus_of == BonusOf::another_card ? 1 : 0)},
        drawn_mermaid{rules.drawn_bonus == DrawnBonus::another_turn ? mermaid : rules.mermaid_shells} {}
  int pair;
  int match;
  int mermaid;
  int drawn_mermaid;
};

/// How often players have earned Shell cards in a play so far.
struct Earned {
  int shells = 0;
  void see(const Earning& earning, const Action& action) {
    if (std::holds_alternative<mermaid_beach::PlayMermaid>(action)) shells += earning.mermaid;
    if (std::holds_alternative<mermaid_beach::PlayPair>(action)) shells += earning.pair;
    if (std::holds_alternative<mermaid_beach::Give>(action)) shells += earning.match;
    if (const auto* play = std::get_if<mermaid_beach::PlayDrawn>(&action)) {
      if (is_item(play->card)) shells += earning.match;
      if (play->card == BeachCard::mermaid) shells += earning.drawn_mermaid;
    }
  }
};

constexpr int plays_watched = 60;

/// In plays of the model, what has been drawn and is due from the Shell deck is what has been earned.
std::optional<Finding> earns_otherwise(const Game& game, std::uint64_t& cases) {
  std::optional<Finding> odd;
  const Earning earning{game.rules};
  const int shell_cards = game.box.shells.total();
  for (int players = fewest; players <= most && !odd; ++players) {
    Earned earned;
    cases += watch(game, players, plays_watched, [&](const Deed& deed) {
      if (std::holds_alternative<mermaid_beach::Deal>(deed.action)) earned = {};
      earned.see(earning, deed.action);
      const int gone = shell_cards - deed.after.shell_deck.total();
      const int due = deed.after.step == Step::drawing_shells || deed.after.step == Step::passing ||
                              deed.after.step == Step::handing_over
                          ? deed.after.owed
                          : 0;
      if (gone + due == earned.shells || deed.after.shell_deck.empty()) return true;
      odd = differs(cases, "the model draws another number of Shell cards than players have earned",
                    {MermaidBeach::show(game, deed.before, deed.action)},
                    BeachStory{game, deed.before, {deed.action}, "Shell cards are drawn for pairs and mermaids alone"});
      return false;
    });
  }
  return odd;
}

int plain_cards(const BeachCards& hand) { return hand.total() - hand[BeachCard::sea_monster]; }
int special_cards(const BeachCards& hand) {
  return hand[BeachCard::mean_mermaid] + hand[BeachCard::seaweed] + hand[BeachCard::sneaker_wave];
}

/// How good a table is for drawing many Shell cards before anybody is out: hands are full, and the cards that earn nothing
/// are still there, spread over the players, to keep them in the game.
int earning_prospects(const State& state) {
  constexpr int lost = -10000;
  constexpr int enough_cards = 2;
  constexpr int enough_earning = 3;
  if (state.step >= Step::revealing) return lost;
  int prospects = 0;
  int poorest = plain_cards(state.hands[Seat::Ann]);
  for (int i = 0; i < state.players; ++i) {
    const BeachCards& hand = state.hands[seat(i)];
    const int special = special_cards(hand);
    poorest = std::min(poorest, plain_cards(hand));
    prospects +=
        8 * special + 4 * std::min(special, enough_cards) + 12 * std::min(plain_cards(hand) - special, enough_earning);
  }
  return prospects + 30 * std::min(poorest, enough_cards);
}

/// While the deck lasts one asks in vain, to draw; then one asks the richest.
int earning_taste(const State& before, const Action& action, const State& after) {
  int liking = earning_prospects(after);
  if (const auto* ask = std::get_if<mermaid_beach::Ask>(&action)) {
    const BeachCards& asked = before.hands[ask->of];
    if (before.deck.empty())
      liking += asked[ask->card] > 0 ? plain_cards(asked) : -1;
    else if (asked[ask->card] == 0)
      liking += 10;
  }
  if (const auto* draw = std::get_if<mermaid_beach::DrawBeach>(&action))
    liking += before.hands[draw->to][draw->card] == 0 ? 3 : 0;
  if (std::holds_alternative<mermaid_beach::Keep>(action)) liking += before.drawn == BeachCard::mermaid ? 3 : 1;
  if (std::holds_alternative<mermaid_beach::PlayMermaid>(action)) liking -= 2;
  return liking;
}

bool can_earn(const BeachCards& hand) {
  return hand[BeachCard::mermaid] > 0 ||
         std::ranges::any_of(mermaid_beach::items, [&](BeachCard item) { return hand[item] >= 2; });
}

}  // namespace

std::optional<std::vector<Action>> play_to_a_missing_shell(const Game& game, int players, int attempts) {
  const auto is_missing = [](const State& state) {
    return state.shell_deck.empty() && state.step == Step::turn && can_earn(state.hands[state.acting]);
  };
  auto play = play_towards(game, {players, earning_taste, is_missing, attempts});
  if (!play) return play;
  const std::optional<State> empty = after(game, MermaidBeach::start(game, players), *play);
  if (!empty) return std::nullopt;
  for (const Action& action : legal(game, *empty))
    if (std::holds_alternative<mermaid_beach::PlayMermaid>(action) ||
        std::holds_alternative<mermaid_beach::PlayPair>(action)) {
      play->push_back(action);
      return play;
    }
  return std::nullopt;
}

namespace {

int most_earned(const Rules& rules, const SupplyBook& book) {
  const Earning earning{rules};
  return book.items / 2 * std::max(earning.pair, earning.match) +
         book.mermaids * std::max(earning.mermaid, earning.drawn_mermaid);
}

}  // namespace

Finding shell_deck_suffices(const Game& game, const Budget& budget, const SupplyBook& book) {
  std::uint64_t cases = 0;
  if (auto odd = earns_otherwise(game, cases)) return *odd;
  z3::context context;
  Question question{context, budget, Logic::linear};
  const Earning earning{game.rules};
  const z3::expr pairs = context.int_const("pairs from a hand");
  const z3::expr matches = context.int_const("pairs by asking");
  const z3::expr mermaids = context.int_const("mermaids");
  const z3::expr drawn_mermaids = context.int_const("mermaids played when drawn");
  question.given(pairs >= 0 && matches >= 0 && mermaids >= 0 && drawn_mermaids >= 0);
  if (game.rules.beach_empty == EmptyDeck::nothing_drawn) {  // else what is discarded may be played again
    question.given(2 * pairs + 2 * matches <= book.items);
    question.given(mermaids + drawn_mermaids <= book.mermaids);
  }
  const z3::expr earned =
      earning.pair * pairs + earning.match * matches + earning.mermaid * mermaids + earning.drawn_mermaid * drawn_mermaids;
  const Answer answer = question.prove(earned <= book.shell_cards);
  cases += question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "the Shell cards that can be earned");

  if (answer == Answer::Proved)
    return holds(cases, {"at most " + std::to_string(most_earned(game.rules, book)) + " of " +
                         std::to_string(book.shell_cards) + " Shell cards can be earned"});
  for (int players = fewest; players <= most; ++players)
    if (auto play = play_to_a_missing_shell(game, players)) {
      const std::string how_many = plural(static_cast<int>(play->size()), "deed");
      return differs(
          cases, "a Shell card is due and none is left",
          {plural(players, "player") + ": after " + how_many + " the Shell deck is empty, and " +
           MermaidBeach::show(game, *after(game, MermaidBeach::start(game, players), {play->begin(), play->end() - 1}),
                              play->back())},
          BeachStory{game, MermaidBeach::start(game, players), *play, "no Shell card is due when none is left"});
    }
  return undecided(cases, "more Shell cards could be earned than there are, and no play was found that does");
}

Finding last_shell_card_is_drawn(const Game& game, const Budget&) {
  std::uint64_t cases = 0;
  std::vector<std::string> told;
  // who may ask as she likes could ask in vain for ever: she does well to ask where it is the last resort alone
  const bool as_she_likes = game.rules.last_resort == mermaid_beach::LastResort::free_choice;
  const Game sought = changed(game, [&](Rules& rules) {
    if (as_she_likes) rules.last_resort = mermaid_beach::LastResort::nothing_above;
  });
  for (int players = fewest; players <= most; ++players) {
    ++cases;
    const auto play =
        play_towards(sought, {players, earning_taste, [](const State& state) { return state.shell_deck.empty(); }});
    if (!play || !after(game, MermaidBeach::start(game, players), *play)) return undecided(cases, "no play was found that draws all Shell cards: " + plural(players, "player"));
    told.push_back(plural(players, "player") + ": the last Shell card is drawn after " +
                   plural(static_cast<int>(play->size()), "deed"));
  }
  return holds(cases, told);
}

}  // namespace fathom::solver::beach
