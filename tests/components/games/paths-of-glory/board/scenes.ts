import { sceneOf, type Scene } from '@/components/games/paths-of-glory/board/scene';
import { START, type Position } from '@/components/games/paths-of-glory/board/position';
import type { Edit } from '@/components/games/paths-of-glory/board/edits';
import type { Refusal } from '@/lib/calc/evaluation';
import { loadData, type PogData, type UnitType } from '@/lib/games/paths-of-glory/data';

export const data: PogData = await loadData();

/** The scene of a position; a refusal fails the test. */
export function scene(changes: Partial<Position> = {}): Scene {
  const found = sceneOf({ ...START, ...changes }, data);
  if (!found.ok) throw new Error(`refused: ${found.error.field} ${found.error.text.key}`);
  return found.value;
}

/** The scene after edits, one after the other. */
export function after(first: Scene, ...edits: readonly Edit[]): Scene {
  return edits.reduce((before, edit) => scene(edit(before)), first);
}

/** The refusal that an edit meets; one that is allowed fails the test. */
export function refused(before: Scene, edit: Edit): Refusal {
  const found = sceneOf(edit(before), data);
  if (found.ok) throw new Error('the edit is allowed');
  return found.error;
}

export function typeOf(id: string): UnitType {
  const type = data.units.types.find((one) => one.id === id);
  if (!type) throw new Error(`no unit type ${id}`);
  return type;
}

export const controlOf = ({ board }: Scene, space: string) => board.control[board.network.graph.index.get(space) ?? -1];
export const namesIn = ({ stacks }: Scene, space: string): readonly string[] =>
  (stacks.get(space) ?? []).map(
    ({ type, designation, face }) =>
      `${type.id}${designation ? ` ${designation}` : ''}${face === 'reduced' ? ' (reduced)' : ''}`,
  );
