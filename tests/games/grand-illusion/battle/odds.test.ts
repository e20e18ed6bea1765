import { describe, expect, it } from 'vitest';
import { parseInput } from '@/lib/calc/calculator';
import { oncePer } from '@/lib/core/once';
import type { BattleAnswer } from '@/lib/games/grand-illusion/battle/answer';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { battleSchema, type BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import { MODIFIERS } from '@/lib/games/grand-illusion/battle/modifiers';
import { loadData } from '@/lib/games/grand-illusion/data';
import { toNumber, type Fraction } from '@/lib/prob/fraction';
import type { Block } from '@/lib/calc/evaluation';
import { everyOutcome, type Outcome } from '@/tests/games/grand-illusion/battle/by-hand';
import { randomBattle } from '@/tests/games/grand-illusion/battle/random';

const charts = await loadData();

/*
 * The exact odds of the tool against every fall of the dice, played out by code that was written from the text of the
 * rulebook alone.
 */

interface Compared {
  readonly input: BattleInput;
  readonly data: BattleAnswer;
  readonly blocks: readonly Block[];
  readonly steps: readonly string[];
}

const NEAR = 9;
const PART = 20;

function answered(given: unknown): Compared | undefined {
  const parsed = parseInput(battle, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const answer = battle.evaluate(parsed.value, charts);
  if (!answer.ok) return undefined;
  const { data, blocks } = answer.value.outcome;
  return { input: parsed.value, data, blocks, steps: answer.value.steps.map(({ id }) => id) };
}

type Drawn = ReturnType<typeof randomBattle>;

/** What a step is about; `may` tells at a glance of which battles it cannot be, before they are worked out. */
interface About {
  readonly id: string;
  readonly may: (drawn: Drawn) => boolean;
}
const ELAN: About = { id: 'elan', may: ({ mandated, turn }) => mandated === true && Number(turn) <= 4 };
const LANDING: About = { id: 'landing', may: ({ landing }) => landing !== undefined };

/** Legal battles in which at most so many dice fall. */
function battles(count: number, columns: number, dice: number, from: number, about?: About): readonly Compared[] {
  const found: Compared[] = [];
  for (let seed = from; found.length < count; seed++) {
    const drawn = randomBattle(seed, columns);
    if (about && !about.may(drawn)) continue;
    const one = answered(drawn);
    if (about && !one?.steps.includes(about.id)) continue;
    if (one && !one.data.calledOff && Object.keys(one.data.shots).length <= dice) found.push(one);
  }
  return found;
}

const share = (all: ReturnType<typeof everyOutcome>, holds: (one: Outcome) => boolean): number =>
  all.reduce((sum, { share: part, outcome }) => (holds(outcome) ? sum + part : sum), 0);

/** A battle is played by hand once, however often the tool is asked for it. */
const playedOut = oncePer(everyOutcome);

function expectSame(input: BattleInput): void {
  const one = answered(input);
  if (!one) throw new Error('refused');
  const { data, blocks } = one;
  const all = playedOut(input);
  const { chances } = data;
  if (!chances) throw new Error('a battle that is fought has chances');
  const near = (chance: Fraction, wanted: number): void => expect(toNumber(chance)).toBeCloseTo(wanted, NEAR);
  near(
    chances.retreats.attacker,
    share(all, ({ must }) => must.attacker),
  );
  near(
    chances.retreats.defender,
    share(all, ({ must }) => must.defender),
  );
  near(
    chances.siege,
    share(all, ({ siege }) => siege),
  );
  near(
    chances.steps.attacker,
    all.reduce((sum, { share: part, outcome }) => sum + part * outcome.lost.attacker, 0),
  );
  near(
    chances.steps.defender,
    all.reduce((sum, { share: part, outcome }) => sum + part * outcome.lost.defender, 0),
  );
  const joint = blocks.find((block) => block.kind === 'joint');
  joint?.rows.forEach((row, i) =>
    joint.columns.forEach((column, j) => {
      const wanted = share(all, ({ lost }) => lost.attacker === row && lost.defender === column);
      near(joint.chances[i]?.[j] ?? { n: 0n, d: 1n }, wanted);
    }),
  );
  for (const { side, at, left } of data.fates)
    for (const { steps, chance } of left)
      near(
        chance,
        share(all, (one) => one.left.get(`${side}${at}`) === steps),
      );
}

/** A landing that finds the Germans ready: two British divisions beside a Belgian and a French corps (13.3.4.a4). */
const landed = (more: object, belgian: object = {}, british: object = {}) => ({
  attacker: 'allied',
  turn: 11,
  hex: 105,
  tem: 1,
  landing: 'ready',
  landingReading: 'attacker',
  board: {
    german: ['1', '2', '3'].map((space) => ({ space, kind: 'corps', cs: 4, dcs: 2 })),
    allied: [
      { space: '1', nation: 'belgian', kind: 'corps', cs: 5, dcs: 2, ...belgian },
      { space: '2', nation: 'british', kind: 'division', cs: 3, dcs: 1, disrupted: true, ...british },
      { space: '2', nation: 'british', kind: 'division', cs: 3, dcs: 1, disrupted: true },
      { space: '3', nation: 'french', kind: 'corps', cs: 4, dcs: 3 },
    ],
  },
  ...more,
});

describe('the odds of a battle, against every fall of the dice', () => {
  // Their own losses do not spare the British theirs, so that the extra hit finds them in any state (9.3.5.c).
  const strikes: readonly (readonly [string, unknown])[] = [
    ['the strongest', landed({})],
    ['the one that was chosen', landed({ elanUnit: '3' })],
    ['one that is disrupted from the start', landed({}, { disrupted: true })],
    ['a sound British division before those that the dice have disrupted', landed({}, {}, { disrupted: false })],
    ['a British division that was chosen', landed({ elanUnit: '1' }, {}, { disrupted: false })],
    ['what is left after the retreats', landed({ elanHitReading: 'after', mandated: true })],
  ];
  it.each(strikes.map(([what, given]) => ({ what, input: battleSchema.parse(given) })))(
    'agree where the extra hit of a landing strikes others than the British: $what',
    ({ input }) => expectSame(input),
  );

  const small = battles(560, 2, 4, 1);
  const large = battles(40, 3, 6, 50_000);
  const grand = battles(7, 2, 6, 90_000, ELAN);
  const landings = battles(40, 2, 5, 120_000, LANDING);
  /** So many at a time that a test takes a moment. */
  const inParts = (what: string, some: readonly Compared[]) =>
    Array.from({ length: Math.ceil(some.length / PART) }, (_, i) => ({
      what,
      from: i * PART + 1,
      part: some.slice(i * PART, (i + 1) * PART),
    }));
  it.each([
    ...inParts('up to four dice', small),
    ...inParts('four corps, with Élan', grand),
    ...inParts('British divisions that land', landings),
    ...inParts('up to six dice', large),
  ])('agree in every probability: battles of $what, from number $from', ({ part }) => {
    for (const { input } of part) {
      try {
        expectSame(input);
      } catch (error) {
        throw new Error(`${JSON.stringify(input)}\n${String(error)}`, { cause: error });
      }
    }
  });
  it('are of battles of every sort', () => {
    const all = [...small, ...large, ...grand];
    const dice = (name: string): number =>
      all.filter(({ data }) => Object.keys(data.shots).some((one) => one.startsWith(name))).length;
    for (const name of ['withdraw', 'free', 'attackReserve', 'defenceReserve'])
      expect(dice(name), name).toBeGreaterThan(5);
    const steps = all.flatMap(({ steps: ids }) => ids);
    for (const { id } of MODIFIERS) expect(steps.filter((one) => one === id).length, id).toBeGreaterThan(5);
    const ids = new Set(all.flatMap(({ input }) => [`fow ${input.fow}`]));
    expect([...ids].sort()).toContain('fow 10');
    expect(all.filter(({ data }) => data.counterattack).length).toBeGreaterThan(10);
    expect(all.filter(({ data }) => (data.chances?.siege.n ?? 0n) > 0n).length).toBeGreaterThan(5);
  });
});
