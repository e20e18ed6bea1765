import { describe, expect, it } from 'vitest';
import type { RosterUnit } from '@/components/calculator/counters/roster';
import { drawn, fits } from '@/components/calculator/counters/roster';
import { unitListOf } from '@/components/calculator/counters/units';
import { loadTool } from '@/components/calculator/tool';
import { COUNTERS, placed, retyped, unitFields } from '@/components/games/nach-paris/sheet/counters';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import type { UnitInput } from '@/components/games/nach-paris/sheet/new-units';
import { atHand, fillIn, kept, missingOf } from '@/components/sheet/counters';
import { rosterForm } from '@/lib/games/nach-paris/roster';
import type { SheetUnit } from '@/lib/games/nach-paris/sheet/schema';

const { addUnit, changeUnit } = EDITS;
const EMPTY_SHEET = EDITS.empty;

const onSheet = (unit: UnitInput): SheetUnit => {
  const [one] = addUnit('B2', unit)(EMPTY_SHEET).units;
  if (!one) throw new Error('no unit was added');
  return one;
};

const fiveId: RosterUnit = {
  name: '5 ID',
  nation: 'germany',
  kind: 'inf',
  rank: 'A',
  steps: 5,
  cbf: 27,
  arf: 12,
  cab: 13,
  mf: 40,
  mobility: 'normal',
  redArf: true,
};

describe('a counter of the player', () => {
  it('is put on the sheet whole, with all that is known of it', () => {
    expect(onSheet(placed(fiveId))).toMatchObject({ ...fiveId, lost: 0, hex: 'B2' });
    expect(missingOf(COUNTERS, rosterForm, fiveId)).toEqual([]);
  });
  it('has the usual values of its kind for what nobody has entered, and says which', () => {
    const hq: RosterUnit = { name: '1. A', nation: 'germany', kind: 'hq' };
    expect(onSheet(placed(hq))).toMatchObject({ steps: 1, cbf: 0, radius: 12 });
    expect(missingOf(COUNTERS, rosterForm, hq).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['mf', 'radius', 'reduced']),
    );
    expect(
      missingOf(COUNTERS, rosterForm, { name: 'x', nation: 'germany', kind: 'inf' }).map(({ name }) => name),
    ).not.toContain('radius');
  });
  it('is offered unless it stands on the sheet already or is a fortification', () => {
    const fort: RosterUnit = { name: 'Loncin', nation: 'belgium', kind: 'fort' };
    expect(atHand(COUNTERS.fields, [fort, fiveId], [])).toEqual([fiveId]);
    expect(atHand(COUNTERS.fields, [fort, fiveId], [onSheet(placed(fiveId))])).toEqual([]);
  });
});

describe('units of the sheet filled in from the player’s counters', () => {
  const filled = (unit: UnitInput) => {
    const sheet = addUnit('B2', unit)(EMPTY_SHEET);
    const { count, edit } = fillIn(COUNTERS, [fiveId], sheet, EDITS);
    return { count, unit: edit(sheet).units[0] };
  };
  const bare = placed({ name: '5 ID', nation: 'germany', kind: 'inf' });

  it('take the place of values that are as usual for their kind, and of no other', () => {
    expect(filled({ ...bare, facing: 3 })).toMatchObject({ count: 1, unit: { ...fiveId, facing: 3 } });
    expect(filled({ ...bare, cbf: 20 })).toMatchObject({ count: 1, unit: { ...fiveId, cbf: 20 } });
  });
  it('tell nothing of a unit that is worn or divided', () => {
    expect(filled({ ...bare, steps: 2, lost: 1 }).count).toBe(0);
    expect(filled({ ...bare, divided: true }).count).toBe(0);
  });
});

describe('a unit typed on the sheet', () => {
  const fresh = onSheet({ nation: 'germany', kind: 'cav' });
  const typed = { ...fresh, name: '2 KD', steps: 3, cbf: 11, cab: 13 };

  it('is kept with what every unit is asked for, and nothing that nobody has looked at', () => {
    const [unit] = kept(COUNTERS, [], rosterForm, typed, fresh);
    expect(unit).toMatchObject({
      name: '2 KD',
      nation: 'germany',
      kind: 'cav',
      steps: 3,
      cbf: 11,
      cab: 13,
      mf: fresh.mf,
    });
    expect(unit).not.toHaveProperty('aff');
    expect(unit).not.toHaveProperty('hex');
  });
  it('that becomes another kind has its usual values, but keeps those that were typed', () => {
    expect(retyped(onSheet({}), { kind: 'eng' })).toEqual({ kind: 'eng', steps: 1, cbf: 0, arf: 0 });
    expect(retyped(onSheet({ cbf: 11, steps: 2 }), { kind: 'har' })).toEqual({ kind: 'har' });
    expect(retyped(typed, { cbf: 12 })).toEqual({ cbf: 12 });
  });
  it('has one step as soon as it is neither INF nor CAV, whatever was typed before (2.4.5)', () => {
    const worn = { ...typed, steps: 2, lost: 1 };
    const [unit] = changeUnit('u1', retyped(worn, { kind: 'hq' }))({ ...EMPTY_SHEET, units: [worn] }).units;
    expect(unit).toMatchObject({ kind: 'hq', steps: 1, lost: 0 });
    expect(onSheet({ kind: 'hq', steps: 4, lost: 1 })).toMatchObject({ steps: 1, lost: 0 });
  });
  it('is offered by the unit lists of the tools', async () => {
    const tool = await loadTool('nach-paris', 'combat');
    const lists = (tool?.form ?? [])
      .filter(({ info }) => info.control === 'own:counters')
      .map((field) => unitListOf(field, field.preset));
    const [unit] = kept(COUNTERS, [], rosterForm, typed, fresh);
    const list = lists.find(({ fields }) => unit && fits(fields, unit));
    expect(list && unit && drawn(list.fields, unit, list.fresh)).toMatchObject({
      name: '2 KD',
      kind: 'cav',
      steps: 3,
      cbf: 11,
    });
  });
  it('keeps the full strength of a worn counter, and its folded values once they are set', () => {
    const worn = { ...typed, steps: 2, lost: 1, cbf: 6 };
    expect(kept(COUNTERS, [], rosterForm, worn, fresh)).toEqual([
      { name: '2 KD', nation: 'germany', kind: 'cav', steps: 3 },
    ]);
    expect(kept(COUNTERS, [], rosterForm, { ...typed, aff: 4, cavalryCorps: true }, fresh)[0]).toMatchObject({
      aff: 4,
      cavalryCorps: true,
    });
  });
  it('without a name, or as a part of a divided one, is not kept', () => {
    expect(kept(COUNTERS, [], rosterForm, fresh, fresh)).toEqual([]);
    expect(kept(COUNTERS, [fiveId], rosterForm, { ...typed, divided: true }, fresh)).toEqual([fiveId]);
  });
  it('changes its counter when it is typed again', () => {
    const known = kept(COUNTERS, [], rosterForm, typed, fresh);
    const [sheet] = [changeUnit('u1', { mf: 60 })({ ...EMPTY_SHEET, units: [typed] })];
    const [after] = sheet.units;
    expect(after && kept(COUNTERS, known, rosterForm, after, typed)).toEqual([{ ...known[0], mf: 60 }]);
  });
});

describe('the fields of a unit', () => {
  const names = (kind: SheetUnit['kind']) => unitFields(onSheet({ kind })).main.map(({ name }) => name);
  it('ask an HQ for its radius, and no other', () => {
    expect(names('hq')).toEqual(expect.arrayContaining(['radius', 'reduced']));
    expect(names('inf')).not.toContain('radius');
  });
  it('ask INF and CAV alone for steps, for the others have one (2.4.5)', () => {
    const asked = (['inf', 'cav', 'har', 'pio', 'sar', 'eng', 'hq'] as const).filter((kind) =>
      names(kind).includes('steps'),
    );
    expect(asked).toEqual(['inf', 'cav']);
    expect(names('har')).not.toContain('lost');
  });
});
