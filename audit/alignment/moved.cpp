#include "audit/alignment/moved.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace fathom::audit {
namespace {

std::vector<Feature> features(const Profiles& text, std::uint32_t first, std::uint32_t count) {
  std::vector<Feature> all(text.of(first).begin(), text.of(first).end());
  for (std::uint32_t k = 1; k < count; ++k) all = joined(all, text.of(first + k));
  return all;
}

float weight(const Profiles& text, std::uint32_t first, std::uint32_t count) {
  float sum = 0;
  for (std::uint32_t k = 0; k < count; ++k) sum += text.weight(first + k);
  return sum;
}

/// How much of either sentence the other must account for before it is taken for the same sentence, moved;
constexpr double moved_likeness = 0.5;
/// and how much weight the two must share, since short sentences are soon alike.
constexpr float moved_weight = 2.2F;
/// Next to a moved sentence less will do.
constexpr double trailing_likeness = 0.3;
/// A feature that stands in more leftover sentences than this brings no two together.
constexpr std::size_t common_feature = 12;
/// Left over at the same place: not longer than this many times the other.
constexpr double free_length = 2.2;
/// How many leftover sentences in a row are taken for a free translation, at most.
constexpr std::size_t longest_free = 3;

bool only_original(const Bead& bead) { return bead.translation_count == 0; }
bool only_translation(const Bead& bead) { return bead.original_count == 0; }

struct Candidate {
  std::size_t original;     ///< Index of a bead.
  std::size_t translation;  ///< Index of a bead.
  double likeness;
};

class Leftovers {
 public:
  Leftovers(const std::vector<Bead>& beads, const Profiles& left, const Profiles& right)
      : beads_(beads), left_(left), right_(right) {
    for (std::size_t i = 0; i < beads.size(); ++i) {
      if (!only_translation(beads[i])) continue;
      for (const Feature& feature : features(right, beads[i].translation, beads[i].translation_count)) {
        holders_[feature.id].push_back(i);
      }
    }
  }

  [[nodiscard]] double likeness(std::size_t original, std::size_t translation) const {
    const Bead& a = beads_[original];
    const Bead& b = beads_[translation];
    const float both = weight(left_, a.original, a.original_count) + weight(right_, b.translation, b.translation_count);
    return both <= 0 ? 0 : 2.0 * common(original, translation) / both;
  }

  /// The weight that the two share.
  [[nodiscard]] float common(std::size_t original, std::size_t translation) const {
    const Bead& a = beads_[original];
    const Bead& b = beads_[translation];
    return shared(features(left_, a.original, a.original_count), features(right_, b.translation, b.translation_count));
  }

  [[nodiscard]] std::vector<Candidate> candidates() const {
    std::vector<Candidate> found;
    for (std::size_t i = 0; i < beads_.size(); ++i) {
      if (!only_original(beads_[i])) continue;
      std::vector<std::size_t> near;
      for (const Feature& feature : features(left_, beads_[i].original, beads_[i].original_count)) {
        const auto holders = holders_.find(feature.id);
        if (holders == holders_.end() || holders->second.size() > common_feature) continue;
        near.insert(near.end(), holders->second.begin(), holders->second.end());
      }
      std::sort(near.begin(), near.end());
      near.erase(std::unique(near.begin(), near.end()), near.end());
      for (const std::size_t j : near) {
        const double alike = likeness(i, j);
        if (alike >= moved_likeness && common(i, j) >= moved_weight) found.push_back({i, j, alike});
      }
    }
    std::stable_sort(found.begin(), found.end(), [](const Candidate& a, const Candidate& b) { return a.likeness > b.likeness; });
    return found;
  }

 private:
  const std::vector<Bead>& beads_;
  const Profiles& left_;
  const Profiles& right_;
  std::unordered_map<std::uint32_t, std::vector<std::size_t>> holders_;
};

/// Gives the original's bead the translation's side; the other bead is left empty, to be swept away.
Bead& join(std::vector<Bead>& beads, std::size_t original, std::size_t translation, double likeness) {
  Bead& joined = beads[original];
  joined.translation = beads[translation].translation;
  joined.translation_count = beads[translation].translation_count;
  joined.likeness = likeness;
  beads[translation].translation_count = 0;
  return joined;
}

bool is_swept(const Bead& bead) { return bead.original_count == 0 && bead.translation_count == 0; }

/// Whether nothing that both texts have lies between two beads: then they stand at the same place.
bool at_one_place(const std::vector<Bead>& beads, std::size_t a, std::size_t b) {
  for (std::size_t k = std::min(a, b); k <= std::max(a, b); ++k) {
    if (beads[k].original_count > 0 && beads[k].translation_count > 0 && !beads[k].moved) return false;
  }
  return true;
}

void join_alike(std::vector<Bead>& beads, const Profiles& left, const Profiles& right) {
  const std::vector<Bead> before = beads;
  const Leftovers leftovers(before, left, right);
  for (const Candidate& candidate : leftovers.candidates()) {
    if (!only_original(beads[candidate.original]) || !only_translation(beads[candidate.translation]) ||
        is_swept(beads[candidate.translation])) {
      continue;
    }
    const bool moved = !at_one_place(before, candidate.original, candidate.translation);
    join(beads, candidate.original, candidate.translation, candidate.likeness).moved = moved;
    for (std::size_t step = 1; candidate.original + step < beads.size() && candidate.translation + step < beads.size(); ++step) {
      const std::size_t i = candidate.original + step;
      const std::size_t j = candidate.translation + step;
      if (!only_original(beads[i]) || !only_translation(beads[j]) || is_swept(beads[i]) || is_swept(beads[j])) break;
      const double alike = leftovers.likeness(i, j);
      if (alike < trailing_likeness) break;
      join(beads, i, j, alike).moved = moved;
    }
  }
}

const Block& block(const Reading& text, std::uint32_t sentence) {
  return text.document.blocks[text.document.sentences[sentence].block];
}

bool one_row(const Reading& text, std::uint32_t a, std::uint32_t b) {
  return &block(text, a) == &block(text, b) && block(text, a).kind == BlockKind::row;
}

/// The cells of a row stand and move together.
void join_cells(std::vector<Bead>& beads, const Reading& original, const Reading& translation) {
  Bead* before = nullptr;
  for (Bead& bead : beads) {
    if (before != nullptr && only_original(*before) && only_original(bead) &&
        before->original + before->original_count == bead.original && one_row(original, before->original, bead.original)) {
      before->original_count += bead.original_count;
      bead.original_count = 0;
    } else if (before != nullptr && only_translation(*before) && only_translation(bead) &&
               before->translation + before->translation_count == bead.translation &&
               one_row(translation, before->translation, bead.translation)) {
      before->translation_count += bead.translation_count;
      bead.translation_count = 0;
    } else {
      before = &bead;
    }
  }
  std::erase_if(beads, is_swept);
}

/// A sentence left over beside a bead belongs to it if the bead's other side has words for it: three sentences may answer
/// one long cell of a table.
void absorb(std::vector<Bead>& beads, const Reading& original, const Reading& translation, const Profiles& left,
            const Profiles& right) {
  static constexpr double belonging = 0.3;
  static constexpr double in_its_row = 0.05;  // a cell belongs to its row, if anything of it does
  const auto gain = [&](const Bead& bead, const Bead& wider) {
    const auto shares = [&](const Bead& b) {
      return shared(features(left, b.original, b.original_count), features(right, b.translation, b.translation_count));
    };
    return shares(wider) - shares(bead);
  };
  const auto try_absorb = [&](Bead& bead, Bead& alone) {
    if (bead.original_count == 0 || bead.translation_count == 0 || bead.moved || is_swept(alone)) return;
    Bead wider = bead;
    float own = 0;
    if (only_translation(alone)) {
      if (alone.translation == bead.translation + bead.translation_count) {
        wider.translation_count += alone.translation_count;
      } else if (alone.translation + alone.translation_count == bead.translation) {
        wider.translation = alone.translation;
        wider.translation_count += alone.translation_count;
      } else {
        return;
      }
      own = weight(right, alone.translation, alone.translation_count);
    } else if (only_original(alone)) {
      if (alone.original == bead.original + bead.original_count) {
        wider.original_count += alone.original_count;
      } else if (alone.original + alone.original_count == bead.original) {
        wider.original = alone.original;
        wider.original_count += alone.original_count;
      } else {
        return;
      }
      own = weight(left, alone.original, alone.original_count);
    } else {
      return;
    }
    const bool row = only_original(alone) ? one_row(original, bead.original, alone.original)
                                          : one_row(translation, bead.translation, alone.translation);
    if (own <= 0 || gain(bead, wider) < (row ? in_its_row : belonging) * own) return;
    bead = wider;
    alone.original_count = alone.translation_count = 0;
  };
  for (std::size_t k = 0; k + 1 < beads.size(); ++k) {
    try_absorb(beads[k], beads[k + 1]);
    try_absorb(beads[k + 1], beads[k]);
  }
  std::erase_if(beads, is_swept);
}

bool freely_translated(const Reading& original, std::uint32_t i, const Reading& translation, std::uint32_t j, double ratio) {
  const Block& a = block(original, i);
  const Block& b = block(translation, j);
  if (a.kind != b.kind || a.label != b.label) return false;
  const double odd = translation.document.sentences[j].at.size() / (ratio * original.document.sentences[i].at.size() + 1);
  return odd < free_length && odd > 1 / free_length;
}

/// Pairs off what is left over at one place, in order, where as many sentences are left over on either side.
void join_free(std::vector<Bead>& beads, const Reading& original, const Reading& translation, const Profiles& left,
               const Profiles& right) {
  const double ratio =
      (static_cast<double>(translation.document.text.size()) + 1) / (static_cast<double>(original.document.text.size()) + 1);
  for (std::size_t begin = 0; begin < beads.size();) {
    std::size_t end = begin;
    std::vector<std::size_t> missing;
    std::vector<std::size_t> added;
    while (end < beads.size() && (only_original(beads[end]) || only_translation(beads[end]))) {
      if (!is_swept(beads[end])) (only_original(beads[end]) ? missing : added).push_back(end);
      ++end;
    }
    if (missing.size() == added.size() && missing.size() <= longest_free) {
      for (std::size_t k = 0; k < missing.size(); ++k) {
        const std::uint32_t i = beads[missing[k]].original;
        const std::uint32_t j = beads[added[k]].translation;
        if (!freely_translated(original, i, translation, j, ratio)) continue;
        const float both = left.weight(i) + right.weight(j);
        join(beads, missing[k], added[k], both <= 0 ? 0 : 2.0 * shared(left.of(i), right.of(j)) / both);
      }
    }
    begin = std::max(end, begin + 1);
  }
}

/// One point left over in a list, and one in its translation, at different places: what else should they be but the same?
void join_last_points(std::vector<Bead>& beads, const Reading& original, const Reading& translation) {
  std::map<std::uint32_t, std::map<std::uint32_t, std::size_t>> lists;  // of the original, of the translation, points together
  std::map<std::uint32_t, std::vector<std::size_t>> missing;
  std::map<std::uint32_t, std::vector<std::size_t>> added;
  for (std::size_t k = 0; k < beads.size(); ++k) {
    const Bead& bead = beads[k];
    const Block* a = bead.original_count > 0 ? &block(original, bead.original) : nullptr;
    const Block* b = bead.translation_count > 0 ? &block(translation, bead.translation) : nullptr;
    if (a != nullptr && a->kind != BlockKind::item) a = nullptr;
    if (b != nullptr && b->kind != BlockKind::item) b = nullptr;
    if (a != nullptr && b != nullptr) ++lists[a->run][b->run];
    if (a != nullptr && only_original(bead)) missing[a->run].push_back(k);
    if (b != nullptr && only_translation(bead)) added[b->run].push_back(k);
  }
  for (const auto& [run, counterparts] : lists) {
    const auto best = std::max_element(counterparts.begin(), counterparts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    static constexpr std::size_t surely = 2;
    if (best->second < surely || missing[run].size() != 1 || added[best->first].size() != 1) continue;
    join(beads, missing[run].front(), added[best->first].front(), 0).moved = true;
    added.erase(best->first);
  }
}

}  // namespace

void join_moved(Alignment& alignment, const Reading& original, const Reading& translation, const Profiles& left,
                const Profiles& right) {
  absorb(alignment.beads, original, translation, left, right);
  join_cells(alignment.beads, original, translation);
  join_alike(alignment.beads, left, right);
  join_free(alignment.beads, original, translation, left, right);
  std::erase_if(alignment.beads, is_swept);
  join_last_points(alignment.beads, original, translation);
  std::erase_if(alignment.beads, is_swept);
}

}  // namespace fathom::audit
