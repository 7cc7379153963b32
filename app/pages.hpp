#pragma once

#include <string>
#include <string_view>

namespace fathom::app {

/// A file of `app/pages/`, which lies inside the program: a style sheet or a script of a page. Throws `std::logic_error`
/// where there is none of that name.
std::string_view page_file(std::string_view name);

/// An SVG document as an image of a page: it lies in the page itself, and neither knows the other's style. Nothing where there
/// is no document.
std::string as_image(std::string_view svg);

}  // namespace fathom::app
