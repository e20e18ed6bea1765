import { describe, expect, it, test } from 'vitest';
import { readGame } from '@/lib/content/game';
import type { Edge } from '@/lib/tables/card';
import { ABU_MODIFIERS } from '@/lib/games/nach-paris/abu/modifiers';
import { abuSchema, type AbuInput } from '@/lib/games/nach-paris/abu/fields';
import { fireOf } from '@/lib/games/nach-paris/abu/fire';
import { targetsOf } from '@/lib/games/nach-paris/abu/targets';
import { ROLL_MODIFIERS } from '@/lib/games/nach-paris/abf/modifiers';
import { HALVED_TURN, SHORTAGE_TURN, SHOTS } from '@/lib/games/nach-paris/bombardment/ammunition';
import {
  ASSAULT_MODIFIERS,
  campOf,
  COMBAT_MODIFIERS,
  FIELDWORKS_MODIFIERS,
  FORT_MODIFIERS,
  RECON_MODIFIERS,
  RETREAT_MODIFIERS,
  STATE_MODIFIERS,
  UPGRADE_MODIFIERS,
} from '@/lib/games/nach-paris/cab/modifiers';
import { pauseOf } from '@/lib/games/nach-paris/combat/aftermath';
import { drmOf, type DrmCase } from '@/lib/games/nach-paris/combat/drm';
import { combatSchema } from '@/lib/games/nach-paris/combat/fields';
import { hexOf } from '@/lib/games/nach-paris/combat/forces';
import { hexSum, terrainLine } from '@/lib/games/nach-paris/combat/ground';
import { RESERVE_DRM } from '@/lib/games/nach-paris/combat/reserves';
import { settleWorks } from '@/lib/games/nach-paris/combat/works';
import { PENALTIES } from '@/lib/games/nach-paris/loc/penalties';
import { reconSchema } from '@/lib/games/nach-paris/recon/fields';
import { settleRecon } from '@/lib/games/nach-paris/recon/finding';
import { HEXSIDES, TERRAINS, type Hexside, type Terrain } from '@/lib/games/nach-paris/units';
import { cell, number, rowIds } from '@/tests/games/nach-paris/chart-values';

const SIDES = HEXSIDES.filter((side): side is Exclude<Hexside, 'none'> => side !== 'none');

const never = (): never => {
  throw new Error('not there');
};

/** Rows that an edge rule moves. */
const rowsMoved = (edge: Edge | undefined): number | undefined => (edge?.kind === 'move' ? edge.rows : undefined);

describe('combat', () => {
  const GROUND: Readonly<Record<string, readonly Terrain[]>> = {
    open: ['clear', 'lowlands', 'flood-plain'],
    broken: ['broken'],
    rough: ['rough'],
    mountain: ['mountain'],
    hard: ['broken', 'rough', 'mountain'],
  };
  it('gives every pair of terrains its line', () => {
    const seen = rowIds('attack-terrain').flatMap((row) => {
      const [defender = '', attacker = ''] = row.split('-');
      return (GROUND[defender] ?? []).flatMap((to) => (GROUND[attacker] ?? []).map((from) => ({ row, to, from })));
    });
    expect(new Set(seen.map(({ to, from }) => `${to} ${from}`)).size).toBe(36);
    for (const { row, to, from } of seen) {
      const light = hexSum(
        combatSchema.parse({ attackers: [{ terrain: from, units: [{ light: true, steps: 1 }] }] }).attackers[0] ??
          never(),
        0,
        to,
      );
      expect([
        number('attack-terrain', row, 'steps'),
        number('attack-terrain', row, 'modifier'),
        number('attack-terrain', row, 'light'),
      ]).toEqual([terrainLine(to, from).most, terrainLine(to, from).value, light.light]);
    }
  });
  it.each(SIDES)('%s', (hexside) => {
    const value = (mobility: 'min' | 'superior' | 'rail') =>
      hexSum(
        combatSchema.parse({ attackers: [{ hexside, units: [{ mobility }] }] }).attackers[0] ?? never(),
        0,
        'clear',
      ).hexside;
    expect(number('hexsides', hexside, 'combat')).toBe(value('min'));
    expect(number('hexsides', hexside, 'combat-closed')).toBe(value('rail'));
    const rows = rowIds('combat-modifiers').filter((row) => row.startsWith(`${hexside}-can`));
    expect(
      rows.length === 0
        ? [number('combat-modifiers', hexside, 'value')]
        : rows.map((row) => number('combat-modifiers', row, 'value')),
    ).toEqual(rows.length === 0 ? [value('min')] : [value('min'), value('rail')]);
  });
  it.each([
    ['flashy', { attackers: [{ units: [{ flashy: true }] }] }, {}],
    ['cavAttack', { attackers: [{ terrain: 'rough', units: [{ kind: 'cav' }] }] }, {}],
    ['cavDefend', { terrain: 'mountain', defenders: [{ kind: 'cav' }] }, {}],
    ['flank', {}, { flank: true }],
    ['rear', {}, { rear: true }],
    ['embarked', {}, { facing: { id: 'embarked', rule: '12.2.5', part: 'flank' } }],
    ['dividedCorps', { dividedCorps: 1 }, {}],
    ['attackerLlc', { attackerSupply: 'llc' }, {}],
    ['defenderLlc', { defenderSupply: 'llc' }, {}],
    ['attackerOoc', { attackerSupply: 'ooc' }, {}],
    ['defenderOoc', { defenderSupply: 'ooc' }, {}],
    ['rain', { rain: true }, {}],
    ['indoctrinatedAttack', { attackers: [{ units: [{ nation: 'france', indoctrinated: true }] }] }, {}],
    ['indoctrinatedDefend', { defenders: [{ indoctrinated: true }] }, {}],
  ] as const)('%s', (id, given, settled) => {
    expect(drm(given, settled)).toEqual([{ id, value: number('combat-modifiers', id, 'value') }]);
  });
  it.each([2, 3, 4, 5, 6])('an attack from %i hexes', (fullHexes) => {
    expect(drm({}, { fullHexes })).toEqual([
      { id: 'hexes', value: number('combat-modifiers', `hexes-${Math.min(fullHexes, 5)}`, 'value') },
    ]);
  });
  test('reserve divisions, LLC and OOC, and the ends of the table', () => {
    expect(number('combat-modifiers', 'reserves', 'value')).toBe(RESERVE_DRM);
    const { edges } = readGame('nach-paris').cards().get('crt') ?? never();
    expect([number('combat-modifiers', 'above', 'value'), number('combat-modifiers', 'below', 'value')]).toEqual([
      rowsMoved(edges.above),
      rowsMoved(edges.below),
    ]);
    for (const [status, name] of [
      ['llc', 'Llc'],
      ['ooc', 'Ooc'],
    ] as const) {
      for (const [id, side] of [
        ['attack', 'attacker'],
        ['defend', 'defender'],
      ] as const)
        expect(number('combat-modifiers', `${side}${name}`, 'value')).toBe(
          PENALTIES[status].find((one) => one.id === id)?.value,
        );
    }
  });
  test('pauses after losses', () => {
    const turns = (row: string, column: string): number =>
      cell('pauses', row, column) === 'no pause' ? 0 : (number('pauses', row, column) ?? -1);
    for (const [row, rank] of [
      ['a-plus', 'A+'],
      ['a', 'A'],
      ['others', 'B'],
      ['others', 'D'],
    ] as const)
      expect([turns(row, 'one'), turns(row, 'two')]).toEqual([pauseOf(rank, 1, false), pauseOf(rank, 2, false)]);
  });
  it.each([
    ['fieldworks-german', 'fieldworks', 'germany'],
    ['fieldworks-allied', 'fieldworks', 'france'],
    ['regular-german', 'regular', 'germany'],
    ['regular-allied', 'regular', 'belgium'],
    ['improved-german', 'improved', 'germany'],
    ['improved-allied', 'improved', 'france'],
    ['old', 'old', 'britain'],
  ] as const)('%s', (row, works, nation) => {
    const shelters = (...steps: readonly number[]) => {
      const input = combatSchema.parse({
        works,
        turn: 5,
        attackers: [{ units: [{ nation: nation === 'germany' ? 'france' : 'germany' }] }],
        defenders: steps.map((one) => ({ nation, steps: one })),
      });
      return settleWorks(input, input.defenders, ['front'], () => 1).shelters.map(({ tenths }) => tenths / 10);
    };
    const times = number('entrenchments', row, 'combat') ?? never();
    expect(shelters(4)).toEqual([times]);
    const room = /^(\d) steps/.exec(cell('entrenchments', row, 'room'))?.[1];
    expect(shelters(4, 4, 4).filter((one) => one === times).length * 4).toBe(room === undefined ? 12 : Number(room));
  });
});

/** The modifiers of a combat that has nothing else about it. */
function drm(given: object, settled: Partial<DrmCase>) {
  const input = combatSchema.parse(given);
  return drmOf({
    input,
    hex: hexOf(input),
    worst: { hexside: 0, terrain: 0, light: 0 },
    fullHexes: 1,
    facing: undefined,
    flank: false,
    rear: false,
    ...settled,
  }).applied.map(({ id, value }) => ({ id, value }));
}

describe('CAB tests and bombardment', () => {
  const ALL = [
    STATE_MODIFIERS,
    COMBAT_MODIFIERS,
    RETREAT_MODIFIERS,
    ASSAULT_MODIFIERS,
    FORT_MODIFIERS,
    FIELDWORKS_MODIFIERS,
    UPGRADE_MODIFIERS,
    RECON_MODIFIERS,
  ].flatMap((list) => list.map(({ id, rule, value }) => ({ id, rule, value })));
  it('has every CAB modifier of the engine and no other', () => {
    expect(rowIds('cab-modifiers').filter((id) => id !== 'result')).toEqual(ALL.map(({ id }) => id));
    for (const { id, rule, value } of ALL)
      expect([id, number('cab-modifiers', id, 'value'), cell('cab-modifiers', id, 'rule')]).toEqual([
        id,
        value,
        `§${rule}`,
      ]);
  });
  it.each([
    ['assault-modifiers', ASSAULT_MODIFIERS],
    ['fieldworks-modifiers', FIELDWORKS_MODIFIERS],
    ['retreat-zoc', RETREAT_MODIFIERS],
    ['enc-wear', FORT_MODIFIERS.filter(({ rule }) => rule === '11.6.14')],
  ] as const)('%s', (chart, list) => {
    expect(rowIds(chart).map((row) => [row, number(chart, row, 'value')])).toEqual(
      list.map(({ id, value }) => [id, value]),
    );
  });
  test('a camp of eight wears down at 4, 6 and 7 lost', () => {
    expect([3, 4, 5, 6, 7].map((lost) => campOf(lost, 8))).toEqual(['none', 'half', 'half', 'three-quarters', 'last']);
  });
  it('has every ABU modifier of the engine and no other', () => {
    const edges = readGame('nach-paris').cards().get('abu')?.edges ?? never();
    const own = { clear: 0, fieldworks: 0, hidden: 6, above: rowsMoved(edges.above) };
    expect(new Set(rowIds('abu-modifiers'))).toEqual(
      new Set([...ABU_MODIFIERS.map(({ id }) => id), ...Object.keys(own)]),
    );
    for (const { id, rule, value } of ABU_MODIFIERS)
      expect([id, number('abu-modifiers', id, 'value'), cell('abu-modifiers', id, 'rule')]).toEqual([
        id,
        value,
        `§${rule}`,
      ]);
    for (const [id, value] of Object.entries(own))
      expect([id, number('abu-modifiers', id, 'value')]).toEqual([id, value]);
    for (const [row, id] of [
      ['regular-german', 'regularGerman'],
      ['regular-allied', 'regularAllied'],
      ['improved-german', 'improvedGerman'],
      ['improved-allied', 'improvedAllied'],
      ['zone', 'zone'],
    ] as const) {
      expect([
        cell('abu-modifiers', id, 'arf'),
        number('entrenchments', row, 'arf'),
        number('entrenchments', row, 'abu'),
      ]).toEqual(['halved', 0.5, number('abu-modifiers', id, 'value')]);
    }
  });
  it('hits as many units as the engine', () => {
    const mostOf = (input: AbuInput) => targetsOf(input, fireOf(input), []).most;
    const hit = (arf: number) => mostOf(abuSchema.parse({ firing: [{ arf }], turn: 5 }));
    for (const arf of [6, 8, 12, 16]) expect(number('abu-targets', String(arf), 'units')).toBe(hit(arf));
    expect([cell('abu-targets', '20', 'units'), hit(20)]).toEqual(['every unit of the hex', null]);
  });
  it('has every ABF modifier of the engine', () => {
    const printed = ROLL_MODIFIERS.filter(({ id }) => id !== 'broken');
    const edges = readGame('nach-paris').cards().get('abf')?.edges ?? never();
    expect(rowIds('abf-modifiers').map((row) => [row, number('abf-modifiers', row, 'value')])).toEqual([
      ...printed.map(({ id, value }) => [id, value]),
      ['above', rowsMoved(edges.above)],
    ]);
  });
  test('ammunition', () => {
    for (const calibre of ['42', '30'] as const) expect(number('ammunition', calibre, 'shots')).toBe(SHOTS[calibre]);
    expect([SHORTAGE_TURN, HALVED_TURN]).toEqual([20, 22]);
    expect(number('ammunition', 'gt20', 'roll')).toBe(number('abu-modifiers', 'shortage', 'value'));
    expect(['gt20', 'gt22'].map((row) => number('ammunition', row, 'arf'))).toEqual([1, 0.5]);
  });
  test('terrain of ABU, ABF and combat in the terrain chart', () => {
    for (const terrain of TERRAINS.filter((one) => one !== 'flooded')) {
      const row = terrain === 'broken' ? 'broken' : terrain === 'rough' || terrain === 'mountain' ? 'rough' : 'clear';
      const high = row === 'rough';
      expect(number('terrain', terrain, 'abu')).toBe(number('abu-modifiers', row, 'value'));
      expect(number('terrain', terrain, 'abf')).toBe(high ? number('abf-modifiers', 'rough', 'value') : 0);
      expect(number('terrain', terrain, 'cav-attacks')).toBe(
        high ? number('combat-modifiers', 'cavAttack', 'value') : 0,
      );
      expect(number('terrain', terrain, 'cav-defends')).toBe(
        high ? number('combat-modifiers', 'cavDefend', 'value') : 0,
      );
      expect(number('terrain', terrain, 'assault')).toBe(high ? number('assault-modifiers', 'fortRough', 'value') : 0);
      expect(number('terrain', terrain, 'digging')).toBe(
        terrain === 'lowlands' ? number('fieldworks-modifiers', 'lowlands', 'value') : 0,
      );
      const scout = (by: 'air' | 'cavalry') =>
        settleRecon(reconSchema.parse({ by, terrain, turn: 5 })).barred.some(({ id }) => id === `${by}Terrain`);
      expect([cell('terrain', terrain, 'air-recon') === 'No', cell('terrain', terrain, 'cav-recon') === 'No']).toEqual([
        scout('air'),
        scout('cavalry'),
      ]);
    }
  });
});
