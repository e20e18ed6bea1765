import type { Evaluation, NotApplied, Step } from '@/lib/calc/evaluation';
import type { ShownModifiers } from '@/lib/calc/modifiers';

/* How the modifiers of a list stand in an answer: each exactly once, in a step or in a line that says why not. */

export type Shown = ShownModifiers['list'][number];

/** How one modifier stands in an answer. */
interface Standing {
  readonly modifier: Shown;
  readonly steps: number;
  /** lines that are its own; `some` where they name the units that they hold for, and others may have the step */
  readonly lines: number;
  readonly some: boolean;
}

const asList = (prefix: string | readonly string[] = ''): readonly string[] =>
  typeof prefix === 'string' ? [prefix] : prefix;

/** The conditions of a modifier that have a reason of their own. */
const needsOf = ({ needs = [] }: Shown) => needs.filter((need) => typeof need !== 'function');

/** The ids that the line of a modifier may have: its own, or that of a condition. */
const lineIds = (modifier: Shown): readonly string[] => [
  modifier.id,
  ...needsOf(modifier).flatMap(({ line }) => line ?? []),
];

/** What a step or a line is of. */
const subject = ({ id, of = id }: Step | NotApplied): string => of;

/** Whether a step shows a modifier of a list. */
export const isStepOf =
  ({ id }: Shown, { steps }: ShownModifiers) =>
  (one: Step): boolean =>
    asList(steps).some((prefix) => subject(one) === prefix + id);

/** Whether a line says of a modifier of a list that it does not apply. */
export const isLineOf = (modifier: Shown, { lines: prefix = '' }: ShownModifiers) => {
  const own = lineIds(modifier).map((id) => prefix + id);
  return (line: NotApplied): boolean => own.includes(subject(line));
};

function standingOf(modifier: Shown, shown: ShownModifiers, { steps, notApplied }: Evaluation): Standing {
  const { per, aside } = shown;
  const lines = notApplied.filter(isLineOf(modifier, shown));
  return {
    modifier,
    steps: steps.filter(isStepOf(modifier, shown)).length,
    lines: lines.length,
    some:
      per === 'unit' &&
      (lines.every(({ text }) => text.params?.names !== undefined) || notApplied.some(({ id }) => id === aside)),
  };
}

/** Where the line of another modifier of the tool, which does not apply either, says it for this one. */
const saidElsewhere = (modifier: Shown, lists: readonly ShownModifiers[], { notApplied }: Evaluation): boolean => {
  const others = new Set(needsOf(modifier).flatMap(({ saidBy }) => saidBy ?? []));
  const own = lists.flatMap(({ list }) => list).flatMap((one) => (others.has(one.id) ? lineIds(one) : []));
  return notApplied.some(({ id }) => own.includes(id));
};

/** What is wrong with how a list stands in an answer; `steps` and `whole` say what of it was seen. */
export function faultsOf(
  shown: ShownModifiers,
  lists: readonly ShownModifiers[],
  evaluation: Evaluation,
): { readonly faults: readonly string[]; readonly steps: boolean; readonly whole: boolean } {
  const all = shown.list.map((modifier) => standingOf(modifier, shown, evaluation));
  const steps = all.some((one) => one.steps > 0);
  const lines = all.some((one) => one.lines > 0);
  if (!steps && !lines) return { faults: [], steps, whole: false };
  const most = shown.per ? Infinity : asList(shown.steps).length;
  const faults = all.flatMap((one): readonly string[] => {
    const { modifier, some } = one;
    if (one.steps > most) return [`${modifier.id}: ${one.steps} steps`];
    if (one.lines > 1 && shown.per !== 'unit') return [`${modifier.id}: ${one.lines} lines`];
    if (one.steps > 0 && one.lines > 0 && !some) return [`${modifier.id}: a step and a line`];
    const missing = one.steps === 0 && one.lines === 0 && !saidElsewhere(modifier, lists, evaluation);
    return missing && (steps || !shown.unused) ? [`${modifier.id}: neither a step nor a line`] : [];
  });
  return { faults, steps, whole: faults.length === 0 };
}
