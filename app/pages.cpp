#include "app/pages.hpp"

#include <span>
#include <stdexcept>
#include <string>

#include "notation/embedded.hpp"

namespace fathom::app {

/// The files of `app/pages/`.
std::span<const EmbeddedFile> page_files();

std::string_view page_file(std::string_view name) {
  for (const EmbeddedFile& file : page_files())
    if (file.name == name) return file.text;
  throw std::logic_error("the program has no page file " + std::string(name));
}

std::string as_image(std::string_view svg) {
  if (svg.empty()) return {};
  std::string address = "data:image/svg+xml,";
  constexpr std::string_view digits = "0123456789ABCDEF";
  constexpr std::string_view special = "%#\"'<>&\n\\^`{|}";
  for (const char c : svg) {
    const auto byte = static_cast<unsigned char>(c);
    if (special.find(c) == std::string_view::npos && byte > ' ' - 1 && byte < 0x7F)
      address += c;
    else
      (address += '%') += std::string{digits[byte / 16], digits[byte % 16]};
  }
  const std::size_t begin = svg.find("<title>");
  const std::size_t end = svg.find("</title>");
  std::string title{end == std::string_view::npos ? "" : svg.substr(begin + 7, end - begin - 7)};
  std::erase_if(title, [](char c) { return c == '<' || c == '>' || c == '"'; });  // a document has none of them there
  return "<img class=\"position\" style=\"max-width:min(100%,40rem);height:auto;display:block;margin:.4rem 0\" alt=\"" +
         title + "\" src=\"" + address + "\">\n";
}

}  // namespace fathom::app
