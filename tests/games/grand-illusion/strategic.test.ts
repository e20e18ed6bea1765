import { describe, expect, test } from 'vitest';
import { strategic } from '@/lib/games/grand-illusion/calculators/strategic';
import { answerOf } from '@/tests/games/grand-illusion/spoken';

const of = (input: unknown) => answerOf(strategic, input, {});

describe('by rail', () => {
  test.each([
    ['French from GT 3', { turn: 3 }, [], undefined],
    ['French in GT 2', { turn: 2 }, ['tooEarly'], '10.3'],
    ['ten hexes', { hexes: 10 }, [], undefined],
    ['eleven hexes', { hexes: 11 }, ['tooFar'], '10.2'],
    ['Germans on German hexes in GT 3', { nation: 'german', turn: 3 }, [], undefined],
    ['Germans on conquered hexes in GT 4', { nation: 'german', turn: 4, alliedSoil: true }, ['abroad'], '10.3'],
    ['Germans on conquered hexes in GT 5', { nation: 'german', turn: 5, alliedSoil: true }, [], undefined],
    ['Belgians', { nation: 'belgian' }, ['belgianRail'], '10.3'],
    ['British to Paris', { nation: 'british', paris: true }, ['paris'], '10.3'],
    ['over an enemy hex', { friendly: false }, ['foreignRail'], '10.2'],
    ['with no source', { line: false }, ['noSource'], '10.2'],
    ['an HQ', { kind: 'hq' }, [], undefined],
    ['German HA', { nation: 'german', kind: 'ha' }, ['germanHa'], '10.1'],
    ['French HA', { kind: 'ha' }, [], undefined],
    ['three units, two CAPS', { units: 3, caps: 2 }, ['tooFewCaps'], '10.1'],
  ])('%s', (_what, input, barred, rule) => {
    const { outcome, steps } = of(input);
    expect(outcome.data).toMatchObject({ barred, allowed: barred.length === 0 });
    if (rule) expect(steps.map((one) => one.rule)).toEqual([rule]);
  });

  test.each([
    ['over a hex that was Allied', { turn: 4 }, ['abroad']],
    ['over 72 and 73 alone', { turn: 4, fromStart: true }, []],
    ['there in GT 2, when no train runs', { turn: 2, fromStart: true }, ['tooEarly']],
    ['anywhere from GT 5', { turn: 5 }, []],
  ])('by the Italian rulebook Germans %s (10.3)', (_what, input, barred) => {
    const asked = { nation: 'german', alliedSoil: true, railReading: 'converted', ...input };
    expect(of(asked).outcome.data.barred).toEqual(barred);
  });

  test('each unit costs a CAP, whatever its size; one French corps goes to Paris in danger for nothing (8.4.9.g)', () => {
    expect(of({ units: 2 }).outcome.data.cost).toBe(2);
    expect(of({ units: 2, caps: 1, emergency: true }).outcome.data).toMatchObject({ cost: 1, allowed: true });
    expect(of({ units: 1, caps: 0, emergency: true }).outcome.data).toMatchObject({ cost: 0, allowed: true });
    expect(of({ kind: 'hq', emergency: true }).outcome.data.cost).toBe(1);
  });
});

describe('by sea', () => {
  test.each([
    ['Ostend to Calais', { from: '32', to: '14' }, [], undefined],
    ['Calais to Dunkirk, to the east', { from: '14', to: '23' }, ['westward'], '10.4'],
    ['Le Havre to Le Havre', { from: '1', to: '1' }, ['westward'], '10.4'],
    ['in GT 1', { turn: 1 }, [], undefined],
    ['Germans', { nation: 'german' }, ['germanSea'], '10.4'],
    ['Belgians', { nation: 'belgian' }, ['belgianSea'], '10.4'],
    ['from Antwerp', { from: '52', nation: 'british' }, ['antwerp'], '12.5.4'],
    ['from Antwerp, option Holland', { from: '52', nation: 'british', holland: true }, [], undefined],
    ['French from Antwerp, option Holland', { from: '52', holland: true }, [], undefined],
    ['a port of the enemy', { friendly: false }, ['foreignPort'], '10.4'],
  ])('%s', (_what, input, barred, rule) => {
    const { outcome, steps } = of({ by: 'sea', ...input });
    expect(outcome.data).toMatchObject({ barred, allowed: barred.length === 0 });
    if (rule) expect(steps.map((one) => one.rule)).toEqual([rule]);
  });

  test.each([
    ['32', [23, 14, 7, 1]],
    ['23', [14, 7, 1]],
    ['14', [7, 1]],
    ['7', [1]],
    ['1', []],
  ])('from %s the ports of the chart of 10.4 are reached', (from, ports) => {
    expect(of({ by: 'sea', from }).outcome.data.ports).toEqual(ports);
  });

  test.each([
    ['Belgians', { nation: 'belgian', from: '32' }, []],
    ['Germans', { nation: 'german', from: '32' }, []],
    ['anybody from Antwerp', { nation: 'british', from: '52' }, []],
    ['the British from Antwerp with Holland', { nation: 'british', from: '52', holland: true }, [32, 23, 14, 7, 1]],
  ])('%s: the ports that a ship reaches, where one sails at all', (_who, input, ports) => {
    const { data, blocks } = of({ by: 'sea', ...input }).outcome;
    expect(data.ports).toEqual(ports);
    const labels = blocks.flatMap((block) => (block.kind === 'values' ? block.rows : [])).map(({ label }) => label.key);
    expect(labels.includes('strategic.rows.ports')).toBe(ports.length > 0);
  });
});
