#include "audit/report/source_map.hpp"

#include <gtest/gtest.h>

#include "audit/report/fakes.hpp"

namespace fathom::audit {
namespace {

/// Two columns of a page, `ab cd` and `ef`, printed side by side with a mark between them that is not read.
///     source:  a b | e f / c d         text:  a b _ c d \n e f
Document columns() {
  Document document;
  document.source.text = "ab|ef\ncd\n";
  document.text = "ab cd\nef\n";
  document.pieces = {{0, 0}, {2, 5}, {5, 8}, {6, 3}, {8, 8}};
  document.sentences = {{{0, 5}, 0}, {{6, 8}, 1}};
  return document;
}

TEST(SourceMap, FollowTheReadingOrder) {
  const Document document = columns();
  const SourceMap map(document);
  EXPECT_EQ(map.in_text({0, 2}), (Span{0, 2}));
  EXPECT_EQ(map.in_text({3, 5}), (Span{6, 8}));
  EXPECT_EQ(map.in_text({6, 8}), (Span{3, 5}));
  EXPECT_EQ(map.sentence_of({3, 5}), 1U);
  EXPECT_EQ(map.sentence_of({7, 8}), 0U);
}

TEST(SourceMap, LeaveOutWhatIsNotRead) {
  const Document document = columns();
  const SourceMap map(document);
  EXPECT_EQ(map.in_text({2, 3}), std::nullopt) << "the mark between the columns";
  EXPECT_EQ(map.in_text({2, 5}), (Span{6, 8})) << "the mark and what follows it";
  EXPECT_EQ(map.sentence_of({2, 3}), 1U) << "where it would stand";
}

TEST(SourceMap, TakeAPointForAPoint) {
  const Document document = columns();
  EXPECT_EQ(SourceMap(document).in_text({4, 4}), (Span{7, 7}));
}

TEST(SourceMap, StayWithinTheText) {
  const Document document = columns(), empty;
  const SourceMap map(document), none(empty);
  EXPECT_EQ(map.sentence_of({100, 120}), 1U);
  EXPECT_EQ(map.sentence_at(1000), 1U);
  EXPECT_EQ(none.sentence_at(0), std::nullopt);
  EXPECT_EQ(none.sentence_of({0, 3}), std::nullopt);
  const std::optional<Span> backwards = map.in_text({4, 7});
  ASSERT_TRUE(backwards);
  EXPECT_EQ(*backwards, (Span{7, 8})) << "to the end of the sentence it begins in";
}

}  // namespace
}  // namespace fathom::audit
