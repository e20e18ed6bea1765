import { run } from '@/lib/calc/calculator';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { whatDoINeed } from '@/lib/games/paths-of-glory/calculators/what-do-i-need';
import { loadData } from '@/lib/games/paths-of-glory/data';
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

/** The calculators about a combat, each with its whole ledger, over inputs that vary, beside @smogon/calc. */
export async function toolCases(): Promise<readonly BenchCase[]> {
  const data = await loadData();
  const vary = (base: object, i: number) => ({ ...base, attackerDrm: (i % 5) - 2, defenderDrm: (i % 3) - 1 });
  return [
    smogonCase,
    { name: 'fire, usual combat', work: (i) => run(fire, vary(SMALL, i), data), goal: 'ratio ≤ 1' },
    { name: 'fire, nine attackers', work: (i) => run(fire, vary(LARGE, i), data), goal: 'ratio ≤ 2' },
    { name: 'flank, nine attackers', work: (i) => run(flank, vary(LARGE, i), data) },
    {
      name: 'battle board, all eight front spaces with reserves',
      work: (i) => run(battle, { ...BOARD, tem: i % 3, concentric: i % 7, fow: i % 2 ? '12' : 'none' }, undefined),
      goal: 'p50 ≤ 10',
    },
    {
      name: 'what do I need',
      work: (i) => run(whatDoINeed, { ...vary(SMALL, i), loss: (i % 7) + 1, percent: 60 }, data),
      goal: 'p50 ≤ 20',
    },
  ];
}
