import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '@/components/calculator/case';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { checkInput, type Input } from '@/lib/calc/check';

// A player types an attack, errs, and corrects: what is refused names its rule, and nothing that he typed is lost.

let tool: Tool;
/** The tool as it opens. */
let fresh: Input;
beforeAll(async () => {
  const found = await loadTool('when-eagles-fight', 'attack');
  if (!found) throw new Error('the registry has no attack tool');
  tool = found;
  const start = checkInput(tool.calc, {});
  if (!start.ok) throw new Error('the tool does not open');
  fresh = start.value;
});

const german = (more: object = {}) => ({ nation: 'german', kind: 'infantry', attack: 5, steps: 2, ...more });
const austrian = (more: object = {}) => german({ nation: 'austro-hungarian', ...more });
const hex = (from: string, ...units: readonly object[]) => ({ from, units, barrier: 'none' });
const TYPED = {
  target: '2317',
  attackers: [hex('n', german({ name: 'FR' }), german({ name: 'I', attack: 7 })), hex('s', german({ name: '20' }))],
  defenders: [{ nation: 'russian', kind: 'infantry', name: 'XIII', defence: 4, steps: 2 }],
  terrain: 'swamp',
  river: true,
  turn: 5,
  brusilov: undefined,
} as const;

/** What the screen holds after so many changes by hand, one after the other. */
const typed = (...changes: readonly object[]) => {
  let input = fresh;
  for (const change of changes) input = settled(tool, { ...input, ...change }).input;
  return settled(tool, input);
};
const refusal = (...changes: readonly object[]) => {
  const { result } = typed(...changes).answer;
  if (result.ok) throw new Error('not refused');
  return result.error;
};

describe('an attack that cannot be is refused with its rule, and all of it stays', () => {
  it.each([
    ['Germans and Austro-Hungarians apart', { attackers: [hex('n', german()), hex('s', austrian())] }, '6.4'],
    ['two Germans in mixed stacks in 1914', { attackers: [hex('n', german(), german(), austrian())], turn: 4 }, '6.4'],
    ['four corps in a hex', { attackers: [hex('n', german(), german(), german(), german())] }, '8.1'],
    ['units of both sides', { attackers: [hex('n', german()), hex('s', german({ nation: 'russian' }))] }, '2.5'],
    ['no supply in the OberOst phase', { attackers: [hex('n', german({ supply: 'out' }))], phase: 'oberost' }, '14.3'],
    ['over a lake', { attackers: [{ ...hex('n', german()), barrier: 'lake' }] }, '12.11'],
    ['a number that is no hex', { target: '2399' }, '2.2'],
    ['letters in the place of a number', { target: 'Lomza' }, '2.2'],
  ])('%s', (_what, wrong, rule) => {
    const before = typed(TYPED);
    expect(before.answer.result.ok).toBe(true);
    expect(refusal(TYPED, wrong)).toMatchObject({ rule });
    // On the screen stand what he typed and what was wrong; the first is the old answer again once that is mended.
    expect(typed(TYPED, wrong).input).toMatchObject({ ...TYPED, ...wrong });
    const back = Object.fromEntries(Object.keys(wrong).map((name) => [name, (TYPED as Input)[name] ?? fresh[name]]));
    const after = typed(TYPED, wrong, back);
    expect(after.input).toEqual(before.input);
    expect(after.answer.result).toEqual(before.answer.result);
  });

  const unit = { id: 'a', hex: '2316' };
  it.each([
    ['a unit in a hex that the sheet does not have', { units: [{ ...unit, hex: '9999' }] }],
    ['a railway between hexes apart', { rails: [{ a: '2316', b: '2516' }] }],
    ['a turn that there is not', { turn: 99, units: [unit] }],
    ['no sheet at all', { units: 'torn' }],
  ])('a damaged sheet (%s) is refused, and the attack by hand waits as it was', (_what, sheet) => {
    const before = typed(TYPED);
    const wrong = { source: 'sheet', sheet };
    expect(refusal(TYPED, wrong).field).toMatch(/^sheet/);
    const after = typed(TYPED, wrong, { source: 'hand', sheet: undefined });
    expect(after.answer.result).toEqual(before.answer.result);
    expect(after.input).toMatchObject({ ...TYPED });
  });
});
