import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run, type Calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { formOf, type FormField, type Shape } from '@/lib/calc/form';
import type { GameId } from '@/lib/core/game-id';
import type { Result } from '@/lib/core/result';
import { RARE } from '@/tests/contract/answers';
import { READING_CASES } from '@/tests/contract/reading-cases';
import type { Case } from '@/tests/compare/cases';
import { inside } from '@/tests/support/inside';
import { CLAUSES as GRAND_ILLUSION } from '@/tests/games/grand-illusion/clauses/all';
import { CLAUSES as WHEN_EAGLES_FIGHT } from '@/tests/games/when-eagles-fight/clauses/all';
import type { Tool } from '@/tests/support/tools';

/*
 * The rules that a tool cites, gathered from what it answers: content/<game>/cited.json is written from them, and held
 * to them. What is asked are its worked examples, the cases that the contract names, random inputs, and the witnesses:
 * for each rule that these may miss, the least input that was ever found to cite it.
 */

const ruleOf = (value: unknown): readonly string[] =>
  value !== null && typeof value === 'object' && 'rule' in value && typeof value.rule === 'string' ? [value.rule] : [];

/**
 * Every rule that an answer names to its reader: in facts, steps, what does not apply, open points, blocks, a refusal.
 */
function rulesIn(answer: Result<Evaluation, Refusal>): readonly string[] {
  if (!answer.ok) return ruleOf(answer.error);
  const { facts, steps, notApplied, open, outcome } = answer.value;
  return [...inside([facts, steps, notApplied, open, outcome.blocks])].flatMap(ruleOf);
}

/** The rules that a tool cites in its answers to an input, with its game's cards as they ship and filled in. */
export const rulesCited = ({ calc, data, filled }: Tool, input: unknown): readonly string[] =>
  [...new Set([data, filled])].flatMap((given) => rulesIn(run(calc, input, given)));

/** The rules that the fields of a form stand for, those of the units in its lists included. */
const rulesOfForm = (form: readonly FormField[]): readonly string[] =>
  form.flatMap(({ info, shape }) => [...(info.rule ? [info.rule] : []), ...rulesInShape(shape)]);

function rulesInShape(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'list':
      return rulesInShape(shape.item);
    case 'record':
      return rulesInShape(shape.value);
    case 'group':
      return rulesOfForm(shape.fields);
    default:
      return [];
  }
}

export const rulesOfFields = ({ schema }: Calculator): readonly string[] => rulesOfForm(formOf(schema));

interface Asking {
  readonly input: unknown;
}

/** The clauses of the rulebooks as cases, of the games that have them row by row. */
const CLAUSES: Readonly<Partial<Record<GameId, readonly (readonly [tool: string, rows: readonly Asking[]])[]>>> = {
  'grand-illusion': GRAND_ILLUSION,
  'when-eagles-fight': WHEN_EAGLES_FIGHT,
};

/**
 * What is asked of a tool: of all cases its own, what the contract adds to them, the clauses of its game and the cases
 * of its readings.
 */
export function inputsOf({ id, game }: Calculator, asked: readonly Case[]): readonly unknown[] {
  const own = new Set(asked.flatMap((one) => (one.id === id && one.query === undefined ? [one.input] : [])));
  const rare = RARE[id];
  const readings = Object.entries(READING_CASES).flatMap(([of, inputs]) => (of.startsWith(`${id} `) ? inputs : []));
  const clauses = (CLAUSES[game] ?? []).flatMap(([tool, rows]) =>
    id === `${game}/${tool}` ? rows.map(({ input }) => input) : [],
  );
  return [...clauses, ...own, ...(rare ? [...own].map((input) => Object.assign({}, input, rare)) : []), ...readings];
}

/** An input of a tool that cites what no example does. */
export interface Witness {
  readonly tool: string;
  readonly input: unknown;
}

const pathOf = (game: GameId): string => fileURLToPath(new URL(`../fixtures/cited/${game}.jsonl`, import.meta.url));

export function readWitnesses(game: GameId): readonly Witness[] {
  if (!existsSync(pathOf(game))) return [];
  const lines = readFileSync(pathOf(game), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Witness);
}

export function writeWitnesses(game: GameId, all: readonly Witness[]): void {
  writeFileSync(pathOf(game), all.map(({ tool, input }) => `${JSON.stringify({ tool, input })}\n`).join(''));
}
