import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { attack } from '@/lib/games/when-eagles-fight/calculators/attack';
import { loadData, withEntries } from '@/lib/games/when-eagles-fight/data';
import { levelOf, nextLevel } from '@/lib/games/when-eagles-fight/attack/odds';
import { run } from '@/lib/calc/calculator';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';

/* Chapter 13 with 3.3 to 3.5, 6.4, 8.6, 9.3, 9.7, 9.10, 14.2, 14.3 and 15.2, row by row. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(attack, input, data).outcome.data;

const one = (unit: Bag, from = 'n'): Bag => ({ from, units: [unit] });
const against = (...units: Bag[]): Bag => ({ defenders: units });

describe('strength and odds', () => {
  const ROWS: readonly (readonly [rule: string, what: string, input: Bag, expected: Bag])[] = [
    ['13.8', '12 to 4', { strength: 'totals', attack: 12, defence: 4 }, { odds: '3:1' }],
    ['13.8', 'one short of the next column', { strength: 'totals', attack: 15, defence: 4 }, { odds: '3:1' }],
    ['13.8', 'equal', { strength: 'totals', attack: 7, defence: 7 }, { odds: '1:1' }],
    ['13.9', 'one short of equal', { strength: 'totals', attack: 6, defence: 7 }, { odds: '1:2', column: '1:2' }],
    ['13.9', 'half exactly', { strength: 'totals', attack: 5, defence: 10 }, { odds: '1:2', result: null }],
    ['13.10', 'just below half', { strength: 'totals', attack: 5, defence: 11 }, { odds: '1:3', result: 'E/0' }],
    ['13.10', 'no factor at all', { strength: 'totals', attack: 0, defence: 3 }, { odds: '0:1', result: 'E/0' }],
    ['13.12', '5:1 adds nothing', { strength: 'totals', attack: 25, defence: 5 }, { column: '5:1', drm: 0 }],
    ['13.12', '6:1', { strength: 'totals', attack: 30, defence: 5 }, { column: '5:1', drm: 1 }],
    ['13.12', '9:1', { strength: 'totals', attack: 45, defence: 5 }, { column: '5:1', drm: 4 }],
    [
      '9.3',
      'two unsupplied units of 5 and 3 are 8, halved 4',
      {
        attackers: [
          {
            units: [
              { attack: 5, supply: 'out' },
              { attack: 3, supply: 'out' },
            ],
          },
        ],
      },
      { attack: 4 },
    ],
    [
      '9.3',
      'the supplied unit counts in full',
      { attackers: [{ units: [{ attack: 6 }, { attack: 5, supply: 'out' }] }] },
      { attack: 9 },
    ],
    ['9.7', 'a fortress supplies no attack', { attackers: [one({ attack: 7, supply: 'limited' })] }, { attack: 4 }],
    ['9.7', 'but the defence', against({ defence: 7, supply: 'limited' }), { defence: 7 }],
    ['9.10', 'an ammunition marker', against({ defence: 7, ammo: true }), { defence: 4 }],
    ['9.10', 'never twice', against({ defence: 7, ammo: true, supply: 'out' }), { defence: 4 }],
    [
      '3.3',
      'Turn 1: one less on Russian field units',
      { turn: 1, ...against({ defence: 7 }, { defence: 5 }) },
      { defence: 10 },
    ],
    [
      '3.3',
      'Turn 1: not on fortress infantry',
      { turn: 1, ...against({ kind: 'fortress', defence: 3 }) },
      { defence: 3 },
    ],
    ['3.3', 'Turn 2: full factors', { turn: 2, ...against({ defence: 7 }) }, { defence: 7 }],
    [
      '8.6',
      'Turn 11: three corps',
      { turn: 11, attackers: [{ units: [{ attack: 6 }, { attack: 5 }, { attack: 4 }] }] },
      { attack: 15 },
    ],
    [
      '8.6',
      'Turn 12: the best two',
      { turn: 12, attackers: [{ units: [{ attack: 4 }, { attack: 6 }, { attack: 5 }] }] },
      { attack: 11 },
    ],
    [
      '8.6',
      'Turn 12: a corps and two divisions',
      {
        turn: 12,
        attackers: [
          { units: [{ attack: 6 }, { attack: 3, size: 'division' }, { attack: 2, size: 'division' }, { attack: 4 }] },
        ],
      },
      { attack: 11 },
    ],
    [
      '8.6',
      'Turn 12: in each hex',
      { turn: 12, attackers: [{ units: [{}, {}, {}] }, { from: 's', units: [{}, {}, {}] }] },
      { attack: 24 },
    ],
    [
      '8.6',
      'Turn 12: the fortress comes on top',
      { turn: 12, ...against({}, {}, {}, { kind: 'fortress', defence: 3 }) },
      { defence: 17 },
    ],
    [
      '8.6',
      'a halved corps gives way to a full one',
      { turn: 12, attackers: [{ units: [{ attack: 8, supply: 'out' }, { attack: 6 }, { attack: 5 }] }] },
      { attack: 11 },
    ],
    [
      '13.22',
      'units that retreated here lend nothing',
      against({ defence: 7 }, { defence: 5, retreated: true }),
      { defence: 7 },
    ],
  ];
  test.each(ROWS)('§%s %s', (_, __, input, expected) => {
    expect(ask(input)).toMatchObject(expected);
  });
});

describe('every modifier', () => {
  const german = one({ nation: 'german' });
  const russian = (unit: Bag = {}, from = 'n'): Bag => one({ nation: 'russian', ...unit }, from);
  const austrian = { nation: 'austro-hungarian' };
  const MIXED = [{}, austrian, { kind: 'heavy-artillery' }];
  const brusilov = (more: Bag = {}): Bag => ({
    turn: 16,
    brusilov: 16,
    strength: 'odds',
    odds: '2:1',
    attackers: [russian()],
    ...against(austrian),
    ...more,
  });
  const ROWS: readonly (readonly [rule: string, what: string, input: Bag, drm: number])[] = [
    ['13.11', 'nothing', {}, 0],
    ['13.13', 'swamp', { terrain: 'swamp' }, -1],
    ['13.13', 'frozen swamp', { terrain: 'swamp', turn: 5 }, -1],
    ['13.13', 'frozen swamp, clear by the other reading', { terrain: 'swamp', turn: 5, swampReading: 'clear' }, 0],
    ['13.13', 'which leaves it in other months', { terrain: 'swamp', turn: 4, swampReading: 'clear' }, -1],
    ['13.13', 'river', { river: true }, -1],
    ['13.13', 'mountain', { terrain: 'mountain' }, -2],
    ['13.13', 'forest gives nothing', { terrain: 'forest' }, 0],
    ['13.13', 'mountain with a river', { terrain: 'mountain', river: true }, -3],
    ['13.14', 'Russians in a city of Russia proper', { city: 'city', country: 'russia' }, -2],
    ['13.14', 'of Russian Poland', { city: 'city', country: 'poland' }, -1],
    [
      '13.14',
      'Germans in a Russian city',
      { attackers: [russian()], ...against({ nation: 'german' }), city: 'city', country: 'russia' },
      -1,
    ],
    ['13.15', 'Kovno: the city gives nothing', { city: 'kovno', country: 'russia' }, 0],
    ['13.15', 'Kovno with its fortress', { city: 'kovno', country: 'russia', ...against({ kind: 'fortress' }) }, -1],
    ...(['noCity', 'noFortress', 'neither'] as const).flatMap((kovnoReading, i) => {
      const kovno = { city: 'kovno', country: 'russia', kovnoReading };
      const what = `Kovno read as ${kovnoReading}`;
      return [
        ['13.15', what, kovno, [0, -2, 0][i] ?? 0],
        ['13.15', `${what}, with its fortress`, { ...kovno, ...against({ kind: 'fortress' }) }, [-1, -2, 0][i] ?? 0],
      ] as const;
    }),
    ['13.15', 'fortress', against({ kind: 'fortress' }), -1],
    [
      '13.15',
      'fortress in a city of Russia proper',
      { city: 'city', country: 'russia', ...against({ kind: 'fortress' }, {}) },
      -3,
    ],
    ['13.16', 'opposite hexes', { attackers: [one({}, 'n'), one({}, 's')] }, 2],
    ['13.16', 'three with gaps', { attackers: [one({}, 'ne'), one({}, 's'), one({}, 'nw')] }, 2],
    ['13.16', 'three side by side', { attackers: [one({}, 'n'), one({}, 'ne'), one({}, 'se')] }, 0],
    ['13.16', 'four', { attackers: [one({}, 'n'), one({}, 'ne'), one({}, 'se'), one({}, 'sw')] }, 2],
    ['13.16', 'Germans alone', { attackers: [russian(), russian({}, 's')], ...against({ nation: 'german' }) }, 1],
    [
      '13.16',
      'Germans with Austro-Hungarians',
      { attackers: [russian(), russian({}, 's')], ...against({ nation: 'german' }, austrian) },
      2,
    ],
    [
      '13.16',
      'never against a fortress',
      { attackers: [one({}, 'n'), one({}, 's')], ...against({ kind: 'fortress' }) },
      -1,
    ],
    ['13.18', 'heavy artillery', { attackers: [{ units: [{}, { kind: 'heavy-artillery' }] }] }, 3],
    ['13.18', 'a German and an Austro-Hungarian beside it', { turn: 8, attackers: [{ units: MIXED }] }, 0],
    [
      '13.18',
      'of whom one is enough by the other reading',
      { turn: 8, attackers: [{ units: MIXED }], gunsReading: 'one' },
      3,
    ],
    [
      '13.18',
      'Austro-Hungarians alone are not',
      { turn: 8, attackers: [{ units: MIXED.slice(1) }], gunsReading: 'one' },
      0,
    ],
    [
      '13.18',
      'two of them count once',
      {
        attackers: [
          { units: [{}, { kind: 'heavy-artillery' }] },
          { from: 'ne', units: [{}, { kind: 'heavy-artillery' }] },
        ],
      },
      3,
    ],
    ['13.18', 'supplied by sea only', { attackers: [{ units: [{}, { kind: 'heavy-artillery', supply: 'sea' }] }] }, 0],
    [
      '13.18',
      'with Austro-Hungarians',
      { turn: 6, attackers: [{ units: [{}, austrian, { kind: 'heavy-artillery' }] }] },
      0,
    ],
    ['13.18', 'with an active corps', { attackers: [{ units: [{ kind: 'active' }, { kind: 'heavy-artillery' }] }] }, 4],
    ['13.19', 'two active corps count once', { attackers: [{ units: [{ kind: 'active' }, { kind: 'active' }] }] }, 1],
    ['13.19', 'reduced', { attackers: [one({ kind: 'active', steps: 2, reduced: true })] }, 0],
    ['13.19', 'out of supply', { attackers: [one({ kind: 'active', supply: 'out' })] }, 0],
    ['13.19', 'in defence', { attackers: [russian()], ...against({ nation: 'german', kind: 'active' }) }, -1],
    [
      '13.19',
      'in defence, supplied by its fortress',
      { attackers: [russian()], ...against({ nation: 'german', kind: 'active', supply: 'limited' }) },
      -1,
    ],
    [
      '13.22',
      'an active corps that retreated here adds nothing to the defence',
      {
        attackers: [russian()],
        ...against({ nation: 'german' }, { nation: 'german', kind: 'active', retreated: true }),
      },
      0,
    ],
    [
      '13.22',
      'German defenders are German although an A-H unit retreated here',
      {
        turn: 6,
        attackers: [russian(), russian({}, 's')],
        ...against({ nation: 'german' }, { ...austrian, retreated: true }),
      },
      1,
    ],
    [
      '15.2',
      'a German that retreated here is in the hex',
      brusilov(against(austrian, { nation: 'german', retreated: true })),
      0,
    ],
    ['14.2', 'STAVKA attacking', { attackers: [russian()], ...against(austrian), stavka: 'all' }, 1],
    ['14.2', 'STAVKA with others', { attackers: [russian()], ...against(austrian), stavka: 'some' }, 0],
    ['14.2', 'STAVKA defending', { stavka: 'all' }, -1],
    ['15.2', 'Turn B', brusilov(), 3],
    ['15.2', 'B+1', brusilov({ turn: 17 }), 2],
    ['15.2', 'B+2', brusilov({ turn: 18 }), 1],
    ['15.2', 'B+3', brusilov({ turn: 19 }), 0],
    ['15.2', 'at 1:1', brusilov({ odds: '1:1' }), 3],
    ['15.2', 'not at 3:1', brusilov({ odds: '3:1' }), 0],
    ['15.2', 'not at 1:2', brusilov({ odds: '1:2' }), 0],
    ['15.2', 'not with a German among them', brusilov(against(austrian, { nation: 'german' })), 0],
    ['15.2', 'not with STAVKA too', brusilov({ stavka: 'all' }), 3],
    ['15.2', 'STAVKA where the offensive gives nothing', brusilov({ stavka: 'all', odds: '3:1' }), 1],
  ];
  test.each(ROWS)('§%s %s', (_, __, input, drm) => {
    expect(ask({ strength: 'odds', odds: '2:1', attackers: [german], ...input })).toMatchObject({ drm });
  });

  test.each([
    [5, [6, 7, 8, 9, 9, 9]],
    [-3, [1, 1, 1, 1, 2, 3]],
    [0, [1, 2, 3, 4, 5, 6]],
  ])('§13.11 with %i the faces come to rows %j, never below 1 or above 9', (drm, rows) => {
    const input = drm > 0 ? { odds: '10:1' } : drm < 0 ? { terrain: 'mountain', river: true } : {};
    const answer = ask({ strength: 'odds', odds: '2:1', ...input });
    const found = [1, 2, 3, 4, 5, 6].map((face) => answer.rows.find(({ faces }) => faces.includes(face))?.row);
    expect(found).toEqual(rows);
  });
});

describe('refusals name the rule', () => {
  const ROWS: readonly (readonly [rule: string, what: string, input: Bag])[] = [
    ['2.5', 'attackers of both sides', { attackers: [{ units: [{}, { nation: 'russian' }] }] }],
    ['2.5', 'a defender of the attacker’s side', against({ nation: 'german' })],
    ['2.7', 'a Russian active corps', against({ kind: 'active' })],
    ['13.3', 'the same hex twice', { attackers: [one({}), one({})] }],
    ['12.11', 'across a lake', { attackers: [{ barrier: 'lake' }] }],
    ['12.11', 'across the sea', { attackers: [{ barrier: 'sea' }] }],
    ['8.1', 'four corps', { attackers: [{ units: [{}, {}, {}, {}] }] }],
    ['8.1', 'seven divisions', against(...Array.from({ length: 7 }, () => ({ size: 'division' })))],
    [
      '8.5',
      'two heavy artillery in a hex',
      { attackers: [{ units: [{}, { kind: 'heavy-artillery' }, { kind: 'heavy-artillery' }] }] },
    ],
    ['13.18', 'heavy artillery alone', { attackers: [one({ kind: 'heavy-artillery' })] }],
    [
      '13.18',
      'against heavy artillery alone',
      { attackers: [one({ nation: 'russian' })], ...against({ nation: 'german', kind: 'heavy-artillery' }) },
    ],
    [
      '14.3',
      'Austro-Hungarians in the OberOst Phase',
      { phase: 'oberost', attackers: [one({ nation: 'austro-hungarian' })] },
    ],
    [
      '3.4',
      'a Russian attack in Turn 1',
      { turn: 1, attackers: [one({ nation: 'russian' })], ...against({ nation: 'german' }) },
    ],
    ['3.5', 'the 2nd Army in Turn 1', { turn: 1, attackers: [one({ nation: 'austro-hungarian', secondArmy: true })] }],
    ['6.4', 'both nations, not stacked', { attackers: [one({}), one({ nation: 'austro-hungarian' }, 's')] }],
    ['6.4', 'two Germans in 1914', { turn: 4, attackers: [{ units: [{}, {}, { nation: 'austro-hungarian' }] }] }],
    ['13.21', 'no result', { result: 'X/2' }],
    ['13.8', 'no defence factor', { strength: 'totals', defence: 0 }],
  ];
  test.each(ROWS)('§%s %s', (rule, _, input) => {
    expect(refusalOf(attack, input, data)).toMatchObject({ rule });
  });

  test('what they do not forbid', () => {
    expect(ask({ turn: 5, attackers: [{ units: [{}, {}, { nation: 'austro-hungarian' }] }] })).toMatchObject({});
    expect(
      ask({ turn: 1, freeSetUp: true, attackers: [one({ nation: 'austro-hungarian', secondArmy: true })] }),
    ).toMatchObject({});
  });
});

describe('by totals or odds, whose steps nobody knows (2.11, 13.24)', () => {
  const of = (more: Bag) => answerOf(attack, { strength: 'totals', attack: 12, defence: 7, ...more }, data);
  const keys = (more: Bag): string => JSON.stringify(of(more).outcome.blocks);
  const entered = (more: Bag) => of(more).open.find(({ text }) => text.key === 'attack.open.stepsEntered');

  test('says which steps the chances count', () => {
    expect(entered({})?.text.params).toEqual({ attacker: 2, defender: 1 });
    expect(entered({})?.rule).toBe('2.11');
    expect(entered({ strength: 'odds', ...against({ steps: 2 }, {}) })?.text.params).toMatchObject({ defender: 3 });
    expect(keys({})).toContain('"attack.bounds.titleSteps","params":{"steps":1}');
    expect(entered({ attack: 3 })).toBeUndefined();
    expect(entered({ strength: 'units' })).toBeUndefined();
    expect(keys({ strength: 'units' })).not.toContain('titleSteps');
  });

  test('a number may leave somebody, only E surely nobody', () => {
    const tone = (more: Bag): unknown => (of(more).outcome.blocks[0] as { readonly tone: string }).tone;
    const of3 = { attackers: [{ units: [{}, {}] }], result: '0/3' };
    expect([tone(of3), tone({ ...of3, strength: 'units' }), tone({ ...of3, result: '0/E' })]).toEqual([
      'neutral',
      'yes',
      'yes',
    ]);
    expect(keys(of3)).toContain('after.advanceIf');
    expect(keys({ ...of3, result: '0/E' })).toContain('after.advanceHow');
  });
});

/** What an answer leaves open, each with its rule. */
const asked = (input: Bag): readonly string[] => {
  const found = run(attack, input, data);
  return found.ok ? found.value.open.map(({ rule, text }) => `${text.key} ${rule ?? ''}`) : [];
};

test('the STAVKA of Turn 1 is one of Plan 19, which the answer says (14.2, 16.0)', () => {
  const russians = { attackers: [one({ nation: 'russian' })], ...against({ nation: 'german' }), stavka: 'all' };
  expect(asked({ ...russians, turn: 1, freeSetUp: true })).toContain('attack.open.stavkaPlan 16.0');
  expect(asked({ ...russians, turn: 2 })).not.toContain('attack.open.stavkaPlan 16.0');
});

describe('Romania, where no declaration of the offensive is entered', () => {
  test('is asked about, by its land and by its army (3.2, 10.4)', () => {
    expect(asked({ turn: 20, country: 'romania' })).toContain('attack.open.romania 3.2');
    expect(asked({ turn: 20, ...against({ nation: 'romanian' }) })).toContain('attack.open.romania 10.4');
  });

  test('and the headline says so first', () => {
    expect(verdictOf(answerOf(attack, { turn: 20, country: 'romania' }, data))).toMatch(
      /^Romania is neutral before B\+3, Turn 18 at the earliest\. Only once it is at war: Defender eliminated /,
    );
  });

  test('is at war from B+3 on: nothing to ask', () => {
    expect(asked({ turn: 18, brusilov: 15, ...against({ nation: 'romanian' }) })).not.toContain(
      'attack.open.romania 10.4',
    );
  });
});

describe('what the result does', () => {
  test('the headline says that all his steps go, where the defender can do nothing else (13.22, 13.23)', () => {
    const verdict = (input: Bag): string => verdictOf(answerOf(attack, input, data));
    const two = against({ steps: 2 });
    expect(verdict({ result: '1/3', ...two })).toBe('1/3: the defender loses all his steps');
    expect(verdict({ result: 'E/3', ...two })).toBe(
      'E/3: all attackers are eliminated, the defender loses all his steps',
    );
    // He may retreat, stand in a fortress, or be given as a total.
    const others = [
      { result: '1/2', ...two },
      { result: '1/3', ...against({ kind: 'fortress' }, { steps: 2 }) },
    ];
    for (const input of [...others, { result: '1/3', strength: 'totals', attack: 12, defence: 7 }])
      expect(verdict(input)).toMatch(/: the defender takes his losses$/);
  });

  interface Said {
    readonly params?: Readonly<Record<string, unknown>>;
  }
  /** The way itself, where a sentence adds who is lost besides. */
  const own = (text: Said): Said => (text.params?.way as Said | undefined) ?? text;
  const ways = (input: Bag): readonly string[] => {
    const found = run(attack, input, data);
    const block = found.ok ? found.value.outcome.blocks.find((each) => each.kind === 'choices') : undefined;
    return block?.kind === 'choices'
      ? block.options.map(({ id, text }) => `${id} ${JSON.stringify(own(text).params?.steps ?? '')}`)
      : [];
  };
  const ROWS: readonly (readonly [rule: string, what: string, input: Bag, ways: readonly string[]])[] = [
    ['13.21', '0', { result: '1/0', ...against({ steps: 2 }) }, ['nothing 0']],
    ['13.22', '1 against two steps', { result: '0/1', ...against({ steps: 2 }) }, ['stand 1', 'retreat 0']],
    ['13.22', '2 against two steps', { result: '0/2', ...against({ steps: 2 }) }, ['stand 2', 'retreat 1']],
    ['13.23', '3 against two steps: all die', { result: '0/3', ...against({ steps: 2 }) }, ['stand 2']],
    ['13.22', 'three corps, 2', { result: '0/2', ...against({}, {}, {}) }, ['stand 2', 'retreat 1']],
    ['13.24', 'E', { result: '0/E', ...against({ steps: 2 }) }, ['eliminated 2']],
    ['13.15', 'a fortress alone ignores numbers', { result: '0/3', ...against({ kind: 'fortress' }) }, ['ignored 0']],
    [
      '13.15',
      'with a fortress nobody retreats',
      { result: '0/1', ...against({ kind: 'fortress' }, { steps: 2 }) },
      ['stand 1'],
    ],
    [
      '2.12',
      'Austro-Hungarians have one step',
      { attackers: [one({ nation: 'russian' })], result: '0/1', ...against({ nation: 'austro-hungarian', steps: 2 }) },
      ['stand 1', 'retreat 0'],
    ],
    [
      '2.11',
      'a reduced unit has one',
      { result: '0/1', ...against({ steps: 2, reduced: true }) },
      ['stand 1', 'retreat 0'],
    ],
    [
      '13.22',
      'units that retreated here satisfy nothing',
      { result: '0/2', ...against({ steps: 1 }, { steps: 2, retreated: true }) },
      ['stand 1'],
    ],
    [
      '13.22',
      'nor the first point, if the defender has steps enough',
      { result: '0/2', ...against({ steps: 2 }, { steps: 2, retreated: true }) },
      ['stand 2', 'retreat 1'],
    ],
    [
      '13.15',
      'units that retreated to a fortress do not make it suffer numbers',
      { result: '0/1', ...against({ kind: 'fortress' }, { steps: 2, retreated: true }) },
      ['ignored 0'],
    ],
  ];
  test.each(ROWS)('§%s %s', (_, __, input, expected) => {
    expect(ways(input)).toEqual(expected);
  });

  it('§13.22 units that retreated here are lost with any loss point, on top of what satisfies it', () => {
    const table = (result: string) => {
      const columns = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'];
      const cells = Object.fromEntries(
        columns.flatMap((column) => Array.from({ length: 9 }, (_, r) => [`/${column}/${r + 1}`, result])),
      );
      return withEntries(data, { crt: { headings: [], complete: true, cells } });
    };
    const lost = (result: string, ...units: Bag[]): readonly number[] => {
      const { expected } = answerOf(attack, { strength: 'odds', odds: '1:1', ...against(...units) }, table(result))
        .outcome.data;
      return [expected?.standing, expected?.retreating].map((steps) =>
        steps ? Number(steps.n) / Number(steps.d) : -1,
      );
    };
    const guest = { steps: 2, retreated: true };
    expect(['0/0', '0/1', '0/2', '0/E'].map((result) => lost(result, { steps: 2 }, guest))).toEqual([
      [0, 0],
      [3, 2],
      [4, 3],
      [4, 4],
    ]);
    expect(lost('0/1', { kind: 'fortress' }, guest)).toEqual([2, 2]);
  });
});

describe('properties', () => {
  it('more attack factors never make worse odds, more defence factors never better ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 40 }), (a, d) => {
        const level = levelOf(a, d) ?? 0;
        expect(levelOf(a + 1, d) ?? 0).toBeGreaterThanOrEqual(level);
        expect(levelOf(a, d + 1) ?? 0).toBeLessThanOrEqual(level);
      }),
    );
  });

  it('the factors told for the next column are the fewest that reach it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 30 }), (a, d) => {
        const found = run(attack, { strength: 'totals', attack: a, defence: d }, data);
        const block = found.ok
          ? found.value.outcome.blocks.find((each) => each.kind === 'values' && each.id === 'columns')
          : undefined;
        const [first] = block?.kind === 'values' ? block.rows : [];
        const value = first?.value as { readonly params?: { readonly needed?: number } } | undefined;
        const needed = value?.params?.needed ?? 0;
        const next = nextLevel(levelOf(a, d) ?? 0);
        expect(levelOf(needed, d)).toBe(next);
        expect(levelOf(needed - 1, d) ?? 0).toBeLessThan(next);
      }),
    );
  });

  it('a table of the player gives the chances that counting its faces gives', () => {
    const RESULTS = ['E/0', '2/0', '1/0', '1/1', '0/1', '1/2', '0/2', '1/E', 'B/E'] as const;
    const COLUMNS = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'] as const;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...RESULTS), { minLength: 54, maxLength: 54 }),
        fc.record({
          odds: fc.constantFrom(...COLUMNS, '6:1', '8:1'),
          terrain: fc.constantFrom('clear', 'swamp', 'mountain'),
          river: fc.boolean(),
          city: fc.constantFrom('none', 'city'),
          second: fc.constantFrom(undefined, 's', 'ne'),
          attackerSteps: fc.constantFrom(1, 2),
          defenderSteps: fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 3 }),
        }),
        (cells, one) => {
          const entries = Object.fromEntries(
            COLUMNS.flatMap((column, c) =>
              Array.from({ length: 9 }, (_, r) => [`/${column}/${r + 1}`, cells[c * 9 + r] ?? '0/1']),
            ),
          );
          const own = withEntries(data, { crt: { headings: [], complete: true, cells: entries } });
          const hexes = ['n', ...(one.second ? [one.second] : [])];
          const answer = answerOf(
            attack,
            {
              strength: 'odds',
              odds: one.odds,
              terrain: one.terrain,
              river: one.river,
              city: one.city,
              attackers: hexes.map((from) => ({ from, units: [{ steps: one.attackerSteps }] })),
              defenders: one.defenderSteps.map((steps) => ({ steps })),
            },
            own,
          ).outcome.data;
          // Counted here by another way: face by face, in plain numbers.
          const above = Math.max(0, Number(one.odds.split(':')[0]) - 5);
          const ground =
            { clear: 0, swamp: -1, mountain: -2 }[one.terrain] + (one.river ? -1 : 0) + (one.city === 'city' ? -1 : 0);
          const drm = above + ground + (one.second === 's' ? 2 : 0);
          const column = above > 0 ? '5:1' : one.odds;
          const mine = one.defenderSteps.reduce((all, steps) => all + steps, 0);
          const yours = hexes.length * one.attackerSteps;
          let [destroyed, retreat, lostByAttacker, standing] = [0, 0, 0, 0];
          for (let face = 1; face <= 6; face++) {
            const [a = '', d = ''] = String(entries[`/${column}/${Math.max(1, Math.min(9, face + drm))}`]).split('/');
            const points = d === 'E' ? Infinity : Number(d);
            lostByAttacker += a === 'E' ? yours : a === 'B' ? 0 : Math.min(yours, Number(a));
            standing += Math.min(mine, points);
            if (points === Infinity || points - 1 >= mine) destroyed++;
            else if (points > 0) retreat++;
          }
          const toSixths = ({ n, d }: { readonly n: bigint; readonly d: bigint }): number => Number(n * 6n) / Number(d);
          expect(answer.drm).toBe(drm);
          expect(answer.missing).toBe(0);
          expect(answer.chances && [toSixths(answer.chances.destroyed), toSixths(answer.chances.retreat)]).toEqual([
            destroyed,
            retreat,
          ]);
          expect(answer.expected && [toSixths(answer.expected.attacker), toSixths(answer.expected.standing)]).toEqual([
            lostByAttacker,
            standing,
          ]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

test.each([
  [{ attack: 21, defence: 7 }, /3:1 without a modifier: rows 1 to 6$/],
  // Each column above 5:1 is +1 (13.12): with +13 every face comes to the last row of the table.
  [{ attack: 18, defence: 1 }, /18:1 with \+13: row 9$/],
])('rows that are one are called one (13.11): %o', (sums, words) => {
  expect(verdictOf(answerOf(attack, { strength: 'totals', ...sums }, data))).toMatch(words);
});
