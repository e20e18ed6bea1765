import { tool } from '@/lib/calc/tool';
import type { Nation } from '@/lib/games/grand-illusion/sides';
import { supplySchema } from '@/lib/games/grand-illusion/supply/fields';
import { settleSupply } from '@/lib/games/grand-illusion/supply/finding';
import type { Lack } from '@/lib/games/grand-illusion/supply/line';
import type { Attrition, SupplyStatus } from '@/lib/games/grand-illusion/supply/settle';
import * as words from '@/lib/games/grand-illusion/supply/words';

export interface SupplyAnswer {
  readonly stacks: readonly {
    readonly hex: number;
    readonly nation: Nation;
    readonly standing: SupplyStatus;
    /** the hexes of the line, or of the one that lacks least */
    readonly line: readonly number[];
    readonly lacks: readonly Lack[];
    /** for a normal line, the single hexes that end it in enemy hands, nearest first */
    readonly threats?: readonly number[];
    readonly attrition: Omit<Attrition, 'stack'> | null;
  }[];
  /** disrupted units that recover on emergency supply, of all stacks together */
  readonly emergencyRecovers: number;
}

/**
 * Supply on the map that the players have entered (11.2.1 to 11.2.5): for each stack its line, or the exact link that
 * fails, or what nobody has entered yet; and what attrition and recovery do to it (11.2.6, 11.2.7).
 */
export const supply = tool({
  id: 'grand-illusion/supply',
  tables: ['forts'],
  schema: supplySchema,
  settle: settleSupply,
  words,
  answer: ({ stacks, attrition, recovery }): SupplyAnswer => ({
    stacks: stacks.map(({ stack, standing, line, emergency, threats }, i) => {
      const used = standing === 'emergency' && emergency ? emergency : line;
      const { stack: _, ...effects } = attrition[i] ?? { stack };
      return {
        hex: stack.hex,
        nation: stack.nation,
        standing,
        line: used.hexes,
        lacks: used.lacks,
        ...(threats ? { threats } : {}),
        attrition: 'eliminated' in effects ? effects : null,
      };
    }),
    emergencyRecovers: recovery.units,
  }),
});
