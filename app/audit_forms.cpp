#include "app/audit_forms.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "app/audit_matrix.hpp"
#include "app/audit_pages.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "audit/report/github_report.hpp"
#include "audit/report/html_report.hpp"
#include "audit/report/json_report.hpp"
#include "audit/report/sarif_report.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// With --quiet, only what fails is shown.
audit::Severity least_shown(const Request& request) {
  if (request.detail == Detail::all) return audit::Severity::note;
  switch (request.audit.fail_on.value_or(FailOn::error)) {
    case FailOn::note:
      return audit::Severity::note;
    case FailOn::warning:
      return audit::Severity::warning;
    case FailOn::error:
    case FailOn::never:
      break;
  }
  return audit::Severity::error;
}

std::string written(const AuditMade& made, AuditForm form, const audit::TextStyle& style) {
  switch (form) {
    case AuditForm::json:
      return audit::to_json(*made.audit, made.circumstances);
    case AuditForm::sarif:
      return audit::to_sarif(*made.audit, made.circumstances);
    case AuditForm::github:
      return audit::to_github(*made.audit, style.order, style.least);
    case AuditForm::html:
      return audit::to_html(*made.audit, made.circumstances);
    case AuditForm::text:
      break;
  }
  return audit::to_text(*made.audit, made.circumstances, style);
}

audit::Collection collected(const std::vector<AuditMade>& made) {
  audit::Collection all{FATHOM_VERSION, {}, {}};
  for (const AuditMade& each : made) {
    if (each.audit) all.audits.push_back({&*each.audit, each.circumstances});
    if (each.error) all.refused.push_back(each.refused);
  }
  return all;
}

audit::Tally sum_of(const std::vector<AuditMade>& made) {
  audit::Tally sum;
  for (const AuditMade& each : made)
    if (each.audit) sum = sum + audit::tally(each.audit->findings);
  return sum;
}

/// Whether the text report has more to say of an audit than its cell in the matrix.
bool has_more(const AuditMade& made, audit::Severity least) {
  if (!made.audit) return false;
  const auto is_open = [](const audit::Reading& text) { return !text.document.source.open.empty(); };
  if (is_open(made.audit->original) || (made.audit->translation && is_open(*made.audit->translation))) return true;
  const std::vector<audit::Finding>& findings = made.audit->findings;
  return std::any_of(findings.begin(), findings.end(),
                     [&](const audit::Finding& finding) { return !finding.accepted && finding.severity >= least; });
}

/// How many findings `--since` keeps from the reports, all in all; empty where it keeps none.
std::string left_out(const std::vector<AuditMade>& made, const AuditPlan& plan) {
  std::size_t number = 0;
  for (const AuditMade& each : made) number += each.circumstances.left_out;
  if (number == 0) return "";
  return counted(number, "finding") + " left out: nothing there has changed since " + printable(plan.request.audit.since) +
         "\n";
}

std::string in_text(const AuditPlan& plan, const std::vector<AuditMade>& made, const Paint& paint,
                    const audit::TextStyle& style) {
  std::string text = matrix(made, paint, columns_of_output()) + "\n";
  for (const AuditMade& each : made)
    if (has_more(each, style.least))
      text += paint(Tone::strong, texts_named(*each.audit)) + "\n\n" +
              audit::to_text(*each.audit, each.circumstances, style) + "\n";
  return text + left_out(made, plan) + audit::closing(sum_of(made), style, "");
}

/// Writes the pages of an HTML report on several audits.
void write_pages(const AuditPlan& plan, const std::vector<AuditMade>& made) {
  const std::string& folder = plan.request.audit.output;
  if (folder.empty()) throw BadUsage("several audits make several pages: name a folder for them with --output");
  std::error_code error;
  fs::create_directory(folder, error);
  if (!fs::is_directory(folder, error))
    throw BadInput(folder + ": expected a folder for the pages of several audits; name another with --output");
  for (const ReportPage& page : pages_of(made)) {
    const std::string file = (fs::path(folder) / page.name).string();
    for (const std::string& input : plan.inputs)
      if (fs::equivalent(file, input, error))
        throw BadUsage(file + " is read, and would be overwritten: name another folder");
    write_file(file, page.text);
  }
}

/// The report on several audits as one text.
std::string written_all(const AuditPlan& plan, const std::vector<AuditMade>& made, const Paint& paint,
                        const audit::TextStyle& style) {
  const AuditForm form = plan.request.audit.form;
  if (form == AuditForm::json) return audit::to_json(collected(made));
  if (form == AuditForm::sarif) return audit::to_sarif(collected(made));
  if (form == AuditForm::text) return in_text(plan, made, paint, style);
  std::string text;
  for (const AuditMade& each : made)
    if (each.audit) text += written(each, form, style);
  return text;
}

/// Other forms than text do not show at a glance that something was left out.
void tell_left_out(const std::vector<AuditMade>& made, const AuditPlan& plan, std::ostream& err) {
  if (plan.request.audit.form == AuditForm::text || plan.request.detail != Detail::all) return;
  if (const std::string line = left_out(made, plan); !line.empty()) err << "fathom: " << line;
}

}  // namespace

audit::Painter painter(const Paint& paint) {
  return [paint](audit::Shade shade, std::string_view text) {
    switch (shade) {
      case audit::Shade::error:
        return paint(Tone::bad, text);
      case audit::Shade::warning:
        return paint(Tone::doubtful, text);
      case audit::Shade::strong:
        return paint(Tone::strong, text);
      case audit::Shade::faint:
        break;
    }
    return paint(Tone::faint, text);
  };
}

std::string texts_named(const audit::Audit& audit) {
  const std::string original = audit::visible(audit::file_of(audit, audit::Side::original));
  if (!audit.translation) return original;
  const std::string translation = audit::visible(audit::file_of(audit, audit::Side::translation));
  const std::string_view code = audit::language_code(*audit.translation);
  if (translation != original) return original + ", " + translation;
  return original + (code.empty() ? "" : " (" + std::string(code) + ")");
}

bool is_collection(const AuditPlan& plan, const std::vector<AuditMade>& made) {
  return plan.named == NamedIn::project || made.size() != 1;
}

void write_report(const AuditPlan& plan, const std::vector<AuditMade>& made, const Context& context, double seconds) {
  const Request& request = plan.request;
  const std::string& output = request.audit.output;
  const bool are_several = is_collection(plan, made);
  const bool in_colour = output.empty() || request.colour == Colour::always;
  const Paint paint = in_colour ? context.paint : Paint(Colour::never);
  const audit::TextStyle style{painter(paint), least_shown(request), seconds,
                               request.audit.by == ListedBy::place ? audit::Order::place : audit::Order::gravity};
  std::error_code ignored;
  const bool in_pages = request.audit.form == AuditForm::html && (are_several || fs::is_directory(output, ignored));
  tell_left_out(made, plan, context.err);
  if (in_pages) {
    write_pages(plan, made);
  } else {
    const std::string report =
        are_several ? written_all(plan, made, paint, style) : written(made.front(), request.audit.form, style);
    if (output.empty()) {
      context.out << report;
      return;
    }
    write_file(output, report);
  }
  if (request.detail != Detail::all) return;
  if (are_several) context.out << matrix(made, context.paint, columns_of_output()) << "\n";
  context.out << audit::closing(sum_of(made), {painter(context.paint), style.least, style.seconds, style.order},
                                printable(output));
}

}  // namespace fathom::app
