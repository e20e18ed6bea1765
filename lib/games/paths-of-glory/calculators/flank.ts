import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { fields } from '@/lib/calc/field';
import { text, type Block, type Evaluation, type NotApplied, type Refusal, type Step } from '@/lib/calc/evaluation';
import { fail, ok, type Result } from '@/lib/core/result';
import { add, fraction, multiply, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { ALL_FACES, answeringFire, ends, firesOf, tollOf, type CombatResult, type FireOrder } from '@/lib/games/paths-of-glory/combat';
import { combatFields, diceFields, prepareCombat, type PreparedCombat } from '@/lib/games/paths-of-glory/combat-input';
import { fireChart, fireSteps, notApplied, onlyReplacementsFull, openPoints, replacementPoint, signed } from '@/lib/games/paths-of-glory/combat-ledger';
import { advanceOf, aftermath, choicesBlock, jointBlock, lossSteps, oddsOf, resultOdds, type CombatOdds } from '@/lib/games/paths-of-glory/combat-outcome';
import { illegalChoice, sideLosses, type FireOutcome } from '@/lib/games/paths-of-glory/calculators/fire';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { lossNumber, modifiedRoll } from '@/lib/games/paths-of-glory/fire';
import { flankConditions } from '@/lib/games/paths-of-glory/flank-conditions';

const schema = z.strictObject({
  ...combatFields,
  pinning: z.number().int().min(1).max(6).optional().register(fields, { label: 'flank.fields.pinning', rule: '12.3.2', control: 'chips' }),
  flankDrm: z.number().int().min(-3).max(3).default(0).register(fields, { label: 'flank.fields.flankDrm', rule: '12.2.4', rare: true }),
  flankDie: z.number().int().min(1).max(6).optional().register(fields, { label: 'flank.fields.flankDie', rule: '12.3.3', control: 'die' }),
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

/** Modifier that a space gives: +1 unless it pins or touches another space with enemy units (12.3.2). */
const spaceDrm = (nearEnemy: boolean, pins: boolean): number => (pins || nearEnemy ? 0 : 1);

/** The pinning space that costs least: one that gives no modifier anyway, else the first. */
function bestPin(prepared: PreparedCombat): number {
  const idle = prepared.attackingSpaces.findIndex(({ nearEnemy }) => nearEnemy);
  return idle < 0 ? 0 : idle;
}

/** Chance that die + modifier reaches 4. */
export function flankSuccess(drm: number): Fraction {
  return fraction(ALL_FACES.filter((face) => face + drm >= FLANK_SUCCESS).length, 6);
}

const mix = (a: CombatOdds, b: CombatOdds, weight: Fraction): CombatOdds => {
  const other = subtract(ONE, weight);
  const blend = (key: keyof CombatOdds) => add(multiply(a[key], weight), multiply(b[key], other));
  return { win: blend('win'), tie: blend('tie'), lose: blend('lose'), retreatOne: blend('retreatOne'), retreatTwo: blend('retreatTwo'), eliminated: blend('eliminated'), noFullLeft: blend('noFullLeft'), attackerFullLeft: blend('attackerFullLeft'), fortDestroyed: blend('fortDestroyed') };
};

interface Attempt {
  readonly pin: number;
  readonly drm: number;
  readonly steps: readonly Step[];
  readonly notApplied: readonly NotApplied[];
}

/** The modifier from every attacking space, applied or not, and the cards (12.3.2). */
function attemptOf(prepared: PreparedCombat, pin: number, cards: number): Attempt {
  const name = (i: number) => prepared.attackingSpaces[i]?.space?.name ?? String(i + 1);
  const steps: Step[] = [{ id: 'pin', rule: '12.3.2', text: text('flank.steps.pin', { space: name(pin) }) }];
  const not: NotApplied[] = [];
  let drm = 0;
  prepared.attackingSpaces.forEach(({ nearEnemy }, i) => {
    const gives = spaceDrm(nearEnemy, i === pin);
    if (gives) steps.push({ id: `space-${i + 1}`, rule: '12.3.2', text: text('flank.steps.space', { space: name(i) }), before: signed(drm), after: signed(drm + gives) });
    else if (i !== pin) not.push({ id: `space-${i + 1}`, rule: '12.3.2', text: text('flank.not.nearEnemy', { space: name(i) }) });
    drm += gives;
  });
  not.push({ id: 'pinning-space', rule: '12.3.2', text: text('flank.not.pinning', { space: name(pin) }) });
  if (cards) steps.push({ id: 'cards', rule: '12.2.4', text: text('flank.steps.cards', { drm: signed(cards) }), before: signed(drm), after: signed(drm + cards) });
  else not.push({ id: 'cards', rule: '12.2.4', text: text('flank.not.cards') });
  return { pin, drm: drm + cards, steps, notApplied: not };
}

function evaluate(input: z.output<typeof schema>, data: PogData): Result<Evaluation<FlankOutcome>, Refusal> {
  const made = prepareCombat(input, data);
  if (!made.ok) return made;
  const prepared = made.value;
  const { combat, attackingSpaces } = prepared;
  if (input.pinning !== undefined && input.pinning > attackingSpaces.length)
    return fail({ code: 'illegal', field: 'pinning', given: input.pinning, rule: '12.3.2', text: text('flank.refused.pinning', { given: input.pinning, most: attackingSpaces.length }) });
  const conditions = flankConditions(prepared);
  const allowed = conditions.every(({ holds }) => holds);
  const conditionSteps: Step[] = conditions.filter(({ holds }) => holds).map(({ id, rule }) => ({ id: `condition-${id}`, rule, text: text(`flank.conditions.${id}`) }));
  const failed: NotApplied[] = conditions.filter(({ holds }) => !holds).map(({ id, rule }) => ({ id: `condition-${id}`, rule, text: text(`fire.not.flank.${id}`) }));

  const toll = tollOf(combat, { attacker: input.attackerChoice, defender: input.defenderChoice });
  const faces = (roll: number | undefined) => (roll === undefined ? ALL_FACES : [roll]);
  const [a, d] = [faces(input.attackerDie), faces(input.defenderDie)];
  const run = (order: FireOrder) => ends(combat, toll, order, a, d);
  const total = a.length * d.length;
  const without = oddsOf(run('simultaneous'), total);
  const attempt = attemptOf(prepared, input.pinning === undefined ? bestPin(prepared) : input.pinning - 1, input.flankDrm);
  const succeeds = input.flankDie === undefined ? undefined : input.flankDie + attempt.drm >= FLANK_SUCCESS;
  const success = succeeds === undefined ? flankSuccess(attempt.drm) : fraction(Number(succeeds));
  const [successEnds, failureEnds] = [run('attacker-first'), run('defender-first')];
  const ifSuccess = oddsOf(successEnds, total);
  const ifFailure = oddsOf(failureEnds, total);
  const withAttempt = mix(ifSuccess, ifFailure, success);
  const fires = firesOf(combat, combat.attackers, combat.defenders, combat.ground.fort);
  const shared = { allowed, pinning: attempt.pin + 1, drm: attempt.drm, success, withAttempt, without, ifSuccess, ifFailure };
  const baseSteps = [...conditionSteps, ...(allowed ? attempt.steps : []), ...fireSteps(fires.attacker, combat.attackers, combat, prepared.sinai.drm), ...fireSteps(fires.defender, combat.defenders, combat, 0)];
  const base = { facts: prepared.facts, notApplied: [...failed, ...(allowed ? attempt.notApplied : []), ...notApplied(input, prepared)], open: openPoints(prepared) };

  if (!allowed) {
    const first = failed[0];
    return ok({ ...base, steps: baseSteps, outcome: { blocks: [{ kind: 'verdict', tone: 'no', text: first?.text ?? text('flank.verdict.no'), rule: first?.rule }, resultOdds(without, 'without', 'flank.odds.without')], data: shared } });
  }
  const rollStep: Step[] = input.flankDie === undefined ? [] : [{ id: 'flank-roll', rule: '12.3.3', text: text(succeeds ? 'flank.steps.succeeds' : 'flank.steps.fails', { roll: input.flankDie, modified: input.flankDie + attempt.drm }), before: input.flankDie, after: input.flankDie + attempt.drm }];
  const order: FireOrder = succeeds ? 'attacker-first' : 'defender-first';
  const end = succeeds !== undefined && total === 1 ? (succeeds ? successEnds : failureEnds)[0] : undefined;
  if (end) {
    const wrong = illegalChoice('defenderChoice', input.defenderChoice, toll.defenderWays(end.defenderLoss)) ?? illegalChoice('attackerChoice', input.attackerChoice, toll.attackerWays(end.attackerLoss));
    if (wrong) return fail(wrong);
  }
  const charts: Block[] = [fireChart(fires.attacker, undefined), fireChart(fires.defender, undefined)];
  const oddsBlocks: Block[] = [
    { kind: 'verdict', tone: 'yes', rule: '12.3.3', text: text(succeeds === undefined ? 'flank.verdict.maybe' : succeeds ? 'flank.verdict.succeeded' : 'flank.verdict.failed', { chance: success, need: FLANK_SUCCESS - attempt.drm, drm: signed(attempt.drm) }) },
    resultOdds(withAttempt, 'with', succeeds === undefined ? 'flank.odds.with' : 'flank.odds.now'),
    resultOdds(without, 'without', 'flank.odds.without'),
    ...(succeeds === undefined ? [resultOdds(ifSuccess, 'success', 'flank.odds.success'), resultOdds(ifFailure, 'failure', 'flank.odds.failure')] : []),
    ...charts,
    ...(succeeds === undefined ? [] : [jointBlock(succeeds ? successEnds : failureEnds, total)]),
  ];
  const after = end && resolved(end, prepared, order, input, data);
  const choices: Block[] = end ? [choicesBlock('defender', end.defenderLoss, toll.defenderWays(end.defenderLoss), end.defender, data), choicesBlock('attacker', end.attackerLoss, toll.attackerWays(end.attackerLoss), end.attacker, data)] : [];
  return ok({
    ...base,
    open: [...base.open, ...(end && onlyReplacementsFull(end.attacker) ? [replacementPoint] : [])],
    steps: [...baseSteps, ...rollStep, ...(after?.steps ?? [])],
    outcome: {
      blocks: after ? [...after.blocks.slice(0, 1), ...choices, ...after.blocks.slice(1), ...charts] : oddsBlocks,
      data: after && end ? { ...shared, result: { ...after.result, order, defender: sideLosses(end.defenderLoss, toll.defenderWays(end.defenderLoss), end.defender), attacker: sideLosses(end.attackerLoss, toll.attackerWays(end.attackerLoss), end.attacker) } } : shared,
    },
  });
}

/** The sequence as it fell: first fire, its losses, the answer of what is left, its losses, and what follows (12.3.3). */
function resolved(end: CombatResult, prepared: PreparedCombat, order: FireOrder, input: z.output<typeof schema>, data: PogData) {
  const { combat, retreated } = prepared;
  const first = order === 'attacker-first' ? 'attacker' : 'defender';
  const second = first === 'attacker' ? 'defender' : 'attacker';
  const victim = first === 'attacker' ? end.defender : end.attacker;
  const fires = firesOf(combat, combat.attackers, combat.defenders, combat.ground.fort);
  const reply = answeringFire(combat, victim, first);
  const die = { attacker: input.attackerDie ?? 1, defender: input.defenderDie ?? 1 };
  const rolled = (role: 'attacker' | 'defender', key: string): Step => {
    const fire = role === first ? fires[role] : reply;
    if (!fire) return { id: `${role}-roll`, rule: '12.3.3', text: text('flank.steps.silenced', { who: text(`fire.roles.${role}`) }) };
    return { id: `${role}-roll`, rule: '12.3.3', text: text(`flank.steps.${key}`, { who: text(`fire.roles.${role}`), roll: die[role], modified: modifiedRoll(fire, die[role]), strength: fire.strength, result: lossNumber(fire, die[role]) }), before: die[role], after: lossNumber(fire, die[role]) };
  };
  const after = aftermath(end, combat, data);
  const advance = advanceOf(end, combat);
  const loss = { attacker: end.attackerLoss, defender: end.defenderLoss };
  const steps: Step[] = [rolled(first, 'firesFirst'), ...lossSteps(second, loss[second], end[second], data), rolled(second, 'firesSecond'), ...lossSteps(first, loss[first], end[first], data), ...after.steps];
  return {
    steps,
    blocks: [after.verdict, { kind: 'values', id: 'aftermath', title: text('fire.aftermath.title'), rows: after.steps.slice(1).map((step) => ({ label: text(`fire.aftermath.${step.id}`), value: step.text, rule: step.rule })) }] as readonly Block[],
    result: { winner: end.winner, retreat: end.retreat, retreatedEliminated: retreated.length > 0 && end.defenderLoss > 0, advance: { key: advance.key, units: advance.units.map(({ key }) => key) } },
  };
}

/** Flank attack (12.3): whether it may be tried, its modifier and odds, and the combat in sequence beside the plain one. */
export const flank = calculator({
  id: 'paths-of-glory/flank',
  game: 'paths-of-glory',
  tables: ['fire-army', 'fire-corps', 'terrain'],
  rules: ['12.2.4', '12.2.9', '12.3', '12.3.1', '12.3.2', '12.3.3', '15.1.6'],
  schema,
  evaluate,
});
