#pragma once

#include "notation/actions.hpp"
#include "notation/box_of.hpp"
#include "notation/expectation.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "notation/yaml.hpp"

/// The definitions behind `notation/notation.hpp`. Include it in `notation/<game>.cpp` alone, after the game's leaf
/// notations, and instantiate `template struct fathom::Notation<Game>`.
namespace fathom {

namespace notation {

template <class State>
State untouched(int players) {
  return read_fields(Node::pair("players", Node::scalar(std::to_string(players))), State{}, "the state", Filling::partial);
}

/// The document of a state with everything in it listed that was drawn.
template <class Game>
Node listed(const Game& game, int players, const Node& node) {
  if constexpr (requires { undrawn(game, players, node); }) {
    return undrawn(game, players, node);
  } else {
    return node;
  }
}

/// The rules left out, by id.
Node write_dropped(std::span<const Rule> rulebook, const RuleSet& dropped);
/// The rules that a document leaves out, and those left out `already`. It may leave out rules that can refuse, and no rule
/// that holds the box together unless that is left out already, as a mutant has it.
RuleSet read_dropped(const Node& node, std::span<const Rule> rulebook, const std::vector<std::string_view>& clauses,
                     std::string_view game, const RuleSet& already);

/// What a scenario says is in the box, put over `box`: a map as in a variant's `components`, or the name of a file.
template <Specification G, class Box>
void read_components(const Node& node, Box& box) {
  if (node.is_scalar()) {
    box = BoxFile<G>::read_file(read_word(node, "a map of what is in the box, or the name of a file"));
    return;
  }
  expect_map(node, "a map of what is in the box, or the name of a file");
  for (const Node::Entry& entry : node.entries) box = BoxFile<G>::with_entry(box, entry);
}

/// In what a box is other than the published one, as such a map.
template <Specification G, class Box>
Node other_components(const Box& box) {
  static const std::string published = BoxFile<G>::yaml(G::published().box);
  const std::string text = BoxFile<G>::yaml(box);
  return text == published ? Node::map() : component_entries(read_yaml(published), read_yaml(text));
}

}  // namespace notation

template <Specification G>
Node Notation<G>::write_action(const Action& action) {
  return notation::ActionNotation<Action>::write(action);
}

template <Specification G>
typename G::Action Notation<G>::read_action(const Node& node) {
  return notation::ActionNotation<Action>::read(node);
}

template <Specification G>
typename G::State Notation<G>::read_state(const Game& game, int players, const Node& node) {
  if (const Node* said = node.find("players"); said != nullptr)
    throw Problem(said->at, "the number of players stands under \"players\" outside; leave it out here");
  return G::completed(game, notation::read_fields(notation::listed(game, players, node), notation::untouched<State>(players),
                                                "the state", notation::Filling::partial));
}

template <Specification G>
Node Notation<G>::write_state(const Game& game, const State& state) {
  const State base = notation::untouched<State>(state.players);
  Node said = notation::write_fields(state, base, notation::Filling::partial);
  for (std::size_t i = said.entries.size(); i > 0; --i) {
    Node shorter = said;
    shorter.entries.erase(shorter.entries.begin() + static_cast<std::ptrdiff_t>(i - 1));
    if (read_state(game, state.players, shorter) == state) said = std::move(shorter);
  }
  if constexpr (requires { redrawn(game, state, said); }) {
    Node drawn = redrawn(game, state, said);
    if (read_state(game, state.players, drawn) == state) return drawn;
  }
  return said;
}

template <Specification G>
Node Notation<G>::tell_action(const Action& action) {
  return std::visit(
      []<class Kind>(const Kind& kind) {
        Node told = Node::map();
        Node fields = Node::map();
        for_each_field<Kind>([&](const auto& field) {
          (field.name == "by" ? told : fields).add(std::string(field.name), notation::write(field.of(kind)));
        });
        told.add(std::string(verb_for<Kind>), std::move(fields));
        return told;
      },
      action);
}

template <Specification G>
Node Notation<G>::tell_state(const State& state) {
  Node whole = Node::map();
  for_each_field<State>(
      [&](const auto& field) { whole.add(std::string(field.name), notation::write(written(field.of(state)))); });
  return whole;
}

template <Specification G>
notation::Mismatches Notation<G>::unlike(const Node& expected, const State& state, std::string_view where) {
  return notation::mismatches(expected, state, "", where);
}

template <Specification G>
notation::Mismatches Notation<G>::unlike_view(const Node& expected, const Game& game, const State& state, Seat seat,
                                              const std::string& path) {
  return notation::mismatches_in_view(expected, G::view(game, state, seat), path);
}

template <Specification G>
Node Notation<G>::write_rules(const Game& game) {
  return notation::write_fields(game.rules, G::published().rules, notation::Filling::partial);
}

template <Specification G>
typename G::Game Notation<G>::read_rules(const Game& game, const Node& node) {
  Game changed = game;
  changed.rules = notation::read_fields(node, game.rules, "the rules", notation::Filling::partial);
  return changed;
}

template <Specification G>
Trace<G> Notation<G>::read_opening(const Game& game, const Node& document) {
  if (!document.is_map()) refuse(document, "a map with the keys players, given and when");
  const Node* said = document.find("players");
  if (said == nullptr) notation::refuse_gap(document.at, "players", "a scenario");
  const int players = static_cast<int>(notation::read_number(*said, {G::fewest_players, G::most_players}));
  Trace<G> trace{game, {}, {}, {}};
  if (const Node* components = document.find("components")) notation::read_components<G>(*components, trace.game.box);
  if (const Node* variant = document.find("variant"))
    trace.game = Variants<G>::read_file(trace.game, notation::read_word(*variant, "the name of a variant's file")).game;
  if (const Node* rules = document.find("rules")) trace.game = read_rules(trace.game, *rules);
  if (const Node* without = document.find("without"))
    trace.game.dropped = notation::read_dropped(*without, G::rulebook(), G::clause_rules(), G::name, trace.game.dropped);
  const Node* given = document.find("given");
  trace.given = given == nullptr ? G::start(trace.game, players) : read_state(trace.game, players, *given);
  return trace;
}

template <Specification G>
std::string Notation<G>::trace_yaml(const Trace<G>& trace, const TraceNotes& notes) {
  Node document = Node::map();
  document.add("scenario", Node::scalar(trace.claim.empty() ? "a play" : trace.claim));
  document.add("game", Node::scalar(std::string(G::name)));
  if (!notes.cites.empty()) {
    Node ids = Node::list();
    for (const std::string& id : notes.cites) ids.add(Node::scalar(id));
    document.add("cites", std::move(ids));
  }
  document.add("players", Node::scalar(std::to_string(static_cast<int>(trace.given.players))));
  if (Node box = notation::other_components<G>(trace.game.box); !box.entries.empty())
    document.add("components", std::move(box));
  if (Node rules = write_rules(trace.game); !rules.entries.empty()) document.add("rules", std::move(rules));
  if (!(trace.game.dropped == RuleSet{}))
    document.add("without", notation::write_dropped(G::rulebook(), trace.game.dropped));
  if (Node given = write_state(trace.game, trace.given); !given.entries.empty()) {
    given.style = Node::Style::block;
    document.add("given", std::move(given));
  }
  Node when = Node::list(Node::Style::block);
  for (const Action& action : trace.actions) when.add(write_action(action));
  if (!notes.silent.empty() && !when.items.empty())
    when.items.back() = notation::noted_step(when.items.back(), notes.silent);
  if (!when.items.empty()) document.add("when", std::move(when));
  return print_yaml(document);
}

template <Specification G>
Trace<G> Notation<G>::read_trace(const Game& game, const Node& document) {
  Trace<G> trace = read_opening(game, document);
  if (const Node* title = document.find("scenario")) trace.claim = notation::read_word(*title, "what the scenario shows");
  if (const Node* fill = document.find("fill"))
    throw Problem(fill->at,
                  "what is done between the listed actions is chosen by seed; run it as a scenario, which saves the "
                  "whole play where it fails");
  const Node* when = document.find("when");
  if (when == nullptr) return trace;
  if (!when->is_list()) refuse(*when, "a list of actions");
  for (const Node& step : when->items) trace.actions.push_back(read_action(notation::action_of_step(step)));
  return trace;
}

}  // namespace fathom
