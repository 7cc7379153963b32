#include "audit/text/formats/latex.hpp"

#include <algorithm>

#include "audit/text/formats/latex_writer.hpp"
#include "audit/text/formats/readers.hpp"

namespace fathom::audit {
namespace {

constexpr std::string_view document_begins = "\\begin{document}";

/// The last word between the brackets or braces that end right before a place.
std::string_view last_latex_option(std::string_view text, std::size_t end) {
  const std::size_t begin = text.substr(0, end).find_last_of("[{,= \n");
  return begin == text.npos ? std::string_view{} : text.substr(begin + 1, end - begin - 1);
}

/// The language that the beginning of a document names, for babel or polyglossia.
std::string_view language_of_preamble(std::string_view preamble) {
  if (const std::size_t babel = preamble.find("]{babel}"); babel != preamble.npos) {
    const std::string_view code = latex::language_of(last_latex_option(preamble, babel));
    if (!code.empty()) return code;
  }
  for (const std::string_view command : {"\\setdefaultlanguage", "\\setmainlanguage"}) {
    const std::size_t begin = preamble.find(command);
    const std::size_t end = begin == preamble.npos ? preamble.npos : preamble.find('}', begin);
    if (end != preamble.npos) return latex::language_of(last_latex_option(preamble, end));
  }
  return {};
}

}  // namespace

void write_latex(SourceWriter& to, const PlacedText& text) {
  latex::LatexWriter writer(to, text);
  writer.take({0, static_cast<Offset>(text.words.size())});
  writer.done();
}

bool is_latex(std::string_view bytes) {
  for (std::size_t begin = 0; begin < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
    const std::string_view line = bytes.substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t\r");
    begin = end + 1;
    if (first != line.npos && line[first] != '%') return line.substr(first).starts_with("\\documentclass");
  }
  return false;
}

std::vector<Source> read_latex(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes);
  PlacedText text;
  text.add(file, 0, file.text().size());
  const std::string_view words = text.words;
  const std::size_t begins = words.find(document_begins);
  const std::string_view preamble = words.substr(0, begins == words.npos ? 0 : begins);
  SourceWriter to(name, std::string(language_of_preamble(preamble)));
  latex::LatexWriter writer(to, text);
  constexpr std::string_view titled = "\\title{";
  if (const std::size_t title = preamble.find(titled); title != preamble.npos)
    writer.take_heading(writer.group_at(static_cast<Offset>(title + titled.size() - 1)), 1);
  const std::size_t begin = begins == words.npos ? 0 : begins + document_begins.size();
  writer.take({static_cast<Offset>(begin), static_cast<Offset>(words.size())});
  writer.done();
  return {to.done()};
}

}  // namespace fathom::audit
