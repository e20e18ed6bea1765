import type { HexProps } from '@/components/sheet/kit';
import { useKit, useShape } from '@/components/sheet/kit-context';
import { Fold } from '@/components/sheet/panel/fold';
import { SideSign } from '@/components/sheet/panel/hex-rose';
import type { SheetIn, SheetTypes } from '@/components/sheet/types';
import type { SideOf } from '@/lib/sheet/sheet';
import { useWords } from '@/components/words/words';
import { DIRECTIONS } from '@/lib/board/hex/grid';

/** What lies on the six hexsides of a hex. */
export function SideRows<G extends SheetTypes>({ desk, hex }: HexProps<G>) {
  const t = useWords();
  const { words } = useKit();
  const { compass } = useShape();
  const { view, state } = desk;
  const { hexsides } = desk.kit.kind;
  const rows = DIRECTIONS.flatMap((direction) => {
    const other = view.names[view.neighbours[hex * 6 + direction] ?? -1];
    return other === undefined ? [] : [{ direction, other, kind: view.sideAt(hex, direction) }];
  });
  return (
    <Fold title={t('hex-sheet.panel.sides')} on={rows.filter(({ kind }) => kind !== 'none').length}>
      <ul className="grid gap-1">
        {rows.map(({ direction, other, kind }) => (
          <li key={direction} className="flex items-center gap-2">
            <SideSign direction={direction} />
            <span className="w-12 text-sm tabular-nums">{other}</span>
            <select
              aria-label={t('hex-sheet.panel.sideTo', {
                direction: t(`hex-sheet.direction.${compass[direction]}`),
                hex: other,
              })}
              className="min-h-11 min-w-0 flex-1 rounded-lg border border-line bg-card px-2"
              value={kind}
              onChange={(event) =>
                state.apply(
                  state.edits.setSide(
                    view.names[hex] ?? '',
                    other,
                    hexsides[event.target.selectedIndex] ?? (kind as SideOf<SheetIn<G>>),
                  ),
                )
              }
            >
              {hexsides.map((one) => (
                <option key={one} value={one}>
                  {t(`${words.side}.${one}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
