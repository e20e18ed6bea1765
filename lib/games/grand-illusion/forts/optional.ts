import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Fort } from '@/lib/games/grand-illusion/forts/fort';
import type { Scenario } from '@/lib/games/grand-illusion/scenario/scenario';

const refused = sayIn('fort.refused');

/** Refuses a fort that only an option of scenario 3 brings, in any other scenario (9.5). */
export function refuseOptional(forts: readonly Fort[], hex: string, scenario: Scenario): Refused | undefined {
  const option = forts.find((one) => one.option)?.option;
  return option && scenario !== 'what-if'
    ? illegal('hex', hex, refused('option', { hex, rule: option }), option)
    : undefined;
}
