import fc from 'fast-check';
import * as z from 'zod';
import {
  BOARD_EVENTS,
  boardFields,
  MEF_SPACES,
  setupOf,
  type BoardOverrides,
  type BoardSetup,
} from '@/lib/games/paths-of-glory/board/input';
import { boardOf, type Board } from '@/lib/games/paths-of-glory/board/state';
import type { PlacedUnit, PogData, Side } from '@/lib/games/paths-of-glory/data';

const schema = z.strictObject(boardFields);

/** The set-up that an input describes; a refusal fails the test. */
export function layOut(input: BoardOverrides, data: PogData): BoardSetup {
  const found = setupOf(schema.parse(input), data);
  if (!found.ok) throw new Error(`refused: ${found.error.text.key}`);
  return found.value.setup;
}

/** The board of a set-up; a refusal fails the test. */
export function boardFor(setup: BoardSetup, data: PogData): Board {
  const found = boardOf(setup, data);
  if (!found.ok) throw new Error(`refused: ${found.error.field} ${found.error.text.key}`);
  return found.value;
}

export const boardWith = (input: BoardOverrides, data: PogData): Board => boardFor(layOut(input, data), data);

/** Everybody at war, half of the front in other hands, units scattered over it: only what the rules allow to stand. */
export function randomSetups(data: PogData): fc.Arbitrary<BoardSetup> {
  const spaces = data.spaces.map(({ id }) => id);
  const side = fc.constantFrom<Side>('allied', 'central');
  const unit: fc.Arbitrary<PlacedUnit> = fc.record({
    space: fc.constantFrom(...spaces),
    type: fc.constantFrom(...data.units.types.map(({ id }) => id).filter((id) => id !== 'mn-corps')),
    face: fc.constantFrom('full' as const, 'reduced' as const),
  });
  return fc
    .record({
      control: fc.dictionary(fc.constantFrom(...spaces), side, { maxKeys: 90 }),
      units: fc.array(unit, { maxLength: 40 }),
      events: fc.subarray([...BOARD_EVENTS], { minLength: BOARD_EVENTS.length - 2 }),
      beachhead: fc.constantFrom(null, ...MEF_SPACES),
    })
    .map((drawn) => legal({ ...drawn, besieged: [], destroyed: [] }, data));
}

/** Takes away, unit by unit and space by space, what boardOf refuses. */
function legal(setup: BoardSetup, data: PogData): BoardSetup {
  const sideOf = (type: string): Side =>
    data.units.nations.find(({ id }) => id === data.units.types.find((unit) => unit.id === type)?.nation)?.side ??
    'allied';
  const first = new Map<string, Side>();
  for (const { space, type } of setup.units) if (!first.has(space)) first.set(space, sideOf(type));
  const units = setup.units.filter(({ space, type }) => first.get(space) === sideOf(type));
  const control = Object.fromEntries(
    Object.entries(setup.control).filter(([space]) => !first.has(space) && space !== setup.beachhead),
  );
  let rest: BoardSetup = { ...setup, units, control };
  for (let tries = 0; tries < 200; tries++) {
    const found = boardOf(rest, data);
    if (found.ok) return rest;
    const space = found.error.field?.split('.')[1] ?? rest.beachhead ?? '';
    rest = {
      ...rest,
      units: rest.units.filter((unit) => unit.space !== space),
      control: Object.fromEntries(Object.entries(rest.control).filter(([id]) => id !== space)),
      beachhead: found.error.field === 'beachhead' ? null : rest.beachhead,
    };
  }
  throw new Error('legal: the set-up stays refused');
}

/**
 * The position after a space is lost to the enemy: its units and fort are gone, a siege there is lifted, the marker is
 * removed.
 */
export function lose(setup: BoardSetup, board: Board, node: number, side: Side): BoardSetup {
  const id = board.network.spaces[node]?.id ?? '';
  const owner = board.control[node] === side;
  const fort = board.network.spaces[node]?.fort !== null;
  return {
    ...setup,
    units: setup.units.filter(({ space }) => space !== id),
    besieged: setup.besieged.filter((space) => space !== id),
    control: owner ? { ...setup.control, [id]: side === 'allied' ? 'central' : 'allied' } : setup.control,
    destroyed: owner && fort ? [...setup.destroyed, id] : setup.destroyed,
    beachhead: setup.beachhead === id ? null : setup.beachhead,
  };
}
