#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

const std::string english =
    "Take a tile.\n\n"
    "Place the tile on the board.\n\n"
    "Turn the tile over.\n\n"
    "Give a tile to another player.\n\n"
    "Discard the tile.\n\n"
    "The blue tile counts.\n\n"
    "Return the tile to the box.";
const std::string french =
    "Prenez une tuile.\n\n"
    "Posez la tuile sur le plateau.\n\n"
    "Retournez la tuile.\n\n"
    "Donnez une tuile à un autre joueur.\n\n"
    "Défaussez la tuile.\n\n"
    "La tuile bleue compte.\n\n";

TEST(SecondNames, of_a_thing_with_a_settled_name_are_a_warning) {
  expect_each(check_second_names,
              {{english, "fr", french + "Remettez la plaque dans la boîte.", "warning term-inconsistent tile | plaque"}});
}

TEST(SecondNames, are_not_seen_where_the_settled_name_stands) {
  expect_silence(check_second_names, {{english, "fr", french + "Remettez la tuile dans la boîte."}});
}

TEST(SecondNames, tell_what_they_stand_for) {
  EXPECT_EQ(told(found_in(check_second_names, {english, "fr", french + "Remettez la plaque dans la boîte."})),
            "\"plaque\" stands here for \"tile\", which has another name everywhere else.");
}

}  // namespace
}  // namespace fathom::audit
