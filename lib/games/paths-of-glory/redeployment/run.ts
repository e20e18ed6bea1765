import { text, type Refusal } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { fail, ok, type Result } from '@/lib/core/result';
import type { BoardInput, BoardSetup } from '@/lib/games/paths-of-glory/board/input';
import { boardOf, unitsIn, type Board } from '@/lib/games/paths-of-glory/board/state';
import { boardUnitName, listOf } from '@/lib/games/paths-of-glory/board/words';
import type { Face, PlacedUnit, PogData, Side, UnitType } from '@/lib/games/paths-of-glory/data';
import { isMoved, withMovedUnits, type Assumed } from '@/lib/games/paths-of-glory/redeployment/assumed';
import { judge, type SrFinding, type SrReadings } from '@/lib/games/paths-of-glory/redeployment/finding';
import { RESERVE, type GivenMove } from '@/lib/games/paths-of-glory/redeployment/move';
import { canBesiege } from '@/lib/games/paths-of-glory/siege/force';
import { srCost, type SrCheck, type Used } from '@/lib/games/paths-of-glory/redeployment/checks';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { supplyOf } from '@/lib/games/paths-of-glory/supply/trace';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';

export interface JudgedMove extends SrFinding {
  readonly given: GivenMove;
  readonly type: UnitType;
  readonly face: Face;
  readonly designation: string | undefined;
  readonly cost: number;
  readonly legal: boolean;
}

/** Something wrong with the position that the moves leave. */
export interface SrProblem {
  readonly check: SrCheck;
  readonly space: string;
  readonly n: number;
}

export interface SrRun {
  readonly moves: readonly JudgedMove[];
  readonly problems: readonly SrProblem[];
  readonly cost: number;
  readonly used: Used;
  /** the position before the first move */
  readonly start: Board;
  /** the units of it that the position did not show and the moves tell of */
  readonly assumed: readonly PlacedUnit[];
}

/**
 * Control made explicit, so that a space does not change hands when the unit in it goes; the ANA leaves nothing behind
 * (11.1.14).
 */
function fixControl(setup: BoardSetup, board: Board): BoardSetup {
  const held = board.units.filter(({ type, side, node }) => type.special !== 'ana' && board.control[node] === side);
  return {
    ...setup,
    control: { ...setup.control, ...Object.fromEntries(held.map(({ space, side }) => [space, side])) },
  };
}

/**
 * The setup after a unit of a side has gone from one place to another. A siege left by units is judged by those that
 * stay; a friendly space that it enters is its side's own, even one that only the ANA has lent it (11.1.13, 11.1.14).
 */
function shift(
  setup: BoardSetup,
  unit: PlacedUnit | undefined,
  placed: Omit<PlacedUnit, 'space'>,
  to: string,
  friendly: Side | null,
): BoardSetup {
  const units = unit ? setup.units.filter((other) => other !== unit) : setup.units;
  return {
    ...setup,
    control: friendly ? { ...setup.control, [to]: friendly } : setup.control,
    units: to === RESERVE ? units : [...units, { ...placed, space: to }],
    besieged: unit ? setup.besieged.filter((space) => space !== unit.space) : setup.besieged,
  };
}

/**
 * The position at the end: stacking is counted then (10.1.2), and no fort may be left occupied but unbesieged (15.2.4).
 */
function problemsOf(before: Board, after: Board, moved: readonly JudgedMove[]): readonly SrProblem[] {
  const done = moved.filter(({ legal }) => legal);
  const problems: SrProblem[] = [];
  for (const space of new Set(done.map(({ given }) => given.to))) {
    const n = after.units.filter((unit) => unit.space === space).length;
    if (n > STACKING_LIMIT) problems.push({ check: 'stacking', space, n });
  }
  for (const space of new Set(done.map(({ given }) => given.from))) {
    const node = before.network.graph.index.get(space) ?? -1;
    const left = after.units.filter((unit) => unit.space === space && unit.side !== after.control[node]);
    const force = {
      armies: left.filter(({ type }) => type.kind === 'army').length,
      corps: left.filter(({ type }) => type.kind === 'corps').length,
    };
    if (before.besieged[node] && left.length && !canBesiege(force, before.forts[node] ?? 0))
      problems.push({ check: 'siege', space, n: left.length });
  }
  return problems;
}

interface Checked {
  readonly type: UnitType;
  readonly side: Side;
}

function check(
  move: GivenMove,
  i: number,
  side: Side | undefined,
  board: Board,
  data: PogData,
): Result<Checked, Refusal> {
  const type = data.units.types.find(({ id }) => id === move.type);
  const own = type && sideOfNation(type.nation, data);
  if (!type || !own)
    return fail({
      code: 'invalid-input',
      field: `moves.${i}.type`,
      given: move.type,
      text: text('sr.refused.unit', { given: move.type }),
    });
  for (const end of ['from', 'to'] as const) {
    const known =
      move[end] === RESERVE || (board.network.graph.index.get(move[end]) ?? Infinity) < board.network.spaces.length;
    if (!known)
      return fail({
        code: 'invalid-input',
        field: `moves.${i}.${end}`,
        given: move[end],
        text: text('sr.refused.space', { given: move[end] }),
      });
  }
  if (move.from === move.to)
    return illegal(`moves.${i}.to`, move.to, text('sr.refused.nowhere', { unit: type.name }), '13.1.1');
  if (side && side !== own) return illegal(`moves.${i}.type`, move.type, text('sr.refused.sides'), '9.3.1');
  return ok({ type, side: own });
}

/**
 * How far the card has been played: the position, the corps of the limits used up, the points spent, and who has moved.
 */
interface Progress {
  readonly setup: BoardSetup;
  readonly board: Board;
  readonly used: Used;
  readonly cost: number;
  readonly arrived: ReadonlySet<PlacedUnit>;
}

const placeName = ({ network }: Board, place: string): string =>
  network.spaces[network.graph.index.get(place) ?? -1]?.name ?? place;

/** A unit that cannot stand where its move begins, since the position says who does. */
function isAbsent(board: Board, move: GivenMove, i: number, type: UnitType): Result<never, Refusal> {
  const there = unitsIn(board, move.from).map((unit) => boardUnitName(unit, board.data));
  const params = { unit: type.name, space: placeName(board, move.from), there: listOf(there) };
  return illegal(
    `moves.${i}.from`,
    move.from,
    text(`sr.refused.${there.length ? 'others' : 'absent'}`, params),
    '13.1.1',
  );
}

/** Judges one move and, if it is legal, makes it. */
function play(
  progress: Progress,
  move: GivenMove,
  i: number,
  { type, side }: Checked,
  points: number,
  data: PogData,
  readings: SrReadings,
): Result<{ readonly judged: JudgedMove; readonly progress: Progress }, Refusal> {
  const { setup, board, used, cost, arrived } = progress;
  const fits = isMoved(move);
  const unit = setup.units.find((candidate) => fits(candidate) && !arrived.has(candidate));
  const again = !unit && setup.units.some(fits);
  if (!unit && !again && move.from !== RESERVE) return isAbsent(board, move, i, type);
  const nodeOf = (place: string): number | null =>
    place === RESERVE ? null : (board.network.graph.index.get(place) ?? null);
  const finding = judge(supplyOf(board), { type, from: nodeOf(move.from), to: nodeOf(move.to) }, side, used, readings);
  const price = srCost(type);
  const fails: readonly SrCheck[] = [
    ...(again ? (['once'] as const) : []),
    ...finding.fails,
    ...(cost + price > points ? (['points'] as const) : []),
  ];
  const placed = {
    type: move.type,
    face: move.face ?? unit?.face ?? 'full',
    designation: move.designation ?? unit?.designation ?? undefined,
  };
  const judged: JudgedMove = {
    ...finding,
    fails,
    given: move,
    type,
    face: placed.face,
    designation: placed.designation,
    cost: price,
    legal: fails.length === 0,
  };
  if (!judged.legal) return ok({ judged, progress });
  const friendly = board.control[nodeOf(move.to) ?? -1] === side && type.special !== 'ana' ? side : null;
  const next = shift(setup, unit, placed, move.to, friendly);
  const laid = boardOf(next, data);
  if (!laid.ok) return laid;
  const newcomer = move.to === RESERVE ? undefined : next.units.at(-1);
  return ok({
    judged,
    progress: {
      setup: next,
      board: laid.value,
      used: finding.uses ? { ...used, [finding.uses]: used[finding.uses] + 1 } : used,
      cost: cost + price,
      arrived: newcomer ? new Set([...arrived, newcomer]) : arrived,
    },
  });
}

/** The position before the first move; where a moved unit cannot stand in it, its move is what is wrong. */
function startOf({ setup, assumed }: Assumed, moves: readonly GivenMove[], data: PogData): Result<Board, Refusal> {
  const laid = boardOf(setup, data);
  if (laid.ok) return laid;
  const wrong = assumed.find(({ space }) => laid.error.field === `units.${space}`);
  const move = moves.findIndex(({ from, type }) => from === wrong?.space && type === wrong.type);
  return move < 0 ? laid : fail({ ...laid.error, field: `moves.${move}.from` });
}

/**
 * Judges the moves of one SR card in the order given, each in the position that the legal ones before it have left.
 * A unit stands where its move begins unless the player `entered` who is there. Refuses moves of units that cannot be
 * there, of both sides, or between unknown places.
 */
export function runMoves(
  given: BoardSetup,
  entered: BoardInput['units'],
  moves: readonly GivenMove[],
  points: number,
  used: Used,
  data: PogData,
  readings: SrReadings,
): Result<SrRun, Refusal> {
  const position = withMovedUnits(given, moves, entered, data);
  const laid = startOf(position, moves, data);
  if (!laid.ok) return laid;
  const start = laid.value;
  const { setup, assumed } = position;
  let progress: Progress = { setup: fixControl(setup, start), board: start, used, cost: 0, arrived: new Set() };
  const judged: JudgedMove[] = [];
  for (const [i, move] of moves.entries()) {
    const first = judged[0] && sideOfNation(judged[0].type.nation, data);
    const checked = check(move, i, first, start, data);
    if (!checked.ok) return checked;
    const played = play(progress, move, i, checked.value, points, data, readings);
    if (!played.ok) return played;
    judged.push(played.value.judged);
    progress = played.value.progress;
  }
  return ok({
    moves: judged,
    problems: problemsOf(start, progress.board, judged),
    cost: progress.cost,
    used: progress.used,
    start,
    assumed,
  });
}
