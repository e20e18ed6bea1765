import { run } from '@/lib/calc/calculator';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { whatDoINeed } from '@/lib/games/paths-of-glory/calculators/what-do-i-need';
import { loadData } from '@/lib/games/paths-of-glory/data';
import { time, type Timing } from '@/tests/bench/timing';

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

/** The calculators about a combat, each with its whole ledger, over inputs that vary. */
export async function benchTools(): Promise<readonly Timing[]> {
  const data = await loadData();
  const vary = (base: object, i: number) => ({ ...base, attackerDrm: (i % 5) - 2, defenderDrm: (i % 3) - 1 });
  return [
    time('fire, usual combat', (i) => run(fire, vary(SMALL, i), data), 600, 'p50 ≤ 0.3'),
    time('fire, nine attackers', (i) => run(fire, vary(LARGE, i), data), 600, 'p50 ≤ 0.3'),
    time('flank, nine attackers', (i) => run(flank, vary(LARGE, i), data), 300),
    time(
      'what do I need',
      (i) => run(whatDoINeed, { ...vary(SMALL, i), loss: (i % 7) + 1, percent: 60 }, data),
      300,
      'p50 ≤ 20',
    ),
  ];
}
