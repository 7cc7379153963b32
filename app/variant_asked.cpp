#include "app/variant_asked.hpp"

#include <string>
#include <utility>

#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/interruption.hpp"

namespace fathom::app {

Effort effort_asked(const Request& request, Progress& progress) {
  Effort effort;
  effort.seed = request.seed.root;
  effort.players = request.players;
  effort.only = request.variant.only;
  effort.cases = request.cases.value_or(0);
  effort.plays = request.variant.plays.value_or(0);
  effort.threads = threads_asked(request);
  effort.progress = [&progress, last = std::string()](std::string_view part, std::uint64_t done, std::uint64_t of) mutable {
    if (!last.empty() && last != part) note_done(last);
    last = part;
    progress(done, of, part);
  };
  return effort;
}

Base base_asked(const Request& request, const Registered& game) {
  const std::string& file = request.variant.against;
  if (file.empty()) return {"", game.published()};
  if (const Registered& other = game_of_variant_file(file); other.name != game.name)
    throw BadInput(file + ": is a variant of " + other.name + ", and what is compared with it is of " + game.name +
                   "; two variants can be compared that are of one game");
  const ChangedGame variant = game.with_variant(game.published(), file);
  return {variant.name, variant.game};
}

}  // namespace fathom::app
