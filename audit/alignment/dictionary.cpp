#include "audit/alignment/dictionary.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace fathom::audit {
namespace {

/// Beads less alike than this teach nothing.
constexpr double trusted_likeness = 0.25;
/// Longer beads pair too many words by chance, and would make the cost quadratic.
constexpr std::uint32_t longest_lesson = 40;
/// Two words must meet this often before they count as a pair,
constexpr std::uint32_t fewest_meetings = 2;
/// and each must be the likeliest reason for the other to stand there: the mean of both chances.
constexpr double weakest = 0.3;
constexpr double weakest_of_two = 0.6;  ///< Where they met but twice.
/// A word may have this many counterparts (two names for one thing, a word of several meanings).
constexpr std::size_t most_counterparts = 3;

/// The distinct stems of a stretch of sentences.
std::vector<std::uint32_t> stems_of(const Reading& reading, const Stems& stems, std::uint32_t first, std::uint32_t count) {
  std::vector<std::uint32_t> found;
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    for (const Token& token : reading.tokens_of(sentence)) {
      if (token.kind == Token::Kind::word && stems.of(token) != Stems::none) found.push_back(stems.of(token));
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace

Stems::Stems(const Reading& reading) : by_word_(reading.words.size(), none) {
  std::unordered_set<std::string_view> counting;
  for (const NumberWord& number : reading.language->number_words()) {
    if (number.words.size() == 1) counting.insert(number.words.front());
  }
  std::unordered_map<std::string, std::uint32_t> numbers;
  for (WordId word = 0; word < reading.words.size(); ++word) {
    const Word& known = reading.words[word];
    if (known.is_function || known.stem.size() < 2 || counting.contains(known.folded)) continue;
    by_word_[word] = numbers.try_emplace(known.stem, static_cast<std::uint32_t>(numbers.size())).first->second;
  }
  count_ = static_cast<std::uint32_t>(numbers.size());
}

namespace {

/// A word of either text, and that they stand in one bead somewhere.
struct Meeting {
  std::uint32_t original = 0;
  std::uint32_t translation = 0;
  std::uint32_t together = 0;
  double forth = 0;  ///< How likely the one calls for the other in the translation,
  double back = 0;   ///< and in the original.
};

/// Learns which words call for which from the beads of a pair, as IBM's first model does: a word that another explains already
/// is no reason any more. Of *barge* and *horse*, which often stand together, each keeps its own counterpart.
class Lessons {
 public:
  /// `originals` and `translations`: how many words there are.
  Lessons(std::uint32_t originals, std::uint32_t translations) : originals_(originals), translations_(translations) {}

  /// The words of both sides of a bead, sorted.
  void add(const std::vector<std::uint32_t>& left, const std::vector<std::uint32_t>& right) {
    beads_.push_back({words_.size(), cells_, left.size(), right.size()});
    words_.insert(words_.end(), left.begin(), left.end());
    words_.insert(words_.end(), right.begin(), right.end());
    cells_ += left.size() * right.size();
  }

  std::vector<Meeting> learn() {
    number_meetings();
    static constexpr int rounds = 5;
    for (int round = 0; round < rounds; ++round) {
      weigh(&Meeting::forth, &Meeting::original, originals_, true);
      weigh(&Meeting::back, &Meeting::translation, translations_, false);
    }
    return std::move(meetings_);
  }

 private:
  struct Bead {
    std::size_t words;  ///< Where its words begin,
    std::size_t begin;  ///< and its cells.
    std::size_t rows;
    std::size_t columns;
  };

  /// Every two words that meet, in a bead row by row.
  template <class Visit>
  void for_each_cell(Visit visit) const {
    for (const Bead& bead : beads_) {
      const auto left = words_.begin() + static_cast<std::ptrdiff_t>(bead.words), right = left + static_cast<std::ptrdiff_t>(bead.rows);
      for (auto a = left; a != right; ++a) {
        for (auto b = right; b != right + static_cast<std::ptrdiff_t>(bead.columns); ++b) visit((std::uint64_t{*a} << 32U) | *b);
      }
    }
  }

  /// The words that meet, each two of them once. They meet often in a long text: repeats go before they take memory.
  [[nodiscard]] std::vector<std::uint64_t> keys() const {
    static constexpr std::size_t fewest = std::size_t{1} << 20U;
    std::vector<std::uint64_t> keys;
    const auto drop_repeats = [&] {
      std::sort(keys.begin(), keys.end());
      keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    };
    std::size_t full = fewest;
    for_each_cell([&](std::uint64_t key) {
      if (keys.size() == full) {
        drop_repeats();
        full = std::max(fewest, 2 * keys.size());
      }
      keys.push_back(key);
    });
    drop_repeats();
    return keys;
  }

  /// Gives each cell the number of its meeting.
  void number_meetings() {
    const std::vector<std::uint64_t> all = keys();
    meetings_.reserve(all.size());
    for (const std::uint64_t key : all) {
      meetings_.push_back({static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(key), 0, 1, 1});
    }
    numbers_.reserve(cells_);
    for_each_cell([&](std::uint64_t key) {
      numbers_.push_back(static_cast<std::uint32_t>(std::lower_bound(all.begin(), all.end(), key) - all.begin()));
      ++meetings_[numbers_.back()].together;
    });
  }

  /// One round: shares out each word among those that may have called for it, then sums up by the caller.
  void weigh(double Meeting::*chance, std::uint32_t Meeting::*caller, std::uint32_t callers, bool by_column) {
    // Some words call for nothing, and some come uncalled.
    static constexpr double uncalled = 0.05;
    std::vector<double> counts(meetings_.size(), 0);
    for (const Bead& bead : beads_) {
      const std::size_t outer = by_column ? bead.columns : bead.rows;
      const std::size_t inner = by_column ? bead.rows : bead.columns;
      const auto at = [&](std::size_t o, std::size_t k) {
        return numbers_[bead.begin + (by_column ? k * bead.columns + o : o * bead.columns + k)];
      };
      for (std::size_t o = 0; o < outer; ++o) {
        double all = uncalled;
        for (std::size_t k = 0; k < inner; ++k) all += meetings_[at(o, k)].*chance;
        for (std::size_t k = 0; k < inner; ++k) counts[at(o, k)] += meetings_[at(o, k)].*chance / all;
      }
    }
    std::vector<double> sums(callers, 0);
    for (std::size_t k = 0; k < meetings_.size(); ++k) sums[meetings_[k].*caller] += counts[k];
    for (std::size_t k = 0; k < meetings_.size(); ++k) meetings_[k].*chance = counts[k] / std::max(sums[meetings_[k].*caller], uncalled);
  }

  std::uint32_t originals_;
  std::uint32_t translations_;
  std::vector<Bead> beads_;
  std::vector<std::uint32_t> words_;    ///< Of each bead, those of the original first.
  std::size_t cells_ = 0;
  std::vector<std::uint32_t> numbers_;  ///< Of each bead, row by row: which meeting.
  std::vector<Meeting> meetings_;
};

}  // namespace

Dictionary::Dictionary(const Reading& original, const Reading& translation, const Stems& original_stems,
                       const Stems& translation_stems, const Alignment& alignment) {
  Lessons lessons(original_stems.count(), translation_stems.count());
  for (const Bead& bead : alignment.beads) {
    if (bead.original_count == 0 || bead.translation_count == 0 || bead.likeness < trusted_likeness) continue;
    const auto left = stems_of(original, original_stems, bead.original, bead.original_count);
    const auto right = stems_of(translation, translation_stems, bead.translation, bead.translation_count);
    if (left.size() <= longest_lesson && right.size() <= longest_lesson) lessons.add(left, right);
  }
  std::vector<Translation> candidates;
  for (const Meeting& meeting : lessons.learn()) {
    const double strength = std::sqrt(meeting.forth * meeting.back);
    if (meeting.together < fewest_meetings || strength < (meeting.together == fewest_meetings ? weakest_of_two : weakest)) continue;
    candidates.push_back({meeting.original, meeting.translation, meeting.together, strength});
  }
  std::stable_sort(candidates.begin(), candidates.end(), [](const Translation& a, const Translation& b) {
    return std::pair(a.strength, a.together) > std::pair(b.strength, b.together);
  });
  for (const Translation& candidate : candidates) {
    auto& left = by_original_[candidate.original];
    auto& right = by_translation_[candidate.translation];
    if (left.size() >= most_counterparts || right.size() >= most_counterparts) continue;
    left.push_back(candidate.translation);
    right.push_back(candidate.original);
    entries_.push_back(candidate);
  }
}

namespace {
const std::vector<std::uint32_t> nothing;

const std::vector<std::uint32_t>& look_up(const std::unordered_map<std::uint32_t, std::vector<std::uint32_t>>& in,
                                          std::uint32_t stem) {
  const auto entry = in.find(stem);
  return entry == in.end() ? nothing : entry->second;
}
}  // namespace

const std::vector<std::uint32_t>& Dictionary::of_original(std::uint32_t stem) const { return look_up(by_original_, stem); }
const std::vector<std::uint32_t>& Dictionary::of_translation(std::uint32_t stem) const {
  return look_up(by_translation_, stem);
}

bool Dictionary::match(std::uint32_t original, std::uint32_t translation) const {
  const auto& known = of_original(original);
  return std::find(known.begin(), known.end(), translation) != known.end();
}

}  // namespace fathom::audit
