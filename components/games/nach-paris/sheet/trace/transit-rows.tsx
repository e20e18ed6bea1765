import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { setTransit } from '@/components/games/nach-paris/sheet/edits';
import type { NpDesk } from '@/components/games/nach-paris/sheet/types';
import { SideSign } from '@/components/sheet/panel/hex-rose';
import { useWords } from '@/components/words/words';
import { MAX_PASSED } from '@/lib/games/nach-paris/sheet/schema';
import { narrowsInto, narrowsUsed } from '@/lib/games/nach-paris/sheet/transit';

/**
 * Steps that passed the narrow places of the tapped hex so far in this phase, to be corrected; all that were used while
 * none is tapped.
 */
export function TransitRows({ desk: { state, trace } }: { desk: NpDesk }) {
  const t = useWords();
  const { view } = state;
  const hex = trace.picks.from === undefined ? undefined : view.index.get(trace.picks.from);
  const narrows = hex === undefined ? narrowsUsed(view) : narrowsInto(view, hex);
  if (hex === undefined && narrows.length === 0) return null;
  return (
    <section aria-label={t('hex-sheet.transit.title')} className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold text-soft">{t('hex-sheet.transit.title')}</h3>
      {narrows.length === 0 && (
        <p className="text-sm">{t('hex-sheet.transit.free', { hex: trace.picks.from ?? '' })}</p>
      )}
      <ul className="grid gap-1">
        {narrows.map(({ place, capacity, used, direction, other }) => {
          const label =
            hex === undefined || other === undefined ? place : t('hex-sheet.transit.across', { hex: other });
          return (
            <li key={place} className="flex flex-wrap items-center gap-2">
              <span className="flex min-w-24 flex-1 items-center gap-2 text-sm">
                {hex !== undefined && direction !== undefined && <SideSign direction={direction} />}
                {label}
              </span>
              <NumberStepper
                label={label}
                value={used}
                min={0}
                max={MAX_PASSED}
                onChange={(steps) => steps !== undefined && state.apply(setTransit(place, steps))}
              />
              <span className={`min-w-14 text-sm tabular-nums ${used > capacity ? 'font-bold text-bad' : ''}`}>
                {t('hex-sheet.transit.of', { capacity })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
