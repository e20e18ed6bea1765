import { expect, test } from 'vitest';
import { attack } from '@/lib/games/when-eagles-fight/calculators/attack';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf } from '@/tests/games/when-eagles-fight/spoken';
import { below, chanceFrom, type Chance } from '@/tests/support/chance';

/* Which corps lend where halving strikes the whole force (8.6, 9.3), against every choice that a player has. */

interface Corps {
  readonly size: 'corps' | 'division';
  readonly attack: number;
  readonly supply: 'edge' | 'out';
}
type Hex = readonly Corps[];

const data = await loadData();
const strengthOf = (hexes: readonly Hex[]): unknown =>
  answerOf(
    attack,
    { turn: 12, halvingReading: 'whole', attackers: hexes.map((units, i) => ({ from: ['n', 's'][i], units })) },
    data,
  ).outcome.data.attack;

const roomOf = (units: Hex): number => units.reduce((sum, { size }) => sum + (size === 'corps' ? 1 : 0.5), 0);
const sumOf = (units: Hex): number => units.reduce((sum, one) => sum + one.attack, 0);

/** Every set of a hex that may lend: all of it within two corps, else any two corps' worth. */
const setsOf = (units: Hex): readonly Hex[] =>
  roomOf(units) <= 2
    ? [units]
    : Array.from({ length: 2 ** units.length }, (_, mask) => units.filter((_one, bit) => mask & (1 << bit))).filter(
        (chosen) => roomOf(chosen) <= 2,
      );

function mostOf(hexes: readonly Hex[]): number {
  const [first = [], second = []] = hexes;
  const forces = setsOf(first).flatMap((one) => setsOf(second).map((other) => [...one, ...other]));
  const isSpoilt = (force: Hex): boolean => force.some((one) => one.supply === 'out' && one.attack > 0);
  return Math.max(...forces.map((force) => (isSpoilt(force) ? Math.ceil(sumOf(force) / 2) : sumOf(force))));
}

/** Up to three corps' worth, which is all that a hex holds (8.1). */
function hexFrom(chance: Chance): Hex {
  const drawn = Array.from({ length: 1 + below(chance, 5) }, (): Corps => ({
    size: chance() < 0.7 ? 'corps' : 'division',
    attack: below(chance, 13),
    supply: chance() < 0.4 ? 'out' : 'edge',
  }));
  return drawn.filter((_, i) => roomOf(drawn.slice(0, i + 1)) <= 3);
}

test('of the corps that may lend those do that bring most, where halving strikes the whole force', () => {
  for (let seed = 0; seed < 400; seed++) {
    const chance = chanceFrom(seed);
    const hexes = chance() < 0.5 ? [hexFrom(chance)] : [hexFrom(chance), hexFrom(chance)];
    expect(strengthOf(hexes), JSON.stringify(hexes)).toBe(mostOf(hexes));
  }
});
