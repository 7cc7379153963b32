#include <algorithm>
#include <array>
#include <chrono>
#include <exception>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "app/audit_claims.hpp"
#include "app/audit_forms.hpp"
#include "app/audit_plan.hpp"
#include "app/audit_run.hpp"
#include "app/audit_terms.hpp"
#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/sentences.hpp"
#include "audit/audit.hpp"
#include "audit/report/baseline.hpp"
#include "audit/report/text_report.hpp"
#include "audit/termbase/term_check.hpp"
#include "notation/node.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace fathom::app {
namespace {

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

/// The claims of the game's edition, held against the texts.
std::vector<ClaimedText> claims_asked(const Context& context, const GameAsked& game, const audit::Audit& audit) {
  std::vector<ClaimedText> texts = claimed(game, audit);
  const std::size_t spoken = texts.size(), asked = audit.translation ? 2 : 1;
  if (spoken < asked && context.request.detail == Detail::all)
    context.err << "fathom: the edition of " << game.edition->game << " does not speak the language of "
                << (spoken == 0 ? "these texts" : "one of the texts") << ", and claims nothing of it\n";
  return texts;
}

/// The baselines of a run.
class Acceptances {
 public:
  explicit Acceptances(const std::vector<std::string>& files) {
    for (const std::string& file : files) baselines_.push_back({file, audit::read_baseline(file)});
  }

  /// Marks what the baselines accept. Returns the entries for which this audit has no finding.
  std::string mark(audit::Audit& on) {
    std::string kept;
    for (Known& known : baselines_) {
      audit::Applied applied = audit::marked(known.baseline, on);
      on.findings = std::move(applied.findings);
      for (const audit::Acceptance& entry : applied.stale) kept += audit::entry_of(entry);
      known.reworded.insert(known.reworded.end(), applied.reworded.begin(), applied.reworded.end());
      if (!known.stale) {
        known.stale = std::move(applied.stale);
        continue;
      }
      std::erase_if(*known.stale, [&](const audit::Acceptance& entry) {
        return std::none_of(applied.stale.begin(), applied.stale.end(),
                            [&](const audit::Acceptance& other) { return other.at == entry.at; });
      });
    }
    return kept;
  }

  /// Speaks of what is accepted in vain.
  void tell_stale(std::ostream& err) const {
    for (const Known& known : baselines_)
      for (const audit::Acceptance& stale : known.stale.value_or(std::vector<audit::Acceptance>{}))
        tell(err, known.file, stale, "nobody finds this " + stale.kind + " any longer; drop the entry");
  }

  /// Speaks of what is accepted in other words.
  void tell_reworded(std::ostream& err) const {
    for (const Known& known : baselines_)
      for (auto each = known.reworded.begin(); each != known.reworded.end(); ++each) {
        const bool is_told = std::any_of(known.reworded.begin(), each, [&](const audit::Acceptance& other) { return other.at == each->at; });
        if (!is_told)
          tell(err, known.file, *each, "this " + each->kind + " stays accepted, in other words; bring the entry up to date with --write-baseline");
      }
  }

 private:
  struct Known {
    std::string file;
    audit::Baseline baseline;
    std::optional<std::vector<audit::Acceptance>> stale{};  ///< In every audit so far; absent before the first.
    std::vector<audit::Acceptance> reworded{};              ///< In any audit; an entry may stand here several times.
  };

  static void tell(std::ostream& err, const std::string& file, const audit::Acceptance& of, const std::string& what) {
    err << printable(file) << ":" << of.at.line << ":" << of.at.column << ": " << what << "\n";
  }

  std::vector<Known> baselines_;
};

void write_baseline(const Context& context, const std::vector<AuditMade>& made) {
  const std::string& file = context.request.audit.write_baseline;
  if (file.empty()) return;
  std::vector<audit::Finding> findings;
  for (const AuditMade& each : made)
    if (each.audit) findings.insert(findings.end(), each.audit->findings.begin(), each.audit->findings.end());
  write_file(file, audit::skeleton(findings));
  const std::size_t open = audit::tally(findings).open();
  context.err << "fathom: " << printable(file) << " lists " << counted(findings.size(), "finding");
  if (open > 0) context.err << "; write down why behind each \"because:\", for it cannot be read before";
  context.err << "\n";
}

/// Of two outcomes the one that matters more: a question that could not be asked, then a failure, then silence.
Exit worse(Exit a, Exit b) {
  constexpr std::array order{Exit::bad_input, Exit::fails, Exit::undecided, Exit::holds};
  return std::min(a, b, [&](Exit one, Exit other) {
    return std::find(order.begin(), order.end(), one) < std::find(order.begin(), order.end(), other);
  });
}

Exit judged(const AuditMade& made, FailOn fail_on) {
  if (made.error) return Exit::bad_input;
  if (!made.audit || fail_on == FailOn::never) return Exit::holds;
  const bool fails = std::any_of(made.audit->findings.begin(), made.audit->findings.end(), [&](const audit::Finding& finding) {
    return !finding.accepted && index_of(fail_on) <= static_cast<std::size_t>(finding.severity);
  });
  return fails ? Exit::fails : Exit::holds;
}

/// Tells what kept a pair from being audited, as the program tells it where it ends there.
void tell_error(const std::exception_ptr& error, std::ostream& err) {
  try {
    std::rethrow_exception(error);
  } catch (const Problem& problem) {
    err << problem.what() << "\n";  // begins with the file
  } catch (const std::exception& what) {
    err << "fathom: " << what.what() << "\n";
  }
}

/// What termbases, the game and its edition say of an audit; claims are shown where that is asked for.
Exit hold_against(const Context& context, const std::optional<GameAsked>& game, audit::Audit& audit) {
  const std::vector<ClaimedText> claims = game ? claims_asked(context, *game, audit) : std::vector<ClaimedText>{};
  if (context.request.audit.view == AuditView::claims)
    return show_claims(claims, context.request.audit.fail_on.value_or(FailOn::error), context.out);
  audit.findings = audit::with_termbases(std::move(audit.findings), termbases_asked(context, game, audit), audit);
  audit.findings = with_claims(std::move(audit.findings), claims, audit.alignment);
  return Exit::holds;
}

/// Lets what is said of every pair be said once.
class SaidOnce {
 public:
  explicit SaidOnce(std::ostream& out) : out_(out) {}
  void say(const std::string& lines) {
    std::istringstream all(lines);
    for (std::string line; std::getline(all, line);)
      if (said_.insert(line).second) out_ << line << "\n";
  }

 private:
  std::ostream& out_;
  std::set<std::string> said_;
};

/// Prints the table of a text's sentences.
Exit list_sentences(const Context& context) {
  if (context.request.files.size() != 1) throw BadUsage("--sentences numbers the sentences of one text: name that text alone");
  const std::string table = empty_sentence_table(context.request.files.front(), context.request.audit.original_language);
  const std::string& output = context.request.audit.output;
  if (output.empty())
    context.out << printable(table);
  else
    write_file(output, table);
  return Exit::holds;
}

/// Gives what a large list took back to the system as soon as the list is gone. By itself, glibc keeps ever larger lists among
/// the small pieces, where they leave holes: a pair of 10 MB took a fifth more.
void keep_large_lists_apart() {
#ifdef __GLIBC__
  static constexpr int large = 1 << 20;  // bytes
  mallopt(M_MMAP_THRESHOLD, large);
#endif
}

}  // namespace

Exit audit_texts(const Context& asked) {
  if (!asked.request.audit.explain.empty()) return explain(asked);
  if (asked.request.audit.view == AuditView::sentences) return list_sentences(asked);
  keep_large_lists_apart();
  const AuditPlan plan = plan_of(asked.request);
  const Context context{plan.request, asked.paint, asked.out, asked.err};
  const auto begun_at = std::chrono::steady_clock::now();
  const std::optional<GameAsked> game = game_asked(plan.request);
  const bool shows_claims = plan.request.audit.view == AuditView::claims;
  if (shows_claims && !game) throw BadUsage("--claims is about a game: name it with --game, or give its --edition FILE");
  Acceptances accepted(plan.baselines);
  SaidOnce remarks(context.err);
  Exit exit = Exit::holds;
  const std::vector<AuditMade> made = audits_of(plan, context, [&](audit::Audit& audit, audit::Circumstances& circumstances) {
    std::ostringstream said;
    exit = worse(exit, hold_against({plan.request, context.paint, context.out, said}, game, audit));
    remarks.say(said.str());
    circumstances.kept = accepted.mark(audit);
  });
  for (const AuditMade& each : made) {
    if (each.error) tell_error(each.error, context.err);
    exit = worse(exit, shows_claims && !each.error ? Exit::holds : judged(each, plan.request.audit.fail_on.value_or(FailOn::error)));
  }
  if (shows_claims) return exit;
  const bool is_whole = !plan.is_part && std::none_of(made.begin(), made.end(), [](const AuditMade& each) { return each.error; });
  if (is_whole) accepted.tell_stale(context.err);
  if (plan.request.audit.write_baseline.empty()) accepted.tell_reworded(context.err);
  write_baseline(context, made);
  write_report(plan, made, context, std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_at).count());
  return exit;
}

}  // namespace fathom::app
