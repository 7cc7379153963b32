#include "app/audit_changes.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace fathom::app {
namespace {

constexpr int deepest_comparison = 16;  // each level looks again between what the one above it found in common

/// Sentences from one to before another, of either list.
struct Region {
  std::size_t before = 0, before_end = 0;
  std::size_t now = 0, now_end = 0;
};

/// A sentence that both have.
struct Common {
  std::size_t before = 0;
  std::size_t now = 0;
};

/// Of pairs in the order of the new list, the most that are in the order of the old one too.
std::vector<Common> in_order(const std::vector<Common>& pairs) {
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> ends;  // by length: the pair that ends a run of it earliest in the old list
  std::vector<std::size_t> previous(pairs.size(), none);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto place = std::lower_bound(ends.begin(), ends.end(), i,
                                        [&](std::size_t a, std::size_t b) { return pairs[a].before < pairs[b].before; });
    if (place != ends.begin()) previous[i] = *std::prev(place);
    if (place == ends.end())
      ends.push_back(i);
    else
      *place = i;
  }
  std::vector<Common> run;
  for (std::size_t at = ends.empty() ? none : ends.back(); at != none; at = previous[at]) run.push_back(pairs[at]);
  std::reverse(run.begin(), run.end());
  return run;
}

/// The comparison of two lists, region by region.
class SentenceDiff {
 public:
  SentenceDiff(const std::vector<std::string_view>& before, const std::vector<std::string_view>& now)
      : before_(before), now_(now), made_{std::vector<bool>(now.size(), false), std::vector<bool>(now.size() + 1, false)} {}

  void compare(Region region, int depth) {
    trim(region);
    if (region.before == region.before_end || region.now == region.now_end) return differ(region);
    const std::vector<Common> anchors =
        depth < deepest_comparison ? in_order(unique_in_both(region)) : std::vector<Common>{};
    if (anchors.empty()) return differ(region);
    Region part{region.before, 0, region.now, 0};
    for (const Common& anchor : anchors) {
      part.before_end = anchor.before;
      part.now_end = anchor.now;
      compare(part, depth + 1);
      part = {anchor.before + 1, 0, anchor.now + 1, 0};
    }
    part.before_end = region.before_end;
    part.now_end = region.now_end;
    compare(part, depth + 1);
  }

  [[nodiscard]] Changes made() const { return made_; }

 private:
  void trim(Region& region) const {
    while (region.before < region.before_end && region.now < region.now_end && before_[region.before] == now_[region.now]) {
      ++region.before;
      ++region.now;
    }
    while (region.before < region.before_end && region.now < region.now_end &&
           before_[region.before_end - 1] == now_[region.now_end - 1]) {
      --region.before_end;
      --region.now_end;
    }
  }

  void differ(const Region& region) {
    for (std::size_t i = region.now; i < region.now_end; ++i) made_.is_new[i] = true;
    if (region.before < region.before_end) made_.gone_before[region.now_end] = true;
  }

  [[nodiscard]] std::vector<Common> unique_in_both(const Region& region) const {
    struct Seen {
      std::size_t times = 0, place = 0;
    };
    std::unordered_map<std::string_view, Seen> old, fresh;
    for (std::size_t i = region.before; i < region.before_end; ++i) old[before_[i]] = {old[before_[i]].times + 1, i};
    for (std::size_t i = region.now; i < region.now_end; ++i) fresh[now_[i]] = {fresh[now_[i]].times + 1, i};
    std::vector<Common> pairs;
    for (std::size_t i = region.now; i < region.now_end; ++i) {
      const auto found = old.find(now_[i]);
      if (found != old.end() && found->second.times == 1 && fresh[now_[i]].times == 1)
        pairs.push_back({found->second.place, i});
    }
    return pairs;
  }

  const std::vector<std::string_view>& before_;
  const std::vector<std::string_view>& now_;
  Changes made_;
};

}  // namespace

Changes changes(const std::vector<std::string_view>& before, const std::vector<std::string_view>& now) {
  SentenceDiff comparison(before, now);
  comparison.compare({0, before.size(), 0, now.size()}, 0);
  return comparison.made();
}

}  // namespace fathom::app
