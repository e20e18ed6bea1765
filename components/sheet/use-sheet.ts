import { useCallback, useMemo, useRef, useState } from 'react';
import { begin, walk, type History, type HistoryStep } from '@/components/storage/history';
import type { Slot } from '@/components/storage/store';
import { useStored } from '@/components/storage/use-stored';
import { EMPTY_SHEET, type Edit } from '@/components/sheet/edits';
import { leaveAddress } from '@/components/desk/address';
import type { Kept } from '@/components/desk/steps';
import { typedPlace } from '@/components/sheet/typing';
import { openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import type { Sheet } from '@/lib/games/nach-paris/sheet/schema';

/** A sheet on the table, with the ways back and forth as long as the page is open. */
export interface SheetState extends Kept {
  readonly sheet: Sheet;
  readonly view: SheetView;
  apply(edit: Edit): void;
}

function viewOf(sheet: Sheet): SheetView {
  const opened = openSheet(sheet);
  if (!opened.ok)
    throw new Error(`an edit made a sheet that does not open: ${opened.error.field ?? ''} ${opened.error.text.key}`);
  return opened.value;
}

type Walked = Pick<History<Sheet>, 'past' | 'future'>;

/** The sheet of a slot: every change is kept and can be undone. */
export function useSheet(slot: Slot<Sheet>): SheetState {
  const { ready, value, problem, change } = useStored(slot);
  const sheet = value ?? EMPTY_SHEET;
  const [steps, setSteps] = useState<Walked>(begin(sheet));
  const view = useMemo(() => viewOf(sheet), [sheet]);
  /** the text that was typed in last */
  const typing = useRef<string>(undefined);
  const step = useCallback(
    (one: HistoryStep<Sheet>) => {
      const next = walk({ ...steps, now: sheet }, one);
      if (next.now === sheet) return;
      setSteps({ past: next.past, future: next.future });
      change(() => next.now);
      leaveAddress();
    },
    [steps, sheet, change],
  );
  const apply = (edit: Edit) => {
    const next = edit(sheet);
    const place = typedPlace(sheet, next);
    // The letters of one text are one step back.
    if (place !== undefined && place === typing.current) change(() => next);
    else step({ kind: 'put', value: next });
    typing.current = place;
  };
  const go = (kind: 'undo' | 'redo') => {
    typing.current = undefined;
    step({ kind });
  };
  return {
    ready,
    sheet,
    view,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    problem,
    apply,
    undo: () => go('undo'),
    redo: () => go('redo'),
  };
}
