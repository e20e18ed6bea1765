import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { fieldsOf } from '@/lib/calc/fields-of';
import { diceFor, saidFaces } from '@/lib/calc/dice';
import {
  text,
  type Block,
  type DieFaces,
  type Evaluation,
  type Refusal,
  type Step,
  type Wanted,
} from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, present, sayIn, step } from '@/lib/calc/ledger';
import { signed } from '@/lib/core/numbers';
import { fail, ok, type Result } from '@/lib/core/result';
import { add, fraction, multiply, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { total } from '@/lib/prob/weights';
import { aftermath, type Verdict } from '@/lib/games/paths-of-glory/combat/aftermath';
import { illegalChoice } from '@/lib/games/paths-of-glory/combat/chosen-losses';
import {
  ALL_FACES,
  ends,
  facesOf,
  firesOf,
  tollOf,
  type Ends,
  type FireOrder,
} from '@/lib/games/paths-of-glory/combat/course';
import { sequenceFaces } from '@/lib/games/paths-of-glory/combat/dice';
import { combatFields, combatReadings, diceFields } from '@/lib/games/paths-of-glory/combat/fields';
import { FIRE_CHARTS } from '@/lib/games/paths-of-glory/combat/fire';
import { ATTEMPT_MODIFIERS, attemptOf, bestPin } from '@/lib/games/paths-of-glory/combat/flank-attempt';
import { flankConditions } from '@/lib/games/paths-of-glory/combat/flank-conditions';
import { sequenceCharts, sequenceOf, sequenceSteps } from '@/lib/games/paths-of-glory/combat/flank-sequence';
import { foughtOf, type FoughtCombat } from '@/lib/games/paths-of-glory/combat/fought';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import { prepareCombat, type PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireNot, fireSteps } from '@/lib/games/paths-of-glory/combat/ledger';
import { choiceBlocks } from '@/lib/games/paths-of-glory/combat/loss-words';
import { FIRE_MODIFIERS } from '@/lib/games/paths-of-glory/combat/modifiers';
import { jointBlock, oddsOf, resultOdds, type CombatOdds } from '@/lib/games/paths-of-glory/combat/odds';
import { combatPoints, resultPoints } from '@/lib/games/paths-of-glory/combat/open';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { FLANK_SUCCESS } from '@/lib/games/paths-of-glory/limits';

const field = fieldsOf('flank');

const say = sayIn('flank');

const schema = z.strictObject({
  ...combatFields,
  ...combatReadings,
  pinning: field.count('pinning', '12.3.2', [1, 6], undefined, { control: 'chips', rare: true }),
  flankDrm: field.count('flankDrm', '12.2.4', [-3, 3], 0, { rare: true }),
  flankDie: field.die('flankDie', '12.3.3', 6),
  ...diceFields,
});

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
  readonly result?: FoughtCombat & { readonly order: FireOrder };
}

/** Chance that die + modifier reaches 4. */
export function flankSuccess(drm: number): Fraction {
  return fraction(ALL_FACES.filter((face) => face + drm >= FLANK_SUCCESS).length, 6);
}

/** The same once the die may have fallen. */
const successOf = (drm: number, succeeds: boolean | undefined): Fraction =>
  succeeds === undefined ? flankSuccess(drm) : fraction(Number(succeeds));

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

type FlankInput = z.output<typeof schema>;

/** Everything that is computed before it is known what to show. */
function work(input: FlankInput, prepared: PreparedCombat) {
  const { combat } = prepared;
  const faces = { attacker: facesOf(input.attackerDie), defender: facesOf(input.defenderDie) };
  const fires = firesOf(combat);
  const toll = tollOf(combat, fires, { attacker: input.attackerChoice, defender: input.defenderChoice });
  const run = (order: FireOrder): Ends => ends(combat, fires, toll, order, faces);
  const found = { plain: run('simultaneous'), success: run('attacker-first'), failure: run('defender-first') };
  const ways = total(found.plain);
  const pin = input.pinning === undefined ? bestPin(prepared) : input.pinning - 1;
  const attempt = attemptOf(prepared, pin, input.flankDrm);
  const succeeds = input.flankDie === undefined ? undefined : input.flankDie + attempt.drm >= FLANK_SUCCESS;
  const success = successOf(attempt.drm, succeeds);
  const ifSuccess = oddsOf(found.success, ways);
  const ifFailure = oddsOf(found.failure, ways);
  const odds = { without: oddsOf(found.plain, ways), ifSuccess, ifFailure };
  return {
    fires,
    toll,
    found,
    ways,
    attempt,
    succeeds,
    success,
    odds,
    withAttempt: mix(ifSuccess, ifFailure, success),
  };
}
type Work = ReturnType<typeof work>;

/** What the answer tells programs whether or not the dice have fallen. */
const dataOf = ({ attempt, success, withAttempt, odds }: Work, allowed: boolean): FlankOutcome => ({
  allowed,
  pinning: attempt.pin + 1,
  drm: attempt.drm,
  success,
  withAttempt,
  ...odds,
});

/** What the die of an attempt needs, or did. */
function attemptVerdict(drm: number, succeeds: boolean | undefined): Block {
  const need = FLANK_SUCCESS - drm;
  const open = need <= 1 ? 'certain' : need > 6 ? 'hopeless' : 'maybe';
  const verdict = succeeds === undefined ? open : succeeds ? 'succeeded' : 'failed';
  const chance = successOf(drm, succeeds);
  return {
    kind: 'verdict',
    tone: verdict === 'failed' || verdict === 'hopeless' ? 'no' : 'yes',
    rule: '12.3.3',
    text: say(`verdict.${verdict}`, { chance, need, drm: signed(drm) }),
  };
}

/** What each face of an attempt does (12.3.3). */
const attemptFaces = (drm: number): DieFaces =>
  saidFaces('flankDie', say('face.needs', { need: FLANK_SUCCESS - drm }), (face) =>
    say(face + drm >= FLANK_SUCCESS ? 'face.succeeds' : 'face.fails'),
  );

/** The odds as long as a die that matters is missing. */
function oddsBlocks(made: Work): readonly Block[] {
  const { fires, found, ways, attempt, succeeds, odds, withAttempt } = made;
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

const DICE = ['flankDie', 'attackerDie', 'defenderDie'] as const;

/** The same before the dice: an attempt that is not allowed has none. */
const withoutDice = (input: FlankInput): FlankInput => ({
  ...input,
  flankDie: undefined,
  attackerDie: undefined,
  defenderDie: undefined,
});

function evaluate(given: FlankInput, data: PogData, wanted?: Wanted): Result<Evaluation<FlankOutcome>, Refusal> {
  const made = prepareCombat(given, data);
  if (!made.ok) return made;
  const prepared = made.value;
  const { combat, attackingSpaces, retreated } = prepared;
  const { pinning } = given;
  if (pinning !== undefined && pinning > attackingSpaces.length)
    return fail({
      code: 'illegal',
      field: 'pinning',
      given: pinning,
      rule: '12.3.2',
      text: say('refused.pinning', { given: pinning, most: attackingSpaces.length }),
    });
  const conditions = flankConditions(prepared);
  const allowed = conditions.every(({ holds }) => holds);
  const input = allowed ? given : withoutDice(given);
  const done = work(input, prepared);
  const { fires, toll, found, attempt, succeeds, odds } = done;
  const shared = dataOf(done, allowed);
  const failed = conditions
    .filter(({ holds }) => !holds)
    .map(({ id, rule }) => notApplied(`condition-${id}`, rule, text(`fire.not.flank.${id}`)));
  const steps = present(
    conditions
      .filter(({ holds }) => holds)
      .map(({ id, rule }) => step(`condition-${id}`, rule, say(`conditions.${id}`))),
    allowed && attempt.steps,
    fireSteps(fires.attacker, combat.ground),
    fireSteps(fires.defender, combat.ground),
  );
  const order: FireOrder = succeeds ? 'attacker-first' : 'defender-first';
  const base = {
    taken: present(prepared.taken, allowed && pinning === undefined && { field: 'pinning', value: attempt.pin + 1 }),
    facts: present(prepared.facts, allowed && pinning === undefined && fact(say('facts.pin'), '12.3.2', true)),
    notApplied: present(failed, allowed && attempt.notApplied, fireNot(fires, retreated)),
    ...diceFor(wanted, () => ({
      ...(allowed ? { first: attemptVerdict(attempt.drm, undefined) } : {}),
      faces: present(
        allowed && attemptFaces(attempt.drm),
        allowed && succeeds !== undefined && sequenceFaces(prepared, fires, order, input, data),
      ),
    })),
  };
  const open = [
    ...combatPoints(input, prepared, data),
    ...openPoints(say, [
      { id: 'cards', rule: '12.2.4', dispute: 'wireless-intercepts-timing', when: input.flankDrm !== 0 },
    ]),
  ];
  if (!allowed) {
    const [first] = failed;
    return ok({
      ...base,
      open,
      steps,
      idleDice: [...DICE],
      outcome: {
        blocks: [
          { kind: 'verdict', tone: 'no', text: first?.text ?? say('verdict.no'), rule: first?.rule },
          resultOdds(odds.without, 'without', say('odds.without')),
        ],
        data: shared,
      },
    });
  }
  const tried = present(input.flankDie !== undefined && rollStep(input.flankDie, done));
  const possible = succeeds ? found.success : found.failure;
  const fell = succeeds === undefined ? undefined : sequenceOf(possible, prepared, fires, order, input);
  if (fell) {
    const wrong = illegalChoice(input, fell.end, toll);
    if (wrong) return wrong;
    const after = aftermath(fell.end, combat, data);
    return ok({
      ...base,
      open: [...open, ...resultPoints([fell.end], prepared, data)],
      steps: [...steps, ...tried, ...sequenceSteps(fell, prepared, data), ...after.steps],
      outcome: {
        blocks: [
          fellVerdict(after.verdict, succeeds),
          ...choiceBlocks(fell.end, toll, data),
          after.rows,
          ...sequenceCharts(fell),
        ],
        data: { ...shared, result: { ...foughtOf(fell.end, prepared, toll), order } },
      },
    });
  }
  const still = succeeds === undefined ? [...found.success.keys(), ...found.failure.keys()] : possible.keys();
  return ok({
    ...base,
    open: [...open, ...resultPoints(still, prepared, data)],
    steps: [...steps, ...tried],
    outcome: { blocks: oddsBlocks(done), data: shared },
  });
}

function rollStep(roll: number, { attempt, succeeds }: Work): Step {
  const modified = roll + attempt.drm;
  return step('flank-roll', '12.3.3', say(succeeds ? 'steps.succeeds' : 'steps.fails', { roll, modified }), {
    before: roll,
    after: modified,
  });
}

/**
 * Flank attack (12.3): whether it may be tried, its modifier and odds, and the combat in sequence beside the plain one.
 */
export const flank = calculator({
  id: 'paths-of-glory/flank',
  game: 'paths-of-glory',
  tables: FIRE_CHARTS,
  modifiers: [{ list: ATTEMPT_MODIFIERS }, { list: FIRE_MODIFIERS }],
  schema,
  evaluate,
});
