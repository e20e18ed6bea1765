import { sideOf } from '@/lib/games/grand-illusion/sides';
import { isTired, mostBesideEnemy, mostWhenTired } from '@/lib/games/grand-illusion/recovery/finding';
import { isEmergency, suppliedByAntwerp, type SupplyBoard } from '@/lib/games/grand-illusion/supply/board';
import { EMERGENCY } from '@/lib/games/grand-illusion/emergency';
import type { EnteredStack, SupplyInput } from '@/lib/games/grand-illusion/supply/fields';
import { lineFrom, type SupplyLine } from '@/lib/games/grand-illusion/supply/line';
import { threatsTo } from '@/lib/games/grand-illusion/supply/threats';

/** How units stand: in normal supply, on emergency supply, out of supply, or not to be told yet. */
export type SupplyStatus = 'in' | 'emergency' | 'out' | 'unknown';

/** What supply comes to for the units of a nation in a hex. */
export interface SuppliedStack {
  readonly stack: EnteredStack;
  readonly standing: SupplyStatus;
  /** why no line is needed: the units stand in a source of their own, or in Antwerp (11.2.4) */
  readonly by: 'source' | 'antwerp' | undefined;
  /** the normal line, or the one that lacks least */
  readonly line: SupplyLine;
  /** the line to hex 44, where there is emergency supply */
  readonly emergency: SupplyLine | undefined;
  /** for a normal line, the single hexes that end it in enemy hands, nearest first */
  readonly threats?: readonly number[];
}

const NO_LINE: SupplyLine = { status: 'in', hexes: [], lacks: [], cavalry: [] };

/** Whether the units of a stack are in supply (11.2.1 to 11.2.5). */
export function supplyOf(board: SupplyBoard, stack: EnteredStack): SuppliedStack {
  const { hex, nation, navy } = stack;
  const sources = board.sources(nation);
  if (suppliedByAntwerp(board, hex, nation, navy))
    return { stack, standing: 'in', by: 'antwerp', line: NO_LINE, emergency: undefined };
  if (sources.includes(hex) && board.control(hex) === sideOf(nation))
    return { stack, standing: 'in', by: 'source', line: NO_LINE, emergency: undefined };
  const traveller = { nation, emergency: false };
  const found = lineFrom(board, hex, traveller, sources);
  const line = found.status !== 'in' && sources.includes(hex) && !board.control(hex) ? unknownSource(hex) : found;
  const living = nation === 'german' && line.status !== 'in' && isEmergency(board);
  const emergency = living ? emergencyLine(board, hex) : undefined;
  const threats = line.status === 'in' ? { threats: threatsTo(board, hex, traveller, sources) } : {};
  return { stack, standing: standingOf(line, emergency), by: undefined, line, emergency, ...threats };
}

/** Units in a source of which nobody has said who controls it: that alone is missing. */
const unknownSource = (hex: number): SupplyLine => ({
  status: 'unknown',
  hexes: [hex],
  lacks: [{ code: 'control', open: true, n: hex, rule: '8.3.1' }],
  cavalry: [],
});

/** The line to hex 44; units in that hex stand in the source (11.2.1.c.1). */
const emergencyLine = (board: SupplyBoard, hex: number): SupplyLine =>
  hex === EMERGENCY ? NO_LINE : lineFrom(board, hex, { nation: 'german', emergency: true }, [EMERGENCY]);

function standingOf(line: SupplyLine, emergency: SupplyLine | undefined): SupplyStatus {
  if (line.status === 'in') return 'in';
  if (line.status === 'unknown') return 'unknown';
  if (emergency?.status === 'in') return 'emergency';
  return emergency?.status === 'unknown' ? 'unknown' : 'out';
}

/** What the attrition segment and the recovery after it do to the units of a stack (11.2.6, 11.2.7, 11.2.1.c.2). */
export interface Attrition {
  readonly stack: EnteredStack;
  readonly eliminated: number;
  /** undisrupted combat units that are disrupted */
  readonly disrupted: number;
  /** disrupted combat units that recover, at most; how many of them the owner chooses together with other stacks */
  readonly recover: number;
  readonly hq: 'front' | 'flipped' | 'none';
  readonly ha: 'front' | 'flipped' | 'none';
  /** what limits the recovery */
  readonly limit: 'none' | 'enemy' | 'fatigue' | 'emergency';
}

/** Combat units of a side in a hex that are in supply, of all its nations (11.2.7.b). */
function suppliedIn(all: readonly SuppliedStack[], { hex, nation }: EnteredStack): number {
  return all
    .filter(({ stack, standing }) => standing === 'in' && stack.hex === hex && sideOf(stack.nation) === sideOf(nation))
    .reduce((sum, { stack }) => sum + stack.ready + stack.disrupted, 0);
}

function recoveryOf(
  { stack, standing }: SuppliedStack,
  all: readonly SuppliedStack[],
  turn: number,
): Pick<Attrition, 'recover' | 'limit'> {
  const most = (limit: Attrition['limit'], count: number) => ({ limit, recover: Math.min(stack.disrupted, count) });
  const hqs = all.filter((one) => one.standing === 'emergency' && one.stack.hex === stack.hex && one.stack.hq > 0);
  if (standing === 'emergency') return most('emergency', hqs.length ? 1 : 0);
  if (stack.enemy) return most('enemy', mostBesideEnemy(suppliedIn(all, stack)));
  return isTired(turn) ? most('fatigue', mostWhenTired(stack.disrupted)) : most('none', stack.disrupted);
}

/** What recovers on emergency supply (11.2.1.c.2): how many units in all, and the stacks that share them. */
export interface EmergencyRecovery {
  readonly units: number;
  /** stacks of which one alone could recover a unit */
  readonly stacks: readonly EnteredStack[];
  /** those that may have to leave it to another of them */
  readonly shared: readonly EnteredStack[];
}

/** One unit in each hex with a German HQ, or by one reading one in all (question `emergency-one-per-hq-hex`). */
export function emergencyRecovery(
  all: readonly (Attrition | undefined)[],
  { perHexReading }: Pick<SupplyInput, 'perHexReading'>,
): EmergencyRecovery {
  const stacks = all.flatMap((one) => (one?.limit === 'emergency' && one.recover > 0 ? [one.stack] : []));
  const hexes = new Set(stacks.map(({ hex }) => hex)).size;
  const rivals = ({ hex }: EnteredStack): number =>
    perHexReading === 'one' ? stacks.length : stacks.filter((one) => one.hex === hex).length;
  return {
    units: perHexReading === 'one' ? Math.min(1, hexes) : hexes,
    stacks,
    shared: stacks.filter((one) => rivals(one) > 1),
  };
}

/** What becomes of a stack in the attrition segment; undefined while its supply cannot be told. */
export function attritionOf(
  one: SuppliedStack,
  all: readonly SuppliedStack[],
  { turn, haReading }: Pick<SupplyInput, 'turn' | 'haReading'>,
): Attrition | undefined {
  const { stack, standing } = one;
  const face = (count: number, flipped: boolean) => (!count ? 'none' : flipped ? 'flipped' : 'front');
  if (standing === 'unknown') return undefined;
  if (standing === 'out')
    return {
      stack,
      eliminated: stack.disrupted,
      disrupted: stack.ready,
      recover: 0,
      hq: face(stack.hq, true),
      ha: face(stack.ha, true),
      limit: 'none',
    };
  return {
    stack,
    eliminated: 0,
    disrupted: 0,
    ...recoveryOf(one, all, turn),
    hq: face(stack.hq, standing === 'emergency'),
    ha: face(stack.ha, standing === 'emergency' && haReading === 'stays'),
  };
}
