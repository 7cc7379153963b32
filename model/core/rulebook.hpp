#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/complaints.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/grid.hpp"
#include "model/core/phrases.hpp"
#include "model/core/reads.hpp"
#include "model/core/ruling.hpp"

namespace fathom {

/// How firmly the rulebook says a thing.
enum class Status : std::uint8_t {
  stated,     ///< The text says it.
  ambiguous,  ///< The text can be read in several ways; the reading is a selectable value of the game's `Rules`.
  silent,     ///< The text says nothing and play must go on; the ruling is ours, and a `Hole` notices when it matters.
  assumed,    ///< The fact stands in a picture only; ours is a reconstruction that a components file replaces.
  flavour,    ///< A sentence that asks nothing of anybody.
  house,      ///< The text has nothing of the kind: a point at which a house rule may change the game, which is idle until then.
};
constexpr std::array<std::string_view, 6> names_of(Status) {
  return {"stated", "ambiguous", "silent", "assumed", "flavour", "house"};
}

/// Whether a table could play without a rule.
enum class Nature : std::uint8_t {
  chosen,    ///< It could be otherwise, and a house rule may leave it out.
  physical,  ///< It says what pieces can do: one cannot play a card that is not there. Whoever leaves it out loses count of
             ///< the pieces, and so no house rule may; `fathom mutants` does, to see that a check notices.
};

/// One rule of a rulebook. Its id is the key of everything Fathom prints about it.
struct Rule {
  std::string_view id;     ///< `section.rule`, lower case: `placing.on_ocean`.
  std::string_view cites;  ///< The heading of the rulebook's section, with the part of it where that helps.
  std::string_view says;   ///< What it asks, in our own words: one sentence, no full stop.
  Status status = Status::stated;
  std::string_view because = {};  ///< Why this reading, ruling or reconstruction is the default; empty when stated.
  Nature nature = Nature::chosen;
};

/// The rule as one that holds the box together: `physical({"passing.from_hand", "2. Starfish", "..."})`.
constexpr Rule physical(Rule rule) {
  rule.nature = Nature::physical;
  return rule;
}

/// Which rules somebody has left out of a game: a mutant, or a house rule. Indexed in rulebook order.
using RuleSet = CellSet<512>;

/// The ids of a few rules: what a claim, an invariant or a theorem rests on.
using RuleIds = Few<std::string_view, 16>;

/// The context a game is played in, never part of its states: the numbers and readings, what is in the box, and the rules
/// left out. A variant, a reading and a mutant are just other values of this.
template <class Rules, class Box>
struct GameOf {
  Rules rules;
  Box box;
  RuleSet dropped{};
};

/// A rule that can forbid an action of one kind.
/// `objects` answers only yes or no, and is folded into the search for legal actions. The sentence a player gets is `says`,
/// with holes for the fields of the action and of the state (`model/core/phrases.hpp`), or `why` builds it, which is called
/// on refusal alone. All are total: they may be asked about any state and any action.
template <class Game, class State, class Action>
struct Clause {
  using Objects = bool (*)(const Game&, const State&, const Action&);
  using Why = std::string (*)(const Game&, const State&, const Action&);

  std::string_view rule;
  Objects objects;
  Why why = nullptr;
  std::string_view says;

  constexpr Clause(std::string_view id, Objects forbids, Why reason) : rule(id), objects(forbids), why(reason) {}
  constexpr Clause(std::string_view id, Objects forbids, std::string_view reason)
      : rule(id), objects(forbids), says(reason) {}
  constexpr Clause(std::string_view id, Objects forbids, const char* reason)
      : Clause(id, forbids, std::string_view(reason)) {}

  template <class Other>
  static constexpr bool concerns = std::is_same_v<Action, Other>;
};

/// A rule that can forbid actions of every kind, such as taking turns. `Objects` and `Why` are stateless generic lambdas.
template <class Objects, class Why>
struct AnyActionClause {
  std::string_view rule;
  Objects objects;
  Why why;

  template <class Other>
  static constexpr bool concerns = true;
};
template <class Objects, class Why>
AnyActionClause(std::string_view, Objects, Why) -> AnyActionClause<Objects, Why>;

/// A rule of the form "may not cover": cells that are closed to a piece. Check, generator and theorem read it as data.
/// It objects to every action that covers cells, for which `covered(action)` gives a `CellSet`.
template <class Game, class State, class Cells>
struct Region {
  std::string_view rule;
  Cells (*forbidden)(const Game&, const State&);
  std::string (*why)(const Game&, const State&, std::size_t cell);  ///< Called with the lowest cell at fault.

  template <class Other>
  static constexpr bool concerns = requires(const Other& action) {
    covered(action);
  };
};
template <class Game, class State, class Cells>
Region(std::string_view, Cells (*)(const Game&, const State&), std::string (*)(const Game&, const State&, std::size_t))
    -> Region<Game, State, Cells>;

/// Where `id` stands in `rules`, if it does. Usable at compile time, so that a clause with a mistyped id does not build.
constexpr std::optional<std::size_t> position_of(std::span<const Rule> rules, std::string_view id) {
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (rules[i].id == id) return i;
  return std::nullopt;
}

namespace detail {

template <class Entry, class Game, class State, class Action>
constexpr bool entry_objects(const Entry& entry, const Game& game, const State& state, const Action& action) {
  if constexpr (requires { entry.forbidden; }) {
    return covered(action).meets(entry.forbidden(game, state));
  } else {
    return entry.objects(game, state, action);
  }
}

/// What the region's rule says of the lowest cell at fault.
template <class Region, class Game, class State, class Action>
std::string why_covered(const Region& region, const Game& game, const State& state, const Action& action) {
  std::optional<std::size_t> lowest;
  (covered(action) & region.forbidden(game, state)).for_each([&](std::size_t cell) {
    if (!lowest) lowest = cell;
  });
  return region.why(game, state, lowest.value_or(0));
}

/// An entry as functions that are called: a refusal has time for that, and would take the compiler far longer folded in.
template <class Game, class State, class Action>
struct Asked {
  bool (*objects)(const Game&, const State&, const Action&) = nullptr;
  std::string (*why)(const Game&, const State&, const Action&) = nullptr;
};

}  // namespace detail

/// The rules of all chapters, in their order.
template <std::size_t... Sizes>
constexpr std::array<Rule, (Sizes + ...)> bound(const Rule (&... chapters)[Sizes]) {
  std::array<Rule, (Sizes + ...)> all{};
  std::size_t count = 0;
  const auto bind = [&](const auto& chapter) {
    for (const Rule& rule : chapter) all[count++] = rule;
  };
  (bind(chapters), ...);
  return all;
}

/// A game's clauses and regions, in rulebook order, as the three questions anybody asks of them.
/// `rules` is the game's table of rules, `entries` a constexpr tuple of `Clause`, `AnyActionClause` and `Region`.
template <const auto& rules, const auto& entries>
struct Clauses {
  static constexpr std::size_t size = std::tuple_size_v<std::remove_cvref_t<decltype(entries)>>;

  /// The place of the row that the entry belongs to.
  template <std::size_t I>
  static constexpr std::size_t row_of() {
    constexpr std::string_view id = std::get<I>(entries).rule;
    constexpr std::optional<std::size_t> place = position_of(rules, id);
    if constexpr (place)
      return *place;
    else
      return complaint::NoRowInTheTableOfRulesFor<as_text<id.size() + 1>(id)>::place;
  }

  /// For each entry, the place of its rule in `rules`.
  static constexpr std::array<std::size_t, size> rule_of = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<std::size_t, size>{row_of<I>()...};
  }
  (std::make_index_sequence<size>{});

  /// Every rule, in rulebook order.
  static std::span<const Rule> rulebook() { return rules; }

  /// The ids of the rules that can refuse, in rulebook order.
  static std::vector<std::string_view> rule_ids() {
    std::vector<std::string_view> ids;
    for (std::size_t rule = 0; rule < std::size(rules); ++rule)
      for (const std::size_t refusing : rule_of)
        if (refusing == rule && (ids.empty() || ids.back() != rules[rule].id)) ids.push_back(rules[rule].id);
    return ids;
  }

  /// The rules that can refuse an action of one kind.
  template <class Action>
  static constexpr RuleSet about = []<std::size_t... I>(std::index_sequence<I...>) {
    RuleSet rules_about;
    const auto add = [&]<class Entry>(const Entry&, std::size_t rule) {
      if (Entry::template concerns<Action>) rules_about.insert(rule);
    };
    (add(std::get<I>(entries), rule_of[I]), ...);
    return rules_about;
  }
  (std::make_index_sequence<size>{});

  /// Whether any rule in force forbids the action; of the first entries, so many need not be asked. The legal path pays one
  /// call per clause and nothing for `dropped`.
  template <std::size_t but_first = 0, class Game, class State, class Action>
  static bool object(const Game& game, const State& state, const Action& action) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) { return (objects<I + but_first>(game, state, action) || ...); }
    (std::make_index_sequence<size - but_first>{});
  }

  /// What the first rule in rulebook order has against the action, if any has.
  template <class Game, class State, class Action>
  static std::optional<Objection> first(const Game& game, const State& state, const Action& action) {
    std::vector<Objection> found = objections(game, state, action, 1);
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
  }

  /// What every rule has against the action, in rulebook order, for comparison with a solver.
  template <class Game, class State, class Action>
  static std::vector<Objection> all(const Game& game, const State& state, const Action& action) {
    return objections(game, state, action, size);
  }

 private:
  /// Whether a rule that objects has been left out; that it was met is noted, as a number that is read is.
  template <class Game>
  static bool is_dropped(const Game& game, std::size_t rule) {
    if (!game.dropped.contains(rule)) return false;
    detail::note_read(rules[rule].id.data());
    return true;
  }

  template <std::size_t I, class Game, class State, class Action>
  static bool objects(const Game& game, const State& state, const Action& action) {
    using Entry = std::tuple_element_t<I, std::remove_cvref_t<decltype(entries)>>;
    if constexpr (Entry::template concerns<Action>) {
      return detail::entry_objects(std::get<I>(entries), game, state, action) && !is_dropped(game, rule_of[I]);
    } else {
      return false;
    }
  }

  template <class Game, class State, class Action>
  static std::vector<Objection> objections(const Game& game, const State& state, const Action& action, std::size_t at_most) {
    static constexpr auto entries_asked = [&]<std::size_t... I>(std::index_sequence<I...>) {
      return std::array<detail::Asked<Game, State, Action>, size>{asked<I, Game, State, Action>()...};
    }
    (std::make_index_sequence<size>{});
    std::vector<Objection> found;
    for (std::size_t i = 0; i < size && found.size() < at_most; ++i) {
      const auto& entry = entries_asked[i];
      if (entry.objects != nullptr && entry.objects(game, state, action) && !is_dropped(game, rule_of[i]))
        found.push_back(Objection{rules[rule_of[i]].id, entry.why(game, state, action)});
    }
    return found;
  }

  template <std::size_t I>
  static constexpr bool is_said_by_phrase() {
    if constexpr (requires { std::get<I>(entries).says; })
      return std::get<I>(entries).why == nullptr;
    else
      return false;
  }

  /// The entry's functions; none where it has nothing to do with such actions.
  template <std::size_t I, class Game, class State, class Action>
  static constexpr detail::Asked<Game, State, Action> asked() {
    using Entry = std::tuple_element_t<I, std::remove_cvref_t<decltype(entries)>>;
    if constexpr (!Entry::template concerns<Action>) {
      return {};
    } else {
      constexpr auto objects = [](const Game& game, const State& state, const Action& action) {
        return detail::entry_objects(std::get<I>(entries), game, state, action);
      };
      if constexpr (requires { std::get<I>(entries).forbidden; })
        return {objects, [](const Game& game, const State& state, const Action& action) {
                  return detail::why_covered(std::get<I>(entries), game, state, action);
                }};
      else if constexpr (is_said_by_phrase<I>())
        return {objects, [](const Game&, const State& state, const Action& action) {
                  return detail::sentence(std::get<I>(entries).says, state, action);
                }};
      else
        return {objects, std::get<I>(entries).why};
    }
  }
};

/// A described number (or table of numbers) of a game's `Rules` that a house rule may change, within bounds that keep play
/// meaningful. `rule` is the rule it belongs to; `name` is how a file and a report call it.
template <class Owner, class Member>
struct Parameter : Field<Owner, Member> {
  std::string_view rule;
  int lowest;
  int highest;

  constexpr Parameter(std::string_view called, Member Owner::*where, std::string_view of_rule, int least, int most)
      : Field<Owner, Member>{called, where}, rule(of_rule), lowest(least), highest(most) {}
};

/// A described choice of a game's `Rules` between readings of one rule. The enumerators of `Member` are the readings, the
/// first is the default, and `Rule::because` says why. `name` is the rule's id.
template <class Owner, class Member>
struct Reading : Field<Owner, Member> {
  constexpr Reading(std::string_view called, Member Owner::*where) : Field<Owner, Member>{called, where} {}
};

}  // namespace fathom
