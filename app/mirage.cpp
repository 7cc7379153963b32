#include "notation/mirage.hpp"

#include "app/binding.hpp"
#include "app/games.hpp"
#include "properties/mirage.hpp"
#include "scenarios/mirage.hpp"
#include "solver/mirage.hpp"
#include "solver/mirage/ranges.hpp"

namespace fathom::app {

Registered registered_mirage() { return bound<mirage::Mirage>(); }

}  // namespace fathom::app
