import { useState } from 'react';
import type { RosterUnit } from '@/components/calculator/counters/roster';
import { COUNTERS } from '@/components/games/nach-paris/sheet/counters';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { directionWord, useNpNames } from '@/components/games/nach-paris/sheet/names';
import { newUnit, UNIT_KINDS, UNIT_NATIONS } from '@/components/games/nach-paris/sheet/new-units';
import { UnitEditor } from '@/components/games/nach-paris/sheet/panel/unit-editor';
import { UnitSign } from '@/components/games/nach-paris/sheet/panel/unit-sign';
import type { NpDesk, NpHexProps } from '@/components/games/nach-paris/sheet/types';
import { useEditing } from '@/components/sheet/counters';
import { AddUnits } from '@/components/sheet/panel/add-units';
import { CounterKeys } from '@/components/sheet/panel/counter-keys';
import { Icon } from '@/components/sheet/panel/icon';
import { UnitList } from '@/components/sheet/panel/unit-list';
import { useWords } from '@/components/words/words';
import { turned } from '@/lib/board/hex/grid';
import { hasFacing } from '@/lib/games/nach-paris/facing';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet/view';

/** The units of a hex, the top one first, and new ones. */
export function UnitRows({ desk, hex }: NpHexProps) {
  const names = useNpNames();
  const editing = useEditing(COUNTERS, desk, hex);
  const { state } = desk;
  return (
    <UnitList
      desk={desk}
      hex={hex}
      open={editing.id}
      onOpen={editing.open}
      sign={(unit) => <UnitSign unit={unit} />}
      name={names.unit}
      detail={names.detail}
      keys={(unit) => hasFacing(unit.kind) && <TurnKeys desk={desk} unit={unit} />}
      editor={(unit) => (
        <UnitEditor
          unit={unit}
          missing={editing.missing}
          onChange={(change) => state.apply(EDITS.changeUnit(unit.id, change))}
        />
      )}
    >
      <AddUnit desk={desk} hex={hex} onDraw={editing.draw} />
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
      {desk.mode !== 'units' && <CounterKeys counters={COUNTERS} state={state} onDraw={onDraw} />}
    </AddUnits>
  );
}
