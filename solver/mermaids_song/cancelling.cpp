#include "solver/mermaids_song/cancelling.hpp"

#include <algorithm>
#include <bitset>
#include <cstdlib>
#include <map>

#include "solver/mermaids_song/coverings.hpp"

namespace fathom::solver::song {

namespace {

using mermaids_song::Cover;
using mermaids_song::Play;

/// Ann has a mermaid with these cards visible, and is about to play the card on her.
State before_playing(const Game& game, const Laid& visible, const Laid& card) {
  State state = in_action_phase(game, fewest);
  state.mermaids[Seat::Ann].push_back(Mermaid{cards_of(visible), {}});
  state.hands[Seat::Ann] = cards_of(card);
  return state;
}
Action playing(const Laid& card) {
  const Cards cards = cards_of(card);
  for (const Card kind : every<Card>)
    if (cards[kind] > 0) return Play{Seat::Ann, kind, Seat::Ann, 1};
  return Play{};
}

/// What the model makes of one card more: each way to cover, as what is underneath then, and what is visible.
struct Covered {
  Laid covered;
  Laid visible;
  std::vector<Action> actions;
};
std::vector<Covered> ask_playing(const Game& game, const State& before, const Laid& card) {
  State played = before;
  const Action play = playing(card);
  MermaidsSong::perform(game, played, play);
  const auto outcome = [](const State& state, std::vector<Action> actions) {
    const Mermaid& mermaid = state.mermaids[Seat::Ann][0];
    return Covered{laid_of(mermaid.covered), laid_of(mermaid.visible), std::move(actions)};
  };
  if (played.step != Step::covering) return {outcome(played, {play})};
  std::vector<Covered> outcomes;
  std::vector<Action> legal;
  MermaidsSong::legal_actions(game, played, legal);
  for (const Action& cover : legal) {
    State covered = played;
    MermaidsSong::perform(game, covered, cover);
    outcomes.push_back(outcome(covered, {play, cover}));
  }
  std::ranges::sort(outcomes, {}, &Covered::covered);
  return outcomes;
}

/// The same by the book: one of the minimal coverings among the cards, if there are any.
std::vector<Laid> by_the_book(const Coverings& coverings, const Laid& cards) {
  std::vector<Laid> covered;
  for (const Laid& covering : coverings.minimal)
    if (cards.has(covering)) covered.push_back(covering);
  if (covered.empty()) covered.emplace_back();
  std::ranges::sort(covered);
  return covered;
}

/// What may be visible, by the book, of up to so many cards.
std::vector<Laid> all_uncancelled(const Coverings& coverings, int most_cards) {
  std::vector<Laid> all = all_laid(most_cards);
  std::erase_if(all, [&](const Laid& laid) { return coverings.cancels(laid); });
  return all;
}

/// Everything visible that cancels nothing, with room for one card more, and each card that can be added to it.
std::vector<std::pair<Laid, Laid>> all_additions(const Coverings& coverings) {
  std::vector<std::pair<Laid, Laid>> all;
  for (const Laid& visible : all_uncancelled(coverings, most_cards_asked - 1))
    for (const Laid& card : single_cards()) all.emplace_back(visible, card);
  return all;
}
std::string domain_of_additions() { return "one card added to " + up_to(most_cards_asked - 1, "visible cards"); }
constexpr std::string_view any_number = "any number of songs and silences by one mermaid";

Finding differs(const Game& game, std::uint64_t cases, const Laid& visible, const Laid& card,
                const std::vector<Laid>& expected, const std::vector<Covered>& outcomes) {
  std::vector<std::string> told{"visible: " + words(visible), "added: " + words(card)};
  for (const Laid& covered : expected) told.push_back("by the book may be covered: " + words(covered));
  for (const Covered& outcome : outcomes) told.push_back("in the model may be covered: " + words(outcome.covered));
  const auto odd = std::ranges::find_if(
      outcomes, [&](const Covered& outcome) { return std::ranges::find(expected, outcome.covered) == expected.end(); });
  const State given = MermaidsSong::completed(game, before_playing(game, visible, card));
  return with_trace(fails(cases, "the model covers other cards than those that cancel", std::move(told)),
                    {game, given, odd == outcomes.end() ? std::vector<Action>{playing(card)} : odd->actions,
                     "exactly what cancels is covered"});
}

}  // namespace

Finding coverings_are_exact(const Game& game, const Budget& budget, const Worth& worth) {
  const Coverings coverings = minimal_coverings(budget, worth);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  const auto additions = all_additions(coverings);
  for (const auto& [visible, card] : additions) {
    const std::vector<Laid> expected = by_the_book(coverings, visible + card);
    const std::vector<Covered> outcomes = ask_playing(game, before_playing(game, visible, card), card);
    const Laid all = visible + card;
    const bool same = std::ranges::equal(outcomes, expected, [&all](const Covered& outcome, const Laid& covered) {
      return outcome.covered == covered && outcome.visible == all - covered;
    });
    if (!same) return differs(game, coverings.asked, visible, card, expected, outcomes);
  }
  return holds(coverings.asked).over(std::string{any_number}).tied(in_every_case(additions.size(), domain_of_additions()));
}

Finding ways_are_all(const Game& game, const Budget& budget, const Worth& worth) {
  const Coverings coverings = minimal_coverings(budget, worth);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  const std::vector<Laid> all = all_laid(most_cards_asked);
  for (const Laid& cards : all) {
    std::vector<Laid> in_model;
    for (const Cards& way : mermaids_song::ways_to_cancel(cards_of(cards))) in_model.push_back(laid_of(way));
    if (in_model.empty()) in_model.emplace_back();
    std::ranges::sort(in_model);
    const std::vector<Laid> expected = by_the_book(coverings, cards);
    if (in_model == expected) continue;
    std::vector<std::string> told{"visible: " + words(cards)};
    for (const Laid& way : expected) told.push_back("by the book: " + words(way));
    for (const Laid& way : in_model) told.push_back("in the model: " + words(way));
    return with_trace(fails(coverings.asked, "the model lists other ways to cancel", told),
                      {game, MermaidsSong::completed(game, before_playing(game, cards, Laid{})), {}, "all ways are listed"});
  }
  std::vector<std::string> told;
  for (const Laid& covering : coverings.minimal) told.push_back(words(covering));
  return holds(coverings.asked, told)
      .over(std::string{any_number})
      .tied(in_every_case(all.size(), up_to(most_cards_asked, "visible cards")));
}

Finding once_is_enough(const Game& game, const Budget& budget, const Worth& worth) {
  const Coverings coverings = minimal_coverings(budget, worth);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  const OneCovering once = one_card_covers_once(coverings, budget, worth);
  const std::uint64_t cases = coverings.asked + once.asked;
  if (once.answer == Answer::Unknown) return undecided(cases, "what cancels after a covering");
  if (once.answer == Answer::Counterexample) return encoding_is_wrong(cases, "one card covers more than once");
  const auto additions = all_additions(coverings);
  for (const auto& [visible, card] : additions)
    for (const Covered& outcome : ask_playing(game, before_playing(game, visible, card), card)) {
      if (!coverings.cancels(outcome.visible)) continue;
      return with_trace(
          fails(cases, "the model leaves visible what cancels",
                {"visible: " + words(visible), "added: " + words(card), "visible then: " + words(outcome.visible)}),
          {game, MermaidsSong::completed(game, before_playing(game, visible, card)), outcome.actions,
           "nothing cancels after a covering"});
    }
  return holds(cases).over(std::string{any_number}).tied(in_every_case(additions.size(), domain_of_additions()));
}

namespace {

/// Enough for all that can be visible of ten cards.
constexpr std::size_t most_remainders = 1024;
using Remainders = std::bitset<most_remainders>;

/// What can be visible, numbered, and where one card more leads in the model.
struct Steps {
  std::vector<Laid> visible;
  std::vector<std::vector<Remainders>> after;  ///< For each of them and each card.
  std::vector<std::string> strange;            ///< A remainder that the book does not know, if there is one.
};
Steps ask_steps(const Game& game, const Coverings& coverings) {
  Steps steps;
  steps.visible = all_uncancelled(coverings, most_cards_asked);
  std::map<Laid, std::size_t> number_of;
  for (std::size_t i = 0; i < steps.visible.size(); ++i) number_of[steps.visible[i]] = i;
  for (const Laid& visible : steps.visible) {
    steps.after.emplace_back();
    for (const Laid& card : single_cards()) {
      Remainders after;
      if (visible.cards() < most_cards_asked)
        for (const Covered& outcome : ask_playing(game, before_playing(game, visible, card), card)) {
          const auto known = number_of.find(outcome.visible);
          if (known == number_of.end())
            steps.strange = {"visible: " + words(visible), "added: " + words(card),
                             "visible then: " + words(outcome.visible)};
          else
            after.set(known->second);
        }
      steps.after.back().push_back(after);
    }
  }
  return steps;
}

}  // namespace

Finding what_stays_visible(const Game& game, const Budget& budget, const Worth& worth) {
  const Coverings coverings = minimal_coverings(budget, worth);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  const Steps steps = ask_steps(game, coverings);
  const std::uint64_t cases = coverings.asked;
  if (!steps.strange.empty()) return fails(cases, "the model leaves visible what cancels", steps.strange);
  if (steps.visible.size() > most_remainders) return undecided(cases, "more remainders than there is room for");

  std::vector<Laid> all = all_laid(most_cards_asked);
  std::ranges::sort(all, {}, [](const Laid& laid) { return std::pair{laid.cards(), laid}; });
  std::map<Laid, Remainders> reached;
  reached[Laid{}].set(static_cast<std::size_t>(std::ranges::find(steps.visible, Laid{}) - steps.visible.begin()));
  const std::vector<Laid> cards = single_cards();
  for (const Laid& played : all) {
    Remainders& here = reached[played];
    for (std::size_t card = 0; card < cards.size(); ++card) {
      if (!played.has(cards[card])) continue;
      const Remainders& before = reached[played - cards[card]];
      for (std::size_t i = 0; i < steps.visible.size(); ++i)
        if (before.test(i)) here |= steps.after[i][card];
    }
    for (std::size_t i = 0; i < steps.visible.size(); ++i) {
      const Laid& visible = steps.visible[i];
      const bool possible = played.has(visible) && (played - visible).songs_sum() == (played - visible).silences_sum();
      if (possible != here.test(i))
        return fails(cases, "the model leaves visible what it should not, or never leaves what it could",
                     {"played: " + words(played), "visible: " + words(visible)});
    }
  }
  return holds(cases, {std::to_string(all.size()) + " multisets of cards in every order, " +
                       std::to_string(steps.visible.size()) + " remainders"})
      .over(up_to(most_cards_asked, "cards played on one mermaid in any order"))
      .all_tried(all.size())
      .tied(in_every_case(all.size(), "multisets of cards, whatever can be visible of each"));
}

Finding opposites_take_value_for_value(const Game& game, const Budget& budget, Mixed reading) {
  const Coverings coverings = minimal_coverings(budget);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  const TwoPowers two = value_is_lost(coverings, reading, budget);
  const std::uint64_t cases = coverings.asked + two.asked;
  if (two.answer == Answer::Unknown) return undecided(cases, "what a card leaves of a power");
  if (two.answer == Answer::Counterexample)
    return fails(cases, "a card takes another worth from its opposites than its own",
                 {"visible: " + words(two.first), "visible then: " + words(two.second)});
  Game other = game;
  other.rules.mixed = reading;
  const auto additions = all_additions(coverings);
  for (const auto& [visible, card] : additions) {
    if (visible.songs_sum() < visible.silences_sum()) continue;
    const int before = mermaids_song::power_of(reading, cards_of(visible));
    const int expected = std::abs(before + card.songs_sum() - card.silences_sum());
    for (const Covered& outcome : ask_playing(other, before_playing(other, visible, card), card)) {
      if (mermaids_song::power_of(reading, cards_of(outcome.visible)) == expected) continue;
      return with_trace(
          fails(cases, "the model leaves another power than a card's value does",
                {"visible: " + words(visible), "added: " + words(card), "visible then: " + words(outcome.visible)}),
          {other, MermaidsSong::completed(other, before_playing(other, visible, card)), outcome.actions,
           "a card takes its value from its opposites"});
    }
  }
  return holds(cases).over(std::string{any_number}).tied(in_every_case(additions.size(), domain_of_additions()));
}

Finding power_is_exact(const Game& game, const Budget& budget, Mixed reading, Mixed by_the_book) {
  // the model's power as a table over the two sums, after asking whether anything else matters to it
  std::map<std::pair<int, int>, int> table;
  for (const Laid& visible : all_laid(most_cards_asked)) {
    const int power = mermaids_song::power_of(reading, cards_of(visible));
    const auto [known, added] = table.emplace(std::pair{visible.songs_sum(), visible.silences_sum()}, power);
    if (!added && known->second != power)
      return fails(0, "the model's power depends on more than the sums of songs and silences", {words(visible)});
  }
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid visible = symbolic_laid(context, "visible");
  question.given(visible.none_negative() && visible.cards() <= most_cards_asked);
  const z3::expr songs = context.int_const("songs");
  const z3::expr silences = context.int_const("silences");
  question.given(songs == visible.songs_sum() && silences == visible.silences_sum());
  std::map<int, z3::expr> by_songs;
  for (const auto& [sums, power] : table) {
    const auto [known, added] = by_songs.emplace(sums.first, context.int_val(power));
    if (!added) known->second = z3::ite(silences == sums.second, context.int_val(power), known->second);
  }
  z3::expr power = context.int_val(0);
  for (const auto& [sum, row] : by_songs) power = z3::ite(songs == sum, row, power);
  const Answer answer = question.prove(power == visible.power(by_the_book));
  if (answer == Answer::Unknown) return undecided(question.asked(), "the power of what is visible");
  if (answer == Answer::Proved)
    return holds(question.asked())
        .over(up_to(most_cards_asked, "visible cards"))
        .tied(in_every_case(all_laid(most_cards_asked).size(), "the model's power, by the sums of both sides"));
  const Laid found = value_of(question.found(), visible);
  const int in_model = mermaids_song::power_of(reading, cards_of(found));
  const std::vector<std::string> told{words(found), "by the book: " + std::to_string(power_of(by_the_book, found)),
                                      "in the model: " + std::to_string(in_model)};
  if (in_model == power_of(by_the_book, found)) return encoding_is_wrong(question.asked(), "the model says the same", told);
  Game other = game;
  other.rules.mixed = reading;
  return with_trace(fails(question.asked(), "the model gives a mermaid another power", told),
                    {other, MermaidsSong::completed(other, before_playing(other, found, Laid{})), {}, "power is as stated"});
}

}  // namespace fathom::solver::song
