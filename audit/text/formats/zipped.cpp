#include "audit/text/formats/zipped.hpp"

#include <zip.h>

#include <charconv>
#include <utility>

#include "audit/text/decode.hpp"
#include "audit/text/formats/flow.hpp"

namespace fathom::audit {
namespace zipped {
namespace {

constexpr std::string_view damaged = "open it where it was made, and save it again";

struct Close {
  void operator()(zip_t* archive) const { zip_discard(archive); }
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Close>;
using File = std::unique_ptr<zip_file_t, Close>;

/// An archive over bytes that outlive it; null where they are none.
Archive opened(std::string_view bytes) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  zip_t* const archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
  if (archive == nullptr && source != nullptr) zip_source_free(source);
  zip_error_fini(&error);
  return Archive(archive);
}

[[noreturn]] void refuse(const std::string& name, const std::string& kind, const std::string& found,
                         std::string_view remedy) {
  throw Problem(name, {}, "expected " + kind + ", found " + found + "; " + std::string(remedy));
}

/// The files of one archive, and how much of it has been unpacked.
class Unpacker {
 public:
  Unpacker(std::string name, std::string_view bytes, std::string kind)
      : name_(std::move(name)), kind_(std::move(kind)), archive_(opened(bytes)) {
    if (archive_ == nullptr)
      refuse(name_, kind_, is_zip(bytes) ? "a damaged ZIP archive" : "something else",
             is_zip(bytes) ? damaged : "check that this is the right file, and that its name ends as its contents ask");
  }

  std::optional<std::string> part(const std::string& path) {
    const zip_int64_t index = zip_name_locate(archive_.get(), path.c_str(), ZIP_FL_NOCASE | ZIP_FL_ENC_GUESS);
    if (index < 0) return std::nullopt;
    zip_stat_t what;
    zip_stat_init(&what);
    if (zip_stat_index(archive_.get(), static_cast<zip_uint64_t>(index), 0, &what) != 0)
      refuse(name_, kind_, "a damaged ZIP archive (" + path + ")", damaged);
    if ((what.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && what.encryption_method != ZIP_EM_NONE)
      refuse(name_, kind_, "one that is locked with a password", "save it without one");
    const File file(zip_fopen_index(archive_.get(), static_cast<zip_uint64_t>(index), 0));
    if (file == nullptr) refuse(name_, kind_, "a damaged ZIP archive (" + path + ")", damaged);
    return unpacked(file.get(), path);
  }

 private:
  std::string unpacked(zip_file_t* file, const std::string& path) {
    constexpr std::size_t block_size = std::size_t{1} << 16U;
    std::string bytes, block(block_size, '\0');
    for (;;) {
      const zip_int64_t got = zip_fread(file, block.data(), block.size());
      if (got < 0) refuse(name_, kind_, "a damaged ZIP archive (" + path + ")", damaged);
      if (got == 0) return bytes;
      unpacked_ += static_cast<std::size_t>(got);
      if (unpacked_ > largest_text)
        refuse(name_, "at most " + std::to_string(largest_text) + " bytes when unpacked", "more", "split the file");
      bytes.append(block, 0, static_cast<std::size_t>(got));
    }
  }

  std::string name_;
  std::string kind_;
  Archive archive_;
  std::size_t unpacked_ = 0;
};

/// Sees how deep elements lie within each other, and stops where it is too deep.
struct DepthWalker : pugi::xml_tree_walker {
  bool too_deep = false;
  bool has_type = false;
  bool for_each(pugi::xml_node& node) override {
    too_deep = too_deep || depth() > deepest_document;
    has_type = has_type || node.type() == pugi::node_doctype;
    return !too_deep;
  }
};

std::string_view without_prefix(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == name.npos ? name : name.substr(colon + 1);
}

}  // namespace
}  // namespace zipped

Parts parts_of(const std::string& name, std::string_view bytes, const std::string& kind) {
  return [unpacker = std::make_shared<zipped::Unpacker>(name, bytes, kind)](const std::string& path) {
    return unpacker->part(path);
  };
}

bool is_zip(std::string_view bytes) { return bytes.starts_with("PK\3\4") || bytes.starts_with("PK\5\6"); }

bool zip_holds(std::string_view bytes, const std::string& path) {
  if (!is_zip(bytes)) return false;
  const zipped::Archive archive = zipped::opened(bytes);
  return archive != nullptr && zip_name_locate(archive.get(), path.c_str(), ZIP_FL_NOCASE | ZIP_FL_ENC_GUESS) >= 0;
}

std::unique_ptr<pugi::xml_document> xml_of(const std::string& name, const std::string& path, std::string_view bytes) {
  const std::string text = decode(bytes).text;
  auto document = std::make_unique<pugi::xml_document>();
  constexpr unsigned options = pugi::parse_default | pugi::parse_ws_pcdata | pugi::parse_doctype;
  const pugi::xml_parse_result result = document->load_buffer(text.data(), text.size(), options, pugi::encoding_utf8);
  const std::string part = path.empty() ? "XML" : path;
  if (!result)
    throw Problem(name, {},
                  "expected XML in " + part + ", found something else (" + result.description() + "); " +
                      std::string(zipped::damaged));
  zipped::DepthWalker walker;
  document->traverse(walker);
  if (walker.has_type)
    throw Problem(
        name, {},
        "expected no document type in " + part + ", found one, which may define entities without end; take it out");
  if (walker.too_deep)
    throw Problem(name, {},
                  "expected at most " + std::to_string(deepest_document) + " elements within each other in " + part +
                      ", found more; take out what is nested");
  return document;
}

std::string_view element_name(const pugi::xml_node& node) { return zipped::without_prefix(node.name()); }

std::string_view attribute_of(const pugi::xml_node& node, std::string_view name) {
  for (const pugi::xml_attribute& each : node.attributes()) {
    if (zipped::without_prefix(each.name()) == name) return each.value();
  }
  return {};
}

pugi::xml_node child_of(const pugi::xml_node& node, std::string_view name) {
  for (const pugi::xml_node& each : node.children()) {
    if (element_name(each) == name) return each;
  }
  return {};
}

int number_of(std::string_view words, int otherwise) {
  int value = 0;
  const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), value);
  return error == std::errc() && end == words.data() + words.size() ? value : otherwise;
}

std::string related_path(const std::string& name, const Parts& parts, const std::string& part, std::string_view type,
                         const std::string& otherwise) {
  const std::size_t slash = part.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : part.substr(0, slash + 1);
  const std::string path = folder + "_rels/" + part.substr(folder.size()) + ".rels";
  const std::optional<std::string> bytes = parts(path);
  if (!bytes) return otherwise;
  const auto document = xml_of(name, path, *bytes);
  for (const pugi::xml_node& each : document->document_element().children()) {
    if (!attribute_of(each, "Type").ends_with(type)) continue;
    const std::string target(attribute_of(each, "Target"));
    return target.starts_with('/') ? target.substr(1) : folder + target;
  }
  return otherwise;
}

}  // namespace fathom::audit
