import type { Block, Fact, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
import { notApplied, present } from '@/lib/calc/ledger';
import type { FireFinding } from '@/lib/games/paths-of-glory/combat/fire-finding';
import { flankConditions } from '@/lib/games/paths-of-glory/combat/flank-conditions';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireNot, fireSteps, rollStep, say } from '@/lib/games/paths-of-glory/combat/ledger';
import { choiceBlocks, lossSteps, retreatedSteps } from '@/lib/games/paths-of-glory/combat/loss-words';
import { jointBlock, resultOdds, survivorsBlock } from '@/lib/games/paths-of-glory/combat/odds';
import { combatPoints, resultPoints } from '@/lib/games/paths-of-glory/combat/open';
import type { PogData } from '@/lib/games/paths-of-glory/data';

export const factsOf = ({ prepared }: FireFinding): readonly Fact[] => prepared.facts;

export function stepsOf({ dice, fires, prepared, fallen }: FireFinding, data: PogData): readonly Step[] {
  const { combat, retreated } = prepared;
  return present(
    fireSteps(fires.attacker, combat.ground),
    fireSteps(fires.defender, combat.ground),
    ROLES.flatMap((role) => (dice[role] === undefined ? [] : [rollStep(fires[role], dice[role])])),
    fallen && [
      ...retreatedSteps(retreated, fallen.end),
      ...lossSteps('defender', fallen.end, data),
      ...lossSteps('attacker', fallen.end, data),
      ...fallen.after.steps,
    ],
  );
}

/** Why a flank attack cannot be tried here, or that it can (12.3.1). */
function flankNote(prepared: PreparedCombat): NotApplied {
  const failed = flankConditions(prepared).find(({ holds }) => !holds);
  return notApplied('flank', failed?.rule ?? '12.3.1', say(`not.flank.${failed?.id ?? 'possible'}`));
}

export const notAppliedOf = ({ fires, prepared }: FireFinding): readonly NotApplied[] => [
  ...fireNot(fires, prepared.retreated),
  flankNote(prepared),
  notApplied('sequence', '12.2.8', say('not.sequence')),
];

export function blocksOf(finding: FireFinding, data: PogData): readonly Block[] {
  const { dice, fires, toll, found, ways, odds, fallen, prepared } = finding;
  const charts = ROLES.map((role) => fireChart(fires[role], dice[role]));
  if (fallen) return [fallen.after.verdict, ...choiceBlocks(fallen.end, toll, data), fallen.after.rows, ...charts];
  return [
    resultOdds(odds, 'result', say(ways === 36n ? 'odds.title' : 'odds.oneDie')),
    ...charts,
    jointBlock(found, ways),
    survivorsBlock(found, ways, 'attacker', 0, data),
    survivorsBlock(found, ways, 'defender', prepared.combat.ground.fort, data),
  ];
}

export const openOf = ({ input, prepared, found }: FireFinding, data: PogData): readonly OpenPoint[] => [
  ...combatPoints(input, prepared, data),
  ...resultPoints(found.keys(), prepared, data),
];
