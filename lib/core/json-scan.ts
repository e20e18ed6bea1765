/** Deepest nesting of lists and objects that is read: several times that of any file, request or address. */
export const DEEPEST = 32;

/**
 * Names that stand for an object's own machinery: the engine or a schema would drop what they hold without a word, or
 * stop at an object that cannot be written any more.
 */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);
export const isForbiddenName = (name: string): boolean => FORBIDDEN.has(name);

/** What keeps a text from being read as JSON, and the offset of the character where it does. */
export type JsonFlaw = { readonly at: number } & (
  | { readonly code: 'not-json' | 'cut-off' | 'too-deep' }
  | { readonly code: 'forbidden-name' | 'name-twice'; readonly name: string }
);

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![^\s,\]}])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
/** What ends a stretch of plain characters in a text. */
const SPECIAL = /["\\\u0000-\u001f]/g;
const DELIMITER = /[\s,\]}]/g;

function after(pattern: RegExp, json: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(json) ? pattern.lastIndex : undefined;
}

const skipSpace = (json: string, at: number): number => after(SPACE, json, at) ?? at;

/** Where the string that begins at `at` ends, behind its quote; undefined where none is, or it is not well written. */
export function stringEnd(json: string, at: number): number | undefined {
  if (json[at] !== '"') return undefined;
  for (let here = at + 1; ;) {
    const special = (after(SPECIAL, json, here) ?? 0) - 1;
    if (special < 0) return undefined;
    if (json[special] === '"') return special + 1;
    const next = after(ESCAPE, json, special);
    if (next === undefined) return undefined;
    here = next;
  }
}

/** Whether what stands at `at` may be the beginning of something that the end of the text has cut off. */
const reachesEnd = (json: string, at: number): boolean =>
  at >= json.length ||
  (json[at] === '"' ? after(SPECIAL, json, at + 1) === undefined : after(DELIMITER, json, at) === undefined);

const flawAt = (json: string, at: number, isOpen: boolean): JsonFlaw => ({
  code: isOpen && reachesEnd(json, at) ? 'cut-off' : 'not-json',
  at,
});

/** A list or an object that has begun: what ends it, and the names of an object so far. */
interface Open {
  readonly close: ']' | '}';
  readonly names: Set<string> | undefined;
}

/** Reads the name of a member and its colon: where its value begins, or what is wrong with it. */
function readName(json: string, at: number, names: Set<string>): number | JsonFlaw {
  const end = stringEnd(json, at);
  if (end === undefined) return flawAt(json, at, true);
  const name = JSON.parse(json.slice(at, end)) as string;
  if (FORBIDDEN.has(name)) return { code: 'forbidden-name', at, name };
  if (names.has(name)) return { code: 'name-twice', at, name };
  names.add(name);
  const colon = skipSpace(json, end);
  return json[colon] === ':' ? skipSpace(json, colon + 1) : flawAt(json, colon, true);
}

/**
 * The first flaw of a JSON text; undefined when it can be parsed and everything in it arrives. One pass without
 * recursion: no text is too long or too deep for it.
 */
export function scanJson(json: string): JsonFlaw | undefined {
  const open: Open[] = [];
  let at = skipSpace(json, 0);
  /** Goes on behind a comma or an opening sign, to the next value. */
  const enter = (next: number): JsonFlaw | undefined => {
    at = skipSpace(json, next);
    const names = open.at(-1)?.names;
    const value = names ? readName(json, at, names) : at;
    if (typeof value !== 'number') return value;
    at = value;
    return undefined;
  };
  for (;;) {
    const sign = json[at];
    if (sign === '{' || sign === '[') {
      if (open.length === DEEPEST) return { code: 'too-deep', at };
      const close = sign === '{' ? '}' : ']';
      const first = skipSpace(json, at + 1);
      open.push({ close, names: close === '}' ? new Set() : undefined });
      if (json[first] !== close) {
        const flaw = enter(first);
        if (flaw) return flaw;
        continue;
      }
      at = first;
    } else {
      const end = sign === '"' ? stringEnd(json, at) : after(SCALAR, json, at);
      if (end === undefined) return flawAt(json, at, open.length > 0 || at >= json.length);
      at = skipSpace(json, end);
    }
    // A value is read, or the sign that closes one stands here.
    while (open.length && json[at] === open.at(-1)?.close) {
      open.pop();
      at = skipSpace(json, at + 1);
    }
    if (!open.length) return at === json.length ? undefined : { code: 'not-json', at };
    if (json[at] !== ',') return flawAt(json, at, true);
    const flaw = enter(at + 1);
    if (flaw) return flaw;
  }
}
