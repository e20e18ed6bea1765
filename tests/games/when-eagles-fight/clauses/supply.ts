import type { Bag, Row } from './row';

const ask = (nation: string, more: Bag = {}): Bag => ({ source: 'hand', nation, ...more });
const IN = { attack: 'in', defence: 'in', breaks: [] };
const off = (code: string, rule: string): Bag => ({ attack: 'out', defence: 'out', breaks: [{ code, rule }] });
const LIMITED = { attack: 'out', defence: 'in' };

/** 9.1 to 9.8, with 6.2, 6.3 and 13.15: supply and attrition. */
export const SUPPLY: readonly Row[] = [
  { rule: '9.5', says: 'four hexes to a town', input: ask('russian', { hexes: 4 }), data: IN, steps: ['length 9.5'] },
  { rule: '9.5', says: 'not five', input: ask('russian', { hexes: 5 }), data: off('length', '9.5') },
  { rule: '9.5', says: 'in the town itself none', input: ask('german', { hexes: 0 }), data: IN },
  { rule: '9.5', says: 'clear of enemy units', input: ask('german', { clear: false }), data: off('clear', '9.5') },
  { rule: '9.5', says: 'over hexsides with land', input: ask('german', { land: false }), data: off('land', '9.5') },
  {
    rule: '12.11',
    says: 'a lake that freezes still has no land',
    input: ask('russian', { land: false, ice: true }),
    data: off('land', '9.5'),
    open: ['supply-frozen-lakes'],
  },
  { rule: '9.6', says: 'its side controls the town', input: ask('russian', { held: false }), data: off('held', '9.6') },
  {
    rule: '9.6',
    says: 'no enemy unit on the railway',
    input: ask('german', { railUnits: true }),
    data: off('railUnits', '9.6'),
  },
  {
    rule: '9.6',
    says: 'nor a town, city or victory hex of the enemy',
    input: ask('german', { railTowns: true }),
    data: off('railTowns', '9.6'),
  },
  { rule: '9.6', says: 'the Central Powers to the west', input: ask('german', { edge: 'west' }), data: IN },
  {
    rule: '9.6',
    says: 'or to the south inside Austria-Hungary',
    input: ask('austro-hungarian', { edge: 'southInside' }),
    data: IN,
  },
  { rule: '9.6', says: 'Germans as well', input: ask('german', { edge: 'southInside' }), data: IN },
  { rule: '9.6', says: 'A-H units to the west as well', input: ask('austro-hungarian', { edge: 'west' }), data: IN },
  {
    rule: '9.6',
    says: 'not to the south elsewhere',
    input: ask('german', { edge: 'southOutside' }),
    data: off('edge', '9.6'),
  },
  { rule: '9.6', says: 'nor to the east', input: ask('german', { edge: 'east' }), data: off('edge', '9.6') },
  { rule: '9.6', says: 'the Russian to the east', input: ask('russian', { edge: 'east' }), data: IN },
  { rule: '9.6', says: 'not to the west', input: ask('russian', { edge: 'west' }), data: off('edge', '9.6') },
  {
    rule: '9.6',
    says: 'nor to 4231, 4232, 4233',
    input: ask('russian', { edge: 'barred' }),
    data: off('edge', '9.6'),
  },
  { rule: '9.6', says: 'the Romanian traces like a Russian', input: ask('romanian', { edge: 'east' }), data: IN },
  {
    rule: '9.6',
    says: 'Königsberg supplies by sea within four hexes',
    input: ask('german', { goal: 'konigsberg', hexes: 4 }),
    data: IN,
    open: ['edge-supply-by-sea'],
  },
  {
    rule: '9.6',
    says: 'any unit of the Central Powers',
    input: ask('austro-hungarian', { goal: 'konigsberg', hexes: 1 }),
    data: IN,
  },
  { rule: '9.6', says: 'not five', input: ask('german', { goal: 'konigsberg', hexes: 5 }), data: off('length', '9.5') },
  {
    rule: '9.6',
    says: 'no Russians',
    input: ask('russian', { goal: 'konigsberg' }),
    data: { attack: 'out' },
    closed: ['edge-supply-by-sea'],
  },
  { rule: '9.6', says: 'Odessa supplies Russians', input: ask('russian', { goal: 'odessa', hexes: 4 }), data: IN },
  { rule: '9.6', says: 'and the Romanian army', input: ask('romanian', { goal: 'odessa', hexes: 2 }), data: IN },
  { rule: '9.6', says: 'not the Central Powers', input: ask('german', { goal: 'odessa' }), data: { attack: 'out' } },
  {
    rule: '9.7',
    says: 'an intact fortress: for defence and attrition only',
    input: ask('russian', { goal: 'none', inside: 'fortress' }),
    data: LIMITED,
    steps: ['9.7'],
  },
  {
    rule: '9.7',
    says: 'a capital of its own nation too',
    input: ask('austro-hungarian', { goal: 'none', inside: 'capital' }),
    data: LIMITED,
  },
  {
    rule: '6.2',
    says: 'Germans in an A-H fortress',
    input: ask('german', { goal: 'none', inside: 'allied' }),
    data: LIMITED,
    steps: ['6.2'],
  },
  {
    rule: '6.2',
    says: 'nobody else',
    input: ask('russian', { goal: 'none', inside: 'allied' }),
    data: { attack: 'out', defence: 'out' },
  },
  {
    rule: '9.7',
    says: 'in a fortress with a full route it attacks supplied',
    input: ask('russian', { inside: 'fortress' }),
    data: IN,
  },
  {
    rule: '9.4',
    says: 'out of supply in the Attrition Phase: eliminated',
    input: ask('russian', { goal: 'none' }),
    data: { attack: 'out', defence: 'out' },
    words: ['supply.effect.attrition.out', 'supply.effect.combat.out'],
  },
  {
    rule: '9.7',
    says: 'in a fortress it stays, and attacks at half',
    input: ask('russian', { goal: 'none', inside: 'fortress' }),
    words: ['supply.effect.attrition.in', 'supply.effect.combat.out'],
    noWords: ['supply.effect.attrition.out'],
  },
  {
    rule: '3.2',
    says: 'no route through neutral Romania',
    input: ask('russian', { neutral: true }),
    data: { attack: 'out' },
    open: ['romania-neutral'],
  },
];
