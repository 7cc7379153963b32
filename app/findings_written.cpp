#include "app/findings_written.hpp"

#include "app/files.hpp"

namespace fathom::app {

std::string written(const Context& context, const Findings& findings) {
  const VariantRequest& asked = context.request.variant;
  if (asked.form == ReportForm::html) return as_html(findings);
  if (asked.form == ReportForm::markdown) return as_markdown(findings);
  const bool to_file = !asked.output.empty();
  return as_text(findings, to_file ? Paint(Colour::never) : context.paint, to_file ? report_columns : terminal_columns(),
                 asked.extent);
}

void hand_over(const Context& context, const std::string& report) {
  if (context.request.variant.output.empty())
    context.out << report;
  else
    write_file(context.request.variant.output, report);
}

}  // namespace fathom::app
