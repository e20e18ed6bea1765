import { sortBars, type SortedBars } from '@/lib/calc/bars';
import { PORTS } from '@/lib/games/grand-illusion/map/places';
import { barsOf, costOf, setsSail } from '@/lib/games/grand-illusion/strategic/bars';
import type { StrategicInput } from '@/lib/games/grand-illusion/strategic/fields';

export interface StrategicFinding extends SortedBars {
  readonly input: StrategicInput;
  readonly allowed: boolean;
  /** CAPS */
  readonly cost: number;
  /** by sea: hexes that may be reached from the port, none where no ship leaves it with these units */
  readonly ports: readonly number[];
}

export function settleStrategic(input: StrategicInput): StrategicFinding {
  const bars = sortBars(barsOf(input), input);
  return { input, ...bars, allowed: bars.barred.length === 0, cost: costOf(input), ports: portsFrom(input) };
}

/** The ports to the west of one: those with a lower number (10.4). */
const portsFrom = (input: StrategicInput): readonly number[] =>
  setsSail(input) ? PORTS.map(Number).filter((n) => n < Number(input.from)) : [];
