import type { AskingTool } from '@/components/rules/list-html';
import { labelsOf } from '@/components/calculator/labels';
import { formOf } from '@/lib/calc/form';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { toolAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { gameOf, messagesOf } from '@/lib/games/find';
import type { ToolEntry } from '@/lib/games/manifest';

/** By the id of a question, the tools whose answers name it, in menu order, and its readings where they are chosen. */
export async function toolsAsking(game: GameId, lang: Language): Promise<ReadonlyMap<string, readonly AskingTool[]>> {
  const asked = readGame(game).asked();
  const found = new Map<string, AskingTool[]>();
  for (const tool of gameOf(game).tools) {
    const named = asked.get(tool.name) ?? [];
    if (!named.length) continue;
    const { title, readings } = await toolTexts(game, lang, tool);
    for (const id of named) {
      const view = { title, href: toolAddress(lang, game, tool.name), readings: readings.get(id) ?? [] };
      found.set(id, [...(found.get(id) ?? []), view]);
    }
  }
  return found;
}

/** A tool's title, and by the id of a question a line for each field that chooses how it is played. */
async function toolTexts(game: GameId, lang: Language, tool: ToolEntry) {
  const speak = speaker({ ...uiWords(lang, ['tools', 'rules']), ...toolWords(game, lang, messagesOf(tool)) }, lang);
  const labels = labelsOf(speak);
  const readings = new Map<string, string[]>();
  for (const field of formOf((await tool.calculator()).schema)) {
    const { reading } = field.info;
    if (reading === undefined || field.shape.kind !== 'choice') continue;
    const [ours = '', ...others] = field.shape.options.map((option) => labels.option(field, tool.name, option));
    const params = { question: labels.field(field, tool.name), ours, others: others.join(' / ') };
    const line = speak.say({ key: 'rules.disputes.reading', params });
    readings.set(reading, [...(readings.get(reading) ?? []), line]);
  }
  return { title: speak.say({ key: `${tool.name}.title` }), readings };
}
