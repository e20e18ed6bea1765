import type { ResultKind } from '@/lib/tables/card';

/**
 * A key for entering a result by thumb: an automatic loss, a sign, a digit, no effect, the next side, one step back.
 */
export type ResultKey = '•' | '+' | '−' | '—' | '/' | 'back' | `${number}`;

const DIGITS = 2;

/**
 * The text of a result after a key. Keys act on the side that stands last: a loss is added until there are as many as
 * the card allows, then none; a sign takes the place of the sign; no effect takes the place of the whole side.
 */
export function pressKey(kind: ResultKind, text: string, key: ResultKey): string {
  const sides = text.split('/').map((side) => side.trim());
  const last = sides.at(-1) ?? '';
  const before = sides.slice(0, -1);
  const put = (side: string): string => [...before, side].join(' / ').replace(/^ \//u, '/');
  if (key === '/')
    return kind.kind === 'tests' && sides.length < kind.sides && last !== '' ? `${text.trim()} / ` : text;
  if (key === 'back') return last === '' && before.length ? before.join(' / ') : put(last.slice(0, -1).trim());
  if (key === '—') return put('—');
  const [, marks = '', sign = '', digits = ''] = /^([•*·.\s]*)([+\-−–]?)\s?(\d*)/u.exec(last.replace('—', '')) ?? [];
  const losses = marks.replace(/\s/gu, '').length;
  const side = (count: number, rest: string): string => put(['•'.repeat(count), rest].filter(Boolean).join(' '));
  if (key === '•') return kind.kind === 'tests' ? side(losses < kind.mostLosses ? losses + 1 : 0, sign + digits) : text;
  if (key === '+' || key === '−') return side(losses, key + digits);
  return side(losses, sign + (digits.length < DIGITS ? digits : '') + key);
}
