import type { GameId } from '@/lib/core/game-id';
import { fold } from '@/lib/search/text';

/** A name by which players call a game in front of a number, folded: its mark, its title. */
export interface GameName {
  readonly game: GameId;
  readonly name: string;
}

export function gameNames(game: GameId, names: readonly string[]): readonly GameName[] {
  return names.map((name) => ({ game, name: fold(name) }));
}

/** What the typed text asks for, found before any index is looked at. */
export type Query =
  | { readonly kind: 'empty'; readonly game?: GameId }
  | {
      readonly kind: 'number';
      readonly game?: GameId;
      /** parts as typed, lower case, dots between: "12.4.3", "6.0.e.2", "e.2", "13.3.4.b5" */
      readonly number: string;
      /** words after the number, folded: a search below it */
      readonly words: string;
      /** spelt so freely that it is a number only if that number exists; otherwise these are words */
      readonly loose: boolean;
      readonly text: string;
    }
  | { readonly kind: 'words'; readonly game?: GameId; readonly text: string };

const OPENING = /^[\s[({"“«'’]+/;
const AFTER_MARKER = /^[\s[({"“«§]+/;
const CLOSING = /^[\s\])}"”»'’.,;:!?]+/;
const TRAILING = /[\s\])}"”»'’;!?]+$/;
const MARKER =
  /^(?:§+|rules?|reglas?|regol[ae]|art(?:iculo|icolo|icle)?s?|section|seccion|sezione|chapter|capitulo|capitolo|cap|reg|r|no|n[º°])(?:\s*\.\s*|\s+|(?<=§)\s*|(?=\d))/;
const PHASE = /^(?:phase|fase|segmento?)\s+(?=[a-z](?:[\s.]*\d{1,2})?$)/;
// A letter may follow its number without a dot ("9.2.3b") and bear a digit of its own ("13.3.4.b5").
const DOTTED = /^\d{1,2}(?:\s*[.,]\s*(?:\d{1,2}(?:[a-z]\d?)?|[a-z]\d?)(?![\p{L}\d]))*/u;
const SPACED = /^(?:\d{1,2}|[a-z])(?:[\s.,]+(?:\d{1,2}|[a-z]\d?))+$/;
const PHASE_STEP = /^(?:(\d{1,2})[\s.,]*)?([a-z])[\s.,]*(\d{1,2})$/;

/**
 * Reads the typed text: a rule number in any of its spellings ("12,4,3", "12 4 3", "[8.3.1]", "§12.4", "rule 12.4",
 * "pog 12.4", "E.2", "9.2.3b"), a number with words below it ("12.4 army"), or words. Whether the number exists is
 * not asked here.
 */
export function parseQuery(typed: string, games: readonly GameName[] = []): Query {
  const { game, rest } = takeGame(typed.normalize('NFC').trim(), games);
  const given = game ? { game } : {};
  const text = rest.replace(OPENING, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty', ...given };
  const number = parseNumber(fold(text).replace(TRAILING, ''));
  if (number) return { kind: 'number', ...given, ...number, text: text.trim() };
  return { kind: 'words', ...given, text: text.trim() };
}

/**
 * Takes a game's name off the front or the back, the longest that is there; a text that is nothing else keeps no words.
 */
function takeGame(text: string, games: readonly GameName[]): { readonly game?: GameId; readonly rest: string } {
  const folded = fold(text);
  let best: GameName | undefined;
  for (const one of games) if (one.name.length > (best?.name.length ?? 0) && bears(folded, one.name)) best = one;
  if (!best) return { rest: text };
  const { game, name } = best;
  return {
    game,
    rest: folded.startsWith(name) ? text.slice(name.length).replace(/^[\s:.,]+/, '') : text.slice(0, -name.length - 1),
  };
}

function bears(folded: string, name: string): boolean {
  if (folded.startsWith(name)) return folded.length === name.length || /[\s:.,\d§[]/.test(folded.charAt(name.length));
  return folded.endsWith(` ${name}`);
}

type NumberPart = { readonly number: string; readonly words: string; readonly loose: boolean };

function parseNumber(folded: string): NumberPart | undefined {
  const phase = PHASE.exec(folded);
  if (phase) return { number: partsOf(folded.slice(phase[0].length)), words: '', loose: false };
  const marker = MARKER.exec(folded);
  const body = folded.slice(marker?.[0].length ?? 0).replace(AFTER_MARKER, '');
  const bare = body.replace(/[\s.,:]+$/, '');
  // "6 e 2" could be words as well; digits alone, or letters after a dot, could not.
  if (SPACED.test(bare))
    return { number: partsOf(bare), words: '', loose: !marker && (/^[a-z]/.test(bare) || /\s+[a-z]/.test(bare)) };
  const step = PHASE_STEP.exec(bare);
  if (step) return { number: [step[1], step[2], step[3]].filter(Boolean).join('.'), words: '', loose: !marker };
  return dotted(body, marker !== null);
}

/**
 * "12.4 army": the number, then its words. A bare integer before words ("14 points") is no number unless it is marked
 * as one.
 */
function dotted(body: string, marked: boolean): NumberPart | undefined {
  const found = DOTTED.exec(body)?.[0];
  if (!found) return undefined;
  const after = body.slice(found.length);
  if (after && !/^[\s\])}"”».,:;]/.test(after)) return undefined;
  const words = after.replace(CLOSING, '').trim();
  if (words && !marked && !/[.,]/.test(found) && !/^\s*[\])}]/.test(after)) return undefined;
  return { number: partsOf(found), words, loose: false };
}

/** Parts joined by dots, without leading zeros but with the section's own "0"; a letter begins a part. */
function partsOf(spelling: string): string {
  return spelling
    .replace(/(?<=\d)(?=[a-z])/g, '.')
    .split(/[\s.,]+/)
    .filter(Boolean)
    .map((part) => (/^\d/.test(part) ? String(Number(part)) : part))
    .join('.');
}
