import { useEffect, useMemo, useState } from 'react';
import type { Layout } from '@/lib/board/hex/plane';
import type { Look, Shelf } from '@/components/desk/shelf';
import { createMapControl, type MapControl } from '@/components/map/map-control';
import { store } from '@/components/storage/store';
import type { Frame } from '@/lib/board/hex/numbering';
import type { AnySheet } from '@/lib/sheet/sheet';

/** So small that the map control takes the scale at which the whole sheet is seen. */
const WHOLE = 0.001;

/** The view of a sheet, kept on the device; another frame shows the whole sheet again. */
export function useMap<Sheet extends AnySheet>(
  shelf: Shelf<Sheet>,
  id: number,
  layout: Layout,
  look: Look | undefined,
  { column, row, columns, rows }: Frame,
): MapControl {
  const frame = `${column}${row} ${columns}x${rows}`;
  const [first] = useState(frame);
  const map = useMemo(() => {
    const whole = { x: layout.size.width / 2, y: layout.size.height / 2, scale: WHOLE };
    return createMapControl(layout.size, first === frame && look ? look : whole);
    // Only another frame makes another map.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [frame]);
  useEffect(() => map.onRest((view) => void store.save(shelf.look(id), view)), [shelf, id, map]);
  return map;
}
