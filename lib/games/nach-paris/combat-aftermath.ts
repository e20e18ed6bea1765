import { text, type Block, type ValueRow } from '@/lib/calc/evaluation';
import { modifiedCab, passChance } from '@/lib/games/nach-paris/cab-test';
import { advance, counterAdvance } from '@/lib/games/nach-paris/combat-advance';
import type { CombatFinding } from '@/lib/games/nach-paris/combat-finding';
import { stateModifiers, type Present } from '@/lib/games/nach-paris/combat-forces';
import { unitName } from '@/lib/games/nach-paris/combat-names';
import { awaitedTest } from '@/lib/games/nach-paris/combat-retreat';
import { plain } from '@/lib/games/nach-paris/modifier-words';
import type { Rank } from '@/lib/games/nach-paris/units';

/* What follows a combat: cavalry that slipped away, retreats, pauses (9.2, 9.3.6, 9.6). */

const key = (path: string): string => `combat.${path}`;

/** Turns in which a unit may not attack (9.3.6, 9.3.7); a marker that it already has is turned to 2+. */
export function pauseOf(rank: Rank, lost: number, marked: boolean): number {
  if (lost === 0) return 0;
  const much = lost >= 2 || marked;
  if (rank === 'A+') return much ? 1 : 0;
  if (rank === 'A') return 1;
  return much ? 2 : 1;
}

/** The units that survive with losses and their pauses. */
function pauses({ odds, final }: CombatFinding): readonly Block[] {
  if (!odds || !final) return [];
  const rows = odds.units.flatMap(({ unit, lost }): ValueRow[] => {
    const steps = lost[0]?.steps ?? 0;
    if (!unit.unit || steps === 0 || steps >= unit.steps) return [];
    const marked = unit.unit.marker !== 'none';
    return [{ label: unit.name, value: text(key('value.pause'), { turns: pauseOf(unit.unit.rank, steps, marked), marker: steps >= 2 || marked ? '2+' : '1' }), rule: marked ? '9.3.7' : '9.3.6' }];
  });
  return rows.length ? [{ kind: 'values', id: 'pauses', title: text(key('value.pauseTitle')), rows }] : [];
}

/** The second test of the units that may have to retreat into an enemy ZOC (9.6.2); the odds of the steps count it. */
function zocTests({ odds }: CombatFinding): readonly Block[] {
  const rows = (odds?.units ?? []).flatMap(({ unit, leaves, hit }) => {
    const test = leaves.n > 0n ? awaitedTest(unit.retreat, hit.map(({ steps }) => steps), unit.steps) : undefined;
    return test ? [{ label: text(key('odds.zoc'), { unit: unit.name, cab: plain(test.cab) }), chance: passChance(test.cab), rule: '9.6.2' }] : [];
  });
  return rows.length ? [{ kind: 'odds', id: 'zoc', title: text(key('odds.zocTitle')), rows }] : [];
}

/** Cavalry that slips into an enemy ZOC without a friend there tests, unmodified by that ZOC (9.2.4). */
function withdrawal({ input, hex }: CombatFinding): readonly Block[] {
  if (hex.withdrawn.length === 0) return [];
  const rows = hex.withdrawn.map(({ unit, at }: Present) => {
    const cab = modifiedCab(unit.cab, stateModifiers(unit, input, 'defender').applied);
    return { label: text(key('odds.zoc'), { unit: unitName('defender', unit, at + 1), cab: plain(cab) }), chance: passChance(cab), rule: '9.2.4' };
  });
  return [{ kind: 'odds', id: 'withdrawal', title: text(key('odds.withdrawalTitle')), rows }];
}

/** Rules that every retreat obeys. */
function retreatNotes({ odds }: CombatFinding): readonly Block[] {
  if (!odds || (odds.back.attacker.n === 0n && odds.back.defender.n === 0n)) return [];
  const siege = odds.units.some(({ unit, back }) => unit.unit?.kind === 'sar' && back.n > 0n);
  const notes = [['stacking', '6.4.3'], ['edge', '9.6.4'], ['hexside', '9.6.3'], ['zoc', '9.6.2'], ...(siege ? [['siege', '9.3.3'] as const] : [])] as const;
  return [{ kind: 'values', id: 'retreat', title: text(key('value.retreatTitle')), rows: notes.map(([id, rule]) => ({ label: text(key(`value.retreat.${id}.label`)), value: text(key(`value.retreat.${id}.value`)), rule })) }];
}

export const aftermath = (finding: CombatFinding): readonly Block[] => [
  ...withdrawal(finding),
  ...advance(finding),
  ...counterAdvance(finding),
  ...pauses(finding),
  ...(finding.final ? [] : zocTests(finding)),
  ...(finding.input.die === undefined ? [] : retreatNotes(finding)),
];
