import { readFileSync } from 'node:fs';
import { parseInput, run } from '@/lib/calc/calculator';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { gameOf, toolOf } from '@/lib/games/find';
import { PLAIN } from '@/lib/typed/plain';
import { tokensOf } from '@/lib/typed/tokens';
import { readFightIn } from '@/tests/support/read-fight';

/** A sentence with the case that a careful player would fill in from it (tests/typed/judged-<game>.json). */
export interface JudgedFight {
  readonly lang: Language;
  readonly half?: 'tune' | 'held';
  readonly text: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly unknown?: readonly string[];
  readonly fault?: true;
}

/** Whether each of some values has what is expected of one of them: units are told in any order. */
function pairs(values: readonly unknown[], expected: readonly unknown[]): boolean {
  const [first, ...rest] = expected;
  return (
    expected.length === 0 ||
    values.some(
      (one, i) =>
        has(one, first) &&
        pairs(
          values.filter((_, at) => at !== i),
          rest,
        ),
    )
  );
}

/** Whether a value has everything that is expected; lists are of the same length. */
function has(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(value) && value.length === expected.length && pairs(value, expected);
  if (typeof expected !== 'object' || expected === null) return String(value) === String(expected);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(expected).every(([name, one]) => has((value as Record<string, unknown>)[name], one));
}

/** Where units stand is for the form to say: the reader puts them somewhere. */
const ARRANGED = ['space', 'from', 'part'];

/** What a value has beside the expected one, by its path: a fact that nobody said. */
function surplus(value: unknown, expected: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null)
    return String(value) === String(expected) ? [] : [`${path} ${String(value)}`];
  if (Array.isArray(value) && Array.isArray(expected))
    return value.flatMap((one, i) => {
      const beside = expected.map((other) => surplus(one, other, `${path}/${i}`));
      return beside.reduce((least, all) => (all.length < least.length ? all : least), beside[0] ?? []);
    });
  return Object.entries(value).flatMap(([name, one]) =>
    ARRANGED.includes(name)
      ? []
      : surplus(one, (expected as Readonly<Record<string, unknown>> | undefined)?.[name], `${path}/${name}`),
  );
}

/** Words alone: whether the number before a word that nobody knows is named with it is all the same. */
const foldedOf = (text: string): readonly string[] =>
  tokensOf(text).flatMap(({ kind, folded }) => (kind === 'word' ? [folded] : []));

/** Why the reading of a sentence is wrong; undefined where it is right. */
async function misreading(game: GameId, { lang, text, tool, input, unknown = [], fault }: JudgedFight) {
  const manifest = gameOf(game);
  const data = await (await manifest.data()).loadData();
  const fight = await readFightIn(game, lang, text);
  if (!fight) return 'no fight';
  const calc = await toolOf(game, fight.tool)?.calculator();
  if (!calc) return `no tool ${fight.tool}`;
  const isRefused = fight.faults.length > 0 || !run(calc, fight.input, data).ok;
  const named = fight.unknown.flatMap(foldedOf);
  const wanted = unknown.flatMap(foldedOf);
  if (fault) return isRefused || named.length > 0 ? undefined : 'no fault';
  if (fight.tool !== tool) return `tool ${fight.tool}`;
  // A plain word says no fact: whether it is named is all the same.
  if (!wanted.every((word) => named.includes(word) || PLAIN.has(word)))
    return `unknown: ${named.join(' ')}, not ${wanted.join(' ')}`;
  if (!named.every((word) => wanted.includes(word))) return `unknown: ${named.join(' ')}`;
  const parsed = parseInput(calc, fight.input);
  if (fight.faults.length > 0 || !parsed.ok)
    return `fault: ${JSON.stringify(fight.faults)} ${JSON.stringify(fight.input)}`;
  if (!has(parsed.value, input)) return JSON.stringify(fight.input);
  // What nobody said is as in an empty form.
  const plain = parseInput(calc, input);
  const unsaid = surplus(parsed.value, plain.ok ? plain.value : input);
  return unsaid.length > 0 ? `not said: ${unsaid.join(', ')}` : undefined;
}

/** The sentences of a game, judged or as they are spoken at the table, with what is wrong with the reading of each. */
export async function judgedFights(game: GameId, set: 'judged' | 'spoken' = 'judged') {
  const rows = JSON.parse(readFileSync(`tests/typed/${set}-${game}.json`, 'utf8')) as readonly JudgedFight[];
  return Promise.all(rows.map(async (row) => ({ row, wrong: await misreading(game, row) })));
}
