import { text } from '@/lib/calc/evaluation';
import { signed } from '@/lib/core/numbers';
import { weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import { numberIn } from '@/lib/tables/lookup';
import type { Ground, Role } from '@/lib/games/paths-of-glory/combat/ground';
import type { Chart } from '@/lib/tables/chart';

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

/** −3 when every attacking unit stands in Sinai and the pipeline is not laid (12.2.6). */
export const SINAI_DRM = -3;

/** Columns that the terrain chart gives a role for a row: "mountain", "trench-1". */
const shift = ({ terrain }: FireCase, row: string, role: Role): number => numberIn(terrain, row, `${role}-shift`) ?? 0;
const terrainShift = (one: FireCase, role: Role): number => shift(one, one.ground.terrain, role);
/** A fort alone in its space gets nothing from a trench (11.2.8, 15.1.6). */
const trenchShift = (one: FireCase, role: Role): number =>
  one.ground.trench > 0 && one.defended ? shift(one, `trench-${one.ground.trench}`, role) : 0;

const terrainName = ({ ground }: FireCase) => ({ terrain: text(`fire.options.terrain.${ground.terrain}`) });
const cardsOf = (role: Role) => () => ({ who: text(`fire.roles.${role}`) });

export const FIRE_MODIFIERS: readonly FireModifier[] = [
  {
    id: 'attacker-terrain',
    role: 'attacker',
    part: 'column',
    rule: '12.2.7',
    value: (one) => terrainShift(one, 'attacker'),
    fails: () => 'terrain',
    params: terrainName,
    lines: { terrain: { id: 'terrain' } },
  },
  {
    id: 'defender-terrain',
    role: 'defender',
    part: 'column',
    rule: '12.2.7',
    value: (one) => terrainShift(one, 'defender'),
    fails: (one) => (terrainShift(one, 'attacker') === 0 ? 'neither' : 'defenderTerrain'),
    params: terrainName,
    lines: { neither: { saidBy: 'attacker-terrain' } },
  },
  {
    id: 'attacker-trench',
    role: 'attacker',
    part: 'column',
    rule: '11.2.7',
    value: (one) => trenchShift(one, 'attacker'),
    fails: ({ ground }) => (ground.trench === 0 ? 'trench' : 'trenchFortAlone'),
    lines: { trench: { id: 'trench' }, trenchFortAlone: { id: 'trench-fort', rule: '11.2.8' } },
  },
  {
    id: 'defender-trench',
    role: 'defender',
    part: 'column',
    rule: '11.2.7',
    value: (one) => trenchShift(one, 'defender'),
    fails: () => 'neither',
    lines: { neither: { saidBy: 'attacker-trench' } },
  },
  {
    id: 'defender-fort',
    role: 'defender',
    part: 'strength',
    rule: '15.1.4',
    value: ({ ground }) => ground.fort,
    fails: () => 'fort',
    lines: { fort: { id: 'fort' } },
  },
  { id: 'attacker-fort', role: 'attacker', part: 'strength', rule: '15.1.5', value: 0, fails: () => 'attackerFort' },
  {
    id: 'sinai',
    role: 'attacker',
    part: 'die',
    rule: '12.2.6',
    value: ({ sinai }) => sinai.drm,
    fails: ({ sinai }) => (sinai.applies ? 'pipeline' : 'sinai'),
    params: () => ({ drm: signed(SINAI_DRM) }),
  },
  {
    id: 'attacker-cards',
    role: 'attacker',
    part: 'die',
    rule: '12.2.6',
    value: ({ cards }) => cards.attacker,
    fails: () => 'cards',
    params: cardsOf('attacker'),
  },
  {
    id: 'defender-cards',
    role: 'defender',
    part: 'die',
    rule: '12.2.6',
    value: ({ cards, defenderOutOfSupply }) => (defenderOutOfSupply ? Math.min(0, cards.defender) : cards.defender),
    fails: ({ cards }) => (cards.defender === 0 ? 'cards' : 'supply'),
    params: (one) => (one.cards.defender === 0 ? cardsOf('defender')() : { drm: signed(one.cards.defender) }),
    lines: { supply: { id: 'defender-supply', rule: '14.3.4' } },
  },
];

const BY_ID: ReadonlyMap<string, FireModifier> = new Map(FIRE_MODIFIERS.map((one) => [one.id, one]));
/** Whose number a modifier that applies changes, and which. */
export const isFor = (id: string, role: Role, part: FirePart): boolean => {
  const found = BY_ID.get(id);
  return found?.role === role && found.part === part;
};

/** All modifiers of a combat: those that apply, and why the others do not. */
export const weighFire = (one: FireCase): Weighed => weigh(FIRE_MODIFIERS, one);
