import type { GiData } from '@/lib/games/grand-illusion/data';
import { causesOf, dutyOf, type Cause, type Duty } from '@/lib/games/grand-illusion/retreat/causes';
import type { Party, RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';
import { rankHexes, type Ranked } from '@/lib/games/grand-illusion/retreat/order';

/** A battle that is over, as the tool understands it. */
export interface RetreatFinding {
  readonly input: RetreatInput;
  readonly causes: readonly Cause[];
  readonly duties: Readonly<Record<Party, Duty>>;
  readonly hexes: readonly Ranked[];
  /** no hex is open: the units retreat at sea or are eliminated */
  readonly cornered: boolean;
}

export function settleRetreat(input: RetreatInput, { hexes: map }: GiData): RetreatFinding {
  const causes = causesOf(input);
  const hexes = rankHexes(input, map);
  const duties = { attacker: dutyOf(input, 'attacker', causes), defender: dutyOf(input, 'defender', causes) };
  return { input, causes, duties, hexes, cornered: hexes.every(({ order }) => order === null) };
}
