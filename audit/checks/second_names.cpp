#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"

namespace fathom::audit {
namespace {

/// One direction: words of `here` that have a settled name in `there`, and a passage where another word stands for it.
struct Direction {
  const Reading& here;
  const Reading& there;
  const Stems& here_stems;
  const Stems& there_stems;
  ComparedSide Comparison::*side;
  ComparedSide Comparison::*other;
  const std::vector<std::uint32_t>& (Dictionary::*names)(std::uint32_t) const;
  const std::vector<std::uint32_t>& (Dictionary::*back)(std::uint32_t) const;
};

/// How often a word stands in the pair, and how often one of its learned names stands beside it.
struct Naming {
  std::uint32_t seen = 0;
  std::uint32_t named = 0;
};

using StemSet = std::unordered_set<std::uint32_t>;

StemSet stems_in(const ComparedSide& side, const Reading& text, const Stems& stems) {
  StemSet found;
  for (TokenIndex token = side.first; token < side.end; ++token) {
    const std::uint32_t stem = stems.of(text.tokens[token]);
    if (stem != Stems::none) found.insert(stem);
  }
  return found;
}

const Group* group_at(const ComparedSide& side, TokenIndex token) {
  const auto found = std::find_if(side.groups.begin(), side.groups.end(), [&](const Group& group) {
    return group.first <= token && token < group.first + group.count;
  });
  return found == side.groups.end() ? nullptr : &*found;
}

bool any_in(const std::vector<std::uint32_t>& stems, const StemSet& set) {
  return std::any_of(stems.begin(), stems.end(), [&](std::uint32_t stem) { return set.contains(stem); });
}

class SecondNames {
 public:
  SecondNames(const Pair& pair, const Direction& way)
      : pair_(pair), way_(way), records_(way.here_stems.count()), sightings_(way.there_stems.count()), written_(way.there_stems.count()) {
    for (const Token& token : way.there.tokens) {
      const std::uint32_t stem = way.there_stems.of(token);
      if (stem == Stems::none) continue;
      ++sightings_[stem];
      written_[stem] = way.there.words[token.word].folded;
    }
    for (const Comparison& comparison : pair.comparisons) {
      const StemSet here = stems_in(comparison.*way.side, way.here, way.here_stems);
      const StemSet there = stems_in(comparison.*way.other, way.there, way.there_stems);
      for (const std::uint32_t stem : here) {
        ++records_[stem].seen;
        if (any_in((pair.aligned.dictionary.*way.names)(stem), there)) ++records_[stem].named;
      }
    }
  }

  std::vector<Finding> findings(Side renamed) {
    for (const Comparison& comparison : pair_.comparisons) judge(comparison, renamed);
    return std::move(findings_);
  }

 private:
  /// A thing: the lexicon says so, or its capital does.
  [[nodiscard]] bool is_thing(const ComparedSide& side, TokenIndex token) const {
    const Group* group = group_at(side, token);
    return group == nullptr || has_role(*group, Role::thing);
  }

  [[nodiscard]] bool is_settled(std::uint32_t stem) const {
    static constexpr std::uint32_t fewest = 3;
    static constexpr double nearly_always = 0.85;
    const Naming& record = records_[stem];
    return record.seen >= fewest && record.named + 2 >= record.seen && record.named >= nearly_always * (record.seen - 1);
  }

  void judge(const Comparison& comparison, Side renamed) {
    if (block_of(way_.here, sentence_of(way_.here, (comparison.*way_.side).first)).kind == BlockKind::heading) return;
    const ComparedSide& here = comparison.*way_.side;
    const ComparedSide& there = comparison.*way_.other;
    const StemSet present = stems_in(there, way_.there, way_.there_stems);
    StemSet own;
    for (TokenIndex token = here.first; token < here.end; ++token) {
      const std::uint32_t stem = way_.here_stems.of(way_.here.tokens[token]);
      if (stem == Stems::none || !is_settled(stem) || !is_thing(here, token)) continue;
      if (any_in((pair_.aligned.dictionary.*way_.names)(stem), present)) continue;
      if (own.empty()) own = stems_in(here, way_.here, way_.here_stems);
      if (report(comparison, here, there, token, own, renamed)) return;
    }
  }

  bool report(const Comparison& comparison, const ComparedSide& here, const ComparedSide& there, TokenIndex token,
              const StemSet& own, Side renamed) {
    const Group* known = group_at(here, token);
    TokenIndex best = there.end;
    double confidence = 0;
    for (TokenIndex other = there.first; other < there.end; ++other) {
      const std::uint32_t stem = way_.there_stems.of(way_.there.tokens[other]);
      if (stem == Stems::none || any_in((pair_.aligned.dictionary.*way_.back)(stem), own)) continue;
      if (sightings_[stem] > rare || is_form_of(stem, way_.here_stems.of(way_.here.tokens[token]))) continue;
      if (!at_one_place(here, token, there, other)) continue;
      const double likely = likelihood(known, group_at(there, other), there.accounted[other - there.first], other);
      if (likely > confidence) confidence = likely, best = other;
    }
    if (best == there.end) return false;
    Finding finding;
    finding.kind = Kind::term_inconsistent;
    finding.severity = Severity::warning;
    finding.ground = Ground::second_name;
    finding.bead = comparison.bead;
    finding.confidence = confidence;
    const Naming& record = records_[way_.here_stems.of(way_.here.tokens[token])];
    finding.trust = static_cast<double>(record.named) / std::max(record.seen - 1U, 1U);
    const Side named = renamed == Side::original ? Side::translation : Side::original;
    (named == Side::original ? finding.original : finding.translation) = passage_of_tokens(way_.here, named, token, 1);
    (renamed == Side::original ? finding.original : finding.translation) = passage_of_tokens(way_.there, renamed, best, 1);
    finding.consequence = quoted(way_.there, best, 1) + " stands here for " + quoted(way_.here, token, 1) +
                          ", which has another name everywhere else.";
    findings_.push_back(std::move(finding));
    return true;
  }

  /// Whether a word is but a form, or a compound, of a settled name: *Bewegungsphase* of *Bewegung*.
  [[nodiscard]] bool is_form_of(std::uint32_t word, std::uint32_t named) const {
    static constexpr std::size_t root = 4;
    const auto& names = (pair_.aligned.dictionary.*way_.names)(named);
    return std::any_of(names.begin(), names.end(), [&](std::uint32_t name) {
      return written_[word].find(written_[name].substr(0, root)) != std::string::npos;
    });
  }

  /// How likely a word is the second name of a thing: a synonym by the lexicon, or a word that nothing else accounts for.
  double likelihood(const Group* known, const Group* other, std::uint8_t accounted, TokenIndex token) const {
    static constexpr double synonym = 0.78;
    static constexpr double unknown = 0.64;
    if (other != nullptr) {
      if (known == nullptr) return 0;
      const bool same = std::any_of(known->meanings.begin(), known->meanings.end(), [&](ConceptId meaning) {
        return concepts().family(meaning).name == "thing" &&
               std::find(other->meanings.begin(), other->meanings.end(), meaning) != other->meanings.end();
      });
      return same ? synonym : 0;
    }
    // Where nouns have no capitals, an unknown word may be anything.
    static constexpr double anything = 0.4;
    const bool noun = way_.there.language->locale().nouns_are_capital && way_.there.tokens[token].capital &&
                      token != way_.there.token_starts[sentence_of(way_.there, token)];
    return accounted != 0 ? 0 : noun ? unknown : anything;
  }

  static bool at_one_place(const ComparedSide& here, TokenIndex token, const ComparedSide& there, TokenIndex other) {
    const auto place = [](const ComparedSide& side, TokenIndex at) {
      return static_cast<double>(at - side.first) / static_cast<double>(std::max<TokenIndex>(side.end - side.first, 1));
    };
    static constexpr double near = 0.35;
    return std::abs(place(here, token) - place(there, other)) <= near;
  }

  const Pair& pair_;
  Direction way_;
  /// A second name stands here and there; a word that stands everywhere names something else.
  static constexpr std::uint32_t rare = 2;

  std::vector<Naming> records_;
  std::vector<std::uint32_t> sightings_;  ///< How often each stem of the other text stands in it.
  std::vector<std::string> written_;      ///< And how it is written.
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_second_names(const Pair& pair) {
  const Direction forth{pair.original,         pair.translation,         pair.aligned.original_stems, pair.aligned.translation_stems,
                        &Comparison::original, &Comparison::translation, &Dictionary::of_original,    &Dictionary::of_translation};
  const Direction back{pair.translation,         pair.original,         pair.aligned.translation_stems, pair.aligned.original_stems,
                       &Comparison::translation, &Comparison::original, &Dictionary::of_translation,    &Dictionary::of_original};
  std::vector<Finding> findings = SecondNames(pair, forth).findings(Side::translation);
  for (Finding& finding : SecondNames(pair, back).findings(Side::original)) findings.push_back(std::move(finding));
  return findings;
}

}  // namespace fathom::audit
