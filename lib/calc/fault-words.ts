import { text, type Text, type TextParam } from '@/lib/calc/evaluation';
import type { SchemaFault } from '@/lib/core/schema-fault';

/*
 * What a schema has against a value, in a sentence: the keys are those of content/ui/<lang>/calc.json. A field of a
 * tool, of an address and of a file is refused in the same words.
 */

/** What a sentence shows of a value at most, in characters: a damaged address or file must not fill the screen. */
const LONGEST_SHOWN = 80;
/** A text that fits into a sentence: whole, or its beginning with an ellipsis. */
export const inShort = (whole: string): string =>
  whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN).replace(/\p{Surrogate}$/u, '')}…` : whole;

/** How deep a sentence looks into a value. */
const DEEPEST_SHOWN = 4;

/** The beginning of a value's JSON, without a look at the rest of it. */
function beginning(value: unknown, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_SHOWN + 1));
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth === DEEPEST_SHOWN) return '…';
  if (Array.isArray(value))
    return `[${value
      .slice(0, LONGEST_SHOWN)
      .map((one) => beginning(one, depth + 1))
      .join(',')}]`;
  const members: string[] = [];
  for (const name in value) {
    if (members.length === LONGEST_SHOWN) break;
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (member !== undefined) members.push(`${beginning(name)}:${beginning(member, depth + 1)}`);
  }
  return `{${members.join(',')}}`;
}

/** Signs that nobody sees, or that turn a line around, as their code. */
const visible = (shown: string): string =>
  shown.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const shownValue = (value: unknown): string => (value === undefined ? '—' : inShort(visible(beginning(value))));

/** The kinds of values that have a word of their own. */
const KINDS: ReadonlySet<string> = new Set(['string', 'number', 'int', 'boolean', 'array', 'object', 'record']);

/** Several words as "a or b", or what a value may be. */
const kindsText = ([first = '', ...others]: readonly string[]): TextParam => {
  const kind = text(`calc.kinds.${KINDS.has(first) ? first : 'other'}`);
  return others.length ? text('calc.kinds.or', { first: kind, other: kindsText(others) }) : kind;
};

/** A field by its path: "attackers.0.units". */
export const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'input';

/** What is wrong with a field, with its name, what is given and what is allowed. */
export function faultText(fault: SchemaFault): Text {
  const key = `calc.${fault.code}`;
  const named = { field: inShort(visible(fieldOf(fault.path))), given: shownValue(fault.given) };
  switch (fault.code) {
    case 'missing':
    case 'type':
      return text(key, { ...named, expected: kindsText(fault.expected) });
    case 'tooSmall':
    case 'tooBig':
    case 'tooShort':
    case 'tooLong':
      return text(key, { ...named, limit: fault.limit });
    case 'tooFew':
    case 'tooMany':
      return text(key, { ...named, limit: fault.limit, count: fault.count });
    case 'oneOf':
      return text(key, { ...named, allowed: fault.allowed.join(', ') });
    case 'unknownField':
      return text(key, { field: inShort(visible(fault.names.join(', '))), allowed: fault.allowed.join(', ') || '—' });
    case 'multiple':
      return text(key, { ...named, step: fault.step });
    case 'pattern':
      return text(key, { ...named, pattern: fault.pattern });
    case 'whole':
    case 'invalidField':
      return text(key, named);
  }
}
