import type { Aside } from '@/components/storage/aside';

/** The file in which something set aside is handed out. */
export const asideFileName = ({ id }: Aside): string => `${id.replace(/[^a-z0-9-]+/gi, '-')}.json`;

/**
 * What was set aside, as it was: a text as it stands, anything else as JSON. What JSON has no word for is put into
 * words, so that everything can be written.
 */
export function asideText(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  const within: unknown[] = [];
  const plain = (value: unknown): unknown => {
    if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
    if (value === undefined) return '(undefined)';
    if (typeof value !== 'object' || value === null) return value;
    if (within.includes(value)) return '(again)';
    if (within.length >= DEEPEST) return '(too deep)';
    within.push(value);
    const written = inside(value, plain);
    within.pop();
    return written;
  };
  return JSON.stringify(plain(raw), null, 2);
}

/** Deeper than anything that Umpire stores, and not so deep that writing it would fail. */
const DEEPEST = 500;

function inside(value: object, plain: (value: unknown) => unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '(no date)' : value.toISOString();
  if (Array.isArray(value)) return Array.from(value as readonly unknown[], plain);
  if (value instanceof Map) return { map: [...(value as ReadonlyMap<unknown, unknown>)].map(plain) };
  if (value instanceof Set) return { set: [...(value as ReadonlySet<unknown>)].map(plain) };
  if (ArrayBuffer.isView(value))
    return { bytes: [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)] };
  // Made by entries, so that a key of the name of the prototype is written too.
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}
