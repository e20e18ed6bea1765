import type { Refused } from '@/lib/calc/refusal';
import type { CombatResult, Toll } from '@/lib/games/paths-of-glory/combat/course';
import type { Role } from '@/lib/games/paths-of-glory/combat/ground';
import { sufferedBy } from '@/lib/games/paths-of-glory/combat/loss-words';
import { forbid } from '@/lib/games/paths-of-glory/combat/refusals';

type Choices = Readonly<Partial<Record<`${Role}Choice`, string | undefined>>>;

/** A choice that is no legal way to take the losses is refused with the legal ones named (12.4.3). */
export function illegalChoice(choices: Choices, end: CombatResult, { ways }: Toll): Refused | undefined {
  for (const role of ['defender', 'attacker'] as const) {
    const given = choices[`${role}Choice`];
    const legal = ways[role](sufferedBy(role, end));
    if (given === undefined || legal.some(({ key }) => key === given)) continue;
    const allowed = legal.map(({ key }) => key).join(' | ');
    return forbid(`${role}Choice`, given, 'choice', '12.4.3', { given, allowed });
  }
  return undefined;
}
