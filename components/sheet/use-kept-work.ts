import { useEffect, useRef } from 'react';
import type { Work } from '@/components/desk/shelf';
import type { Left } from '@/components/desk/use-modes';
import type { Mode, SheetKit } from '@/components/sheet/kit';
import { modesOf } from '@/components/sheet/modes';
import { store } from '@/components/storage/store';
import { same } from '@/lib/calc/same';

/** Keeps on the device what is being done at a sheet, so that it stands there as it was left. */
export function useKeptWork({ shelf }: Pick<SheetKit, 'shelf'>, id: number, before: Work | undefined, now: Work): void {
  const kept = useRef(before);
  useEffect(() => {
    if (same(kept.current, now)) return;
    kept.current = now;
    void store.save(shelf.work(id), now);
  });
}

/** The mode that a sheet was left in, while the game has it. */
export function modeLeft(kit: SheetKit, work: Work | undefined): Left<Mode> {
  const mode = modesOf(kit).find((one) => one === work?.mode);
  return mode ? { mode, drawer: work?.drawer ?? false } : { mode: 'look', drawer: false };
}
