#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <variant>

namespace fathom::properties {

/// What has been done in a play so far, oldest first, as far back as the trace begins: what was dealt, drawn and played, by
/// whom and since when. Laws ask it instead of following the play themselves.
///
///     transition.past.since<EndTurn>().count<Draw>([&](const Draw& draw) { return draw.to == who; })
template <class Action>
class Past {
 public:
  Past() = default;
  explicit Past(std::span<const Action> done) : done_(done) {}

  [[nodiscard]] std::size_t size() const { return done_.size(); }
  [[nodiscard]] bool empty() const { return done_.empty(); }
  [[nodiscard]] auto begin() const { return done_.begin(); }
  [[nodiscard]] auto end() const { return done_.end(); }

  /// What has been done since the last action of any of these kinds; all, where there was none.
  template <class... Kinds>
  [[nodiscard]] Past since() const {
    std::size_t first = done_.size();
    while (first > 0 && !(std::holds_alternative<Kinds>(done_[first - 1]) || ...)) --first;
    return Past(done_.subspan(first));
  }
  /// The last action of a kind, or null.
  template <class Kind>
  [[nodiscard]] const Kind* last() const {
    for (std::size_t i = done_.size(); i > 0; --i)
      if (const Kind* kind = std::get_if<Kind>(&done_[i - 1])) return kind;
    return nullptr;
  }
  /// What the actions of a kind come to, added up by `how_much(action)`.
  template <class Kind, std::invocable<const Kind&> HowMuch>
  [[nodiscard]] int sum(HowMuch how_much) const {
    int sum = 0;
    for (const Action& action : done_)
      if (const Kind* kind = std::get_if<Kind>(&action)) sum += static_cast<int>(how_much(*kind));
    return sum;
  }
  /// How many actions of a kind there were; of those that `counts(action)` holds of.
  template <class Kind, std::predicate<const Kind&> Counts>
  [[nodiscard]] int count(Counts counts) const {
    return sum<Kind>([&](const Kind& kind) { return counts(kind) ? 1 : 0; });
  }
  template <class Kind>
  [[nodiscard]] int count() const {
    return count<Kind>([](const Kind&) { return true; });
  }

 private:
  std::span<const Action> done_;
};

}  // namespace fathom::properties
