import { sumOf, weigh, type Modifier } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import { die, mapDistribution, type Distribution } from '@/lib/prob/distribution';
import type { Side } from '@/lib/games/paths-of-glory/data';
import { cellAt, clampRoll } from '@/lib/tables/lookup';
import type { Chart } from '@/lib/tables/chart';

/** What a roll on the Mandated Offensives table means in the end. */
export const MANDATES = [
  'france',
  'france-reversed',
  'britain',
  'italy',
  'russia',
  'austria-hungary',
  'austria-hungary-italy',
  'turkey',
  'germany',
  'none',
] as const;
export type Mandate = (typeof MANDATES)[number];

/** The events and neutrals that change a result. */
export interface MandateCase {
  readonly hoffmann: boolean;
  readonly hlTakeCommand: boolean;
  readonly bolshevikRevolution: boolean;
  readonly frenchMutiny: boolean;
  readonly italy: 'neutral' | 'at-war' | 'occupied';
  readonly turkey: 'neutral' | 'at-war';
  /** the Central Powers control Rome, and not all of Italy */
  readonly rome: boolean;
  /** whether AH(It) turns into AH with all of Italy, or with Rome as in 2018 (7.1.6) */
  readonly romeReading: 'italy' | 'rome';
}

/** A rule that turns one result into another while its condition holds. */
export interface MandateChange extends Modifier<MandateCase> {
  readonly from: Mandate;
  readonly to: Mandate;
}

/** A change is worth nothing on the die. */
const change = (
  id: string,
  rule: Rule,
  [from, to]: readonly [Mandate, Mandate],
  ...needs: NonNullable<MandateChange['needs']>
): MandateChange => ({ id, rule, value: 0, from, to, needs });

export const MANDATE_CHANGES: readonly MandateChange[] = [
  change('italyNeutral', '7.1.2', ['italy', 'none'], ({ italy }) => italy === 'neutral'),
  change('turkeyNeutral', '7.1.2', ['turkey', 'none'], ({ turkey }) => turkey === 'neutral'),
  change('ahItaly', '7.1.6', ['austria-hungary-italy', 'austria-hungary'], ({ italy }) => italy !== 'at-war'),
  change(
    'ahRome',
    '7.1.6',
    ['austria-hungary-italy', 'austria-hungary'],
    { reason: 'ahRomeWar', holds: ({ italy }) => italy === 'at-war' },
    { reason: 'ahRomeReading', holds: ({ romeReading }) => romeReading === 'rome' },
    ({ rome }) => rome,
  ),
  change('frenchMutiny', '7.1.8', ['france', 'france-reversed'], ({ frenchMutiny }) => frenchMutiny),
  change('hlTakeCommand', '7.1.10', ['germany', 'none'], ({ hlTakeCommand }) => hlTakeCommand),
  change('bolshevikRevolution', '7.1.11', ['russia', 'none'], ({ bolshevikRevolution }) => bolshevikRevolution),
];

/** +1 on the Central Powers' roll after Hoffmann (7.1.9). */
const HOFFMANN: Modifier<MandateCase> = {
  id: 'hoffmann',
  rule: '7.1.9',
  value: 1,
  needs: [({ hoffmann }) => hoffmann],
};

/** All that a side's result is judged by: the modifier of the die, then what changes results. */
export const MANDATE_MODIFIERS: readonly Modifier<MandateCase>[] = [HOFFMANN, ...MANDATE_CHANGES];

export const mandateDrm = (side: Side, situation: MandateCase): number =>
  side === 'central' ? sumOf(weigh([HOFFMANN], situation).applied) : 0;

const CODES: Readonly<Record<string, Mandate>> = {
  FR: 'france',
  BR: 'britain',
  IT: 'italy',
  RU: 'russia',
  AH: 'austria-hungary',
  'AH(It)': 'austria-hungary-italy',
  TU: 'turkey',
  GE: 'germany',
  None: 'none',
};

/** The printed result of a side's roll, before events; undefined when the chart does not give it. */
export function printedMandate(chart: Chart, side: Side, roll: number): Mandate | undefined {
  const cell = cellAt(chart, String(clampRoll(chart, roll)), side);
  const code = typeof cell === 'object' && cell !== null ? cell.en : cell;
  return typeof code === 'string' ? CODES[code] : undefined;
}

/** The result that counts, after events and neutrals; undefined when the chart does not give it. */
export function mandateOf(chart: Chart, side: Side, roll: number, situation: MandateCase): Mandate | undefined {
  const printed = printedMandate(chart, side, roll + mandateDrm(side, situation));
  const changed = weigh(MANDATE_CHANGES, situation).applied.find(({ modifier }) => modifier.from === printed);
  return changed?.modifier.to ?? printed;
}

/** The exact distribution of a side's result; undefined when a cell is unknown. */
export function mandateOdds(chart: Chart, side: Side, situation: MandateCase): Distribution<Mandate> | undefined {
  const complete = [1, 2, 3, 4, 5, 6].every((roll) => mandateOf(chart, side, roll, situation) !== undefined);
  return complete ? mapDistribution(die(6), (roll) => mandateOf(chart, side, roll, situation) ?? 'none') : undefined;
}

/** The rule that says what a result asks for. */
export const MANDATE_RULE: Readonly<Record<Mandate, Rule>> = {
  france: '7.1.4',
  britain: '7.1.4',
  italy: '7.1.3',
  russia: '7.1.3',
  turkey: '7.1.3',
  'austria-hungary': '7.1.7',
  'austria-hungary-italy': '7.1.6',
  germany: '7.1.5',
  'france-reversed': '7.1.8',
  none: '7.1.2',
};

/** Whether a result can be missed: one that asks for an attack and not against it (7.1.3). */
export const obliges = (mandate: Mandate): boolean => mandate !== 'none' && mandate !== 'france-reversed';

/** An attack as a Mandated Offensive looks at it. */
export interface MandateAttack {
  readonly attacker: string;
  /** nation of an attacked unit, or 'fort' when only a fort is attacked; undefined when the player did not say */
  readonly target: string | undefined;
  /** nation of the attacked space; undefined when the player did not say */
  readonly country: string | undefined;
  /** the attacked units trace supply through a space in Italy */
  readonly throughItaly: boolean;
  /** French attackers stacked with US units */
  readonly withAmericans: boolean;
  /** every British attacker is AUS, CND, PT or ANA, and the players do not count these as British (7.1.4) */
  readonly noBritons: boolean;
}

export type MandateVerdict = {
  readonly outcome: 'fulfils' | 'fails' | 'costs' | 'free' | 'where';
  readonly rule: Rule;
  readonly reason: string;
};

const WEST = ['france', 'belgium', 'germany'];
const WESTERN_ENEMIES = ['united-states', 'britain', 'belgium', 'france'];

/** Whether an attack in the west counts: against one of these nations, in France, Belgium or Germany (7.1.4, 7.1.5). */
function inTheWest({ target, country }: MandateAttack, enemies: readonly string[], rule: Rule): MandateVerdict {
  if (target === undefined) return { outcome: 'where', rule, reason: 'target' };
  if (!enemies.includes(target)) return { outcome: 'fails', rule, reason: 'wrongEnemy' };
  if (country === undefined) return { outcome: 'where', rule, reason: 'where' };
  return WEST.includes(country)
    ? { outcome: 'fulfils', rule, reason: 'west' }
    : { outcome: 'fails', rule, reason: 'wrongPlace' };
}

function againstItaly({ target, country, throughItaly }: MandateAttack): MandateVerdict {
  const rule = '7.1.6';
  if (target === 'italy' || throughItaly || country === 'italy') return { outcome: 'fulfils', rule, reason: 'italy' };
  return country === undefined
    ? { outcome: 'where', rule, reason: 'where' }
    : { outcome: 'fails', rule, reason: 'notItaly' };
}

/**
 * After the French Mutiny the attack that would have fulfilled the result costs 1 VP, unless stacked with US units
 * (7.1.8).
 */
function reversed(attack: MandateAttack): MandateVerdict {
  const rule = '7.1.8';
  if (attack.attacker !== 'france') return { outcome: 'free', rule, reason: 'otherNation' };
  if (attack.withAmericans) return { outcome: 'free', rule, reason: 'americans' };
  const { outcome, reason } = inTheWest(attack, ['germany'], '7.1.4');
  if (outcome === 'where') return { outcome, rule, reason };
  return outcome === 'fulfils'
    ? { outcome: 'costs', rule, reason: 'mutiny' }
    : { outcome: 'free', rule, reason: 'elsewhere' };
}

/** Whether an attack fulfils a result (7.1.3 to 7.1.8); undefined when the result asks for nothing. */
export function judgeAttack(mandate: Mandate, attack: MandateAttack): MandateVerdict | undefined {
  if (mandate === 'none') return undefined;
  if (mandate === 'france-reversed') return reversed(attack);
  const nation = mandate === 'austria-hungary-italy' ? 'austria-hungary' : mandate;
  if (attack.attacker !== nation) return { outcome: 'fails', rule: '7.1.3', reason: 'otherNation' };
  if (mandate === 'britain' && attack.noBritons) return { outcome: 'fails', rule: '7.1.4', reason: 'dominions' };
  if (attack.target === 'fort') return { outcome: 'fails', rule: '7.1.3', reason: 'fortAlone' };
  if (mandate === 'france' || mandate === 'britain') return inTheWest(attack, ['germany'], '7.1.4');
  if (mandate === 'germany') return inTheWest(attack, WESTERN_ENEMIES, '7.1.5');
  if (mandate === 'austria-hungary-italy') return againstItaly(attack);
  return { outcome: 'fulfils', rule: mandate === 'austria-hungary' ? '7.1.7' : '7.1.3', reason: 'anyEnemy' };
}
