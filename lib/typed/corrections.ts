import { PAIRED } from '@/lib/typed/pairs';
import { filled, isLoose, wordOf, type TextPart, type Typed } from '@/lib/typed/parts';
import type { Token } from '@/lib/typed/tokens';

/* What was said once more: "two armies, no, three". */

/** "Two armies, no, three", "turn 3, I mean turn 4": the second number stands in the place of the first. */
export function corrected(parts: readonly TextPart[], { tokens }: Typed): readonly TextPart[] {
  const all = [...parts];
  for (let i = 1; i < all.length; i++) {
    const from = correctionAt(all, i, tokens);
    if (from === undefined) continue;
    if (refight(all, i, from, tokens)) continue;
    if (!isValueAt(all, from)) {
      restate(all, i, from);
      continue;
    }
    const number = all.findIndex((part, at) => at >= from && part.meaning.kind === 'number');
    const name = [all[from], all[number + 1]].map((part) => part && nameOf(part)).find((one) => one !== undefined);
    const to = name === undefined || number > from ? number : number + 1;
    const again = traitsFrom(all, number + 1);
    const names = namesOf(again);
    const old = replacedAt(all, i, name, names);
    const [before, after] = [all[old], all[number]];
    if (!before || !after) continue;
    // "Two French armies, no, three French armies": what is said once more is said in the place of the first.
    const last = Math.max(to, number + again.length);
    const isSaid = (part: TextPart): boolean => namesOf([part]).every((one) => names.includes(one));
    const said = all.slice(i, last + 1).filter((part) => part !== after && !again.includes(part));
    all.splice(i, last + 1 - i, ...said.map(filled));
    const first = traitsFrom(all, old + 1);
    const kept = first.map((part) => (isSaid(part) ? filled(part) : part));
    all.splice(old, 1 + first.length, filled(before), after, ...again, ...kept);
  }
  return all;
}

/** The number that a correction at a place stands for, by what it counts; -1 where there is none. */
function replacedAt(all: readonly TextPart[], i: number, name: string | undefined, names: readonly string[]): number {
  // "Three, no, two corps": a number alone right before the correction is the one.
  const right = all.findLastIndex((part, at) => at < i && part.meaning.kind !== 'filler' && !isLoose(part));
  const beside = all[right];
  if (beside?.meaning.kind === 'number' && !beside.meaning.article) return right;
  // Of the side that was told last, if anybody was counted there.
  const versus = all.findLastIndex(({ meaning }, at) => at < i && meaning.kind === 'versus' && !meaning.there);
  const numbersFrom = (from: number): readonly number[] =>
    all.flatMap(({ meaning }, at) => {
      // "A difendere"
      const isTo = meaning.kind === 'number' && meaning.at === true && all[at + 1]?.meaning.kind !== 'traits';
      return at > from && at < i && meaning.kind === 'number' && !isTo ? [at] : [];
    });
  const own = numbersFrom(versus);
  const told = own.length > 0 ? own : numbersFrom(-1);
  const alike = told.findLast(
    (at) => name === undefined || [all[at - 1], all[at + 1]].some((one) => one && nameOf(one) === name),
  );
  // "Four Romanians, I mean four Romanian corps"
  const akin = (at: number): boolean => namesOf(traitsFrom(all, at + 1)).some((one) => names.includes(one));
  // "… against two German, no, one active corps"
  const only = versus >= 0 && own.length === 1 ? own[0] : undefined;
  return alike ?? told.findLast(akin) ?? only ?? -1;
}

/** Whether the numbers of two sides stand at a place: "40 against 25", "50 to 34". */
function isFightAt(parts: readonly TextPart[], at: number, tokens: readonly Token[]): boolean {
  const [first, between, second] = parts.slice(at, at + 3);
  const meaning = between?.meaning;
  const isBetween =
    (meaning?.kind === 'versus' && meaning.force === 3) || PAIRED.test(tokens[between?.from ?? -1]?.folded ?? '');
  return first?.meaning.kind === 'number' && isBetween && second?.meaning.kind === 'number';
}

/** "40 against 20, I mean 40 against 25": a whole fight in the place of the first; false where none is said twice. */
function refight(all: TextPart[], i: number, from: number, tokens: readonly Token[]): boolean {
  const old = all.findLastIndex((_, at) => at < i - 2 && isFightAt(all, at, tokens));
  if (old < 0 || !isFightAt(all, from, tokens)) return false;
  const meant = all.slice(from, from + 3);
  all.splice(i, from + 3 - i, ...all.slice(i, from).map(filled));
  all.splice(old, 3, ...all.slice(old, old + 3).map(filled), ...meant);
  return true;
}

/** What follows a place and says who somebody is or how. */
function traitsFrom(parts: readonly TextPart[], from: number): readonly TextPart[] {
  const end = parts.findIndex(({ meaning }, at) => at >= from && meaning.kind !== 'traits');
  return parts.slice(from, end < 0 ? parts.length : end);
}

/** The traits that parts say, by their names. */
const namesOf = (parts: readonly TextPart[]): readonly string[] =>
  parts.flatMap(({ meaning }) => (meaning.kind === 'traits' ? Object.keys(meaning.traits) : []));

/** What a number beside it counts or is asked for. */
export function nameOf({ meaning }: TextPart): string | undefined {
  if (meaning.kind === 'asks') return meaning.name;
  return meaning.kind === 'traits' ? JSON.stringify(meaning.traits) : undefined;
}

/** Where what was meant begins, if a correction stands at a place: "no," or "I mean". */
function correctionAt(parts: readonly TextPart[], i: number, tokens: readonly Token[]): number | undefined {
  const part = parts[i] as TextPart;
  const { meaning, from } = part;
  const isComma = (at: number): boolean => tokens[parts[at]?.from ?? -1]?.text === ',';
  // "A trench or wait": what may be done else is no correction.
  // … nor is who waits somewhere: "donde espera un ejército".
  const isWait = WAIT.test(wordOf(part, tokens));
  if (isWait && (OR.test(tokens[from - 1]?.folded ?? '') || !isPause(from, tokens))) return undefined;
  // "Two corps, no, three", "two corps no 3", "two corps, no three": the number ends its clause.
  const number = parts[i + 1]?.meaning;
  const end = parts[i + 2]?.meaning.kind;
  const isBare = number?.kind === 'number' && (!number.article || end === undefined);
  const isEnd = isBare && (end === undefined || end === 'and' || end === 'versus');
  const isBehind = isComma(i - 1) || (parts[i - 1]?.meaning.kind === 'traits' && isEnd);
  const isNo = meaning.kind === 'but' && NO.test(tokens[from]?.folded ?? '') && isBehind && (isComma(i + 1) || isEnd);
  const isDots = meaning.kind === 'but' && NO.test(tokens[from]?.folded ?? '') && isDotted(from, tokens);
  if (!isNo && !isDots && meaning.kind !== 'rather') return undefined;
  // "Anzi a Sedan": before a place the "a" is no article.
  const isTo = ({ meaning: one }: TextPart, at: number): boolean =>
    one.kind === 'number' && one.at === true && parts[at + 1]?.meaning.kind === 'field';
  const next = parts.findIndex(
    (part, at) => at > i && !LEADING.includes(part.meaning.kind) && !isLoose(part) && !isTo(part, at),
  );
  return next < 0 ? undefined : next;
}

/** Whether a word begins a clause: behind a comma, dots or nothing. */
const isPause = (from: number, tokens: readonly Token[]): boolean =>
  from === 0 || /^[,;:]$/.test(tokens[from - 1]?.folded ?? '') || isDotted(from, tokens);
/** "Four corps... no three": the dots end what was said. */
const isDotted = (from: number, tokens: readonly Token[]): boolean =>
  (tokens[from]?.start ?? 0) - (tokens[from - 1]?.end ?? 0) >= DOTS;
const OR = /^(?:or|o)$/;
const WAIT = /^(?:wait|espera|aspetta)$/;
/** What may stand between a correction and what was meant: "no, in Sedan". */
const LEADING = ['filler', 'at', 'with', 'rather'];
/** Whether a number stands at a place, or a word with its number. */
function isValueAt(parts: readonly TextPart[], at: number): boolean {
  const kinds = [at, at + 1].map((one) => parts[one]?.meaning.kind);
  return kinds[0] === 'number' || (kinds[0] === 'asks' && kinds[1] === 'number');
}

/** "Two French corps, sorry, armies", "in Nancy, no, in Sedan": it takes the place of the last that says as much. */
function restate(all: TextPart[], i: number, from: number): void {
  const run = all[from]?.meaning.kind === 'field' ? all.slice(from, from + 1) : traitsFrom(all, from);
  const names = namesOf(run);
  const placeOf = (meant: TextPart): number =>
    all.findLastIndex(
      (part, at) => at < i && isAlike(part, meant) && namesOf([part]).every((one) => names.includes(one)),
    );
  const places = run.map(placeOf);
  if (run.length === 0 || places.includes(-1)) return;
  all.splice(i, from + run.length - i, ...all.slice(i, from).map(filled));
  for (const at of [...new Set(places)].sort((a, b) => b - a))
    all.splice(at, 1, filled(all[at] as TextPart), ...run.filter((_, nth) => places[nth] === at));
}

/** Whether two parts say something of the same trait or field. */
function isAlike({ meaning: a }: TextPart, { meaning: b }: TextPart): boolean {
  if (a.kind === 'field' && b.kind === 'field') return a.field === b.field;
  return a.kind === 'traits' && b.kind === 'traits' && Object.keys(b.traits).some((name) => name in a.traits);
}

const NO = /^no$/;
const DOTS = 3;
