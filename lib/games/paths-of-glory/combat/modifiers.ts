import { text } from '@/lib/calc/evaluation';
import { signed } from '@/lib/core/numbers';
import { weigh, worth, type AppliedOf, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import { printedNumber } from '@/lib/tables/chart-number';
import { TERRAINS, type Ground, type Role } from '@/lib/games/paths-of-glory/combat/ground';
import type { Chart } from '@/lib/tables/chart';
import { SINAI_DRM } from '@/lib/games/paths-of-glory/limits';

/*
 * Every modifier of the fire tables as data (12.2.3, 12.2.6, 12.2.7 and the rules that they gather). The words for each
 * are the messages fire.steps.… and, for the condition that failed, fire.not.<reason>.
 */

/** What the modifiers of both sides' fire are judged by. */
export interface FireCase {
  readonly ground: Ground;
  /** units defend, not a fort alone */
  readonly defended: boolean;
  readonly terrain: Chart;
  readonly sinai: { readonly applies: boolean; readonly drm: number };
  /** modifiers of Combat Cards as given; a defender out of supply gets nothing from his (14.3.4) */
  readonly cards: Readonly<Record<Role, number>>;
  readonly defenderOutOfSupply: boolean;
}

/** Which number of a side's fire a modifier changes: its strength, its column or its die. */
export type FirePart = 'strength' | 'column' | 'die';

export interface FireModifier extends Modifier<FireCase> {
  readonly role: Role;
  readonly part: FirePart;
}

/** The rows of the terrain chart that shift columns. */
export const SHIFT_ROWS = [...TERRAINS, 'trench-1', 'trench-2'] as const;
/** Columns that the terrain chart gives a role for a row. */
const shift = ({ terrain }: FireCase, row: (typeof SHIFT_ROWS)[number], role: Role): number =>
  printedNumber(terrain, row, `${role}-shift`);
const terrainShift = (one: FireCase, role: Role): number => shift(one, one.ground.terrain, role);
/** A fort alone in its space gets nothing from a trench (11.2.8, 15.1.6). */
const trenchShift = (one: FireCase, role: Role): number =>
  one.ground.trench !== 0 && one.defended ? shift(one, `trench-${one.ground.trench}`, role) : 0;

const terrainName = ({ ground }: FireCase) => ({ terrain: text(`fire.options.terrain.${ground.terrain}`) });
const cardsOf = (role: Role) => () => ({ who: text(`fire.roles.${role}`) });

export const FIRE_MODIFIERS: readonly FireModifier[] = [
  {
    id: 'attacker-terrain',
    role: 'attacker',
    part: 'column',
    rule: '12.2.7',
    value: (one) => terrainShift(one, 'attacker'),
    needs: [{ reason: 'terrain', line: 'terrain', holds: worth }],
    params: terrainName,
  },
  {
    id: 'defender-terrain',
    role: 'defender',
    part: 'column',
    rule: '12.2.7',
    value: (one) => terrainShift(one, 'defender'),
    needs: [
      {
        reason: 'neither',
        saidBy: 'attacker-terrain',
        holds: (one, value) => value !== 0 || terrainShift(one, 'attacker') !== 0,
      },
      { reason: 'defenderTerrain', holds: worth },
    ],
    params: terrainName,
  },
  {
    id: 'attacker-trench',
    role: 'attacker',
    part: 'column',
    rule: '11.2.7',
    value: (one) => trenchShift(one, 'attacker'),
    needs: [
      { reason: 'trench', line: 'trench', holds: ({ ground }) => ground.trench > 0 },
      { reason: 'trenchFortAlone', line: 'trench-fort', rule: '11.2.8', holds: worth },
    ],
  },
  {
    id: 'defender-trench',
    role: 'defender',
    part: 'column',
    rule: '11.2.7',
    value: (one) => trenchShift(one, 'defender'),
    needs: [{ reason: 'neither', saidBy: 'attacker-trench', holds: worth }],
  },
  {
    id: 'defender-fort',
    role: 'defender',
    part: 'strength',
    rule: '15.1.4',
    value: ({ ground }) => ground.fort,
    needs: [{ reason: 'fort', line: 'fort', holds: worth }],
  },
  {
    id: 'attacker-fort',
    role: 'attacker',
    part: 'strength',
    rule: '15.1.5',
    value: 0,
    needs: [{ reason: 'attackerFort', holds: worth }],
  },
  // −3 when every attacking unit stands in Sinai and the pipeline is not laid.
  {
    id: 'sinai',
    role: 'attacker',
    part: 'die',
    rule: '12.2.6',
    value: ({ sinai }) => sinai.drm,
    needs: [({ sinai }) => sinai.applies, { reason: 'pipeline', holds: worth }],
    params: () => ({ drm: signed(SINAI_DRM) }),
  },
  {
    id: 'attacker-cards',
    role: 'attacker',
    part: 'die',
    rule: '12.2.6',
    value: ({ cards }) => cards.attacker,
    needs: [{ reason: 'cards', holds: worth }],
    params: cardsOf('attacker'),
  },
  {
    id: 'defender-cards',
    role: 'defender',
    part: 'die',
    rule: '12.2.6',
    value: ({ cards, defenderOutOfSupply }) => (defenderOutOfSupply ? Math.min(0, cards.defender) : cards.defender),
    needs: [
      { reason: 'cards', holds: ({ cards }) => cards.defender !== 0 },
      { reason: 'supply', line: 'defender-supply', rule: '14.3.4', holds: worth },
    ],
    params: (one) => (one.cards.defender === 0 ? cardsOf('defender')() : { drm: signed(one.cards.defender) }),
  },
];

/** All modifiers of a combat: those that apply, and why the others do not. */
export type FireWeighed = Weighed<AppliedOf<FireModifier>>;
export const weighFire = (one: FireCase): FireWeighed => weigh(FIRE_MODIFIERS, one);
