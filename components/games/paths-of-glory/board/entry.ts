import { BOARD_EVENTS, setupOf, type BoardEvent } from '@/lib/games/paths-of-glory/board/input';
import { boardOf } from '@/lib/games/paths-of-glory/board/state';
import type { EntrySetup, PogData } from '@/lib/games/paths-of-glory/data';
import type { Refusal } from '@/lib/calc/evaluation';
import { baseOf, type Piece } from '@/components/games/paths-of-glory/board/base';
import type { Edit } from '@/components/games/paths-of-glory/board/edits';
import type { Position } from '@/components/games/paths-of-glory/board/position';
import { sceneOf, type Scene } from '@/components/games/paths-of-glory/board/scene';

/** Units that the owner of an entering nation places as he likes (4.2.2). */
export interface EntryChoice {
  readonly count: number;
  readonly type: string;
  readonly in: string;
  readonly excluding: readonly string[];
  readonly perSpace: number;
}

/** An entry as content/paths-of-glory/setup.json gives it, with what the calculators do not read. */
export interface Entry extends EntrySetup {
  readonly unless?: readonly string[];
  readonly choice: readonly EntryChoice[];
  readonly trenches: readonly { readonly space: string; readonly level: number }[];
  readonly reserve: readonly { readonly type: string; readonly count: number }[];
}

/** What a nation brings with an event; Turkey enters without one. */
export function entryOf(event: BoardEvent, data: PogData): Entry | undefined {
  return (data.entries as readonly Entry[]).find((entry) => (entry.event ?? entry.nation) === event);
}

const inPreset = (events: readonly BoardEvent[], { position, board }: Scene): BoardEvent[] | undefined => {
  const before = baseOf(position.preset, board.data).events;
  const ordered = BOARD_EVENTS.filter((event) => events.includes(event));
  return ordered.join() === BOARD_EVENTS.filter((event) => before.includes(event)).join() ? undefined : ordered;
};

/** Puts an event into effect, with the units that the nation sets up on the map. */
export const enterWar =
  (event: BoardEvent): Edit =>
  (scene) => {
    const { board } = scene;
    const position: Position = { ...scene.position, events: inPreset([...board.events, event], scene) };
    const entry = entryOf(event, board.data);
    const present = new Set(board.units.map(({ type }) => type.nation));
    if (!entry || present.has(entry.nation) || entry.unless?.some((one) => board.events.has(one as BoardEvent)))
      return position;
    const stacks: Record<string, readonly Piece[]> = {};
    for (const { space, type, face, designation } of entry.units)
      stacks[space] = [...(stacks[space] ?? []), { type, face, designation: designation ?? undefined }];
    const trenches = Object.fromEntries(entry.trenches.map(({ space, level }) => [space, level]));
    return {
      ...position,
      units: { ...position.units, ...(stacks as Position['units']) },
      trenches: { ...position.trenches, ...trenches },
    };
  };

/** What a refusal is about, taken off: the units or the control of the space that it names. */
function withoutRefused(position: Position, { field = '' }: Refusal, data: PogData): Position | undefined {
  const [list, space] = field.split('.');
  if (space === undefined) return undefined;
  if (list === 'units') {
    const { [space]: _, ...units } = position.units;
    return { ...position, units: baseOf(position.preset, data).stacks[space] ? { ...units, [space]: [] } : units };
  }
  const { [space]: _, ...control } = position.control;
  return list === 'control' && Object.hasOwn(position.control, space) ? { ...position, control } : undefined;
}

/** Takes an event back, and with it what can no longer stand on the map. */
export const leaveWar =
  (event: BoardEvent): Edit =>
  (scene) => {
    const { data } = scene.board;
    let position: Position = {
      ...scene.position,
      events: inPreset(
        [...scene.board.events].filter((one) => one !== event),
        scene,
      ),
    };
    // Each turn takes off one stack or one marker, so there are no more turns than spaces.
    for (let i = 0; i < data.spaces.length; i++) {
      const laid = setupOf(position, data);
      const found = laid.ok ? boardOf(laid.value.setup, data) : laid;
      const next = found.ok ? undefined : withoutRefused(position, found.error, data);
      if (!next) return tidy(position, scene);
      position = next;
    }
    return position;
  };

/** Trenches of a nation that is no longer at war go with it. */
function tidy(position: Position, scene: Scene): Position {
  const left = sceneOf(position, scene.board.data);
  if (!left.ok) return position;
  const { barred, network } = left.value.board;
  const neutral = new Set(network.spaces.filter((_, node) => barred[node] === 'neutral').map(({ id }) => id));
  return {
    ...position,
    trenches: Object.fromEntries(Object.entries(position.trenches).filter(([space]) => !neutral.has(space))),
  };
}

/** Refusals that an entry into the war can lift. */
const NEUTRAL: readonly string[] = ['supply.refused.neutral', 'supply.refused.notAtWar'];

/** An event that would make a refused edit possible, with the edit that puts it into effect first. */
export function remedyFor(
  { text }: Refusal,
  edit: Edit,
  scene: Scene,
): { readonly event: BoardEvent; readonly edit: Edit } | undefined {
  const { data, events } = scene.board;
  if (!NEUTRAL.includes(text.key)) return undefined;
  for (const event of BOARD_EVENTS) {
    if (events.has(event)) continue;
    const entered = sceneOf(enterWar(event)(scene), data);
    if (!entered.ok) continue;
    const wanted = edit(entered.value);
    if (sceneOf(wanted, data).ok) return { event, edit: () => wanted };
  }
  return undefined;
}
