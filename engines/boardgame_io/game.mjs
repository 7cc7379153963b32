/** Mermaid's Song as a game of boardgame.io: its phases, the stages of a turn, and what each player may see. */

import { TurnOrder } from 'boardgame.io/dist/cjs/core.js';
import { enumerate } from './bot.mjs';
import { creatureDeck, mermaidDeck } from './cards.mjs';
import * as moves from './moves.mjs';

const FACE_UP = 3;
const CARDS_AT_FIRST = 2;

const forEachPlayer = (ctx, make) => Object.fromEntries(ctx.playOrder.map((player) => [player, make(player)]));

const setup = ({ ctx }) => ({
  mermaidDeck: mermaidDeck(ctx.numPlayers),
  discards: [],
  setAside: [],
  hands: forEachPlayer(ctx, () => []),
  mermaids: forEachPlayer(ctx, () => []),
  creatureDeck: creatureDeck(),
  faceUp: [],
  enticed: forEachPlayer(ctx, () => []),
  firstPlayer: null,
  inActions: false,
  specialPlayed: false,
  stillToLose: [],
  covering: null, // whose mermaid, and which: { owner, index }
  luringFrom: null,
});

/** A move that rests on the deck: it is not made on the client, and the log does not show others which card came. */
const secret = (move) => ({ move, client: false, redact: true });

const layout = {
  start: true,
  moves: { turnCreature: moves.turnCreature },
  endIf: ({ G }) => G.faceUp.length === FACE_UP,
  next: 'deal',
};

const deal = {
  turn: { order: TurnOrder.RESET },
  moves: { deal: secret(moves.deal), setAside: secret(moves.setAside) },
  endIf: ({ G }) => Object.values(G.hands).every((hand) => hand.length === CARDS_AT_FIRST),
  onEnd: ({ G }) => {
    G.mermaidDeck.push(...G.setAside);
    G.setAside = [];
  },
  next: 'firstPlayer',
};

const firstPlayer = {
  turn: { order: TurnOrder.RESET },
  moves: { chooseFirst: moves.chooseFirst },
  endIf: ({ G }) => G.firstPlayer !== null,
  next: 'play',
};

const play = {
  turn: {
    order: {
      first: ({ G, ctx }) => ctx.playOrder.indexOf(G.firstPlayer),
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: ({ G, ctx, events }) => {
      G.inActions = false;
      G.specialPlayed = false;
      moves.goOn({ G, ctx, events });
    },
    stages: {
      drawing: {
        moves: { draw: secret(moves.draw), reshuffle: { move: moves.reshuffle, client: false }, endPlay: moves.endPlay },
      },
      between_draws: {
        moves: { drawNext: moves.drawNext, releaseKraken: moves.releaseKraken, playTreasure: moves.playTreasure },
      },
      choosing: {
        moves: {
          discardHand: moves.discardHand,
          beginActions: moves.beginActions,
          releaseKraken: moves.releaseKraken,
          playTreasure: moves.playTreasure,
        },
      },
      acting: {
        moves: {
          playMermaid: moves.playMermaid,
          playSong: moves.playSong,
          entice: moves.entice,
          releaseKraken: moves.releaseKraken,
          playTreasure: moves.playTreasure,
          discardTreasure: moves.discardTreasure,
          finishTurn: moves.finishTurn,
        },
      },
      covering: { moves: { coverCards: moves.coverCards } },
      losing: { moves: { loseMermaid: moves.loseMermaid } },
      luring: { moves: { lure: moves.lure } },
      replacing: { moves: { turnCreature: moves.turnCreature } },
    },
  },
};

/** The deck is hidden from everybody and a hand from all but its player; how many cards they have is not. */
const playerView = ({ G, ctx, playerID }) => {
  const { mermaidDeck: deck, hands, ...open } = G;
  return {
    ...open,
    deckSize: deck.length,
    hands: playerID in hands ? { [playerID]: hands[playerID] } : {},
    handSizes: forEachPlayer(ctx, (player) => hands[player].length),
  };
};

export const MermaidsSong = {
  name: 'mermaids-song',
  minPlayers: 3,
  maxPlayers: 6,
  setup,
  phases: { layout, deal, firstPlayer, play },
  playerView,
  endIf: moves.whoHasWon,
  disableUndo: true,
  // Turns, phases and stages are ended by moves, never by the players themselves.
  events: {
    endTurn: false,
    pass: false,
    endPhase: false,
    setPhase: false,
    endGame: false,
    setActivePlayers: false,
    endStage: false,
    setStage: false,
  },
  ai: { enumerate },
};
