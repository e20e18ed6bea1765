import { text, type Step, type TextParam } from '@/lib/calc/evaluation';
import { present, step } from '@/lib/calc/ledger';
import { shotSteps } from '@/lib/games/nach-paris/bombardment/ammunition';
import { COMBAT_MODIFIERS, STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { isFighter } from '@/lib/games/nach-paris/combat/ground';
import { mustTest, standing } from '@/lib/games/nach-paris/cab/test';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import type { UnitOdds } from '@/lib/games/nach-paris/combat/odds';
import { awaitedTest } from '@/lib/games/nach-paris/combat/retreat';
import { plain, signed } from '@/lib/core/numbers';
import { equal } from '@/lib/prob/fraction';

/* The tests of 9.3.3 step by step: what changes the CAB, then what happens to each unit once its cell is read. */

const SIDES = ['defender', 'attacker'] as const;
type SideName = (typeof SIDES)[number];

/** Each modifier of the CAB once, with the units of a side that it touches. */
function cabSteps({ struck }: CombatFinding): readonly Step[] {
  return SIDES.flatMap((side) => {
    const units = struck.filter((one) => one.side === side);
    const kinds = [...STATE_MODIFIERS, ...COMBAT_MODIFIERS].map(({ id, rule }) => ({ id, rule }));
    return kinds.flatMap(({ id, rule }): readonly Step[] => {
      const touched = units.filter(({ modifiers }) => modifiers.some((one) => one.id === id));
      const value = touched[0]?.modifiers.find((one) => one.id === id)?.value;
      if (value === undefined) return [];
      const how = touched.length === units.length ? 'all' : 'some';
      return [
        {
          id: `cab-${side}-${id}`,
          of: id,
          part: side,
          rule,
          text: text(`combat.step.cab.${how}.${side}`, {
            what: text(`unit.cab.${id}`),
            value: signed(value),
            count: touched.length,
            first: touched[0]?.name ?? '',
          }),
        },
      ];
    });
  });
}

/** What the result does to one unit, in words. */
function testStep(
  { unit, hit, affected, caught }: UnitOdds,
  result: { readonly losses: number; readonly modifier: number | null },
): Step {
  const id = `test-${unit.side}-${unit.hex}-${unit.at}`;
  const cab = unit.cab + (result.modifier ?? 0);
  const params: Record<string, TextParam> = {
    unit: unit.name,
    cab: plain(cab),
    from: plain(unit.cab),
    value: signed(result.modifier ?? 0),
    die: unit.roll ?? 0,
    automatic: Math.min(result.losses, unit.steps),
  };
  const say = (how: string): Step => ({ id, rule: '9.3.3', text: text(`combat.step.test.${how}`, params) });
  const sure = hit.length === 1 ? hit[0]?.steps : undefined;
  if (affected.n === 0n) return say('spared');
  if (result.losses >= unit.steps) return say('destroyed');
  if (equal(caught, affected)) return say('caught');
  if (!mustTest(result, unit)) return say('noTest');
  return say(standing(cab, sure === undefined ? undefined : unit.roll));
}

/** What the way of one hex does to the units that may have to take it (9.6.2 to 9.6.4). */
function waySteps(units: readonly UnitOdds[]): readonly Step[] {
  const zocs = new Set<string>();
  return units
    .filter(({ leaves }) => leaves.n > 0n)
    .flatMap(({ unit, hit, crowded }): readonly Step[] => {
      const { toll, room } = unit.retreat;
      const at = `${unit.side}-${unit.hex}`;
      const test = awaitedTest(
        unit.retreat,
        hit.map(({ steps }) => steps),
        unit.steps,
      );
      const zoc = test && !zocs.has(at) ? test.modifiers.filter(({ rule }) => rule === ZOC_RULE) : [];
      if (test) zocs.add(at);
      const way = `way-${at}-${unit.at}`;
      return present(
        toll && step(way, toll.rule, text(`combat.step.way.${toll.id}`, { unit: unit.name })),
        crowded.n > 0n && step(`${way}-room`, '6.4.3', text('combat.step.way.room', { unit: unit.name, room })),
        zoc.map(({ id, value }) => {
          const what = text(`unit.cab.${id}`);
          return step(`way-${at}-${id}`, ZOC_RULE, text('checks.modifier', { what, value: signed(value) }));
        }),
        test && zocStep(unit, test.cab, `zoc-${at}-${unit.at}`),
      );
    });
}
const ZOC_RULE = '9.6.2';

function zocStep({ name, retreat: { roll } }: UnitOdds['unit'], cab: number, id: string): Step {
  const params = { unit: name, cab: plain(cab), die: roll ?? 0 };
  return step(id, ZOC_RULE, text(`combat.step.zoc.${standing(cab, roll)}`, params));
}

/**
 * When a unit of a side tests: first the INF and CAV that take the result, and a zone, then the others, siege guns on
 * rails last of all (9.3.3).
 */
function turnOf({ unit, onRails }: UnitOdds['unit']): number {
  if (onRails) return 2;
  const fought = unit !== undefined && 'fought' in unit && unit.fought;
  return unit === undefined || (isFighter(unit.kind) && !fought) ? 0 : 1;
}

/** The tests in their order: the side with the worse result first, and in it as 9.3.3 has them. */
export function testSteps(finding: CombatFinding): readonly Step[] {
  const { read, odds, shots } = finding;
  const before = [...cabSteps(finding), ...shotSteps(shots, '9.5.3')];
  if (!read || !odds) return before;
  const order: readonly SideName[] = read.first === 'attacker' ? ['attacker', 'defender'] : ['defender', 'attacker'];
  return [
    ...before,
    ...order.flatMap((side) => {
      const units = odds.units.filter(({ unit }) => unit.side === side).sort((a, b) => turnOf(a.unit) - turnOf(b.unit));
      return [...units.map((one) => testStep(one, read[side])), ...waySteps(units)];
    }),
  ];
}
