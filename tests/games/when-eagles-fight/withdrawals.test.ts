import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawals } from '@/lib/games/when-eagles-fight/calculators/withdrawals';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';

/* 10.15 to 10.19 with 7.2.C, D, F, J and K and 15.9. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(withdrawals, input, data);
const found = (input: Bag) => ask(input).outcome.data;

const TWO = { steps: 2 };
const WORN = { steps: 2, reduced: true };
const AH = { nation: 'austro-hungarian' };
const RU = { nation: 'russian' };

const DUE: readonly (readonly [rule: string, what: string, input: Bag, due: readonly string[]])[] = [
  ['10.15', 'nothing in an ordinary turn', { turn: 11 }, []],
  ['10.17', 'the Balkans in Turn 12', { turn: 12 }, ['balkans']],
  ['10.16', 'the Guard in Turn 13', { turn: 13 }, ['guard']],
  ['10.17', 'Turn 14 brings units back and takes none', { turn: 14 }, []],
  ['7.1', 'no events before Turn 5', { turn: 4, event: 'F' }, []],
  ['7.2.C', 'C takes no unit before Verdun could come', { turn: 7, event: 'C' }, []],
  ['7.2.D', 'two German steps', { turn: 7, event: 'D' }, ['major']],
  ['7.2.D', '11 steps out do not spare the infantry', { turn: 7, event: 'D', stepsOut: 11 }, ['major']],
  ['7.2.D', '12 steps out do', { turn: 7, event: 'D', stepsOut: 12 }, []],
  ['7.2.C', 'C is Verdun in Turn 12', { turn: 12, event: 'C' }, ['balkans', 'verdun', 'gunVerdun']],
  ['7.2.D', 'D is Verdun in Turn 15', { turn: 15, event: 'D' }, ['verdun', 'gunVerdun']],
  [
    '7.2.D',
    'D is D again once Verdun has come, whose twelve steps are out',
    { turn: 15, event: 'D', verdun: true },
    [],
  ],
  ['7.2.D', 'without Verdun heavy artillery too from Turn 16 on', { turn: 16, event: 'D' }, ['major', 'gunMajor']],
  ['7.2.C', 'C is D from Turn 16 on', { turn: 16, event: 'C' }, ['major', 'gunMajor']],
  ['7.2.D', 'nothing after Verdun', { turn: 18, event: 'D', verdun: true }, []],
  ['15.9', 'No Event from Turn 19 on without an offensive', { turn: 19, event: 'D', verdun: true }, []],
  ['7.2.D', 'and halves alone with one', { turn: 19, event: 'D', verdun: true, brusilov: 16 }, []],
  ['7.2.F', 'a Russian corps', { turn: 9, event: 'F' }, ['caucasus']],
  ['7.2.F', 'once', { turn: 9, event: 'F', caucasusLost: true }, []],
  ['7.2.F', 'not after G', { turn: 9, event: 'F', caucasusWon: true }, []],
  ['7.2.J', 'an Austro-Hungarian corps', { turn: 8, event: 'J' }, ['italy']],
  ['7.2.J', 'not before Turn 8', { turn: 7, event: 'J' }, []],
  ['7.2.J', 'not without Lemberg', { turn: 8, event: 'J', lemberg: false }, []],
  ['7.2.J', 'not while Italy is neutral', { turn: 8, event: 'J', neutral: true }, []],
  ['7.2.J', 'once a year', { turn: 8, event: 'J', austrian: true }, []],
  ['7.2.J', 'rolled before Brusilov is declared in the same turn', { turn: 17, event: 'J', brusilov: 17 }, ['italy']],
  ['7.2.J', 'not once Brusilov has been declared', { turn: 18, event: 'J', brusilov: 17 }, []],
  ['7.2.K', 'Verdun in Turn 13', { turn: 13, event: 'K' }, ['guard', 'verdun', 'gunVerdun']],
  ['7.2.K', 'No Event in Turn 11', { turn: 11, event: 'K' }, []],
  ['7.2.K', 'its second half', { turn: 14, again: true }, ['again', 'gunAgain']],
  ['7.2.K', 'its second half after Turn 15', { turn: 16, again: true }, ['again', 'gunAgain']],
  [
    '7.2.K',
    'once: C in the turn of the second half is C',
    { turn: 14, again: true, event: 'C' },
    ['again', 'gunAgain'],
  ],
  [
    '7.2.D',
    'its second half leaves first: twelve steps are out',
    { turn: 14, again: true, event: 'D', stepsOut: 6 },
    ['again', 'gunAgain'],
  ],
];

it.each(DUE.map((row) => [`${row[0]} ${row[1]}`, row] as const))('%s', (_, [rule, , input, due]) => {
  const answer = ask(input);
  expect(answer.outcome.data.due).toEqual(due);
  const lines = [...answer.steps, ...answer.notApplied].map((line) => line.rule);
  if (rule !== '10.15' && rule !== '7.1') expect(lines).toContain(rule === '15.9' ? '7.2.D' : rule);
});

describe('who goes', () => {
  const units = (input: Bag) => found(input).units.map(({ goes, barred }) => goes ?? barred[0] ?? 'stays');
  it.each<readonly [string, Bag, readonly string[]]>([
    ['10.17 four German and two Austro-Hungarian steps', { units: [TWO, TWO, AH, AH] }, Array(4).fill('balkans')],
    ['10.17 any mix of one and two steps', { units: [TWO, {}, {}, AH, AH] }, Array(5).fill('balkans')],
    ['10.17 a reduced unit has one step', { units: [TWO, WORN, WORN, AH, AH] }, Array(5).fill('balkans')],
    [
      '10.17 exactly, where that can be done',
      { units: [{}, TWO, TWO, AH, AH] },
      ['stays', 'balkans', 'balkans', 'balkans', 'balkans'],
    ],
    [
      '10.15 infantry and active corps',
      { units: [{ kind: 'active', steps: 2 }, { kind: 'cavalry' }, { kind: 'fortress' }, TWO, AH, AH] },
      ['balkans', 'kind', 'kind', 'balkans', 'balkans', 'balkans'],
    ],
    [
      '10.15 supplied from a map edge',
      { units: [TWO, TWO, { ...AH, supply: 'limited' }, AH, AH, { ...AH, supply: 'sea' }, { ...AH, supply: 'none' }] },
      ['balkans', 'balkans', 'supply', 'balkans', 'balkans', 'supply', 'supply'],
    ],
    ['10.17 no Russians', { units: [TWO, TWO, AH, AH, RU] }, [...Array(4).fill('balkans'), 'nation']],
    ['10.17 divisions pay steps', { units: [TWO, TWO, { ...AH, size: 'division' }, AH] }, Array(4).fill('balkans')],
    [
      '7.2.F a corps, not a division',
      { turn: 9, event: 'F', units: [{ ...RU, size: 'division' }, RU, RU] },
      ['division', 'caucasus', 'stays'],
    ],
    ['7.2.J one A-H corps', { turn: 9, event: 'J', units: [AH, AH, TWO] }, ['italy', 'stays', 'nation']],
    ['7.2.K six steps', { turn: 15, event: 'K', units: [TWO, TWO, WORN, {}] }, Array(4).fill('verdun')],
  ])('%s', (_, input, wanted) => {
    expect(units({ turn: 12, ...input })).toEqual(wanted);
    expect(found({ turn: 12, ...input }).lacks).toEqual([]);
  });

  it('10.19 a missed one loses the game: the steps that lack are named', () => {
    const short = ask({ turn: 12, units: [TWO, {}, AH] });
    expect(short.outcome.data.lacks).toEqual([
      { nation: 'german', what: 'steps', count: 1 },
      { nation: 'austro-hungarian', what: 'steps', count: 1 },
    ]);
    expect(short.outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone: 'no', rule: '10.19' });
    expect(verdictOf(short)).toContain('1 German infantry step and 1 Austro-Hungarian infantry step.');
    expect(found({ turn: 9, event: 'F', units: [] }).lacks).toEqual([{ nation: 'russian', what: 'corps', count: 1 }]);
  });

  it('10.19 the verdict names all that lacks, of every nation and every demand', () => {
    const verdun = { turn: 12, event: 'K', units: [] };
    expect(verdictOf(ask(verdun))).toContain('10 German infantry steps and 2 Austro-Hungarian infantry steps.');
    const italy = { turn: 12, event: 'J', units: [] };
    expect(verdictOf(ask(italy))).toContain(
      'one Austro-Hungarian infantry corps, 4 German infantry steps and 2 Austro-Hungarian infantry steps.',
    );
    const both = verdictOf(ask({ turn: 14, again: true, event: 'F', units: [] }));
    expect(both).toContain('one Russian infantry corps and 6 German infantry steps.');
    expect(both).toContain('the side concerned loses');
  });

  it.each<readonly [string, Bag]>([
    ['heavy artillery that is cut off or dead', { turn: 14, again: true, guns: 0, units: [TWO, TWO, TWO] }],
    ['the Guard Corps', { turn: 13, guard: false }],
    ['heavy artillery for D', { turn: 16, event: 'D', guns: 0, units: [TWO] }],
  ])('10.19 nothing follows for want of %s', (_, input) => {
    const answer = ask(input);
    expect(answer.outcome.data.lacks).toEqual([]);
    expect(answer.outcome.blocks[0]).not.toMatchObject({ tone: 'no' });
  });

  it('10.16 without the Guard Corps the Guard Army never enters', () => {
    expect(ask({ turn: 13, guard: false }).steps[0]).toMatchObject({
      rule: '10.16',
      text: { key: 'withdrawals.step.guardGone' },
    });
  });
});

describe('their return', () => {
  const back = (input: Bag) => {
    const block = ask(input).outcome.blocks.find((one) => one.kind === 'values' && one.id === 'back');
    return block?.kind === 'values' ? block.rows.map(({ value, rule }) => [(value as { key: string }).key, rule]) : [];
  };
  it.each<readonly [string, Bag, readonly (readonly string[])[]]>([
    ['10.17 in Turn 14', { turn: 12 }, [['withdrawals.back.turn', '10.17']]],
    ['10.17 now', { turn: 14 }, [['withdrawals.back.now', '10.17']]],
    ['7.2.D after a die', { turn: 7, event: 'D' }, [['withdrawals.back.die', '7.2.D']]],
    [
      '7.2.D past the end, and a gun for good',
      { turn: 22, event: 'D', brusilov: 16, returnDie: 3 },
      [
        ['withdrawals.back.late', '7.2.D'],
        ['withdrawals.back.never', '7.2.D'],
      ],
    ],
    ['7.2.G with G', { turn: 9, event: 'F' }, [['withdrawals.back.caucasus', '7.2.G']]],
    ['15.5 with B+1', { turn: 9, event: 'J' }, [['withdrawals.back.brusilov', '15.5']]],
    ['15.1 declared until Turn 18', { turn: 18, event: 'J' }, [['withdrawals.back.brusilov', '15.5']]],
    ['15.1 never after it', { turn: 19, event: 'J' }, [['withdrawals.back.undeclared', '15.1']]],
    [
      '7.2.K never, 15.9 one gun',
      { turn: 15, event: 'K' },
      [
        ['withdrawals.back.never', '7.2.K'],
        ['withdrawals.back.guns', '15.9'],
      ],
    ],
  ])('%s', (_, input, wanted) => expect(back(input)).toEqual(wanted));

  it.each([1, 2, 3, 4, 5, 6])('7.2.D a %i later', (returnDie) =>
    expect(found({ turn: 7, event: 'D', returnDie }).back).toBe(7 + returnDie),
  );
});

it('refuses what cannot be, with its rule', () => {
  const unit = { ...AH, steps: 2, reduced: true };
  expect(refusalOf(withdrawals, { units: [unit] }, data)).toMatchObject({ field: 'units', rule: '2.12' });
  expect(refusalOf(withdrawals, { turn: 17, again: true }, data)).toMatchObject({ field: 'again', rule: '7.2.K' });
  expect(refusalOf(withdrawals, { turn: 15, brusilov: 16 }, data)).toMatchObject({ field: 'brusilov', rule: '15.1' });
});

it('finds an exact way whenever the units have the steps, and never takes more (10.17)', () => {
  const german = fc.constantFrom<Bag>(TWO, WORN, {});
  fc.assert(
    fc.property(
      fc.array(german, { maxLength: 8 }),
      fc.constantFrom<Bag>({ turn: 12 }, { turn: 15, event: 'K' }),
      (units, turn) => {
        const need = turn.turn === 12 ? 4 : 6;
        const steps = units.map((unit) => (unit === TWO ? 2 : 1));
        const total = steps.reduce((sum, n) => sum + n, 0);
        const answer = found({ ...turn, units: [...units, AH, AH] });
        const gone = answer.units.reduce((sum, { goes }, i) => sum + (goes ? (steps[i] ?? 0) : 0), 0);
        expect(gone).toBe(Math.min(total, need));
        expect(answer.lacks.some(({ nation }) => nation === 'german')).toBe(total < need);
      },
    ),
  );
});
