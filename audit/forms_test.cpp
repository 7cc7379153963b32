// One set of rules and one faulty translation, in every form that a text may come in: each has to show the same faults, at
// places that hold the words in question.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "audit/audit.hpp"
#include "audit/language/language.hpp"
#include "audit/planted_faults.hpp"
#include "audit/reading/reading.hpp"
#include "audit/text/formats.hpp"

namespace fathom::audit {
namespace {

std::string path_of(const std::string& file) { return std::string(FATHOM_SOURCE_DIR) + "/audit/texts/" + file; }

std::string contents_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The German rules with all the faults in them at once that are found when they are alone, and do not touch each other.
std::string faulty_german() {
  std::string text = contents_of(path_of("tuned/lanterns/de.md"));
  for (const Fault& fault : read_planted_faults()) {
    if (fault.original != "en" || fault.translation != "de" || fault.side != Side::translation || !fault.missed.empty())
      continue;
    const bool moves_lines = fault.find.find('\n') != std::string::npos || fault.replace.find('\n') != std::string::npos;
    const std::size_t at = text.find(fault.find);
    if (!moves_lines && at != std::string::npos) text.replace(at, fault.find.size(), fault.replace);
  }
  return text;
}

/// Errors and warnings, by kind and the words of both sides, without mark-up: what does not depend on the form.
std::multiset<std::string> gists(const std::vector<Finding>& findings) {
  static const std::regex marks(R"(\*\*|^[-•] )");
  std::multiset<std::string> all;
  for (const Finding& finding : findings) {
    const auto words = [](const std::optional<Passage>& passage) {
      return passage ? std::regex_replace(passage->words, marks, "") : std::string("-");
    };
    if (finding.severity == Severity::note) continue;
    all.insert(std::string(name(finding.kind)) + ": " + words(finding.original) + " | " + words(finding.translation));
  }
  return all;
}

std::string listed(const std::multiset<std::string>& gists) {
  std::string all;
  for (const std::string& gist : gists) all += gist + "\n";
  return all;
}

std::vector<Finding> findings_between(Source original, Source translation) {
  return audit(read(std::move(original), language("en")), read(std::move(translation), language("de"))).findings;
}

const std::vector<Finding>& expected() {
  static const std::vector<Finding> findings =
      findings_between(read_texts(path_of("tuned/lanterns/en.md")).front(), source_of("de.md", faulty_german()));
  return findings;
}

/// Pairs of units as a catalogue has them: the lines of both texts without their marks, a table's cells one by one.
std::vector<std::pair<std::string, std::string>> units() {
  const auto lines_of = [](const std::string& text) {
    static const std::regex marks(R"(^(#+ |- |\d+\. )|\*\*)");
    std::vector<std::string> lines;
    std::istringstream all(text);
    for (std::string line; std::getline(all, line);) {
      if (!line.starts_with("|")) {
        lines.push_back(std::regex_replace(line, marks, ""));
        continue;
      }
      static const std::regex cell(R"([^|]+)");
      for (std::sregex_iterator each(line.begin(), line.end(), cell); each != std::sregex_iterator(); ++each)
        lines.push_back(std::regex_replace(each->str(), std::regex(R"(^[-\s]+|[-\s]+$)"), ""));
    }
    return lines;
  };
  const std::vector<std::string> original = lines_of(contents_of(path_of("tuned/lanterns/en.md")));
  const std::vector<std::string> translation = lines_of(faulty_german());
  std::vector<std::pair<std::string, std::string>> all;
  for (std::size_t line = 0; line < std::min(original.size(), translation.size()); ++line)
    if (!original[line].empty()) all.emplace_back(original[line], translation[line]);
  return all;
}

std::string in_quotes(const std::string& text) {
  return "\"" + std::regex_replace(text, std::regex(R"(["\\])"), "\\$&") + "\"";
}

std::string po_of(const std::vector<std::pair<std::string, std::string>>& units) {
  std::string file = "msgid \"\"\nmsgstr \"Language: de\\n\"\n";
  for (std::size_t n = 0; n < units.size(); ++n)
    file += "\nmsgctxt \"" + std::to_string(n) + "\"\nmsgid " + in_quotes(units[n].first) + "\nmsgstr " +
            in_quotes(units[n].second) + "\n";
  return file;
}

std::string xliff_of(const std::vector<std::pair<std::string, std::string>>& units) {
  std::string file =
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\" original=\"x\" "
      "datatype=\"plaintext\"><body>\n";
  for (std::size_t n = 0; n < units.size(); ++n)
    file += "<trans-unit id=\"" + std::to_string(n) + "\"><source>" + units[n].first + "</source><target>" +
            units[n].second + "</target></trans-unit>\n";
  return file + "</body></file></xliff>\n";
}

class FormOfOriginal : public ::testing::TestWithParam<std::string> {};

TEST_P(FormOfOriginal, ShowsTheSameFaults) {
  const std::string& file = GetParam();
  if (file.ends_with(".pdf") && std::system("command -v pdftotext > /dev/null") != 0)
    GTEST_SKIP() << "pdftotext is not installed";
  EXPECT_EQ(listed(gists(findings_between(read_texts(path_of(file)).front(), source_of("de.md", faulty_german())))),
            listed(gists(expected())));
}

INSTANTIATE_TEST_SUITE_P(Forms, FormOfOriginal,
                         ::testing::Values("formats/lanterns.txt", "formats/lanterns.html", "formats/lanterns.docx",
                                           "formats/lanterns.odt", "formats/lanterns-ragged.pdf",
                                           "formats/lanterns-justified.pdf"),
                         [](const auto& test) {
                           return std::regex_replace(test.param.substr(test.param.rfind('/') + 1), std::regex("[^a-z]"),
                                                     "_");
                         });

/// Units that are paired tell more than texts, and have no outline.
TEST(FormsOfPairs, ShowTheFaultsOfTheTexts) {
  std::multiset<std::string> in_texts = gists(expected());
  std::erase_if(in_texts, [](const std::string& gist) { return gist.starts_with("outline-mismatch"); });
  for (const auto& [name, bytes] :
       {std::pair<std::string, std::string>{"rules.po", po_of(units())}, {"rules.xlf", xliff_of(units())}}) {
    std::vector<Source> both = format_of(name, bytes).read(name, bytes);
    ASSERT_EQ(both.size(), 2U) << name;
    const std::multiset<std::string> found = gists(findings_between(both[0], both[1]));
    EXPECT_TRUE(std::ranges::includes(found, in_texts)) << name << " shows\n"
                                                        << listed(found) << "instead of\n"
                                                        << listed(in_texts);
  }
}

TEST(FormsOfPairs, AreHeldToFaultsThatAreThere) { EXPECT_GE(gists(expected()).size(), 10U) << listed(gists(expected())); }

}  // namespace
}  // namespace fathom::audit
