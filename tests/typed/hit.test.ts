import * as z from 'zod';
import { NOBODYS } from '@/lib/typed/whose';
import { describe, expect, test } from 'vitest';
import type { Calculator } from '@/lib/calc/calculator';
import { text } from '@/lib/calc/evaluation';
import { speaker } from '@/lib/calc/say';
import { verdictBlock } from '@/lib/calc/ledger';
import { illegal } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { TypedFight } from '@/lib/typed/fight';
import { bestFights, fightHit, type FightHit } from '@/lib/typed/hit';

/** More answers than are kept, with room to spare. */
const MANY = 20;
const EN = speaker(
  {
    fight: {
      title: '{tool}: filled in',
      unknown: 'Not understood: {words}',
      fault: { attack: 'The attacker is missing.' },
    },
    probe: { title: 'Probe', sum: '{n} in all', odd: '{n} is odd' },
  },
  'en',
);

/** A tool that counts how often it is asked; an odd number is refused. */
function probe() {
  const asked: unknown[] = [];
  const calc = tool({
    id: 'paths-of-glory/probe',
    schema: z.strictObject({ n: z.number().int().min(0).max(99).default(0) }),
    settle({ n }, data: unknown) {
      asked.push([n, data]);
      return n % 2 === 1 ? illegal('n', n, text('probe.odd', { n }), '1.1') : { n };
    },
    words: {
      factsOf: () => [],
      stepsOf: () => [],
      blocksOf: ({ n }) => [verdictBlock(text('probe.sum', { n }), 'neutral')],
    },
    answer: ({ n }) => n,
  });
  return { asked, calc: calc as unknown as Calculator };
}

const typed = (n: number, more: Partial<TypedFight> = {}): TypedFight => ({
  tool: 'probe',
  input: { n },
  used: [{ words: String(n), means: text('probe.sum', { n }) }],
  unknown: [],
  plain: [],
  faults: [],
  whose: NOBODYS,
  share: 1,
  ...more,
});

describe('the hit of a fight', () => {
  test('has the answer in a line and opens the tool filled in', () => {
    const { calc } = probe();
    const hit = fightHit(typed(4, { unknown: ['soon'], share: 0.5 }), calc, {}, EN);
    expect(hit).toMatchObject({
      title: 'Probe: filled in',
      line: '4 in all',
      faults: [],
      used: [{ words: '4', means: '4 in all' }],
      unknownText: 'Not understood: soon',
      share: 0.5,
    });
    expect(hit.address).toMatch(/^\/en\/paths-of-glory\/tools\/probe\/\?./);
  });

  test('says why there is no answer: a rule opens the tool, what is missing does not ask it', () => {
    const { asked, calc } = probe();
    const refused = fightHit(typed(5), calc, {}, EN);
    expect(refused).toMatchObject({ title: 'Probe', faults: ['5 is odd'] });
    expect(refused.line).toBeUndefined();
    expect(refused.address).toContain('?');
    const faulty = fightHit(typed(6, { faults: [text('fight.fault.attack')] }), calc, {}, EN);
    expect(faulty).toMatchObject({ faults: ['The attacker is missing.'], address: '/en/paths-of-glory/tools/probe/' });
    expect(asked).toHaveLength(1);
  });
});

describe('a hit whose answer comes later', () => {
  test('opens the tool filled in, says what was understood, and asks the tool nothing', () => {
    const { asked, calc } = probe();
    const later = fightHit(typed(4), calc, {}, EN, 'later');
    expect(asked).toHaveLength(0);
    expect(later.line).toBeUndefined();
    const { line, ...now } = fightHit(typed(4), calc, {}, EN);
    expect(line).toBe('4 in all');
    expect(later).toEqual(now);
  });

  test('has the answer with it that is kept', () => {
    const { asked, calc } = probe();
    const data = {};
    const now = fightHit(typed(10), calc, data, EN);
    expect(fightHit(typed(10), calc, data, EN, 'later')).toEqual(now);
    expect(asked).toHaveLength(1);
  });

  test('is at once what a fault makes of it', () => {
    const { calc } = probe();
    const faulty = typed(6, { faults: [text('fight.fault.attack')] });
    expect(fightHit(faulty, calc, {}, EN, 'later')).toEqual(fightHit(faulty, calc, {}, EN));
  });
});

describe('answers that are kept', () => {
  test('a case is asked once, however its words are told', () => {
    const { asked, calc } = probe();
    const data = {};
    const first = fightHit(typed(8), calc, data, EN);
    const again = fightHit(typed(8, { unknown: ['then'] }), calc, data, EN);
    expect(asked).toHaveLength(1);
    expect(again.line).toBe(first.line);
    expect(again.unknown).toEqual(['then']);
  });

  test('other numbers or other data are other cases', () => {
    const { asked, calc } = probe();
    const [own, other] = [{}, {}];
    for (const [n, data] of [
      [10, own],
      [12, own],
      [10, own],
      [10, other],
      [10, own],
    ] as const)
      expect(fightHit(typed(n), calc, data, EN).line).toBe(`${n} in all`);
    // The data of the player's charts have changed and come back: nothing old is shown.
    expect(asked).toEqual([
      [10, own],
      [12, own],
      [10, other],
      [10, own],
    ]);
    expect(asked.map((one) => (one as readonly unknown[])[1] === other)).toEqual([false, false, true, false]);
  });

  test('the last sixteen are kept, older ones are asked anew', () => {
    const { asked, calc } = probe();
    const data = {};
    for (let i = 0; i < MANY; i++) fightHit(typed(2 * i), calc, data, EN);
    expect(asked).toHaveLength(MANY);
    for (let i = MANY - 16; i < MANY; i++) fightHit(typed(2 * i), calc, data, EN);
    expect(asked).toHaveLength(MANY);
    fightHit(typed(0), calc, data, EN);
    expect(asked).toHaveLength(MANY + 1);
  });
});

describe('the hits of several games', () => {
  const hit = (game: FightHit['game'], share: number, faults: readonly string[] = []): FightHit => ({
    kind: 'fight',
    game,
    tool: 'probe',
    title: 'Probe',
    address: '/',
    input: {},
    faults,
    used: [],
    unknown: [],
    share,
  });

  test('who understands most comes first; who understands clearly less says nothing; two at most', () => {
    const games = bestFights([
      hit('paths-of-glory', 0.92),
      hit('nach-paris', 1),
      hit('grand-illusion', 0.97),
      hit('when-eagles-fight', 0.8),
    ]).map(({ game }) => game);
    expect(games).toEqual(['nach-paris', 'grand-illusion']);
  });

  test('of two that understand as much the one with an answer comes first', () => {
    const games = bestFights([hit('paths-of-glory', 1, ['no']), hit('nach-paris', 1)]).map(({ game }) => game);
    expect(games).toEqual(['nach-paris', 'paths-of-glory']);
    expect(bestFights([])).toEqual([]);
  });
});
