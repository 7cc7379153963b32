#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/context.hpp"

namespace fathom::app {

/// The name of a part's report in the folder of a run that is done in parts: `part-0003-of-0064.json`.
std::string part_file_name(const Shard& part);

/// The reports of a folder, in the order of their parts. Throws `BadInput` where there is none.
std::vector<std::string> parts_in(const std::string& folder);

/// Does those parts of a run that fall to this process, one after another, each into a report of its own in a folder; those
/// that are there already are not done again. Of P parts shard I of N does I, I + N, I + 2 N and so on, so that any number of
/// processes can share them, and one that is started again goes on with the first that is not finished.
/// Throws `BadInput` for a folder with reports of another run.
Exit do_parts(const Context& context, const std::function<Exit(const Context&)>& run);

}  // namespace fathom::app
