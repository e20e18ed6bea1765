import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { drafts } from '@/components/storage/drafts';
import { store } from '@/components/storage/store';
import { encodeInput } from '@/lib/calc/address';
import { checkInput, type Input } from '@/lib/calc/check';
import type { Refusal } from '@/lib/calc/evaluation';
import { changeOf, type FormField } from '@/lib/calc/form';
import { withoutDefaults } from '@/lib/calc/plain';
import { same } from '@/lib/calc/same';
import { settled, type Answer, type Settled } from '@/components/calculator/case';
import { caseSlot } from '@/components/calculator/case-slot';
import { keepUnfinished, unfinishedOf, type Entered } from '@/components/calculator/unfinished';
import { following, keptChange } from '@/components/calculator/kept';
import type { Start } from '@/components/calculator/start';
import type { Tool } from '@/components/calculator/tool';
import { useCounts } from '@/components/calculator/use-counts';

/** What a whole case was replaced by. */
export type Replaced = 'reset' | 'preset' | 'board' | 'next';

/** What is said above the form until the next change. */
export type Note =
  | { readonly kind: 'damaged'; readonly refusal: Refusal }
  | { readonly kind: 'dropped'; readonly names: readonly string[] }
  /** the whole case was replaced, by an example or by the defaults; the input before can be had back */
  | { readonly kind: 'replaced'; readonly by: Replaced; readonly before: Input };

/** A case on the screen: the input, the answer to it, and the ways to change it. */
export interface Case {
  readonly input: Input;
  readonly answer: Answer;
  /** the last answer that was no refusal */
  readonly good: Answer | undefined;
  /** the address's query for this case: that of the last valid input while the present one is refused by the schema */
  readonly query: string;
  readonly note: Note | undefined;
  /** the counts of this device, with which a case begins anew */
  counts(): Input;
  /** changes one field, and those that it replaces; undefined takes it away */
  set(name: string, value: unknown): void;
  setMany(values: Input): void;
  /** goes on to the next case; the one before can be had back */
  next(values: Input): void;
  replace(input: unknown, by: Replaced): void;
  undo(): void;
  dismiss(): void;
}

/** A case as the screen has it. */
export interface State extends Entered {
  readonly answer: Answer;
  readonly good: Answer | undefined;
  readonly note: Note | undefined;
}

function firstNote({ damaged, dropped }: Start): Note | undefined {
  if (damaged) return { kind: 'damaged', refusal: damaged };
  return dropped.length ? { kind: 'dropped', names: dropped } : undefined;
}

/** The state after an input: only what the schema accepts goes into the address and the storage. */
export function settle(tool: Tool, wanted: Input, before: State | undefined, note: Note | undefined): State {
  const found = settled(tool, wanted);
  const { input, answer } = found;
  const valid = found.accepted && hiddenHolds(tool, found, before);
  return {
    input,
    valid,
    answer,
    good: answer.result.ok ? answer : before?.good,
    query: valid || !before ? encodeInput(tool.form, input) : before.query,
    note,
  };
}

/**
 * Whether the schema accepts what is out of sight, where it accepts the rest. It is asked only of values that are new
 * and no defaults: those of a valid case were accepted when they were in sight.
 */
function hiddenHolds({ calc, form }: Tool, { input, shown }: Settled, before: State | undefined): boolean {
  const hidden = form.filter((field) => {
    const [all, seen] = [input, shown].map(({ [field.name]: value }) => value);
    return (
      !same(all, seen) &&
      !same(withoutDefaults([field], { [field.name]: all }), withoutDefaults([field], { [field.name]: seen }))
    );
  });
  const isOld = ({ name }: FormField): boolean => before?.valid === true && Object.is(before.input[name], input[name]);
  return hidden.every(isOld) || checkInput(calc, input).ok;
}

/** The first state: that of the start, with what was half entered when the page was left from there. */
function begun(tool: Tool, start: Start): State {
  const state = settle(tool, start.input, undefined, firstNote(start));
  const unfinished = unfinishedOf(drafts, tool, state.query);
  return unfinished ? settle(tool, unfinished, state, state.note) : state;
}

/**
 * The case of a tool from its start on. Every change is evaluated at once and kept as the tool's last input; a change
 * of the charts that the tool reads is evaluated too. Counts that go on from case to case are kept for the whole game,
 * and followed when another page changes them.
 */
export function useCase(tool: Tool, start: Start): Case {
  const [state, setState] = useState(() => begun(tool, start));
  const latest = useRef(state);
  const slot = useMemo(() => caseSlot(tool.game, tool.name), [tool.game, tool.name]);

  const show = useCallback(
    (input: Input, note?: Note): State => {
      const next = settle(tool, input, latest.current, note);
      latest.current = next;
      setState(next);
      return next;
    },
    [tool],
  );
  /** Shows an input of the player's; stores it if the schema accepts it, and says so. */
  const put = (input: Input, note?: Note): boolean => {
    const next = show(input, note);
    if (next.valid) void store.save(slot, next.input);
    keepUnfinished(drafts, tool, next);
    return next.valid;
  };

  const evaluated = useRef(tool);
  useEffect(() => {
    if (evaluated.current === tool) return;
    evaluated.current = tool;
    show(latest.current.input, latest.current.note);
  }, [tool, show]);

  const follow = useCallback(
    (before: Input, now: Input) => {
      const { input, note } = latest.current;
      const next = following(input, before, now);
      if (next !== input) show(next, note);
    },
    [show],
  );
  const counts = useCounts(tool, start.counts, follow);

  const change = (after: Input, note?: Note) => {
    const before = latest.current.input;
    const valid = put(after, note);
    const changed = keptChange(tool.form, before, latest.current.input);
    if (valid && changed) counts.keep(changed);
  };
  const edit = (values: Input, note?: Note) =>
    change({ ...latest.current.input, ...changeOf(tool.form, values) }, note);

  return {
    ...state,
    counts: counts.now,
    set: (name, value) => edit({ [name]: value }),
    setMany: (values) => edit(values),
    next: (values) => edit(values, { kind: 'replaced', by: 'next', before: latest.current.input }),
    replace(input, by) {
      const checked = checkInput(tool.calc, input);
      if (checked.ok) put(checked.value, { kind: 'replaced', by, before: latest.current.input });
    },
    undo() {
      const { note } = latest.current;
      // Counts that the next case has changed go back with it; others are not part of what was replaced.
      if (note?.kind === 'replaced') (note.by === 'next' ? change : put)(note.before);
    },
    dismiss: () => setState((now) => (latest.current = { ...now, note: undefined })),
  };
}
