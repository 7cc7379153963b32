#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "notation/expectation.hpp"
#include "notation/notation.hpp"

/// What a scenario's `legal` asks of a state. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

using notation::Mismatch;
using notation::Mismatches;

using notation::append;

/// `legal: [...]` for all there is, or `legal: { includes: [...], excludes: [...], count: 3 }`.
template <Specification G>
class Legal {
 public:
  Legal(const typename G::Game& game, const typename G::State& state) : game_(game), state_(state) {
    G::legal_actions(game, state, actions_);
  }

  [[nodiscard]] Mismatches unmet(const Node& node) const {
    if (node.is_list()) return exactly(node);
    notation::expect_map(node, "the list of all legal actions, or a map with includes, excludes, exactly or count");
    Mismatches all;
    for (const Node::Entry& entry : node.entries) append(all, unmet(entry));
    return all;
  }

 private:
  using Action = typename G::Action;

  [[nodiscard]] Mismatches unmet(const Node::Entry& entry) const {
    if (entry.key == "exactly") return exactly(entry.value);
    if (entry.key == "includes") return includes(entry.value);
    if (entry.key == "excludes") return excludes(entry.value);
    if (entry.key == "count")
      return notation::mismatches(entry.value, static_cast<int>(actions_.size()), "legal.count", "legal");
    notation::refuse_key(entry.at, entry.key, "legal", {"includes", "excludes", "exactly", "count"});
  }

  [[nodiscard]] std::vector<Action> read(const Node& node) const {
    if (!node.is_list()) refuse(node, "a list of actions");
    std::vector<Action> actions;
    for (const Node& item : node.items) actions.push_back(G::canonical(state_, Notation<G>::read_action(item)));
    return actions;
  }
  [[nodiscard]] bool offered(const Action& action) const {
    return std::find(actions_.begin(), actions_.end(), action) != actions_.end();
  }
  [[nodiscard]] std::string shown(const Action& action) const { return one_line(Notation<G>::write_action(action)); }

  [[nodiscard]] Mismatches includes(const Node& node) const {
    Mismatches all;
    const std::vector<Action> wanted = read(node);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (offered(wanted[i])) continue;
      const auto against = G::objection(game_, state_, wanted[i]);
      all.push_back({node.items[i].at, "legal: expected " + shown(wanted[i]) + " among the legal actions, found " +
                                           (against ? "it refused by " + std::string(against->rule) + ": " + against->why
                                                    : "it missing, though no rule refuses it")});
    }
    return all;
  }
  [[nodiscard]] Mismatches excludes(const Node& node) const {
    Mismatches all;
    const std::vector<Action> unwanted = read(node);
    for (std::size_t i = 0; i < unwanted.size(); ++i)
      if (offered(unwanted[i]))
        all.push_back({node.items[i].at, "legal: expected " + shown(unwanted[i]) + " to be illegal, found it legal"});
    return all;
  }
  [[nodiscard]] Mismatches exactly(const Node& node) const {
    Mismatches all = includes(node);
    const std::vector<Action> wanted = read(node);
    for (const Action& action : actions_)
      if (std::find(wanted.begin(), wanted.end(), action) == wanted.end())
        all.push_back({node.at, "legal: expected no other actions, found " + shown(action) + " as well"});
    return all;
  }

  const typename G::Game& game_;
  const typename G::State& state_;
  std::vector<Action> actions_;
};

}  // namespace fathom::detail
