import * as z from 'zod';
import { EMPTY_DRAFT } from '@/lib/board/listed/draft';
import { readListed, type ListedMap } from '@/lib/board/listed/read';
import type { ListedSpec } from '@/lib/board/listed/spec';
import { boardFields, stackSchema } from '@/lib/games/grand-illusion/supply/fields';

/** What lies on the board: the map as it was entered, who controls what, and who stands where. */
const positionSchema = z.strictObject({
  ...boardFields,
  stacks: z.array(stackSchema).max(80).default([]),
  /** the hexes of the printed map stand on a point, not on a side */
  pointed: z.boolean().default(false),
});
export type Position = z.output<typeof positionSchema>;

export const EMPTY: Position = {
  map: EMPTY_DRAFT as Position['map'],
  control: {},
  cavalry: [],
  besieged: [],
  stacks: [],
  pointed: false,
};

/** A stored position; undefined where it is none or its map contradicts itself or the rules. */
export function parsePosition(raw: unknown, spec: ListedSpec): Position | undefined {
  const parsed = positionSchema.safeParse(raw);
  return parsed.success && readListed(spec, parsed.data.map).ok ? parsed.data : undefined;
}

/** The map of a position that has been parsed. */
export function mapIn(position: Position, spec: ListedSpec): ListedMap {
  const read = readListed(spec, position.map);
  const map = read.ok ? read : readListed(spec, EMPTY_DRAFT);
  if (!map.ok) throw new Error('mapIn: an empty map is refused');
  return map.value;
}
