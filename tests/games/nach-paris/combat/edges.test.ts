import { describe, expect, test } from 'vitest';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { answer, data, filled, from, inf, out, poilu, shown } from '@/tests/games/nach-paris/combat/asked';

/* The last case on this side of a limit and the first beyond it. */

describe('the ratio as it is shown (9.1.11): never as a heading that is not reached', () => {
  /** So many points of CBF on so many units as that takes. */
  const worth = (points: number, unit: (more: object) => object): object[] =>
    Array.from({ length: Math.ceil(points / 60) }, (_, i) => unit({ cbf: Math.min(60, points - 60 * i), steps: 1 }));
  test.each([
    [399, 200, '1.99:1'],
    [400, 200, '2:1'],
    [401, 200, '2.01:1'],
    [449, 300, '1.49:1'],
    [451, 300, '1.5:1'],
    [262, 150, '1.74:1'],
    [59, 36, '1.64:1'],
    [101, 60, '1.68:1'],
    [199, 300, '0.66:1'],
    [300, 300, '1:1'],
  ])('%i against %i: %s', (attack, defence, ratio) => {
    expect(out({ attackers: [from(worth(attack, inf))], defenders: worth(defence, poilu) }).ratio).toBe(ratio);
  });
});

describe('modifiers of the d20', () => {
  test.each<[string, object, number]>([
    ['attackers in LLC (13.3.1)', { attackerSupply: 'llc' }, 4],
    ['attackers OOC (13.3.2)', { attackerSupply: 'ooc' }, 12],
    ['both of the attackers', { attackerSupply: 'both' }, 16],
    ['defenders in LLC (13.3.1)', { defenderSupply: 'llc' }, -2],
    ['defenders OOC (13.3.2)', { defenderSupply: 'ooc' }, -6],
    ['both of the defenders', { defenderSupply: 'both' }, -8],
    ['CAV attacks out of Mountain (9.4.6)', { attackers: [from([inf({ kind: 'cav' })], { terrain: 'mountain' })] }, 16],
    ['CAV attacks out of Broken', { attackers: [from([inf({ kind: 'cav' })], { terrain: 'broken' })] }, 4],
    [
      'CAV only partially committed (9.4.1)',
      { attackers: [from([inf(), inf({ kind: 'cav', commitment: 'partial' })], { terrain: 'rough' })] },
      4,
    ],
    ['CAV defends in Rough (9.4.6)', { terrain: 'rough', defenders: [poilu(), poilu({ kind: 'cav' })] }, 2],
    ['CAV that fought before', { terrain: 'rough', defenders: [poilu(), poilu({ kind: 'cav', fought: true })] }, 14],
    [
      'an HQ in flashy uniforms (9.1.14)',
      { attackers: [from([poilu(), poilu({ kind: 'hq', flashy: true })])], defenders: [inf()] },
      0,
    ],
  ])('%s: %i', (_, input, drm) => {
    expect(out(input).drm).toBe(drm);
  });

  test('a reserve division that cannot fail its test leads to one row, one that cannot pass to the other (9.4.12)', () => {
    const rows = (cab: number, march = 'none') =>
      out({
        die: 10,
        attackers: [from([poilu({ reserve: true, rank: 'C', cab, march })])],
        defenders: [inf()],
      }).cells.map(({ row }) => row);
    expect([rows(20), rows(19), rows(3, 'fom')]).toEqual([[10], [10, 13], [13]]);
  });

  test('a reserve division of rank A+ tests, one of rank A does not; GT17 is the last turn (9.4.12)', () => {
    const tests = (rank: string, turn: number) =>
      answer({ turn, attackers: [from([poilu({ reserve: true, rank })])], defenders: [inf()] }).steps.some(({ id }) =>
        id.startsWith('reserve-'),
      );
    expect([tests('A+', 17), tests('A', 17), tests('B', 17), tests('B', 18)]).toEqual([true, false, true, false]);
  });
});

describe('the cell that is read off the card (9.3.4, 9.3.5)', () => {
  const shownCell = (input: object) => {
    const { blocks } = answer(input, filled).outcome;
    const rows = blocks.flatMap((block) => (block.kind === 'values' && block.id === 'situation' ? block.rows : []));
    return rows.find(({ label }) => label.key === 'combat.value.cell');
  };
  test.each([
    // 20 + 13 = 33 in 1:1: 25 in 1:2.
    ['above 25', { extra: 13, die: 20 }, '1:2', '25', '9.3.4'],
    // 1 − 10 = −9 in 1:1: −1 in 1.5:1.
    ['below −4', { extra: -10, die: 1 }, '1.5:1', '−1', '9.3.5'],
    // 20 + 30 = 50, 42, then no column is left: row 25 of the first.
    ['past the outermost column', { extra: 30, die: 20 }, '1:2', '25', '9.3.4'],
  ])('%s it stands beside the ratio', (_name, input, heading, row, rule) => {
    expect(shownCell(input)).toMatchObject({ value: { params: { column: { params: { heading } }, row } }, rule });
  });
  test('not where the roll stays on the card, nor before it', () => {
    expect([shownCell({ die: 10 }), shownCell({ extra: 30 })]).toEqual([undefined, undefined]);
  });
});

test('the tests stand in the order of 9.3.3: INF and CAV, then the others, siege guns on rails last', () => {
  const defenders = [
    inf({ kind: 'sar', mobility: 'rail', arf: 3, test: 3 }),
    inf({ kind: 'hq', test: 4 }),
    inf({ kind: 'sar', mobility: 'normal', arf: 3, test: 5 }),
    inf({ kind: 'cav', steps: 2, fought: true, test: 6 }),
    inf({ kind: 'cav', steps: 1, test: 20 }),
    inf({ steps: 1, test: 20 }),
  ];
  const asked = { die: 10, attackers: [from([poilu({ test: 1 })])], defenders };
  const { steps, outcome } = answer(asked, uniformCrt(data, '+5 / • −5'));
  const order = steps.flatMap(({ id }) => (/^test-defender/.test(id) ? [Number(id.split('-').at(-1))] : []));
  expect(order).toEqual([4, 5, 1, 2, 3, 0]);
  const cabs = outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === 'cab' ? block.rows : []));
  expect(cabs.map(({ label }) => label.params?.['n'] ?? label.params?.['number']).slice(1)).toEqual([5, 6, 2, 3, 4, 1]);
});

describe('what touches the CAB (9.5)', () => {
  const cab = (units: object[], more: object = {}) =>
    out({ attackers: [from([inf(), ...units])], ...more }).units.find(({ side }) => side === 'defender')?.cab;
  test.each<[string, object[], object, number]>([
    ['an HQ brings no red ARF (9.1.14)', [inf({ kind: 'hq', redArf: true })], {}, 12],
    ['a PIO with red ARF counts for both', [inf({ kind: 'pio', redArf: true })], {}, 10],
    ['by the unit it counts twice', [inf({ kind: 'pio', redArf: true })], { redArfReading: 'units' }, 10],
    ['two PIO by the unit', [inf({ kind: 'pio' }), inf({ kind: 'pio' })], { redArfReading: 'units' }, 10],
    ['three PIO by the unit: −2 at most', [1, 2, 3].map(() => inf({ kind: 'pio' })), { redArfReading: 'units' }, 10],
    [
      'in all −1, beside heavy guns',
      [inf({ kind: 'pio' }), inf({ kind: 'har', arf: 5 })],
      { redArfReading: 'once' },
      10,
    ],
    ['the ARF of a SAR is no HAR (9.5.2)', [inf({ kind: 'sar', arf: 12 })], {}, 12],
  ])('%s', (_, units, more, expected) => {
    expect(cab(units, more)).toBe(expected);
  });

  test('by the reading that counts once the step names red ARF before pioneers', () => {
    const ids = (...units: object[]) =>
      answer({ attackers: [from([inf(), ...units])], redArfReading: 'once' }).steps.flatMap(({ id, rule }) =>
        id.startsWith('cab-') ? [`${id} ${rule}`] : [],
      );
    expect(ids(inf({ kind: 'pio' }))).toEqual(['cab-defender-pioneers 9.5.1']);
    expect(ids(inf({ kind: 'pio' }), inf({ redArf: true }))).toEqual(['cab-defender-redArf 9.5.1']);
  });
});

describe('the defender follows into a hex that the attackers left (9.6.5 to 9.6.7)', () => {
  const rows = (result: string, input: object) =>
    answer({ die: 10, ...input }, uniformCrt(data, result)).outcome.blocks.flatMap((block) =>
      block.kind === 'values' && block.id === 'counterAdvance'
        ? block.rows.map(({ value }) =>
            typeof value === 'object' && 'key' in value ? value.key.split('.').at(-1) : value,
          )
        : [],
    );
  const staunch = inf({ rank: 'A' });
  test.each<[string, string, object, readonly string[]]>([
    ['one that stays keeps its hex', '• / —', { attackers: [from([inf(), staunch])] }, []],
    ['all have gone back', '• / —', { attackers: [from([inf(), inf()])] }, ['may']],
    ['destroyed is gone too', '•• / —', { attackers: [from([inf({ steps: 2 }), inf()])] }, ['may']],
    [
      'only the hex that is empty counts: it lies over a river that cannot be crossed',
      '• / —',
      { attackers: [from([inf()], { hexside: 'major-river' }), from([staunch])] },
      ['hexside'],
    ],
    [
      'the second hex is the empty one',
      '• / —',
      { attackers: [from([staunch], { hexside: 'major-river' }), from([inf()])] },
      ['may'],
    ],
    [
      'what the defender lost does not empty the hex of the attackers',
      '•• / •',
      { attackers: [from([staunch, inf()])], defenders: [poilu({ steps: 1, rank: 'A' }), poilu({ rank: 'A' })] },
      ['may'],
    ],
    [
      'who is destroyed does not follow',
      '•• / •',
      {
        attackers: [from([inf({ steps: 2 }), inf()])],
        defenders: [poilu({ rank: 'A' }), poilu({ steps: 1, rank: 'A' })],
      },
      ['may'],
    ],
  ])('%s', (_, result, input, expected) => {
    expect(rows(result, input)).toEqual(expected);
  });
});

describe('units in their order', () => {
  test('guns listed before the infantry of a second hex are answered in their own place', () => {
    const { odds } = out(
      { die: 10, attackers: [from([inf()]), from([inf({ kind: 'har' }), inf()])] },
      uniformCrt(data, '• / —'),
    );
    expect(odds?.units.map(({ side, hex, at }) => `${side} ${hex} ${at}`)).toEqual([
      'attacker 0 0',
      'attacker 1 0',
      'attacker 1 1',
      'defender 0 0',
    ]);
  });

  test('an HQ that goes first takes no room from the guns after it (6.4.2)', () => {
    const { odds } = out(
      {
        die: 10,
        room: 4,
        defenders: [poilu({ test: 20 }), poilu({ kind: 'hq', test: 1 }), poilu({ kind: 'har', test: 1 })],
      },
      uniformCrt(data, '— / −4'),
    );
    expect(odds?.units.filter(({ side }) => side === 'defender').map(({ back }) => shown(back))).toEqual([
      '1',
      '1',
      '1',
    ]);
  });

  test('siege guns on rails are not alone while others stay, and take their own test then (9.3.3)', () => {
    const units = (stay: boolean) =>
      out(
        {
          die: 10,
          stay,
          attackers: [from([poilu()])],
          defenders: [inf({ test: 20 }), inf({ kind: 'har' }), inf({ kind: 'sar', mobility: 'rail', arf: 3 })],
        },
        uniformCrt(data, '— / −4'),
      ).odds?.units.find(({ at, side }) => side === 'defender' && at === 2);
    // The HAR passes with 8/20. If it stays the SAR tests with 8/20 too, otherwise it is caught.
    expect(
      [units(true), units(false)].map((one) => [
        shown(one?.caught ?? { n: 0n, d: 1n }),
        shown(one?.destroyed ?? { n: 0n, d: 1n }),
      ]),
    ).toEqual([
      ['3/5', '21/25'],
      ['1', '1'],
    ]);
  });
});

test('the strengths of a complete card end at its outermost columns', () => {
  const column = (attack: number, defence: number) =>
    out({ attackers: [from([inf({ cbf: attack })])], defenders: [poilu({ cbf: defence })] }, filled).column;
  expect([column(29, 60), column(30, 60), column(48, 12), column(60, 12)]).toEqual([
    { known: true, heading: '1:2' },
    { known: true, heading: '1:2' },
    { known: true, heading: '4:1' },
    { known: true, heading: '4:1' },
  ]);
});
