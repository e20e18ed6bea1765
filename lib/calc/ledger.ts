import { ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { plain } from '@/lib/core/numbers';
import {
  text,
  type Block,
  type CellRow,
  type Fact,
  type NotApplied,
  type OddsRow,
  type OpenPoint,
  type Step,
  type Text,
  type ValueRow,
} from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';

/* The pieces of an evaluation, built in one way by every tool. */

type Params = Text['params'];

/** A piece while it is put together: what it lacks is left out. */
type Building<Piece> = { -readonly [Part in keyof Piece]: Piece[Part] };

/** A sentence of one tool by the rest of its key. */
export type Say = (path: string, params?: Params) => Text;

/** The sentences under a name: `sayIn('fire')('odds.win')` is the message "fire.odds.win". */
export const sayIn =
  (name: string): Say =>
  (path, params) =>
    text(`${name}.${path}`, params);

/** What is there of a list of pieces, lists among them; a piece that is false, null or undefined is left out. */
export function present<T extends object>(
  ...pieces: readonly (T | readonly T[] | false | null | undefined)[]
): readonly T[] {
  const all: T[] = [];
  for (const piece of pieces) {
    if (isList(piece)) all.push(...piece);
    else if (piece) all.push(piece);
  }
  return all;
}

const isList = <T>(piece: T | readonly T[]): piece is readonly T[] => Array.isArray(piece);

/** The value that a step changes; `before` is left out where it sets one. */
export interface Change {
  readonly before?: string | number;
  readonly after?: string | number;
}

export const step = (id: string, rule: Rule, sentence: Text, change?: Change): Step =>
  change ? { id, rule, text: sentence, ...change } : { id, rule, text: sentence };

/** A step of a modifier or a bar that is weighed for each part of a case: its id names the part as well. */
export const partStep = (of: string, id: string, rule: Rule, sentence: Text): Step => ({
  id,
  of,
  rule,
  text: sentence,
});

/** A value that changes from step to step. */
export interface Running {
  /** the value by now */
  value(): number;
  /** the step that adds to it, with the value before and after */
  add(by: number, id: string, rule: Rule, sentence: Text): Step;
}

/** A running value, shown as it is with a real minus sign or as `show` says. */
export function running(start: number, show: (value: number) => string | number = plain): Running {
  let now = start;
  return {
    value: () => now,
    add(by, id, rule, sentence) {
      const before = show(now);
      now += by;
      return { id, rule, text: sentence, before, after: show(now) };
    },
  };
}

/** Something that was considered and does not apply, with the condition that fails. */
export const notApplied = (id: string, rule: Rule, sentence: Text): NotApplied => ({ id, rule, text: sentence });

/** An input as understood; `assumed` marks what the player did not give. */
export function fact(sentence: Text, rule?: Rule, assumed?: boolean): Fact {
  const made: Building<Fact> = { text: sentence };
  if (rule !== undefined) made.rule = rule;
  if (assumed !== undefined) made.assumed = assumed;
  return made;
}

/** A place where the rulebook leaves a case open, or a condition that the tool cannot see. */
export interface Watch {
  /** the message "open.<id>" of the tool */
  readonly id: string;
  readonly rule?: Rule;
  readonly dispute?: string;
  readonly params?: Params;
  /** whether it concerns this case */
  readonly when: boolean;
}

/** The points that concern a case. */
export function openPoints(say: Say, watches: readonly Watch[]): readonly OpenPoint[] {
  const points: OpenPoint[] = [];
  for (const { id, rule, dispute, params, when } of watches) {
    if (!when) continue;
    const point: Building<OpenPoint> = { text: say(`open.${id}`, params) };
    if (rule !== undefined) point.rule = rule;
    if (dispute !== undefined) point.dispute = dispute;
    points.push(point);
  }
  return points;
}

/** A place where the rulebook may be read in two ways, with the cases in which the reading matters. */
export interface Doubt<Case> {
  /** of the dispute; its words are the message "open.<id>" of the tool */
  readonly id: string;
  readonly rule: Rule;
  readonly touches: (one: Case) => boolean;
  /** the reading that is played, where a field chooses it: the last part of its message */
  readonly reading?: (one: Case) => string;
}

/** The readings that a case rests on. */
export const doubtPoints = <Case>(say: Say, doubts: readonly Doubt<Case>[], one: Case): readonly OpenPoint[] =>
  doubts
    .filter(({ touches }) => touches(one))
    .map(({ id, rule, reading }) => ({
      text: say(reading ? `open.${id}.${reading(one)}` : `open.${id}`),
      rule,
      dispute: id,
    }));

export const valueRow = (label: Text, value: ValueRow['value'], rule?: Rule): ValueRow =>
  rule === undefined ? { label, value } : { label, value, rule };

/** A chance, with rows of detail under it where there are any. */
export function oddsRow(label: Text, chance: Fraction, rule?: Rule, parts: readonly OddsRow[] = []): OddsRow {
  const row: Building<OddsRow> = { label, chance };
  if (rule !== undefined) row.rule = rule;
  if (parts.length) row.parts = parts;
  return row;
}

/** The chance of something, and that of what comes about otherwise. */
export const eitherRows = (chance: Fraction, so: Text, otherwise: Text, rule?: Rule): readonly OddsRow[] => [
  oddsRow(so, chance, rule),
  oddsRow(otherwise, subtract(ONE, chance), rule),
];

/** The rows that may come true. */
export const possible = (rows: readonly OddsRow[]): readonly OddsRow[] => rows.filter(({ chance }) => chance.n > 0n);

type Verdict = Extract<Block, { readonly kind: 'verdict' }>;

/** What the answer comes to, in a sentence. */
export const verdictBlock = (sentence: Text, tone: Verdict['tone'], rule?: Rule): Block => ({
  kind: 'verdict',
  text: sentence,
  tone,
  ...(rule === undefined ? {} : { rule }),
});

/** A block of values; none without rows. */
export const valuesBlock = (id: string, title: Text, rows: readonly ValueRow[]): readonly Block[] =>
  rows.length ? [{ kind: 'values', id, title, rows }] : [];

/** A block of chances; none without rows. */
export const oddsBlock = (id: string, title: Text, rows: readonly OddsRow[]): readonly Block[] =>
  rows.length ? [{ kind: 'odds', id, title, rows }] : [];

/** A block of cells of a card; none without rows. */
export const cellsBlock = (id: string, title: Text, rows: readonly CellRow[]): readonly Block[] =>
  rows.length ? [{ kind: 'cells', id, title, rows }] : [];
