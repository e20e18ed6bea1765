import { describe, expect, test } from 'vitest';
import { fraction, ONE } from '@/lib/prob/fraction';
import { cab } from '@/lib/games/nach-paris/calculators/cab';
import { campOf } from '@/lib/games/nach-paris/cab/modifiers';
import { refusalOf } from '@/tests/games/nach-paris/spoken';
import { data, answer, dataOf } from '@/tests/games/nach-paris/cab/asked';

describe('what follows', () => {
  const firstKey = (input: unknown) => {
    const [block] = answer(input).outcome.blocks;
    return block?.kind === 'verdict' ? block.text.key : block?.kind;
  };

  test.each<[object, string | undefined]>([
    [{}, 'odds'],
    [{ die: 3 }, 'cab.verdict.passed'],
    [{ die: 20 }, 'cab.verdict.failed'],
    [{ result: -12 }, 'cab.verdict.fails'],
    [{ result: -12, die: 1 }, 'cab.verdict.fails'],
    [{ losses: 2, steps: 2 }, 'cab.noTest.gone'],
    [{ occasion: 'assault', freed: true }, 'cab.noTest.freed'],
    [{ occasion: 'french-reserve', turn: 18 }, 'cab.noTest.free'],
    [{ occasion: 'french-reserve', turn: 17 }, 'odds'],
    [{ occasion: 'command', turn: 22 }, 'cab.noTest.free'],
    [{ occasion: 'command', turn: 21 }, 'odds'],
    [{ occasion: 'fort', losses: 1 }, 'cab.noTest.gone'],
    [{ occasion: 'fort', fortKind: 'feste', losses: 1 }, 'odds'],
  ])('%o', (input, wanted) => {
    expect(firstKey(input)).toBe(wanted);
  });

  test('the die is idle where nobody rolls: no test, or a CAB of 0 or less', () => {
    const idle = (input: unknown) => answer(input).idleDice ?? [];
    expect(idle({})).toEqual([]);
    expect(idle({ result: 10 })).toEqual([]);
    expect(idle({ result: -11 })).toEqual([]);
    for (const none of [
      { result: -12 },
      { losses: 2, steps: 2 },
      { occasion: 'assault', freed: true },
      { occasion: 'command', turn: 22 },
    ])
      expect(idle(none)).toEqual(['die']);
    expect(answer({ result: -12, die: 1 })).toEqual(answer({ result: -12 }));
  });

  test('• −2 against four steps of CAB 12: one step at once, a second half of the time', () => {
    expect(dataOf({ losses: 1, result: -2 })).toMatchObject({
      upTo: 10,
      chance: fraction(1, 2),
      lost: [
        { steps: 1, chance: fraction(1, 2) },
        { steps: 2, chance: fraction(1, 2) },
      ],
      gone: fraction(0),
    });
  });

  test('a Feste with • that fails is destroyed; a fort by its failed test', () => {
    expect(dataOf({ occasion: 'fort', fortKind: 'feste', losses: 1, result: -2, die: 11 }).gone).toEqual(ONE);
    expect(dataOf({ occasion: 'fort', result: -2 }).gone).toEqual(fraction(1, 2));
  });

  test.each([
    [{ fortKind: 'fort' }, 'fort'],
    [{ fortKind: 'feste' }, 'feste'],
    [{ fortKind: 'feste', losses: 1 }, 'festeLast'],
    [{ fortKind: 'feste-reduced' }, 'festeLast'],
  ])('what a failed test costs a fortification: %o', (input, kind) => {
    const [block] = answer({ occasion: 'fort', ...input, die: 20 }).outcome.blocks;
    expect(block).toMatchObject({
      text: { key: 'cab.verdict.failed', params: { follows: { key: `cab.follows.${kind}.failed` } } },
    });
  });

  test.each<[object, string]>([
    [{ occasion: 'fieldworks', march: 'fom' }, '10.1.2'],
    [{ occasion: 'upgrade', march: 'fom' }, '10.1.2'],
    [{ occasion: 'fieldworks', indoctrinated: true }, '21.2.1'],
    [{ occasion: 'bombardment', losses: 3 }, '8.3.3'],
    [{ occasion: 'fort', losses: 2 }, '8.6.3'],
    [{ occasion: 'fort', losses: 1, second: 'same' }, '8.6.4'],
    [{ occasion: 'fieldworks', idle: true, march: 'exm-1' }, '7.4.1'],
    [{ occasion: 'fieldworks', bombarded: true, march: 'exm-2' }, '8.1.3'],
  ])('%o is refused by %s', (input, rule) => {
    expect(refusalOf(cab, input, data)).toMatchObject({ code: 'illegal', rule });
  });

  test('only the test of a result that costs steps uses the CAB from before them (5.1.3)', () => {
    const base = (input: unknown) => answer(input).steps.find(({ id }) => id === 'base')?.text.key;
    expect(base({ losses: 1 })).toBe('cab.step.before');
    expect(base({ occasion: 'retreat-zoc' })).toBe('cab.step.base');
    expect(base({ occasion: 'sluice' })).toBe('cab.step.fixed');
  });

  test.each<[object, readonly string[]]>([
    [{}, []],
    [{ losses: 1 }, ['cab-before-losses']],
    [{ occasion: 'retreat-zoc' }, ['cab-before-losses']],
    [{ cab: 20 }, ['cab-twenty']],
    [{ nearHome: true }, ['cab-list-combat', 'fort-related-bonus']],
    [{ attacking: true, march: 'fom', heat: true }, ['exm2-and-fom', 'heat-and-fom']],
    [{ redArf: true, pioneers: true }, ['red-arf-and-pioneers']],
    [{ siegeGuns: true, entrenched: true }, ['sar-in-combat']],
    [{ occasion: 'cavalry-retreat' }, ['cavalry-retreat-details']],
    [{ occasion: 'assault', fortRiver: true }, ['assault-behind-river']],
    [{ occasion: 'assault', freed: true }, ['assault-single-fort-test']],
    [{ occasion: 'fort', camp: 'half' }, ['enc-three-quarters']],
    [{ occasion: 'fort', second: 'worse' }, ['abf-second-fort']],
    [{ occasion: 'fort', fortKind: 'feste-reduced', fullCab: true }, ['feste-two-steps']],
    [{ occasion: 'fieldworks' }, ['fieldworks-test-modifiers']],
    [{ occasion: 'upgrade' }, ['entrenchment-upgrade']],
    [{ occasion: 'french-reserve' }, ['french-reserve-test']],
    [{ occasion: 'doctrine' }, ['doctrine-test']],
    [{ occasion: 'sluice' }, ['sluice-test']],
  ])('%o leaves open %j', (input, disputes) => {
    expect(answer(input).open.map(({ dispute }) => dispute)).toEqual(disputes);
  });

  test.each([
    [0, 6, 'none', 'none'],
    [2, 6, 'none', 'none'],
    [3, 6, 'half', 'half'],
    [4, 6, 'half', 'three-quarters'],
    [3, 4, 'last', 'last'],
    [6, 8, 'three-quarters', 'three-quarters'],
    [5, 6, 'last', 'last'],
    [0, 1, 'none', 'none'],
    [0, 0, 'none', 'none'],
  ])('%i of %i fortifications destroyed', (destroyed, total, rule, example) => {
    expect([campOf(destroyed, total), campOf(destroyed, total, 'example')]).toEqual([rule, example]);
  });
});
