#include "app/findings_written.hpp"

#include "app/files.hpp"

namespace fathom::app {

std::string written(const Context& context, const Findings& findings, const AsJson& json) {
  const VariantRequest& asked = context.request.variant;
  switch (asked.form) {
    case ReportForm::json:
      return json();
    case ReportForm::html:
      return as_html(findings);
    case ReportForm::markdown:
      return as_markdown(findings);
    case ReportForm::text:
      break;
  }
  const bool to_file = !asked.output.empty();
  return as_text(findings, to_file ? Paint(Colour::never) : context.paint, to_file ? report_columns : terminal_columns(),
                 asked.extent);
}

void hand_over(const Context& context, const Findings& findings, const AsJson& json) {
  const Request& request = context.request;
  if (request.variant.output.empty())
    context.out << written(context, findings, json);
  else
    write_file(request.variant.output, written(context, findings, json));
  if (!request.pages.html.empty()) write_file(request.pages.html, as_html(findings));
  if (!request.pages.markdown.empty()) write_file(request.pages.markdown, as_markdown(findings));
  if (!request.json.empty()) write_file(request.json, json());
}

}  // namespace fathom::app
