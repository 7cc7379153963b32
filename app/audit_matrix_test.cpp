#include "app/audit_matrix.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "app/audit_pages.hpp"

namespace fathom::app {
namespace {

AuditMade made(std::string row, std::string column, std::size_t errors, std::size_t warnings, std::size_t notes = 0) {
  AuditMade all{std::move(row), std::move(column), audit::Audit{}};
  const auto add = [&](std::size_t number, audit::Severity severity) {
    for (std::size_t i = 0; i < number; ++i) all.audit->findings.emplace_back().severity = severity;
  };
  add(errors, audit::Severity::error);
  add(warnings, audit::Severity::warning);
  add(notes, audit::Severity::note);
  return all;
}

AuditMade refused(std::string row, std::string column) {
  AuditMade all{std::move(row), std::move(column), std::nullopt};
  all.error = std::make_exception_ptr(std::runtime_error("no"));
  all.refused = "<no>";
  return all;
}

std::vector<AuditMade> some() {
  std::vector<AuditMade> all;
  all.push_back(made("texts/turn.en.md", "fr", 2, 5));
  all.push_back(made("texts/turn.en.md", "pt-BR", 0, 1, 3));
  all.push_back(made("texts/end.en.md", "fr", 0, 0, 2));
  all.push_back(refused("texts/end.en.md", "pt-BR"));
  all.push_back(made("cards/en.po", "fr", 1, 0));
  all.push_back({"notes.en.md", "", std::nullopt});
  return all;
}

std::size_t widest_line(const std::string& text) {
  std::istringstream lines(text);
  std::size_t widest = 0;
  for (std::string line; std::getline(lines, line);) widest = std::max(widest, width(line));
  return widest;
}

TEST(AuditMatrix, HasARowForEachTextAndAColumnForEachLanguage) {
  EXPECT_EQ(matrix(some(), Paint(Colour::never), 200),
            "                  fr                   pt-BR\n"
            "texts/turn.en.md  2 errors 5 warnings  1 warning\n"
            "texts/end.en.md   2 notes              not read\n"
            "cards/en.po       1 error\n"
            "notes.en.md       no translation\n");
}

TEST(AuditMatrix, IsAlignedInColourToo) {
  const std::string text = matrix(some(), Paint(Colour::always), 200);
  EXPECT_NE(text.find("\x1b[1;31m2 errors\x1b[0m \x1b[33m5 warnings\x1b[0m  \x1b[33m1 warning"), std::string::npos) << text;
  EXPECT_EQ(widest_line(text), widest_line(matrix(some(), Paint(Colour::never), 200)));
}

TEST(AuditMatrix, FitsANarrowTerminal) {
  std::vector<AuditMade> all;
  const std::string name = "a/very/long/way/to/the/texts/of/a/rulebook/turn.en.md";
  for (const char* const language : {"de", "es", "fr", "it", "pl", "pt-BR", "zh-Hant-TW"})
    all.push_back(made(name, language, 12, 345));
  for (const std::size_t columns : {40U, 60U, 80U, 200U}) {
    const std::string text = matrix(all, Paint(Colour::never), columns);
    EXPECT_LE(widest_line(text), columns) << text;
    for (const AuditMade& each : all) EXPECT_NE(text.find(each.column), std::string::npos) << columns << "\n" << text;
    EXPECT_NE(text.find("turn.en.md"), std::string::npos) << text;
  }
  EXPECT_NE(matrix(all, Paint(Colour::never), 200).find("\n" + name + "  12 errors 345 warnings  12 errors"),
            std::string::npos);
}

TEST(AuditMatrix, PutsTwoResultsOfOneCellUnderEachOther) {
  const std::vector<AuditMade> all{made("a.md", "fr", 1, 0), made("a.md", "fr", 2, 0)};
  EXPECT_EQ(matrix(all, Paint(Colour::never), 60), "      fr\na.md  1 error\na.md  2 errors\n");
}

TEST(AuditMatrix, NeedsNoLanguages) {
  const std::vector<AuditMade> all{made("a.md", "", 0, 0)};
  EXPECT_EQ(matrix(all, Paint(Colour::never), 60), "a.md  no findings\n");
}

TEST(AuditMatrix, ObeysNothingThatAFileSays) {
  const std::vector<AuditMade> all{made("a\x1b[2J.md", "f\x1br", 1, 0)};
  EXPECT_EQ(matrix(all, Paint(Colour::never), 60).find('\x1b'), std::string::npos);
}

TEST(AuditPages, AreATableAndAPageForEachAudit) {
  const std::vector<AuditMade> all = some();
  const std::vector<ReportPage> pages = pages_of(all);
  ASSERT_EQ(pages.size(), 5U);
  EXPECT_EQ(pages[0].name, "index.html");
  EXPECT_EQ(pages[1].name, "turn.en.fr.html");
  EXPECT_NE(pages[0].text.find("<a href=\"turn.en.fr.html\"><span class=\"bad\">2 errors</span>"), std::string::npos)
      << pages[0].text;
  EXPECT_NE(pages[0].text.find("&lt;no&gt;"), std::string::npos)
      << "what kept a pair from being audited is told, not obeyed";
}

TEST(AuditPages, HaveNamesOfTheirOwn) {
  const std::vector<AuditMade> all{made("x/a b.md", "fr", 0, 0), made("y/a b.md", "fr", 0, 0), made("index", "", 0, 0)};
  const std::vector<ReportPage> pages = pages_of(all);
  ASSERT_EQ(pages.size(), 4U);
  EXPECT_EQ(pages[1].name, "a-b.fr.html");
  EXPECT_EQ(pages[2].name, "a-b.fr-2.html");
  EXPECT_EQ(pages[3].name, "index-2.html");
}

}  // namespace
}  // namespace fathom::app
