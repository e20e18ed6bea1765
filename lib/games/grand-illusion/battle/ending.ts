import { fightersIn, isCavalry, type Battle } from '@/lib/games/grand-illusion/battle/board';
import type { Totals } from '@/lib/games/grand-illusion/battle/totals';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import { compelling, mustGo, type Aimed, type Circumstances } from '@/lib/games/grand-illusion/retreat/compulsory';

/** What a battle ends with for one side. */
export interface SideEnd {
  /** it has to retreat (9.4.2) */
  readonly must: boolean;
  /** none of its combat units is left */
  readonly gone: boolean;
}
export interface End {
  readonly attacker: SideEnd;
  readonly defender: SideEnd;
  /** the attacker may lay siege to the forts that are left, at once or if the defender retreats */
  readonly siege: boolean;
}

/** The totals of the attacker and of the defender. */
export type Both = readonly [attacker: Totals, defender: Totals];

/** What of a battle decides its end whatever the dice do. */
export interface EndRules {
  /** the cases that compel a side which they strike (9.4.2) */
  readonly cases: readonly Aimed[];
  readonly antwerp: boolean;
  /** a fort without a large garrison may be besieged beside one that has it (question `siege-two-forts`) */
  readonly fortByFort: boolean;
}

/** What of a battle the cases of 9.4.2 look at. */
export const circumstancesOf = ({ columns, routed, vosges, input }: Battle): Circumstances => ({
  routed,
  cavalryOnly: columns.flatMap(fightersIn).every(isCavalry),
  trench: input.trench > 0,
  vosges,
});

export const endRulesOf = (battle: Battle): EndRules => ({
  cases: compelling(circumstancesOf(battle), battle.input),
  antwerp: battle.input.hex === ANTWERP,
  fortByFort: battle.input.siegeReading === 'each',
});

/**
 * Who has to retreat, and whether forts can be besieged, from what both sides have left and from what of it is compared
 * for the retreat (9.4.2, 9.5.3.a).
 */
export function endOf([attacker, defender]: Both, rules: EndRules, [own, enemy]: Both): End {
  const leaves = attacker.alive > 0 && mustGo(rules.cases, own, enemy);
  // A fort with a large garrison takes a corps, as long as it stands (9.5.2).
  const large = defender.garrisons > 0 && !(rules.fortByFort && defender.forts > defender.garrisons);
  const besieger = large ? attacker.corps : attacker.foot;
  return {
    attacker: { must: leaves, gone: attacker.alive === 0 },
    defender: { must: defender.alive > 0 && mustGo(rules.cases, enemy, own), gone: defender.alive === 0 },
    siege: defender.forts > 0 && besieger > 0 && !leaves && !rules.antwerp,
  };
}
