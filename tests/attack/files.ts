import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { checkSaid } from '@/tests/attack/check-answer';
import { inTime } from '@/tests/attack/in-time';
import { hostileFiles, type HostileFile } from '@/tests/support/hostile/files';
import { importers } from '@/tests/support/hostile/importers';

/*
 * Files that a player, a mishap or an enemy may hand to an import: each is taken, or refused in words of every
 * language.
 */

const FILES = hostileFiles();

export const fileOf = (seed: number): HostileFile => {
  const file = FILES[seed % FILES.length];
  if (!file) throw new Error('there are no hostile files');
  return file;
};

/** A name that an object would swallow. */
const PROTO = /"(__|\\u005f_)proto__"\s*:/;
/** What says in English, whatever the language, that nobody put it into words. */
export const ENGLISH = /\bInvalid\b|\bexpected\b|\bUnrecognized\b|\bToo (small|big)\b/;

export function attempt(seed: number, seen: Seen): void {
  const { kind, text } = fileOf(seed);
  const outcome = inTime(() => importers[kind](text));
  count(seen, `${kind} ${outcome.ok ? 'taken' : 'refused'}`);
  holds(Object.keys(Object.prototype).length === 0, () => 'every object has got a property');
  if (outcome.ok) return holds(!PROTO.test(text), () => 'taken, though something in it is dropped');
  for (const [lang, said] of Object.entries(outcome.words)) {
    // A number too large for any program is read as endless, and shown as that.
    checkSaid(said, lang, /1e999|9{400}/.test(text) ? `${text} Infinity` : text);
    holds(lang === 'en' || !ENGLISH.test(said) || ENGLISH.test(text), () => `${lang}: ${said}`);
  }
}

export const prepare = (): Promise<Attack> => {
  const seen: Seen = new Map();
  return Promise.resolve({
    cases: oneByOne((seed) => attempt(seed, seen)),
    shown: (seed) => `${fileOf(seed).kind}: ${fileOf(seed).name}`,
    seen,
  });
};
