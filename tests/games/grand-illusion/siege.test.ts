import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInput, run } from '@/lib/calc/calculator';
import { fraction, toNumber } from '@/lib/prob/fraction';
import { siege } from '@/lib/games/grand-illusion/calculators/siege';
import { loadData } from '@/lib/games/grand-illusion/data';

const data = await loadData();
const ask = (input: unknown) => run(siege, input, data);
function answer(input: unknown) {
  const found = ask(input);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}
const found = (input: unknown) => answer(input).outcome.data;
function verdict(input: unknown) {
  const [first] = answer(input).outcome.blocks;
  return first?.kind === 'verdict' ? { rule: first.rule, tone: first.tone } : undefined;
}

test.each([
  // may it be laid, and by the rule that forbids it (9.5.3.a, 9.5.3.b, 12.5.1)
  [{ hex: '54', corps: 1 }, true, undefined],
  [{ hex: '54', corps: 0, divisions: 3 }, false, '9.5.3.a'],
  [{ hex: '64', corps: 0, divisions: 1 }, true, undefined],
  [{ hex: '64', corps: 0 }, false, '9.5.3.a'],
  [{ hex: '64', others: 1 }, false, '9.5.3.a'],
  [{ hex: '64', afterBattle: false }, false, '9.5.3.a'],
  [{ hex: '64', afterBattle: false, standing: true }, true, undefined],
  [{ hex: '54', corps: 0, divisions: 1, standing: true }, false, '9.5.3.b'],
  [{ hex: '54', standing: true, others: 2 }, true, undefined],
  [{ hex: '52', corps: 3 }, false, '12.5.1'],
  [{ hex: '52', corps: 1, holland: true }, true, undefined],
  // one marker for both forts of the hex, of which one has a large garrison
  [{ hex: '87', corps: 0, divisions: 2 }, false, '9.5.3.a'],
  [{ hex: '87', corps: 0, divisions: 2, gone: 'second' }, true, undefined],
  [{ hex: '86', corps: 0, divisions: 2, gone: 'first' }, false, '9.5.3.a'],
])('%o', (input, besieged, rule) => {
  expect(found(input).besieged).toBe(besieged);
  if (!besieged) expect(verdict(input)).toEqual({ rule, tone: 'no' });
});

test.each([
  // without a large garrison on 1 or 2, with one on 1 (9.5.2, 9.5.3.c)
  ['54', [1]],
  ['64', [2]],
  ['52', [2]],
  ['72', [2]],
  ['86', [1, 1]],
  ['87', [2, 1]],
  ['98', [2, 1]],
  ['67', [1]],
  ['76', [1]],
  ['104', [1]],
  ['105', [2]],
  ['94', [2]],
  ['19', [2]],
])('the forts of %s surrender on %o', (hex, faces) => {
  expect(found({ hex, holland: true, scenario: 'what-if' }).forts.map((fort) => fort.faces)).toEqual(faces);
});

test('the orange-striped fort of Antwerp has a large garrison (9.5.2)', () => {
  expect(found({ hex: '52', holland: true, belgianPreparation: true, scenario: 'what-if' }).forts).toMatchObject([
    { faces: 1 },
  ]);
});

test.each([
  ['72', '13.3.4.a5'],
  ['34', '13.3.4.a2'],
  ['24', '13.3.4.a2'],
])('hex %s has a fort only with an option of scenario 3 (%s)', (hex, rule) => {
  for (const scenario of ['campaign', 'short'])
    expect(ask({ hex, scenario })).toMatchObject({ ok: false, error: { field: 'hex', rule } });
  expect(found({ hex, scenario: 'what-if' }).besieged).toBe(true);
});

test('the roll: a 2 takes Namur, not Maubeuge; what holds goes on from the next turn', () => {
  expect(found({ hex: '64', die: 2 })).toMatchObject({ forts: [{ result: 'surrenders' }], turns: [] });
  const holds = found({ hex: '54', die: 2, turn: 4 });
  expect(holds.forts).toMatchObject([{ result: 'holds' }]);
  expect(holds.turns[0]).toMatchObject({ turn: 5, all: fraction(1, 6) });
});

test('no turn past the end of the scenario (13.0)', () => {
  expect(found({ turn: 14, turns: 9 }).turns.map(({ turn }) => turn)).toEqual([14, 15]);
  expect(found({ turn: 6, turns: 9, scenario: 'short' }).turns.map(({ turn }) => turn)).toEqual([6, 7]);
  expect(ask({ turn: 8, scenario: 'short' })).toMatchObject({ ok: false, error: { field: 'turn', rule: '13.2' } });
});

test('both forts by a turn: those of rolling every sequence of dice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 }), (turns) => {
      let both = 0;
      const rolls = 2 * turns;
      for (let n = 0; n < 6 ** rolls; n++) {
        const dice = Array.from({ length: rolls }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
        const nancy = dice.slice(0, turns).some((die) => die <= 2);
        const toul = dice.slice(turns).some((die) => die === 1);
        if (nancy && toul) both++;
      }
      const last = found({ hex: '87', turns }).turns.at(-1);
      expect(toNumber(last?.all ?? fraction(0))).toBeCloseTo(both / 6 ** rolls, 9);
    }),
  );
});

function effect(input: unknown, label: string) {
  const rows = answer(input).outcome.blocks.flatMap((block) => (block.kind === 'values' ? block.rows : []));
  const row = rows.find((one) => one.label.key === `siege.effects.${label}.label`);
  return row && typeof row.value === 'object' && 'key' in row.value
    ? [row.value.key.split('.').at(-1), row.rule]
    : undefined;
}

test.each([
  // what the siege changes
  [{ hex: '54' }, 'control', ['passes', '8.3.3']],
  [{ hex: '54', supplied: false }, 'control', ['unsupplied', '8.3.3']],
  [{ hex: '52', holland: true }, 'control', ['antwerp', '13.3.4.b5']],
  [{ hex: '54' }, 'rail', ['value', '11.2.1.a']],
  [{ hex: '54', turn: 3 }, 'emergency', ['value', '11.2.1.c']],
  [{ hex: '54', turn: 6 }, 'emergency', undefined],
  [{ hex: '94' }, 'vp', ['trier', '3.2.4.b']],
  [{ hex: '86' }, 'vp', ['plan17', '3.2.1.a']],
  [{ hex: '76' }, 'vp', ['double', '3.2.2']],
  [{ hex: '98' }, 'vp', ['german', '3.2.2']],
  [{ hex: '64' }, 'vp', undefined],
  [{ hex: '54', corps: 2 }, 'stay', ['corps', '9.5.3.b']],
  [{ hex: '54', corps: 1 }, 'stay', ['onlyCorps', '9.5.3.b']],
  [{ hex: '64', scenario: 'short' }, 'shortVp', ['value', '13.2.2.c']],
  [{ hex: '64', corps: 0 }, 'holds', ['value', '8.3.2']],
])('%o: %s', (input, label, wanted) => {
  expect(effect(input, label)).toEqual(wanted);
});

test('each face of a fort’s roll says what it does, as it does when it falls (9.5.3.c)', () => {
  const given = { hex: '87', corps: 1 };
  const parsed = parseInput(siege, given);
  const evaluated = parsed.ok ? siege.evaluate(parsed.value, data, { dice: true }) : parsed;
  const view = evaluated.ok ? (evaluated.value.dice?.faces ?? []) : [];
  expect(view.map(({ die }) => die)).toEqual(['die', 'dieSecond']);
  view.forEach(({ die, faces }, i) => {
    for (const { face, says } of faces)
      expect(says?.key).toBe(`siege.face.${found({ ...given, [die]: face }).forts[i]?.result}`);
  });
});
