#include "scenarios/naming.hpp"

#include <algorithm>
#include <filesystem>

#include "notation/embedded.hpp"
#include "scenarios/pattern.hpp"

namespace fathom {

namespace {

constexpr std::string_view ending = ".yaml";

}  // namespace

std::string check_name(const std::string& file, const Scenario& scenario, const ScenarioOptions& options) {
  std::string name = file;
  if (options.naming == Naming::below_root) {
    std::string root = options.root;
    while (root.ends_with('/')) root.pop_back();
    if (!root.empty() && name.starts_with(root + "/")) name.erase(0, root.size() + 1);
    if (name.ends_with(ending)) name.resize(name.size() - ending.size());
  }
  return scenario.name.empty() ? name : name + "/" + scenario.name;
}

bool is_wanted(const std::string& check, const std::vector<std::string>& names) {
  return names.empty() || std::any_of(names.begin(), names.end(), [&](const std::string& name) {
           if (has_wildcards(name) && fits_pattern(name + "/**", check)) return true;
           return check == name || check.starts_with(name + "/");
         });
}

std::string located(const std::string& file, Position at, const std::string& message) {
  return Problem(file, at, message).what();
}

void refuse_nothing(const std::vector<std::string>& names, const ScenarioOptions& options) {
  if (names.empty() || options.only.empty()) throw Problem({}, {}, "expected scenarios to run, found none");
  const std::vector<std::string_view> known(names.begin(), names.end());
  if (has_wildcards(options.only.front())) throw Problem({}, {}, "no scenario's name fits \"" + options.only.front() + "\"");
  throw Problem({}, {}, "there is no scenario \"" + options.only.front() + "\"" + suggestion(options.only.front(), known));
}

std::vector<std::string> scenario_files(const std::string& folder) {
  std::vector<std::string> files = own_files_below(folder);
  if (!files.empty()) return files;
  std::error_code error;
  const auto options = std::filesystem::directory_options::skip_permission_denied;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, options, error))
    if (entry.is_regular_file() && entry.path().extension() == ending) files.push_back(entry.path().string());
  if (error) throw Problem(folder, {}, "expected a folder of scenarios, found " + error.message());
  if (files.empty()) throw Problem(folder, {}, "expected scenarios (*.yaml) below this folder, found none");
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace fathom
