// A game of our own in four languages. The four texts say the same: a pair of them must stay without an error. Then single
// faults, of the sorts that printed translations had, are planted in them, and each must be found where it is.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/audit.hpp"
#include "audit/language/language.hpp"
#include "audit/planted_faults.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {
namespace {

std::string file_of(const std::string& language) { return "tuned/lanterns/" + language + ".md"; }

/// The text in a language, as it lies in the repository.
const std::string& text_in(const std::string& language) {
  static std::map<std::string, std::string> texts;
  std::string& text = texts[language];
  if (text.empty()) {
    std::ifstream file(std::string(FATHOM_SOURCE_DIR) + "/audit/texts/" + file_of(language));
    text.assign(std::istreambuf_iterator<char>(file), {});
  }
  return text;
}

Reading reading_of(const std::string& language_code, const std::string& text) {
  return read(source_of(file_of(language_code), text), language(language_code));
}

/// The text as it lies in the repository, read once.
const Reading& reading_in(const std::string& language_code) {
  static std::map<std::string, Reading> readings;
  const auto found = readings.find(language_code);
  if (found != readings.end()) return found->second;
  return readings.emplace(language_code, reading_of(language_code, text_in(language_code))).first->second;
}

std::vector<Finding> findings_between(const std::string& original, const std::string& translation) {
  if (translation.empty()) return audit(reading_in(original)).findings;
  return audit(reading_in(original), reading_in(translation)).findings;
}

/// What the audit of the clean texts says anyway: no proof that a planted fault was found.
const std::set<std::string>& clean_fingerprints(const std::string& original, const std::string& translation) {
  static std::map<std::string, std::set<std::string>> known;
  const std::string pair = original + "-" + translation;
  const auto found = known.find(pair);
  if (found != known.end()) return found->second;
  std::set<std::string>& prints = known[pair];
  for (const Finding& finding : findings_between(original, translation)) prints.insert(finding.fingerprint());
  return prints;
}

std::vector<const Passage*> passages_of(const Finding& finding) {
  std::vector<const Passage*> passages;
  if (finding.original) passages.push_back(&*finding.original);
  if (finding.translation) passages.push_back(&*finding.translation);
  for (const Passage& passage : finding.elsewhere) passages.push_back(&passage);
  return passages;
}

std::string show(const Finding& finding) {
  std::string shown = std::string(name(finding.severity)) + " " + std::string(name(finding.kind));
  for (const Passage* passage : passages_of(finding)) {
    shown += passage->side == Side::original ? " | original " : " | translation ";
    shown += std::to_string(passage->first.line) + " `" + passage->words + "`";
  }
  return shown + " | " + finding.consequence + "\n";
}

std::string show(const std::vector<Finding>& findings) {
  std::string shown;
  for (const Finding& finding : findings) shown += show(finding);
  return shown.empty() ? "nothing\n" : shown;
}

std::size_t count(const std::vector<Finding>& findings, Severity severity) {
  std::size_t found = 0;
  for (const Finding& finding : findings) found += finding.severity == severity ? 1 : 0;
  return found;
}

/// What a reader forgives in a correct pair.
constexpr std::size_t forgiven_warnings = 6;  // of some 150 lines: warnings are fitted to be right 85 times in 100

void expect_quiet(const std::string& original, const std::string& translation) {
  const std::vector<Finding> findings = findings_between(original, translation);
  EXPECT_EQ(count(findings, Severity::error), 0U) << show(findings);
  EXPECT_LE(count(findings, Severity::warning), forgiven_warnings) << show(findings);
}

TEST(CorrectPair, English_and_French_have_no_error) { expect_quiet("en", "fr"); }
TEST(CorrectPair, English_and_Spanish_have_no_error) { expect_quiet("en", "es"); }
TEST(CorrectPair, English_and_German_have_no_error) { expect_quiet("en", "de"); }
TEST(CorrectPair, French_and_English_have_no_error) { expect_quiet("fr", "en"); }
TEST(CorrectPair, German_and_Spanish_have_no_error) { expect_quiet("de", "es"); }
TEST(CorrectPair, Each_text_alone_has_no_error) {
  for (const char* language_code : {"en", "fr", "es", "de"}) expect_quiet(language_code, "");
}

/// A clean text in which one stretch of words was replaced, audited as its fault says.
class PlantedFault : public testing::Test {
 public:
  explicit PlantedFault(const Fault& fault) : fault_(fault) {}

  void TestBody() override {
    const std::vector<Finding> findings = findings_with_fault();
    if (HasFailure()) return;
    std::vector<Finding> fresh;
    bool found = false;
    for (const Finding& finding : findings) {
      if (clean_fingerprints(fault_.original, fault_.translation).count(finding.fingerprint()) != 0) continue;
      fresh.push_back(finding);
      found = found || answers(finding);
    }
    if (!fault_.missed.empty()) {
      EXPECT_FALSE(found) << "is found now: take `missed` from it in " << planted_faults_file();
      return;
    }
    EXPECT_TRUE(found) << "`" << fault_.find << "` became `" << fault_.replace << "`; expected " << expected()
                       << "; what is new:\n"
                       << show(fresh);
  }

 private:
  std::string edited_language() const { return fault_.side == Side::original ? fault_.original : fault_.translation; }

  std::vector<Finding> findings_with_fault() {
    std::string text = text_in(edited_language());
    const std::size_t at = text.find(fault_.find);
    const bool once = at != std::string::npos && text.find(fault_.find, at + 1) == std::string::npos;
    if (!once) {
      ADD_FAILURE() << "`" << fault_.find << "` does not stand exactly once in " << file_of(edited_language());
      return {};
    }
    text.replace(at, fault_.find.size(), fault_.replace);
    first_line_ = 1 + line_ends(std::string_view(text).substr(0, at));
    last_line_ = first_line_ + line_ends(fault_.replace);
    Reading edited = reading_of(edited_language(), text);
    if (fault_.translation.empty()) return audit(std::move(edited)).findings;
    if (fault_.side == Side::original) return audit(std::move(edited), reading_in(fault_.translation)).findings;
    return audit(reading_in(fault_.original), std::move(edited)).findings;
  }

  /// Whether a finding is of an expected kind, grave enough, and shows the place.
  bool answers(const Finding& finding) const {
    bool of_kind = false;
    for (const Kind kind : fault_.kinds) of_kind = of_kind || kind == finding.kind;
    if (!of_kind || finding.severity < fault_.severity) return false;
    for (const Passage* passage : passages_of(finding)) {
      const bool edited = fault_.translation.empty() || passage->side == fault_.side;
      if (edited && (passage->last.line < first_line_ || passage->first.line > last_line_)) continue;
      if (passage->words.find(fault_.words) != std::string::npos) return true;
      if (passage->sentence.find(fault_.words) != std::string::npos) return true;
    }
    return false;
  }

  static int line_ends(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

  std::string expected() const {
    std::string kinds(name(fault_.severity));
    for (const Kind kind : fault_.kinds) kinds += " " + std::string(name(kind));
    return kinds + " at `" + std::string(fault_.words) + "`";
  }

  const Fault& fault_;
  int first_line_ = 0;  ///< Of what was replaced, in the edited text,
  int last_line_ = 0;   ///< and its last.
};

/// A test's name for a fault: letters, digits and underscores.
std::string test_name(std::string words) {
  for (char& letter : words) {
    if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
  }
  return words;
}

/// One test for each fault, named after it; its failures name the line of the fault.
const bool all_registered = [] {
  static std::vector<Fault> faults;
  try {
    faults = read_planted_faults();
  } catch (const Problem& problem) {
    std::cerr << problem.what() << "\n";
    return false;
  }
  for (const Fault& fault : faults) {
    testing::RegisterTest("PlantedFault", test_name(fault.name).c_str(), nullptr, nullptr, planted_faults_file().c_str(),
                          fault.line, [&fault]() -> testing::Test* { return new PlantedFault(fault); });
  }
  return true;
}();

TEST(PlantedFaults, Are_all_registered) { EXPECT_TRUE(all_registered); }

}  // namespace
}  // namespace fathom::audit
