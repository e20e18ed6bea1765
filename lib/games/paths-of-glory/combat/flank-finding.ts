import { beforeDice } from '@/lib/calc/dice';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Fraction } from '@/lib/prob/fraction';
import { total } from '@/lib/prob/weights';
import { aftermath, type Aftermath } from '@/lib/games/paths-of-glory/combat/aftermath';
import { illegalChoice } from '@/lib/games/paths-of-glory/combat/chosen-losses';
import {
  ends,
  facesOf,
  firesOf,
  tollOf,
  type Ends,
  type Fires,
  type FireOrder,
  type Toll,
} from '@/lib/games/paths-of-glory/combat/course';
import { attemptOf, bestPin, successOf, type Attempt } from '@/lib/games/paths-of-glory/combat/flank-attempt';
import { flankConditions, type FlankCondition } from '@/lib/games/paths-of-glory/combat/flank-conditions';
import { FLANK_DICE, type FlankInput } from '@/lib/games/paths-of-glory/combat/flank-fields';
import { sequenceOf, type Sequence } from '@/lib/games/paths-of-glory/combat/flank-sequence';
import { prepareCombat, type PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { mixedOdds, oddsOf, type CombatOdds } from '@/lib/games/paths-of-glory/combat/odds';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { FLANK_SUCCESS } from '@/lib/games/paths-of-glory/limits';

const say = sayIn('flank');

/** Everything that the rules settle about an attempt and the combat that it leads to. */
export interface FlankFinding {
  /** as given, without the dice where no attempt is allowed: nothing is rolled then */
  readonly input: FlankInput;
  readonly prepared: PreparedCombat;
  readonly conditions: readonly FlankCondition[];
  readonly allowed: boolean;
  readonly attempt: Attempt;
  /** undefined until the die of the attempt has fallen */
  readonly succeeds: boolean | undefined;
  readonly success: Fraction;
  readonly order: FireOrder;
  readonly fires: Fires;
  readonly toll: Toll;
  /** the ends without the attempt, and after success or failure, out of so many equally likely ways */
  readonly found: { readonly plain: Ends; readonly success: Ends; readonly failure: Ends };
  readonly ways: bigint;
  readonly odds: Readonly<Record<'without' | 'ifSuccess' | 'ifFailure', CombatOdds>>;
  readonly withAttempt: CombatOdds;
  /** the combat as it fell and what follows it, once every die that matters has fallen */
  readonly fallen: { readonly sequence: Sequence; readonly after: Aftermath } | undefined;
}

/** The attempt with its pinning space, its die and the chance that it succeeds (12.3.2, 12.3.3). */
function attemptIn({ pinning, flankDrm, flankDie }: FlankInput, prepared: PreparedCombat) {
  const attempt = attemptOf(prepared, pinning === undefined ? bestPin(prepared) : pinning - 1, flankDrm);
  const succeeds = flankDie === undefined ? undefined : flankDie + attempt.drm >= FLANK_SUCCESS;
  const order: FireOrder = succeeds ? 'attacker-first' : 'defender-first';
  return { attempt, succeeds, success: successOf(attempt.drm, succeeds), order };
}

/** The combat in sequence beside the plain one, with the chances of each. */
function combatIn(input: FlankInput, { combat }: PreparedCombat) {
  const faces = { attacker: facesOf(input.attackerDie), defender: facesOf(input.defenderDie) };
  const fires = firesOf(combat);
  const toll = tollOf(combat, fires, { attacker: input.attackerChoice, defender: input.defenderChoice });
  const run = (order: FireOrder): Ends => ends(combat, fires, toll, order, faces);
  const found = { plain: run('simultaneous'), success: run('attacker-first'), failure: run('defender-first') };
  const ways = total(found.plain);
  const odds = {
    without: oddsOf(found.plain, ways),
    ifSuccess: oddsOf(found.success, ways),
    ifFailure: oddsOf(found.failure, ways),
  };
  return { fires, toll, found, ways, odds };
}

/** Whether the attempt is allowed, what it needs, and the combat before and after its dice (12.3). */
export function settleFlank(given: FlankInput, data: PogData): FlankFinding | Refused {
  const made = prepareCombat(given, data);
  if (!made.ok) return made;
  const prepared = made.value;
  const most = prepared.attackingSpaces.length;
  const { pinning } = given;
  if (pinning !== undefined && pinning > most)
    return illegal('pinning', pinning, say('refused.pinning', { given: pinning, most }), '12.3.2');
  const conditions = flankConditions(prepared);
  const allowed = conditions.every(({ holds }) => holds);
  const input = allowed ? given : (beforeDice(given, FLANK_DICE) ?? given);
  const tried = attemptIn(input, prepared);
  const fought = combatIn(input, prepared);
  const { ifSuccess, ifFailure } = fought.odds;
  const withAttempt = mixedOdds(ifSuccess, ifFailure, tried.success);
  const finding = { input, prepared, conditions, allowed, ...tried, ...fought, withAttempt };
  if (tried.succeeds === undefined) return { ...finding, fallen: undefined };
  const possible = tried.succeeds ? fought.found.success : fought.found.failure;
  const sequence = sequenceOf(possible, prepared, fought.fires, tried.order, input);
  const wrong = sequence && illegalChoice(input, sequence.end, fought.toll);
  if (wrong) return wrong;
  return { ...finding, fallen: sequence && { sequence, after: aftermath(sequence.end, prepared.combat, data) } };
}
