import type { Members } from '@/components/calculator/form/members';
import { COUNTERS, retyped, unitFields } from '@/components/games/nach-paris/sheet/counters';
import { useKept } from '@/components/sheet/counters';
import { Fold } from '@/components/sheet/panel/fold';
import { Missing } from '@/components/sheet/panel/missing';
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
  useKept(COUNTERS, unit);
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
