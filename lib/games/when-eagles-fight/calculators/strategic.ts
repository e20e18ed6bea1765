import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { isPhasePast, RAIL_BARS } from '@/lib/games/when-eagles-fight/strategic/bars';
import { strategicSchema, type StrategicInput } from '@/lib/games/when-eagles-fight/strategic/fields';
import { settleTrains, type Budget, type StrategicFinding } from '@/lib/games/when-eagles-fight/strategic/finding';
import { russiaLimit, unitLimit, type Carrier } from '@/lib/games/when-eagles-fight/strategic/limits';
import * as words from '@/lib/games/when-eagles-fight/strategic/words';

export interface StrategicAnswer {
  /** the phase takes place, and all of them go */
  readonly allowed: boolean;
  readonly units: readonly {
    readonly goes: boolean;
    readonly barred: readonly string[];
    /** a German that counts as one in Russia (11.3) */
    readonly inRussia: boolean;
    /** whether it may still move and fight in this player turn (11.2, 11.6) */
    readonly acts: boolean;
  }[];
  readonly nations: Readonly<Record<Carrier, Budget>>;
  /** without a limit from 1916 on */
  readonly inRussia: { readonly limit: number | null; readonly used: number };
}

/** A turn or an offensive that cannot be, and more units before this case than the turn allows. */
function refuse(input: StrategicInput): Refused | undefined {
  const { turn, germans, inRussia, russians } = input;
  const wrong = refuseDates(input);
  if (wrong) return wrong;
  const most = unitLimit('german', turn);
  if (germans > most) return illegal('germans', germans, words.say('refused.germans', { turn, most }), '11.3');
  const there = russiaLimit(turn);
  if (there !== undefined && inRussia > Math.min(there, germans))
    return illegal('inRussia', inRussia, words.say('refused.inRussia', { most: there, germans }), '11.3');
  const cars = unitLimit('russian', turn);
  if (russians > cars)
    return illegal('russians', russians, words.say('refused.russians', { turn, most: cars }), '11.5');
  return undefined;
}

const answerOf = ({ input, units, budgets, inRussia }: StrategicFinding): StrategicAnswer => ({
  allowed: !isPhasePast(input) && units.every(({ barred }) => barred.length === 0),
  units: units.map(({ barred, spent, ...one }) => ({
    goes: barred.length === 0,
    barred: barred.map(({ id }) => id),
    inRussia: one.inRussia,
    acts: !spent,
  })),
  nations: budgets,
  inRussia: { limit: inRussia.limit ?? null, used: inRussia.used },
});

/** Strategic movement: which units may go by rail, from where to where, and how many more in the turn (11.0). */
export const strategic = tool({
  id: 'when-eagles-fight/strategic',
  modifiers: [{ list: RAIL_BARS, per: 'part' }],
  schema: strategicSchema,
  refuse,
  settle: settleTrains,
  words,
  answer: answerOf,
});
