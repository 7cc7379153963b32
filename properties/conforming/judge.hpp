#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/hidden.hpp"
#include "model/core/reads.hpp"
#include "notation/expectation.hpp"
#include "properties/conforming/questions.hpp"

/// How the answers of an engine are judged. Heavy: for `properties/conforming/conformer.hpp` alone.
namespace fathom::conform {

/// The rules that may object to an action of this kind, those about whose time it is at the end.
template <Specification G>
std::vector<std::string> rules_about(const typename G::Action& action) {
  constexpr std::ptrdiff_t about_time = 2;
  std::vector<std::string> rules;
  for (const std::string_view rule : G::rules_asked(action)) rules.emplace_back(rule);
  std::rotate(rules.begin(), rules.begin() + std::min(about_time, std::ssize(rules)), rules.end());
  return rules;
}

/// The rules whose numbers and readings something rests on.
template <class Work>
std::vector<std::string> rules_read(Work work) {
  ReadSet reads;
  {
    const Noting noting(reads);
    work();
  }
  return {reads.begin(), reads.end()};
}

/// The rules, then further ones, and then the others of the sections of the rulebook in which the first stand.
template <Specification G>
std::vector<std::string> with_sections(std::vector<std::string> rules, std::vector<std::string> further) {
  std::set<std::string_view> sections;
  for (const std::string& rule : rules)
    if (const auto place = position_of(G::rulebook(), rule)) sections.insert(G::rulebook()[*place].cites);
  for (const Rule& rule : G::rulebook())
    if (sections.contains(rule.cites)) further.emplace_back(rule.id);
  for (std::string& rule : further)
    if (std::ranges::find(rules, rule) == rules.end()) rules.push_back(std::move(rule));
  return rules;
}

/// The rules at issue where an action ought to be legal: those that may object to it, and those on which their answer rests.
template <Specification G>
std::vector<std::string> rules_for(const typename G::Game& game, const typename G::State& state,
                                   const typename G::Action& action) {
  return with_sections<G>(rules_about<G>(action), rules_read([&] { (void)G::objections(game, state, action); }));
}

/// Whether it says that it has done something, or has nothing against it.
inline bool is_ok(const Json& said) {
  const auto ok = said.find("ok");
  return ok != said.end() && ok->is_boolean() && ok->template get<bool>();
}

/// Holds the answers of an engine to what the model says of the states of a play.
template <Specification G>
class Judge {
 public:
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  explicit Judge(const Mapping& mapping) : mapping_(mapping) {}

  /// What is wrong with the answer to a question about a play, if anything is.
  std::optional<Fault> judge(const Play<G>& play, const Question<G>& question, const Json& said) {
    const State& state = play.states[question.state];
    switch (question.ask) {
      case Ask::begin:
      case Ask::set:
        if (is_ok(said)) return std::nullopt;
        return broken("it does not begin: " + quoted(said));
      case Ask::apply:
        return judge_done(play.game, *question.action, state, said);
      case Ask::attempt:
        return judge_refused(play.game, question, state, said);
      case Ask::legal:
        return judge_list(play.game, state, play.legal[question.state], said);
      case Ask::observe:
        return judge_seen(play.game, question.seat, state, said);
      case Ask::scores:
        return judge_scores(state, said);
      case Ask::shown:
      case Ask::shown_another:
        return std::nullopt;  // judged together
    }
    return std::nullopt;
  }

  /// Holds what a seat was told of a state to what it was told of another that looks the same to it.
  static std::optional<Fault> judge_alike(Seat who, const Json& said, const Json& before) {
    if (said.value("state", Json()) == before.value("state", Json())) return std::nullopt;
    return Fault{Wrong::tells_hidden, 0, "what " + std::string(name_of(who)) + " sees tells apart what she cannot", {}};
  }
  /// Holds points by seat to those of the state.
  static std::optional<Fault> judge_points(const State& state, const Json& points_by_seat) {
    const PerSeat<int> ours = G::scores(state);
    for (const auto& [name, points] : points_by_seat.items()) {
      const std::optional<Seat> who = named<Seat>(name);
      if (!who || !points.is_number_integer()) return broken("it has scores that are none: " + quoted(points_by_seat));
      if (points == ours[*who]) continue;
      return Fault{Wrong::wrong_score, 0, name + " has " + points.dump() + " points, not " + std::to_string(ours[*who]), {}};
    }
    return std::nullopt;
  }
  /// An action that was done though a rule refuses it.
  static Fault refused_by(Wrong what, const Game& game, const State& state, const Action& action,
                          const Objection& objection) {
    const std::string rule(objection.rule);
    std::vector<std::string> rules = rules_for<G>(game, state, action);
    std::erase(rules, rule);
    rules.insert(rules.begin(), rule);
    return {what, 0, G::show(game, state, action) + ", which " + rule + " refuses: " + objection.why, std::move(rules)};
  }

  /// What a seat can see of a state, and the engine never told of.
  [[nodiscard]] std::vector<std::string> never_said() const {
    std::vector<std::string> names;
    for (const std::string_view name : names_in_views())
      if (!said_.contains(name)) names.emplace_back(name);
    return names;
  }

 private:
  static Fault broken(const std::string& why) { return {Wrong::breaks_protocol, 0, why, {}}; }
  static std::string quoted(const Json& said) {
    constexpr std::size_t longest = 300;
    std::string text = said.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() > longest) text = text.substr(0, longest) + "...";
    return text;
  }

  static std::optional<Fault> judge_done(const Game& game, const Action& action, const State& state, const Json& said) {
    if (is_ok(said)) return std::nullopt;
    const auto refused = said.find("refused");
    if (refused == said.end()) return broken("it neither does nor refuses what it is told to do: " + quoted(said));
    std::vector<std::string> rules = rules_for<G>(game, state, action);
    const std::string by = refused->is_string() ? refused->template get<std::string>() : "";
    if (const auto named = std::ranges::find(rules, by); named != rules.end()) std::rotate(rules.begin(), named, named + 1);
    return Fault{Wrong::refuses_legal, 0,
                 G::show(game, state, action) + ", which no rule refuses" + (by.empty() ? "" : "; it refuses it by " + by),
                 std::move(rules)};
  }

  static std::optional<Fault> judge_refused(const Game& game, const Question<G>& question, const State& state,
                                            const Json& said) {
    if (said.contains("refused")) return std::nullopt;
    if (!is_ok(said)) return broken("it neither does nor refuses what it is told to do: " + quoted(said));
    return refused_by(Wrong::accepts_illegal, game, state, *question.action, *question.objection);
  }

  static std::optional<Fault> judge_list(const Game& game, const State& state, const std::vector<Action>& legal,
                                         const Json& said) {
    const auto listed = said.find("legal");
    if (listed == said.end() || !listed->is_array()) return broken("it has no list of legal actions: " + quoted(said));
    std::vector<Action> told;
    std::vector<Action> meant;
    for (const Json& each : *listed) {
      try {
        told.push_back(notation::action_of_json<G>(each));
      } catch (const Problem& problem) {
        return broken("it lists " + quoted(each) + ": " + problem.message());
      }
      if (std::find(told.begin(), told.end() - 1, told.back()) != told.end() - 1)
        return Fault{Wrong::lists_illegal, 0, "it lists " + quoted(each) + " twice", rules_about<G>(told.back())};
      meant.push_back(G::canonical(state, told.back()));
      if (std::ranges::find(legal, meant.back()) != legal.end()) continue;
      // what is legal, and told in another form than the list has, is no fault
      if (const auto objection = G::objection(game, state, meant.back()))
        return refused_by(Wrong::lists_illegal, game, state, meant.back(), *objection);
    }
    for (const Action& ours : legal)
      if (std::ranges::find(meant, ours) == meant.end())
        return Fault{Wrong::misses_legal, 0, G::show(game, state, ours), rules_for<G>(game, state, ours)};
    return std::nullopt;
  }

  std::optional<Fault> judge_seen(const Game& game, Seat seat, const State& state, const Json& said) {
    const auto seen = said.find("state");
    if (seen == said.end() || !seen->is_object()) return broken("it tells nothing of the state: " + quoted(said));
    const std::string who(name_of(seat));
    try {
      const Node theirs = notation::node_of(mapping_.in_our_words(*seen, seat));
      for (const Node::Entry& entry : theirs.entries) said_.insert(entry.key);
      const auto apart = notation::mismatches_in_view(theirs, G::view(game, state, seat), "");
      if (apart.empty()) return std::nullopt;
      return Fault{tells_too_much(game, theirs, seat, state) ? Wrong::tells_hidden : Wrong::wrong_state,
                   0,
                   "what " + who + " sees: " + told(apart.front().message),
                   {}};
    } catch (const Problem& problem) {
      return broken("it tells " + who + " of the state: " + problem.message());
    }
  }
  /// Whether something that is told is so, though the seat cannot know it.
  static bool tells_too_much(const Game& game, const Node& theirs, Seat seat, const State& state) {
    const std::vector<std::string_view> fields = notation::field_names<State>();
    return std::ranges::any_of(theirs.entries, [&](const Node::Entry& entry) {
      if (std::ranges::find(fields, entry.key) == fields.end()) return false;
      Node alone = Node::map();
      alone.entries.push_back(entry);
      return notation::mismatches(alone, state, "", "the state").empty() &&
             !notation::mismatches_in_view(alone, G::view(game, state, seat), "").empty();
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

  static bool is_hidden_from_everybody(const State& state, const void* member) {
    bool hidden = false;
    if constexpr (SaysWhatIsHidden<State>)
      State::hidden([&](const auto&... place) {
        [[maybe_unused]] const auto is_this =
            [&]<class Member, HiddenFrom whom>(const HiddenPlace<State, Member, whom>& each) {
              return whom == HiddenFrom::everybody && static_cast<const void*>(&(state.*each.place)) == member;
            };
        hidden = (false || ... || is_this(place));
      });
    return hidden;
  }
  /// What there is in a view: what lies open to somebody, and what is counted.
  static std::vector<std::string_view> names_in_views() {
    using View = std::remove_cvref_t<decltype(G::view(std::declval<const Game&>(), std::declval<const State&>(), Seat{}))>;
    std::vector<std::string_view> names;
    State state{};
    for_each_field<State>([&](const auto& field) {
      if (!is_hidden_from_everybody(state, &field.of(state))) names.push_back(field.name);
    });
    for (const std::string_view name : notation::field_names<View>()) names.push_back(name);
    return names;
  }

  static std::optional<Fault> judge_scores(const State& state, const Json& said) {
    const auto theirs = said.find("scores");
    if (theirs == said.end() || !theirs->is_object()) return broken("it has no scores: " + quoted(said));
    return judge_points(state, *theirs);
  }

  const Mapping& mapping_;
  std::set<std::string, std::less<>> said_;
};

}  // namespace fathom::conform
