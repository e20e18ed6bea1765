import { PlainFields } from '@/components/sheet/panel/plain-fields';
import { Fold } from '@/components/sheet/panel/hex-panel';
import { useWords } from '@/components/words/words';
import { formOf } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet';
import { placedUnitSchema, type SheetUnit } from '@/lib/games/nach-paris/sheet-schema';

const FIELDS = formOf(placedUnitSchema);
const FIRST: readonly string[] = ['name', 'nation', 'kind', 'rank', 'steps', 'lost', 'cbf', 'arf', 'cab', 'mf', 'mobility', 'army'];
const PLACED: readonly string[] = ['id', 'hex', 'facing'];
const main = FIELDS.filter(({ name }) => FIRST.includes(name));
const rare = FIELDS.filter(({ name }) => !FIRST.includes(name) && !PLACED.includes(name));

interface Props {
  readonly unit: PlacedUnit;
  onChange(change: Partial<Omit<SheetUnit, 'id'>>): void;
}

/** What is printed on a counter and the state that it is in; seldom needed values are folded away. */
export function UnitEditor({ unit, onChange }: Props) {
  const t = useWords();
  const values = new Map<string, unknown>(Object.entries(unit));
  return (
    <div className="grid gap-2 py-2 pl-2">
      <PlainFields fields={main} values={unit} owner="hex-sheet" onChange={onChange} />
      <Fold title={t('hex-sheet.unit.more')} on={rare.filter(({ name, preset }) => !same(values.get(name), preset)).length}>
        <PlainFields fields={rare} values={unit} owner="hex-sheet" onChange={onChange} />
      </Fold>
    </div>
  );
}
