import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { supply, type SupplyAnswer } from '@/lib/games/grand-illusion/calculators/supply';
import { loadData, type GiData } from '@/lib/games/grand-illusion/data';

let data: GiData;
beforeAll(async () => {
  data = await loadData();
});

type Stack = SupplyAnswer['stacks'][number];
function answers(input: unknown): readonly Stack[] {
  const given = run(supply, input, data);
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  return given.value.outcome.data.stacks;
}
function answer(input: unknown): Stack {
  const [first] = answers(input);
  if (!first) throw new Error('no stack');
  return first;
}
const codes = ({ lacks }: Stack): readonly string[] => lacks.map(({ code, n }) => `${code} ${n}`);

/*
 * A made-up railway, not the printed one: 91 (a German source) – 81 – 73 – 64 – 63 in one row, all of whose rings are
 * entered; beside 63 stands 53, without a railway.
 */
const ROW = [91, 81, 73, 64, 63, 53];
const links = ROW.slice(1).map((n, i) => [ROW[i], 0, n]);
const edges = ROW.flatMap((n, i) =>
  [0, 1, 2, 3, 4, 5].filter((d) => !(d === 0 && i < ROW.length - 1) && !(d === 3 && i > 0)).map((d) => [n, d]),
);
const rails = [
  [91, 81],
  [81, 73],
  [73, 64],
  [64, 63],
];
/** 81 has 71 beside it by rule: its ring keeps one place open for it */
const open = edges.filter(([n, d]) => !(n === 81 && d === 1) && !(n === 73 && d === 2) && !(n === 91 && d === 0));
const map = { links, edges: open.filter(([n]) => n !== 81), rails, done: ROW };
const german = Object.fromEntries([91, 81, 73, 64, 63].map((n) => [n, 'german']));
const at = (hex: number, more: object = {}) => [{ hex, ...more }];

describe('the line of supply (11.2.1)', () => {
  test('to an adjacent friendly rail hex, then along the railway to a source', () => {
    expect(answer({ map, control: german, stacks: at(53) })).toMatchObject({
      standing: 'in',
      line: [53, 63, 64, 73, 81, 91],
    });
  });

  test('traced into an enemy hex, never through one (8.3.1)', () => {
    expect(answer({ map, control: { ...german, 53: 'allied' }, stacks: at(53) }).standing).toBe('in');
    const cut = answer({ map, control: { ...german, 64: 'allied' }, stacks: at(53) });
    expect(cut.standing).toBe('out');
    expect(codes(cut)).toEqual(['enemy 64']);
  });

  test('a friendly hex with a besieged fort is no part of the net (11.2.1.a)', () => {
    const cut = answer({ map, control: german, besieged: [64], stacks: at(53) });
    expect(cut.standing).toBe('out');
    expect(codes(cut)).toEqual(['besieged 64']);
    // the fort does not hinder the units in its own hex
    expect(answer({ map, control: german, besieged: [64], stacks: at(64) }).standing).toBe('in');
  });

  test.each([
    ['attrition', 'in'],
    ['action', 'out'],
  ])('enemy cavalry control in the %s: %s (11.2.1.b)', (moment, standing) => {
    const control = { ...german, 73: 'allied' };
    expect(answer({ map, control, cavalry: [73], moment, stacks: at(53) }).standing).toBe(standing);
  });

  test('only to sources of the own nation (11.2.4, 11.2.5)', () => {
    const control = Object.fromEntries(Object.keys(german).map((n) => [n, 'allied']));
    expect(answer({ map, control, stacks: at(53, { nation: 'french' }) }).standing).not.toBe('in');
  });

  test.each([
    [{ hex: 91 }, {}, 'unknown'],
    [{ hex: 91 }, { 91: 'german' }, 'in'],
    [{ hex: 4, nation: 'french' }, { 4: 'allied' }, 'in'],
    [{ hex: 4, nation: 'belgian' }, { 4: 'allied' }, 'unknown'],
    [{ hex: 14, nation: 'british' }, { 14: 'allied' }, 'in'],
    // Antwerp, until it is German
    [{ hex: 52, nation: 'belgian' }, {}, 'in'],
    [{ hex: 52, nation: 'belgian' }, { 52: 'german' }, 'unknown'],
    [{ hex: 52, nation: 'british', navy: true }, {}, 'in'],
    [{ hex: 52, nation: 'british' }, {}, 'unknown'],
  ])('%o with %o: %s', (stack, control, standing) => {
    expect(answer({ control, stacks: [stack] }).standing).toBe(standing);
  });
});

describe('what nobody has entered', () => {
  test('an empty map: the neighbours of the hex are not entered', () => {
    const one = answer({});
    expect(one.standing).toBe('unknown');
    expect(codes(one)[0]).toBe('ring 72');
    expect(one.attrition).toBeNull();
  });

  test('control of a hex on the way', () => {
    const { 73: _, ...rest } = german;
    // hex 73 is German by the set-up (3.1.3.g)
    expect(answer({ map, control: rest, stacks: at(53) }).standing).toBe('in');
    const { 64: __, ...less } = german;
    expect(codes(answer({ map, control: less, stacks: at(53) }))).toEqual(['control 64']);
  });

  test('a railway that nobody has looked up', () => {
    const unsure = { ...map, rails: rails.filter(([a]) => a !== 73), done: [53, 63, 91, 81] };
    expect(codes(answer({ map: unsure, control: german, stacks: at(53) }))).toEqual(['rail 64']);
  });

  test('nothing unknown can help where the enemy holds every way', () => {
    const control = { ...german, 63: 'allied' };
    expect(answer({ map, control, stacks: at(53) }).standing).toBe('out');
  });
});

describe('German emergency supply (11.2.1.c)', () => {
  // 44 and 54 hang on a row of their own: 44 – 54, with 45 beside 44
  const own = {
    links: [
      [44, 0, 54],
      [44, 3, 45],
      [45, 3, 35],
    ],
    edges: [44, 54, 45, 35]
      .flatMap((n) => [1, 2, 4, 5].map((d) => [n, d]))
      .concat([
        [54, 0],
        [35, 3],
      ]),
    rails: [
      [44, 54],
      [44, 45],
    ],
    done: [44, 54, 45, 35],
  };
  const control = { 44: 'german', 54: 'german', 45: 'german' };
  const base = { map: own, control, turn: 3, maubeuge: 'besieged', stacks: at(45) };
  test.each<[string, object, string]>([
    ['GT 3', {}, 'emergency'],
    ['in hex 44 itself', { stacks: at(44) }, 'emergency'],
    ['two hexes on', { stacks: at(35) }, 'emergency'],
    ['GT 2', { turn: 2 }, 'out'],
    ['GT 4', { turn: 4 }, 'emergency'],
    ['GT 5, attrition: the marker is gone (11.2.1.c.4)', { turn: 5 }, 'out'],
    ['GT 5, Action Phase', { turn: 5, moment: 'action' }, 'emergency'],
    ['GT 6', { turn: 6, moment: 'action' }, 'out'],
    ['Maubeuge not besieged', { maubeuge: 'stands' }, 'out'],
    ['Maubeuge fallen (11.2.1.c.3)', { maubeuge: 'gone' }, 'out'],
    ['44 lost', { control: { 54: 'german', 45: 'german', 44: 'allied' } }, 'out'],
    ['54 lost', { control: { 54: 'allied', 45: 'german', 44: 'german' } }, 'out'],
  ])('%s: %s', (_name, change, standing) => {
    expect(answer({ ...base, ...change }).standing).toBe(standing);
  });

  test('its effects: HQ flipped, ready units stay, one disrupted unit recovers beside an HQ (11.2.1.c.2)', () => {
    const stacks = at(45, { ready: 2, disrupted: 3, hq: 1, ha: 1 });
    expect(answer({ ...base, stacks }).attrition).toMatchObject({
      eliminated: 0,
      disrupted: 0,
      recover: 1,
      hq: 'flipped',
      ha: 'front',
    });
    expect(answer({ ...base, stacks: at(45, { disrupted: 3 }) }).attrition?.recover).toBe(0);
  });
});

describe('the end of the rail net (11.2.1.d)', () => {
  const row = [91, 57, 56, 55];
  const railed = {
    links: row.slice(1).map((n, i) => [row[i], 0, n]),
    edges: row.flatMap((n, i) =>
      [0, 1, 2, 3, 4, 5].filter((d) => !(d === 0 && i < 3) && !(d === 3 && i > 0)).map((d) => [n, d]),
    ),
    rails: row.slice(1).map((n, i) => [row[i], n]),
    done: row,
  };
  const all = (side: string) => Object.fromEntries(row.map((n) => [n, side]));
  test.each([
    // the line runs from the units to 56 and on from there
    [55, { namurGone: true }, 'out'],
    [55, { namurGone: false }, 'in'],
    [55, { namurGone: true, railEnd: false }, 'in'],
    // it goes at the end of supply in GT 5, or in the GT of a later fall of Namur
    [55, { namurGone: true, turn: 5 }, 'out'],
    [55, { namurGone: true, turn: 6 }, 'in'],
    [55, { namurGone: true, turn: 6, namurTurn: 4 }, 'in'],
    [55, { namurGone: true, turn: 7, namurTurn: 7 }, 'out'],
    [55, { namurGone: true, turn: 8, namurTurn: 7 }, 'in'],
    [56, { namurGone: true }, 'in'],
    [57, { namurGone: true }, 'in'],
  ])('hex %i with %o: %s', (hex, marker, standing) => {
    const one = answer({ map: railed, control: all('german'), stacks: at(hex), ...marker });
    expect(one.standing).toBe(standing);
  });
});

describe('improved logistics (13.3.4.b3)', () => {
  const far = {
    ...map,
    links: [...links, [53, 0, 33]],
    edges: [...map.edges.filter(([n]) => n !== 53), [33, 0]],
    done: [],
  };
  test('the railway may be two hexes away, over a German hex', () => {
    const stacks = at(33);
    const control = { ...german, 53: 'german' };
    expect(answer({ map: far, control, stacks, logistics: true })).toMatchObject({
      standing: 'in',
      line: [33, 53, 63, 64, 73, 81, 91],
    });
    expect(answer({ map: far, control, stacks }).standing).not.toBe('in');
    expect(answer({ map: far, control: { ...control, 53: 'allied' }, stacks, logistics: true }).standing).not.toBe(
      'in',
    );
  });
});

describe('attrition and recovery (11.2.6, 11.2.7)', () => {
  const cut = { map, control: { ...german, 63: 'allied' } };
  test('out of supply: disrupted ones die, others are disrupted, HQ and HA flip', () => {
    const stacks = at(53, { ready: 2, disrupted: 1, hq: 1, ha: 1 });
    expect(answer({ ...cut, stacks }).attrition).toMatchObject({
      eliminated: 1,
      disrupted: 2,
      recover: 0,
      hq: 'flipped',
      ha: 'flipped',
    });
  });
  test.each([
    [{ ready: 0, disrupted: 4 }, 1, 4],
    [{ ready: 0, disrupted: 2, enemy: true }, 1, 1],
    [{ ready: 1, disrupted: 2, enemy: true }, 1, 2],
    [{ ready: 0, disrupted: 5 }, 12, 3],
    [{ ready: 0, disrupted: 5 }, 11, 5],
    [{ ready: 0, disrupted: 5, enemy: true }, 12, 2],
  ])('in supply with %o in GT %i: %i recover', (stack, turn, recover) => {
    expect(answer({ map, control: german, turn, stacks: at(53, stack) }).attrition?.recover).toBe(recover);
  });
  test('supplied friends of other nations in the hex count (11.2.7.b)', () => {
    const own = { 14: 'allied' };
    const [british] = answers({
      control: own,
      stacks: [
        { hex: 14, nation: 'british', ready: 0, disrupted: 2, enemy: true },
        { hex: 14, nation: 'belgian', ready: 1, enemy: true },
      ],
    });
    expect(british?.attrition?.recover).toBe(2);
  });
});

describe('refused', () => {
  test.each([
    [{ map: { links: [[19, 0, 27]] } }, 'map.links.0', '8.4.9.a'],
    [{ map: { links: [[19, 0, 19]] } }, 'map.links.0', '2.2'],
    [{ landing: 8 }, 'landing', '13.3.4.a4'],
  ])('%o', (input, field, rule) => {
    const given = run(supply, input, data);
    expect(given.ok ? undefined : given.error).toMatchObject({ field, rule });
  });
});

describe('sieges that cannot be (9.5, 9.5.3, 12.5.1)', () => {
  const asked = (more: object) => run(supply, { stacks: at(14), ...more }, data);
  test.each<[string, object, string]>([
    ['a hex without a fort', { besieged: [20] }, '9.5'],
    ['Antwerp', { besieged: [64, 52] }, '12.5.1'],
    [
      'Antwerp by the invasion of Holland, not German',
      { besieged: [52], holland: true, control: { 52: 'allied' } },
      '13.3.4.b5',
    ],
    ['Antwerp without its fort', { besieged: [52], holland: true, antwerpFort: false }, '9.5.3.b'],
    ['Lille without its option', { besieged: [34], belgianPreparation: true }, '13.3.4.a2'],
    ['Liège without its option', { besieged: [72], betterUse: true }, '13.3.4.a5'],
    ['Maubeuge when it is gone', { besieged: [54], maubeuge: 'gone' }, '9.5.3.b'],
    ['Namur when it is gone', { besieged: [64], namurGone: true }, '9.5.3.b'],
  ])('%s is refused', (_name, more, rule) => {
    const given = asked(more);
    expect(given.ok ? 'answered' : given.error.rule).toBe(rule);
  });
  test.each<[string, object]>([
    ['every fort of the set-up but Antwerp', { besieged: [10, 19, 54, 64, 67, 76, 77, 79, 86, 87, 94, 98, 104, 105] }],
    ['Antwerp by the invasion of Holland', { besieged: [52], holland: true }],
    ['Lille and Hazebrouck with their option', { besieged: [24, 34], betterUse: true }],
    ['Liège with its option', { besieged: [72], belgianPreparation: true }],
  ])('%s is answered', (_name, more) => {
    expect(asked(more).ok).toBe(true);
  });
  test('a landing before GT 10 is refused (13.3.4.a4)', () => {
    const given = asked({ landing: 23, turn: 9 });
    expect(given.ok ? 'answered' : given.error.rule).toBe('13.3.4.a4');
    expect(asked({ landing: 23, turn: 10 }).ok).toBe(true);
  });
  test('a marker in 54 is the siege of Maubeuge (11.2.1.c)', () => {
    const marked = asked({ besieged: [54] });
    if (!marked.ok) throw new Error('refused');
    expect(marked.value.facts.map(({ text }) => text.key)).toContain('supply.facts.maubeuge.besieged');
  });
  test('a besieged fort of one’s own cuts nothing (11.2.1.a)', () => {
    // The besieger has no supplied unit there, and the hex stays with the owner of the fort (8.3.3).
    const links = [
      [97, 0, 86],
      [86, 0, 91],
    ];
    const own = { map: { links, edges: [], rails: [[86, 91]], done: [97, 86, 91] }, stacks: at(97), besieged: [86] };
    expect(answer({ ...own, control: { 86: 'german', 91: 'german' } }).standing).toBe('in');
  });
});

describe('the single hexes that end a line in enemy hands (11.2.1)', () => {
  /** 54 beside 63 and 64, so that units in it reach the railway in either. */
  const beside = {
    ...map,
    links: [...links, [64, 1, 54], [63, 2, 54]],
    edges: map.edges.filter(([n, d]) => !(n === 64 && d === 1) && !(n === 63 && d === 2)),
  };
  /** By asking again with each of them in enemy hands. */
  const slowly = (input: { readonly control: object }, hexes: readonly number[]): readonly number[] =>
    hexes.filter((n) => answer({ ...input, control: { ...input.control, [n]: 'allied' } }).standing !== 'in');

  test.each([
    ['every hex of the only line, the source too', { map, control: german, stacks: at(53) }, [63, 64, 73, 81, 91]],
    ['not the hex of the units', { map, control: german, stacks: at(64) }, [73, 81, 91]],
    ['none beside which another leads on', { map: beside, control: german, stacks: at(54) }, [64, 73, 81, 91]],
  ])('%s', (_name, input, threats) => {
    expect(answer(input)).toMatchObject({ standing: 'in', threats });
    expect(
      slowly(
        input,
        [54, 63, 64, 73, 81, 91].filter((n) => n !== input.stacks[0]?.hex),
      ),
    ).toEqual(threats);
  });

  test('told in a row for each stack with a line, none for units in their source or without a line', () => {
    const input = { map, control: german, stacks: [...at(53), ...at(91), ...at(72)] };
    expect(answers(input).map(({ threats }) => threats)).toEqual([[63, 64, 73, 81, 91], undefined, undefined]);
    const given = run(supply, input, data);
    const block = given.ok ? given.value.outcome.blocks.find((one) => 'id' in one && one.id === 'threats') : undefined;
    expect(block).toMatchObject({ rows: [{ value: '63, 64, 73, 81, 91', rule: '11.2.1' }] });
  });

  test('a hex between that need not be German is none (13.3.4.b3)', () => {
    const edges = [...map.edges.filter(([n]) => n !== 53), [33, 0]];
    const far = { ...map, links: [...links, [53, 0, 33]], edges, done: [] };
    const input = { map: far, control: { ...german, 53: 'german' }, stacks: at(33), logistics: true };
    expect(answer(input)).toMatchObject({ standing: 'in', threats: [53, 63, 64, 73, 81, 91] });
    expect(answer({ ...input, betweenReading: 'free' }).threats).toEqual([63, 64, 73, 81, 91]);
  });

  test('not hex 54 where emergency supply ends with it and hex 44 leads on (11.2.1.c.1)', () => {
    const fork = {
      links: [
        [91, 0, 81],
        [81, 0, 73],
        [73, 0, 54],
        [73, 1, 44],
        [54, 1, 63],
        [44, 0, 63],
        [63, 0, 53],
      ],
      rails: [
        [91, 81],
        [81, 73],
        [73, 54],
        [73, 44],
        [54, 63],
        [44, 63],
      ],
    };
    const control = Object.fromEntries([91, 81, 73, 54, 44, 63].map((n) => [n, 'german']));
    const input = { map: fork, control, stacks: at(53), turn: 3, maubeuge: 'gone', namurReading: 'namur' };
    const line = [53, 63, 54, 73, 81, 91];
    expect(answer(input)).toMatchObject({ standing: 'in', line, threats: [63, 73, 81, 91] });
    expect(slowly(input, line.slice(1))).toEqual([63, 73, 81, 91]);
  });
});
