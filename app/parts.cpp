#include "app/parts.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/interruption.hpp"
#include "app/merge.hpp"
#include "app/outcome.hpp"
#include "app/text.hpp"

namespace fathom::app {

namespace fs = std::filesystem;

namespace {

bool is_part_file(const fs::path& file) {
  const std::string name = file.filename().string();
  return name.starts_with("part-") && name.ends_with(".json");
}

/// The report of a part that is finished; the exit code it stands for. Throws where it is of another run.
Exit known_part(const Report& expected, const fs::path& file) {
  const Report there = read_json(read_file(file), file.string());
  const bool is_of_these_games = expected.games.empty() || there.games == expected.games;
  if (!is_same_run(there, expected) || !is_of_these_games || !(there.shard == expected.shard))
    throw BadInput(file.string() + ": expected a part of this run, found one of another; name an empty folder, or delete it");
  std::vector<Verdict> all = there.verdicts;
  all.insert(all.end(), there.replayed.begin(), there.replayed.end());
  return there.unreadable.empty() ? exit_of(all) : Exit::bad_input;
}

/// A failure before what is undecided, before what holds.
Exit worse_of(Exit one, Exit other) {
  constexpr std::array order{Exit::bad_input, Exit::fails, Exit::undecided, Exit::holds};
  const auto rank = [&](Exit exit) { return std::ranges::find(order, exit); };
  return std::min(one, other, [&](Exit a, Exit b) { return rank(a) < rank(b); });
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw BadInput(folder.string() + ": cannot make this folder: " + error.message());
}

}  // namespace

std::string part_file_name(const Shard& part) {
  std::array<char, 64> name{};
  std::snprintf(name.data(), name.size(), "part-%04u-of-%04u.json", part.index, part.of);
  return name.data();
}

std::vector<std::string> parts_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored))
    if (is_part_file(entry.path())) files.push_back(entry.path().string());
  std::ranges::sort(files);
  if (files.empty()) throw BadInput(folder + ": there are no reports of parts here, such as " + part_file_name({0, 4}));
  return files;
}

Exit do_parts(const Context& context, const std::function<Exit(const Context&)>& run) {
  const Request& asked = context.request;
  const fs::path folder(asked.into);
  make_folder(folder);
  const std::uint32_t parts = std::max(asked.parts.value_or(asked.shard.of), asked.shard.of);
  Exit worst = Exit::holds;
  for (std::uint32_t index = asked.shard.index; index < parts; index += asked.shard.of) {
    Request request = asked;
    request.shard = {index, parts};
    const fs::path file = folder / part_file_name(request.shard);
    request.json = file.string();
    if (fs::exists(file)) {
      Report expected = begun(request);
      expected.games = asked.games;
      worst = worse_of(worst, known_part(expected, file));
      context.out << file.string() << ": finished before\n";
      continue;
    }
    worst = worse_of(worst, run({request, context.paint, context.out, context.err}));
    note_done(file.filename().string());
  }
  return worst;
}

}  // namespace fathom::app
