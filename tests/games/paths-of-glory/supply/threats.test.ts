import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { attritionOf } from '@/lib/games/paths-of-glory/supply/attrition';
import { enemyOf } from '@/lib/games/paths-of-glory/board/state';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import type { Side } from '@/lib/games/paths-of-glory/data';
import { supplyOf } from '@/lib/games/paths-of-glory/supply/trace';
import { failures } from '@/lib/games/paths-of-glory/supply/failure';
import { threatsOf } from '@/lib/games/paths-of-glory/supply/threats';
import { boardFor, layOut, lose, randomSetups } from '@/tests/games/paths-of-glory/boards';
import { data, ALL_AT_WAR, one } from '@/tests/games/paths-of-glory/supply/asked';

describe('threats', () => {
  const brute = (setup: Parameters<typeof boardFor>[0]) => {
    const board = boardFor(setup, data);
    const before = supplyOf(board);
    const found: string[] = [];
    board.network.spaces.forEach(({ id }, node) => {
      for (const side of ['allied', 'central'] as const) {
        const mine =
          board.control[node] === side
            ? board.barred[node] !== 'neutral' && board.barred[node] !== 'greek'
            : board.besieged[node];
        if (!mine) continue;
        const after = supplyOf(boardFor(lose(setup, board, node, side), data));
        const cut = before
          .units()
          .filter(
            ({ unit, inSupply, privilege }) =>
              inSupply &&
              !privilege &&
              unit.side === side &&
              unit.space !== id &&
              !after.isSupplied(unit.type, unit.node),
          );
        if (cut.length)
          found.push(
            `${id} ${side} ${cut
              .map(({ unit }) => unit.id)
              .sort()
              .join()}`,
          );
      }
    });
    return found.sort();
  };
  const clever = (setup: Parameters<typeof boardFor>[0]) =>
    threatsOf(supplyOf(boardFor(setup, data)))
      .map(
        ({ space, side, units }) =>
          `${space} ${side} ${units
            .map(({ id }) => id)
            .sort()
            .join()}`,
      )
      .sort();

  test('equal to taking each space away and tracing again, in every preset', () => {
    for (const { id } of data.boards)
      expect(clever(layOut({ preset: id }, data)), id).toEqual(brute(layOut({ preset: id }, data)));
  });

  test('Gallipoli guards the port of Constantinople', () => {
    const straits = layOut(
      {
        preset: 'empty',
        events: [...ALL_AT_WAR],
        control: { gallipoli: 'allied' },
        units: { constantinople: one('br-corps') },
      },
      data,
    );
    expect(clever(straits)).toContain('gallipoli allied constantinople/br-corps');
    expect(clever(straits)).toEqual(brute(straits));
  });

  test('and in random positions', () => {
    fc.assert(
      fc.property(randomSetups(data), (setup) => void expect(clever(setup)).toEqual(brute(setup))),
      { numRuns: 12 },
    );
  });
});

describe('properties', () => {
  const inSupply = (setup: Parameters<typeof boardFor>[0], side: Side) =>
    supplyOf(boardFor(setup, data))
      .units()
      .filter((found) => found.inSupply && found.unit.side === side)
      .map(({ unit }) => unit.id);

  test('giving a space to the enemy never creates supply, taking one never removes it', () => {
    fc.assert(
      fc.property(randomSetups(data), fc.nat(), fc.constantFrom<Side>('allied', 'central'), (setup, pick, side) => {
        const board = boardFor(setup, data);
        const taken = new Set(setup.units.map(({ space }) => space));
        const free = board.network.spaces.filter(
          ({ id }, node) => !taken.has(id) && board.barred[node] === null && id !== setup.beachhead,
        );
        const space = free[pick % free.length];
        if (!space) return;
        const given = { ...setup, control: { ...setup.control, [space.id]: enemyOf(side) } };
        const mine = { ...setup, control: { ...setup.control, [space.id]: side } };
        expect(inSupply(setup, side)).toEqual(expect.arrayContaining(inSupply(given, side)));
        expect(inSupply(mine, side)).toEqual(expect.arrayContaining(inSupply(setup, side)));
      }),
      { numRuns: 200 },
    );
  });

  test('every unit out of supply has a closed link on its best line, every supplied one an open line', () => {
    fc.assert(
      fc.property(randomSetups(data), (setup) => {
        const traced = supplyOf(boardFor(setup, data));
        const failureOf = failures(traced);
        for (const { unit, inSupply: supplied, privilege, path } of traced.units()) {
          const failure = failureOf(unit);
          expect(failure === null).toBe(supplied);
          expect(path === null).toBe(!supplied || privilege !== null);
          if (failure) {
            expect(failure.blocks).toBeGreaterThan(0);
            expect(failure.path.spaces[0]).toBe(unit.space);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('where one space alone stops the line, it is a remedy', () => {
    fc.assert(
      fc.property(randomSetups(data), (setup) => {
        const traced = supplyOf(boardFor(setup, data));
        const failureOf = failures(traced);
        for (const { unit } of traced.units()) {
          const failure = failureOf(unit);
          if (
            failure?.blocks === 1 &&
            ['enemy', 'enemy-fort', 'own-fort-besieged', 'source-lost', 'source-besieged'].includes(failure.reason)
          )
            expect(failure.remedies).toContain(failure.at[0]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a remedy restores the line', () => {
    fc.assert(
      fc.property(randomSetups(data), (setup) => {
        const board = boardFor(setup, data);
        const traced = supplyOf(board);
        const failureOf = failures(traced);
        const [found] = traced
          .units()
          .flatMap(({ unit }) => failureOf(unit)?.remedies.map((space) => ({ unit, space })) ?? []);
        if (!found || setup.beachhead === found.space) return;
        const { unit, space } = found;
        const open = {
          ...setup,
          units: setup.units.filter((placed) => placed.space !== space || placed.space === unit.space),
          control: { ...setup.control, [space]: unit.side },
        };
        expect(supplyOf(boardFor(open, data)).isSupplied(unit.type, unit.node)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('any names at all give an answer or a refusal', () => {
    const name = fc.oneof(
      fc.constantFrom('sedan', 'nancy', 'rome', 'mef1', 'sea:allied', '__proto__', 'constructor', 'toString', ''),
      fc.string({ maxLength: 12 }),
    );
    const stack = fc.array(
      fc.record({
        type: fc.oneof(fc.constantFrom('ge-army', 'fr-corps', 'mn-corps', 'constructor'), fc.string({ maxLength: 6 })),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(
        fc.record(
          {
            preset: fc.oneof(fc.constantFrom('empty', 'august-1914', '__proto__'), fc.string({ maxLength: 8 })),
            control: fc.dictionary(name, fc.constantFrom('allied', 'central'), { maxKeys: 3 }),
            units: fc.dictionary(name, stack, { maxKeys: 3 }),
            besieged: fc.array(name, { maxLength: 3 }),
            destroyed: fc.array(name, { maxLength: 3 }),
            focus: name,
          },
          { requiredKeys: [] },
        ),
        (input) => {
          const result = run(supply, input, data);
          if (result.ok) expect(result.value.steps.length).toBeGreaterThan(0);
          else expect(result.error.field).toBeTruthy();
        },
      ),
      { numRuns: 300 },
    );
  });

  test('attrition takes units and spaces of the side that is cut off, never a fort', () => {
    fc.assert(
      fc.property(randomSetups(data), (setup) => {
        const board = boardFor(setup, data);
        const { eliminated, turning } = attritionOf(supplyOf(board));
        expect(eliminated.every(({ inSupply: supplied }) => !supplied)).toBe(true);
        for (const side of ['allied', 'central'] as const) {
          for (const id of turning[side]) {
            const node = board.network.graph.index.get(id) ?? -1;
            expect(board.control[node]).toBe(side);
            expect(board.forts[node]).toBe(0);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
