#include "audit/alignment/align.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "audit/alignment/band.hpp"
#include "audit/alignment/moved.hpp"

namespace fathom::audit {
namespace {

/// What two sentences must share, of the weight either has, before they are better together than apart.
constexpr float needed_share = 0.27F;
/// Costs and gains in the measure of feature weights: a common concept weighs about one.
constexpr float standing_alone = -0.15F;
constexpr float joining = -0.35F;
constexpr float joining_blocks = -1.2F;
constexpr float same_kind = 0.7F;
constexpr float heading_against_text = -1.0F;
constexpr float same_label = 0.8F;
constexpr float same_cell = 0.5F;    ///< The second cell of a row goes with the second cell of a row,
constexpr float other_cell = -1.0F;  ///< and not with the first.
constexpr float odd_length = 0.6F;
constexpr float worst_length = 2.0F;
/// A sentence joins a bead only if it shares this much of its own weight with the other side.
constexpr float joining_share = 0.12F;

/// How many sentences of either text make one bead.
struct Shape {
  std::uint32_t original;
  std::uint32_t translation;
};
constexpr std::array<Shape, 8> shapes{{{1, 1}, {1, 0}, {0, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 3}, {3, 1}}};

constexpr float impossible = -std::numeric_limits<float>::infinity();

/// Sentences of a text in a row, and those of the other that answer to them.
struct Parallel {
  std::uint32_t original = 0;
  std::uint32_t original_count = 0;
  std::uint32_t translation = 0;
  std::uint32_t translation_count = 0;
};

/// Two texts, and how well sentences of two stretches of them go together; these are counted from the beginning of the stretch.
class Matcher {
 public:
  Matcher(const Reading& original, const Reading& translation, const Profiles& left, const Profiles& right, const Parallel& stretch,
          const Band& band)
      : original_(original), translation_(translation), left_(left, stretch.original), right_(right, stretch.translation),
        stretch_(stretch), band_(band), common_(band.cells, 0) {
    for (std::uint32_t i = 0; i < stretch.original_count; ++i) {
      const std::uint32_t last = std::min(band.rows[i].high + 1, stretch.translation_count);
      for (std::uint32_t j = band.rows[i].low; j < last; ++j) common_[band.cell(i, j)] = shared(left_.of(i), right_.of(j));
    }
    const auto letters = [](const Reading& text) { return static_cast<float>(text.document.text.size()) + 1; };
    ratio_ = letters(translation) / letters(original);
  }

  /// The gain of making these sentences one bead; `impossible` where it cannot be more than `wanted`.
  [[nodiscard]] float gain(std::uint32_t i, std::uint32_t j, Shape shape, float wanted) const {
    if (shape.original == 0 || shape.translation == 0) return standing_alone;
    if (shape.original == 1 && shape.translation == 1) {
      return single(i, j) + form(i, j) + length(i, j, shape);
    }
    if (!worth_joining(i, j, shape)) return impossible;
    const float mass = (weight(left_, i, shape.original) + weight(right_, j, shape.translation)) / 2;
    const float rest = -needed_share * mass + form(i, j) + joints(original_, stretch_.original + i, shape.original) +
                       joints(translation_, stretch_.translation + j, shape.translation);
    if (most_shared(i, j, shape) + rest <= wanted) return impossible;
    const auto a = features(left_, i, shape.original);
    const auto b = features(right_, j, shape.translation);
    return shared(a, b) + rest + length(i, j, shape);
  }

  /// How much of either side the other accounts for.
  [[nodiscard]] double likeness(std::uint32_t i, std::uint32_t j, Shape shape) const {
    const float both = weight(left_, i, shape.original) + weight(right_, j, shape.translation);
    if (both <= 0) return 0;
    return 2.0 * shared(features(left_, i, shape.original), features(right_, j, shape.translation)) / both;
  }

 private:
  /// The profiles of a stretch.
  struct Part {
    Part(const Profiles& all, std::uint32_t begin) : profiles(&all), first(begin) {}
    [[nodiscard]] std::span<const Feature> of(std::uint32_t sentence) const { return profiles->of(first + sentence); }
    [[nodiscard]] float weight(std::uint32_t sentence) const { return profiles->weight(first + sentence); }

    const Profiles* profiles;
    std::uint32_t first;
  };

  static float weight(const Part& text, std::uint32_t first, std::uint32_t count) {
    float sum = 0;
    for (std::uint32_t k = 0; k < count; ++k) sum += text.weight(first + k);
    return sum;
  }

  static std::vector<Feature> features(const Part& text, std::uint32_t first, std::uint32_t count) {
    std::vector<Feature> all(text.of(first).begin(), text.of(first).end());
    for (std::uint32_t k = 1; k < count; ++k) all = joined(all, text.of(first + k));
    return all;
  }

  /// The weight that two sentences share; looked up, since every bead they might be part of asks for it.
  [[nodiscard]] float common(std::uint32_t i, std::uint32_t j) const {
    return band_.holds(i, j) ? common_[band_.cell(i, j)] : shared(left_.of(i), right_.of(j));
  }

  [[nodiscard]] float single(std::uint32_t i, std::uint32_t j) const {
    return common(i, j) - needed_share * (left_.weight(i) + right_.weight(j)) / 2;
  }

  /// What sentences share together is at most what they share one by one.
  [[nodiscard]] float most_shared(std::uint32_t i, std::uint32_t j, Shape shape) const {
    float most = 0;
    for (std::uint32_t a = 0; a < shape.original; ++a) {
      for (std::uint32_t b = 0; b < shape.translation; ++b) most += common(i + a, j + b);
    }
    return most;
  }

  [[nodiscard]] bool worth_joining(std::uint32_t i, std::uint32_t j, Shape shape) const {
    for (std::uint32_t a = 0; a < shape.original; ++a) {
      float most = 0;
      for (std::uint32_t b = 0; b < shape.translation; ++b) most = std::max(most, common(i + a, j + b));
      if (most <= joining_share * left_.weight(i + a)) return false;
    }
    for (std::uint32_t b = 0; b < shape.translation; ++b) {
      float most = 0;
      for (std::uint32_t a = 0; a < shape.original; ++a) most = std::max(most, common(i + a, j + b));
      if (most <= joining_share * right_.weight(j + b)) return false;
    }
    return true;
  }

  [[nodiscard]] static const Block& block(const Reading& text, std::uint32_t sentence) {
    return text.document.blocks[text.document.sentences[sentence].block];
  }

  /// Headings go with headings, item 3 with item 3.
  [[nodiscard]] float form(std::uint32_t i, std::uint32_t j) const {
    const Block& a = block(original_, stretch_.original + i);
    const Block& b = block(translation_, stretch_.translation + j);
    float gained = 0;
    if (a.kind == b.kind) gained += same_kind;
    if (a.kind == BlockKind::row && b.kind == BlockKind::row) {
      const std::uint32_t left = stretch_.original + i - a.sentences;
      const std::uint32_t right = stretch_.translation + j - b.sentences;
      gained += left == right ? same_cell : other_cell;
    }
    if ((a.kind == BlockKind::heading) != (b.kind == BlockKind::heading)) gained += heading_against_text;
    if (!a.label.empty() && a.label == b.label && a.label.size() <= 2 && std::isalnum(static_cast<unsigned char>(a.label[0])) != 0) {
      gained += same_label;
    }
    return gained;
  }

  /// A sentence and its translation are about as long, once the languages' own ratio is allowed for.
  [[nodiscard]] float length(std::uint32_t i, std::uint32_t j, Shape shape) const {
    const auto letters = [](const Reading& text, std::uint32_t first, std::uint32_t count) {
      return static_cast<float>(text.document.sentences[first + count - 1].at.end - text.document.sentences[first].at.begin) + 8;
    };
    const float odd = std::log(letters(translation_, stretch_.translation + j, shape.translation) /
                               (ratio_ * letters(original_, stretch_.original + i, shape.original)));
    return -std::min(odd_length * odd * odd, worst_length);
  }

  [[nodiscard]] static float joints(const Reading& text, std::uint32_t first, std::uint32_t count) {
    float cost = 0;
    for (std::uint32_t k = 1; k < count; ++k) {
      const bool same = text.document.sentences[first + k].block == text.document.sentences[first + k - 1].block;
      cost += same ? joining : joining_blocks;
    }
    return cost;
  }

  const Reading& original_;
  const Reading& translation_;
  Part left_;
  Part right_;
  Parallel stretch_;
  const Band& band_;
  std::vector<float> common_;  ///< By cell of the band.
  float ratio_ = 1;
};

/// The best chain of beads through the band of a stretch.
std::vector<Bead> best_chain(const Matcher& matcher, const Band& band, const Parallel& stretch) {
  const std::uint32_t rows = stretch.original_count, columns = stretch.translation_count;
  std::vector<float> best(band.cells, impossible);
  std::vector<std::uint8_t> how(band.cells, 0);
  best[band.cell(0, 0)] = 0;
  for (std::uint32_t i = 0; i <= rows; ++i) {
    for (std::uint32_t j = band.rows[i].low; j <= band.rows[i].high; ++j) {
      if (i == 0 && j == 0) continue;
      float& here = best[band.cell(i, j)];
      for (std::uint8_t s = 0; s < shapes.size(); ++s) {
        const Shape shape = shapes[s];
        if (shape.original > i || shape.translation > j || !band.holds(i - shape.original, j - shape.translation)) continue;
        const float before = best[band.cell(i - shape.original, j - shape.translation)];
        if (before == impossible) continue;
        const float total = before + matcher.gain(i - shape.original, j - shape.translation, shape, here - before);
        if (total > here) {
          here = total;
          how[band.cell(i, j)] = s;
        }
      }
    }
  }
  std::vector<Bead> beads;
  for (std::uint32_t i = rows, j = columns; i > 0 || j > 0;) {
    const Shape shape = shapes[how[band.cell(i, j)]];
    i -= shape.original;
    j -= shape.translation;
    Bead bead{stretch.original + i, shape.original, stretch.translation + j, shape.translation, 0, false};
    if (shape.original > 0 && shape.translation > 0) bead.likeness = matcher.likeness(i, j, shape);
    beads.push_back(bead);
  }
  std::reverse(beads.begin(), beads.end());
  return beads;
}

/// A band as wide as the stretch.
Band whole_band(const Parallel& stretch) {
  Band band;
  for (std::uint32_t i = 0; i <= stretch.original_count; ++i) {
    band.rows.push_back({0, stretch.translation_count, band.cells});
    band.cells += stretch.translation_count + 1;
  }
  return band;
}

/// The sentences of each unit: from the first to before the second.
std::vector<std::pair<std::uint32_t, std::uint32_t>> sentences_of_units(const Document& document) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> found;
  std::uint32_t next = 0;
  const auto begin = [&](std::uint32_t sentence) { return document.in_source(document.sentences[sentence].at).begin; };
  const auto count = static_cast<std::uint32_t>(document.sentences.size());
  for (const Unit& unit : document.source.units) {
    while (next < count && begin(next) < unit.at.begin) ++next;
    const std::uint32_t first = next;
    while (next < count && begin(next) < unit.at.end) ++next;
    found.emplace_back(first, next);
  }
  return found;
}

/// Units with one key are each other's counterparts, wherever they stand; within a unit, sentences are matched by what they say.
Alignment align_units(const Reading& original, const Reading& translation, const Profiles& left, const Profiles& right) {
  const auto here = sentences_of_units(original.document), there = sentences_of_units(translation.document);
  const std::vector<Unit>& units = translation.document.source.units;
  std::unordered_map<std::string_view, std::size_t> by_key;
  for (std::size_t k = 0; k < units.size(); ++k) by_key.emplace(units[k].key, k);
  Alignment made;
  for (std::size_t k = 0; k < here.size(); ++k) {
    Parallel stretch{here[k].first, here[k].second - here[k].first, 0, 0};
    if (const auto found = by_key.find(original.document.source.units[k].key); found != by_key.end()) {
      stretch.translation = there[found->second].first;
      stretch.translation_count = there[found->second].second - stretch.translation;
      by_key.erase(found);
    }
    const Band band = whole_band(stretch);
    for (Bead& bead : best_chain(Matcher(original, translation, left, right, stretch, band), band, stretch)) made.beads.push_back(bead);
  }
  for (std::size_t k = 0; k < units.size(); ++k) {  // units that only the translation has
    if (!by_key.contains(units[k].key) || by_key.at(units[k].key) != k) continue;
    for (std::uint32_t j = there[k].first; j < there[k].second; ++j) made.beads.push_back({0, 0, j, 1, 0, false});
  }
  return made;
}

Alignment align_by(const Reading& original, const Reading& translation, const Profiles& left, const Profiles& right) {
  if (original.document.source.is_keyed() && translation.document.source.is_keyed()) return align_units(original, translation, left, right);
  const Band band = band_around_anchors(left, right);
  const Parallel whole{0, left.count(), 0, right.count()};
  Alignment made{best_chain(Matcher(original, translation, left, right, whole, band), band, whole)};
  join_moved(made, original, translation, left, right);
  return made;
}

}  // namespace

Aligned align(const Reading& original, const Reading& translation) {
  Aligned made{{}, Stems(original), Stems(translation), {}};
  static constexpr int lessons = 2;
  for (int lesson = 0; lesson <= lessons; ++lesson) {
    const auto [left, right] = profiles(original, translation, made.original_stems, made.translation_stems, made.dictionary);
    made.alignment = align_by(original, translation, left, right);
    made.dictionary = Dictionary(original, translation, made.original_stems, made.translation_stems, made.alignment);
  }
  return made;
}

}  // namespace fathom::audit
