#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "notation/told_as_json.hpp"
#include "properties/conforming/corpus.hpp"

/// The definitions behind `properties/conforming/corpus.hpp`. Include it where `Conformance` is instantiated.
namespace fathom::conform {

namespace corpus {

using notation::Json;

/// 64-bit FNV-1a of a state as compact JSON with sorted keys, which any language computes in a few lines.
std::string hash_of(const Json& state);
std::string line_of(const Json& json);

template <Specification G>
Json legal_in(const typename G::Game& game, const typename G::State& state) {
  std::vector<typename G::Action> legal;
  G::legal_actions(game, state, legal);
  std::vector<std::string> texts;
  for (const auto& action : legal) texts.push_back(line_of(notation::json_of_action(action)));
  std::ranges::sort(texts);
  Json list = Json::array();
  for (const std::string& text : texts) list.push_back(Json::parse(text));
  return list;
}

template <Specification G>
Json scores_of(const typename G::State& state) {
  Json scores = Json::object();
  const PerSeat<int> points = G::scores(state);
  for (int i = 0; i < state.players; ++i) scores[std::string(name_of(seat(i)))] = points[seat(i)];
  return scores;
}

template <Specification G>
Json setup_of(const Trace<G>& trace) {
  Json setup = {{"players", trace.given.players}, {"change", Json::object()}};
  setup.update(notation::json_of_rules<G>(trace.game));
  return setup;
}

}  // namespace corpus

template <Specification G>
std::vector<std::string> Corpus<G>::lines(const Trace<G>& trace, const About& about) {
  using notation::Json;
  std::vector<std::string> all;
  for (const auto& invariant : G::invariants())
    if (!invariant.holds(trace.game, trace.given)) return all;
  const Json setup = corpus::setup_of(trace);
  typename G::State state = trace.given;
  for (const auto& action : trace.actions) {
    std::vector<std::string> rules = about.rules;
    if (rules.empty())
      for (const std::string_view rule : G::rules_asked(action)) rules.emplace_back(rule);
    Json line = {{"id", about.id + "/" + std::to_string(all.size() + 1)},
                 {"rules", rules},
                 {"setup", setup},
                 {"before", notation::json_of_state(state)},
                 {"legal", corpus::legal_in<G>(trace.game, state)},
                 {"action", notation::json_of_action(action)}};
    if (const auto against = apply<G>(trace.game, state, action)) {
      line["refused_by"] = against->rule;
    } else {
      line["after"] = notation::json_of_state(state);
      line["scores"] = corpus::scores_of<G>(state);
      line["hash"] = corpus::hash_of(line["after"]);
    }
    all.push_back(corpus::line_of(line));
  }
  return all;
}

template <Specification G>
std::string Corpus<G>::document(const Trace<G>& trace, bool states) {
  using notation::Json;
  Json whole = {{"game", G::name}, {"setup", corpus::setup_of(trace)}};
  typename G::State state = trace.given;
  if (states) {
    whole["start"] = notation::json_of_state(state);
    whole["legal"] = corpus::legal_in<G>(trace.game, state);
  }
  Json steps = Json::array();
  for (const auto& action : trace.actions) {
    Json step = {{"action", notation::json_of_action(action)}, {"told", G::show(trace.game, state, action)}};
    if (const auto against = apply<G>(trace.game, state, action)) step["refused_by"] = against->rule;
    if (states) {
      step["state"] = notation::json_of_state(state);
      step["legal"] = corpus::legal_in<G>(trace.game, state);
    }
    steps.push_back(std::move(step));
  }
  whole["steps"] = std::move(steps);
  whole["scores"] = corpus::scores_of<G>(state);
  return corpus::line_of(whole);
}

template <Specification G>
Counted Corpus<G>::perft(const Game& game, int players, std::size_t depth, Chance chance) {
  using Action = typename G::Action;
  const auto text = [](const Action& action) { return corpus::line_of(notation::json_of_action(action)); };
  const auto first = [&](const std::vector<Action>& legal) {
    return *std::ranges::min_element(legal, {}, [&](const Action& action) { return text(action); });
  };
  const auto counted = [&](auto perft) {
    const typename G::State state = perft.passed(G::start(game, players));
    Counted all{perft(state, depth), {}};
    std::vector<Action> legal;
    G::legal_actions(game, state, legal);
    for (const Action& action : legal) {
      typename G::State next = state;
      G::perform(game, next, action);
      all.by_first.emplace_back(text(action), depth == 1 ? 1 : perft(next, depth - 1).back());
    }
    std::ranges::sort(all.by_first);
    return all;
  };
  return chance == Chance::counted ? counted(Perft<G>(game)) : counted(Perft<G, decltype(first)>(game, first));
}

}  // namespace fathom::conform
