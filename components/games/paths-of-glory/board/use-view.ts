import { useEffect, useState } from 'react';
import { TOOLS_HEIGHT } from '@/components/desk/map-tools';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { WEST } from '@/components/games/paths-of-glory/board/map/regions';
import { lookSlot, type Look } from '@/components/games/paths-of-glory/board/slots';
import { createMapControl, type MapControl } from '@/components/map/map-control';
import { store } from '@/components/storage/store';

/** Nothing is shown closer than this when the map goes to it by itself. */
const CLOSEST = 1.15;

/** Goes where all of these spaces are seen. */
export type Show = (spaces: readonly string[], onlyIfHidden?: boolean) => void;

/** The view of the map, as it was left on this device. */
export function useView({ chart, look }: BoardKit): { readonly view: MapControl; readonly show: Show } {
  const [view] = useState(() => createMapControl(chart.size, look ?? WEST));
  return {
    view,
    show: (spaces, onlyIfHidden = false) =>
      view.show(
        spaces.flatMap((id) => chart.at.get(id) ?? []),
        { closest: CLOSEST, strip: TOOLS_HEIGHT, onlyIfHidden },
      ),
  };
}

/** Keeps on the device where the map comes to rest, and at once what is done there: both stand in one slot. */
export function useKeptLook(view: MapControl, { mode, drawer, focus }: Pick<Look, 'mode' | 'drawer' | 'focus'>): void {
  useEffect(() => {
    const save = () => void store.save(lookSlot, { ...view.get(), mode, drawer, focus });
    save();
    return view.onRest(save);
  }, [view, mode, drawer, focus]);
}
