import type * as z from 'zod';
import type { Calculator } from '@/lib/calc/calculator';
import { beforeDice } from '@/lib/calc/dice';
import type {
  Block,
  DiceView,
  DieFaces,
  Evaluation,
  Fact,
  NotApplied,
  OpenPoint,
  Refusal,
  Step,
  Taken,
  Wanted,
} from '@/lib/calc/evaluation';
import type { ShownModifiers } from '@/lib/calc/modifiers';
import type { Refused } from '@/lib/calc/refusal';
import type { GameId } from '@/lib/core/game-id';
import { ok, type Result } from '@/lib/core/result';

/** What a tool says of a finding: each part of its answer by a function, which `words.ts` exports under this name. */
export interface Words<Finding, Data> {
  readonly factsOf: (finding: Finding, data: Data) => readonly Fact[];
  readonly stepsOf: (finding: Finding, data: Data) => readonly Step[];
  readonly notAppliedOf?: (finding: Finding, data: Data) => readonly NotApplied[];
  readonly blocksOf: (finding: Finding, data: Data) => readonly Block[];
  readonly openOf?: (finding: Finding, data: Data) => readonly OpenPoint[];
}

/** The dice of a tool. What stood first before they were rolled is worked out from their names. */
export interface Dice<Input, Finding, Data> {
  readonly fields: readonly (keyof Input & string)[];
  /** what is picked once they have fallen, such as a way to take losses: it goes with them */
  readonly picks?: readonly (keyof Input & string)[];
  /** those that a case does not roll, as paths */
  readonly idle?: (finding: Finding, data: Data) => readonly string[];
  /** where each face leads, for a die that is rolled on something; `before`: the blocks of the case before its dice */
  readonly faces?: (finding: Finding, data: Data, before: readonly Block[]) => readonly (DieFaces | undefined)[];
}

/** A tool as its file says it: what is asked, what is refused, what is found, what is said of it. */
export interface Tool<Schema extends z.ZodType<object>, Data, Finding, Out> {
  /** "<game>/<tool>" */
  readonly id: `${GameId}/${string}`;
  /** ids of the charts that it reads */
  readonly tables?: readonly string[];
  /** the lists of modifiers and bars that its ledger shows */
  readonly modifiers?: readonly ShownModifiers[];
  readonly schema: Schema;
  /** what the rules forbid before anything is worked out */
  readonly refuse?: (input: z.output<Schema>, data: Data) => Refused | undefined;
  /** everything that the answer says, worked out once; a refusal that shows only on the way */
  readonly settle: (input: z.output<Schema>, data: Data) => Finding | Refused;
  readonly words: Words<Finding, Data>;
  /** the answer for programs */
  readonly answer: (finding: Finding, data: Data) => Out;
  /** what fields are taken for that the player left empty */
  readonly taken?: (finding: Finding, data: Data) => readonly Taken[];
  readonly dice?: Dice<z.output<Schema>, Finding, Data>;
}

/** The calculator of a tool. */
export function tool<Schema extends z.ZodType<object>, Data, Finding, Out>(
  spec: Tool<Schema, Data, Finding, Out>,
): Calculator<Schema, Data, Out> {
  const { id, tables = [], modifiers, schema, refuse, settle, words } = spec;
  type Input = z.output<Schema>;
  const find = (input: Input, data: Data): Finding | Refused => refuse?.(input, data) ?? settle(input, data);

  function evaluate(input: Input, data: Data, wanted?: Wanted): Result<Evaluation<Out>, Refusal> {
    const finding = find(input, data);
    if (isRefused(finding)) return finding;
    const blocks = words.blocksOf(finding, data);
    const taken = spec.taken?.(finding, data) ?? [];
    const idle = spec.dice?.idle?.(finding, data) ?? [];
    return ok({
      facts: words.factsOf(finding, data),
      steps: words.stepsOf(finding, data),
      notApplied: words.notAppliedOf?.(finding, data) ?? [],
      outcome: { blocks, data: spec.answer(finding, data) },
      open: words.openOf?.(finding, data) ?? [],
      ...(taken.length ? { taken } : {}),
      ...(idle.length ? { idleDice: idle } : {}),
      ...(spec.dice && wanted?.dice ? { dice: diceOf(spec.dice, input, finding, data, blocks) } : {}),
    });
  }

  function diceOf(
    { fields, picks, faces }: Dice<Input, Finding, Data>,
    input: Input,
    finding: Finding,
    data: Data,
    blocks: readonly Block[],
  ): DiceView {
    const before = beforeDice(input, fields, picks);
    const open = before && find(before, data);
    const unrolled = open === undefined ? blocks : isRefused(open) ? [] : words.blocksOf(open, data);
    return {
      first: before && unrolled[0],
      faces: (faces?.(finding, data, unrolled) ?? []).filter((one) => one !== undefined),
    };
  }

  const game = id.slice(0, id.indexOf('/')) as GameId;
  return { id, game, tables, ...(modifiers ? { modifiers } : {}), schema, evaluate };
}

const isRefused = (found: unknown): found is Refused =>
  typeof found === 'object' && found !== null && 'ok' in found && found.ok === false && 'error' in found;

/** The words of a tool that works in two ways, such as on a sheet and by hand, each with words of its own. */
export function wordsBy<One, Other, Data>(
  isOne: (finding: One | Other) => finding is One,
  one: Words<One, Data>,
  other: Words<Other, Data>,
): Words<One | Other, Data> {
  return {
    factsOf: (finding, data) => (isOne(finding) ? one.factsOf(finding, data) : other.factsOf(finding, data)),
    stepsOf: (finding, data) => (isOne(finding) ? one.stepsOf(finding, data) : other.stepsOf(finding, data)),
    notAppliedOf: (finding, data) =>
      (isOne(finding) ? one.notAppliedOf?.(finding, data) : other.notAppliedOf?.(finding, data)) ?? [],
    blocksOf: (finding, data) => (isOne(finding) ? one.blocksOf(finding, data) : other.blocksOf(finding, data)),
    openOf: (finding, data) => (isOne(finding) ? one.openOf?.(finding, data) : other.openOf?.(finding, data)) ?? [],
  };
}
