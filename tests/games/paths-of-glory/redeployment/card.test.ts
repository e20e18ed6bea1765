import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { speaker } from '@/lib/calc/say';
import { LANGUAGES } from '@/lib/core/language';
import { strategicRedeployment } from '@/lib/games/paths-of-glory/calculators/strategic-redeployment';
import { SR_CHECKS } from '@/lib/games/paths-of-glory/redeployment/checks';
import { randomSetups } from '@/tests/games/paths-of-glory/boards';
import { expectSameKeys, messagesOf } from '@/tests/games/paths-of-glory/spoken';
import {
  data,
  type Input,
  answer,
  outcome,
  one,
  refusal,
  WAR,
  sr,
} from '@/tests/games/paths-of-glory/redeployment/asked';

describe('a whole card', () => {
  test('13.1.2 corps cost 1, armies 4', () => {
    const found = outcome({
      points: 6,
      moves: [sr('fr-army', 'paris', 'nancy'), sr('fr-corps', 'grenoble', 'sedan'), sr('fr-corps', 'reserve', 'paris')],
    });
    expect(found).toMatchObject({ legal: true, cost: 6, points: 6, problems: [] });
    expect(found.moves.map(({ cost }) => cost)).toEqual([4, 1, 1]);
  });

  test('9.3.2 the points run out', () => {
    const moves = ['riga', 'szawli', 'kovno'].map((to) => sr('ru-corps', 'reserve', to));
    const found = outcome({ points: 2, moves });
    expect(found.moves.map(({ legal }) => legal)).toEqual([true, true, false]);
    expect(found.moves[2]?.fails).toEqual([{ id: 'points', rule: '9.3.2' }]);
    expect(found.cost).toBe(2);
  });

  test('9.3.3 not twice in a row in a turn', () => {
    const { outcome: found, steps } = answer({ previousWasSr: true });
    expect(found.data.legal).toBe(false);
    expect(steps[0]).toMatchObject({ id: 'consecutive', rule: '9.3.3' });
  });

  test('13.1.3 one SR for each unit', () => {
    const found = outcome({ moves: [sr('fr-corps', 'grenoble', 'lyon'), sr('fr-corps', 'lyon', 'dijon')] });
    expect(found.moves[1]?.fails.map(({ id }) => id)).toEqual(['once']);
    const twins = outcome({ moves: [sr('fr-corps', 'belfort', 'dijon'), sr('fr-corps', 'belfort', 'dijon')] });
    expect(twins.moves.map(({ legal }) => legal)).toEqual([true, true]);
  });

  test('a corps into the Box can leave room, and none can come out beside a unit that has gone', () => {
    const start = { ...WAR, units: { lyon: one('it-corps') } };
    expect(
      outcome({ ...start, moves: [sr('it-corps', 'reserve', 'lyon'), sr('it-corps', 'lyon', 'reserve')] }).moves.map(
        ({ legal }) => legal,
      ),
    ).toEqual([true, true]);
    const gone = outcome({ ...start, moves: [sr('it-corps', 'lyon', 'reserve'), sr('it-corps', 'reserve', 'lyon')] });
    expect(gone.moves[1]?.fails.map(({ id }) => id)).toEqual(['destination']);
  });

  test('13.2.1, 13.2.2, 13.2.3 one corps of each in a turn, counted over the card', () => {
    const british = outcome({
      ...WAR,
      units: { london: one('br-corps', 2) },
      moves: [sr('br-corps', 'london', 'basra'), sr('br-corps', 'london', 'alexandria')],
    });
    expect(british.moves.map(({ legal }) => legal)).toEqual([true, false]);
    expect(british.used).toEqual({ british: 1, russian: 0, central: 0 });
  });

  test('10.1.1 stacking counts at the end, not on the way', () => {
    const crowd = { ...WAR, units: { lyon: one('fr-corps', 3), paris: one('fr-corps') } };
    expect(outcome({ ...crowd, moves: [sr('fr-corps', 'paris', 'lyon')] }).problems).toEqual([
      { check: 'stacking', space: 'lyon', n: 4 },
    ]);
    expect(
      outcome({ ...crowd, moves: [sr('fr-corps', 'paris', 'lyon'), sr('fr-corps', 'lyon', 'dijon')] }),
    ).toMatchObject({ legal: true, problems: [] });
  });

  test('15.2.4 no fort left occupied but unbesieged', () => {
    const siege = { ...WAR, units: { nancy: one('ge-corps', 2) } };
    expect(outcome({ ...siege, moves: [sr('ge-corps', 'nancy', 'metz')] })).toMatchObject({
      legal: false,
      problems: [{ check: 'siege', space: 'nancy', n: 1 }],
    });
    expect(
      outcome({ ...siege, moves: [sr('ge-corps', 'nancy', 'metz'), sr('ge-corps', 'nancy', 'metz')] }),
    ).toMatchObject({ legal: true });
  });

  test('11.1.14 a space that the ANA holds takes others in, and is theirs from then on', () => {
    const lent = {
      ...WAR,
      control: { amman: 'central', jerusalem: 'allied', gaza: 'allied', sinai: 'allied', beersheba: 'allied' },
      units: { amman: one('br-ana-corps'), jerusalem: one('br-corps') },
    };
    expect(
      outcome({ ...lent, moves: [sr('br-corps', 'jerusalem', 'amman'), sr('br-ana-corps', 'amman', 'jerusalem')] }),
    ).toMatchObject({ legal: true, problems: [] });
  });

  test.each([
    ['br-ana-corps', 'arabia', 'br-corps'],
    ['tu-sn-corps', 'libya', 'tu-corps'],
  ])('13.1.8 beside the %s in %s alone no corps comes out of the box, and it is told so', (irregular, space, corps) => {
    const { steps } = answer({
      ...WAR,
      units: { [space]: one(irregular) },
      moves: [sr(corps, 'reserve', space)],
    });
    expect(steps.find(({ rule }) => rule === '13.1.8')?.text.params?.reason).toMatchObject({
      key: 'sr.fail.irregulars',
    });
  });

  test('11.1.13 a space stays with the side that held it when its unit leaves', () => {
    const taken = { ...WAR, units: { sedan: one('ge-corps'), cambrai: one('ge-corps') }, control: {} };
    const found = outcome({ ...taken, moves: [sr('ge-corps', 'sedan', 'metz'), sr('ge-corps', 'cambrai', 'metz')] });
    expect(found.moves.map(({ legal }) => legal)).toEqual([true, true]);
  });
});

describe('refusals', () => {
  test.each<readonly [string, Input, string | undefined]>([
    [
      'a unit that is not there',
      { units: { nancy: one('br-corps') }, moves: [sr('fr-corps', 'nancy', 'sedan')] },
      '13.1.1',
    ],
    ['a move to where it stands', { moves: [sr('fr-corps', 'grenoble', 'grenoble')] }, '13.1.1'],
    [
      'both sides with one card',
      { moves: [sr('fr-corps', 'grenoble', 'sedan'), sr('ge-corps', 'reserve', 'essen')] },
      '9.3.1',
    ],
  ])('%s', (_, input, rule) => expect(refusal(input)).toMatchObject({ code: 'illegal', rule }));

  test.each<readonly [string, Input]>([
    ['moves.0.type', { moves: [sr('tank-corps', 'grenoble', 'sedan')] }],
    ['moves.0.to', { moves: [sr('fr-corps', 'grenoble', 'atlantis')] }],
    ['moves.0.to', { moves: [sr('fr-corps', 'grenoble', 'sea:allied')] }],
    ['points', { points: 0 }],
    ['preset', { preset: 'nowhere' }],
  ])('an unknown name in %s', (field, input) => expect(refusal(input)).toMatchObject({ code: 'invalid-input', field }));
});

describe('the ledger', () => {
  test('every check is a step or not applied', () => {
    for (const input of [{}, { previousWasSr: true }, { points: 1, moves: [sr('fr-army', 'paris', 'reserve')] }]) {
      const { steps, notApplied } = answer(input);
      const told = (id: string) =>
        steps.some((step) => step.id === id || step.id.includes(`:${id}`)) !==
        notApplied.some((entry) => entry.id === id);
      for (const { id } of SR_CHECKS) expect(told(id), id).toBe(true);
      expect(steps.at(-1)?.id).toBe('total');
    }
  });

  test('rulings are named', () => {
    const disputes = (input: Input) => answer(input).open.map(({ dispute, rule }) => dispute ?? rule);
    expect(disputes({ ...WAR, moves: [sr('us-corps', 'reserve', 'cherbourg')] })).toEqual(['us-corps-reserve-sr']);
    expect(disputes({ ...WAR, moves: [sr('sb-corps', 'reserve', 'salonika')] })).toEqual(['reserve-sr-whose-capital']);
    expect(disputes({ ...WAR, moves: [sr('ah-corps', 'reserve', 'breslau')] })).toEqual(['reserve-sr-whose-capital']);
    expect(disputes({ ...WAR, moves: [sr('ge-corps', 'reserve', 'vienna')] })).toEqual(['reserve-sr-whose-capital']);
    expect(disputes({ ...WAR, moves: [sr('ge-corps', 'reserve', 'munich')] })).toEqual([]);
    expect(disputes({ moves: [sr('sb-corps', 'reserve', 'nis')] })).toEqual(['serbian-reserve-sr']);
    expect(disputes({ ...WAR, besieged: ['belgrade'], moves: [sr('sb-corps', 'reserve', 'salonika')] })).toEqual([
      'reserve-sr-whose-capital',
    ]);
    expect(
      disputes({ ...WAR, units: { calais: one('br-bef-corps') }, moves: [sr('br-bef-corps', 'calais', 'rome')] }),
    ).toEqual(['sr-channel-ports-and-bef']);
    expect(
      disputes({ ...WAR, units: { calais: one('br-bef-corps') }, moves: [sr('br-bef-corps', 'calais', 'nancy')] }),
    ).toEqual([]);
    expect(
      disputes({ ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-corps', 'reserve', 'tarnopol')] }),
    ).toEqual(['russian-sr-reserve-box']);
    expect(
      disputes({ ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-corps', 'reserve', 'riga')] }),
    ).toEqual([]);
    expect(
      disputes({ ...WAR, units: { cairo: one('fr-corps') }, moves: [sr('fr-corps', 'reserve', 'cairo')] }),
    ).toEqual(['near-east-reserve-allies']);
    expect(
      disputes({ ...WAR, units: { cairo: one('br-ne-army') }, moves: [sr('br-ne-army', 'cairo', 'alexandria')] }),
    ).toEqual(['9.5.3.4']);
    expect(
      disputes({ ...WAR, units: { salonika: one('ru-corps') }, moves: [sr('ru-corps', 'salonika', 'basra')] }),
    ).toEqual([]);
    expect(disputes({ ...WAR, control: { vienna: 'allied' }, moves: [sr('ah-corps', 'reserve', 'budapest')] })).toEqual(
      ['austria-two-capitals'],
    );
    expect(
      disputes({
        ...WAR,
        besieged: ['paris'],
        units: { nantes: one('fr-corps') },
        moves: [sr('fr-corps', 'reserve', 'nantes')],
      }),
    ).toEqual(['capital-occupied-or-besieged']);
    expect(
      disputes({
        ...WAR,
        control: { calais: 'central', cambrai: 'central', sedan: 'central' },
        units: { metz: one('ge-corps') },
        moves: [sr('ge-corps', 'metz', 'calais')],
      }),
    ).toEqual(['sr-channel-ports-and-bef']);
  });

  test('sentences exist in the three languages', () => {
    expectSameKeys('sr');
    for (const lang of LANGUAGES) {
      const speak = speaker(messagesOf('sr', lang), lang);
      for (const { id } of SR_CHECKS)
        for (const key of [`sr.fail.${id}`, `sr.not.${id}`]) expect(speak.has(key), `${lang} ${key}`).toBe(true);
    }
  });
});

describe('properties', () => {
  test('any position and any moves give an answer or a refusal; legal moves never cost more than the card gives', () => {
    const types = data.units.types.map(({ id }) => id);
    const places = [...data.spaces.map(({ id }) => id), 'reserve'];
    fc.assert(
      fc.property(
        randomSetups(data),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.record({ from: fc.nat(), to: fc.constantFrom(...places), type: fc.constantFrom(...types) }), {
          minLength: 1,
          maxLength: 6,
        }),
        (setup, points, picks) => {
          const moves = picks.map(({ from, to, type }, i) => {
            const unit = i % 3 ? setup.units[from % Math.max(1, setup.units.length)] : undefined;
            return unit ? { type: unit.type, from: unit.space, to } : { type, from: 'reserve', to };
          });
          const stackIn = (space: string) =>
            setup.units.filter((unit) => unit.space === space).map(({ type, face }) => ({ type, face }));
          const stacks = Object.fromEntries(setup.units.map(({ space }) => [space, stackIn(space)]));
          const input = {
            preset: 'empty',
            control: setup.control,
            units: stacks,
            events: setup.events,
            beachhead: setup.beachhead ?? 'none',
            points,
            moves,
          };
          const result = run(strategicRedeployment, Object.freeze(input), data);
          expect(run(strategicRedeployment, input, data)).toEqual(result);
          if (!result.ok) return;
          const found = result.value.outcome.data;
          expect(found.cost).toBe(
            found.moves.filter(({ legal }) => legal).reduce((total, { cost }) => total + cost, 0),
          );
          expect(found.cost).toBeLessThanOrEqual(points);
          for (const { legal, fails } of found.moves) expect(legal).toBe(fails.length === 0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
