#include "audit/reading/quantities.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "audit/reading/numbers_said.hpp"

namespace fathom::audit {
namespace {

constexpr std::array<const char*, 6> codes{"en", "fr", "es", "de", "it", "pt"};

struct Row {
  const char* expected;
  std::array<const char*, 6> phrases;  ///< As `codes`.
};

// The same said in six languages; a phrase of a language that says it otherwise is left empty.
const Row rows[] = {
    {"7",
     {"Draw 7 crabs.", "Piochez 7 crabes.", "Robe 7 cangrejos.", "Ziehe 7 Krabben.", "Pesca 7 granchi.",
      "Compre 7 caranguejos."}},
    {"7",
     {"Draw seven crabs.", "Piochez sept crabes.", "Robe siete cangrejos.", "Ziehe sieben Krabben.", "Pesca sette granchi.",
      "Compre sete caranguejos."}},
    {"21",
     {"It costs twenty-one kelp.", "Il coûte vingt et un kelps.", "Cuesta veintiuno de kelp.",
      "Es kostet einundzwanzig Tang.", "Costa ventuno kelp.", "Custa vinte e um kelps."}},
    {"72",
     {"Take seventy-two crabs.", "Prenez soixante-douze crabes.", "Tome setenta y dos cangrejos.",
      "Nimm zweiundsiebzig Krabben.", "Prendi settantadue granchi.", "Pegue setenta e dois caranguejos."}},
    {"80",
     {"Take eighty crabs.", "Prenez quatre-vingts crabes.", "Tome ochenta cangrejos.", "Nimm achtzig Krabben.",
      "Prendi ottanta granchi.", "Pegue oitenta caranguejos."}},
    {"100",
     {"Take 100 crabs.", "Prenez cent crabes.", "Tome cien cangrejos.", "Nimm hundert Krabben.", "Prendi cento granchi.",
      "Pegue cem caranguejos."}},
    {"1500",
     {"Take 1,500 crabs.", "Prenez 1 500 crabes.", "Tome 1.500 cangrejos.", "Nimm 1.500 Krabben.", "Prendi 1.500 granchi.",
      "Pegue 1.500 caranguejos."}},
    {"1.5",
     {"It weighs 1.5 stones.", "Il pèse 1,5 pierres.", "Pesa 1,5 piedras.", "Es wiegt 1,5 Steine.", "Pesa 1,5 pietre.",
      "Pesa 1,5 pedras."}},
    {"0.5",
     {"It is worth ½ point.", "Il vaut ½ point.", "Vale ½ punto.", "Er zählt ½ Punkt.", "Vale ½ punto.", "Vale ½ ponto."}},
    {"50",
     {"Lose 50% of them.", "Perdez 50 % de ceux-ci.", "Pierda el 50% de ellos.", "Verliere 50 % davon.",
      "Perdi il 50% di essi.", "Perca 50% deles."}},
    {"2..5", {"2-5 players", "2-5 joueurs", "2-5 jugadores", "2-5 Spieler", "2-5 giocatori", "2-5 jogadores"}},
    {"2..4",
     {"2 to 4 players", "de 2 à 4 joueurs", "de 2 a 4 jugadores", "von 2 bis 4 Spielern", "da 2 a 4 giocatori",
      "de 2 a 4 jogadores"}},
    {"2..4",
     {"two to four players", "de deux à quatre joueurs", "de dos a cuatro jugadores", "zwei bis vier Spieler",
      "da due a quattro giocatori", "de dois a quatro jogadores"}},
    {"3..6",
     {"Between 3 and 6 crabs", "Entre 3 et 6 crabes", "Entre 3 y 6 cangrejos", "Zwischen 3 und 6 Krabben",
      "Tra 3 e 6 granchi", "Entre 3 e 6 caranguejos"}},
    {"1 2 3",
     {"Take 1, 2 or 3 crabs.", "Prenez 1, 2 ou 3 crabes.", "Tome 1, 2 o 3 cangrejos.", "Nimm 1, 2 oder 3 Krabben.",
      "Prendi 1, 2 o 3 granchi.", "Pegue 1, 2 ou 3 caranguejos."}},
    {">=5",
     {"Keep at least 5 crabs.", "Gardez au moins 5 crabes.", "Conserve al menos 5 cangrejos.",
      "Behalte mindestens 5 Krabben.", "Tieni almeno 5 granchi.", "Guarde pelo menos 5 caranguejos."}},
    {">=5",
     {"Keep 5 or more crabs.", "Gardez 5 crabes ou plus.", "Conserve 5 o más cangrejos.", "Behalte 5 oder mehr Krabben.",
      "Tieni 5 o più granchi.", "Guarde 5 ou mais caranguejos."}},
    {">=5",
     {"Keep 5+ crabs.", "Gardez 5+ crabes.", "Conserve 5+ cangrejos.", "Behalte 5+ Krabben.", "Tieni 5+ granchi.",
      "Guarde 5+ caranguejos."}},
    {"<=3",
     {"Keep at most 3 crabs.", "Gardez au plus 3 crabes.", "Conserve como máximo 3 cangrejos.",
      "Behalte höchstens 3 Krabben.", "Tieni al massimo 3 granchi.", "Guarde no máximo 3 caranguejos."}},
    {"<=3",
     {"Keep up to 3 crabs.", "Gardez jusqu'à 3 crabes.", "Conserve hasta 3 cangrejos.", "Behalte bis zu 3 Krabben.",
      "Tieni fino a 3 granchi.", "Guarde até 3 caranguejos."}},
    {"<=3",
     {"Keep no more than three crabs.", "Ne gardez pas plus de trois crabes.", "No conserve más de tres cangrejos.",
      "Behalte nicht mehr als drei Krabben.", "Tieni non più di tre granchi.", ""}},
    {"<=2",
     {"Keep two crabs or less.", "Gardez deux crabes ou moins.", "Conserve dos cangrejos o menos.",
      "Behalte zwei Krabben oder weniger.", "Tieni due granchi o meno.", "Guarde dois caranguejos ou menos."}},
    {"<=9",
     {"Hold nine crabs at the most.", "Tenez neuf crabes au maximum.", "Tenga nueve cangrejos como máximo.", "",
      "Tieni nove granchi al massimo.", "Tenha nove caranguejos no máximo."}},
    {">4",
     {"Whoever has more than 4 crabs", "Qui a plus de 4 crabes", "Quien tenga más de 4 cangrejos",
      "Wer mehr als 4 Krabben hat", "Chi ha più di 4 granchi", "Quem tiver mais de 4 caranguejos"}},
    {"<4",
     {"Whoever has fewer than 4 crabs", "Qui a moins de 4 crabes", "Quien tenga menos de 4 cangrejos",
      "Wer weniger als 4 Krabben hat", "Chi ha meno di 4 granchi", "Quem tiver menos de 4 caranguejos"}},
    {"=4",
     {"Keep exactly 4 crabs.", "Gardez exactement 4 crabes.", "Conserve exactamente 4 cangrejos.",
      "Behalte genau 4 Krabben.", "Tieni esattamente 4 granchi.", "Guarde exatamente 4 caranguejos."}},
    {"-5",
     {"A reef scores -5 points.", "Un récif vaut -5 points.", "Un arrecife vale -5 puntos.", "Ein Riff zählt -5 Punkte.",
      "Una barriera vale -5 punti.", "Um recife vale -5 pontos."}},
    {"-5",
     {"A reef scores −5 points.", "Un récif vaut –5 points.", "Un arrecife vale −5 puntos.", "Ein Riff zählt –5 Punkte.",
      "Una barriera vale −5 punti.", "Um recife vale –5 pontos."}},
    {"-5",
     {"A reef scores minus 5 points.", "Un récif vaut moins 5 points.", "Un arrecife vale menos 5 puntos.",
      "Ein Riff zählt minus 5 Punkte.", "Una barriera vale meno 5 punti.", "Um recife vale menos 5 pontos."}},
    {"3rd",
     {"This is the 3rd crab.", "C'est le 3e crabe.", "Es el 3.º cangrejo.", "Das ist die 3. Krabbe.", "È il 3° granchio.",
      "É o 3º caranguejo."}},
    {"3rd",
     {"This is the third crab.", "C'est le troisième crabe.", "Es el tercer cangrejo.", "Das ist die dritte Krabbe.",
      "È il terzo granchio.", "É o terceiro caranguejo."}},
    {"5rd",
     {"After the fifth crab", "Après le cinquième crabe", "Tras el quinto cangrejo", "Nach der fünften Krabbe",
      "Dopo il quinto granchio", "Depois do quinto caranguejo"}},
    {"3",
     {"Shuffle 3x kelp.", "Mélangez 3x kelp.", "Baraje 3x kelp.", "Mische 3x Tang.", "Mescola 3x kelp.",
      "Embaralhe 3x kelp."}},
    {"3",
     {"Shuffle kelp ×3.", "Mélangez kelp ×3.", "Baraje kelp ×3.", "Mische Tang ×3.", "Mescola kelp ×3.",
      "Embaralhe kelp ×3."}},
    {"@4",
     {"This is told on page 4.", "C'est dit page 4.", "Se cuenta en la página 4.", "Das steht auf Seite 4.",
      "È detto a pagina 4.", "Está dito na página 4."}},
    {"#2 5",
     {"Player 2 draws 5 crabs.", "Joueur 2 pioche 5 crabes.", "Jugador 2 roba 5 cangrejos.", "Spieler 2 zieht 5 Krabben.",
      "Giocatore 2 pesca 5 granchi.", "Jogador 2 compra 5 caranguejos."}},
    {"5",
     {"Deal each player 5 crabs.", "Distribuez à chaque joueur 5 crabes.", "Reparta a cada jugador 5 cangrejos.",
      "Gib jedem Spieler 5 Krabben.", "Distribuisci a ogni giocatore 5 granchi.",
      "Distribua a cada jogador 5 caranguejos."}},
    {"",
     {"Draw a crab.", "Piochez un crabe.", "Robe un cangrejo.", "Ziehe eine Krabbe.", "Pesca un granchio.",
      "Compre um caranguejo."}},
    {"",
     {"Draw no crabs.", "Ne piochez aucun crabe.", "No robe ningún cangrejo.", "Ziehe keine Krabben.",
      "Non pescare nessun granchio.", "Não compre nenhum caranguejo."}},
    {"1",
     {"Draw only one crab.", "Piochez un seul crabe.", "Robe un solo cangrejo.", "Ziehe nur eine Krabbe.",
      "Pesca un solo granchio.", "Compre apenas um caranguejo."}},
    {"3",
     {"The three reefs are closed.", "Les trois récifs sont fermés.", "Los tres arrecifes están cerrados.",
      "Die drei Riffe sind geschlossen.", "Le tre barriere sono chiuse.", "Os três recifes estão fechados."}},
    {"*2016",
     {"Printed in May 2016", "Imprimé en mai 2016", "Impreso en mayo 2016", "Gedruckt im Mai 2016",
      "Stampato nel maggio 2016", "Impresso em maio 2016"}},
    {"12 6 2 9",
     {"That is 12+6/2=9.", "Cela fait 12+6/2=9.", "Son 12+6/2=9.", "Das sind 12+6/2=9.", "Sono 12+6/2=9.", "São 12+6/2=9."}},
};

TEST(Quantities, have_the_same_values_in_every_language) {
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < codes.size(); ++i) {
      const std::string phrase = row.phrases[i];
      if (phrase.empty()) continue;
      EXPECT_EQ(numbers(read_text(phrase, codes[i])), row.expected) << codes[i] << ": " << phrase;
    }
  }
}

struct Case {
  const char* text;
  const char* expected;
};

void expect_all(const char* code, std::initializer_list<Case> cases) {
  for (const Case& one : cases) EXPECT_EQ(all_numbers(read_text(one.text, code)), one.expected) << one.text;
}

TEST(Quantities, tell_a_sign_from_a_dash) {
  expect_all("en", {{"The reef scores (-5) points.", "-5"},
                    {"Draw from phase - 5 crabs remain.", "5"},
                    {"Use the well-known 5 crabs.", "5"},
                    {"There are crabs-5 of them.", "5"},
                    {"It ends at 12 -5 points are lost.", "12 -5"},
                    {"In phase 1 - 5 crabs are dealt.", "#1 5"},
                    {"At least 5 crabs, not minus.", ">=5"}});
  expect_all("es", {{"Quien tenga al menos 5 cangrejos", ">=5"}, {"Robe todas menos 2 cartas.", "2"}});
}

TEST(Quantities, are_negative_where_points_are) {
  expect_all("en", {{"Lose 3 negative points.", "-3"}, {"Take 3 points.", "3"}});
  expect_all("de", {{"Das sind 3 Minuspunkte.", "-3"}, {"Das gibt 1 Minuspunkt.", "-1"}});
  expect_all("fr", {{"Prenez 3 points négatifs.", "-3"}});
  expect_all("pt", {{"São 2 pontos negativos.", "-2"}});
}

TEST(Quantities, are_negative_behind_a_dash_that_stands_free) {
  expect_all("de", {{"Das Riff zählt „-4“.", "-4"},
                    {"Das Riff zählt\u00A0-4.", "-4"},
                    {"Setze das Boot auf Ü -4.", "-4"},
                    {"Setze das Boot auf Ü-4.", "4"},
                    {"Setze das Boot auf ë-4.", "4"}});
}

TEST(Quantities, are_said_by_words_of_their_own) {
  expect_all("de", {{"Das spielt man zu dritt bis zu sechst.", "3..6"},
                    {"Nimm dreierlei Krabben.", "3"},
                    {"Die drittletzte Krabbe schläft.", "3rd"}});
  expect_all("it", {{"Nessuno dei due granchi dorme.", "~2"},
                    {"Se sei il granchio, dormi.", ""},
                    {"54 carte, sei per ciascuno", "54 6"},
                    {"Prendi sei granchi.", "6"}});
  expect_all("fr", {{"Cela dure une quarantaine de minutes.", "40"}});
  expect_all("es", {{"Duerme el antepenúltimo cangrejo.", "3rd"}});
}

TEST(Quantities, are_weak_where_they_may_be_articles_or_figures_of_speech) {
  expect_all("en", {{"Take a pair of crabs.", "~2"},
                    {"Both crabs sleep.", "~2"},
                    {"One crab sleeps.", "1"},
                    {"Take one of them.", "~1"},
                    {"You may turn this one.", "~1"},
                    {"Take at least one.", ">=1"},
                    {"If there is more than one crab, stop.", "~1"},
                    {"First, the crabs sleep.", "~1rd"},
                    {"The oldest crab goes first.", "~1rd"},
                    {"The first crab sleeps.", "1rd"},
                    {"Not just a crab", "~1"}});
  expect_all("fr",
             {{"Piochez une carte.", "~1"}, {"Au moins un crabe dort.", ">=1"}, {"Gardez exactement une carte.", "=1"}});
  expect_all("de", {{"Ziehe genau eine Karte.", "=1"}, {"Ziehe eine Karte.", "~1"}});
}

TEST(Quantities, that_name_a_thing_count_nothing) {
  expect_all("en", {{"Now play Variant 3.", "#3"},
                    {"Square F7 is closed.", "#7"},
                    {"Round 3: the tide rises.", "#3"},
                    {"Player 1 must stop.", "#1"},
                    {"Crabs are worth 1, 2, or 4 points.", "1 2 4"},
                    {"See page 4 and 5.", "@4 @5"},
                    {"Ages 6+", ">=6"}});
}

TEST(Quantities, in_addresses_dates_and_versions_count_nothing) {
  expect_all("en", {{"Tel: 555-123-4567", "*555 *123 *4567"},
                    {"12 Harbour Street, Kelpford 90210 USA", "*12 *90210"},
                    {"Write to crab7@kelp.example or www.kelp9.example.", "*7 *9"},
                    {"Rules v1.2", "*1.2"},
                    {"©2024 Kelp Games", "*2024"},
                    {"March 3, 2021 edition", "*3 *2021"},
                    {"Bring 2000 crabs.", "2000"}});
}

TEST(Quantities, name_what_they_count) {
  const auto unit = [](const char* text, const char* code) {
    const Reading reading = read_text(text, code);
    if (reading.quantities.empty() || reading.quantities[0].unit == Quantity::no_unit) return std::string();
    return concepts().name(reading.quantities[0].unit).empty() ? std::string()
                                                               : std::string(concepts().name(reading.quantities[0].unit));
  };
  EXPECT_EQ(unit("Draw 7 cards.", "en"), "thing.card");
  EXPECT_EQ(unit("Draw 7 treasure cards.", "en"), "thing.card");
  EXPECT_EQ(unit("Piochez 7 cartes trésor.", "fr"), "thing.card");
  EXPECT_EQ(unit("Robe 7 cartas de tesoro.", "es"), "thing.card");
  EXPECT_EQ(unit("It scores 1, 2 or 3 points.", "en"), "score.point");
  EXPECT_EQ(unit("Draw 7, then shuffle the cards.", "en"), "");
}

TEST(Quantities, of_a_hundred_thousand_words_take_no_time) {
  std::string text;
  for (int i = 0; i < 50000; ++i) text += "two hundred ";
  EXPECT_FALSE(read_text(text, "en").quantities.empty());
}

}  // namespace
}  // namespace fathom::audit
