/**
 * Serves an engine to `fathom conform`: one JSON object a line comes in, one goes out. Copy it; it needs nothing but Node.
 *
 *     import { serve } from './fathom_engine.mjs';
 *
 *     serve({
 *       name: 'my game', version: '1.0',
 *       readings: { 'winning.when': 'at_once' },   how it reads rules that can be read in several ways; may be left out
 *       begin(players, change) { ... },            a new game; `change` has house rules, by rule: throws
 *                                                  Unsupported if it does not know them
 *       apply(game, { by, verb, fields }) { ... }, does an action and returns the game as it then stands (nothing, if it is
 *                                                  changed in place), or throws Refused
 *       legal(game) { ... },                       every legal action: { by, verb, fields }
 *       observe(game, seat) { ... },               what that seat sees, as much as there is to say
 *       scores(game) { ... },                      points by seat
 *       set(state) { ... },                        the game that a whole state describes
 *       variants: true,                            where it knows house rules
 *     });
 *
 * The last five may be left out.
 */

export const SEATS = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

const ABILITIES = ['legal', 'observe', 'scores', 'set', 'variants'];

/** An action is not allowed: why, and by which rule, if that has a name. */
export class Refused extends Error {
  constructor(why, rule) {
    super(why);
    this.rule = rule;
  }
}

/** House rules that the engine does not know. */
export class Unsupported extends Error {
  constructor(rules, why = `not known here: ${rules.join(', ')}`) {
    super(why);
    this.rules = rules;
  }
}

/** `{ by, verb, fields }` of `{"by": "Ann", "play": {"card": "song_3"}}`. */
const actionOf = ({ by, ...told }) => {
  const [[verb, fields]] = Object.entries(told);
  return { by, verb, fields };
};

const told = ({ by, verb, fields }) => (by ? { by, [verb]: fields } : { [verb]: fields });

/** All that is otherwise than printed, by rule: numbers, readings, rules that are dropped, and what is in the box. */
const houseRules = ({ change = {}, reading = {}, house = {}, drop = [], components = {} }) => ({
  ...change,
  ...reading,
  ...house,
  ...Object.fromEntries(drop.map((rule) => [rule, null])),
  ...components,
});

/** What an engine answers to each kind of request. `session` holds the game being played. */
const ANSWERS = {
  hello: ({ engine }) => ({
    engine: engine.name,
    version: engine.version,
    supports: ABILITIES.filter((ability) => ability in engine),
    ...(engine.readings && { readings: engine.readings }),
  }),
  new(session, { players, ...otherwise }) {
    session.game = session.engine.begin(players, houseRules(otherwise));
    return { ok: true };
  },
  set(session, { state }) {
    session.game = session.engine.set(state);
    return { ok: true };
  },
  apply(session, action) {
    session.game = session.engine.apply(session.game, actionOf(action)) ?? session.game;
    return { ok: true };
  },
  legal: ({ engine, game }) => ({ legal: Array.from(engine.legal(game), told) }),
  observe: ({ engine, game }, { seat }) => ({ state: engine.observe(game, seat) }),
  scores: ({ engine, game }) => ({ scores: engine.scores(game) }),
};

const answer = (session, { id, ...request }) => {
  const kind = Object.keys(request).find((key) => Object.hasOwn(ANSWERS, key));
  if (!kind) return { id, unknown: Object.keys(request).sort() };
  try {
    return { id, ...ANSWERS[kind](session, request[kind]) };
  } catch (error) {
    if (error instanceof Refused) return { id, refused: error.rule ?? true, why: error.message };
    if (error instanceof Unsupported) return { id, unsupported: error.rules, why: error.message };
    throw error;
  }
};

/**
 * Answers until there is nothing more to answer. Each answer is written as soon as it is known: a request that is never answered is
 * then known by those before it.
 */
export const serve = async (engine, input = process.stdin, output = process.stdout) => {
  const session = { engine, game: null };
  let unread = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const lines = (unread + chunk).split('\n');
    unread = lines.pop();
    for (const line of lines) output.write(`${JSON.stringify(answer(session, JSON.parse(line)))}\n`);
  }
};
