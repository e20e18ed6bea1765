import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { AFTER_GT1, isFirstTurn } from '@/lib/games/nach-paris/first-turn';
import { turnField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('destruction');
const unitWords = fieldsOf('unit');

/** Classes of 4.3, and a road or railway bridge over a Major River (16.1.1). */
export const STRUCTURES = ['yellow', 'orange', 'red', 'major-bridge', 'white'] as const;
type Structure = (typeof STRUCTURES)[number];
export const SLUICES = ['antwerp', 'yser', 'dunkirk'] as const;

const during = (...is: readonly ('destroy' | 'repair' | 'sluice')[]) => ({ field: 'action', is });
const [destroy, repair, sluice] = [during('destroy'), during('repair'), during('sluice')];
const unit = { field: 'by', is: ['eng', 'pio'] };
const byUnit = [destroy, unit];
const byFort = [destroy, { field: 'by', is: ['fort'] }];

export const destructionSchema = z.strictObject({
  action: field.choice('action', '16.1.2', ['destroy', 'repair', 'sluice'], 'destroy'),
  by: field.choice('by', '16.1.2', ['eng', 'pio', 'fort'], 'eng', { when: during('destroy', 'repair') }),
  structure: field.choice('structure', '16.1.5', STRUCTURES, 'yellow', { when: destroy }),
  enemyZoc: field.flag('enemyZoc', '16.1.4', { when: destroy }),
  escort: field.flag('escort', '16.1.4', { when: [...byUnit, { field: 'enemyZoc', is: ['true'] }] }),
  /** repair turns still to go on the marker; 0: the structure is whole */
  left: field.count('left', '16.1.8', [0, 18], 0, { when: during('destroy', 'repair') }),
  zocArf: field.count('zocArf', '17.1.4', [0, 30], 0, { when: repair }),
  sluice: field.choice('sluice', '17.2.1', SLUICES, 'antwerp', { when: sluice }),
  controlled: field.flag('controlled', '17.2.1', { preset: true, when: sluice }),
  turn: unitWords.as(turnField.clone(), 'turn', '3.3.1', { when: during('repair', 'sluice') }),
  die: field.die('die', '16.1.5', 20, { when: during('destroy', 'sluice') }),
  camp: field.flag('camp', '16.1.7', { when: byFort }),
  away: field.flag('away', '16.1.7', { when: byFort }),
  active: field.rareFlag('active', '16.1.7', { when: byFort, preset: true }),
  tried: field.rareFlag('tried', '16.1.7', { when: byFort }),
  supply: field.choice('supply', '13.3', ['loc', 'llc', 'ooc'], 'loc', {
    rare: true,
    when: [during('destroy', 'repair'), unit],
  }),
  permanent: field.rareFlag('permanent', '16.1.5', { when: during('destroy', 'repair') }),
  inHex: field.rareFlag('inHex', '16.1.2', { when: [during('destroy', 'repair'), unit], preset: true }),
  fom: field.rareFlag('fom', '16.1.2', { when: byUnit }),
  fired: field.rareFlag('fired', '7.1.1', { when: byUnit }),
  mfLeft: field.count('mfLeft', '16.1.3', [0, 120], undefined, { rare: true, when: byUnit }),
  rhine: field.rareFlag('rhine', '16.1.10', { when: destroy }),
  connected: field.choice('connected', '16.1.9', ['unclear', 'more', 'less'], 'unclear', { rare: true, when: destroy }),
  firstTurn: field.rareFlag('firstTurn', '3.2.2', { when: [during('repair', 'sluice'), AFTER_GT1] }),
  open: field.rareFlag('open', '17.2.2', { when: sluice }),
  reading: field.reading('reading', '17.1.4', ['date', 'count'], 'before-gt20', repair),
});
export type DestructionInput = z.output<typeof destructionSchema>;

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
export const leaveOf = ({ by }: DestructionInput): string => (by === 'fort' ? '16.1.7' : '16.1.2');

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
  { id: 'alone', rule: '16.1.4', stops: ({ enemyZoc, escort }) => enemyZoc && !escort },
];
const FORT_BARS: readonly Bar<DestructionInput>[] = [
  { id: 'inactive', rule: '16.1.7', stops: ({ active }) => !active },
  { id: 'away', rule: '16.1.7', stops: ({ away, camp }) => away && !camp },
  { id: 'awayZoc', rule: '16.1.7', stops: ({ away, camp, enemyZoc }) => away && camp && enemyZoc },
  { id: 'tried', rule: '16.1.7', stops: ({ tried }) => tried },
];
const destroyBars = ({ by }: DestructionInput): readonly Bar<DestructionInput>[] => [
  { id: 'white', rule: '16.1.1', stops: ({ structure }) => structure === 'white' },
  ...(by === 'fort' ? FORT_BARS : UNIT_BARS),
  { id: 'rhine', rule: '16.1.10', stops: ({ rhine }) => rhine },
];

const ZOC_ARF = 2;
const GENERAL_SHORTAGE = 20;

const REPAIR_BARS: readonly Bar<DestructionInput>[] = [
  { id: 'first', rule: '3.2.2', stops: isFirstTurn },
  { id: 'whole', rule: '17.1.2', stops: ({ left, permanent }) => left === 0 && !permanent },
  { id: 'permanent', rule: '16.1.5', stops: ({ permanent }) => permanent },
  { id: 'notEng', rule: '17.1.2', stops: ({ by }) => by !== 'eng' },
  { id: 'noEng', rule: '17.1.2', stops: ({ by, inHex }) => by === 'eng' && !inHex },
  { id: 'llcRepair', rule: '13.3.1', stops: ({ supply }) => supply === 'llc' },
  { id: 'oocRepair', rule: '13.3.2', stops: ({ supply }) => supply === 'ooc' },
  {
    id: 'repairZoc',
    rule: '17.1.4',
    stops: ({ zocArf, turn, reading }) => zocArf >= ZOC_ARF && (reading === 'count' || turn < GENERAL_SHORTAGE),
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
