#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "audit/report/baseline.hpp"
#include "audit/report/fakes.hpp"
#include "audit/report/html_report.hpp"

// The page in a browser: it is opened, filtered and jumped through by its address, and tells in its body what came of it.

namespace fathom::audit {
namespace {

namespace fs = std::filesystem;

/// The browser's name, or nothing where none is installed.
std::string browser() {
  for (const char* const name : {"chromium", "chromium-browser", "google-chrome"})
    if (std::system(("command -v " + std::string(name) + " > /dev/null 2>&1").c_str()) == 0) return name;
  return "";
}

class Look : public testing::Test {
 protected:
  void SetUp() override {
    if (browser().empty()) GTEST_SKIP() << "no chromium here: ci/setup look installs it";
    fs::create_directories(folder_);
    Audit audit = fake::audit();
    audit.original.language = &language("en");
    audit.translation->language = &language("fr");
    std::ofstream(folder_ / "pair.html") << to_html(audit, {"1.2.3", ""});
    audit_ = audit;
    std::ofstream(folder_ / "alone.html") << to_html(fake::alone(), {"1.2.3", ""});
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// The page as it stands in the browser once its script has run.
  [[nodiscard]] std::string opened(const std::string& address) const {
    const std::string command = "timeout 60 " + browser() + " --headless --no-sandbox --disable-gpu --user-data-dir='" +
                                (folder_ / "profile").string() + "' --dump-dom 'file://" + (folder_ / address).string() +
                                "' 2> /dev/null";
    std::string text;
    std::FILE* const pipe = ::popen(command.c_str(), "r");
    if (pipe == nullptr) return text;
    constexpr std::size_t block = 4096;
    char buffer[block];
    for (std::size_t got = 0; (got = std::fread(buffer, 1, block, pipe)) > 0;) text.append(buffer, got);
    ::pclose(pipe);
    return text;
  }
  /// What the body says of itself: `data-shown="3"` as `3`; `-` where it says nothing.
  static std::string said(const std::string& page, const std::string& key) {
    const std::size_t body = page.find("<body"), end = page.find('>', body);
    const std::string start = page.substr(body, end - body), wanted = " data-" + key + "=\"";
    const std::size_t at = start.find(wanted);
    if (at == std::string::npos) return "-";
    return start.substr(at + wanted.size(), start.find('"', at + wanted.size()) - at - wanted.size());
  }

  /// A page on which somebody gives reasons for findings, by their numbers, as it stands in the browser then.
  [[nodiscard]] std::string accepted(const std::string& kept, const std::string& deeds) const {
    Circumstances circumstances{"1.2.3", "rules/accepted.yaml"};
    circumstances.kept = kept;
    std::string page = to_html(audit_, circumstances);
    const std::size_t begin = page.find("script-src 'nonce-") + 18;
    const std::string nonce = page.substr(begin, page.find('\'', begin) - begin);
    const std::string script =
        "const accept = (number, reason) => { const shown = document.getElementById('f' + number);"
        "shown.querySelector('.accepting input').value = reason; shown.querySelector('.accepting button').click(); };"
        "const take_back = (number) => document.getElementById('f' + number).querySelector('.accepted-here button').click();";
    page.insert(page.rfind("</body>"), "<script nonce=\"" + nonce + "\">" + script + deeds + "</script>");
    std::ofstream(folder_ / "accepted.html") << page;
    return opened("accepted.html");
  }
  /// The file that a page offers, read as a baseline.
  [[nodiscard]] Baseline offered(const std::string& page) const {
    const std::size_t begin = page.find("<pre>") + 5;
    std::string text = page.substr(begin, page.find("</pre>") - begin);
    for (const auto& [code, sign] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&nbsp;", "\xC2\xA0"), std::pair("&amp;", "&")})
      for (std::size_t at = 0; (at = text.find(code, at)) != std::string::npos; ++at) text.replace(at, std::string(code).size(), sign);
    std::ofstream(folder_ / "accepted.yaml") << text;
    return read_baseline((folder_ / "accepted.yaml").string());
  }

  Audit audit_;
  const fs::path folder_ = fs::temp_directory_path() / ("fathom_look_" + std::to_string(::getpid()));
};

TEST_F(Look, OpensWithEverythingThatIsOpen) {
  const std::string page = opened("pair.html");
  EXPECT_EQ(said(page, "total"), "6");
  EXPECT_EQ(said(page, "shown"), "5") << "all but the accepted one";
  EXPECT_EQ(said(page, "at"), "");
  EXPECT_EQ(said(page, "hacked"), "-") << "a script in the text was carried out";
  EXPECT_EQ(page.find("class=\"filters\" hidden"), std::string::npos);
}

TEST_F(Look, FiltersBySeverity) {
  const std::string page = opened("pair.html#severity=error");
  EXPECT_EQ(said(page, "shown"), "3");
  EXPECT_NE(page.find("<mark class=\"off\" data-of=\"2\">storm marker</mark>"), std::string::npos);
  EXPECT_EQ(said(opened("pair.html#severity=accepted"), "shown"), "1");
}

TEST_F(Look, FiltersByKindAndText) {
  EXPECT_EQ(said(opened("pair.html#kind=item-omitted"), "shown"), "1");
  EXPECT_EQ(said(opened("pair.html#text=GULL"), "shown"), "1") << "the words of the passage";
  EXPECT_EQ(said(opened("pair.html#text=setup.oil"), "shown"), "1") << "the rule";
  EXPECT_EQ(said(opened("pair.html#text=nowhere"), "shown"), "0");
  EXPECT_EQ(said(opened("pair.html#severity=warning&kind=item-omitted"), "shown"), "0");
}

TEST_F(Look, JumpsToAFinding) {
  const std::string page = opened("pair.html#severity=error&kind=item-omitted&at=5");
  EXPECT_EQ(said(page, "at"), "5");
  EXPECT_EQ(said(page, "lit"), "3") << "two stretches of the original, one of the translation";
  EXPECT_NE(page.find("<article class=\"finding error current\" id=\"f5\""), std::string::npos);
  EXPECT_EQ(said(opened("pair.html#f2"), "at"), "2");
  EXPECT_EQ(said(opened("pair.html#severity=error&at=2"), "at"), "") << "a warning, which is not shown";
}

TEST_F(Look, HidesPassagesWithoutFindings) {
  EXPECT_EQ(said(opened("pair.html#only=1"), "rows"), "4");
  EXPECT_EQ(said(opened("pair.html"), "rows"), "10");
}

TEST_F(Look, MakesABaselineOfWhatIsAccepted) {
  const std::string page = accepted("", "accept(1, ' other \\u0007 \"nails\" \\\\ # <here> '); accept(5, ''); accept(6, 'no gulls');");
  EXPECT_EQ(said(page, "accepted"), "2") << "nothing is accepted without a reason";
  EXPECT_EQ(said(page, "shown"), "3") << "accepted findings leave the view";
  EXPECT_NE(page.find("<a download=\"accepted.yaml\" href=\"blob:"), std::string::npos);
  EXPECT_NE(page.find("<span class=\"error\"><b>1</b> error</span>"), std::string::npos) << "counts follow";
  const Applied applied = marked(offered(page), audit_);
  EXPECT_EQ(applied.findings[0].accepted, "other   \"nails\" \\ # <here>");
  EXPECT_EQ(applied.findings[2].accepted, "It is <meant>.") << "as before";
  EXPECT_EQ(applied.findings[4].accepted, std::nullopt);
  EXPECT_EQ(applied.findings[5].accepted, "no gulls");
  EXPECT_TRUE(applied.stale.empty());
}

TEST_F(Look, KeepsWhatABaselineHadForOtherTexts) {
  const Baseline made = offered(accepted("  - finding: \"0123456789abcdef\"\n    kind: sum-wrong\n    because: \"why & <how>\"\n", "accept(1, 'x');"));
  ASSERT_EQ(made.accepted.size(), 3U);
  EXPECT_EQ(made.accepted[0].because, "why & <how>");
}

TEST_F(Look, TakesAnAcceptanceBack) {
  const std::string page = accepted("", "accept(1, 'x'); accept(2, 'y'); take_back(1);");
  EXPECT_EQ(said(page, "accepted"), "1");
  EXPECT_EQ(said(page, "shown"), "4");
  EXPECT_NE(page.find("<article class=\"finding error\" id=\"f1\""), std::string::npos);
  EXPECT_EQ(marked(offered(page), audit_).findings[0].accepted, std::nullopt);
  EXPECT_EQ(said(accepted("", ""), "accepted"), "1") << "a reload forgets nothing";
}

TEST_F(Look, OffersNoBaselineBeforeAnythingIsAccepted) {
  const std::string page = opened("pair.html");
  EXPECT_EQ(said(page, "accepted"), "0");
  EXPECT_NE(page.find("<aside class=\"baseline\" hidden"), std::string::npos);
  EXPECT_EQ(page.find("<form class=\"accepting\" hidden"), std::string::npos);
}

TEST_F(Look, OpensForOneText) {
  const std::string page = opened("alone.html#at=1");
  EXPECT_EQ(said(page, "shown"), "1");
  EXPECT_EQ(said(page, "at"), "1");
}

}  // namespace
}  // namespace fathom::audit
