import { isNumberWord, unspoken, unspokenRow } from '@/lib/search/spoken';
import { isStopWord } from '@/lib/search/stop-words';

/** A rule number in any spelling, as it stands in a folded query. */
export interface ReadNumber {
  /** its parts, dots between */
  readonly number: string;
  /** the words around it that say what is looked for below it */
  readonly words: string;
  /** spelt so freely that it is a number only if that number exists */
  readonly loose: boolean;
}

/**
 * What players put before a number, folded, in the three languages of the books: these say that a whole number is meant
 * as that of a rule too ("chapter 12").
 */
const NAMES =
  '§+|#|rules?|reglas?|regol[ae]|norma|reg|r|art(?:iculo|icolo|icle)?s?|sections?|secc?ion(?:es)?|sezion[ei]|sect?|secc|sez|' +
  'chapters?|ch(?:ap)?|capitul[oi]s?|capitol[oi]|cap|subsections?|apartados?|apdo|epigrafes?|' +
  'para(?:graph)?s?|par(?:agraf[oi]s?|rafos?)?|parr|comm[ai]|clauses?|clausula|n[º°]|n\\.º|no|nr|num(?:ber|ero)?';
/** What stands before a number with a dot only: "punto 5" and "step 2" may be points and steps. */
const POINTS = 'points?|items?|punt[oi]s?|pto|p|steps?|pasos?|pass[oi]|see|cf|cfr|ver|vea|vease|vedi|v|n|event[oi]?s?';
const GAP = '(?:\\s*[.:]\\s*|\\s+|(?<=[§#º°])\\s*|(?=\\d))';
const MARKER = new RegExp(`^(?:${NAMES})${GAP}`);
const POINTER = new RegExp(`^(?:${POINTS})${GAP}(?=.*[\\p{L}\\d]\\s*[^\\p{L}\\d\\s]\\s*[\\p{L}\\d])`, 'u');
const REFERS = new RegExp(`^(?:${POINTS})${GAP}(?=(?:${NAMES})${GAP}.*\\d)`);
const MARKING = new RegExp(`^(?:${NAMES}|${POINTS}|says?|means?|dice|dicen|significa|according|segun|secondo)$`);
/** What asks to be shown the number that follows: "read me 12.4", «léeme la 8.4.6 a», «qué decía la doce cinco». */
const SHOWING =
  'read(?: me)?|show(?: me)?|tell me|give me|find(?: me)?|look up|open|leeme|lee|buscame|busca|dime|muestra(?:me)?|abre|' +
  'leggi(?:mi)?|cerca(?:mi)?|dimmi|mostra(?:mi)?|apri|what (?:does|did)|que (?:dice|decia|pone|ponia)|(?:che )?cosa (?:dice|diceva)';
const SHOWN = new RegExp(`^(?:${SHOWING})\\s+(?:(?:the|la|el|las|il|le|lo)\\s+)?(?=\\S)`);
const ARTICLE = /^(?:(?:the|la|el|las|il|le|lo|los|de la|della|del)\s+|(?:l|dell|all)['’]\s?)(?=\S+.*\d)/;
const AFTER_MARKER = /^[\s[({"“«§]+/;
const CLOSING = /^[\s\])}"”»'’.,;:!?]+/;
const TRAILING = /[\s\])}"”»'’;!?]+$/;

/** "3.2.4(b)": a letter or step in brackets is a part of the number before it. */
const TRAILING_LETTER = /(?<=\d)\s?\(([a-z]\d?|\d{1,2})\)(?=[\s\])}.,;:!?]*$)/;
const PHASE = /^(?:phase|fase|segmento?)\s+(?=[a-z](?:[\s.]*\d{1,2})?$)/;
const PHASE_STEP = /^(?:(\d{1,2})[\s.,]*)?([a-z])[\s.,]*(\d{1,2})$/;
// A letter may follow its number without a dot ("9.2.3b") and bear a digit of its own ("13.3.4.b5").
const PART = '(?:\\d{1,2}(?:[a-z]\\d?)?|[a-z]\\d?)';
const DOTTED = new RegExp(`^\\d{1,2}(?:\\s*[.,;]\\s*${PART}(?![\\p{L}\\d]))*`, 'u');
const SPACED = /^(?:\d{1,2}|[a-z])(?:[\s.,;]+(?:\d{1,2}|[a-z]\d?))+$/;
/** Parts with any sign between them, or several: "12/4/3", "12 - 4 - 3", "12_4", "12.4–3". */
const SIGNS = '\\s.,;:/_|\\\\·•‐-―−-';
const SIGNED = new RegExp(`^\\d{1,2}(?:[${SIGNS}]+${PART})+$`);
/** A number with a dot somewhere among words: "what does 12.4.3 say". */
const AMONG_WORDS = new RegExp(`(?<![\\p{L}\\d.,])\\d{1,2}(?:[.,]${PART})+(?![\\p{L}\\d%])`, 'u');

/** Reads a folded text as a number, alone or with words; whether the number exists is not asked here. */
export function readNumber(folded: string): ReadNumber | undefined {
  const text = unspoken(folded.replace(TRAILING_LETTER, '.$1').replace(TRAILING, '').replace(SHOWN, ''));
  const phase = PHASE.exec(text);
  if (phase) return { number: partsOf(text.slice(phase[0].length)), words: '', loose: false };
  const body = withoutMarkers(text);
  const row = spokenRow(text);
  return (
    (row?.words === '' ? row : undefined) ??
    numberAlone(body, body !== text) ??
    numberFirst(body, body !== text) ??
    numberAmongWords(text) ??
    row ??
    partsBeforeWords(text)
  );
}

const ALL_DIGITS = /^\d+(?:\.(?:\d+|[a-z]\d?))+$/;
const NAME = new RegExp(`^(?:${NAMES})\\.?$`);

/**
 * "Rule twelve three three", "what does twelve three say", "la quince tres dos"; without a word that says so it is a
 * number only if there is nothing else and it exists.
 */
function spokenRow(text: string): ReadNumber | undefined {
  const words = text.replace(/^l['’]/, '').split(/\s+/);
  const asks = (word: string): boolean =>
    NAME.test(word) || (!isNumberWord(word) && (isStopWord(word) || MARKING.test(word)));
  const first = words.findIndex((word) => !asks(word));
  const body = words.slice(first, words.findLastIndex((word) => !MARKING.test(word)) + 1).join(' ');
  const row = unspokenRow(body);
  const marked = words.slice(0, first).some((word) => NAME.test(word));
  if (first < 0 || row === body || (!marked && !ALL_DIGITS.test(row))) return undefined;
  const found = numberAlone(row, marked) ?? numberFirst(row, marked);
  return found && { ...found, loose: found.loose || !marked };
}

/** "7 6 2 della cavalleria", «la nueve seis tres caballería»: three parts and more in a row, if it exists. */
function partsBeforeWords(text: string): ReadNumber | undefined {
  const found = PARTS_FIRST.exec(unspokenRow(withoutMarkers(text).replace(ARTICLE_OF_WORDS, '')));
  const [, parts = '', rest = ''] = found ?? [];
  if (!found || /\d/.test(rest)) return undefined;
  const words = telling(rest);
  return { number: partsOf(parts), words, loose: true };
}
const ARTICLE_OF_WORDS = /^(?:the|la|el|il|lo|punto|point)\s+/;
const PARTS_FIRST = /^(\d{1,2}(?:[\s.]+\d{1,2}){2,}(?:[\s.]+[a-k](?=\s))?)[\s,:]+(\p{L}.*)$/u;

/** The text without what only says that a number comes: "see rule no. 12.4". */
function withoutMarkers(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    const marker = MARKER.exec(rest) ?? POINTER.exec(rest) ?? REFERS.exec(rest);
    if (marker) rest = rest.slice(marker[0].length).replace(AFTER_MARKER, '');
    else {
      const bare = rest.replace(ARTICLE, '');
      if (MARKER.test(bare) || SIGNED.test(bare)) rest = bare;
    }
  }
  return rest.replace(AFTER_MARKER, '');
}

function numberAlone(body: string, marked: boolean): ReadNumber | undefined {
  const bare = body.replace(/[\s.,:]+$/, '');
  // "6 e 2" could be words as well; digits alone, or letters after a dot, could not.
  if (SPACED.test(bare))
    return { number: partsOf(bare), words: '', loose: !marked && (/^[a-z]/.test(bare) || /\s+[a-z]/.test(bare)) };
  if (SIGNED.test(bare) && /[^\s.,;\p{L}\d]/u.test(bare)) {
    if (!marked && isOdds(bare)) return undefined;
    return { number: partsOf(bare), words: '', loose: !marked && !/[.,;]/.test(bare) };
  }
  const step = PHASE_STEP.exec(bare);
  if (!step) return undefined;
  return { number: [step[1], step[2], step[3]].filter(Boolean).join('.'), words: '', loose: !marked };
}

/**
 * "3-1" and "1:2" are odds, "1/2" is a half. "6-7-4" may be the factors of a unit, but it is the rule where there is
 * one.
 */
function isOdds(bare: string): boolean {
  return /^1\s*[-:/‐-―−]\s*\d+$/.test(bare) || /^\d+\s*[-:/‐-―−]\s*1$/.test(bare) || /^\d:\d+$/.test(bare);
}

/**
 * "12.4 army": the number, then its words. A bare integer before words ("14 points") is no number unless it is marked
 * as one.
 */
function numberFirst(body: string, marked: boolean): ReadNumber | undefined {
  const found = DOTTED.exec(body)?.[0];
  if (!found) return undefined;
  const after = body.slice(found.length);
  if (after && !/^[\s\])}"”».,:;]/.test(after)) return undefined;
  const words = after.replace(CLOSING, '').trim();
  if (words && !marked && !/[.,]/.test(found) && !/^\s*[\])}]/.test(after)) return undefined;
  return { number: partsOf(found), words: telling(words), loose: false };
}

/** One number with a dot among words: it is looked below, or for itself where the words only point to it. */
function numberAmongWords(text: string): ReadNumber | undefined {
  const found = AMONG_WORDS.exec(text);
  if (!found) return undefined;
  const around = [text.slice(0, found.index), text.slice(found.index + found[0].length)].join(' ');
  if (/\d/.test(around)) return undefined;
  const words = telling(around);
  return { number: partsOf(found[0]), words, loose: words !== '' };
}

/** Words without those that only say that a number is meant; none when nothing else but stop words is left. */
function telling(words: string): string {
  const all = words.split(/\s+/).filter((word) => word !== '' && !MARKING.test(word.replace(/[.,:;?!]+$/, '')));
  return all.every((word) => isStopWord(word.replace(/[^\p{L}\p{N}]+/gu, ''))) ? '' : all.join(' ');
}

/** Parts joined by dots, without leading zeros but with the section's own "0"; a letter begins a part. */
function partsOf(spelling: string): string {
  return spelling
    .replace(/(?<=\d)(?=[a-z])/g, '.')
    .split(new RegExp(`[${SIGNS}]+`))
    .filter(Boolean)
    .map((part) => (/^\d/.test(part) ? String(Number(part)) : part))
    .join('.');
}
