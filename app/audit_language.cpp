#include "app/audit_language.hpp"

#include <algorithm>
#include <utility>

#include "app/errors.hpp"
#include "app/text.hpp"
#include "audit/language/language.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

constexpr double clear_lead = 0.6;         // the second language's share, at most, of the first one's
constexpr double foreign = 0.1;            // below this share of the likeliest language's, nothing is in the stated one
constexpr std::size_t telling_size = 400;  // bytes of text that contradict a stated language,
constexpr std::size_t least_size = 40;     // and of one whose language can be told
constexpr std::size_t enough = 200'000;    // bytes, beyond which a language is no plainer

std::string codes() {
  std::string list;
  const std::vector<std::string> all = audit::language_codes();
  for (const std::string& code : all) list += (list.empty() ? "" : code == all.back() ? " or " : ", ") + code;
  return list;
}

const audit::Likeness* likeness_to(const TextShown& text, const std::string& code) {
  const auto found =
      std::find_if(text.likely.begin(), text.likely.end(), [&](const audit::Likeness& each) { return each.code == code; });
  return found == text.likely.end() ? nullptr : &*found;
}

/// Whether the text surely reads as the likeliest language.
bool is_telling(const TextShown& text, std::size_t size) {
  return text.size >= size && !text.likely.empty() && text.likely.front().share >= audit::telling_share;
}

/// Whether nothing of a text is in a language, and all of it in another. A text half of which is translated is in both.
bool is_foreign(const TextShown& text, const std::string& code) {
  if (!is_telling(text, telling_size) || audit::language(code).function_words().empty()) return false;
  const audit::Likeness* const own = likeness_to(text, code);
  return (own == nullptr ? 0.0 : own->share) < foreign * text.likely.front().share;
}

std::string language_name(const std::string& code) { return audit::language(code).name(); }

void expect_known(const TextShown& text) {
  try {
    audit::language(text.stated);
  } catch (const Problem&) {
    throw BadUsage(text.option + ": expected a language's code: " + codes() + ", or that of another, like fi; found \"" +
                   text.stated + "\"");
  }
}

/// The code of what a text reads as.
std::string language_read_off(const TextShown& text) {
  if (!is_telling(text, least_size)) return std::string(audit::unknown_language);
  const audit::Likeness& first = text.likely.front();
  if (text.likely.size() > 1 && text.likely[1].share > clear_lead * first.share)
    throw BadUsage("the language of " + text.file + " is not plain: parts of it read as " + language_name(first.code) +
                   ", parts as " + language_name(text.likely[1].code) + "; say " + text.option + " " + codes());
  return first.code;
}

}  // namespace

TextShown text_shown(const audit::Source& source, std::string option, std::string stated) {
  TextShown text;
  text.file = source.name;
  text.option = std::move(option);
  text.stated = std::move(stated);
  text.size = source.text.size();
  text.said = source.language;
  text.likely = audit::likely_languages(std::string_view(source.text).substr(0, source.text.find(' ', enough)));
  return text;
}

std::string language_of(const TextShown& text, const TextShown* other) {
  if (text.stated.empty()) return text.said.empty() ? language_read_off(text) : audit::plain_code(text.said);
  expect_known(text);
  const std::string stated = audit::plain_code(text.stated);
  if (!is_foreign(text, stated)) return stated;
  const std::string& seems = text.likely.front().code;
  const bool swapped = other != nullptr && is_telling(*other, telling_size) && other->likely.front().code == stated &&
                       (other->stated == seems || other->stated.empty());
  throw BadInput(text.file + ": expected a text in " + language_name(stated) + ", found one in " + language_name(seems) +
                 (swapped ? "; the original comes first: swap the two files" : "; say " + text.option + " " + seems));
}

std::string remark_on(const TextShown& text, const std::string& code) {
  if (!text.stated.empty()) return "";
  const std::string begun = "fathom: " + printable(text.file);
  if (code == audit::unknown_language)
    return begun + " reads as no language that is known; numbers are read in digits alone (" + text.option +
           " CODE names its language)\n";
  return begun + (text.said.empty() ? " reads as " : " says that it is in ") + language_name(code) + " (" + text.option + " " + code +
         ")\n";
}

}  // namespace fathom::app
