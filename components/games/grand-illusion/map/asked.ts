import type { Position } from '@/components/games/grand-illusion/map/position';
import type { Look } from '@/components/games/grand-illusion/map/slots';
import { formOf, isAsked, type FormField } from '@/lib/calc/form';
import { MAUBEUGE } from '@/lib/games/grand-illusion/map/places';
import { supplySchema } from '@/lib/games/grand-illusion/supply/fields';

/* Of what the board does not show, supply needs to know the turn, the moment and what has become of forts. */

const ASKED = [
  'turn',
  'moment',
  'maubeuge',
  'namurGone',
  'railEnd',
  'namurTurn',
  'holland',
  'antwerpFort',
  'betterUse',
  'belgianPreparation',
];
const FIELDS = formOf(supplySchema).filter(({ name }) => ASKED.includes(name));

export type Circumstances = Readonly<Record<string, unknown>>;

const START: Circumstances = Object.fromEntries(
  FIELDS.flatMap(({ name, preset }): [string, unknown][] => (preset === undefined ? [] : [[name, preset]])),
);

/** What was entered and still holds: a turn of the player's own until the checklist goes on. */
export const stillAsked = (
  { asked, playing }: Pick<Look, 'asked' | 'playing'>,
  now: number | undefined,
): Look['asked'] => (playing === now ? asked : { ...asked, turn: undefined });

/**
 * The circumstances as they were entered, in the turn of the checklist where no other was. Whether Maubeuge is besieged
 * is marked on the board and nowhere else.
 */
export function circumstancesOf(
  { turn: own, ...entered }: Circumstances,
  { besieged }: Pick<Position, 'besieged'>,
  playing?: number,
): Circumstances {
  const turn = [own, playing].find((one) => one !== undefined && supplySchema.shape.turn.safeParse(one).success);
  const now = { ...START, ...(turn === undefined ? {} : { turn }), ...entered };
  if (besieged.includes(MAUBEUGE)) return { ...now, maubeuge: 'besieged' };
  return entered.maubeuge === 'besieged' ? { ...now, maubeuge: START.maubeuge } : now;
}

/** What is asked while the circumstances are so. */
export const askedIn = (now: Circumstances): readonly FormField[] =>
  FIELDS.filter((field) => isAsked(field, FIELDS, now));

/** The sieges on the board once it was entered what has become of Maubeuge. */
export function siegesAfter({ besieged }: Pick<Position, 'besieged'>, maubeuge: unknown): readonly number[] {
  const others = besieged.filter((n) => n !== MAUBEUGE);
  return maubeuge === 'besieged' ? [...others, MAUBEUGE] : others;
}
