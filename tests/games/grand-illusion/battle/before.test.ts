import { describe, expect, it, test } from 'vitest';
import { parseInput } from '@/lib/calc/calculator';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import type { EndKind } from '@/lib/games/grand-illusion/battle/before';
import { loadData } from '@/lib/games/grand-illusion/data';
import { toNumber } from '@/lib/prob/fraction';
import { everyOutcome } from '@/tests/games/grand-illusion/battle/by-hand';

const charts = await loadData();

/*
 * A battle before its roll, against both dice of the table and every fall of the dice after them, played out by code
 * that was written from the rulebook alone (9.1.4, 13.3.4.a4).
 */

const unit = (space: string, more: object = {}) => ({ space, kind: 'corps', cs: 5, dcs: 3, ...more });
const french = (space: string, more: object = {}) => unit(space, { nation: 'french', ...more });

function answered(given: object) {
  const parsed = parseInput(battle, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const answer = battle.evaluate(parsed.value, charts);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return { input: parsed.value, data: answer.value.outcome.data };
}

type Ends = Record<EndKind, number>;
const nothing = (): Ends => ({ defender: 0, attacker: 0, both: 0, nobody: 0, cancelled: 0 });

/** Every end of one battle, seen from the side that declared it. */
function byHand(given: object, result: string): Ends {
  const ends = nothing();
  const { input } = answered({
    ...given,
    ...(result === 'surprise' || result === 'ready' ? { landing: result } : { fow: result }),
  });
  if (result === '3') return { ...ends, cancelled: 1 };
  if (result === '7' && input.advantage === 'leave') return { ...ends, defender: 1 };
  const turned = result === '10';
  const own = turned ? 'defender' : 'attacker';
  const other = turned ? 'attacker' : 'defender';
  for (const { share, outcome } of everyOutcome(input)) {
    // Nobody is destroyed here: two steps each, and one shot at each.
    const kind = outcome.must[own]
      ? outcome.must[other]
        ? 'both'
        : 'attacker'
      : outcome.must[other]
        ? 'defender'
        : 'nobody';
    ends[kind] += share;
  }
  return ends;
}

describe('a battle before the roll', () => {
  const duel = { turn: 8, tem: 1, board: { german: [unit('1'), unit('2')], allied: [french('1'), french('2')] } };
  test.each<[string, object]>([
    ['two corps against two', duel],
    ['where the defender pays for a Skirmish', { ...duel, advantage: 'skirmish' }],
    ['where the defender pays and leaves', { ...duel, advantage: 'leave' }],
    ['in a trench', { ...duel, trench: 1 }],
  ])('%s: both dice of the table, then every fall', (_, given) => {
    const { data } = answered(given);
    const wanted = nothing();
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++) {
        const ends = byHand(given, String(one + two));
        for (const kind of Object.keys(wanted) as EndKind[]) wanted[kind] += ends[kind] / 36;
      }
    for (const kind of Object.keys(wanted) as EndKind[])
      expect(toNumber(data.before?.ends[kind] ?? { n: -1n, d: 1n }), kind).toBeCloseTo(wanted[kind], 9);
    expect(data.before?.unset.n).toBe(0n);
  });

  it('that ignores 3, 7 and 10 is fought with them as with any other (13.1)', () => {
    const { data } = answered({
      ...{ turn: 2, attacker: 'allied', mandated: true, hex: 86, tem: 1, advantage: 'leave' },
      board: { german: [unit('1'), unit('2')], allied: [french('1'), french('2'), french('r1'), french('r2')] },
    });
    const endsOf = (result: string) => data.before?.results.find((one) => one.result === result)?.ends;
    for (const result of ['3', '7', '10']) expect(endsOf(result), result).toEqual(endsOf('5'));
    expect(endsOf('4')).not.toEqual(endsOf('5'));
  });

  it('of a landing is over its one die', () => {
    const given = {
      ...{ turn: 10, attacker: 'allied', tem: 2, landing: 'ready' },
      board: { german: [unit('1')], allied: [unit('1', { nation: 'british', kind: 'division', cs: 3, dcs: 2 })] },
    };
    const { data } = answered(given);
    const [surprise, ready] = [byHand(given, 'surprise'), byHand(given, 'ready')];
    for (const kind of Object.keys(surprise) as EndKind[])
      expect(toNumber(data.before?.ends[kind] ?? { n: -1n, d: 1n }), kind).toBeCloseTo(
        surprise[kind] / 3 + (2 * ready[kind]) / 3,
        9,
      );
  });

  it('names the results for which the board has to be set up anew', () => {
    // 9.2.4.a: a Counterattack puts the attackers’ disrupted units on the board.
    const german = [unit('1'), unit('hex', { disrupted: true })];
    const { data } = answered({ turn: 8, board: { german, allied: [french('1')] } });
    expect(data.before?.results.filter(({ ends }) => !ends).map(({ result }) => result)).toEqual(['10']);
    expect(toNumber(data.before?.unset ?? { n: 0n, d: 1n })).toBeCloseTo(3 / 36, 9);
  });

  it('is over as soon as something has been rolled', () => {
    expect(answered({ ...duel, fow: '5' }).data.before).toBeNull();
    expect(answered({ ...duel, attack1: 3 }).data.before).toBeNull();
  });
});
