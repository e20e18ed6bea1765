import { describe, expect, test } from 'vitest';
import { namedGraph } from '@/lib/board/graph/named';
import type { BoardOverrides } from '@/lib/games/paths-of-glory/board/input';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { PROVISIONS } from '@/lib/games/paths-of-glory/supply/ledger';
import { expectLabels, expectSameKeys } from '@/tests/games/paths-of-glory/spoken';
import { data, answer, ALL_AT_WAR, one } from '@/tests/games/paths-of-glory/supply/asked';

describe('the ledger', () => {
  test('every provision is a step or not applied, whatever the focus', () => {
    for (const focus of [undefined, 'cambrai', 'cambrai/ge-army/3', 'tours']) {
      const { steps, notApplied } = answer({ preset: 'example-allied-2', ...(focus ? { focus } : {}) });
      const told = [...steps.map(({ id }) => id), ...notApplied.map(({ id }) => id)];
      for (const { id } of PROVISIONS)
        expect(
          told.filter((known) => known === id),
          `${focus} ${id}`,
        ).toHaveLength(1);
      expect(steps.length).toBeGreaterThan(0);
    }
  });

  test('a unit in focus: its sources, the broken line, the remedies and the effects of 14.3', () => {
    const { steps, outcome } = answer({ preset: 'example-allied-2', focus: 'cambrai/ge-army/3' });
    expect(steps.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['14.2.1', '14.1.3', '14.3.1', '14.3.2', '14.3.3', '14.3.4', '14.3.5']),
    );
    expect(outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone: 'no', text: { key: 'supply.verdict.unitOut' } });
  });

  test.each([
    ['14.1.5', 'empty', 'cetinje', 'seaPrivilege', { cetinje: one('mn-corps') }],
    ['14.1.2', 'example-central-3', 'cambrai', 'seaLand', {}],
    ['14.1.3', 'example-allied-2', 'cambrai', 'seaUnreached', {}],
    ['14.2.2', 'empty', 'naples', 'seaFar', { naples: one('ru-corps') }],
  ])('%s why the sea does not serve the unit in focus', (_, preset, focus, why, units) => {
    const bare = preset === 'empty' ? { events: ['italy' as const], control: { belgrade: 'central' as const } } : {};
    const { notApplied } = answer({ preset, focus, units, ...bare });
    expect(notApplied.find(({ id }) => id === 'sea')?.text.key).toBe(`supply.not.${why}`);
  });

  test('the verdict and the line on a unit in focus carry the rule that decides', () => {
    const rules = (input: BoardOverrides & { readonly focus: string }) => {
      const { outcome, steps } = answer(input);
      const [verdict] = outcome.blocks;
      return [
        verdict?.kind === 'verdict' ? verdict.rule : undefined,
        steps.find(({ id }) => id.startsWith('path:') || id.startsWith('failure:'))?.rule,
      ];
    };
    expect(rules({ preset: 'example-allied-2', focus: 'cambrai/ge-army/3' })).toEqual(['14.1.3', '14.1.3']);
    expect(rules({ preset: 'belgians-by-sea', focus: 'antwerp/be-army/1' })).toEqual(['14.1.4', '14.1.4']);
    expect(rules({ preset: 'example-central-3', focus: 'cambrai/ge-army/3' })).toEqual(['14.1.2', '14.1.2']);
    expect(rules({ preset: 'august-1914', focus: 'cetinje' })).toEqual(['14.1.5', undefined]);
    expect(rules({ preset: 'august-1914', focus: 'belgrade' })).toEqual(['14.1.6', undefined]);
    expect(answer({ preset: 'empty', focus: 'verdun' }).steps[0]).toMatchObject({ id: 'space', rule: '14.3.6' });
  });

  test('ports and dotted lines are among the provisions, as steps where they stop a line', () => {
    const told = (input: BoardOverrides & { readonly focus: string }) => answer(input).steps.map(({ id }) => id);
    const none = answer({ preset: 'example-allied-2', focus: 'cambrai' }).notApplied.map(({ id }) => id);
    expect(none).toEqual(expect.arrayContaining(['portsCentral', 'portsAllied', 'portBesieged', 'dotted']));
    expect(told({ preset: 'empty', focus: 'danzig', units: { danzig: one('br-corps') } })).toContain('portsAllied');
    expect(
      told({ preset: 'empty', events: [...ALL_AT_WAR], focus: 'taranto', units: { taranto: one('ge-corps') } }),
    ).toContain('portsCentral');
    expect(
      told({
        preset: 'empty',
        events: [...ALL_AT_WAR],
        besieged: ['basra'],
        focus: 'qurna',
        units: { qurna: one('br-corps') },
      }),
    ).toContain('portBesieged');
    expect(
      told({ preset: 'empty', events: [...ALL_AT_WAR], focus: 'medina', units: { medina: one('ge-corps') } }),
    ).toContain('dotted');
  });

  test('rulings followed are named', () => {
    expect(
      answer({
        preset: 'empty',
        events: [...ALL_AT_WAR],
        control: { belgrade: 'central' },
        units: { bucharest: one('ro-corps') },
      }).open.map(({ dispute }) => dispute),
    ).toContain('russian-dotted-lines-supply');
    expect(answer({ preset: 'ahwaz-cut-off', focus: 'libya' }).open.map(({ dispute }) => dispute)).toContain(
      'attrition-imagined-unit',
    );
    expect(answer({ preset: 'empty', besieged: ['breslau'] }).open).toContainEqual(
      expect.objectContaining({ rule: '14.2', dispute: 'besieged-own-source' }),
    );
    expect(answer({ preset: 'empty', focus: 'tours' }).open.map(({ dispute }) => dispute)).toContain(
      'attrition-imagined-unit',
    );
    const caucasus = (type: string, ...events: readonly 'fall-of-the-tsar'[]) =>
      answer({ preset: 'empty', events: [...ALL_AT_WAR, ...events], units: { tbilisi: one(type) } }).open.some(
        ({ dispute }) => dispute === 'supply-across-caucasus',
      );
    expect(caucasus('ru-corps')).toBe(false);
    expect(caucasus('ru-corps', 'fall-of-the-tsar')).toBe(true);
    expect(caucasus('ru-cau-army')).toBe(true);
  });

  test('the same input gives the same answer, a frozen one is accepted', () => {
    const input = Object.freeze({
      preset: 'konigsberg-besieged',
      control: Object.freeze({ sedan: 'allied' as const }),
    });
    expect(answer(input)).toEqual(answer(input));
  });

  test('labels and sentences exist in the three languages', () => {
    expectLabels('supply', supply.schema.shape);
    expectSameKeys('supply');
  });

  test('the presets name spaces and units of the map only', () => {
    for (const { rules, base } of data.boards) {
      expect(['empty', ...data.setups.map(({ id }) => id)]).toContain(base);
      expect(rules.length).toBeGreaterThan(0);
    }
    expect(() =>
      namedGraph(
        data.spaces.map(({ id }) => id),
        data.connections.map(({ a, b }) => ({ a, b, allowed: 1 })),
      ),
    ).not.toThrow();
  });
});
