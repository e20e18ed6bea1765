import { below, pick, type Chance } from '@/tests/support/chance';

/*
 * JSON as a damaged file, a hand that edits it, or an enemy may leave it: values of other types, keys that mean
 * something to JavaScript, too much of everything.
 */

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for brackets in brackets, which no writer of JSON could write out at this depth. */
const DEEP = '@deep';
const DEPTHS = [20, 200, 2000, 20_000];

const NUMBERS = [0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 999_999_999_999];
const TEXTS = [
  ...['', ' ', '\u0000', '0', '1', '-1', '1e3', 'NaN', 'null', 'true', 'undefined', '__proto__', 'constructor'],
  ...['toString', '{x}', '{x, plural, other {y}}', "'{", '%', '%E0%A4%A', '<img src=x onerror=alert(1)>', '../..'],
  ...[
    '\ud800',
    '\u2028',
    '\u2029',
    '\u0085',
    '\r',
    '\n',
    '\u202e',
    '\ufeff',
    '🂡',
    'ß',
    'İ',
    'e\u0301',
    '١٢',
    '−1',
    '½',
  ],
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  '',
  '0',
];

/** A value that hardly anything expects. */
function odd(chance: Chance): unknown {
  const ways: readonly (() => unknown)[] = [
    () => null,
    () => chance() < 0.5,
    () => pick(chance, NUMBERS),
    () => pick(chance, NUMBERS),
    () => pick(chance, TEXTS),
    () => pick(chance, TEXTS),
    () => (pick(chance, TEXTS) ?? '').repeat(below(chance, 3000)),
    () => [],
    () => ({}),
    () => [odd(chance)],
    () => ({ [pick(chance, KEYS) ?? '']: odd(chance) }),
    () => Array.from({ length: below(chance, 2000) }, () => null),
    () => `${DEEP}${pick(chance, DEPTHS)}`,
  ];
  return pick(chance, ways)?.();
}

const put = (bag: Bag, name: string, value: unknown): Bag =>
  Object.fromEntries([...Object.entries(bag), [name, value]]);

/** A bag with one of its keys called otherwise; the place of its value stays. */
const renamed = (bag: Bag, name: string, to: string): Bag =>
  Object.fromEntries(Object.entries(bag).map(([one, value]) => [one === name ? to : one, value]));

/** What may happen to a value as a whole. */
function struck(value: unknown, chance: Chance): unknown {
  const kind = below(chance, 8);
  if (kind === 0) return [value];
  if (kind === 1) return { value };
  if (kind === 2 && Array.isArray(value)) return Array.from({ length: 2 + below(chance, 60) }).flatMap(() => value);
  if (kind === 3 && isBag(value)) return put(value, pick(chance, KEYS) ?? '', odd(chance));
  if (kind === 4 && isBag(value))
    return renamed(value, pick(chance, Object.keys(value)) ?? '', pick(chance, KEYS) ?? '');
  if (kind === 5 && typeof value === 'number') return String(value);
  if (kind === 5 && typeof value === 'string') return Number(value) || value.toUpperCase();
  if (kind === 6 && typeof value === 'string') return `${value}${pick(chance, TEXTS)}`;
  if (kind === 6 && typeof value === 'number') return value * -1e6;
  return odd(chance);
}

/** A value with one thing in it struck, at any depth. */
function struckWithin(value: unknown, chance: Chance): unknown {
  if (chance() < 0.25) return struck(value, chance);
  if (Array.isArray(value) && value.length) return value.with(below(chance, value.length), within(value, chance));
  const name = isBag(value) ? pick(chance, Object.keys(value)) : undefined;
  if (!isBag(value) || name === undefined) return struck(value, chance);
  return Object.fromEntries(
    Object.entries(value).map(([one, item]) => [one, one === name ? struckWithin(item, chance) : item]),
  );
}

const within = (list: readonly unknown[], chance: Chance): unknown => struckWithin(pick(chance, list), chance);

const brackets = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** The JSON of a value, damaged in one to three places; it is still JSON. */
export function damagedJson(value: unknown, chance: Chance): string {
  let struckValue = value;
  for (let left = 1 + below(chance, 3); left > 0; left--)
    struckValue =
      isBag(struckValue) && chance() < 0.97 ? struckMember(struckValue, chance) : struck(struckValue, chance);
  const [open, close] = chance() < 0.5 ? ['[', ']'] : ['{"a":', '}'];
  return (JSON.stringify(struckValue) ?? 'null').replace(/"@deep(\d+)"/g, (_, depth: string) =>
    open === '['
      ? brackets(Number(depth), open, close)
      : `${open.repeat(Number(depth))}1${close.repeat(Number(depth))}`,
  );
}

/** An input stays one: what is struck is one of its members, or it gets one more. */
const struckMember = (bag: Bag, chance: Chance): unknown => {
  const name = pick(chance, Object.keys(bag));
  if (name === undefined || chance() < 0.1) return put(bag, pick(chance, KEYS) ?? '', odd(chance));
  return Object.fromEntries(
    Object.entries(bag).map(([one, item]) => [one, one === name ? struckWithin(item, chance) : item]),
  );
};

/** JSON that may be none any more: cut off, with signs lost or put in, twice. */
export function damagedText(json: string, chance: Chance): string {
  const at = below(chance, json.length);
  const kind = below(chance, 5);
  if (kind === 0) return json.slice(0, at);
  if (kind === 1) return json.slice(0, at) + json.slice(at + 1 + below(chance, 4));
  if (kind === 2)
    return `${json.slice(0, at)}${pick(chance, [...TEXTS, '[', ']', '{', '}', '"', ',', ':', '\\'])}${json.slice(at)}`;
  if (kind === 3) return `${json}${json}`;
  return `\ufeff${json}`;
}
