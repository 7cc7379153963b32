#include "app/audit_texts.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "audit/language/language.hpp"
#include "audit/text/formats.hpp"
#include "audit/text/line.hpp"

namespace fathom::app {
namespace {

bool is_text(const TextFound& text) { return audit::has_letter(text.source.text); }

bool is_in(const TextFound& text, const std::string& language) {
  return !text.language.empty() && audit::plain_code(text.language) == audit::plain_code(language);
}

/// `en, fr and no stated language`, for messages.
std::string languages_of(const std::vector<TextFound>& texts) {
  std::string list;
  for (const TextFound& text : texts) {
    const std::string shown = text.language.empty() ? "no stated language" : text.language;
    list += (list.empty() ? "" : &text == &texts.back() ? " and " : ", ") + shown;
  }
  return list;
}

[[noreturn]] void refuse_texts(const std::string& file, const std::string& expected, const std::vector<TextFound>& texts,
                               const std::string& remedy) {
  throw Problem(file, {}, "expected " + expected + ", found texts in " + languages_of(texts) + "; " + remedy);
}

std::vector<TextFound> texts_of(const std::string& file) {
  std::vector<TextFound> found;
  for (audit::Source& source : audit::read_texts(file)) {
    TextFound text{file, std::move(source), found.size(), "", ""};
    text.language = text.source.language;
    found.push_back(std::move(text));
  }
  return found;
}

void say(TextFound& text, const std::string& language) {
  if (language.empty()) return;
  // what the file says of the region is kept: `pt-BR` where somebody said `pt`
  if (!is_in(text, language) || language.size() > text.language.size()) text.language = language;
  text.stated = audit::plain_code(language);
}

/// Whether the first of two texts only stands for the second, as the messages of a PO file do: it states no language, or the
/// same.
bool is_catalogue(const std::vector<TextFound>& texts) {
  return texts.size() == 2 && (texts[0].language.empty() || is_in(texts[1], texts[0].language));
}

/// The text with exactly that language, or else the last one whose language is a kind of it.
std::vector<TextFound>::iterator text_in(std::vector<TextFound>& texts, const std::string& language) {
  if (language.empty()) return texts.end();
  const auto exact =
      std::find_if(texts.begin(), texts.end(), [&](const TextFound& each) { return each.language == language; });
  if (exact != texts.end()) return exact;
  const auto kind = std::find_if(texts.rbegin(), texts.rend(), [&](const TextFound& each) { return is_in(each, language); });
  return kind == texts.rend() ? texts.end() : std::prev(kind.base());
}

/// Which text of a file is an original whose translations stand in other files.
std::vector<TextFound>::iterator original_among(std::vector<TextFound>& texts, const FileAsked& asked) {
  if (texts.size() == 1) return texts.begin();
  if (const auto said = text_in(texts, asked.language); said != texts.end() && is_text(*said)) return said;
  if (is_catalogue(texts)) return is_text(texts[1]) ? std::next(texts.begin()) : texts.begin();
  refuse_texts(asked.file, asked.language.empty() ? "one text" : "a text in " + asked.language, texts,
               "say which is the original by its language");
}

/// Which text of a file is the original of the others.
std::vector<TextFound>::iterator original_beside(std::vector<TextFound>& texts, const std::string& language) {
  const auto said =
      std::find_if(texts.begin(), texts.end(), [&](const TextFound& each) { return each.language == language; });
  if (!language.empty() && said != texts.end()) return said;
  const auto kind = std::find_if(texts.begin(), texts.end(), [&](const TextFound& each) { return is_in(each, language); });
  return kind == texts.end() ? texts.begin() : kind;
}

/// Of the translations beside an original, those in the language that was said.
void choose(std::vector<TextFound>& beside, const TextsAsked& asked) {
  if (asked.language.empty()) return;
  const bool is_there =
      std::any_of(beside.begin(), beside.end(), [&](const TextFound& text) { return is_in(text, asked.language); });
  if (is_there) {
    std::erase_if(beside, [&](const TextFound& text) { return !is_in(text, asked.language); });
  } else if (beside.size() > 1) {
    refuse_texts(asked.original.file, "a translation into " + asked.language, beside, "name one of these languages");
  }
  if (beside.size() == 1) say(beside.front(), asked.language);
}

/// Takes the original out of the texts of a file of translations: the first, or that in the language it is known to be in.
void drop_original(std::vector<TextFound>& texts, const TextFound& original) {
  const auto same = texts.size() == 2 ? texts.begin() : std::find_if(texts.begin(), texts.end(), [&](const TextFound& text) {
    return is_in(text, original.language);
  });
  texts.erase(same == texts.end() ? texts.begin() : same);
}

}  // namespace

OriginalFound read_original(const TextsAsked& asked) {
  std::vector<TextFound> texts = texts_of(asked.original.file);
  const bool is_apart = asked.against == Against::other_files;
  const auto chosen = is_apart ? original_among(texts, asked.original) : original_beside(texts, asked.original.language);
  OriginalFound found{std::move(*chosen), {}};
  if (!is_text(found.original))
    throw Problem(asked.original.file, {}, "expected an original, found not a word of one; name another file");
  say(found.original, asked.original.language);
  if (is_apart) return found;
  texts.erase(chosen);
  found.beside = std::move(texts);
  std::erase_if(found.beside, [](const TextFound& text) { return !is_text(text); });
  choose(found.beside, asked);
  if (found.beside.empty() && (asked.against == Against::text_beside || !asked.language.empty()))
    throw Problem(asked.original.file, {}, "expected a translation too, found only one text; name the translation's file");
  return found;
}

std::vector<TextFound> read_translations(const FileAsked& asked, const TextFound& original) {
  std::vector<TextFound> texts = texts_of(asked.file);
  if (texts.size() > 1) {
    if (const auto said = text_in(texts, asked.language); said != texts.end()) {
      TextFound only = std::move(*said);
      texts.clear();
      texts.push_back(std::move(only));
    } else if (texts.size() > 2 && !asked.language.empty()) {
      refuse_texts(asked.file, "a text in " + asked.language, texts, "name one of these languages");
    } else {
      drop_original(texts, original);
    }
  }
  std::erase_if(texts, [](const TextFound& text) { return !is_text(text); });
  if (texts.empty())
    throw Problem(asked.file, {}, "expected a translation, found not a word of one; leave the file out until it has");
  if (texts.size() == 1) say(texts.front(), asked.language);
  return texts;
}

}  // namespace fathom::app
