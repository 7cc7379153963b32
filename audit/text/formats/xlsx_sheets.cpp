#include <algorithm>
#include <map>
#include <utility>

#include "audit/text/decode.hpp"
#include "audit/text/formats/flow.hpp"
#include "audit/text/formats/xlsx.hpp"

namespace fathom::audit {
namespace xlsx_sheets {
namespace {

constexpr int last_column = 1 << 14;
constexpr int last_row = 1 << 20;

/// All text of a string, of which parts may be set differently; how it is pronounced is no part of it.
std::string words_of(const pugi::xml_node& node) {
  std::string words;
  for (const pugi::xml_node& each : node.children()) {
    if (element_name(each) == "t") words += each.child_value();
    if (element_name(each) == "r") words += words_of(each);
  }
  return words;
}

std::vector<std::string> shared_strings(const std::string& name, const Parts& parts, const std::string& book) {
  const std::string path = related_path(name, parts, book, "/sharedStrings", "xl/sharedStrings.xml");
  std::vector<std::string> all;
  const std::optional<std::string> bytes = parts(path);
  if (!bytes) return all;
  const auto document = xml_of(name, path, *bytes);
  for (const pugi::xml_node& each : document->document_element().children()) {
    if (element_name(each) == "si") all.push_back(decode(words_of(each)).text);
  }
  return all;
}

/// What stands in a cell: of a formula, what it came to.
std::string words_in(const pugi::xml_node& cell, const std::vector<std::string>& shared) {
  const std::string_view type = attribute_of(cell, "t");
  if (type == "inlineStr") return decode(words_of(child_of(cell, "is"))).text;
  const std::string_view value = child_of(cell, "v").child_value();
  if (type == "e") return {};
  if (type == "b") return value == "1" ? "TRUE" : "FALSE";
  if (type != "s") return decode(value).text;
  const int index = number_of(value, -1);
  return index >= 0 && index < static_cast<int>(shared.size()) ? shared[static_cast<std::size_t>(index)] : std::string();
}

/// Where a cell stands by what it is called: `B7`. Where that is left out, or is none, right of the one before it.
void place(WorkbookCell& cell, std::string_view reference) {
  constexpr int letters = 26;
  int column = 0;
  std::size_t at = 0;
  for (; at < reference.size() && reference[at] >= 'A' && reference[at] <= 'Z' && column <= last_column; ++at) {
    column = column * letters + (reference[at] - 'A' + 1);
  }
  if (column > 0 && column <= last_column) cell.column = column;
  const int row = number_of(reference.substr(at), 0);
  if (row > 0 && row <= last_row) cell.row = row;
}

/// Throws `Problem` where a string that is written once, and shown in many cells, makes a text without end.
void expect_not_too_large(const std::string& name, std::size_t size) {
  if (size > largest_text)
    throw Problem(
        name, {},
        "expected cells of at most " + std::to_string(largest_text) + " bytes together, found more; split the workbook");
}

std::vector<WorkbookCell> cells_of(const std::string& name, const pugi::xml_node& sheet,
                                   const std::vector<std::string>& shared, std::size_t& size) {
  std::vector<WorkbookCell> all;
  int row_number = 0;
  for (const pugi::xml_node& row : child_of(sheet, "sheetData").children()) {
    row_number = std::clamp(number_of(attribute_of(row, "r"), row_number + 1), 1, last_row);
    int column = 0;
    for (const pugi::xml_node& node : row.children()) {
      WorkbookCell cell{row_number, ++column, words_in(node, shared)};
      place(cell, attribute_of(node, "r"));
      column = cell.column;
      expect_not_too_large(name, size += cell.words.size());
      if (!shows_nothing(cell.words)) all.push_back(std::move(cell));
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const WorkbookCell& a, const WorkbookCell& b) {
    return std::pair(a.row, a.column) < std::pair(b.row, b.column);
  });
  return all;
}

/// The paths of the sheets, by what the workbook calls them.
std::map<std::string, std::string> paths_of(const std::string& name, const Parts& parts, const std::string& book) {
  const std::size_t slash = book.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : book.substr(0, slash + 1);
  const std::string path = folder + "_rels/" + book.substr(folder.size()) + ".rels";
  std::map<std::string, std::string> paths;
  const std::optional<std::string> bytes = parts(path);
  if (!bytes) return paths;
  const auto document = xml_of(name, path, *bytes);
  for (const pugi::xml_node& each : document->document_element().children()) {
    const std::string target(attribute_of(each, "Target"));
    paths[std::string(attribute_of(each, "Id"))] = target.starts_with('/') ? target.substr(1) : folder + target;
  }
  return paths;
}

}  // namespace
}  // namespace xlsx_sheets

std::vector<WorkbookSheet> sheets_of(const std::string& name, const Parts& parts) {
  const std::string book = related_path(name, parts, "", "/officeDocument", "xl/workbook.xml");
  const std::optional<std::string> bytes = parts(book);
  if (!bytes)
    throw Problem(name, {}, "expected an XLSX workbook, found an archive without " + book + "; save it as XLSX again");
  const auto document = xml_of(name, book, *bytes);
  const std::vector<std::string> shared = xlsx_sheets::shared_strings(name, parts, book);
  const std::map<std::string, std::string> paths = xlsx_sheets::paths_of(name, parts, book);
  std::vector<WorkbookSheet> sheets;
  std::size_t size = 0;
  for (const pugi::xml_node& node : child_of(document->document_element(), "sheets").children()) {
    if (attribute_of(node, "state").find("idden") != std::string_view::npos) continue;
    const auto path =
        paths.find(std::string(node.attribute("r:id").empty() ? attribute_of(node, "id") : node.attribute("r:id").value()));
    const std::optional<std::string> sheet = path == paths.end() ? std::nullopt : parts(path->second);
    if (!sheet) continue;
    const auto cells = xml_of(name, path->second, *sheet);
    sheets.push_back(
        {std::string(attribute_of(node, "name")), xlsx_sheets::cells_of(name, cells->document_element(), shared, size)});
  }
  return sheets;
}

std::string column_name(int column) {
  constexpr int letters = 26;
  std::string name;
  for (; column > 0; column = (column - 1) / letters)
    name.insert(name.begin(), static_cast<char>('A' + (column - 1) % letters));
  return name;
}

}  // namespace fathom::audit
