#include <algorithm>
#include <array>

#include "audit/finding.hpp"

namespace fathom::audit {
namespace {

constexpr std::array table{
    KindShown{
        Kind::number_mismatch, "number-mismatch", Severity::error,
        "The same passage states another number in the translation than in the original.",
        "\"Each smith begins with seven nails.\"\n"
        "\"Chaque forgeron commence avec six clous.\"\n"
        "An English player begins with 7 nails, a French player with 6.",
        "Correct the number that is wrong; the game's components often tell which. Digits and number words count as the "
        "same, so accept the finding only where the two passages speak of different things."},
    KindShown{
        Kind::number_omitted, "number-omitted", Severity::error,
        "A number of the original has no counterpart in the translated passage.",
        "\"Draw two cards and keep one.\"\n"
        "\"Robad cartas y quedaos con una.\"\n"
        "A Spanish player is not told how many cards to draw.",
        "Put the number back. Accept it where the words say the same without a number, as in \"a pair\" or \"the rest\"."},
    KindShown{Kind::number_added, "number-added", Severity::error,
              "The translated passage states a number that the original does not.",
              "\"Return your ships to the harbour.\"\n"
              "\"Stellt eure 3 Schiffe in den Hafen zurück.\"\n"
              "A German player returns exactly 3 ships, an English player all of them.",
              "Drop the number, or add it to the original where the translation is the clearer one."},
    KindShown{Kind::sign_mismatch, "sign-mismatch", Severity::error,
              "A number counts for a player in one text and against them in the other.",
              "\"Each unlit lamp: -2 points\"\n"
              "\"Chaque lampe éteinte : 2 points\"\n"
              "An English player loses 2 points for an unlit lamp, a French player wins them.",
              "Put the sign right. A dash that only marks an item of a list should stand apart from the number."},
    KindShown{Kind::expression_wrong, "expression-wrong", Severity::error,
              "A calculation in the text does not come to the result printed behind it.",
              "\"4 + 2 x 3 = 18 points\"\n"
              "By the order of operations it is 10; worked off from left to right it is 18, and readers will differ.",
              "Correct the result, or set brackets around what is reckoned first."},
    KindShown{Kind::sum_wrong, "sum-wrong", Severity::error,
              "The parts of a list do not add up to the total stated with it.",
              "\"24 cards: 8 wood, 8 stone, 6 iron\"\n"
              "The parts add up to 22, so somebody will look for two missing cards.",
              "Count the components, then correct a part or the total."},
    KindShown{Kind::passage_omitted, "passage-omitted", Severity::error,
              "A sentence or more of the original has no counterpart in the translation.",
              "\"Turn the dial. If it shows a storm, skip your next turn.\"\n"
              "\"Girad el dial.\"\n"
              "A Spanish player does not know of the storm.",
              "Translate the passage. Accept it where it concerns one edition only, such as an address or a list of names."},
    KindShown{Kind::passage_added, "passage-added", Severity::warning,
              "A sentence or more of the translation has no counterpart in the original.",
              "\"Place the tower.\"\n"
              "\"Posez la tour. Elle ne bouge plus de toute la partie.\"\n"
              "A French player may not move the tower; an English player is not told so.",
              "Drop the passage, or add it to the original where it is a clarification that all editions need."},
    KindShown{Kind::item_omitted, "item-omitted", Severity::error,
              "A list of the original has an item that the translated list lacks.",
              "\"You may not build on lakes, marshes or glaciers.\"\n"
              "\"Vous ne pouvez pas construire sur les lacs et les glaciers.\"\n"
              "A French player may build on a marsh; an English player may not.",
              "Add the item. Accept it where one word of the translation names two things of the original."},
    KindShown{Kind::item_added, "item-added", Severity::error,
              "A translated list has an item that the original's list lacks.",
              "\"Pay with wool or salt.\"\n"
              "\"Pagad con lana, sal u oro.\"\n"
              "A Spanish player may pay with gold; an English player may not.",
              "Drop the item, or add it to the original. Accept it where the translation says one thing with two words."},
    KindShown{Kind::order_changed, "order-changed", Severity::error,
              "What comes first, or on which side, is the other way round in the translation.",
              "\"Before you roll, pass the lantern to your left.\"\n"
              "\"Avant de lancer les dés, passez la lanterne à droite.\"\n"
              "The lantern goes round clockwise in English, counterclockwise in French.",
              "Put the order or direction right. Accept it where both texts describe one order from two ends."},
    KindShown{Kind::term_inconsistent, "term-inconsistent", Severity::warning,
              "One thing of the game has several names in one text.",
              "\"Draw from the quarry pile.\" ... \"Shuffle the stone stack.\"\n"
              "A reader asks whether the quarry pile and the stone stack are two piles.",
              "Choose one name and keep to it. Accept it where the second name is said to be a short form."},
    KindShown{Kind::term_mismatch, "term-mismatch", Severity::error,
              "The translated passage names another thing of the game than the original does.",
              "\"Discard a ferry card.\"\n"
              "\"Défaussez une carte Phare.\" (everywhere else a lighthouse)\n"
              "An English player gives up a ferry, a French player a lighthouse.",
              "Correct the name. A glossary in an edition file tells which names belong together."},
    KindShown{Kind::term_undefined, "term-undefined", Severity::note,
              "The text uses a name as if the reader knew it, and says nowhere what it is.",
              "\"Then advance the Beacon Marker.\"\n"
              "No other passage, list of components or picture text mentions such a marker.",
              "Say what it is where it is first needed, or use the name it has elsewhere."},
    KindShown{Kind::modality_changed, "modality-changed", Severity::error,
              "What a player must, may or must not do is something else in the translation.",
              "\"You may trade one gem.\"\n"
              "\"Ihr müsst einen Edelstein tauschen.\"\n"
              "A German player has to trade; an English player can choose.",
              "Put the verb right. Accept it where the sentence as a whole leaves the same choice."},
    KindShown{
        Kind::negation_changed, "negation-changed", Severity::error,
        "A sentence is negated in one text and not in the other.",
        "\"Locked chests do not count.\"\n"
        "\"I forzieri chiusi contano.\"\n"
        "An Italian player scores locked chests, an English player does not.",
        "Put the negation right. Accept it where the other text says the same by an opposite (\"stay\", \"not leave\")."},
    KindShown{Kind::quantifier_changed, "quantifier-changed", Severity::error,
              "How far a rule reaches is something else in the translation: each or all, at least or at most.",
              "\"Pay 2 coins for each bridge.\"\n"
              "\"Pague 2 moedas por todas as pontes.\"\n"
              "With three bridges an English player pays 6 coins, a Portuguese player 2.",
              "Put the word right. Accept it where the sentence can only be read in one way."},
    KindShown{Kind::statement_contradicted, "statement-contradicted", Severity::error,
              "Two passages of one text cannot both be true.",
              "\"You must feed every goat.\" ... \"You need not feed goats.\"\n"
              "Two readers of the same book will play differently.",
              "Correct one of the passages, or say in the second that it is an exception."},
    KindShown{Kind::model_contradicted, "model-contradicted", Severity::error,
              "The text states another value than the game's rules as Fathom plays them.",
              "\"The hand limit is 8 cards.\" (the rule says 7)\n"
              "A reader of this text keeps one card more than the game was made for.",
              "Correct the text. Where the text is right, correct the rule's value in the model."},
    KindShown{Kind::example_contradicted, "example-contradicted", Severity::error,
              "A worked example, carried out by the rules, comes out differently from what the text says.",
              "\"Ines has 3 silver and 2 copper and therefore scores 9 points.\" (the rules give her 8)\n"
              "Readers believe the example rather than the rule.",
              "Work the example out by hand, then correct it or the rule."},
    KindShown{Kind::reference_broken, "reference-broken", Severity::warning,
              "The text sends the reader to a page, section or figure that is not there.",
              "\"see page 14\" in a book of 12 pages\n"
              "The reader does not find what the rule depends on.",
              "Correct the reference. Accept it where it points into another book."},
    KindShown{Kind::reference_mismatch, "reference-mismatch", Severity::warning,
              "The two texts send the reader to different places.",
              "\"see page 6\"\n"
              "\"voir page 9\"\n"
              "One of them is wrong, unless the translation is laid out differently.",
              "Look both up. Accept it where the pages of the two editions differ on purpose."},
    KindShown{Kind::outline_mismatch, "outline-mismatch", Severity::warning,
              "Headings, steps or list numbers of the two texts do not correspond.",
              "\"3. Night\" ... \"4. Dawn\"\n"
              "\"3. Nacht\" ... \"5. Morgendämmerung\"\n"
              "A reader of the translation looks for a step 4.",
              "Number the parts alike, or look whether one of them is missing."},
    KindShown{Kind::untranslated, "untranslated", Severity::warning,
              "Words of the original's language, or of a third one, stand in the translation.",
              "\"Shuffle the weather deck.\"\n"
              "\"Mélangez le weather deck.\"\n"
              "A French player may not know the words.",
              "Translate them. A proper name that stays as it is belongs into the edition file's glossary."},
    KindShown{Kind::placeholder_changed, "placeholder-changed", Severity::error,
              "A placeholder, an icon or a piece of mark-up is missing in the translation, or another one stands there.",
              "\"Pay {cost} :coal: to move {name}.\"\n"
              "\"Zahle {cost}, um {name} zu bewegen.\"\n"
              "A German card asks for a payment and does not say of what.",
              "Put it back as it stands in the original. Accept it where the two editions are printed by different programs."},
    KindShown{Kind::misspelt, "misspelt", Severity::note,
              "A word is in no dictionary of its language, and nearly one that is.",
              "\"Turn the dail to the storm.\"\n"
              "A reader takes it for *dial*, or for the name of something.",
              "Correct it. Accept it where the game has such a word. Dictionaries are hunspell's, where any are installed."},
    KindShown{Kind::repeated_word, "repeated-word", Severity::note, "A word, or a passage, stands twice in a row.",
              "\"Take the the topmost card.\"\n"
              "Nobody plays differently, but everybody sees it.",
              "Strike one out. Accept it where the repetition is meant."},
    KindShown{Kind::damaged_text, "damaged-text", Severity::note,
              "Characters were lost or garbled when the text was stored or extracted.",
              "\"Chaque joueur reÃ§oit une carte.\"\n"
              "Letters decoded twice; numbers and signs may have suffered elsewhere.",
              "Extract the text again, as UTF-8. Where the printed book itself is damaged, correct it there."},
    KindShown{Kind::rule_silent, "rule-silent", Severity::note,
              "The text does not say what happens in a situation that play comes to.",
              "\"Draw back up to five cards.\" (and nothing on an empty draw pile)\n"
              "Players have to agree on something of their own.",
              "Add a sentence. Where the silence is meant, accept it; `fathom holes` tells how often play gets there."},
    KindShown{Kind::rule_ambiguous, "rule-ambiguous", Severity::note,
              "The text can be read in several ways that lead to different play.",
              "\"Move a wagon and load a crate from the depot.\" (before or after the move?)\n"
              "Two groups that read carefully will play two games.",
              "Say which reading is meant. `fathom rules` lists the readings and the one that Fathom takes."},
};

}  // namespace

std::span<const KindShown> kinds() { return table; }

const KindShown* kind_called(std::string_view name) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const KindShown& kind) { return kind.name == name; });
  return found == table.end() ? nullptr : &*found;
}

std::string_view name(Kind kind) {
  const auto index = static_cast<std::size_t>(kind);
  return index < table.size() ? table[index].name : std::string_view("?");
}

}  // namespace fathom::audit
