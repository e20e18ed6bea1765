import { setupOf, type BoardEvent } from '@/lib/games/paths-of-glory/board/input';
import type { Face, PogData, Side } from '@/lib/games/paths-of-glory/data';
import { START } from '@/components/games/paths-of-glory/board/position';

/** A counter as a position lists it. */
export interface Piece {
  readonly type: string;
  readonly face: Face;
  readonly designation?: string | undefined;
}

/** What a preset puts on the board before the player changes anything. */
export interface Base {
  readonly control: Readonly<Record<string, Side>>;
  readonly stacks: Readonly<Record<string, readonly Piece[]>>;
  readonly besieged: readonly string[];
  readonly destroyed: readonly string[];
  readonly events: readonly BoardEvent[];
  readonly beachhead: string | null;
  readonly trenches: Readonly<Record<string, number>>;
}

const EMPTY: Base = { control: {}, stacks: {}, besieged: [], destroyed: [], events: [], beachhead: null, trenches: {} };
const known = new WeakMap<PogData, Map<string, Base>>();

/** The board of a preset; that of an unknown one is bare, since supply refuses it by name. */
export function baseOf(preset: string, data: PogData): Base {
  const bases = known.get(data) ?? new Map<string, Base>();
  known.set(data, bases);
  const found = bases.get(preset) ?? build(preset, data);
  bases.set(preset, found);
  return found;
}

function build(preset: string, data: PogData): Base {
  const laid = setupOf({ ...START, preset }, data);
  if (!laid.ok) return EMPTY;
  const { setup } = laid.value;
  const stacks: Record<string, readonly Piece[]> = {};
  for (const { space, type, face, designation } of setup.units)
    stacks[space] = [...(stacks[space] ?? []), { type, face, designation: designation ?? undefined }];
  const setupId = data.boards.find(({ id }) => id === preset)?.base;
  const trenches = data.setups.find(({ id }) => id === setupId)?.trenches ?? [];
  return { ...setup, stacks, trenches: Object.fromEntries(trenches.map(({ space, level }) => [space, level])) };
}

export const samePieces = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.length === b.length &&
  a.every(
    (one, i) =>
      one.type === b[i]?.type && one.face === b[i]?.face && (one.designation ?? '') === (b[i]?.designation ?? ''),
  );
