import { missingChart } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { fortsOfChart } from '@/lib/games/grand-illusion/forts/fort';
import { siegeSchema } from '@/lib/games/grand-illusion/siege/fields';
import { settleSiege, SIEGE_BARS, type SiegeTurn } from '@/lib/games/grand-illusion/siege/finding';
import * as words from '@/lib/games/grand-illusion/siege/words';

export interface SiegeAnswer {
  /** whether a siege marker may be placed, or stays */
  readonly besieged: boolean;
  /** the forts that are there, the faces on which they surrender, and what their roll did */
  readonly forts: readonly {
    readonly id: string;
    readonly faces: number;
    readonly result: 'surrenders' | 'holds' | null;
  }[];
  readonly turns: readonly SiegeTurn[];
}

/** May a siege be laid, how long it lasts, when the forts surrender, and what it changes (9.5.3). */
export const siege = tool({
  id: 'grand-illusion/siege',
  tables: ['forts'],
  modifiers: [{ list: SIEGE_BARS }],
  schema: siegeSchema,
  settle: (input, { charts: { forts } }: GiData) =>
    forts ? settleSiege(input, fortsOfChart(forts)) : missingChart('forts'),
  words,
  answer: ({ besieged, rolls, turns }): SiegeAnswer => ({
    besieged,
    forts: rolls.map(({ fort, faces, result }) => ({ id: fort.id, faces, result })),
    turns,
  }),
  dice: {
    fields: ['die', 'dieSecond'],
    idle: ({ besieged }) => (besieged ? [] : ['die', 'dieSecond']),
    faces: ({ besieged, rolls }) => (besieged ? rolls.map(words.facesOf) : []),
  },
});
