#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/seats.hpp"
#include "notation/json.hpp"
#include "properties/conforming/corpus.hpp"

/// How transitions and traces of any game are written for programs of others.
namespace fathom::conform::corpus {

/// By what rules, as a variant's file has them, and for how many players a game is set up.
struct Setup {
  int players = 0;
  std::string variant;
};

std::string line_of(const Node& node);

/// One action in one state, and what came of it.
struct Transition {
  std::vector<std::string_view> asked;  ///< The rules that are asked about the action.
  Node before;
  std::vector<Node> legal;
  Node action;
  std::string_view refused_by{};  ///< Empty where it is done.
  std::optional<Node> after{};
};

/// Transitions as lines of JSON, each with a number of its own behind the id that all share.
class Lines {
 public:
  Lines(const Setup& setup, const About& about);
  void add(const Transition& transition, const PerSeat<int>& scores);
  [[nodiscard]] std::vector<std::string> all() && { return std::move(all_); }

 private:
  int players_;
  notation::Json setup_;
  About about_;
  std::vector<std::string> all_;
};

/// A state, and what is legal in it.
struct Seen {
  Node state;
  std::vector<Node> legal;
};

/// A whole trace as one document of JSON.
class Document {
 public:
  Document(const std::string& game, const Setup& setup, const std::optional<Seen>& start);
  /// An action, in words, the rule that refuses it, if any does, and what it leads to, where that is asked for.
  void add(const Node& action, const std::string& told, std::string_view refused_by, const std::optional<Seen>& seen);
  [[nodiscard]] std::string ended(const PerSeat<int>& scores) &&;

 private:
  int players_;
  notation::Json whole_;
  notation::Json steps_ = notation::Json::array();
};

}  // namespace fathom::conform::corpus
