import { useState } from 'react';
import { touched, type RosterUnit } from '@/components/calculator/counters/roster';
import { useRoster } from '@/components/calculator/counters/roster-context';
import { RosterList } from '@/components/calculator/counters/roster-list';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { useLabels } from '@/components/calculator/labels';
import { atHand, fillIn, missingOf, type Unlike, unlikeIn } from '@/components/sheet/counters';
import type { SheetCounters, SheetState } from '@/components/sheet/kit';
import { Missing } from '@/components/sheet/panel/missing';
import type { SheetTypes } from '@/components/sheet/types';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

const OFFERED = 3;

interface Props<G extends SheetTypes> {
  readonly counters: SheetCounters<G>;
  readonly state: SheetState<G>;
  onDraw(counter: RosterUnit): void;
}

/** The player's own counters: those used last that are not on the sheet, the list of all, and what they tell of it. */
export function CounterKeys<G extends SheetTypes>({ counters, state, onDraw }: Props<G>) {
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
      {atHand(counters.fields, roster.units, state.sheet.units)
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
      <FillKey counters={counters} state={state} />
      <Sheet open={open} title={t('tools.counters.roster')} onClose={() => setOpen(false)}>
        <RosterList book={roster} fields={counters.main({})} owner="unit" onChoose={draw} />
      </Sheet>
    </div>
  );
}

/** Fills in what units of the sheet lack and the player's counters tell: all of them by one tap, with one step back. */
export function FillKey<G extends SheetTypes>({
  counters,
  state: { sheet, edits, apply },
}: Pick<Props<G>, 'counters' | 'state'>) {
  const t = useWords();
  const roster = useRoster();
  const [filled, setFilled] = useState(0);
  const { count, edit } = fillIn(counters, roster?.units ?? [], sheet, edits);
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="btn w-fit px-2.5 text-sm"
          onClick={() => {
            setFilled(count);
            apply(edit);
          }}
        >
          {t('hex-sheet.unit.fill', { count })}
        </button>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {filled > 0 && count === 0 && t('hex-sheet.unit.filled', { count: filled })}
      </p>
      <NotFilled unlike={unlikeIn(counters, roster?.units ?? [], sheet)} />
    </>
  );
}

/** Says of which units the player has a counter of that name, but of another nation or type. */
function NotFilled<G extends SheetTypes>({ unlike }: { readonly unlike: readonly Unlike<G>[] }) {
  const t = useWords();
  const labels = useLabels();
  if (!unlike.length) return null;
  const words = (unit: Members, by: readonly FormField[]) =>
    by
      .map((field) => {
        const value = unit[field.name];
        return typeof value === 'string' ? labels.option(field, 'unit', value) : t('hex-sheet.unit.unsaid');
      })
      .join(', ');
  return (
    <div className="text-sm text-soft">
      <p>{t('hex-sheet.unit.unlike')}</p>
      <ul className="list-disc pl-5">
        {unlike.map(({ unit, counter, by }) => (
          <li key={unit.id}>
            {t('hex-sheet.unit.unlikeOne', {
              unit: counter.name,
              hex: unit.hex,
              here: words(membersOf(unit), by),
              there: words(counter, by),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same for what a tap puts down, with the counter that was drawn for it. */
export function BrushCounters<G extends SheetTypes>(props: Props<G> & { readonly drawn: RosterUnit | undefined }) {
  const t = useWords();
  const roster = useRoster();
  const { counters, drawn } = props;
  return (
    <>
      <CounterKeys {...props} />
      {drawn && <p role="status">{t('hex-sheet.unit.drawn', { unit: drawn.name })}</p>}
      {drawn && roster && <Missing fields={missingOf(counters, roster.form, drawn)} />}
    </>
  );
}
