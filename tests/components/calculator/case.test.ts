import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo, settled } from '@/components/calculator/case';
import { startOf } from '@/components/calculator/start';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { checkInput, type Input } from '@/lib/calc/check';

let fire: Tool;
beforeAll(async () => {
  const found = await loadTool('paths-of-glory', 'fire');
  if (!found) throw new Error('the registry has no fire tool');
  fire = found;
});

const input = (given: Input): Input => {
  const checked = checkInput(fire.calc, given);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
};
/** Three French units against two German armies: at this roll the defender has a choice. */
const rolled = {
  attackers: [{ units: [{ type: 'ge-army', n: 2 }] }],
  defenders: [{ type: 'fr-army' }, { type: 'fr-corps', n: 2 }],
  attackerDie: 5,
  defenderDie: 5,
};
const PICK = 'fr-army:reduced+fr-corps:full';

it('an unknown tool is undefined', async () => {
  expect(await loadTool('paths-of-glory', 'bribery')).toBeUndefined();
});

describe('answerTo', () => {
  it('gives the odds before the dice whatever has been rolled and picked', () => {
    const { first } = answerTo(fire, input({ ...rolled, attackerDie: undefined, defenderDie: undefined }));
    const answer = answerTo(fire, input({ ...rolled, defenderChoice: PICK }));
    expect(answer.rolled).toBe(true);
    expect(first).toMatchObject({ kind: 'odds', id: 'result' });
    expect(answer.first).toEqual(first);
    expect(answer.result).toMatchObject({
      ok: true,
      value: {
        outcome: {
          blocks: [{ kind: 'verdict' }, { kind: 'choices' }, { kind: 'choices' }, { kind: 'values' }, {}, {}],
        },
      },
    });
  });
  it('has no odds for what is refused', () => {
    expect(answerTo(fire, input({ defenders: [] }))).toMatchObject({
      result: { ok: false, error: { field: 'defenders' } },
      first: undefined,
      dice: [],
      rolled: false,
    });
  });
});

describe('settled', () => {
  const kept = (given: Input) => settled(fire, input(given)).input['defenderChoice'];
  it('keeps a legal pick', () => expect(kept({ ...rolled, defenderChoice: PICK })).toBe(PICK));
  it('drops one that other dice make illegal', () =>
    expect(kept({ ...rolled, attackerDie: 6, defenderChoice: PICK })).toBeUndefined());
  it('drops it when a die is taken away', () =>
    expect(kept({ ...rolled, defenderDie: undefined, defenderChoice: PICK })).toBeUndefined());
  it('keeps everything else', () => {
    const given = input({ ...rolled, attackerDie: 6, pipeline: true, defenderChoice: PICK });
    const { defenderChoice: _, ...rest } = given;
    expect(settled(fire, given).input).toEqual(rest);
  });
});

describe('the dice of an answer', () => {
  it('knows for each face of both dice the cell that it comes to, whatever was picked after them', () => {
    const [attacker, defender] = answerTo(fire, input({ ...rolled, defenderChoice: PICK })).dice;
    expect(attacker).toMatchObject({ die: 'attackerDie', block: 'attacker-fire' });
    expect(defender).toMatchObject({ die: 'defenderDie', block: 'defender-fire' });
    expect(attacker?.faces.map(({ row, cell }) => [row, cell])).toEqual([
      ['1', 3],
      ['2', 4],
      ['3', 4],
      ['4', 5],
      ['5', 5],
      ['6', 7],
    ]);
  });
  it('counts the modifiers of the case', () => {
    expect(answerTo(fire, input({ attackerDrm: 2 })).dice[0]?.faces.map(({ row }) => row)).toEqual([
      '3',
      '4',
      '5',
      '6',
      '6',
      '6',
    ]);
  });
});

describe('startOf', () => {
  const stored: Input = { trench: 2, sinai: true };
  it.each<[string, string, Input | undefined, object]>([
    ['the case of the address', '?trench=1&v=1', stored, { input: { trench: 1, sinai: false }, dropped: [] }],
    ['the last input without one', '', stored, { input: { trench: 2, sinai: true }, dropped: [] }],
    ['the defaults on the first visit', '', undefined, { input: { trench: 0, sinai: false }, dropped: [] }],
    [
      'the last input under a damaged address',
      '?trench=9',
      stored,
      { input: { trench: 2, sinai: true }, damaged: { field: 'trench' } },
    ],
    [
      'an old input without what no longer holds',
      '',
      { ...stored, gas: 3, fort: 9 },
      { input: { trench: 2, sinai: true }, dropped: ['fort', 'gas'] },
    ],
    [
      'an address with a pick that is not legal',
      '?attackerDie=3&defenderDie=3&defenderChoice=nobody&v=1',
      stored,
      { input: { trench: 0 }, dropped: ['defenderChoice'] },
    ],
  ])('%s', (_, query, last, start) => {
    const found = startOf(fire, query, last);
    expect({ ...found, dropped: [...found.dropped].sort() }).toMatchObject(start);
  });
});
