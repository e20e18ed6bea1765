import type { Attacker, AttackingHex } from '@/lib/games/nach-paris/combat-fields';
import { mayCross } from '@/lib/games/nach-paris/movement-costs';

/** Why a unit may not enter the emptied hex (9.6.5 to 9.6.7). */
export interface AdvanceBar {
  readonly id: string;
  readonly rule: string;
}

const BARS: readonly (AdvanceBar & { readonly stops: (unit: Attacker, hex: AttackingHex) => boolean })[] = [
  { id: 'siege', rule: '9.6.6', stops: ({ kind }) => kind === 'sar' },
  { id: 'footArtillery', rule: '9.6.6', stops: ({ footArtillery }) => footArtillery },
  { id: 'march', rule: '9.6.6', stops: ({ march }) => march === 'fom' },
  { id: 'weak', rule: '9.6.5', stops: ({ weak }) => weak },
  { id: 'hexside', rule: '9.6.7', stops: (unit, { hexside }) => !mayCross(hexside, unit) },
];

/** The first thing that keeps an attacking unit from advancing. */
export const advanceBar = (unit: Attacker, hex: AttackingHex): AdvanceBar | undefined => BARS.find(({ stops }) => stops(unit, hex));
