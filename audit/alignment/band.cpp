#include "audit/alignment/band.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace fathom::audit {
namespace {

/// How far from the path a counterpart may lie: passages seldom move further without being found as moved.
constexpr std::uint32_t widest = 48;
/// Texts of millions of short lines have a narrower band, so that memory stays in bounds.
constexpr std::uint32_t narrowest = 2;
constexpr std::uint32_t most_cells = 8'000'000;

struct Anchor {
  std::uint32_t original;
  std::uint32_t translation;
};

/// Where a feature stands, as long as that is in one sentence only.
struct Sole {
  std::uint32_t sentence = 0;
  std::uint32_t times = 0;
};

std::unordered_map<std::uint32_t, Sole> sole_places(const Profiles& text) {
  std::unordered_map<std::uint32_t, Sole> places;
  for (std::uint32_t sentence = 0; sentence < text.count(); ++sentence) {
    for (const Feature& feature : text.of(sentence)) {
      Sole& place = places[feature.id];
      place.sentence = sentence;
      ++place.times;
    }
  }
  return places;
}

/// Pairs of sentences that share a feature no other sentence has, in the order of the original.
std::vector<Anchor> anchors(const Profiles& original, const Profiles& translation) {
  const auto left = sole_places(original);
  const auto right = sole_places(translation);
  std::vector<Anchor> found;
  for (const auto& [id, place] : left) {
    const auto other = right.find(id);
    if (place.times == 1 && other != right.end() && other->second.times == 1) {
      found.push_back({place.sentence, other->second.sentence});
    }
  }
  std::sort(found.begin(), found.end(), [](const Anchor& a, const Anchor& b) {
    return std::pair(a.original, a.translation) < std::pair(b.original, b.translation);
  });
  return found;
}

/// The longest chain whose places rise in both texts.
std::vector<Anchor> longest_chain(const std::vector<Anchor>& all) {
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  std::vector<std::size_t> tails;  // tails[k]: the anchor that ends the chain of k + 1 with the smallest place
  std::vector<std::size_t> before(all.size(), none);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto at = std::lower_bound(tails.begin(), tails.end(), i, [&](std::size_t a, std::size_t b) {
      return all[a].translation < all[b].translation;
    });
    if (at != tails.begin()) before[i] = *(at - 1);
    if (at == tails.end()) {
      tails.push_back(i);
    } else {
      *at = i;
    }
  }
  std::vector<Anchor> chain;
  for (std::size_t i = tails.empty() ? none : tails.back(); i != none; i = before[i]) chain.push_back(all[i]);
  std::reverse(chain.begin(), chain.end());
  return chain;
}

}  // namespace

Band band_around_anchors(const Profiles& original, const Profiles& translation) {
  const std::uint32_t rows = original.count();
  const std::uint32_t columns = translation.count();
  std::vector<Anchor> path = longest_chain(anchors(original, translation));
  path.insert(path.begin(), {0, 0});
  path.push_back({rows, columns});

  std::vector<std::uint32_t> centre(rows + 2, columns);
  for (std::size_t leg = 0; leg + 1 < path.size(); ++leg) {
    const Anchor from = path[leg];
    const Anchor to = path[leg + 1];
    const std::uint64_t height = std::max<std::uint32_t>(to.original - from.original, 1);
    for (std::uint32_t row = from.original; row <= to.original; ++row) {
      const std::uint64_t rise = to.translation - from.translation;
      centre[row] = from.translation + static_cast<std::uint32_t>(rise * (row - from.original) / height);
    }
  }

  const std::uint32_t half_width = std::clamp(most_cells / (2 * (rows + 1)), narrowest, widest);
  Band band;
  band.rows.resize(rows + 1);
  for (std::uint32_t row = 0; row <= rows; ++row) {
    Band::Row& made = band.rows[row];
    made.low = centre[row] > half_width ? centre[row] - half_width : 0;
    made.high = std::min(columns, centre[row + 1] + half_width);
    if (row == 0) made.low = 0;
    if (row == rows) made.high = columns;
    if (row > 0) made.high = std::max(made.high, band.rows[row - 1].high);
    made.start = band.cells;
    band.cells += made.high - made.low + 1;
  }
  return band;
}

}  // namespace fathom::audit
