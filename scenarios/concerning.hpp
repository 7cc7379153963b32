#pragma once

#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

namespace fathom {

/// The rules whose clauses are asked about an action of this kind, by a game's tuple of clauses and regions.
template <const auto& clauses, class Action>
std::vector<std::string_view> rules_asked_about(const Action& action) {
  return std::visit(
      []<class Deed>(const Deed&) {
        std::vector<std::string_view> rules;
        const auto add = [&]<class Entry>(const Entry& entry) {
          if constexpr (Entry::template concerns<Deed>) rules.push_back(entry.rule);
        };
        std::apply([&](const auto&... entry) { (add(entry), ...); }, clauses);
        return rules;
      },
      action);
}

}  // namespace fathom
