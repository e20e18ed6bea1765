import { store } from '@/components/storage/store';
import type { Input } from '@/lib/calc/check';
import type { GameId } from '@/lib/core/game-id';
import type { Tool } from '@/components/calculator/tool';
import type { PogData } from '@/lib/games/paths-of-glory/data';

/** What stands on the board of this device, and which fields a position has; undefined when no board was ever laid out. */
const BOARDS: Readonly<Record<GameId, (data: unknown) => Promise<{ readonly position: Input; readonly fields: readonly string[] } | undefined>>> = {
  async 'paths-of-glory'(data) {
    const [{ boardSlot }, { positionForm }] = await Promise.all([import('@/components/board/slots'), import('@/components/board/position')]);
    const { value } = await store.load(boardSlot(data as PogData));
    return value && { position: value.now, fields: positionForm.map(({ name }) => name) };
  },
  async 'nach-paris'() {
    const [{ openSheetOf }, { plainSheet }] = await Promise.all([import('@/components/sheet/slots'), import('@/lib/games/nach-paris/sheet-file')]);
    const sheet = await openSheetOf(store);
    return sheet && { position: { sheet: plainSheet(sheet), source: 'sheet' }, fields: ['sheet', 'source'] };
  },
};

/** The values that the tool's own fields have on the board; those that the board leaves open are undefined. */
export async function fromBoard(tool: Tool): Promise<Input | undefined> {
  const found = await BOARDS[tool.game](tool.data);
  if (!found) return undefined;
  const names = tool.form.map(({ name }) => name).filter((name) => found.fields.includes(name));
  return Object.fromEntries(names.map((name) => [name, found.position[name]]));
}
