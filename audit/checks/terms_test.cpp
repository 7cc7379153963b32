#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

const std::string english =
    "Take a harbour tile.\n\n"
    "Place the harbour tile on the board.\n\n"
    "Discard a harbour tile.\n\n"
    "Return the harbour tile to the box.\n\n"
    "The harbour tile counts 3 points.";
const std::string french =
    "Prenez une tuile de port.\n\n"
    "Posez la tuile de port sur le plateau.\n\n"
    "Défaussez une tuile de port.\n\n"
    "Remettez la tuile de port dans la boîte.\n\n";

TEST(Terms, that_have_another_name_in_one_place_are_a_warning) {
  expect_each(check_terms, {{english, "fr", french + "La tuile de quai compte 3 points.",
                             "warning term-inconsistent - | tuile de quai"}});
}

TEST(Terms, that_keep_their_name_are_fine) {
  expect_silence(check_terms, {{english, "fr", french + "La tuile de port compte 3 points."}});
}

TEST(Terms, tell_the_usual_name) {
  EXPECT_EQ(told(found_in(check_terms, {english, "fr", french + "La tuile de quai compte 3 points."})),
            "What is \"tuile de port\" 4 times is called \"tuile de quai\" here.");
}

}  // namespace
}  // namespace fathom::audit
