#include "audit/report/page_rows.hpp"

#include <algorithm>
#include <cmath>

#include "audit/report/baseline.hpp"

namespace fathom::audit {
namespace {

constexpr std::uint8_t deepest = 2;  // levels of items that are set apart

/// A text alone, in beads of a block each.
std::vector<Bead> blocks_of(const Document& document) {
  std::vector<Bead> beads;
  for (std::uint32_t i = 0; i < document.sentences.size();) {
    Bead bead;
    bead.original = i;
    while (i < document.sentences.size() && document.sentences[i].block == document.sentences[bead.original].block) ++i;
    bead.original_count = i - bead.original;
    beads.push_back(bead);
  }
  return beads;
}

std::string numbers(const std::vector<const Marked*>& marks) {
  std::string text;
  for (const Marked* const mark : marks) text += (text.empty() ? "" : " ") + std::to_string(mark->finding);
  return text;
}

/// `h2` for the largest heading; other blocks are paragraphs.
std::string tag_of(const Block& block) {
  constexpr int smallest = 4;
  if (block.kind != BlockKind::heading) return "p";
  return "h" + std::to_string(std::clamp(block.level + 1, 2, smallest));
}

std::string classes_of(const Block& block) {
  if (block.kind == BlockKind::item)
    return block.level == 0 ? "item" : "item deep-" + std::to_string(std::min(block.level, deepest));
  return block.kind == BlockKind::row ? "table" : block.kind == BlockKind::heading ? "heading" : "paragraph";
}

std::string percent(double share) {
  constexpr double whole = 100;
  return std::to_string(std::lround(std::clamp(share, 0.0, 1.0) * whole)) + " %";
}

std::string lang_attribute(const Reading& reading) {
  const std::string_view code = language_code(reading);
  return code.empty() ? "" : " lang=\"" + escaped(code) + "\"";
}

/// What a baseline's entry is made of, for the script that writes one.
std::string entry_attributes(const Finding& finding) {
  return " data-identity=\"" + escaped(identity(finding)) + "\" data-entry=\"" + escaped(entry_of(finding)) + "\"" +
         (finding.accepted ? " data-because=\"" + escaped(in_quotes(visible(*finding.accepted))) + "\"" : "");
}

/// Where a reason is typed, and where it is shown; both wait for the script.
std::string accepting(const Finding& finding) {
  if (finding.accepted) return "";
  return "<form class=\"accepting\" hidden><input type=\"text\" placeholder=\"why it is all right\" autocomplete=\"off\" "
         "aria-label=\"Why this finding is all right\"><button>accept</button></form>\n"
         "<p class=\"reason accepted-here\" hidden><span></span> <button type=\"button\">take back</button></p>\n";
}

/// Whether a passage is where something is missing, rather than what is at issue: a whole sentence against single words, or
/// the neighbour of a passage that only the other text has.
bool lacks(const Finding& finding, Side side) {
  const std::optional<Passage>& here = side == Side::original ? finding.original : finding.translation;
  const std::optional<Passage>& there = side == Side::original ? finding.translation : finding.original;
  if (!here || !there || here->words != here->sentence) return false;
  const Kind only_there = side == Side::original ? Kind::passage_added : Kind::passage_omitted;
  const Kind only_here = side == Side::original ? Kind::passage_omitted : Kind::passage_added;
  if (finding.kind == only_there) return true;
  return finding.kind != only_here && there->words != there->sentence;
}

}  // namespace

std::string_view shown_severity(const Finding& finding) { return finding.accepted ? "accepted" : name(finding.severity); }

std::string language_name(const Reading& reading, Side side) {
  return reading.language == nullptr ? std::string(name(side)) : reading.language->name();
}

PageRows::PageRows(const Audit& audit)
    : audit_(audit), beads_(audit.translation ? audit.alignment.beads : blocks_of(audit.original.document)) {
  const auto add = [&](Side side, const Reading& reading) {
    const std::size_t sentences = reading.document.sentences.size();
    columns_.push_back({side, &reading, SourceMap(reading.document), std::vector<std::uint32_t>(sentences, 0),
                        std::vector<std::vector<Marked>>(sentences)});
  };
  add(Side::original, audit.original);
  if (audit.translation) add(Side::translation, *audit.translation);
  for (std::uint32_t row = 0; row < beads_.size(); ++row) {
    const Bead& bead = beads_[row];
    for (std::uint32_t i = 0; i < bead.original_count; ++i) columns_[0].rows.at(bead.original + i) = row;
    for (std::uint32_t i = 0; i < bead.translation_count; ++i) columns_.at(1).rows.at(bead.translation + i) = row;
  }
  find_moved();
  findings_.resize(beads_.size() + 1);
  for (std::size_t i = 0; i < audit.findings.size(); ++i) place(i);
}

const PageRows::Column& PageRows::column(Side side) const {
  return side == Side::translation && columns_.size() > 1 ? columns_[1] : columns_[0];
}

std::optional<std::uint32_t> PageRows::row_of(const Passage& passage) const {
  const Column& of = column(passage.side);
  const std::optional<std::uint32_t> sentence = of.map.sentence_of(passage.at);
  return sentence ? std::optional(of.rows[*sentence]) : std::nullopt;
}

void PageRows::mark(const Passage& passage, std::size_t number, Marked::Weight weight) {
  Column& of = columns_[passage.side == Side::translation && columns_.size() > 1 ? 1 : 0];
  const std::optional<Span> at = of.map.in_text(passage.at);
  if (!at) return;
  const std::vector<Sentence>& sentences = of.reading->document.sentences;
  const std::optional<std::uint32_t> first = of.map.sentence_at(at->begin);
  if (!first) return;
  for (std::uint32_t i = *first; i < sentences.size() && (i == *first || sentences[i].at.begin < at->end); ++i)
    of.marks[i].push_back({*at, number, audit_.findings[number - 1].severity, weight});
}

void PageRows::place(std::size_t index) {
  const Finding& finding = audit_.findings[index];
  const Passage* const main = main_passage(finding);
  const std::optional<std::uint32_t> row = main == nullptr ? std::nullopt : row_of(*main);
  findings_[row ? *row : beads_.size()].push_back(index);
  for (const std::optional<Passage>& passage : {finding.original, finding.translation})
    if (passage) mark(*passage, index + 1, lacks(finding, passage->side) ? Marked::Weight::also : Marked::Weight::main);
  for (const Passage& passage : finding.elsewhere) mark(passage, index + 1, Marked::Weight::also);
}

void PageRows::find_moved() {
  for (std::uint32_t row = 0; row < beads_.size(); ++row) {
    const Bead& bead = beads_[row];
    if (!bead.moved || bead.original_count == 0 || bead.translation_count == 0) continue;
    const std::vector<std::uint32_t>& rows = columns_.at(1).rows;
    const std::uint32_t behind = bead.translation + bead.translation_count;
    const std::uint32_t stands = bead.translation > 0   ? rows[bead.translation - 1]
                                 : behind < rows.size() ? rows[behind]
                                                        : row;
    if (stands == row) continue;
    moved_at_.emplace(row, moved_.size());
    moved_at_.emplace(stands, moved_.size());
    moved_.push_back({row, stands});
  }
}

int PageRows::line_of(const Column& of, std::uint32_t sentence) const {
  const Document& document = of.reading->document;
  return document.source.place(document.in_source(document.sentences[sentence].at).begin).line;
}

std::string PageRows::sentence(const Column& of, std::uint32_t index) const {
  const Document& document = of.reading->document;
  const Span at = document.sentences[index].at;
  if (of.marks[index].empty()) return escaped(visible(document.words(at)));
  std::string text;
  for (const Stretch& part : stretches(at, of.marks[index])) {
    const std::string words = escaped(visible(document.words(part.at)));
    if (part.marks.empty()) {
      text += words;
    } else {
      const Marked* worst = part.marks.front();
      for (const Marked* const mark : part.marks)
        if (mark->severity > worst->severity) worst = mark;
      const bool also = std::all_of(part.marks.begin(), part.marks.end(),
                                    [](const Marked* mark) { return mark->weight == Marked::Weight::also; });
      text += "<mark class=\"" + std::string(shown_severity(audit_.findings[worst->finding - 1])) + (also ? " also" : "") +
              "\" data-of=\"" + numbers(part.marks) + "\">" + words + "</mark>";
    }
    for (const Marked* const mark : part.ends) {
      const bool continues = mark->at.end > at.end && index + 1 < document.sentences.size() &&
                             document.sentences[index + 1].at.begin < mark->at.end;
      const std::string number = std::to_string(mark->finding);
      if (!continues) text += "<sup data-of=\"" + number + "\"><a href=\"#f" + number + "\">" + number + "</a></sup>";
    }
  }
  return text;
}

std::string PageRows::block(const Column& of, std::uint32_t first, std::uint32_t end) const {
  const Document& document = of.reading->document;
  const std::uint32_t number = document.sentences[first].block;
  const Block& shown = document.blocks[number];
  const bool begins = first == 0 || document.sentences[first - 1].block != number;
  const std::string tag = tag_of(shown);
  std::string text = "<" + tag + " class=\"" + classes_of(shown) + (begins ? " begins" : "") + "\"";
  if (begins) text += " data-line=\"" + std::to_string(line_of(of, first)) + "\"";
  text += ">";
  if (begins && !shown.label.empty()) {
    const std::string label = escaped(visible(shown.label));
    text += shown.kind == BlockKind::item ? "<span class=\"sign\">" + label + "</span>" : label + " ";
  }
  for (std::uint32_t i = first; i < end; ++i)
    text += (i == first ? "" : shown.kind == BlockKind::row ? " · " : " ") + sentence(of, i);
  return text + "</" + tag + ">";
}

std::string PageRows::cell(const Column& of, std::uint32_t first, std::uint32_t count, std::uint32_t row) const {
  const std::string side(name(of.side));
  if (count == 0)
    return "<div class=\"cell " + side + " empty\"><span>not in the " + escaped(language_name(*of.reading, of.side)) +
           " text</span>" + (of.side == Side::translation ? arrows(row) : "") + "</div>\n";
  std::string text = "<div class=\"cell " + side + "\"" + lang_attribute(*of.reading) + ">";
  if (audit_.translation) {
    const std::string_view code = language_code(*of.reading);
    text += "<span class=\"tag\" aria-hidden=\"true\">" + escaped(code.empty() ? side.substr(0, 2) : code) + "</span>";
  }
  const std::vector<Sentence>& sentences = of.reading->document.sentences;
  for (std::uint32_t i = first; i < first + count;) {
    std::uint32_t end = i;
    while (end < first + count && sentences[end].block == sentences[i].block) ++end;
    text += block(of, i, end);
    i = end;
  }
  return text + (of.side == Side::translation ? arrows(row) : "") + "</div>\n";
}

std::string PageRows::arrows(std::uint32_t row) const {
  std::string text;
  const auto [begin, end] = moved_at_.equal_range(row);
  for (auto each = begin; each != end; ++each) {
    const Moved& moved = moved_[each->second];
    const bool is_shown = moved.shown == row;
    const std::uint32_t other = is_shown ? moved.stands : moved.shown;
    const int line = line_of(columns_[1], beads_[moved.shown].translation);
    text += "<p class=\"moved\" lang=\"en\"><a href=\"#r" + std::to_string(other) + "\">" + (other < row ? "↑ " : "↓ ") +
            (is_shown ? "stands at line " + std::to_string(line) + " of the " +
                            escaped(language_name(*columns_[1].reading, Side::translation)) + " text"
                      : "line " + std::to_string(line) + " is shown beside its original") +
            "</a></p>";
  }
  return text;
}

std::string PageRows::meta(const Finding& shown) const {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
  if (!shown.rule.empty()) add("<code>" + escaped(visible(shown.rule)) + "</code>");
  const auto place = [&](const Passage& passage) {
    const Column& of = column(passage.side);
    const std::string_view code = language_code(*of.reading);
    const std::string unit = passage.unit.empty() ? "" : " <span class=\"unit\">" + escaped(visible(passage.unit)) + "</span>";
    return escaped(code.empty() ? name(passage.side) : code) + ":" + std::to_string(passage.first.line) + unit;
  };
  std::string lines;
  for (const std::optional<Passage>& passage : {shown.original, shown.translation})
    if (passage) lines += (lines.empty() ? "" : ", ") + place(*passage);
  if (!lines.empty()) add(lines);
  add(percent(shown.confidence) + " sure");
  std::string more;
  for (const Passage& passage : shown.elsewhere) {
    const std::optional<std::uint32_t> row = row_of(passage);
    more += more.empty() ? "also " : ", ";
    more += row ? "<a href=\"#r" + std::to_string(*row) + "\">" + place(passage) + "</a>" : place(passage);
  }
  if (!more.empty()) add(more);
  return text;
}

std::string PageRows::finding(std::size_t index) const {
  const Finding& shown = audit_.findings[index];
  const std::string number = std::to_string(index + 1), severity(shown_severity(shown)), kind(name(shown.kind));
  std::string text = "<article class=\"finding " + severity + "\" id=\"f" + number + "\" data-number=\"" + number +
                     "\" data-severity=\"" + severity + "\" data-usually=\"" + severity + "\" data-kind=\"" + kind + "\"" +
                     entry_attributes(shown) + ">\n<p class=\"title\"><span class=\"severity\">" + severity + "</span> <a href=\"#k-" + kind +
                     "\">" + kind + "</a> <span class=\"number\">" + number + "</span></p>\n";
  text += "<p class=\"consequence\">" + escaped(visible(shown.consequence)) + "</p>\n";
  if (shown.original && !shown.translation && audit_.translation && shown.original->words.empty())
    text += "<p class=\"reason\">" + escaped(visible(shown.original->sentence)) + "</p>\n";
  text += "<p class=\"meta\">" + meta(shown) + "</p>\n";
  if (shown.accepted) text += "<p class=\"reason\">Accepted: " + escaped(visible(*shown.accepted)) + "</p>\n";
  return text + accepting(shown) + "</article>\n";
}

std::string PageRows::row(std::uint32_t index) const {
  const Bead& bead = beads_[index];
  std::string text = "<div class=\"columns" + std::string(findings_[index].empty() ? " quiet" : "") + "\" id=\"r" +
                     std::to_string(index) + "\">\n";
  text += cell(columns_[0], bead.original, bead.original_count, index);
  if (columns_.size() > 1) text += cell(columns_[1], bead.translation, bead.translation_count, index);
  return text + "</div>\n";
}

std::string PageRows::margin(const std::vector<std::size_t>& findings) const {
  std::string text = "<aside class=\"margin\">\n";
  for (const std::size_t each : findings) text += finding(each);
  return text + "</aside>\n";
}

std::string PageRows::html() const {
  std::string text = "<section class=\"group\">\n";
  if (!findings_.back().empty()) text += "<div class=\"columns\"></div>\n" + margin(findings_.back());
  text += "<div class=\"rest\">\n";
  for (std::uint32_t i = 0; i < beads_.size(); ++i) {
    if (findings_[i].empty()) {
      text += row(i);
    } else {  // the margin reaches down to the next passage with findings
      text += "</div>\n</section>\n<section class=\"group\">\n" + row(i) + margin(findings_[i]) + "<div class=\"rest\">\n";
    }
  }
  return text + "</div>\n</section>\n";
}

}  // namespace fathom::audit
