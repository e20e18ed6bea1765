import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { replacementsSchema, type ReplacementsInput } from '@/lib/games/nach-paris/replacements/fields';
import {
  onMap,
  settleReplacements,
  type Pool,
  type ReplacementsFinding,
} from '@/lib/games/nach-paris/replacements/finding';
import * as words from '@/lib/games/nach-paris/replacements/words';

export interface ReplacementsAnswer {
  readonly units: readonly { readonly barred: readonly string[]; readonly price: number; readonly served: boolean }[];
  /** by kind, in replacements (halves as .5) */
  readonly pools: Readonly<
    Record<
      Pool['id'],
      {
        readonly cost: number;
        readonly spent: number;
        readonly saved: number;
        readonly halfLost: boolean;
        readonly short: number;
      }
    >
  >;
}

function refuse({ units }: ReplacementsInput): Refused | undefined {
  const cav = units.findIndex((unit) => onMap(unit) && unit.kind === 'cav' && unit.lost > 2);
  if (cav >= 0) return illegal(`units.${cav}.lost`, units[cav]?.lost, words.say('refused.cavLost'), '2.4.4');
  const odd = units.findIndex(({ fourteenth, kind }) => fourteenth && kind !== 'inf');
  return odd >= 0 ? illegal(`units.${odd}.fourteenth`, true, words.say('refused.fourteenth'), '14.1.3') : undefined;
}

function answerOf({ all, pools }: ReplacementsFinding): ReplacementsAnswer {
  const served = pools.flatMap((pool) => pool.served);
  const figures = (id: Pool['id']) => {
    const {
      cost = 0,
      spent = 0,
      saved = 0,
      halfLost = false,
      available = 0,
    } = pools.find((pool) => pool.id === id) ?? {};
    return { cost: cost / 2, spent: spent / 2, saved, halfLost, short: Math.max(0, cost - available) / 2 };
  };
  return {
    units: all.map((one) => ({
      barred: one.barred.map(({ id }) => id),
      price: one.price / 2,
      served: served.includes(one),
    })),
    pools: { inf: figures('inf'), cav: figures('cav') },
  };
}

/** Which units may absorb replacements, what each costs and what is left over (14). */
export const replacements = tool({
  id: 'nach-paris/replacements',
  tables: ['replacements'],
  schema: replacementsSchema,
  refuse,
  settle: settleReplacements,
  words,
  answer: answerOf,
});
