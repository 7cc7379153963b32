#include <exception>
#include <filesystem>
#include <utility>

#include "ci/consequences.hpp"
#include "ci/desk.hpp"
#include "ci/errors.hpp"
#include "ci/evidence.hpp"
#include "ci/files.hpp"
#include "ci/progress.hpp"
#include "ci/variant_page.hpp"

namespace fathom::ci {
namespace {

Effort effort_asked(const Request& request, Progress& progress) {
  Effort effort;
  effort.seed = request.seed.root;
  effort.players = request.players;
  effort.cases = request.cases.value_or(0);
  effort.plays = request.variant.plays.value_or(0);
  effort.threads = threads_asked(request);
  effort.progress = [&](std::string_view part, std::uint64_t done, std::uint64_t of) { progress(done, of, part); };
  return effort;
}

std::string written(const Desk& desk, const Consequences& found, const std::vector<Accepted>& accepted) {
  const VariantForm form = desk.request.variant.form;
  if (form == VariantForm::json) return as_json(found, accepted);
  const VariantPage page = page_of(found, accepted);
  if (form == VariantForm::html) return as_html(page);
  if (form == VariantForm::markdown) return as_markdown(page);
  const Paint paint = desk.request.variant.output.empty() ? desk.paint : Paint(Colour::never);
  return as_text(page, paint);
}

/// `six-kept` for "six kept": a folder's name, whatever the variant is called.
std::string folder_name(const std::string& variant) {
  std::string name;
  for (const char c : variant) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain)
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  return name.empty() ? "variant" : name;
}

/// Saves the plays that show what is broken and opened as scenarios, which say the variant's rules themselves.
void save_plays(const Desk& desk, const Registered& game, Consequences& found) {
  const std::filesystem::path folder = std::filesystem::path(".fathom/variants") / folder_name(found.name);
  const auto save = [&](const std::string& name, const std::any& story, const StoryNotes& notes) -> std::string {
    if (!story.has_value()) return {};
    try {
      std::filesystem::create_directories(folder);
      const std::filesystem::path file = folder / (name + ".yaml");
      write_file(file, game.story_yaml(story, notes));
      return file.string();
    } catch (const std::exception& problem) {
      desk.err << "fathom: a play is not saved: " << problem.what() << "\n";
      return {};
    }
  };
  for (Turned& turned : found.broken)
    if (turned.now.evidence != Evidence::scenario)
      turned.now.file = save(turned.now.check, turned.now.story, {turned.now.rules, {}});
  for (OpenedHole& hole : found.opened) hole.file = save(hole.rule, hole.story, {{hole.rule}, hole.rule});
  if (found.divergence) found.divergence_file = save("parts", found.divergence->play, {found.divergence->rules, {}});
}

/// Whether as much was tried as is by default: less may miss what is accepted.
bool is_thorough(const Request& request) { return !request.cases && !request.variant.plays && !request.players; }

/// What the file accepts and did not come about: such a line hides what may come later.
void expect_all_used(const Consequences& found, const std::vector<Accepted>& accepted) {
  const std::vector<Accepted> left = unused(found, accepted);
  if (left.empty()) return;
  const Accepted& one = left.front();
  throw BadInput(one.place + ": \"" + std::string(name_of(one.kind)) + ": " + one.what +
                 "\" is accepted, but does not come about" +
                 (left.size() > 1 ? ", and neither do " + std::to_string(left.size() - 1) + " more" : "") + "; take it out");
}

/// What would accept all there is: what was accepted and still comes about, as it was, and the rest without a reason yet.
std::vector<Accepted> renewed(const Consequences& found, const std::vector<Accepted>& accepted) {
  std::vector<Accepted> all;
  const std::vector<Accepted> left = unused(found, accepted);
  for (const Accepted& one : accepted)
    if (accepted_for(left, one.kind, one.what) == nullptr) all.push_back(one);
  for (const OpenedHole& hole : found.opened)
    if (accepted_for(all, Consequence::opened, hole.rule) == nullptr)
      all.push_back({Consequence::opened, hole.rule, {}, "new silence " + hole.rule});
  for (const Turned& turned : found.broken) {
    const std::string& check = turned.now.check;
    if (accepted_for(all, Consequence::broken, check) != nullptr) continue;
    // scenarios of one folder are about one thing, and most often have one reason
    const std::string together = turned.now.evidence == Evidence::scenario ? check.substr(0, check.rfind('/')) : check;
    all.push_back({Consequence::broken, check, {}, "new " + std::string(name_of(turned.now.evidence)) + ' ' + together});
  }
  return all;
}

}  // namespace

Exit tell_variant(const Desk& desk) {
  const std::string& file = desk.request.files.at(0);
  const Registered& game = game_of_variant_file(file);
  const ChangedGame variant = game.with_variant(game.published(), file);
  const std::vector<Accepted> accepted =
      desk.request.variant.accept.empty() ? std::vector<Accepted>{} : read_accepted(desk.request.variant.accept);
  Consequences found;
  {
    Progress progress("variant");
    found = consequences_of(game, variant, effort_asked(desk.request, progress));
    found.file = file;
  }
  save_plays(desk, game, found);
  const std::string report = written(desk, found, accepted);
  if (desk.request.variant.output.empty())
    desk.out << report;
  else
    write_file(desk.request.variant.output, report);
  if (!desk.request.variant.write_accept.empty())
    write_file(desk.request.variant.write_accept, accepted_yaml(renewed(found, accepted)));
  else if (is_thorough(desk.request))
    expect_all_used(found, accepted);
  return is_alarming(found, accepted) ? Exit::fails : Exit::holds;
}

}  // namespace fathom::ci
