import { describe, expect, it } from 'vitest';
import type { RosterUnit } from '@/components/calculator/counters/roster';
import { COUNTERS, placed } from '@/components/games/when-eagles-fight/sheet/counters';
import { EDITS } from '@/components/games/when-eagles-fight/sheet/edits';
import type { UnitInput } from '@/components/games/when-eagles-fight/sheet/types';
import { atHand, fillIn, kept, missingOf, unlikeIn } from '@/components/sheet/counters';
import { rosterForm } from '@/lib/games/when-eagles-fight/roster';
import type { Sheet, SheetUnit } from '@/lib/games/when-eagles-fight/sheet/schema';

const onSheet = (unit: UnitInput): SheetUnit => {
  const [one] = EDITS.addUnit('2317', unit)(EDITS.empty).units;
  if (!one) throw new Error('no unit was added');
  return one;
};
const counter: RosterUnit = {
  name: '20',
  nation: 'german',
  kind: 'active',
  size: 'corps',
  attack: 8,
  defence: 9,
  move: 5,
  steps: 2,
};

describe('a counter of the player', () => {
  it('is put on the sheet on its full side, with all that is known of it', () => {
    expect(onSheet(placed({ ...counter, backAttack: 4 }))).toMatchObject({ ...counter, reduced: false, hex: '2317' });
    expect(missingOf(COUNTERS, rosterForm, counter)).toEqual([]);
  });
  it('leaves open on the sheet what nobody has entered, and says which', () => {
    const bare: RosterUnit = { name: '17', nation: 'german', kind: 'infantry' };
    expect(onSheet(placed(bare)).attack).toBeUndefined();
    expect(missingOf(COUNTERS, rosterForm, bare).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['attack', 'defence', 'steps']),
    );
  });
  it('of a fortress is not asked for its steps', () =>
    expect(
      missingOf(COUNTERS, rosterForm, { name: 'Osowiec', nation: 'russian', kind: 'fortress' }).map(({ name }) => name),
    ).not.toContain('steps'));
  it('is offered unless it stands on the sheet already', () => {
    expect(atHand(COUNTERS.fields, [counter], [])).toEqual([counter]);
    expect(atHand(COUNTERS.fields, [counter], [onSheet(placed(counter))])).toEqual([]);
  });
});

describe('units of the sheet filled in from the player’s counters', () => {
  const fill = (units: readonly UnitInput[], roster: readonly RosterUnit[]) => {
    const sheet = units.reduce<Sheet>((before, unit) => EDITS.addUnit('2317', unit)(before), EDITS.empty);
    const { count, edit } = fillIn(COUNTERS, roster, sheet, EDITS);
    return { count, units: edit(sheet).units };
  };
  const named: UnitInput = { name: '20', nation: 'german', kind: 'active' };

  it('take what nobody has entered, all of them at once', () => {
    const division: RosterUnit = { name: '3R', nation: 'german', kind: 'infantry', size: 'division', attack: 3 };
    const { count, units } = fill([named, { name: '3R' }, { name: 'x' }], [counter, division]);
    expect(count).toBe(2);
    expect(units.map(({ attack, defence, steps, size }) => [attack, defence, steps, size])).toEqual([
      [8, 9, 2, 'corps'],
      [3, undefined, undefined, 'division'],
      [undefined, undefined, undefined, 'corps'],
    ]);
  });
  it('keep what was entered, and the state that they are in', () => {
    const { count, units } = fill([{ ...named, attack: 5, shortage: true, supply: 'out' }], [counter]);
    expect(count).toBe(1);
    expect(units[0]).toMatchObject({ attack: 5, defence: 9, move: 5, shortage: true, supply: 'out', hex: '2317' });
  });
  it('show the factors of the side that lies up (2.9, 2.11)', () => {
    const { units } = fill([{ ...named, reduced: true }], [{ ...counter, backAttack: 4 }]);
    expect(units[0]).toMatchObject({ attack: 4, steps: 2, reduced: true });
    expect(units[0]?.defence).toBeUndefined();
  });
  it('are no counters of another nation or type, nor of one that is not known', () => {
    const others = [
      { ...counter, nation: 'russian' },
      { ...counter, kind: 'infantry' },
      { name: '20', attack: 8 },
    ];
    for (const other of others) expect(fill([named], [other]).count).toBe(0);
  });
  it('are named where the counter of that name is of another nation or type, or of none', () => {
    const unlike = (units: readonly UnitInput[], roster: readonly RosterUnit[]) => {
      const sheet = units.reduce<Sheet>((before, unit) => EDITS.addUnit('2317', unit)(before), EDITS.empty);
      return unlikeIn(COUNTERS, roster, sheet).map(({ unit, counter: one, by }) => [
        unit.name,
        ...by.map(({ name }) => `${name}: ${String(unit[name as 'kind'])}, ${String(one[name])}`),
      ]);
    };
    const kind = { ...counter, kind: 'infantry' };
    const both = { ...counter, nation: 'russian', kind: 'infantry' };
    expect(unlike([named], [kind])).toStrictEqual([['20', 'kind: active, infantry']]);
    expect(unlike([named], [both])).toStrictEqual([['20', 'nation: german, russian', 'kind: active, infantry']]);
    expect(unlike([named], [{ name: '20', nation: 'german', attack: 8 }])).toStrictEqual([
      ['20', 'kind: active, undefined'],
    ]);
    // The right one is among them, the unit lacks nothing, or nobody has a counter of that name.
    expect(unlike([named], [kind, counter])).toStrictEqual([]);
    expect(unlike([named], [{ name: '20', nation: 'german', kind: 'infantry' }])).toStrictEqual([]);
    expect(
      unlike(
        [
          { ...named, name: '21' },
          { ...named, name: '' },
        ],
        [kind],
      ),
    ).toStrictEqual([]);
  });
  it('need nothing more once they are filled in', () => {
    const { units } = fill([named], [counter]);
    expect(
      fill(
        units.map(({ id: _, hex: __, ...unit }) => unit),
        [counter],
      ).count,
    ).toBe(0);
  });
});

describe('a unit typed on the sheet', () => {
  const fresh = onSheet({ nation: 'german', kind: 'active', name: '20' });
  const typed = { ...fresh, attack: 8, defence: 9, steps: 2 };
  it('is kept with what its full side shows, and no mark that nobody has looked for', () => {
    const [known] = kept(COUNTERS, [], rosterForm, typed, fresh);
    expect(known).toEqual({
      name: '20',
      nation: 'german',
      kind: 'active',
      size: 'corps',
      attack: 8,
      defence: 9,
      steps: 2,
    });
  });
  it('that shows its back is kept with the factors of its back (2.11)', () => {
    const reduced = { ...typed, reduced: true, attack: 4, defence: 5 };
    const [known] = kept(COUNTERS, [counter], rosterForm, reduced, { ...reduced, attack: undefined });
    expect(known).toMatchObject({ ...counter, backAttack: 4, backDefence: 5 });
  });
  it('without a name is nobody’s counter', () =>
    expect(kept(COUNTERS, [], rosterForm, { ...typed, name: '' }, fresh)).toEqual([]));
});
