import type { Modifier } from '@/lib/calc/modifiers';
import type { AttackInput, AttackingUnit, DefendingUnit } from '@/lib/games/when-eagles-fight/attack/fields';
import { aboveHighest, type Level } from '@/lib/games/when-eagles-fight/attack/odds';
import { isRunning, offensiveModifier } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { isWinter } from '@/lib/games/when-eagles-fight/turns';
import type { Concentric } from '@/lib/games/when-eagles-fight/concentric/ring';

/*
 * Every modifier of the combat die (13.11 to 13.19, 14.2, 15.2) as data: + helps the attacker, − the defender. The
 * words for each id are the messages attack.drm.<id> and attack.not.<id>.
 */

/** An attack as far as its modifiers look at it. */
export interface DrmCase {
  readonly input: AttackInput;
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
const isRussianAttack = (input: AttackInput): boolean => attackersIn(input).some(isRussianSide);
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

/** Why heavy artillery gives nothing: there is none, others attack out of its hex, or no edge supplies it. */
function gunsFail(input: AttackInput): string {
  const hexes = input.attackers.filter(({ units }) => units.some(isGunner));
  if (hexes.length === 0) return 'heavyArtillery';
  return hexes.some(({ units }) => !servesGuns(units, input)) ? 'heavyMixed' : 'heavySupply';
}

/** A full active corps in supply: for an attack a fortress's own supply is none (13.19, 9.7). */
const isActive = (unit: AttackingUnit | DefendingUnit, attacking: boolean): boolean =>
  unit.kind === 'active' && !unit.reduced && unit.supply !== 'out' && !(attacking && unit.supply === 'limited');
const activeFail = (units: readonly (AttackingUnit | DefendingUnit)[], id: string): string => {
  const corps = units.filter(({ kind }) => kind === 'active');
  if (corps.length === 0) return id;
  return corps.every(({ reduced }) => reduced) ? `${id}Reduced` : `${id}Supply`;
};

/** In a city of Russia proper, not of Russian Poland, Russians have −2; in Kovno by one reading (13.14, 13.15). */
const isStrongCity = (input: AttackInput): boolean =>
  onlyRussians(input) &&
  (input.city === 'kovno' ? input.kovnoReading === 'noFortress' : input.city === 'city' && input.country === 'russia');

/** A fortress protects; that of Kovno not by every reading (13.15). */
const isStrong = (input: AttackInput): boolean =>
  hasFortress(input) && (input.city !== 'kovno' || input.kovnoReading === 'noCity');

function brusilovFails({ input, level }: DrmCase): string {
  if (!isRussianAttack(input)) return 'brusilovSide';
  if (!isRunning(input.turn, input.brusilov)) return 'brusilov';
  return level === 1 || level === 2 ? 'brusilovGermans' : 'brusilovOdds';
}
const isBrusilov = ({ input, level }: DrmCase): boolean =>
  isRussianAttack(input) &&
  isRunning(input.turn, input.brusilov) &&
  (level === 1 || level === 2) &&
  input.defenders.every(({ nation }) => nation === 'austro-hungarian');

/** A swamp that protects: frozen it is clear by one reading (question `frozen-swamp-drm`). */
const isSwamp = ({ terrain, turn, swampReading }: AttackInput): boolean =>
  terrain === 'swamp' && !(isWinter(turn) && swampReading === 'clear');

const when = (holds: boolean, value: number): number => (holds ? value : 0);

export const ATTACK_MODIFIERS: readonly Modifier<DrmCase>[] = [
  {
    id: 'oddsAbove',
    rule: '13.12',
    value: ({ level }) => aboveHighest(level),
  },
  {
    id: 'swamp',
    rule: '13.13',
    value: ({ input }) => when(isSwamp(input), -1),
    fails: ({ input }) => (input.terrain === 'swamp' ? 'swampFrozen' : 'swamp'),
    lines: { swampFrozen: { rule: '13.13' } },
  },
  { id: 'river', rule: '13.13', value: ({ input }) => when(input.river, -1) },
  { id: 'mountain', rule: '13.13', value: ({ input }) => when(input.terrain === 'mountain', -2) },
  {
    id: 'city',
    rule: '13.13',
    value: ({ input }) => when(input.city === 'city' && !isStrongCity(input), -1),
    fails: ({ input }) => (input.city === 'none' ? 'city' : isStrongCity(input) ? 'cityRussian' : 'kovno'),
    lines: { kovno: { rule: '13.15' }, cityRussian: { rule: '13.14' } },
  },
  {
    id: 'russianCity',
    rule: '13.14',
    value: ({ input }) => when(isStrongCity(input), -2),
    fails: ({ input }) =>
      input.city !== 'city' ? 'russianCity' : input.country === 'russia' ? 'russianCityNation' : 'russianCityCountry',
  },
  {
    id: 'fortress',
    rule: '13.15',
    value: ({ input }) => when(isStrong(input), -1),
    fails: ({ input }) => (hasFortress(input) ? 'fortressKovno' : 'fortress'),
    lines: { fortressKovno: { rule: '13.15' } },
  },
  {
    id: 'concentric',
    rule: '13.16',
    value: ({ input, concentric }) =>
      concentric && !hasFortress(input) ? (onlyGermans(ownDefenders(input)) ? 1 : 2) : 0,
    fails: ({ input }) => (hasFortress(input) ? 'concentricFortress' : 'concentric'),
    lines: { concentricFortress: { rule: '13.15' } },
  },
  {
    id: 'heavyArtillery',
    rule: '13.18',
    value: ({ input }) => when(gunsCount(input), 3),
    fails: ({ input }) => gunsFail(input),
  },
  {
    id: 'activeAttack',
    rule: '13.19',
    value: ({ input }) =>
      when(
        attackersIn(input).some((unit) => isActive(unit, true)),
        1,
      ),
    fails: ({ input }) => activeFail(attackersIn(input), 'activeAttack'),
  },
  {
    id: 'activeDefence',
    rule: '13.19',
    value: ({ input }) =>
      when(
        ownDefenders(input).some((unit) => isActive(unit, false)),
        -1,
      ),
    fails: ({ input }) => activeFail(ownDefenders(input), 'activeDefence'),
  },
  {
    id: 'stavkaAttack',
    rule: '14.2',
    value: (one) => when(isRussianAttack(one.input) && one.input.stavka === 'all' && !isBrusilov(one), 1),
    fails: (one) =>
      !isRussianAttack(one.input)
        ? 'stavkaAttackSide'
        : one.input.stavka === 'some'
          ? 'stavkaMixed'
          : one.input.stavka === 'all'
            ? 'stavkaBrusilov'
            : 'stavkaAttack',
    lines: { stavkaBrusilov: { rule: '15.2' } },
  },
  {
    id: 'stavkaDefence',
    rule: '14.2',
    value: ({ input }) => when(!isRussianAttack(input) && input.stavka !== 'none', -1),
    fails: ({ input }) => (isRussianAttack(input) ? 'stavkaDefenceSide' : 'stavkaDefence'),
  },
  {
    id: 'brusilov',
    rule: '15.2',
    value: (one) => when(isBrusilov(one), offensiveModifier(one.input.turn, one.input.brusilov)),
    fails: brusilovFails,
  },
];
