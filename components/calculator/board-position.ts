import { store } from '@/components/storage/store';
import type { Input } from '@/lib/calc/check';
import type { GameId } from '@/lib/core/game-id';
import type { Tool } from '@/components/calculator/tool';
import { isOnBoard } from '@/components/calculator/tool-groups';
import type { PogData } from '@/lib/games/paths-of-glory/data';

/** A position as a file that the game's map opens. */
export interface BoardFile {
  readonly name: string;
  readonly content: string;
}

interface Board {
  /**
   * what stands on the board of this device, and which fields a position has; undefined when no board was ever laid out
   */
  read(data: unknown): Promise<{ readonly position: Input; readonly fields: readonly string[] } | undefined>;
  /** the position of a tool's input; undefined when it has none of its own */
  file(input: Input, data: unknown): Promise<BoardFile | undefined>;
}

const BOARDS: Readonly<Record<GameId, Board>> = {
  'paths-of-glory': {
    async read(data) {
      const [{ boardSlot }, { positionForm }] = await Promise.all([
        import('@/components/games/paths-of-glory/board/slots'),
        import('@/components/games/paths-of-glory/board/position'),
      ]);
      const { value } = await store.load(boardSlot(data as PogData));
      return value && { position: value.now, fields: positionForm.map(({ name }) => name) };
    },
    async file(input, data) {
      const [{ fileName, fileOf }, { parsePosition, positionForm }, { sceneOf }] = await Promise.all([
        import('@/components/games/paths-of-glory/board/share'),
        import('@/components/games/paths-of-glory/board/position'),
        import('@/components/games/paths-of-glory/board/scene'),
      ]);
      const position = parsePosition(Object.fromEntries(positionForm.map(({ name }) => [name, input[name]])));
      const scene = position && sceneOf(position, data as PogData);
      return position && scene?.ok ? { name: fileName(scene.value), content: fileOf(position) } : undefined;
    },
  },
  'nach-paris': {
    async read() {
      const [{ openSheetOf }, { plainSheet }] = await Promise.all([
        import('@/components/sheet/slots'),
        import('@/lib/games/nach-paris/sheet/file'),
      ]);
      const sheet = await openSheetOf(store);
      return sheet && { position: { sheet: plainSheet(sheet), source: 'sheet' }, fields: ['sheet', 'source'] };
    },
    async file({ sheet: painted }) {
      const [{ fileName }, { writeSheetFile }, { sheetSchema }] = await Promise.all([
        import('@/components/sheet/share'),
        import('@/lib/games/nach-paris/sheet/file'),
        import('@/lib/games/nach-paris/sheet/schema'),
      ]);
      const sheet = sheetSchema.safeParse(painted);
      return sheet.success ? { name: fileName(sheet.data), content: writeSheetFile(sheet.data) } : undefined;
    },
  },
};

/** The values that the tool's own fields have on the board; those that the board leaves open are undefined. */
export async function fromBoard(tool: Tool): Promise<Input | undefined> {
  const found = await BOARDS[tool.game].read(tool.data);
  if (!found) return undefined;
  const names = tool.form.map(({ name }) => name).filter((name) => found.fields.includes(name));
  return Object.fromEntries(names.map((name) => [name, found.position[name]]));
}

/** The position of a case that is laid out on the map, for the other player's map; undefined when the case has none. */
export const boardFile = async ({ game, name, data }: Tool, input: Input): Promise<BoardFile | undefined> =>
  isOnBoard(game, name) ? BOARDS[game].file(input, data) : undefined;
