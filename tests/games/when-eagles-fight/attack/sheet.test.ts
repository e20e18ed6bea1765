import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from '@/lib/calc/address';
import { run, type Calculator } from '@/lib/calc/calculator';
import { attack } from '@/lib/games/when-eagles-fight/calculators/attack';
import { around } from '@/lib/games/when-eagles-fight/concentric/hexes';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf, openOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';
import { sheetOf } from '@/tests/games/when-eagles-fight/sheet/sheets';

const data = await loadData();

const german = (id: string, hex: string, more = {}) => ({
  id,
  hex,
  attack: 6,
  defence: 7,
  steps: 2,
  supply: 'in',
  ...more,
});
const austrian = (id: string, hex: string, more = {}) =>
  german(id, hex, { nation: 'austro-hungarian', steps: 1, ...more });
const russian = (id: string, hex: string, more = {}) => german(id, hex, { nation: 'russian', ...more });
const guns = (id: string, hex: string) => ({ id, hex, kind: 'heavy-artillery', supply: 'in' });

/** An attack on a sheet with these units in Turn 2, all of it painted. */
const on = (units: readonly object[], more: Record<string, unknown> = {}, sheet: Record<string, unknown> = {}) => ({
  source: 'sheet',
  target: '2317',
  sheet: sheetOf({ turn: 2, complete: true, units, ...sheet } as never),
  ...more,
});
const of = (input: Record<string, unknown>) => answerOf(attack, input, data);
const found = (input: Record<string, unknown>) => of(input).outcome.data;
const applied = (input: Record<string, unknown>) => of(input).steps.map(({ id }) => id);
const openKeys = (input: Record<string, unknown>) =>
  of(input).open.map(({ text }) => text.key.replace(/^.*open\./, ''));
const refused = (input: Record<string, unknown>) => {
  const { rule, field } = refusalOf(attack, input, data);
  return { rule, field };
};

describe('who attacks whom (13.2, 13.3)', () => {
  test('all enemies around the hex attack all units in it', () => {
    const answer = found(
      on([german('a', '2316'), german('b', '2316'), german('c', '2318'), russian('x', '2317'), russian('y', '2317')]),
    );
    expect(answer).toMatchObject({ attack: 18, defence: 14, odds: '1:1', from: ['2316', '2318'], target: '2317' });
    expect(answer.lent).toEqual([
      { full: 12, halved: 0 },
      { full: 6, halved: 0 },
    ]);
  });
  test('units two hexes away have no part in it', () => {
    expect(found(on([german('a', '2316'), german('b', '2315'), russian('x', '2317')]))).toMatchObject({ attack: 6 });
  });
  test('the numbers of the six hexes are those of the map: two units in any two of them are concentric if opposite', () => {
    const ring = around('2317');
    for (const [i, one] of ring.entries())
      for (const [j, other] of ring.entries())
        if (one && other && i < j)
          expect(found(on([german('a', one), german('b', other), russian('x', '2317')])).concentric).toBe(
            j - i === 3 ? 'opposite' : null,
          );
  });
  test('only the hexes that are named, only the units that do not stay out (13.6)', () => {
    const units = [german('a', '2316'), german('b', '2316', { attack: 4 }), german('c', '2318'), russian('x', '2317')];
    expect(found(on(units, { only: ['2316'] }))).toMatchObject({ attack: 10, from: ['2316'], concentric: null });
    expect(found(on(units, { stay: ['b'] }))).toMatchObject({ attack: 12, from: ['2316', '2318'] });
    expect(found(on(units, { stay: ['c'] }))).toMatchObject({ attack: 10, from: ['2316'] });
  });
  test('without a target the hex that was taken is told, in its field and as open where there are others', () => {
    const one = [german('a', '2316'), russian('x', '2317')];
    const told = (input: Record<string, unknown>) => of(input).taken?.filter(({ field }) => field === 'target');
    expect(told(on(one, { target: '' }))).toMatchObject([{ value: '2316', from: { key: 'attack.value.firstTarget' } }]);
    expect(openKeys(on(one, { target: '' }))).toContain('noTarget');
    expect(told(on(one))).toEqual([]);
    expect(openKeys(on(one))).not.toContain('noTarget');
    // In Turn 1 there is no other.
    expect(openKeys(on(one, { target: '' }, { turn: 1 }))).not.toContain('noTarget');
    expect(told(on(one, { target: '' }, { turn: 1 }))).toMatchObject([{ value: '2317' }]);
  });
  test('without a target the first hex that may be attacked; in Turn 1 none of the Central Powers (3.4)', () => {
    const units = [german('a', '2316'), russian('x', '2317')];
    expect(found(on(units, { target: '' })).target).toBe('2316');
    expect(found(on(units, { target: '' }, { turn: 1 })).target).toBe('2317');
    expect(found(on(units, { target: '', freeSetUp: true }, { turn: 1 })).target).toBe('2316');
  });
  test('heavy artillery without other units in its hex is left out (13.18)', () => {
    const units = [german('a', '2316'), guns('h', '2318'), russian('x', '2317')];
    expect(found(on(units))).toMatchObject({ from: ['2316'], concentric: null });
    expect(applied(on([german('a', '2316'), guns('h', '2316'), russian('x', '2317')]))).toContain('heavyArtillery');
  });
});

describe('water between (12.11)', () => {
  const units = [german('a', '2316'), german('c', '2318'), russian('x', '2317')];
  test.each(['sea', 'lake'])('nobody attacks over %s, winter or not', (side) => {
    for (const turn of [2, 5]) {
      const input = on(units, {}, { turn, sides: { '2316/2317': side } });
      expect(found(input).from).toEqual(['2318']);
      expect(of(input).notApplied.find(({ id }) => id === 'barred')?.rule).toBe('12.11');
      expect(refused({ ...input, only: ['2316'] })).toEqual({ rule: '12.11', field: 'attackers.0.barrier' });
    }
  });
  test('the path of a pass bars nobody (12.10)', () => {
    expect(found(on(units, {}, { sides: { '2316/2317': 'pass' } })).from).toEqual(['2316', '2318']);
  });
  test('with water on all sides there is no attack', () => {
    const input = on([german('a', '2316'), russian('x', '2317')], {}, { sides: { '2316/2317': 'sea' } });
    expect(refused(input)).toEqual({ rule: '12.11', field: 'target' });
  });
});

describe('what the map shows', () => {
  const units = [german('a', '2316'), russian('x', '2317')];
  test.each([
    ['swamp', { terrain: 'swamp' }, 'swamp', -1],
    ['mountain', { terrain: 'mountain' }, 'mountain', -2],
    ['river', { river: true }, 'river', -1],
    ['a city of Poland (13.14)', { place: 'city', country: 'poland' }, 'city', -1],
    ['a city of Russia proper (13.14)', { place: 'city', country: 'russia' }, 'russianCity', -2],
    ['a capital', { place: 'capital', country: 'poland' }, 'city', -1],
    ['a town', { place: 'town', country: 'russia' }, undefined, 0],
    ['a forest', { terrain: 'forest' }, undefined, 0],
  ])('%s', (_what, hex, id, drm) => {
    const input = on(units, {}, { hexes: { '2317': hex } });
    expect(found(input).drm).toBe(drm);
    if (id) expect(applied(input)).toContain(id);
  });
  test('Kovno’s city gives nothing (13.15)', () => {
    const input = on(
      [german('a', '2912'), russian('x', '2913')],
      { target: '2913' },
      {
        hexes: { '2913': { place: 'city', country: 'russia' } },
      },
    );
    expect(found(input).drm).toBe(0);
    expect(of(input).notApplied.find(({ id }) => id === 'city')?.rule).toBe('13.15');
  });
  test('the form says of the hex what its answer was found with, and asks of it only what the sheet leaves open', () => {
    const taken = (input: Record<string, unknown>) =>
      Object.fromEntries((of(input).taken ?? []).map(({ field, value, from }) => [field, `${String(value)} ${from}`]));
    const given = { terrain: 'swamp', river: true, city: 'none', country: 'russia' };
    const hexes = { '2317': { terrain: 'mountain', country: 'poland', place: 'city' } };
    expect(taken(on(units, given, { hexes }))).toEqual({
      terrain: 'mountain 2317',
      river: 'false 2317',
      city: 'city 2317',
      country: 'poland 2317',
    });
    expect(taken(on(units, given, { complete: false }))).toEqual({});
    expect(taken(on(units, given, { complete: false, hexes: { '2317': { river: true } }, stavka: '2316' }))).toEqual({
      river: 'true 2317',
      stavka: 'all 2317',
    });
  });
  test('what a sheet does not show is taken from the fields, and told', () => {
    const bare = on(units, { terrain: 'swamp', city: 'city', country: 'russia' }, { complete: false });
    expect(found(bare).drm).toBe(-3);
    expect(openKeys(bare)).toEqual(expect.arrayContaining(['gap.terrain', 'gap.country']));
    const painted = on(
      units,
      { terrain: 'swamp' },
      {
        complete: false,
        hexes: { '2317': { terrain: 'mountain', country: 'poland' } },
      },
    );
    expect(found(painted).drm).toBe(-2);
    expect(openKeys(painted)).not.toContain('gap.terrain');
  });
  test('on a sheet that is complete what is not painted is not there', () => {
    const input = on(units, { terrain: 'swamp', city: 'city', river: true });
    expect(found(input).drm).toBe(0);
  });
  test.each([
    ['2317', 'in its hex', -1],
    ['2418', 'next to it', -1],
    ['2315', 'two hexes away', 0],
  ])('STAVKA at %s, %s: defending (14.2)', (stavka, _where, drm) => {
    expect(found(on(units, {}, { stavka })).drm).toBe(drm);
  });
  test('STAVKA helps a Russian attack only with all attackers in reach (14.2)', () => {
    const both = [russian('x', '2316'), russian('y', '2317', { hex: '2418' }), german('a', '2317')];
    expect(found(on(both, {}, { stavka: '2316' })).drm).toBe(0);
    expect(found(on(both.slice(0, 1).concat(both.slice(2)), {}, { stavka: '2316' })).drm).toBe(1);
  });
});

describe('the counters', () => {
  test('supply on the sheet: out of supply halved, a limited source only when attacking (9.3, 9.7)', () => {
    const battle = (more: object, less: object) =>
      found(on([german('a', '2316', { attack: 8, ...more }), russian('x', '2317', { defence: 7, ...less })]));
    expect(battle({}, {})).toMatchObject({ attack: 8, defence: 7 });
    expect(battle({ supply: 'out' }, { supply: 'out' })).toMatchObject({ attack: 4, defence: 4 });
    expect(battle({ supply: 'limited' }, { supply: 'limited' })).toMatchObject({ attack: 4, defence: 7 });
  });
  test('a route to a source is found, and its absence on a complete sheet (9.5, 9.6)', () => {
    const near = [german('a', '2316', { attack: 8, supply: 'trace' }), russian('x', '2317')];
    expect(found(on(near)).attack).toBe(8);
    const far = [german('a', '2321', { attack: 8, supply: 'trace' }), russian('x', '2320')];
    expect(found(on(far, { target: '2320' })).attack).toBe(4);
    const unpainted = on(far, { target: '2320' }, { complete: false });
    expect(found(unpainted).attack).toBe(8);
    expect(openKeys(unpainted)).toContain('gap.supply');
  });
  test('ammunition markers (9.10), the front of the reduced, the 2nd Army (3.5)', () => {
    expect(found(on([russian('x', '2316', { attack: 7, shortage: true }), german('a', '2317')])).attack).toBe(4);
    expect(refused(on([austrian('s', '2316', { second: true }), russian('x', '2317')], {}, { turn: 1 }))).toEqual({
      rule: '3.5',
      field: 'turn',
    });
  });
  test('factors and steps that nobody has entered are asked for, and told', () => {
    const units = [
      { id: 'a', hex: '2316', supply: 'in' },
      { id: 'x', hex: '2317', nation: 'russian', supply: 'in' },
    ];
    expect(found(on(units, { attackFactor: 9, defenceFactor: 3 }))).toMatchObject({ attack: 9, defence: 3 });
    expect(openKeys(on(units))).toEqual(expect.arrayContaining(['gap.attack', 'gap.defence', 'gap.steps']));
    const known = openKeys(on([german('a', '2316'), russian('x', '2317')]));
    expect(known.filter((key) => key.startsWith('gap.') && key !== 'gap.country')).toEqual([]);
  });
  describe('what is missing on the sheet is said before what follows from it (2.9, 2.11)', () => {
    const said = (units: readonly object[], more: Record<string, unknown> = {}) =>
      verdictOf(of(on(units, { defenceFactor: 3, ...more })));
    const bare = { id: 'a', hex: '2316', supply: 'in' };
    const x = russian('x', '2317');
    const y = russian('x', '2317', { steps: undefined });
    test('factors', () => {
      expect(said([{ ...bare, steps: 2 }, x])).toMatch(
        /^Factors of 1 unit are missing\. Only if those below are right: Defender eliminated /,
      );
      const named = russian('x', '2317', { name: '2S', defence: undefined });
      expect(said([german('a', '2316'), named])).toMatch(/^Factors of 1 unit are missing\. Only if those/);
      // A result that was read off the table, and sums that were entered, need none.
      expect(said([{ ...bare, steps: 2 }, x], { result: '0/E' })).not.toContain('missing');
      expect(said([{ ...bare, steps: 2 }, x], { strength: 'totals' })).not.toContain('missing');
    });
    test('steps, where the headline counts them', () => {
      expect(said([german('a', '2316'), y])).toMatch(/^Steps of 1 unit are missing\. Only if each has one: /);
      expect(said([german('a', '2316'), y], { result: '0/1' })).toContain('missing');
      expect(said([german('a', '2316'), y], { result: '1/E' })).not.toContain('missing');
      expect(said([german('a', '2316', { attack: 2 }), { ...y, defence: 9 }])).toMatch(/^1:5: E\/0/);
      const attacker = german('a', '2316', { steps: undefined });
      expect(said([attacker, x])).not.toContain('missing');
      expect(said([attacker, x], { result: '1/0' })).toContain('missing');
      expect(said([attacker, x], { result: 'E/0' })).not.toContain('missing');
      const fortress = russian('f', '2317', { kind: 'fortress' });
      expect(said([german('a', '2316'), y, fortress])).not.toContain('missing');
      const austrianRow = austrian('x', '2317', { steps: undefined });
      expect(said([russian('a', '2316'), austrianRow])).not.toContain('missing');
    });
    test('both', () => {
      expect(said([bare, y])).toMatch(
        /^Factors of 1 unit and steps of 1 are missing\. Only if those below are right: /,
      );
    });
    test('which units they are stands among the open points, those of one hex that are called alike once', () => {
      const three = ['x', 'y', 'z'].map((id) => russian(id, '2317', { defence: undefined, steps: undefined }));
      const named = german('b', '2318', { name: '2S', attack: undefined });
      const units = [bare, named, ...three];
      expect(said(units)).toMatch(/^Factors of 5 units and steps of 3 are missing\. Only if /);
      const open = openOf(of(on(units)));
      for (const line of [
        /^Attackers .*: German infantry in 2316, 2S\. Each counts 6/,
        /^Defenders .*: Russian infantry in 2317\. Each counts 7/,
        /how many steps these have: German infantry in 2316, Russian infantry in 2317\./,
      ])
        expect(open).toContainEqual(expect.stringMatching(line));
    });
    test('nothing is said of a sheet that lacks nothing', () => {
      expect(said([german('a', '2316'), x])).toMatch(/^Defender eliminated /);
    });
  });
  test('Germans and Austro-Hungarians who are not stacked do not attack together (6.4)', () => {
    const units = [german('a', '2316'), austrian('b', '2318'), russian('x', '2317')];
    expect(refused(on(units))).toEqual({ rule: '6.4', field: 'attackers' });
    expect(found(on(units, { only: ['2318'] })).attack).toBe(6);
  });
});

describe('Romania on the sheet (3.2, 10.4)', () => {
  const romanian = (id: string, hex: string) => russian(id, hex, { nation: 'romanian' });
  const inRomania = (hex: string) => ({ hexes: { [hex]: { country: 'romania' } } });
  const war = { turn: 18, romania: true };
  test.each([
    ['an attack into it', [german('a', '2316'), russian('x', '2317')], inRomania('2317'), '3.2'],
    ['an attack out of it', [german('a', '2316'), russian('x', '2317')], inRomania('2316'), '3.2'],
    ['its army defending', [german('a', '2316'), romanian('x', '2317')], {}, '10.4'],
    ['its army attacking', [romanian('a', '2316'), austrian('x', '2317')], {}, '10.4'],
  ])('%s: not while it is neutral', (_what, units, sheet, rule) => {
    expect(refused(on(units, {}, { ...sheet, turn: 18 })).rule).toBe(rule);
    expect(refused(on(units, { brusilov: 16 }, { ...sheet, turn: 18 })).rule).toBe(rule);
    // Before Turn 18 no offensive can be three turns old (15.1): a sheet that says so is asked about.
    expect(refused(on(units, {}, { ...sheet, ...war, turn: 17 }))).toEqual({ rule: '10.4', field: 'sheet.romania' });
    expect(found(on(units, {}, { ...sheet, ...war })).target).toBe('2317');
  });
  test.each([
    ['declared in Turn 16, three turns ago', { brusilov: 16 }, { turn: 19 }, undefined],
    ['declared in Turn 17, two turns ago', { brusilov: 17 }, { turn: 19 }, '10.4'],
    ['no declaration entered, Turn 18', {}, { turn: 18 }, undefined],
    ['no declaration entered, Turn 5', {}, { turn: 5 }, '10.4'],
  ])('marked at war, %s, for a battle far away too', (_what, more, sheet, rule) => {
    const input = on([german('a', '2316'), russian('x', '2317')], more, { ...sheet, romania: true });
    if (rule) expect(refused(input)).toEqual({ rule, field: 'sheet.romania' });
    else expect(found(input).target).toBe('2317');
  });
  test.each([
    ['two turns ago', 17, 19, false],
    ['three turns ago', 16, 19, true],
    ['nine turns ago', 15, 24, true],
    ['later', 18, 17, false],
  ])(
    'left neutral although the offensive was declared %s: asked about where that is three',
    (_what, brusilov, turn, asked) => {
      const input = on([german('a', '2316'), russian('x', '2317')], { brusilov }, { turn });
      if (asked) expect(refused(input)).toEqual({ rule: '10.4', field: 'sheet.romania' });
      else expect(found(input).target).toBe('2317');
    },
  );
});

test('cavalry and the Russian Guard bear no ammunition marker (9.11)', () => {
  const marked = (more: object) =>
    on([russian('g', '2316', { shortage: true, ...more }), german('a', '2317')], { target: '2317' });
  expect(refused(marked({ guard: true })).rule).toBe('9.11');
  expect(refused(marked({ kind: 'cavalry' })).rule).toBe('9.11');
  expect(found(marked({ attack: 7 })).attack).toBe(4);
  expect(found(on([russian('g', '2316', { attack: 7, guard: true }), german('a', '2317')])).attack).toBe(7);
  const beside = on([german('a', '2316'), russian('x', '2317'), russian('g', '2317', { guard: true, shortage: true })]);
  expect(refused(beside).rule).toBe('9.11');
});

describe('the OberOst Combat Phase on the sheet (14.3)', () => {
  const units = [german('a', '2316'), german('b', '2318'), russian('x', '2317')];
  const phase = (oberost: string | undefined, more = {}, all: readonly object[] = units) =>
    on(all, { phase: 'oberost', ...more }, oberost === undefined ? {} : { oberost });
  test.each([
    ['in its own hex', '2316', ['2316']],
    ['two hexes away', '2314', ['2316']],
    ['three hexes away', '2320', ['2318']],
    ['both within two hexes', '2417', ['2316', '2318']],
    ['no marker on the sheet: nobody knows', undefined, ['2316', '2318']],
  ])('only Germans within two hexes of it attack: %s', (_what, oberost, from) => {
    expect(found(phase(oberost)).from).toEqual(from);
  });
  test('the route to it passes no enemy: what lies beyond one is told, and refused where it is named', () => {
    // From 2316 to 2318 the straight way leads through 2317.
    const answer = of(phase('2318'));
    expect(answer.outcome.data.from).toEqual(['2318']);
    expect(answer.notApplied).toContainEqual(expect.objectContaining({ id: 'beyond', rule: '14.3' }));
    expect(refused(phase('2318', { only: ['2316'] }))).toEqual({ rule: '14.3', field: 'only.0' });
    expect(refused(phase('2020'))).toEqual({ rule: '14.3', field: 'target' });
  });
  test('Austro-Hungarians beside them stay out of it', () => {
    expect(found(phase('2417', {}, [...units, austrian('c', '2417')])).from).toEqual(['2316', '2318']);
  });
  test('Tannenberg: the four corps of the notes, 2:1 with +3, and not the cavalry in 2416', () => {
    const input = { source: 'sheet', preset: 'tannenberg-oberost', target: '2417', phase: 'oberost' };
    const answer = found({ ...input, attackFactor: 6, defenceFactor: 5 });
    expect(answer).toMatchObject({ from: ['2517', '2418', '2317', '2316'], odds: '2:1', drm: 3 });
  });
});

describe('refused with the rule', () => {
  const units = [german('a', '2316'), german('far', '2520'), russian('x', '2317'), russian('y', '2417')];
  test.each([
    ['no hex of the map', { target: '23A7' }, { rule: '2.2', field: 'target' }],
    ['a column west of the edge', { target: '0917' }, { rule: '2.2', field: 'target' }],
    ['an empty target', { target: '2315' }, { rule: '13.2', field: 'target' }],
    ['nobody around', { target: '2520' }, { rule: '13.3', field: 'target' }],
    ['attackers of the defender’s side', { only: ['2417'] }, { rule: '2.5', field: 'only.0' }],
    ['attackers that are not adjacent', { only: ['2520'] }, { rule: '13.3', field: 'only.0' }],
    ['an empty hex', { only: ['2316', '2318'] }, { rule: '13.3', field: 'only.1' }],
    ['an attacker’s hex that is none', { only: ['abc'] }, { rule: '2.2', field: 'only.0' }],
    ['a unit that is not there', { stay: ['far'] }, { rule: '13.6', field: 'stay.0' }],
    ['nobody left', { stay: ['a'] }, { rule: '13.3', field: 'stay' }],
  ])('%s', (_what, more, expected) => {
    expect(refused(on(units, more))).toEqual(expected);
  });
  test('a hex outside of the sheet; units of both sides in one hex (12.4); nobody to attack', () => {
    expect(refused(on(units, { target: '6099' })).field).toBe('target');
    expect(refused(on([...units, russian('z', '2316')]))).toEqual({ rule: '12.4', field: 'sheet' });
    expect(refused(on([german('a', '2316')], { target: '' }))).toEqual({ rule: '13.3', field: 'target' });
  });
  test('by hand: a number that is no hex, attackers from beyond the west edge (2.2)', () => {
    expect(refused({ target: '231' })).toEqual({ rule: '2.2', field: 'target' });
    expect(refused({ target: '1017', attackers: [{ from: 'nw' }] })).toEqual({
      rule: '2.2',
      field: 'attackers.0.from',
    });
    expect(found({ target: '1017', attackers: [{ from: 'ne' }] }).from[0]).toMatch(/^11/);
  });
});

describe('the openings of the players’ notes', () => {
  const opening = (preset: string, target: string, more = {}) => found({ source: 'sheet', preset, target, ...more });
  test('2317 from opposite hexes with an active corps: +3', () => {
    expect(opening('tannenberg', '2317')).toMatchObject({ concentric: 'opposite', drm: 3, from: ['2316', '2318'] });
  });
  test('Lomza: a fortress, never concentric (13.15)', () => {
    expect(opening('tannenberg', '2617')).toMatchObject({ drm: -1, from: ['2616'] });
  });
});

test('the link opens the same attack by hand (property)', () => {
  const ring = around('2317').flatMap((hex) => hex ?? []);
  const unit = fc.record({
    hex: fc.constantFrom(...ring),
    attack: fc.integer({ min: 1, max: 9 }),
    reduced: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 24 }), (list, turn) => {
      const units = [...list.map((one, i) => german(`u${i}`, one.hex, one)), russian('x', '2317')];
      const answer = of(on(units, {}, { turn }));
      const link = answer.outcome.blocks.flatMap((block) => (block.kind === 'values' && block.link) || [])[0];
      const read = readAddress(attack as unknown as Calculator, link?.query ?? '');
      const again = run(attack, read.ok ? read.value : undefined, data);
      expect(again.ok && again.value.outcome.data).toEqual(answer.outcome.data);
    }),
    { numRuns: 40 },
  );
});

test('what the sheet does not say is named with what counts in its place (2.9, 13.13, 13.14)', () => {
  const units = [{ id: 'a', hex: '2316', nation: 'german' as const }, russian('x', '2317')];
  const { open } = answerOf(
    attack,
    on(units, { terrain: 'swamp', country: 'russia', attackFactor: 4 }, { complete: false }),
    data,
  );
  const gaps = new Map(open.map(({ text, rule }) => [text.key, [rule, text.params]] as const));
  const params = (some: object) => expect.objectContaining(some) as object;
  expect(gaps.get('attack.open.gap.terrain')).toEqual([
    '13.13',
    params({ terrain: { key: 'attack.options.terrain.swamp' } }),
  ]);
  expect(gaps.get('attack.open.gap.country')).toEqual([
    '13.14',
    params({ country: { key: 'attack.options.country.russia' } }),
  ]);
  expect(gaps.get('attack.open.gap.attack')).toEqual(['2.9', params({ attack: 4 })]);
});
