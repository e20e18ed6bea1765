import { text } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { boardPart, type BoardAnswer } from '@/lib/games/nach-paris/rail/board';
import { convoysPart, type ConvoysAnswer } from '@/lib/games/nach-paris/rail/convoys';
import { railSchema, type RailInput } from '@/lib/games/nach-paris/rail/fields';
import { gunPart, type GunAnswer } from '@/lib/games/nach-paris/rail/gun';
import { hexPart, type HexAnswer } from '@/lib/games/nach-paris/rail/hex';
import { routePart, type RouteAnswer } from '@/lib/games/nach-paris/rail/journey';
import { words, type RailPart } from '@/lib/games/nach-paris/rail/part';
import { journeyPart, RAIN, TRIP_ITEMS, type JourneyAnswer } from '@/lib/games/nach-paris/rail/trip';

export type RailAnswer = BoardAnswer | JourneyAnswer | ConvoysAnswer | GunAnswer | HexAnswer | RouteAnswer;

/** What a train may not do. */
function refuse(input: RailInput): Refused | undefined {
  if (input.mode !== 'journey' && input.mode !== 'route') return undefined;
  if (input.forcedMarch) return illegal('forcedMarch', true, text('rail.refused.forcedMarch'), '12.2.6');
  if (input.onFoot > 0 && input.mobility === 'rail')
    return illegal('onFoot', input.onFoot, text('rail.refused.railOnly'), '2.5.9');
  return undefined;
}

function settle(input: RailInput, data: SheetData): RailPart<RailAnswer> | Refused {
  switch (input.mode) {
    case 'board':
      return boardPart(input);
    case 'journey':
      return journeyPart(input);
    case 'convoys':
      return convoysPart(input);
    case 'gun':
      return gunPart(input);
    case 'hex':
      return hexPart(input, data);
    case 'route':
      return routePart(input, data);
  }
}

/**
 * Railways (12): on a sheet, which lines are usable and what a journey costs or what blocks it; without one, boarding,
 * the MF of a journey, convoys, and siege guns in and out of position.
 */
export const rail = tool({
  id: 'nach-paris/rail',
  modifiers: [{ list: TRIP_ITEMS }, { list: RAIN }],
  schema: railSchema,
  refuse,
  settle,
  words,
  answer: ({ data }) => data,
});
