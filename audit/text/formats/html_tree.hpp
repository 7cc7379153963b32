#pragma once

#include <gumbo.h>

#include <memory>
#include <string>
#include <string_view>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// The elements of a web page, as a browser would make them of whatever was written.
class HtmlTree {
 public:
  /// `text` is UTF-8 and outlives the tree. Throws `Problem` where reading would take too deep a stack, or too much memory
  /// or time.
  HtmlTree(const std::string& name, std::string_view text);
  ~HtmlTree();
  HtmlTree(const HtmlTree&) = delete;
  HtmlTree& operator=(const HtmlTree&) = delete;

  [[nodiscard]] const GumboNode* root() const;

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

/// An element's attribute, or nothing.
std::string_view html_attribute(const GumboNode& node, const char* name);

/// The text of a web page in UTF-8, by its byte order mark, else by what it is, else by the character set that it states.
std::string html_decoded(std::string_view bytes);

}  // namespace fathom::audit
