import { START } from '@/components/games/paths-of-glory/board/position';
import { positionFrom, queryOf as positionQuery } from '@/components/games/paths-of-glory/board/share';
import { queryOf as sheetQuery, sheetFrom } from '@/components/sheet/share';
import type { Refusal } from '@/lib/calc/evaluation';
import type { GameId } from '@/lib/core/game-id';
import type { Result } from '@/lib/core/result';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { loadData } from '@/lib/games/paths-of-glory/data';
import sheets from '@/content/nach-paris/sheets.json';

/** The addresses of a game's board: sound ones, and what its page makes of any. */
export interface BoardAddresses {
  readonly game: GameId;
  readonly sound: readonly string[];
  read(query: string): Result<unknown, Refusal>;
}

const data = await loadData();
const POSITIONS = [
  START,
  { ...START, turn: 7, control: { calais: 'central' as const }, trenches: { sedan: 2 } },
  { ...START, units: { paris: [] }, besieged: ['liege'], destroyed: ['antwerp'] },
];

export const BOARDS: readonly BoardAddresses[] = [
  {
    game: 'paths-of-glory',
    sound: POSITIONS.flatMap((position) => positionQuery(position) ?? []),
    read: (query) => positionFrom(query, data),
  },
  {
    game: 'nach-paris',
    sound: sheets.sheets.flatMap(({ sheet }) => sheetQuery(SHEETS, SHEETS.schema.parse(sheet)) ?? []),
    read: (query) => sheetFrom(SHEETS, query),
  },
];
