import { describe, expect, it } from 'vitest';
import type { SheetInput } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { Side } from '@/lib/games/when-eagles-fight/sides';
import { edgeSupply, settleSupply, sideSupply, type UnitSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { viewOf } from '@/tests/games/when-eagles-fight/sheet/sheets';

// 9.1 to 9.7, clause by clause, on sheets of a few hexes.

type Unit = NonNullable<SheetInput['units']>[number];
const german = (hex: string, rest: Partial<Unit> = {}): Unit => ({ id: `g${hex}`, hex, nation: 'german', ...rest });
const russian = (hex: string, rest: Partial<Unit> = {}): Unit => ({ id: `r${hex}`, hex, nation: 'russian', ...rest });

const joined = (...hexes: readonly string[]) => hexes.slice(1).map((b, i) => ({ a: hexes[i] ?? b, b }));

/** A railway from the west edge through a town of Germany: 1014, 1114, 1214, 1314. */
const WEST: SheetInput = {
  complete: true,
  hexes: {
    '1014': { country: 'germany', exit: 'west' },
    '1314': { country: 'germany', place: 'town' },
  },
  rails: joined('1014', '1114', '1214', '1314'),
};
/** A railway to the east edge through a city of Russia. */
const EAST: SheetInput = {
  complete: true,
  hexes: { '4220': { country: 'russia', exit: 'east' }, '4020': { country: 'russia', place: 'city' } },
  rails: joined('4220', '4120', '4020'),
};
const on = (board: SheetInput, change: SheetInput): SheetInput => ({
  ...board,
  ...change,
  hexes: { ...board.hexes, ...change.hexes },
});

function supplyOf(board: SheetInput, id?: string): UnitSupply {
  const view = viewOf(board);
  const found = settleSupply(view).find(({ unit }) => id === undefined || unit.id === id);
  if (!found) throw new Error('no such unit');
  return found;
}
const statusOf = (board: SheetInput): string => {
  const { traced, attack, defence } = supplyOf(board);
  return `${traced.status} ${attack}/${defence}`;
};
/** What a way lacks, as "code hex rule". */
const lacksOf = (board: SheetInput): readonly string[] => {
  const view = viewOf(board);
  const { traced } = supplyOf(board);
  return 'lacks' in traced ? traced.lacks.map(({ code, hex, rule }) => `${code} ${view.names[hex] ?? ''} ${rule}`) : [];
};

describe('the length of a route (9.5)', () => {
  it.each([
    ['in the source', '1314', 'in in/in'],
    ['one hex, the source’s counted and the unit’s not', '1414', 'in in/in'],
    ['four hexes', '1714', 'in in/in'],
    ['five hexes', '1814', 'far out/out'],
  ])('%s', (_what, hex, status) => {
    expect(statusOf(on(WEST, { units: [german(hex)] }))).toBe(status);
  });
});

describe('what bars a route (9.5)', () => {
  const ring = ['1313', '1414', '1415', '1315', '1215', '1214'];
  const sidesOf = (kind: 'sea' | 'lake') => ({
    '1313/1314': kind,
    '1314/1315': kind,
    '1214/1314': kind,
    '1215/1314': kind,
    '1314/1414': kind,
    '1314/1415': kind,
  });
  it('an enemy unit in its way: a way round of at most four hexes is taken', () => {
    expect(statusOf(on(WEST, { units: [german('1614'), russian('1514')] }))).toBe('in in/in');
  });
  it('enemy units all round the source', () => {
    const units = [german('1614'), ...['1313', '1414', '1415', '1315', '1215'].map((hex) => russian(hex))];
    expect(lacksOf(on(WEST, { units }))).toEqual(['enemy 1414 9.5']);
  });
  it('no zone of control: a hex beside an enemy is free', () => {
    const units = [german('1714'), russian('1713'), russian('1614', { hex: '1612' })];
    expect(statusOf(on(WEST, { units }))).toBe('in in/in');
  });
  it.each(['sea', 'lake'] as const)('hexsides that are all %s', (kind) => {
    const sides = sidesOf(kind);
    const board = on(WEST, { sides, units: [german('1414')] });
    expect(statusOf(board)).toBe('cut out/out');
    expect(lacksOf(board)).toEqual([`${kind} 1414 9.5`]);
  });
  it('a lake in January and February all the same: only normal movement crosses it (12.11)', () => {
    const sides = sidesOf('lake');
    expect(statusOf(on(WEST, { turn: 5, sides, units: [german('1414')] }))).toBe('cut out/out');
  });
  it('a hex of sea has no land at any hexside', () => {
    const hexes = Object.fromEntries(
      ring.filter((hex) => hex !== '1214').map((hex) => [hex, { terrain: 'sea' as const }]),
    );
    const board = on(WEST, { hexes, units: [german('1514')] });
    expect(statusOf(board)).not.toBe('in in/in');
  });
  it('a pass or a river does not', () => {
    const board = on(WEST, {
      sides: { '1314/1414': 'pass' },
      hexes: { 1414: { river: true, terrain: 'swamp' } },
      units: [german('1514')],
    });
    expect(statusOf(board)).toBe('in in/in');
  });
});

describe('a source and its railway (9.6)', () => {
  it.each([
    ['an enemy unit on the railway', { units: [german('1414'), russian('1114')] }, ['railEnemy 1114 9.6']],
    ['an enemy unit on the edge hex', { units: [german('1414'), russian('1014')] }, ['railEnemy 1014 9.6']],
    [
      'an enemy town on the railway',
      { hexes: { 1214: { place: 'town', country: 'germany', control: 'russian' } }, units: [german('1414')] },
      ['railControl 1214 9.6'],
    ],
    [
      'an enemy victory hex on the railway',
      { hexes: { 1214: { victory: true, country: 'germany', control: 'russian' } }, units: [german('1414')] },
      ['railControl 1214 9.6'],
    ],
    [
      'the town itself under enemy control',
      { hexes: { 1314: { place: 'town', country: 'germany', control: 'russian' } }, units: [german('1414')] },
      ['railControl 1314 9.6'],
    ],
    [
      'a railway that ends before the edge',
      { rails: joined('1114', '1214', '1314'), units: [german('1414')] },
      ['goesOn 1114 9.6'],
    ],
    ['a town without a railway', { rails: [], hexes: { 1014: {} }, units: [german('1414')] }, ['rail 1314 9.6']],
  ] as readonly [string, SheetInput, readonly string[]][])('%s cuts it', (_what, change, lacks) => {
    const board = on(WEST, change);
    expect(statusOf(board)).toBe('cut out/out');
    expect(lacksOf(board)).toEqual(lacks);
  });
  it.each([
    [
      'an enemy-controlled hex without town, city or victory points',
      { hexes: { 1214: { country: 'germany', control: 'russian' } } },
    ],
    ['a town of one’s own on the railway', { hexes: { 1214: { place: 'town', country: 'germany' } } }],
    ['a captured town', { hexes: { 1314: { place: 'town', country: 'poland', control: 'central' } } }],
    [
      'a railway of any length',
      {
        hexes: { 1314: {}, 2014: { country: 'germany', place: 'town' } },
        rails: joined('1014', '1114', '1214', '1314', '1414', '1514', '1614', '1714', '1814', '1914', '2014'),
        units: [german('2314')],
      },
    ],
  ] as const)('%s does not', (_what, change) => {
    expect(statusOf(on(on(WEST, { units: [german('1414')] }), change as SheetInput))).toBe('in in/in');
  });
  it('the edge is friendly again as soon as the enemy has gone', () => {
    expect(statusOf(on(WEST, { units: [german('1414'), russian('1013')] }))).toBe('in in/in');
  });
  it('a captured town on a railway of its own enemy is a source', () => {
    const board = on(EAST, { hexes: { 4020: { country: 'russia', place: 'city' } }, units: [russian('3920')] });
    expect(statusOf(board)).toBe('in in/in');
    expect(statusOf(on(EAST, { units: [german('3920')] }))).not.toBe('in in/in');
  });
});

describe('edges (9.6)', () => {
  const edge = (hex: string, next: string, exit: 'west' | 'south' | 'east', cell: object, unit: Unit): SheetInput => ({
    complete: true,
    // Odessa is lost, or it would feed the south-east.
    hexes: { [hex]: { exit, place: 'town', ...cell }, 4233: { country: 'russia', control: 'central' } },
    rails: joined(hex, next),
    units: [unit],
  });
  const ours = { control: 'central' } as const;
  const theirs = { control: 'russian' } as const;
  it.each([
    ['west, Central Powers', edge('1020', '1120', 'west', { country: 'germany' }, german('1120')), 'in'],
    ['west, further in than column 10', edge('1120', '1220', 'west', { country: 'germany' }, german('1220')), 'cut'],
    ['south in Austria-Hungary', edge('2033', '2032', 'south', { country: 'austria-hungary' }, german('2031')), 'in'],
    ['south outside it', edge('3833', '3832', 'south', { country: 'romania', ...ours }, german('3831')), 'cut'],
    ['east, Russian', edge('4220', '4120', 'east', { country: 'russia' }, russian('4120')), 'in'],
    ['east, Central Powers', edge('4220', '4120', 'east', { country: 'russia', ...ours }, german('4120')), 'cut'],
    ['west, Russian', edge('1020', '1120', 'west', { country: 'germany', ...theirs }, russian('1120')), 'cut'],
    ['4231', edge('4231', '4131', 'east', { country: 'russia' }, russian('4131')), 'cut'],
    ['4232', edge('4232', '4132', 'east', { country: 'russia' }, russian('4132')), 'cut'],
    ['4230', edge('4230', '4130', 'east', { country: 'russia' }, russian('4130')), 'in'],
  ] as const)('%s', (_what, board, status) => {
    expect(supplyOf(board).traced.status).toBe(status);
  });
  it('Austro-Hungarians by the west edge through Germany (6.3), Germans by the south edge through Austria-Hungary (6.2)', () => {
    expect(statusOf(on(WEST, { units: [german('1414', { nation: 'austro-hungarian' })] }))).toBe('in in/in');
    const south = edge('2033', '2032', 'south', { country: 'austria-hungary' }, german('2031'));
    expect(statusOf(south)).toBe('in in/in');
  });
});

describe('by sea (9.6)', () => {
  const alone = (unit: Unit, rest: SheetInput = {}): SheetInput => ({ complete: true, units: [unit], ...rest });
  const NORTH = { frame: { column: '20', row: 12, columns: 8, rows: 8 } };
  const SOUTH = { frame: { column: '35', row: 25, columns: 8, rows: 9 } };
  it.each([
    ['Königsberg for the Central Powers', alone(german('2318')), 'in in/in'],
    ['Königsberg, five hexes away', alone(german('2319')), 'far out/out'],
    ['Königsberg for the Russian player: no source by sea', alone(russian('2314'), NORTH), 'none out/out'],
    ['Odessa for Russians', alone(russian('4230')), 'in in/in'],
    ['Odessa for the Romanian', alone(russian('4230', { nation: 'romanian' })), 'in in/in'],
    ['Odessa for the Central Powers', alone(german('4233'), SOUTH), 'none out/out'],
    [
      'Königsberg taken',
      alone(german('2316'), { hexes: { 2314: { country: 'germany', control: 'russian' } } }),
      'cut out/out',
    ],
  ])('%s', (_what, board, status) => {
    expect(statusOf(board)).toBe(status);
  });
  it('a town joined to Königsberg by rail alone is no source: only an edge makes one', () => {
    const board: SheetInput = {
      complete: true,
      hexes: { 2319: { place: 'town', country: 'germany' } },
      rails: joined('2314', '2315', '2316', '2317', '2318', '2319'),
      units: [german('2320')],
    };
    expect(statusOf(board)).toBe('cut out/out');
  });
  it.each([
    ['a railway to the west edge', on(WEST, { units: [german('1414')] }), 'in'],
    ['Königsberg', alone(german('2318')), 'out'],
    ['what the player says', alone(german('2318', { supply: 'in' })), 'in'],
    [
      'a railway and Königsberg',
      on(WEST, {
        hexes: { 1014: {}, 2013: { country: 'germany', exit: 'central' }, 2313: { country: 'germany', place: 'town' } },
        rails: joined('2013', '2113', '2213', '2313'),
        units: [german('2315')],
      }),
      'in',
    ],
  ])('supply from an edge (10.11, 13.18): %s', (_what, board, edge) => {
    const view = viewOf(board);
    expect(view.units.map((unit) => edgeSupply(view, unit))).toEqual([edge]);
  });
});

describe('Romania (3.2, 9.6, 15.6)', () => {
  const atWar = { turn: 18, romania: true };
  const jassy: SheetInput = {
    complete: true,
    hexes: { 3532: { country: 'romania', place: 'town' }, 3832: { country: 'russia', exit: 'russian' } },
    rails: joined('3532', '3632', '3732', '3832'),
    units: [russian('3531')],
  };
  const bare: SheetInput = {
    ...jassy,
    ...atWar,
    rails: [],
    hexes: { 3532: { country: 'romania', place: 'town' } },
  };
  const odessa: SheetInput = {
    complete: true,
    frame: { column: '41', row: 30, columns: 2, rows: 4 },
    hexes: Object.fromEntries(['4132', '4232', '4133'].map((hex) => [hex, { country: 'romania' as const }])),
    units: [russian('4131')],
  };
  it.each([
    ['Jassy is a source by its railway once Romania is at war', { ...jassy, ...atWar }, []],
    ['marked before it can be at war it is neutral (10.4)', { ...jassy, ...atWar, turn: 17 }, ['neutral 3532 3.2']],
    ['Jassy is none before', jassy, ['neutral 3532 3.2']],
    ['Jassy without a railway is none (question jassy-source)', bare, ['rail 3532 9.6']],
    ['no route runs through neutral Romania', odessa, ['neutral 4132 3.2']],
    ['one runs through Romania at war', { ...odessa, ...atWar }, []],
  ] as readonly [string, SheetInput, readonly string[]][])('%s', (_what, board, lacks) => {
    expect(lacksOf(board)).toEqual(lacks);
    expect(statusOf(board).startsWith('in')).toBe(lacks.length === 0);
  });
});

describe('limited sources (9.7)', () => {
  const inside = (nation: Unit['nation'], fort: Unit['nation'], rest: SheetInput = {}): SheetInput => ({
    complete: true,
    units: [russian('2020', { nation }), { id: 'f', hex: '2020', nation: fort, kind: 'fortress' }],
    ...rest,
  });
  const capital = (nation: Unit['nation'], country: 'germany' | 'austria-hungary' | 'russia'): SheetInput => ({
    complete: true,
    hexes: { 2020: { place: 'capital', country } },
    units: [russian('2020', { nation })],
  });
  it.each([
    ['a Russian in a Russian fortress', inside('russian', 'russian'), 'out/in', '9.7'],
    ['the Romanian in a Russian fortress (15.6)', inside('romanian', 'russian'), 'out/in', '9.7'],
    ['a German in an Austro-Hungarian fortress (6.2)', inside('german', 'austro-hungarian'), 'out/in', '6.2'],
    ['an Austro-Hungarian in a German fortress', inside('austro-hungarian', 'german'), 'out/out', '9.5'],
    ['a German in Berlin', capital('german', 'germany'), 'out/in', '9.7'],
    ['an Austro-Hungarian in Vienna', capital('austro-hungarian', 'austria-hungary'), 'out/in', '9.7'],
    ['a Russian in Petrograd', capital('russian', 'russia'), 'out/in', '9.7'],
    ['a German in Vienna', capital('german', 'austria-hungary'), 'out/out', '9.5'],
  ])('%s', (_what, board, both, rule) => {
    const { attack, defence, rule: found } = supplyOf(board, 'r2020');
    expect([`${attack}/${defence}`, found]).toEqual([both, rule]);
  });
  it('feeds the fortress itself', () => {
    const board: SheetInput = { complete: true, units: [russian('2020', { kind: 'fortress' })] };
    expect(statusOf(board)).toBe('far out/in');
  });
  it('feeds nobody outside it', () => {
    const board: SheetInput = { complete: true, units: [russian('2021'), russian('2020', { kind: 'fortress' })] };
    expect(statusOf(board)).toBe('far out/out');
  });
  it('counts for nothing where a route is found', () => {
    const board = on(EAST, { units: [russian('4020'), russian('4020', { id: 'f', kind: 'fortress' })] });
    expect(supplyOf(board)).toMatchObject({ attack: 'in', defence: 'in', rule: '9.6' });
    expect(supplyOf(board).limited).toBeUndefined();
  });
});

describe('a sheet that is not complete', () => {
  it('asks for the railway of a town that has none', () => {
    const board: SheetInput = {
      hexes: { 2020: { place: 'town', country: 'germany' }, 2021: { country: 'germany' } },
      units: [german('2021')],
    };
    expect(statusOf(board)).toBe('unknown unknown/unknown');
    expect(lacksOf(board)).toEqual(['rail 2020 9.6']);
  });
  it('asks where a railway goes on', () => {
    const board = on(WEST, { complete: false, rails: joined('1114', '1214', '1314'), units: [german('1414')] });
    expect(lacksOf(board)).toEqual(['goesOn 1114 9.6']);
  });
  it('asks whose a town is', () => {
    const board = on(WEST, { complete: false, hexes: { 1314: { place: 'town' } }, units: [german('1414')] });
    expect(lacksOf(board)).toEqual(['owner 1314 3.8']);
  });
  it('takes any hex in which nothing is painted for a town that may be', () => {
    const board: SheetInput = { units: [russian('2417')] };
    expect(lacksOf(board)).toEqual(['town 2417 9.6']);
  });
  it('does not where the enemy stands, nor where something is painted', () => {
    const around = ['2416', '2516', '2517', '2418', '2317', '2316'];
    const board: SheetInput = {
      hexes: { 2417: { country: 'poland' } },
      units: [russian('2417'), ...around.map((hex) => german(hex))],
    };
    expect(supplyOf(board).traced.status).not.toBe('unknown');
    expect(statusOf(board)).toMatch(/out\/out/);
  });
  it('knows that a fortress feeds its defenders, and not whether they are fed when they attack', () => {
    const board: SheetInput = { units: [russian('2816'), russian('2816', { id: 'f', kind: 'fortress' })] };
    expect(supplyOf(board)).toMatchObject({ attack: 'unknown', defence: 'in' });
  });
});

describe('what the player says', () => {
  it.each([
    ['in', 'in/in'],
    ['limited', 'out/in'],
    ['out', 'out/out'],
  ] as const)('“%s” is taken as it is', (supply, both) => {
    const { attack, defence } = supplyOf({ units: [german('2020', { supply })] });
    expect(`${attack}/${defence}`).toBe(both);
  });
});

describe('single hexes that cut a unit off', () => {
  const threats = (board: SheetInput, side: Side, hex: string): readonly string[] => {
    const view = viewOf(board);
    return sideSupply(view)(side)
      .threats(view.index.get(hex) ?? -1)
      .map((one) => view.names[one] ?? '');
  };
  it('are those of the railway and the source where the route has a choice', () => {
    expect(threats(on(WEST, { units: [german('1514')] }), 'central', '1514')).toEqual(['1314', '1214', '1114', '1014']);
  });
  it('are those of a narrow route too', () => {
    expect(threats(on(WEST, { units: [german('1714')] }), 'central', '1714')).toContain('1314');
    const far = threats(on(WEST, { units: [german('1716')] }), 'central', '1716');
    expect(far).toContain('1515');
  });
  it('are none by sea but the port', () => {
    expect(threats({ complete: true, units: [german('2316')] }, 'central', '2316')).toEqual(['2314']);
  });
});
