import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { whatDoINeed } from '@/lib/games/paths-of-glory/calculators/what-do-i-need';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import type { NeedOutcome } from '@/lib/games/paths-of-glory/what-do-i-need/finding';
import type { FireChange } from '@/lib/games/paths-of-glory/what-do-i-need/ways';
import { compare, fraction, type Fraction } from '@/lib/prob/fraction';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

const need = (input: object): NeedOutcome => {
  const answer = run(whatDoINeed, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.outcome.data;
};
const change = ({ factors, columns, drm, army }: FireChange): FireChange => ({ factors, columns, drm, army });

/** The two fire tables as printed, without the engine: the first factor of each column, and the rows of the die. */
const ARMY = {
  from: [1, 2, 3, 4, 5, 6, 9, 12, 15, 16],
  rows: ['0112233445', '1122334455', '1223344557', '1233445577', '2334455777', '2344557777'],
};
const CORPS = {
  from: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  rows: ['000111112', '001111122', '001112223', '011122233', '111222334', '111223344'],
};
const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Chance of a Loss Number of at least `loss`, counted on the printed tables. */
function chance(army: boolean, strength: number, shift: number, drm: number, loss: number): Fraction {
  const { from, rows } = army ? ARMY : CORPS;
  const start = Math.max(0, from.filter((first) => first <= strength).length - 1);
  const column = clamp(start + shift, 0, from.length - 1);
  return fraction(
    [1, 2, 3, 4, 5, 6].filter((face) => Number(rows[clamp(face + drm, 1, 6) - 1]?.[column]) >= loss).length,
    6,
  );
}

describe('the smallest changes', () => {
  const rows: readonly [string, object, readonly FireChange[]][] = [
    [
      'a GE army for a 4 at 60 %: one factor, one column or +1',
      { loss: 4, percent: 60 },
      [
        { factors: 1, columns: 0, drm: 0, army: false },
        { factors: 0, columns: 1, drm: 0, army: false },
        { factors: 0, columns: 0, drm: 1, army: false },
      ],
    ],
    ['what is there already needs nothing', { loss: 4, percent: 50 }, []],
    [
      'a 5 is beyond the corps table: only an army that joins brings it',
      { attackers: [{ units: [{ type: 'ge-corps', n: 3 }] }], loss: 5, percent: 30 },
      [{ factors: 1, columns: 0, drm: 0, army: true }],
    ],
  ];
  test.each(rows)('%s', (_name, input, expected) => {
    expect(need(input).ways.map(change)).toEqual(expected);
  });

  test('a column gained is a shift avoided: the first counts for nothing where the table had swallowed one', () => {
    // One factor in a level 2 trench on a mountain: three shifts, all swallowed.
    const input = {
      attackers: [{ units: [{ type: 'ah-army', face: 'reduced' }] }],
      terrain: 'mountain',
      trench: 2,
      loss: 2,
      percent: 60,
    };
    expect(
      need(input)
        .ways.filter(({ factors, drm }) => !factors && !drm)
        .map(({ columns }) => columns),
    ).toEqual([4]);
  });

  test('a fort alone gains its trench with the first unit that joins (11.2.8)', () => {
    const input = { role: 'defender', defenders: [], fort: 3, trench: 1, loss: 2, percent: 50 };
    // Three factors fire in column 3; one more, and the trench, make it column 5.
    expect(need(input).ways.find(({ factors, columns, drm }) => factors === 1 && !columns && !drm)?.column).toBe('5');
  });

  test('they are all the minimal changes of the grid, and no other', () => {
    const input = fc.record({
      corps: fc.boolean(),
      cf: fc.integer({ min: 0, max: 9 }),
      terrain: fc.constantFrom('clear', 'mountain'),
      trench: fc.constantFrom(0, 1, 2),
      drm: fc.integer({ min: -3, max: 2 }),
      loss: fc.integer({ min: 1, max: 7 }),
      percent: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(input, ({ corps, cf, terrain, trench, drm, loss, percent }) => {
        const wanted = fraction(percent, 100);
        const shift = -(terrain === 'mountain' ? 1 : 0) - trench;
        const reaches = (c: FireChange): boolean =>
          compare(chance(!corps || c.army, cf + c.factors, shift + c.columns, drm + c.drm, loss), wanted) >= 0;
        const grid: FireChange[] = [];
        for (const army of corps ? [false, true] : [false])
          for (let factors = army ? 1 : 0; factors <= 16; factors++)
            for (let columns = 0; columns <= 4; columns++)
              for (let more = 0; more <= 3; more++) grid.push({ factors, columns, drm: more, army });
        const good = grid.filter(reaches);
        const within = (a: FireChange, b: FireChange): boolean =>
          a !== b &&
          a.factors <= b.factors &&
          a.columns <= b.columns &&
          a.drm <= b.drm &&
          Number(a.army) <= Number(b.army);
        const minimal = good.filter((one) => !good.some((other) => within(other, one)));
        const found = need({
          attackers: [{ units: [{ type: 'plain', kind: corps ? 'corps' : 'army', cf, lf: 1, side: 'central' }] }],
          defenders: [{ type: 'fr-army' }],
          terrain,
          trench,
          attackerDrm: drm,
          loss,
          percent,
        });
        const key = (c: FireChange) => JSON.stringify(change(c));
        const nothing = reaches({ factors: 0, columns: 0, drm: 0, army: false });
        expect(found.reached).toBe(nothing);
        expect(found.ways.map(key).sort()).toEqual(nothing ? [] : minimal.map(key).sort());
      }),
      { numRuns: 150 },
    );
  });

  test('the chance as it stands is that of the fire tool', () => {
    const faces = [1, 2, 3, 4, 5, 6].filter((attackerDie) => {
      const answer = run(fire, { attackerDie, defenderDie: 1, trench: 1, terrain: 'swamp' }, data);
      return answer.ok && (answer.value.outcome.data.result?.defender.lossNumber ?? 0) >= 3;
    });
    expect(need({ trench: 1, terrain: 'swamp', loss: 3 }).now).toEqual(fraction(faces.length, 6));
  });
});

test('the terrain and the fort that are reckoned with are shown where nobody entered them (12.2.3, 12.2.7)', () => {
  const shown = (input: object) => {
    const answer = run(whatDoINeed, input, data);
    return answer.ok && answer.value.taken?.map(({ field, value }) => `${field} ${value}`);
  };
  expect(shown({})).toEqual(['terrain clear', 'fort 0']);
  expect(shown({ space: 'nancy' })).toContain('fort 2');
});
