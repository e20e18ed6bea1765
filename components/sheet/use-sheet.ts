import { useCallback, useMemo, useRef, useState } from 'react';
import { begin, walk, type History, type HistoryStep } from '@/components/storage/history';
import type { Slot } from '@/components/storage/slot';
import { useStored } from '@/components/storage/use-stored';
import { leaveAddress } from '@/components/desk/address';
import type { Kept } from '@/components/desk/steps';
import { typedPlace } from '@/components/sheet/typing';
import type { SheetIn, SheetKit, SheetTypes } from '@/components/sheet/kit';
import { editsOf, type Edit, type SheetEdits } from '@/lib/sheet/edits';
import type { AnySheet, Ground } from '@/lib/sheet/sheet';

/** A sheet on the table, with the ways back and forth as long as the page is open. */
export interface SheetState<G extends SheetTypes = SheetTypes> extends Kept {
  readonly sheet: SheetIn<G>;
  readonly view: G['view'];
  readonly edits: SheetEdits<SheetIn<G>>;
  apply(edit: Edit<SheetIn<G>>): void;
  /** how a sheet would be that an edit makes; undefined for one that does not open */
  opened(sheet: SheetIn<G>): G['view'] | undefined;
}

function viewOf(kit: SheetKit, sheet: AnySheet): Ground {
  const opened = kit.open(sheet);
  if (!opened.ok)
    throw new Error(`an edit made a sheet that does not open: ${opened.error.field ?? ''} ${opened.error.text.key}`);
  return opened.value;
}

type Walked = Pick<History<AnySheet>, 'past' | 'future'>;

/** The sheet of a slot: every change is kept and can be undone. */
export function useSheet(kit: SheetKit, slot: Slot<AnySheet>): SheetState {
  const { ready, value, change } = useStored(slot);
  const edits = editsOf(kit.kind);
  const sheet = value ?? edits.empty;
  const [steps, setSteps] = useState<Walked>(begin(sheet));
  const view = useMemo(() => viewOf(kit, sheet), [kit, sheet]);
  /** the text that was typed in last */
  const typing = useRef<string>(undefined);
  const step = useCallback(
    (one: HistoryStep<AnySheet>) => {
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
  const opened = useCallback(
    (one: AnySheet) => {
      const found = kit.open(one);
      return found.ok ? found.value : undefined;
    },
    [kit],
  );
  return {
    ready,
    sheet,
    view,
    edits,
    opened,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    apply,
    undo: () => go('undo'),
    redo: () => go('redo'),
  };
}
