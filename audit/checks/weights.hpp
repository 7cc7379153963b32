#pragma once

#include <array>
#include <string_view>

#include "audit/checks/judge.hpp"

// Written by `audit/fit --learn`: what each ground and each clue counts for, in log odds.
namespace fathom::audit::weights {

/// In the order of clues: guess, likeness, literal, literal_back, crowd, habit, trust, free_words, joined, size, in_table, keyed, repeated, elsewhere, shorter.
using Slopes = std::array<double, feature_count>;
inline constexpr Slopes gained{0.12, -1.19, 0.60, 0.42, 1.12, -0.26, 0.27, -0.50, 0.18, 0.10, 0.15, 0.59, -1.58, -0.99, 1.48};
inline constexpr Slopes lost{0.15, -1.00, 0.50, 0.54, 1.23, -0.08, 0.20, 0.21, -0.11, 0.19, 0.10, 0.68, -0.78, -0.33, 2.03};
inline constexpr Slopes number{0.35, -0.49, 0.78, 0.96, 0.70, -0.78, 0.35, -0.32, -0.78, 0.25, 0.46, 1.54, 0.30, -0.65, 3.30};
inline constexpr Slopes other{-0.47, -1.12, 0.72, 0.79, 1.01, -0.25, 0.33, 0.07, 0.50, 0.08, 0.93, 0.98, -1.92, -0.65, 0.21};
inline constexpr Slopes part{0.46, -1.49, 0.36, 0.27, 1.15, -0.50, 0.25, -0.11, -0.92, 0.22, -0.55, 0.42, -0.21, -0.65, 4.32};
inline constexpr Slopes swapped{0.17, -1.01, 0.62, 0.78, 0.65, -0.21, 0.46, -0.25, -0.12, 0.15, 0.18, 0.85, -1.48, -0.98, 0.49};

struct Weight {
  double bias = 0;
  const Slopes* slopes = nullptr;
};
inline constexpr std::array<Weight, ground_count> grounds{{
    {-3.39, &other},  // fact
    {0.36, &number},  // number_changed
    {-3.88, &number},  // number_changed_light
    {-2.05, &number},  // number_crossed
    {-3.16, &number},  // number_of_another
    {-3.11, &number},  // number_lost
    {-2.98, &number},  // number_added
    {-1.45, &number},  // bound_changed
    {-6.88, &number},  // bound_lost
    {-0.02, &number},  // sign_changed
    {0.38, &swapped},  // contrary
    {-3.64, &swapped},  // link_contrary
    {-0.46, &swapped},  // quantifier_contrary
    {-2.49, &swapped},  // property_swapped
    {-3.62, &swapped},  // thing_swapped
    {-3.38, &swapped},  // other_thing_swapped
    {-4.39, &swapped},  // deed_swapped
    {-4.54, &swapped},  // word_swapped
    {1.17, &lost},  // all_lost
    {-3.18, &lost},  // quantifier_lost
    {-4.09, &lost},  // bound_word_lost
    {-3.45, &lost},  // order_lost
    {-3.48, &lost},  // property_lost
    {-3.44, &lost},  // thing_lost
    {-3.39, &lost},  // person_lost
    {-3.54, &lost},  // term_lost
    {-3.43, &gained},  // quantifier_gained
    {-3.99, &gained},  // bound_word_gained
    {-3.61, &gained},  // order_gained
    {-4.00, &gained},  // property_gained
    {-3.37, &gained},  // thing_gained
    {-3.92, &gained},  // person_gained
    {-4.23, &gained},  // term_gained
    {-0.46, &swapped},  // modality_swapped
    {-1.75, &lost},  // denial_lost
    {-3.86, &gained},  // denial_gained
    {-2.16, &other},  // order_crossed
    {-4.26, &other},  // word_of_another
    {0.82, &part},  // sentence_lost
    {-3.39, &part},  // sentence_added
    {-3.18, &part},  // clause_lost
    {-3.73, &part},  // clause_added
    {-3.29, &part},  // condition_lost
    {-4.83, &part},  // condition_added
    {-4.47, &part},  // item_lost
    {-3.80, &part},  // item_unlike
    {-4.27, &part},  // item_added
    {-2.19, &part},  // items_reordered
    {-2.54, &other},  // list_reordered
    {-4.43, &other},  // deeds_reordered
    {-2.39, &swapped},  // learned_swapped
    {-3.62, &other},  // learned_stranger
    {-3.38, &lost},  // learned_lost
    {-4.41, &other},  // second_name
    {-0.26, &other},  // several_names
    {-3.22, &other},  // word_left
    {-4.52, &other},  // two_names
    {-3.39, &other},  // statement
    {-2.92, &number},  // sum
}};

/// How surely translators carry a concept over, or any of its family, by name.
struct Trusted {
  std::string_view name;
  double trust = 0;
};
inline constexpr std::array<Trusted, 393> trust{{
    {"act", 0.70}, {"act.agree", 0.79}, {"act.ask", 0.80}, {"act.become", 0.51},
    {"act.begin", 0.85}, {"act.bring", 0.40}, {"act.change", 0.65}, {"act.control", 0.83},
    {"act.count_as", 0.78}, {"act.enter", 0.82}, {"act.find", 0.46}, {"act.finish", 0.92},
    {"act.follow", 0.41}, {"act.fulfil", 0.89}, {"act.happen", 0.88}, {"act.have", 0.62},
    {"act.leave", 0.61}, {"act.look", 0.91}, {"act.need", 0.48}, {"act.rest", 0.56},
    {"act.say", 0.62}, {"act.stand", 0.41}, {"act.use", 0.58}, {"act.wait", 0.81},
    {"age", 0.85}, {"age.oldest", 0.74}, {"age.youngest", 0.92}, {"amount", 0.81},
    {"amount.fewest", 0.94}, {"amount.most", 0.74}, {"answer", 0.98}, {"axis", 0.67},
    {"breadth", 0.77}, {"chance", 0.91}, {"change", 0.73}, {"change.decrease", 0.68},
    {"change.increase", 0.78}, {"chooser", 0.83}, {"chooser.their_choice", 0.95}, {"closure", 0.89},
    {"colour", 0.95}, {"comparison", 0.84}, {"comparison.higher", 0.89}, {"comparison.lower", 0.74},
    {"compass", 0.89}, {"dearness", 0.84}, {"deed", 0.87}, {"deed.activate", 0.81},
    {"deed.add", 0.79}, {"deed.banish", 0.82}, {"deed.block", 0.93}, {"deed.break_up", 0.66},
    {"deed.build", 0.81}, {"deed.buy", 0.96}, {"deed.carry", 0.64}, {"deed.climb", 0.81},
    {"deed.close", 0.97}, {"deed.connect", 0.76}, {"deed.copy", 0.98}, {"deed.cross", 0.71},
    {"deed.cross_off", 0.72}, {"deed.deal", 0.79}, {"deed.defeat", 0.94}, {"deed.destroy", 0.98},
    {"deed.dig", 0.76}, {"deed.discard", 0.93}, {"deed.divide", 0.76}, {"deed.draw", 0.94},
    {"deed.explore", 0.98}, {"deed.fall", 0.49}, {"deed.fly", 0.93}, {"deed.give", 0.75},
    {"deed.harm", 0.96}, {"deed.heal", 0.74}, {"deed.hide", 0.99}, {"deed.hit", 0.79},
    {"deed.ignite", 0.93}, {"deed.jump", 0.98}, {"deed.load", 0.80}, {"deed.lose", 0.96},
    {"deed.move", 0.80}, {"deed.multiply", 0.82}, {"deed.pay", 0.94}, {"deed.perish", 0.97},
    {"deed.place", 0.81}, {"deed.produce", 0.72}, {"deed.ready", 0.77}, {"deed.repair", 0.97},
    {"deed.repeat", 0.74}, {"deed.rescue", 0.71}, {"deed.resolve", 0.79}, {"deed.return", 0.80},
    {"deed.roll", 0.81}, {"deed.sell", 0.98}, {"deed.set_aside", 0.95}, {"deed.shoot", 0.94},
    {"deed.shuffle", 0.99}, {"deed.sketch", 0.98}, {"deed.skip", 0.81}, {"deed.sort", 0.75},
    {"deed.sow", 0.93}, {"deed.stack", 0.96}, {"deed.steal", 0.93}, {"deed.succeed", 0.82},
    {"deed.win", 0.98}, {"depth", 0.70}, {"direction", 0.94}, {"ease", 0.44},
    {"ease.hard", 0.25}, {"edge", 0.96}, {"facing", 0.90}, {"facing.up", 0.83},
    {"faint", 0.99}, {"farness", 0.92}, {"fauna", 0.93}, {"fauna.camel", 0.99},
    {"fauna.creature", 0.99}, {"fauna.dragon", 0.87}, {"fauna.feather", 0.98}, {"fauna.hawk", 0.99},
    {"fauna.horn", 0.98}, {"fauna.horse", 0.98}, {"fauna.mouse", 0.99}, {"fauna.owl", 0.87},
    {"fauna.salmon", 0.99}, {"fauna.scale_skin", 0.86}, {"folk", 0.88}, {"folk.adventurer", 0.98},
    {"folk.child", 0.96}, {"folk.craftsman", 0.73}, {"folk.fairy", 0.99}, {"folk.giant", 0.95},
    {"folk.goblin", 0.99}, {"folk.lord", 0.78}, {"folk.potion", 0.75}, {"folk.thief", 0.95},
    {"folk.tribe", 0.66}, {"folk.worker", 0.73}, {"folk.zombie", 0.96}, {"fulfilment", 0.89},
    {"fulfilment.unfulfilled", 0.94}, {"height", 0.88}, {"lamp", 0.95}, {"lamp.candle", 0.86},
    {"length", 0.77}, {"length.long", 0.87}, {"length.short", 0.57}, {"limit", 0.90},
    {"limit.exactly", 0.99}, {"limit.more_than", 0.78}, {"link", 0.88}, {"link.according", 0.70},
    {"link.and", 0.93}, {"link.because", 0.71}, {"link.if", 0.81}, {"link.nor", 0.65},
    {"link.or", 0.95}, {"link.otherwise", 0.61}, {"made", 0.90}, {"made.anchor", 0.81},
    {"made.bank_building", 0.95}, {"made.church", 0.96}, {"made.dam", 0.96}, {"made.door", 0.68},
    {"made.gate", 0.78}, {"made.harbour", 0.99}, {"made.kitchen", 0.97}, {"made.lighthouse", 0.98},
    {"made.market", 0.96}, {"made.mill", 0.98}, {"made.oasis", 0.98}, {"made.plane", 0.96},
    {"made.pyramid", 0.83}, {"made.sailboat", 0.82}, {"made.school", 0.79}, {"made.shop", 0.98},
    {"made.station", 0.99}, {"made.temple", 0.97}, {"made.trap", 0.40}, {"made.wall", 0.22},
    {"made.well", 0.78}, {"made.workshop", 0.96}, {"made.wreck", 0.98}, {"measure", 0.92},
    {"measure.minimum", 0.98}, {"more", 0.91}, {"more.fewer", 0.97}, {"motion", 0.80},
    {"motion.backward", 0.54}, {"motion.forward", 0.85}, {"nature", 0.86}, {"nature.apple", 0.07},
    {"nature.ash", 0.93}, {"nature.autumn", 0.96}, {"nature.bamboo", 0.98}, {"nature.canal", 0.99},
    {"nature.cave", 0.61}, {"nature.coast", 0.76}, {"nature.current", 0.56}, {"nature.drop", 0.71},
    {"nature.dungeon", 0.92}, {"nature.field_land", 0.99}, {"nature.fog", 0.99}, {"nature.garden", 0.99},
    {"nature.grape", 0.94}, {"nature.herb", 0.62}, {"nature.ice", 0.96}, {"nature.leaf", 0.76},
    {"nature.mine", 0.93}, {"nature.moon", 0.74}, {"nature.oak", 0.55}, {"nature.river", 0.93},
    {"nature.sand", 0.79}, {"nature.snow", 0.51}, {"nature.star", 0.95}, {"nature.storm", 0.97},
    {"nature.sun", 0.99}, {"nature.thunder", 0.97}, {"nature.tide", 0.92}, {"nature.tunnel", 0.69},
    {"nature.winter", 0.95}, {"nearness", 0.86}, {"nearness.opposite", 0.42}, {"negation", 0.78},
    {"negation.except", 0.68}, {"negation.neither", 0.86}, {"negation.unless", 0.91}, {"occupancy", 0.88},
    {"occupancy.occupied", 0.77}, {"outcome", 0.83}, {"outcome.failure", 0.89}, {"parity", 0.94},
    {"part", 0.48}, {"person", 0.89}, {"person.ally", 0.75}, {"person.attacker", 0.81},
    {"person.controller", 0.83}, {"person.enemy", 0.98}, {"person.neighbour", 0.67}, {"person.opponent", 0.95},
    {"person.start_player", 0.97}, {"person.team", 0.79}, {"place", 0.87}, {"place.area", 0.98},
    {"place.border", 0.79}, {"place.bridge", 0.98}, {"place.camp", 0.95}, {"place.centre", 0.96},
    {"place.city", 0.95}, {"place.corner", 0.98}, {"place.country", 0.66}, {"place.distance", 0.71},
    {"place.floor", 0.93}, {"place.level", 0.74}, {"place.location", 0.75}, {"place.path", 0.81},
    {"place.room", 0.71}, {"place.row", 0.78}, {"place.village", 0.98}, {"price", 0.95},
    {"rank", 0.88}, {"readiness", 0.80}, {"reference", 0.95}, {"reference.below", 0.89},
    {"resource", 0.92}, {"resource.amber", 0.99}, {"resource.barley", 0.99}, {"resource.basket", 0.97},
    {"resource.bone", 0.98}, {"resource.bottle", 0.98}, {"resource.button", 0.99}, {"resource.cargo", 0.99},
    {"resource.chest", 0.98}, {"resource.cloth", 0.79}, {"resource.clothes", 0.85}, {"resource.compass", 0.99},
    {"resource.copper", 0.83}, {"resource.crown", 0.98}, {"resource.fuel", 0.98}, {"resource.fur", 0.47},
    {"resource.glass_stuff", 0.98}, {"resource.grain", 0.99}, {"resource.heat", 0.99}, {"resource.helmet", 0.98},
    {"resource.ingredient", 0.98}, {"resource.machine", 0.79}, {"resource.mana", 0.98}, {"resource.map", 0.86},
    {"resource.oxygen", 0.99}, {"resource.pearl", 0.97}, {"resource.pot", 0.71}, {"resource.resource", 0.77},
    {"resource.salt", 0.98}, {"resource.silk", 0.60}, {"resource.sword", 0.98}, {"resource.treasure", 0.99},
    {"resource.velvet", 0.98}, {"resource.wood", 0.80}, {"rightness", 0.59}, {"rightness.wrong", 0.36},
    {"rotation", 1.00}, {"rounding", 0.87}, {"rounding.down", 0.92}, {"rounding.up", 0.82},
    {"scope", 0.92}, {"scope.all_others", 0.87}, {"scope.any", 0.85}, {"scope.each", 0.97},
    {"scope.none", 0.66}, {"scope.own", 0.82}, {"score", 0.92}, {"score.income", 0.79},
    {"score.influence", 0.99}, {"score.rank", 0.79}, {"score.reward", 0.69}, {"score.tie", 0.98},
    {"score.victory", 0.99}, {"secrecy", 0.92}, {"secrecy.visible", 0.87}, {"sequence", 0.93},
    {"shade", 0.78}, {"size", 0.85}, {"size.small", 0.94}, {"sorting", 0.95},
    {"soundness", 0.91}, {"soundness.damaged", 0.97}, {"span", 0.90}, {"span.age", 0.34},
    {"span.minute", 0.98}, {"span.moment", 0.74}, {"span.morning", 0.97}, {"span.night", 0.98},
    {"span.phase", 0.96}, {"span.second_span", 0.44}, {"span.year", 0.78}, {"standing", 0.71},
    {"standing.ahead", 0.57}, {"standing.behind", 0.84}, {"stream", 0.93}, {"term", 0.89},
    {"term.ability", 0.98}, {"term.action", 0.97}, {"term.alarm", 0.99}, {"term.answer", 0.98},
    {"term.bid", 0.80}, {"term.clue", 0.94}, {"term.colour", 0.97}, {"term.combination", 0.95},
    {"term.contract", 0.95}, {"term.curse", 0.96}, {"term.direction_word", 0.81}, {"term.disaster", 0.98},
    {"term.hit", 0.59}, {"term.horror", 0.97}, {"term.name", 0.50}, {"term.pair", 0.96},
    {"term.role_term", 0.94}, {"term.rule", 0.95}, {"term.run", 0.71}, {"term.scenario", 0.97},
    {"term.set", 0.81}, {"term.shape", 0.61}, {"term.story", 0.72}, {"term.strength", 0.94},
    {"term.success", 0.56}, {"term.suit", 0.97}, {"term.symbol", 0.97}, {"term.weather", 0.94},
    {"term.wound", 0.97}, {"thing", 0.94}, {"thing.back", 0.85}, {"thing.cup", 0.99},
    {"thing.disc", 0.99}, {"thing.front", 0.67}, {"thing.hand", 0.88}, {"thing.item", 0.84},
    {"thing.piece", 0.88}, {"thing.rulebook", 0.84}, {"thing.sheet", 0.76}, {"thing.side", 0.70},
    {"thing.slot", 0.83}, {"thing.standee", 0.82}, {"thing.stone_piece", 0.86}, {"thing.track", 0.88},
    {"time", 0.88}, {"time.until", 0.81}, {"vigour", 0.73}, {"vitality", 0.78},
    {"vitality.dead", 0.94}, {"warmth", 0.80}, {"weight", 0.93}, {"whichever", 0.93},
    {"whole", 0.96},
}};

/// From which confidence on a finding is told at all, as a warning, and as an error.
inline constexpr double note = 0.25;
inline constexpr double warning = 0.58;
inline constexpr double error = 0.88;

}  // namespace fathom::audit::weights
