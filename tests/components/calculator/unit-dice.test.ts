import { beforeAll, describe, expect, it } from 'vitest';
import { neededDice, putAt, unitDice, withoutUnitDice } from '@/components/calculator/form/unit-dice';
import { loadTool, type Tool } from '@/components/calculator/tool';

let combat: Tool;
let cab: Tool;
beforeAll(async () => {
  const [one, other] = await Promise.all([loadTool('nach-paris', 'combat'), loadTool('nach-paris', 'cab')]);
  if (!one || !other) throw new Error('the registry has no such tool');
  [combat, cab] = [one, other];
});

describe('unitDice', () => {
  it('finds the units in every hex of the attack and in the defence, in the order of the form', () => {
    const found = unitDice(combat.form, {
      attackers: [{ units: [{ name: 'a' }, { name: 'b' }] }, { units: [{ name: 'c' }] }],
      defenders: [{ name: 'd' }],
    });
    expect(found.map(({ unit, at }) => [unit.name, at.join('.')])).toEqual([
      ['a', 'attackers.0.units.0'],
      ['b', 'attackers.0.units.1'],
      ['c', 'attackers.1.units.0'],
      ['d', 'defenders.0'],
    ]);
    expect(found.every(({ dice }) => dice.some(({ name }) => name === 'test'))).toBe(true);
  });
  it('asks a die only of the unit that it belongs to', () => {
    const dice = (reserve: boolean) =>
      unitDice(combat.form, { attackers: [{ units: [{ reserve }] }], defenders: [] })[0]?.dice.map(({ name }) => name);
    expect(dice(true)).toContain('reserveTest');
    expect(dice(false)).not.toContain('reserveTest');
  });
  it('asks the die of a retreat only where the retreat of its hex calls for it', () => {
    const dice = unitDice(combat.form, {
      attackers: [{ zocRetreat: true, units: [{}] }, { units: [{}] }],
      defenders: [{}],
    }).map(({ dice: asked }) => asked.map(({ name }) => name));
    expect(dice).toEqual([['test', 'retreatTest'], ['test'], ['test']]);
  });
  it('takes the units that a tool starts with', () =>
    expect(unitDice(combat.form, {}).map(({ at }) => at.join('.'))).toEqual(['attackers.0.units.0', 'defenders.0']));
  it('finds none where no unit has a die', () => expect(unitDice(cab.form, {})).toEqual([]));
});

describe('neededDice', () => {
  it('leaves out the dice that the answer has no use for, and units that have no other', () => {
    const found = unitDice(combat.form, { attackers: [{ zocRetreat: true, units: [{}] }], defenders: [{}, {}] });
    const needed = neededDice(found, ['attackers.0.units.0.retreatTest', 'defenders.0.test', 'die']);
    expect(needed.map(({ at, dice }) => [at.join('.'), ...dice.map(({ name }) => name)])).toEqual([
      ['attackers.0.units.0', 'test'],
      ['defenders.1', 'test'],
    ]);
  });
});

describe('putAt', () => {
  it('changes one place and leaves the rest', () => {
    expect(putAt([{ units: [{ test: 1 }, { test: 2 }] }, 'x'], [0, 'units', 1], { test: 3 })).toEqual([
      { units: [{ test: 1 }, { test: 3 }] },
      'x',
    ]);
    expect(putAt('old', [], 'new')).toBe('new');
  });
});

describe('withoutUnitDice', () => {
  it('takes every die off the units and leaves the rest', () => {
    const input = {
      die: 4,
      attackers: [{ units: [{ name: 'a', test: 7 }, { name: 'b' }] }],
      defenders: [{ name: 'd', test: 3, cab: 9 }],
    };
    expect(withoutUnitDice(combat.form, input)).toEqual({
      die: 4,
      attackers: [{ units: [{ name: 'a' }, { name: 'b' }] }],
      defenders: [{ name: 'd', cab: 9 }],
    });
  });
  it('gives the very same input where none lies', () => {
    const input = { die: 4, defenders: [{ name: 'd' }] };
    expect(withoutUnitDice(combat.form, input)).toBe(input);
  });
});
