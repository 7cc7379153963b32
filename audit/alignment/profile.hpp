#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "audit/alignment/dictionary.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// Something that a sentence and its translation have in common if they are that: a concept, a number, a name, a learned word.
struct Feature {
  std::uint32_t id = 0;
  float weight = 0;  ///< The rarer in the pair, the heavier; counts as often as it stands in the sentence.
};

/// What each sentence of a text can be recognised by in the other language.
class Profiles {
 public:
  /// Sorted by id; a feature stands once.
  [[nodiscard]] std::span<const Feature> of(std::uint32_t sentence) const {
    return std::span(features_).subspan(starts_[sentence], starts_[sentence + 1] - starts_[sentence]);
  }
  [[nodiscard]] float weight(std::uint32_t sentence) const { return weights_[sentence]; }
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(weights_.size()); }

 private:
  friend std::pair<Profiles, Profiles> profiles(const Reading&, const Reading&, const Stems&, const Stems&,
                                                const Dictionary&);
  std::vector<Feature> features_;
  std::vector<std::uint32_t> starts_;
  std::vector<float> weights_;
};

/// The profiles of both texts, in one numbering.
std::pair<Profiles, Profiles> profiles(const Reading& original, const Reading& translation, const Stems& original_stems,
                                       const Stems& translation_stems, const Dictionary& dictionary);

/// The weight that two sorted lists of features share.
float shared(std::span<const Feature> a, std::span<const Feature> b);
/// Both lists as one.
std::vector<Feature> joined(std::span<const Feature> a, std::span<const Feature> b);

}  // namespace fathom::audit
