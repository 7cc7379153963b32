#include "audit/checks/terms.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"

namespace fathom::audit {
namespace {

/// A thing where it is named, and the passage around it.
struct Sighting {
  NamedThing thing;
  TokenIndex first = 0;
  TokenIndex end = 0;
};

/// What a term of one text is called in the other: how often each name stands for it, and where.
struct Names {
  struct Name {
    std::vector<Sighting> places;
  };
  std::map<std::uint32_t, Name> by_stem;
  std::uint32_t total = 0;
};

/// The things of one kind named in a stretch of sentences.
std::vector<NamedThing> of_kind(const std::vector<NamedThing>& things, ConceptId kind) {
  std::vector<NamedThing> found;
  for (const NamedThing& thing : things) {
    if (thing.kind == kind) found.push_back(thing);
  }
  return found;
}

bool one_name(const std::vector<NamedThing>& things) {
  return !things.empty() && std::all_of(things.begin(), things.end(), [&](const NamedThing& thing) {
    return thing.name == things.front().name;
  });
}

/// A term is known by the kind of thing it is and the word that tells it from others of that kind.
using Term = std::pair<ConceptId, std::uint32_t>;

class Terms {
 public:
  explicit Terms(const Pair& pair) : pair_(pair) {
    for (const Comparison& comparison : pair.comparisons) {
      const auto left = named_things(pair.original, pair.aligned.original_stems, comparison.original.first, comparison.original.end);
      const auto right =
          named_things(pair.translation, pair.aligned.translation_stems, comparison.translation.first, comparison.translation.end);
      for (const NamedThing& thing : left) {
        const auto here = of_kind(left, thing.kind);
        const auto there = of_kind(right, thing.kind);
        if (!one_name(here) || !one_name(there)) continue;
        record(in_translation_[{thing.kind, thing.name}], there, comparison.translation);
        record(in_original_[{thing.kind, there.front().name}], here, comparison.original);
        break;
      }
    }
  }

  std::vector<Finding> findings() {
    for (const auto& [term, names] : in_translation_) judge(names, Side::translation);
    for (const auto& [term, names] : in_original_) judge(names, Side::original);
    return std::move(findings_);
  }

 private:
  static void record(Names& names, const std::vector<NamedThing>& things, const ComparedSide& side) {
    names.by_stem[things.front().name].places.push_back({things.front(), side.first, side.end});
    ++names.total;
  }

  /// Whether a word stands somewhere in the passage that a thing is named in.
  [[nodiscard]] bool stands_by(std::uint32_t stem, const Sighting& sighting, Side side) const {
    const Reading& text = side == Side::original ? pair_.original : pair_.translation;
    const Stems& stems = side == Side::original ? pair_.aligned.original_stems : pair_.aligned.translation_stems;
    for (TokenIndex token = sighting.first; token < sighting.end; ++token) {
      if (stems.of(text.tokens[token]) == stem) return true;
    }
    return false;
  }

  /// Reports the names that stand for one thing, where one of them is the usual one.
  void judge(const Names& names, Side side) {
    if (names.by_stem.size() < 2) return;
    const Reading& here = side == Side::original ? pair_.original : pair_.translation;
    const auto usual = std::max_element(names.by_stem.begin(), names.by_stem.end(), [](const auto& a, const auto& b) {
      return a.second.places.size() < b.second.places.size();
    });
    static constexpr std::size_t settled = 3;
    if (usual->second.places.size() < settled) return;
    Finding finding;
    finding.kind = Kind::term_inconsistent;
    finding.severity = Severity::warning;
    std::string others;
    std::size_t strays = 0;
    bool slips = true;  // of spelling only
    for (const auto& [stem, name] : names.by_stem) {
      if (stem == usual->first || is_other_term(stem, side)) continue;
      std::vector<NamedThing> places;
      for (const Sighting& sighting : name.places) {
        if (!stands_by(usual->first, sighting, side)) places.push_back(sighting.thing);
      }
      if (places.empty()) continue;
      others += (others.empty() ? "" : ", ") + quoted(here, places.front().first, places.front().count);
      slips = slips && is_slip(here, usual->second.places.front().thing, places.front());
      for (const NamedThing& place : places) {
        ++strays;
        const Passage passage = passage_of_tokens(here, side, place.first, place.count);
        std::optional<Passage>& main = side == Side::original ? finding.original : finding.translation;
        if (main) {
          finding.elsewhere.push_back(passage);
        } else {
          main = passage;
        }
      }
    }
    if (others.empty()) return;
    const double share = static_cast<double>(usual->second.places.size()) / names.total;
    finding.confidence = std::min(0.9, 0.35 + 0.4 * share + 0.06 * static_cast<double>(usual->second.places.size()));
    if (strays > usual->second.places.size()) finding.confidence -= 0.2;
    finding.ground = Ground::several_names;
    finding.trust = share;
    if (finding.confidence < least_candidate) return;
    if (slips) finding.severity = Severity::note;
    const NamedThing& known = usual->second.places.front().thing;
    finding.consequence = "What is " + quoted(here, known.first, known.count) + " " +
                          std::to_string(usual->second.places.size()) + " times is called " + others + " here.";
    findings_.push_back(std::move(finding));
  }

  /// Whether two names differ by a letter or two: a slip of the pen.
  [[nodiscard]] static bool is_slip(const Reading& text, const NamedThing& a, const NamedThing& b) {
    const std::string one = on_one_line(text.document.words(text.at(a.first, a.count)));
    const std::string other = on_one_line(text.document.words(text.at(b.first, b.count)));
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= one.size(); ++i) {
      std::size_t corner = row[0]++;
      for (std::size_t j = 1; j <= other.size(); ++j) {
        const std::size_t change = corner + (one[i - 1] == other[j - 1] ? 0U : 1U);
        corner = row[j];
        row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
      }
    }
    static constexpr std::size_t slip = 2;
    return row.back() <= slip;
  }

  /// Whether a name is the usual one of some other term: then it is no second name, but another thing.
  [[nodiscard]] bool is_other_term(std::uint32_t name, Side side) const {
    const auto& tables = side == Side::translation ? in_translation_ : in_original_;
    return std::any_of(tables.begin(), tables.end(), [&](const auto& entry) {
      const auto own = entry.second.by_stem.find(name);
      if (own == entry.second.by_stem.end()) return false;
      return own->second.places.size() > 1 && own->second.places.size() * 2 > entry.second.total;
    });
  }

  const Pair& pair_;
  std::map<Term, Names> in_translation_;
  std::map<Term, Names> in_original_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<NamedThing> named_things(const Reading& reading, const Stems& stems, TokenIndex first, TokenIndex end) {
  std::vector<NamedThing> found;
  if (first == end) return found;
  const std::uint32_t from = sentence_of(reading, first);
  const std::uint32_t to = sentence_of(reading, end - 1);
  const bool name_follows = !reading.language->locale().name_before_kind;
  for (std::uint32_t sentence = from; sentence <= to; ++sentence) {
    const Meanings meanings = meanings_of(reading, sentence, 1);
    for (const Group& group : meanings.groups) {
      if (group.count != 1 || !has_role(group, Role::thing) || group.meanings.size() != 1) continue;
      const std::string& family = concepts().family(group.meanings.front()).name;
      if (family != "thing" && family != "place") continue;
      const auto name = name_follows ? name_after(reading, stems, group) : name_before(reading, stems, group);
      if (!name) continue;
      const bool grammar = std::any_of(meanings.groups.begin(), meanings.groups.end(), [&](const Group& other) {
        return other.first <= name->token && name->token < other.first + other.count && !has_role(other, Role::thing);
      });
      if (grammar) continue;
      const TokenIndex begin = std::min(group.first, name->token);
      const TokenIndex last = std::max(group.first, name->token);
      found.push_back({group.meanings.front(), name->stem, begin, last - begin + 1, group.first});
    }
  }
  return found;
}

std::vector<Finding> check_terms(const Pair& pair) { return Terms(pair).findings(); }

}  // namespace fathom::audit
