#include "model/mermaids_song/by_the_book.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace fathom::mermaids_song::by_the_book {

namespace {

/// The sums that some of these cards can make, a bit each.
template <class Worth>
std::uint64_t sums(const Cards& cards, Worth worth) {
  std::uint64_t reachable = 1;
  constexpr int bits = 63;
  for (const Card card : every<Card>)
    for (int i = 0; i < cards[card] && worth(card) > 0 && i < bits; ++i) reachable |= reachable << worth(card);
  return reachable;
}

}  // namespace

bool cancel_somehow(const Cards& cards) { return (sums(cards, as_song) & sums(cards, as_silence)) != 1; }

/// Of four cards of one worth, up to three already cancel against any other card, worth three at most.
std::vector<Cards> smallest_ways_to_cancel(const Cards& cards) {
  constexpr int enough = 3;
  std::vector<Cards> balanced;
  const auto look = [&](auto&& self, std::size_t kind, Cards part, int sung) -> void {
    if (kind == kinds<Card>) {
      if (sung == 0 && !part.empty()) balanced.push_back(part);
      return;
    }
    const Card card = every<Card>[kind];
    const int worth = as_song(card) - as_silence(card);
    for (int many = 0; many <= (worth == 0 ? 0 : std::min<int>(cards[card], enough)); ++many) {
      part[card] = many;
      self(self, kind + 1, part, sung + many * worth);
    }
  };
  look(look, 0, {}, 0);
  std::ranges::sort(balanced, {}, &Cards::total);  // a part comes before the whole
  std::vector<Cards> smallest;
  for (const Cards& one : balanced)
    if (std::ranges::none_of(smallest, [&one](const Cards& part) { return one.has(part); })) smallest.push_back(one);
  return smallest;
}

}  // namespace fathom::mermaids_song::by_the_book
