#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/hidden.hpp"
#include "model/core/reads.hpp"
#include "notation/kinds.hpp"
#include "properties/conforming/questions.hpp"
#include "properties/conforming/saying.hpp"

/// How the answers of an engine are judged. Heavy: for `properties/conforming/conformer.hpp` alone.
namespace fathom::conform {

/// The rules that may object to an action of this kind, those about whose time it is at the end.
template <Specification G>
std::vector<std::string> rules_about(const typename G::Action& action) {
  return time_last(G::rules_asked(action));
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

/// The rules at issue where an action ought to be legal: those that may object to it, and those on which their answer rests.
template <Specification G>
std::vector<std::string> rules_for(const typename G::Game& game, const typename G::State& state,
                                   const typename G::Action& action) {
  return with_sections(G::rulebook(), rules_about<G>(action), rules_read([&] { (void)G::objections(game, state, action); }));
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
        return is_ok(said) ? std::nullopt : std::optional(broken("it does not begin: " + quoted(said)));
      case Ask::apply:
        return judge_done(play.game, *question.action, state, said);
      case Ask::attempt:
        return judge_refused(play.game, question, state, said);
      case Ask::legal:
        return judge_list(play.game, state, play.legal[question.state], said);
      case Ask::observe:
        return judge_seen(play.game, question.seat, state, said);
      case Ask::scores:
        return judge_scores(G::scores(state), said);
      case Ask::shown:
      case Ask::shown_another:
        return std::nullopt;  // judged together
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
  static std::optional<Fault> judge_done(const Game& game, const Action& action, const State& state, const Json& said) {
    if (is_ok(said)) return std::nullopt;
    const auto refused = said.find("refused");
    if (refused == said.end()) return broken("it neither does nor refuses what it is told to do: " + quoted(said));
    return refuses_legal(G::show(game, state, action), *refused, rules_for<G>(game, state, action));
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
        told.push_back(Notation<G>::read_action(notation::action_node_of(each)));
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
      const auto apart = Notation<G>::unlike_view(theirs, game, state, seat, "");
      if (apart.empty()) return std::nullopt;
      return Fault{tells_too_much(game, theirs, seat, state) ? Wrong::tells_hidden : Wrong::wrong_state,
                   0,
                   "what " + who + " sees: " + told_of_engine(apart.front().message),
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
      const Node alone = Node::pair(entry.key, entry.value);
      return Notation<G>::unlike(alone, state, "the state").empty() &&
             !Notation<G>::unlike_view(alone, game, state, seat, "").empty();
    });
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

  const Mapping& mapping_;
  std::set<std::string, std::less<>> said_;
};

}  // namespace fathom::conform
