#include "app/exceptions.hpp"

#include <algorithm>
#include <system_error>

#include "notation/embedded.hpp"
#include "notation/keys.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

std::string text_under(const Node& node, std::string_view key) {
  const Node* const value = node.find(key);
  if (value == nullptr) throw Problem(node.at, "an exception needs the key \"" + std::string(key) + "\"");
  if (!value->is_scalar() || value->text.empty()) refuse(*value, "some words");
  return value->text;
}

std::vector<Exception> read_list(const Node& document, std::string_view key, std::string_view subject,
                                 const std::string& file) {
  std::vector<Exception> exceptions;
  const Node* const list = document.find(key);
  if (list == nullptr || list->is_nothing()) return exceptions;
  if (!list->is_list()) refuse(*list, "a list of exceptions");
  for (const Node& node : list->items) {
    expect_keys(node, "a map", {subject, "reason"});
    Exception exception{text_under(node, subject), text_under(node, "reason"), file + ":" + std::to_string(node.at.line)};
    if (exception_for(exceptions, exception.what) != nullptr)
      throw Problem(node.at, "\"" + exception.what + "\" is excepted twice");
    exceptions.push_back(std::move(exception));
  }
  return exceptions;
}

}  // namespace

Exceptions read_exceptions(const std::filesystem::path& file) {
  std::error_code ignored;
  if (own_file(file.string()) == nullptr && !std::filesystem::exists(file, ignored)) return {};
  return in_file(file.string(), [&] {
    const Node document = read_yaml_file(file.string());
    expect_keys(document, "a map", {"coverage", "differences", "mutants"});
    return Exceptions{read_list(document, "coverage", "rule", file.string()),
                      read_list(document, "differences", "change", file.string()),
                      read_list(document, "mutants", "mutant", file.string())};
  });
}

const Exception* exception_for(const std::vector<Exception>& exceptions, std::string_view what) {
  const auto found =
      std::find_if(exceptions.begin(), exceptions.end(), [&](const Exception& exception) { return exception.what == what; });
  return found == exceptions.end() ? nullptr : &*found;
}

}  // namespace fathom::app
