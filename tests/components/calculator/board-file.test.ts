import { describe, expect, it } from 'vitest';
import { boardFile } from '@/components/calculator/board-position';
import { reportOf } from '@/components/calculator/answer/summary';
import { speaker } from '@/lib/calc/say';
import { loadTool, type Tool } from '@/components/calculator/tool';
import type { GameId } from '@/lib/core/game-id';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { readSheetFile } from '@/lib/sheet/file';
import { positionFromFile } from '@/components/games/paths-of-glory/board/share';
import type { PogData } from '@/lib/games/paths-of-glory/data';

async function toolOf(game: GameId, name: string): Promise<Tool> {
  const tool = await loadTool(game, name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}

describe('the position of a case as a file', () => {
  it('is the sheet that the case was taken from', async () => {
    const sheet = { title: 'Liège', hexes: { B2: { terrain: 'rough' } } };
    const file = await boardFile(await toolOf('nach-paris', 'loc'), { sheet });
    expect(file?.name).toBe('liege.json');
    const read = readSheetFile(SHEETS, file?.content ?? '');
    expect(read.ok && read.value.hexes.B2?.terrain).toBe('rough');
  });
  it('there is none for a ready sheet, and none in a tool that is not on the map', async () => {
    expect(await boardFile(await toolOf('nach-paris', 'loc'), { preset: 'example-17' })).toBeUndefined();
    expect(await boardFile(await toolOf('nach-paris', 'combat'), { sheet: {} })).toBeUndefined();
  });
  it('is the board of a game with a map of its own', async () => {
    const tool = await toolOf('paths-of-glory', 'supply');
    const file = await boardFile(tool, {});
    expect(positionFromFile(file?.content ?? '', tool.data as PogData).ok).toBe(true);
  });
});

describe('the ruling as text', () => {
  const evaluation = { facts: [], steps: [], notApplied: [], outcome: { blocks: [], data: {} }, open: [] };
  const words = speaker({}, 'en');
  it('ends with the link, where there is one', () => {
    expect(reportOf('Case', evaluation, words, 'https://x/?a').endsWith('https://x/?a')).toBe(true);
    expect(reportOf('Case', evaluation, words, undefined)).not.toContain('undefined');
  });
});
