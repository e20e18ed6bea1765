import type { Bar } from '@/lib/calc/bars';
import { worth, type Modifier } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import { cellAt, numberIn } from '@/lib/tables/lookup';
import type { GameTurn, Side } from '@/lib/games/paths-of-glory/data';
import type { Scenario } from '@/lib/games/paths-of-glory/scenarios';
import type { Chart } from '@/lib/tables/chart';

export const LEVELS = ['mobilization', 'limited', 'total'] as const;
export type Level = (typeof LEVELS)[number];

/** The numbers of the War Status and Victory Level charts. */
export interface Thresholds {
  readonly limited: number;
  readonly total: number;
  readonly zimmermann: number;
  readonly tsarTakesCommand: number;
  readonly fallOfTheTsar: number;
  readonly armistice: number;
  readonly automatic: Readonly<Record<Side, number>>;
}

const leading = (chart: Chart, row: string, column: string): number => {
  const cell = cellAt(chart, row, column);
  return typeof cell === 'number' ? cell : Number.parseInt(String(cell), 10);
};

/** The thresholds as the charts print them; undefined when one is missing. */
export function thresholdsOf(war: Chart, victory: Chart): Thresholds | undefined {
  const at = (row: string) => numberIn(war, row, 'threshold') ?? Number.NaN;
  const found: Thresholds = {
    limited: at('limited-war'),
    total: at('total-war'),
    zimmermann: at('zimmermann-allowed'),
    tsarTakesCommand: at('tsar-takes-command-allowed'),
    fallOfTheTsar: at('fall-of-the-tsar-allowed'),
    armistice: at('armistice'),
    automatic: { central: leading(victory, 'automatic', 'central'), allied: leading(victory, 'automatic', 'allied') },
  };
  const { automatic, ...numbers } = found;
  return [...Object.values(numbers), ...Object.values(automatic)].some(Number.isNaN) ? undefined : found;
}

/** What E.1 looks at. */
export interface PhaseCase {
  readonly turn: GameTurn;
  readonly alliedLevel: Level;
  readonly blockade: boolean;
  readonly missedCentral: boolean;
  readonly missedAllied: boolean;
  readonly mutinyAttack: boolean;
  readonly italyNeutral: boolean;
  /** the game ends in peace before the phase */
  readonly peaceAccepted: boolean;
  readonly points: Chart;
}

const scored = (
  id: string,
  row: string,
  rule: Rule,
  ...needs: NonNullable<Modifier<PhaseCase>['needs']>
): Modifier<PhaseCase> => ({
  id,
  rule,
  value: ({ points }) => numberIn(points, row, 'vp') ?? Number.NaN,
  needs: [{ reason: 'over', holds: ({ peaceAccepted }) => !peaceAccepted }, ...needs],
});

/**
 * VP changes of segment E.1: the row of the victory point chart, and when it is scored (6.0.E.1). One is worth NaN
 * where the chart lacks its cell.
 */
export const PHASE_POINTS: readonly Modifier<PhaseCase>[] = [
  scored(
    'blockade',
    'blockade',
    '6.0.E.1',
    { reason: 'blockadeUnplayed', holds: ({ blockade }) => blockade },
    ({ turn }) => turn.season === 'winter',
  ),
  scored('missedCentral', 'mandated-offensive-central', '7.1.3', ({ missedCentral }) => missedCentral),
  scored('missedAllied', 'mandated-offensive-allied', '7.1.3', ({ missedAllied }) => missedAllied),
  scored('mutinyAttack', 'french-mutiny', '7.1.8', ({ mutinyAttack }) => mutinyAttack),
  scored(
    'italyNeutral',
    'italy-neutral',
    '6.0.E.1',
    { reason: 'italyBeforeTotal', holds: ({ alliedLevel }) => alliedLevel === 'total' },
    ({ italyNeutral }) => italyNeutral,
  ),
];

/** Why the levels are not checked in E.4, the first that holds. */
export const UNCHECKED: readonly Bar<{
  readonly scenario: Scenario;
  readonly turn: number;
  /** the game is over before */
  readonly over: boolean;
}>[] = [
  { id: 'levelsIntroductory', rule: '5.3.2', stops: ({ scenario }) => scenario === 'introductory' },
  { id: 'levelsAugust', rule: '6.0.E.4', stops: ({ turn }) => turn === 1 },
  { id: 'over', rule: '6.0.E.4', stops: ({ over }) => over },
];

/** What a tournament adds to the VP at the end (5.6.2). */
export const END_CHANGES: readonly Modifier<{ readonly tournament: boolean; readonly bid: number }>[] = [
  { id: 'bid', rule: '5.6.2', value: ({ bid }) => bid, needs: [({ tournament }) => tournament] },
];

/** What follows from the levels in E.4: Turkey enters, and the optional points of the first to reach one. */
export const LEVEL_CHANGES: readonly Modifier<{
  readonly turkeyEnters: boolean;
  readonly bonus: number;
  readonly firstToCommit: boolean;
}>[] = [
  { id: 'turkey', rule: '16.1.3.1', value: 0, needs: [({ turkeyEnters }) => turkeyEnters] },
  {
    id: 'firstToCommit',
    rule: '5.1.3',
    value: ({ bonus }) => bonus,
    needs: [{ reason: 'firstToCommitOff', holds: (one) => one.firstToCommit }, worth],
  },
];

/**
 * The side that wins automatically in E.2: at 20 or more, at 0 or less; a tournament bid does not count (5.2, 5.6.2.1).
 */
export function automaticVictory(vp: number, { automatic }: Thresholds): Side | null {
  if (vp >= automatic.central) return 'central';
  return vp <= automatic.allied ? 'allied' : null;
}

/** The level after E.4: it rises with the side's own War Status and never falls (16.1.3 to 16.1.5). */
export function levelAfter(level: Level, warStatus: number, { limited, total }: Thresholds): Level {
  if (level === 'total' || warStatus >= total) return 'total';
  return level === 'limited' || warStatus >= limited ? 'limited' : 'mobilization';
}

/** VP for the Central Powers that reach a level in an earlier turn than the Allies (5.1.3, optional). */
export function firstToCommit(central: { readonly before: Level; readonly after: Level }, alliedAfter: Level): number {
  const rank = (level: Level) => LEVELS.indexOf(level);
  return ([1, 2] as const).filter(
    (level) => rank(central.before) < level && rank(central.after) >= level && rank(alliedAfter) < level,
  ).length;
}

export type Outcome = 'central' | 'draw' | 'allied';

/** The row of the victory level chart for a scenario. */
export const victoryRow = (scenario: Scenario, brestLitovsk: boolean): string =>
  scenario === 'campaign' && brestLitovsk ? 'campaign-brest-litovsk' : scenario;

/** Who has won at a VP level (5.3.4, 5.4.2, 5.5.2); undefined when the chart lacks a level. */
export function outcomeAt(vp: number, row: string, victory: Chart): Outcome | undefined {
  const [central, allied] = [leading(victory, row, 'central'), leading(victory, row, 'allied')];
  if (Number.isNaN(central) || Number.isNaN(allied)) return undefined;
  if (vp >= central) return 'central';
  return vp <= allied ? 'allied' : 'draw';
}
