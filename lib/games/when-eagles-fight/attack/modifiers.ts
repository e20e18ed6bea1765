import { weigh, type Modifier, type Need } from '@/lib/calc/modifiers';
import type { AttackInput, AttackingUnit, DefendingUnit } from '@/lib/games/when-eagles-fight/attack/fields';
import { aboveHighest, type Level } from '@/lib/games/when-eagles-fight/attack/odds';
import { isRunning, offensiveModifier } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { Strength } from '@/lib/games/when-eagles-fight/attack/strength';
import { isWinter } from '@/lib/games/when-eagles-fight/turns';
import type { Concentric } from '@/lib/games/when-eagles-fight/concentric/ring';

/*
 * Every modifier of the combat die (13.11 to 13.19, 14.2, 15.2) as data: + helps the attacker, − the defender. The
 * words for each id are the messages attack.drm.<id> and attack.not.<id>.
 */

/** An attack as far as its modifiers look at it. */
export interface DrmCase {
  readonly input: AttackInput;
  readonly attack: Strength<AttackingUnit>;
  readonly defence: Strength<DefendingUnit>;
  readonly level: Level;
  readonly concentric: Concentric | undefined;
}

export const attackersIn = ({ attackers }: AttackInput): readonly AttackingUnit[] =>
  attackers.flatMap(({ units }) => units);
export const isRussianSide = ({ nation }: { readonly nation: string }): boolean =>
  nation === 'russian' || nation === 'romanian';
/** The defenders without units that retreated here in this phase, which add nothing to the defence (13.22). */
export const ownDefenders = ({ defenders }: AttackInput): readonly DefendingUnit[] =>
  defenders.filter(({ retreated }) => !retreated);
export const hasFortress = ({ defenders }: AttackInput): boolean => defenders.some(({ kind }) => kind === 'fortress');
export const isRussianAttack = (input: AttackInput): boolean => attackersIn(input).some(isRussianSide);
const onlyRussians = (input: AttackInput): boolean => ownDefenders(input).every(isRussianSide);
export const onlyGermans = (units: readonly { readonly nation: string }[]): boolean =>
  units.every(({ nation }) => nation === 'german');
const isGunner = ({ kind }: { readonly kind: string }): boolean => kind === 'heavy-artillery';

/** Others than Germans attack out of a hex with heavy artillery. */
export const mixesGuns = ({ attackers }: AttackInput): boolean =>
  attackers.some(({ units }) => units.some(isGunner) && !onlyGermans(units));

/** Whether heavy artillery may count with those who attack out of its hex (question `heavy-artillery-german-only`). */
const servesGuns = (units: AttackInput['attackers'][number]['units'], { gunsReading }: AttackInput): boolean => {
  const others = units.filter((unit) => !isGunner(unit));
  return gunsReading === 'all' ? onlyGermans(units) : others.some((unit) => onlyGermans([unit]));
};

/** A hex whose heavy artillery counts: supplied from an edge, with other attackers, all German (13.18). */
const gunsCount = (input: AttackInput): boolean =>
  input.attackers.some(
    ({ units }) =>
      units.some((unit) => isGunner(unit) && unit.supply === 'edge') &&
      units.some((unit) => !isGunner(unit)) &&
      servesGuns(units, input),
  );

const gunHexes = ({ attackers }: AttackInput): AttackInput['attackers'] =>
  attackers.filter(({ units }) => units.some(isGunner));

/** A full active corps in supply: for an attack a fortress's own supply is none (13.19, 9.7). */
const isActive = (unit: AttackingUnit | DefendingUnit, attacking: boolean): boolean =>
  unit.kind === 'active' && !unit.reduced && unit.supply !== 'out' && !(attacking && unit.supply === 'limited');
const active = (id: string, value: number, side: 'attack' | 'defence'): Modifier<DrmCase> => {
  const takesPart = (one: DrmCase, is: (unit: AttackingUnit | DefendingUnit) => boolean): boolean =>
    one[side].units.some(({ unit, held }) => held !== 'retreated' && is(unit));
  const fights = (unit: AttackingUnit | DefendingUnit): boolean => isActive(unit, side === 'attack');
  return {
    id,
    rule: '13.19',
    value,
    needs: [
      (one) => takesPart(one, ({ kind }) => kind === 'active'),
      { reason: `${id}Reduced`, holds: (one) => takesPart(one, ({ kind, reduced }) => kind === 'active' && !reduced) },
      { reason: `${id}Supply`, holds: (one) => takesPart(one, fights) },
      // By one reading it has to lend its factor too (question `active-corps-third`).
      {
        reason: `${id}Idle`,
        holds: (one) =>
          one.input.activeReading === 'part' ||
          one[side].units.some(({ unit, held }) => held === undefined && fights(unit)),
      },
    ],
  };
};

/** In a city of Russia proper, not of Russian Poland, Russians have −2; in Kovno by one reading (13.14, 13.15). */
const isStrongCity = (input: AttackInput): boolean =>
  onlyRussians(input) &&
  (input.city === 'kovno' ? input.kovnoReading === 'noFortress' : input.city === 'city' && input.country === 'russia');

const BRUSILOV: Modifier<DrmCase> = {
  id: 'brusilov',
  rule: '15.2',
  value: ({ input }) => offensiveModifier(input.turn, input.brusilov),
  needs: [
    { reason: 'brusilovSide', holds: ({ input }) => isRussianAttack(input) },
    ({ input }) => isRunning(input.turn, input.brusilov),
    { reason: 'brusilovOdds', holds: ({ level }) => level === 1 || level === 2 },
    {
      reason: 'brusilovGermans',
      holds: ({ input }) => input.defenders.every(({ nation }) => nation === 'austro-hungarian'),
    },
  ],
};
const isBrusilov = (one: DrmCase): boolean => weigh([BRUSILOV], one).applied.length > 0;

/** By one reading nobody has the STAVKA while the offensive runs (question `brusilov-stavka`). */
const STAVKA_RESTS: Need<DrmCase> = {
  reason: 'stavkaRests',
  rule: '15.2',
  holds: ({ input }) => input.offensiveReading === 'battle' || !isRunning(input.turn, input.brusilov),
};

export const ATTACK_MODIFIERS: readonly Modifier<DrmCase>[] = [
  {
    id: 'oddsAbove',
    rule: '13.12',
    value: ({ level }) => aboveHighest(level),
  },
  {
    id: 'swamp',
    rule: '13.13',
    value: -1,
    needs: [
      ({ input }) => input.terrain === 'swamp',
      // Frozen it is clear by one reading (question `frozen-swamp-drm`).
      { reason: 'swampFrozen', holds: ({ input }) => !isWinter(input.turn) || input.swampReading !== 'clear' },
    ],
  },
  {
    id: 'forest',
    rule: '13.13',
    value: -1,
    needs: [
      ({ input }) => input.terrain === 'forest',
      { reason: 'forestNone', holds: ({ input }) => input.forestReading === 'swamp' },
    ],
  },
  { id: 'river', rule: '13.13', value: -1, needs: [({ input }) => input.river] },
  { id: 'mountain', rule: '13.13', value: -2, needs: [({ input }) => input.terrain === 'mountain'] },
  {
    id: 'city',
    rule: '13.13',
    value: -1,
    needs: [
      ({ input }) => input.city !== 'none',
      { reason: 'cityRussian', rule: '13.14', holds: ({ input }) => !isStrongCity(input) },
      { reason: 'kovno', rule: '13.15', holds: ({ input }) => input.city === 'city' },
    ],
  },
  {
    id: 'russianCity',
    rule: '13.14',
    value: -2,
    needs: [
      ({ input }) => input.city === 'city' || isStrongCity(input),
      { reason: 'russianCityCountry', holds: ({ input }) => input.country === 'russia' || isStrongCity(input) },
      { reason: 'russianCityNation', holds: ({ input }) => isStrongCity(input) },
    ],
  },
  {
    id: 'fortress',
    rule: '13.15',
    value: -1,
    needs: [
      ({ input }) => hasFortress(input),
      // That of Kovno does not protect by every reading.
      { reason: 'fortressKovno', holds: ({ input }) => input.city !== 'kovno' || input.kovnoReading === 'noCity' },
    ],
  },
  {
    id: 'concentric',
    rule: '13.16',
    value: ({ input }) => (onlyGermans(ownDefenders(input)) ? 1 : 2),
    needs: [
      { reason: 'concentricFortress', rule: '13.15', holds: ({ input }) => !hasFortress(input) },
      ({ concentric }) => concentric !== undefined,
    ],
  },
  {
    id: 'heavyArtillery',
    rule: '13.18',
    value: 3,
    needs: [
      ({ input }) => gunHexes(input).length > 0,
      // Those of one hex may count where others attack out of another hex with some.
      {
        reason: 'heavyMixed',
        holds: ({ input }) => gunsCount(input) || gunHexes(input).every(({ units }) => servesGuns(units, input)),
      },
      { reason: 'heavySupply', holds: ({ input }) => gunsCount(input) },
    ],
  },
  active('activeAttack', 1, 'attack'),
  active('activeDefence', -1, 'defence'),
  {
    id: 'stavkaAttack',
    rule: '14.2',
    value: 1,
    needs: [
      { reason: 'stavkaAttackSide', holds: ({ input }) => isRussianAttack(input) },
      ({ input }) => input.stavka !== 'none',
      { reason: 'stavkaMixed', holds: ({ input }) => input.stavka === 'all' || input.stavkaReading === 'one' },
      { reason: 'stavkaBrusilov', rule: '15.2', holds: (one) => !isBrusilov(one) },
      STAVKA_RESTS,
    ],
  },
  {
    id: 'stavkaDefence',
    rule: '14.2',
    value: -1,
    needs: [
      { reason: 'stavkaDefenceSide', holds: ({ input }) => !isRussianAttack(input) },
      ({ input }) => input.stavka !== 'none',
      STAVKA_RESTS,
    ],
  },
  BRUSILOV,
];
