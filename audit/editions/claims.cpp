#include "audit/editions/claims.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "audit/editions/judging.hpp"
#include "audit/editions/passages.hpp"

namespace fathom::audit {

namespace {

constexpr std::array<std::string_view, 4> says_names{"it", "otherwise", "nothing", "unjudged"};

/// Which stretches of a text some claim is about, sorted and joined.
std::vector<Span> claimed(const std::vector<Judged>& rows) {
  std::vector<Span> spans;
  for (const Judged& row : rows)
    if (!row.around.empty()) spans.push_back(row.around);
  std::sort(spans.begin(), spans.end(), [](Span a, Span b) { return a.begin < b.begin; });
  std::vector<Span> joined;
  for (const Span span : spans) {
    if (!joined.empty() && span.begin <= joined.back().end) {
      joined.back().end = std::max(joined.back().end, span.end);
    } else {
      joined.push_back(span);
    }
  }
  return joined;
}

bool touches(const std::vector<Span>& sorted, Span at) {
  const auto next = std::upper_bound(sorted.begin(), sorted.end(), at.begin,
                                     [](Offset begin, const Span& span) { return begin < span.end; });
  return next != sorted.end() && next->begin < at.end;
}

/// Whether a sentence tells players what they must or may do, or how many of something.
bool tells(const Reading& text, std::uint32_t sentence) {
  for (const Mark& mark : text.marks_of(sentence))
    if (concepts().role(mark.meaning) == Role::modality) return true;
  for (const Quantity& quantity : text.quantities_of(sentence))
    if (!quantity.weak && quantity.place == Quantity::Place::text) return true;
  return false;
}

std::vector<Unclaimed> unclaimed_in(const Reading& text, const std::vector<Judged>& rows) {
  const std::vector<Span> spans = claimed(rows);
  std::vector<Unclaimed> all;
  for (std::uint32_t i = 0; i < text.document.sentences.size(); ++i)
    if (tells(text, i) && !touches(spans, text.document.sentences[i].at)) all.push_back({text.document.sentences[i].at});
  return all;
}

RuleShare share_of(const GameFacts& facts, const std::vector<Judged>& rows) {
  std::set<std::string_view> with_claims;
  std::set<std::string_view> stated;
  std::set<std::string_view> contradicted;
  for (const Judged& row : rows) {
    with_claims.insert(row.rule);
    if (row.says == Says::it || row.says == Says::otherwise) stated.insert(row.rule);
    if (row.says == Says::otherwise) contradicted.insert(row.rule);
  }
  RuleShare share;
  for (const Rule& rule : facts.rules) {
    const bool is_said = rule.status == Status::stated || rule.status == Status::ambiguous;
    if (contradicted.contains(rule.id)) {
      ++share.contradicted;
    } else if (stated.contains(rule.id)) {
      ++share.stated;
    } else if (with_claims.contains(rule.id)) {
      ++share.missing;
    } else {
      ++(is_said ? share.unclaimed : share.unsaid);
    }
  }
  return share;
}

/// How far one stretch is from another; 0 where they touch.
Offset distance(Span a, Span b) {
  if (a.end < b.begin) return b.begin - a.end;
  return b.end < a.begin ? a.begin - b.end : 0;
}

}  // namespace

std::string_view name(Says says) { return says_names[static_cast<std::size_t>(says) % says_names.size()]; }

ClaimTable claims_of(const Edition& edition, const GameFacts* facts, const Reading& text) {
  ClaimTable table;
  table.edition = &edition;
  table.facts = facts;
  table.text = &text;
  table.sections.resize(edition.sections.size());
  if (!edition.speaks(text.language->code())) return table;
  const Passages passages(edition, text);
  for (const TextClaim& claim : edition.claims) {
    std::vector<Judged> rows = judge(claim, facts, passages);
    std::move(rows.begin(), rows.end(), std::back_inserter(table.rows));
  }
  for (std::size_t i = 0; i < edition.sections.size(); ++i)
    if (const UnitRange section = passages.section(edition.sections[i].id); !section.empty())
      table.sections[i] = passages.span(section);
  table.unclaimed = unclaimed_in(text, table.rows);
  if (facts != nullptr) table.rules = share_of(*facts, table.rows);
  return table;
}

std::string rule_at(const ClaimTable& claims, Span at) {
  // Of several claims about one passage, the one whose very words are nearest; then the one with the shortest passage.
  const Judged* best = nullptr;
  const auto rank = [&](const Judged& row) { return std::pair(distance(row.at, at), row.around.size()); };
  for (const Judged& row : claims.rows) {
    if (row.says == Says::nothing || row.around.empty() || distance(row.around, at) > 0) continue;
    if (best == nullptr || rank(row) < rank(*best)) best = &row;
  }
  return best == nullptr ? std::string{} : best->rule;
}

}  // namespace fathom::audit
