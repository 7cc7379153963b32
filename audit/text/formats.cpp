#include "audit/text/formats.hpp"

#include <algorithm>
#include <array>

#include "audit/text/formats/docx.hpp"
#include "audit/text/formats/html.hpp"
#include "audit/text/formats/odt.hpp"
#include "audit/text/formats/pdf.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/refused.hpp"
#include "audit/text/formats/xlsx.hpp"

namespace fathom::audit {
namespace {

std::vector<Source> read_plain(const std::string& name, std::string_view bytes) { return {source_of(name, bytes)}; }

constexpr std::array table{
    Format{"PDF", ".pdf", is_pdf, read_pdf},
    Format{"DOCX", ".docx .docm .dotx", is_docx, read_docx},
    Format{"ODT", ".odt .ott", is_odt, read_odt},
    Format{"XLSX", ".xlsx .xlsm", is_xlsx, read_xlsx},
    // no ending may stand for what cannot be read anyway
    Format{"an Office file of before 2007", "", is_old_office, refuse_old_office},
    Format{"RTF", "", is_rich_text, refuse_rich_text},
    Format{"a picture", "", is_picture, refuse_picture},
    Format{"an archive", "", is_archive, refuse_archive},
    Format{"HTML", ".html .htm .xhtml", is_html, read_html},
    Format{"XLIFF", ".xlf .xliff", is_xliff, read_xliff},
    Format{"TMX", ".tmx", is_tmx, read_tmx},
    Format{"gettext PO", ".po .pot", is_po, read_po},
    Format{"LaTeX", ".tex .latex .ltx", is_latex, read_latex},
    Format{"a JSON table", ".json .arb", nullptr, read_json_table},
    Format{"a YAML table", ".yaml .yml", nullptr, read_yaml_table},
    Format{"Java properties", ".properties", nullptr, read_properties},
    Format{"CSV", ".csv", nullptr, read_csv},
    Format{"TSV", ".tsv .tab", nullptr, read_tsv},
    Format{"Markdown", ".md .markdown", nullptr, read_markdown},
    Format{"plain text", ".txt .text", nullptr, read_plain},
};

/// The end of a file's name, from its last point on, in lower case.
std::string extension_of(std::string_view name) {
  const std::size_t slash = name.rfind('/');
  const std::size_t point = name.rfind('.');
  if (point == name.npos || (slash != name.npos && point < slash)) return {};
  std::string ending(name.substr(point));
  for (char& byte : ending) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  return ending;
}

bool has_extension(const Format& format, std::string_view ending) {
  return !ending.empty() && (" " + std::string(format.extensions) + " ").find(" " + std::string(ending) + " ") != std::string::npos;
}

}  // namespace

std::span<const Format> formats() { return table; }

const Format& format_of(const std::string& name, std::string_view bytes) {
  const std::string ending = extension_of(name);
  const auto named = std::find_if(table.begin(), table.end(), [&](const Format& format) { return has_extension(format, ending); });
  const auto plain = std::find_if(table.begin(), table.end(), [&](const Format& format) {
    return format.is_plain != nullptr && format.is_plain(bytes);
  });
  if (plain == table.end()) return named == table.end() ? table.back() : *named;
  if (plain->extensions.empty()) return *plain;
  if (named != table.end() && named != plain && named != std::prev(table.end()))
    throw Problem(name, {1, 1},
                  "expected " + std::string(named->name) + ", as the file is called, found " + std::string(plain->name) +
                      "; give the file its right ending (" + std::string(plain->extensions) + ")");
  return *plain;
}

}  // namespace fathom::audit
