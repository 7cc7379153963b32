#include "audit/text/formats/html_roles.hpp"

#include <algorithm>
#include <array>

namespace fathom::audit::html {
namespace {

struct Element {
  GumboTag tag;
  Role role;
};
constexpr std::array roles = {
    Element{GUMBO_TAG_B, Role::bold},           Element{GUMBO_TAG_STRONG, Role::bold},
    Element{GUMBO_TAG_P, Role::block},          Element{GUMBO_TAG_DIV, Role::block},
    Element{GUMBO_TAG_BODY, Role::block},       Element{GUMBO_TAG_SECTION, Role::block},
    Element{GUMBO_TAG_ARTICLE, Role::block},    Element{GUMBO_TAG_ASIDE, Role::block},
    Element{GUMBO_TAG_HEADER, Role::block},     Element{GUMBO_TAG_FOOTER, Role::block},
    Element{GUMBO_TAG_MAIN, Role::block},       Element{GUMBO_TAG_NAV, Role::block},
    Element{GUMBO_TAG_BLOCKQUOTE, Role::block}, Element{GUMBO_TAG_FIGURE, Role::block},
    Element{GUMBO_TAG_FIGCAPTION, Role::block}, Element{GUMBO_TAG_CAPTION, Role::block},
    Element{GUMBO_TAG_SUMMARY, Role::block},    Element{GUMBO_TAG_DETAILS, Role::block},
    Element{GUMBO_TAG_ADDRESS, Role::block},    Element{GUMBO_TAG_CENTER, Role::block},
    Element{GUMBO_TAG_DL, Role::block},         Element{GUMBO_TAG_DT, Role::block},
    Element{GUMBO_TAG_DD, Role::block},         Element{GUMBO_TAG_FORM, Role::block},
    Element{GUMBO_TAG_FIELDSET, Role::block},   Element{GUMBO_TAG_LEGEND, Role::block},
    Element{GUMBO_TAG_HR, Role::block},         Element{GUMBO_TAG_PRE, Role::preformatted},
    Element{GUMBO_TAG_UL, Role::list},          Element{GUMBO_TAG_OL, Role::list},
    Element{GUMBO_TAG_MENU, Role::list},        Element{GUMBO_TAG_LI, Role::item},
    Element{GUMBO_TAG_TABLE, Role::table},      Element{GUMBO_TAG_TR, Role::row},
    Element{GUMBO_TAG_TD, Role::cell},          Element{GUMBO_TAG_TH, Role::cell},
    Element{GUMBO_TAG_BR, Role::line_break},    Element{GUMBO_TAG_IMG, Role::picture},
    Element{GUMBO_TAG_HEAD, Role::unseen},      Element{GUMBO_TAG_SCRIPT, Role::unseen},
    Element{GUMBO_TAG_STYLE, Role::unseen},     Element{GUMBO_TAG_TITLE, Role::unseen},
    Element{GUMBO_TAG_NOSCRIPT, Role::unseen},  Element{GUMBO_TAG_TEMPLATE, Role::unseen},
    Element{GUMBO_TAG_SVG, Role::unseen},       Element{GUMBO_TAG_IFRAME, Role::unseen},
    Element{GUMBO_TAG_OBJECT, Role::unseen},    Element{GUMBO_TAG_SELECT, Role::unseen},
    Element{GUMBO_TAG_TEXTAREA, Role::unseen},  Element{GUMBO_TAG_BUTTON, Role::unseen},
    Element{GUMBO_TAG_DATALIST, Role::unseen},  Element{GUMBO_TAG_AUDIO, Role::unseen},
    Element{GUMBO_TAG_VIDEO, Role::unseen},     Element{GUMBO_TAG_CANVAS, Role::unseen},
    Element{GUMBO_TAG_RT, Role::unseen},        Element{GUMBO_TAG_RP, Role::unseen},
    Element{GUMBO_TAG_NOFRAMES, Role::unseen},
};

}  // namespace

Role role_of(GumboTag tag) {
  const auto found = std::find_if(roles.begin(), roles.end(), [&](const Element& each) { return each.tag == tag; });
  return found == roles.end() ? Role::words : found->role;
}

}  // namespace fathom::audit::html
