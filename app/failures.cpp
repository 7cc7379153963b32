#include "app/failures.hpp"

#include <algorithm>
#include <cctype>
#include <system_error>

#include "app/errors.hpp"
#include "app/files.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// The check's name with everything that means something to a file system replaced.
std::string file_name(const std::string& check) {
  std::string name = check;
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '_' && c != '.') c = '_';
  return name.empty() || name[0] == '.' ? "_" + name : name;
}

}  // namespace

fs::path save_failure(const fs::path& folder, const std::string& check, const std::string& yaml) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw BadInput(folder.string() + ": cannot make the folder: " + error.message());
  for (int number = 1;; ++number) {
    const fs::path path = folder / (file_name(check) + "-" + std::to_string(number) + ".yaml");
    if (!fs::exists(path, error) && write_new_file(path, yaml)) return path;
    if (read_file(path) == yaml) return path;
  }
}

std::vector<fs::path> saved_failures(const fs::path& folder) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".yaml") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace fathom::app
