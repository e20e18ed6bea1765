import { readFileSync } from 'node:fs';
import { parseInput } from '@/lib/calc/calculator';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { toolOf } from '@/lib/games/find';
import { readFightIn } from '@/tests/support/read-fight';

/** One fact of a form, with the ways in which players say it beside a sentence that says nothing of it. */
interface SaidFact {
  readonly tool: string;
  /** its place in the form, without the positions in lists: "defenders/reduced" */
  readonly field: string;
  readonly value: string | number | boolean;
  readonly base: Readonly<Record<Language, string>>;
  readonly ways: Readonly<Record<Language, readonly string[]>>;
  /** what some of the ways say besides, by its place in the form: "the siege gun is in LLC" names its kind too */
  readonly also?: Readonly<Record<string, string | number | boolean>>;
}

/** How a way of saying a fact is read beside its sentence. */
export interface FactRead {
  readonly text: string;
  readonly lang: Language;
  readonly fact: string;
  /** `false`: another fact is filled in that nobody said, or one of the sentence is lost */
  readonly as: 'right' | 'unread' | 'false';
}

type Flat = readonly (readonly [path: string, value: unknown])[];
const flat = (value: unknown, path = ''): Flat =>
  value === null || typeof value !== 'object'
    ? [[path, value]]
    : Object.entries(value).flatMap(([name, one]) => flat(one, `${path}/${name}`));

/** What a form works out of a fact by itself: where the odds are said it does not ask for units. */
const FOLLOWS = ['/strength', '/target'];
const isOf = (path: string, field: string): boolean => `/${path.replace(/\/\d+(?=\/|$)/g, '')}`.endsWith(`/${field}`);

/** Who only passes through a hex comes into it and does not stand there: the form has him in another of its lists. */
const placed = (path: string, { field, value }: SaidFact): string =>
  field === 'moment' && value === 'passing' ? path.replace(/^\/(?:here|entering)\/\d+\//, '/units/') : path;

/** Every way of saying a fact behind its sentence and before it, and how each is read. */
export async function saidFacts(game: GameId): Promise<readonly FactRead[]> {
  const lines = readFileSync(`tests/typed/facts-${game}.jsonl`, 'utf8').trim().split('\n');
  const done: FactRead[] = [];
  for (const fact of lines.map((line) => JSON.parse(line) as SaidFact)) {
    const { tool, field, value, base, ways, also = {} } = fact;
    const calc = await toolOf(game, tool)?.calculator();
    if (!calc) throw new Error(`no tool ${tool} of ${game}`);
    for (const lang of LANGUAGES) {
      const plain = await readFightIn(game, lang, base[lang]);
      // A tool that is named alone is left to the rules: what its sentence says besides the fact nobody can tell then.
      const input = plain?.tool === tool ? plain.input : undefined;
      const parsed = input && parseInput(calc, input);
      const before = new Map(parsed?.ok && !plain?.unknown.length ? flat(parsed.value) : []);
      for (const way of ways[lang])
        for (const text of [`${base[lang]}, ${way}`, `${way}, ${base[lang]}`]) {
          const fight = await readFightIn(game, lang, text);
          const read = fight?.tool === tool && fight.faults.length === 0 ? parseInput(calc, fight.input) : undefined;
          const after: Flat = read?.ok ? flat(read.value) : [];
          const isSaid = after.some(([path, one]) => isOf(path, field) && String(one) === String(value));
          const isImplied = (path: string): boolean =>
            FOLLOWS.includes(path) || (field.endsWith('reduced') && path.endsWith('/steps'));
          const isAlso = (path: string, one: unknown): boolean =>
            Object.entries(also).some(([name, said]) => isOf(path, name) && one === said);
          const isThere = (path: string, one: unknown): boolean =>
            [...before].some(([other, was]) => placed(other, fact) === placed(path, fact) && was === one);
          // What that list asks besides the form fills in by itself.
          const given = new Set(flat(fight?.input ?? {}).map(([path]) => path));
          const isPreset = (path: string): boolean => value === 'passing' && !given.has(path);
          const isNew = after.some(
            ([path, one]) =>
              !isThere(path, one) && !isOf(path, field) && !isImplied(path) && !isAlso(path, one) && !isPreset(path),
          );
          const isLost = [...before.keys()].some(
            (path) =>
              input?.[path.split('/')[1] ?? ''] !== undefined &&
              !after.some(([other]) => placed(other, fact) === placed(path, fact)),
          );
          const isFalse = before.size > 0 && read?.ok === true && (isNew || isLost);
          const isRight = isSaid && fight?.unknown.length === 0 && !isFalse;
          done.push({ text, lang, fact: `${tool}.${field}`, as: isFalse ? 'false' : isRight ? 'right' : 'unread' });
        }
    }
  }
  return done;
}
