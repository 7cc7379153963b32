/** A state of a client as `fathom conform` is told it, and one made from what it tells. */

import { SEATS } from '../javascript/fathom_engine.mjs';
import { bySeat, pile, playerOf, seatOf } from './words.mjs';

/** Who is to move: whoever is in a stage, or the player in turn. */
export const whoActs = (ctx) => Object.keys(ctx.activePlayers ?? {})[0] ?? ctx.currentPlayer;

/** The step of each phase; those of a turn are its stages. */
const STEPS = { layout: 'laying_creatures', deal: 'dealing', firstPlayer: 'first_player' };

/** The step as a player sees it: that another could play a special card between two draws she does not. */
const stepOf = (ctx, player) => {
  if (ctx.gameover) return 'over';
  const step = STEPS[ctx.phase] ?? ctx.activePlayers[whoActs(ctx)];
  return step === 'between_draws' && player !== ctx.currentPlayer ? 'drawing' : step;
};

/** What there is to tell of a state that a player sees. */
export const told = ({ G, ctx }, player) => {
  const { mermaidDeck } = G;
  const target = G.covering?.owner ?? G.luringFrom;
  return {
    step: stepOf(ctx, player),
    phase: G.inActions ? 'action' : 'draw',
    ...(ctx.phase === 'play' && { turn: seatOf(ctx.currentPlayer), acting: seatOf(whoActs(ctx)) }),
    special: G.specialPlayed ? 'played' : 'none_played',
    ending: ctx.gameover?.ending ?? 'open',
    still_to_lose: G.stillToLose.map(seatOf),
    target: target === null ? 'none' : seatOf(target),
    nth: G.covering ? G.covering.index + 1 : 0,
    ...(mermaidDeck && { deck: mermaidDeck }),
    deck_size: G.deckSize,
    discards: G.discards,
    set_aside: G.setAside,
    hands: bySeat(G.hands),
    hand_sizes: bySeat(G.handSizes),
    mermaids: bySeat(G.mermaids),
    creature_deck: G.creatureDeck,
    face_up: G.faceUp,
    enticed: bySeat(G.enticed),
  };
};

const allOf = (players, make) => Object.fromEntries(SEATS.slice(0, players).map((seat) => [playerOf(seat), make(seat)]));
const mermaidFrom = ({ visible, covered }) => ({ visible: pile(visible), covered: pile(covered) });

const gameFrom = (described) => ({
  mermaidDeck: pile(described.deck),
  discards: pile(described.discards),
  setAside: pile(described.set_aside),
  hands: allOf(described.players, (seat) => pile(described.hands[seat])),
  mermaids: allOf(described.players, (seat) => (described.mermaids[seat] ?? []).map(mermaidFrom)),
  creatureDeck: pile(described.creature_deck),
  faceUp: pile(described.face_up),
  enticed: allOf(described.players, (seat) => pile(described.enticed[seat])),
  firstPlayer: null,
  inActions: described.phase === 'action',
  specialPlayed: described.special === 'played',
  stillToLose: described.still_to_lose.map(playerOf),
  covering: described.step === 'covering' ? { owner: playerOf(described.target), index: described.nth - 1 } : null,
  luringFrom: described.step === 'luring' ? playerOf(described.target) : null,
});

const contextFrom = ({ step, turn, acting, ending }, ctx) => {
  const [phase] = Object.entries(STEPS).find(([, name]) => name === step) ?? ['play'];
  const player = playerOf(phase === 'play' ? turn : acting);
  const actor = playerOf(acting);
  return {
    ...ctx,
    phase,
    currentPlayer: player,
    playOrderPos: ctx.playOrder.indexOf(player),
    activePlayers: phase === 'play' ? { [actor]: step } : null,
    _activePlayersNumMoves: phase === 'play' ? { [actor]: 0 } : {},
    ...(step === 'over' && { phase: null, activePlayers: null, gameover: { ending } }),
  };
};

/** The state of a client that is described, where `state` is that of a new one. */
export const stateFrom = (described, state) => ({
  ...state,
  G: gameFrom(described),
  ctx: contextFrom(described, state.ctx),
});
