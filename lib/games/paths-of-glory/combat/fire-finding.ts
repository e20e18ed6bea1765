import type * as z from 'zod';
import type { Refused } from '@/lib/calc/refusal';
import { total } from '@/lib/prob/weights';
import { aftermath, type Aftermath } from '@/lib/games/paths-of-glory/combat/aftermath';
import { illegalChoice } from '@/lib/games/paths-of-glory/combat/chosen-losses';
import {
  ends,
  facesOf,
  firesOf,
  tollOf,
  type CombatResult,
  type Ends,
  type Fires,
  type Toll,
} from '@/lib/games/paths-of-glory/combat/course';
import type { fireSchema } from '@/lib/games/paths-of-glory/combat/fields';
import type { Role } from '@/lib/games/paths-of-glory/combat/ground';
import { prepareCombat, type PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { oddsOf, type CombatOdds } from '@/lib/games/paths-of-glory/combat/odds';
import type { PogData } from '@/lib/games/paths-of-glory/data';

type FireCase = z.output<typeof fireSchema>;

/** Everything that the rules settle about a combat in which both sides fire at once. */
export interface FireFinding {
  readonly input: FireCase;
  readonly dice: Readonly<Record<Role, number | undefined>>;
  readonly prepared: PreparedCombat;
  readonly fires: Fires;
  readonly toll: Toll;
  /** the ends that the dice still leave, out of so many equally likely ways */
  readonly found: Ends;
  readonly ways: bigint;
  readonly odds: CombatOdds;
  /** the one end, once both dice have fallen, and what follows it */
  readonly fallen: { readonly end: CombatResult; readonly after: Aftermath } | undefined;
}

/** Both sides' fire, the ends that are possible, and with both dice the losses as they were chosen (12.2, 12.4). */
export function settleFire(input: FireCase, data: PogData): FireFinding | Refused {
  const made = prepareCombat(input, data);
  if (!made.ok) return made;
  const prepared = made.value;
  const { combat } = prepared;
  const dice = { attacker: input.attackerDie, defender: input.defenderDie };
  const fires = firesOf(combat);
  const toll = tollOf(combat, fires, { attacker: input.attackerChoice, defender: input.defenderChoice });
  const faces = { attacker: facesOf(dice.attacker), defender: facesOf(dice.defender) };
  const found = ends(combat, fires, toll, 'simultaneous', faces);
  const ways = total(found);
  const [first] = found.keys();
  const end = ways === 1n ? first : undefined;
  const wrong = end && illegalChoice(input, end, toll);
  if (wrong) return wrong;
  const fallen = end && { end, after: aftermath(end, combat, data) };
  return { input, dice, prepared, fires, toll, found, ways, odds: oddsOf(found, ways), fallen };
}
