import { COLUMNS, type Column, type DieName } from '@/lib/games/grand-illusion/battle/fields';
import { sideOf, type Nation, type Side } from '@/lib/games/grand-illusion/sides';
import {
  BEHIND,
  DIE_WORD,
  FREE,
  HAS_STRENGTH,
  KNOWN,
  LOOSELY_AT,
  ORDINAL,
  RESERVE,
  RIDERS,
  roleOf,
  SHOT_AT_RIDERS,
  SPACE,
  UNIT,
  WITHDRAW,
} from '@/lib/games/grand-illusion/typed/column-words';
import { NATION_WORDS } from '@/lib/games/grand-illusion/typed/nation-words';
import { PLAIN } from '@/lib/typed/plain';
import type { SideName } from '@/lib/typed/reading';
import { counts, numeral, tokensOf, type Token } from '@/lib/typed/tokens';

/*
 * The dice of the battle board, each said in a clause of its own by its parts: the space or the reserve behind one,
 * whose, which of its dice, and what it shows: "German reserve 1 fires a 3", "withdrawal die in the first space: two".
 */

/** A clause that says what a die of a space shows, or surely tells of one and is not understood. */
export interface DieClause {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** by who attacks; undefined where that is nobody's die, or the clause is not understood */
  readonly die: (attacker: Side) => DieName | undefined;
  readonly value: number;
  /** no word says that it is a die: it is one where the number can be no strength */
  readonly bare: boolean;
}

/** What stands in a text up to a sign or word that may end a clause. */
interface Chunk {
  readonly from: number;
  readonly to: number;
  /** the sign before it */
  readonly before: string;
}

const ENDS = /,(?!\d)|[;()!?]|:(?!\d)|\.(?=\s|$)|\s(?:and|y|ed?)(?=\s)/gi;
function chunksOf(typed: string): readonly Chunk[] {
  const ends = [...typed.matchAll(ENDS)];
  return [-1, ...ends.keys()].map((end) => {
    const sign = ends[end];
    const from = sign === undefined ? 0 : sign.index + sign[0].length;
    return { from, to: ends[end + 1]?.index ?? typed.length, before: sign?.[0].trim().toLowerCase() ?? '' };
  });
}

/** So many parts a clause may have: "before anything, third space: the German, a 6". */
const MOST_CHUNKS = 3;

/** The clauses of a text that tell of dice of the battle board. */
export function dieClausesIn(typed: string): readonly DieClause[] {
  const chunks = chunksOf(typed);
  const found: DieClause[] = [];
  let told: Said | undefined;
  for (let at = 0; at < chunks.length;) {
    const run = runFrom(typed, chunks, at, told);
    if (run) found.push(run.clause);
    told = run?.said;
    at += run?.length ?? 1;
  }
  return found;
}

interface Run {
  readonly clause: DieClause;
  readonly said: Said | undefined;
  readonly length: number;
}

/** "Before anything, …" */
const FIRST_OF_ALL = /^\s*(?:before|antes|lo primero|prima)(?!\p{L})/iu;

/** The shortest clause from a place on that says a die; else a part that tells of one and cannot be read. */
function runFrom(typed: string, chunks: readonly Chunk[], at: number, told: Said | undefined): Run | undefined {
  const first = chunks[at];
  if (!first) return undefined;
  const more = chunks.slice(at + 1, at + MOST_CHUNKS);
  const ends = more.findIndex(({ before }) => before !== ',' && before !== ':');
  const most = 1 + (ends < 0 ? more.length : ends);
  const runs = Array.from({ length: most }, (_, i) => i + 1).map((length): Run => {
    const last = chunks[at + length - 1] ?? first;
    const words = typed.slice(first.from, last.to);
    const from = first.from + (words.length - words.trimStart().length);
    const place = { words: words.trim(), from, to: from + words.trim().length };
    const said = saidIn(place.words, length === 1 ? told : undefined);
    const none = { die: () => undefined, value: 0, bare: false };
    return { length, said, clause: { ...place, ...(said ? { ...said, die: dieOf(said) } : none) } };
  });
  const whole = runs.find(({ said }) => said !== undefined);
  // "The cavalry withdraws, third space: the getaway die is 1": what stands before is said for itself.
  const isLate = (): boolean =>
    !FIRST_OF_ALL.test(typed.slice(first.from)) && runFrom(typed, chunks, at + 1, undefined)?.said !== undefined;
  if (whole && (whole.length === 1 || !isLate())) return whole;
  if (whole) return undefined;
  const [single] = runs;
  return single && isOfDie(single.clause.words) ? single : undefined;
}

interface Said {
  readonly column: Column;
  readonly reserve: boolean;
  readonly stage: 'withdraw' | 'free' | 'combat';
  readonly role: SideName | undefined;
  readonly nation: Side | undefined;
  readonly riders: boolean;
  readonly value: number;
  readonly bare: boolean;
}

const SIDE_OF: ReadonlyMap<string, Side> = new Map([
  ...Object.entries(NATION_WORDS).flatMap(([nation, some]) =>
    some.split('|').map((word) => [word, sideOf(nation as Nation)] as const),
  ),
  ...['allied', 'allies', 'aliado', 'aliados', 'aliada', 'alleato', 'alleati', 'alleata'].map(
    (word) => [word, 'allied'] as const,
  ),
]);

const ARTICLE = /^(?:an?|una?)$/;
const wordsOf = (clause: string): readonly Token[] => tokensOf(clause).filter(counts);
const isColumn = (value: number | undefined): value is Column => COLUMNS.some((one) => one === value);

/** The column that a clause names, and the places of the words that do. */
function whereIn(words: readonly Token[]): { readonly column: Column; readonly at: readonly number[] } | undefined {
  const word = (at: number): string => words[at]?.folded ?? '';
  const isPlace = (at: number): boolean => SPACE.test(word(at)) || RESERVE.test(word(at));
  const columnAt = (at: number): Column | undefined => {
    const one = words[at];
    const nth = ORDINAL.findIndex((some) => some.test(word(at))) + 1;
    const value = nth > 0 ? nth : one && !ARTICLE.test(one.folded) ? numeral(one) : undefined;
    return isColumn(value) ? value : undefined;
  };
  const isNth = (at: number): boolean => ORDINAL.some((some) => some.test(word(at)));
  // "In the first space: two"
  const isJoined = (at: number): boolean => (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) <= 1;
  const isNamed = (at: number): boolean => (isNth(at) ? isPlace(at + 1) : isPlace(at - 1) && isJoined(at));
  const isLoose = (at: number): boolean =>
    LOOSELY_AT.test(`${word(at - 2)} ${word(at - 1)}`) || (isNth(at) && /^(?:the|del?la|nella|la)$/.test(word(at - 1)));
  const all = [...words.keys()].filter((at) => columnAt(at) !== undefined);
  const named = all.filter(isNamed);
  const at = named.length > 0 ? named : all.filter(isLoose);
  const [column, other] = new Set(at.map(columnAt));
  return column === undefined || other !== undefined ? undefined : { column, at };
}

/** Only a word that tells of a die, beside the place of one and no unit: what it says brings nobody onto the board. */
function isOfDie(clause: string): boolean {
  const words = wordsOf(clause);
  return (
    whereIn(words) !== undefined &&
    words.some(({ folded }) => DIE_WORD.test(folded)) &&
    words.every(({ folded }) => !UNIT.test(folded))
  );
}

/** The number of a clause that names no column, with its place; undefined where there is none, or more than one. */
function pipsIn(
  words: readonly Token[],
  named: readonly number[],
): { readonly value: number; readonly at: number } | undefined {
  const [one, other] = [...words.entries()].flatMap(([at, word]) => {
    const value = ARTICLE.test(word.folded) || named.includes(at) ? undefined : numeral(word);
    return value === undefined ? [] : [{ value, at }];
  });
  return one && !other && one.value >= 1 && one.value <= MOST_PIPS ? one : undefined;
}

/** "Cavalry of 1", "2 French cavalry": a strength or a count, and no die. */
function isOfUnits(words: readonly Token[], at: number, isDie: boolean): boolean {
  const word = (place: number): string => words[place]?.folded ?? '';
  const [before, behind] = [word(at - 1), word(at + 1)];
  return (
    SIDE_OF.has(behind) ||
    (!isDie && SIDE_OF.has(before)) ||
    HAS_STRENGTH.test(`${word(at - 2)} ${before}`.trim()) ||
    RIDERS.test(before) ||
    RIDERS.test(behind)
  );
}

/** Whether a word is one of those that dice are told with. */
const isOfDice = (word: string): boolean =>
  PLAIN.has(word) ||
  KNOWN.has(word) ||
  SIDE_OF.has(word) ||
  roleOf(word) !== undefined ||
  [SPACE, RESERVE, BEHIND, RIDERS, DIE_WORD].some((some) => some.test(word));

/** The die that a clause says, every word of which is understood; `told` is the one right before it. */
function saidIn(clause: string, told: Said | undefined): Said | undefined {
  const words = wordsOf(clause);
  const where = whereIn(words);
  const named = where?.at ?? [];
  const joint = told?.stage === 'combat' && !told.reserve ? told : undefined;
  const column = where?.column ?? joint?.column;
  const pips = pipsIn(words, named);
  if (column === undefined || !pips) return undefined;
  const { value, at } = pips;
  const has = (some: RegExp): boolean => words.some(({ folded }) => some.test(folded));
  const isDie = has(DIE_WORD);
  // "The cavalry withdraws" behind either: it is no place of a die.
  const isCut = /[,:]/.test(clause.slice(words[Math.max(at, ...named)]?.end));
  if (isCut || isOfUnits(words, at, isDie)) return undefined;
  const roles = new Set(words.flatMap(({ folded }) => roleOf(folded) ?? []));
  const nations = new Set(words.flatMap(({ folded }) => SIDE_OF.get(folded) ?? []));
  const isKnown = ({ folded }: Token, i: number): boolean => i === at || named.includes(i) || isOfDice(folded);
  if (roles.size > 1 || nations.size > 1 || !words.every(isKnown)) return undefined;
  const isFree = has(FREE) || SHOT_AT_RIDERS.test(words.map(({ folded }) => folded).join(' '));
  const said: Said = {
    column,
    reserve: has(RESERVE) || has(BEHIND),
    stage: isFree ? 'free' : has(WITHDRAW) ? 'withdraw' : 'combat',
    role: [...roles][0],
    nation: [...nations][0],
    riders: has(RIDERS),
    value,
    bare: !isDie && (where !== undefined || joint?.bare !== false),
  };
  return isWhole(said) ? said : undefined;
}
const MOST_PIPS = 6;

/** Whether what is said is one die of a space: nobody withdraws from a reserve (9.6.2). */
function isWhole({ stage, reserve, role, nation, riders }: Said): boolean {
  if (stage === 'withdraw') return !reserve;
  if (stage === 'free' && !reserve) return true;
  const isWhose = role !== undefined || nation !== undefined;
  // Cavalry that only rolls may fight or withdraw.
  return isWhose && (stage === 'free' || !riders);
}

/** The die that is said, by who attacks. */
function dieOf({ column, reserve, stage, role, nation, riders }: Said): DieClause['die'] {
  return (attacker) => {
    if (!reserve && stage !== 'combat') return `${stage}${column}`;
    const own = nation && (nation === attacker ? 'attack' : 'defence');
    // A free shot is at somebody's reserve: "the Germans roll 4 at the horse in his reserve", "at the British horse".
    const isShooter = stage === 'free' && role === undefined && (!riders || nation === 'german');
    const other = own === 'attack' ? 'defence' : 'attack';
    const side = role ?? (isShooter ? other : own);
    if (side === undefined || (stage === 'combat' && role !== undefined && own !== undefined && own !== role))
      return undefined;
    if (!reserve) return `${side}${column}`;
    if (stage === 'free') return side === 'attack' ? `freeAttackReserve${column}` : `freeDefenceReserve${column}`;
    return `${side}Reserve${column}`;
  };
}
