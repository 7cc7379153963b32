#include "audit/report/text_report.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "audit/language/abilities.hpp"
#include "audit/report/excerpt.hpp"
#include "audit/report/source_map.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t line_columns = 100;
constexpr std::size_t fewest_columns = 60;   // for a passage, however long the file's name is
constexpr std::size_t most_elsewhere = 12;   // further places listed; the others are counted
constexpr std::size_t heading_columns = 10;  // in what `--explain` tells
constexpr std::size_t unit_columns = 40;     // of the name of a part of a file
constexpr std::string_view indent = "  ";

std::string padded(std::string text, std::size_t columns) {
  const std::size_t taken = characters(text);
  return text + std::string(columns > taken ? columns - taken : 0, ' ');
}

/// At most so many characters of a text, of a longer one its beginning.
std::string shortened(const std::string& text, std::size_t columns) {
  if (characters(text) <= columns) return text;
  std::size_t end = 0;
  for (std::size_t taken = 0; end < text.size(); ++end)
    if (!is_tail(text[end]) && ++taken + 2 == columns) break;
  return text.substr(0, end) + "...";
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    if (!lines.back().empty() && characters(lines.back()) + 1 + characters(word) > columns) lines.emplace_back();
    lines.back() += (lines.back().empty() ? "" : " ") + std::string(word);
    text.remove_prefix(std::min(blank + 1, text.size()));
  }
  return lines;
}

std::string counted(std::size_t number, std::string_view one) {
  return std::to_string(number) + " " + std::string(one) + (number == 1 ? "" : "s");
}

std::string in_seconds(double seconds) {
  constexpr int decimals = 2;
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.begin(), text.end(), seconds, std::chars_format::fixed, decimals);
  return error == std::errc{} ? std::string(text.begin(), end) + " s" : "a while";
}

Shade shade(Severity severity) {
  return severity == Severity::error ? Shade::error : severity == Severity::warning ? Shade::warning : Shade::faint;
}

/// The report of one audit; it remembers where sentences stand.
class Report {
 public:
  Report(const Audit& audit, const TextStyle& style)
      : audit_(audit), style_(style), original_(audit.original.document), translation_(document(Side::translation)) {}

  [[nodiscard]] std::string finding(const Finding& shown) const;

 private:
  [[nodiscard]] const Document& document(Side side) const { return reading_of(audit_, side).document; }
  [[nodiscard]] std::string place(const Passage& passage) const {
    const std::string line = visible(file_of(audit_, passage.side)) + ":" + std::to_string(passage.first.line);
    if (passage.unit.empty()) return line;
    return line + ":" + std::to_string(passage.first.column) + " (" + shortened(visible(passage.unit), unit_columns) + ")";
  }
  [[nodiscard]] std::size_t near(const Passage& passage) const;
  [[nodiscard]] std::string passage(const Passage& shown, std::size_t place_columns) const;
  [[nodiscard]] std::string elsewhere(const Finding& shown) const;

  const Audit& audit_;
  const TextStyle& style_;
  SourceMap original_;
  SourceMap translation_;
};

/// Where in its sentence a passage begins, by the document.
std::size_t Report::near(const Passage& passage) const {
  const SourceMap& map = passage.side == Side::original ? original_ : translation_;
  const std::optional<Span> at = map.in_text(passage.at);
  const std::optional<std::uint32_t> sentence = at ? map.sentence_at(at->begin) : std::nullopt;
  if (!sentence) return 0;
  const Offset begin = document(passage.side).sentences[*sentence].at.begin;
  return at->begin > begin ? at->begin - begin : 0;
}

std::string Report::passage(const Passage& shown, std::size_t place_columns) const {
  const std::size_t taken = indent.size() + place_columns + 3;
  const std::size_t columns = std::max(fewest_columns, line_columns - std::min(line_columns, taken));
  const Excerpt text = excerpt(shown, columns, near(shown));
  const std::string words = style_.paint(Shade::strong, text.words);
  return std::string(indent) + style_.paint(Shade::faint, padded(place(shown), place_columns)) + "   " + text.before +
         words + text.after + "\n";
}

std::string Report::elsewhere(const Finding& shown) const {
  std::string list;
  for (std::size_t i = 0; i < shown.elsewhere.size() && i < most_elsewhere; ++i)
    list += (list.empty() ? "also at " : ", ") + place(shown.elsewhere[i]);
  if (shown.elsewhere.size() > most_elsewhere)
    list += " and " + std::to_string(shown.elsewhere.size() - most_elsewhere) + " more";
  std::string text;
  for (const std::string& line : wrapped(list, line_columns - indent.size()))
    if (!line.empty()) text += std::string(indent) + style_.paint(Shade::faint, line) + "\n";
  return text;
}

std::string Report::finding(const Finding& shown) const {
  std::string text = style_.paint(shade(shown.severity), name(shown.severity)) + "  " +
                     style_.paint(Shade::strong, name(shown.kind)) +
                     (shown.rule.empty() ? "" : "   " + visible(shown.rule)) + "\n";
  std::size_t columns = 0;
  for (const std::optional<Passage>& each : {shown.original, shown.translation})
    if (each) columns = std::max(columns, characters(place(*each)));
  for (const std::optional<Passage>& each : {shown.original, shown.translation})
    if (each) text += passage(*each, columns);
  for (const std::string& line : wrapped(visible(shown.consequence), line_columns - indent.size()))
    if (!line.empty()) text += std::string(indent) + line + "\n";
  return text + elsewhere(shown);
}

/// `2 errors, 5 warnings, 9 notes`, without what there is none of.
std::string counts(const Tally& sum, const Painter& paint) {
  std::string text;
  const auto add = [&](std::size_t number, std::string_view one, Shade colour) {
    if (number > 0) text += (text.empty() ? "" : ", ") + paint(colour, counted(number, one));
  };
  add(sum.errors, "error", Shade::error);
  add(sum.warnings, "warning", Shade::warning);
  add(sum.notes, "note", Shade::strong);
  return !text.empty() ? text : sum.accepted > 0 ? "Nothing else found" : "Nothing found";
}

/// What `--since` keeps from the report; nothing where it keeps nothing.
std::string left_out(const Circumstances& circumstances) {
  if (circumstances.left_out == 0) return "";
  return counted(circumstances.left_out, "finding") + " left out: nothing there has changed since " +
         visible(circumstances.since) + "\n";
}

/// `cards.fr.po leaves 12 entries open: 10 untranslated, 2 fuzzy`; nothing where it leaves none.
std::string open_entries(const Source& source) {
  const OpenTally sum = tally_open(source);
  if (sum.all() == 0) return "";
  std::string reasons = sum.untranslated > 0 ? std::to_string(sum.untranslated) + " untranslated" : "";
  if (sum.fuzzy > 0) reasons += (reasons.empty() ? "" : ", ") + std::to_string(sum.fuzzy) + " fuzzy";
  return visible(source.name) + " leaves " + std::to_string(sum.all()) + (sum.all() == 1 ? " entry" : " entries") + " open: " +
         reasons + "\n";
}

/// The first of the worst findings that are open; its kind is the one a reader asks about.
const Finding* worst(const std::vector<Finding>& findings) {
  const Listed open = listed(findings, Order::gravity, Severity::note);
  const auto& part = open.faults.empty() ? open.notes_on_rules : open.faults;
  return part.empty() ? nullptr : part.front();
}

std::string entry(std::string_view heading, std::string_view text, const Painter& paint) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    for (const std::string& line : wrapped(text.substr(0, end), line_columns - heading_columns - indent.size())) {
      lines += std::string(indent) + paint(Shade::faint, padded(std::string(heading), heading_columns)) + line + "\n";
      heading = "";
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// What each language of the texts is checked for, where it is not all.
std::string abilities(const Audit& audit, const TextStyle& style) {
  std::string told;
  if (style.least > Severity::note) return told;
  for (const Side side : {Side::original, Side::translation}) {
    const Language* const language = reading_of(audit, side).language;
    const bool is_second = side == Side::translation && (!audit.translation || language == audit.original.language);
    if (language == nullptr || is_second) continue;
    for (const std::string& line : wrapped(checks_told(*language), line_columns))
      if (!line.empty()) told += style.paint(Shade::faint, line) + "\n";
  }
  return told;
}

}  // namespace

std::string to_text(const Audit& audit, const Circumstances& circumstances, const TextStyle& style) {
  const Report report(audit, style);
  std::string text;
  const Listed shown = listed(audit.findings, style.order, style.least);
  for (const Finding* finding : shown.faults) text += report.finding(*finding) + "\n";
  if (!shown.notes_on_rules.empty()) text += style.paint(Shade::strong, "What the rules leave open") + "\n\n";
  for (const Finding* finding : shown.notes_on_rules) text += report.finding(*finding) + "\n";
  const Tally sum = tally(audit.findings);
  if (sum.accepted > 0) text += std::to_string(sum.accepted) + " accepted (" + visible(circumstances.baseline) + ")\n";
  text += open_entries(audit.original.document.source);
  if (audit.translation) text += open_entries(audit.translation->document.source);
  text += left_out(circumstances);
  text += abilities(audit, style);
  const Finding* const first = worst(audit.findings);
  return text + closing(audit, style, first == nullptr ? "" : "fathom audit --explain " + std::string(name(first->kind)));
}

std::string closing(const Audit& audit, const TextStyle& style, std::string_view next) {
  return closing(tally(audit.findings), style, next);
}

std::string closing(const Tally& sum, const TextStyle& style, std::string_view next) {
  const std::string line = counts(sum, style.paint) + " in " + in_seconds(style.seconds);
  return line + (next.empty() ? "" : "       ") + std::string(next) + "\n";
}

std::string explained(const KindShown& kind, const Painter& paint) {
  std::string usually =
      "usually " + std::string(kind.usual == Severity::error ? "an " : "a ") + std::string(name(kind.usual));
  return paint(Shade::strong, kind.name) + "   " + usually + "\n\n" + entry("means", kind.meaning, paint) +
         entry("example", kind.example, paint) + entry("then", kind.remedy, paint);
}

}  // namespace fathom::audit
