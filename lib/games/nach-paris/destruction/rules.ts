import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import type { DestructionInput, Structure } from '@/lib/games/nach-paris/destruction/fields';
import { isFirstTurn } from '@/lib/games/nach-paris/first-turn';

/** The result of a destruction in repair turns; no repair outlasts the scenario when it is permanent. */
export type Damage = number | 'permanent';

/** The table of 16.1.5 by the modified roll: 1 to 3, 4 to 17, 18 and more. */
const DAMAGE: Readonly<Record<'yellow' | 'orange' | 'red', readonly [Damage, Damage, Damage]>> = {
  yellow: [9, 6, 4],
  orange: [18, 12, 9],
  red: ['permanent', 'permanent', 18],
};

/** Columns of the table; a bridge over a Major River counts as dark red. */
export const COLUMN: Readonly<Record<Exclude<Structure, 'white'>, keyof typeof DAMAGE>> = {
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
  'major-bridge': 'red',
};

/** Pioneers are less thorough (16.1.6). */
export const PIO_BONUS = 5;

export const MF_COST: Readonly<Record<DestructionInput['by'], number>> = { eng: 15, pio: 30, fort: 0 };

/** The rule that lets it destroy: a Fortification has its own (16.1.2, 16.1.7). */
export const leaveOf = ({ by }: DestructionInput): Rule => (by === 'fort' ? '16.1.7' : '16.1.2');

export const bonusOf = ({ by }: DestructionInput): number => (by === 'pio' ? PIO_BONUS : 0);

/** Row of the table for a natural roll. */
export function rowOf(input: DestructionInput, roll: number): 0 | 1 | 2 {
  const modified = roll + bonusOf(input);
  return modified <= 3 ? 0 : modified <= 17 ? 1 : 2;
}

/** What a natural roll does to the structure, what was there before left aside. */
export function damageOf(input: DestructionInput, roll: number): Damage {
  if (input.structure === 'white') return 0;
  return DAMAGE[COLUMN[input.structure]][rowOf(input, roll)];
}

/** The worst of two results stays (16.1.5). */
export const worse = (a: Damage, b: Damage): Damage =>
  a === 'permanent' || b === 'permanent' ? 'permanent' : Math.max(a, b);

export const damageBefore = ({ left, permanent }: DestructionInput): Damage => (permanent ? 'permanent' : left);

const UNIT_BARS: readonly Bar<DestructionInput>[] = [
  { id: 'inHex', rule: '16.1.2', stops: ({ inHex }) => !inHex },
  { id: 'fired', rule: '7.1.1', stops: ({ fired }) => fired },
  { id: 'fom', rule: '16.1.2', stops: ({ fom }) => fom },
  { id: 'llc', rule: '13.3.1', stops: ({ supply }) => supply === 'llc' },
  { id: 'ooc', rule: '13.3.2', stops: ({ supply }) => supply === 'ooc' },
  { id: 'mf', rule: '16.1.3', stops: ({ mfLeft, by }) => mfLeft !== undefined && mfLeft < MF_COST[by] },
  {
    id: 'alone',
    rule: '16.1.4',
    stops: ({ enemyZoc, escort }) => enemyZoc && !escort,
    spares: ({ enemyZoc }) => (enemyZoc ? 'covered' : 'noZoc'),
  },
];

const FORT_BARS: readonly Bar<DestructionInput>[] = [
  { id: 'inactive', rule: '16.1.7', stops: ({ active }) => !active },
  {
    id: 'away',
    rule: '16.1.7',
    stops: ({ away, camp }) => away && !camp,
    spares: ({ away }) => (away ? 'reached' : 'ownHex'),
  },
  {
    id: 'awayZoc',
    rule: '16.1.7',
    when: ({ away, camp }) => !away || camp,
    stops: ({ away, enemyZoc }) => away && enemyZoc,
    spares: ({ enemyZoc }) => (enemyZoc ? 'ownZoc' : 'noZoc'),
  },
  { id: 'tried', rule: '16.1.7', stops: ({ tried }) => tried },
];

const destroyBars = ({ by }: DestructionInput): readonly Bar<DestructionInput>[] => [
  { id: 'white', rule: '16.1.1', stops: ({ structure }) => structure === 'white' },
  ...(by === 'fort' ? FORT_BARS : UNIT_BARS),
  { id: 'rhine', rule: '16.1.10', stops: ({ rhine }) => rhine },
];

export const ZOC_ARF = 2;

export const GENERAL_SHORTAGE = 20;

const isEng = ({ by }: DestructionInput): boolean => by === 'eng';

const REPAIR_BARS: readonly Bar<DestructionInput>[] = [
  { id: 'first', rule: '3.2.2', stops: isFirstTurn },
  { id: 'whole', rule: '17.1.2', stops: ({ left, permanent }) => left === 0 && !permanent },
  { id: 'permanent', rule: '16.1.5', stops: ({ permanent }) => permanent },
  { id: 'notEng', rule: '17.1.2', stops: (input) => !isEng(input) },
  { id: 'noEng', rule: '17.1.2', when: isEng, stops: ({ inHex }) => !inHex },
  { id: 'llcRepair', rule: '13.3.1', when: isEng, stops: ({ supply }) => supply === 'llc' },
  { id: 'oocRepair', rule: '13.3.2', when: isEng, stops: ({ supply }) => supply === 'ooc' },
  {
    id: 'repairZoc',
    rule: '17.1.4',
    stops: ({ zocArf, turn, reading }) => zocArf >= ZOC_ARF && (reading === 'count' || turn < GENERAL_SHORTAGE),
    spares: ({ zocArf }) => (zocArf === 0 ? 'noZoc' : zocArf < ZOC_ARF ? 'weakZoc' : 'lateZoc'),
  },
];

const FIRST_SLUICE = 14;

/** The base of the test (17.2.1); it belongs to no unit, so nothing changes it. */
export const SLUICE_CAB = 12;

const SLUICE_BARS: readonly Bar<DestructionInput>[] = [
  { id: 'first', rule: '3.2.2', stops: isFirstTurn },
  { id: 'early', rule: '17.2.1', stops: ({ turn }) => turn < FIRST_SLUICE },
  { id: 'control', rule: '17.2.1', stops: ({ controlled }) => !controlled },
  { id: 'open', rule: '17.2.2', stops: ({ open }) => open },
];

const barsOf = (input: DestructionInput): readonly Bar<DestructionInput>[] =>
  input.action === 'destroy' ? destroyBars(input) : input.action === 'repair' ? REPAIR_BARS : SLUICE_BARS;

/** What forbids the action, and what was checked (16.1, 17.1, 17.2). */
export const checkAction = (
  input: DestructionInput,
): { readonly barred: readonly Barred[]; readonly free: readonly Barred[] } => sortBars(barsOf(input), input);
