import type { Block, Text } from '@/lib/calc/evaluation';
import { oddsRow, possible } from '@/lib/calc/ledger';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import { changed, waysOf } from '@/lib/prob/weights';
import { afterWin } from '@/lib/games/paths-of-glory/combat/aftermath';
import type { CombatResult, Ends } from '@/lib/games/paths-of-glory/combat/course';
import type { Role } from '@/lib/games/paths-of-glory/combat/ground';
import { say } from '@/lib/games/paths-of-glory/combat/ledger';
import type { Allocation } from '@/lib/games/paths-of-glory/combat/losses';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';

/** The chances of a combat's ends, exact. */
export interface CombatOdds {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
  readonly retreatOne: Fraction;
  readonly retreatTwo: Fraction;
  /** the attacker wins, the defenders are all eliminated (the fort, when it defends alone) */
  readonly eliminated: Fraction;
  /** the attacker wins against a fort alone, but it stands (12.4.6) */
  readonly fortStands: Fraction;
  /** the attacker wins but keeps no full-strength unit: no retreat (12.2.11) */
  readonly noFullLeft: Fraction;
  /** an attacker at full strength is left, whoever wins */
  readonly attackerFullLeft: Fraction;
  readonly fortDestroyed: Fraction;
}

/** Sums the ends; `total` is the number of equally likely ways that they divide. */
export function oddsOf(found: Ends, total: bigint): CombatOdds {
  const chance = (holds: (end: CombatResult) => boolean): Fraction => fraction(waysOf(found, holds), total);
  const won = (end: CombatResult) => end.winner === 'attacker';
  return {
    win: chance(won),
    tie: chance((end) => end.winner === 'tie'),
    lose: chance((end) => end.winner === 'defender'),
    retreatOne: chance((end) => end.retreat === 1),
    retreatTwo: chance((end) => end.retreat === 2),
    eliminated: chance((end) => won(end) && end.defenderEliminated),
    fortStands: chance((end) => won(end) && afterWin(end) === 'fortStands'),
    noFullLeft: chance((end) => won(end) && afterWin(end) === 'noFull'),
    attackerFullLeft: chance((end) => end.attackerFullLeft),
    fortDestroyed: chance((end) => end.defender.fortDestroyed),
  };
}

const row = (key: string, chance: Fraction, rule: string) => oddsRow(say(`odds.${key}`), chance, rule);

/** Win, tie and loss, with what a win brings. */
export const resultOdds = (odds: CombatOdds, id: string, title: Text): Block => ({
  kind: 'odds',
  id,
  title,
  rows: [
    {
      label: say('odds.win'),
      chance: odds.win,
      parts: possible([
        row('retreatTwo', odds.retreatTwo, '12.5.2'),
        row('retreatOne', odds.retreatOne, '12.5.2'),
        row('eliminated', odds.eliminated, '12.6.2'),
        row('fortStands', odds.fortStands, '12.4.6'),
        row('noFullLeft', odds.noFullLeft, '12.2.11'),
      ]),
      rule: '12.2.10',
    },
    row('tie', odds.tie, '12.2.10'),
    row('lose', odds.lose, '12.2.10'),
  ],
});

/** The joint distribution of both Loss Numbers: rows are the defender's, columns the attacker's. */
export function jointBlock(found: Ends, total: bigint): Block {
  const numbers = (pick: (end: CombatResult) => number) => [...changed(found, pick).keys()].sort((a, b) => a - b);
  const rows = numbers((end) => end.defenderLoss);
  const columns = numbers((end) => end.attackerLoss);
  const grid = rows.map(() => columns.map(() => 0n));
  for (const [end, ways] of found) {
    const line = grid[rows.indexOf(end.defenderLoss)];
    const at = columns.indexOf(end.attackerLoss);
    if (line) line[at] = (line[at] ?? 0n) + ways;
  }
  return {
    kind: 'joint',
    id: 'joint',
    title: say('joint.title'),
    rowTitle: say('joint.defender'),
    columnTitle: say('joint.attacker'),
    rows,
    columns,
    chances: grid.map((line) => line.map((ways) => fraction(ways, total))),
  };
}

/** What is left of one side, most likely first; `fort` is the factor of the fort that the side has in its space. */
export function survivorsBlock(found: Ends, total: bigint, side: Role, fort: number, data: PogData): Block {
  const ways = changed(found, (end) => end[side].key);
  const left = new Map<string, Allocation>();
  for (const end of found.keys()) left.set(end[side].key, end[side]);
  const label = ({ units, fortDestroyed }: Allocation): string =>
    fortDestroyed ? 'fortDestroyed' : fort > 0 && !units.length ? 'fortStands' : 'units';
  return {
    kind: 'odds',
    id: `${side}-survivors`,
    title: say(`survivors.${side}`),
    rows: [...left.values()]
      .sort((a, b) => Number((ways.get(b.key) ?? 0n) - (ways.get(a.key) ?? 0n)))
      .map((way) =>
        oddsRow(
          say(`survivors.${label(way)}`, { units: unitsName(way.units, data) }),
          fraction(ways.get(way.key) ?? 0n, total),
          way.units.length ? '12.4.3' : fort > 0 ? '12.4.6' : '12.4.2',
        ),
      ),
  };
}
