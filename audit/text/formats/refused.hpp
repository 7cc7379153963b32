#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

/// Kinds of files that hold no text that can be read, whatever their names say. Reading one throws a `Problem` that says
/// what it is, and what to do.
namespace fathom::audit {

/// Old Office files; new ones, too, where they are locked with a password.
bool is_old_office(std::string_view bytes);
std::vector<Source> refuse_old_office(const std::string& name, std::string_view bytes);

bool is_rich_text(std::string_view bytes);
std::vector<Source> refuse_rich_text(const std::string& name, std::string_view bytes);

bool is_picture(std::string_view bytes);
std::vector<Source> refuse_picture(const std::string& name, std::string_view bytes);

/// Archives, also ZIP archives that are no document.
bool is_archive(std::string_view bytes);
std::vector<Source> refuse_archive(const std::string& name, std::string_view bytes);

}  // namespace fathom::audit
