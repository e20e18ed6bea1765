import * as z from 'zod';
import { encodeInput, readAddress } from '@/lib/calc/address';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { run, type Calculator } from '@/lib/calc/calculator';
import { fail, type Result } from '@/lib/core/result';
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

const KIND = 'umpire/paths-of-glory/board';
const fileSchema = z.strictObject({ kind: z.literal(KIND), version: z.literal(1), board: z.unknown() });

/** A board as the text of a file. */
export const fileOf = (position: Position): string =>
  `${JSON.stringify({ kind: KIND, version: 1, board: position }, undefined, 1)}\n`;

export type FileProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-board' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The position of a file's text. A damaged file is refused with what is wrong. */
export function positionFromFile(content: string, data: PogData): Result<Position, FileProblem> {
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch {
    return fail({ kind: 'not-json' });
  }
  const file = fileSchema.safeParse(raw);
  if (!file.success) return fail({ kind: 'not-a-board' });
  const position = checked(file.data.board, data);
  return position.ok ? position : fail({ kind: 'refused', refusal: position.error });
}

/** "board-1914-08.json": the turn tells files apart. */
export function fileName({ position, board }: Scene): string {
  const turn = board.data.turns.find(({ n }) => n === position.turn);
  return `paths-of-glory-${turn ? `${turn.year}-${turn.season}` : 'board'}.json`;
}
