#include "solver/mermaid_beach/supplies.hpp"

#include <algorithm>

#include "solver/mermaid_beach/actions.hpp"
#include "solver/mermaid_beach/emptying.hpp"
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

/// Whether everybody is dealt so many cards in the model.
bool deal_succeeds(const Game& game, int players, int cards) {
  State state = MermaidBeach::start(game, players);
  for (const Action& deal : deal_to_all(game, state)) MermaidBeach::perform(game, state, deal);
  return state.step != Step::dealing &&
         std::ranges::all_of(std::span{state.hands.of}.first(static_cast<std::size_t>(players)),
                             [&](const BeachCards& hand) { return hand.total() == cards; });
}

BeachTrace trace_of_dealing(const Game& game, int players) {
  const State given = MermaidBeach::start(game, players);
  return {game, given, deal_to_all(game, given), "everybody is dealt the full number"};
}

/// How many Beach cards are played with.
int beach_cards_of(const Game& game) {
  const BeachCards& box = game.box.beach;
  const bool for_the_young = game.rules.pack == mermaid_beach::Pack::without_mean_and_waves;
  return box.total() - (for_the_young ? box[BeachCard::mean_mermaid] + box[BeachCard::sneaker_wave] : 0);
}

}  // namespace

Finding every_deal_is_possible(const Game& game, const Budget&, const DealBook& book) {
  std::uint64_t tried = 0;
  std::vector<std::string> told;
  const int beach_cards = beach_cards_of(game) - book.never_dealt;
  const Game young = changed(game, [](Rules& rules) { rules.pack = mermaid_beach::Pack::without_mean_and_waves; });
  const int young_cards = beach_cards_of(young) - book.never_dealt;
  for (int players = fewest; players <= most; ++players) {
    const int largest = beach_cards / players;
    for (int cards = 1; cards <= largest + 1; ++cards) {
      ++tried;
      const bool as_it_should = deal_succeeds(dealing(game, cards), players, cards) == (cards <= largest) &&
                                deal_succeeds(dealing(young, cards), players, cards) == (cards <= young_cards / players);
      if (as_it_should) continue;
      return differs(0, "the model deals otherwise than the cards there are allow",
                     {plural(players, "player") + ", " + plural(cards, "card") + " each"},
                     trace_of_dealing(dealing(game, cards), players));
    }
    const int each = hand_of(game, players);
    ++tried;
    if (!deal_succeeds(game, players, each))
      return differs(0, "not everybody is dealt the full number",
                     {plural(players, "player") + ", " + plural(each, "card") + " each by the rules"},
                     trace_of_dealing(game, players));
    told.push_back(plural(players, "player") + ": " + std::to_string(each) + " cards each leave " +
                   std::to_string(beach_cards - players * each) + ", and up to " + std::to_string(largest) +
                   " each could be dealt");
  }
  const std::string domain =
      "2 to 5 players, and each number of cards that could be dealt to them, and one more, from either pack";
  return holds(0, told).over(domain).all_tried(tried).tied(in_every_case(tried, domain));
}

namespace {

/// How many Shell cards each way to earn some brings, by the rules of this game.
struct Earning {
  explicit Earning(const Rules& rules)
      : pair{rules.pair_shells},
        match{rules.match_shells},
        mermaid{rules.mermaid_shells + (rules.bonus_of == BonusOf::another_card ? 1 : 0)},
        drawn_mermaid{rules.drawn_bonus == DrawnBonus::another_turn ? mermaid : rules.mermaid_shells} {}
  [[nodiscard]] int by(const Action& action) const {
    if (std::holds_alternative<mermaid_beach::PlayMermaid>(action)) return mermaid;
    if (std::holds_alternative<mermaid_beach::PlayPair>(action)) return pair;
    if (std::holds_alternative<mermaid_beach::Give>(action)) return match;
    const auto* play = std::get_if<mermaid_beach::PlayDrawn>(&action);
    if (play == nullptr) return 0;
    if (play->card == BeachCard::mermaid) return drawn_mermaid;
    return is_item(play->card) ? match : 0;
  }
  int pair;
  int match;
  int mermaid;
  int drawn_mermaid;
};

/// How many Shell cards are still to be drawn for what was played.
int due(const State& state) {
  const bool is_drawing = state.step == Step::offering_shell || state.step == Step::drawing_shells ||
                          state.step == Step::passing || state.step == Step::handing_over;
  return is_drawing ? state.owed : 0;
}

/// An action of the model that draws or brings another number of Shell cards than it earns, where there are enough of them.
OddAction earns_otherwise(const Game& game) {
  const Earning earning{game.rules};
  return find_odd_action(game, "Shell cards are drawn for pairs and mermaids alone",
                         [&](const Transition& transition) -> std::string {
                           if (transition.before.shell_deck.empty() || transition.after.shell_deck.empty()) return {};
                           const int drawn = transition.before.shell_deck.total() - transition.after.shell_deck.total();
                           const bool is_draw = std::holds_alternative<mermaid_beach::DrawShell>(transition.action);
                           if (drawn != (is_draw ? 1 : 0))
                             return "an action draws another number of Shell cards in the model";
                           if (std::holds_alternative<mermaid_beach::LeaveShell>(transition.action))
                             return due(transition.after) == 0 ? "" : "a Shell card is due that was left";
                           if (due(transition.after) == due(transition.before) + earning.by(transition.action) - drawn)
                             return {};
                           return "an action brings another number of Shell cards in the model than it earns";
                         });
}

}  // namespace

Finding discards_earn_their_shells(const Game& game, const Budget&) {
  const Game with_other_numbers = changed(game, [](Rules& rules) {
    rules.mermaid_shells = rules.mermaid_shells + 1;
    rules.match_shells = rules.match_shells + 2;
    rules.bonus_of = BonusOf::another_card;
    rules.drawn_bonus = DrawnBonus::none;
  });
  std::uint64_t tried = 0;
  for (const Game& each : {game, with_other_numbers}) {
    const OddAction odd = earns_otherwise(each);
    if (odd.found) return *odd.found;
    tried += odd.tried;
  }
  const std::string domain =
      actions_looked_at + ", by the rules and with each number of shells another and a card as a bonus";
  return holds(0).over(domain).all_tried(tried).tied(in_every_case(tried, domain));
}

namespace {

/// What can be played for Shell cards, of the cards there are.
struct Earners {
  explicit Earners(const Box& box) : mermaids{box.beach[BeachCard::mermaid]} {
    for (const BeachCard item : mermaid_beach::items) pairs += box.beach[item] / 2;
  }
  int pairs = 0;
  int mermaids;
};

/// Shell cards earned by unknown numbers of pairs and mermaids.
z3::expr earned(z3::context& context, Question& question, const Game& game) {
  const Earning earning{game.rules};
  const Earners earners{game.box};
  const z3::expr pairs = context.int_const("pairs from a hand");
  const z3::expr matches = context.int_const("pairs by asking");
  const z3::expr mermaids = context.int_const("mermaids");
  const z3::expr drawn_mermaids = context.int_const("mermaids played when drawn");
  question.given(pairs >= 0 && matches >= 0 && mermaids >= 0 && drawn_mermaids >= 0);
  if (game.rules.beach_empty == EmptyDeck::nothing_drawn) {  // else what is discarded may be played again
    question.given(pairs + matches <= earners.pairs);
    question.given(mermaids + drawn_mermaids <= earners.mermaids);
  }
  return earning.pair * pairs + earning.match * matches + earning.mermaid * mermaids +
         earning.drawn_mermaid * drawn_mermaids;
}

std::string most_earned(const Game& game) {
  const Earning earning{game.rules};
  const Earners earners{game.box};
  const int all = earners.pairs * std::max(earning.pair, earning.match) +
                  earners.mermaids * std::max(earning.mermaid, earning.drawn_mermaid);
  return "at most " + std::to_string(all) + " of " + std::to_string(game.box.shells.total()) + " Shell cards can be earned";
}

constexpr std::string_view any_number_played = "any number of pairs and mermaids out of the box";

}  // namespace

Finding shell_deck_suffices(const Game& game, const Budget& budget) {
  const OddAction odd = earns_otherwise(game);
  if (odd.found) return *odd.found;
  z3::context context;
  Question question{context, budget, Logic::linear};
  const Answer answer = question.prove(earned(context, question, game) <= game.box.shells.total());
  const std::uint64_t cases = question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "the Shell cards that can be earned");
  if (answer == Answer::Proved)
    return holds(cases, {most_earned(game)})
        .over(std::string{any_number_played})
        .tied(in_every_case(odd.tried, actions_looked_at));
  for (int players = fewest; players <= most; ++players)
    if (auto play = play_to_a_missing_shell(game, players)) {
      const std::string how_many = plural(static_cast<int>(play->size()), "action");
      const State given = MermaidBeach::start(game, players);
      Finding finding =
          differs(cases, "a Shell card is due and none is left",
                  {plural(players, "player") + ": after " + how_many + " the Shell deck is empty, and " +
                   MermaidBeach::show(game, *after(game, given, {play->begin(), play->end() - 1}), play->back())},
                  BeachTrace{game, given, *play, "no Shell card is due when none is left"});
      finding.domain = any_number_played;
      finding.ties.push_back(in_every_case(odd.tried, actions_looked_at));
      return finding;
    }
  return not_found(cases, "more Shell cards could be earned than there are, and no play was found that does");
}

Finding last_shell_card_is_drawn(const Game& game, const Budget&) {
  std::uint64_t tried = 0;
  std::vector<std::string> told;
  for (int players = fewest; players <= most; ++players) {
    ++tried;
    const auto play = play_to_the_last_shell(game, players);
    if (!play && game.rules.last_resort == mermaid_beach::LastResort::nothing_else)
      return aside("who has to play a special card before she asks can hardly keep one to stay in the game; the claim is not made there");
    if (!play || !after(game, MermaidBeach::start(game, players), *play))
      return not_found(0, "no play was found that draws all Shell cards: " + plural(players, "player"));
    told.push_back(plural(players, "player") + ": the last Shell card is drawn after " +
                   plural(static_cast<int>(play->size()), "action"));
  }
  const std::string domain = "a play for each number of players, 2 to 5";
  return holds(0, told).over(domain).all_tried(tried).tied(in_every_case(tried, domain));
}

}  // namespace fathom::solver::beach
