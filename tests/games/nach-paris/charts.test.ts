import { describe, expect, it, test } from 'vitest';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { readCourse } from '@/lib/content/course';
import { LANGUAGES } from '@/lib/core/language';
import { readGame } from '@/lib/content/game';
import { RECON_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { HEXSIDE_CAPACITIES, hexCapacity, STACKING_LIMITS, BOX_LIMIT } from '@/lib/games/nach-paris/tables/capacities';
import { damageOf, MF_COST, PIO_BONUS } from '@/lib/games/nach-paris/destruction/rules';
import { destructionSchema } from '@/lib/games/nach-paris/destruction/fields';
import { FACING_FIGURES, countHexes } from '@/lib/games/nach-paris/facing-figures';
import { aspectOf, crossesHexside, pointsZoc } from '@/lib/games/nach-paris/facing';
import { LIGHT_MF, LONG_MF, NORMAL_MF } from '@/lib/games/nach-paris/loc/finding';
import { hexCost, sideCost } from '@/lib/games/nach-paris/tables/costs';
import { navalSchema } from '@/lib/games/nach-paris/naval/fields';
import { costOf } from '@/lib/games/nach-paris/naval/finding';
import {
  BOARDING,
  BOARDING_COST,
  CONVOY_LIMIT,
  convoyCapacity,
  FIRING_POSITION,
  GUNS,
  isConvoy,
  runCost,
  turningCost,
} from '@/lib/games/nach-paris/tables/rail';
import { reconSchema } from '@/lib/games/nach-paris/recon/fields';
import { settleRecon } from '@/lib/games/nach-paris/recon/finding';
import { takerSchema } from '@/lib/games/nach-paris/replacements/fields';
import { priceOf } from '@/lib/games/nach-paris/replacements/finding';
import { HEXSIDES, KINDS, TERRAINS, type Hexside } from '@/lib/games/nach-paris/units';
import { weatherSchema } from '@/lib/games/nach-paris/weather/fields';
import { goingOf } from '@/lib/games/nach-paris/weather/finding';
import { piecesOf } from '@/lib/tables/pieces';
import { cell, chartOf, number, rowIds } from '@/tests/games/nach-paris/chart-values';
import { RAIN_MF, MARCH_CAB, HEAT_CAB, RAIN_ATTACK } from '@/lib/games/nach-paris/tables/marching';

const SIDES = HEXSIDES.filter((side): side is Exclude<Hexside, 'none'> => side !== 'none');
const MOBILITIES = ['min', 'normal', 'superior'] as const;

/** Values of the engine as a chart writes them: undefined is "NA", -0 is 0. */
const orNull = (value: number | null | undefined): number | null =>
  value === undefined || value === null ? null : value + 0;

describe('ground and movement', () => {
  it.each(TERRAINS)('%s', (terrain) => {
    expect(number('terrain', terrain, 'stacking')).toBe(STACKING_LIMITS[terrain]);
    expect(number('stacking', terrain, 'limit')).toBe(STACKING_LIMITS[terrain]);
    expect(number('terrain', terrain, 'mf')).toBe(orNull(hexCost(terrain)));
    for (const mobility of MOBILITIES)
      expect(number('movement-costs', `hex-${terrain}`, mobility)).toBe(orNull(hexCost(terrain)));
    if (terrain !== 'flooded') expect(number('terrain', terrain, 'transit')).toBe(hexCapacity(terrain));
  });
  it.each(SIDES)('%s', (side) => {
    const costs = MOBILITIES.map((mobility) => orNull(sideCost(side, mobility)));
    expect(MOBILITIES.map((mobility) => number('movement-costs', `side-${side}`, mobility))).toEqual(costs);
    expect(cell('hexsides', side, 'mf')).toBe(costs.map((cost) => (cost === null ? 'NA' : `+${cost}`)).join(' / '));
    expect(number('hexsides', side, 'transit')).toBe(HEXSIDE_CAPACITIES[side]);
    expect(number('transit', side, 'steps')).toBe(HEXSIDE_CAPACITIES[side]);
    const across = (kind: 'inf' | 'har', arf: number, redArf = false, mountain = false) =>
      crossesHexside({ kind, arf, redArf, mountain, mobility: 'normal' }, side);
    expect([
      across('inf', 5),
      across('inf', 6),
      across('har', 5),
      across('inf', 5, true),
      across('inf', 5, false, true),
    ]).toEqual(ZOC_ACROSS[cell('hexsides', side, 'zoc')]);
  });
  test('transit into a Mountain hex', () =>
    expect(number('transit', 'mountain', 'steps')).toBe(hexCapacity('mountain')));
  test('forced march and extended movement', () => {
    for (const march of ['exm-1', 'exm-2'] as const)
      expect(number('forced-march', march, 'cab')).toBe(MARCH_CAB[march]);
    const going = (rank: 'B' | 'C', heat: boolean) =>
      goingOf(weatherSchema.parse({ rank, heat, nation: 'france' }), false).march;
    for (const [kind, rank] of [
      ['fast', 'B'],
      ['slow', 'C'],
    ] as const) {
      expect(number('forced-march', `fom-${kind}`, 'mf')).toBe(going(rank, false));
      expect(number('forced-march', `fom-${kind}`, 'cab')).toBe(MARCH_CAB.fom);
      expect(number('forced-march', `heat-${kind}`, 'mf')).toBe(going(rank, true));
      expect(number('forced-march', `heat-${kind}`, 'cab')).toBe(MARCH_CAB.fom + HEAT_CAB);
    }
  });
  test('weather', () => {
    expect([
      number('weather', 'heat', 'cab'),
      number('weather', 'rain', 'mf'),
      number('weather', 'rain', 'combat'),
    ]).toEqual([HEAT_CAB, -RAIN_MF, RAIN_ATTACK]);
  });
});

/** Who has a ZOC across a hexside: INF with ARF 5 and 6, HAR with 5, INF with a red ARF of 5, mountain INF with 5. */
const ZOC_ACROSS: Readonly<Record<string, readonly boolean[]>> = {
  'every unit': [true, true, true, true, true],
  'only units with ARF 6 or more': [false, true, false, false, false],
  'only HAR, MIN and INF with red ARF': [false, false, true, true, true],
  nobody: [false, false, false, false, false],
};

describe('railways, ships and engineers', () => {
  it.each([
    ['hcr-improved', 'hcr-improved', 'clear'],
    ['hcr', 'hcr', 'clear'],
    ['lcr', 'lcr', 'clear'],
    ['lcr-mountain', 'lcr', 'mountain'],
  ] as const)('%s', (row, grade, terrain) => {
    const { convoys, bothWays } = convoyCapacity(grade, terrain);
    expect(number('rail', row, 'mf')).toBe(runCost(grade === 'lcr', terrain));
    for (const chart of ['rail', 'transport-capacity'])
      expect([number(chart, row, 'convoys'), cell(chart, row, 'convoys').endsWith('each way')]).toEqual([
        convoys,
        bothWays,
      ]);
  });
  test('convoys', () => {
    expect(number('transport-capacity', 'side', 'convoys')).toBe(CONVOY_LIMIT);
    const counts = (row: string) => cell('transport-capacity', row, 'convoys') === 'is 1';
    const unit = (kind: (typeof KINDS)[number], steps: number, divided = false) => isConvoy({ kind, steps, divided });
    expect([
      counts('cav-large'),
      counts('inf-large'),
      counts('divided'),
      counts('inf-two'),
      counts('inf-one'),
      counts('cav-one'),
      counts('others'),
    ]).toEqual([
      unit('cav', 2),
      unit('inf', 3),
      unit('inf', 2, true),
      unit('inf', 2),
      unit('inf', 1),
      unit('cav', 1),
      (['hq', 'eng', 'pio', 'har', 'sar'] as const).some((kind) => unit(kind, 1)),
    ]);
  });
  test('boarding', () => {
    expect(rowIds('rail-boarding')).toEqual(Object.keys(BOARDING));
    for (const { id, capacity, halves } of Object.values(BOARDING)) {
      expect([number('rail-boarding', id, 'capacity'), cell('rail-boarding', id, 'halved')]).toEqual([
        capacity,
        halves ? 'Yes' : 'No',
      ]);
      for (const mobility of MOBILITIES) expect(number('rail-boarding', id, mobility)).toBe(BOARDING_COST[mobility]);
    }
  });
  it.each([
    ['small', 'small'],
    ['normal', 'normal'],
    ['suburb', 'suburb'],
    ['large', 'large'],
    ['grand', 'grand-station'],
  ] as const)('change of direction: %s', (row, city) => {
    for (const mobility of [...MOBILITIES, 'rail'] as const)
      expect(number('rail-direction', row, mobility)).toBe(turningCost(city, mobility));
  });
  it.each(GUNS)('%s guns into and out of position', (gun) => {
    expect([number('firing-position', gun, 'into'), number('firing-position', gun, 'out')]).toEqual([
      FIRING_POSITION[gun].into,
      FIRING_POSITION[gun].out,
    ]);
  });
  it.each(Array.from({ length: 20 }, (_, i) => i + 1))('destruction with a %i', (roll) => {
    const row = roll <= 3 ? '1-3' : roll <= 17 ? '4-17' : '18+';
    for (const [column, structure] of [
      ['yellow', 'yellow'],
      ['orange', 'orange'],
      ['red', 'red'],
      ['red', 'major-bridge'],
    ] as const) {
      const text = cell('destruction', row, column);
      const value = text === 'permanent' ? text : text.split(' + ').reduce((sum, part) => sum + Number(part), 0);
      expect([structure, damageOf(destructionSchema.parse({ structure }), roll)]).toEqual([structure, value]);
    }
  });
  test('the price of a destruction stands in its note', () => {
    const note = chartOf('destruction').note?.en ?? '';
    expect([MF_COST.eng, MF_COST.pio, PIO_BONUS].map((value) => note.includes(String(value)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(note).toContain('An ENG pays 15 MF, a PIO 30 MF and adds 5');
  });
  test('naval transport', () => {
    for (const mobility of MOBILITIES)
      for (const row of ['embark', 'land'])
        expect(number('naval', row, mobility)).toBe(costOf(navalSchema.parse({ mobility })));
    expect(number('naval', 'box', 'min')).toBe(BOX_LIMIT);
    expect(number('stacking', 'at-sea', 'limit')).toBe(BOX_LIMIT);
  });
  test('logistic lines', () => {
    const limit = (row: string): number => Number(/(\d+) MF/.exec(cell('logistic-lines', row, 'value'))?.[1]);
    expect(['normal', 'long', 'light-normal', 'light-long'].map(limit)).toEqual([
      NORMAL_MF,
      LONG_MF,
      NORMAL_MF + LIGHT_MF,
      LONG_MF + LIGHT_MF,
    ]);
  });
});

describe('reconnaissance, replacements, facing and turns', () => {
  const air = (given: object) => settleRecon(reconSchema.parse({ by: 'air', turn: 5, ...given })).modifier;
  test('air reconnaissance', () => {
    for (const steps of [2, 3, 4])
      for (const [row, distance] of [
        ['range-1', 3],
        ['range-4', 4],
      ] as const) {
        expect(air({ targetSteps: steps, distance })).toBe(
          (number('recon-air', `steps-${steps}`, 'value') ?? 0) + (number('recon-air', row, 'value') ?? 0),
        );
      }
    expect(cell('recon-air', 'steps-1', 'value')).toBe('fails');
  });
  test('cavalry reconnaissance', () => {
    const cavalry = (given: object) => settleRecon(reconSchema.parse({ by: 'cavalry', ...given })).modifier;
    for (const steps of [1, 2, 3]) expect(cavalry({ steps })).toBe(number('recon-cavalry', `steps-${steps}`, 'recon'));
    for (const id of ['extra', 'fom', 'works'])
      expect(cavalry({ steps: 3, [id]: true })).toBe(
        (number('recon-cavalry', 'steps-3', 'recon') ?? 0) + (number('recon-cavalry', id, 'recon') ?? 0),
      );
    for (const { id, value } of RECON_MODIFIERS)
      expect(number('recon-cavalry', id.replace('recon', 'natural-'), 'cab')).toBe(value);
  });
  it.each([
    ['inf-a-plus', { kind: 'inf', rank: 'A+' }],
    ['inf-a', { kind: 'inf', rank: 'A' }],
    ['cav-a', { kind: 'cav', rank: 'A' }],
    ['di-14', { kind: 'inf', rank: 'B', fourteenth: true }],
    ['cav-a-plus', { kind: 'cav', rank: 'A+' }],
    ['others', { kind: 'inf', rank: 'B' }],
    ['others', { kind: 'cav', rank: 'C' }],
  ] as const)('replacements: %s', (row, unit) => {
    expect(number('replacements', row, 'price')).toBe(priceOf(takerSchema.parse(unit), 'letter') / 2);
  });
  it('shows in the drawings what the chart says', () => {
    for (const { id, hexes } of FACING_FIGURES) {
      expect([id, countHexes(hexes)]).toEqual([
        id,
        Object.fromEntries(
          ['front', 'flank', 'rear', 'zoc'].map((column) => [column, number('facing-zoc', id, column)]),
        ),
      ]);
    }
  });
  it.each([
    ['pio', 'pio', 1],
    ['har', 'har', 1],
    ['inf-small', 'inf', 1],
    ['inf-large', 'inf', 3],
    ['inf-large', 'inf', 5],
  ] as const)('facing of %s', (row, kind, steps) => {
    const unit = { kind, steps, facing: 0, embarked: false } as const;
    const aspects = DIRECTIONS.map((direction) => aspectOf(unit, direction));
    const columns = ['front', 'flank', 'rear'] as const;
    expect(columns.map((column) => number('facing-zoc', row, column))).toEqual(
      columns.map((column) => aspects.filter((aspect) => aspect === column).length),
    );
    expect(number('facing-zoc', row, 'zoc')).toBe(DIRECTIONS.filter((direction) => pointsZoc(unit, direction)).length);
  });
  it('dates every turn of the calendar', () => {
    expect(rowIds('turn-track').map((row) => [row, cell('turn-track', row, 'date')])).toEqual(
      readCourse('nach-paris').turns.map(({ n, name }) => [`gt${n}`, name.en]),
    );
  });
});

describe('every chart', () => {
  it('leaves no markup to be read, in any language', () => {
    const texts = [...readGame('nach-paris').tables().values()].flatMap(({ note, provenance, rows, columns, cells }) =>
      [note, provenance.text, ...[...rows.items, ...columns.items].map(({ label }) => label), ...cells.flat()].flatMap(
        (one) => (one && typeof one === 'object' ? LANGUAGES.map((lang) => one[lang]) : [String(one)]),
      ),
    );
    expect(
      texts.flatMap((one) => piecesOf(one)).filter(({ kind, text }) => kind === 'text' && /§|\]\(|\*\p{L}/u.test(text)),
    ).toEqual([]);
  });
});
