// Numbers, sentences and words in languages without blanks, with endings, and without a data file.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "audit/audit.hpp"
#include "audit/reading/numbers_said.hpp"

namespace fathom::audit::other_languages_test {
namespace {

struct Said {
  const char* code;
  const char* text;
  const char* expected;
};

const Said said[] = {
    {"nl", "Elke speler trekt drie kaarten en legt er één af.", "3"},
    {"nl", "Neem een kaart. Je mag maximaal vijf kaarten houden, minstens 2.", "<=5 >=2"},
    {"nl", "Trek 2 tot 4 kaarten in de 3e ronde.", "2..4 3rd"},
    {"nl", "Neem tweeëntwintig munten.", "22"},
    {"sv", "Varje spelare drar tre kort och behåller minst ett.", "3 >=1"},
    {"sv", "Ta högst tolv mynt i den 3:e rundan.", "<=12 3rd"},
    {"da", "Hver spiller trækker tre kort og beholder mindst to.", "3 >=2"},
    {"da", "Den 3. spiller tager højst femogtyve mønter.", "3rd <=25"},
    {"pl", "Każdy gracz dobiera trzy karty i odrzuca co najmniej dwie.", "3 >=2"},
    {"pl", "Weź pięciu wojowników i nie więcej niż dwanaście żetonów.", "5 <=12"},
    {"cs", "Každý hráč si vezme tři karty a nejvýše pět žetonů.", "3 <=5"},
    {"cs", "Vezměte si dvě kostky ze šesti.", "2 6"},
    {"ja", "各プレイヤーはカードを三枚引き、十二個のコインを取ります。", "3 12"},
    {"ja", "カードを３枚以上捨てます。", ">=3"},
    {"ja", "第3ラウンドに二人のプレイヤーが5枚引きます。", "3rd 2 5"},
    {"ja", "3番目のプレイヤーは2～4枚引きます。", "3rd 2..4"},
    {"zh", "每位玩家抽三张牌，然后弃掉两张牌。", "3 2"},
    {"zh", "你可以将最多十二个标记放在左边。", "<=12"},
    {"zh", "第三回合抽５张牌。", "3rd 5"},
    {"ko", "각 플레이어는 카드를 세 장 뽑고 두장을 버립니다.", "3 2"},
    {"ko", "카드를 5장 이상 버립니다. 3번째 라운드입니다.", ">=5 3rd"},
    {"fi", "Jokainen pelaaja nostaa kolme korttia ja 12 kolikkoa.", "3 12"},
    {"hu", "Minden játékos húz három lapot és tizenöt érmét kap.", "3 15"},
    {"tr", "Her oyuncu üç kart çeker ve on iki puan alır.", "3 12"},
    {"th", "ผู้เล่นแต่ละคนจั่วการ์ดสามใบ", "3"},
    {"ar", "يسحب كل لاعب ٣ بطاقات.", "3"},
    {"und", "Blorp zan 3 karti, 4-5 mump.", "3 4..5"},
};

TEST(OtherLanguages, have_their_numbers) {
  for (const Said& each : said) EXPECT_EQ(numbers(read_text(each.text, each.code)), each.expected) << each.code << ": " << each.text;
}

TEST(OtherLanguages, have_the_words_that_change_play) {
  const Said meant[] = {
      {"nl", "Je mag niet ruilen.", "modality.must_not"},     {"nl", "Leg de kaart gedekt neer.", "facing.down"},
      {"sv", "Du får inte byta.", "modality.must_not"},       {"sv", "Spelaren till vänster börjar.", "direction.left"},
      {"da", "Du behøver ikke bytte.", "modality.need_not"},  {"da", "Spilleren til højre begynder.", "direction.right"},
      {"pl", "Nie możesz wymieniać.", "modality.must_not"},   {"pl", "Połóż zakrytą kartę.", "facing.down"},
      {"cs", "Nesmíte měnit.", "modality.must_not"},          {"cs", "Položte kartu lícem dolů.", "facing.down"},
      {"ja", "カードを捨ててはいけません。", "modality.must_not"}, {"ja", "カードを捨てなければなりません。", "modality.must"},
      {"ja", "裏向きに置きます。", "facing.down"},               {"zh", "玩家不能抽牌。", "modality.must_not"},
      {"zh", "将牌背面朝下放置。", "facing.up"},                 {"ko", "카드를 버릴 수 없습니다.", "modality.must_not"},
  };
  for (const Said& each : meant) {
    const Reading reading = read_text(each.text, each.code);
    const bool stands = std::any_of(reading.marks.begin(), reading.marks.end(),
                                    [&](const Mark& mark) { return concepts().name(mark.meaning) == each.expected; });
    EXPECT_TRUE(stands) << each.code << ": " << each.text << " has no " << each.expected;
  }
}

std::size_t sentences(const char* code, const char* text) { return read_text(text, code).document.sentences.size(); }

TEST(OtherLanguages, end_their_sentences) {
  EXPECT_EQ(sentences("ja", "カードを引きます。次に捨てます。本当ですか？はい！"), 4U);
  EXPECT_EQ(sentences("ja", "「引きます。」次に捨てます。"), 2U);
  EXPECT_EQ(sentences("zh", "抽一张牌。然后弃一张牌！"), 2U);
  EXPECT_EQ(sentences("ko", "카드를 뽑습니다. 그리고 버립니다."), 2U);
}

TEST(OtherLanguages, join_lines_without_blanks) {
  const std::string first = "各プレイヤーは自分の手番にカードを一枚引いて、それから手札のカー";
  const std::string second = "ドを一枚捨てます。次に、自分のコマを三マス進めてから、左隣のプレ";
  const std::string last = "イヤーの手番になります。";
  EXPECT_EQ(read_text(first + "\n" + second + "\n" + last, "ja").document.text, first + second + last);
}

std::string words(const char* code, const char* text) {
  const Reading reading = read_text(text, code);
  std::string all;
  for (TokenIndex token = 0; token < reading.tokens.size(); ++token)
    all += (all.empty() ? "" : "|") + reading.word(token).folded;
  return all;
}

TEST(OtherLanguages, part_words_without_blanks) {
  EXPECT_EQ(words("ja", "カードを三枚引く"), "カード|を|三|枚|引く");
  EXPECT_EQ(words("ja", "ABCカード3枚"), "abc|カード|3|枚");
  EXPECT_EQ(words("zh", "第三回合"), "第三|回合");
}

TEST(OtherLanguages, drop_their_endings) {
  EXPECT_EQ(language("ko").word("카드를").stem, language("ko").word("카드").stem);
  EXPECT_EQ(language("pl").word("kartami").stem, language("pl").word("karty").stem);
  EXPECT_EQ(language("cs").word("kartami").stem, language("cs").word("karta").stem);
}

struct Pairing {
  const char* code;
  const char* right;
  const char* wrong;
};

const char* const english =
    "Each player draws three cards.\n\nPlace the board on the table.\n\nThe game ends after 7 rounds.\n\nPay 2 coins.\n";

TEST(OtherLanguages, betray_a_number_that_changed) {
  for (const Pairing& each :
       {Pairing{"nl", "Elke speler trekt drie kaarten.\n\nLeg het bord op tafel.\n\nHet spel eindigt na 7 rondes.\n\nBetaal 2 munten.\n",
                "Elke speler trekt vier kaarten.\n\nLeg het bord op tafel.\n\nHet spel eindigt na 7 rondes.\n\nBetaal 2 munten.\n"},
        {"ja", "各プレイヤーはカードを三枚引きます。\n\nボードをテーブルに置きます。\n\n7ラウンド後にゲームは終わります。\n\nコインを2枚払います。\n",
         "各プレイヤーはカードを四枚引きます。\n\nボードをテーブルに置きます。\n\n7ラウンド後にゲームは終わります。\n\nコインを2枚払います。\n"},
        {"fi", "Jokainen pelaaja nostaa kolme korttia.\n\nAseta lauta pöydälle.\n\nPeli päättyy 7 kierroksen jälkeen.\n\nMaksa 2 kolikkoa.\n",
         "Jokainen pelaaja nostaa neljä korttia.\n\nAseta lauta pöydälle.\n\nPeli päättyy 7 kierroksen jälkeen.\n\nMaksa 2 kolikkoa.\n"}}) {
    const auto found = [&](const char* translation) {
      std::string all;
      for (const Finding& finding : audit(read_text(english, "en"), read_text(translation, each.code)).findings)
        if (finding.severity != Severity::note) all += std::string(name(finding.kind)) + ";";
      return all;
    };
    EXPECT_EQ(found(each.right), "") << each.code;
    EXPECT_EQ(found(each.wrong), "number-mismatch;") << each.code;
  }
}

}  // namespace
}  // namespace fathom::audit::other_languages_test
