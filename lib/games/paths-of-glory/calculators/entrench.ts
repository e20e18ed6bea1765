import * as z from 'zod';
import { barLines, sortBars, type Barred } from '@/lib/calc/bars';
import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice, saidFaces } from '@/lib/calc/dice';
import {
  type Block,
  type DieFaces,
  type Evaluation,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Refusal,
  type Step,
  type Wanted,
} from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fact, oddsBlock, oddsRow, openPoints, present, sayIn, step, verdictBlock } from '@/lib/calc/ledger';
import { failedLines, weigh, type Weighed } from '@/lib/calc/modifiers';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { chanceOf } from '@/lib/prob/distribution';
import { fraction, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import type { PogData, UnitType } from '@/lib/games/paths-of-glory/data';
import { isArmy, type Counter } from '@/lib/games/paths-of-glory/combat/forces';
import {
  dig,
  digRounds,
  ENTRENCH_BARS,
  ENTRENCH_MODIFIERS,
  highestSuccess,
  SECOND_TRY_NATIONS,
  type Digger,
  type TrenchLevel,
} from '@/lib/games/paths-of-glory/entrenching';
import { sidesIn, stackGroup, stackOf } from '@/lib/games/paths-of-glory/stacking/stack';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';

const field = fieldsOf('entrench');

const schema = z.strictObject({
  units: field.list('units', '11.2.1', stackGroup, [0, 9], [{ type: 'fr-army', face: 'full', n: 1 }], {
    control: 'own:units',
  }),
  level: field.as(z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0), 'level', '11.2.3', {
    control: 'chips',
  }),
  die: field.die('die', '11.2.2', 6),
  army: field.as(z.string().max(40).optional(), 'army', '11.2.2', { control: 'choices' }),
  secondTry: field.rareFlag('secondTry', '11.2.9'),
  failed: field.rareFlag('failed', '11.2.9'),
  event: field.rareFlag('event', '11.2.1', { preset: true }),
  activation: field.choice('activation', '11.2.1', ['movement', 'combat'], 'movement', { rare: true }),
  supplied: field.rareFlag('supplied', '14.3.3', { preset: true }),
  rounds: field.count('rounds', '11.2.2', [1, 6], 3, { rare: true }),
});
type Input = z.output<typeof schema>;

const say = sayIn('entrench');

export interface EntrenchAnswer {
  readonly allowed: boolean;
  /** type id of the army that tries; null when there is none */
  readonly army: string | null;
  /** the highest die that succeeds */
  readonly upTo: number;
  readonly chance: Fraction;
  /** after each round: the chance that the trench is at least Level 1, and that it is Level 2 */
  readonly rounds: readonly { readonly level1: Fraction; readonly level2: Fraction }[];
  readonly result: 'success' | 'failure' | null;
  readonly level: TrenchLevel;
}

interface Finding {
  readonly input: Input;
  readonly units: readonly Counter[];
  readonly armies: readonly UnitType[];
  readonly army: UnitType | undefined;
  readonly digger: Digger;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  /** what the marker of a failed attempt is worth */
  readonly drm: Weighed;
  readonly answer: EntrenchAnswer;
}

function settle(
  input: Input,
  units: readonly Counter[],
  armies: readonly UnitType[],
  army: UnitType | undefined,
): Finding {
  const digger: Digger = {
    lossFactor: army?.full.lf ?? 0,
    secondTry: input.secondTry && SECOND_TRY_NATIONS.includes(army?.nation ?? ''),
  };
  const drm = weigh(ENTRENCH_MODIFIERS, { ...input, digger });
  const marked = drm.applied.length > 0;
  const { barred, free } = sortBars(ENTRENCH_BARS, { ...input, armies: armies.length });
  const allowed = barred.length === 0;
  const upTo = highestSuccess(digger, marked);
  const rolled =
    allowed && input.die !== undefined ? dig(digger, { level: input.level, marked }, input.die) : undefined;
  const success = rolled !== undefined && rolled.level > input.level;
  const start = rolled ?? { level: input.level, marked };
  const rounds = allowed ? digRounds(digger, start, input.rounds) : [];
  const answer: EntrenchAnswer = {
    allowed,
    army: army?.id ?? null,
    upTo,
    chance: allowed ? fraction(Math.min(6, upTo), 6) : fraction(0),
    rounds: rounds.map((after) => ({
      level1: chanceOf(after, ({ level }) => level >= 1),
      level2: chanceOf(after, ({ level }) => level === 2),
    })),
    result: rolled ? (success ? 'success' : 'failure') : null,
    level: start.level,
  };
  return { input, units, armies, army, digger, barred, free, drm, answer };
}

const factsOf = ({ input, units, army }: Finding): readonly Fact[] =>
  present(
    fact(say('facts.stack', { units: units.length }), '10.1.1'),
    army && fact(say('facts.army', { army: army.name, lf: army.full.lf }), '11.2.2', input.army === undefined),
    fact(say('facts.level', { level: input.level }), '11.2.3'),
    fact(say(input.event ? 'facts.event' : 'facts.noEvent'), '11.2.1', input.event),
  );

const stepsOf = ({ input, barred, army, drm, answer: { allowed, upTo, result, level } }: Finding): readonly Step[] =>
  present(
    barLines(barred, (id) => say(`step.${id}`)),
    allowed && army && step('roll', '11.2.2', say('step.roll', { army: army.name, lf: army.full.lf })),
    drm.applied.map(({ id, rule }) =>
      step(id, rule, say(`step.${id}`, { upTo }), { before: army?.full.lf, after: upTo }),
    ),
    result !== null &&
      step('result', '11.2.2', say(`step.${result}`, { die: input.die ?? 0, upTo }), {
        before: input.level,
        after: level,
      }),
    allowed && step('others', '11.2.1', say('step.others')),
  );

const notAppliedOf = ({ free, drm }: Finding): readonly NotApplied[] => [
  ...barLines(free, (id) => say(`not.${id}`)),
  ...failedLines(drm.not, (reason) => say(`not.${reason}`)),
];

function verdictOf({ barred, answer }: Finding): Block {
  const [bar] = barred;
  if (bar) return verdictBlock(say('verdict.barred', { why: say(`step.${bar.id}`) }), 'no', bar.rule);
  if (answer.result === 'success')
    return verdictBlock(say('verdict.success', { level: answer.level }), 'yes', '11.2.2');
  if (answer.result === 'failure') return verdictBlock(say('verdict.failure'), 'no', '11.2.2');
  return verdictBlock(say('verdict.needs', { upTo: answer.upTo }), 'neutral', '11.2.2');
}

function oddsOf({ answer }: Finding): readonly Block[] {
  if (!answer.allowed) return [];
  const now = [oddsRow(say('odds.success'), answer.chance), oddsRow(say('odds.failure'), subtract(ONE, answer.chance))];
  const later = answer.rounds.map(({ level1, level2 }, i) =>
    answer.level >= 1
      ? oddsRow(say('odds.level2', { round: i + 1 }), level2)
      : oddsRow(say('odds.level1', { round: i + 1 }), level1, undefined, [oddsRow(say('odds.ofWhich'), level2)]),
  );
  return present(
    !answer.result && oddsBlock('now', say('odds.nowTitle', { upTo: answer.upTo }), now),
    answer.level !== 2 && oddsBlock('rounds', say(answer.result ? 'odds.afterTitle' : 'odds.roundsTitle'), later),
  );
}

function choiceOf({ armies, army, input }: Finding): readonly Block[] {
  const kinds = armies.filter((type, i) => armies.findIndex(({ id }) => id === type.id) === i);
  if (kinds.length < 2) return [];
  const options = kinds.map((type) => ({
    id: type.id,
    text: say('choice', { army: type.name, lf: type.full.lf }),
    ...(type === army && input.army === undefined ? { assumed: true } : {}),
  }));
  return [{ kind: 'choices', id: 'army', title: say('choiceTitle'), rule: '11.2.2', options }];
}

const openOf = ({ armies, input }: Finding): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'event', rule: '11.2.1', dispute: 'trench-event-both-sides', when: true },
    { id: 'moment', rule: '11.2.2', dispute: 'entrench-roll-moment', when: true },
    { id: 'oneDie', rule: '11.2.2', dispute: 'entrench-one-die', when: armies.length > 1 },
    { id: 'option', rule: '11.2.9', when: input.secondTry },
  ]);

/** What each face of the roll does (11.2.2). */
const facesOf = ({ answer: { allowed, upTo } }: Finding): readonly DieFaces[] =>
  allowed
    ? [saidFaces('die', say('face.needs', { upTo }), (face) => say(face <= upTo ? 'face.success' : 'face.failure'))]
    : [];

function evaluate(input: Input, data: PogData, wanted?: Wanted): Result<Evaluation<EntrenchAnswer>, Refusal> {
  const { units, unknown } = stackOf(input.units, data);
  if (unknown !== undefined) return illegal('units', unknown, say('refused.unknownUnit', { unit: unknown }), '2.2.1');
  if (units.length > STACKING_LIMIT)
    return illegal(
      'units',
      units.length,
      say('refused.stacking', { count: units.length, limit: STACKING_LIMIT }),
      '10.1.1',
    );
  if (sidesIn(units, data).length > 1) return illegal('units', input.units, say('refused.mixedSides'), '10.1.3');
  const armies = units.filter(isArmy).map(({ type }) => type);
  if (input.army !== undefined && !armies.some(({ id }) => id === input.army))
    return illegal('army', input.army, say('refused.noSuchArmy', { army: input.army }), '11.2.1');
  const best = [...armies].sort((a, b) => b.full.lf - a.full.lf)[0];
  const army = armies.find(({ id }) => id === input.army) ?? best;
  const finding = settle(input, units, armies, army);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: [verdictOf(finding), ...oddsOf(finding), ...choiceOf(finding)], data: finding.answer },
    open: openOf(finding),
    ...diceFor(wanted, () => ({
      ...plainDice(input, ['die'], (before) => [verdictOf(settle(before, units, armies, army))]),
      faces: facesOf(finding),
    })),
  });
}

/** Whether an army may entrench, what it needs, and how far it gets in the next rounds (11.2.1 to 11.2.9). */
export const entrench = calculator({
  id: 'paths-of-glory/entrench',
  game: 'paths-of-glory',
  tables: [],
  modifiers: [{ list: ENTRENCH_BARS }, { list: ENTRENCH_MODIFIERS }],
  schema,
  evaluate,
});
