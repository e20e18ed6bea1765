import { useState } from 'react';
import { COUNTERS } from '@/components/games/when-eagles-fight/sheet/counters';
import { EDITS } from '@/components/games/when-eagles-fight/sheet/edits';
import { useWefNames } from '@/components/games/when-eagles-fight/sheet/names';
import { kindsOf, newUnit, UNIT_NATIONS } from '@/components/games/when-eagles-fight/sheet/new-units';
import { UnitSign } from '@/components/games/when-eagles-fight/sheet/panel/unit-sign';
import type { WefHexProps } from '@/components/games/when-eagles-fight/sheet/types';
import { useEditing, useKept } from '@/components/sheet/counters';
import { AddUnits } from '@/components/sheet/panel/add-units';
import { CounterKeys } from '@/components/sheet/panel/counter-keys';
import { Missing } from '@/components/sheet/panel/missing';
import { PlainFields } from '@/components/sheet/panel/plain-fields';
import { UnitList } from '@/components/sheet/panel/unit-list';
import { membersOf } from '@/components/calculator/form/members';
import { formOf, isAsked, type FormField } from '@/lib/calc/form';
import { placedUnitSchema } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { PlacedUnit } from '@/lib/games/when-eagles-fight/sheet/view';

const FIELDS = formOf(placedUnitSchema.omit({ id: true, hex: true }));

/** The units of a hex, the top one first, and new ones. */
export function UnitRows({ desk, hex }: WefHexProps) {
  const names = useWefNames();
  const editing = useEditing(COUNTERS, desk, hex);
  const { state, view } = desk;
  const [chosen, setNation] = useState(view.unitsAt.get(hex)?.[0]?.nation ?? 'german');
  const name = view.names[hex] ?? '';
  return (
    <UnitList
      desk={desk}
      hex={hex}
      open={editing.id}
      onOpen={editing.open}
      sign={(unit) => <UnitSign {...unit} />}
      name={names.unit}
      detail={names.detail}
      editor={(unit) => (
        <UnitEditor
          unit={unit}
          missing={editing.missing}
          onChange={(change) => state.apply(EDITS.changeUnit(unit.id, change))}
        />
      )}
    >
      <AddUnits
        nations={UNIT_NATIONS}
        kinds={kindsOf(chosen)}
        nation={chosen}
        onNation={setNation}
        onAdd={(kind) => state.apply(EDITS.addUnit(name, newUnit(chosen, kind)))}
        nationName={names.nation}
        kindName={names.kind}
        sign={(kind) => <UnitSign nation={chosen} kind={kind} />}
        hex={name}
      >
        {desk.mode !== 'units' && <CounterKeys counters={COUNTERS} state={state} onDraw={editing.draw} />}
      </AddUnits>
    </UnitList>
  );
}

interface EditorProps {
  readonly unit: PlacedUnit;
  /** what is not known of the counter that was drawn */
  readonly missing: readonly FormField[];
  onChange(change: Partial<PlacedUnit>): void;
}

/** What is printed on a counter, as far as it is known, and the state that it is in. */
function UnitEditor({ unit, missing, onChange }: EditorProps) {
  const asked = FIELDS.filter((field) => isAsked(field, FIELDS, membersOf(unit)));
  useKept(COUNTERS, unit);
  return (
    <div className="grid gap-2 py-2 pl-2">
      <Missing fields={missing} />
      <PlainFields fields={asked} values={unit} owner="ground" onChange={onChange} />
    </div>
  );
}
