import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { setConvoys } from '@/components/games/nach-paris/sheet/edits';
import type { NpDesk } from '@/components/games/nach-paris/sheet/types';
import { useWords } from '@/components/words/words';
import { CONVOY_LIMIT } from '@/lib/games/nach-paris/tables/rail';
import { hasBegun, hasMoved, newPhase } from '@/lib/games/nach-paris/sheet/phase-counts';

/** What the Movement Phase has used so far, with the way to the next one; convoys beside the railways. */
export function PhaseBar({ desk: { state, trace } }: { desk: NpDesk }) {
  const t = useWords();
  const { sheet } = state;
  const moved = sheet.units.filter(hasMoved).length;
  const rail = trace.tool === 'rail';
  if (!rail && !hasBegun(sheet)) return null;
  return (
    <section aria-label={t('hex-sheet.phase.title')} className="grid gap-1 border-t border-line pt-2">
      {rail && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-24 flex-1">{t('hex-sheet.phase.convoys')}</span>
          <NumberStepper
            label={t('hex-sheet.phase.convoys')}
            value={sheet.phase.convoys}
            min={0}
            max={CONVOY_LIMIT}
            onChange={(convoys) => convoys !== undefined && state.apply(setConvoys(convoys))}
          />
          <span className="min-w-14 tabular-nums">{t('hex-sheet.transit.of', { capacity: CONVOY_LIMIT })}</span>
        </div>
      )}
      {hasBegun(sheet) && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-24 flex-1">{t('hex-sheet.phase.moved', { units: moved })}</span>
          <button type="button" className="btn w-fit" onClick={() => state.apply(newPhase)}>
            {t('hex-sheet.phase.next')}
          </button>
        </div>
      )}
    </section>
  );
}
