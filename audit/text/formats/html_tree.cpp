#include "audit/text/formats/html_tree.hpp"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csetjmp>
#include <cstddef>
#include <memory_resource>
#include <unordered_map>

#include "audit/text/decode.hpp"
#include "audit/text/formats/flow.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace html_tree {
namespace {

/// Elements that an author need not close, or must not: they lie within each other only where others do.
constexpr std::array<std::string_view, 36> closed_by_themselves = {
    "area",   "base", "basefont", "bgsound", "body", "br",     "col",     "colgroup", "dd",    "dt",   "embed", "frame",
    "head",   "hr",   "html",     "image",   "img",  "input",  "isindex", "keygen",   "li",    "link", "meta",  "optgroup",
    "option", "p",    "param",    "rp",      "rt",   "source", "tbody",   "td",       "tfoot", "th",   "thead", "tr"};
/// Elements whose content is no mark-up.
constexpr std::array<std::string_view, 7> raw = {"script", "style", "textarea", "title", "xmp", "iframe", "noframes"};

template <class Names>
bool is_among(std::string_view name, const Names& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string lower(std::string_view words) {
  std::string all(words);
  for (char& byte : all) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  return all;
}

/// The name of the tag that begins at a place, in lower case.
std::string name_at(std::string_view text, std::size_t at) {
  constexpr std::size_t longest = 32;
  std::size_t end = at;
  while (end < text.size() && end - at < longest && is_letter_byte(text[end])) ++end;
  while (end < text.size() && end - at < longest && (is_letter_byte(text[end]) || is_ascii_digit(text[end]))) ++end;
  return lower(text.substr(at, end - at));
}

/// Whether elements lie too deep in each other. To close them again takes the parser as many steps as there are open ones.
bool is_too_deep(std::string_view text) {
  std::unordered_map<std::string, int> open;
  int depth = 0;
  for (std::size_t at = text.find('<'); at < text.size(); at = text.find('<', at + 1)) {
    if (text.substr(at).starts_with("<!--")) {
      at = std::min(text.find("-->", at), text.size() - 1);
      continue;
    }
    const std::size_t end = text.find('>', at);
    if (end == text.npos) return false;
    const bool closes = text[at + 1] == '/';
    const std::string name = name_at(text, at + (closes ? 2 : 1));
    if (name.empty() || text[end - 1] == '/' || is_among(name, closed_by_themselves)) continue;
    int& count = open[name];
    if (!closes && is_among(name, raw)) {
      at = std::min(text.find("</" + name, at), text.size() - 1);
    } else if (!closes) {
      ++count;
      if (++depth > deepest_document) return true;
    } else if (count > 0) {
      --count;
      --depth;
    }
  }
  return false;
}

/// The character set that the first kilobytes of a page state.
std::string stated_charset(std::string_view bytes) {
  constexpr std::size_t head = 4096;
  constexpr std::string_view key = "charset=";
  const std::string begin = lower(bytes.substr(0, head));
  const std::size_t found = begin.find(key);
  if (found == begin.npos) return {};
  std::size_t at = found + key.size();
  if (at < begin.size() && (begin[at] == '"' || begin[at] == '\'')) ++at;
  return begin.substr(at, begin.find_first_of("\"' />;", at) - at);
}

bool is_utf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const Sequence here = sequence_at(bytes, at);
    if (!here.good) return false;
    at += here.letter.size;
  }
  return true;
}

}  // namespace
}  // namespace html_tree

/// All that the parser takes, given back at once: it frees its tree by calling itself for each level.
struct HtmlTree::Memory {
  static constexpr std::size_t most_for_each_byte = 60;
  static constexpr std::size_t most_for_all = std::size_t{64} << 20U;

  std::pmr::monotonic_buffer_resource resource;
  std::size_t taken = 0;
  std::size_t most = 0;
  std::chrono::steady_clock::time_point deadline;
  std::jmp_buf full;  ///< Where to go on when there is no more to give. Nothing of C++ lies between there and `allocate`.
  GumboOutput* output = nullptr;

  static void* allocate(void* user, std::size_t size) {
    constexpr std::size_t seldom = 4096;
    auto& memory = *static_cast<Memory*>(user);
    const std::size_t before = memory.taken / seldom;
    memory.taken += size + alignof(std::max_align_t);
    const bool late = memory.taken / seldom != before && std::chrono::steady_clock::now() > memory.deadline;
    if (memory.taken > memory.most || late) std::longjmp(memory.full, 1);
    return memory.resource.allocate(size);
  }
  static void free(void*, void*) {}
};

HtmlTree::~HtmlTree() = default;

namespace html_tree {
namespace {

/// Parses, and says whether there was memory enough. By itself, since what is local to it is lost when there was not.
template <class Memory>
bool parse(Memory& memory, const char* text, std::size_t size) {
  if (setjmp(memory.full) != 0) return false;
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = Memory::allocate;
  options.deallocator = Memory::free;
  options.userdata = &memory;
  options.max_errors = 0;
  memory.output = gumbo_parse_with_options(&options, text, size);
  return true;
}

}  // namespace
}  // namespace html_tree

HtmlTree::HtmlTree(const std::string& name, std::string_view text) : memory_(std::make_unique<Memory>()) {
  constexpr std::chrono::seconds longest{30};
  memory_->most = Memory::most_for_all + Memory::most_for_each_byte * text.size();
  memory_->deadline = std::chrono::steady_clock::now() + longest;
  if (!html_tree::is_too_deep(text) && html_tree::parse(*memory_, text.data(), text.size())) return;
  throw Problem(name, {},
                "expected a web page with at most " + std::to_string(deepest_document) +
                    " elements within each other, found more; close those that are left open");
}

const GumboNode* HtmlTree::root() const { return memory_->output->root; }

std::string_view html_attribute(const GumboNode& node, const char* name) {
  if (node.type != GUMBO_NODE_ELEMENT && node.type != GUMBO_NODE_TEMPLATE) return {};
  const GumboAttribute* const found = gumbo_get_attribute(&node.v.element.attributes, name);
  return found == nullptr ? std::string_view{} : found->value;
}

std::string html_decoded(std::string_view bytes) {
  const std::string stated = html_tree::stated_charset(bytes);
  const bool marked = bytes.starts_with("\xEF\xBB\xBF") || bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
  const bool shifts = stated.starts_with("iso-2022");  // nothing but ASCII, and yet no UTF-8
  if (marked || stated.empty() || stated.starts_with("utf-") || (!shifts && html_tree::is_utf8(bytes)))
    return decode(bytes).text;
  UErrorCode status = U_ZERO_ERROR;
  UConverter* const converter = ucnv_open(stated.c_str(), &status);
  if (U_FAILURE(status)) return decode(bytes).text;
  const icu::UnicodeString wide(bytes.data(), static_cast<std::int32_t>(bytes.size()), converter, status);
  ucnv_close(converter);
  if (U_FAILURE(status)) return decode(bytes).text;
  std::string text;
  wide.toUTF8String(text);
  return decode(text).text;
}

}  // namespace fathom::audit
