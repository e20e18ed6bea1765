import {
  ANTWERP,
  fightersIn,
  isCavalry,
  isFort,
  type Battle,
  type Fighter,
  type Role,
} from '@/lib/games/grand-illusion/battle/board';
import type { Totals } from '@/lib/games/grand-illusion/battle/totals';

/** Why a side has to retreat (9.4.2). */
export type RetreatReason = 'foot' | 'routed' | 'cavalry';

/** What a battle ends with for one side. */
export interface SideEnd {
  readonly must: readonly RetreatReason[];
  /** none of its combat units is left */
  readonly gone: boolean;
}
export interface End {
  readonly attacker: SideEnd;
  readonly defender: SideEnd;
  /** the attacker may lay siege to the forts that are left, at once or if the defender retreats */
  readonly siege: boolean;
}

/** What of a battle decides its end whatever the dice do. */
export interface EndRules {
  /** only cavalry fought, on both sides */
  readonly onlyCavalry: boolean;
  /** a trench or the Vosges: nobody has to retreat in the first two cases */
  readonly freeChoice: boolean;
  readonly vosges: boolean;
  readonly routed: boolean;
  readonly antwerp: boolean;
  readonly began: Readonly<Record<Role, { readonly units: boolean; readonly forts: boolean }>>;
}

export function endRulesOf(battle: Battle): EndRules {
  const { input, vosges, routed, columns, off, attacker, defender } = battle;
  const board = columns.flatMap(fightersIn);
  const all = [...board, ...off.german, ...off.allied];
  const began = (side: Fighter['side']) => ({
    units: all.some((one) => one.side === side && !isFort(one)),
    forts: all.some((one) => one.side === side && isFort(one)),
  });
  return {
    onlyCavalry: board.every(isCavalry),
    freeChoice: input.trench > 0 || vosges,
    vosges,
    routed,
    antwerp: input.hex === ANTWERP,
    began: { attacker: began(attacker), defender: began(defender) },
  };
}

/** Who has to retreat, and whether forts can be besieged, from what both sides have left (9.4.2, 9.5.3.a). */
export function endOf(attacker: Totals, defender: Totals, rules: EndRules): End {
  const must = (own: Totals, enemy: Totals): readonly RetreatReason[] => {
    if (own.alive === 0) return [];
    const reasons: RetreatReason[] = [];
    if (!rules.freeChoice && own.foot === 0 && enemy.foot > 0) reasons.push('foot');
    if (!rules.freeChoice && rules.routed && own.foot + own.cavalry < enemy.foot + enemy.cavalry)
      reasons.push('routed');
    if (rules.onlyCavalry && !rules.vosges && own.cavalry === 0 && enemy.cavalry > 0) reasons.push('cavalry');
    return reasons;
  };
  const leaves = must(attacker, defender);
  // A fort with a large garrison takes a corps, as long as it stands (9.5.2).
  const besieger = defender.garrisons > 0 ? attacker.corps : attacker.foot;
  return {
    attacker: { must: leaves, gone: attacker.alive === 0 },
    defender: { must: must(defender, attacker), gone: defender.alive === 0 },
    siege: defender.forts > 0 && besieger > 0 && leaves.length === 0 && !rules.antwerp,
  };
}
