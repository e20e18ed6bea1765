import { missingChart, type Refused } from '@/lib/calc/refusal';
import type { Distribution } from '@/lib/prob/distribution';
import type { CapsInput } from '@/lib/games/grand-illusion/caps/fields';
import {
  capsOf,
  compareCaps,
  initiativeOf,
  type Caps,
  type Initiative,
  type Lead,
} from '@/lib/games/grand-illusion/caps/roll';
import { segmentOf, type Segment } from '@/lib/games/grand-illusion/caps/segment';
import type { GiData } from '@/lib/games/grand-illusion/data';

export interface CapsFinding {
  readonly input: CapsInput;
  readonly caps: readonly Caps[];
  readonly initiative: Initiative;
  readonly lead: Distribution<Lead>;
  readonly segment: Segment | undefined;
}

export function settleCaps(input: CapsInput, { charts }: GiData): CapsFinding | Refused {
  const chart = charts.caps;
  const caps = chart ? (['allied', 'german'] as const).map((side) => capsOf(side, input, chart)) : [];
  const known = caps.flatMap((one) => (one ? [one] : []));
  if (known.length < 2) return missingChart('caps');
  return { input, caps: known, initiative: initiativeOf(input), lead: compareCaps(known), segment: segmentOf(input) };
}
