#include "audit/text/formats/table.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>

#include "audit/text/formats/language_names.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// What a column holds.
enum class ColumnRole : std::uint8_t { text, language, original, translation, key, remark };

struct TableColumn {
  ColumnRole role = ColumnRole::text;
  std::string title;  ///< Of its first row, where that is a head.
  std::string language{};
};

std::string lower_title(std::string_view words) {
  std::string all(words);
  for (char& each : all) each = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
  return all;
}

/// What the head of a column says, apart from languages.
std::optional<ColumnRole> role_named(std::string_view title) {
  struct Named {
    std::string_view titles;
    ColumnRole role;
  };
  static constexpr std::array named = {
      Named{"|key|keys|id|ids|identifier|string id|string_id|stringid|text "
            "id|textid|msgid|code|label|#|no|no.|nr|nr.|number|row|",
            ColumnRole::key},
      Named{"|source|original|source text|source string|source_text|", ColumnRole::original},
      Named{"|target|translation|translated|target text|translated text|target_text|msgstr|", ColumnRole::translation},
      Named{"|comment|comments|context|note|notes|remark|remarks|description for translators|developer comment|max "
            "length|maxlength|"
            "character limit|status|",
            ColumnRole::remark},
      Named{"|text|string|value|name|title|description|message|", ColumnRole::text},
  };
  const std::string word = "|" + lower_title(title) + "|";
  for (const Named& each : named) {
    if (each.titles.find(word) != each.titles.npos) return each.role;
  }
  return std::nullopt;
}

std::string title_of(const PlacedText& cell) {
  PlacedText title = cell;
  title.trim();
  return title.words;
}

const PlacedText& cell_of(const TableRow& row, std::size_t column) {
  static const PlacedText nothing;
  return column < row.cells.size() ? row.cells[column] : nothing;
}

TableColumn column_titled(const std::string& title) {
  // `id` is the code of Indonesian, and `no` that of Norwegian
  if (const auto role = role_named(title); role && lower_title(title) != "no") return {*role, title};
  if (const std::string code = language_named(title); !code.empty()) return {ColumnRole::language, title, code};
  if (const auto role = role_named(title)) return {*role, title};
  return {ColumnRole::text, title};
}

/// Whether the cells of a column, from a row on, tell the rows apart.
bool are_different(const std::vector<TableRow>& rows, std::size_t first, std::size_t column) {
  std::unordered_set<std::string_view> seen;
  for (std::size_t n = first; n < rows.size(); ++n) {
    const PlacedText& cell = cell_of(rows[n], column);
    if (cell.is_blank() || !seen.insert(cell.words).second) return false;
  }
  return seen.size() > 1;
}

/// Whether the cells of a column, from a row on, are meant for programs: `cards.draw`, `17`.
bool are_keys(const std::vector<TableRow>& rows, std::size_t first, std::size_t column) {
  bool has_sign = false;
  for (std::size_t n = first; n < rows.size(); ++n) {
    const std::string_view word = cell_of(rows[n], column).words;
    if (std::any_of(word.begin(), word.end(), [](char each) { return each == ' ' || each == '\n' || (each & 0x80) != 0; }))
      return false;
    has_sign = has_sign || word.find_first_of("._-0123456789") != word.npos;
  }
  return has_sign;
}

/// A table with what its columns hold.
class TextTable {
 public:
  TextTable(std::string name, const std::vector<TableRow>& rows);
  [[nodiscard]] std::vector<Source> sources() const;

 private:
  void read_head();
  [[nodiscard]] std::vector<std::size_t> columns_of(ColumnRole role) const;
  [[nodiscard]] std::vector<std::size_t> versions() const;
  [[nodiscard]] std::string key_of(const TableRow& row) const;
  [[nodiscard]] std::vector<Source> side_by_side(const std::vector<std::size_t>& texts) const;
  [[nodiscard]] std::vector<Source> keyed() const;
  [[nodiscard]] std::vector<Source> row_by_row() const;

  std::string name_;
  const std::vector<TableRow>& rows_;
  std::vector<TableColumn> columns_;
  std::size_t first_ = 0;  ///< The first row below the head.
  std::optional<std::size_t> key_;
};

TextTable::TextTable(std::string name, const std::vector<TableRow>& rows) : name_(std::move(name)), rows_(rows) {
  std::size_t width = 0;
  for (const TableRow& row : rows) width = std::max(width, row.cells.size());
  constexpr std::size_t widest = 1000;
  if (width > widest)
    throw Problem(
        name_, rows.front().at,
        "expected at most " + std::to_string(widest) + " columns, found more; check that this is a table of texts");
  columns_.resize(width);
  read_head();
  if (const auto keys = columns_of(ColumnRole::key); !keys.empty()) {
    key_ = keys.front();
  } else if (width > 1 && columns_.front().role == ColumnRole::text && are_different(rows_, first_, 0)) {
    if (!columns_of(ColumnRole::language).empty() || are_keys(rows_, first_, 0)) key_ = 0;
  }
  if (key_) columns_[*key_].role = ColumnRole::key;
  if (!columns_of(ColumnRole::language).empty() || !columns_of(ColumnRole::translation).empty()) return;
  for (const std::size_t each : columns_of(ColumnRole::original)) columns_[each].role = ColumnRole::text;
}

void TextTable::read_head() {
  std::vector<TableColumn> titled;
  bool is_head = false;
  for (std::size_t n = 0; n < columns_.size(); ++n) {
    const std::string title = title_of(cell_of(rows_.front(), n));
    titled.push_back(title.empty() ? TableColumn{ColumnRole::remark, {}} : column_titled(title));
    is_head = is_head || titled.back().role == ColumnRole::language || role_named(title).has_value();
  }
  if (!is_head) return;
  first_ = 1;
  columns_ = std::move(titled);
}

std::vector<std::size_t> TextTable::columns_of(ColumnRole role) const {
  std::vector<std::size_t> all;
  for (std::size_t n = 0; n < columns_.size(); ++n) {
    if (columns_[n].role == role) all.push_back(n);
  }
  return all;
}

std::string TextTable::key_of(const TableRow& row) const { return key_ ? title_of(cell_of(row, *key_)) : std::string{}; }

std::vector<Source> TextTable::side_by_side(const std::vector<std::size_t>& texts) const {
  std::vector<std::string> languages;
  for (const std::size_t each : texts) languages.push_back(columns_[each].language);
  Catalogue catalogue(name_, languages);
  for (std::size_t n = first_; n < rows_.size(); ++n) {
    const TableRow& row = rows_[n];
    const std::string key = key_of(row), number = std::to_string(row.number);
    CatalogueEntry entry{key.empty() ? "row " + number : shortened(key), key.empty() ? "row " + number : key, row.at, {}};
    for (const std::size_t each : texts) {
      const PlacedText& cell = cell_of(row, each);
      entry.versions.push_back({cell, cell.origins.empty() ? row.at : cell.origins.front().at, std::nullopt});
    }
    catalogue.add(std::move(entry));
  }
  return catalogue.sources();
}

std::vector<Source> TextTable::keyed() const {
  const std::vector<std::size_t> texts = columns_of(ColumnRole::text);
  Catalogue catalogue(name_, {""});
  for (std::size_t n = first_; n < rows_.size(); ++n) {
    const std::string own = key_of(rows_[n]);
    const std::string key = own.empty() ? "row " + std::to_string(rows_[n].number) : own;
    for (const std::size_t each : texts) {
      const std::string title = columns_[each].title.empty() ? "column " + std::to_string(each + 1) : columns_[each].title;
      const std::string more = texts.size() > 1 ? "." + title : "";
      CatalogueEntry entry{
          shortened(key) + more, key + (texts.size() > 1 ? "." + std::to_string(each + 1) : ""), rows_[n].at, {}};
      entry.versions.push_back({cell_of(rows_[n], each), rows_[n].at, std::nullopt});
      catalogue.add(std::move(entry));
    }
  }
  return catalogue.sources();
}

std::vector<Source> TextTable::row_by_row() const {
  SourceWriter to(name_);
  to.begin_block();
  for (const TableRow& row : rows_) {
    to.end_unit();
    to.begin_line();
    to.begin_unit("row " + std::to_string(row.number));
    bool is_first = true;
    for (std::size_t n = 0; n < row.cells.size(); ++n) {
      if (columns_[n].role == ColumnRole::remark && first_ > 0) continue;
      PlacedText cell = row.cells[n];
      cell.trim();
      std::replace(cell.words.begin(), cell.words.end(), '\n', ' ');
      std::replace(cell.words.begin(), cell.words.end(), '|', '/');
      if (cell.words.empty() && columns_.size() == 1) continue;
      if (columns_.size() > 1) to.add_unseen(is_first ? "| " : " | ");
      is_first = false;
      write_lines(to, cell);
    }
    if (columns_.size() > 1) to.add_unseen(" |");
  }
  return {to.done()};
}

/// The columns that are a text each, the original first.
std::vector<std::size_t> TextTable::versions() const {
  std::vector<std::size_t> all = columns_of(ColumnRole::original);
  const std::vector<std::size_t> languages = columns_of(ColumnRole::language),
                                 translations = columns_of(ColumnRole::translation), texts = columns_of(ColumnRole::text);
  if (languages.empty() && translations.empty()) return {};
  if (all.empty() && languages.size() + translations.size() == 1 && texts.size() == 1) all = texts;
  all.insert(all.end(), languages.begin(), languages.end());
  all.insert(all.end(), translations.begin(), translations.end());
  constexpr std::size_t most = 200;
  if (all.size() > most)
    throw Problem(name_, rows_.front().at,
                  "expected at most " + std::to_string(most) + " languages, found more; split the file");
  return all;
}

std::vector<Source> TextTable::sources() const {
  const std::vector<std::size_t> texts = versions();
  if (!texts.empty()) return side_by_side(texts);
  return key_ ? keyed() : row_by_row();
}

}  // namespace

std::vector<Source> texts_of_rows(const std::string& name, const std::vector<TableRow>& rows) {
  return TextTable(name, rows).sources();
}

}  // namespace fathom::audit
