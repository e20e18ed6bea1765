import type { ReactNode } from 'react';
import type { HexProps } from '@/components/sheet/kit';
import { useKit } from '@/components/sheet/kit-context';
import { Fold } from '@/components/sheet/panel/fold';
import { Icon } from '@/components/sheet/panel/icon';
import type { SheetTypes } from '@/components/sheet/types';
import { useWords } from '@/components/words/words';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { changeRail, hasOneWay, removeRail, toggleOneWay } from '@/lib/sheet/edits';
import { MAX_LINE } from '@/lib/sheet/schema';

const LINES = Array.from({ length: MAX_LINE + 1 }, (_, line) => line);

/**
 * The railways that meet in a hex: their grade, which of its lines they belong to, what is destroyed, where no train
 * passes; only where they lead, where all are alike.
 */
export function RailRows<G extends SheetTypes>({
  desk,
  hex,
  children,
}: HexProps<G> & { readonly children?: ReactNode }) {
  const t = useWords();
  const { grades, plainRails } = useKit();
  const { view, state } = desk;
  const name = view.names[hex] ?? '';
  const stretches = state.sheet.rails.flatMap((rail, place) =>
    rail.a === name || rail.b === name
      ? [
          {
            rail,
            place,
            end: rail.a === name ? ('a' as const) : ('b' as const),
            other: rail.a === name ? rail.b : rail.a,
          },
        ]
      : [],
  );
  const others = [...new Set(stretches.map(({ other }) => other))];
  const pairs = others.flatMap((a, i) => others.slice(i + 1).map((b) => ({ hex: name, a, b })));
  const free = DIRECTIONS.flatMap((direction) => view.names[view.neighbours[hex * 6 + direction] ?? -1] ?? []);
  return (
    <Fold title={t('hex-sheet.panel.rails')} on={stretches.length}>
      {stretches.map(({ rail, place, end, other }) => (
        <div key={place} className="card flex flex-wrap items-end gap-x-3 gap-y-2 px-3 py-2">
          <h3 className="basis-full font-sans text-sm font-semibold">{t('hex-sheet.rail.to', { hex: other })}</h3>
          {!plainRails && (
            <>
              <label className="grid text-xs font-semibold text-soft">
                {t('hex-sheet.fields.grade')}
                <select
                  className="min-h-11 max-w-full rounded-lg border border-line bg-card px-2 text-base font-normal text-ink"
                  value={rail.grade}
                  onChange={(event) => state.apply(changeRail(place, { grade: event.target.value }))}
                >
                  {Object.entries(grades).map(([grade, { name }]) => (
                    <option key={grade} value={grade}>
                      {t(name)}
                    </option>
                  ))}
                </select>
              </label>
              <label className="grid text-xs font-semibold text-soft">
                {t('hex-sheet.rail.line')}
                <select
                  className="min-h-11 rounded-lg border border-line bg-card px-2 text-base font-normal text-ink"
                  value={end === 'a' ? rail.lineA : rail.lineB}
                  onChange={(event) =>
                    state.apply(
                      changeRail(
                        place,
                        end === 'a' ? { lineA: Number(event.target.value) } : { lineB: Number(event.target.value) },
                      ),
                    )
                  }
                >
                  {LINES.map((line) => (
                    <option key={line} value={line}>
                      {line + 1}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className="btn px-3"
                aria-pressed={rail.broken === end}
                onClick={() => state.apply(changeRail(place, { broken: rail.broken === end ? 'none' : end }))}
              >
                {t('hex-sheet.rail.broken')}
              </button>
            </>
          )}
          <button
            type="button"
            className="btn ml-auto px-0"
            aria-label={t('hex-sheet.rail.remove', { hex: other })}
            onClick={() => state.apply(removeRail(place))}
          >
            <Icon name="remove" />
          </button>
        </div>
      ))}
      {children}
      <label className="flex items-center gap-2 text-sm">
        {t('hex-sheet.rail.add')}
        <select
          className="min-h-11 rounded-lg border border-line bg-card px-2"
          value=""
          onChange={(event) => event.target.value && state.apply(state.edits.addRail(name, event.target.value))}
        >
          <option value="">–</option>
          {free.map((other) => (
            <option key={other} value={other}>
              {other}
            </option>
          ))}
        </select>
      </label>
      {pairs.length > 0 && !plainRails && (
        <div role="group" aria-label={t('hex-sheet.rail.oneWay')} className="flex flex-wrap items-center gap-1">
          <p aria-hidden className="basis-full text-xs font-semibold text-soft">
            {t('hex-sheet.rail.oneWay')}
          </p>
          {pairs.map((way) => (
            <button
              key={`${way.a} ${way.b}`}
              type="button"
              className="btn px-3 text-sm"
              aria-pressed={hasOneWay(state.sheet, way)}
              onClick={() => state.apply(toggleOneWay(way))}
            >
              {way.a} – {way.b}
            </button>
          ))}
        </div>
      )}
    </Fold>
  );
}
