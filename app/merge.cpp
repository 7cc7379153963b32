#include "app/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <iterator>
#include <span>
#include <system_error>

#include "app/claims.hpp"
#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/findings_written.hpp"
#include "app/gate.hpp"
#include "app/gate_pages.hpp"
#include "app/parts.hpp"
#include "app/program_name.hpp"
#include "app/readings.hpp"
#include "app/report.hpp"
#include "app/scenario_files.hpp"
#include "app/text.hpp"
#include "properties/judge.hpp"

namespace fathom::app {
namespace {

std::string name(const Shard& shard) { return "shard " + std::to_string(shard.index) + "/" + std::to_string(shard.of); }

std::vector<Verdict> of_kind(const std::vector<Verdict>& verdicts, const std::string& game, Evidence evidence) {
  std::vector<Verdict> found;
  std::copy_if(verdicts.begin(), verdicts.end(), std::back_inserter(found),
               [&](const Verdict& verdict) { return verdict.game == game && verdict.evidence == evidence; });
  return found;
}

std::vector<Verdict> of_game(const std::vector<Verdict>& verdicts, const std::string& game) {
  std::vector<Verdict> found;
  std::copy_if(verdicts.begin(), verdicts.end(), std::back_inserter(found),
               [&](const Verdict& verdict) { return verdict.game == game; });
  return found;
}

/// Scenarios, theorems and mutants stand in one shard each, dealt out in turn; what an engine was asked stands in every shard
/// with part of its cases.
std::vector<Verdict> put_together(const std::map<std::uint32_t, Report>& parts, const std::string& game, Evidence evidence) {
  std::vector<std::vector<Verdict>> lists;
  for (const auto& [index, part] : parts) lists.push_back(of_kind(part.verdicts, game, evidence));
  if (evidence != Evidence::engine) return interleaved(std::move(lists));
  std::vector<Verdict> all;
  for (std::vector<Verdict>& list : lists) conform::take_in(all, std::move(list));
  return all;
}

void append(std::vector<Verdict>& to, std::vector<Verdict> more) {
  std::move(more.begin(), more.end(), std::back_inserter(to));
}

void add(ByRule& to, const ByRule& more) {
  for (const auto& [rule, scenarios] : more) {
    std::vector<std::string>& all = to[rule];
    for (const std::string& scenario : scenarios)
      if (std::find(all.begin(), all.end(), scenario) == all.end()) all.push_back(scenario);
    std::sort(all.begin(), all.end());
  }
}

/// Counterexamples of earlier runs, each once: every part has replayed all, and what has fallen in another part is no news.
void add_news(Report& whole, const std::vector<Verdict>& replayed) {
  for (const Verdict& old : replayed) {
    const auto is_same_check = [&](const Verdict& verdict) { return verdict.check == old.check && verdict.evidence == old.evidence; };
    const bool fell_again = std::ranges::any_of(
        whole.verdicts, [&](const Verdict& verdict) { return is_same_check(verdict) && !as_expected(verdict); });
    const bool is_known = std::ranges::any_of(
        whole.replayed, [&](const Verdict& known) { return is_same_check(known) && known.file == old.file; });
    if (!fell_again && !is_known) whole.replayed.push_back(old);
  }
}

}  // namespace

std::string what_differs(const Report& one, const Report& other) {
  const std::array same{std::pair{"program", one.maker == other.maker},
                        std::pair{"command", one.command == other.command},
                        std::pair{"variant", one.house_rule == other.house_rule},
                        std::pair{"components", one.components == other.components},
                        std::pair{"seed", one.seed == other.seed},
                        std::pair{"cases", one.cases == other.cases},
                        std::pair{"time", one.seconds == other.seconds},
                        std::pair{"players", one.players == other.players},
                        std::pair{"only", one.only == other.only},
                        std::pair{"scenarios", one.joined == other.joined},
                        std::pair{"require", one.needed == other.needed},
                        std::pair{"rulebook", one.rulebook == other.rulebook}};
  const auto found = std::ranges::find(same, false, [](const auto& each) { return each.second; });
  return found == same.end() ? "" : found->first;
}

std::string typed_again(const Report& asked) {
  std::string text = asked.command;
  const auto with = [&](const std::string& option, const std::string& value) {
    if (!value.empty()) text += " " + option + " " + shell_word(value);
  };
  for (const std::string& game : asked.games) text += " " + game;
  if (asked.players) with("--players", std::to_string(*asked.players));
  if (!(asked.seed == Seed{})) with("--seed", show(asked.seed));
  if (asked.cases) with("--cases", std::to_string(*asked.cases));
  if (asked.seconds) with("--time", fmt::format("{}s", *asked.seconds));
  for (const std::string& only : asked.only) with("--only", only);
  for (const std::string& path : asked.joined) with("--scenarios", path);
  for (const Needed each : asked.needed) with("--require", std::string(name_of(each)));
  with("--rulebook", asked.rulebook);
  with("--components", asked.components);
  with("--variant", asked.house_rule);
  return text;
}

Verdict missing_part(const Shard& part, const std::string& game, const std::string& again) {
  Verdict verdict;
  verdict.evidence = Evidence::coverage;
  verdict.game = game;
  verdict.check = name(part);
  verdict.outcome = Outcome::skipped;
  verdict.why = "is missing";
  verdict.again = again;
  return verdict;
}

void Joining::expect_new_part_of_run(const Report& part, const std::string& file) const {
  const std::string here = file.empty() ? name(part.shard) : file;
  const std::string there = first_file_.empty() ? name(first_->shard) : first_file_;
  std::string differs = what_differs(*first_, part);
  if (part.games != first_->games) differs = "games";
  if (part.shard.of != first_->shard.of) differs = "number of parts";
  if (!differs.empty()) throw BadInput(here + ": is no part of the run that " + there + " is of: the " + differs + " differs");
  if (parts_.contains(part.shard.index)) throw BadInput(here + ": " + name(part.shard) + " is there already");
}

void Joining::add_law(Verdict verdict, std::uint32_t from) {
  const auto [place, is_new] = places_.try_emplace({verdict.game, verdict.check}, laws_.size());
  if (is_new) {
    laws_.push_back({std::move(verdict), from});
    return;
  }
  Standing& standing = laws_[place->second];
  const bool comes_first = from < standing.from;
  const Verdict& first = comes_first ? verdict : standing.verdict;
  const Verdict& second = comes_first ? standing.verdict : verdict;
  std::vector<Verdict> both = properties::merged({{first}, {second}});
  const std::uint32_t lower = std::min(from, standing.from), higher = std::max(from, standing.from);
  standing = {std::move(both.front()), both.front().outcome == first.outcome ? lower : higher};
}

void Joining::add(Report part, const std::string& file) {
  if (!first_) {
    first_ = part;
    first_->verdicts.clear();
    first_->replayed.clear();
    first_->unreadable.clear();
    first_->showings.clear();
    first_file_ = file;
  }
  expect_new_part_of_run(part, file);
  for (const auto& [game, shown] : part.showings) {
    app::add(showings_[game].allows, shown.allows);
    app::add(showings_[game].refuses, shown.refuses);
    app::add(showings_[game].silent, shown.silent);
  }
  if (part.unreadable.size() > unreadable_.size()) unreadable_ = part.unreadable;  // each has read every file
  Report& rest = parts_[part.shard.index];
  for (Verdict& verdict : part.verdicts) {
    if (verdict.evidence == Evidence::law)
      add_law(std::move(verdict), part.shard.index);
    else
      rest.verdicts.push_back(std::move(verdict));
  }
  rest.replayed = std::move(part.replayed);
}

Report Joining::whole() const {
  if (!first_) throw BadInput("there is nothing to merge");
  Report whole = *first_;
  whole.shard = Shard{};
  whole.unreadable = unreadable_;
  whole.showings = showings_;
  for (const std::string& game : whole.games)
    for (const Evidence evidence : {Evidence::scenario, Evidence::law, Evidence::theorem, Evidence::mutant, Evidence::engine}) {
      if (evidence != Evidence::law) append(whole.verdicts, put_together(parts_, game, evidence));
      for (const Standing& law : laws_)
        if (evidence == Evidence::law && law.verdict.game == game) whole.verdicts.push_back(law.verdict);
    }
  for (const auto& [index, part] : parts_) add_news(whole, part.replayed);
  return whole;
}

std::vector<Verdict> Joining::missing(const std::string& folder) const {
  std::vector<Verdict> missing;
  for (std::uint32_t index = 0; first_ && index < first_->shard.of; ++index) {
    if (parts_.contains(index)) continue;
    const Shard part{index, first_->shard.of};
    std::string again = typed_again(*first_) + " --shard " + std::to_string(part.index) + "/" + std::to_string(part.of);
    again += folder.empty() ? " --json " + part_file_name(part) : " --into " + shell_word(folder);
    if (first_->command == name_of(Command::conform)) again += " -- ENGINE";
    missing.push_back(missing_part(part, first_->games.empty() ? "" : first_->games.front(), command_line(again)));
  }
  return missing;
}

std::vector<Verdict> judged_by_reach(const Report& report, const std::string& game, std::uint64_t usual) {
  std::vector<Verdict> verdicts = of_game(report.verdicts, game);
  const bool whole = !report.seed.only && !report.seconds && report.house_rule.empty() && report.cases.value_or(usual) >= usual;
  if (!whole) return verdicts;
  const auto laws = [](const Verdict& verdict) { return verdict.evidence == Evidence::law; };
  const auto begin = std::find_if(verdicts.begin(), verdicts.end(), laws);
  const auto end = std::find_if_not(begin, verdicts.end(), laws);
  std::vector<Verdict> judged = judged_by_box(properties::judged({begin, end}), report.components);
  std::move(judged.begin(), judged.end(), begin);
  return verdicts;
}

namespace {

/// Every report that is named, and of a folder those of its parts.
std::vector<std::string> files_named(const std::vector<std::string>& names) {
  std::vector<std::string> files;
  for (const std::string& each : names) {
    std::error_code ignored;
    const std::vector<std::string> more = std::filesystem::is_directory(each, ignored) ? parts_in(each) : std::vector{each};
    files.insert(files.end(), more.begin(), more.end());
  }
  return files;
}

/// The folder that the parts lie in, where they were named by it.
std::string folder_named(const std::vector<std::string>& names) {
  std::error_code ignored;
  return names.size() == 1 && std::filesystem::is_directory(names.front(), ignored) ? names.front() : "";
}

/// What is judged of all parts together is judged by the rules of this program.
void expect_this_version(const Maker& maker, const std::string& file) {
  if (maker.version != this_program().version)
    throw BadInput(file + ": was written by fathom " + maker.version + ", and this is fathom " + this_program().version +
                   "; merge it with that, or do the parts again");
}

void print_evidence(const Context& context, const Registered& game, const Report& report) {
  context.out << headline(context.paint, game.name, game.rulebook) << "\n";
  for (const auto& [label, evidence] : {std::pair{"scenarios", Evidence::scenario}, std::pair{"laws", Evidence::law},
                                        std::pair{"theorems", Evidence::theorem}, std::pair{"mutants", Evidence::mutant},
                                        std::pair{"engine", Evidence::engine}}) {
    std::vector<Verdict> verdicts = of_kind(report.verdicts, game.name, evidence);
    const auto boxes = std::stable_partition(verdicts.begin(), verdicts.end(), std::not_fn(is_of_a_box));
    const std::vector<Verdict> of_boxes(boxes, verdicts.end());
    verdicts.erase(boxes, verdicts.end());
    if (!verdicts.empty()) print_section(context, {label, verdicts, 0, {}});
    if (!of_boxes.empty()) print_section(context, {"boxes", of_boxes, 0, of_boxes.front().basis.domain});
  }
}

/// Names the first of the parts that are missing; a run that has hardly begun lacks hundreds.
void print_missing(const Context& context, const std::vector<Verdict>& missing, std::size_t there) {
  constexpr std::size_t most = 12;
  if (missing.empty()) return;
  const std::string remark = fmt::format("{} of {} are there", there, there + missing.size());
  print_section(context, {"parts", std::span(missing).first(std::min(most, missing.size())), 0, remark});
  if (missing.size() > most) context.out << fmt::format("    and {} more\n", missing.size() - most);
}

/// All parts of a run, where none is missing.
class AllParts {
 public:
  /// `context` has what was asked of the run.
  AllParts(const Context& context, const Report& found)
      : context_(context),
        is_whole_gate_(context.request.command == Command::gate && context.request.only.empty() && !context.request.seed.only &&
                       !context.request.players && found.unreadable.empty()) {
    if (!is_whole_gate_) return;
    std::vector<const Registered*> asked = games_asked(context.request);
    files_ = files_asked(context.request, asked);
  }

  /// What is judged of one game's parts together.
  [[nodiscard]] std::vector<Verdict> judged(const Registered& game, const Report& found) const {
    if (!is_whole_gate_) return {};
    const ChangedGame changed = game_asked(game, context_.request);
    const auto these = files_.of.find(game.name);
    const ScenarioChoice choice =
        scenarios_asked(context_.request, these == files_.of.end() ? std::vector<std::string>{} : these->second);
    return judged_together(context_, {game, changed.game, choice}, found);
  }

 private:
  const Context& context_;
  bool is_whole_gate_;
  FilesByGame files_;
};

/// What a command would have said of the run undivided.
Report told_joined(const Context& context, const Report& parts, const std::vector<Verdict>& missing) {
  Report whole = parts;
  whole.verdicts.clear();
  std::optional<AllParts> all;
  if (missing.empty()) all.emplace(context, parts);
  for (const std::string& name : parts.games) {
    const Registered& game = game_called(name);
    Report of_one = parts;
    of_one.verdicts = all ? judged_by_reach(parts, name, game.usual_cases) : of_game(parts.verdicts, name);
    print_evidence(context, game, of_one);
    if (all) append(of_one.verdicts, all->judged(game, of_one));
    append(whole.verdicts, std::move(of_one.verdicts));
  }
  if (!parts.replayed.empty()) print_section(context, {"replayed", parts.replayed, 0, {}});
  for (const Unreadable& each : parts.unreadable) context.err << each.why << "\n";
  return whole;
}

Exit tell_joined(const Context& asked_in, const Joining& joining) {
  const TextOfGate text(asked_in);
  const Context& context = text.context();
  const Report parts = joining.whole();
  const std::vector<Verdict> missing = joining.missing(folder_named(context.request.files));
  Request asked = request_of(parts);
  asked.detail = context.request.detail;
  asked.claims = context.request.claims;
  Report whole = told_joined({asked, context.paint, context.out, context.err}, parts, missing);
  print_missing(context, missing, joining.parts());
  append(whole.verdicts, missing);
  std::vector<Verdict> all = whole.verdicts;
  append(all, whole.replayed);
  int silences = 0;
  if (asked.command == Command::gate)
    for (const std::string& game : parts.games) silences += silences_of(game_called(game));
  const std::string of = parts.games.size() == 1 ? parts.games.front() : "GAME";
  const std::optional<Report> earlier = earlier_asked(context, whole.games);
  for (const std::string& name : whole.games) context.out << told_since(context, earlier, whole, name);
  context.out << "\n" << closing(context.paint, all, silences, command_line("holes " + of));
  const Exit exit = finished(context, whole);
  hand_over_pages(asked_in, whole, earlier);
  return exit;
}

/// How readings are written, of the forms that a gate has.
VariantRequest form_of_readings(const PagesRequest& pages) {
  constexpr auto forms = names_of(ReportForm{});
  const auto form = std::ranges::find(forms, name_of(pages.form));
  const bool has_more = !pages.html.empty() || !pages.markdown.empty() || !pages.since.empty() || pages.annotates;
  if (form == forms.end() || has_more)
    throw BadUsage("parts of fathom readings are written by --format text, json, html or markdown, --output and --json");
  VariantRequest findings;
  findings.form = static_cast<ReportForm>(form - forms.begin());
  findings.output = pages.output;
  return findings;
}

Exit merge_readings(const Context& asked_in, const std::vector<std::string>& files) {
  Request request = asked_in.request;
  request.variant = form_of_readings(request.pages);
  const Context context{request, asked_in.paint, asked_in.out, asked_in.err};
  if (!context.request.junit.empty()) throw BadUsage("--junit: readings are no verdicts; --json or --format html writes them");
  std::vector<Readings> parts;
  for (const std::string& file : files) {
    parts.push_back(read_readings(read_file(file), file));
    expect_this_version(parts.back().run.maker, file);
  }
  const Readings whole = joined(std::move(parts), folder_named(context.request.files));
  hand_over(context, findings_of(whole), [&] { return as_json(whole); });
  return exit_of(whole);
}

}  // namespace

Exit merge_reports(const Context& context) {
  const std::vector<std::string> files = files_named(context.request.files);
  if (is_readings(read_file(files.front()))) return merge_readings(context, files);
  Joining joining;
  for (const std::string& file : files) {
    Report part = read_json(read_file(file), file);
    expect_this_version(part.maker, file);
    joining.add(std::move(part), file);
  }
  return tell_joined(context, joining);
}

}  // namespace fathom::app
