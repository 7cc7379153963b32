#include "properties/conforming/questions.hpp"

namespace fathom::conform {

Part part_of(Ask ask) {
  switch (ask) {
    case Ask::attempt:
      return Part::attempts;
    case Ask::legal:
      return Part::lists;
    case Ask::observe:
      return Part::seen;
    case Ask::scores:
      return Part::scores;
    case Ask::shown_another:
      return Part::hidden;
    default:
      return Part::plays;
  }
}

Wanted wanted_by(const Options& options, const Greeting& engine) {
  Wanted all{};
  for (const Part part : every<Part>) all[index_of(part)] = options.wants(part);
  const auto needs = [&](Part part, Ability ability) { all[index_of(part)] = all[index_of(part)] && engine.can(ability); };
  needs(Part::lists, Ability::legal);
  needs(Part::seen, Ability::observe);
  needs(Part::scores, Ability::scores);
  needs(Part::hidden, Ability::observe);
  needs(Part::hidden, Ability::set);
  return all;
}

Wanted wanted_for(const Fault& fault, Asking asking, const Wanted& all) {
  const Wrong what = fault.what;
  const bool keeps_all =
      asking == Asking::all || what == Wrong::crashes || what == Wrong::hangs || what == Wrong::breaks_protocol;
  Wanted wanted{};
  const auto keep = [&](Part part, bool kept) { wanted[index_of(part)] = all[index_of(part)] && (keeps_all || kept); };
  keep(Part::lists, what == Wrong::lists_illegal || what == Wrong::misses_legal);
  keep(Part::seen, what == Wrong::wrong_state || what == Wrong::tells_hidden);
  keep(Part::scores, what == Wrong::wrong_score);
  wanted[index_of(Part::attempts)] = true;
  return wanted;
}

Json setup_for(int players, const Json& rules) {
  Json setup = {{"players", players}, {"change", Json::object()}};
  setup.update(rules);
  return setup;
}

std::string request(std::string_view what, const Json& about) {
  return "{\"" + std::string(what) + "\":" + notation::text_of(about) + "}";
}
std::string request_to_apply(const Node& action) { return request("apply", notation::json_of(action)); }
std::string request_to_set(const Node& state) { return request("set", {{"state", notation::json_of(state)}}); }
std::string request_to_observe(Seat seat) { return request("observe", {{"seat", name_of(seat)}}); }

}  // namespace fathom::conform
