#include "audit/language/recognition.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "audit/language/language.hpp"

namespace fathom::audit::recognition_test {
namespace {

struct Sample {
  const char* code;
  const char* text;
};

// Invented rules, in many languages.
const Sample samples[] = {
    {"en", "Each player takes the tiles from the bag and puts them on the table in front of her. You may draw a card."},
    {"fr", "Chaque joueur prend les tuiles dans le sac et les pose sur la table devant lui. Vous pouvez piocher une carte."},
    {"es", "Cada jugador toma las fichas de la bolsa y las pone sobre la mesa delante de él. Puedes robar una carta."},
    {"de", "Jeder Spieler nimmt die Plättchen aus dem Beutel und legt sie vor sich auf den Tisch. Du darfst eine Karte ziehen."},
    {"it", "Ogni giocatore prende le tessere dal sacchetto e le mette sul tavolo davanti a sé. Puoi pescare una carta."},
    {"pt", "Cada jogador pega as peças do saco e coloca-as sobre a mesa à sua frente. Você pode comprar uma carta."},
    {"nl", "Elke speler neemt de tegels uit de zak en legt ze voor zich op de tafel. Je mag een kaart trekken als je wilt."},
    {"sv", "Varje spelare tar brickorna ur påsen och lägger dem på bordet framför sig. Du får dra ett kort om du vill."},
    {"da", "Hver spiller tager brikkerne fra posen og lægger dem på bordet foran sig. Du må trække et kort efter din tur."},
    {"no", "Hver spiller tar brikkene fra posen og legger dem på bordet foran seg. Du kan trekke et kort etter turen din."},
    {"pl", "Każdy gracz bierze kafelki z worka i kładzie je na stole przed sobą. Możesz dobrać kartę, jeśli nie masz żadnej."},
    {"cs", "Každý hráč si vezme dílky ze sáčku a položí je na stůl před sebe. Můžete si líznout kartu, pokud žádnou nemáte."},
    {"sk", "Každý hráč si vezme dieliky z vrecka a položí ich na stôl pred seba. Môžete si ťahať kartu, ak ešte žiadnu nemáte."},
    {"hu", "Minden játékos elvesz egy lapkát a zsákból, és leteszi maga elé az asztalra. Ha nincs lapod, húzhatsz egy lapot."},
    {"ro", "Fiecare jucător ia jetoanele din sac și le pune pe masă în fața sa. Puteți trage o carte dacă nu mai aveți niciuna."},
    {"ca", "Cada jugador agafa les fitxes de la bossa i les posa sobre la taula davant seu. Pots robar una carta si no en tens cap."},
    {"fi", "Jokainen pelaaja ottaa laatat pussista ja asettaa ne pöydälle eteensä. Voit nostaa kortin, jos sinulla ei ole niitä."},
    {"tr", "Her oyuncu torbadan bir karo alır ve onu masaya, kendi önüne koyar. Eğer hiç kartı yoksa, daha sonra bir kart çeker."},
    {"id", "Setiap pemain mengambil keping dari kantong dan meletakkannya di meja. Anda boleh mengambil satu kartu jika tidak ada."},
    {"ru", "Каждый игрок берёт плитки из мешка и кладёт их на стол перед собой. Если у вас нет карт, вы можете взять одну."},
    {"uk", "Кожен гравець бере плитки з мішка і кладе їх на стіл перед собою. Якщо у вас немає карт, ви можете взяти одну."},
    {"el", "Κάθε παίκτης παίρνει τα πλακίδια από τη σακούλα και τα βάζει στο τραπέζι μπροστά του."},
    {"ja", "各プレイヤーは袋からタイルを三枚引き、自分の前に置きます。手札がない場合はカードを引くことができます。"},
    {"zh", "每位玩家从袋中抽三块板块，放在自己面前。如果你没有手牌，可以抽一张牌。"},
    {"zh", "每位玩家從袋中抽三塊板塊，放在自己面前。如果你沒有手牌，可以抽一張牌。"},
    {"ko", "각 플레이어는 주머니에서 타일을 세 개 뽑아 자기 앞에 놓습니다. 손에 카드가 없으면 한 장을 뽑을 수 있습니다."},
    {"th", "ผู้เล่นแต่ละคนหยิบแผ่นจากถุงและวางไว้บนโต๊ะตรงหน้า"},
    {"he", "כל שחקן לוקח את האריחים מן השק ומניח אותם על השולחן"},
};

TEST(Recognition, tells_languages_from_their_neighbours) {
  for (const Sample& sample : samples) {
    const std::vector<Likeness> likely = likely_languages(sample.text);
    ASSERT_FALSE(likely.empty()) << sample.code;
    EXPECT_EQ(likely.front().code, sample.code) << sample.text;
    EXPECT_GE(likely.front().share, telling_share) << sample.code;
    constexpr double clear_lead = 0.6;
    const double second = likely.size() > 1 ? likely[1].share : 0;
    EXPECT_LE(second, clear_lead * likely.front().share) << sample.code << " and " << likely[std::min<std::size_t>(1, likely.size() - 1)].code;
  }
}

/// Languages whose words nobody listed, and no language at all.
TEST(Recognition, guesses_nothing_from_a_look) {
  for (const std::string text :
       {"Elke spylder nimt de stiennen út de bûse en leit se foar him op 'e tafel, dêrnei mei er in kaart lûke as er gjin hat.",
        "Bi zqorlf mentak hul de varniq, en krolp thassim vor gelt. La morpiq des hultar vennoq iltra on.",
        "Pep player oli jwe kat la nan men yo epi mete yo sou tab la devan yo tout."}) {
    const std::vector<Likeness> likely = likely_languages(text);
    const std::string first = likely.empty() ? "" : likely.front().code;
    for (const char* known : {"fr", "en", "de", "es", "it", "pt"})
      EXPECT_FALSE(first == known && likely.front().share >= telling_share) << known << ": " << text;
  }
  EXPECT_TRUE(likely_languages("").empty());
  EXPECT_TRUE(likely_languages("1 2 3 xqzt !").empty());
}

TEST(Recognition, sees_both_languages_of_a_text_half_translated) {
  const std::vector<Likeness> likely = likely_languages(std::string(samples[0].text) + "\n\n" + samples[1].text);
  ASSERT_GE(likely.size(), 2U);
  EXPECT_TRUE(likely[0].code == "en" || likely[0].code == "fr");
  EXPECT_TRUE(likely[1].code == "en" || likely[1].code == "fr");
  EXPECT_GT(likely[1].share, 0.6 * likely[0].share);
}

TEST(Recognition, takes_no_name_in_another_script_for_the_text) {
  const std::string text = std::string(samples[0].text) + " Her name is 花子.";
  EXPECT_EQ(likely_languages(text).front().code, "en");
}

TEST(NeutralLanguage, is_made_for_any_code_and_named) {
  EXPECT_EQ(language("fi").name(), "Finnish");
  EXPECT_EQ(language("sw").name(), "Swahili");
  EXPECT_EQ(language("pt-BR").code(), "pt");
  EXPECT_EQ(language("PT_br").name(), "Portuguese");
  EXPECT_EQ(language("nb").name(), "Norwegian");
  EXPECT_TRUE(language("fi").phrases().empty());
  EXPECT_FALSE(language("fi").number_words().empty());
  EXPECT_TRUE(language("fi").locale().ordinal_points);
  EXPECT_EQ(language("fi").locale().months.size(), 12U);
  EXPECT_TRUE(language("zu").number_words().empty()) << "those of another language are no use";
  EXPECT_TRUE(language(unknown_language).number_words().empty());
  EXPECT_NE(language("hu").word("kártyákat").stem, "kártyákat") << "Snowball knows Hungarian";
  EXPECT_EQ(language("sw").word("kadi").stem, "kadi") << "and no Swahili";
}

}  // namespace
}  // namespace fathom::audit::recognition_test
