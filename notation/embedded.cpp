#include "notation/embedded.hpp"

#include <algorithm>
#include <string>

namespace fathom {
namespace {

std::span<const EmbeddedFile> provided;

}  // namespace

void provide(std::span<const EmbeddedFile> files) { provided = files; }

const EmbeddedFile* own_file(std::string_view path) {
  if (!is_own(path)) return nullptr;
  const std::string_view name = path.substr(std::min(own_folder.size() + 1, path.size()));
  const auto found = std::ranges::find(provided, name, &EmbeddedFile::name);
  return found == provided.end() ? nullptr : &*found;
}

std::vector<std::string> own_files_below(std::string_view folder) {
  std::vector<std::string> paths;
  for (const EmbeddedFile& file : provided) {
    std::string path = std::string(own_folder) + '/' + std::string(file.name);
    if (path.starts_with(std::string(folder) + '/')) paths.push_back(std::move(path));
  }
  std::ranges::sort(paths);
  return paths;
}

}  // namespace fathom
