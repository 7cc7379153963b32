#include "ci/binding.hpp"
#include "ci/games.hpp"
#include "notation/mirage.hpp"
#include "properties/mirage.hpp"
#include "scenarios/mirage.hpp"
#include "solver/mirage.hpp"
#include "solver/mirage/ranges.hpp"

namespace fathom::ci {

Registered registered_mirage() { return bound<mirage::Mirage, mirage::read_box_file>(); }

}  // namespace fathom::ci
