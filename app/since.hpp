#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/findings.hpp"
#include "app/json_report.hpp"
#include "model/core/names.hpp"

namespace fathom::app {

/// What became of a check since an earlier run, the worst first.
enum class Became : std::uint8_t {
  failing,    ///< It was as expected, and is no longer.
  undecided,  ///< It was as expected, or failed, and gives no answer now.
  gone,       ///< Nobody asks it any more.
  weaker,     ///< It holds as before, and knows it less well: sampled where it was proved.
  slower,     ///< It takes clearly longer.
  mended,     ///< It was not as expected, and is now.
  appeared,   ///< Nobody asked it then.
};
constexpr std::array<std::string_view, 7> names_of(Became) {
  return {"now failing", "now undecided", "gone", "known less well", "slower", "mended", "new"};
}

/// One check of which something became.
struct CheckSince {
  Became became = Became::failing;
  Evidence evidence = Evidence::scenario;
  std::string check;
  std::string says;  ///< In a line; may be empty.

  friend bool operator==(const CheckSince&, const CheckSince&) = default;
};

/// A check is clearly slower where it takes more than `times` as long as before and at least `seconds` longer, the pace of
/// the machine taken out: where most checks take longer by a factor, all are allowed that factor.
struct Slowness {
  double times = 2;
  double seconds = 1;
};

/// An earlier run, read so that a run of these games can be compared with it. Throws `BadInput` where the file is no report of
/// a whole gate, or has none of the games; `games` is empty for all.
Report earlier_report(const std::string& file, std::span<const std::string> games);

/// What became of a game's checks, worst first and else in the order of the reports. Of two runs one of which asked for a part
/// of the checks alone, only those that both asked are compared.
std::vector<CheckSince> turned_since(const Report& earlier, const Report& now, const std::string& game,
                                 const Slowness& slowness = {});

/// The same as a passage of a report, which also says in what the two runs were not alike; without findings where nothing
/// changed.
Passage passage_since(const Report& earlier, const Report& now, const std::string& game, const std::string& file);

}  // namespace fathom::app
