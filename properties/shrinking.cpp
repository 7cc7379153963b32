#include "properties/shrinking.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

namespace fathom::properties {
namespace {

/// What is tried on a chunk of the choices.
enum class Attempt : std::uint8_t { leave_out, set_to_zero, halve, done };

/// How far shrinking has come. The next candidate is a function of this and the current choices, and a candidate that fails
/// goes on from where it was found: restarting at the largest chunk costs a play of 300 actions most of its tries.
struct Progress {
  Attempt attempt = Attempt::leave_out;
  std::size_t chunk = 0;  ///< Length of the chunks; 0: not begun.
  std::size_t end = 0;    ///< The next chunk ends here; chunks are tried from the back.
  bool improved = false;  ///< Whether this round has made anything smaller.
};

void begin_chunks(Progress& at, std::size_t chunk, std::size_t size) {
  at.chunk = std::max<std::size_t>(chunk, 1);
  at.end = size;
}

/// Goes on to shorter chunks, then to the next kind of attempt, then to another round if this one was of use.
void advance(Progress& at, std::size_t size) {
  if (at.chunk > 1 && at.attempt != Attempt::halve) return begin_chunks(at, at.chunk / 2, size);
  switch (at.attempt) {
    case Attempt::leave_out:
      at.attempt = Attempt::set_to_zero;
      return begin_chunks(at, size / 2, size);
    case Attempt::set_to_zero:
      at.attempt = Attempt::halve;
      return begin_chunks(at, 1, size);
    case Attempt::halve:
    case Attempt::done:
      at.attempt = at.improved ? Attempt::leave_out : Attempt::done;
      at.improved = false;
      return begin_chunks(at, size / 2, size);
  }
}

/// The choices with the attempt made on one chunk; unchanged where the attempt would change nothing.
Choices attempted(const Choices& choices, Attempt attempt, std::size_t from, std::size_t to) {
  Choices smaller = choices;
  const auto begin = smaller.begin() + static_cast<std::ptrdiff_t>(from);
  const auto end = smaller.begin() + static_cast<std::ptrdiff_t>(to);
  switch (attempt) {
    case Attempt::leave_out:
      smaller.erase(begin, end);
      break;
    case Attempt::set_to_zero:
      std::fill(begin, end, 0U);
      break;
    case Attempt::halve:
      std::for_each(begin, end, [](std::uint32_t& choice) { choice /= 2; });
      break;
    case Attempt::done:
      break;
  }
  return smaller;
}

rc::Shrinkable<Choices> shrinkable(Choices choices, Progress at, std::shared_ptr<int> tries_left);

/// The candidates that follow from `choices`, lazily, as RapidCheck wants them.
class Candidates {
 public:
  Candidates(Choices choices, Progress at, std::shared_ptr<int> tries_left)
      : choices_(std::move(choices)), at_(at), tries_left_(std::move(tries_left)) {
    if (at_.chunk == 0) begin_chunks(at_, choices_.size() / 2, choices_.size());
    at_.end = std::min(at_.end, choices_.size());
  }

  rc::Maybe<rc::Shrinkable<Choices>> operator()() {
    while (at_.attempt != Attempt::done && *tries_left_ > 0 && !choices_.empty()) {
      if (at_.end == 0) {
        advance(at_, choices_.size());
        continue;
      }
      const std::size_t to = at_.end;
      const std::size_t from = to - std::min(to, at_.chunk);
      at_.end = from;
      Choices candidate = attempted(choices_, at_.attempt, from, to);
      if (candidate == choices_) continue;
      --*tries_left_;
      Progress on = at_;
      on.improved = true;
      return shrinkable(std::move(candidate), on, tries_left_);
    }
    return rc::Nothing;
  }

 private:
  Choices choices_;
  Progress at_;
  std::shared_ptr<int> tries_left_;
};

rc::Shrinkable<Choices> shrinkable(Choices choices, Progress at, std::shared_ptr<int> tries_left) {
  return rc::shrinkable::lambda([choices] { return choices; },
                                [choices, at, tries_left] { return rc::makeSeq<Candidates>(choices, at, tries_left); });
}

}  // namespace

Choices shrunk(const Choices& failing, const Fails& fails, int most_tries) {
  if (!fails(failing)) return failing;
  return rc::shrinkable::findLocalMin(shrinkable(failing, Progress{}, std::make_shared<int>(most_tries)), fails).first;
}

}  // namespace fathom::properties
