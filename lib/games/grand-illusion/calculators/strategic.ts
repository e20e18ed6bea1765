import { tool } from '@/lib/calc/tool';
import { EVERY_BARS, RAIL_BARS, SEA_BARS } from '@/lib/games/grand-illusion/strategic/bars';
import { strategicSchema } from '@/lib/games/grand-illusion/strategic/fields';
import { settleStrategic } from '@/lib/games/grand-illusion/strategic/finding';
import * as words from '@/lib/games/grand-illusion/strategic/words';

export interface StrategicAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** CAPS that it costs */
  readonly cost: number;
  /** by sea: hexes that may be reached from the port */
  readonly ports: readonly number[];
}

/** Who may move by rail or sea, when, how far and for how many CAPS (10.0 to 10.4). */
export const strategic = tool({
  id: 'grand-illusion/strategic',
  modifiers: [{ list: RAIL_BARS }, { list: SEA_BARS }, { list: EVERY_BARS }],
  schema: strategicSchema,
  settle: settleStrategic,
  words,
  answer: ({ allowed, barred, cost, ports }): StrategicAnswer => ({
    allowed,
    barred: barred.map(({ id }) => id),
    cost,
    ports,
  }),
});
