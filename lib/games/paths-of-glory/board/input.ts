import * as z from 'zod';
import type { Language, Localised } from '@/lib/core/language';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fail, ok, type Result } from '@/lib/core/result';
import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import { fact, present } from '@/lib/calc/ledger';
import type { BoardPreset, PlacedUnit, PogData, Side } from '@/lib/games/paths-of-glory/data';

const field = fieldsOf('supply');

/**
 * What has happened that supply depends on: entries into the war and two Russian events; the ids of events.json, and
 * Turkey.
 */
export const BOARD_EVENTS = [
  'turkey',
  'bulgaria',
  'italy',
  'romania',
  'salonika',
  'greece',
  'fall-of-the-tsar',
  'treaty-of-brest-litovsk',
] as const;
export type BoardEvent = (typeof BOARD_EVENTS)[number];

const isBoardEvent = (id: string): id is BoardEvent => BOARD_EVENTS.some((event) => event === id);

export const MEF_SPACES = ['mef1', 'mef2', 'mef3', 'mef4'] as const;

const spaceId = z.string().min(1).max(40);
const counter = z.strictObject({
  type: z.string().min(1).max(40),
  face: z.enum(['full', 'reduced']).default('full'),
  designation: z.string().max(10).optional(),
});

/**
 * The position on the map, as a preset and what differs from it. `control` and `units` change single spaces (a space
 * with an empty list is emptied); the lists of sieges, destroyed forts and events replace those of the preset.
 */
export const boardFields = {
  preset: field.as(z.string().min(1).max(60).default('august-1914'), 'preset', '4.2.1', { control: 'choices' }),
  control: field.as(z.record(spaceId, z.enum(['allied', 'central'])).default({}), 'control', '11.1.13', {
    control: 'hidden',
  }),
  units: field.as(z.record(spaceId, z.array(counter).max(9)).default({}), 'units', '2.2.1', { control: 'hidden' }),
  besieged: field.as(z.array(spaceId).max(40).optional(), 'besieged', '15.2.1', { control: 'hidden' }),
  destroyed: field.as(z.array(spaceId).max(60).optional(), 'destroyed', '15.1.7', { control: 'hidden' }),
  events: field.as(z.array(z.enum(BOARD_EVENTS)).max(BOARD_EVENTS.length).optional(), 'events', '9.5.2.1', {
    control: 'chips',
    rare: true,
  }),
  beachhead: field.choice('beachhead', '9.5.3.5', ['none', ...MEF_SPACES], undefined, { rare: true }),
};

type BoardSchema = z.ZodObject<typeof boardFields>;
export type BoardInput = z.output<BoardSchema>;
export type BoardOverrides = z.input<BoardSchema>;

/** A position before it is checked: what the preset says with the player's changes laid over it. */
export interface BoardSetup {
  readonly control: Readonly<Record<string, Side>>;
  readonly units: readonly PlacedUnit[];
  readonly besieged: readonly string[];
  readonly destroyed: readonly string[];
  readonly events: readonly BoardEvent[];
  readonly beachhead: string | null;
  /** how the port of a besieged enemy fort is played; closed to the besieger unless the players agree otherwise */
  readonly portReading?: PortReading;
}

/** Whether a port with a besieged enemy fort serves the besieger (question `port-with-enemy-fort`). */
export const PORT_READINGS = ['closed', 'besieger'] as const;
export type PortReading = (typeof PORT_READINGS)[number];

type Stacks = NonNullable<BoardPreset['units']>;

function lay(units: readonly PlacedUnit[], stacks: Stacks): readonly PlacedUnit[] {
  const kept = units.filter(({ space }) => !Object.hasOwn(stacks, space));
  const placed = Object.entries(stacks).flatMap(([space, stack]) =>
    stack.map(({ type, face = 'full', designation }) => ({ space, type, face, designation })),
  );
  return [...kept, ...placed];
}

/**
 * Under the limited entry the Greek units stand where the set-up puts them and cannot move (9.5.2.4): they are added
 * when they are not given.
 */
function missingGreeks(
  placed: readonly PlacedUnit[],
  events: readonly BoardEvent[],
  data: PogData,
): readonly PlacedUnit[] {
  if (!events.includes('salonika') || events.includes('greece') || placed.some(({ type }) => type === 'gr-corps'))
    return [];
  return data.entries.find(({ nation, limited }) => nation === 'greece' && limited)?.units ?? [];
}

function eventNames(events: readonly BoardEvent[], data: PogData): Localised {
  const names = events.map(
    (id) =>
      (data.events.find((event) => event.id === id) ?? data.units.nations.find((nation) => nation.id === id))?.name,
  );
  const join = (lang: Language): string => names.map((name) => name?.[lang] ?? '').join(', ');
  return { en: join('en'), es: join('es'), it: join('it') };
}

/** The position that an input describes, with the facts to show; an unknown preset is refused with those that exist. */
export function setupOf(
  input: BoardInput,
  data: PogData,
): Result<{ readonly setup: BoardSetup; readonly facts: readonly Fact[] }, Refusal> {
  const preset = data.boards.find(({ id }) => id === input.preset);
  if (!preset) {
    const allowed = data.boards.map(({ id }) => id).join(', ');
    return fail({
      code: 'invalid-input',
      field: 'preset',
      given: input.preset,
      text: text('supply.refused.preset', { preset: input.preset, allowed }),
    });
  }
  const events = input.events ?? preset.events?.filter(isBoardEvent) ?? [];
  const base = data.setups.find(({ id }) => id === preset.base)?.units ?? [];
  const beachhead =
    input.beachhead === undefined ? (preset.beachhead ?? null) : input.beachhead === 'none' ? null : input.beachhead;
  const placed = lay(lay(base, preset.units ?? {}), input.units);
  const greeks = missingGreeks(placed, events, data);
  const setup: BoardSetup = {
    control: { ...preset.control, ...input.control },
    units: [...placed, ...greeks],
    besieged: input.besieged ?? preset.besieged ?? [],
    destroyed: input.destroyed ?? preset.destroyed ?? [],
    events,
    beachhead,
  };
  const changes = Object.keys(input.control).length + Object.keys(input.units).length;
  const facts: readonly Fact[] = present(
    fact(text('supply.facts.preset', { preset: preset.title, changes }), '4.2.1'),
    fact(
      text(events.length ? 'supply.facts.events' : 'supply.facts.noEvents', { events: eventNames(events, data) }),
      '9.5.2.1',
      input.events === undefined,
    ),
    greeks.length ? fact(text('supply.facts.greeks'), '9.5.2.4', true) : [],
  );
  return ok({ setup, facts });
}
