import { setSide } from '@/components/sheet/edits';
import { Fold, type HexProps } from '@/components/sheet/panel/hex-panel';
import { SideSign } from '@/components/sheet/panel/hex-rose';
import { useWords } from '@/components/words/words';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { HEXSIDES } from '@/lib/games/nach-paris/units';

/** What lies on the six hexsides of a hex. */
export function SideRows({ desk, hex }: HexProps) {
  const t = useWords();
  const { view, state } = desk;
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
              aria-label={t('hex-sheet.panel.sideTo', { direction: t(`hex-sheet.direction.${direction}`), hex: other })}
              className="min-h-11 min-w-0 flex-1 rounded-lg border border-line bg-card px-2"
              value={kind}
              onChange={(event) =>
                state.apply(
                  setSide(view.names[hex] ?? '', other, HEXSIDES.find((one) => one === event.target.value) ?? 'none'),
                )
              }
            >
              {HEXSIDES.map((one) => (
                <option key={one} value={one}>
                  {t(`unit.options.hexside.${one}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
