import * as z from 'zod';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { enemyOf } from '@/lib/games/paths-of-glory/board/state';
import type { PogData, Space } from '@/lib/games/paths-of-glory/data';
import { standsAgainst } from '@/lib/games/paths-of-glory/geography/judge';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { siegeSchema } from '@/lib/games/paths-of-glory/siege/fields';
import { settleSiege } from '@/lib/games/paths-of-glory/siege/finding';
import {
  SIEGE_MODIFIERS,
  SIEGE_RESTRICTIONS,
  SIEGE_SUPPLY,
  type Garrison,
  type SiegeTurn,
} from '@/lib/games/paths-of-glory/siege/force';
import * as words from '@/lib/games/paths-of-glory/siege/words';
import { isPortWithEnemyFort } from '@/lib/games/paths-of-glory/supply/view';

type SiegeInput = z.output<typeof siegeSchema>;

const say = sayIn('siege');

export interface SiegeAnswer {
  readonly value: number;
  /** whether the force besieges the fort and a roll is made */
  readonly besieged: boolean;
  readonly mayAttackFort: boolean;
  readonly garrisons: readonly Garrison[];
  /** from the given turn on; after a die that held, from the next turn on */
  readonly turns: readonly SiegeTurn[];
  readonly result: 'falls' | 'holds' | null;
}

/** The fort's value from the map where a space is named, else as typed; a space without a fort is refused. */
function settle(input: SiegeInput, data: PogData): words.SiegedSpace | Refused {
  const space = data.spaces.find(({ id }) => id === input.space);
  if (input.space) {
    if (!space) return illegal('space', input.space, say('refused.unknownSpace', { space: input.space }), '15.2.1');
    if (!space.fort) return illegal('space', space.id, say('refused.noFort', { space: space.name }), '15.2.1');
    if (input.besieger !== 'other' && sideOfNation(input.besieger, data) === space.side)
      return illegal('besieger', input.besieger, say('refused.ownFort', { space: space.name }), '15.2.1');
    const armies = armiesFor(input.besieger, space, data);
    if (input.armies > armies) {
      const params = { space: space.name, armies, nation: say(`options.besieger.${input.besieger}`) };
      return illegal('armies', input.armies, say('refused.nearEast', params), '11.3.1');
    }
  }
  const count = input.armies + input.corps;
  if (count > STACKING_LIMIT)
    return illegal('corps', count, say('refused.stacking', { limit: STACKING_LIMIT, count }), '10.1.1');
  const named = input.space ? space : undefined;
  const enemyPort = named !== undefined && isPortWithEnemyFort(named, enemyOf(named.side));
  return { ...settleSiege(input, named?.fort ?? input.value, named), enemyPort };
}

/** How many armies of the besieging nation may be in the space at all; any number where it is left open (11.3.1). */
function armiesFor(besieger: SiegeInput['besieger'], space: Space, data: PogData): number {
  if (besieger === 'other') return Infinity;
  const own = data.units.types.filter(({ nation, kind }) => nation === besieger && kind === 'army');
  return own.reduce((sum, type) => sum + (standsAgainst(type, space, data) ? 0 : type.count), 0);
}

/** Who may besiege, what the siege blocks, and when the fort surrenders (15.1 to 15.3). */
export const siege = tool({
  id: 'paths-of-glory/siege',
  modifiers: [{ list: SIEGE_RESTRICTIONS }, { list: SIEGE_MODIFIERS }, { list: SIEGE_SUPPLY }],
  schema: siegeSchema,
  settle,
  words,
  answer: ({ value, besieged, attackBar, garrisons, turns, result }): SiegeAnswer => ({
    value,
    besieged,
    mayAttackFort: !attackBar,
    garrisons,
    turns,
    result,
  }),
  taken: ({ space, value }) => (space ? [{ field: 'value', value, from: space.name, fixed: true }] : []),
  dice: { fields: ['die'], faces: words.facesOf },
});
