import { expect, test } from 'vitest';
import { speaker } from '@/lib/calc/say';
import { toolWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';

// What is left or too much is often one: a sentence then says it in the singular, a half of a corps too.
test.each<[GameId, string, string, Language, Record<string, string | number>, string]>([
  ['when-eagles-fight', 'stacking', 'verdict.over', 'es', { over: '1', steps: 1 }, 'Sobreapilamiento de 1 cuerpo:'],
  ['when-eagles-fight', 'stacking', 'verdict.over', 'es', { over: '½', steps: 1 }, 'Sobreapilamiento de ½ cuerpo:'],
  ['when-eagles-fight', 'stacking', 'verdict.over', 'es', { over: '1½', steps: 1 }, 'de 1½ cuerpos:'],
  ['when-eagles-fight', 'stacking', 'verdict.over', 'it', { over: '1', steps: 1 }, 'di 1 corpo:'],
  ['when-eagles-fight', 'movement', 'verdict.arrives', 'es', { end: 'Lodz', spent: 3, left: 1 }, 'queda 1.'],
  ['when-eagles-fight', 'movement', 'verdict.arrives', 'es', { end: 'Lodz', spent: 2, left: 2 }, 'quedan 2.'],
  ['grand-illusion', 'stacking', 'row.over', 'es', { used: '4', limit: '3½', over: '½' }, 'sobra ½'],
  ['grand-illusion', 'hex-entry', 'row.on', 'it', { parts: 'HQ', mp: 1 }, 'resta 1 MP'],
  ['nach-paris', 'destruction', 'verdict.repairing', 'es', { left: 1, turn: 6 }, 'falta 1;'],
  ['nach-paris', 'rail', 'verdict.short', 'it', { total: 41, available: 40, over: 1 }, 'ne manca 1.'],
  ['nach-paris', 'consolidation', 'bar.steps', 'en', { gain: 1, giverSteps: 1 }, '1 step gained costs'],
])('%s/%s: %s in %s of %o', (game, tool, key, lang, params, said) => {
  const { say } = speaker(toolWords(game, lang, [tool]), lang);
  expect(say({ key: `${tool}.${key}`, params })).toContain(said);
});
