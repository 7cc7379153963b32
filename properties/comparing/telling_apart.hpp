#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/verdict.hpp"
#include "notation/notation.hpp"
#include "properties/comparing.hpp"
#include "properties/comparing/apart.hpp"
#include "properties/comparing/between.hpp"
#include "properties/comparing/changes.hpp"
#include "properties/simpler.hpp"

namespace fathom::properties {

/// A play up to where two sets of rules part; the last action is the parting one.
template <Specification G>
struct Followed {
  typename G::State given;
  std::vector<typename G::Action> actions;
  Parting<G> parting;
};

/// Tells where two sets of rules part: what is responsible, the state before said as simply as it can be, what differs.
template <class S>
class TellingApart {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  TellingApart(const Game& published, const Game& variant)
      : published_(published), variant_(variant), changes_(changes_between<G>(published, variant)) {}

  /// Where the table is set out differently for so many players.
  [[nodiscard]] Divergence apart_from_the_start(int players) const {
    const State published = G::start(published_, players);
    const State variant = G::start(variant_, players);
    Divergence divergence;
    divergence.parts = Parts::beginning;
    divergence.allows = Allows::both;
    divergence.players = players;
    divergence.plays = divergence.parted = 1;
    note(divergence, responsible([&](const Game& game) { return !(G::start(game, players) == published); }));
    divergence.apart = fields_of(published, variant);
    divergence.why = "the game begins with another table";
    add_lines(divergence, headed("apart", written(divergence)));
    divergence.play = divergence.trace = Trace<G>{variant_, variant, {}, divergence.why};
    return divergence;
  }

  /// Where a play parts.
  [[nodiscard]] Divergence told(const Followed<G>& found) const {
    Parting<G> parting = found.parting;
    parting.state = simplified(parting);
    Divergence divergence;
    divergence.allows = parting.allows;
    divergence.players = S::players(parting.state);
    divergence.actions = static_cast<std::uint32_t>(found.actions.size());
    const Game& game = allowing(parting.allows);
    divergence.act = G::show(game, parting.state, parting.act);
    const auto changes = responsible([&](const Game& changed) {
      const auto still = Between<G>(published_, changed).at(parting.state, parting.act);
      return still && still->allows == parting.allows;
    });
    if (const auto objection = objection_to(parting))
      tell_refusal(divergence, *objection, changes);
    else
      tell_states(divergence, parting, changes);
    add_lines(divergence, headed("given", G::tell(game, parting.state)));
    add_lines(divergence, headed("when", {divergence.act}));
    add_lines(divergence, headed("apart", written(divergence)));
    divergence.play = Trace<G>{game, found.given, found.actions, divergence.why};
    divergence.trace = Trace<G>{game, parting.state, {parting.act}, divergence.why};
    return divergence;
  }

 private:
  static constexpr int states_tried = 4000;

  /// The rules under which the action can be done.
  [[nodiscard]] const Game& allowing(Allows allows) const { return allows == Allows::published ? published_ : variant_; }

  [[nodiscard]] std::optional<Objection> objection_to(const Parting<G>& parting) const {
    if (parting.allows == Allows::both) return std::nullopt;
    const Game& refusing = parting.allows == Allows::published ? variant_ : published_;
    return G::objection(refusing, parting.state, parting.act);
  }

  /// The state before, saying no more than it has to.
  [[nodiscard]] State simplified(const Parting<G>& parting) const {
    const Between<G> between(published_, variant_);
    const auto rule_of = [&](const Parting<G>& one) {
      const auto objection = objection_to(one);
      return objection ? std::string(objection->rule) : std::string();
    };
    const auto apart = [&](const Parting<G>& one) { return one.allows == Allows::both ? paths(fields_after(one)) : ""; };
    const std::string rule = rule_of(parting);
    const std::string fields = apart(parting);
    return simplest(
        parting.state, [&](const State& state) { return G::completed(published_, state); },
        [&](const State& state) {
          if (!is_sound(state, parting.state)) return false;
          const auto still = between.at(state, parting.act);
          return still && still->allows == parting.allows && rule_of(*still) == rule && apart(*still) == fields;
        },
        states_tried);
  }
  [[nodiscard]] bool is_sound(const State& simpler, const State& original) const {
    return S::players(simpler) == S::players(original) && G::acting(simpler) == G::acting(original) &&
           std::ranges::all_of(G::invariants(), [&](const auto& invariant) {
             return invariant.holds(published_, simpler) || !invariant.holds(published_, original);
           });
  }

  [[nodiscard]] std::vector<FieldApart> fields_of(const State& published, const State& variant) const {
    auto apart = fields_apart(Notation<G>::write_state(published_, published), Notation<G>::write_state(variant_, variant));
    if (apart.empty()) apart = lines_apart(G::tell(published_, published), G::tell(variant_, variant));
    return apart.empty() ? hidden_apart(published, variant) : apart;
  }
  /// What neither a document nor a telling mentions: a deck that is as its box has it.
  static std::vector<FieldApart> hidden_apart(const State& published, const State& variant) {
    std::vector<FieldApart> apart;
    for_each_field<State>([&](const auto& field) {
      if (!(field.of(published) == field.of(variant)))
        apart.push_back({std::string(field.name), in_words(field.of(published)), in_words(field.of(variant))});
    });
    return apart;
  }
  [[nodiscard]] std::vector<FieldApart> fields_after(const Parting<G>& parting) const {
    const auto [published, variant] = Between<G>(published_, variant_).after(parting.state, parting.act);
    return fields_of(published, variant);
  }
  static std::string paths(const std::vector<FieldApart>& apart) {
    std::string all;
    for (const FieldApart& one : apart) all += one.field + " ";
    return all;
  }

  /// The changes that make the rules part at the same action, each by itself; all of them where only together.
  template <class Parts>
  [[nodiscard]] std::vector<const OneChange<Game>*> responsible(Parts parts) const {
    std::vector<const OneChange<Game>*> found;
    for (const auto& change : changes_)
      if (parts(change.game)) found.push_back(&change);
    if (!found.empty()) return found;
    for (const auto& change : changes_)
      if (!change.rule.empty() || changes_.size() == 1) found.push_back(&change);
    return found;
  }
  static void note(Divergence& divergence, const std::vector<const OneChange<Game>*>& changes) {
    for (const auto* change : changes) {
      divergence.changes.push_back(change->name);
      if (!change->rule.empty()) divergence.rules.push_back(change->rule);
    }
  }

  static void tell_refusal(Divergence& divergence, const Objection& objection,
                           const std::vector<const OneChange<Game>*>& changes) {
    divergence.parts = Parts::legality;
    for (const auto* change : changes) divergence.changes.push_back(change->name);
    divergence.rules.emplace_back(objection.rule);
    const bool new_right = divergence.allows == Allows::variant;
    divergence.why = std::string(new_right ? "the published rules refuse" : "the variant refuses") + " it by " +
                     std::string(objection.rule) + ": " + objection.why;
  }
  void tell_states(Divergence& divergence, const Parting<G>& parting,
                   const std::vector<const OneChange<Game>*>& changes) const {
    divergence.apart = fields_after(parting);
    const bool only_scores = !divergence.apart.empty() && std::ranges::all_of(divergence.apart, [](const FieldApart& one) {
      return one.field.starts_with("scores");
    });
    divergence.parts = only_scores ? Parts::score : Parts::state;
    note(divergence, changes);
    divergence.why = only_scores ? "the same action brings other points" : "the same action leaves another state";
  }

  /// What differs, or why it does where no field shows it.
  static std::vector<std::string> written(const Divergence& divergence) {
    if (divergence.apart.empty()) return {divergence.why};
    std::vector<std::string> lines;
    for (const FieldApart& one : divergence.apart) lines.push_back(one.field + ": " + one.published + " -> " + one.variant);
    return lines;
  }
  static void add_lines(Divergence& divergence, const std::vector<std::string>& lines) {
    divergence.told.insert(divergence.told.end(), lines.begin(), lines.end());
  }

  const Game& published_;
  const Game& variant_;
  std::vector<OneChange<Game>> changes_;
};

}  // namespace fathom::properties
