#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/game.hpp"
#include "notation/expectation.hpp"
#include "notation/notation.hpp"
#include "notation/writing.hpp"
#include "properties/conforming/engine.hpp"

/// What an engine is asked about a play, and how its answers are judged. Heavy: for `properties/conforming/conformer.hpp` alone.
namespace fathom::conform {

/// An action as engines are told it: `{"by": "Ann", "play": {"card": "song_3", "on": "Bob", "nth": 1}}`.
template <class... Kinds>
Json json_of_action(const std::variant<Kinds...>& action) {
  return std::visit(
      []<class Kind>(const Kind& kind) {
        Json told = Json::object();
        Json fields = Json::object();
        for_each_field<Kind>([&](const auto& field) {
          Json value = json_of(notation::write(field.of(kind)));
          if (field.name == "by")
            told["by"] = std::move(value);
          else
            fields[std::string(field.name)] = std::move(value);
        });
        told[std::string(verb_for<Kind>)] = std::move(fields);
        return told;
      },
      action);
}

/// The action that an engine tells so, or in any form that a scenario may have it in. Throws `Problem` for anything else.
template <Specification G>
typename G::Action action_of_json(const Json& told) {
  const auto by = told.is_object() ? told.find("by") : told.end();
  if (!told.is_object() || told.size() != 2 || by == told.end()) return Notation<G>::read_action(node_of(told));
  for (const auto& [verb, fields] : told.items()) {
    if (verb == "by") continue;
    Node whole = fields.is_object() ? node_of(fields) : Node::map();
    whole.add("by", node_of(*by));
    return Notation<G>::read_action(Node::pair(verb, std::move(whole)));
  }
  return Notation<G>::read_action(node_of(told));
}

/// A whole state: every field, and of what is in it only what is not blank.
template <class State>
Json json_of_state(const State& state) {
  Json whole = Json::object();
  for_each_field<State>(
      [&](const auto& field) { whole[std::string(field.name)] = json_of(notation::write(written(field.of(state)))); });
  return whole;
}

/// What is asked.
enum class Ask : std::uint8_t { begin, set, apply, attempt, legal, observe, scores };

/// One question put to an engine: about a state of a play, or to do something in it.
template <Specification G>
struct Question {
  Ask ask = Ask::begin;
  std::size_t state = 0;  ///< In which state of the play, counted from 0.
  std::optional<typename G::Action> action{};
  std::optional<Objection> objection{};  ///< What a rule has against the action, where it is an attempt.
  Seat seat{};
  Json request;
};

/// The rules that may object to an action of this kind, those about whose time it is at the end.
template <Specification G>
std::vector<std::string> rules_about(const typename G::Action& action) {
  constexpr std::ptrdiff_t about_time = 2;
  std::vector<std::string> rules;
  for (const std::string_view rule : G::rules_asked(action)) rules.emplace_back(rule);
  std::rotate(rules.begin(), rules.begin() + std::min(about_time, std::ssize(rules)), rules.end());
  return rules;
}

/// Holds the answers of an engine to what the model says of the states of a play.
template <Specification G>
class Judge {
 public:
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  explicit Judge(const Game& game) : game_(game) {}

  /// What is wrong with the answer, if anything is.
  std::optional<Fault> judge(const Question<G>& question, const State& state, const std::vector<Action>& legal,
                             const Json& said) const {
    switch (question.ask) {
      case Ask::begin:
      case Ask::set:
        if (is_ok(said)) return std::nullopt;
        return Fault{Wrong::breaks_protocol, 0, "it does not begin: " + said.dump(), {}};
      case Ask::apply:
        return judge_done(*question.action, state, said);
      case Ask::attempt:
        if (said.contains("refused")) return std::nullopt;
        if (!is_ok(said)) return broken("it neither does nor refuses what it is told to do: " + said.dump());
        return Fault{Wrong::accepts_illegal,
                     0,
                     G::show(game_, state, *question.action) + ", which " + std::string(question.objection->rule) +
                         " refuses: " + question.objection->why,
                     {std::string(question.objection->rule)}};
      case Ask::legal:
        return judge_list(state, legal, said);
      case Ask::observe:
        return judge_seen(question.seat, state, said);
      case Ask::scores:
        return judge_scores(state, said);
    }
    return std::nullopt;
  }

 private:
  static bool is_ok(const Json& said) {
    const auto ok = said.find("ok");
    return ok != said.end() && ok->is_boolean() && ok->get<bool>();
  }
  static Fault broken(const std::string& why) { return {Wrong::breaks_protocol, 0, why, {}}; }

  std::optional<Fault> judge_done(const Action& action, const State& state, const Json& said) const {
    if (is_ok(said)) return std::nullopt;
    const auto refused = said.find("refused");
    if (refused == said.end()) return broken("it neither does nor refuses what it is told to do: " + said.dump());
    std::vector<std::string> rules = rules_about<G>(action);
    const std::string by = refused->is_string() ? refused->template get<std::string>() : "";
    if (const auto named = std::ranges::find(rules, by); named != rules.end()) std::rotate(rules.begin(), named, named + 1);
    return Fault{Wrong::refuses_legal, 0,
                 G::show(game_, state, action) + ", which no rule refuses" + (by.empty() ? "" : "; it refuses it by " + by),
                 std::move(rules)};
  }

  std::optional<Fault> judge_list(const State& state, const std::vector<Action>& legal, const Json& said) const {
    const auto listed = said.find("legal");
    if (listed == said.end() || !listed->is_array()) return broken("it has no list of legal actions: " + said.dump());
    std::vector<Action> theirs;
    for (const Json& each : *listed) {
      try {
        theirs.push_back(G::canonical(state, action_of_json<G>(each)));
      } catch (const Problem& problem) {
        return broken("it lists " + each.dump() + ": " + problem.message());
      }
      if (std::ranges::find(legal, theirs.back()) != legal.end()) continue;
      const auto objection = G::objection(game_, state, theirs.back());
      if (!objection) continue;  // legal, and told in another form than the list has
      return Fault{
          Wrong::lists_illegal,
          0,
          G::show(game_, state, theirs.back()) + ", which " + std::string(objection->rule) + " refuses: " + objection->why,
          {std::string(objection->rule)}};
    }
    for (const Action& ours : legal)
      if (std::ranges::find(theirs, ours) == theirs.end())
        return Fault{Wrong::misses_legal, 0, G::show(game_, state, ours), rules_about<G>(ours)};
    return std::nullopt;
  }

  std::optional<Fault> judge_seen(Seat seat, const State& state, const Json& said) const {
    const auto seen = said.find("state");
    if (seen == said.end() || !seen->is_object()) return broken("it tells nothing of the state: " + said.dump());
    const std::string who(name_of(seat));
    try {
      const Node theirs = node_of(*seen);
      const auto apart = notation::mismatches_in_view(theirs, G::view(game_, state, seat), "");
      if (apart.empty()) return std::nullopt;
      return Fault{tells_too_much(theirs, seat, state) ? Wrong::tells_hidden : Wrong::wrong_state,
                   0,
                   "what " + who + " sees: " + told(apart.front().message),
                   {}};
    } catch (const Problem& problem) {
      return broken("it tells " + who + " of the state: " + problem.message());
    }
  }
  /// Whether something that is told is so, though the seat cannot know it.
  bool tells_too_much(const Node& theirs, Seat seat, const State& state) const {
    const std::vector<std::string_view> fields = notation::field_names<State>();
    return std::ranges::any_of(theirs.entries, [&](const Node::Entry& entry) {
      if (std::ranges::find(fields, entry.key) == fields.end()) return false;
      Node alone = Node::map();
      alone.entries.push_back(entry);
      return notation::mismatches(alone, state, "", "the state").empty() &&
             !notation::mismatches_in_view(alone, G::view(game_, state, seat), "").empty();
    });
  }
  /// `hands.Ann: expected [a], found [b]` is what a scenario would say of the model; an engine is told of the other way.
  static std::string told(const std::string& mismatch) {
    const std::size_t expected = mismatch.find(": expected ");
    const std::size_t found = mismatch.rfind(", found ");
    if (expected == std::string::npos || found == std::string::npos || found < expected) return mismatch;
    constexpr std::size_t words = 11;
    const std::string theirs = mismatch.substr(expected + words, found - expected - words);
    return mismatch.substr(0, expected) + ": expected " + mismatch.substr(found + 8) + ", found " + theirs;
  }

  std::optional<Fault> judge_scores(const State& state, const Json& said) const {
    const auto theirs = said.find("scores");
    if (theirs == said.end() || !theirs->is_object()) return broken("it has no scores: " + said.dump());
    const PerSeat<int> ours = G::scores(state);
    for (const auto& [name, points] : theirs->items()) {
      const std::optional<Seat> who = named<Seat>(name);
      if (!who || !points.is_number_integer()) return broken("it has scores that are none: " + theirs->dump());
      if (points == ours[*who]) continue;
      return Fault{Wrong::wrong_score, 0, name + " has " + points.dump() + " points, not " + std::to_string(ours[*who]), {}};
    }
    return std::nullopt;
  }

  const Game& game_;
};

}  // namespace fathom::conform
