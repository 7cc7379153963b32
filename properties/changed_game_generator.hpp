#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <utility>
#include <vector>

#include "notation/changed_games.hpp"

/// RapidCheck generators of house rules, shrinking included: fewer changes, and smaller ones.
namespace fathom {

template <Specification G>
void showValue(const ChangedGame<G>& changed, std::ostream& out) {
  out << (changed.name.empty() ? "the published game" : changed.name);
}

namespace properties {

/// Which of the changeable things is set to what.
using Setting = std::pair<std::size_t, int>;

/// Any value of a thing; those closer to the published one are simpler.
template <Specification G>
rc::Gen<int> values_of(const Changeable<G>& thing) {
  return [thing](const rc::Random& random, int) {
    const auto ways = static_cast<std::uint64_t>(thing.highest - thing.lowest + 1);
    const int value = thing.lowest + static_cast<int>(rc::Random(random).next() % ways);
    return rc::shrinkable::shrinkRecur(value, [thing](int far) { return rc::shrink::towards(far, thing.published); });
  };
}

/// Whether the thing belongs to a rule that is left out already, or would leave out a rule that is changed already.
template <Specification G>
bool contradicts(const ChangedGame<G>& changed, const Changeable<G>& thing) {
  const auto rule = position_of(G::rulebook(), thing.rule);
  return changed.rules.contains(thing.rule) &&
         (thing.what == Changing::clause || (rule && changed.game.dropped.contains(*rule)));
}

/// House rules that change a few things, among them the published game; none that nobody could set up.
template <Specification G>
rc::Gen<ChangedGame<G>> changed_games_drawn() {
  constexpr int most_changes = 5;
  const std::vector<Changeable<G>> things = changeables<G>();
  const auto which = rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(0, things.size()));
  const auto setting = rc::gen::mapcat(
      which, [things](std::size_t thing) { return rc::gen::pair(rc::gen::just(thing), values_of(things[thing])); });
  const auto made = [things](const std::vector<Setting>& settings) {
    ChangedGame<G> changed;
    for (const auto& [thing, value] : settings)
      if (value != things[thing].published && !contradicts(changed, things[thing]))
        changed = changed.with(things[thing], value);
    return changed;
  };
  return rc::gen::suchThat(
      rc::gen::map(rc::gen::resize(most_changes, rc::gen::container<std::vector<Setting>>(setting)), made),
      [](const ChangedGame<G>& changed) { return contradictions(changed.game).empty(); });
}

}  // namespace properties
}  // namespace fathom

namespace rc {

template <class G>
struct Arbitrary<fathom::ChangedGame<G>> {
  static Gen<fathom::ChangedGame<G>> arbitrary() { return fathom::properties::changed_games_drawn<G>(); }
};

}  // namespace rc
