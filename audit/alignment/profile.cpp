#include "audit/alignment/profile.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <unordered_map>

#include "audit/alignment/cognates.hpp"

namespace fathom::audit {
namespace {

/// How much a feature of each sort tells before its rarity is weighed in.
constexpr float concept_worth = 1.0F;
constexpr float number_worth = 1.2F;
constexpr float name_worth = 0.9F;
constexpr float learned_worth = 1.0F;
constexpr float sign_worth = 0.3F;

/// Features are told apart by a hash over their sort and content; a collision of 32 bits costs one sentence a little weight.
enum class Sort : std::uint32_t { meaning, number, name, learned, sign };

std::uint32_t hash(Sort sort, std::uint64_t content) {
  std::uint64_t mixed = content * 0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(sort) * 0xC2B2AE3D27D4EB4FU;
  mixed ^= mixed >> 29U;
  mixed *= 0xBF58476D1CE4E5B9U;
  mixed ^= mixed >> 32U;
  return static_cast<std::uint32_t>(mixed);
}

std::uint64_t hash_text(std::string_view text) {
  std::uint64_t value = 0xCBF29CE484222325U;
  for (const char letter : text) value = (value ^ static_cast<unsigned char>(letter)) * 0x100000001B3U;
  return value;
}

struct Counted {
  std::uint32_t id;
  float worth;
};

/// What one text's words are recognised by, worked out once for each kind of word.
struct WordFeatures {
  std::vector<std::uint32_t> name;  ///< By `WordId`; 0 where there is none.

  explicit WordFeatures(const Reading& reading) : name(reading.words.size(), 0) {
    for (WordId word = 0; word < reading.words.size(); ++word) {
      if (reading.words[word].is_function) continue;
      const std::uint64_t key = cognate_key(reading.words[word].folded);
      if (key != 0) name[word] = hash(Sort::name, key);
    }
  }
};

/// Learned pairs of words share one feature; this says which, for the stems of one text.
using Learned = std::unordered_map<std::uint32_t, std::uint32_t>;

void collect_marks(const Reading& reading, std::uint32_t sentence, std::vector<Counted>& into) {
  const auto marks = reading.marks_of(sentence);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    std::size_t same = 0;  // an ambiguous word carries each of its meanings at a part of its worth
    for (const Mark& mark : marks) same += mark.first == marks[i].first && mark.count == marks[i].count ? 1U : 0U;
    const auto worth = concept_worth * static_cast<float>(concepts().family(marks[i].meaning).trust);
    into.push_back({hash(Sort::meaning, marks[i].meaning), worth / static_cast<float>(std::max<std::size_t>(same, 1))});
  }
}

std::vector<Counted> collect(const Reading& reading, std::uint32_t sentence, const WordFeatures& words, const Stems& stems,
                             const Learned& learned) {
  std::vector<Counted> found;
  collect_marks(reading, sentence, found);
  for (const Quantity& quantity : reading.quantities_of(sentence)) {
    if (quantity.weak) continue;
    const auto hundredths = static_cast<std::uint64_t>(std::llround(std::clamp(quantity.value, 0.0, 1e15) * 100));
    found.push_back({hash(Sort::number, hundredths), number_worth});
  }
  for (const Token& token : reading.tokens_of(sentence)) {
    if (token.kind == Token::Kind::word) {
      if (words.name[token.word] != 0) found.push_back({words.name[token.word], name_worth});
      const auto entry = learned.find(stems.of(token));
      if (entry != learned.end()) found.push_back({entry->second, learned_worth});
    } else if (token.kind == Token::Kind::sign) {
      const std::string& sign = reading.words[token.word].folded;
      if (sign == "?" || sign == "!" || sign == "=" || sign == "(" || sign == ":") {
        found.push_back({hash(Sort::sign, hash_text(sign)), sign_worth});
      } else if (sign.size() > 3 && sign.front() == '[') {  // what a placeholder is called
        found.push_back({hash(Sort::sign, hash_text(sign)), name_worth});
      }
    }
  }
  std::sort(found.begin(), found.end(), [](const Counted& a, const Counted& b) { return a.id < b.id; });
  return found;
}

/// In how many sentences of a text each feature stands.
using Frequencies = std::unordered_map<std::uint32_t, std::uint32_t>;

void count(const std::vector<Counted>& features, Frequencies& into) {
  for (std::size_t i = 0; i < features.size(); ++i) {
    if (i == 0 || features[i].id != features[i - 1].id) ++into[features[i].id];
  }
}

/// A name or word that only one of the texts has cannot be recognised in the other: it says nothing either way.
bool one_sided(std::uint32_t id, const Frequencies& here, const Frequencies& there) {
  return here.contains(id) && !there.contains(id);
}

std::vector<std::vector<Counted>> collect_all(const Reading& reading, const Stems& stems, const Learned& learned,
                                              Frequencies& frequencies) {
  const WordFeatures words(reading);
  std::vector<std::vector<Counted>> all;
  all.reserve(reading.document.sentences.size());
  for (std::uint32_t sentence = 0; sentence < reading.document.sentences.size(); ++sentence) {
    all.push_back(collect(reading, sentence, words, stems, learned));
    count(all.back(), frequencies);
  }
  return all;
}

/// Learned pairs, numbered; a word with several counterparts takes the strongest.
std::pair<Learned, Learned> number(const Dictionary& dictionary) {
  std::pair<Learned, Learned> learned;
  for (const Translation& entry : dictionary.entries()) {
    const std::uint32_t id = hash(Sort::learned, entry.original * std::uint64_t{0x100000000} + entry.translation);
    const auto [left, fresh] = learned.first.try_emplace(entry.original, id);
    learned.second.try_emplace(entry.translation, left->second);
  }
  return learned;
}

}  // namespace

std::pair<Profiles, Profiles> profiles(const Reading& original, const Reading& translation, const Stems& original_stems,
                                       const Stems& translation_stems, const Dictionary& dictionary) {
  const auto [left, right] = number(dictionary);
  Frequencies in_original;
  Frequencies in_translation;
  const auto originals = collect_all(original, original_stems, left, in_original);
  const auto translations = collect_all(translation, translation_stems, right, in_translation);

  const auto weigh = [](const std::vector<std::vector<Counted>>& all, const Frequencies& here, const Frequencies& there) {
    Profiles made;
    const auto sentences = static_cast<float>(all.size());
    made.starts_.reserve(all.size() + 1);
    made.weights_.reserve(all.size());
    for (const std::vector<Counted>& features : all) {
      made.starts_.push_back(static_cast<std::uint32_t>(made.features_.size()));
      float weight = 0;
      for (std::size_t i = 0; i < features.size();) {
        const std::uint32_t id = features[i].id;
        float worth = 0;
        for (; i < features.size() && features[i].id == id; ++i) worth += features[i].worth;
        if (one_sided(id, here, there)) continue;
        const auto often = static_cast<float>(std::max(here.at(id), there.at(id)));
        worth *= std::log2(1.5F + sentences / often) / 2;
        made.features_.push_back({id, worth});
        weight += worth;
      }
      made.weights_.push_back(weight);
    }
    made.starts_.push_back(static_cast<std::uint32_t>(made.features_.size()));
    return made;
  };
  return {weigh(originals, in_original, in_translation), weigh(translations, in_translation, in_original)};
}

float shared(std::span<const Feature> a, std::span<const Feature> b) {
  float weight = 0;
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i].id < b[j].id) {
      ++i;
    } else if (b[j].id < a[i].id) {
      ++j;
    } else {
      weight += std::min(a[i++].weight, b[j++].weight);
    }
  }
  return weight;
}

std::vector<Feature> joined(std::span<const Feature> a, std::span<const Feature> b) {
  std::vector<Feature> both;
  both.reserve(a.size() + b.size());
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() || j < b.size()) {
    if (j == b.size() || (i < a.size() && a[i].id < b[j].id)) {
      both.push_back(a[i++]);
    } else if (i == a.size() || b[j].id < a[i].id) {
      both.push_back(b[j++]);
    } else {
      both.push_back({a[i].id, a[i].weight + b[j].weight});
      ++i;
      ++j;
    }
  }
  return both;
}

}  // namespace fathom::audit
