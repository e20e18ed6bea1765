import { useCallback, useMemo, useRef } from 'react';
import { valid, type Slot } from '@/components/storage/slot';
import { useStored } from '@/components/storage/use-stored';
import { useTurnInPlay } from '@/components/storage/use-turn-in-play';
import { leaveAddress } from '@/components/desk/address';
import { NO_TRAIL, stepLengthened, stepped, walkTrail, type Trail } from '@/components/desk/trail';
import type { SheetKit, SheetState } from '@/components/sheet/kit';
import { typedPlace } from '@/components/sheet/typing';
import { same } from '@/lib/calc/same';
import { editsOf, type Edit, type SheetEdits } from '@/lib/sheet/edits';
import type { AnySheet, Ground } from '@/lib/sheet/sheet';

function viewOf(kit: SheetKit, sheet: AnySheet): Ground {
  const opened = kit.open(sheet);
  if (!opened.ok)
    throw new Error(`an edit made a sheet that does not open: ${opened.error.field ?? ''} ${opened.error.text.key}`);
  return opened.value;
}

/** An empty sheet in the turn that is being played. */
const emptyIn = ({ empty, setTurn }: SheetEdits<AnySheet>, turn: number | undefined): AnySheet =>
  turn === undefined ? empty : setTurn(turn)(empty);

/** Where a device keeps a sheet and its steps. */
export interface SheetSlots {
  readonly sheet: Slot<AnySheet>;
  readonly trail: Slot<Trail>;
}

/** The sheet of a slot: every change is kept and can be undone. */
export function useSheet(kit: SheetKit, slots: SheetSlots): SheetState {
  const { ready, value, change } = useStored(slots.sheet);
  const steps = useStored(slots.trail);
  const trail = steps.value ?? NO_TRAIL;
  const edits = editsOf(kit.kind);
  const checklist = useTurnInPlay(kit.kind.game);
  const playing = checklist.turn !== undefined && checklist.turn <= kit.lastTurn ? checklist.turn : undefined;
  const sheet = value ?? emptyIn(edits, playing);
  const view = useMemo(() => viewOf(kit, sheet), [kit, sheet]);
  /** the text that was typed in last */
  const typing = useRef<string>(undefined);
  const put = (next: AnySheet, trailOf: (before: Trail) => Trail) => {
    steps.change((before = NO_TRAIL) => trailOf(before));
    change(() => next);
    leaveAddress();
  };
  const apply = (edit: Edit) => {
    const next = edit(sheet);
    if (same(next, sheet)) return;
    const place = typedPlace(sheet, next);
    // The letters of one text are one step back.
    const isNextLetter = place !== undefined && place === typing.current;
    put(next, (before) => (isNextLetter ? stepLengthened : stepped)(before, sheet, next));
    typing.current = place;
  };
  const go = (way: 'undo' | 'redo') => {
    typing.current = undefined;
    const walked = walkTrail(trail, sheet, way);
    if (!walked) return;
    const to = valid(slots.sheet, walked.to);
    // Steps that lead to no sheet, since another page has changed it meanwhile, are none.
    if (to) put(to, () => walked.trail);
    else steps.change(() => NO_TRAIL);
  };
  const opened = useCallback(
    (one: AnySheet) => {
      const found = kit.open(one);
      return found.ok ? found.value : undefined;
    },
    [kit],
  );
  return {
    ready: ready && steps.ready && checklist.ready,
    sheet,
    view,
    edits,
    playing,
    opened,
    canUndo: trail.back.length > 0,
    canRedo: trail.forth.length > 0,
    apply,
    undo: () => go('undo'),
    redo: () => go('redo'),
  };
}
