import { calculate, Generations, Move, Pokemon } from '@smogon/calc';
import type { BenchCase } from '@/tests/bench/timing';

const generation = Generations.get(5);

/**
 * The yardstick: a calculation of @smogon/calc with its sentence, from what was typed in, as ours is. It is the case of
 * its own introduction: a special attack with item, nature and boost on a defender with item and nature.
 */
export const smogonCase: BenchCase = {
  name: '@smogon/calc, a calculation with its sentence',
  yardstick: true,
  work: (i) =>
    calculate(
      generation,
      new Pokemon(generation, 'Gengar', {
        item: 'Choice Specs',
        nature: 'Timid',
        evs: { spa: 252 },
        boosts: { spa: (i % 5) - 2 },
      }),
      new Pokemon(generation, 'Chansey', { item: 'Eviolite', nature: 'Calm', evs: { hp: 252, spd: 252 } }),
      new Move(generation, 'Focus Blast'),
    ).desc(),
};
