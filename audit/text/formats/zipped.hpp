#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// The files in an archive, by their paths; nothing where there is none. Throws `Problem` for what cannot be unpacked.
using Parts = std::function<std::optional<std::string>(const std::string& path)>;

/// Unpacks files of a ZIP archive that lies in memory, while it does. `kind` is what errors say was expected (`a DOCX
/// document`). Throws `Problem`, as do the parts: for no archive, a damaged or encrypted one, and for one whose files come
/// to more than `largest_text`, which is noticed while unpacking.
Parts parts_of(const std::string& name, std::string_view bytes, const std::string& kind);

/// Whether bytes are a ZIP archive with a file of this path in it.
bool zip_holds(std::string_view bytes, const std::string& path);

/// Whether bytes are a ZIP archive that says so at its beginning.
bool is_zip(std::string_view bytes);

/// The XML of a part. Throws `Problem` where it is damaged, has a document type (which could define entities without end),
/// or elements nested deeper than any program writes.
std::unique_ptr<pugi::xml_document> xml_of(const std::string& name, const std::string& path, std::string_view bytes);

/// An element's name, and its attributes and children by their names, whatever prefix stands for their namespace in this
/// file.
std::string_view element_name(const pugi::xml_node& node);
std::string_view attribute_of(const pugi::xml_node& node, std::string_view name);
pugi::xml_node child_of(const pugi::xml_node& node, std::string_view name);

/// A number in an attribute, or `otherwise`.
int number_of(std::string_view words, int otherwise);

/// The path that a relation of an Office document names, by how its type ends (`/styles`); `otherwise` where none does.
/// `part` is the document's path in the archive.
std::string related_path(const std::string& name, const Parts& parts, const std::string& part, std::string_view type,
                         const std::string& otherwise);

}  // namespace fathom::audit
