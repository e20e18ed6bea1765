import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo, unshownDice, withoutDice } from '@/components/calculator/case';
import { beginAnew, countsOf, following, keptChange, keptOf, keptSlot } from '@/components/calculator/kept';
import { startOf } from '@/components/calculator/start';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { encodeInput, momentIn, momentQuery } from '@/lib/calc/address';
import { checkInput, type Input } from '@/lib/calc/check';

let abu: Tool;
let abf: Tool;
let cab: Tool;
let combat: Tool;
beforeAll(async () => {
  const load = async (name: string): Promise<Tool> => {
    const tool = await loadTool('nach-paris', name);
    if (!tool) throw new Error(`the registry has no ${name}`);
    return tool;
  };
  [abu, abf, cab, combat] = [await load('abu'), await load('abf'), await load('cab'), await load('combat')];
});

const checked = (tool: Tool, input: Input): Input => {
  const found = checkInput(tool.calc, input);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

it('tools of a game share the counts of the same name', () => {
  const input = { shots42: 3, shots30: 9, turn: 7 };
  expect(keptOf(abu.form, input)).toEqual({ shots42: 3, shots30: 9 });
  expect(keptOf(abf.form, input)).toEqual({ shots42: 3, shots30: 9 });
  expect(keptOf(combat.form, input)).toEqual({ shots42: 3, shots30: 9 });
  expect(keptOf(cab.form, input)).toEqual({});
  expect(keptSlot('nach-paris').parse({ shots42: 3 })).toEqual({ shots42: 3 });
  expect(keptSlot('nach-paris').parse([3])).toBeUndefined();
});

it('a change names the counts that it has brought', () => {
  expect(keptChange(abu.form, { shots42: 12, die: 1 }, { shots42: 11, die: undefined })).toEqual({ shots42: 11 });
  expect(keptChange(abu.form, { shots42: 12 }, { shots42: 12, turn: 9 })).toBeUndefined();
  expect(keptChange(abu.form, { shots42: 12 }, {})).toBeUndefined();
});

describe('a tool opens with the counts of the device', () => {
  it('in its last case, and on the first visit', () => {
    expect(startOf(abu, '', { shots42: 12, turn: 9 }, { shots42: 10 })).toMatchObject({
      input: { shots42: 10, shots30: 25, turn: 9 },
      dropped: [],
    });
    expect(startOf(abf, '', undefined, { shots30: 4 })).toMatchObject({
      input: { shots42: 12, shots30: 4 },
      dropped: [],
    });
  });
  it('in its own case from the address, but not in that of somebody else', () => {
    const mine = checked(abu, { shots42: 11, turn: 9 });
    const query = encodeInput(abu.form, mine);
    expect(startOf(abu, query, mine, { shots42: 10 }).input).toMatchObject({ shots42: 10, turn: 9 });
    expect(startOf(abu, query, { ...mine, turn: 8 }, { shots42: 10 }).input).toMatchObject({ shots42: 11, turn: 9 });
    expect(startOf(abu, query, undefined, { shots42: 10 }).input).toMatchObject({ shots42: 11 });
  });
  it('without those that do not hold', () => {
    expect(startOf(abu, '', { shots42: 7 }, { shots42: 'many', turn: 3 })).toMatchObject({
      input: { shots42: 12, turn: 5 },
      dropped: ['shots42'],
    });
  });
});

describe('from the checklist a tool opens in its turn and scenario', () => {
  const query = `?${momentQuery({ turn: 14, scenario: 'campaign' })}`;
  it('with the rest of its last case, and without it', () => {
    expect(startOf(abu, query, { shots42: 3, turn: 9 }).input).toMatchObject({ shots42: 3, turn: 14 });
    expect(startOf(abu, query, undefined)).toMatchObject({ input: { turn: 14 }, dropped: [] });
  });
  it('where it takes them', async () => {
    const victory = await loadTool('grand-illusion', 'victory');
    if (!victory) throw new Error('the registry has no victory');
    const of = (turn: number, scenario: string) =>
      startOf(victory, `?${momentQuery({ turn, scenario })}`, { scenario: 'what-if', turn: 3 });
    expect(of(5, 'short').input).toMatchObject({ turn: 5, scenario: 'short' });
    expect(of(99, 'unheard-of')).toMatchObject({ input: { turn: 3, scenario: 'what-if' }, dropped: [] });
  });
  it('but a case of the address is as it was sent', () => {
    const sent = checked(abu, { turn: 9 });
    expect(startOf(abu, `${encodeInput(abu.form, sent)}&now=14,campaign`, undefined).input).toMatchObject({ turn: 9 });
  });
  it('and a damaged place is none', () => {
    expect(['?now=', '?now=x,campaign', '?now=3', '?turn=3', ''].map(momentIn)).toEqual(Array(5).fill(undefined));
  });
});

describe('a case begun anew', () => {
  it('has the counts of the one before, and all else as at first', () => {
    expect(beginAnew(abu, { shots42: 3, turn: 9, die: 4 })).toEqual(checked(abu, { shots42: 3 }));
  });
  it('leaves out a count that was being mistyped: the key has an effect all the same', () => {
    expect(beginAnew(abu, { shots42: 150, shots30: 9 })).toEqual(checked(abu, { shots30: 9 }));
  });
});

describe('a case that is open while another page pays for a shot', () => {
  const before = { shots42: 12, shots30: 25 };
  it('goes on with the new count', () =>
    expect(following({ ...before, turn: 9 }, before, { shots42: 11, shots30: 25 })).toEqual({
      shots42: 11,
      shots30: 25,
      turn: 9,
    }));
  it('keeps what somebody else has counted, or an example', () => {
    const theirs = { shots42: 3, shots30: 25 };
    expect(following(theirs, before, { shots42: 11, shots30: 25 })).toBe(theirs);
  });
  it('knows the device by its defaults before anything was counted', () => {
    expect(countsOf(abu)).toEqual(before);
    expect(countsOf(abu, { shots42: 7, shots30: 'many', turn: 3 })).toEqual({ shots42: 7, shots30: 25 });
    expect(startOf(abu, encodeInput(abu.form, checked(abu, { shots42: 3 })), undefined, { shots42: 7 })).toMatchObject({
      input: { shots42: 3 },
      counts: { shots42: 7, shots30: 25 },
    });
  });
});

it('the next case has the new count and no dice', () => {
  const input = checked(abu, {
    firing: [{ kind: 'sar', arf: 12, shells: '42' }],
    targets: [{ name: 'a', test: 4 }],
    die: 7,
  });
  const { result } = answerTo(abu, input);
  const block = result.ok ? result.value.outcome.blocks.find(({ kind }) => kind === 'next') : undefined;
  const next = { ...withoutDice(abu, input), ...(block?.kind === 'next' ? block.values : {}) };
  expect(checked(abu, next)).toMatchObject({
    shots42: 11,
    shots30: 25,
    firing: [{ shells: '42' }],
    targets: [{ name: 'a' }],
  });
  expect(JSON.stringify(next)).not.toMatch(/"(die|test)":/);
});

it('a die that nobody rolls counts as not rolled', () => {
  const input = checked(cab, { result: -20, die: 4 });
  expect(answerTo(cab, input)).toMatchObject({ rolled: false, result: { ok: true, value: { idleDice: ['die'] } } });
  expect(answerTo(cab, { ...input, result: 0 }).rolled).toBe(true);
});

describe('a refused case', () => {
  const wrong = (die?: number): Input => ({ ...checked(cab, { result: -20 }), result: 99, die });
  /** The dice that it does not show after the answer to another input. */
  const unshown = (input: Input, before?: Input): readonly string[] => {
    const answer = answerTo(cab, input);
    expect(answer.result.ok).toBe(false);
    return unshownDice(cab, input, answer, before && answerTo(cab, checked(cab, before)));
  };
  it('shows the dice of the last answer, and no others', () => {
    expect(unshown(wrong(), { result: -20 })).toEqual(['die']);
    expect(unshown(wrong(), { result: 0 })).toEqual([]);
  });
  it('that had no answer yet shows no dice', () => expect(unshown(wrong())).toEqual(['die']));
  it('keeps a die that was entered, so that it can be taken back', () => {
    expect(unshown(wrong(4), { result: -20 })).toEqual([]);
    expect(unshown(wrong(4))).toEqual([]);
  });
});
