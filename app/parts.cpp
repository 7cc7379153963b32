#include "app/parts.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <ostream>
#include <sstream>
#include <system_error>

#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/interruption.hpp"
#include "app/merge.hpp"
#include "app/outcome.hpp"
#include "app/readings.hpp"
#include "app/text.hpp"

namespace fathom::app {

namespace fs = std::filesystem;

namespace {

bool is_part_file(const fs::path& file) {
  const std::string name = file.filename().string();
  return name.starts_with("part-") && name.ends_with(".json");
}

[[noreturn]] void refuse(const std::string& file, const std::string& differs) {
  throw BadInput(file + ": expected a part of this run, found one of another (the " + differs +
                 " differs); name an empty folder, or delete it");
}

/// What the finished report of a part says of its run, against what is asked now; the exit code it stands for. Throws where it
/// is of another run.
Exit known_verdicts(const Request& request, const std::string& file) {
  const Report there = read_json(read_file(file), file);
  std::string differs = what_differs(there, begun(request));
  if (!request.games.empty() && there.games != request.games) differs = "games";
  if (!(there.shard == request.shard)) differs = "part";
  if (!differs.empty()) refuse(file, differs);
  std::vector<Verdict> all = there.verdicts;
  all.insert(all.end(), there.replayed.begin(), there.replayed.end());
  return there.unreadable.empty() ? exit_of(all) : Exit::bad_input;
}

Exit known_readings(const Request& request, const std::string& file) {
  const Readings there = read_readings(read_file(file), file);
  std::string differs = what_differs(there, begun_readings(request));
  if (!(there.run.shard == request.shard)) differs = "part";
  if (!differs.empty()) refuse(file, differs);
  return exit_of(there);
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
  const bool is_of_readings = asked.command == Command::readings;  // whose report has a form of its own
  Exit worst = Exit::holds;
  for (std::uint32_t index = asked.shard.index; index < parts; index += asked.shard.of) {
    Request request = asked;
    request.shard = {index, parts};
    request.detail = Detail::failures;
    const fs::path file = folder / part_file_name(request.shard);
    if (fs::exists(file)) {
      worst = worse_of(worst, is_of_readings ? known_readings(request, file.string()) : known_verdicts(request, file.string()));
      context.out << file.string() << ": finished before\n";
      continue;
    }
    if (is_of_readings) {
      request.variant.output = file.string();
      request.variant.form = ReportForm::json;
    } else {
      request.json = file.string();
    }
    std::ostringstream said;  // that the rules hold in a part need not be told a thousand times
    const Exit came_out = run({request, context.paint, said, context.err});
    worst = worse_of(worst, came_out);
    if (came_out != Exit::holds) context.out << said.str();
    if (fs::exists(file)) context.out << file.string() << ": finished\n" << std::flush;
    note_done(file.filename().string());
  }
  return worst;
}

}  // namespace fathom::app
