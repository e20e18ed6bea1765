import { useEffect, useRef } from 'react';
import { useRoster } from '@/components/calculator/counters/roster-context';
import type { Members } from '@/components/calculator/form/members';
import { kept, retyped, unitFields } from '@/components/games/nach-paris/sheet/counters';
import { Fold } from '@/components/sheet/panel/fold';
import { Missing } from '@/components/games/nach-paris/sheet/panel/missing';
import { PlainFields } from '@/components/sheet/panel/plain-fields';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet/view';
import type { SheetUnit } from '@/lib/games/nach-paris/sheet/schema';

interface Props {
  readonly unit: PlacedUnit;
  /** what is not known of the counter that was drawn */
  readonly missing: readonly FormField[];
  onChange(change: Partial<Omit<SheetUnit, 'id'>>): void;
}

/** What is printed on a counter and the state that it is in; seldom needed values are folded away. */
export function UnitEditor({ unit, missing, onChange }: Props) {
  const t = useWords();
  const values = new Map<string, unknown>(Object.entries(unit));
  const { main, rare } = unitFields(unit);
  const change = (values: Members) => onChange(retyped(unit, values));
  useKept(unit);
  return (
    <div className="grid gap-2 py-2 pl-2">
      <Missing fields={missing} />
      <PlainFields fields={main} values={unit} owner="hex-sheet" onChange={change} />
      <Fold
        title={t('hex-sheet.unit.more')}
        on={rare.filter(({ name, preset }) => !same(values.get(name), preset)).length}
      >
        <PlainFields fields={rare} values={unit} owner="hex-sheet" onChange={change} />
      </Fold>
    </div>
  );
}

/** Keeps a unit with a name among the player's counters once its editor closes. */
function useKept(unit: SheetUnit): void {
  const roster = useRoster();
  const now = useRef({ unit, roster });
  useEffect(() => {
    now.current = { unit, roster };
  });
  useEffect(() => {
    const before = now.current.unit;
    return () => {
      const { unit: after, roster: book } = now.current;
      if (after !== before) book?.change((known) => kept(known, book.form, after, before));
    };
  }, []);
}
