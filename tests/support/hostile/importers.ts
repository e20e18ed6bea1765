import { labelsOf } from '@/components/calculator/labels';
import { readRosterFile } from '@/components/calculator/counters/roster-file';
import { positionForm } from '@/components/games/paths-of-glory/board/position';
import { positionFromFile } from '@/components/games/paths-of-glory/board/share';
import { fileProblemText } from '@/lib/calc/card-words';
import type { Text } from '@/lib/calc/evaluation';
import { speaker, type Speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import type { Result } from '@/lib/core/result';
import { rosterForm } from '@/lib/games/nach-paris/roster';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { readSheetFile } from '@/lib/sheet/file';
import { readCardFile } from '@/lib/tables/card-file';
import type { ImportKind } from '@/tests/support/hostile/kinds';
import { CARDS } from '@/tests/tables/cards';

/** What came of an import: what it gave, or its refusal as a player reads it in each language. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly words: Readonly<Record<Language, string>> };

const AREAS = ['board', 'calc', 'cards', 'hex-sheet', 'sheet', 'tools'];

const speakers: readonly (readonly [Language, Speaker])[] = LANGUAGES.map((lang) => [
  lang,
  speaker({ ...uiWords(lang, AREAS), ...toolWords('paths-of-glory', lang, ['supply']) }, lang),
]);

function outcome<T, E>(read: Result<T, E>, words: (error: E, speak: Speaker) => string): Outcome {
  if (read.ok) return read;
  const said = speakers.map(([lang, speak]) => [lang, words(read.error, speak)] as const);
  return { ok: false, words: Object.fromEntries(said) as Record<Language, string> };
}

const say = (text: Text, speak: Speaker): string => speak.say(text);
const data: PogData = await loadData();

/** Every import of the house: the text of a file that a player has chosen, and what comes of it. */
export const importers: Readonly<Record<ImportKind, (text: string) => Outcome>> = {
  charts: (text) =>
    outcome(readCardFile(text, 'nach-paris', CARDS), (error, speak) => say(fileProblemText(CARDS, error), speak)),
  counters: (text) =>
    outcome(readRosterFile(text, 'nach-paris', rosterForm), (error, speak) =>
      say({ key: `tools.counters.file.${error.code}`, params: { ...error } }, speak),
    ),
  board: (text) =>
    outcome(positionFromFile(text, data), (error, speak) =>
      error.kind === 'refused'
        ? labelsOf(speak).refusal(error.refusal, positionForm, 'supply')
        : say({ key: `board.file.${error.kind}` }, speak),
    ),
  sheet: (text) => outcome(readSheetFile(SHEETS, text), ({ text: words }, speak) => say(words, speak)),
};
