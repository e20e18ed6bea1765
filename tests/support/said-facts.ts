import { readyReader } from '@/lib/cli/fights';
import { saidFacts, waysIn } from '@/lib/cli/said-ways';
import { parseInput } from '@/lib/calc/calculator';
import type { SaidFact } from '@/lib/content/schemas';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { toolOf } from '@/lib/games/find';
import { readText, type ReadyReader } from '@/lib/typed/read-text';

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
/** Who attacks faces who defends (Grand Illusion 9.2.3.a): of one against one the space of either is both's. */
const FACING: Readonly<Record<string, string>> = {
  'board/german/space': 'board/allied/space',
  'board/allied/space': 'board/german/space',
};
const isOf = (path: string, field: string): boolean => `/${path.replace(/\/\d+(?=\/|$)/g, '')}`.endsWith(`/${field}`);

/** Who only passes through a hex comes into it and does not stand there: the form has him in another of its lists. */
const placed = (path: string, { field, value }: SaidFact): string =>
  field === 'moment' && value === 'passing' ? path.replace(/^\/(?:here|entering)\/\d+\//, '/units/') : path;

/** Of three ways of saying a fact the second is read; the others are known. */
const isRead = (way: number): boolean => way % 3 === 1;

/** What reads a game in a language and does not know the ways that are read. */
async function readerOf(game: GameId, lang: Language): Promise<ReadyReader> {
  const ready = await readyReader(game)(lang);
  if (!ready) throw new Error(`${game} reads no fights`);
  const known = saidFacts(game).map((fact): SaidFact => ({
    ...fact,
    ways: { ...fact.ways, [lang]: fact.ways[lang].filter((_, way) => !isRead(way)) },
  }));
  const bare: ReadyReader = { ...ready, ways: () => [] };
  const ways = waysIn(bare, known);
  return { ...bare, ways: () => ways };
}

/** Ways of saying a fact that nobody has told the reader, in turn behind their sentence and before it. */
export async function factsRead(game: GameId): Promise<readonly FactRead[]> {
  const done: FactRead[] = [];
  for (const lang of LANGUAGES) {
    const ready = await readerOf(game, lang);
    for (const fact of saidFacts(game)) {
      const { tool, field, value, base, ways, also } = fact;
      const calc = await toolOf(game, tool)?.calculator();
      if (!calc) throw new Error(`no tool ${tool} of ${game}`);
      const plain = readText(ready, base[lang]);
      // A tool that is named alone is left to the rules: what its sentence says besides the fact nobody can tell then.
      const input = plain?.tool === tool ? plain.input : undefined;
      const parsed = input && parseInput(calc, input);
      const before = new Map(parsed?.ok && !plain?.unknown.length ? flat(parsed.value) : []);
      for (const [at, way] of ways[lang].entries())
        if (isRead(at)) {
          const text = done.length % 2 === 0 ? `${base[lang]}, ${way}` : `${way}, ${base[lang]}`;
          const fight = readText(ready, text);
          const read = fight?.tool === tool && fight.faults.length === 0 ? parseInput(calc, fight.input) : undefined;
          const after: Flat = read?.ok ? flat(read.value) : [];
          const isSaid = after.some(([path, one]) => isOf(path, field) && String(one) === String(value));
          const isImplied = (path: string, one: unknown): boolean =>
            FOLLOWS.includes(path) ||
            (field.endsWith('reduced') && path.endsWith('/steps')) ||
            (isOf(path, FACING[field] ?? '') && String(one) === String(value));
          const isAlso = (path: string, one: unknown): boolean =>
            Object.entries(also).some(([name, said]) => isOf(path, name) && one === said);
          const isThere = (path: string, one: unknown): boolean =>
            [...before].some(([other, was]) => placed(other, fact) === placed(path, fact) && was === one);
          // What that list asks besides the form fills in by itself.
          const given = new Set(flat(fight?.input ?? {}).map(([path]) => path));
          const isPreset = (path: string): boolean => value === 'passing' && !given.has(path);
          const isNew = after.some(
            ([path, one]) =>
              !isThere(path, one) &&
              !isOf(path, field) &&
              !isImplied(path, one) &&
              !isAlso(path, one) &&
              !isPreset(path),
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
