import { useState } from 'react';
import type { RosterUnit } from '@/components/calculator/counters/roster';
import { useRoster } from '@/components/calculator/counters/roster-context';
import { missingOf, placed } from '@/components/games/nach-paris/sheet/counters';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { directionWord, useNpNames } from '@/components/games/nach-paris/sheet/names';
import { newUnit, UNIT_KINDS, UNIT_NATIONS } from '@/components/games/nach-paris/sheet/new-units';
import { CounterKeys } from '@/components/games/nach-paris/sheet/panel/counter-keys';
import { UnitEditor } from '@/components/games/nach-paris/sheet/panel/unit-editor';
import { UnitSign } from '@/components/games/nach-paris/sheet/panel/unit-sign';
import type { NpDesk, NpHexProps } from '@/components/games/nach-paris/sheet/types';
import { AddUnits } from '@/components/sheet/panel/add-units';
import { Icon } from '@/components/sheet/panel/icon';
import { UnitList } from '@/components/sheet/panel/unit-list';
import { useWords } from '@/components/words/words';
import { turned } from '@/lib/board/hex/grid';
import type { FormField } from '@/lib/calc/form';
import { hasFacing } from '@/lib/games/nach-paris/facing';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet/view';
import { freeId } from '@/lib/sheet/edits';

/** The units of a hex, the top one first, and new ones. */
export function UnitRows({ desk, hex }: NpHexProps) {
  const roster = useRoster();
  const names = useNpNames();
  const [editing, setEditing] = useState<{ readonly id: string; readonly missing: readonly FormField[] }>();
  const { state } = desk;
  const draw = (counter: RosterUnit) => {
    const missing = roster ? missingOf(roster.form, counter) : [];
    state.apply(EDITS.addUnit(state.view.names[hex] ?? '', placed(counter)));
    setEditing(missing.length ? { id: freeId(state.sheet), missing } : undefined);
  };
  return (
    <UnitList
      desk={desk}
      hex={hex}
      open={editing?.id}
      onOpen={(id) => setEditing(id === undefined ? undefined : { id, missing: [] })}
      sign={(unit) => <UnitSign unit={unit} />}
      name={names.unit}
      detail={names.detail}
      keys={(unit) => hasFacing(unit.kind) && <TurnKeys desk={desk} unit={unit} />}
      editor={(unit) => (
        <UnitEditor
          unit={unit}
          missing={editing?.missing ?? []}
          onChange={(change) => state.apply(EDITS.changeUnit(unit.id, change))}
        />
      )}
    >
      <AddUnit desk={desk} hex={hex} onDraw={draw} />
    </UnitList>
  );
}

/** Turns a unit by a sixth to the left or to the right. */
function TurnKeys({ desk: { state }, unit }: { desk: NpDesk; unit: PlacedUnit }) {
  const t = useWords();
  const name = useNpNames().unit(unit);
  return [1, -1].map((by) => {
    const facing = turned(unit.facing, by);
    const way = by > 0 ? 'left' : 'right';
    return (
      <button
        key={way}
        type="button"
        className={`btn px-0 ${by > 0 ? 'rounded-r-none' : 'rounded-none'}`}
        aria-label={t(`hex-sheet.unit.${way}`, { unit: name, direction: t(directionWord(facing)) })}
        onClick={() => state.apply(EDITS.changeUnit(unit.id, { facing }))}
      >
        <Icon name={way} />
      </button>
    );
  });
}

/** A new unit by nation and type, whose values are typed once it is there, or one of the player's counters. */
function AddUnit({ desk, hex, onDraw }: NpHexProps & { readonly onDraw: (counter: RosterUnit) => void }) {
  const names = useNpNames();
  const { state } = desk;
  const first = state.view.unitsAt.get(hex)?.[0]?.nation;
  const [chosen, setNation] = useState(first ?? 'germany');
  const name = state.view.names[hex] ?? '';
  return (
    <AddUnits
      nations={UNIT_NATIONS}
      kinds={UNIT_KINDS}
      nation={chosen}
      onNation={setNation}
      onAdd={(kind) => state.apply(EDITS.addUnit(name, newUnit(chosen, kind)))}
      nationName={names.nation}
      kindName={names.kind}
      sign={(kind) => <UnitSign unit={{ nation: chosen, kind, steps: 0, lost: 0 }} />}
      hex={name}
    >
      {desk.mode !== 'units' && <CounterKeys sheet={state.sheet} onDraw={onDraw} />}
    </AddUnits>
  );
}
