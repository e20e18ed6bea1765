import { describe, expect, it, vi } from 'vitest';
import { askedOnly } from '@/components/calculator/asked';
import { controlOf } from '@/components/calculator/form/control-of';
import { nextItem } from '@/components/calculator/form/fresh';
import type { Members } from '@/components/calculator/form/members';
import {
  drawn,
  fits,
  found,
  isSameCounter,
  merged,
  missingIn,
  printedOf,
  remember,
  replaced,
  touched,
  type Roster,
  type RosterUnit,
} from '@/components/calculator/counters/roster';
import { titleOf, wordsOf } from '@/components/calculator/counters/unit-words';
import { hasRoom, likeOne, settled, unitListOf, withDrawn } from '@/components/calculator/counters/units';
import { labelsOf } from '@/components/calculator/labels';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import type { FormField } from '@/lib/calc/form';
import { LANGUAGES } from '@/lib/core/language';

async function toolOf(name: string): Promise<Tool> {
  const tool = await loadTool('nach-paris', name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}

function fieldOf(form: readonly FormField[], name: string): FormField {
  const field = form.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

const abu = await toolOf('abu');
const abf = await toolOf('abf');
const combat = await toolOf('combat');
const digging = await toolOf('fieldworks');
const rosterForm = abu.view.counters?.form ?? [];
const defenders = fieldOf(combat.form, 'defenders');
const targets = fieldOf(abu.form, 'targets');
const guns = fieldOf(abf.form, 'guns');
const diggers = fieldOf(digging.form, 'units');

const unit = (name: string, rest: Members = {}): RosterUnit => ({ name, nation: 'germany', kind: 'inf', ...rest });
const fiveId = unit('5 ID', { steps: 4, cbf: 27, arf: 12, cab: 13 });

describe('the fields of a list', () => {
  it('lists of units that ask for it get the control', () => {
    expect([targets, guns, diggers].map(controlOf)).toEqual(['own:counters', 'own:counters', 'own:counters']);
  });
  it('a counter drawn first takes the place of the unit that nobody has touched', () => {
    const list = unitListOf(targets, targets.preset);
    expect(list.units).toHaveLength(1);
    expect(withDrawn(list, fiveId)).toEqual([fiveId]);
    expect(withDrawn(unitListOf(targets, [fiveId]), unit('6 ID'))).toEqual([fiveId, unit('6 ID')]);
    expect(withDrawn(unitListOf(targets, [{ ...list.fresh, cab: 11 }]), fiveId)).toHaveLength(2);
  });
  it('another one like a unit has neither its name nor its dice', () => {
    expect(likeOne(unitListOf(targets, []), { name: 'x', cab: 9, test: 4 })).toMatchObject({ name: '', cab: 9 });
    expect(likeOne(unitListOf(targets, []), { name: 'x', cab: 9, test: 4 })).not.toHaveProperty('test');
    expect(likeOne(unitListOf(targets, []), undefined)).toEqual(unitListOf(targets, []).fresh);
  });
  it('a full list takes no more, but a counter in place of an untouched unit', () => {
    const single = { ...guns, shape: { ...guns.shape, max: 1 } } as FormField;
    expect(hasRoom(unitListOf(single, [unitListOf(guns, []).fresh]))).toBe(true);
    expect(hasRoom(unitListOf(single, [{ name: '17 FußAR' }]))).toBe(false);
  });
  it('a new item of a list is like the last one, with units of its own', () => {
    const shape = {
      kind: 'group',
      fields: [
        { name: 'terrain', shape: { kind: 'text', maxLength: 9 }, preset: 'clear', required: false, info: {} },
        targets,
      ],
    } as const;
    expect(nextItem(shape, { terrain: 'rough', targets: [fiveId] })).toEqual({
      terrain: 'rough',
      targets: targets.preset,
    });
    expect(nextItem(shape, undefined)).toEqual({ terrain: 'clear', targets: targets.preset });
  });
});

describe('a unit that becomes another kind', () => {
  const { fields, fresh } = unitListOf(fieldOf(combat.form, 'defenders'), []);
  const copy = { ...fresh, cbf: 27, arf: 12, steps: 5 };
  const into = (unit: Members, kind: string, added?: Members) => settled(fields, unit, { ...unit, kind }, added);

  it('takes what is usual there for what nobody has entered', () => {
    expect(into(fresh, 'har')).toMatchObject({ kind: 'har', cbf: 3, arf: 2, steps: 1 });
    expect(into(fresh, 'hq')).toMatchObject({ cbf: 0, arf: 0, steps: 1, cab: fresh.cab });
    expect(into(into(fresh, 'har'), 'inf')).toEqual(fresh);
  });
  it('keeps what the player has entered', () => {
    expect(into(copy, 'har')).toEqual({ ...copy, kind: 'har' });
    expect(into({ ...copy, cbf: 20 }, 'har', copy)).toMatchObject({ cbf: 20, steps: 1 });
    expect(settled(fields, copy, { ...copy, cab: 9 }, copy)).toEqual({ ...copy, cab: 9 });
  });
  it('takes nothing over from the unit that it was copied from, and gets it back with the kind', () => {
    const gun = into(copy, 'har', copy);
    expect(gun).toMatchObject({ cbf: 3, steps: 1 });
    expect(into(gun, 'inf', copy)).toEqual(copy);
    expect(into({ ...gun, cbf: 5 }, 'inf', copy)).toMatchObject({ cbf: 5, steps: 5 });
  });
});

describe('the roster', () => {
  const entered = (name: string, rest: Members = {}): Members => ({
    ...unitListOf(targets, []).fresh,
    nation: 'germany',
    ...rest,
    name,
  });
  const fresh = entered('');

  it('keeps a unit with a name, and none without', () => {
    expect(remember([], rosterForm, fresh, fresh)).toEqual([]);
    expect(remember([], rosterForm, entered(' 5 ID '), fresh)).toEqual([
      { name: '5 ID', nation: 'germany', kind: 'inf', steps: 4, cab: 12 },
    ]);
  });
  it('keeps what is printed, not what the case says of it', () => {
    const [kept] = remember([], rosterForm, entered('5 ID', { march: 'fom', hit: false, test: 4 }), fresh);
    expect(Object.keys(kept ?? {}).sort()).toEqual(['cab', 'kind', 'name', 'nation', 'steps']);
  });
  it('keeps nothing that is no counter', () => {
    expect(remember([], rosterForm, entered('Kessel', { kind: 'zone' }), fresh)).toEqual([]);
  });
  it('merges what different tools ask', () => {
    const once = remember([], rosterForm, entered('5 ID', { cab: 13 }), fresh);
    const gun = { ...unitListOf(guns, []).fresh, name: '5 id', kind: 'inf', aff: 20 };
    expect(remember(once, rosterForm, gun, { ...gun, name: '' })).toEqual([
      { name: '5 id', nation: 'germany', kind: 'inf', steps: 4, cab: 13, aff: 20, shells: 'none' },
    ]);
  });
  it('takes over what the player changed, not what stood there before', () => {
    expect(remember([fiveId], rosterForm, entered('5 ID'), entered(''))).toEqual([fiveId]);
    expect(remember([fiveId], rosterForm, entered('5 ID', { cab: 11 }), entered('5 ID'))).toEqual([
      { ...fiveId, cab: 11 },
    ]);
  });
  it('a corrected nation moves the counter, another name is another counter', () => {
    const french = { ...fiveId, nation: 'france' };
    expect(remember([fiveId], rosterForm, french, fiveId)).toEqual([french]);
    expect(remember([fiveId], rosterForm, { ...fiveId, name: '6 ID' }, fiveId).map(({ name }) => name)).toEqual([
      '6 ID',
      '5 ID',
    ]);
  });
  it('knows full steps from steps left and lost, and learns no values of a worn side', () => {
    const worn = { ...fiveId, cbf: 15, cab: 10, steps: 2, lost: 2 };
    expect(remember([fiveId], rosterForm, worn, fiveId)).toEqual([fiveId]);
    expect(remember([], rosterForm, worn, fresh)).toEqual([unit('5 ID', { steps: 4 })]);
    expect(remember([fiveId], rosterForm, { ...fiveId, steps: 3, cab: 10 }, fiveId)).toEqual([fiveId]);
    expect(remember([fiveId], rosterForm, { ...fiveId, steps: 4, lost: 1, cbf: 20 }, fiveId)).toEqual([
      { ...fiveId, steps: 5 },
    ]);
  });
  it('leaves several counters of one name alone when the unit does not say which it is', () => {
    const both: Roster = [fiveId, { ...fiveId, nation: 'france' }];
    const digger = { ...unitListOf(diggers, []).fresh, name: '5 ID' };
    expect(remember(both, rosterForm, digger, { ...digger, name: '' })).toBe(both);
  });
  it('has the counter used last in front', () => {
    const roster = [unit('1 ID'), fiveId, unit('2 ID')];
    expect(touched(roster, fiveId).map(({ name }) => name)).toEqual(['5 ID', '1 ID', '2 ID']);
    expect(touched(touched(roster, fiveId), fiveId)).toEqual(touched(roster, fiveId));
  });
  it('finds by any part of the name, the beginning first', () => {
    const roster = [unit('1. Réserve'), unit('BCA 1'), unit('11 ID')];
    expect(found(roster, '1').map(({ name }) => name)).toEqual(['1. Réserve', '11 ID', 'BCA 1']);
    expect(found(roster, 'reserve').map(({ name }) => name)).toEqual(['1. Réserve']);
    expect(found(roster, ' ')).toEqual(roster);
  });
  it('offers a list only what it takes', () => {
    const hq = unit('1 Army', { kind: 'hq' });
    expect(fits(unitListOf(targets, []).fields, hq)).toBe(true);
    expect(fits(unitListOf(guns, []).fields, hq)).toBe(false);
    expect(fits(unitListOf(diggers, []).fields, { name: 'x' })).toBe(true);
  });
  it('draws printed values over a fresh unit and says what it does not know', () => {
    const { fields, fresh: target } = unitListOf(targets, []);
    expect(drawn(fields, { ...fiveId, steps: 99 }, target)).toEqual({
      ...target,
      name: '5 ID',
      nation: 'germany',
      kind: 'inf',
      cab: 13,
    });
    expect(missingIn(fields, rosterForm, unit('5 ID', { cab: 12 })).map(({ name }) => name)).toEqual(['steps']);
    expect(missingIn(fields, rosterForm, fiveId)).toEqual([]);
    const { fields: asked } = unitListOf(defenders, []);
    expect(missingIn(asked, rosterForm, unit('5 ID')).map(({ name }) => name)).toEqual([
      'rank',
      'steps',
      'cbf',
      'arf',
      'cab',
    ]);
    expect(missingIn(asked, rosterForm, unit('3 Fußa', { kind: 'har' })).map(({ name }) => name)).toEqual([
      'cbf',
      'arf',
      'cab',
    ]);
  });
  it('learns nothing from what was typed while the unit was another kind', () => {
    const { fields } = unitListOf(defenders, []);
    const guns = unit('3 Fußa', { kind: 'har', steps: 3, lost: 1, rank: 'A', cbf: 3, arf: 6, cab: 12 });
    expect(remember([], rosterForm, askedOnly(fields, guns), unit(''))).toEqual([
      unit('3 Fußa', { kind: 'har', cbf: 3, arf: 6, cab: 12 }),
    ]);
  });
  it('changes one counter in its place, and takes in the counters of another roster', () => {
    expect(replaced([unit('1'), unit('2')], 1, unit('3'))).toEqual([unit('1'), unit('3')]);
    expect(merged([unit('1', { cab: 9 }), fiveId], [unit('5 id', { cab: 14 }), unit('7')])).toEqual([
      { ...fiveId, name: '5 id', cab: 14 },
      unit('7'),
      unit('1', { cab: 9 }),
    ]);
  });
  it('puts many counters together with one look at each name', () => {
    const many = Array.from({ length: 600 }, (_, i) => unit(`${i}`));
    const looks = vi.spyOn(String.prototype, 'normalize');
    expect(merged(many, many.toReversed())).toHaveLength(600);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(4 * 600);
    looks.mockRestore();
  });
  it('tells counters apart by name, nation and type', () => {
    expect(isSameCounter(unit('5. ID'), unit('5 id'))).toBe(true);
    expect(isSameCounter(unit('5 ID'), unit('5 ID', { nation: 'france' }))).toBe(false);
    expect(isSameCounter(unit('5 ID'), { name: '5 ID' })).toBe(true);
    expect(printedOf(rosterForm, { name: '··' })).toBeUndefined();
  });
});

describe.each(LANGUAGES)('the form of a counter in %s', (lang) => {
  const real = speaker({ ...uiWords(lang, ['tools']), ...toolWords('nach-paris', lang, ['unit']) }, lang);
  const labels = labelsOf({ ...real, say: ({ key }) => `found ${key}` });
  it.each(rosterForm)('has words for $name in every tool', (field) => {
    expect(labels.field(field, 'unit')).toMatch(/^found /);
    if (field.shape.kind === 'choice')
      for (const option of field.shape.options)
        expect(labels.option(field, 'unit', option), String(option)).toMatch(/^found /);
  });
});

describe('a unit in words', () => {
  const words = speaker(
    { ...uiWords('en', ['tools']), ...toolWords('nach-paris', 'en', ['unit', 'abu', 'abf', 'fieldworks']) },
    'en',
  );
  const wording = {
    labels: labelsOf(words),
    owner: 'abu',
    say: (key: string, params?: Readonly<Record<string, string | number>>) =>
      words.say(params ? { key, params } : { key }),
  };
  const { fields, fresh } = unitListOf(targets, []);

  it('says what it is and what the tool asks of every unit', () => {
    expect(wordsOf(fields, fresh, wording)).toEqual({
      name: '',
      type: ['INF', 'French'],
      values: ['4\u00a0steps', 'CAB\u00a012'],
      marks: [],
    });
  });
  it('is called by its name, else by what it is', () => {
    expect(titleOf(wordsOf(fields, { ...fresh, name: '5 ID' }, wording))).toBe('5 ID');
    expect(titleOf(wordsOf(fields, fresh, wording))).toBe('INF, French');
  });
  it('marks what is not as usual', () => {
    const { marks } = wordsOf(fields, { ...fresh, march: 'fom', fow: true, dug: false, test: 7 }, wording);
    const label = (name: string) => wording.labels.field(fieldOf(fields, name), 'abu');
    expect([...marks].sort()).toEqual([`${label('dug')}: no`, label('fow'), 'FOM'].sort());
  });
  it('tells of a counter in the roster only what is known', () => {
    expect(wordsOf(rosterForm, { name: 'x', kind: 'har', arf: 5 }, wording, true)).toEqual({
      name: 'x',
      type: ['HAR'],
      values: ['ARF\u00a05'],
      marks: [],
    });
  });
});
