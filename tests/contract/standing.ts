import type { Evaluation, NotApplied, Step } from '@/lib/calc/evaluation';
import type { ShownModifiers } from '@/lib/calc/modifiers';

/* How the modifiers of a list stand in an answer: each exactly once, in a step or in a line that says why not. */

export type Shown = ShownModifiers['list'][number];

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
  ({ id }: Shown, { parts }: ShownModifiers) =>
  (one: Step): boolean =>
    subject(one) === id && (parts === undefined || parts.includes(one.part ?? ''));

/** Whether a line says of a modifier of a list that it does not apply. */
export const isLineOf = (modifier: Shown) => {
  const own = lineIds(modifier);
  return (line: NotApplied): boolean => own.includes(subject(line));
};

/** Whether a line is about a part: one that names no parts is about all. */
const isAbout =
  (part: string) =>
  ({ parts }: NotApplied): boolean =>
    parts === undefined || parts.includes(part);

/** The units that come to a list that is weighed for each of them. */
export function unitsOf(shown: ShownModifiers, { steps, notApplied }: Evaluation): readonly string[] {
  const { list, aside } = shown;
  const seen =
    shown.with === undefined
      ? list.flatMap((modifier) => [
          ...steps.filter(isStepOf(modifier, shown)).flatMap(({ part }) => part ?? []),
          ...notApplied.filter(isLineOf(modifier)).flatMap(({ parts }) => parts ?? []),
        ])
      : steps.filter((one) => subject(one) === shown.with).flatMap(({ part }) => part ?? []);
  const set = notApplied.filter(({ id }) => id === aside).flatMap(({ parts }) => parts ?? []);
  return [...new Set(seen)].filter((unit) => !set.includes(unit));
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
  const all = shown.list.map((modifier) => ({
    modifier,
    steps: evaluation.steps.filter(isStepOf(modifier, shown)),
    lines: evaluation.notApplied.filter(isLineOf(modifier)),
    elsewhere: saidElsewhere(modifier, lists, evaluation),
  }));
  const steps = all.some((one) => one.steps.length > 0);
  const seen = steps || all.some((one) => one.lines.length > 0);
  const faults =
    shown.per === 'unit'
      ? unitsOf(shown, evaluation).flatMap((unit) =>
          all.flatMap((one) => {
            const own = {
              steps: one.steps.filter(({ part }) => part === unit),
              lines: one.lines.filter(isAbout(unit)),
            };
            return faultOf({ ...one, ...own }, ` for ${unit}`, 1, true);
          }),
        )
      : seen
        ? all.flatMap((one) => faultOf(one, '', shown.per ? Infinity : 1, steps || !shown.unused))
        : [];
  return { faults, steps, whole: seen && faults.length === 0 };
}

/** How one modifier stands in an answer, or for one unit of it. */
interface Standing {
  readonly modifier: Shown;
  readonly steps: readonly Step[];
  readonly lines: readonly NotApplied[];
  readonly elsewhere: boolean;
}

/** What is wrong with it, if anything: more steps than it may have, or none and no line though the list is used. */
function faultOf(
  { modifier: { id }, steps, lines, elsewhere }: Standing,
  whom: string,
  most: number,
  isUsed: boolean,
): readonly string[] {
  const named = steps.flatMap(({ part }) => part ?? []);
  if (steps.length > most || new Set(named).size < named.length) return [`${id}: ${steps.length} steps${whom}`];
  if (lines.length > 1) return [`${id}: ${lines.length} lines${whom}`];
  if (steps.length > 0 && lines.length > 0) return [`${id}: a step and a line${whom}`];
  const isMissing = steps.length === 0 && lines.length === 0 && !elsewhere;
  return isMissing && isUsed ? [`${id}: neither a step nor a line${whom}`] : [];
}
