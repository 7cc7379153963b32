#include <algorithm>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/checks/salience.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// Only one text has these sentences, one after the other.
struct Run {
  std::uint32_t first = 0;
  std::uint32_t count = 0;
  const Bead* before = nullptr;  ///< The last bead before it that both texts have.
};

class Passages {
 public:
  explicit Passages(const Pair& pair) : pair_(pair) {}

  std::vector<Finding> findings() {
    for (const Run& run : runs(Side::original)) report(run, Side::original);
    for (const Run& run : runs(Side::translation)) report(run, Side::translation);
    for (const Comparison& comparison : pair_.comparisons) {
      swallowed(comparison, Side::original);
      swallowed(comparison, Side::translation);
      condition(comparison, Side::original);
      condition(comparison, Side::translation);
    }
    return std::move(findings_);
  }

 private:
  [[nodiscard]] const Reading& text(Side side) const {
    return side == Side::original ? pair_.original : pair_.translation;
  }

  /// Sentences that stand on one side only; those of one paragraph, or of one list, make one run.
  [[nodiscard]] std::vector<Run> runs(Side side) const {
    std::vector<Run> found;
    const Bead* before = nullptr;
    for (const Bead& bead : pair_.aligned.alignment.beads) {
      const bool original = bead.original_count > 0;
      const bool translation = bead.translation_count > 0;
      if (original && translation) {
        before = &bead;
        continue;
      }
      if (original != (side == Side::original)) continue;
      const std::uint32_t first = side == Side::original ? bead.original : bead.translation;
      const std::uint32_t count = side == Side::original ? bead.original_count : bead.translation_count;
      const bool joins = !found.empty() && found.back().first + found.back().count == first && together(side, first);
      if (joins) {
        found.back().count += count;
      } else {
        found.push_back({first, count, before});
      }
    }
    return found;
  }

  /// Whether a sentence belongs to what the one before it is about.
  [[nodiscard]] bool together(Side side, std::uint32_t sentence) const {
    const Block& here = block_of(text(side), sentence);
    const Block& before = block_of(text(side), sentence - 1);
    if (&here == &before || (here.run != 0 && here.run == before.run)) return true;
    return before.kind == BlockKind::heading;
  }

  void report(const Run& run, Side side) {
    const Reading& here = text(side);
    const Salience salience = salience_of(here, run.first, run.count);
    if (salience.words == 0) return;
    const bool omitted = side == Side::original;
    Finding finding;
    finding.kind = omitted ? Kind::passage_omitted : Kind::passage_added;
    const bool item = block_of(here, run.first).kind == BlockKind::item;
    if (item && run.count <= 2 && !is_whole_list(here, run)) finding.kind = omitted ? Kind::item_omitted : Kind::item_added;
    if (only_headings(here, run)) finding.kind = Kind::outline_mismatch;
    if (const auto twin = doubled(run, side)) {
      finding.kind = Kind::passage_added;
      finding.severity = Severity::warning;
      finding.confidence = 0.85;
      finding.elsewhere.push_back(passage_of_sentences(here, side, *twin, 1));
    } else {
      finding.confidence = 0.45 + 0.5 * salience.rule_like;
      finding.severity = severity(finding.kind, salience);
      // *(Shuffle the deck.)* reminds of a rule that stands elsewhere: many a translation has such, and many an original.
      if (here.document.words(here.document.sentences[run.first].at).starts_with('('))
        finding.severity = std::min(finding.severity, omitted ? Severity::warning : Severity::note);
      if (finding.severity != Severity::error || may_be_swallowed(run, side)) finding.ground = omitted ? Ground::sentence_lost : Ground::sentence_added;
    }
    if (run.before != nullptr) finding.bead = static_cast<std::uint32_t>(run.before - pair_.aligned.alignment.beads.data());
    (omitted ? finding.original : finding.translation) = passage_of_sentences(here, side, run.first, run.count);
    if (finding.elsewhere.empty() && is_said_within(*(omitted ? finding.original : finding.translation)))
      finding.severity = Severity::note;
    point_to_gap(finding, run, side);
    finding.consequence = finding.elsewhere.empty()
                              ? std::string("Only ") + player_of(here) + " is told this."
                              : std::string("This stands twice for ") + player_of(here) + ".";
    findings_.push_back(std::move(finding));
  }

  /// Whether the sentence before, in the other text, is so long that it may say this as well.
  [[nodiscard]] bool may_be_swallowed(const Run& run, Side side) const {
    static constexpr double long_enough = 0.25;
    if (run.before == nullptr) return false;
    const double longer = surplus(pair_, *run.before);
    return (side == Side::original ? longer : -longer) > long_enough;
  }

  /// Whether the other text's string with this key is as long as if it said what stands here alone, too.
  [[nodiscard]] bool is_said_within(const Passage& alone) const {
    const Source &original = pair_.original.document.source, &translation = pair_.translation.document.source;
    if (alone.key.empty() || !original.is_keyed() || !translation.is_keyed()) return false;
    const auto size_in = [&](const Source& source) {
      const auto unit =
          std::find_if(source.units.begin(), source.units.end(), [&](const Unit& one) { return one.key == alone.key; });
      return unit == source.units.end() ? 0.0 : static_cast<double>(unit->at.size());
    };
    const bool omitted = alone.side == Side::original;
    const double usual = static_cast<double>(translation.text.size()) / static_cast<double>(original.text.size());
    const double here = size_in(omitted ? original : translation);
    const double there = size_in(omitted ? translation : original) * (omitted ? 1 / usual : usual);
    static constexpr double enough = 0.4;  // of what it should be shorter by
    return here > 0 && there > here - enough * static_cast<double>(alone.at.size());
  }

  static Severity severity(Kind kind, const Salience& salience) {
    if (salience.credits) return Severity::note;
    if (kind == Kind::outline_mismatch) return Severity::warning;
    static constexpr double rule = 0.4;
    static constexpr double talk = 0.22;
    static constexpr std::uint32_t fragment = 6;
    if (!salience.tells || (salience.refers && salience.words <= fragment)) {
      const bool is_plain = salience.words > fragment || (salience.is_told_whole && !salience.refers);
      return is_plain && salience.rule_like >= rule ? Severity::warning : Severity::note;
    }
    if (salience.rule_like >= rule) return Severity::error;
    return salience.rule_like >= talk ? Severity::warning : Severity::note;
  }

  static bool only_headings(const Reading& here, const Run& run) {
    for (std::uint32_t k = 0; k < run.count; ++k) {
      if (block_of(here, run.first + k).kind != BlockKind::heading) return false;
    }
    return true;
  }

  static bool is_whole_list(const Reading& here, const Run& run) {
    const std::uint32_t number = block_of(here, run.first).run;
    const std::uint32_t before = run.first > 0 ? block_of(here, run.first - 1).run : 0;
    const std::uint32_t end = run.first + run.count;
    const std::uint32_t after = end < here.document.sentences.size() ? block_of(here, end).run : 0;
    return before != number && after != number;
  }

  /// A sentence of the same text that says the same in the same words.
  [[nodiscard]] std::optional<std::uint32_t> doubled(const Run& run, Side side) const {
    const Reading& here = text(side);
    static constexpr std::size_t shortest = 5;
    const auto words = [&](std::uint32_t sentence) {
      std::vector<WordId> ids;
      for (const Token& token : here.tokens_of(sentence)) {
        if (token.kind != Token::Kind::sign) ids.push_back(token.word);
      }
      return ids;
    };
    const std::vector<WordId> wanted = words(run.first);
    if (wanted.size() < shortest) return std::nullopt;
    static constexpr std::uint32_t near = 40;
    const std::uint32_t from = run.first > near ? run.first - near : 0;
    const auto last = static_cast<std::uint32_t>(here.document.sentences.size());
    for (std::uint32_t sentence = from; sentence < std::min(last, run.first + near); ++sentence) {
      if ((sentence < run.first || sentence >= run.first + run.count) && words(sentence) == wanted) return sentence;
    }
    return std::nullopt;
  }

  /// Shows the other text where the passage should stand.
  void point_to_gap(Finding& finding, const Run& run, Side side) const {
    if (run.before == nullptr) return;
    const Bead& bead = *run.before;
    if (side == Side::original) {
      finding.translation = passage_of_sentences(pair_.translation, Side::translation,
                                                 bead.translation + bead.translation_count - 1, 1);
    } else {
      finding.original = passage_of_sentences(pair_.original, Side::original, bead.original + bead.original_count - 1, 1);
    }
  }

  /// A part of a sentence that the other side has nothing for, though the rest of it is there.
  void swallowed(const Comparison& comparison, Side side) {
    const bool omitted = side == Side::original;
    const ComparedSide& here = omitted ? comparison.original : comparison.translation;
    const Reading& reading = text(side);
    static constexpr double mostly = 0.5;
    std::vector<Clause> parts = clauses(reading, here);
    for (const Clause& run : untold_runs(here)) parts.push_back(run);
    for (const Clause& clause : parts) {
      const Accounted inside = count(here, clause.first, clause.end);
      const Accounted all = count(here, here.first, here.end);
      const double rest_told = all.told - inside.told;
      const double rest = rest_told + (all.untold - inside.untold);
      static constexpr double fewest = 3;
      if (inside.untold < fewest || inside.told > inside.untold * 0.34) continue;
      if (rest < fewest || rest_told / rest < mostly) continue;
      const double bulk = std::min(1.0, inside.untold / 6);
      const double shrunk = length_evidence(comparison, side, clause);
      Finding finding;
      finding.kind = omitted ? Kind::passage_omitted : Kind::passage_added;
      // What is untold here may be the free translation of what is untold there.
      const double free = (omitted ? comparison.translation : comparison.original).untold;
      static constexpr double part = 0.6;
      const double plain = std::clamp(1 - part * std::max(free - 1, 0.0) / inside.untold, 0.3, 1.0);
      const Bead& around = pair_.bead(comparison);
      const double matters = gravity(pair_.original, around.original, around.original_count);
      finding.ground = omitted ? Ground::clause_lost : Ground::clause_added;
      finding.bead = comparison.bead;
      finding.confidence = (0.35 + 0.35 * bulk + 0.3 * (rest_told / rest)) * shrunk * matters * plain;
      if (finding.confidence < least_candidate) continue;
      finding.severity = Severity::error;
      place(finding, comparison, side, clause);
      findings_.push_back(std::move(finding));
    }
  }

  /// A condition or an exception that only one side has, though the sentence is there: *if*, *unless*, *except*.
  void condition(const Comparison& comparison, Side side) {
    const bool omitted = side == Side::original;
    const ComparedSide& here = omitted ? comparison.original : comparison.translation;
    const ComparedSide& there = omitted ? comparison.translation : comparison.original;
    const auto is_condition = [](const Group& group) {
      return means(group, known().link_if) || means(group, known().unless) || means(group, known().except);
    };
    const auto conditions = std::count_if(here.groups.begin(), here.groups.end(), is_condition);
    if (conditions <= std::count_if(there.groups.begin(), there.groups.end(), is_condition)) return;
    const Reading& reading = text(side);
    const std::vector<Clause> all = clauses(reading, here);
    Clause clause;
    double least_told = 0.5;  // of the clauses with a condition, the one that the other side knows least of
    for (const Group& group : here.groups) {
      if (!is_condition(group)) continue;
      const auto around = std::find_if(all.rbegin(), all.rend(), [&](const Clause& part) {
        return part.first <= group.first && group.first < part.end;
      });
      if (around == all.rend()) continue;
      // An exception begins where its word stands: *any card except a crow*.
      const Clause part{means(group, known().link_if) ? around->first : group.first, around->end};
      const Accounted inside = count(here, part.first, part.end);
      static constexpr double fewest = 2;
      if (inside.untold < fewest) continue;
      const double told = inside.told / (inside.told + inside.untold);
      if (told < least_told) least_told = told, clause = part;
    }
    static constexpr TokenIndex shortest = 3;
    if (clause.end - clause.first < shortest) return;
    Finding finding;
    finding.kind = omitted ? Kind::passage_omitted : Kind::passage_added;
    finding.ground = omitted ? Ground::condition_lost : Ground::condition_added;
    finding.bead = comparison.bead;
    finding.confidence = 0.8 * length_evidence(comparison, side, clause);
    if (finding.confidence < least_candidate) return;
    finding.severity = Severity::error;
    place(finding, comparison, side, clause);
    findings_.push_back(std::move(finding));
  }

  /// Shows a part of one side beside the whole other side.
  void place(Finding& finding, const Comparison& comparison, Side side, const Clause& clause) const {
    const Reading& reading = text(side);
    const Bead& bead = pair_.bead(comparison);
    const bool omitted = side == Side::original;
    (omitted ? finding.original : finding.translation) = passage_of_tokens(reading, side, clause.first, clause.end - clause.first);
    (omitted ? finding.translation : finding.original) =
        omitted ? passage_of_sentences(pair_.translation, Side::translation, bead.translation, bead.translation_count)
                : passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
    finding.consequence = "Only " + player_of(reading) + " is told " + quoted(reading, clause.first, clause.end - clause.first) + ".";
  }

  /// Words in a row that the other side has nothing for, with no sign to part them from the rest.
  static std::vector<Clause> untold_runs(const ComparedSide& side) {
    const auto known = [&](TokenIndex from, TokenIndex to) {
      return std::count_if(side.groups.begin(), side.groups.end(), [&](const Group& group) {
        return from <= group.first && group.first < to && !has_role(group, Role::link);
      });
    };
    std::vector<Clause> runs;
    TokenIndex first = 0;
    TokenIndex last = 0;
    std::size_t untold = 0;
    static constexpr std::size_t fewest = 3;
    static constexpr std::size_t plenty = 4;
    static constexpr std::ptrdiff_t sure = 3;  // words that the lexicon knows are surely missed
    for (TokenIndex token = side.first; token <= side.end; ++token) {
      const std::uint8_t state = token < side.end ? side.accounted[token - side.first] : std::uint8_t{1};
      if (state == 0) {
        if (untold++ == 0) first = token;
        last = token;
      } else if (state == 1) {
        if (untold >= plenty || (untold >= fewest && known(first, last + 1) >= sure)) runs.push_back({first, last + 1});
        untold = 0;
      }
    }
    return runs;
  }

  /// A swallowed clause makes its side longer than the other; one that is merely freely translated does not.
  [[nodiscard]] double length_evidence(const Comparison& comparison, Side side, const Clause& clause) const {
    const auto tokens = [](const ComparedSide& of) { return static_cast<double>(of.end - of.first) + 1; };
    const double here = tokens(side == Side::original ? comparison.original : comparison.translation);
    const double there = tokens(side == Side::original ? comparison.translation : comparison.original);
    const double ratio = static_cast<double>(text(side).tokens.size() + 1) /
                         static_cast<double>(text(side == Side::original ? Side::translation : Side::original).tokens.size() + 1);
    const double surplus = here - there * ratio;
    return std::clamp(surplus / (0.6 * static_cast<double>(clause.end - clause.first)), 0.0, 1.0);
  }

  struct Accounted {
    double told = 0;
    double untold = 0;
  };

  static Accounted count(const ComparedSide& side, TokenIndex first, TokenIndex end) {
    Accounted made;
    for (TokenIndex token = first; token < end; ++token) {
      const std::uint8_t state = side.accounted[token - side.first];
      made.told += state == 1 ? 1 : 0;
      made.untold += state == 0 ? 1 : 0;
    }
    return made;
  }

  const Pair& pair_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_passages(const Pair& pair) { return Passages(pair).findings(); }

}  // namespace fathom::audit
