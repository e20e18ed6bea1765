import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stacking } from '@/lib/games/grand-illusion/calculators/stacking';
import { loadData } from '@/lib/games/grand-illusion/data';
import { inputsOf } from '@/tests/support/from-schema';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/grand-illusion/spoken';

const charts = await loadData();

const none = { corps: 0, divisions: 0, brigades: 0, cavalry: 0 };
const hex = (here: object, entering: object = {}, more: object = {}) => ({
  here: { ...none, ...here },
  entering: { ...none, ...entering },
  ...more,
});
const out = (input: unknown) => answerOf(stacking, input, charts).outcome.data;

describe('the limits of 8.4.6.a', () => {
  test.each([
    // in the hex, coming, more, in all, whether it fits
    [{ corps: 6, cavalry: 4 }, {}, {}, 8, true],
    [{ corps: 6, cavalry: 4 }, { cavalry: 1 }, {}, 8.5, false],
    [{ corps: 6 }, { corps: 1 }, {}, 7, false],
    [{ corps: 6 }, { divisions: 1 }, {}, 6.5, false],
    [{ corps: 5, divisions: 1, brigades: 1 }, { cavalry: 4 }, {}, 8, true],
    [{ divisions: 10, brigades: 2 }, {}, {}, 6, true],
    // Vosges: three infantry corps and a division or brigade
    [{ corps: 3 }, { divisions: 1 }, { vosges: true }, 3.5, true],
    [{ corps: 3 }, { brigades: 1 }, { vosges: true }, 3.5, true],
    [{ corps: 3 }, { cavalry: 1 }, { vosges: true }, 3.5, true],
    [{ corps: 3 }, { divisions: 2 }, { vosges: true }, 4, false],
    [{ corps: 4 }, {}, { vosges: true }, 4, false],
    [{ corps: 2 }, { cavalry: 2 }, { vosges: true }, 3, false],
    // the French IX Corps (−) is a division for stacking (13.1)
    [{ corps: 6, cavalry: 3 }, {}, { ninth: 'here' }, 7, true],
    [{ corps: 6, divisions: 1 }, {}, { ninth: 'here' }, 6, true],
    [{ corps: 5 }, { corps: 1, divisions: 1 }, { ninth: 'entering' }, 6, true],
    // what has no size counts nothing
    [{ corps: 6 }, {}, { hq: 6, ha: 4, forts: 2 }, 6, true],
  ])('%o + %o %o: %d corps, %s', (here, entering, more, total, within) => {
    expect(out(hex(here, entering, more))).toMatchObject({ total, within });
  });
});

test.each([
  [{ corps: 5 }, { corps: 3 }, {}, { corps: 2 }],
  [{ corps: 6 }, { corps: 1, divisions: 1, cavalry: 1 }, {}, { corps: 1, divisions: 1 }],
  [{ corps: 6, cavalry: 4 }, { cavalry: 2 }, {}, { cavalry: 2 }],
  [{ corps: 6, cavalry: 3 }, { divisions: 1, cavalry: 1 }, {}, { divisions: 1 }],
  // one corps instead of two divisions: as few half corps, fewer units
  [{ corps: 5 }, { corps: 1, divisions: 2 }, {}, { corps: 1 }],
  // the IX (−) takes half the room: the whole corps stays out
  [{ corps: 5, divisions: 1 }, { corps: 2 }, { ninth: 'entering' }, { corps: 1 }],
])('%o + %o %o: %o stays out', (here, entering, more, leave) => {
  expect(out(hex(here, entering, more)).leave).toEqual({ ...none, ...leave });
});

test.each([
  ['end', /Must stay out: 1 corps\./, '8.4.6.a'],
  ['through', /may pass through/, '8.4.6.a'],
  ['retreat', /One hex further, at a step: 1 corps/, '9.4.3.c'],
  ['placing', /Must go elsewhere: 1 corps\. .*next turn at a supply source/, '7.1'],
  ['strategic', /Must stay out: 1 corps\./, '10.1'],
])('over the limit, %s', (moment, words, rule) => {
  const answer = answerOf(stacking, hex({ corps: 6 }, { corps: 1 }, { moment }), charts);
  expect(verdictOf(answer)).toMatch(words);
  expect(answer.outcome.blocks[0]).toMatchObject({ rule });
});

test('a hex that is over its limit by itself helps nobody by staying out', () => {
  const answer = answerOf(stacking, hex({ corps: 7 }, { corps: 1 }), charts);
  expect(answer.outcome.data.leave).toBeNull();
  expect(verdictOf(answer)).toMatch(/even without those that come/);
});

test.each([
  ['here', hex({ cavalry: 1 }, { corps: 1 }, { ninth: 'here' })],
  ['entering', hex({ corps: 1 }, {}, { ninth: 'entering' })],
])('IX Corps (−) %s: refused where there is no corps', (_name, input) => {
  expect(refusalOf(stacking, input, charts)).toMatchObject({ field: 'ninth', rule: '13.1' });
});

test('what stays out is part of what comes, makes the rest fit, and no smaller part does', () => {
  fc.assert(
    fc.property(inputsOf(stacking.schema, { strings: [''] }), (raw) => {
      const input = stacking.schema.parse(raw);
      const found = stacking.evaluate(input, charts);
      if (!found.ok) return;
      const { leave, within, total } = found.value.outcome.data;
      expect(total * 2).toBe(Math.round(total * 2));
      if (!leave || input.ninth !== 'none') return;
      expect(within).toBe(false);
      const rest = {
        corps: input.entering.corps - leave.corps,
        divisions: input.entering.divisions - leave.divisions,
        brigades: input.entering.brigades - leave.brigades,
        cavalry: input.entering.cavalry - leave.cavalry,
      };
      expect(Math.min(...Object.values(rest))).toBeGreaterThanOrEqual(0);
      expect(out({ ...input, entering: rest }).within).toBe(true);
      // One more of whatever stays out is too many again, unless a smaller unit was left for want of a choice.
      for (const kind of ['corps', 'divisions', 'brigades', 'cavalry'] as const)
        if (leave[kind] > 0)
          expect(out({ ...input, entering: { ...rest, [kind]: rest[kind] + 1 } }).within).toBe(false);
    }),
  );
});
