#include "notation/mirage.hpp"
#include "notation/mirage_leaves.hpp"
#include "notation/variant_of.hpp"

template struct fathom::Variants<fathom::mirage::Mirage>;
