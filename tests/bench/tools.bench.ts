import { run } from '@/lib/calc/calculator';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { loadData as loadIllusion } from '@/lib/games/grand-illusion/data';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { whatDoINeed } from '@/lib/games/paths-of-glory/calculators/what-do-i-need';
import { loadData } from '@/lib/games/paths-of-glory/data';
import { attack } from '@/lib/games/when-eagles-fight/calculators/attack';
import { concentric } from '@/lib/games/when-eagles-fight/calculators/concentric';
import { loadData as loadEagles, withEntries } from '@/lib/games/when-eagles-fight/data';
import { smogonCase } from '@/tests/bench/smogon';
import type { BenchCase } from '@/tests/bench/timing';

const SMALL = {
  attackers: [{ units: [{ type: 'ge-army', n: 2 }, { type: 'ge-corps' }] }],
  defenders: [{ type: 'fr-army' }, { type: 'fr-corps' }],
  fort: 2,
};
const LARGE = {
  attackers: [
    { units: [{ type: 'ge-army', n: 3 }] },
    { units: [{ type: 'ge-army', n: 2 }, { type: 'ge-corps' }] },
    { units: [{ type: 'ge-corps', n: 3 }] },
  ],
  defenders: [{ type: 'fr-army', n: 2 }, { type: 'fr-corps' }],
  terrain: 'forest',
  fort: 3,
};

/** A space of the battle board with two divisions, the strongest that a side can fill four and their reserves with. */
const spaces = (nation: string, ...names: readonly string[]) =>
  names.map((space, i) => ({ space, nation, kind: 'division', cs: 3 + (i % 3), dcs: 2 }));
/** Four front spaces a side and reserves behind them: as many dice as a battle of Grand Illusion can roll. */
const BOARD = {
  attacker: 'german',
  board: {
    german: spaces('german', '1', '2', '3', '4', 'r1', 'r2', 'r3', 'r4'),
    allied: [
      ...spaces('british', '1', '1', '2', '2'),
      ...spaces('belgian', '3'),
      { space: '4', kind: 'cavalry', cs: 2, dcs: 1, withdraws: true },
    ],
  },
  turn: 8,
};

/** The largest attack of When Eagles Fight: three corps out of each of six hexes against three corps. */
const RING = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
const ASSAULT = {
  attackers: RING.map((from, i) => ({
    from,
    units: [4, 6, 7].map((strength) => ({
      nation: 'german',
      attack: strength,
      steps: 2,
      supply: i % 2 ? 'edge' : 'out',
    })),
  })),
  defenders: [5, 7, 8].map((defence) => ({ nation: 'russian', defence, steps: 2 })),
};
/** A Combat Results Table with every cell filled in. */
const CRT = Object.fromEntries(
  ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'].flatMap((column, c) =>
    Array.from({ length: 9 }, (_, r) => [`/${column}/${r + 1}`, c + r < 6 ? '2/1' : c + r < 9 ? '1/2' : '0/E']),
  ),
);

/** The calculators about a combat, each with its whole ledger, over inputs that vary, beside @smogon/calc. */
export async function toolCases(): Promise<readonly BenchCase[]> {
  const data = await loadData();
  const illusion = await loadIllusion();
  const eagles = await loadEagles();
  const filled = withEntries(eagles, { crt: { headings: [], complete: true, cells: CRT } });
  const assault = (i: number) => ({ ...ASSAULT, turn: 5 + (i % 6), river: i % 2 === 0 });
  const vary = (base: object, i: number) => ({ ...base, attackerDrm: (i % 5) - 2, defenderDrm: (i % 3) - 1 });
  return [
    smogonCase,
    { name: 'fire, usual combat', work: (i) => run(fire, vary(SMALL, i), data), goal: 'ratio ≤ 0.8' },
    { name: 'fire, nine attackers', work: (i) => run(fire, vary(LARGE, i), data), goal: 'ratio ≤ 1.2' },
    { name: 'flank, nine attackers', work: (i) => run(flank, vary(LARGE, i), data) },
    {
      name: 'battle board, all eight front spaces with reserves',
      work: (i) => run(battle, { ...BOARD, tem: i % 3, concentric: i % 7, fow: i % 2 ? '12' : 'none' }, illusion),
      goal: 'p50 ≤ 1',
    },
    { name: 'wef attack, 18 units, every cell known', work: (i) => run(attack, assault(i), filled), goal: 'p50 ≤ 10' },
    { name: 'wef attack, 18 units, no cell known', work: (i) => run(attack, assault(i), eagles), goal: 'p50 ≤ 10' },
    {
      name: 'wef concentric assault',
      work: (i) =>
        run(concentric, { ring: Object.fromEntries(RING.map((at, n) => [at, ((i >> n) & 1) === 1])) }, eagles),
      goal: 'p50 ≤ 1',
    },
    {
      name: 'what do I need',
      work: (i) => run(whatDoINeed, { ...vary(SMALL, i), loss: (i % 7) + 1, percent: 60 }, data),
      goal: 'p50 ≤ 20',
    },
  ];
}
