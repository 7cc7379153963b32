// Reads any bytes in any of the languages; whatever comes back must lie within the text.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "audit/reading/enumerations.hpp"
#include "audit/reading/reading.hpp"
#include "audit/reading/sums.hpp"

namespace {

using namespace fathom::audit;

void require(bool holds) {
  if (!holds) std::abort();
}

void check_tokens(const Reading& reading, TokenIndex first, std::size_t count) {
  require(count > 0 && first < reading.tokens.size() && first + count <= reading.tokens.size());
  const Span at = reading.at(first, static_cast<std::uint32_t>(count));
  require(at.begin <= at.end && at.end <= reading.document.text.size());
}

void check(const Reading& reading) {
  for (const Quantity& quantity : reading.quantities) {
    check_tokens(reading, quantity.first, quantity.count);
    require(std::isfinite(quantity.value) && std::isfinite(quantity.upper) && quantity.value <= quantity.upper);
    require(quantity.unit == Quantity::no_unit || quantity.unit < concepts().concepts.size());
    require(quantity.unit_word == Quantity::no_word || quantity.unit_word < reading.words.size());
  }
  for (const Expression& expression : reading.expressions) {
    check_tokens(reading, expression.first, expression.count);
    require(std::isfinite(expression.stated) && std::isfinite(expression.value) && std::isfinite(expression.left_to_right));
  }
  for (std::uint32_t sentence = 0; sentence < reading.document.sentences.size(); ++sentence) {
    for (const Enumeration& list : find_enumerations(reading, sentence)) {
      require(list.items.size() > 1);
      for (const Enumeration::Item& item : list.items) {
        require(item.first < item.end);
        check_tokens(reading, item.first, item.end - item.first);
      }
    }
  }
  for (const Sum& sum : find_sums(reading)) {
    require(sum.total < reading.quantities.size() && std::isfinite(sum.added) && std::isfinite(sum.stated));
    require(sum.at.begin <= sum.at.end && sum.at.end <= reading.document.text.size());
    for (const Summand& part : sum.parts) require(part.quantity < reading.quantities.size());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  static const std::vector<std::string> codes = language_codes();
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  check(read(source_of("fuzz.txt", bytes), language(codes[data[0] % codes.size()])));
  return 0;
}
