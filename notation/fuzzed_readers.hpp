#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What fuzzers of several readers share: their names, and what each begins with. For `*_fuzz.cpp` alone.
namespace fathom::fuzzing {

using Texts = std::vector<std::string>;

/// Something that reads bytes.
struct Reader {
  std::string_view name;
  void (*read)(const std::string& text);
  Texts (*seeds)();  ///< What it reads well, to be changed.
};

/// Ends the run as a finding unless something is so.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

namespace detail {

inline std::string value_of(std::span<char* const> words, std::string_view option) {
  for (const std::string_view word : words)
    if (word.starts_with(option)) return std::string(word.substr(option.size()));
  return {};
}

inline void write_seeds(const Texts& seeds, const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  int number = 0;
  for (const std::string& text : seeds) std::ofstream(folder / std::to_string(++number), std::ios::binary) << text;
}

}  // namespace detail

/// The reader that a fuzzer's command line asks for. It goes no further where the line asks for something else:
///     --readers                          the names of all
///     --reader=NAME                      the one to run
///     --reader=NAME --seeds=FOLDER       its seeds, written there
inline const Reader& asked(std::span<char* const> words, std::span<const Reader> readers) {
  if (std::ranges::any_of(words, [](const std::string_view word) { return word == "--readers"; })) {
    for (const Reader& reader : readers) std::puts(std::string(reader.name).c_str());
    std::exit(0);
  }
  const auto found = std::ranges::find(readers, detail::value_of(words, "--reader="), &Reader::name);
  if (found == readers.end()) {
    std::fputs("expected --reader=NAME, one of those that --readers lists\n", stderr);
    std::exit(2);
  }
  if (const std::string folder = detail::value_of(words, "--seeds="); !folder.empty()) {
    detail::write_seeds(found->seeds(), folder);
    std::exit(0);
  }
  return *found;
}

}  // namespace fathom::fuzzing
