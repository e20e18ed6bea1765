import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { hexEntry, type EntryAnswer } from '@/lib/games/grand-illusion/calculators/hex-entry';
import { loadData, type GiData } from '@/lib/games/grand-illusion/data';
import { ENTRY_BARS } from '@/lib/games/grand-illusion/entry/bars';
import { inputsOf } from '@/tests/support/from-schema';

let data: GiData;
beforeAll(async () => {
  data = await loadData();
});

function evaluation(input: unknown): Evaluation<EntryAnswer> {
  const answer = run(hexEntry, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
const answer = (input: unknown): EntryAnswer => evaluation(input).outcome.data;
function refusal(input: unknown): Refusal {
  const given = run(hexEntry, input, data);
  if (given.ok) throw new Error('not refused');
  return given.error;
}

const FROM = {
  friendly: { fromControl: 'friendly', fromEnemy: 'none' },
  'friendly-contested': { fromControl: 'friendly', fromEnemy: 'units' },
  'enemy-contested': { fromControl: 'enemy', fromEnemy: 'units' },
} as const;
const TO = {
  friendly: { toControl: 'friendly', toEnemy: 'none' },
  'friendly-contested': { toControl: 'friendly', toEnemy: 'units' },
  'enemy-vacant': { toControl: 'enemy', toEnemy: 'none' },
  'enemy-occupied': { toControl: 'enemy', toEnemy: 'units' },
  'enemy-contested': { toControl: 'enemy', toEnemy: 'units', friends: true },
} as const;

/** The table as both booklets print it: on, stop, battle, no; turns: friendly at once. */
const TABLE = {
  friendly: ['on', 'stop', 'on turns', 'stop battle', 'stop'],
  'friendly-contested': ['on', 'stop', 'on turns', 'stop battle', 'stop'],
  'enemy-contested': ['on', 'stop', 'on turns', 'no', 'no'],
} as const;

describe('the table of 8.4.4', () => {
  test.each(
    Object.entries(TABLE).flatMap(([from, cells]) =>
      Object.keys(TO).map((to, i) => [from, to, cells[i]] as [keyof typeof FROM, keyof typeof TO, string]),
    ),
  )('from %s into %s: %s', (from, to, cell) => {
    const found = answer({ ...FROM[from], ...TO[to] });
    expect(found).toMatchObject({ from, to });
    const said = [
      !found.enters.length ? 'no' : found.goOn.length ? 'on' : 'stop',
      ...(found.battle === 'must' ? ['battle'] : []),
      ...(found.control === 'turns' ? ['turns'] : []),
    ];
    expect(said.join(' ')).toBe(cell);
  });

  test.each([
    // note 5, 8.3.2: a besieged enemy fort leaves a friendly hex uncontested
    [{ toControl: 'friendly', toEnemy: 'besieged' }, 'friendly'],
    // 8.3.3: HQ and HA do not hold a hex
    [{ toControl: 'friendly', toEnemy: 'hq' }, 'friendly'],
    [{ toControl: 'enemy', toEnemy: 'hq' }, 'enemy-vacant'],
    // 8.3.1 €: forts count
    [{ toControl: 'friendly', toEnemy: 'fort' }, 'friendly-contested'],
    [{ toControl: 'enemy', toEnemy: 'fort' }, 'enemy-occupied'],
    [{ toControl: 'enemy', toEnemy: 'fort', friends: true }, 'enemy-contested'],
  ])('%o is %s', (input, to) => {
    expect(answer(input).to).toBe(to);
  });
});

describe('who may enter', () => {
  const out = (input: object): readonly string[] => answer(input).barred.map(({ id }) => id);
  test.each([
    // note 3: alone they stay out of a hex that the enemy holds alone, with an escort they come along
    [{ group: ['disrupted'] }, ['escort'], []],
    [{ group: ['hq', 'ha'] }, ['escort'], []],
    [{ group: ['disrupted', 'hq', 'ha', 'cavalry'] }, [], ['disrupted', 'hq', 'ha', 'cavalry']],
    // 9.8.2: into contested enemy hexes only the disrupted ones need it
    [{ group: ['disrupted', 'hq'], friends: true }, ['escortContested'], ['hq']],
    [{ group: ['disrupted'], toControl: 'friendly' }, [], ['disrupted']],
    // 8.4.2
    [{ side: 'triple' }, ['impassable'], []],
    [{ side: 'red', mp: 1 }, ['mp'], []],
    [{ side: 'red', mp: 2 }, [], ['corps']],
    [{ side: 'red', mp: 1, group: ['corps', 'ha', 'disrupted'] }, ['mp', 'escort'], []],
    [
      { side: 'red', mp: 1, group: ['ha', 'disrupted'], toControl: 'friendly', toEnemy: 'none' },
      [],
      ['ha', 'disrupted'],
    ],
    [{ mp: 0, toEnemy: 'none', group: ['corps', 'ha'] }, ['mp'], []],
    // 8.4.5: the block lasts while the enemy holds the hex he came from and has combat units in the one he entered
    [{ ...FROM['enemy-contested'], ...TO['enemy-vacant'], blocked: true }, ['blocked'], []],
    [{ ...FROM['friendly-contested'], ...TO['enemy-vacant'], blocked: true }, ['blocked'], []],
    [{ ...FROM['friendly-contested'], ...TO.friendly, blocked: true }, [], ['corps']],
    [{ ...FROM.friendly, ...TO['enemy-vacant'], blocked: true }, [], ['corps']],
    // 8.4.3
    [{ suppliedThere: false }, ['supply'], []],
    [{ supplied: false, suppliedThere: false }, ['outOfSupply'], []],
    [{ supplied: false, suppliedThere: false, closer: true, toEnemy: 'none' }, [], ['corps']],
    [{ supplied: false }, [], ['corps']],
    // 8.4.8: combat units only, only before GT 7, only without Allied combat units there
    [{ to: 15, toEnemy: 'none', turn: 6 }, ['schlieffen'], []],
    [{ to: 15, toEnemy: 'none', turn: 7 }, [], ['corps']],
    [{ to: 15, toEnemy: 'none', turn: 6, whatIf: true }, [], ['corps']],
    [{ to: 15, toEnemy: 'cavalry', turn: 1 }, [], ['corps']],
    [{ to: 24, toEnemy: 'fort', turn: 1 }, ['schlieffen'], []],
    [{ to: 15, toEnemy: 'none', turn: 1, group: ['corps', 'hq'] }, ['schlieffen'], ['hq']],
    [{ to: 15, toEnemy: 'none', turn: 1, mover: 'french' }, [], ['corps']],
    [{ to: 34, toEnemy: 'none', turn: 1 }, [], ['corps']],
    // 8.4.7.a
    [{ mover: 'belgian', to: 62, toControl: 'friendly', toEnemy: 'none' }, [], ['corps']],
    [{ mover: 'belgian', to: 34, toControl: 'friendly', toEnemy: 'none' }, ['belgium'], []],
    [{ mover: 'belgian', to: 75, toControl: 'friendly', toEnemy: 'none' }, [], ['corps']],
    [{ mover: 'belgian', to: 83, toControl: 'friendly', toEnemy: 'none' }, [], ['corps']],
    // 8.4.7.b: the British pass through Paris, but do not end there
    [{ mover: 'british', to: 19, toControl: 'friendly', toEnemy: 'none', mp: 2 }, [], ['corps']],
    [{ mover: 'british', to: 19, toControl: 'friendly', toEnemy: 'none', mp: 1 }, ['paris'], []],
    [{ mover: 'british', to: 19, mp: 4 }, ['paris'], []],
    [{ mover: 'french', to: 19, mp: 1 }, [], ['corps']],
    // 12.5.2, 12.5.3
    [{ mover: 'belgian', from: 52, to: 53, withdrawn: true, screened: true, turn: 6 }, ['antwerp'], []],
    [{ mover: 'belgian', from: 52, to: 53, withdrawn: true, screened: true, turn: 7 }, [], ['corps']],
    [{ mover: 'belgian', from: 52, to: 53, withdrawn: false, screened: true, turn: 6 }, [], ['corps']],
    [{ to: 43, withdrawn: true, screened: true, turn: 9 }, ['ghent'], []],
    [{ to: 43, withdrawn: true, screened: true, turn: 9, belgians: false }, [], ['corps']],
    [{ to: 43, withdrawn: true, screened: true, turn: 9, whatIf: true }, [], ['corps']],
    // 13.1 €@
    [{ to: 54, turn: 1 }, ['maubeuge'], []],
    [{ to: 54, turn: 2 }, [], ['corps']],
    [{ to: 54, turn: 2, mover: 'british', toControl: 'friendly', toEnemy: 'none' }, ['maubeuge'], []],
    [{ to: 54, turn: 2, mover: 'french', toControl: 'friendly', toEnemy: 'none', began: true }, [], ['corps']],
    [{ to: 54, turn: 3, mover: 'british', toControl: 'friendly', toEnemy: 'none' }, [], ['corps']],
    // 13.3.4.b5: the two hexsides that the rules name
    [{ from: 42, to: 52, turn: 8 }, ['impassable'], []],
    [{ from: 81, to: 71, toEnemy: 'none' }, ['impassable'], []],
    [{ from: 81, to: 71, toEnemy: 'none', holland: true }, [], ['corps']],
  ] as const)('%o: barred by %o', (input, bars, enters) => {
    expect(out(input)).toEqual(bars);
    expect(answer(input).enters).toEqual(enters);
  });

  test('the hexsides of the Holland option cost a red diamond (13.3.4.b5)', () => {
    expect(answer({ from: 81, to: 71, toEnemy: 'none', holland: true }).cost).toBe(2);
    expect(answer({ from: 81, to: 71, toEnemy: 'none', holland: true, mp: 1 }).barred).toMatchObject([{ id: 'mp' }]);
  });
});

describe('what the step brings', () => {
  test.each([
    // 9.6.3: an undisrupted infantry corps against cavalry alone
    [{ toEnemy: 'cavalry' }, { battle: 'screen', control: 'screen', goOn: [] }],
    [
      { toEnemy: 'cavalry', group: ['division'] },
      { battle: 'must', control: 'enemy' },
    ],
    [
      { toEnemy: 'cavalry', friends: true },
      { battle: 'may', control: 'enemy' },
    ],
    // 9.1.2.c
    [{ toControl: 'friendly' }, { battle: 'may', control: 'friendly', goOn: [] }],
    [
      { toControl: 'friendly', group: ['hq'] },
      { battle: 'none', enters: ['hq'] },
    ],
    // 8.3.3, 8.3.4
    [{ toEnemy: 'none', group: ['cavalry'] }, { control: 'turns-cavalry' }],
    [{ toEnemy: 'none', group: ['cavalry', 'division'] }, { control: 'turns' }],
    [
      { toEnemy: 'none', group: ['hq', 'ha'] },
      { control: 'enemy', enters: ['hq', 'ha'] },
    ],
    [{ toEnemy: 'none', supplied: false, suppliedThere: false, closer: true }, { control: 'enemy' }],
    // 8.4.5.a: only from a friendly hex, only against enemies
    [{}, { blocks: true }],
    [{ toEnemy: 'none' }, { blocks: false }],
    [{ ...FROM['enemy-contested'], ...TO['friendly-contested'] }, { blocks: false }],
    [{ toControl: 'friendly' }, { blocks: true }],
    // 8.4.2: disrupted units and HA have moved their hex
    [{ toEnemy: 'none', group: ['corps', 'disrupted', 'ha'], mp: 3 }, { goOn: ['corps'] }],
    [{ toEnemy: 'none', group: ['disrupted', 'hq', 'ha'], mp: 3, withHq: true }, { goOn: ['disrupted', 'hq'] }],
    [{ toEnemy: 'none', mp: 1 }, { goOn: [] }],
  ] as const)('%o: %o', (input, wanted) => {
    expect(answer(input)).toMatchObject(wanted);
  });

  test.each([
    [{ to: 28, toEnemy: 'none' }, true],
    [{ to: 19 }, true],
    [{ to: 28, toEnemy: 'none', group: ['hq'] }, false],
    [{ to: 28, toEnemy: 'none', mover: 'french' }, false],
    [{ to: 27, toEnemy: 'none' }, false],
  ] as const)('Paris in Danger (8.4.9.b), %o: %s', (input, danger) => {
    expect(evaluation(input).steps.some(({ id }) => id === 'danger')).toBe(danger);
  });
});

describe('refused', () => {
  test.each([
    [{ from: 26, to: 26 }, 'to', '8.4'],
    [{ from: 19, to: 27 }, 'to', '8.4.9.a'],
    [{ from: 8, to: 19 }, 'to', '8.4.9.a'],
  ])('%o', (input, field, rule) => {
    expect(refusal(input)).toMatchObject({ code: 'illegal', field, rule });
  });
  test.each([{ from: 0 }, { to: 108 }, { group: [] }, { turn: 16 }, { mp: 5 }])('%o by the schema', (input) => {
    expect(refusal(input).code).toBe('invalid-input');
  });
});

describe('for every input', () => {
  const inputs = inputsOf(hexEntry.schema, { strings: [] });
  test('each bar stands once, and those who may go on are among those who may enter', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const given = run(hexEntry, input, data);
        if (!given.ok) return;
        const { steps, notApplied, outcome } = given.value;
        for (const { id } of ENTRY_BARS)
          expect([...steps, ...notApplied].filter((line) => line.id === id)).toHaveLength(1);
        expect(outcome.data.goOn.filter((part) => !outcome.data.enters.includes(part))).toEqual([]);
      }),
    );
  });
  test('an escort never keeps anybody out, and more MP never hurt', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const base = hexEntry.schema.parse(input);
        const before = run(hexEntry, base, data);
        if (!before.ok) return;
        const kept = before.value.outcome.data.enters;
        const escorted = answer({ ...base, group: [...new Set([...base.group, 'corps'])] }).enters;
        const richer = answer({ ...base, mp: 4 }).enters;
        expect(kept.filter((part) => !escorted.includes(part))).toEqual([]);
        expect(kept.filter((part) => !richer.includes(part))).toEqual([]);
      }),
    );
  });
});

test.each([
  // 75 and 83 are Belgian in one booklet each (8.4.7.a): the answer hangs on the soil that the map shows
  [75, 'neutral'],
  [83, 'neutral'],
  [64, 'yes'],
])('Belgians into %i: %s', (to, tone) => {
  const { outcome, open } = evaluation({ mover: 'belgian', to, toControl: 'friendly', toEnemy: 'none' });
  expect(outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone });
  expect(open.some(({ dispute }) => dispute === 'belgian-hex-75-83')).toBe(tone === 'neutral');
});
