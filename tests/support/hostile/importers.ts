import { readRosterFile } from '@/components/calculator/counters/roster-file';
import { positionFromFile } from '@/components/games/paths-of-glory/board/share';
import { cardFileText } from '@/lib/calc/card-words';
import type { Text } from '@/lib/calc/evaluation';
import { fileText } from '@/lib/calc/file-words';
import { speaker, type Speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import type { Result } from '@/lib/core/result';
import { rosterForm } from '@/lib/games/nach-paris/roster';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { readSheetFile } from '@/lib/sheet/file';
import { readListedFile } from '@/lib/sheet/listed/file';
import { readCardFile } from '@/lib/tables/card-file';
import { MAP, type ImportKind } from '@/tests/support/hostile/kinds';
import { CARDS } from '@/tests/tables/cards';

/** What came of an import: what it gave, or its refusal as a player reads it in each language. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly words: Readonly<Record<Language, string>> };

const AREAS = ['calc', 'cards', 'files', 'hexlist', 'sheet', 'tools'];

const speakers: readonly (readonly [Language, Speaker])[] = LANGUAGES.map((lang) => [
  lang,
  speaker({ ...uiWords(lang, AREAS), ...toolWords('paths-of-glory', lang, ['supply']) }, lang),
]);

function outcome<T, E>(read: Result<T, E>, words: (error: E) => Text): Outcome {
  if (read.ok) return read;
  const said = words(read.error);
  return {
    ok: false,
    words: Object.fromEntries(speakers.map(([lang, { say }]) => [lang, say(said)])) as Record<Language, string>,
  };
}

const data: PogData = await loadData();

/** Every import of the house: the text of a file that a player has chosen, and what comes of it. */
export const importers: Readonly<Record<ImportKind, (text: string) => Outcome>> = {
  charts: (text) => outcome(readCardFile(text, 'nach-paris', CARDS), (problem) => cardFileText(CARDS, problem)),
  counters: (text) => outcome(readRosterFile(text, 'nach-paris', rosterForm), fileText),
  board: (text) => outcome(positionFromFile(text, data), fileText),
  sheet: (text) => outcome(readSheetFile(SHEETS, text), fileText),
  map: (text) => outcome(readListedFile('grand-illusion', MAP, text), fileText),
};
