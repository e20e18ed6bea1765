import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { MERGES } from '@/lib/games/paths-of-glory/activation-cost';
import { activation } from '@/lib/games/paths-of-glory/calculators/activation';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(activation, input, data);
const stack = (...types: string[]) => types.map((type) => ({ type }));
const one = (space: string | undefined, units: readonly { type: string }[], more: Record<string, unknown> = {}) => ({
  spaces: [{ space, units, ...more }],
});
const cost = (...args: Parameters<typeof one>) => answer(one(...args)).outcome.data.spaces[0]?.cost;

describe('the rulebook’s examples', () => {
  test('August 1914, Allied action 4: Brussels 2 and Verdun 1, all 3 OPS of Moltke', () => {
    expect(answer({}).outcome.data).toMatchObject({ spaces: [{ cost: 2 }, { cost: 1 }], total: 3, allowed: true });
  });
  test('the MEF with two corps costs 5 (9.2.7.1)', () => {
    expect(cost('mef1', stack('br-mef-army', 'br-corps', 'br-corps'), { supply: 'beachhead' })).toBe(5);
  });
  test('Cambrai 1916: Amiens 1 and Chateau Thierry 2 make 3', () => {
    const input = {
      spaces: [
        { space: 'amiens', units: stack('br-army', 'br-army') },
        { space: 'chateau-thierry', units: stack('br-cnd-corps', 'fr-army') },
      ],
    };
    expect(answer(input).outcome.data.total).toBe(3);
  });
});

describe('nationalities (9.2.3)', () => {
  test.each([
    ['sedan', ['fr-army', 'fr-army', 'fr-corps'], 1],
    ['sedan', ['fr-army', 'br-army', 'be-army'], 3],
    ['calais', ['be-army', 'br-army'], 1],
    ['amiens', ['be-army', 'br-bef-army'], 1],
    ['antwerp', ['be-army'], 1],
    ['brussels', ['be-army', 'br-bef-army'], 2],
    [undefined, ['be-army', 'br-bef-army'], 2],
    ['calais', ['be-army', 'br-army', 'fr-army'], 2],
    ['verdun', ['fr-army', 'us-army'], 1],
    ['metz', ['fr-army', 'us-army'], 1],
    ['brussels', ['fr-army', 'us-army'], 2],
    ['cairo', ['br-ne-army', 'br-aus-corps', 'br-ana-corps'], 1],
    ['ostend', ['br-pt-corps', 'br-cnd-corps', 'be-corps'], 1],
    ['metz', ['ge-army', 'ah-army', 'bu-corps'], 3],
  ])('%s: %s costs %i', (space, types, expected) => {
    expect(cost(space, stack(...types))).toBe(expected);
  });

  test.each([
    ['sud-army', ['ah-army', 'ge-corps', 'ge-corps'], 1],
    ['sud-army', ['ah-corps', 'ge-corps'], 1],
    ['sud-army', ['ah-army', 'ge-army'], 2],
    ['sud-army', ['ah-army', 'ah-corps', 'ge-corps'], 2],
    ['eleventh-army', ['ge-army', 'ah-corps', 'bu-corps'], 1],
    ['eleventh-army', ['ge-army', 'ah-army'], 2],
    ['none', ['ge-army', 'ah-corps', 'bu-corps'], 3],
  ])('event %s: %s costs %i', (card, types, expected) => {
    expect(cost('nis', stack(...types), { card })).toBe(expected);
  });

  test('Everyone Into Battle: Allies of any nation in Italy, France and Belgium', () => {
    expect(cost('udine', stack('it-army', 'fr-army', 'br-army'), { card: 'everyone-into-battle' })).toBe(1);
    expect(cost('kiev', stack('ru-army', 'ro-corps'), { card: 'everyone-into-battle' })).toBe(2);
    expect(cost('sedan', stack('ge-army', 'ah-army'), { card: 'everyone-into-battle' })).toBe(2);
  });

  test('after Fall of the Tsar each Russian unit costs 1 in combat', () => {
    const russians = one('kiev', stack('ru-army', 'ru-army', 'ru-corps'));
    expect(answer({ ...russians, tsarFell: true }).outcome.data.total).toBe(3);
    expect(
      answer({ ...one('kiev', stack('ru-army', 'ru-army'), { action: 'movement' }), tsarFell: true }).outcome.data
        .total,
    ).toBe(1);
    expect(answer({ ...one('kiev', stack('ru-army', 'ru-army', 'ro-corps')), tsarFell: true }).outcome.data.total).toBe(
      3,
    );
  });
});

describe('what cannot be activated', () => {
  test('an empty space or a fort alone (9.2.6), and units out of supply (14.3.1)', () => {
    expect(answer(one('liege', [])).outcome.data).toMatchObject({
      allowed: false,
      total: 0,
      spaces: [{ cost: null, bar: 'empty' }],
    });
    expect(answer(one('cambrai', stack('ge-army'), { supply: 'out' })).outcome.data.spaces[0]).toMatchObject({
      cost: null,
      bar: 'out',
    });
  });

  test('11.3.1, 11.1.15 no army that the Near East is closed to; the BEF abroad is told that it stays', () => {
    expect(refusalOf(activation, one('bursa', stack('ge-army')), data)).toMatchObject({ rule: '11.3.1' });
    const bef = (space: string) =>
      answer(one(space, stack('br-bef-army'))).steps.some(({ rule }) => rule === '11.1.15');
    expect([bef('milan'), bef('paris')]).toEqual([true, false]);
  });

  test('Greek units stay where they are while Salonika alone has been played (9.5.2.4)', () => {
    const asks = (type: string) => answer(one('athens', stack(type))).open.some(({ rule }) => rule === '9.5.2.4');
    expect([asks('gr-corps'), asks('br-corps')]).toEqual([true, false]);
  });

  test('a stack of the MEF that is not said to use the Beachhead asks for it (9.2.7.1)', () => {
    const asks = (...args: Parameters<typeof one>) =>
      answer(one(...args))
        .open.map(({ text }) => text.key)
        .includes('activation.open.beachhead');
    expect(asks('mef4', stack('br-mef-army', 'br-corps'))).toBe(true);
    expect(asks('mef1', stack('fr-corps'))).toBe(true);
    expect(asks(undefined, stack('br-mef-army'))).toBe(true);
    expect(asks('mef4', stack('br-mef-army'), { supply: 'beachhead' })).toBe(false);
    expect(asks('mef1', stack('tu-corps'))).toBe(false);
    expect(asks('cairo', stack('br-corps'))).toBe(false);
    expect(asks('mef4', stack('fr-or-army'))).toBe(false);
    const [first] = answer(one('mef4', stack('br-mef-army', 'br-corps', 'br-corps'))).outcome.blocks;
    expect(first).toMatchObject({
      kind: 'verdict',
      tone: 'neutral',
      text: { key: 'activation.verdict.beachhead', params: { total: 1, through: 5 } },
    });
  });

  test('no card has more than 5 OPS', () => {
    expect(refusalOf(activation, { ops: 6 }, data)).toMatchObject({ code: 'invalid-input', field: 'ops' });
  });

  test('too few OPS', () => {
    expect(answer({ ...one('sedan', stack('fr-army', 'br-army')), ops: 1 }).outcome.data).toMatchObject({
      allowed: false,
      total: 2,
    });
  });

  const attack = (space: string, ...types: string[]) => ({ space, units: stack(...types) });
  test.each([
    [[attack('gaza', 'br-corps'), attack('basra', 'br-corps')], 2, false],
    [[attack('gaza', 'br-corps'), attack('constantinople', 'br-corps')], 2, false],
    [[attack('gaza', 'br-corps'), attack('basra', 'br-ne-army')], 1, true],
    [[attack('gaza', 'br-corps'), { ...attack('mef4', 'br-mef-army'), supply: 'beachhead' }], 1, true],
    [[attack('gaza', 'br-corps'), { ...attack('basra', 'br-corps'), action: 'movement' }], 1, true],
    [[attack('gaza', 'tu-corps'), attack('basra', 'tu-corps')], 0, true],
    [[attack('gaza', 'br-corps'), attack('sedan', 'fr-army')], 1, true],
  ])('Near East combat, case %#', (spaces, nearEast, allowed) => {
    expect(answer({ spaces, ops: 5 }).outcome.data).toMatchObject({ nearEast, allowed });
  });

  test.each([
    [one('atlantis', stack('fr-army')), '2.1'],
    [one('sedan', stack('xx')), '2.2.1'],
    [one('sedan', stack('fr-army', 'fr-army', 'fr-army', 'fr-army')), '10.1.1'],
    [one('sedan', stack('fr-army', 'ge-army')), '10.1.3'],
    [one('mef1', stack('br-army'), { supply: 'beachhead' }), '9.2.7.1'],
    [one('mef1', stack('tu-corps'), { supply: 'beachhead' }), '9.2.7.1'],
    [{ spaces: [attack('sedan', 'fr-army'), attack('sedan', 'fr-army')] }, '9.2.5'],
    [{ spaces: [attack('sedan', 'fr-army'), attack('metz', 'ge-army')] }, '9.2.1'],
  ])('refused, case %#', (input, rule) => {
    expect(refusalOf(activation, input, data)).toMatchObject({ code: 'illegal', rule });
  });
});

describe('the contract', () => {
  test('every merge is applied or not applied; the total is the sum; more units never cost less', () => {
    const allied = fc.constantFrom(
      'fr-army',
      'br-army',
      'br-bef-army',
      'be-army',
      'us-corps',
      'it-corps',
      'br-aus-corps',
    );
    fc.assert(
      fc.property(
        fc.array(allied, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('calais', 'sedan', 'udine', undefined),
        (types, space) => {
          const { outcome, steps, notApplied } = answer(one(space, stack(...types)));
          for (const { id } of MERGES)
            expect(steps.some((step) => step.id === `${id}-1`) !== notApplied.some((other) => other.id === id)).toBe(
              true,
            );
          expect(outcome.data.total).toBe(outcome.data.spaces[0]?.cost);
          const fewer = cost(space, stack(...types.slice(0, -1)));
          if (types.length > 1) expect(outcome.data.total).toBeGreaterThanOrEqual(fewer ?? 0);
        },
      ),
      { numRuns: 60 },
    );
    expect(answer(Object.freeze({}))).toEqual(answer({}));
  });

  test('labels, options and the same messages in every language', () => {
    expectLabels('activation', activation.schema.shape);
    expectLabels('activation', activation.schema.shape.spaces.unwrap().element.shape);
    expectSameKeys('activation');
  });
});
