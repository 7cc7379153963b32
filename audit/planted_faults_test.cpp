#include "audit/planted_faults.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "notation/yaml.hpp"

namespace fathom::audit {
namespace {

const Node& value(const Node& fault, const std::string& key) {
  const Node* found = fault.find(key);
  if (found == nullptr) refuse(fault, "a fault with `" + key + "`");
  return *found;
}

Kind kind_in(const Node& node) {
  const KindShown* kind = kind_called(node.text);
  if (kind == nullptr) refuse(node, "a kind of finding");
  return kind->kind;
}

Severity severity_in(const Node& fault) {
  const Node* as = fault.find("as");
  if (as == nullptr) return Severity::error;
  for (const Severity severity : {Severity::note, Severity::warning, Severity::error}) {
    if (as->text == name(severity)) return severity;
  }
  refuse(*as, "note, warning or error");
}

Fault fault_in(const Node& node) {
  Fault fault;
  fault.name = value(node, "what").text;
  fault.line = node.at.line;
  const std::string& pair = value(node, "pair").text;
  const std::size_t dash = pair.find('-');
  fault.original = pair.substr(0, dash);
  if (dash != std::string::npos) fault.translation = pair.substr(dash + 1);
  const bool in_original = fault.translation.empty() || node.find("in") != nullptr;
  fault.side = in_original ? Side::original : Side::translation;
  const Node& edit = value(node, "edit");
  if (edit.items.size() != 2) refuse(edit, "the words and what becomes of them");
  fault.find = edit.items[0].text;
  fault.replace = edit.items[1].text;
  for (const Node& kind : value(node, "found").items) fault.kinds.push_back(kind_in(kind));
  fault.severity = severity_in(node);
  fault.words = value(node, "at").text;
  if (const Node* missed = node.find("missed")) fault.missed = missed->text;
  return fault;
}

TEST(PlantedFaults, Have_names_of_their_own) {
  std::set<std::string> names;
  for (const Fault& fault : read_planted_faults()) EXPECT_TRUE(names.insert(fault.name).second) << fault.name;
  EXPECT_GE(names.size(), 40U);
}

TEST(PlantedFaults, Are_found_six_times_in_seven) {
  const std::vector<Fault> faults = read_planted_faults();
  const auto missed = std::count_if(faults.begin(), faults.end(), [](const Fault& fault) { return !fault.missed.empty(); });
  EXPECT_LE(7 * missed, static_cast<std::ptrdiff_t>(faults.size()));
}

TEST(PlantedFaults, Show_every_kind_that_needs_no_model) {
  std::set<Kind> shown;
  for (const Fault& fault : read_planted_faults()) shown.insert(fault.kinds.begin(), fault.kinds.end());
  // Misspelt words need dictionaries.
  for (const Kind kind : {Kind::model_contradicted, Kind::example_contradicted, Kind::misspelt, Kind::placeholder_changed, Kind::rule_silent,
                          Kind::rule_ambiguous}) {
    shown.insert(kind);
  }
  for (const KindShown& kind : kinds()) EXPECT_EQ(shown.count(kind.kind), 1U) << kind.name;
}

}  // namespace

std::string planted_faults_file() { return std::string(FATHOM_SOURCE_DIR) + "/audit/texts/tuned/lanterns/changes.yaml"; }

std::vector<Fault> read_planted_faults() {
  return in_file(planted_faults_file(), [] {
    std::vector<Fault> faults;
    const Node changes = read_yaml_file(planted_faults_file());
    for (const Node& node : value(changes, "faults").items) faults.push_back(fault_in(node));
    return faults;
  });
}

}  // namespace fathom::audit
