import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { fieldsOf } from '@/lib/calc/fields-of';
import { text, type Block, type Evaluation, type Refusal, type Text } from '@/lib/calc/evaluation';
import { notApplied, oddsBlock, oddsRow, present, sayIn, step } from '@/lib/calc/ledger';
import { sumOf } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';
import { ok, type Result } from '@/lib/core/result';
import { compare, fraction, type Fraction } from '@/lib/prob/fraction';
import { clampRoll, columnFor, numberAt, shiftColumn } from '@/lib/tables/lookup';
import type { Chart } from '@/lib/tables/chart';
import { ALL_FACES, firesOf, type Combat, type Fires } from '@/lib/games/paths-of-glory/combat/course';
import { combatFields } from '@/lib/games/paths-of-glory/combat/fields';
import { columnLabel, FIRE_CHARTS, type Fire } from '@/lib/games/paths-of-glory/combat/fire';
import { isArmy } from '@/lib/games/paths-of-glory/combat/forces';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import { prepareCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireNot, fireSteps } from '@/lib/games/paths-of-glory/combat/ledger';
import { FIRE_MODIFIERS } from '@/lib/games/paths-of-glory/combat/modifiers';
import { combatPoints } from '@/lib/games/paths-of-glory/combat/open';
import type { PogData } from '@/lib/games/paths-of-glory/data';

const field = fieldsOf('what-do-i-need');

const say = sayIn('what-do-i-need');

const schema = z.strictObject({
  ...combatFields,
  role: field.choice('role', '12.2.7', ['attacker', 'defender'], 'attacker'),
  loss: field.count('loss', '12.4.1', [1, 7], 4, { control: 'chips' }),
  percent: field.count('percent', undefined, [1, 100], 50),
});

/**
 * A change of a side's fire: more combat factors, columns gained or shifts avoided, die-roll modifier, an army joining.
 */
export interface Change {
  readonly factors: number;
  readonly columns: number;
  readonly drm: number;
  /** an army joins, so that the side fires on the army table */
  readonly army: boolean;
}

export interface NeedOutcome {
  readonly now: Fraction;
  readonly reached: boolean;
  /** changes of which none contains another, cheapest first */
  readonly ways: readonly (Change & { readonly chance: Fraction; readonly column: string })[];
}

const LIMITS = { factors: 16, columns: 4, drm: 3 } as const;

/**
 * A fire to be changed: the army table, and the columns that it gains as soon as a unit joins it (a fort alone gets
 * nothing from its trench, 11.2.8).
 */
export interface Aim {
  readonly fire: Fire;
  readonly army: Chart;
  readonly joined: number;
}

/**
 * Chance of at least `loss` with a fire changed; columns gained count against the shifts first, since that is how they
 * are gained: by avoiding one. Shifts beyond the outer columns are lost (12.2.7), the die stays within 1 to 6 (12.2.8).
 */
function chanceWith(
  { fire, army, joined }: Aim,
  change: Change,
  loss: number,
): { readonly chance: Fraction; readonly column: string } {
  const chart = change.army ? army : fire.chart;
  const shift = sumOf(fire.shifts) + change.columns + (change.factors > 0 || change.army ? joined : 0);
  const column = shiftColumn(chart, columnFor(chart, fire.strength + change.factors), shift).to;
  const hits = ALL_FACES.filter(
    (face) => (numberAt(chart, clampRoll(chart, face + fire.drm + change.drm), column) ?? 0) >= loss,
  ).length;
  return { chance: fraction(hits, 6), column: columnLabel(chart, column) };
}

const AXES = ['factors', 'columns', 'drm'] as const;
const contains = (a: Change, b: Change): boolean =>
  AXES.every((axis) => a[axis] >= b[axis]) && Number(a.army) >= Number(b.army);
const parts = (change: Change): number => AXES.filter((axis) => change[axis] > 0).length + Number(change.army);
const size = (change: Change): number => change.factors + 2 * change.columns + 2 * change.drm + 2 * Number(change.army);

/**
 * All changes that reach the chance and contain no smaller one that does; fewest kinds of change first, then the
 * smallest.
 */
export function cheapest(aim: Aim, loss: number, wanted: Fraction): NeedOutcome['ways'] {
  const found: (Change & { chance: Fraction; column: string })[] = [];
  for (const joins of aim.fire.chart.id === aim.army.id ? [false] : [false, true])
    for (let drm = 0; drm <= LIMITS.drm; drm++)
      for (let columns = 0; columns <= LIMITS.columns; columns++)
        // An army that joins brings its own factors: at least one (2.2.1).
        for (let factors = joins ? 1 : 0; factors <= LIMITS.factors; factors++) {
          const change = { factors, columns, drm, army: joins };
          if (found.some((known) => contains(change, known))) continue;
          const reached = chanceWith(aim, change, loss);
          if (compare(reached.chance, wanted) < 0) continue;
          found.push({ ...change, ...reached });
          break;
        }
  return found
    .filter((way) => !found.some((other) => other !== way && contains(way, other)))
    .sort((a, b) => parts(a) - parts(b) || size(a) - size(b) || a.factors - b.factors);
}

function changeText(change: Change): Text {
  const words = AXES.filter((axis) => change[axis] > 0).map((axis) => say(`change.${axis}`, { n: change[axis] }));
  if (change.army) words.unshift(say('change.army'));
  const last = words.pop() ?? say('change.nothing');
  const [first, ...others] = words;
  if (!first) return last;
  const list = others.reduce((a, b) => say('change.comma', { a, b }), first);
  return say('change.and', { a: list, b: last });
}

/** Columns that a fort alone gains as soon as a unit joins it: those of its trench (11.2.8). */
function joinedColumns(combat: Combat, { defender }: Fires): number {
  if (combat.defenders.length > 0) return 0;
  const joined = firesOf({ ...combat, defenders: combat.attackers });
  return sumOf(joined.defender.shifts) - sumOf(defender.shifts);
}

const NOTHING: Change = { factors: 0, columns: 0, drm: 0, army: false };

function evaluate(input: z.output<typeof schema>, data: PogData): Result<Evaluation<NeedOutcome>, Refusal> {
  const made = prepareCombat(input, data);
  if (!made.ok) return made;
  const { combat, facts, retreated, taken } = made.value;
  const { role, loss, percent } = input;
  const fires = firesOf(combat);
  const fire = fires[role];
  const joined = role === 'defender' ? joinedColumns(combat, fires) : 0;
  const aim: Aim = { fire, army: combat.charts.army, joined };
  const wanted = fraction(percent, 100);
  const now = chanceWith(aim, NOTHING, loss).chance;
  const reached = compare(now, wanted) >= 0;
  const ways = reached ? [] : cheapest(aim, loss, wanted);
  const asked = { loss, percent, now, role: text(`fire.roles.${role}`) };
  const atLeast = [1, 2, 3, 4, 5, 7].map((n) =>
    oddsRow(say('atLeast', { loss: n }), chanceWith(aim, NOTHING, n).chance, '12.2.8'),
  );
  return ok({
    taken,
    facts,
    steps: [
      ...fireSteps(fire, combat.ground),
      step('now', '12.2.8', say('steps.now', asked)),
      ...ways.map((way, i) =>
        step(
          `way-${i + 1}`,
          way.drm ? '12.2.8' : '12.2.7',
          say('steps.way', { change: changeText(way), column: way.column, chance: way.chance }),
          { before: columnLabel(fire.chart, fire.column), after: way.column },
        ),
      ),
    ],
    notApplied: present(
      fireNot(fires, retreated),
      fire.units.some(isArmy) && notApplied('army-joins', '12.2.7', say('not.army')),
    ),
    open: combatPoints(input, made.value, data),
    outcome: {
      blocks: [
        verdictOf(reached, ways[0], asked),
        ...oddsBlock(
          'ways',
          say('ways'),
          ways.slice(0, 12).map((way) => oddsRow(changeText(way), way.chance, '12.2.7')),
        ),
        ...oddsBlock('losses', say('losses', asked), atLeast),
        fireChart(fire, undefined),
      ],
      data: { now, reached, ways },
    },
  });
}

/** Already reached, the smallest change that reaches it, or out of reach. */
function verdictOf(reached: boolean, best: NeedOutcome['ways'][number] | undefined, asked: Text['params']): Block {
  const verdict = (tone: 'yes' | 'no' | 'neutral', path: string, params: Text['params']): Block => ({
    kind: 'verdict',
    tone,
    rule: '12.2.8',
    text: say(`verdict.${path}`, { ...asked, ...params }),
  });
  if (reached) return verdict('yes', 'reached', {});
  if (best) return verdict('neutral', 'need', { change: changeText(best), chance: best.chance });
  const { factors, columns, drm } = LIMITS;
  return verdict('no', 'impossible', { factors, columns, drm: signed(drm) });
}

/**
 * What do I need? The smallest changes of factors, shifts and modifiers that reach a wanted loss with a wanted chance.
 */
export const whatDoINeed = calculator({
  id: 'paths-of-glory/what-do-i-need',
  game: 'paths-of-glory',
  tables: FIRE_CHARTS,
  // the steps are those of the side that fires
  modifiers: ROLES.map((role) => ({ list: FIRE_MODIFIERS.filter((one) => one.role === role), unused: true })),
  schema,
  evaluate,
});
