#include "audit/termbase/term_check.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "audit/checks/checks.hpp"
#include "audit/checks/joining.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/termbase/term_account.hpp"

namespace fathom::audit {
namespace {

constexpr double alike = 0.3;          // from here on the two sides of a bead are taken for each other's translation
constexpr double forbids = 0.9;        // how sure a finding is where a forbidden name stands,
constexpr double other_word = 0.75;    // where the lexicon knows the word that stands instead,
constexpr double no_word = 0.6;        // where the rest is literal, and no such name stands there,
constexpr double free_passage = 0.45;  // and where it is not, or where the thing was named just before
constexpr double literal = 0.5;        // a bead's likeness

/// Words of a text that a lexicon takes for the same as a name of the other.
struct Counterpart {
  TokenIndex first = 0;
  std::uint32_t count = 0;
};

class TermCheck {
 public:
  TermCheck(const Termbase& termbase, const Audit& audit)
      : termbase_(termbase),
        audit_(audit),
        keyed_(audit.original.document.source.is_keyed()),
        original_(termbase.entries, audit.original),
        translation_(termbase.entries, *audit.translation) {}

  TermVerdict verdict() {
    for (const Bead& bead : audit_.alignment.beads) {
      if (bead.original_count == 0 || bead.translation_count == 0) continue;
      const TermAccount account = account_of(bead, original_, translation_, termbase_.force);
      if (!is_trusted(bead, account)) continue;
      for (const NamePair& pair : account.confirmed) {
        made_.confirmed.push_back(shown(*pair.original, Side::original));
        made_.confirmed.push_back(shown(*pair.translation, Side::translation));
      }
      for (const NamePair& pair : account.forbidden) add_forbidden(pair);
      for (const NamePair& pair : account.swapped) add_swapped(pair);
      for (const TermPlace* place : account.lost) add_lost(*place, bead);
    }
    return std::move(made_);
  }

 private:
  /// Whether a bead's sides surely belong together: the file pairs them, or they say the same, or nobody can tell.
  [[nodiscard]] bool is_trusted(const Bead& bead, const TermAccount& account) const {
    if (keyed_ || bead.likeness >= alike) return true;
    if (termbase_.force == Termbase::Force::known) return false;
    const bool unknown = audit_.original.language->phrases().empty() || audit_.translation->language->phrases().empty();
    return !account.confirmed.empty() || (unknown && !bead.moved && bead.original_count == 1 && bead.translation_count == 1);
  }

  [[nodiscard]] const Reading& text(Side side) const {
    return side == Side::original ? audit_.original : *audit_.translation;
  }
  [[nodiscard]] Passage shown(const TermPlace& place, Side side) const {
    return passage_of_words(text(side), side, place.at, place.sentence);
  }
  [[nodiscard]] std::string words(const TermPlace& place, Side side) const {
    return "\"" + on_one_line(text(side).document.words(place.at)) + "\"";
  }
  /// The entry that a name of the original is looked up by: of several, the first.
  static std::uint32_t entry_of(const TermPlace& place) {
    for (const NameOf& name : place.names)
      if (name.standing != Standing::forbidden) return name.entry;
    return place.names.front().entry;
  }

  static Finding finding(Severity severity, double confidence) {
    Finding made;
    made.kind = Kind::term_mismatch;
    made.severity = severity;
    made.confidence = confidence;
    return made;
  }

  void add_forbidden(const NamePair& pair) {
    Finding made = finding(Severity::warning, forbids);
    const auto name = std::find_if(pair.translation->names.begin(), pair.translation->names.end(), [&](const NameOf& each) {
      return each.standing == Standing::forbidden && (pair.original == nullptr || pair.original->is_of(each.entry));
    });
    const std::string asked = translation_.asked_for(name->entry);
    if (pair.original != nullptr) made.original = shown(*pair.original, Side::original);
    made.translation = shown(*pair.translation, Side::translation);
    if (repeats(made, name->entry, first_forbidden_)) return;
    made.consequence = "The termbase forbids " + words(*pair.translation, Side::translation) +
                       (pair.original == nullptr ? "" : " for " + words(*pair.original, Side::original)) +
                       (asked.empty() ? "." : "; it has " + asked + ".");
    made_.findings.push_back(std::move(made));
  }

  void add_swapped(const NamePair& pair) {
    Finding made = finding(Severity::error, pair.confidence);
    made.original = shown(*pair.original, Side::original);
    made.translation = shown(*pair.translation, Side::translation);
    made.consequence = "Where " + player_of(audit_.original) + " reads of " + words(*pair.original, Side::original) + ", " +
                       player_of(*audit_.translation) + " reads of " + words(*pair.translation, Side::translation);
    const std::string asked = translation_.asked_for(entry_of(*pair.original));
    const std::string meant = original_.asked_for(entry_of(*pair.translation));
    if (termbase_.force == Termbase::Force::prescribed && !asked.empty() && !meant.empty())
      made.consequence += ", which is " + meant + "; the termbase has " + asked;
    made.consequence += ".";
    made_.findings.push_back(std::move(made));
  }

  void add_lost(const TermPlace& place, const Bead& bead) {
    if (is_part_of_a_phrase(place)) return;
    const std::optional<Counterpart> instead = counterpart(place, bead);
    const std::string asked =
        "The termbase has " + translation_.asked_for(entry_of(place)) + " for " + words(place, Side::original);
    if (instead) {
      Finding made = finding(Severity::warning, other_word);
      made.original = shown(place, Side::original);
      made.translation = passage_of_tokens(*audit_.translation, Side::translation, instead->first, instead->count);
      made.consequence = asked + "; here it is " + quoted(*audit_.translation, instead->first, instead->count) + ".";
      made_.findings.push_back(std::move(made));
      return;
    }
    if (!keyed_ && stands_near(place, bead)) return;
    const bool is_plain = keyed_ || (bead.likeness >= literal && !was_named_before(place));
    Finding made = finding(is_plain ? Severity::warning : Severity::note, is_plain ? no_word : free_passage);
    made.original = shown(place, Side::original);
    made.translation =
        passage_of_sentences(*audit_.translation, Side::translation, bead.translation, bead.translation_count);
    made.consequence = asked + "; nothing in this passage is a form of it.";
    if (is_plain && repeats(made, entry_of(place), first_lost_)) return;
    made_.findings.push_back(std::move(made));
  }

  /// Whether the words belong to a longer phrase that means something of its own: *turn* in *turn over*.
  [[nodiscard]] bool is_part_of_a_phrase(const TermPlace& place) const {
    const std::span<const Mark> marks = audit_.original.marks_of(place.sentence);
    return std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) {
      return mark.first <= place.first && place.end <= mark.first + mark.count && mark.count > place.end - place.first;
    });
  }

  [[nodiscard]] std::set<ConceptId> meanings(const TermPlace& place) const {
    std::set<ConceptId> found;
    for (const Mark& mark : audit_.original.marks_of(place.sentence))
      if (place.first <= mark.first && mark.first + mark.count <= place.end) found.insert(mark.meaning);
    return found;
  }

  /// What stands for a name of the original instead of its translation, as far as the lexicons know.
  [[nodiscard]] std::optional<Counterpart> counterpart(const TermPlace& place, const Bead& bead) const {
    const std::set<ConceptId> wanted = meanings(place);
    if (wanted.empty()) return std::nullopt;
    const std::vector<const TermPlace*> named = places_in(translation_, bead.translation, bead.translation_count);
    for (std::uint32_t sentence = bead.translation; sentence < bead.translation + bead.translation_count; ++sentence)
      for (const Mark& mark : audit_.translation->marks_of(sentence)) {
        const bool is_named = std::any_of(named.begin(), named.end(), [&](const TermPlace* other) {
          return other->first < mark.first + mark.count && mark.first < other->end;
        });
        if (wanted.contains(mark.meaning) && !is_named) return Counterpart{mark.first, mark.count};
      }
    return std::nullopt;
  }

  /// Whether the name's translation may stand in the sentence before or after: sentences are not always cut alike.
  [[nodiscard]] bool stands_near(const TermPlace& place, const Bead& bead) const {
    const std::uint32_t first = bead.translation - std::min(bead.translation, 1U);
    const auto all = static_cast<std::uint32_t>(audit_.translation->document.sentences.size());
    const std::uint32_t end = std::min(bead.translation + bead.translation_count + 1, all);
    return std::any_of(place.names.begin(), place.names.end(),
                       [&](const NameOf& name) { return translation_.may_stand(name.entry, first, end - first); });
  }

  /// Whether the thing was named in the sentence before, so that a translator may say *it*.
  [[nodiscard]] bool was_named_before(const TermPlace& place) const {
    if (place.sentence == 0) return false;
    const auto& before = original_.of(place.sentence - 1);
    return std::any_of(before.begin(), before.end(), [&](const TermPlace& other) { return other.is_of(entry_of(place)); });
  }

  using Firsts = std::map<std::uint32_t, std::size_t>;  ///< By entry: the finding.

  /// Lists a finding under the first one of the same entry, if there is one; strings with keys stand each for itself.
  bool repeats(const Finding& made, std::uint32_t entry, Firsts& firsts) {
    if (keyed_) return false;
    const auto [first, is_new] = firsts.try_emplace(entry, made_.findings.size());
    if (is_new) return false;
    std::vector<Passage>& elsewhere = made_.findings[first->second].elsewhere;
    if (made.original) elsewhere.push_back(*made.original);
    if (made.translation && made.translation->words != made.translation->sentence) elsewhere.push_back(*made.translation);
    return true;
  }

  const Termbase& termbase_;
  const Audit& audit_;
  bool keyed_;
  TermPlaces original_;
  TermPlaces translation_;
  TermVerdict made_;
  Firsts first_lost_;
  Firsts first_forbidden_;
};

/// Forbidden names in a text that has no translation here.
TermVerdict forbidden_names(const Termbase& termbase, const Reading& text) {
  TermVerdict made;
  const TermPlaces places(termbase.entries, text);
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence)
    for (const TermPlace& place : places.of(sentence)) {
      const bool is_forbidden = std::all_of(place.names.begin(), place.names.end(),
                                            [](const NameOf& name) { return name.standing == Standing::forbidden; });
      if (!is_forbidden) continue;
      Finding finding;
      finding.kind = Kind::term_inconsistent;
      finding.severity = Severity::warning;
      finding.confidence = forbids;
      finding.original = passage_of_words(text, Side::original, place.at, place.sentence);
      const std::string asked = places.asked_for(place.names.front().entry);
      finding.consequence =
          "The termbase forbids \"" + finding.original->words + "\"" + (asked.empty() ? "." : "; it has " + asked + ".");
      made.findings.push_back(std::move(finding));
    }
  return made;
}

/// Whether a finding doubts what things are called.
bool doubts_words(Kind kind) {
  return kind == Kind::term_mismatch || kind == Kind::term_inconsistent || kind == Kind::term_undefined ||
         kind == Kind::untranslated;
}

/// Confirmed words, to be asked for by their place.
class Confirmed {
 public:
  void add(const std::vector<Passage>& passages) {
    for (const Passage& passage : passages) {
      Offset& end = ends_[{passage.side, passage.at.begin}];
      end = std::max(end, passage.at.end);
    }
  }
  [[nodiscard]] bool has(const Passage& passage) const {
    const auto next = ends_.upper_bound({passage.side, passage.at.begin});
    if (next == ends_.begin()) return false;
    const auto& [begin, end] = *std::prev(next);
    return begin.first == passage.side && passage.at.begin < end && passage.at.end <= end;
  }
  /// Whether all words that a finding doubts are confirmed. A whole sentence is only where something should stand.
  [[nodiscard]] bool answers(const Finding& finding) const {
    if (!doubts_words(finding.kind)) return false;
    std::vector<const Passage*> doubted;
    for (const auto* passage : {&finding.original, &finding.translation})
      if (*passage && (*passage)->words != (*passage)->sentence) doubted.push_back(&**passage);
    for (const Passage& passage : finding.elsewhere) doubted.push_back(&passage);
    if (doubted.empty() && finding.original) doubted.push_back(&*finding.original);
    return !doubted.empty() &&
           std::all_of(doubted.begin(), doubted.end(), [&](const Passage* passage) { return has(*passage); });
  }

 private:
  std::map<std::pair<Side, Offset>, Offset> ends_;
};

/// Whether two findings are about the same words of both texts.
bool is_of_same_words(const Finding& a, const Finding& b) {
  const auto same = [](const std::optional<Passage>& one, const std::optional<Passage>& other) {
    return one.has_value() == other.has_value() && (!one || one->at == other->at);
  };
  return a.kind == b.kind && same(a.original, b.original) && same(a.translation, b.translation);
}

/// Prescribed termbases as one: a name of one may be what another has for another thing.
Termbase joined_prescribed(const std::vector<Termbase>& termbases) {
  Termbase all;
  for (const Termbase& each : termbases)
    if (each.force == Termbase::Force::prescribed)
      all.entries.insert(all.entries.end(), each.entries.begin(), each.entries.end());
  return all;
}

}  // namespace

TermVerdict check_termbase(const Termbase& termbase, const Audit& audit) {
  if (termbase.entries.empty()) return {};
  return audit.translation ? TermCheck(termbase, audit).verdict() : forbidden_names(termbase, audit.original);
}

std::vector<Finding> with_termbases(std::vector<Finding> findings, const std::vector<Termbase>& termbases,
                                    const Audit& audit) {
  if (termbases.empty()) return findings;
  TermVerdict prescribed = check_termbase(joined_prescribed(termbases), audit);
  Confirmed confirmed;
  confirmed.add(prescribed.confirmed);
  std::erase_if(findings, [&](const Finding& finding) {
    const bool is_said = std::any_of(prescribed.findings.begin(), prescribed.findings.end(),
                                     [&](const Finding& said) { return is_of_same_words(said, finding); });
    return is_said || confirmed.answers(finding);
  });
  std::move(prescribed.findings.begin(), prescribed.findings.end(), std::back_inserter(findings));
  findings = settle(std::move(findings));
  // Nobody asked for the names that are only known, such as a game's: they add to what is found, and hide nothing.
  for (const Termbase& each : termbases)
    if (each.force == Termbase::Force::known)
      findings = joined_findings(std::move(findings), settle(check_termbase(each, audit).findings));
  return findings;
}

}  // namespace fathom::audit
