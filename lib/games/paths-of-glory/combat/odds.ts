import type { Block, Text } from '@/lib/calc/evaluation';
import { oddsRow, possible } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { add, fraction, multiply, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { afterWin } from '@/lib/games/paths-of-glory/combat/aftermath';
import type { Ends } from '@/lib/games/paths-of-glory/combat/course';
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
  const winners = { attacker: 0n, tie: 0n, defender: 0n };
  const after = { one: 0n, two: 0n, eliminated: 0n, fortStands: 0n, noFull: 0n, none: 0n };
  let [attackerFullLeft, fortDestroyed] = [0n, 0n];
  for (const [end, ways] of found) {
    winners[end.winner] += ways;
    if (end.winner === 'attacker') after[afterWin(end)] += ways;
    if (end.attackerFullLeft) attackerFullLeft += ways;
    if (end.defender.fortDestroyed) fortDestroyed += ways;
  }
  return {
    win: fraction(winners.attacker, total),
    tie: fraction(winners.tie, total),
    lose: fraction(winners.defender, total),
    retreatOne: fraction(after.one, total),
    retreatTwo: fraction(after.two, total),
    eliminated: fraction(after.eliminated, total),
    fortStands: fraction(after.fortStands, total),
    noFullLeft: fraction(after.noFull, total),
    attackerFullLeft: fraction(attackerFullLeft, total),
    fortDestroyed: fraction(fortDestroyed, total),
  };
}

/** The chances when it hangs on a chance of its own which of two combats it comes to. */
export function mixedOdds(a: CombatOdds, b: CombatOdds, weight: Fraction): CombatOdds {
  const other = subtract(ONE, weight);
  const blend = (key: keyof CombatOdds) => add(multiply(a[key], weight), multiply(b[key], other));
  return {
    win: blend('win'),
    tie: blend('tie'),
    lose: blend('lose'),
    retreatOne: blend('retreatOne'),
    retreatTwo: blend('retreatTwo'),
    eliminated: blend('eliminated'),
    fortStands: blend('fortStands'),
    noFullLeft: blend('noFullLeft'),
    attackerFullLeft: blend('attackerFullLeft'),
    fortDestroyed: blend('fortDestroyed'),
  };
}

const row = (key: string, chance: Fraction, rule: Rule) => oddsRow(say(`odds.${key}`), chance, rule);

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

const inOrder = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The joint distribution of both Loss Numbers: rows are the defender's, columns the attacker's. */
export function jointBlock(found: Ends, total: bigint): Block {
  const ends = [...found.keys()];
  const rows = inOrder(ends.map((end) => end.defenderLoss));
  const columns = inOrder(ends.map((end) => end.attackerLoss));
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
  const left = new Map<string, { readonly way: Allocation; ways: bigint }>();
  for (const [end, ways] of found) {
    const way = end[side];
    const same = left.get(way.key);
    if (same) same.ways += ways;
    else left.set(way.key, { way, ways });
  }
  const label = ({ units, fortDestroyed }: Allocation): string =>
    fortDestroyed ? 'fortDestroyed' : fort > 0 && !units.length ? 'fortStands' : 'units';
  return {
    kind: 'odds',
    id: `${side}-survivors`,
    title: say(`survivors.${side}`),
    rows: [...left.values()]
      .sort((a, b) => Number(b.ways - a.ways))
      .map(({ way, ways }) =>
        oddsRow(
          say(`survivors.${label(way)}`, { units: unitsName(way.units, data) }),
          fraction(ways, total),
          way.units.length ? '12.4.3' : fort > 0 ? '12.4.6' : '12.4.2',
        ),
      ),
  };
}
