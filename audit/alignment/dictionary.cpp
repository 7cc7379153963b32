#include "audit/alignment/dictionary.hpp"

#include <algorithm>
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
/// and be this exclusive: twice their meetings over their own counts.
constexpr double weakest = 0.45;
constexpr double weakest_of_two = 0.75;  ///< Where they met but twice.
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

Dictionary::Dictionary(const Reading& original, const Reading& translation, const Stems& original_stems,
                       const Stems& translation_stems, const Alignment& alignment) {
  std::vector<std::uint32_t> of_original(original_stems.count(), 0);
  std::vector<std::uint32_t> of_translation(translation_stems.count(), 0);
  std::vector<std::uint64_t> meetings;
  for (const Bead& bead : alignment.beads) {
    if (bead.original_count == 0 || bead.translation_count == 0 || bead.likeness < trusted_likeness) continue;
    const auto left = stems_of(original, original_stems, bead.original, bead.original_count);
    const auto right = stems_of(translation, translation_stems, bead.translation, bead.translation_count);
    if (left.size() > longest_lesson || right.size() > longest_lesson) continue;
    for (const std::uint32_t stem : left) ++of_original[stem];
    for (const std::uint32_t stem : right) ++of_translation[stem];
    for (const std::uint32_t a : left) {
      for (const std::uint32_t b : right) meetings.push_back((std::uint64_t{a} << 32U) | b);
    }
  }
  std::sort(meetings.begin(), meetings.end());

  std::vector<Translation> candidates;
  for (std::size_t i = 0; i < meetings.size();) {
    std::size_t end = i;
    while (end < meetings.size() && meetings[end] == meetings[i]) ++end;
    const auto together = static_cast<std::uint32_t>(end - i);
    const auto a = static_cast<std::uint32_t>(meetings[i] >> 32U);
    const auto b = static_cast<std::uint32_t>(meetings[i]);
    const double strength = 2.0 * together / (of_original[a] + of_translation[b]);
    if (together >= fewest_meetings && strength >= (together == fewest_meetings ? weakest_of_two : weakest)) {
      candidates.push_back({a, b, together, strength});
    }
    i = end;
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
