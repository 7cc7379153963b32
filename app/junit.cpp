#include "app/junit.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <sstream>
#include <string>

#include "app/basis.hpp"
#include "app/outcome.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

void attribute(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name) = printable(value).c_str();
}
void text(pugi::xml_node node, const std::string& value) { node.append_child(pugi::node_pcdata).set_value(value.c_str()); }

std::string body(const Verdict& verdict) {
  std::string lines;
  for (const std::string& line : verdict.told) lines += printable(line) + "\n";
  if (!verdict.file.empty()) lines += "file: " + printable(verdict.file) + "\n";
  if (!verdict.again.empty()) lines += "again: " + printable(verdict.again) + "\n";
  return lines;
}

void add_remark(pugi::xml_node test, const char* element, const Verdict& verdict, const char* fallback) {
  pugi::xml_node node = test.append_child(element);
  attribute(node, "message", verdict.why.empty() ? fallback : (is_aside(verdict) ? "aside: " : "") + verdict.why);
  text(node, body(verdict));
}

/// What is not as expected, as JUnit has it.
void add_objection(pugi::xml_node test, const Verdict& verdict) {
  switch (verdict.outcome) {
    case Outcome::fails:
      return add_remark(test, "failure", verdict, "fails");
    case Outcome::holds:
      return add_remark(test, "failure", verdict, "a known anomaly is gone: it holds");
    case Outcome::unknown:
      return add_remark(test, "error", verdict, "undecided");
    case Outcome::skipped:
    case Outcome::aside:
      break;
  }
  add_remark(test, "skipped", verdict, "not run");
}

std::string place(const Verdict& verdict) { return verdict.game + "." + std::string(name_of(verdict.evidence)); }

void add_case(pugi::xml_node suite, const Verdict& verdict) {
  pugi::xml_node test = suite.append_child("testcase");
  attribute(test, "classname", place(verdict));
  attribute(test, "name", verdict.check);
  attribute(test, "time", fmt::format("{:.3f}", verdict.cost.seconds));
  const std::string grounds = grounds_of(verdict);
  if (as_expected(verdict))
    text(test.append_child("system-out"), printable(method_of(verdict) + (grounds.empty() ? "" : ": " + grounds)));
  else
    add_objection(test, verdict);
}

void add_tally(pugi::xml_node node, std::span<const Verdict> verdicts) {
  const Tally sum = tally(verdicts);
  attribute(node, "tests", std::to_string(sum.total()));
  attribute(node, "failures", std::to_string(sum.fail));
  attribute(node, "errors", std::to_string(sum.unknown));
  attribute(node, "skipped", std::to_string(sum.skipped + sum.aside));
  attribute(node, "time", fmt::format("{:.3f}", sum.cost.seconds));
}

}  // namespace

std::string to_junit(std::span<const Verdict> verdicts) {
  pugi::xml_document document;
  pugi::xml_node suites = document.append_child("testsuites");
  add_tally(suites, verdicts);
  while (!verdicts.empty()) {
    std::size_t alike = 1;
    while (alike < verdicts.size() && place(verdicts[alike]) == place(verdicts[0])) ++alike;
    pugi::xml_node suite = suites.append_child("testsuite");
    attribute(suite, "name", place(verdicts[0]));
    add_tally(suite, verdicts.first(alike));
    for (const Verdict& verdict : verdicts.first(alike)) add_case(suite, verdict);
    verdicts = verdicts.subspan(alike);
  }
  std::ostringstream out;
  document.save(out, "  ", pugi::format_indent, pugi::encoding_utf8);
  return out.str();
}

}  // namespace fathom::app
