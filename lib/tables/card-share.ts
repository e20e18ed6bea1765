import { checkSum } from '@/lib/core/check-sum';
import { fail, ok, type Result } from '@/lib/core/result';
import { NO_ENTRIES, cellKey, type CardChart, type CardEntries } from '@/lib/tables/card';
import { placeOf } from '@/lib/tables/card-cell';
import { checkEntries } from '@/lib/tables/card-check';
import { exactValue } from '@/lib/tables/card-columns';
import { LONGEST_SHARED } from '@/lib/tables/card-limits';
import type { EntryProblem } from '@/lib/tables/card-problem';
import { parseResult } from '@/lib/tables/card-result';
import { addressOf } from '@/lib/tables/card-written';

/*
 * Entries of cards as one short text for an address, such as "1;c,abu;h,10;r,10,12;k,,10,5,.-2;0z4k": the version,
 * then sections of items, at last a sum that tells a text cut off or changed on its way. A section is the card (c),
 * its headings (h), that none is missing (a), its distances (d), its reach (r), or the results of a line and a column,
 * each after its row (k).
 */

const VERSION = '1';

/** Why a shared text is not used. */
export type SharedProblem =
  | { readonly code: 'damaged' | 'newer' }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'no-chart'; readonly chart: string }
  | { readonly code: 'entry'; readonly chart: string; readonly problem: EntryProblem };

type Cards = Readonly<Record<string, CardChart>>;
type EntriesById = Readonly<Record<string, CardEntries>>;

/**
 * The text of some entries of cards; undefined when there is nothing in them. What is no entry of its card is left out.
 */
export function shareEntries(cards: Cards, entries: EntriesById): string | undefined {
  const sections = Object.entries(entries).flatMap(([id, one]) => {
    const card = cards[id];
    const written = card ? sectionsOf(card, one) : [];
    return written.length ? [`c,${id}`, ...written] : [];
  });
  if (!sections.length) return undefined;
  const body = [VERSION, ...sections].join(';');
  return `${body};${checkSum(body)}`;
}

function sectionsOf(
  card: CardChart,
  { headings, complete, distances = [], reach = {}, cells }: CardEntries,
): readonly string[] {
  const columns = new Map<string, string[]>();
  for (const [key, text] of Object.entries(cells)) {
    const place = placeOf(key);
    const result = parseResult(card.results, text);
    if (!place || !result) continue;
    const column = `k,${place.line ?? ''},${place.column}`;
    columns.set(column, [...(columns.get(column) ?? []), place.row, addressOf(card.results, result)]);
  }
  return [
    ...(headings.length ? [['h', ...headings].join(',')] : []),
    ...(complete ? ['a'] : []),
    ...(distances.length ? [['d', ...distances.flatMap(({ from, to, columns: by }) => [from, to, by])].join(',')] : []),
    ...(Object.keys(reach).length
      ? [['r', ...Object.entries(reach).flatMap(([heading, value]) => [heading, slashless(value)])].join(',')]
      : []),
    ...[...columns].map(([column, results]) => [column, ...results].join(',')),
  ];
}

const slashless = (text: string): string => text.replaceAll('/', '_');
const slashed = (text: string): string => text.replaceAll('_', '/');

/** The entries of a card while they are read. */
type Draft = { -readonly [Part in keyof CardEntries]: CardEntries[Part] } & { readonly cells: Record<string, string> };

/**
 * The entries of a shared text by the card's id, every one checked against its card; a text that is not whole is
 * refused.
 */
export function readShared(text: string, cards: Cards): Result<EntriesById, SharedProblem> {
  if (text.length > LONGEST_SHARED) return fail({ code: 'too-long', most: LONGEST_SHARED });
  const cut = text.lastIndexOf(';');
  const body = text.slice(0, Math.max(0, cut));
  if (checkSum(body) !== text.slice(cut + 1)) return fail({ code: 'damaged' });
  const [version, ...sections] = body.split(';');
  if (version !== VERSION) return fail({ code: 'newer' });
  const read = new Map<string, Draft>();
  let draft: Draft | undefined;
  for (const section of sections) {
    const [kind = '', ...items] = section.split(',');
    if (kind === 'c') {
      const [id = ''] = items;
      if (!Object.hasOwn(cards, id)) return fail({ code: 'no-chart', chart: id });
      draft = { ...NO_ENTRIES, cells: {} };
      read.set(id, draft);
    } else if (!draft || !readSection(draft, kind, items)) return fail({ code: 'damaged' });
  }
  return checkAll(cards, read);
}

/** Puts a section into the entries; false for one that is none. */
function readSection(draft: Draft, kind: string, items: readonly string[]): boolean {
  switch (kind) {
    case 'h':
      draft.headings = items;
      return true;
    case 'a':
      draft.complete = true;
      return !items.length;
    case 'd':
      draft.distances = grouped(items, 3)?.map(([from = '', to = '', by]) => ({ from, to, columns: Number(by) }));
      return !!draft.distances?.every(({ columns }) => Number.isInteger(columns) && columns >= 1 && columns <= 99);
    case 'r': {
      const pairs = grouped(items, 2)?.map(([heading = '', value = '']) => [heading, slashed(value)] as const);
      draft.reach = pairs && Object.fromEntries(pairs);
      return !!pairs?.every(([, value]) => exactValue(value));
    }
    case 'k': {
      const [line, column = '', ...results] = items;
      const cells = grouped(results, 2);
      for (const [row = '', signs = ''] of cells ?? []) draft.cells[cellKey(line, column, row)] = slashed(signs);
      return cells !== undefined;
    }
    default:
      return false;
  }
}

/** Items in groups of so many; undefined when they do not come out even. */
function grouped(items: readonly string[], by: number): readonly (readonly string[])[] | undefined {
  if (!items.length || items.length % by) return undefined;
  return Array.from({ length: items.length / by }, (_, i) => items.slice(i * by, (i + 1) * by));
}

function checkAll(cards: Cards, read: ReadonlyMap<string, CardEntries>): Result<EntriesById, SharedProblem> {
  const checked: Record<string, CardEntries> = {};
  for (const [id, entries] of read) {
    const card = cards[id];
    const sound = card && checkEntries(card, entries);
    if (!sound) return fail({ code: 'no-chart', chart: id });
    if (!sound.ok) return fail({ code: 'entry', chart: id, problem: sound.error.problem });
    checked[id] = sound.value;
  }
  return ok(checked);
}
