import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { SideSign } from '@/components/sheet/panel/hex-rose';
import { transitPlaces, withUsed } from '@/components/sheet/trace/transit';
import type { Desk } from '@/components/sheet/use-desk';
import { useWords } from '@/components/words/words';

const MOST = 99;

/** Steps that entered the tapped hex, and that crossed its hexsides, so far in this phase. */
export function TransitRows({ desk: { trace, view } }: { desk: Desk }) {
  const t = useWords();
  const { picks, pick } = trace;
  const hex = picks.from === undefined ? undefined : view.index.get(picks.from);
  const stepsAt = (at: string): number => picks.used.find((one) => one.at === at)?.steps ?? 0;
  return (
    <section aria-label={t('hex-sheet.transit.title')} className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold text-soft">{t('hex-sheet.transit.title')}</h3>
      {hex !== undefined && (
        <ul className="grid gap-1">
          {transitPlaces(view, hex).map(({ at, direction, other }) => (
            <li key={at} className="flex flex-wrap items-center gap-2">
              <span className="flex min-w-28 flex-1 items-center gap-2 text-sm">
                {direction !== undefined && <SideSign direction={direction} />}
                {other === undefined ? t('hex-sheet.transit.into', { hex: at }) : t('hex-sheet.transit.across', { hex: other })}
              </span>
              <NumberStepper label={other === undefined ? t('hex-sheet.transit.into', { hex: at }) : t('hex-sheet.transit.across', { hex: other })} value={stepsAt(at)} min={0} max={MOST} onChange={(steps) => steps !== undefined && pick({ used: withUsed(picks.used, at, steps) })} />
            </li>
          ))}
        </ul>
      )}
      {picks.used.length > 0 && (
        <button type="button" className="btn w-fit" onClick={() => pick({ used: [] })}>
          {t('hex-sheet.transit.clear')}
        </button>
      )}
    </section>
  );
}
