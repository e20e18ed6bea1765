import { useEffect, useMemo, useState } from 'react';
import type { Layout } from '@/components/sheet/geometry';
import type { Look } from '@/components/desk/shelf';
import { sheetShelf } from '@/components/sheet/slots';
import { createMapControl, type MapControl } from '@/components/map/map-control';
import { store } from '@/components/storage/store';
import type { Sheet } from '@/lib/games/nach-paris/sheet/schema';

/** So small that the map control takes the scale at which the whole sheet is seen. */
const WHOLE = 0.001;

/** The view of a sheet, kept on the device; another frame shows the whole sheet again. */
export function useMap(
  id: number,
  layout: Layout,
  look: Look | undefined,
  { column, row, columns, rows }: Sheet['frame'],
): MapControl {
  const frame = `${column}${row} ${columns}x${rows}`;
  const [first] = useState(frame);
  const map = useMemo(() => {
    const whole = { x: layout.size.width / 2, y: layout.size.height / 2, scale: WHOLE };
    return createMapControl(layout.size, first === frame && look ? look : whole);
    // The layout is made anew with every change of the sheet; only its size matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [frame]);
  useEffect(() => map.onRest((view) => void store.save(sheetShelf.look(id), view)), [id, map]);
  return map;
}
