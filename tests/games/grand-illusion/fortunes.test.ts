import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fortunes } from '@/lib/games/grand-illusion/calculators/fortunes';
import { BATTLE_EFFECTS } from '@/lib/games/grand-illusion/fortunes/effects';
import { fortunesSchema } from '@/lib/games/grand-illusion/fortunes/fields';
import { ROLLS } from '@/lib/games/grand-illusion/fortunes/table';
import { equal, fraction, ONE, sum } from '@/lib/prob/fraction';
import { inputsOf } from '@/tests/support/from-schema';

/* The table of 9.1.4 row by row, with what other rules do to it (9.1.1.a, 12.4, 13.1). */

type Bag = Readonly<Record<string, unknown>>;

function ask(input: unknown) {
  const answer = run(fortunes, input, undefined);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** Two dice with a sum. */
const dice = (wanted: number): Bag => {
  const die1 = Math.max(1, wanted - 6);
  return { die1, die2: wanted - die1 };
};

const LATE = { turn: 8 };
const ROWS: readonly (readonly [rule: string, what: string, input: Bag, roll: number, effect: string, after?: Bag])[] =
  [
    ['9.1.4', 'Routed', LATE, 2, 'routed'],
    ['9.1.4', 'Routed', LATE, 12, 'routed'],
    ['9.1.4', 'Routed in an entrenched hex', { ...LATE, entrenched: true }, 12, 'routedFree'],
    ['9.1.4', 'Routed in 102', { hex: 102 }, 2, 'routedFree'],
    ['9.1.4', 'Routed in 104', { hex: 104 }, 2, 'routed'],
    ['9.1.4', 'Cautious Attacker', LATE, 3, 'cautious', { initiative: 'passes' }],
    ['9.1.4', 'Skirmish', LATE, 4, 'skirmish'],
    ['9.1.4', 'German High Command', { germanCaps: 3 }, 5, 'capGain', { germanCaps: 4 }],
    ['9.1.4', 'German High Command at 9', { germanCaps: 9 }, 5, 'capGain', { germanCaps: 10 }],
    ['9.1.4', 'German High Command at 10', { germanCaps: 10 }, 5, 'capFull', { germanCaps: 10 }],
    ['9.1.4', 'Allied High Command', { alliedCaps: 0 }, 9, 'capGain', { alliedCaps: 1 }],
    ['9.1.4', 'Allied High Command at 10', { alliedCaps: 10 }, 9, 'capFull', { alliedCaps: 10 }],
    ['9.1.4', '6 in GT 4, the Allies attack', { turn: 4, attacker: 'allied' }, 6, 'limit', { alliedMarker: 0 }],
    ['9.1.4', '11 in GT 1, the Allies attack', { attacker: 'allied' }, 11, 'limit'],
    ['9.1.4', '6 in GT 4, the Germans attack', { turn: 4 }, 6, 'limitGerman', { alliedMarker: 0 }],
    ['9.1.4', '6 from GT 5: the Allies', { turn: 5 }, 6, 'mandated', { alliedMarker: 1, germanMarker: 0 }],
    [
      '9.1.4',
      '11 from GT 5: the Germans',
      { turn: 5, attacker: 'allied' },
      11,
      'mandated',
      { germanMarker: 1, alliedMarker: 0 },
    ],
    ['9.1.1.a', '6 with no Allied CAPS', { turn: 5, alliedCaps: 0 }, 6, 'discarded', { alliedMarker: 0 }],
    [
      '9.1.1.a',
      '6 with 1 CAP and the marker in box 1',
      { turn: 5, alliedCaps: 1, alliedMarker: 1 },
      6,
      'discarded',
      { alliedMarker: 1 },
    ],
    [
      '9.1.1.a',
      '6 with 2 CAPS and the marker in box 1',
      { turn: 5, alliedCaps: 2, alliedMarker: 1 },
      6,
      'mandated',
      { alliedMarker: 2 },
    ],
    ['9.1.1.a', '11 looks at the German CAPS', { turn: 5, alliedCaps: 0 }, 11, 'mandated'],
    [
      '9.1.1.a',
      '11 with the German marker above his CAPS',
      { turn: 5, germanCaps: 2, germanMarker: 3 },
      11,
      'discarded',
    ],
    ['9.1.4', '7: the defender decides, the initiative stays', LATE, 7, 'advantage', { initiative: 'stays' }],
    ['9.1.4', '7 in a second activation', { ...LATE, second: true }, 7, 'advantage', { initiative: 'second' }],
    ['9.1.4', '7 against a defender without CAPS', { ...LATE, alliedCaps: 0 }, 7, 'advantageNoCaps'],
    ['9.1.4', '7 does not ask the attacker for CAPS', { ...LATE, germanCaps: 0 }, 7, 'advantage'],
    ['9.1.4', 'Attacker Surprise', LATE, 8, 'surprise'],
    ['9.1.4', 'Counterattack', LATE, 10, 'counterattack', { initiative: 'passes' }],
    ['13.1', '3 in an Allied mandated battle of GT 1', { attacker: 'allied', mandated: true }, 3, 'ignored'],
    ['13.1', '7 likewise in GT 4', { attacker: 'allied', mandated: true, turn: 4 }, 7, 'ignored'],
    ['13.1', '10 likewise', { attacker: 'allied', mandated: true, turn: 2 }, 10, 'ignored'],
    ['13.1', '4 counts', { attacker: 'allied', mandated: true, turn: 2 }, 4, 'skirmish'],
    ['13.1', '10 in GT 5 counts', { attacker: 'allied', mandated: true, turn: 5 }, 10, 'counterattack'],
    ['13.1', '10 in a German mandated battle counts', { mandated: true, turn: 3 }, 10, 'counterattack'],
  ];

describe('the table of Fortunes of War', () => {
  it.each(ROWS.map((row) => [`${row[0]} ${row[1]}`, row] as const))('%s', (_, [, , input, roll, effect, after]) => {
    const { data } = ask({ ...input, ...dice(roll) }).outcome;
    expect(data.settled).toMatchObject({ sum: roll, effect });
    if (after) expect(data.after).toMatchObject(after);
  });

  it('knows the odds of two dice, by counting all 36', () => {
    const { rows } = ask({}).outcome.data;
    for (const wanted of ROLLS) {
      let ways = 0;
      for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two === wanted) ways++;
      expect(rows.find((row) => row.sum === wanted)?.chance).toEqual(fraction(ways, 36));
    }
  });

  it('knows those of the second die once the first has fallen', () => {
    const { rows } = ask({ die1: 6 }).outcome.data;
    for (const { sum: roll, chance } of rows) expect(chance).toEqual(fraction(roll >= 7 ? 1 : 0, 6));
  });

  it.each([
    ['GT 2', { turn: 2, allenby: true }, true],
    ['the Allies prefer to see the roll', { turn: 2, allenby: true, skirmish: false }, false],
    ['GT 3', { turn: 3, allenby: true }, false],
    ['the Allies attack', { attacker: 'allied', allenby: true }, false],
    ['no British cavalry', {}, false],
  ])('12.4 Allenby: a Skirmish without a roll, %s', (_, input, automatic) => {
    const { outcome, idleDice } = ask(input);
    expect(outcome.data.automatic).toBe(automatic);
    expect(outcome.data.settled?.effect ?? null).toBe(automatic ? 'skirmish' : null);
    expect(idleDice ?? []).toEqual(automatic ? ['die1', 'die2'] : []);
  });

  it.each([
    ['GT 1, hex 62, a CAP', { hex: 62, belgians: true }, true],
    ['without a CAP', { hex: 62, belgians: true, alliedCaps: 0 }, false],
    ['GT 2', { hex: 62, belgians: true, turn: 2 }, false],
    ['another hex', { hex: 53, belgians: true }, false],
    ['the Allies attack', { attacker: 'allied', hex: 62, belgians: true }, false],
    ['others defend', { hex: 62 }, false],
  ])('13.1 Belgian retreat: %s', (_, input, holds) => {
    expect(ask(input).steps.some(({ id }) => id === 'belgians')).toBe(holds);
  });

  it('of a mandated battle that the roll takes away says that it does not count (9.1.1.c)', () => {
    const rules = ask({ mandated: true, turn: 13, ...dice(3) }).outcome.blocks.flatMap((block) =>
      block.kind === 'values' && block.id === 'after' ? block.rows.map(({ rule }) => rule) : [],
    );
    expect(rules).toContain('9.1.1.c');
  });
});

describe('whatever the case', () => {
  const inputs = inputsOf(fortunesSchema, { strings: [''] });
  it('the chances make one, each row has one fate, and no CAPS rise above 10 nor anything falls', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { rows, after } = ask(input).outcome.data;
        expect(equal(sum(rows.map(({ chance }) => chance)), ONE)).toBe(true);
        for (const { fate } of rows) expect(BATTLE_EFFECTS).toContain(fate);
        const given = fortunesSchema.parse(input);
        if (!after) return;
        for (const name of ['germanCaps', 'alliedCaps'] as const) {
          expect(after[name]).toBeGreaterThanOrEqual(given[name]);
          expect(after[name]).toBeLessThanOrEqual(Math.max(10, given[name]));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the other battles of an activation after a 7 (9.1.4, 9.1.3.d)', () => {
  const others = (input: Bag) =>
    ask({ ...LATE, unfought: 2, ...dice(7), ...input })
      .outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === 'after' ? block.rows : []))
      .find(({ label }) => label.key === 'fortunes.after.others');
  it.each([false, true])('second activation: %s', (second) => {
    expect(others({ second })).toMatchObject({ rule: '9.1.4', value: { key: 'fortunes.after.stillFought' } });
    const { open } = ask({ ...LATE, unfought: 2, ...dice(7), second });
    expect(open.some(({ rule }) => rule === '9.1.3.d')).toBe(second);
  });
});
