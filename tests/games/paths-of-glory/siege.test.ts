import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { equal, fraction, ONE, type Fraction } from '@/lib/prob/fraction';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { run } from '@/lib/calc/calculator';
import { siege } from '@/lib/games/paths-of-glory/calculators/siege';
import { garrisons, siegeTurns } from '@/lib/games/paths-of-glory/siege/force';
import { answerOf, expectLabels, expectSameKeys, refusalOf, viewOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

const answer = (input: unknown) => answerOf(siege, input, data);
const verdict = (input: unknown) => {
  const [first] = answer(input).outcome.blocks;
  return first?.kind === 'verdict' ? first.text.key : undefined;
};

describe('siege roll (15.3)', () => {
  test.each([
    [{ value: 3, turn: 3 }, 4],
    // −2 to the die in August and September 1914 (15.3.3)
    [{ value: 2, turn: 2 }, 5],
  ])('each face says what it does, as it does when it falls: %o', (input, needs) => {
    const [die, ...others] = viewOf(siege, input, data).faces;
    expect(others).toEqual([]);
    expect(die).toMatchObject({ die: 'die', title: { key: 'siege.face.needs', params: { needs } } });
    for (const { face, says } of die?.faces ?? [])
      expect(says?.key).toBe(`siege.face.${answer({ ...input, die: face }).outcome.data.result}`);
  });

  test('where nobody besieges no face says anything', () => {
    expect(viewOf(siege, { value: 3, armies: 0, corps: 1 }, data).faces).toEqual([]);
  });

  test.each([
    [1, 1, fraction(1, 2)],
    [2, 2, fraction(1, 3)],
    [3, 1, fraction(1, 6)],
    [1, 3, fraction(5, 6)],
    [2, 3, fraction(2, 3)],
    [3, 20, fraction(1, 2)],
  ])('fort %i on turn %i', (value, turn, chance) => {
    expect(answer({ value, turn }).outcome.data.turns[0]?.chance).toEqual(chance);
  });

  test('Nancy, September 1914: falls on 5 or 6, a 4 holds (extended example)', () => {
    const nancy = { space: 'nancy', turn: 2, armies: 2, corps: 0, besieger: 'germany' };
    expect(answer(nancy).outcome.data.turns[0]).toMatchObject({ turn: 2, needs: 5, chance: fraction(1, 3) });
    expect(answer({ ...nancy, die: 4 }).outcome.data.result).toBe('holds');
    expect(verdict({ ...nancy, die: 5 })).toBe('siege.verdict.falls');
    expect(answer({ ...nancy, die: 4 }).outcome.data.turns[0]).toMatchObject({
      turn: 3,
      needs: 3,
      chance: fraction(2, 3),
    });
  });

  test('the chances add up over the turns, with and without the −2', () => {
    const fallen = siegeTurns(2, 2, 2).map((turn) => turn.fallen);
    expect(fallen).toEqual([fraction(1, 3), fraction(7, 9)]);
    expect(siegeTurns(3, 19, 9).map(({ turn }) => turn)).toEqual([19, 20]);
  });

  test('cumulative chances are those of listing every sequence of dice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 18 }), (value, turn) => {
        const last = siegeTurns(value, turn, 3)[2] as { fallen: Fraction };
        let falls = 0;
        for (let dice = 0; dice < 216; dice++) {
          const rolls = [dice % 6, Math.floor(dice / 6) % 6, Math.floor(dice / 36)].map(
            (face, i) => face + 1 + (turn + i <= 2 ? -2 : 0),
          );
          if (rolls.some((roll) => roll > value)) falls++;
        }
        expect(equal(last.fallen, fraction(falls, 216))).toBe(true);
      }),
    );
  });

  test('the −2 is a step on turns 1 and 2, else named as not applied', () => {
    expect(answer({ turn: 1 }).steps.map(({ id }) => id)).toContain('early');
    expect(answer({ turn: 3 }).notApplied.map(({ id }) => id)).toContain('early');
  });
});

describe('who besieges (15.2)', () => {
  test.each([
    [3, 1, 0, true],
    [3, 0, 3, true],
    [3, 0, 2, false],
    [1, 0, 1, true],
    [2, 0, 0, false],
  ])('fort %i: %i armies and %i corps', (value, armies, corps, besieged) => {
    expect(answer({ value, armies, corps }).outcome.data.besieged).toBe(besieged);
  });

  test('units beyond the garrison may leave or attack next door (15.2.3, 15.2.4)', () => {
    expect(garrisons({ armies: 1, corps: 2 }, 1)).toEqual([
      { kind: 'army', free: { armies: 0, corps: 2 } },
      { kind: 'corps', free: { armies: 1, corps: 1 } },
    ]);
    expect(garrisons({ armies: 0, corps: 2 }, 3)).toEqual([]);
  });

  test('besiegers out of supply are gone before the roll (14.3.5)', () => {
    expect(answer({ supplied: false }).outcome.data).toMatchObject({ besieged: false, turns: [] });
    expect(verdict({ supplied: false, die: 6 })).toBe('siege.verdict.unsupplied');
  });

  test('more than three units are refused (10.1.1)', () => {
    expect(refusalOf(siege, { armies: 2, corps: 2 }, data)).toMatchObject({ code: 'illegal', rule: '10.1.1' });
  });
});

describe('forts of the map and their restrictions', () => {
  test('14.1.4, 15.1.9 the port of Riga is a question, that of no other fort', () => {
    const asks = (space: string) =>
      answer({ space, armies: 1, turn: 5 }).open.some(({ dispute }) => dispute === 'port-with-enemy-fort');
    const forts = data.spaces.filter(({ fort, region }) => fort && region === 'europe').map(({ id }) => id);
    expect(forts.filter(asks)).toEqual(['riga']);
  });

  test.each([
    ['germany', 'basra', 1, true],
    ['germany', 'basra', 0, false],
    ['russia', 'erzerum', 1, false],
    ['russia', 'erzerum', 2, true],
    ['germany', 'verdun', 2, false],
  ])('11.3.1 armies of %s at %s: %i', (besieger, space, armies, refused) => {
    const input = { besieger, space, armies, corps: armies ? 0 : 3, turn: 4 };
    if (refused) expect(refusalOf(siege, input, data)).toMatchObject({ field: 'armies', rule: '11.3.1' });
    else expect(answer(input).outcome.data.besieged).toBe(true);
  });

  test('the value comes from the map', () => {
    expect(answer({ space: 'verdun', value: 1 }).outcome.data.value).toBe(3);
  });

  test('Germans besiege a Russian fort but do not attack it before Oberost or War Status 4 (15.1.10)', () => {
    const warsaw = { space: 'warsaw', besieger: 'germany' };
    expect(answer(warsaw).outcome.data).toMatchObject({ besieged: true, mayAttackFort: false });
    expect(answer({ ...warsaw, oberost: true }).outcome.data.mayAttackFort).toBe(true);
    expect(answer({ ...warsaw, warStatus: 4 }).outcome.data.mayAttackFort).toBe(true);
    expect(answer({ ...warsaw, besieger: 'austria-hungary' }).outcome.data.mayAttackFort).toBe(true);
    expect(answer({ ...warsaw, occupied: true }).outcome.data.besieged).toBe(false);
  });

  test('readings of our own are named: Oberost as an event, corps from two spaces (15.1.10, 15.2.1)', () => {
    const disputes = (input: unknown) => answer(input).open.map(({ dispute }) => dispute);
    expect(disputes({ space: 'warsaw', besieger: 'germany', oberost: true })).toContain('oberost-as-event');
    expect(disputes({ space: 'warsaw', besieger: 'germany', oberost: true, warStatus: 4 })).not.toContain(
      'oberost-as-event',
    );
    expect(disputes({ value: 2, armies: 0, corps: 2 })).toContain('siege-from-two-spaces');
    expect(disputes({ value: 2, armies: 1, corps: 2 })).not.toContain('siege-from-two-spaces');
  });

  test('a Russian fort without a nation: the limit on Germans is named, not denied', () => {
    const rows = (input: unknown) =>
      answer(input)
        .outcome.blocks.flatMap((block) => (block.kind === 'values' ? block.rows : []))
        .map(({ value }) => (typeof value === 'object' && 'key' in value ? value.key : value));
    const texts = (input: unknown) => answer(input).notApplied.map(({ text }) => text.key);
    expect(texts({ space: 'warsaw', turn: 5 })).toContain('siege.not.germansInRussiaUnknown');
    expect(rows({ space: 'warsaw', turn: 5 })).toContain('siege.effects.notGermans');
    for (const [known, why] of [
      [{ oberost: true }, 'oberost'],
      [{ warStatus: 4 }, 'warStatus'],
      [{ besieger: 'austria-hungary' }, 'noGermans'],
    ] as const) {
      expect(texts({ space: 'warsaw', turn: 5, ...known })).toContain(`siege.not.${why}`);
      expect(rows({ space: 'warsaw', turn: 5, ...known })).not.toContain('siege.effects.notGermans');
    }
    expect(texts({ space: 'nancy', turn: 5 })).toContain('siege.not.noRussianFort');
  });

  test('Turkey is neutral until after the sieges of September 1914 (11.1.11)', () => {
    expect(answer({ space: 'gaza', turn: 2 }).outcome.data).toMatchObject({ besieged: false, mayAttackFort: false });
    expect(answer({ space: 'basra', turn: 2 }).outcome.data.besieged).toBe(false);
    expect(answer({ space: 'gaza', turn: 3 }).outcome.data.besieged).toBe(true);
  });

  test('only some armies enter the Near East (11.3.1)', () => {
    const rules = (input: unknown) => answer(input).steps.map(({ rule }) => rule);
    expect(rules({ space: 'erzerum', turn: 5 })).toContain('11.3.1');
    expect(rules({ space: 'erzerum', turn: 5, armies: 0, corps: 1 })).not.toContain('11.3.1');
    expect(rules({ space: 'verdun', turn: 5 })).not.toContain('11.3.1');
  });

  test('what a siege blocks names ports and redeployment; a space that is closed is called closed', () => {
    const rules = (input: unknown) =>
      answer(input)
        .outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === 'effects' ? block.rows : []))
        .map(({ rule }) => rule);
    expect(rules({ space: 'konigsberg', turn: 5 })).toEqual(expect.arrayContaining(['14.1.4', '13.1.6']));
    expect(rules({ space: 'verdun', turn: 5 })).not.toContain('14.1.4');
    expect(rules({ space: 'verdun', turn: 5, occupied: true })).toEqual(expect.arrayContaining(['11.1.7']));
    expect(rules({ space: 'verdun', turn: 5, occupied: true })).not.toContain('15.2.4');
  });

  test('Russians keep away from German forts in August 1914 only (15.1.11)', () => {
    const konigsberg = { space: 'konigsberg', besieger: 'russia' };
    expect(answer({ ...konigsberg, turn: 1 }).outcome.data).toMatchObject({ besieged: false, mayAttackFort: false });
    expect(answer({ ...konigsberg, turn: 2 }).outcome.data.besieged).toBe(true);
    expect(answer({ space: 'przemysl', besieger: 'russia', turn: 1 }).outcome.data.besieged).toBe(true);
  });

  test.each([
    [{ space: 'sedan' }, 'siege.refused.noFort'],
    [{ space: 'atlantis' }, 'siege.refused.unknownSpace'],
    [{ space: 'metz', besieger: 'germany' }, 'siege.refused.ownFort'],
  ])('%o is refused', (input, key) => {
    expect(refusalOf(siege, input, data)).toMatchObject({ code: 'illegal', text: { key } });
  });
});

describe('the contract', () => {
  test('labels, options and the same messages in every language', () => {
    expectLabels('siege', siege.schema.shape);
    expectSameKeys('siege');
  });

  test('every input gives an answer whose chances are right', () => {
    const forts = ['nancy', 'warsaw', 'konigsberg', 'antwerp', 'gaza'];
    fc.assert(
      fc.property(
        fc.record(
          {
            value: fc.integer({ min: 1, max: 3 }),
            space: fc.constantFrom(...forts),
            turn: fc.integer({ min: 1, max: 20 }),
            armies: fc.integer({ min: 0, max: 1 }),
            corps: fc.integer({ min: 0, max: 2 }),
            besieger: fc.constantFrom('other'),
            supplied: fc.boolean(),
            occupied: fc.boolean(),
            turns: fc.integer({ min: 1, max: 20 }),
            die: fc.integer({ min: 1, max: 6 }),
          },
          { requiredKeys: [] },
        ),
        (input) => {
          const { outcome, steps, notApplied } = answer(Object.freeze(input));
          expect(steps.length).toBeGreaterThan(0);
          const ids = [...steps, ...notApplied].map(({ id }) => id);
          for (const id of ['enemyUnit', 'germansInRussia', 'russiansInAugust', 'turkeyNeutral', 'early', 'attrition'])
            expect(ids.filter((other) => other === id)).toHaveLength(1);
          for (const block of outcome.blocks) {
            if (block.kind !== 'odds' || block.id !== 'now') continue;
            const [falls, holds] = block.rows;
            expect(
              equal(
                fraction(
                  (falls?.chance.n ?? 0n) * (holds?.chance.d ?? 1n) + (holds?.chance.n ?? 0n) * (falls?.chance.d ?? 1n),
                  (falls?.chance.d ?? 1n) * (holds?.chance.d ?? 1n),
                ),
                ONE,
              ),
            ).toBe(true);
          }
          const rising = outcome.data.turns.map(({ fallen }) => Number(fallen.n) / Number(fallen.d));
          expect([...rising].sort((a, b) => a - b)).toEqual(rising);
          expect(run(siege, input, data)).toEqual(run(siege, input, data));
        },
      ),
      { numRuns: 60 },
    );
  });
});
