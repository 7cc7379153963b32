#include "app/annotations.hpp"

#include <cstdio>

#include "app/outcome.hpp"

namespace fathom::app {
namespace {

std::string without(std::string_view text, std::string_view special) {
  std::string safe;
  char code[4];
  for (const char c : text) {
    if (special.find(c) == std::string_view::npos) {
      safe += c;
      continue;
    }
    std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
    safe += code;
  }
  return safe;
}

}  // namespace

std::string annotation(Level level, const std::string& title, const std::string& text, const std::string& place) {
  constexpr std::string_view in_property = "%\r\n:,", in_text = "%\r\n";
  std::string where;
  if (const std::size_t colon = place.rfind(':'); colon != std::string::npos)
    where = "file=" + without(place.substr(0, colon), in_property) + ",line=" + without(place.substr(colon + 1), in_property) + ",";
  return "::" + std::string(name_of(level)) + " " + where + "title=" + without(title, in_property) + "::" + without(text, in_text) +
         "\n";
}

std::string annotation(const Verdict& verdict) {
  const bool answers = verdict.outcome == Outcome::holds || verdict.outcome == Outcome::fails;
  // a saved counterexample is no file of the repository
  const bool has_line = verdict.evidence == Evidence::scenario || verdict.evidence == Evidence::coverage;
  std::string text = verdict.why.empty() ? std::string(name_of(verdict.outcome)) : verdict.why;
  if (!verdict.again.empty()) text += "\nagain: " + verdict.again;
  return annotation(answers ? Level::error : Level::warning, verdict.check, text, has_line ? verdict.file : "");
}

}  // namespace fathom::app
