#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>

#include "audit/checks/joining.hpp"
#include "audit/checks/passage.hpp"
#include "audit/editions/claims.hpp"

namespace fathom::audit {

namespace {

constexpr double sure = 0.95;           ///< A number that differs from the game's.
constexpr double omission_sure = 0.65;  ///< A passage is known by its words, and a translator may have found others.
constexpr double register_sure = 1;     ///< The model's own register.

/// The sentences that a stretch lies in.
Span sentences_around(const Document& document, Span at) {
  const auto first = std::upper_bound(document.sentences.begin(), document.sentences.end(), at.begin,
                                      [](Offset begin, const Sentence& each) { return begin < each.at.end; });
  if (first == document.sentences.end() || first->at.begin >= at.end) return at;
  auto last = first;
  while (last + 1 != document.sentences.end() && (last + 1)->at.begin < at.end) ++last;
  return {std::min(first->at.begin, at.begin), std::max(last->at.end, at.end)};
}

Passage passage_of(const Reading& text, Side side, Span at) {
  const Document& document = text.document;
  Passage passage;
  passage.side = side;
  passage.at = document.in_source(at);
  passage.first = document.source.place(passage.at.begin);
  passage.last = document.source.place(passage.at.end > passage.at.begin ? passage.at.end - 1 : passage.at.end);
  passage.words = on_one_line(document.words(at));
  passage.sentence = on_one_line(document.words(sentences_around(document, at)));
  return passage;
}

std::optional<Passage>& slot(Finding& finding, Side side) {
  return side == Side::original ? finding.original : finding.translation;
}

/// Rows by claim, in the order of the edition.
std::vector<std::vector<const Judged*>> by_claim(const ClaimTable& table) {
  std::vector<std::vector<const Judged*>> all(table.edition->claims.size());
  for (const Judged& row : table.rows)
    all[static_cast<std::size_t>(row.claim - table.edition->claims.data())].push_back(&row);
  return all;
}

const Judged* first_that(const std::vector<const Judged*>& rows, Says says) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Judged* row) { return row->says == says; });
  return found == rows.end() ? nullptr : *found;
}

/// What the rule asks, in the model's words; its id where there is no model.
std::string rule_says(const GameFacts* facts, const std::string& id) {
  const Rule* rule = facts == nullptr ? nullptr : facts->rule_called(id);
  return rule == nullptr ? id : std::string(rule->says);
}

/// Names of the vocabulary as words: `starting space`.
std::string in_words(std::string names) {
  std::replace(names.begin(), names.end(), '_', ' ');
  return names;
}

std::string contradiction(const GameFacts* facts, const Judged& row) {
  const std::string stated = row.states.empty() ? "something else" : in_words(row.states);
  const std::string expected = in_words(row.expected);
  const std::string rule = " (" + rule_says(facts, row.rule) + ").";
  switch (row.claim->asks) {
    case Asks::example:
      return "Worked by the rules, the example comes to " + expected + " where this text has " + stated + rule;
    case Asks::set:
      return "A player of this text knows of " + stated + " alone, and the game has " + expected + rule;
    case Asks::order:
      return "A player of this text goes by the order " + stated + ", and the game has " + expected + rule;
    case Asks::presence:
      return "A player of this text reads \"" + stated + "\" where the game has \"" + expected + "\"" + rule;
    default:
      return "A player of this text goes by " + stated + ", and the game has " + expected + rule;
  }
}

Finding contradicted(const ClaimTable& table, const Judged& row, Side side) {
  Finding finding;
  finding.kind = row.claim->asks == Asks::example ? Kind::example_contradicted : Kind::model_contradicted;
  finding.severity = Severity::error;
  finding.confidence = sure;
  finding.rule = row.rule;
  slot(finding, side) = passage_of(*table.text, side, row.at);
  finding.consequence = contradiction(table.facts, row);
  return finding;
}

/// Adds what one text has otherwise than the game; another place of the same fault is listed under the first.
class Contradictions {
 public:
  void add(const ClaimTable& table, const Judged& row, Side side, const Judged* there, const ClaimTable* other) {
    if (!seen_.insert({side, row.at.begin}).second) return;
    const auto key = std::tuple(row.rule, row.states, row.expected, row.claim->asks == Asks::example);
    if (const auto known = by_fault_.find(key); known != by_fault_.end() && row.claim->asks != Asks::example) {
      Finding& finding = findings_[known->second];
      Passage passage = passage_of(*table.text, side, row.at);
      if (std::optional<Passage>& own = slot(finding, side); !own || faulty_[known->second] != side) {
        if (own && !contains(sides_[known->second], side)) finding.elsewhere.push_back(std::move(*own));
        own = std::move(passage);
        sides_[known->second].push_back(side);
        faulty_[known->second] = side;
      } else {
        finding.elsewhere.push_back(std::move(passage));
      }
      return;
    }
    Finding finding = contradicted(table, row, side);
    if (there != nullptr && other != nullptr) {
      const Side across = side == Side::original ? Side::translation : Side::original;
      slot(finding, across) = passage_of(*other->text, across, there->at);
    }
    by_fault_.emplace(key, findings_.size());
    faulty_.push_back(side);
    sides_.push_back({side});
    findings_.push_back(std::move(finding));
  }
  std::vector<Finding> take() { return std::move(findings_); }

 private:
  static bool contains(const std::vector<Side>& sides, Side side) {
    return std::find(sides.begin(), sides.end(), side) != sides.end();
  }

  std::set<std::pair<Side, Offset>> seen_;  ///< Words that are wrong are told once, whichever rules they are of.
  std::map<std::tuple<std::string, std::string, std::string, bool>, std::size_t> by_fault_;
  std::vector<Side> faulty_;
  std::vector<std::vector<Side>> sides_;
  std::vector<Finding> findings_;
};

std::vector<std::string> plain_words(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_letter = (byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z';
    const bool is_word = is_letter || (c >= '0' && c <= '9') || byte >= 0x80;
    if (is_word) {
      words.back() += static_cast<char>(byte < 0x80 && is_letter ? byte | 0x20U : byte);
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

/// The section of the edition that a rule cites: the one whose heading takes up most of the citation.
std::optional<std::size_t> section_cited(const Edition& edition, std::string_view cites) {
  const std::vector<std::string> cited = plain_words(cites);
  std::optional<std::size_t> best;
  std::size_t most = 0;
  for (std::size_t i = 0; i < edition.sections.size(); ++i)
    for (const auto& [code, headings] : edition.sections[i].headings)
      for (const std::string& heading : headings) {
        const std::vector<std::string> words = plain_words(heading);
        const bool is_there = std::search(cited.begin(), cited.end(), words.begin(), words.end()) != cited.end();
        if (is_there && words.size() >= most) {
          most = words.size();
          best = i;
        }
      }
  return best;
}

/// Where a reader looks for a rule: where a claim of it is found, or under the heading that it cites.
std::optional<Span> looked_for(const ClaimTable& table, const Rule& rule) {
  for (const Judged& row : table.rows)
    if (row.rule == rule.id && row.says != Says::nothing) return row.around;
  const std::optional<std::size_t> section = section_cited(*table.edition, rule.cites);
  if (!section || table.sections[*section].empty()) return std::nullopt;
  const std::vector<Sentence>& sentences = table.text->document.sentences;
  const auto heading = std::upper_bound(sentences.begin(), sentences.end(), table.sections[*section].begin,
                                        [](Offset begin, const Sentence& each) { return begin < each.at.end; });
  return heading == sentences.end() ? std::nullopt : std::optional(heading->at);
}

/// Where the rules themselves leave players alone, from the model's register.
void add_register(std::vector<Finding>& findings, const std::vector<std::pair<const ClaimTable*, Side>>& texts) {
  if (texts.front().first->facts == nullptr || texts.front().first->rows.empty()) return;
  for (const Rule& rule : texts.front().first->facts->rules) {
    if (rule.status != Status::silent && rule.status != Status::ambiguous) continue;
    Finding finding;
    finding.kind = rule.status == Status::silent ? Kind::rule_silent : Kind::rule_ambiguous;
    finding.severity = Severity::note;
    finding.confidence = register_sure;
    finding.rule = rule.id;
    for (const auto& [table, side] : texts)
      if (const std::optional<Span> at = looked_for(*table, rule)) slot(finding, side) = passage_of(*table->text, side, *at);
    if (!finding.original && !finding.translation) continue;
    const std::string what =
        rule.status == Status::silent ? "The text does not say it: " : "The text can be read otherwise: ";
    finding.consequence = what + std::string(rule.says) + ". " + std::string(rule.because) + ".";
    findings.push_back(std::move(finding));
  }
}

/// The paragraph that a stretch begins in.
std::uint32_t block_at(const Document& document, Span at) {
  const auto sentence = std::upper_bound(document.sentences.begin(), document.sentences.end(), at.begin,
                                         [](Offset begin, const Sentence& each) { return begin < each.at.end; });
  return sentence == document.sentences.end() ? 0 : sentence->block;
}

/// The sentences of a text that a stretch touches, from the first to before the last.
std::pair<std::uint32_t, std::uint32_t> sentences_in(const Document& document, Span at) {
  const auto first = std::upper_bound(document.sentences.begin(), document.sentences.end(), at.begin,
                                      [](Offset begin, const Sentence& each) { return begin < each.at.end; });
  const auto last = std::lower_bound(first, document.sentences.end(), at.end,
                                     [](const Sentence& each, Offset end) { return each.at.begin < end; });
  return {static_cast<std::uint32_t>(first - document.sentences.begin()),
          static_cast<std::uint32_t>(last - document.sentences.begin())};
}

/// The passage of the translation that stands for a stretch of the original: the one whose sentences are most like it.
std::optional<Span> counterpart(const ClaimTable& original, const ClaimTable& translation, const Alignment* alignment,
                                Span at) {
  if (alignment == nullptr) return std::nullopt;
  const auto [first, end] = sentences_in(original.text->document, at);
  const Bead* best = nullptr;
  for (const Bead& bead : alignment->beads) {
    const bool touches = bead.original < end && first < bead.original + bead.original_count;
    if (touches && bead.translation_count > 0 && (best == nullptr || bead.likeness > best->likeness)) best = &bead;
  }
  if (best == nullptr) return std::nullopt;
  const std::vector<Sentence>& sentences = translation.text->document.sentences;
  return Span{sentences[best->translation].at.begin, sentences[best->translation + best->translation_count - 1].at.end};
}

/// Whether a finding tells already, with the words of both texts, how the translation differs in a passage of the original. A
/// note may be about anything there.
bool is_explained(const ClaimTable& original, Span around, std::span<const Finding> known) {
  const Span at = original.text->document.in_source(around);
  return std::any_of(known.begin(), known.end(), [&](const Finding& finding) {
    return finding.severity > Severity::note && quotes_both(finding) && finding.original->at.begin < at.end &&
           at.begin < finding.original->at.end;
  });
}

/// What the original states and the translation does not: a finding for each paragraph, however many rules it tells. Where
/// the translation has a passage for it, it may say something else, and nobody calls it silent.
void add_omitted(std::vector<Finding>& findings, const ClaimTable& original, const std::vector<const Judged*>& stated,
                 const ClaimTable& translation, const Alignment* alignment) {
  std::map<std::uint32_t, std::vector<const Judged*>> by_block;
  for (const Judged* row : stated) by_block[block_at(original.text->document, row->around)].push_back(row);
  for (const auto& [block, rows] : by_block) {
    Span around = rows.front()->around;
    std::string missing;
    std::set<std::string_view> told;
    for (const Judged* row : rows) {
      around = {std::min(around.begin, row->around.begin), std::max(around.end, row->around.end)};
      if (told.insert(row->rule).second) missing += (missing.empty() ? "" : "; ") + rule_says(original.facts, row->rule);
    }
    Finding finding;
    finding.kind = Kind::passage_omitted;
    finding.severity = Severity::error;
    finding.confidence = omission_sure;
    finding.rule = rows.front()->rule;
    finding.original = passage_of(*original.text, Side::original, around);
    if (const std::optional<Span> there = counterpart(original, translation, alignment, around))
      finding.translation = passage_of(*translation.text, Side::translation, *there);
    finding.consequence = (finding.translation ? "The passage of the translation does not tell this, or tells it otherwise: "
                                               : "A player of the translation is not told this: ") +
                          missing + ".";
    findings.push_back(std::move(finding));
  }
}

}  // namespace

std::vector<Finding> findings_of(const ClaimTable& text, Side side) {
  Contradictions contradictions;
  for (const Judged& row : text.rows)
    if (row.says == Says::otherwise) contradictions.add(text, row, side, nullptr, nullptr);
  std::vector<Finding> findings = contradictions.take();
  add_register(findings, {{&text, side}});
  return findings;
}

std::vector<Finding> findings_of(const ClaimTable& original, const ClaimTable& translation, std::span<const Finding> known,
                                 const Alignment* alignment) {
  if (translation.rows.empty()) return findings_of(original, Side::original);
  if (original.rows.empty()) return findings_of(translation, Side::translation);
  Contradictions contradictions;
  const auto in_original = by_claim(original);
  const auto in_translation = by_claim(translation);
  const auto stated = [&](std::size_t claim) {
    return first_that(in_original[claim], original.facts == nullptr ? Says::unjudged : Says::it);
  };
  for (std::size_t i = 0; i < in_original.size(); ++i) {
    const Judged* here = first_that(in_translation[i], Says::it);
    for (const Judged* row : in_original[i])
      if (row->says == Says::otherwise) contradictions.add(original, *row, Side::original, here, &translation);
    for (const Judged* row : in_translation[i])
      if (row->says == Says::otherwise) contradictions.add(translation, *row, Side::translation, stated(i), &original);
  }
  std::vector<Finding> findings = contradictions.take();
  std::vector<const Judged*> omitted;
  for (std::size_t i = 0; i < in_original.size(); ++i) {
    // Where the heading has another wording, nobody knows what stands below it.
    const Judged* missing = first_that(in_translation[i], Says::nothing);
    if (stated(i) == nullptr || missing == nullptr || !missing->has_place) continue;
    const Span around = stated(i)->around;
    if (!is_explained(original, around, known) && !is_explained(original, around, findings)) omitted.push_back(stated(i));
  }
  add_omitted(findings, original, omitted, translation, alignment);
  add_register(findings, {{&original, Side::original}, {&translation, Side::translation}});
  return findings;
}

}  // namespace fathom::audit
