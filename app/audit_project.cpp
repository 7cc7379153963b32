#include "app/audit_project.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "app/audit_pattern.hpp"
#include "audit/text/formats/catalogue.hpp"
#include "audit/text/formats/language_names.hpp"
#include "model/core/names.hpp"
#include "notation/keys.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// A file or a pattern, as the project file has it.
struct FileNode {
  std::string name;
  std::string language;
  const Node* node = nullptr;
};

/// An entry under `texts`.
struct TextsNode {
  std::optional<FileNode> original;
  std::vector<FileNode> translations;
};

std::string words_of_node(const Node& node, const std::string& expected) {
  if (!node.is_scalar() || node.text.find_first_not_of(" \t\n") == std::string::npos) refuse(node, expected);
  return node.text;
}

std::string read_language(const Node& node) {
  const std::string expected = "a language's code, such as fr or pt-BR";
  std::string code = words_of_node(node, expected);
  if (!audit::is_language_code(code)) refuse(node, expected);
  return audit::language_code(code);
}

FileNode read_file_node(const Node& node) {
  const std::string expected = "a file, or a pattern such as texts/*.{lang}.md";
  FileNode file{"", "", &node};
  if (node.is_map()) {
    expect_keys(node, expected, {"file", "language"});
    const Node* const name = node.find("file");
    if (name == nullptr) throw Problem(node.at, "expected " + expected + " under the key \"file\", found no such key");
    file.node = name;
    if (const Node* const language = node.find("language")) file.language = read_language(*language);
  }
  file.name = words_of_node(*file.node, expected);
  if (const std::string flaw = flaw_of(file.name); !flaw.empty()) refuse(*file.node, flaw);
  return file;
}

/// One of a thing, or a list of it.
template <class Read>
auto read_some(const Node& node, const std::string& expected, Read read) {
  std::vector<decltype(read(node))> all;
  if (!node.is_list()) {
    all.push_back(read(node));
    return all;
  }
  for (const Node& item : node.items) all.push_back(read(item));
  if (all.empty()) refuse(node, expected);
  return all;
}

TextsNode read_texts_node(const Node& node) {
  const std::string expected = "an original and its translations";
  expect_keys(node, expected, {"original", "translations"});
  TextsNode texts;
  if (const Node* const original = node.find("original")) texts.original = read_file_node(*original);
  if (const Node* const translations = node.find("translations"))
    texts.translations = read_some(*translations, "the files of translations", read_file_node);
  if (!texts.original && texts.translations.empty()) refuse(node, expected);
  if (texts.original && texts.original->name.find("{lang}") != std::string::npos)
    refuse(*texts.original->node, "the original's own language in place of {lang}");
  return texts;
}

/// The folder of a project file, and how names in the file are shown from where the program runs.
class Folder {
 public:
  explicit Folder(const std::string& file) : path_(fs::path(file).parent_path()) {}

  [[nodiscard]] std::string shown(const std::string& name) const { return (path_ / name).lexically_normal().string(); }
  [[nodiscard]] std::vector<FileMatch> like(const std::string& pattern) const {
    return files_like(path_.empty() ? "." : path_, pattern);
  }
  /// The name as it is opened; the file has to be there.
  [[nodiscard]] std::string file(const Node& node) const {
    std::string name = shown(words_of_node(node, "a file"));
    std::error_code ignored;
    if (!fs::is_regular_file(name, ignored)) refuse(node, "a file that is there, below the project's folder");
    return name;
  }

 private:
  fs::path path_;
};

std::size_t stars_in(std::string_view name) { return static_cast<std::size_t>(std::count(name.begin(), name.end(), '*')); }

/// The files of a name that stands under `original`, or alone under `translations`.
std::vector<FileMatch> all_like(const FileNode& file, const Folder& folder) {
  if (!is_pattern(file.name)) return {{folder.file(*file.node).empty() ? "" : file.name, {}, ""}};
  std::vector<FileMatch> found = folder.like(file.name);
  if (found.empty()) refuse(*file.node, "a pattern that fits a file below the project's folder");
  return found;
}

/// The files that hold an original and its translation both.
std::vector<TextsAsked> read_bilingual(const TextsNode& node, const std::string& language, const Folder& folder) {
  std::vector<TextsAsked> all;
  for (const FileNode& file : node.translations)
    for (const FileMatch& match : all_like(file, folder)) {
      TextsAsked texts{{folder.shown(match.file), language},
                       {},
                       file.language.empty() ? match.language : file.language,
                       "",
                       Against::text_beside};
      // one row for `fr/rules.po` and `de/rules.po`, one each for `fr/rules.po` and `fr/cards.po`
      texts.row = folder.shown(with_stars(file.name, match.stars));
      all.push_back(std::move(texts));
    }
  return all;
}

/// The files of translations of one original. How often each name under `translations` found a file is counted in `used`.
std::vector<FileAsked> translations_of(const FileMatch& original, const TextsNode& node, const Folder& folder,
                                       std::vector<std::size_t>& used) {
  std::vector<FileAsked> files;
  for (std::size_t i = 0; i < node.translations.size(); ++i) {
    const FileNode& file = node.translations[i];
    for (const FileMatch& match : folder.like(with_stars(file.name, original.stars))) {
      FileAsked asked{folder.shown(match.file), file.language.empty() ? match.language : file.language};
      const auto is_same = [&](const FileAsked& other) { return other.file == asked.file; };
      if (asked.file == folder.shown(original.file)) continue;
      ++used[i];
      if (std::none_of(files.begin(), files.end(), is_same)) files.push_back(std::move(asked));
    }
  }
  return files;
}

std::vector<TextsAsked> read_originals(const TextsNode& node, const std::string& language, const Folder& folder) {
  const FileNode& file = *node.original;
  const std::size_t stars = stars_in(file.name);
  for (const FileNode& translation : node.translations)
    if (const std::size_t own = stars_in(translation.name); own != 0 && own != stars)
      refuse(*translation.node, "as many * as the original has, which is " + std::to_string(stars));
  std::vector<TextsAsked> all;
  std::vector<std::size_t> used(node.translations.size(), 0);
  for (const FileMatch& match : all_like(file, folder)) {
    TextsAsked texts{{folder.shown(match.file), file.language.empty() ? language : file.language},
                     {},
                     "",
                     "",
                     Against::whatever_there_is};
    texts.row = texts.original.file;
    texts.translations = translations_of(match, node, folder, used);
    if (!node.translations.empty()) texts.against = Against::other_files;
    all.push_back(std::move(texts));
  }
  for (std::size_t i = 0; i < used.size(); ++i)
    if (used[i] == 0)
      refuse(*node.translations[i].node, is_pattern(node.translations[i].name)
                                             ? "a pattern that fits a translation below the project's folder"
                                             : "a translation that is there, below the project's folder");
  return all;
}

/// An original that the patterns of two entries fit is one row with the translations of both.
void join(std::vector<TextsAsked>& all, TextsAsked texts) {
  const auto same = std::find_if(all.begin(), all.end(), [&](const TextsAsked& other) {
    return other.original == texts.original && other.language == texts.language && other.against == texts.against;
  });
  if (same == all.end()) {
    all.push_back(std::move(texts));
    return;
  }
  for (FileAsked& file : texts.translations) {
    const auto known = std::find_if(same->translations.begin(), same->translations.end(),
                                    [&](const FileAsked& other) { return other.file == file.file; });
    if (known == same->translations.end())
      same->translations.push_back(std::move(file));
    else if (known->language.empty())
      known->language = std::move(file.language);
  }
}

std::vector<TextsAsked> read_all_texts(const Node& document, const Folder& folder) {
  const Node* const list = document.find("texts");
  if (list == nullptr) throw Problem(document.at, "expected the project's texts under the key \"texts\", found no such key");
  if (!list->is_list() || list->items.empty()) refuse(*list, "a list of originals and their translations");
  const Node* const said = document.find("language");
  const std::string language = said == nullptr ? "" : read_language(*said);
  std::vector<TextsAsked> all;
  for (const Node& item : list->items) {
    const TextsNode node = read_texts_node(item);
    for (TextsAsked& texts : node.original ? read_originals(node, language, folder) : read_bilingual(node, language, folder))
      join(all, std::move(texts));
  }
  return all;
}

/// A file, or a list of files, that stand beside the texts; none where there is no such key.
std::vector<std::string> read_files(const Node* node, const Folder& folder) {
  if (node == nullptr || (node->is_list() && node->items.empty())) return {};
  return read_some(*node, "a file or several", [&](const Node& each) { return folder.file(each); });
}

FailOn read_fail_on(const Node& node) {
  constexpr auto names = names_of(FailOn{});
  const std::optional<FailOn> value = node.is_scalar() ? named<FailOn>(node.text) : std::nullopt;
  if (value) return *value;
  throw Problem(node.at,
                "expected a severity, or never, found " + found(node) + suggestion(node.text, {names.begin(), names.end()}));
}

}  // namespace

std::optional<std::string> project_above(const fs::path& folder) {
  std::error_code error;
  const fs::path from = fs::canonical(folder, error);
  fs::path seen;
  for (fs::path at = from; !error; at = at.parent_path()) {
    const fs::path file = seen / project_name;
    if (fs::is_regular_file(at / project_name, error)) return file.string();
    error.clear();  // what is not there is no error
    if (at == at.parent_path()) break;
    seen /= "..";
  }
  return std::nullopt;
}

AuditProject read_project(const std::string& file) {
  return in_file(file, [&] {
    const Node document = read_yaml_file(file);
    expect_keys(document, "a project, with the key texts",
                {"texts", "language", "termbases", "baselines", "game", "edition", "fail-on"});
    const Folder folder(file);
    AuditProject project;
    project.file = file;
    project.texts = read_all_texts(document, folder);
    project.termbases = read_files(document.find("termbases"), folder);
    project.baselines = read_files(document.find("baselines"), folder);
    if (const Node* const node = document.find("game")) project.game = words_of_node(*node, "the name of a game");
    if (const Node* const node = document.find("edition")) project.edition = folder.file(*node);
    if (const Node* const node = document.find("fail-on")) project.fail_on = read_fail_on(*node);
    return project;
  });
}

}  // namespace fathom::app
