#pragma once

#include <string>
#include <vector>

#include "app/run_once.hpp"

/// Texts to audit, and the auditor run on them within a test. For tests alone.
namespace fathom::app {

// Rules of a game that does not exist, in three languages; the French translation has another number, and lacks a reef.
inline const std::string english =
    "Lantern Bay\n\nSetting up\n\nEach keeper takes seven oil cards and keeps them in the hand. Put the storm marker beside "
    "the "
    "board. Shuffle the fog cards and lay them face down on the table.\n\nYour turn\n\nDraw a card. Then you may light a "
    "lantern. You must not light a lantern on rocks, reefs or wrecks. If the fog die shows a gull, skip the rest of your "
    "turn. The player to the left is next.\n\nEnd of the game\n\nThe game ends after the fifth night. Each lantern that is "
    "lit scores 3 points. The keeper with the most points wins the game.\n";
inline const std::string french =
    "La baie aux lanternes\n\nMise en place\n\nChaque gardien prend six cartes huile et les garde en main. Posez le "
    "marqueur "
    "Orage à côté du plateau. Mélangez les cartes brume et posez-les face cachée sur la table.\n\nVotre tour\n\nPiochez une "
    "carte. Ensuite vous pouvez allumer une lanterne. Vous ne devez pas allumer de lanterne sur les rochers ou les épaves. "
    "Si "
    "le dé brume montre une mouette, passez le reste de votre tour. Le joueur à gauche est le suivant.\n\nFin de la "
    "partie\n\nLa partie se termine après la cinquième nuit. Chaque lanterne allumée rapporte 3 points. Le gardien qui a le "
    "plus de points gagne la partie.\n";

inline const std::string german =
    "Die Laternenbucht\n\nAufbau\n\nJeder Wächter nimmt sieben Ölkarten und behält sie auf der Hand. Legt den Sturmmarker "
    "neben "
    "den Spielplan. Mischt die Nebelkarten und legt sie verdeckt auf den Tisch.\n\nDein Zug\n\nZiehe eine Karte. Dann "
    "darfst "
    "du eine Laterne anzünden. Du darfst keine Laterne auf Felsen, Riffen oder Wracks anzünden. Wenn der Nebelwürfel eine "
    "Möwe zeigt, überspringe den Rest deines Zuges. Der Spieler links ist der nächste.\n\nEnde des Spiels\n\nDas Spiel "
    "endet "
    "nach der fünften Nacht. Jede angezündete Laterne bringt 3 Punkte. Der Wächter mit den meisten Punkten gewinnt das "
    "Spiel.\n";

inline Seen audited(std::vector<std::string> words) {
  words.insert(words.begin(), "audit");
  return seen(words);
}

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace fathom::app
