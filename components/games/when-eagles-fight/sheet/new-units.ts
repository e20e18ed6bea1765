import type { UnitBrush, UnitInput } from '@/components/games/when-eagles-fight/sheet/types';
import { NATIONS, type Nation } from '@/lib/games/when-eagles-fight/sides';
import { KINDS, type Kind } from '@/lib/games/when-eagles-fight/units';

const GERMAN_ONLY: readonly Kind[] = ['active', 'heavy-artillery'];

export const UNIT_NATIONS: readonly Nation[] = NATIONS;
/** The types that a nation has: active corps and siege guns are German (2.7), Romania has one army (8.4). */
export const kindsOf = (nation: Nation): readonly Kind[] =>
  nation === 'romanian' ? ['infantry'] : KINDS.filter((kind) => nation === 'german' || !GERMAN_ONLY.includes(kind));

/** A new unit; its printed values the player types. Fortresses and siege guns take no replacements (10.10). */
export const newUnit = (nation: Nation, kind: Kind): UnitInput => ({
  nation,
  kind,
  asterisk: kind === 'fortress' || kind === 'heavy-artillery',
});

export const FIRST_UNIT: UnitBrush = { unit: newUnit('german', 'infantry') };
