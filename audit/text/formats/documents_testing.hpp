#pragma once

#include <zip.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "audit/text/document.hpp"
#include "audit/text/formats/strings_testing.hpp"
#include "audit/text/formats/zipped.hpp"
#include "audit/text/laws.hpp"

/// How tests of the readers of documents make them, and show what was read.
namespace fathom::audit::documents_test {

using namespace strings_test;

using strings_test::in_file;
using strings_test::keys;
using strings_test::opens;
using strings_test::place;
using strings_test::problem;
using strings_test::shown;

using PartList = std::map<std::string, std::string>;

/// Parts that lie in no archive.
inline Parts parts(PartList list) {
  return [list = std::move(list)](const std::string& path) -> std::optional<std::string> {
    const auto found = list.find(path);
    return found == list.end() ? std::nullopt : std::optional(found->second);
  };
}

/// A ZIP archive of these files; locked, where there is a password.
inline std::string zipped(const PartList& list, const char* password = nullptr) {
  zip_source_t* const buffer = zip_source_buffer_create(nullptr, 0, 0, nullptr);
  zip_source_keep(buffer);
  zip_t* const archive = zip_open_from_source(buffer, ZIP_TRUNCATE, nullptr);
  for (const auto& [path, bytes] : list) {
    const zip_int64_t index =
        zip_file_add(archive, path.c_str(), zip_source_buffer(archive, bytes.data(), bytes.size(), 0), 0);
    if (password != nullptr) zip_file_set_encryption(archive, static_cast<zip_uint64_t>(index), ZIP_EM_AES_256, password);
  }
  zip_close(archive);
  zip_stat_t what;
  zip_source_stat(buffer, &what);
  std::string bytes(what.size, '\0');
  zip_source_open(buffer);
  zip_source_read(buffer, bytes.data(), bytes.size());
  zip_source_close(buffer);
  zip_source_free(buffer);
  return bytes;
}

inline std::string kind_of(BlockKind kind) {
  constexpr std::string_view kinds = "hpir";
  return std::string(1, kinds[static_cast<std::size_t>(kind)]);
}

/// A text's blocks on one line: `h2 3.1) Title; p One. | Two.; i0 -) first; r head | head`.
inline std::string shown_blocks(Source source) {
  const Document document = lay_out(std::move(source), "en", {});
  std::string all = DocumentLaws(document).broken();
  for (std::uint32_t n = 0; n < document.blocks.size(); ++n) {
    const Block& block = document.blocks[n];
    all += (n == 0 ? "" : "; ") + kind_of(block.kind);
    if (block.kind == BlockKind::heading || block.kind == BlockKind::item) all += std::to_string(block.level);
    if (!block.label.empty()) all += " " + block.label + ")";
    const auto [first, last] = document.sentences_of(n);
    for (std::uint32_t each = first; each < last; ++each) {
      all += (each == first ? " " : " | ") + std::string(document.words(document.sentences[each].at));
    }
  }
  return all;
}

/// Where words stand, with their unit, as `3:5 paragraph 2`.
inline std::string where(const Source& source, std::string_view words) {
  const std::string at = place(source, words);
  const std::size_t found = source.text.find(words);
  const Unit* const unit = found == std::string::npos ? nullptr : source.unit(static_cast<Offset>(found));
  return at + (unit == nullptr ? "" : " " + unit->name);
}

/// Whether a text has a part, for messages that hold more than matters.
inline bool holds(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace fathom::audit::documents_test
