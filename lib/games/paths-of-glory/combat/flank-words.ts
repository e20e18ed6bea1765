import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Taken,
} from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, present, sayIn, step, verdictBlock } from '@/lib/calc/ledger';
import { signed } from '@/lib/core/numbers';
import type { Verdict } from '@/lib/games/paths-of-glory/combat/aftermath';
import { successOf } from '@/lib/games/paths-of-glory/combat/flank-attempt';
import type { FlankFinding } from '@/lib/games/paths-of-glory/combat/flank-finding';
import { sequenceCharts, sequenceSteps } from '@/lib/games/paths-of-glory/combat/flank-sequence';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import { fireChart, fireNot, fireSteps } from '@/lib/games/paths-of-glory/combat/ledger';
import { choiceBlocks } from '@/lib/games/paths-of-glory/combat/loss-words';
import { jointBlock, resultOdds } from '@/lib/games/paths-of-glory/combat/odds';
import { combatPoints, resultPoints } from '@/lib/games/paths-of-glory/combat/open';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { FLANK_SUCCESS } from '@/lib/games/paths-of-glory/limits';

const say = sayIn('flank');

/** The space that pins is ours to name where the player does not (12.3.2). */
const picksPin = ({ allowed, input }: FlankFinding): boolean => allowed && input.pinning === undefined;

export const takenOf = (finding: FlankFinding): readonly Taken[] =>
  present(finding.prepared.taken, picksPin(finding) && { field: 'pinning', value: finding.attempt.pin + 1 });

export const factsOf = (finding: FlankFinding): readonly Fact[] =>
  present(finding.prepared.facts, picksPin(finding) && fact(say('facts.pin'), '12.3.2', true));

export function stepsOf(finding: FlankFinding, data: PogData): readonly Step[] {
  const { input, prepared, conditions, allowed, attempt, fires, fallen } = finding;
  const { ground } = prepared.combat;
  return present(
    conditions
      .filter(({ holds }) => holds)
      .map(({ id, rule }) => step(`condition-${id}`, rule, say(`conditions.${id}`))),
    allowed && attempt.steps,
    fireSteps(fires.attacker, ground),
    fireSteps(fires.defender, ground),
    input.flankDie !== undefined && rollStep(input.flankDie, finding),
    fallen && [...sequenceSteps(fallen.sequence, prepared, data), ...fallen.after.steps],
  );
}

function rollStep(roll: number, { attempt, succeeds }: FlankFinding): Step {
  const modified = roll + attempt.drm;
  return step('flank-roll', '12.3.3', say(succeeds ? 'steps.succeeds' : 'steps.fails', { roll, modified }), {
    before: roll,
    after: modified,
  });
}

/** The conditions that fail (12.3.1). */
const failedOf = ({ conditions }: FlankFinding): readonly NotApplied[] =>
  conditions
    .filter(({ holds }) => !holds)
    .map(({ id, rule }) => notApplied(`condition-${id}`, rule, text(`fire.not.flank.${id}`)));

export const notAppliedOf = (finding: FlankFinding): readonly NotApplied[] =>
  present(
    failedOf(finding),
    finding.allowed && finding.attempt.notApplied,
    fireNot(finding.fires, finding.prepared.retreated),
  );

/** What the die of an attempt needs, or did. */
function attemptVerdict(drm: number, succeeds: boolean | undefined): Block {
  const need = FLANK_SUCCESS - drm;
  const open = need <= 1 ? 'certain' : need > 6 ? 'hopeless' : 'maybe';
  const verdict = succeeds === undefined ? open : succeeds ? 'succeeded' : 'failed';
  const params = { chance: successOf(drm, succeeds), need, drm: signed(drm) };
  const tone = verdict === 'failed' || verdict === 'hopeless' ? 'no' : 'yes';
  return verdictBlock(say(`verdict.${verdict}`, params), tone, '12.3.3');
}

/** The odds as long as a die that matters is missing. */
function oddsBlocks(finding: FlankFinding): readonly Block[] {
  const { fires, found, ways, attempt, succeeds, odds, withAttempt } = finding;
  const open = succeeds === undefined;
  return present<Block>(
    attemptVerdict(attempt.drm, succeeds),
    resultOdds(withAttempt, 'with', say(open ? 'odds.with' : 'odds.now')),
    open && resultOdds(odds.without, 'without', say('odds.without')),
    open && resultOdds(odds.ifSuccess, 'success', say('odds.success')),
    open && resultOdds(odds.ifFailure, 'failure', say('odds.failure')),
    ROLES.map((role) => fireChart(fires[role], undefined)),
    !open && jointBlock(succeeds ? found.success : found.failure, ways),
  );
}

/** How the attempt fell, before what the combat came to (12.3.3, 12.2.10). */
const fellVerdict = (end: Verdict, succeeds: boolean | undefined): Block => ({
  ...end,
  text: say('verdict.fell', { succeeds: succeeds ? 'yes' : 'no', combat: end.text }),
});

export function blocksOf(finding: FlankFinding, data: PogData): readonly Block[] {
  const { allowed, fallen, odds, succeeds, toll } = finding;
  if (!allowed) {
    const [first] = failedOf(finding);
    return [
      verdictBlock(first?.text ?? say('verdict.no'), 'no', first?.rule),
      resultOdds(odds.without, 'without', say('odds.without')),
    ];
  }
  if (!fallen) return oddsBlocks(finding);
  const { after, sequence } = fallen;
  return [
    fellVerdict(after.verdict, succeeds),
    ...choiceBlocks(sequence.end, toll, data),
    after.rows,
    ...sequenceCharts(sequence),
  ];
}

export function openOf(finding: FlankFinding, data: PogData): readonly OpenPoint[] {
  const { input, prepared, allowed, fallen, succeeds, found } = finding;
  const after = succeeds ? found.success : found.failure;
  const open = succeeds === undefined ? [...found.success.keys(), ...found.failure.keys()] : after.keys();
  return [
    ...combatPoints(input, prepared, data),
    ...openPoints(say, [
      { id: 'cards', rule: '12.2.4', dispute: 'wireless-intercepts-timing', when: input.flankDrm !== 0 },
    ]),
    ...(allowed ? resultPoints(fallen ? [fallen.sequence.end] : open, prepared, data) : []),
  ];
}
