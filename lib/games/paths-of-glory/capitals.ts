import type { Space } from '@/lib/games/paths-of-glory/data';

/* Lost capitals: they keep corps from the Reserve Box (13.1.10) and points from being spent (17.1.3). */

/** How the questions `capital-occupied-or-besieged` and `austria-two-capitals` are played. */
export interface CapitalReadings {
  /** whether the enemy has to control a capital, or a siege is enough */
  readonly capitalReading: 'control' | 'siege';
  /** whether one lost capital of Austria-Hungary is enough */
  readonly austriaReading: 'either' | 'both';
}

/** Nations to which the loss of their capital does nothing. */
export const CAPITAL_IS_NOTHING_TO: ReadonlySet<string> = new Set(['belgium', 'serbia']);

/** Who holds a capital. */
export interface Held {
  readonly byEnemy: boolean;
  readonly besieged: boolean;
}

/** The lost capitals of a nation that count: of Austria-Hungary one is enough, or it takes both. */
export function lostCapitals(
  nation: string,
  spaces: readonly Space[],
  held: (id: string, node: number) => Held,
  { capitalReading, austriaReading }: CapitalReadings,
): readonly string[] {
  if (CAPITAL_IS_NOTHING_TO.has(nation)) return [];
  const capitals = spaces.flatMap(({ id, capitalOf }, node) =>
    capitalOf === nation ? [{ id, ...held(id, node) }] : [],
  );
  const lost = capitals.filter(({ byEnemy, besieged }) => byEnemy || (capitalReading === 'siege' && besieged));
  return austriaReading === 'both' && lost.length < capitals.length ? [] : lost.map(({ id }) => id);
}
