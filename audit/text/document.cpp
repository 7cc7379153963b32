#include "audit/text/document.hpp"

#include <algorithm>
#include <optional>
#include <unordered_set>

#include "audit/text/hyphens.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/line.hpp"
#include "audit/text/page.hpp"
#include "audit/text/sentences.hpp"
#include "audit/text/shape.hpp"
#include "audit/text/writer.hpp"

namespace fathom::audit {
namespace {

/// Levels of headings that have no sign of their own.
enum HeadingLevel : std::uint8_t { capitals = 1, mixed = 2, numbered = 3 };

/// A heading without regard to capitals of the Latin alphabet.
std::string folded(std::string_view words) {
  std::string lower(words);
  for (char& byte : lower) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  return lower;
}

/// The list that items belong to while nothing has ended it.
struct List {
  struct Level {
    std::uint32_t column = 0;
    Label label;
  };
  std::uint32_t run = 0;
  std::vector<Level> levels;
  std::size_t since = 0;             ///< Blocks since its last item.
  std::optional<std::uint32_t> gap;  ///< Empty lines between its last two items, where they bear no label.
};

/// Takes the lines of a page one by one and writes the blocks they make.
class Layout {
 public:
  /// `has_ordinals`: a number with a point may be an ordinal in the text's language.
  Layout(Document& document, const Page& page, Sentences& sentences, bool has_ordinals)
      : document_(document),
        page_(page),
        has_ordinals_(has_ordinals),
        shape_(document.source.text, page.lines),
        sentences_(sentences),
        writer_(document),
        hyphens_(document.source.text) {}

  void take_all() {
    for (std::size_t line = 0; line < page_.lines.size(); ++line) take(line);
    close();
  }

 private:
  void take(std::size_t line);
  void take_row(std::size_t line);
  void take_item(std::size_t line, const Label& label);
  void take_counted(std::size_t line);
  bool take_markdown_heading(std::size_t line);
  void take_heading(Span at, std::uint8_t level, const std::optional<Label>& label);
  bool continues(std::size_t line) const;
  bool is_wrapped(std::size_t line, const Label& label) const;
  bool is_ordinal(std::size_t line, const Label& label) const;
  void open(BlockKind kind, Span at);
  void close();
  std::uint8_t level_of(std::size_t line, const Label& label);

  Document& document_;
  const Page& page_;
  bool has_ordinals_;
  Shape shape_;
  Sentences& sentences_;
  Writer writer_;
  std::optional<Block> block_;  ///< The block that lines are added to.
  std::vector<Part> parts_;     ///< What it holds so far.
  std::optional<List> list_;
  std::uint32_t runs_ = 0;
  bool counting_ = false;  ///< The last item had a number of things for a label.
  Hyphens hyphens_;
  std::unordered_set<std::string> headings_;  ///< Those that have been; the same words, alone on a line, are one again.
};

void Layout::open(BlockKind kind, Span at) {
  close();
  block_.emplace();
  block_->kind = kind;
  parts_.push_back({at, Joint::space});
}

void Layout::close() {
  if (!block_) return;
  const Offset before = static_cast<Offset>(document_.text.size());
  if (!document_.blocks.empty()) writer_.part('\n', parts_.front().at.begin);
  block_->at = writer_.add(parts_);
  parts_.clear();
  if (block_->at.empty()) {
    document_.text.resize(before);
    while (!document_.pieces.empty() && document_.pieces.back().text >= before) document_.pieces.pop_back();
    block_.reset();
    return;
  }
  block_->sentences = static_cast<std::uint32_t>(document_.sentences.size());
  const auto number = static_cast<std::uint32_t>(document_.blocks.size());
  const std::string_view words = document_.words(block_->at);
  const std::vector<Span> found =
      block_->kind == BlockKind::heading ? parted(words, {0, block_->at.size()}) : sentences_.of(words);
  for (const Span& each : found) {
    document_.sentences.push_back({{block_->at.begin + each.begin, block_->at.begin + each.end}, number});
  }
  document_.blocks.push_back(std::move(*block_));
  block_.reset();
}

bool Layout::continues(std::size_t line) const {
  if (document_.source.is_laid_out || !block_ || line == 0 || block_->kind == BlockKind::row) return false;
  if (block_->kind == BlockKind::heading && page_.lines[line].blanks > 0) return false;
  const Line& here = page_.lines[line - 1];
  if (here.cell_count > 0) return false;
  if (block_->kind == BlockKind::item && block_->label.empty() && shape_.is_short(line - 1)) return false;
  return shape_.goes_on(line - 1);
}

/// Whether what looks like a label is but a number, or a dash, that a line happens to begin with: `... see page` / `3.
/// Then`.
bool Layout::is_wrapped(std::size_t line, const Label& label) const {
  if (line == 0 || page_.lines[line].blanks > 0 || !continues(line)) return false;
  if (ends_sentence(shape_.words(line - 1)) || !shape_.is_full(line - 1)) return false;
  if (label.style == Label::Style::bullet) {
    const auto next = line + 1 < page_.lines.size() ? label_of(shape_.words(line + 1)) : std::nullopt;
    if ((next && follows(label, *next)) || !starts_lower(shape_.words(line).substr(label.size))) return false;
  }
  const auto expects = [&](const List::Level& each) { return follows(each.label, label); };
  return !list_ || std::none_of(list_->levels.begin(), list_->levels.end(), expects);
}

/// Whether a number with a point counts what stands behind it (`10. Runde`): none before it and none behind it goes on counting.
bool Layout::is_ordinal(std::size_t line, const Label& label) const {
  constexpr std::size_t reach = 60;
  if (!has_ordinals_ || label.style != Label::Style::number || label.value < 2) return false;
  if (!shape_.words(line).substr(label.text.size()).starts_with(". ")) return false;
  const std::size_t first = line - std::min(line, reach);
  const std::size_t end = std::min(page_.lines.size(), line + reach);
  for (std::size_t other = first; other < end; ++other) {
    const auto there = other == line ? std::nullopt : label_of(shape_.words(other));
    if (there && (other < line ? follows(*there, label) : follows(label, *there))) return false;
  }
  return true;
}

void Layout::take_heading(Span at, std::uint8_t level, const std::optional<Label>& label) {
  if (label) at.begin += label->size;
  headings_.insert(folded(document_.source.words(at)));
  open(BlockKind::heading, at);
  block_->level = level;
  if (label) block_->label = label->text;
  close();
  list_.reset();
}

bool Layout::take_markdown_heading(std::size_t line) {
  const std::string_view words = shape_.words(line);
  constexpr std::size_t deepest = 6;
  const std::size_t signs = std::min(words.find_first_not_of('#'), words.size());
  if (signs == 0 || signs > deepest || signs >= words.size() || words[signs] != ' ') return false;
  Span at = page_.lines[line].at;
  at.begin += static_cast<Offset>(words.find_first_not_of(' ', signs));
  const auto label = label_of(document_.source.words(at));
  take_heading(at, static_cast<std::uint8_t>(signs), label && label->style != Label::Style::bullet ? label : std::nullopt);
  return true;
}

void Layout::take_row(std::size_t line) {
  const bool first =
      block_ || document_.blocks.empty() || document_.blocks.back().kind != BlockKind::row || page_.lines[line].blanks > 1;
  close();
  list_.reset();
  Block row;
  row.kind = BlockKind::row;
  row.run = first ? ++runs_ : document_.blocks.back().run;
  row.sentences = static_cast<std::uint32_t>(document_.sentences.size());
  const auto number = static_cast<std::uint32_t>(document_.blocks.size());
  const Line& here = page_.lines[line];
  bool something = false;
  for (std::uint32_t n = 0; n < here.cell_count; ++n) {
    const Cell& cell = page_.cells[here.cells + n];
    std::vector<Part> parts;
    for (const Span& part : cell.parts) parts.push_back({part, parts.empty() ? Joint::space : hyphens_.joint(parts.back().at, part)});
    if (parts.empty()) continue;
    if (something || !document_.blocks.empty()) writer_.part(something ? '\t' : '\n', parts.front().at.begin);
    const Span at = writer_.add(parts);
    if (at.empty()) {
      if (something || !document_.blocks.empty()) {
        document_.text.pop_back();
        document_.pieces.pop_back();
      }
      continue;
    }
    if (!something) row.at.begin = at.begin;
    row.at.end = at.end;
    something = true;
    for (const Span& each : parted(document_.text, at)) document_.sentences.push_back({each, number});
  }
  if (something) document_.blocks.push_back(std::move(row));
}

std::uint8_t Layout::level_of(std::size_t line, const Label& label) {
  const std::uint32_t column = page_.lines[line].column;
  std::vector<List::Level>& levels = list_->levels;
  const bool bullet = label.style == Label::Style::bullet;
  const auto before = std::find_if(levels.rbegin(), levels.rend(), [&](const List::Level& each) {
    return follows(each.label, label) && (!bullet || column == each.column);
  });
  if (before != levels.rend()) {
    levels.erase(before.base(), levels.end());
    levels.back().label = label;
  } else {
    constexpr std::size_t deepest = 16;
    while (!levels.empty() && (column < levels.back().column || levels.size() > deepest)) levels.pop_back();
    levels.push_back({column, label});
  }
  return static_cast<std::uint8_t>(levels.size() - 1);
}

void Layout::take_item(std::size_t line, const Label& label) {
  Span at = page_.lines[line].at;
  at.begin += label.size;
  close();
  constexpr std::size_t patience = 8;
  const bool apart = page_.lines[line].blanks > 0 || list_ == std::nullopt || list_->since > 0;
  bool resumed = list_ && list_->since <= patience && !counting_;
  if (resumed && apart) {
    resumed = std::any_of(list_->levels.begin(), list_->levels.end(),
                          [&](const List::Level& each) { return follows(each.label, label); });
    resumed = resumed && (label.style != Label::Style::bullet || list_->since == 0);
  }
  if (!resumed) list_ = List{++runs_, {}, 0, std::nullopt};
  counting_ = false;
  open(BlockKind::item, at);
  block_->label = label.text;
  block_->run = list_->run;
  block_->level = level_of(line, label);
  list_->since = 0;
}

void Layout::take_counted(std::size_t line) {
  close();
  const std::uint32_t gap = page_.lines[line].blanks;
  const bool apart = gap > 0 && list_ && list_->gap == std::optional<std::uint32_t>(0);
  if (!counting_ || !list_ || list_->since > 0 || apart) {
    list_ = List{++runs_, {}, 0, std::nullopt};
  } else {
    list_->gap = gap;
  }
  counting_ = true;
  open(BlockKind::item, page_.lines[line].at);
  block_->run = list_->run;
}

void Layout::take(std::size_t line) {
  const Line& here = page_.lines[line];
  if (here.cell_count > 0) return take_row(line);
  if (take_markdown_heading(line)) return;
  const std::string_view words = shape_.words(line);
  const auto label = label_of(words);
  const bool wrapped = label && (is_wrapped(line, *label) || is_ordinal(line, *label));
  if (label && !wrapped) {
    if (document_.source.is_laid_out || !shape_.is_numbered_heading(line, *label)) return take_item(line, *label);
    return take_heading(here.at, numbered, label);
  }
  if (continues(line)) {
    parts_.push_back({here.at, hyphens_.joint(parts_.back().at, here.at)});
    return;
  }
  const bool guessed = !document_.source.is_laid_out;
  if (guessed && (shape_.is_counted(line) || shape_.is_valued(line))) return take_counted(line);
  const bool listed = list_ && list_->since == 0 && here.blanks == 0;
  if (guessed && !listed && (shape_.is_heading(line) || (shape_.is_alone(line) && headings_.count(folded(words)) > 0))) {
    return take_heading(here.at, is_capitals(words) ? capitals : mixed, std::nullopt);
  }
  open(BlockKind::paragraph, here.at);
  if (list_) ++list_->since;
}

using PieceIterator = std::vector<Piece>::const_iterator;

/// The piece that a byte of the reading text belongs to.
PieceIterator piece_of(const std::vector<Piece>& pieces, Offset at) {
  const auto after = [](Offset value, const Piece& piece) { return value < piece.text; };
  const auto next = std::upper_bound(pieces.begin(), pieces.end(), at, after);
  return next == pieces.begin() ? next : std::prev(next);
}

}  // namespace

Span Document::in_source(Span at) const {
  if (pieces.empty()) return {};
  const auto first = piece_of(pieces, at.begin);
  const Offset begin = first->source + (at.begin - first->text);
  if (at.empty()) return {begin, begin};
  const auto last = piece_of(pieces, at.end - 1);
  const Offset end = last->source + (at.end - last->text);
  if (end > begin) return {begin, end};
  // What begins at the foot of a column may end at the head of the next: then it is shown to the foot.
  Offset furthest = begin;
  for (auto piece = first; piece < last; ++piece) {
    Offset stop = std::next(piece)->text;
    while (stop > piece->text && is_space(static_cast<unsigned char>(text[stop - 1]))) --stop;
    furthest = std::max(furthest, piece->source + (stop - piece->text));
  }
  return {begin, furthest};
}

std::pair<std::uint32_t, std::uint32_t> Document::sentences_of(std::uint32_t block) const {
  const std::uint32_t begin = blocks[block].sentences;
  const bool last = block + 1 >= blocks.size();
  return {begin, last ? static_cast<std::uint32_t>(sentences.size()) : blocks[block + 1].sentences};
}

Document lay_out(Source source, std::string_view locale, const std::vector<std::string>& abbreviations,
                 const std::vector<std::string>& ordinal_after) {
  Document document;
  document.source = std::move(source);
  const Page page = page_of(document.source);
  document.last_page = page.last_number;
  document.text.reserve(document.source.text.size());
  Sentences sentences(locale, abbreviations, ordinal_after);
  Layout(document, page, sentences, !ordinal_after.empty()).take_all();
  return document;
}

}  // namespace fathom::audit
