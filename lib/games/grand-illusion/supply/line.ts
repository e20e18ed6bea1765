import type { Passage } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { search } from '@/lib/board/graph/search';
import { tracer, type Traced } from '@/lib/board/graph/trace';
import type { Rule } from '@/lib/core/rule';
import { LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { MAUBEUGE, MEZIERES } from '@/lib/games/grand-illusion/map/places';
import { type Nation, sideOf } from '@/lib/games/grand-illusion/sides';
import { ALL_HEXES, isEmergency, isRailEnd, type SupplyBoard } from '@/lib/games/grand-illusion/supply/board';
import { EMERGENCY } from '@/lib/games/grand-illusion/emergency';

/** What a line lacks: something that nobody has entered, or something that a rule forbids. */
export type Lack =
  | { readonly code: 'ring' | 'railway' | 'control'; readonly open: true; readonly n: number; readonly rule: Rule }
  | { readonly code: 'rail'; readonly open: true; readonly n: number; readonly other: number; readonly rule: Rule }
  | {
      readonly code: 'enemy' | 'besieged' | 'railEnd' | 'emergency';
      readonly open: false;
      readonly n: number;
      readonly rule: Rule;
    }
  | {
      readonly code: 'barred';
      readonly open: false;
      readonly n: number;
      readonly other: number;
      readonly rule: Rule;
    };

/** A line of supply, or the one that lacks least. */
export interface SupplyLine {
  readonly status: 'in' | 'unknown' | 'out';
  /** the hexes in order, that of the units first; empty where no line leads anywhere */
  readonly hexes: readonly number[];
  readonly lacks: readonly Lack[];
  /** hexes of it under enemy cavalry control, which counts for nothing in the attrition segment (11.2.1.b) */
  readonly cavalry: readonly number[];
}

/*
 * States of a search: units on their way to the railway, at most two steps from where they are, and a line on the
 * railway in each hex.
 */
const NEAR = LAST_HEX;
const RAIL = 2 * LAST_HEX;
const STATES = 3 * LAST_HEX;
/** What one step can lack: that nobody has entered, and that a rule forbids. */
const [OPEN_PER_STEP, FORBIDDEN_PER_STEP] = [3, 5];
/** Fewer unknowns come before fewer hexes, and any number of both before a break of a rule. */
const [UNKNOWN, FORBIDDEN] = breachPrices(
  dearestWay(STATES, 1),
  dearestWay(STATES, OPEN_PER_STEP),
  dearestWay(STATES, FORBIDDEN_PER_STEP),
);

const hexOfState = (state: number): number => (state % LAST_HEX) + 1;
const at = (layer: number, n: number): number => layer + n - 1;
/** The states of units that set out from a hex, and of a line on the railway in it. */
export const onFoot = (n: number): number => at(0, n);
export const onRailway = (n: number): number => at(RAIL, n);
const isOnRail = (state: number): boolean => state >= RAIL;

/** Whose line it is, and whether it runs to hex 44 in an emergency (11.2.1.c). */
export interface Traveller {
  readonly nation: Nation;
  readonly emergency: boolean;
}

/** What a hex of the railway lacks for a line through it. */
function lacksAt(board: SupplyBoard, { nation, emergency }: Traveller, n: number): readonly Lack[] {
  const control = board.control(n);
  const lacks: Lack[] = [];
  if (control === undefined) lacks.push({ code: 'control', open: true, n, rule: '8.3.1' });
  else if (control !== sideOf(nation) && !(board.isCavalry(n) && board.input.moment === 'attrition'))
    lacks.push({ code: 'enemy', open: false, n, rule: '11.2.1' });
  if (board.isBesieged(n) && control === sideOf(nation) && !(emergency && n === MAUBEUGE))
    lacks.push({ code: 'besieged', open: false, n, rule: '11.2.1.a' });
  if (nation === 'german' && !emergency && isEmergency(board) && n === EMERGENCY)
    lacks.push({ code: 'emergency', open: false, n, rule: '11.2.1.c.1' });
  return lacks;
}

/** What a step of a line lacks. The step from the units to the railway may cross any hexside; two steps may not. */
function lacksOf(board: SupplyBoard, traveller: Traveller, from: number, to: number): readonly Lack[] {
  const [a, b] = [hexOfState(from), hexOfState(to)];
  const lacks: Lack[] = [];
  const { map } = board;
  if (isOnRail(from) && a === MEZIERES && isRailEnd(board, traveller.nation))
    lacks.push({ code: 'railEnd', open: false, n: a, rule: '11.2.1.d' });
  if (!map.beside(a).includes(b)) lacks.push({ code: 'ring', open: true, n: a, rule: '2.2' });
  else if (isOnRail(from) && map.side(a, b).rail === undefined)
    lacks.push({ code: 'rail', open: true, n: a, other: b, rule: '2.2' });
  if (!isOnRail(from) && isOnRail(to) && board.railway(b) === undefined)
    lacks.push({ code: 'railway', open: true, n: b, rule: '2.2' });
  const rule = barring(board, from, to);
  if (rule !== undefined && isBarred(board, a, b)) lacks.push({ code: 'barred', open: false, n: a, other: b, rule });
  return isOfAnybody(board, to) ? lacks : [...lacks, ...lacksAt(board, traveller, b)];
}

/** A hex between the units and the railway (13.3.4.b3). */
const isBetween = (state: number): boolean => state >= NEAR && !isOnRail(state);

/** A hex that a line passes whoever controls it (question `logistics-hex-between`). */
const isOfAnybody = ({ input }: SupplyBoard, state: number): boolean =>
  isBetween(state) && input.betweenReading === 'free';

/** The hex without whose control a line does not pass a state; below 0 where it does all the same. */
export const hexToLose = (board: SupplyBoard, state: number): number =>
  isOfAnybody(board, state) ? -1 : hexOfState(state);

/** The rule by which a hexside stops this step; the questions `logistics-hex-between` and `supply-through-hexsides`. */
function barring({ input }: SupplyBoard, from: number, to: number): Rule | undefined {
  if (isTwoSteps(from, to)) return input.betweenReading === 'german' ? '13.3.4.b3' : undefined;
  return !isOnRail(from) && input.hexsideReading === 'stops' ? '11.2.1' : undefined;
}

const isTwoSteps = (from: number, to: number): boolean => !isOnRail(from) && (from >= NEAR || !isOnRail(to));
const isBarred = ({ map, input }: SupplyBoard, a: number, b: number): boolean =>
  map.side(a, b).passage === 'closed' && !(input.holland && map.spec.closed.some((one) => isPair(one, a, b)));
const isPair = (one: { readonly a: number; readonly b: number }, a: number, b: number): boolean =>
  (one.a === a && one.b === b) || (one.a === b && one.b === a);

/** Whether a step can be thought of at all: what is known not to be there is no way. */
function isWay(board: SupplyBoard, from: number, to: number): boolean {
  const [a, b] = [hexOfState(from), hexOfState(to)];
  const { map } = board;
  const known = map.beside(a).includes(b);
  if (a === b || (!known && (map.isRingKnown(a) || map.isRingKnown(b)))) return false;
  if (isOnRail(from) && known && map.side(a, b).rail === false) return false;
  return !isOnRail(to) || board.railway(b) !== false;
}

export function passageOf(board: SupplyBoard, traveller: Traveller): Passage {
  const price = (from: number, to: number): number =>
    lacksOf(board, traveller, from, to).reduce((sum, { open }) => sum + (open ? UNKNOWN : FORBIDDEN), 0);
  const twice = traveller.nation === 'german' && board.input.logistics;
  return {
    states: STATES,
    steps: (from, visit) => {
      const layers = isOnRail(from) ? [RAIL] : from < NEAR && twice ? [RAIL, NEAR] : [RAIL];
      for (const layer of layers)
        for (const n of ALL_HEXES) {
          const to = at(layer, n);
          if (isWay(board, from, to)) visit(to, 1, price(from, to), 0);
        }
    },
  };
}

/** Seeks a line from a hex to any of some sources: a lawful one, else the one that lacks least (11.2.1). */
export function lineFrom(
  board: SupplyBoard,
  hex: number,
  traveller: Traveller,
  sources: readonly number[],
): SupplyLine {
  const passage = passageOf(board, traveller);
  const start = onFoot(hex);
  const trace = tracer<Lack>({
    lawful: () => search(passage, [start]),
    broken: () => search(passage, [start], { breaking: true }),
    breaks: (from, to) => lacksOf(board, traveller, from, to),
    outward: true,
  });
  return lineOf(board, traveller, trace(sources.map(onRailway)));
}

function lineOf(board: SupplyBoard, { nation }: Traveller, traced: Traced<Lack> | undefined): SupplyLine {
  if (!traced) return { status: 'out', hexes: [], lacks: [], cavalry: [] };
  const lacks = traced.breaks.map(({ what }) => what);
  const status = traced.lawful ? 'in' : lacks.every(({ open }) => open) ? 'unknown' : 'out';
  // Beyond a ring that is open nobody knows where the line runs.
  const end = status === 'unknown' ? traced.breaks.find(({ what }) => what.code === 'ring') : undefined;
  const hexes = traced.states.slice(0, end?.place).map(hexOfState);
  const isIgnored = (n: number): boolean =>
    board.input.moment === 'attrition' && board.isCavalry(n) && board.control(n) !== sideOf(nation);
  return {
    status,
    hexes,
    lacks: end ? lacks.slice(0, lacks.indexOf(end.what) + 1) : lacks,
    cavalry: hexes.slice(1).filter(isIgnored),
  };
}
