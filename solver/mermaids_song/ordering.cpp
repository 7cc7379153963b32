#include <algorithm>

#include "solver/mermaids_song/cancelling.hpp"
#include "solver/mermaids_song/coverings.hpp"

// Whether the order of songs and silences matters, whether the choice of what is covered does, and whether working against
// a mermaid can help her. Where it does, a play shows it with the fewest cards.

namespace fathom::solver::song {

namespace {

using mermaids_song::BeginActions;
using mermaids_song::Cover;
using mermaids_song::DrawNext;
using mermaids_song::EndTurn;
using mermaids_song::Play;

constexpr std::string_view any_cards = "any number of songs and silences by one mermaid";

/// How cards are to be laid by one mermaid: in this order, and if several coverings are possible, this one.
struct Recipe {
  std::vector<Laid> order;
  Laid covering;
};

void append_cards(std::vector<Laid>& order, Laid cards) {
  for (const Laid& card : single_cards())
    while (cards.has(card)) {
      order.push_back(card);
      cards -= card;
    }
}

/// What is to end up underneath comes first, one small covering after the other, and then what is to stay visible.
Recipe covered_first(const Coverings& coverings, const Laid& cards, const Laid& visible) {
  Recipe recipe;
  Laid covered = cards - visible;
  for (const Laid& covering : coverings.minimal)
    while (covered.has(covering)) {
      append_cards(recipe.order, covering);
      covered -= covering;
    }
  append_cards(recipe.order, visible);
  return recipe;
}

/// The card that sets off both coverings comes last.
Recipe choice_last(const Coverings& coverings, const TwoPowers& two, const Laid& visible) {
  for (const Laid& card : single_cards()) {
    const bool in_both = (two.cards - two.first).has(card) && (two.cards - two.second).has(card);
    if (!in_both || !two.cards.has(card) || coverings.cancels(two.cards - card)) continue;
    Recipe recipe{{}, two.cards - visible};
    append_cards(recipe.order, two.cards - card);
    recipe.order.push_back(card);
    return recipe;
  }
  return {};
}

Card card_of(const Laid& single) {
  const Cards cards = cards_of(single);
  for (const Card card : every<Card>)
    if (cards[card] > 0) return card;
  return Card::mermaid;
}

/// Ann has two mermaids in play and draws; the others have full hands of cards that she does not need.
State with_two_mermaids(const Game& game, const Laid& needed) {
  State state = MermaidsSong::start(game, fewest);
  state.step = Step::drawing;
  state.deck = {};
  state.creature_deck = {};
  state.mermaids[Seat::Ann] = {Mermaid{}, Mermaid{}};
  Cards rest = mermaids_song::pack(game, fewest) - cards_of(needed) - cards_of(needed);
  for (const Seat other : {Seat::Bob, Seat::Cleo})
    for (int i = 0; i < game.rules.hand; ++i) {
      Card most_common = Card::song_1;
      for (const Card card : every<Card>)
        if (mermaids_song::value_of(card) > 0 && rest[card] > rest[most_common]) most_common = card;
      --rest[most_common];
      ++state.hands[other][most_common];
    }
  return MermaidsSong::completed(game, state);
}

/// In a reading, a player says first that she keeps her hand, which is full.
void keep_hand(Told& told) {
  if (told.now().step == Step::before_drawing) told.then(DrawNext{told.now().turn});
}

void end_round(Told& told) {
  told.then(EndTurn{Seat::Ann});
  for (const Seat other : {Seat::Bob, Seat::Cleo}) {
    keep_hand(told);
    told.then(BeginActions{other}).then(EndTurn{other});
  }
}

/// Ann plays both recipes, one on each mermaid, drawing as many cards a turn as a hand holds.
void play_recipes(Told& told, const std::array<Recipe, 2>& recipes, int hand) {
  std::vector<std::pair<Card, std::uint8_t>> plays;
  for (std::uint8_t which = 0; which < recipes.size(); ++which)
    for (const Laid& card : recipes[which].order) plays.emplace_back(card_of(card), static_cast<std::uint8_t>(which + 1));
  const auto a_turn = static_cast<std::size_t>(hand);
  for (std::size_t from = 0; from < plays.size(); from += a_turn) {
    const std::size_t to = std::min(plays.size(), from + a_turn);
    for (std::size_t i = from; i < from + a_turn; ++i)
      if (i < plays.size()) {
        told.draws(plays[i].first);
      } else {  // the last turn fills the hand with whatever there is
        Card any = Card::mermaid;
        for (const Card card : every<Card>)
          if (!mermaids_song::is_special(card) && told.now().deck[card] > 0) any = card;
        told.draws(any);
      }
    told.then(BeginActions{Seat::Ann});
    for (std::size_t i = from; i < to; ++i) {
      const auto [card, nth] = plays[i];
      told.then(Play{Seat::Ann, card, Seat::Ann, nth});
      if (told.now().step == Step::covering) told.then(Cover{told.now().acting, cards_of(recipes[nth - 1U].covering)});
    }
    if (to < plays.size()) end_round(told);
  }
}

/// What the model says of power is what the encoding says, or where not.
std::optional<Finding> other_than_encoded(Mixed reading) {
  if (const auto cards = other_power(reading))
    return Finding{fails(0, "the model has another power for some cards", {*cards})};
  return std::nullopt;
}

/// Both recipes played: the same cards on two mermaids, and what power each has.
Finding shown(const Game& game, const TwoPowers& two, const std::array<Recipe, 2>& recipes, const std::string& what) {
  const State given = with_two_mermaids(game, two.cards);
  Told told{game, given};
  play_recipes(told, recipes, game.rules.hand);
  std::vector<std::string> lines{"the same cards on both: " + words(two.cards)};
  std::vector<int> power;
  for (const Mermaid& mermaid : told.now().mermaids[Seat::Ann]) {
    power.push_back(mermaids_song::power_of(game.rules.mixed, mermaid.visible));
    lines.push_back("visible: " + words(laid_of(mermaid.visible)) + ", power " + std::to_string(power.back()));
  }
  if (told.refused()) lines.push_back("refused: " + *told.refused());
  if (told.refused() || power.size() != 2 || power[0] == power[1])
    return with_trace(encoding_is_wrong(two.asked, "played, both mermaids have the same power", lines), told.trace(what));
  return with_trace(
      fails(two.asked, what + " can change a mermaid's power", lines).over(std::string{any_cards}).tied(power_tied()),
      told.trace("both mermaids have the same power"));
}

Game in_reading(const Game& game, Mixed reading) {
  Game other = game;
  other.rules.mixed = reading;
  return other;
}

}  // namespace

Finding order_does_not_matter(const Game& game, const Budget& budget, Mixed reading) {
  if (auto other = other_than_encoded(reading)) return *other;
  const Coverings coverings = minimal_coverings(budget);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  TwoPowers two = order_matters(coverings, reading, budget);
  two.asked += coverings.asked;
  if (two.answer == Answer::Unknown) return undecided(two.asked, "the order of songs and silences");
  if (two.answer == Answer::Proved) return holds(two.asked).over(std::string{any_cards}).tied(power_tied());
  return shown(in_reading(game, reading), two,
               {covered_first(coverings, two.cards, two.first), covered_first(coverings, two.cards, two.second)},
               "the order in which songs and silences are played");
}

Finding choice_does_not_matter(const Game& game, const Budget& budget, Mixed reading) {
  if (auto other = other_than_encoded(reading)) return *other;
  const Coverings coverings = minimal_coverings(budget);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  TwoPowers two = choice_matters(coverings, reading, budget);
  two.asked += coverings.asked;
  if (two.answer == Answer::Unknown) return undecided(two.asked, "the choice of what is covered");
  if (two.answer == Answer::Proved) return holds(two.asked).over(std::string{any_cards}).tied(power_tied());
  return shown(in_reading(game, reading), two,
               {choice_last(coverings, two, two.first), choice_last(coverings, two, two.second)},
               "the choice of what is covered");
}

Finding opposing_never_helps(const Game& game, const Budget& budget, Mixed reading) {
  if (auto other = other_than_encoded(reading)) return *other;
  const Coverings coverings = minimal_coverings(budget);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  TwoPowers two = opposing_helps(coverings, laid_of(game.box.cards), reading, budget);
  two.asked += coverings.asked;
  if (two.answer == Answer::Unknown) return undecided(two.asked, "silences by a mermaid of songs");
  const std::string domain = "a silence beside any songs of the box";
  if (two.answer == Answer::Proved) return holds(two.asked).over(domain).tied(power_tied());

  const Game other = in_reading(game, reading);
  const Card card = card_of(two.cards - two.first);
  State given = in_action_phase(other, fewest);
  given.mermaids[Seat::Bob].push_back(Mermaid{cards_of(two.first), {}});
  ++given.hands[Seat::Ann][card];
  given = MermaidsSong::completed(other, given);
  Told told{other, given};
  told.then(Play{Seat::Ann, card, Seat::Bob, 1});
  const auto power = [&](const State& state) {
    return mermaids_song::power_of(other.rules.mixed, state.mermaids[Seat::Bob][0].visible);
  };
  const int before = power(given);
  const int after = power(told.now());
  const std::vector<std::string> lines{
      "Bob's mermaid shows " + words(two.first) + ": power " + std::to_string(before),
      "Ann plays a silence on her, and she shows " + words(two.second) + ": power " + std::to_string(after)};
  if (told.refused() || after <= before) return encoding_is_wrong(two.asked, "played, her power does not rise", lines);
  return with_trace(fails(two.asked, "a silence can raise the power of a mermaid with nothing but songs", lines)
                        .over(domain)
                        .tied(power_tied()),
                    told.trace("a silence does not raise the power of a mermaid of songs"));
}

Finding power_has_a_limit(const Game& game, const Budget& budget, int limit) {
  if (auto other = other_than_encoded(game.rules.mixed)) return *other;
  const Coverings coverings = minimal_coverings(budget);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid visible = symbolic_laid(context, "visible");
  question.given(visible.none_negative() && !coverings.cancels(visible) && visible.within(laid_of(game.box.cards)));
  const Answer above = question.prove(visible.power(game.rules.mixed) <= limit);
  if (above == Answer::Unknown) return undecided(question.asked(), "the highest power");
  const auto told_of = [&](const Laid& laid) {
    return std::vector<std::string>{words(laid) + ": power " + std::to_string(power_of(game.rules.mixed, laid))};
  };
  if (above == Answer::Counterexample)
    return fails(question.asked() + coverings.asked, "a mermaid can have more power than " + std::to_string(limit),
                 told_of(value_of(question.found(), visible)));
  const Answer at = question.prove(visible.power(game.rules.mixed) < limit);
  if (at == Answer::Unknown) return undecided(question.asked(), "the highest power");
  if (at == Answer::Proved)
    return fails(question.asked() + coverings.asked, "no mermaid can have the power " + std::to_string(limit));
  return holds(question.asked() + coverings.asked, told_of(value_of(question.found(), visible)))
      .over("any songs and silences of the box by one mermaid")
      .tied(power_tied());
}

Finding every_rating_within_power(const Game& game, const Budget& budget, const std::array<int, sorts>& fewest_cards) {
  if (auto other = other_than_encoded(game.rules.mixed)) return *other;
  if (const auto other = other_ratings()) return fails(0, "the model has other ratings than are printed", {*other});
  const Coverings coverings = minimal_coverings(budget);
  if (coverings.answer != Answer::Proved) return undecided(coverings.asked, "the coverings there are");
  std::uint64_t cases = coverings.asked;
  std::vector<std::string> told;
  for (std::size_t sort = 0; sort < sorts; ++sort) {
    const int rating = printed_ratings[sort];
    z3::context context;
    Question question{context, budget, Logic::linear};
    const SymbolicLaid visible = symbolic_laid(context, "visible");
    question.given(visible.none_negative() && !coverings.cancels(visible) && visible.within(laid_of(game.box.cards)));
    question.given(visible.power(game.rules.mixed) >= rating);
    const Answer fewer = question.prove(visible.cards() >= fewest_cards[sort]);
    const Answer enough = fewer == Answer::Proved ? question.prove(visible.cards() > fewest_cards[sort]) : fewer;
    cases += question.asked();
    if (fewer == Answer::Unknown || enough == Answer::Unknown) return undecided(cases, "cards for a creature");
    if (fewer == Answer::Counterexample || enough == Answer::Proved)
      return fails(cases, "a creature of " + std::to_string(rating) + " takes another number of cards than " +
                              std::to_string(fewest_cards[sort]));
    const Laid cards = value_of(question.found(), visible);
    // by the model: a mermaid with these cards entices the creature
    State given = in_action_phase(game, fewest);
    given.mermaids[Seat::Ann].push_back(Mermaid{cards_of(cards), {}});
    const Creature creature = every<Creature>[sort];
    ++given.face_up[creature];
    given = MermaidsSong::completed(game, given);
    Told entice{game, given};
    entice.then(mermaids_song::Entice{Seat::Ann, 1, creature});
    if (entice.refused())
      return with_trace(fails(cases, "a mermaid with power enough does not entice a creature", {*entice.refused()}),
                        entice.trace("enough power entices"));
    told.push_back("a " + std::to_string(rating) + ": " + words(cards));
  }
  return holds(cases, told)
      .over("any songs and silences of the box, each rating there is")
      .tied(power_tied())
      .tied(in_every_case(sorts, "ratings, with a mermaid who entices"));
}

}  // namespace fathom::solver::song
