#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/basis.hpp"
#include "app/claims.hpp"
#include "app/coverage.hpp"
#include "app/gate_findings.hpp"
#include "app/outcome.hpp"
#include "app/report.hpp"
#include "app/text.hpp"

// Rules and claims, each with what stands behind it.

namespace fathom::app {
namespace {

/// The strongest thing that rests on a rule or a claim.
enum class Grounds : std::uint8_t { proved, exhaustive, sampled, scenarios, nothing };
constexpr std::array<std::string_view, 5> names_of(Grounds) {
  return {"proved", "by every case", "sampled", "by scenarios alone", "by nothing"};
}
constexpr int boldest = 4;

std::vector<Share> counted_by_grounds(const std::vector<Grounds>& all) {
  std::vector<Share> shares;
  for (const Grounds each : every<Grounds>) {
    const auto many = static_cast<std::size_t>(std::ranges::count(all, each));
    if (many > 0) shares.push_back({std::string(name_of(each)), many, boldest - static_cast<int>(index_of(each))});
  }
  return shares;
}

Grounds grounds_in(const Verdict& verdict) {
  switch (verdict.basis.method) {
    case Method::proved:
      return Grounds::proved;
    case Method::exhaustive:
      return Grounds::exhaustive;
    case Method::sampled:
      return Grounds::sampled;
    case Method::witness:
      break;
  }
  return Grounds::scenarios;  // an anomaly that was shown once more is an example, like a scenario
}

/// The checks of one run by their names.
class Checks {
 public:
  explicit Checks(std::vector<Verdict> verdicts) : verdicts_(std::move(verdicts)) {
    for (const Verdict& verdict : verdicts_) by_name_.emplace(std::pair(verdict.evidence, verdict.check), &verdict);
  }
  [[nodiscard]] const std::vector<Verdict>& all() const { return verdicts_; }
  [[nodiscard]] const Verdict& called(Evidence evidence, const std::string& check) const {
    return *by_name_.at({evidence, check});
  }

 private:
  std::vector<Verdict> verdicts_;
  std::map<std::pair<Evidence, std::string>, const Verdict*> by_name_;
};

/// A check, and how it knows.
Item item_of(const Verdict& verdict) {
  const bool sampled_law = verdict.evidence == Evidence::law && verdict.basis.method == Method::sampled;
  const std::string of = sampled_law ? counted(verdict.cost.cases, "case") : grounds_of(verdict);
  return {std::string(name_of(verdict.evidence)) + " " + verdict.check, method_of(verdict) + (of.empty() ? "" : ": " + of)};
}

/// The same with what it claims before it.
Item claiming(const Gated& gated, const Verdict& verdict) {
  Item item = item_of(verdict);
  const auto claim = std::ranges::find(gated.game.claims, verdict.claim, &Claim::id);
  if (claim != gated.game.claims.end()) item.says = std::string(claim->sentence) + ". " + item.says;
  return item;
}

std::string names_joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// ---------------------------------------------------------------------------------------------------------------- rules

/// What stands behind a rule, as a claim's backing is told.
Backing backing_of(const Coverage& row, const Checks& checks) {
  Backing backing{row.rule->id, 0, {}, row.laws.size(), row.scenarios.size()};
  for (const std::string& theorem : row.theorems) backing.theorems.push_back(checks.called(Evidence::theorem, theorem));
  for (const std::string& law : row.laws)
    backing.plays = std::max(backing.plays, checks.called(Evidence::law, law).cost.cases);
  return backing;
}

Grounds strongest(const Coverage& row, const Checks& checks) {
  Grounds best = row.scenarios.empty() ? Grounds::nothing : Grounds::scenarios;
  for (const std::string& law : row.laws) best = std::min(best, grounds_in(checks.called(Evidence::law, law)));
  for (const std::string& theorem : row.theorems)
    best = std::min(best, grounds_in(checks.called(Evidence::theorem, theorem)));
  return best;
}

std::vector<Item> items_of_rule(const Gated& gated, const Coverage& row, const Checks& checks, bool cites) {
  std::vector<Item> items;
  const auto add = [&](const std::string& name, const std::string& says) {
    if (!says.empty()) items.push_back({name, says});
  };
  add("because", std::string(row.rule->because));
  if (cites) add("cites", std::string(row.rule->cites));
  for (const std::string& theorem : row.theorems)
    items.push_back(claiming(gated, checks.called(Evidence::theorem, theorem)));
  for (const std::string& law : row.laws) items.push_back(claiming(gated, checks.called(Evidence::law, law)));
  add(row.refuses ? "allowed in" : "scenarios", names_joined(row.allowing));
  add("refused in", names_joined(row.refusing));
  add("silent in", names_joined(row.silent));
  return items;
}

/// `riding` of `riding.on_ocean`.
std::string_view chapter_of(std::string_view id) { return id.substr(0, id.find('.')); }

/// Where the rulebook says most of what stands in a chapter.
std::string_view usual_citation(std::span<const Rule> rules) {
  std::map<std::string_view, int> times;
  for (const Rule& rule : rules) ++times[rule.cites];
  const Rule* usual = &rules.front();
  for (const Rule& rule : rules)
    if (times[rule.cites] > times[usual->cites]) usual = &rule;
  return usual->cites;
}

/// Rules that stand together in the rulebook and have one chapter, or neighbouring chapters of one section.
std::vector<std::span<const Rule>> chapters_of(std::span<const Rule> rulebook) {
  std::vector<std::span<const Rule>> chapters;
  for (std::size_t from = 0; from < rulebook.size();) {
    std::size_t to = from;
    while (to < rulebook.size() && chapter_of(rulebook[to].id) == chapter_of(rulebook[from].id)) ++to;
    const std::span<const Rule> chapter = rulebook.subspan(from, to - from);
    if (!chapters.empty() && usual_citation(chapters.back()) == usual_citation(chapter))
      chapters.back() = {chapters.back().data(), chapters.back().size() + chapter.size()};
    else
      chapters.push_back(chapter);
    from = to;
  }
  return chapters;
}

/// `contents, songs: 9 rules`.
std::string summary_of(std::span<const Rule> chapter) {
  std::vector<std::string> names;
  for (const Rule& rule : chapter)
    if (const std::string name(chapter_of(rule.id)); std::ranges::find(names, name) == names.end()) names.push_back(name);
  return names_joined(names) + ": " + counted(chapter.size(), "rule");
}

Finding finding_of_rule(const Gated& gated, const Coverage& row, const Checks& checks, std::string_view usual) {
  const Rule& rule = *row.rule;
  Finding finding;
  finding.subject = finding.anchor = rule.id;
  finding.mark = name_of(rule.status);
  finding.says = rule.says;
  finding.fold = Fold::folded;
  finding.items = items_of_rule(gated, row, checks, rule.cites != usual);
  const std::string lacks = row.lacks();
  finding.known = rule.status == Status::flavour ? "asks nothing of anybody"
                  : row.is_thin()                ? backing_of(row, checks).in_words() + " (thin)"
                                                 : backing_of(row, checks).in_words();
  if (!lacks.empty() && exception_for(gated.exceptions.coverage, rule.id) == nullptr) {
    finding.known += (finding.known.empty() ? "" : "; ") + lacks;
    finding.tone = row.is_aside ? Tone::doubtful : Tone::bad;
  }
  return finding;
}

// --------------------------------------------------------------------------------------------------------------- claims

Grounds strongest(const std::vector<const Verdict*>& checks) {
  Grounds best = Grounds::nothing;
  for (const Verdict* const check : checks)
    best = std::min(best, check->evidence == Evidence::scenario ? Grounds::scenarios : grounds_in(*check));
  return best;
}

Finding finding_of_claim(const Claim& claim, const std::vector<const Verdict*>& checks) {
  Finding finding;
  finding.subject = claim.id;
  finding.says = claim.sentence;
  finding.fold = Fold::folded;
  finding.rules.assign(claim.rules.begin(), claim.rules.end());
  std::vector<std::string> scenarios;
  for (const Verdict* const check : checks) {
    if (check->evidence == Evidence::scenario)
      scenarios.push_back(check->check);
    else
      finding.items.push_back(item_of(*check));
  }
  if (!scenarios.empty()) finding.items.push_back({"scenarios", names_joined(scenarios)});
  return finding;
}

}  // namespace

Passage passage_of_rules(const Gated& gated) {
  const Checks checks(gated.verdicts());
  const auto shown = gated.report.showings.find(gated.game.name);
  const std::vector<Coverage> table = covered(gated.game.rulebook, gated.game.clauses, checks.all(),
                                              shown == gated.report.showings.end() ? Showings{} : shown->second);
  Passage passage;
  passage.name = "rules";
  passage.explanation = "Every rule in the rulebook's order, with what rests on it. Open one to see which checks these are.";
  passage.need = Need::where_there_is_room;
  std::vector<Grounds> all;
  std::size_t at = 0;
  for (const std::span<const Rule> chapter : chapters_of(gated.game.rulebook)) {
    const std::string_view usual = usual_citation(chapter);
    std::vector<Grounds> here;
    FindingGroup group{std::string(chapter.front().id), std::string(usual), summary_of(chapter), {}};
    for (std::size_t i = 0; i < chapter.size(); ++i, ++at) {
      passage.findings.push_back(finding_of_rule(gated, table[at], checks, usual));
      passage.findings.back().group = group.name;
      if (table[at].rule->status != Status::flavour) here.push_back(strongest(table[at], checks));
    }
    all.insert(all.end(), here.begin(), here.end());
    group.shares = counted_by_grounds(here);
    passage.groups.push_back(std::move(group));
  }
  passage.shares = counted_by_grounds(all);
  passage.sum = counted(gated.game.rulebook.size(), "rule") + ": " + standings(gated.game.rulebook);
  return passage;
}

Passage passage_of_claims(const Gated& gated) {
  const std::vector<Verdict> verdicts = gated.verdicts();
  const std::vector<Backing> backed = backings(gated.game.claims, verdicts);
  Passage passage;
  passage.name = "claims";
  passage.explanation = "What is said about the rules, and what stands behind each sentence.";
  passage.need = Need::where_there_is_room;
  passage.sum = counted(gated.game.claims.size(), "claim") + ": " + summary(backed);
  std::vector<Grounds> all;
  for (const Claim& claim : gated.game.claims) {
    std::vector<const Verdict*> checks;
    for (const Verdict& verdict : verdicts)
      if (verdict.claim == claim.id && as_expected(verdict) && verdict.evidence != Evidence::coverage) checks.push_back(&verdict);
    all.push_back(strongest(checks));
    passage.findings.push_back(finding_of_claim(claim, checks));
    const auto backing = std::ranges::find(backed, claim.id, &Backing::claim);
    passage.findings.back().known = backing == backed.end() ? "nothing" : backing->in_words();
  }
  passage.shares = counted_by_grounds(all);
  return passage;
}

}  // namespace fathom::app
