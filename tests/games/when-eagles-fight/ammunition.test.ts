import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ammunition } from '@/lib/games/when-eagles-fight/calculators/ammunition';
import { halved, shareOf } from '@/lib/games/when-eagles-fight/ammunition/shortage';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf, refusalOf } from '@/tests/games/when-eagles-fight/spoken';

/* 9.9 to 9.13 with 14.2, 15.8 and 16.0, clause by clause. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(ammunition, input, data);

const ROLLS: readonly (readonly [rule: string, what: string, input: Bag, modifier: number, why?: string])[] = [
  ['9.9', 'nothing changes the roll', { turn: 12 }, 0, 'gallipoli'],
  ['9.12', 'Event H and Odessa', { turn: 12, eventH: true }, -2],
  ['9.12', 'Event H without Odessa', { turn: 12, eventH: true, odessa: false }, 0, 'gallipoliOdessa'],
  ['7.2.H', 'Event H before Turn 11 is no event', { turn: 10, eventH: true }, 0, 'gallipoliEarly'],
  ['7.2.H', 'Event H in Turn 11', { turn: 11, eventH: true }, -2],
  ['15.8', 'B+2: the offensive still runs', { turn: 17, brusilov: 15 }, 0, 'exhaustedRunning'],
  ['15.8', 'B+3', { turn: 18, brusilov: 15 }, 1],
  ['15.8', 'long after', { turn: 24, brusilov: 18 }, 1],
  ['15.8', 'B+3 of Turn 18 is Turn 21', { turn: 20, brusilov: 18 }, 0, 'exhaustedRunning'],
  ['9.12', 'both at the same time', { turn: 20, brusilov: 16, eventH: true }, -1],
  ['16.0', 'Plan 19 in Turn 2', { scenario: 'plan-19', turn: 2 }, -1],
  ['16.0', 'Plan 19 in Turn 6', { scenario: 'plan-19', turn: 6 }, -1],
  ['16.0', 'Plan 19 in Turn 7', { scenario: 'plan-19', turn: 7 }, 0, 'plan19Turn'],
  ['16.0', 'Plan 19 in Turn 1', { scenario: 'plan-19', turn: 1 }, 0, 'plan19Turn'],
  ['16.0', 'free set-up without it', { scenario: 'free-set-up', turn: 3 }, 0, 'plan19'],
];

describe('the roll', () => {
  it.each(ROLLS.map((row) => [`${row[0]} ${row[1]}`, row] as const))('%s', (_, [, , input, modifier, why]) => {
    const { outcome, notApplied } = ask(input);
    expect(outcome.data.modifier).toBe(modifier);
    expect(outcome.data.faces.map(({ roll }) => roll)).toEqual([1, 2, 3, 4, 5, 6].map((face) => face + modifier));
    if (why) expect(notApplied.map(({ text }) => text.key)).toContain(`ammunition.not.${why}`);
  });

  it('3.4: there is none in Turn 1 of the historical scenario, whose Russian half is played', () => {
    const { outcome, idleDice } = ask({ turn: 1, number: 3 });
    expect(outcome.data.share).toBeNull();
    expect(idleDice).toEqual(['die']);
    expect(ask({ turn: 1, number: 3, scenario: 'free-set-up' }).outcome.data.share?.number).toBe(3);
  });

  it('says by which ruling a roll beyond the die is read', () => {
    const words = (input: Bag) => ask(input).open.map(({ text }) => text.key);
    expect(words({ turn: 12, eventH: true, die: 1 })).toContain('ammunition.open.ammo-roll-clamp');
    expect(words({ turn: 12, eventH: true, die: 4 })).not.toContain('ammunition.open.ammo-roll-clamp');
    expect(words({ turn: 12, eventH: true, die: 1, number: 2 })).not.toContain('ammunition.open.ammo-roll-clamp');
  });
});

describe('the markers (9.11, 9.13)', () => {
  it.each([
    [0, undefined, 0, 0, 0],
    [1, undefined, 1, 0, 0],
    [4, undefined, 2, 2, 0],
    [5, undefined, 3, 2, 0],
    [5, 4, 3, 1, 1],
    [5, 2, 2, 0, 3],
    [4, 0, 0, 0, 4],
    [3, 9, 2, 1, 0],
  ])('%s units, %s that may be marked: %s, %s, %s lost', (number, eligible, russian, central, lost) => {
    expect(shareOf(number, eligible)).toEqual({ number, russian, central, lost });
  });

  it('gives every marker to one of the two or loses it, the Russian never the smaller half', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (number, eligible) => {
        const { russian, central, lost } = shareOf(number, eligible);
        expect(russian + central + lost).toBe(number);
        expect(russian).toBeGreaterThanOrEqual(central);
        expect(russian + central).toBeLessThanOrEqual(eligible);
      }),
    );
  });
});

const UNITS: readonly (readonly [rule: string, unit: Bag, why: string | null])[] = [
  ['9.11', {}, null],
  ['9.11', { place: 'fortress' }, 'fortress'],
  ['9.11', { place: 'petrograd', outOfSupply: true }, 'petrograd'],
  ['9.11', { place: 'russian-city' }, 'city'],
  ['9.11', { place: 'russian-city', outOfSupply: true }, null],
  ['9.11', { place: 'polish-city' }, null],
  ['9.11', { kind: 'cavalry' }, 'cavalry'],
  ['9.11', { kind: 'guard' }, 'guard'],
  ['14.2', { stavka: true }, 'stavka'],
];

describe('units', () => {
  it.each(UNITS)('%s %o: %s', (rule, unit, why) => {
    const { outcome, steps } = ask({ units: [unit] });
    expect(outcome.data.exempt).toEqual([why]);
    if (why) expect(steps.find(({ id }) => id === `1.${why}`)?.rule).toBe(rule);
  });

  it('9.10: half a factor, fractions up', () => {
    expect([0, 1, 4, 5, 7].map(halved)).toEqual([0, 1, 2, 3, 4]);
    const { steps } = ask({ units: [{ attack: 5, defence: 4, outOfSupply: true }] });
    expect(steps.find(({ id }) => id === '1.attack')).toMatchObject({ before: 5, after: 3 });
    expect(steps.find(({ id }) => id === '1.once')?.rule).toBe('9.10');
  });

  it('9.13: refuses fewer units than the list alone has', () => {
    expect(refusalOf(ammunition, { units: [{}, {}, { kind: 'cavalry' }], eligible: 1 }, data)).toMatchObject({
      field: 'eligible',
      rule: '9.13',
    });
    expect(ask({ units: [{}, {}, { kind: 'cavalry' }], eligible: 2, number: 3 }).outcome.data.share?.lost).toBe(1);
  });

  it('refuses dates that cannot be', () => {
    expect(refusalOf(ammunition, { turn: 4, scenario: 'schlieffen-east' }, data).rule).toBe('17.0');
    expect(refusalOf(ammunition, { turn: 16, brusilov: 17 }, data)).toMatchObject({ field: 'brusilov', rule: '15.1' });
  });
});
