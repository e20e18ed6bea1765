import { useState } from 'react';
import { touched, type RosterUnit } from '@/components/calculator/counters/roster';
import { useRoster } from '@/components/calculator/counters/roster-context';
import { RosterList } from '@/components/calculator/counters/roster-list';
import { atHand, unitFields } from '@/components/games/nach-paris/sheet/counters';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';
import type { Sheet as HexSheet } from '@/lib/games/nach-paris/sheet/schema';

const OFFERED = 3;

/** The player's own counters: those used last that are not on the sheet, and the list of all. */
export function CounterKeys({ sheet, onDraw }: { sheet: HexSheet; onDraw: (counter: RosterUnit) => void }) {
  const t = useWords();
  const roster = useRoster();
  const [open, setOpen] = useState(false);
  if (!roster) return null;
  const draw = (counter: RosterUnit) => {
    setOpen(false);
    roster.change((known) => touched(known, counter));
    onDraw(counter);
  };
  return (
    <div className="flex flex-wrap gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        className="btn border-dashed px-2.5 text-sm"
        onClick={() => setOpen(true)}
      >
        {t('tools.counters.fromRoster')}
      </button>
      {atHand(roster.units, sheet.units)
        .slice(0, OFFERED)
        .map((counter, i) => (
          <button
            key={i}
            type="button"
            className="btn border-dashed px-2.5 text-sm"
            aria-label={`${t('tools.add')}: ${counter.name}`}
            onClick={() => draw(counter)}
          >
            <span aria-hidden>+</span> <span className="max-w-28 truncate">{counter.name}</span>
          </button>
        ))}
      <Sheet open={open} title={t('tools.counters.roster')} onClose={() => setOpen(false)}>
        <RosterList book={roster} fields={unitFields({}).main} owner="unit" onChoose={draw} />
      </Sheet>
    </div>
  );
}
