#include "audit/text/formats/refused.hpp"

#include <algorithm>
#include <array>

#include "audit/text/formats/zipped.hpp"

namespace fathom::audit {
namespace refused {
namespace {

using std::string_view_literals::operator""sv;

[[noreturn]] void refuse(const std::string& name, const std::string& found, const std::string& remedy) {
  throw Problem(name, {}, "expected a text or a document, found " + found + "; " + remedy);
}

template <class Signs>
bool begins_with_one(std::string_view bytes, const Signs& signs) {
  return std::any_of(signs.begin(), signs.end(), [&](std::string_view sign) { return bytes.starts_with(sign); });
}

constexpr std::array pictures = {"\x89PNG\r\n"sv, "\xFF\xD8\xFF"sv, "GIF87a"sv, "GIF89a"sv, "II*\0"sv, "MM\0*"sv, "8BPS"sv};
constexpr std::array archives = {"\x1F\x8B"sv, "7z\xBC\xAF\x27\x1C"sv, "Rar!\x1A\x07"sv, "\xFD\x37zXZ\0"sv,
                                 "\x28\xB5\x2F\xFD"sv};

/// What a ZIP archive is by a file in it.
struct Kind {
  std::string_view path;
  std::string_view found;
  std::string_view remedy;
};
constexpr std::array kinds = {
    Kind{"ppt/presentation.xml", "a PowerPoint presentation", "save its text as DOCX or PDF"},
    Kind{"META-INF/container.xml", "an EPUB book", "take its web pages out, and name one"},
    Kind{"content.xml", "an OpenDocument file that is no text", "save it as ODT, DOCX or XLSX"},
    Kind{"AndroidManifest.xml", "an Android program", "take its texts out"},
};

}  // namespace
}  // namespace refused

bool is_old_office(std::string_view bytes) { return bytes.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"); }

std::vector<Source> refuse_old_office(const std::string& name, std::string_view) {
  refused::refuse(name, "an Office file of before 2007, or one that is locked with a password",
                  "save it as DOCX or XLSX, without a password");
}

bool is_rich_text(std::string_view bytes) { return bytes.starts_with("{\\rtf"); }

std::vector<Source> refuse_rich_text(const std::string& name, std::string_view) {
  refused::refuse(name, "an RTF document", "save it as DOCX or ODT");
}

bool is_picture(std::string_view bytes) {
  return refused::begins_with_one(bytes, refused::pictures) ||
         (bytes.starts_with("RIFF") && bytes.substr(0, 16).find("WEBP") != bytes.npos);
}

std::vector<Source> refuse_picture(const std::string& name, std::string_view) {
  refused::refuse(name, "a picture", "check that this is the right file, or run a text recognition over it first");
}

bool is_archive(std::string_view bytes) { return is_zip(bytes) || refused::begins_with_one(bytes, refused::archives); }

std::vector<Source> refuse_archive(const std::string& name, std::string_view bytes) {
  for (const refused::Kind& kind : refused::kinds) {
    if (zip_holds(bytes, std::string(kind.path))) refused::refuse(name, std::string(kind.found), std::string(kind.remedy));
  }
  if (is_zip(bytes)) parts_of(name, bytes, "a text or a document");  // says so where it is damaged
  refused::refuse(name, "an archive", "take the text out of it, and name that");
}

}  // namespace fathom::audit
