#include "properties/choice_shrinks.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace fathom::properties {
namespace {

/// What is tried on a chunk of the choices.
enum class Change : std::uint8_t { leave_out, set_to_zero, halve, none };

/// How far shrinking has come. The next candidate is a function of this and the current choices, and a candidate that fails
/// goes on from where it was found: restarting at the largest chunk costs a play of 300 actions most of its tries.
struct Progress {
  Change change = Change::leave_out;
  std::size_t chunk = 0;  ///< Length of the chunks; 0: not begun.
  std::size_t end = 0;    ///< The next chunk ends here; chunks are tried from the back.
  bool improved = false;  ///< Whether this round has made anything smaller.
  int tries_left = 0;
};

void begin_chunks(Progress& at, std::size_t chunk, std::size_t size) {
  at.chunk = std::max<std::size_t>(chunk, 1);
  at.end = size;
}

/// Goes on to shorter chunks, then to the next kind of change, then to another round if this one was of use.
void advance(Progress& at, std::size_t size) {
  if (at.chunk > 1 && at.change != Change::halve) return begin_chunks(at, at.chunk / 2, size);
  switch (at.change) {
    case Change::leave_out:
      at.change = Change::set_to_zero;
      return begin_chunks(at, size / 2, size);
    case Change::set_to_zero:
      at.change = Change::halve;
      return begin_chunks(at, 1, size);
    case Change::halve:
    case Change::none:
      at.change = at.improved ? Change::leave_out : Change::none;
      at.improved = false;
      return begin_chunks(at, size / 2, size);
  }
}

/// The choices with one chunk changed; the same where the change makes no difference.
Choices changed(const Choices& choices, Change change, std::size_t from, std::size_t to) {
  Choices smaller = choices;
  const auto begin = smaller.begin() + static_cast<std::ptrdiff_t>(from);
  const auto end = smaller.begin() + static_cast<std::ptrdiff_t>(to);
  switch (change) {
    case Change::leave_out:
      smaller.erase(begin, end);
      break;
    case Change::set_to_zero:
      std::fill(begin, end, 0U);
      break;
    case Change::halve:
      std::for_each(begin, end, [](std::uint32_t& choice) { choice /= 2; });
      break;
    case Change::none:
      break;
  }
  return smaller;
}

rc::Shrinkable<Choices> shrinkable(const Choices& choices, const Progress& at);

/// The candidates that follow from `choices`, as RapidCheck draws them: one at a time.
class Candidates {
 public:
  Candidates(Choices choices, const Progress& at) : choices_(std::move(choices)), at_(at) {
    if (at_.chunk == 0) begin_chunks(at_, choices_.size() / 2, choices_.size());
    at_.end = std::min(at_.end, choices_.size());
  }

  rc::Maybe<rc::Shrinkable<Choices>> operator()() {
    while (at_.change != Change::none && at_.tries_left > 0 && !choices_.empty()) {
      if (at_.end == 0) {
        advance(at_, choices_.size());
        continue;
      }
      const std::size_t to = at_.end;
      const std::size_t from = to - std::min(to, at_.chunk);
      at_.end = from;
      Choices candidate = changed(choices_, at_.change, from, to);
      if (candidate == choices_) continue;
      --at_.tries_left;
      Progress on = at_;
      on.improved = true;
      return shrinkable(candidate, on);
    }
    return rc::Nothing;
  }

 private:
  Choices choices_;
  Progress at_;
};

rc::Shrinkable<Choices> shrinkable(const Choices& choices, const Progress& at) {
  return rc::shrinkable::lambda([choices] { return choices; },
                                [choices, at] { return rc::makeSeq<Candidates>(choices, at); });
}

}  // namespace

rc::Shrinkable<Choices> shrinkable_choices(const Choices& choices, int most_tries) {
  Progress begun;
  begun.tries_left = most_tries;
  return shrinkable(choices, begun);
}

}  // namespace fathom::properties
