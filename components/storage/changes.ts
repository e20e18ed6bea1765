import { same } from '@/lib/calc/same';

/*
 * What an edit has changed in a JSON value, small enough to be noted at once, and to be made again later on a value
 * that another page may have changed meanwhile.
 */

/** One place that was changed: a value, gone when `now` is absent, or a stretch of a list of `of` items. */
export type StoredChange =
  | { readonly path: readonly string[]; readonly old?: unknown; readonly now?: unknown }
  | {
      readonly path: readonly string[];
      readonly at: number;
      readonly of: number;
      readonly out: readonly unknown[];
      readonly put: readonly unknown[];
    };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const field = (fields: Fields | undefined, key: string): unknown =>
  fields && Object.hasOwn(fields, key) ? fields[key] : undefined;

/** The changes that lead from one value to another; what holds nothing counts as an empty object or list. */
export function changesOf(before: unknown, after: unknown, path: readonly string[] = []): readonly StoredChange[] {
  if (Object.is(before, after)) return [];
  if (isFields(after) && (isFields(before) || (before === undefined && Object.keys(after).length > 0))) {
    const from = before ?? {};
    return [...new Set([...Object.keys(from), ...Object.keys(after)])].flatMap((key) =>
      changesOf(field(from, key), field(after, key), [...path, key]),
    );
  }
  if (Array.isArray(after) && (Array.isArray(before) || before === undefined)) return listChange(before, after, path);
  return same(before, after)
    ? []
    : [{ path, ...(before === undefined ? {} : { old: before }), ...(after === undefined ? {} : { now: after }) }];
}

function listChange(
  before: readonly unknown[] | undefined,
  after: readonly unknown[],
  path: readonly string[],
): readonly StoredChange[] {
  const from = before ?? [];
  const shorter = Math.min(from.length, after.length);
  let at = 0;
  while (at < shorter && same(from[at], after[at])) at++;
  let tail = 0;
  while (tail < shorter - at && same(from[from.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const [out, put] = [from.slice(at, from.length - tail), after.slice(at, after.length - tail)];
  return before && !out.length && !put.length ? [] : [{ path, at, of: from.length, out, put }];
}

/**
 * A value with the changes made in it, each where the place still holds what it held before: elsewhere what stands
 * there is newer and stays. Making them twice changes nothing more.
 */
export const withChanges = (value: unknown, changes: readonly StoredChange[]): unknown =>
  changes.reduce((now, change) => made(now, change.path, change), value);

function made(value: unknown, [key, ...path]: readonly string[], change: StoredChange): unknown {
  if (key === undefined)
    return 'put' in change ? withStretch(value, change) : same(value, change.old) ? change.now : value;
  if (value !== undefined && !isFields(value)) return value;
  const there = field(value, key);
  const inner = made(there, path, change);
  if (inner === there) return value;
  const { [key]: _, ...others } = value ?? {};
  return inner === undefined ? others : { ...others, [key]: inner };
}

/**
 * Whether a value holds what changes have led to: what they have put there, and nothing of what they have taken away.
 */
export const isMade = (value: unknown, changes: readonly StoredChange[]): boolean =>
  changes.every((change) => {
    const there = change.path.reduce((at, key) => (isFields(at) ? field(at, key) : undefined), value);
    if (!('put' in change)) return same(there, change.now);
    const list: readonly unknown[] = Array.isArray(there) ? there : [];
    const has = (item: unknown): boolean => list.some((one) => same(one, item));
    return change.put.every(has) && change.out.every((item) => change.put.some((one) => same(one, item)) || !has(item));
  });

const holds = (list: readonly unknown[], at: number, items: readonly unknown[], length: number): boolean =>
  list.length === length && same(list.slice(at, at + items.length), items);

/**
 * A list with a stretch replaced; in a list that has changed otherwise, what is put in joins it if all that it replaces
 * is still there.
 */
function withStretch(value: unknown, { at, of, out, put }: Extract<StoredChange, { readonly put: unknown }>): unknown {
  if (value === undefined) return out.length ? value : put;
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  if (holds(list, at, put, of - out.length + put.length)) return value;
  if (holds(list, at, out, of)) return [...list.slice(0, at), ...put, ...list.slice(at + out.length)];
  const has = (items: readonly unknown[], item: unknown) => items.some((one) => same(one, item));
  if (!out.every((item) => has(list, item))) return value;
  const rest = list.filter((item) => !has(out, item));
  const more = put.filter((item) => !has(rest, item));
  return at === 0 ? [...more, ...rest] : [...rest, ...more];
}

/**
 * How many of some steps, made one after the other, a value holds already: it can be led back through so many, place by
 * place.
 */
export function stepsHeld(value: unknown, steps: readonly (readonly StoredChange[])[]): number {
  for (let held = steps.length; held > 0; held--) if (leadsBack(value, steps.slice(0, held).flat())) return held;
  return 0;
}

function leadsBack(value: unknown, changes: readonly StoredChange[]): boolean {
  let now = bare(value);
  for (const change of [...changes].reverse()) {
    const back = inverse(change);
    if (!stands(now, back)) return false;
    now = bare(made(now, back.path, back));
  }
  return true;
}

/**
 * A value without what holds nothing in it, undefined when it holds nothing itself: on the way back nobody knows
 * whether an empty object or list was there before it was filled. The items of a list stay as they are.
 */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? value : undefined;
  if (!isFields(value)) return value;
  const held = Object.entries(value).flatMap(([key, one]) => {
    const inner = bare(one);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return held.length ? Object.fromEntries(held) : undefined;
}

/** Whether the place of a change still holds what the change replaces. */
function stands(value: unknown, change: StoredChange): boolean {
  const there = change.path.reduce((at, key) => (isFields(at) ? field(at, key) : undefined), value);
  if (!('put' in change)) return same(there, change.old);
  const list = there ?? [];
  return Array.isArray(list) && holds(list, change.at, change.out, change.of);
}

/** The change that takes another one back, in a bare value. */
const inverse = (change: StoredChange): StoredChange =>
  'put' in change
    ? { ...change, of: change.of - change.out.length + change.put.length, out: change.put, put: change.out }
    : { path: change.path, old: bare(change.now), now: bare(change.old) };
