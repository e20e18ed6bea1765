import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reinforcements } from '@/lib/games/when-eagles-fight/calculators/reinforcements';
import { strategic } from '@/lib/games/when-eagles-fight/calculators/strategic';
import { readAddress } from '@/lib/calc/address';
import { CAUSES, ENTRY_PLACES } from '@/lib/games/when-eagles-fight/reinforcements/fields';
import { SUPPLIES } from '@/lib/games/when-eagles-fight/units';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { cell } from '@/tests/games/when-eagles-fight/chart-values';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';

/* 10.1 to 10.7, 10.12, 10.14, and who returns by 7.2, 10.16, 10.17 and 15.9. */

const of = (input: Record<string, unknown>) => answerOf(reinforcements, input, {});
const dataOf = (input: Record<string, unknown>) => of(input).outcome.data;
const oneOf = (unit: object, input: Record<string, unknown> = {}) =>
  dataOf({ turn: 8, ...input, units: [unit] }).units[0];

const german = (more = {}) => ({ nation: 'german', place: 'west', ...more });
const ah = (more = {}) => ({ nation: 'austro-hungarian', place: 'city', ...more });
const russian = (more = {}) => ({ nation: 'russian', place: 'city', ...more });
const romanian = (more = {}) => ({ nation: 'romanian', cause: 'b3', place: 'jassy', ...more });

describe('where units enter (10.2, 10.4)', () => {
  test.each([
    ['Germans at the west edge', german(), []],
    ['… with Russian units in the hex', german({ enemy: true }), ['enemy']],
    ['Germans in Königsberg', german({ place: 'konigsberg' }), []],
    ['… that is Russian', german({ place: 'konigsberg', held: false }), ['held']],
    ['… with Russian units', german({ place: 'konigsberg', enemy: true }), ['held']],
    ['… without any supply', german({ place: 'konigsberg', supply: 'none' }), []],
    ['Germans in another city', german({ place: 'city' }), ['place']],
    ['Germans at the south edge', german({ place: 'south' }), ['place']],
    ['the TU Corps at the south edge', german({ turkish: true, place: 'south' }), []],
    ['… with Russian units in the hex', german({ turkish: true, place: 'south', enemy: true }), ['enemy']],
    ['the TU Corps at the west edge', german({ turkish: true }), ['place']],
    ['Austro-Hungarians in a city of theirs', ah(), []],
    ['… that is Russian', ah({ held: false }), ['held']],
    ['… without a route', ah({ supply: 'none' }), ['supply']],
    ['… that is only a capital or fortress', ah({ supply: 'limited' }), ['supply']],
    ['Austro-Hungarians at the west edge', ah({ place: 'west' }), ['place']],
    ['Russians in a city of Russia proper', russian(), []],
    ['… fed by sea, Odessa', russian({ supply: 'sea' }), []],
    ['… Petrograd cut off', russian({ supply: 'limited' }), ['supply']],
    ['… that the enemy controls', russian({ held: false }), ['held']],
    ['Russians in a city of Poland', russian({ place: 'poland' }), ['place']],
    ['Russians in a town', russian({ place: 'other' }), ['place']],
    ['three corps in the hex (8.1)', german({ corps: 3 }), ['full']],
    ['two corps and two divisions', german({ corps: 2, divisions: 2 }), ['full']],
    ['two corps and a division, and a division more', german({ corps: 2, divisions: 1, size: 'division' }), []],
    ['heavy artillery stacks free (8.5)', german({ kind: 'heavy-artillery', corps: 3 }), []],
    ['… but only one in a hex', german({ kind: 'heavy-artillery', heavy: true }), ['guns']],
  ])('%s', (_what, unit, barred) => {
    expect(oneOf(unit)).toMatchObject({ barred, outcome: barred.length ? 'elsewhere' : 'enters' });
  });

  test('Romania enters at Jassy', () => {
    expect(oneOf(romanian(), { turn: 18, brusilov: 15 })).toMatchObject({ outcome: 'enters', due: 18 });
    expect(oneOf(romanian({ held: false }), { turn: 18, brusilov: 15 })?.barred).toEqual(['held']);
    expect(oneOf(romanian({ place: 'city' }), { turn: 18, brusilov: 15 })?.barred).toEqual(['place']);
  });
});

describe('when they come, and what is lost', () => {
  test.each([
    ['the turn on the counter (10.2)', russian({ due: 8 }), {}, 8, 'enters', []],
    ['a later one', russian({ due: 9 }), {}, 9, 'waits', ['early']],
    ['an earlier one: lost (10.6)', russian({ due: 7 }), {}, 7, 'lost', ['late']],
    ['Turn 1 of the historical game is over (3.4)', german(), { turn: 1 }, 1, 'waits', ['turnOne']],
    ['Turn 1 of a free set-up', german(), { turn: 1, scenario: 'free-set-up' }, 1, 'enters', []],
    ['REG without event G (10.3)', russian({ cause: 'reg' }), {}, null, 'waits', ['unmet']],
    ['REG in the turn of event G (7.2.G)', russian({ cause: 'reg', eventG: 8 }), {}, 9, 'waits', ['early']],
    ['REG in the next turn', russian({ cause: 'reg', eventG: 7 }), {}, 8, 'enters', []],
    ['REG a turn later still', russian({ cause: 'reg', eventG: 6 }), {}, 7, 'lost', ['late']],
    ['the corps of event F with event G', russian({ cause: 'eventF', eventG: 7 }), {}, 8, 'enters', []],
    ['B+1 (10.5)', german({ cause: 'b1' }), { turn: 16, brusilov: 15 }, 16, 'enters', []],
    ['B+2', german({ cause: 'b2' }), { turn: 17, brusilov: 15 }, 17, 'enters', []],
    ['B+3', german({ cause: 'b3' }), { turn: 18, brusilov: 15 }, 18, 'enters', []],
    ['B+2 in B+1', german({ cause: 'b2' }), { turn: 16, brusilov: 15 }, 17, 'waits', ['early']],
    ['B+1 while it may still be declared', german({ cause: 'b1' }), { turn: 18 }, null, 'waits', ['unmet']],
    ['B+1 after Turn 18 without it', german({ cause: 'b1' }), { turn: 19 }, null, 'lost', ['unmet']],
    ['Romania in B+2 (10.4)', romanian(), { turn: 17, brusilov: 15 }, 18, 'waits', ['early']],
    ['the corps of event J with B+1 (7.2.J)', ah({ cause: 'eventJ' }), { turn: 16, brusilov: 15 }, 16, 'enters', []],
    ['the corps of event J without Brusilov', ah({ cause: 'eventJ' }), { turn: 20 }, null, 'lost', ['unmet']],
    ['the Guard Army in Turn 14 (10.16)', russian({ cause: 'guard' }), { turn: 14 }, 14, 'enters', []],
    ['… without the G Corps', russian({ cause: 'guard', guard: false }), { turn: 14 }, null, 'lost', ['unmet']],
    ['back from the Balkans in Turn 14 (10.17)', german({ cause: 'balkans' }), { turn: 14 }, 14, 'enters', []],
    ['… Austro-Hungarians too', ah({ cause: 'balkans' }), { turn: 14 }, 14, 'enters', []],
    ['… not in Turn 13', ah({ cause: 'balkans' }), { turn: 13 }, 14, 'waits', ['early']],
    ['back from event D (7.2.D)', german({ cause: 'eventD', due: 8 }), {}, 8, 'enters', []],
    [
      'guns in Turn 22 after Verdun (15.9)',
      german({ cause: 'guns', kind: 'heavy-artillery' }),
      { turn: 22, verdun: true },
      22,
      'enters',
      [],
    ],
    ['… without Verdun', german({ cause: 'guns', kind: 'heavy-artillery' }), { turn: 22 }, null, 'lost', ['unmet']],
    [
      '… with Brusilov',
      german({ cause: 'guns', kind: 'heavy-artillery' }),
      { turn: 22, verdun: true, brusilov: 16 },
      null,
      'lost',
      ['unmet'],
    ],
    ['rebuilt ones enter like them (10.12)', russian({ cause: 'rebuilt' }), {}, 8, 'enters', []],
    ['… and have to have a place', russian({ cause: 'rebuilt', place: 'poland' }), {}, 8, 'dead', ['place']],
    [
      'no fortress infantry is rebuilt (10.10)',
      german({ cause: 'rebuilt', kind: 'fortress' }),
      {},
      8,
      'none',
      ['kind'],
    ],
    [
      'no Romanian is rebuilt (10.8)',
      romanian({ cause: 'rebuilt' }),
      { turn: 20, brusilov: 15 },
      20,
      'none',
      ['owner'],
    ],
    ['the Guard Army is Russian', german({ cause: 'guard' }), { turn: 14 }, 14, 'none', ['owner']],
    [
      'Schlieffen East: no Germans (17.0)',
      german(),
      { turn: 2, scenario: 'schlieffen-east' },
      2,
      'lost',
      ['schlieffen'],
    ],
    ['… no Austro-Hungarians', ah(), { turn: 2, scenario: 'schlieffen-east' }, 2, 'lost', ['schlieffen']],
    ['… Russians', russian(), { turn: 2, scenario: 'schlieffen-east' }, 2, 'enters', []],
    [
      '… rebuilt Germans, for replacements come',
      german({ cause: 'rebuilt' }),
      { turn: 2, scenario: 'schlieffen-east' },
      2,
      'enters',
      [],
    ],
  ])('%s', (_what, unit, input, due, outcome, barred) => {
    expect(oneOf(unit, input)).toMatchObject({ due, outcome, barred });
  });
});

describe('conversions (10.14)', () => {
  const garrison = (cause: string, more = {}) => ({ nation: 'german', kind: 'fortress', cause, ...more });
  test.each([
    ['Posen and Thorn in Turn 2', garrison('posen'), 2, 'enters', []],
    ['Breslau in Turn 4', garrison('breslau'), 4, 'enters', []],
    ['Breslau in Turn 2', garrison('breslau'), 2, 'waits', ['early']],
    ['Posen in Turn 3: the chance is gone', garrison('posen'), 3, 'lost', ['late']],
    ['a fortress that was taken', garrison('posen', { held: false }), 2, 'lost', ['taken']],
    ['one that lives on itself', garrison('posen', { supply: 'limited' }), 2, 'lost', ['cutOff']],
    ['one by sea', garrison('posen', { supply: 'sea' }), 2, 'lost', ['cutOff']],
    ['no room for the corps', garrison('posen', { corps: 3 }), 2, 'lost', ['full']],
  ])('%s', (_what, unit, turn, outcome, barred) => {
    expect(oneOf(unit, { turn })).toMatchObject({ outcome, barred });
  });

  test('none in Schlieffen East (17.0)', () => {
    expect(oneOf(garrison('posen'), { turn: 2, scenario: 'schlieffen-east' })?.barred).toEqual(['schlieffen']);
  });

  test('the turns are those of the chart', () => {
    expect(cell('reinforcements', 'conversion-2', 'turn')).toBe(String(oneOf(garrison('posen'))?.due));
    expect(cell('reinforcements', 'conversion-4', 'turn')).toBe(String(oneOf(garrison('breslau'))?.due));
    expect(cell('reinforcements', 'balkans', 'turn')).toBe(String(oneOf(german({ cause: 'balkans' }))?.due));
    expect(cell('reinforcements', 'guard-army', 'turn')).toBe(String(oneOf(russian({ cause: 'guard' }))?.due));
  });
});

test('whoever has arrived goes on by rail: the link opens the strategic movement of just these, and it is allowed', () => {
  const answer = of({ turn: 3, units: [german(), german({ enemy: true }), ah(), russian()] });
  const link = answer.outcome.blocks.flatMap((block) => (block.kind === 'values' && block.link ? [block.link] : []))[0];
  const read = readAddress(strategic, link?.query ?? '');
  if (!read.ok) throw new Error(read.error.text.key);
  const trains = answerOf(strategic, read.value, {}).outcome.data;
  expect(trains).toMatchObject({
    allowed: true,
    nations: { german: { used: 1 }, 'austro-hungarian': { used: 1 }, russian: { used: 1 } },
  });
});

test('dates that cannot be are refused (15.1, 17.0)', () => {
  expect(refusalOf(reinforcements, { turn: 15, brusilov: 16 }, {})).toMatchObject({ field: 'brusilov', rule: '15.1' });
  expect(refusalOf(reinforcements, { turn: 4, scenario: 'schlieffen-east' }, {}).rule).toBe('17.0');
});

test('the verdict in words', () => {
  expect(verdictOf(of({ units: [] }))).toBe('Nobody is to arrive in Turn 2.');
  expect(verdictOf(of({ units: [german()] }))).toBe('It arrives.');
  expect(verdictOf(of({ units: [german(), german({ name: '2' })] }))).toBe('Both arrive.');
  expect(verdictOf(of({ units: [german(), russian({ name: '1C', cause: 'reg' })] }))).toBe(
    '1 of 2 arrive. 1C, not yet: event G has not come yet.',
  );
});

test('who enters has no bar, at one of its own places; nobody who is late is only waiting', () => {
  const unit = fc.record({
    nation: fc.constantFrom(...NATIONS),
    cause: fc.constantFrom(...CAUSES),
    place: fc.constantFrom(...ENTRY_PLACES),
    supply: fc.constantFrom(...SUPPLIES),
    held: fc.boolean(),
    enemy: fc.boolean(),
    due: fc.integer({ min: 1, max: 24 }),
    eventG: fc.integer({ min: 5, max: 24 }),
  });
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), fc.integer({ min: 2, max: 24 }), (units, turn) => {
      for (const [i, one] of dataOf({ turn, units }).units.entries()) {
        expect(one.outcome === 'enters').toBe(one.barred.length === 0);
        const place = units[i]?.place;
        if (one.outcome === 'enters' && one.places.length) expect(one.places).toContain(place);
        if (one.barred.includes('late')) expect(['lost', 'none']).toContain(one.outcome);
      }
    }),
    { numRuns: 100 },
  );
});
