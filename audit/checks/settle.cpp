#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/joining.hpp"

namespace fathom::audit {
namespace {

/// The more telling of two kinds that share their words comes first.
int rank(Kind kind) {
  switch (kind) {
    case Kind::model_contradicted:
    case Kind::example_contradicted: return 0;
    case Kind::placeholder_changed:
    case Kind::untranslated: return 1;
    case Kind::item_omitted:
    case Kind::item_added: return 2;
    case Kind::reference_mismatch:
    case Kind::reference_broken: return 3;
    case Kind::sign_mismatch:
    case Kind::number_mismatch: return 4;
    case Kind::expression_wrong: return 5;
    case Kind::modality_changed:
    case Kind::negation_changed:
    case Kind::quantifier_changed:
    case Kind::order_changed:
    case Kind::term_mismatch: return 6;
    case Kind::statement_contradicted: return 7;
    case Kind::passage_omitted:
    case Kind::passage_added: return 5;
    case Kind::number_omitted:
    case Kind::number_added: return 9;
    case Kind::term_inconsistent:
    case Kind::term_undefined: return 10;
    case Kind::sum_wrong: return 11;
    case Kind::outline_mismatch:
    case Kind::misspelt:
    case Kind::repeated_word:
    case Kind::damaged_text:
    case Kind::rule_silent:
    case Kind::rule_ambiguous: return 12;
  }
  return 12;
}

/// A difference that both texts show words for tells more than a passage that one of them lacks, and that more than a word.
int rank(const Finding& finding) {
  const bool both = at_issue(finding, Side::original) && at_issue(finding, Side::translation);
  static constexpr int one_sided = 3;
  const int usual = rank(finding.kind);
  const bool word = finding.kind == Kind::negation_changed || finding.kind == Kind::modality_changed ||
                    finding.kind == Kind::quantifier_changed || finding.kind == Kind::order_changed;
  return word && !both ? usual + one_sided : usual;
}

bool overlap(Span a, Span b) { return a.begin < b.end && b.begin < a.end; }

/// Sums lie across many lines and explain nothing but themselves; register notes and damage stand beside anything.
bool stands_alone(Kind kind) {
  return kind == Kind::sum_wrong || kind == Kind::rule_silent || kind == Kind::rule_ambiguous || kind == Kind::damaged_text ||
         kind == Kind::outline_mismatch || kind == Kind::order_changed || kind == Kind::term_inconsistent;
}

/// Finds what shares words with a finding, by the lines that its words touch.
class Places {
 public:
  [[nodiscard]] std::vector<std::size_t> near(const Finding& finding) const {
    std::vector<std::size_t> found;
    for_each_line(finding, [&](std::pair<int, int> key) {
      const auto here = by_line_.find(key);
      if (here != by_line_.end()) found.insert(found.end(), here->second.begin(), here->second.end());
    });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }

  void add(const Finding& finding, std::size_t index) {
    for_each_line(finding, [&](std::pair<int, int> key) { by_line_[key].push_back(index); });
  }

 private:
  template <class Visit>
  static void for_each_line(const Finding& finding, Visit visit) {
    static constexpr int longest = 200;
    for (const auto* passage : {&finding.original, &finding.translation}) {
      if (!*passage) continue;
      const int last = std::min((*passage)->last.line, (*passage)->first.line + longest);
      for (int line = (*passage)->first.line; line <= last; ++line) visit({static_cast<int>((*passage)->side), line});
    }
  }

  std::map<std::pair<int, int>, std::vector<std::size_t>> by_line_;
};

/// What makes two findings repeats of each other: same kind, same words.
std::string cause(const Finding& finding) {
  switch (finding.kind) {
    case Kind::term_mismatch:
    case Kind::term_undefined:
    case Kind::expression_wrong:
    case Kind::repeated_word:
    case Kind::damaged_text:
    case Kind::reference_broken: break;
    default: return {};
  }
  std::string key(name(finding.kind));
  for (const auto* passage : {&finding.original, &finding.translation}) {
    if (*passage) key += '\n' + (*passage)->words;
  }
  return key;
}

/// Where a finding is listed: by the original, and what only the translation has by that.
std::tuple<int, int, int> position(const Finding& finding) {
  const Passage* passage = finding.original ? &*finding.original : finding.translation ? &*finding.translation : nullptr;
  if (passage == nullptr) return {0, 0, 0};
  return {passage->first.line, passage->first.column, -static_cast<int>(finding.severity)};
}

/// Some findings by their places in a list, in the order of a key; those with the same key stay as they are. Findings are
/// large, so that they are moved as seldom as can be.
template <class Key>
std::vector<std::size_t> sorted_by(const std::vector<Finding>& findings, std::vector<std::size_t> places, Key key) {
  std::vector<std::pair<decltype(key(findings.front())), std::size_t>> keys;
  keys.reserve(places.size());
  for (std::size_t k = 0; k < places.size(); ++k) keys.emplace_back(key(findings[places[k]]), k);
  std::sort(keys.begin(), keys.end());
  std::vector<std::size_t> order;
  order.reserve(keys.size());
  for (const auto& each : keys) order.push_back(places[each.second]);
  return order;
}

std::vector<std::size_t> gravest_first(const std::vector<Finding>& findings) {
  std::vector<std::size_t> all(findings.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return sorted_by(findings, std::move(all), [](const Finding& finding) {
    // What nobody may be sure of takes no place from what is worth a look.
    return std::tuple(finding.severity == Severity::note, rank(finding), -static_cast<int>(finding.severity), -finding.confidence);
  });
}

}  // namespace

bool at_issue(const Finding& finding, Side side) {
  const auto& passage = side == Side::original ? finding.original : finding.translation;
  if (!passage) return false;
  const auto& other = side == Side::original ? finding.translation : finding.original;
  const bool whole = passage->words == passage->sentence;
  return !whole || !other || finding.kind == Kind::untranslated ||
         ((finding.kind == Kind::passage_omitted || finding.kind == Kind::item_omitted) && side == Side::original) ||
         ((finding.kind == Kind::passage_added || finding.kind == Kind::item_added) && side == Side::translation);
}

bool is_one_cause(const Finding& a, const Finding& b) {
  // What stands in another language has no order of its own.
  const auto explains = [](const Finding& left, const Finding& order) {
    return left.kind == Kind::untranslated && order.kind == Kind::order_changed && left.translation && order.translation &&
           left.translation->at.begin <= order.translation->at.begin &&
           order.translation->at.end <= left.translation->at.end;
  };
  if (explains(a, b) || explains(b, a)) return true;
  if (a.kind != b.kind && (stands_alone(a.kind) || stands_alone(b.kind))) return false;
  for (const Side side : {Side::original, Side::translation}) {
    if (!at_issue(a, side) || !at_issue(b, side)) continue;
    const Span left = side == Side::original ? a.original->at : a.translation->at;
    const Span right = side == Side::original ? b.original->at : b.translation->at;
    if (overlap(left, right)) return true;
  }
  return false;
}

void sort_by_place(std::vector<Finding>& findings) {
  std::vector<Finding> sorted;
  sorted.reserve(findings.size());
  std::vector<std::size_t> all(findings.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  for (const std::size_t each : sorted_by(findings, std::move(all), position)) sorted.push_back(std::move(findings[each]));
  findings = std::move(sorted);
}

std::vector<Finding> settle(std::vector<Finding> findings) {
  std::vector<std::size_t> kept;
  Places places;
  std::map<std::string, std::size_t> causes;
  for (const std::size_t each : gravest_first(findings)) {
    const Finding& finding = findings[each];
    const auto near = places.near(finding);
    const auto same = std::find_if(near.begin(), near.end(), [&](std::size_t index) { return is_one_cause(findings[kept[index]], finding); });
    if (same != near.end()) {
      Finding& told = findings[kept[*same]];
      if (told.rule.empty()) told.rule = finding.rule;
      continue;
    }
    const std::string key = cause(finding);
    if (!key.empty()) {
      const auto [entry, fresh] = causes.try_emplace(key, kept.size());
      if (!fresh) {
        auto& elsewhere = findings[kept[entry->second]].elsewhere;
        if (finding.original) elsewhere.push_back(*finding.original);
        if (finding.translation) elsewhere.push_back(*finding.translation);
        continue;
      }
    }
    places.add(finding, kept.size());
    kept.push_back(each);
  }
  std::vector<Finding> told;
  told.reserve(kept.size());
  for (const std::size_t each : sorted_by(findings, std::move(kept), position)) told.push_back(std::move(findings[each]));
  return told;
}

}  // namespace fathom::audit
