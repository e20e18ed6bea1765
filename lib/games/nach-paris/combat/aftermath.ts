import { oddsBlock, oddsRow, sayIn, valuesBlock } from '@/lib/calc/ledger';
import type { Block, OddsRow, Text, ValueRow } from '@/lib/calc/evaluation';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { advance, counterAdvance } from '@/lib/games/nach-paris/combat/advance';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { unitName } from '@/lib/games/nach-paris/combat/names';
import { awaitedTest } from '@/lib/games/nach-paris/combat/retreat';
import { roomOdds, roomRows } from '@/lib/games/nach-paris/combat/room';
import type { Withdrawn } from '@/lib/games/nach-paris/combat/withdrawal';
import { plain } from '@/lib/core/numbers';
import type { Rank } from '@/lib/games/nach-paris/units';
import { add, ZERO } from '@/lib/prob/fraction';

/* What follows a combat: cavalry that slipped away, retreats, pauses (9.2, 9.3.6, 9.6). */

const say = sayIn('combat');

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
    return [
      {
        label: unit.name,
        value: say('value.pause', {
          turns: pauseOf(unit.unit.rank, steps, marked),
          marker: steps >= 2 || marked ? '2+' : '1',
        }),
        rule: marked ? '9.3.7' : '9.3.6',
      },
    ];
  });
  return valuesBlock('pauses', say('value.pauseTitle'), rows);
}

/** The second test of the units that may have to retreat into an enemy ZOC (9.6.2); the odds of the steps count it. */
function zocTests({ odds }: CombatFinding): readonly Block[] {
  const rows = (odds?.units ?? []).flatMap(({ unit, leaves, hit }) => {
    const test =
      leaves.n > 0n
        ? awaitedTest(
            unit.retreat,
            hit.map(({ steps }) => steps),
            unit.steps,
          )
        : undefined;
    const label = test && say('odds.zoc', { unit: unit.name, cab: plain(test.cab) });
    return test && label ? [oddsRow(label, passChance(test.cab), '9.6.2')] : [];
  });
  return oddsBlock('zoc', say('odds.zocTitle'), rows);
}

const nameOf = ({ unit, at }: Withdrawn): Text => unitName('defender', unit, at + 1);

/** A unit that slipped away, once that is settled. */
function slipped(one: Withdrawn): ValueRow {
  const steps = one.lost[0]?.steps ?? 0;
  const value = steps >= one.unit.steps ? say('value.outcome.destroyed') : say('value.outcome.slipped', { steps });
  return { label: nameOf(one), value, rule: one.crowded > 0 ? '9.2.9' : '9.2.4' };
}

/** The loss of a unit that slips away and still has to test. */
function slipping(one: Withdrawn): OddsRow {
  const parts = one.lost
    .filter(({ steps }) => steps > 0)
    .map(({ steps, chance }) => ({
      label: steps >= one.unit.steps ? say('odds.destroyed') : say('odds.steps', { steps }),
      chance,
    }));
  return {
    label: nameOf(one),
    chance: parts.reduce((sum, { chance }) => add(sum, chance), ZERO),
    parts,
    rule: '9.2.4',
  };
}

/**
 * What the Cavalry Retreat costs (9.2.4, 9.2.9), and the test of those of whom nobody says that they enter an enemy
 * ZOC.
 */
function withdrawal({ withdrawn }: CombatFinding): readonly Block[] {
  const [told, untold] = [
    withdrawn.filter(({ unit, crowded }) => unit.withdrawZoc || crowded > 0),
    withdrawn.filter(({ unit, crowded }) => !unit.withdrawZoc && crowded === 0),
  ];
  const [settled, open] = [told.filter(({ lost }) => lost.length === 1), told.filter(({ lost }) => lost.length > 1)];
  const tests = untold.map((one) =>
    oddsRow(say('odds.zoc', { unit: nameOf(one), cab: plain(one.cab) }), passChance(one.cab), '9.2.4'),
  );
  return [
    ...valuesBlock('slipped', say('value.slippedTitle'), settled.map(slipped)),
    ...oddsBlock('withdrawalLoss', say('odds.withdrawalLossTitle'), open.map(slipping)),
    ...oddsBlock('withdrawal', say('odds.withdrawalTitle'), tests),
  ];
}

/** Rules that every retreat obeys. */
function retreatNotes(finding: CombatFinding): readonly Block[] {
  const { odds } = finding;
  if (!odds || (odds.back.attacker.n === 0n && odds.back.defender.n === 0n)) return [];
  const siege = odds.units.some(({ unit, back }) => unit.unit?.kind === 'sar' && back.n > 0n);
  const notes = [
    ['stacking', '6.4.3'],
    ['edge', '9.6.4'],
    ['hexside', '9.6.3'],
    ['zoc', '9.6.2'],
    ...(siege ? [['siege', '9.3.3'] as const] : []),
  ] as const;
  const general = notes.map(([id, rule]) => ({
    label: say(`value.retreat.${id}.label`),
    value: say(`value.retreat.${id}.value`),
    rule,
  }));
  return [
    ...roomOdds(finding),
    { kind: 'values', id: 'retreat', title: say('value.retreatTitle'), rows: [...roomRows(finding), ...general] },
  ];
}

export const aftermath = (finding: CombatFinding): readonly Block[] => [
  ...withdrawal(finding),
  ...advance(finding),
  ...counterAdvance(finding),
  ...pauses(finding),
  ...(finding.final ? [] : zocTests(finding)),
  ...(finding.input.die === undefined ? [] : retreatNotes(finding)),
];
