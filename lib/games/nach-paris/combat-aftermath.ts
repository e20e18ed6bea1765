import { text, type Block, type ValueRow } from '@/lib/calc/evaluation';
import { RETREAT_MODIFIERS } from '@/lib/games/nach-paris/cab-modifiers';
import { modifiedCab, passChance, sortModifiers } from '@/lib/games/nach-paris/cab-test';
import type { Attacker, CombatInput, Defender } from '@/lib/games/nach-paris/combat-fields';
import type { CombatFinding } from '@/lib/games/nach-paris/combat-finding';
import { closedBy, numberOf, stateModifiers, type Present } from '@/lib/games/nach-paris/combat-forces';
import { fights } from '@/lib/games/nach-paris/combat-ground';
import { unitName } from '@/lib/games/nach-paris/combat-names';
import { isSure, type UnitOdds } from '@/lib/games/nach-paris/combat-odds';
import { plain } from '@/lib/games/nach-paris/modifier-words';
import type { Rank } from '@/lib/games/nach-paris/units';
import { mayCross } from '@/lib/games/nach-paris/movement-costs';

/* What follows a combat: cavalry that slipped away, retreats into enemy ZOC, pauses, advance (9.2, 9.3.6, 9.6). */

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

/** Why an attacking unit may not enter the emptied hex (9.6.5 to 9.6.7). */
const ADVANCE_BARS: readonly { readonly id: string; readonly rule: string; readonly stops: (unit: Attacker, hex: CombatInput['attackers'][number]) => boolean }[] = [
  { id: 'siege', rule: '9.6.6', stops: ({ kind }) => kind === 'sar' },
  { id: 'footArtillery', rule: '9.6.6', stops: ({ footArtillery }) => footArtillery },
  { id: 'march', rule: '9.6.6', stops: ({ march }) => march === 'fom' },
  { id: 'weak', rule: '9.6.5', stops: ({ weak }) => weak },
  { id: 'hexside', rule: '9.6.7', stops: (unit, { hexside }) => !mayCross(hexside, unit) },
];

/** Each attacking unit with the first thing that keeps it from advancing. */
const advances = (input: CombatInput): readonly { readonly hex: number; readonly at: number; readonly unit: Attacker; readonly bar: (typeof ADVANCE_BARS)[number] | undefined }[] =>
  input.attackers.flatMap((hex, i) =>
    hex.units.flatMap((unit, at) => (fights(unit) ? [{ hex: i, at, unit, bar: ADVANCE_BARS.find(({ stops }) => stops(unit, hex)) }] : [])),
  );

const note = (id: string, value: string, rule: string): ValueRow => ({ label: text(key(`value.${id}`)), value: text(key(`value.${value}`)), rule });

/** Whether the hex is empty or may get empty while the attackers are still there to enter it (9.2.2, 9.6.5). */
function mayEmpty({ special, input, odds, hex }: CombatFinding): boolean {
  if (special === 'overrun') return true;
  if (special === 'calledOff') return hex.fought.length === 0 && hex.sheltered.length === 0;
  return input.die !== undefined && odds !== undefined && odds.emptied.n > 0n && !isSure(odds.back.attacker);
}

function advance(finding: CombatFinding): readonly Block[] {
  const { input, odds, special, hex, final } = finding;
  const block = (rows: readonly ValueRow[], title = 'advanceTitle'): readonly Block[] => (rows.length ? [{ kind: 'values', id: 'advance', title: text(key(`value.${title}`)), rows }] : []);
  if (!mayEmpty(finding)) return final && odds?.back.attacker.n === 0n ? block([note('hex', 'held', '9.6.5')]) : [];
  const closed = closedBy(input, hex);
  if (closed) return block([note('hex', `closed.${closed.id}`, closed.rule)]);
  const isLost = (i: number, at: number): boolean => odds?.units.some(({ unit, destroyed }) => unit.side === 'attacker' && unit.hex === i && unit.at === at && isSure(destroyed)) === true;
  const rule = special === 'calledOff' ? '9.2.2' : '9.6.5';
  const rows = advances(input)
    .filter(({ hex: i, at }) => !isLost(i, at))
    .map(({ hex: i, at, unit, bar }): ValueRow => ({ label: unitName('attacker', unit, numberOf(input, i, at)), value: text(key(bar ? `value.bar.${bar.id}` : 'value.mayAdvance')), rule: bar?.rule ?? rule }));
  const facing = special === 'calledOff' ? [] : [note('facing', 'turn', '9.6.5')];
  return rows.length ? block([...rows, ...facing, note('stacking', 'limit', '6.4.1')], final || special ? 'advanceTitle' : 'advanceIfTitle') : [];
}

/** A defender who held may follow into a hex that the attackers left empty (9.6.5). */
const counterAdvance = ({ odds, final, hex }: CombatFinding): readonly Block[] =>
  odds && final && !hex.bareZone && odds.back.attacker.n > 0n && odds.emptied.n === 0n ? [{ kind: 'values', id: 'advance', title: text(key('value.counterTitle')), rows: [{ label: text(key('value.defenders')), value: text(key('value.counter')), rule: '9.6.5' }] }] : [];

/** The test of a unit that retreats into an enemy ZOC (9.6.2), with the CAB that it shows by then (5.1.3). */
function zocCab(unit: Attacker | Defender, { side, lost }: { readonly side: 'attacker' | 'defender'; readonly lost: number }, input: CombatInput): number {
  const now = { ...unit, lost: unit.lost + lost };
  return modifiedCab(unit.cabAfter ?? unit.cab, [...stateModifiers(now, input, side).applied, ...sortModifiers(RETREAT_MODIFIERS, input).applied]);
}

function zocRetreat({ input, odds }: CombatFinding): readonly Block[] {
  if (!input.zocRetreat || !odds) return [];
  const rows = odds.units.flatMap(({ unit, back, lost }: UnitOdds) => {
    if (!unit.unit || back.n === 0n) return [];
    const cab = zocCab(unit.unit, { side: unit.side, lost: lost.at(-1)?.steps ?? 0 }, input);
    return [{ label: text(key('odds.zoc'), { unit: unit.name, cab: plain(cab) }), chance: passChance(cab), rule: '9.6.2' }];
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
  ...zocRetreat(finding),
  ...(finding.input.die === undefined ? [] : retreatNotes(finding)),
];
