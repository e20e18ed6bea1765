import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { fields } from '@/lib/calc/field';
import { diceFor } from '@/lib/calc/dice';
import {
  text,
  type Block,
  type Evaluation,
  type NotApplied,
  type Refusal,
  type Step,
  type Wanted,
} from '@/lib/calc/evaluation';
import { fail, ok, type Result } from '@/lib/core/result';
import { add, fraction, multiply, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { ALL_FACES, ends, firesOf, tollOf, type FireOrder } from '@/lib/games/paths-of-glory/combat/course';
import { sequenceFaces } from '@/lib/games/paths-of-glory/combat/dice';
import { combatFields, diceFields } from '@/lib/games/paths-of-glory/combat/fields';
import { prepareCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireSteps, notApplied, signed } from '@/lib/games/paths-of-glory/combat/ledger';
import { openPoints, resultPoints } from '@/lib/games/paths-of-glory/combat/open';
import { aftermath, jointBlock, oddsOf, resultOdds, type CombatOdds } from '@/lib/games/paths-of-glory/combat/outcome';
import { choiceBlocks, illegalChoice, resultOf, type FireOutcome } from '@/lib/games/paths-of-glory/calculators/fire';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { attemptOf, bestPin } from '@/lib/games/paths-of-glory/combat/flank-attempt';
import { flankConditions } from '@/lib/games/paths-of-glory/combat/flank-conditions';
import { sequenceCharts, sequenceOf, sequenceSteps } from '@/lib/games/paths-of-glory/combat/flank-sequence';

const schema = z.strictObject({
  ...combatFields,
  pinning: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, { label: 'flank.fields.pinning', rule: '12.3.2', control: 'chips' }),
  flankDrm: z
    .number()
    .int()
    .min(-3)
    .max(3)
    .default(0)
    .register(fields, { label: 'flank.fields.flankDrm', rule: '12.2.4', rare: true }),
  flankDie: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, { label: 'flank.fields.flankDie', rule: '12.3.3', control: 'die' }),
  ...diceFields,
});

/** The die that a flank attempt needs after modifiers (12.3.3). */
export const FLANK_SUCCESS = 4;

export interface FlankOutcome {
  readonly allowed: boolean;
  /** number of the pinning space, counted from 1 */
  readonly pinning: number;
  readonly drm: number;
  readonly success: Fraction;
  /** the whole combat: with the attempt, without it, and after success or failure */
  readonly withAttempt: CombatOdds;
  readonly without: CombatOdds;
  readonly ifSuccess: CombatOdds;
  readonly ifFailure: CombatOdds;
  readonly result?: FireOutcome['result'] & { readonly order: FireOrder };
}

/** Chance that die + modifier reaches 4. */
export function flankSuccess(drm: number): Fraction {
  return fraction(ALL_FACES.filter((face) => face + drm >= FLANK_SUCCESS).length, 6);
}

const mix = (a: CombatOdds, b: CombatOdds, weight: Fraction): CombatOdds => {
  const other = subtract(ONE, weight);
  const blend = (key: keyof CombatOdds) => add(multiply(a[key], weight), multiply(b[key], other));
  return {
    win: blend('win'),
    tie: blend('tie'),
    lose: blend('lose'),
    retreatOne: blend('retreatOne'),
    retreatTwo: blend('retreatTwo'),
    eliminated: blend('eliminated'),
    fortStands: blend('fortStands'),
    noFullLeft: blend('noFullLeft'),
    attackerFullLeft: blend('attackerFullLeft'),
    fortDestroyed: blend('fortDestroyed'),
  };
};

/** What the die of an attempt needs, or did. */
function attemptVerdict(drm: number, succeeds: boolean | undefined): Block {
  const need = FLANK_SUCCESS - drm;
  const open = need <= 1 ? 'certain' : need > 6 ? 'hopeless' : 'maybe';
  const verdict = succeeds === undefined ? open : succeeds ? 'succeeded' : 'failed';
  const chance = succeeds === undefined ? flankSuccess(drm) : fraction(Number(succeeds));
  return {
    kind: 'verdict',
    tone: verdict === 'failed' || verdict === 'hopeless' ? 'no' : 'yes',
    rule: '12.3.3',
    text: text(`flank.verdict.${verdict}`, { chance, need, drm: signed(drm) }),
  };
}

function evaluate(
  input: z.output<typeof schema>,
  data: PogData,
  wanted?: Wanted,
): Result<Evaluation<FlankOutcome>, Refusal> {
  const made = prepareCombat(input, data);
  if (!made.ok) return made;
  const prepared = made.value;
  const { combat, attackingSpaces } = prepared;
  if (input.pinning !== undefined && input.pinning > attackingSpaces.length)
    return fail({
      code: 'illegal',
      field: 'pinning',
      given: input.pinning,
      rule: '12.3.2',
      text: text('flank.refused.pinning', { given: input.pinning, most: attackingSpaces.length }),
    });
  const conditions = flankConditions(prepared);
  const allowed = conditions.every(({ holds }) => holds);
  const conditionSteps: Step[] = conditions
    .filter(({ holds }) => holds)
    .map(({ id, rule }) => ({ id: `condition-${id}`, rule, text: text(`flank.conditions.${id}`) }));
  const failed: NotApplied[] = conditions
    .filter(({ holds }) => !holds)
    .map(({ id, rule }) => ({ id: `condition-${id}`, rule, text: text(`fire.not.flank.${id}`) }));

  const toll = tollOf(combat, { attacker: input.attackerChoice, defender: input.defenderChoice });
  const faces = (roll: number | undefined) => (roll === undefined ? ALL_FACES : [roll]);
  const [a, d] = [faces(input.attackerDie), faces(input.defenderDie)];
  const run = (order: FireOrder) => ends(combat, toll, order, a, d);
  const total = a.length * d.length;
  const without = oddsOf(run('simultaneous'), total);
  const attempt = attemptOf(
    prepared,
    input.pinning === undefined ? bestPin(prepared) : input.pinning - 1,
    input.flankDrm,
  );
  const succeeds = input.flankDie === undefined ? undefined : input.flankDie + attempt.drm >= FLANK_SUCCESS;
  const success = succeeds === undefined ? flankSuccess(attempt.drm) : fraction(Number(succeeds));
  const [successEnds, failureEnds] = [run('attacker-first'), run('defender-first')];
  const ifSuccess = oddsOf(successEnds, total);
  const ifFailure = oddsOf(failureEnds, total);
  const withAttempt = mix(ifSuccess, ifFailure, success);
  const fires = firesOf(combat, combat.attackers, combat.defenders, combat.ground.fort);
  const shared = {
    allowed,
    pinning: attempt.pin + 1,
    drm: attempt.drm,
    success,
    withAttempt,
    without,
    ifSuccess,
    ifFailure,
  };
  const baseSteps = [
    ...conditionSteps,
    ...(allowed ? attempt.steps : []),
    ...fireSteps(fires.attacker, combat.attackers, combat.ground, prepared.sinai.drm),
    ...fireSteps(fires.defender, combat.defenders, combat.ground, 0),
  ];
  const facts = [
    ...prepared.facts,
    ...(allowed && input.pinning === undefined
      ? [{ text: text('flank.facts.pin'), rule: '12.3.2', assumed: true }]
      : []),
  ];
  const order: FireOrder = succeeds ? 'attacker-first' : 'defender-first';
  const base = {
    facts,
    notApplied: [...failed, ...(allowed ? attempt.notApplied : []), ...notApplied(input, prepared)],
    ...diceFor(wanted, () => ({
      ...(allowed ? { first: attemptVerdict(attempt.drm, undefined) } : {}),
      faces: allowed && succeeds !== undefined ? sequenceFaces(prepared, order, input, data) : [],
    })),
  };
  const open = [
    ...openPoints(input, prepared),
    ...(input.flankDrm
      ? [{ text: text('flank.open.cards'), rule: '12.2.4', dispute: 'wireless-intercepts-timing' }]
      : []),
  ];

  if (!allowed) {
    const first = failed[0];
    return ok({
      ...base,
      open,
      steps: baseSteps,
      outcome: {
        blocks: [
          { kind: 'verdict', tone: 'no', text: first?.text ?? text('flank.verdict.no'), rule: first?.rule },
          resultOdds(without, 'without', 'flank.odds.without'),
        ],
        data: shared,
      },
    });
  }
  const rollStep: Step[] =
    input.flankDie === undefined
      ? []
      : [
          {
            id: 'flank-roll',
            rule: '12.3.3',
            text: text(succeeds ? 'flank.steps.succeeds' : 'flank.steps.fails', {
              roll: input.flankDie,
              modified: input.flankDie + attempt.drm,
            }),
            before: input.flankDie,
            after: input.flankDie + attempt.drm,
          },
        ];
  const possible = succeeds ? successEnds : failureEnds;
  const fell = succeeds === undefined ? undefined : sequenceOf(possible, prepared, order, input);
  if (fell) {
    const wrong =
      illegalChoice('defenderChoice', input.defenderChoice, toll.defenderWays(fell.end.defenderLoss)) ??
      illegalChoice('attackerChoice', input.attackerChoice, toll.attackerWays(fell.end.attackerLoss));
    if (wrong) return fail(wrong);
    const after = aftermath(fell.end, combat, data);
    return ok({
      ...base,
      open: [...open, ...resultPoints([fell.end], prepared, data)],
      steps: [...baseSteps, ...rollStep, ...sequenceSteps(fell, prepared, data), ...after.steps],
      outcome: {
        blocks: [after.verdict, ...choiceBlocks(fell.end, toll, data), after.rows, ...sequenceCharts(fell)],
        data: { ...shared, result: { ...resultOf(fell.end, prepared, toll), order } },
      },
    });
  }
  const blocks: Block[] = [
    attemptVerdict(attempt.drm, succeeds),
    resultOdds(withAttempt, 'with', succeeds === undefined ? 'flank.odds.with' : 'flank.odds.now'),
    resultOdds(without, 'without', 'flank.odds.without'),
    ...(succeeds === undefined
      ? [resultOdds(ifSuccess, 'success', 'flank.odds.success'), resultOdds(ifFailure, 'failure', 'flank.odds.failure')]
      : []),
    fireChart(fires.attacker, undefined),
    fireChart(fires.defender, undefined),
    ...(succeeds === undefined ? [] : [jointBlock(possible, total)]),
  ];
  return ok({
    ...base,
    open: [
      ...open,
      ...resultPoints(succeeds === undefined ? [...successEnds, ...failureEnds] : possible, prepared, data),
    ],
    steps: [...baseSteps, ...rollStep],
    outcome: { blocks, data: shared },
  });
}

/**
 * Flank attack (12.3): whether it may be tried, its modifier and odds, and the combat in sequence beside the plain one.
 */
export const flank = calculator({
  id: 'paths-of-glory/flank',
  game: 'paths-of-glory',
  tables: ['fire-army', 'fire-corps', 'terrain'],
  rules: ['12.2.4', '12.2.7', '12.2.9', '12.3', '12.3.1', '12.3.2', '12.3.3', '15.1.6'],
  schema,
  evaluate,
});
