import { enemyOf, type BoardUnit } from '@/lib/games/paths-of-glory/board/state';
import type { Face, Side, UnitType } from '@/lib/games/paths-of-glory/data';
import { baseOf, samePieces, type Base, type Piece } from '@/components/games/paths-of-glory/board/base';
import type { Position } from '@/components/games/paths-of-glory/board/position';
import { nodeIn, spaceIn, type Scene } from '@/components/games/paths-of-glory/board/scene';

/** One change of the board. It may lead to a position that the rules refuse: sceneOf() says so. */
export type Edit = (scene: Scene) => Position;

const base = ({ position, board }: Scene): Base => baseOf(position.preset, board.data);
const pieceOf = ({ type, face, designation }: BoardUnit): Piece => ({ type: type.id, face, designation });

/** A record with one entry changed; what equals the preset is left out, so that the address says only what differs. */
function change<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T,
  isBase: boolean,
): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record;
  return isBase ? rest : { ...rest, [key]: value };
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

/**
 * The Greek corps that supply sets up by itself are written down before anything moves, since one of them given means
 * all are.
 */
function spellOut(scene: Scene): Position {
  const { position } = scene;
  const hidden = [...scene.stacks].filter(
    ([space, stack]) => stack.some(({ type }) => type.id === 'gr-corps') && !Object.hasOwn(position.units, space),
  );
  return hidden.length
    ? {
        ...position,
        units: {
          ...position.units,
          ...Object.fromEntries(hidden.map(([space, stack]) => [space, stack.map(pieceOf)])),
        },
      }
    : position;
}

function putStack(scene: Scene, position: Position, space: string, pieces: readonly Piece[]): Position {
  const isBase = samePieces(pieces, base(scene).stacks[space] ?? []) && !pieces.some(({ type }) => type === 'gr-corps');
  return { ...position, units: change<readonly Piece[]>(position.units, space, pieces, isBase) as Position['units'] };
}

function putControl(scene: Scene, position: Position, space: string, side: Side): Position {
  const before = base(scene).control[space] ?? spaceIn(scene, space)?.side;
  return { ...position, control: change(position.control, space, side, side === before) };
}

/** The ANA takes control only while it is there (11.1.14), and so do units that may not leave their space. */
const takesControl = (unit: Pick<BoardUnit, 'type'>): boolean =>
  unit.type.special !== 'ana' && unit.type.nation !== 'greece';

/** A unit in a space without an enemy fort controls it, and the space stays its side's when it leaves (11.1.13). */
function enter(scene: Scene, position: Position, space: string, unit: Pick<BoardUnit, 'type' | 'side'>): Position {
  const node = nodeIn(scene, space);
  const held = scene.board.control[node] === unit.side || (scene.board.forts[node] ?? 0) > 0 || !takesControl(unit);
  return held ? position : putControl(scene, position, space, unit.side);
}

const piecesIn = (scene: Scene, space: string): readonly Piece[] => (scene.stacks.get(space) ?? []).map(pieceOf);

/** Gives a space to the other side; what was said of its fort falls with it (15.1.9). */
export const flipControl =
  (space: string): Edit =>
  (scene) => {
    const side = enemyOf(scene.board.control[nodeIn(scene, space)] ?? 'allied');
    const lifted = putList(scene, scene.position, 'besieged', (list) => list.filter((id) => id !== space));
    return putControl(scene, lifted, space, side);
  };

/** The lowest designation of a type that no counter on the board has; undefined for types without names. */
export function freeDesignation({ board }: Scene, type: UnitType): string | undefined {
  const taken = new Set(board.units.filter((unit) => unit.type.id === type.id).map(({ designation }) => designation));
  return type.designations?.find((name) => !taken.has(name));
}

export const addUnit =
  (space: string, type: UnitType, face: Face, side: Side): Edit =>
  (scene) => {
    const piece: Piece = { type: type.id, face, designation: freeDesignation(scene, type) };
    return enter(scene, putStack(scene, spellOut(scene), space, [...piecesIn(scene, space), piece]), space, {
      type,
      side,
    });
  };

/** Takes counters of a space off the board. */
export const removeUnits =
  (space: string, places: readonly number[]): Edit =>
  (scene) => {
    const left = piecesIn(scene, space).filter((_, i) => !places.includes(i));
    return keep(scene, putStack(scene, spellOut(scene), space, left), space);
  };

/** A space that units leave stays with the side that held it. */
function keep(scene: Scene, position: Position, space: string): Position {
  const side = scene.board.control[nodeIn(scene, space)];
  return side && (scene.stacks.get(space) ?? []).some((unit) => unit.side === side && takesControl(unit))
    ? putControl(scene, position, space, side)
    : position;
}

export const changeUnit =
  (space: string, place: number, to: Partial<Piece>): Edit =>
  (scene) =>
    putStack(
      scene,
      spellOut(scene),
      space,
      piecesIn(scene, space).map((piece, i) => (i === place ? { ...piece, ...to } : piece)),
    );

export const flipUnit =
  (space: string, place: number): Edit =>
  (scene) =>
    changeUnit(space, place, { face: piecesIn(scene, space)[place]?.face === 'full' ? 'reduced' : 'full' })(scene);

export const moveUnits =
  (from: string, places: readonly number[], to: string): Edit =>
  (scene) => {
    const stack = scene.stacks.get(from) ?? [];
    const moving = stack.filter((_, i) => places.includes(i));
    const [first] = moving;
    if (!first || from === to) return scene.position;
    const left = removeUnits(from, places)(scene);
    return enter(scene, putStack(scene, left, to, [...piecesIn(scene, to), ...moving.map(pieceOf)]), to, first);
  };

type ListName = 'besieged' | 'destroyed';

function putList(
  scene: Scene,
  position: Position,
  name: ListName,
  next: (list: readonly string[]) => readonly string[],
): Position {
  const list = next(position[name] ?? base(scene)[name]);
  return { ...position, [name]: sameList(list, base(scene)[name]) ? undefined : list };
}

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** Whether a siege is marked by hand, besides those that units in the space make by themselves. */
export const isMarkedBesieged = (scene: Scene, space: string): boolean =>
  (scene.position.besieged ?? base(scene).besieged).includes(space);

export const toggleSiege =
  (space: string): Edit =>
  (scene) =>
    putList(scene, scene.position, 'besieged', (list) => toggled(list, space));

/** Destroys a fort or puts it back. Units that besieged it take the space. */
export const toggleDestroyed =
  (space: string): Edit =>
  (scene) => {
    const next = putList(scene, scene.position, 'destroyed', (list) => toggled(list, space));
    const lifted = putList(scene, next, 'besieged', (list) => list.filter((id) => id !== space));
    const [unit] = scene.stacks.get(space) ?? [];
    const falls = unit && (lifted.destroyed ?? base(scene).destroyed).includes(space) && takesControl(unit);
    return falls ? putControl(scene, lifted, space, unit.side) : lifted;
  };

export const setTrench =
  (space: string, level: number): Edit =>
  (scene) => ({
    ...scene.position,
    trenches: change(scene.position.trenches, space, level, level === (base(scene).trenches[space] ?? 0)),
  });

/** Puts the MEF Beachhead marker into a space, or takes it off the map. */
export const setBeachhead =
  (space: string | null): Edit =>
  (scene) => ({
    ...scene.position,
    beachhead: space === base(scene).beachhead ? undefined : ((space ?? 'none') as NonNullable<Position['beachhead']>),
  });

export const setTurn =
  (turn: number): Edit =>
  ({ position }) => ({ ...position, turn });

export const replaceBy =
  (position: Position): Edit =>
  () =>
    position;
