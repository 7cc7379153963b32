#include "app/play_page.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

#include "app/pages.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {



// ------------------------------------------------------------------------------------------------------------- pictures

/// Texts of which each is kept once, under a short name, if it is wanted more than once.
class Shared {
 public:
  explicit Shared(char letter) : letter_(1, letter) {}

  void want(const std::string& text) { ++wanted_[text].times; }
  /// The text, or how it is used, at a point.
  std::string use(const std::string& text, Point at) {
    Entry& entry = wanted_[text];
    if (entry.times < 2) return svg_placed({"", at, {}, text});
    if (entry.name == 0) {
      entry.name = ++names_;
      const std::string id = letter_ + std::to_string(entry.name);
      kept_ += "<g id=\"" + id + "\">" + text + "</g>\n";
    }
    std::string used = "<use href=\"#" + (letter_ + std::to_string(entry.name)) + "\"";
    if (at.x != 0) used += " x=\"" + std::to_string(at.x) + "\"";
    if (at.y != 0) used += " y=\"" + std::to_string(at.y) + "\"";
    return used + "/>";
  }
  [[nodiscard]] const std::string& kept() const { return kept_; }

 private:
  struct Entry {
    int times = 0;
    std::size_t name = 0;
  };
  std::string letter_;
  std::map<std::string, Entry> wanted_;
  std::size_t names_ = 0;
  std::string kept_;
};

/// The same for the same text, on every machine.
std::uint32_t hash_of(std::string_view text) {
  constexpr std::uint32_t basis = 2166136261U;
  constexpr std::uint32_t prime = 16777619U;
  std::uint32_t hash = basis;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * prime;
  return hash;
}

/// Runs of things that lie together in many steps. Where a run ends, the things themselves say, so that one thing more moves
/// no other ending.
std::vector<std::string> runs_of(const std::vector<std::string>& things) {
  constexpr std::uint32_t usual_length = 12;
  std::vector<std::string> runs(1);
  for (const std::string& thing : things) {
    runs.back() += thing;
    if (hash_of(thing) % usual_length == 0) runs.emplace_back();
  }
  if (runs.back().empty()) runs.pop_back();
  return runs;
}

/// The pictures of all steps, each with a mark around what the action has changed, and what they share.
struct DrawnSteps {
  std::vector<std::string> of_steps;
  std::string shared;
};

std::string svg_start(const SvgPicture& picture) {
  const std::string wide = std::to_string(picture.size.wide);
  const std::string high = std::to_string(picture.size.high);
  return "<svg class=\"board\" viewBox=\"0 0 " + wide + ' ' + high + "\" width=\"" + wide + "\" height=\"" + high +
         "\" role=\"img\" aria-label=\"" + escaped_markup(picture.title) + "\">";
}

DrawnSteps pictures_of(const PlayPage& page) {
  std::vector<SvgPicture> all;
  for (std::size_t i = 0; i < page.steps.size(); ++i)
    all.push_back(i == 0 ? page.steps[i].picture : marked(page.steps[i].picture, page.steps[i - 1].picture, Mark::came));
  Shared things('t');
  for (const SvgPicture& picture : all)
    for (const SvgItem& item : picture.items) things.want(item.drawn);
  Shared runs('r');
  std::vector<std::vector<std::string>> of_steps;
  for (const SvgPicture& picture : all) {
    std::vector<std::string> used{svg_box({{}, picture.size}, "table")};
    for (const SvgItem& item : picture.items) used.push_back(things.use(item.drawn, item.at));
    of_steps.push_back(runs_of(used));
    for (const std::string& run : of_steps.back()) runs.want(run);
  }
  DrawnSteps made;
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string text = svg_start(all[i]);
    for (const std::string& run : of_steps[i]) text += runs.use(run, {});
    made.of_steps.push_back(text + "</svg>");
  }
  made.shared = things.kept() + runs.kept();
  return made;
}

/// What no step shows by itself, but all of them use; not `hidden`, or patterns in it would not be painted.
std::string shared_parts(const PlayPage& page, const DrawnSteps& pictures) {
  return "<svg class=\"parts\" width=\"0\" height=\"0\" aria-hidden=\"true\">" + std::string(svg_common_looks()) +
         std::string(page.looks) + "<defs>" + pictures.shared + "</defs></svg>\n";
}

// ---------------------------------------------------------------------------------------------------------------- rules

std::string link_to(const std::string& rule) {
  return "<a href=\"#rule-" + escaped_markup(rule) + "\">" + escaped_markup(rule) + "</a>";
}

std::string links_to(const std::vector<std::string>& rules) {
  std::string text;
  for (const std::string& rule : rules) text += (text.empty() ? "" : ", ") + link_to(rule);
  return text;
}

/// The rules that are asked about every action of the play, which says nothing of any of them.
std::vector<std::string> always_asked(const PlayPage& page) {
  std::vector<std::string> common;
  bool any = false;
  for (const PlayStep& step : page.steps) {
    if (step.verb.empty()) continue;
    if (!any) common = step.asked;
    any = true;
    std::erase_if(common, [&](const std::string& rule) {
      return std::find(step.asked.begin(), step.asked.end(), rule) == step.asked.end();
    });
  }
  return common;
}

/// For each kind of action, where its rules are listed, and which they are.
struct AskedOfKind {
  std::size_t place = 0;
  std::vector<std::string> rules;
};
std::map<std::string, AskedOfKind> asked_of_kinds(const PlayPage& page) {
  const std::vector<std::string> always = always_asked(page);
  std::map<std::string, AskedOfKind> kinds_asked;
  for (const PlayStep& step : page.steps) {
    if (step.verb.empty() || kinds_asked.contains(step.verb)) continue;
    std::vector<std::string> own = step.asked;
    std::erase_if(own, [&](const std::string& rule) { return std::find(always.begin(), always.end(), rule) != always.end(); });
    own.insert(own.end(), always.begin(), always.end());
    const std::size_t place = kinds_asked.size() + 1;
    kinds_asked[step.verb] = {place, own};
  }
  return kinds_asked;
}

std::string rule_entry(const Rule& rule) {
  const std::string status{name_of(rule.status)};
  std::string text = "<div class=\"rule\" id=\"rule-" + escaped_markup(std::string(rule.id)) + "\"><p><b>" +
                     escaped_markup(std::string(rule.id)) + "</b> <span class=\"standing " + status + "\">" + status +
                     "</span> <span class=\"cites\">" + escaped_markup(std::string(rule.cites)) + "</span></p><p>" +
                     escaped_markup(std::string(rule.says)) + ".</p>";
  if (!rule.because.empty()) text += "<p class=\"because\">" + escaped_markup(std::string(rule.because)) + ".</p>";
  return text + "</div>\n";
}

std::string rules_of(const PlayPage& page, const std::map<std::string, AskedOfKind>& kinds_asked) {
  std::set<std::string> wanted;
  std::string text = "<section id=\"asked\"><h2>What is asked of each kind of action</h2>\n<p>These rules could refuse it.</p>\n";
  for (const auto& [verb, asked] : kinds_asked) {
    text += "<p id=\"asked-" + std::to_string(asked.place) + "\"><b>" + escaped_markup(verb) + "</b> " + links_to(asked.rules) + "</p>\n";
    wanted.insert(asked.rules.begin(), asked.rules.end());
  }
  for (const PlayStep& step : page.steps) {
    wanted.insert(step.read.begin(), step.read.end());
    wanted.insert(step.silent.begin(), step.silent.end());
  }
  text += "</section>\n<section id=\"rules\"><h2>The rules of this play</h2>\n";
  for (const Rule& rule : page.rulebook)
    if (wanted.contains(std::string(rule.id))) text += rule_entry(rule);
  return text + "</section>\n";
}

// ---------------------------------------------------------------------------------------------------------------- steps

std::string scores_of(const PlayStep& step) {
  std::string text;
  for (std::size_t i = 0; i < step.scores.size(); ++i)
    text += (i == 0 ? "" : ", ") + std::string(name_of(seat(static_cast<int>(i)))) + ' ' + std::to_string(step.scores[i]);
  return text;
}

std::string data_of(const PlayStep& step) {
  std::string scores;
  for (const int score : step.scores) scores += (scores.empty() ? "" : " ") + std::to_string(score);
  return " data-scores=\"" + scores + "\"" +
         (step.next ? " data-next=\"" + std::string(name_of(*step.next)) + "\"" : std::string{});
}

std::string step_entry(const PlayPage& page, std::size_t i, const std::map<std::string, AskedOfKind>& kinds_asked,
                       const std::string& picture) {
  const PlayStep& step = page.steps[i];
  std::string text = "<li id=\"step-" + std::to_string(i) + "\"" + data_of(step) + "><p class=\"words\">" + escaped_markup(step.words) + "</p>";
  if (!step.refused.empty()) text += "<p class=\"refused\">refused by " + escaped_markup(step.refused) + "</p>";
  if (i + 1 == page.steps.size() && !page.cut_off.empty())
    text += "<p class=\"cut\">" + escaped_markup(page.cut_off) + "</p>";
  if (!step.silent.empty()) text += "<p class=\"silent\">the rulebook is silent: " + links_to(step.silent) + "</p>";
  std::string more;
  if (!step.verb.empty()) {
    const AskedOfKind& asked = kinds_asked.at(step.verb);
    more = "one of " + counted(step.choices, "legal action") + ", <a class=\"asked\" href=\"#asked-" + std::to_string(asked.place) + "\">" +
           counted(asked.rules.size(), "rule") + " asked</a>";
    if (!step.read.empty()) more += "; <span class=\"read\">read " + links_to(step.read) + "</span>";
  }
  if (i == 0 || step.scores != page.steps[i - 1].scores)
    more += (more.empty() ? "" : "; ") + ("points " + escaped_markup(scores_of(step)));
  if (!more.empty()) text += "<p class=\"more\">" + more + "</p>";
  return text + "<details><summary>the table</summary><noscript>" + picture + "</noscript></details></li>\n";
}

std::string picture_or_words(const PlayStep& step, const std::string& picture) {
  if (!step.picture.items.empty()) return picture;
  std::string text = "<pre class=\"board\">";
  for (const std::string& line : step.told) text += escaped_markup(line) + "\n";
  return text + "</pre>";
}

}  // namespace

std::string as_html(const PlayPage& page) {
  const DrawnSteps pictures = pictures_of(page);
  const auto kinds_asked = asked_of_kinds(page);
  const std::string title = page.game + (page.title.empty() ? "" : ": " + page.title);
  std::string steps;
  for (std::size_t i = 0; i < page.steps.size(); ++i)
    steps += step_entry(page, i, kinds_asked, picture_or_words(page.steps[i], pictures.of_steps[i]));
  const std::string nonce = "play" + std::to_string(hash_of(steps));
  std::string text =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
      "content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-" +
      nonce +
      "'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light "
      "dark\">\n<title>" +
      escaped_markup(title) + "</title>\n<style>" + std::string(page_file("play.css")) + "</style>\n</head>\n<body>\n" +
      shared_parts(page, pictures) + "<header><h1>" + escaped_markup(page.game) + "</h1><p>" +
      escaped_markup((page.title.empty() ? "" : page.title + ", ") + counted(static_cast<std::uint64_t>(page.players), "player") + ", " +
              (page.cut_off.empty() ? counted(page.steps.size() - 1, "action") : page.cut_off)) +
      "</p></header>\n<main id=\"stage\" hidden></main>\n<section id=\"list\"><h2>All steps</h2>\n<ol id=\"steps\" start=\"0\">\n";
  text += steps + "</ol></section>\n" + rules_of(page, kinds_asked) + "<script nonce=\"" + nonce + "\">" + std::string(page_file("play.js")) +
          "</script>\n</body>\n</html>\n";
  return text;
}

}  // namespace fathom::app
