import { answerState } from '@/lib/calc/answer-state';
import type { Evaluation, OpenPoint, Refusal } from '@/lib/calc/evaluation';
import { isAsked, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import type { Result } from '@/lib/core/result';

/*
 * Points that the rulebook leaves open and that a case can be played in more ways than one: every reading with what the
 * tool makes of the case under it.
 */

type Input = Readonly<Record<string, unknown>>;
type Found = Result<Evaluation, Refusal>;

/** One reading of an open point. */
export interface Reading {
  readonly value: string | number;
  /** the reading that the case is played by */
  readonly chosen: boolean;
  /** the reading that Umpire follows unless a player says otherwise */
  readonly ruling: boolean;
  readonly found: Found;
}

/** What the readings come to in a case: the same, something beside the same answer, or another answer. */
export type ReadingEffect = 'nothing' | 'beside' | 'answer';

/** A field that chooses between the readings of a dispute, with what each makes of the case. */
export interface ReadPoint {
  readonly field: FormField;
  readonly dispute: string;
  readonly readings: readonly Reading[];
  readonly effect: ReadingEffect;
}

/**
 * The fields that choose between the readings of a case: those of its open points, and those that have been set to
 * another reading than Umpire's.
 */
export function readingFields(form: readonly FormField[], input: Input, found: Found): readonly FormField[] {
  const open: readonly OpenPoint[] = found.ok ? found.value.open : [];
  const points = new Set(open.flatMap(({ dispute }) => dispute ?? []));
  return form.filter(
    (field) =>
      field.info.reading !== undefined &&
      field.shape.kind === 'choice' &&
      isAsked(field, form, input) &&
      (points.has(field.info.reading) || valueOf(field, input) !== field.preset),
  );
}

const valueOf = ({ name, preset }: FormField, input: Input): unknown => input[name] ?? preset;

/** What each reading of a field makes of a case. `found` is the answer to the case, `ask` gives that to another. */
export function readPoint(field: FormField, input: Input, found: Found, ask: (input: Input) => Found): ReadPoint {
  const now = valueOf(field, input);
  const options = field.shape.kind === 'choice' ? field.shape.options : [];
  const readings = options.map((value): Reading => ({
    value,
    chosen: value === now,
    ruling: value === field.preset,
    found: value === now ? found : ask({ ...input, [field.name]: value }),
  }));
  return {
    field,
    dispute: field.info.reading ?? '',
    readings,
    effect: effectOf(readings.map((one) => one.found)),
  };
}

/** The readings of a case, all of them worked out. */
export const readingsOf = (
  form: readonly FormField[],
  input: Input,
  found: Found,
  ask: (input: Input) => Found,
): readonly ReadPoint[] => readingFields(form, input, found).map((field) => readPoint(field, input, found, ask));

/** What a player sees first of an answer: its verdict or its chances. */
const headOf = (found: Found): unknown =>
  found.ok ? found.value.outcome.blocks.find(({ kind }) => kind === 'verdict' || kind === 'odds') : found.error;

const wholeOf = (found: Found): unknown => (found.ok ? found.value.outcome.blocks : found.error);

function effectOf(all: readonly Found[]): ReadingEffect {
  const [first, ...others] = all;
  if (!first) return 'nothing';
  if (others.some((one) => !same(headOf(one), headOf(first)))) return 'answer';
  return others.some((one) => !same(wholeOf(one), wholeOf(first))) ? 'beside' : 'nothing';
}

/** Whether one of two answers forbids or refuses what the other does not. */
const isTurned = (one: Found, other: Found): boolean => (answerState(one) === 'no') !== (answerState(other) === 'no');

/**
 * What a case comes to by the first other reading that turns its answer: it forbids what this one allows, or the other
 * way round. Nobody may take such an answer for plain.
 */
export const turnedBy = (points: readonly ReadPoint[], found: Found): Found | undefined =>
  points.flatMap(({ readings }) => readings).find((one) => !one.chosen && isTurned(found, one.found))?.found;
