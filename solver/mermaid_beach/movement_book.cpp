#include "solver/mermaid_beach/conserving.hpp"

namespace fathom::solver::beach {

const MovementBook& movement_book() {
  using enum Place;
  static const MovementBook book{.beach = {{"deal", "", {{deck, mine}}},
                                           {"play_mermaid", "", {{mine, discards}}},
                                           {"play_mean_mermaid", "", {{mine, discards}}},
                                           {"play_pair", "", {{mine, discards, 2, 2}}},
                                           {"give", "", {{mine, discards}, {hers, discards}}},
                                           {"draw_beach", at_the_beach, {{deck, drawn}}},
                                           {"draw_beach", for_seaweed, {{deck, mine}}},
                                           {"turn_up", "", {{deck, display}}},
                                           {"take_from_display", "", {{display, drawn}}},
                                           {"play_drawn", a_special_card, {{drawn, discards}}},
                                           {"play_drawn", an_item, {{drawn, discards}, {mine, discards}}},
                                           {"keep", "", {{drawn, mine}}},
                                           {"play_sneaker_wave", "", {{mine, discards}}},
                                           {"play_seaweed", "", {{mine, discards}}},
                                           {"pass_card", "", {{mine, put_down}}},
                                           {"reshuffle_beach", "", {{discards, deck, all_there, all_there}}}},
                                 .shells = {{"steal", "", {{hers, mine}}},
                                            {"wash_away", "", {{hers, discards}}},
                                            {"pay_for_action", "", {{mine, discards}}},
                                            {"draw_shell", a_shell, {{deck, mine}}},
                                            {"draw_shell", a_starfish, {{deck, discards}}},
                                            {"reshuffle_shells", "", {{discards, deck, all_there, all_there}}},
                                            {"reveal_monster", "", {{mine, discards, all_there, all_there}}}}};
  return book;
}

}  // namespace fathom::solver::beach
