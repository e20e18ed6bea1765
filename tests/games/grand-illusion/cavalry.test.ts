import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cavalry } from '@/lib/games/grand-illusion/calculators/cavalry';
import { add, equal, ONE, type Fraction } from '@/lib/prob/fraction';
import { inputsOf } from '@/tests/support/from-schema';
import { answerOf, verdictOf } from '@/tests/games/grand-illusion/spoken';

const answer = (input: unknown) => answerOf(cavalry, input, undefined);
const out = (input: unknown) => answer(input).outcome.data;
const shown = ({ n, d }: Fraction): string => `${n}/${d}`;
const rulesOf = (input: unknown) => answer(input).steps.map(({ id, rule }) => `${id} ${rule}`);

describe('what forbids it', () => {
  test.each([
    [{ action: 'withdraw', role: 'attacker' }, 'role', '9.6.2'],
    [{ action: 'withdraw', space: 'reserve' }, 'space', '9.6.2'],
    [{ action: 'withdraw', disrupted: true }, 'disrupted', '9.6.2'],
    [{ action: 'withdraw', against: 'fort' }, 'fortAttacks', '9.5.1'],
    [{ action: 'screen', fresh: 0 }, 'nobody', '9.6.3'],
    [{ action: 'screen', alone: false }, 'alone', '9.1.2.b'],
    [{ action: 'screen', corps: false }, 'corps', '9.1.2.b'],
    [{ action: 'charge', against: 'fort' }, 'fort', '9.6.1'],
    [{ action: 'reserve', against: 'fort', british: true }, 'fort', '9.6.1'],
    [{ action: 'reserve', against: 'cavalry', disrupted: true }, 'worn', '9.8.2'],
    [{ action: 'reserve', against: 'infantry' }, 'infantry', '9.6.1'],
  ])('%o: %s', (input, bar, rule) => {
    expect(out(input)).toMatchObject({ allowed: false, barred: [bar], worn: null, charge: null });
    expect(rulesOf(input)).toEqual([`${bar} ${rule}`]);
  });
  test.each([
    [{ action: 'withdraw' }],
    [{ action: 'screen', fresh: 0, worn: 1 }],
    [{ action: 'charge', against: 'infantry', disrupted: true }],
    [{ action: 'reserve', against: 'cavalry' }],
    [{ action: 'reserve', against: 'infantry', british: true }],
  ])('%o may be done', (input) => {
    expect(out(input).allowed).toBe(true);
  });
});

describe('withdrawal from a battle (9.6.2)', () => {
  test.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
  ])('from infantry, die %i: disrupted %s', (die, is) => {
    expect(out({ die }).worn?.is).toBe(is);
  });
  test('from infantry one in three is disrupted, from cavalry all, without a die', () => {
    expect(shown(out({}).worn?.chance ?? ONE)).toBe('1/3');
    expect(out({ against: 'cavalry', die: 6 }).worn).toEqual({ chance: null, is: true });
    expect(answer({ against: 'cavalry' }).idleDice).toEqual(['die']);
  });
  test('a unit behind moves up, else the attacker opposite is out of the battle', () => {
    expect(rulesOf({ behind: true })).toContain('up 9.6.2');
    expect(rulesOf({ behind: false })).toContain('idle 9.6.2');
    expect(verdictOf(answer({ die: 2 }))).toBe('It withdraws, disrupted. The attacker opposite is out of the battle.');
  });
});

describe('the screen (9.6.3)', () => {
  test.each([
    [3, 'goes 9.6.3.b', /stays and is lost, or goes three hexes/],
    [2, 'cornered 9.6.3.b', /Eliminated, whether it stays or goes/],
    [0, 'cornered 9.6.3.b', /Eliminated, whether it stays or goes/],
  ])('%i hexes open: %s', (way, rule, words) => {
    const input = { action: 'screen', way };
    expect(rulesOf(input)).toContain(rule);
    expect(rulesOf(input)).toContain('stays 9.6.3.a');
    expect(verdictOf(answer(input))).toMatch(words);
  });
});

/** Each die by itself: the free shot, then both fire and take their losses together (9.6.1, 9.3.1.c, 9.3.3). */
function byHand(input: ReturnType<typeof cavalry.schema.parse>) {
  const faces = [1, 2, 3, 4, 5, 6];
  const hit = (die: number, strength: number, drm: number) => die === 1 || (die < 6 && die + drm <= strength);
  const tally = { cavalry: [0, 0, 0], enemy: [0, 0, 0] };
  const [ownStart, enemyStart] = [input.disrupted ? 1 : 0, input.enemyDisrupted ? 1 : 0];
  const enemyCs = input.enemyDisrupted ? input.enemyDcs : input.enemyCs;
  for (const free of faces)
    for (const own of faces)
      for (const reply of faces) {
        let mine = ownStart;
        if (input.against === 'infantry' && hit(free, enemyCs, input.fort ? -1 : 0)) mine++;
        const enemy = enemyStart + (mine < 2 && hit(own, mine ? input.dcs : input.cs, input.drm) ? 1 : 0);
        if (mine < 2 && hit(reply, enemyCs, input.fort ? -1 : 0)) mine++;
        tally.cavalry[mine] = (tally.cavalry[mine] ?? 0) + 1;
        tally.enemy[enemy] = (tally.enemy[enemy] ?? 0) + 1;
      }
  return tally;
}

test('an attack comes out as every throw of its dice, and its chances add up to one', () => {
  fc.assert(
    fc.property(inputsOf(cavalry.schema, { strings: [''] }), (raw) => {
      const input = cavalry.schema.parse({ ...(raw as object), action: 'charge' });
      const { charge } = out(input);
      if (!charge) return;
      const tally = byHand(input);
      for (const side of ['cavalry', 'enemy'] as const) {
        const fate = charge[side];
        const found = [fate.unhurt, fate.disrupted, fate.eliminated];
        expect(found.map(({ n, d }) => Number((n * 216n) / d))).toEqual(tally[side]);
        expect(equal(found.reduce(add), ONE)).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test('only infantry has a free shot', () => {
  expect(out({ action: 'charge', against: 'cavalry' }).charge?.freeShot).toBeNull();
  expect(shown(out({ action: 'charge', enemyCs: 4 }).charge?.freeShot ?? ONE)).toBe('2/3');
  expect(shown(out({ action: 'charge', enemyCs: 4, fort: true }).charge?.freeShot ?? ONE)).toBe('5/6');
  expect(shown(out({ action: 'charge', enemyCs: 0 }).charge?.freeShot ?? ONE)).toBe('1/6');
});

test('in reserve cavalry is shot at where it is British and infantry stands opposite, by the Italian rulebook alone', () => {
  const reserve = (more: object) => out({ action: 'reserve', ridersReading: 'suffers', ...more }).shotAt;
  expect(reserve({ against: 'infantry', british: true })).toBe(true);
  expect(reserve({ against: 'infantry', british: true, ridersReading: 'fires' })).toBe(false);
  expect(reserve({ against: 'cavalry', british: true })).toBe(false);
  expect(reserve({ against: 'infantry', british: false })).toBe(false);
  expect(reserve({ against: 'infantry', british: true, disrupted: true })).toBe(false);
});
