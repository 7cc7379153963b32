#include "app/gate_pages.hpp"

#include <algorithm>
#include <any>
#include <string>
#include <utility>
#include <vector>

#include "app/annotations.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/gate_findings.hpp"
#include "app/keeping.hpp"
#include "app/outcome.hpp"
#include "app/registered.hpp"
#include "app/since.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

bool wants_findings(const PagesRequest& asked) {
  return asked.form == GateForm::html || asked.form == GateForm::markdown || !asked.html.empty() || !asked.markdown.empty();
}

/// The request under whose rules a report was made.
Request by_the_rules_of(const Report& report, Request request) {
  request.components = report.components;
  request.house_rule = report.house_rule;
  request.seed = report.seed;
  return request;
}

Findings findings_on(const Registered& game, const Request& request, const Report& report,
                     const std::optional<Report>& earlier) {
  const ChangedGame changed = game_asked(game, request);
  Gated gated{game, report, changed.name, {}, {}, read_exceptions(exceptions_file(game.name)), {}};
  for (const Changed& change : changed.changes) gated.changes.push_back(show(change));
  if (gated.is_whole()) gated.silences = silences_met(game, changed.game, request, report);
  if (earlier) gated.first.push_back(passage_since(*earlier, report, game.name, request.pages.since));
  return findings_of(gated);
}

std::vector<Findings> all_findings(const Context& context, const Report& report, const std::optional<Report>& earlier) {
  const Request request = by_the_rules_of(report, context.request);
  Report drawn = report;
  std::vector<Findings> all;
  for (const std::string& name : report.games) {
    const Registered& game = game_called(name);
    draw_endings(game, rules_asked(game, request), request, drawn.verdicts);
    draw_endings(game, rules_asked(game, request), request, drawn.replayed);
    all.push_back(findings_on(game, request, drawn, earlier));
  }
  return all;
}

std::string markdown_of_all(const std::vector<Findings>& all) {
  std::string text;
  for (const Findings& findings : all) text += (text.empty() ? "" : "\n") + as_markdown(findings);
  return text;
}

/// What nobody asks any more, or knows less well, is worth a look, though nothing fails.
std::string annotations_of_turned(const Report& earlier, const Report& now) {
  std::string text;
  for (const std::string& game : now.games)
    for (const CheckSince& each : turned_since(earlier, now, game)) {
      if (each.became == Became::gone) text += annotation(Level::warning, each.check, "is gone: nothing asks it any more");
      if (each.became == Became::weaker || each.became == Became::slower)
        text += annotation(Level::warning, each.check, std::string(name_of(each.became)) + ": " + each.says);
    }
  return text;
}

std::string annotations_of(const Report& report, const std::optional<Report>& earlier) {
  std::string text;
  for (const Unreadable& each : report.unreadable) {
    // the message begins with `file:line:column:`
    const std::size_t column = each.why.find(':', each.file.size() + 1);
    const std::string place = each.why.starts_with(each.file + ":") ? each.why.substr(0, column) : "";
    text += annotation(Level::error, each.file, each.why, place);
  }
  for (const auto* const verdicts : {&report.verdicts, &report.replayed})
    for (const Verdict& verdict : *verdicts)
      if (is_amiss(verdict)) text += annotation(verdict);
  return earlier ? text + annotations_of_turned(*earlier, report) : text;
}

}  // namespace

std::optional<Report> earlier_asked(const Context& context, std::span<const std::string> games) {
  const std::string& file = context.request.pages.since;
  if (file.empty()) return std::nullopt;
  return earlier_report(file, games);
}

std::string told_since(const Context& context, const std::optional<Report>& earlier, const Report& now,
                       const std::string& game) {
  if (!earlier || context.request.pages.form != GateForm::text) return "";
  const Passage passage = passage_since(*earlier, now, game, context.request.pages.since);
  return "\n" + as_text(passage, context.paint, terminal_columns(), Extent::telling);
}

TextOfGate::TextOfGate(const Context& context)
    : context_{context.request, context.paint, context.request.pages.form == GateForm::text ? context.out : nowhere_, context.err} {}

void hand_over_pages(const Context& context, const Report& report, const std::optional<Report>& earlier) {
  const PagesRequest& asked = context.request.pages;
  const std::vector<Findings> all =
      wants_findings(asked) ? all_findings(context, report, earlier) : std::vector<Findings>{};
  if (!asked.html.empty()) write_file(asked.html, as_html(all));
  if (!asked.markdown.empty()) write_file(asked.markdown, markdown_of_all(all));
  std::string text;
  switch (asked.form) {
    case GateForm::text:
      break;
    case GateForm::json:
      text = to_json(report);
      break;
    case GateForm::html:
      text = as_html(all);
      break;
    case GateForm::markdown:
      text = markdown_of_all(all);
      break;
    case GateForm::github:
      text = annotations_of(report, earlier);
  }
  if (asked.annotates && asked.form != GateForm::github) context.out << annotations_of(report, earlier);
  if (asked.output.empty())
    context.out << text;
  else
    write_file(asked.output, text);
}

}  // namespace fathom::app
