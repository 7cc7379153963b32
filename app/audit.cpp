#include "app/audit.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <optional>
#include <utility>

#include "app/audit_claims.hpp"
#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "audit/audit.hpp"
#include "audit/editions/glossary.hpp"
#include "audit/report/baseline.hpp"
#include "audit/report/html_report.hpp"
#include "audit/report/json_report.hpp"
#include "audit/report/sarif_report.hpp"
#include "audit/report/text_report.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

constexpr double fewest_function_words = 0.12;  // of a text's words, for it to be in a language
constexpr double clear_lead = 0.75;             // the second language's share, at most, of the first one's
constexpr double foreign = 0.5;                 // below this share of the likeliest language's, it is not the stated one
constexpr std::size_t telling_size = 400;       // bytes of text that tell its language
constexpr std::size_t enough = 200'000;         // bytes, beyond which a language is no plainer

audit::Painter painter(const Paint& paint) {
  return [paint](audit::Shade shade, std::string_view text) {
    switch (shade) {
      case audit::Shade::error:
        return paint(Tone::bad, text);
      case audit::Shade::warning:
        return paint(Tone::doubtful, text);
      case audit::Shade::strong:
        return paint(Tone::strong, text);
      case audit::Shade::faint:
        break;
    }
    return paint(Tone::faint, text);
  };
}

Exit explain(const Context& context) {
  const std::string& asked = context.request.audit.explain;
  std::vector<std::string_view> names;
  for (const audit::KindShown& kind : audit::kinds()) names.push_back(kind.name);
  const audit::KindShown* const kind = audit::kind_called(asked);
  if (kind == nullptr) {
    std::string list;
    for (const std::string_view name : names) list += "\n  " + std::string(name);
    const std::string_view meant = nearest(asked, names);
    throw BadUsage("there is no kind of finding " + asked +
                   (meant.empty() ? "; there are" + list : "; did you mean \"" + std::string(meant) + "\"?"));
  }
  context.out << audit::explained(*kind, painter(context.paint));
  return Exit::holds;
}

bool is_same_file(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return false;
  std::error_code error;
  return fs::equivalent(a, b, error) || fs::path(a).lexically_normal() == fs::path(b).lexically_normal();
}

/// What is written must be writable, and nothing that is read.
void expect_apart(const Request& request) {
  const AuditRequest& asked = request.audit;
  std::vector<std::string> inputs = request.files;
  inputs.push_back(asked.edition);
  for (const std::string& output : {asked.output, asked.write_baseline}) {
    if (output.empty()) continue;
    for (const std::string& input : inputs)
      if (is_same_file(output, input)) throw BadUsage(output + " is read, and would be overwritten: name another file");
    expect_writable(output);
  }
  if (is_same_file(asked.output, asked.baseline) || is_same_file(asked.output, asked.write_baseline))
    throw BadUsage(asked.output + " is the baseline, and would be overwritten: name another file for --output");
  std::error_code ignored;
  if (!asked.write_baseline.empty() && fs::is_regular_file(asked.write_baseline, ignored) &&
      !is_same_file(asked.write_baseline, asked.baseline))
    throw BadUsage(asked.write_baseline + " is there already: give it as --baseline too, so that its reasons are kept");
}

void expect_texts(const Request& request) {
  if (request.files.empty())
    throw BadUsage("fathom audit needs a text, and its translation if there is one (fathom audit --help)");
  const bool pair = request.files.size() > 1;
  if (!pair && !request.audit.translation_language.empty())
    throw BadUsage("--translation-lang is said of a second text, and there is none");
  if (pair && is_same_file(request.files[0], request.files[1]))
    throw BadUsage(request.files[0] + " would be held against itself: name the translation's file");
}

std::string codes() {
  std::string list;
  const std::vector<std::string> all = audit::language_codes();
  for (const std::string& code : all) list += (list.empty() ? "" : code == all.back() ? " or " : ", ") + code;
  return list;
}

const audit::Likeness* likeness_to(const TextShown& text, const std::string& code) {
  const auto found =
      std::find_if(text.likely.begin(), text.likely.end(), [&](const audit::Likeness& each) { return each.code == code; });
  return found == text.likely.end() ? nullptr : &*found;
}

/// Whether the text reads as one language, and surely as that.
bool is_telling(const TextShown& text) {
  return text.size >= telling_size && !text.likely.empty() && text.likely.front().share >= fewest_function_words;
}

bool is_foreign(const TextShown& text, const std::string& code) {
  const audit::Likeness* const own = likeness_to(text, code);
  return is_telling(text) && (own == nullptr ? 0.0 : own->share) < foreign * text.likely.front().share;
}

std::string language_name(const std::string& code) { return audit::language(code).name(); }

void expect_known(const TextShown& text) {
  const std::vector<std::string> all = audit::language_codes();
  if (std::find(all.begin(), all.end(), text.stated) != all.end()) return;
  throw BadUsage(text.option + ": expected " + codes() + ", found \"" + text.stated + "\"");
}

TextShown shown(const Request& request, const audit::Source& source, std::size_t index) {
  TextShown text;
  text.file = source.name;
  text.option = index == 0 ? "--original-lang" : "--translation-lang";
  text.stated = index == 0 ? request.audit.original_language : request.audit.translation_language;
  text.size = source.text.size();
  text.likely = audit::likely_languages(std::string_view(source.text).substr(0, source.text.find(' ', enough)));
  return text;
}

audit::Audit audited(const Context& context) {
  const Request& request = context.request;
  std::vector<audit::Source> sources;
  for (const std::string& file : request.files) sources.push_back(audit::read_source(file));
  std::vector<TextShown> texts;
  for (std::size_t i = 0; i < sources.size(); ++i) texts.push_back(shown(request, sources[i], i));
  std::vector<audit::Reading> readings;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const std::string code = language_of(texts[i], texts.size() > 1 ? &texts[1 - i] : nullptr);
    if (texts[i].stated.empty() && request.detail == Detail::all)
      context.err << "fathom: " << printable(texts[i].file) << " reads as " << language_name(code) << " (" << texts[i].option
                  << " " << code << ")\n";
    readings.push_back(audit::read(std::move(sources[i]), audit::language(code)));
  }
  if (readings.size() == 1) return audit::audit(std::move(readings[0]));
  return audit::audit(std::move(readings[0]), std::move(readings[1]));
}

/// The claims of the game's edition, held against the texts; none where no game is asked for.
std::vector<ClaimedText> claims_asked(const Context& context, const std::optional<GameAsked>& game,
                                      const audit::Audit& audit) {
  if (!game) return {};
  std::vector<ClaimedText> texts = claimed(*game, audit);
  const std::size_t spoken = texts.size(), asked = context.request.files.size();
  if (spoken < asked && context.request.detail == Detail::all)
    context.err << "fathom: the edition of " << game->edition->game << " does not speak the language of "
                << (spoken == 0 ? "these texts" : "one of the texts") << ", and claims nothing of it\n";
  return texts;
}

/// Marks what the baseline accepts, and speaks of what it accepts in vain.
void accept(const Context& context, audit::Audit& on) {
  const std::string& file = context.request.audit.baseline;
  if (file.empty()) return;
  audit::Applied applied = audit::marked(audit::read_baseline(file), std::move(on.findings));
  on.findings = std::move(applied.findings);
  for (const audit::Acceptance& stale : applied.stale)
    context.err << printable(file) << ":" << stale.at.line << ":" << stale.at.column << ": nobody finds this " << stale.kind
                << " any longer; drop the entry\n";
}

void write_baseline(const Context& context, const audit::Audit& of) {
  const std::string& file = context.request.audit.write_baseline;
  if (file.empty()) return;
  write_file(file, audit::skeleton(of.findings));
  const std::size_t open = audit::tally(of.findings).open();
  context.err << "fathom: " << printable(file) << " lists " << counted(of.findings.size(), "finding");
  if (open > 0) context.err << "; write down why behind each \"because:\", for it cannot be read before";
  context.err << "\n";
}

Exit judged(const audit::Audit& audit, FailOn fail_on) {
  const bool fails = std::any_of(audit.findings.begin(), audit.findings.end(), [&](const audit::Finding& finding) {
    return !finding.accepted && fail_on != FailOn::never && index_of(fail_on) <= static_cast<std::size_t>(finding.severity);
  });
  return fails ? Exit::fails : Exit::holds;
}

/// With --quiet, only what fails is shown.
audit::Severity least_shown(const Request& request) {
  if (request.detail == Detail::all) return audit::Severity::note;
  switch (request.audit.fail_on) {
    case FailOn::note:
      return audit::Severity::note;
    case FailOn::warning:
      return audit::Severity::warning;
    case FailOn::error:
    case FailOn::never:
      break;
  }
  return audit::Severity::error;
}

std::string written(const audit::Audit& audit, AuditForm form, const audit::Circumstances& circumstances,
                    const audit::TextStyle& style) {
  switch (form) {
    case AuditForm::json:
      return audit::to_json(audit, circumstances);
    case AuditForm::sarif:
      return audit::to_sarif(audit, circumstances);
    case AuditForm::html:
      return audit::to_html(audit, circumstances);
    case AuditForm::text:
      break;
  }
  return audit::to_text(audit, circumstances, style);
}

}  // namespace

std::string language_of(const TextShown& text, const TextShown* other) {
  if (text.stated.empty()) {
    const bool is_clear =
        is_telling(text) && (text.likely.size() < 2 || text.likely[1].share <= clear_lead * text.likely[0].share);
    if (!is_clear) throw BadUsage("the language of " + text.file + " is not plain: say " + text.option + " " + codes());
    return text.likely.front().code;
  }
  expect_known(text);
  if (!is_foreign(text, text.stated)) return text.stated;
  const std::string& seems = text.likely.front().code;
  const bool swapped = other != nullptr && is_telling(*other) && other->likely.front().code == text.stated &&
                       (other->stated == seems || other->stated.empty());
  throw BadInput(text.file + ": expected a text in " + language_name(text.stated) + ", found one in " +
                 language_name(seems) +
                 (swapped ? "; the original comes first: swap the two files" : "; say " + text.option + " " + seems));
}

Exit audit_texts(const Context& context) {
  const Request& request = context.request;
  if (!request.audit.explain.empty()) return explain(context);
  expect_texts(request);
  expect_apart(request);
  const auto begun_at = std::chrono::steady_clock::now();
  const std::optional<GameAsked> game = game_asked(request);
  if (request.audit.view == AuditView::claims && !game)
    throw BadUsage("--claims is about a game: name it with --game, or give its --edition FILE");
  audit::Audit audit = audited(context);
  const std::vector<ClaimedText> claims = claims_asked(context, game, audit);
  if (request.audit.view == AuditView::claims) return show_claims(claims, request.audit.fail_on, context.out);
  if (game) {
    std::vector<audit::Finding> terms = audit::check_glossary(*game->edition, audit);
    std::move(terms.begin(), terms.end(), std::back_inserter(audit.findings));
  }
  audit.findings = with_claims(std::move(audit.findings), claims);
  accept(context, audit);
  write_baseline(context, audit);

  const std::string& output = request.audit.output;
  const bool in_colour = output.empty() || request.colour == Colour::always;
  const audit::TextStyle style{painter(in_colour ? context.paint : Paint(Colour::never)), least_shown(request),
                               std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_at).count()};
  const std::string report = written(audit, request.audit.form, {FATHOM_VERSION, request.audit.baseline}, style);
  if (output.empty()) {
    context.out << report;
  } else {
    write_file(output, report);
    if (request.detail == Detail::all)
      context.out << audit::closing(audit, {painter(context.paint), style.least, style.seconds}, printable(output));
  }
  return judged(audit, request.audit.fail_on);
}

}  // namespace fathom::app
