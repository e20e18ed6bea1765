import type { UnitBrush } from '@/components/games/nach-paris/sheet/new-units';
import type { Picks } from '@/components/games/nach-paris/sheet/trace/picks';
import type { Pen } from '@/components/sheet/draw/pen';
import type { Desk, HexProps } from '@/components/sheet/kit';
import type { Tracer } from '@/components/sheet/trace/tracer';
import type { SheetTypes } from '@/components/sheet/types';
import type { CounterData, NpData, SheetData } from '@/lib/games/nach-paris/data';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** What the hex sheet of 1914 Nach Paris is about. */
export interface Np extends SheetTypes {
  readonly view: SheetView;
  readonly picks: Picks;
  readonly brush: UnitBrush;
  readonly data: NpData & SheetData & CounterData;
}
export type NpDesk = Desk<Np>;
export type NpPen = Pen<Np>;
export type NpHexProps = HexProps<Np>;
export type NpTracer = Tracer<Np>;
