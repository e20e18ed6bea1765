import { fightersIn, isCavalry, type Battle } from '@/lib/games/grand-illusion/battle/board';
import type { Totals } from '@/lib/games/grand-illusion/battle/totals';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import {
  compelling,
  isStruckFirst,
  mustGo,
  type Aimed,
  type Circumstances,
} from '@/lib/games/grand-illusion/retreat/compulsory';

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
  /** the cases of 9.4.2 strike one side each */
  readonly clash: boolean;
  /** the attacker may lay siege to the forts that are left, at once or if the defender retreats */
  readonly siege: boolean;
}

/** The totals of the attacker and of the defender. */
export type Both = readonly [attacker: Totals, defender: Totals];

/** What of a battle decides its end whatever the dice do. */
export interface EndRules {
  /** the cases that compel a side which they strike (9.4.2) */
  readonly cases: readonly Aimed[];
  /** of two sides that are struck only the one goes that the first case strikes (question `both-sides-retreat`) */
  readonly firstOnly: boolean;
  /** in Antwerp no fort is besieged, unless Holland is invaded (12.5.1, 13.3.4.b5) */
  readonly noSiege: boolean;
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
  firstOnly: battle.input.bothReading === 'first',
  noSiege: battle.input.hex === ANTWERP && !battle.input.holland,
  fortByFort: battle.input.siegeReading === 'each',
});

/**
 * Who has to retreat, and whether forts can be besieged, from what both sides have left and from what of it is compared
 * for the retreat (9.4.2, 9.5.3.a).
 */
export function endOf([attacker, defender]: Both, rules: EndRules, [own, enemy]: Both): End {
  const struck = { attacker: mustGo(rules.cases, own, enemy), defender: mustGo(rules.cases, enemy, own) };
  const clash = struck.attacker && struck.defender;
  const only =
    clash && rules.firstOnly ? (isStruckFirst(rules.cases, own, enemy) ? 'attacker' : 'defender') : undefined;
  const leaves = attacker.alive > 0 && struck.attacker && only !== 'defender';
  // A fort with a large garrison takes a corps, as long as it stands (9.5.2).
  const large = defender.garrisons > 0 && !(rules.fortByFort && defender.forts > defender.garrisons);
  const besieger = large ? attacker.corps : attacker.foot;
  return {
    attacker: { must: leaves, gone: attacker.alive === 0 },
    defender: { must: defender.alive > 0 && struck.defender && only !== 'attacker', gone: defender.alive === 0 },
    clash,
    siege: defender.forts > 0 && besieger > 0 && !leaves && !rules.noSiege,
  };
}
