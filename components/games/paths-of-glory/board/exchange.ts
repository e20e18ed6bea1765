import type { BoardExchange } from '@/components/games/kit';
import { parsePosition, positionForm } from '@/components/games/paths-of-glory/board/position';
import { sceneOf } from '@/components/games/paths-of-glory/board/scene';
import { fileName, fileOf } from '@/components/games/paths-of-glory/board/share';
import { boardSlot } from '@/components/games/paths-of-glory/board/slots';
import { store } from '@/components/storage/store';
import type { PogData } from '@/lib/games/paths-of-glory/data';

/** The map's position for the tools, and a tool's for the map. */
export const exchange: BoardExchange = {
  async read(data) {
    const { value } = await store.load(boardSlot(data as PogData));
    return value && { position: value.now, fields: positionForm.map(({ name }) => name) };
  },
  file(input, data) {
    const position = parsePosition(Object.fromEntries(positionForm.map(({ name }) => [name, input[name]])));
    const scene = position && sceneOf(position, data as PogData);
    return position && scene?.ok ? { name: fileName(scene.value), content: fileOf(position) } : undefined;
  },
};
