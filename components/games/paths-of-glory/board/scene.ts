import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import { setupOf } from '@/lib/games/paths-of-glory/board/input';
import { boardOf, type Board, type BoardUnit } from '@/lib/games/paths-of-glory/board/state';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import type { PogData, Space } from '@/lib/games/paths-of-glory/data';
import { baseOf } from '@/components/games/paths-of-glory/board/base';
import { boardCalculator, type Position } from '@/components/games/paths-of-glory/board/position';
import type { SupplyAnswer } from '@/lib/games/paths-of-glory/supply/finding';

/** A unit with its supply. */
export type TracedUnit = SupplyAnswer['units'][number];

/** A position that the rules allow, with everything that the page shows of it. */
export interface Scene {
  readonly position: Position;
  readonly board: Board;
  readonly answer: Evaluation<SupplyAnswer>;
  readonly stacks: ReadonlyMap<string, readonly BoardUnit[]>;
  readonly traced: ReadonlyMap<string, TracedUnit>;
  /** the units out of supply, in the order of the answer */
  readonly out: readonly TracedUnit[];
}

const known = new WeakMap<Position, Scene>();

/** The scene of a position, or why the rules refuse it. */
export function sceneOf(position: Position, data: PogData): Result<Scene, Refusal> {
  const before = known.get(position);
  if (before?.board.data === data) return ok(before);
  const laid = setupOf(position, data);
  if (!laid.ok) return laid;
  const board = boardOf(laid.value.setup, data);
  if (!board.ok) return board;
  const answer = boardCalculator.evaluate(position, data);
  if (!answer.ok) return answer;
  const { units } = answer.value.outcome.data;
  const stacks = new Map<string, BoardUnit[]>();
  for (const unit of board.value.units) stacks.set(unit.space, [...(stacks.get(unit.space) ?? []), unit]);
  const scene: Scene = {
    position,
    board: board.value,
    answer: answer.value,
    stacks,
    traced: new Map(units.map((unit) => [unit.id, unit])),
    out: units.filter(({ inSupply }) => !inSupply),
  };
  known.set(position, scene);
  return ok(scene);
}

export const nodeIn = ({ board }: Scene, space: string): number => board.network.graph.index.get(space) ?? -1;

export const spaceIn = (scene: Scene, id: string): Space | undefined => scene.board.network.spaces[nodeIn(scene, id)];

/** The trench in a space: 0 for none. */
export function trenchIn({ position, board }: Scene, space: string): number {
  return position.trenches[space] ?? baseOf(position.preset, board.data).trenches[space] ?? 0;
}

/** What the fort of a space is like now; undefined where the map prints none. */
export function fortIn(scene: Scene, space: string): 'standing' | 'besieged' | 'destroyed' | undefined {
  const node = nodeIn(scene, space);
  if (!scene.board.network.spaces[node]?.fort) return undefined;
  if (!scene.board.forts[node]) return 'destroyed';
  return scene.board.besieged[node] ? 'besieged' : 'standing';
}

/** The answer about one unit or space alone; undefined when it is not on the board. */
export function traceOf({ position, board }: Scene, focus: string): Evaluation<SupplyAnswer> | undefined {
  const { trenches: _, turn: __, ...input } = position;
  const answer = supply.evaluate({ ...input, focus, portReading: board.portReading }, board.data);
  return answer.ok ? answer.value : undefined;
}
