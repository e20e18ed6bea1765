import type { Guard, DrawnLine } from '@/components/map/overlay';
import type { Scene, TracedUnit } from '@/components/games/paths-of-glory/board/scene';

/** The units that a trace is about: one unit, or all in a space. */
export const subjectsOf = ({ answer }: Scene, focus: string): readonly TracedUnit[] =>
  answer.outcome.data.units.filter(({ id, space }) => id === focus || space === focus);

/** Whether a unit or space of this name is on the board. */
export const isThere = (scene: Scene, focus: string): boolean =>
  scene.board.network.graph.index.has(focus) || scene.traced.has(focus);

function wayOf({ path, failure }: TracedUnit): DrawnLine | undefined {
  if (path) return path;
  return failure ? { ...failure.path, cut: { at: failure.at, rule: failure.rule } } : undefined;
}

/** The lines to draw for a trace; units with the same line share it. */
export function waysOf(scene: Scene, focus: string): readonly DrawnLine[] {
  const ways = subjectsOf(scene, focus).flatMap((unit) => wayOf(unit) ?? []);
  return [...new Map(ways.map((way) => [way.spaces.join(), way])).values()];
}

/** The spaces of a way as far as it is open: to the source, or to where it is cut. */
export function reachedBy({ spaces, cut }: DrawnLine): readonly string[] {
  const stop = cut ? spaces.findIndex((id) => cut.at.includes(id)) : -1;
  return [...(stop < 0 ? spaces : spaces.slice(0, stop + 1)), ...(cut?.at ?? [])];
}

/** What to draw for a space to guard; undefined when its loss cuts nothing off. */
export function guardOf({ answer, traced }: Scene, space: string): Guard | undefined {
  const threat = answer.outcome.data.threats.find((one) => one.space === space);
  return threat && { space, cuts: [...new Set(threat.units.flatMap((id) => traced.get(id)?.space ?? []))] };
}
