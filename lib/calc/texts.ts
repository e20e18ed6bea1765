import type { Speaker } from '@/lib/calc/say';
import type { Text } from '@/lib/calc/evaluation';

/** Whether an object is a text, and not something else that has a key. */
export const isText = (value: object): value is Text =>
  'key' in value &&
  typeof value.key === 'string' &&
  Object.keys(value).every((name) => name === 'key' || name === 'params');

/**
 * The same value with every text in words: each `{key, params}` becomes a sentence. Everything else stays as it is, so
 * that the command line can add words to an answer without knowing its shape.
 */
export function inWords(value: unknown, speaker: Speaker): unknown {
  if (Array.isArray(value)) return value.map((item) => inWords(item, speaker));
  if (value === null || typeof value !== 'object') return value;
  if (isText(value)) return speaker.has(value.key) ? speaker.say(value) : value.key;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inWords(item, speaker)]));
}
