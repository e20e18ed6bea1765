import * as z from 'zod';
import { encodeInput, readAddress } from '@/lib/calc/address';
import { text, type Refusal } from '@/lib/calc/evaluation';
import type { FileRefusal } from '@/lib/calc/file-words';
import { run, type Calculator } from '@/lib/calc/calculator';
import { fail, ok, type Result } from '@/lib/core/result';
import { readFile, writeFile, type FileKind } from '@/lib/core/umpire-file';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import {
  boardCalculator,
  parsePosition,
  positionForm,
  type Position,
} from '@/components/games/paths-of-glory/board/position';
import { fitsCode } from '@/components/ui/link-length';
import { sceneOf, type Scene } from '@/components/games/paths-of-glory/board/scene';

/** The address's query for a position; undefined when it is too long to be passed on. */
export function queryOf(position: Position): string | undefined {
  const query = encodeInput(positionForm, position);
  return fitsCode(query) ? query : undefined;
}

/** The position of an address; undefined when it holds none. A damaged or impossible one is refused. */
export function positionFrom(query: string, data: PogData): Result<Position | undefined, Refusal> {
  const read = readAddress(boardCalculator as unknown as Calculator, query, positionForm);
  if (!read.ok || !read.value) return read as Result<undefined, Refusal>;
  return checked(read.value, data);
}

/** Checks a value of unknown origin by the schema and by the rules of the game. */
function checked(value: unknown, data: PogData): Result<Position, Refusal> {
  const position = parsePosition(value);
  if (!position) {
    const refused = run(boardCalculator, value, data);
    return refused.ok ? fail({ code: 'invalid-input', text: text('calc.invalid') }) : refused;
  }
  const scene = sceneOf(position, data);
  return scene.ok ? { ok: true, value: position } : scene;
}

/** Larger files are no boards. */
export const LARGEST_FILE = 200_000;

const FILE: FileKind<{ readonly board: Position }> = {
  sort: 'board',
  game: boardCalculator.game,
  version: 1,
  most: LARGEST_FILE,
  body: z.strictObject({ board: boardCalculator.schema }),
};

/** A board as the text of a file. */
export const fileOf = (position: Position): string => writeFile(FILE, { board: position });

/** The position of a file's text. A damaged file is refused with what is wrong. */
export function positionFromFile(content: string, data: PogData): Result<Position, FileRefusal> {
  const file = readFile(FILE, content);
  if (!file.ok) return file;
  const { body, line } = file.value;
  const scene = sceneOf(body.board, data);
  if (scene.ok) return ok(body.board);
  const { field, text: reason } = scene.error;
  return fail({ code: 'refused', line: line(['board', ...(field?.split('.') ?? [])]), reason });
}

/** "board-1914-08.json": the turn tells files apart. */
export function fileName({ position, board }: Scene): string {
  const turn = board.data.turns.find(({ n }) => n === position.turn);
  return `paths-of-glory-${turn ? `${turn.year}-${turn.season}` : 'board'}.json`;
}
