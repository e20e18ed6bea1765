import { calculator } from '@/lib/calc/calculator';
import { text, type Evaluation, type Refusal } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { boardPart, type BoardAnswer } from '@/lib/games/nach-paris/rail/board';
import { convoysPart, type ConvoysAnswer } from '@/lib/games/nach-paris/rail/convoys';
import { railSchema, type RailInput } from '@/lib/games/nach-paris/rail/fields';
import { gunPart, type GunAnswer } from '@/lib/games/nach-paris/rail/gun';
import { hexPart, type HexAnswer } from '@/lib/games/nach-paris/rail/hex';
import { routePart, type RouteAnswer } from '@/lib/games/nach-paris/rail/journey';
import type { RailPart } from '@/lib/games/nach-paris/rail/part';
import { type JourneyAnswer, journeyPart, RAIN, TRIP_ITEMS } from '@/lib/games/nach-paris/rail/trip';

export type RailAnswer = BoardAnswer | JourneyAnswer | ConvoysAnswer | GunAnswer | HexAnswer | RouteAnswer;

/** What a train may not do. */
function refused(input: RailInput): Result<never, Refusal> | undefined {
  if (input.mode !== 'journey' && input.mode !== 'route') return undefined;
  if (input.forcedMarch) return illegal('forcedMarch', true, text('rail.refused.forcedMarch'), '12.2.6');
  if (input.onFoot > 0 && input.mobility === 'rail')
    return illegal('onFoot', input.onFoot, text('rail.refused.railOnly'), '2.5.9');
  return undefined;
}

function partOf(input: RailInput, data: SheetData): Result<RailPart<RailAnswer>, Refusal> {
  switch (input.mode) {
    case 'board':
      return ok(boardPart(input));
    case 'journey':
      return ok(journeyPart(input));
    case 'convoys':
      return ok(convoysPart(input));
    case 'gun':
      return ok(gunPart(input));
    case 'hex':
      return hexPart(input, data);
    case 'route':
      return routePart(input, data);
  }
}

function evaluate(input: RailInput, data: SheetData): Result<Evaluation<RailAnswer>, Refusal> {
  const refusal = refused(input);
  if (refusal) return refusal;
  const part = partOf(input, data);
  if (!part.ok) return part;
  const { facts, steps, notApplied, blocks, open, data: answer } = part.value;
  return ok({ facts, steps, notApplied, outcome: { blocks, data: answer }, open });
}

/**
 * Railways (12): on a sheet, which lines are usable and what a journey costs or what blocks it; without one, boarding,
 * the MF of a journey, convoys, and siege guns in and out of position.
 */
export const rail = calculator({
  id: 'nach-paris/rail',
  game: 'nach-paris',
  tables: [],
  modifiers: [{ list: TRIP_ITEMS }, { list: RAIN }],
  schema: railSchema,
  evaluate,
});
