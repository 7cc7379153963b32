#pragma once

#include <string_view>

namespace fathom::audit::sample {

/// A short account of Mermaid Rain, in words of our own: every claim that it states holds.
inline constexpr std::string_view english = R"(Game Round

A whole game lasts five rounds.

Dealing Adventure cards

Every player is dealt seven Adventure cards.

Making the Melds

Melding is at an end once everyone has played a Mermaid Princess card, or as soon as somebody can turn up five cards.

Determining Player Order

There are eight types of melds, best first.

Mermaid Rain	five of a kind

Mermaid Squall	four of a kind: 7 points

Ocean March	a full house, three and two

Twin Splash	two pairs: 6 points

Aquamarine Waltz	one of each: gull, turtle, dolphin

Mermaid Mist	three of a kind: 4 points

Mermaid Drop	a pair: 1 point

Octopus	two different cards

Placing the Surf tile

You may not put a tile on a starting space, a treasure space or an obstacle space. A tile must not protrude from the ocean board, however you place it.

Adjusting the Adventure Cards in Hands

Whoever holds more than two Adventure cards in hand must discard down to two cards.

Tribute to the witch

Return to the treasure pool: one sea shell, one coral, one crystal, one pearl, one dragon scale, a token each. A player will lose five points for a missing type.

Scoring

A monopoly adds 3 more points as a bonus.

Say three are tied for second in coral: they take the 6 points for second, the 4 points for third and the 2 points for fourth, and divide them by three: 4 points each.

Ranking by Treasure Type	Points

Sixth, Fifth	0 points

Fourth	2 points

Third	4 points

Second	6 points

First	12 points

Board Setup Details

4-Player

8 sea shell tokens

6 coral tokens

6 crystal tokens

4 pearl tokens

4 dragon scale tokens

That makes a total of 28 tokens.

Scoring Example

Player 1:

Coral, monopoly: 15 points

Pearl, tied: 9 points

Sea shell, missing: -5 points

Total: 19 points

Player 2:

Pearl, tied: 9 points

Total: 9 points
)";

/// The same in French.
inline constexpr std::string_view french = R"(Tour de jeu

Une partie entière dure cinq tours.

Distribution des cartes Aventure

On distribue à chaque joueur sept cartes d'aventure.

Réalisation des combinaisons

C'est la fin dès que tous les joueurs ont posé une carte princesse sirène, ou que l'un d'eux révèle cinq cartes.

Déterminer l'ordre du tour des joueurs

On compte huit types de combinaisons.

Pluie de sirène	cinq cartes identiques

Bourrasque de sirène	quatre cartes identiques : 7 points

Marche de l'océan	une main pleine, trois et deux

Éclaboussures jumelles	deux paires : 6 points

Valse aigue-marine	une de chaque : mouette, tortue, dauphin

Brume de sirène	trois cartes identiques : 4 points

Goutte de sirène	une paire : 1 point

Poulpe	deux cartes différentes

Poser sa tuile de navigation

Vous ne pouvez pas mettre de tuile sur une case de départ, une case trésor ou une case obstacle.

Ajuster les cartes d'aventure en mains

Celui qui a plus de deux cartes d'aventure en main doit défausser jusqu'à deux cartes.

Tribut à la sorcière

Il faut rendre à la réserve de trésors : un coquillage, un corail, un cristal, une perle, une écaille de dragon. Le joueur perd cinq points quand un type de jeton lui manque.

Calcul des scores

Un monopole donne 3 points supplémentaires en bonus.

Classement par type de trésor	Points

Sixième, cinquième	0 points

Quatrième	2 points

Troisième	4 points

Deuxième	6 points

Premier	12 points

Exemple de scores

Joueur 1 :

Corail, monopole : 15 points

Perle, égalité : 9 points

Coquillage, manque : -5 points

Total : 19 points

Joueur 2 :

Perle, égalité : 9 points

Total : 9 points
)";

}  // namespace fathom::audit::sample
