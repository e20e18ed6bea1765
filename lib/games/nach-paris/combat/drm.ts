import { type Modifier, weigh, type Weighed } from '@/lib/calc/modifiers';
import type { CombatInput, Supply } from '@/lib/games/nach-paris/combat/fields';
import type { FacingRule } from '@/lib/games/nach-paris/combat/facing';
import { attackersOf, isIndoctrinated, type Hex } from '@/lib/games/nach-paris/combat/forces';
import { fights, isFighter, isFull, isHigh, type HexSum } from '@/lib/games/nach-paris/combat/ground';
import { RAIN_ATTACK } from '@/lib/games/nach-paris/tables/marching';

/*
 * Every modifier of the d20 in combat (9.4 and the rules it gathers) as data: + helps the defender, − the attacker.
 * The words for each id are the messages combat.drm.<id> and combat.not.<id>.
 */

/** A combat with its ground settled. */
export interface DrmCase {
  readonly input: CombatInput;
  readonly hex: Hex;
  readonly worst: Pick<HexSum, 'hexside' | 'terrain' | 'light'>;
  /** hexes from which a fully committed INF or CAV attacks */
  readonly fullHexes: number;
  readonly facing: FacingRule | undefined;
  readonly flank: boolean;
  readonly rear: boolean;
}

const has = (supply: Supply, level: 'llc' | 'ooc'): boolean => supply === level || supply === 'both';
/** 9.4.10, by the number of hexes. */
const HEX_COUNT = [0, 0, -1, -3, -4, -5, -5] as const;

export const DRM_MODIFIERS: readonly Modifier<DrmCase>[] = [
  { id: 'hexside', rule: '9.4.3', value: ({ worst }) => worst.hexside },
  { id: 'terrain', rule: '9.4.4', value: ({ worst }) => worst.terrain },
  { id: 'light', rule: '9.4.5', value: ({ worst }) => worst.light },
  {
    id: 'cavAttack',
    rule: '9.4.6',
    value: 12,
    needs: [
      ({ input }) =>
        input.attackers.some(
          ({ terrain, units }) => isHigh(terrain) && units.some((unit) => unit.kind === 'cav' && isFull(unit)),
        ),
    ],
  },
  {
    id: 'cavDefend',
    rule: '9.4.6',
    value: -12,
    needs: [({ input, hex }) => isHigh(input.terrain) && hex.active.some(({ unit }) => unit.kind === 'cav')],
  },
  {
    id: 'flashy',
    rule: '9.4.7',
    value: 1,
    // Only the French and Belgians wear them, who are always fully committed (2.5.18, 9.1.6).
    needs: [({ input }) => attackersOf(input).some((unit) => unit.flashy && fights(unit))],
  },
  {
    id: 'flank',
    rule: '9.4.8',
    value: -10,
    needs: [
      ({ flank, rear, input, facing }) =>
        flank && facing?.id !== 'embarked' && !(rear && input.flankReading === 'rear'),
    ],
  },
  { id: 'rear', rule: '9.4.9', value: -16, needs: [({ rear }) => rear] },
  { id: 'embarked', rule: '12.2.5', value: -10, needs: [({ facing }) => facing?.id === 'embarked'] },
  { id: 'hexes', rule: '9.4.10', value: ({ fullHexes }) => HEX_COUNT[fullHexes] ?? 0 },
  { id: 'dividedCorps', rule: '9.4.11', value: ({ input }) => 5 * input.dividedCorps },
  { id: 'attackerLlc', rule: '13.3.1', value: 4, needs: [({ input }) => has(input.attackerSupply, 'llc')] },
  { id: 'defenderLlc', rule: '13.3.1', value: -2, needs: [({ input }) => has(input.defenderSupply, 'llc')] },
  { id: 'attackerOoc', rule: '13.3.2', value: 12, needs: [({ input }) => has(input.attackerSupply, 'ooc')] },
  { id: 'defenderOoc', rule: '13.3.2', value: -6, needs: [({ input }) => has(input.defenderSupply, 'ooc')] },
  { id: 'rain', rule: '15.1.2', value: RAIN_ATTACK, needs: [({ input }) => input.rain] },
  {
    id: 'indoctrinatedAttack',
    rule: '21.2.1',
    value: ({ input }) => 3 * attackersOf(input).filter((unit) => isFull(unit) && isIndoctrinated(unit)).length,
  },
  {
    id: 'indoctrinatedDefend',
    rule: '21.2.1',
    value: ({ hex }) => -3 * hex.active.filter(({ unit }) => isFighter(unit.kind) && isIndoctrinated(unit)).length,
  },
  { id: 'extra', rule: '9.4.1', value: ({ input }) => input.extra },
];

/** The modifiers that change the d20 and those that do not, in the order of the rules. */
export const drmOf = (combat: DrmCase): Weighed => weigh(DRM_MODIFIERS, combat);
