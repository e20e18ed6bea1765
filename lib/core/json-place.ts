import { scanJson, stringEnd } from '@/lib/core/json-scan';

/** A place in a text, counted from 1, as editors show it. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Line and column of a character of a text. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/**
 * Where the value at a path of a JSON text stands; of a path that leads nowhere, where its last part that exists does.
 */
export function jsonPlace(json: string, path: readonly PropertyKey[]): TextPlace {
  return placeAt(json, valueOffset(json, path));
}

/**
 * Why a text is no JSON, and where; undefined when it is. The message is the engine's own, the place is ours: engines
 * differ in telling it.
 */
export function jsonError(json: string): (TextPlace & { readonly message: string }) | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    const at = scanJson(json)?.at ?? json.length;
    return { ...placeAt(json, at), message: error instanceof Error ? error.message : String(error) };
  }
}

const SPACE = /[\s]*/y;
const SCALAR = /[^\s,\]}]+/y;

/** Reads a token at a place and returns where it ends. The text is JSON that has been parsed before. */
function end(pattern: RegExp, json: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(json) ? pattern.lastIndex : at;
}

const skipSpace = (json: string, at: number): number => end(SPACE, json, at);

/** Calls `visit` with the key and the offset of each member of the array or object at `at`; returns where it ends. */
function members(json: string, at: number, visit: (key: string | number, offset: number) => void): number {
  const isObject = json[at] === '{';
  let here = skipSpace(json, at + 1);
  for (let index = 0; here < json.length && json[here] !== '}' && json[here] !== ']'; index++) {
    let key: string | number = index;
    if (isObject) {
      const keyEnd = stringEnd(json, here) ?? here;
      key = JSON.parse(json.slice(here, keyEnd)) as string;
      here = skipSpace(json, skipSpace(json, keyEnd) + 1);
    }
    visit(key, here);
    here = skipSpace(json, valueEnd(json, here));
    if (json[here] === ',') here = skipSpace(json, here + 1);
  }
  return here + 1;
}

function valueEnd(json: string, at: number): number {
  if (json[at] === '"') return stringEnd(json, at) ?? at;
  return json[at] === '{' || json[at] === '[' ? members(json, at, () => undefined) : end(SCALAR, json, at);
}

function valueOffset(json: string, path: readonly PropertyKey[]): number {
  let at = skipSpace(json, 0);
  for (const part of path) {
    let found: number | undefined;
    if (json[at] === '{' || json[at] === '[') {
      members(json, at, (key, offset) => {
        if (String(key) === String(part)) found = offset;
      });
    }
    if (found === undefined) break;
    at = found;
  }
  return at;
}
