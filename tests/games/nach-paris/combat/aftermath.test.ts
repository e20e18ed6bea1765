import { describe, expect, test } from 'vitest';
import { pauseOf } from '@/lib/games/nach-paris/combat/aftermath';
import { fraction } from '@/lib/prob/fraction';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { data, answer, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

describe('afterwards', () => {
  test.each([
    ['A+', 1, false, 0],
    ['A+', 2, false, 1],
    ['A+', 1, true, 1],
    ['A', 1, false, 1],
    ['A', 3, false, 1],
    ['B', 1, false, 1],
    ['C', 2, false, 2],
    ['D', 1, true, 2],
    ['D', 0, true, 0],
  ] as const)('rank %s, %i lost, marked %s: pause %i', (rank, lost, marked, turns) => {
    expect(pauseOf(rank, lost, marked)).toBe(turns);
  });

  const rows = (input: object, id: string, result = '— / •') =>
    answer({ die: 10, ...input }, uniformCrt(data, result))
      .outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === id ? block.rows : []))
      .map(({ value }) => (typeof value === 'object' && 'key' in value ? value.key.split('.').at(-1) : value));

  test('who may advance', () => {
    const hexes = [
      from([inf(), inf({ march: 'fom' }), inf({ kind: 'sar', steps: 1, arf: 5 })]),
      from([inf({ mobility: 'superior' }), inf({ mobility: 'min' })], { hexside: 'deep-forest' }),
      from([inf({ commitment: 'partial', weak: true }), inf()], { hexside: 'major-river' }),
    ];
    expect(rows({ attackers: hexes }, 'advance')).toEqual([
      'mayAdvance',
      'march',
      'siege',
      'hexside',
      'mayAdvance',
      'weak',
      'hexside',
      'turn',
      'limit',
    ]);
    const french = [from([poilu(), poilu({ footArtillery: true, kind: 'har' }), poilu({ kind: 'har' })])];
    expect(rows({ attackers: french, defenders: [inf()] }, 'advance')).toEqual([
      'mayAdvance',
      'footArtillery',
      'mayAdvance',
      'turn',
      'limit',
    ]);
  });

  test('which defenders may follow, and what their input leaves open', () => {
    const german = [
      inf(),
      inf({ march: 'fom' }),
      inf({ kind: 'sar', steps: 1, arf: 5 }),
      inf({ kind: 'har', steps: 1 }),
      inf({ kind: 'hq', steps: 1 }),
      inf({ fought: true }),
    ];
    expect(rows({ attackers: [from([poilu()])], defenders: german }, 'counterAdvance', '• / —')).toEqual([
      'may',
      'march',
      'siege',
      'gun',
    ]);
    expect(rows({ defenders: [poilu(), poilu({ kind: 'har', steps: 1 })] }, 'counterAdvance', '• / —')).toEqual([
      'may',
      'foot',
    ]);
    const forest = (units: object[]) => from(units, { hexside: 'deep-forest' });
    const riders = { defenders: [poilu({ mobility: 'superior' }), poilu({ mobility: 'min' })] };
    expect(rows({ ...riders, attackers: [forest([inf()])] }, 'counterAdvance', '• / —')).toEqual(['hexside', 'may']);
    expect(rows({ ...riders, attackers: [forest([inf()]), from([inf()])] }, 'counterAdvance', '• / —')).toEqual([
      'may',
      'may',
    ]);
    expect(
      rows({ ...riders, attackers: [forest([inf()]), from([inf({ rank: 'A' })])] }, 'counterAdvance', '• / —'),
    ).toEqual(['hexside', 'may']);
    expect(rows({ attackers: [from([inf(), inf({ kind: 'hq', steps: 1 })])] }, 'counterAdvance', '• / —')).toEqual([]);
  });

  test('who has retreated does not advance, though the other hex is empty', () => {
    const beaten = {
      attackers: [from([inf({ rank: 'B' }), inf({ rank: 'A' })])],
      defenders: [poilu({ steps: 1, rank: 'A' })],
    };
    expect(rows(beaten, 'advance', '•• / •')).not.toContain('mayAdvance');
    expect(rows({ ...beaten, attackers: [from([inf({ rank: 'A' })])] }, 'advance', '• −20 / •')).not.toContain(
      'mayAdvance',
    );
    expect(rows({ ...beaten, attackers: [from([inf({ rank: 'A+' })])] }, 'advance', '• +20 / • −3')).toContain(
      'mayAdvanceHurt',
    );
  });

  test('an active fort or a standing zone closes the hex, a fallen zone does not', () => {
    expect(rows({ forts: 1 }, 'advance')).toEqual(['fort']);
    expect(rows({ attackers: [from([poilu()])], defenders: [inf()], zone: true }, 'advance')).toEqual(['zone']);
    expect(rows({ attackers: [from([poilu()])], defenders: [], zone: true }, 'advance')).toEqual([
      'mayAdvance',
      'turn',
      'limit',
    ]);
    expect(rows({}, 'advance', '— / −3')).toEqual(['mayAdvance', 'turn', 'limit']);
    expect(rows({ defenders: [poilu({ rank: 'A' })] }, 'advance')).toEqual(['held']);
  });

  test.each([
    [0, false, 15],
    [4, false, 12],
    [5, false, 9],
    [12, false, 6],
    [12, true, 3],
  ])('retreat into a ZOC with ARF %i, CAV %s: CAB %i', (zocArf, zocCav, cab) => {
    const blocks = answer({ die: 10, zocRetreat: true, zocArf, zocCav }, uniformCrt(data, '— / •')).outcome.blocks;
    const block = blocks.find((one) => one.kind === 'odds' && one.id === 'zoc');
    expect(block?.kind === 'odds' && block.rows.map(({ chance }) => chance)).toEqual([fraction(cab, 20)]);
  });

  test('the second test uses the CAB after the loss when it is given', () => {
    const blocks = answer(
      { die: 10, zocRetreat: true, zocArf: 1, defenders: [poilu({ cabAfter: 9 })] },
      uniformCrt(data, '— / •'),
    ).outcome.blocks;
    const block = blocks.find((one) => one.kind === 'odds' && one.id === 'zoc');
    expect(block?.kind === 'odds' && block.rows[0]?.chance).toEqual(fraction(9, 20));
  });
});
