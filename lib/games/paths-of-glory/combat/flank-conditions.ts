import type { Rule } from '@/lib/core/rule';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { isArmy } from '@/lib/games/paths-of-glory/combat/forces';
import { FLANK_SPACES } from '@/lib/games/paths-of-glory/limits';

/** A condition that a flank attempt needs (12.3.1), with whether it holds. */
export interface FlankCondition {
  readonly id: 'two-spaces' | 'army' | 'terrain' | 'trench' | 'defended';
  readonly rule: Rule;
  readonly holds: boolean;
}

/** All conditions of 12.3.1 in the order of the rule; a flank attack may be tried when all hold. */
export function flankConditions({ combat, attackingSpaces }: PreparedCombat): readonly FlankCondition[] {
  const { terrain, trench } = combat.ground;
  return [
    { id: 'two-spaces', rule: '12.3.1', holds: attackingSpaces.length >= FLANK_SPACES },
    { id: 'army', rule: '12.3.1', holds: combat.attackers.some(isArmy) },
    { id: 'terrain', rule: '12.3.1', holds: terrain !== 'swamp' && terrain !== 'mountain' },
    { id: 'trench', rule: '12.3.1', holds: trench === 0 },
    { id: 'defended', rule: '15.1.6', holds: combat.defenders.length > 0 },
  ];
}
