#include "audit/reading/bounds.hpp"

#include <algorithm>
#include <optional>

#include "audit/reading/known.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr TokenIndex bound_reach = 4;  // words between a number and `at the most`, `or more`

constexpr std::uint16_t longest_phrase = 4;
constexpr std::uint16_t longest_denied = 6;

class BoundFinder {
 public:
  explicit BoundFinder(const SentenceView& sentence) : sentence_(sentence) {}

  [[nodiscard]] Bound bound_of(const FoundNumber& found, TokenIndex next) const;

 private:
  [[nodiscard]] Bound bound_before(const FoundNumber& found) const;
  [[nodiscard]] Bound bound_behind(const FoundNumber& found, TokenIndex next) const;
  [[nodiscard]] bool is_denied(const Mark& bound) const;
  [[nodiscard]] bool has_plus(const FoundNumber& found) const;
  [[nodiscard]] const Mark* bound_mark(TokenIndex token) const;
  [[nodiscard]] std::optional<Bound> bound_at(TokenIndex token) const;

  const SentenceView& sentence_;
};

/// The words at a token that set a bound. Words far apart (`plus ... que`) belong to others, unless they begin with a
/// negation (`ne gardez pas plus de`) or wait for something (`bis ihr 7 habt`).
const Mark* BoundFinder::bound_mark(TokenIndex token) const {
  if (const Mark* mark = sentence_.mark(token, Role::bound, longest_phrase)) return mark;
  const Mark* mark = sentence_.mark(token, Role::bound, longest_denied);
  if (mark == nullptr) return nullptr;
  const bool holds_number = sentence_.has(mark->first, known().denied) || sentence_.has(mark->first, known().until);
  return holds_number ? mark : nullptr;
}

/// The bound that words at a token set. Words that also name a thing (`more cards`) compare things, and bound no number.
std::optional<Bound> BoundFinder::bound_at(TokenIndex token) const {
  const Mark* mark = bound_mark(token);
  if (mark == nullptr) return std::nullopt;
  const TokenIndex last = mark->first + mark->count - 1;
  if (sentence_.holds(last) && sentence_.has(last, Role::thing)) return std::nullopt;
  if (mark->meaning == known().at_least) return Bound::at_least;
  if (mark->meaning == known().at_most) return Bound::at_most;
  if (mark->meaning == known().more_than) return Bound::more_than;
  if (mark->meaning == known().fewer_than) return Bound::fewer_than;
  if (mark->meaning == known().exactly) return Bound::exactly;
  return std::nullopt;
}

/// `no conserve más de tres`: a negation stands a few words before, and no condition between.
bool BoundFinder::is_denied(const Mark& bound) const {
  constexpr TokenIndex reach = 4;
  if (bound.count > longest_phrase) return true;
  for (TokenIndex token = bound.first; token > sentence_.begin() && bound.first - token < reach;) {
    --token;
    if (!sentence_.is_word(token) || sentence_.has(token, known().link_if)) return false;
    if (sentence_.has(token, known().denied)) return true;
  }
  return false;
}

Bound BoundFinder::bound_before(const FoundNumber& found) const {
  // With an article between at most: `at least the three ...`; an article itself has none.
  const TokenIndex reach = found.quantity.weak ? 1 : 2;
  const TokenIndex first = found.quantity.first;
  for (TokenIndex token = first; token > sentence_.begin() && first - token < reach;) {
    --token;
    if (const auto bound = bound_at(token)) return is_denied(*bound_mark(token)) ? denied(*bound) : *bound;
    if (token > sentence_.begin() && sentence_.text(token) == "." && sentence_.is_glued(token)) {  // `max. 3`
      const auto short_form = bound_at(token - 1);
      return short_form.value_or(Bound::none);
    }
    if (!sentence_.is_word(token) || sentence_.is_content(token)) break;
  }
  return Bound::none;
}

Bound BoundFinder::bound_behind(const FoundNumber& found, TokenIndex next) const {
  const TokenIndex limit = std::min({sentence_.end(), found.end + bound_reach, next});
  for (TokenIndex token = found.end; token < limit; ++token) {
    if (const auto bound = bound_at(token)) {
      const Mark& mark = *bound_mark(token);
      const TokenIndex end = mark.first + mark.count;
      // *Four or higher is a hit*
      const bool is_behind = token == found.end && mark.count > 1;
      const bool of_the_next =
          next < sentence_.end() && (end >= next || (end + 1 == next && sentence_.is_word(end) && !is_behind));
      if (of_the_next) return Bound::none;
      const bool or_more = token > found.end && sentence_.has(token - 1, known().link_or);
      if (or_more && *bound == Bound::more_than) return Bound::at_least;
      if (or_more && *bound == Bound::fewer_than) return Bound::at_most;
      return *bound;
    }
    if (!sentence_.is_word(token)) break;
    if (sentence_.has(token, Role::deed) && !sentence_.has(token, Role::thing)) break;
    if (token > found.end && sentence_.has(token, Role::link) && !sentence_.has(token, known().link_or)) break;
  }
  return Bound::none;
}

/// `6+`: that many or more; not where something is added to it.
bool BoundFinder::has_plus(const FoundNumber& found) const {
  if (!found.quantity.digits || sentence_.after(found.shape.at.end) != '+') return false;
  const TokenIndex plus = sentence_.token_from(found.shape.at.end);
  return !sentence_.holds(plus + 1) || !is_ascii_digit(sentence_.text(plus + 1).front());
}

Bound BoundFinder::bound_of(const FoundNumber& found, TokenIndex next) const {
  const Bound before = bound_before(found);
  if (before != Bound::none) return before;
  // A phrase may hold the number itself: `no more than one`.
  if (const auto bound = bound_at(found.quantity.first)) return *bound;
  if (has_plus(found)) return Bound::at_least;
  return bound_behind(found, next);
}

}  // namespace

Bound denied(Bound bound) {
  if (bound == Bound::more_than) return Bound::at_most;
  if (bound == Bound::fewer_than) return Bound::at_least;
  return bound;
}

Bound bound_of(const SentenceView& sentence, const FoundNumber& number, TokenIndex next) {
  return BoundFinder(sentence).bound_of(number, next);
}

}  // namespace fathom::audit
