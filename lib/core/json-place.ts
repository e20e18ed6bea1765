/** A place in a text, counted from 1, as editors show it. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column of a character of a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/**
 * Where the value at a path of a JSON text stands; of a path that leads nowhere, where its last part that exists does.
 */
export function jsonPlace(json: string, path: readonly PropertyKey[]): Place {
  return placeAt(json, valueOffset(json, path));
}

/**
 * Why a text is no JSON, and where; undefined when it is. The message is the engine's own, the place is ours: engines
 * differ in telling it.
 */
export function jsonError(json: string): (Place & { readonly message: string }) | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    return { ...placeAt(json, faultOffset(json)), message: error instanceof Error ? error.message : String(error) };
  }
}

const SPACE = /[\s]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;
// As strict as JSON.parse: for finding the first fault.
const STRICT_STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const STRICT_SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![^\s,\]}])/y;

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
      const keyEnd = end(STRING, json, here);
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
  if (json[at] === '"') return end(STRING, json, at);
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

/** The offset of the first character that keeps a text from being JSON; its length when it ends too soon. */
function faultOffset(json: string): number {
  /** Where the value at `at` ends, or the fault in it. */
  const read = (at: number): { readonly end: number } | { readonly fault: number } => {
    const open = json[at];
    if (open !== '{' && open !== '[') {
      const after = end(open === '"' ? STRICT_STRING : STRICT_SCALAR, json, at);
      return after === at ? { fault: at } : { end: after };
    }
    const close = open === '{' ? '}' : ']';
    let here = skipSpace(json, at + 1);
    if (json[here] === close) return { end: here + 1 };
    for (;;) {
      if (open === '{') {
        const keyEnd = end(STRICT_STRING, json, here);
        const colon = skipSpace(json, keyEnd);
        if (keyEnd === here) return { fault: here };
        if (json[colon] !== ':') return { fault: colon };
        here = skipSpace(json, colon + 1);
      }
      const value = read(here);
      if ('fault' in value) return value;
      here = skipSpace(json, value.end);
      if (json[here] === close) return { end: here + 1 };
      if (json[here] !== ',') return { fault: here };
      here = skipSpace(json, here + 1);
    }
  };
  const whole = read(skipSpace(json, 0));
  return 'fault' in whole ? whole.fault : skipSpace(json, whole.end);
}
