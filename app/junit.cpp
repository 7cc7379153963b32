#include "app/junit.hpp"

#include <fmt/format.h>

#include <vector>

#include "app/basis.hpp"
#include "app/outcome.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

std::string attribute(std::string_view name, std::string_view value) { return fmt::format(" {}=\"{}\"", name, xml(value)); }

std::string body(const Verdict& verdict) {
  std::string text;
  for (const std::string& line : verdict.told) text += line + "\n";
  if (!verdict.file.empty()) text += "file: " + verdict.file + "\n";
  if (!verdict.again.empty()) text += "again: " + verdict.again + "\n";
  return text;
}

std::string remark(std::string_view element, const Verdict& verdict, std::string_view fallback) {
  const std::string_view why = verdict.why.empty() ? fallback : std::string_view(verdict.why);
  return fmt::format("      <{0}{1}>{2}</{0}>\n", element, attribute("message", why), xml(body(verdict)));
}

/// What is not as expected, as JUnit has it.
std::string objection(const Verdict& verdict) {
  switch (verdict.outcome) {
    case Outcome::fails:
      return remark("failure", verdict, "fails");
    case Outcome::holds:
      return remark("failure", verdict, "a known anomaly is gone: it holds");
    case Outcome::unknown:
      return remark("error", verdict, "undecided");
    case Outcome::skipped:
      break;
  }
  return remark("skipped", verdict, "not run");
}

std::string test_case(const Verdict& verdict) {
  const std::string place = verdict.game + "." + std::string(name_of(verdict.evidence));
  std::string text = "    <testcase" + attribute("classname", place) + attribute("name", verdict.check) +
                     attribute("time", fmt::format("{:.3f}", verdict.cost.seconds));
  const std::string grounds = grounds_of(verdict);
  const std::string known =
      "      <system-out>" + xml(method_of(verdict) + (grounds.empty() ? "" : ": " + grounds)) + "</system-out>\n";
  return text + ">\n" + (as_expected(verdict) ? known : objection(verdict)) + "    </testcase>\n";
}

std::string suite(std::span<const Verdict> verdicts) {
  const Tally sum = tally(verdicts);
  const std::string name = verdicts.front().game + "." + std::string(name_of(verdicts.front().evidence));
  std::string text =
      fmt::format("  <testsuite{} tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\">\n",
                  attribute("name", name), sum.total(), sum.fail, sum.unknown, sum.skipped, sum.cost.seconds);
  for (const Verdict& verdict : verdicts) text += test_case(verdict);
  return text + "  </testsuite>\n";
}

}  // namespace

std::string xml(std::string_view text) {
  std::string safe;
  for (const char c : printable(text)) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&apos;";
        break;
      default:
        safe += c;
    }
  }
  return safe;
}

std::string to_junit(std::span<const Verdict> verdicts) {
  const Tally sum = tally(verdicts);
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  text += fmt::format("<testsuites tests=\"{}\" failures=\"{}\" errors=\"{}\" time=\"{:.3f}\">\n", sum.total(), sum.fail,
                      sum.unknown, sum.cost.seconds);
  while (!verdicts.empty()) {
    std::size_t alike = 1;
    while (alike < verdicts.size() && verdicts[alike].game == verdicts[0].game &&
           verdicts[alike].evidence == verdicts[0].evidence)
      ++alike;
    text += suite(verdicts.first(alike));
    verdicts = verdicts.subspan(alike);
  }
  return text + "</testsuites>\n";
}

}  // namespace fathom::app
