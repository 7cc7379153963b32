#pragma once

#include <array>
#include <string_view>

#include "audit/checks/judge.hpp"

// Written by `audit/fit --learn`: what each ground and each clue counts for, in log odds.
namespace fathom::audit::weights {

/// In the order of clues: guess, likeness, literal, literal_back, crowd, habit, trust, free_words, joined, size, in_table, keyed, repeated, elsewhere, shorter.
using Slopes = std::array<double, feature_count>;
inline constexpr Slopes gained{-0.00, -1.16, 0.41, 0.68, 1.19, -0.19, 0.17, -0.51, 0.28, 0.13, -0.35, 0.58, -0.83, -0.84, 2.31};
inline constexpr Slopes lost{0.14, -0.98, 0.29, 0.70, 1.34, -0.03, 0.18, 0.18, 0.07, 0.18, -0.09, 0.86, -0.58, -0.28, 1.55};
inline constexpr Slopes number{0.34, -0.47, 0.58, 1.22, 0.73, -0.08, 0.30, -0.30, 0.06, 0.27, 0.48, 1.60, -0.08, -0.64, 2.99};
inline constexpr Slopes other{-0.54, -0.86, 0.47, 1.00, 1.09, -0.39, 0.29, -0.35, 1.10, 0.08, 0.45, 1.14, -2.58, -0.64, 1.41};
inline constexpr Slopes part{0.38, -1.43, 0.44, 0.41, 1.30, -0.50, 0.22, -0.24, -1.25, 0.19, -0.85, 0.50, -0.22, -0.64, 4.54};
inline constexpr Slopes swapped{0.11, -0.96, 0.53, 0.93, 0.91, -0.20, 0.43, -0.28, -0.23, 0.17, 0.25, 1.03, -1.27, -1.05, 0.66};

struct Weight {
  double bias = 0;
  const Slopes* slopes = nullptr;
};
inline constexpr std::array<Weight, ground_count> grounds{{
    {-3.45, &other},  // fact
    {-1.34, &number},  // number_changed
    {-3.67, &number},  // number_changed_light
    {-2.41, &number},  // number_crossed
    {-3.60, &number},  // number_of_another
    {-3.27, &number},  // number_lost
    {-3.28, &number},  // number_added
    {-1.73, &number},  // bound_changed
    {-5.58, &number},  // bound_lost
    {-0.51, &number},  // sign_changed
    {0.17, &swapped},  // contrary
    {-3.52, &swapped},  // link_contrary
    {-0.82, &swapped},  // quantifier_contrary
    {-2.05, &swapped},  // property_swapped
    {-3.52, &swapped},  // thing_swapped
    {-3.37, &swapped},  // other_thing_swapped
    {-4.54, &swapped},  // deed_swapped
    {-3.92, &swapped},  // word_swapped
    {0.19, &lost},  // all_lost
    {-3.20, &lost},  // quantifier_lost
    {-3.73, &lost},  // bound_word_lost
    {-3.54, &lost},  // order_lost
    {-3.42, &lost},  // property_lost
    {-3.58, &lost},  // thing_lost
    {-3.40, &lost},  // person_lost
    {-3.80, &lost},  // term_lost
    {-3.53, &gained},  // quantifier_gained
    {-3.53, &gained},  // bound_word_gained
    {-3.47, &gained},  // order_gained
    {-3.94, &gained},  // property_gained
    {-3.59, &gained},  // thing_gained
    {-4.60, &gained},  // person_gained
    {-4.21, &gained},  // term_gained
    {-0.38, &swapped},  // modality_swapped
    {-1.41, &lost},  // denial_lost
    {-3.61, &gained},  // denial_gained
    {-1.98, &other},  // order_crossed
    {-4.02, &other},  // word_of_another
    {0.88, &part},  // sentence_lost
    {-3.45, &part},  // sentence_added
    {-3.17, &part},  // clause_lost
    {-3.60, &part},  // clause_added
    {-3.10, &part},  // condition_lost
    {-4.71, &part},  // condition_added
    {-4.04, &part},  // item_lost
    {-4.18, &part},  // item_unlike
    {-4.62, &part},  // item_added
    {-2.10, &part},  // items_reordered
    {-2.31, &other},  // list_reordered
    {-4.65, &other},  // deeds_reordered
    {-3.21, &swapped},  // learned_swapped
    {-3.57, &other},  // learned_stranger
    {-3.56, &lost},  // learned_lost
    {-4.04, &other},  // second_name
    {-3.60, &other},  // several_names
    {-2.72, &other},  // word_left
    {-4.37, &other},  // two_names
    {-3.45, &other},  // statement
    {-3.11, &number},  // sum
}};

/// How surely translators carry a concept over, or any of its family, by name.
struct Trusted {
  std::string_view name;
  double trust = 0;
};
inline constexpr std::array<Trusted, 379> trust{{
    {"act", 0.70}, {"act.ask", 0.80}, {"act.become", 0.61}, {"act.begin", 0.85},
    {"act.bring", 0.44}, {"act.change", 0.63}, {"act.control", 0.84}, {"act.enter", 0.86},
    {"act.find", 0.41}, {"act.finish", 0.93}, {"act.follow", 0.45}, {"act.fulfil", 0.91},
    {"act.happen", 0.85}, {"act.have", 0.59}, {"act.indicate", 0.76}, {"act.look", 0.88},
    {"act.need", 0.44}, {"act.rest", 0.54}, {"act.stand", 0.38}, {"act.use", 0.55},
    {"act.work", 0.76}, {"age", 0.84}, {"age.oldest", 0.69}, {"age.youngest", 0.91},
    {"amount", 0.79}, {"amount.fewest", 0.92}, {"amount.most", 0.73}, {"answer", 0.96},
    {"axis", 0.77}, {"breadth", 0.77}, {"chance", 0.81}, {"change", 0.66},
    {"change.decrease", 0.58}, {"change.increase", 0.74}, {"closure", 0.92}, {"closure.open_state", 0.99},
    {"colour", 0.96}, {"colour.green", 0.91}, {"comparison", 0.86}, {"compass", 0.90},
    {"dearness", 0.75}, {"deed", 0.87}, {"deed.activate", 0.81}, {"deed.add", 0.76},
    {"deed.attack", 0.93}, {"deed.banish", 0.81}, {"deed.block", 0.95}, {"deed.break_up", 0.66},
    {"deed.build", 0.65}, {"deed.buy", 0.97}, {"deed.carry", 0.58}, {"deed.climb", 0.82},
    {"deed.close", 0.99}, {"deed.connect", 0.71}, {"deed.copy", 0.98}, {"deed.cover", 0.94},
    {"deed.cross_off", 0.76}, {"deed.deal", 0.78}, {"deed.defeat", 0.92}, {"deed.defend", 0.94},
    {"deed.destroy", 0.98}, {"deed.dig", 0.76}, {"deed.discard", 0.94}, {"deed.divide", 0.71},
    {"deed.draw", 0.94}, {"deed.equip", 0.78}, {"deed.exchange", 0.93}, {"deed.extinguish", 0.93},
    {"deed.fail", 0.96}, {"deed.fall", 0.55}, {"deed.give", 0.77}, {"deed.harm", 0.98},
    {"deed.hide", 0.98}, {"deed.ignite", 0.97}, {"deed.jump", 0.97}, {"deed.keep", 0.81},
    {"deed.load", 0.75}, {"deed.lose", 0.95}, {"deed.move", 0.80}, {"deed.multiply", 0.78},
    {"deed.open", 0.98}, {"deed.pay", 0.92}, {"deed.perish", 0.96}, {"deed.place", 0.80},
    {"deed.produce", 0.79}, {"deed.push", 0.93}, {"deed.ready", 0.74}, {"deed.refill", 0.94},
    {"deed.repair", 0.99}, {"deed.repeat", 0.73}, {"deed.resolve", 0.76}, {"deed.return", 0.76},
    {"deed.roll", 0.81}, {"deed.score", 0.93}, {"deed.sell", 0.97}, {"deed.set_aside", 0.94},
    {"deed.shoot", 0.93}, {"deed.shuffle", 0.99}, {"deed.sketch", 0.96}, {"deed.sort", 0.74},
    {"deed.sow", 0.96}, {"deed.stack", 0.98}, {"deed.subtract", 0.94}, {"deed.win", 0.98},
    {"depth", 0.73}, {"direction", 0.94}, {"ease", 0.52}, {"ease.hard", 0.36},
    {"edge", 0.96}, {"facing", 0.90}, {"facing.down", 0.96}, {"facing.up", 0.80},
    {"faint", 0.99}, {"farness", 0.91}, {"fauna", 0.95}, {"fauna.dragon", 0.87},
    {"fauna.owl", 0.88}, {"fauna.scale_skin", 0.85}, {"folk", 0.88}, {"folk.adventurer", 0.97},
    {"folk.craftsman", 0.82}, {"folk.farmer", 0.97}, {"folk.giant", 0.95}, {"folk.guard", 0.96},
    {"folk.potion", 0.75}, {"folk.scholar", 0.83}, {"folk.thief", 0.94}, {"folk.tribe", 0.66},
    {"folk.zombie", 0.98}, {"fulfilment", 0.92}, {"height", 0.88}, {"lamp", 0.96},
    {"length", 0.82}, {"limit", 0.92}, {"limit.exactly", 0.98}, {"limit.more_than", 0.79},
    {"link", 0.87}, {"link.according", 0.82}, {"link.because", 0.71}, {"link.if", 0.80},
    {"link.nor", 0.54}, {"link.or", 0.94}, {"link.otherwise", 0.69}, {"link.then", 0.92},
    {"made", 0.89}, {"made.anchor", 0.81}, {"made.bank_building", 0.95}, {"made.door", 0.73},
    {"made.factory", 0.97}, {"made.gate", 0.79}, {"made.harbour", 0.99}, {"made.house", 0.80},
    {"made.journey", 0.80}, {"made.kitchen", 0.97}, {"made.lighthouse", 0.97}, {"made.mill", 0.98},
    {"made.oasis", 0.98}, {"made.plane", 0.96}, {"made.pyramid", 0.78}, {"made.sailboat", 0.45},
    {"made.school", 0.81}, {"made.station", 0.99}, {"made.trap", 0.43}, {"made.wall", 0.31},
    {"made.warehouse", 0.81}, {"made.wreck", 0.96}, {"measure", 0.93}, {"measure.minimum", 1.00},
    {"more", 0.91}, {"more.fewer", 0.96}, {"motion", 0.80}, {"motion.backward", 0.56},
    {"motion.forward", 0.86}, {"nature", 0.84}, {"nature.apple", 0.13}, {"nature.bamboo", 0.97},
    {"nature.canal", 0.98}, {"nature.coast", 0.69}, {"nature.current", 0.63}, {"nature.drop", 0.73},
    {"nature.dungeon", 0.94}, {"nature.field_land", 0.99}, {"nature.fire", 0.77}, {"nature.fog", 0.96},
    {"nature.garden", 0.98}, {"nature.grape", 0.94}, {"nature.herb", 0.61}, {"nature.ice", 0.95},
    {"nature.mine", 0.92}, {"nature.moon", 0.64}, {"nature.oak", 0.46}, {"nature.plant", 0.91},
    {"nature.river", 0.95}, {"nature.sand", 0.79}, {"nature.sea", 0.64}, {"nature.shadow", 0.90},
    {"nature.star", 0.92}, {"nature.storm", 0.96}, {"nature.sun", 0.98}, {"nature.thunder", 0.98},
    {"nature.tide", 0.90}, {"nature.tunnel", 0.56}, {"nature.wind", 0.89}, {"nearness", 0.83},
    {"nearness.adjacent", 0.88}, {"nearness.opposite", 0.36}, {"negation", 0.80}, {"negation.except", 0.75},
    {"negation.neither", 0.94}, {"negation.unless", 0.96}, {"negation.without", 0.72}, {"occupancy", 0.87},
    {"occupancy.occupied", 0.80}, {"outcome", 0.87}, {"outcome.failure", 0.96}, {"parity", 0.98},
    {"person", 0.90}, {"person.controller", 0.83}, {"person.dealer", 0.81}, {"person.enemy", 0.98},
    {"person.neighbour", 0.68}, {"person.opponent", 0.99}, {"person.start_player", 0.96}, {"person.team", 0.69},
    {"place", 0.88}, {"place.area", 0.99}, {"place.border", 0.72}, {"place.bridge", 0.98},
    {"place.camp", 0.98}, {"place.centre", 0.96}, {"place.city", 0.94}, {"place.corner", 0.97},
    {"place.distance", 0.76}, {"place.level", 0.74}, {"place.location", 0.78}, {"place.path", 0.79},
    {"place.room", 0.82}, {"place.row", 0.76}, {"place.village", 0.97}, {"price", 0.94},
    {"price.gratis", 0.99}, {"rank", 0.90}, {"readiness", 0.79}, {"reference", 0.93},
    {"reference.example", 0.98}, {"reference.page", 0.86}, {"reference.section", 0.99}, {"resource", 0.92},
    {"resource.amber", 0.98}, {"resource.basket", 0.97}, {"resource.bell", 0.99}, {"resource.bone", 0.99},
    {"resource.bottle", 0.98}, {"resource.button", 0.99}, {"resource.cargo", 0.99}, {"resource.chest", 0.97},
    {"resource.cloth", 0.84}, {"resource.clothes", 0.83}, {"resource.compass", 0.98}, {"resource.crown", 0.98},
    {"resource.glass_stuff", 0.98}, {"resource.grain", 0.99}, {"resource.heat", 0.97}, {"resource.helmet", 0.98},
    {"resource.iron", 0.98}, {"resource.machine", 0.81}, {"resource.mana", 0.98}, {"resource.map", 0.85},
    {"resource.oil", 0.82}, {"resource.oxygen", 0.99}, {"resource.pot", 0.65}, {"resource.resource", 0.58},
    {"resource.salt", 0.99}, {"resource.seal", 0.99}, {"resource.silk", 0.65}, {"resource.sword", 0.97},
    {"resource.tar", 0.86}, {"resource.treasure", 0.99}, {"resource.velvet", 0.98}, {"resource.wood", 0.79},
    {"resource.wool", 0.82}, {"rightness", 0.59}, {"rightness.wrong", 0.36}, {"rotation", 1.00},
    {"rounding", 0.92}, {"scope", 0.93}, {"scope.any", 0.87}, {"scope.none", 0.68},
    {"scope.only", 0.87}, {"scope.own", 0.82}, {"scope.several", 0.85}, {"score", 0.93},
    {"score.influence", 0.99}, {"score.number", 0.87}, {"score.rank", 0.84}, {"score.share_score", 0.85},
    {"score.tie", 0.99}, {"score.victory", 0.99}, {"secrecy", 0.92}, {"secrecy.visible", 0.86},
    {"sequence", 0.94}, {"shade", 0.85}, {"shade.dark", 0.96}, {"shade.light", 0.78},
    {"size", 0.76}, {"sorting", 0.94}, {"soundness", 0.91}, {"soundness.damaged", 0.97},
    {"span", 0.89}, {"span.age", 0.32}, {"span.day", 0.96}, {"span.minute", 0.97},
    {"span.moment", 0.78}, {"span.morning", 0.97}, {"span.night", 0.99}, {"span.phase", 0.95},
    {"span.second_span", 0.43}, {"span.setup", 0.83}, {"span.year", 0.75}, {"standing", 0.78},
    {"standing.ahead", 0.63}, {"standing.behind", 0.88}, {"stream", 0.95}, {"term", 0.87},
    {"term.ability", 0.94}, {"term.action", 0.93}, {"term.alarm", 0.98}, {"term.answer", 0.98},
    {"term.bid", 0.81}, {"term.clue", 0.93}, {"term.colour", 0.97}, {"term.combination", 0.92},
    {"term.contract", 0.93}, {"term.curse", 0.96}, {"term.direction_word", 0.75}, {"term.disaster", 0.98},
    {"term.goal", 0.96}, {"term.horror", 0.93}, {"term.mission", 0.69}, {"term.name", 0.65},
    {"term.pair", 0.93}, {"term.role_term", 0.92}, {"term.rule", 0.93}, {"term.run", 0.70},
    {"term.set", 0.71}, {"term.shape", 0.47}, {"term.strength", 0.92}, {"term.success", 0.51},
    {"term.suit", 0.96}, {"term.symbol", 0.98}, {"term.target", 0.94}, {"term.technology", 0.93},
    {"term.wound", 0.96}, {"thing", 0.93}, {"thing.artefact", 0.98}, {"thing.cube", 0.99},
    {"thing.cup", 0.98}, {"thing.dial_thing", 0.99}, {"thing.die", 0.98}, {"thing.disc", 0.98},
    {"thing.discard_pile", 0.98}, {"thing.draw_pile", 0.99}, {"thing.front", 0.72}, {"thing.hand", 0.85},
    {"thing.item", 0.71}, {"thing.piece", 0.87}, {"thing.sheet", 0.76}, {"thing.side", 0.63},
    {"thing.slot", 0.85}, {"thing.stone_piece", 0.85}, {"thing.track", 0.80}, {"time", 0.90},
    {"time.until", 0.83}, {"vigour", 0.73}, {"vitality", 0.85}, {"warmth", 0.82},
    {"weight", 0.95}, {"whichever", 0.95}, {"whole", 0.96},
}};

/// From which confidence on a finding is told at all, as a warning, and as an error.
inline constexpr double note = 0.25;
inline constexpr double warning = 0.63;
inline constexpr double error = 0.86;

}  // namespace fathom::audit::weights
