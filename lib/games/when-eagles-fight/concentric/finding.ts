import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { weigh, sumOf, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import type { ConcentricInput } from '@/lib/games/when-eagles-fight/concentric/fields';
import { around, compassOf } from '@/lib/games/when-eagles-fight/concentric/hexes';
import {
  figuresIn,
  isConcentric,
  ringOf,
  wouldComplete,
  type Concentric,
  type Figure,
} from '@/lib/games/when-eagles-fight/concentric/ring';

export interface ConcentricFinding {
  readonly input: ConcentricInput;
  /** the directions from which the hex is attacked */
  readonly ring: readonly Direction[];
  readonly reason: Concentric | undefined;
  readonly figures: readonly Figure[];
  /** of these one more makes it */
  readonly completes: readonly Direction[];
  /** the numbers of the six hexes, where that of the defender is known */
  readonly names: readonly (string | undefined)[];
  readonly weighed: Weighed;
  readonly modifier: number;
}

type Case = Pick<ConcentricFinding, 'ring' | 'reason' | 'input'>;

/** What a concentric assault is worth, and what sets it aside (13.15, 13.16). */
export const CONCENTRIC: readonly Modifier<Case>[] = [
  {
    id: 'concentric',
    rule: '13.16',
    value: ({ input }) => worthAgainst(input),
    needs: [
      { reason: 'nobody', holds: ({ ring }) => ring.length > 0 },
      { reason: 'pattern', holds: ({ reason }) => reason !== undefined },
      { reason: 'fortress', rule: '13.15', holds: ({ input }) => !input.fortress },
    ],
  },
];

/** What it is worth against such defenders: less where all are German (13.16). */
export const worthAgainst = ({ defenders }: Pick<ConcentricInput, 'defenders'>): number =>
  defenders === 'german' ? 1 : 2;

/** The numbers that were typed, each once. */
export const numbersIn = (typed: string): readonly string[] => [
  ...new Set(typed.split(/[^\p{L}\d]+/u).filter(Boolean)),
];

/** What comes of the hexes from which a defender is attacked; the numbers among them must be around his (13.3). */
export function settleConcentric(input: ConcentricInput): ConcentricFinding {
  const names = input.defender ? around(input.defender) : [];
  const typed = numbersIn(input.hexes);
  const ring = ringOf(
    DIRECTIONS.filter((direction) => {
      const name = names[direction];
      return input.ring[compassOf(direction)] || (name !== undefined && typed.includes(name));
    }),
  );
  const reason = isConcentric(ring);
  const weighed = weigh(CONCENTRIC, { input, ring, reason });
  return {
    input,
    ring,
    reason,
    figures: figuresIn(ring),
    completes: wouldComplete(ring),
    names,
    weighed,
    modifier: sumOf(weighed.applied),
  };
}
