#include "audit/reading/enumerations.hpp"

#include <gtest/gtest.h>

#include <string>

#include "audit/reading/numbers_said.hpp"

namespace fathom::audit {
namespace {

/// The lists of a text: items parted by bars, lists by semicolons.
std::string lists(const char* code, const std::string& text) {
  const Reading reading = read_text(text, code);
  std::string shown_lists;
  for (std::uint32_t sentence = 0; sentence < reading.document.sentences.size(); ++sentence) {
    for (const Enumeration& list : find_enumerations(reading, sentence)) {
      if (!shown_lists.empty()) shown_lists += "; ";
      for (const Enumeration::Item& item : list.items) {
        if (&item != &list.items.front()) shown_lists += "|";
        shown_lists += std::string(reading.document.words(reading.at(item.first, item.end - item.first)));
      }
    }
  }
  return shown_lists;
}

TEST(Enumerations, are_things_parted_by_commas_and_a_link) {
  EXPECT_EQ(lists("en", "Take a crab, a shell or a pearl."), "a crab|a shell|a pearl");
  EXPECT_EQ(lists("en", "Take a crab, a shell, or a pearl from the bag."), "a crab|a shell|a pearl");
  EXPECT_EQ(lists("en", "It is made of islands, caves and forests."), "islands|caves|forests");
  EXPECT_EQ(lists("fr", "Prenez un crabe, un coquillage ou une perle."), "un crabe|un coquillage|une perle");
  EXPECT_EQ(lists("es", "Tome un cangrejo, una concha o una perla."), "un cangrejo|una concha|una perla");
  EXPECT_EQ(lists("de", "Nimm eine Krabbe, eine Muschel oder eine Perle."), "eine Krabbe|eine Muschel|eine Perle");
  EXPECT_EQ(lists("it", "Prendi un granchio, una conchiglia o una perla."), "un granchio|una conchiglia|una perla");
  EXPECT_EQ(lists("pt", "Pegue um caranguejo, uma concha ou uma pérola."), "um caranguejo|uma concha|uma pérola");
}

TEST(Enumerations, of_two_need_a_link) {
  EXPECT_EQ(lists("en", "Draw two dolphin cards or two turtle cards."), "two dolphin cards|two turtle cards");
  EXPECT_EQ(lists("en", "Play one crab card and four river turtle cards now."), "one crab card|four river turtle cards");
  EXPECT_EQ(lists("en", "Draw a crab card, then stop."), "");
}

TEST(Enumerations, after_a_colon_or_in_brackets_need_no_link) {
  EXPECT_EQ(lists("en", "There are three colours: red, blue, green."), "red|blue|green");
  EXPECT_EQ(lists("en", "Choose an animal (dolphin, turtle, crab) now."), "dolphin|turtle|crab");
}

TEST(Enumerations, may_repeat_their_link) {
  EXPECT_EQ(lists("en", "It cannot lie on any island nor cave nor forest."), "island|cave|forest");
  EXPECT_EQ(lists("fr", "On ne peut la poser ni sur une île ni sur une grotte."), "sur une île|sur une grotte");
}

TEST(Enumerations, are_no_clauses) {
  EXPECT_EQ(lists("en", "You place the tile and move your crab."), "");
  EXPECT_EQ(lists("en", "If you can, you must stop, and the round ends."), "");
  EXPECT_EQ(lists("en", "Add it to your hand and draw another card."), "");
  EXPECT_EQ(lists("en", "She turns it and smiles."), "");
  EXPECT_EQ(lists("fr", "Vous posez la tuile et vous déplacez votre crabe."), "");
}

TEST(Enumerations, begin_behind_the_words_that_lead_up_to_them) {
  EXPECT_EQ(lists("en", "In the first region, a red ship and a blue ship meet."), "a red ship|a blue ship");
  EXPECT_EQ(lists("en", "He has to return one crab token, one shell token and one pearl token to the bag."),
            "one crab token|one shell token|one pearl token");
  EXPECT_EQ(lists("en", "At the end, take a crab, a shell or a pearl."), "a crab|a shell|a pearl");
}

TEST(Enumerations, of_any_length_end) {
  std::string text = "a crab";
  for (int i = 0; i < 50000; ++i) text += ", a crab and";
  lists("en", text);
}

}  // namespace
}  // namespace fathom::audit
