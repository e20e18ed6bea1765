import type { FormField, Shape } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { readJson } from '@/lib/core/json';
import { isForbiddenName } from '@/lib/core/json-scan';

/*
 * How a value is written in an address. A list stands in brackets with commas between; a group or record is its first
 * simple field bare, then ;name:value for each other one; fields at their default are left out:
 *
 *   (;units:(ge-army;n:2,ge-corps))
 *
 * In texts the six marks ( ) , ; : * have a * before them, and *_ is the empty text. No mark needs percent encoding and
 * none stands bare in a text, so the notation survives programs that encode or decode too much.
 */

const MARKS = /[(),;:*]/g;
const EMPTY = '*_';
const written = (text: string): string => (text === '' ? EMPTY : text.replace(MARKS, '*$&'));

/** A value as a term; its shape says how. */
export function writeTerm(shape: Shape, value: unknown): string {
  switch (shape.kind) {
    case 'list':
      return `(${(Array.isArray(value) ? value : []).map((item) => writeItem(shape.item, item)).join(',')})`;
    case 'group':
    case 'record':
      return `(${writeItem(shape, value)})`;
    case 'switch':
      return value ? '1' : '0';
    case 'other':
      return written(JSON.stringify(value));
    default:
      return written(String(value));
  }
}

/** A value inside a list's brackets: groups and records need none of their own. */
function writeItem(shape: Shape, value: unknown): string {
  if (shape.kind === 'group') {
    const { head, named } = partsOf(shape.fields);
    const term = (field: FormField): string | undefined => termOf(field, memberOf(value, field.name));
    const pairs = named.flatMap((field) => pair(field.name, term(field)));
    return `${(head && term(head)) ?? ''}${pairs.join('')}` || ';';
  }
  if (shape.kind === 'record') {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return entries.flatMap(([key, one]) => pair(key, writeTerm(shape.value, one))).join('') || ';';
  }
  return writeTerm(shape, value);
}

const pair = (name: string, term: string | undefined): readonly string[] =>
  term === undefined ? [] : [`;${written(name)}:${term}`];
const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** The term of a field's value; undefined when it is absent or the default. */
export function termOf({ shape, preset }: FormField, value: unknown): string | undefined {
  return value === undefined || same(value, preset) ? undefined : writeTerm(shape, value);
}

/** The first field of a group stands bare when it is a simple value. */
function partsOf(fields: readonly FormField[]): {
  readonly head: FormField | undefined;
  readonly named: readonly FormField[];
} {
  const [first, ...rest] = fields;
  const simple = first && ['text', 'choice', 'number', 'switch'].includes(first.shape.kind);
  return simple ? { head: first, named: rest } : { head: undefined, named: fields };
}

/** The value of a term; undefined when the term cannot be read. What the value may be is for the schema to say. */
export function readTerm(shape: Shape, term: string): unknown {
  const cursor: Cursor = { term, at: 0 };
  const value = readValue(shape, cursor);
  return cursor.at === term.length ? value : undefined;
}

/** The name for which a term cannot be read, since an object would swallow what it holds; undefined without one. */
export function swallowedIn(shape: Shape, term: string): string | undefined {
  const cursor: Cursor = { term, at: 0 };
  readValue(shape, cursor);
  return cursor.swallowed;
}

interface Cursor {
  readonly term: string;
  at: number;
  swallowed?: string;
}

function take(cursor: Cursor, mark: string): boolean {
  if (cursor.term[cursor.at] !== mark) return false;
  cursor.at++;
  return true;
}

/** The text up to the next bare mark; undefined when there is none. */
function readText(cursor: Cursor): string | undefined {
  const start = cursor.at;
  let text = '';
  for (; cursor.at < cursor.term.length; cursor.at++) {
    const char = cursor.term[cursor.at] ?? '';
    if (char === '*') {
      cursor.at++;
      const next = cursor.term[cursor.at];
      if (next === undefined) return undefined;
      text += next === '_' ? '' : next;
    } else if ('(),;:'.includes(char)) break;
    else text += char;
  }
  return cursor.at === start ? undefined : text;
}

function readValue(shape: Shape, cursor: Cursor): unknown {
  if (shape.kind === 'list') return take(cursor, '(') ? readList(shape.item, cursor) : undefined;
  if (shape.kind === 'group' || shape.kind === 'record') {
    const value = take(cursor, '(') ? readItem(shape, cursor) : undefined;
    return take(cursor, ')') ? value : undefined;
  }
  const text = readText(cursor);
  return text === undefined ? undefined : simpleValue(shape, text);
}

/** What the text stands for; text that does not fit is left as it is, for the schema to refuse by name. */
function simpleValue(shape: Shape, text: string): unknown {
  switch (shape.kind) {
    case 'switch':
      return text === '1' ? true : text === '0' ? false : text;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'choice':
      return shape.options.find((option) => String(option) === text) ?? text;
    case 'other':
      return parseJson(text);
    default:
      return text;
  }
}

/** JSON as its value; anything else stays a text. */
function parseJson(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : text;
}

function readList(item: Shape, cursor: Cursor): readonly unknown[] | undefined {
  const items: unknown[] = [];
  if (take(cursor, ')')) return items;
  do {
    const value = readItem(item, cursor);
    if (value === undefined) return undefined;
    items.push(value);
  } while (take(cursor, ','));
  return take(cursor, ')') ? items : undefined;
}

function readItem(shape: Shape, cursor: Cursor): unknown {
  if (shape.kind !== 'group' && shape.kind !== 'record') return readValue(shape, cursor);
  const head = shape.kind === 'group' ? partsOf(shape.fields).head : undefined;
  const entries: [string, unknown][] = [];
  if (head && cursor.term[cursor.at] !== ';') {
    const value = readValue(head.shape, cursor);
    if (value === undefined) return undefined;
    entries.push([head.name, value]);
  }
  while (take(cursor, ';')) {
    if (endsItem(cursor)) break;
    const name = readText(cursor);
    if (name !== undefined && isForbiddenName(name)) {
      cursor.swallowed = name;
      return undefined;
    }
    const member = shape.kind === 'record' ? shape.value : shape.fields.find((field) => field.name === name)?.shape;
    // A name that the group does not have is kept as a text, so that the schema refuses it by name.
    const value =
      name !== undefined && take(cursor, ':')
        ? readValue(member ?? { kind: 'text', maxLength: undefined }, cursor)
        : undefined;
    if (name === undefined || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

const endsItem = ({ term, at }: Cursor): boolean => at === term.length || term[at] === ',' || term[at] === ')';
