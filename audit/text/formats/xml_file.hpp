#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "audit/text/formats/placed_text.hpp"

namespace fathom::audit {

/// An XML file, whose texts are read where they stand.
class XmlFile {
 public:
  /// How white space in a text is taken: each run as one blank, or as it stands.
  enum class Space : std::uint8_t { collapsed, kept };

  /// Throws `Problem` for what is no XML, and for a document type that declares entities.
  XmlFile(const std::string& name, std::string_view bytes);

  [[nodiscard]] pugi::xml_node root() const { return document_.document_element(); }
  [[nodiscard]] const std::string& name() const { return file_.name(); }
  /// Where an element begins; cheap where elements are asked for in the order of the file.
  Position at(pugi::xml_node node) { return file_.at(offset(node)); }
  [[noreturn]] void refuse(pugi::xml_node node, const std::string& message) { file_.refuse(offset(node), message); }

  /// The text of an element. Elements in it are placeholders: `<g id="1">`, `<x id="2"/>`; those that only mark words do not
  /// show.
  PlacedText content(pugi::xml_node node, Space space);

 private:
  [[nodiscard]] static std::size_t offset(pugi::xml_node node);
  void take(PlacedText& to, pugi::xml_node node, int depth);
  void take_element(PlacedText& to, pugi::xml_node node, int depth);

  TextFile file_;
  pugi::xml_document document_;
};

/// An attribute's value, its references undone; empty where there is none.
std::string attribute(pugi::xml_node node, const char* name);
/// An element's name without its prefix.
std::string_view local_name(pugi::xml_node node);
/// Whether the first element of an XML file has this name, as far as the beginning of the bytes tells.
bool has_root(std::string_view bytes, std::string_view name);

/// Elements that are nested deeper than this are refused.
inline constexpr int deepest_element = 64;

}  // namespace fathom::audit
