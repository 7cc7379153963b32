#include <algorithm>
#include <array>

#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/table.hpp"

namespace fathom::audit {
namespace {

/// Reads a table whose cells are parted by a sign, and stand in quotation marks where they hold one (RFC 4180).
class CsvFile {
 public:
  CsvFile(TextFile& file, char sign) : file_(file), text_(file.text()), sign_(sign) {}

  std::vector<TableRow> rows();
  void skip(std::size_t bytes) { at_ += bytes; }

 private:
  PlacedText take_cell();
  PlacedText take_quoted();
  TableRow take_row();
  void expect_width(const TableRow& row, std::size_t width) const;

  TextFile& file_;
  std::string_view text_;
  char sign_;
  std::size_t at_ = 0;
  std::size_t number_ = 0;
};

PlacedText CsvFile::take_quoted() {
  const std::size_t begin = at_;
  std::size_t end = begin + 1;
  for (;;) {
    end = text_.find('"', end);
    if (end == text_.npos)
      file_.refuse(begin,
                   "expected a closing `\"`, found the end of the file; close this cell, and write `\"\"` for a quotation "
                   "mark in it");
    if (!text_.substr(end + 1).starts_with('"')) break;
    end += 2;
  }
  PlacedText cell;
  add_unescaped(cell, file_, {static_cast<Offset>(begin + 1), static_cast<Offset>(end)}, '"', quote_escape);
  at_ = end + 1;
  while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  if (at_ < text_.size() && text_[at_] != sign_ && text_[at_] != '\n')
    file_.refuse(at_, "expected the end of the cell behind its closing `\"`, found " + file_.found(at_) +
                          "; write `\"\"` for a quotation mark within a cell");
  return cell;
}

PlacedText CsvFile::take_cell() {
  if (at_ < text_.size() && text_[at_] == '"') return take_quoted();
  const std::size_t end = std::min(text_.find_first_of(std::string{sign_, '\n'}, at_), text_.size());
  PlacedText cell;
  cell.add(file_, at_, end);
  at_ = end;
  return cell;
}

TableRow CsvFile::take_row() {
  TableRow row{++number_, file_.at(at_), {}};
  for (;;) {
    row.cells.push_back(take_cell());
    if (at_ >= text_.size() || text_[at_] != sign_) break;
    ++at_;
  }
  if (at_ < text_.size()) ++at_;
  while (row.cells.size() > 1 && row.cells.back().is_blank()) row.cells.pop_back();
  return row;
}

/// More cells than the first row has come of a sign that should have stood within quotation marks.
void CsvFile::expect_width(const TableRow& row, std::size_t width) const {
  if (row.cells.size() <= width) return;
  const PlacedText& first = row.cells[width];
  throw Problem(file_.name(), first.origins.empty() ? row.at : first.origins.front().at,
                "expected " + std::to_string(width) + (width == 1 ? " cell" : " cells") + " as in the first row, found " +
                    std::to_string(row.cells.size()) + "; put a cell that holds `" +
                    (sign_ == '\t' ? std::string("a tab") : std::string(1, sign_)) + "` in quotation marks");
}

std::vector<TableRow> CsvFile::rows() {
  std::vector<TableRow> all;
  std::size_t width = 0;
  while (at_ < text_.size()) {
    TableRow row = take_row();
    if (row.cells.size() == 1 && row.cells.front().is_blank()) continue;
    if (all.empty()) width = row.cells.size();
    expect_width(row, width);
    all.push_back(std::move(row));
  }
  return all;
}

/// The sign that stands most often in the first line, outside of quotation marks.
char separator_of(std::string_view text) {
  constexpr std::array signs = {',', ';', '\t'};
  std::array<std::size_t, 3> counts{};
  bool is_quoted = false;
  for (const char each : text) {
    if (each == '\n' && !is_quoted) break;
    is_quoted = is_quoted != (each == '"');
    const auto found = std::find(signs.begin(), signs.end(), each);
    if (found != signs.end() && !is_quoted) ++counts[static_cast<std::size_t>(found - signs.begin())];
  }
  return signs[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin())];
}

std::vector<TableRow> rows_of(TextFile& file, char sign, std::size_t begin) {
  CsvFile csv(file, sign);
  csv.skip(begin);
  return csv.rows();
}

std::vector<Source> texts_of_file(TextFile& file, const std::vector<TableRow>& rows) {
  if (rows.empty()) file.refuse(0, "expected rows of text, found none; check that this is the right file");
  return texts_of_rows(file.name(), rows);
}

}  // namespace

std::vector<TableRow> csv_rows(TextFile& file) {
  const std::string_view text = file.text();
  // a first line `sep=;` is Excel's
  constexpr std::string_view stated = "sep=";
  const bool states = text.starts_with(stated) && text.size() > stated.size() + 1 && text[stated.size() + 1] == '\n';
  return states ? rows_of(file, text[stated.size()], stated.size() + 2) : rows_of(file, separator_of(text), 0);
}

std::vector<Source> read_csv(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes);
  return texts_of_file(file, csv_rows(file));
}

std::vector<Source> read_tsv(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes);
  return texts_of_file(file, rows_of(file, '\t', 0));
}

}  // namespace fathom::audit
