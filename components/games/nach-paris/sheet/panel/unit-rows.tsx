import { useState } from 'react';
import type { RosterUnit } from '@/components/calculator/counters/roster';
import { useRoster } from '@/components/calculator/counters/roster-context';
import { missingOf, placed } from '@/components/games/nach-paris/sheet/counters';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { directionWord, useNpNames } from '@/components/games/nach-paris/sheet/names';
import { newUnit, UNIT_KINDS, UNIT_NATIONS } from '@/components/games/nach-paris/sheet/new-units';
import type { NpDesk, NpHexProps } from '@/components/games/nach-paris/sheet/types';
import { freeId, moveUnits, removeUnit } from '@/lib/sheet/edits';
import { CounterKeys } from '@/components/games/nach-paris/sheet/panel/counter-keys';
import { Icon } from '@/components/sheet/panel/icon';
import { UnitEditor } from '@/components/games/nach-paris/sheet/panel/unit-editor';
import { UnitSign } from '@/components/games/nach-paris/sheet/panel/unit-sign';
import { useWords } from '@/components/words/words';
import { turned } from '@/lib/board/hex/grid';
import type { FormField } from '@/lib/calc/form';
import { hasFacing } from '@/lib/games/nach-paris/facing';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet/view';

/** The units of a hex, the top one first, and new ones. */
export function UnitRows({ desk, hex }: NpHexProps) {
  const t = useWords();
  const roster = useRoster();
  const [editing, setEditing] = useState<{ readonly id: string; readonly missing: readonly FormField[] }>();
  const { state } = desk;
  const draw = (counter: RosterUnit) => {
    const missing = roster ? missingOf(roster.form, counter) : [];
    state.apply(EDITS.addUnit(state.view.names[hex] ?? '', placed(counter)));
    setEditing(missing.length ? { id: freeId(state.sheet), missing } : undefined);
  };
  const units = [...(state.view.unitsAt.get(hex) ?? [])].reverse();
  return (
    <section aria-label={t('hex-sheet.panel.units')} className="grid gap-2">
      {units.length === 0 && <p className="text-soft">{t('hex-sheet.panel.noUnits')}</p>}
      <ul className="grid">
        {units.map((unit) => (
          <li key={unit.id} className="border-b border-line py-1 last:border-0">
            <UnitRow
              desk={desk}
              unit={unit}
              open={editing?.id === unit.id}
              onEdit={() => setEditing(editing?.id === unit.id ? undefined : { id: unit.id, missing: [] })}
            />
            {editing?.id === unit.id && (
              <UnitEditor
                unit={unit}
                missing={editing.missing}
                onChange={(change) => state.apply(EDITS.changeUnit(unit.id, change))}
              />
            )}
          </li>
        ))}
      </ul>
      {units.length > 1 && (
        <button
          type="button"
          className="btn w-fit"
          onClick={() => desk.move({ ids: units.map(({ id }) => id), from: hex })}
        >
          {t('board.move.all', { count: units.length })}
        </button>
      )}
      <AddUnit desk={desk} hex={hex} onDraw={draw} />
    </section>
  );
}

function UnitRow({ desk, unit, open, onEdit }: { desk: NpDesk; unit: PlacedUnit; open: boolean; onEdit: () => void }) {
  const t = useWords();
  const names = useNpNames();
  const { state } = desk;
  const name = names.unit(unit);
  const turn = (by: number) => state.apply(EDITS.changeUnit(unit.id, { facing: turned(unit.facing, by) }));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <button
        type="button"
        className="flex min-h-11 min-w-32 flex-1 items-center gap-2 text-left"
        aria-expanded={open}
        onClick={onEdit}
      >
        <UnitSign unit={unit} />
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-soft">{names.detail(unit)}</span>
        </span>
      </button>
      <div className="ml-auto flex -space-x-px">
        {hasFacing(unit.kind) && (
          <>
            <button
              type="button"
              className="btn rounded-r-none px-0"
              aria-label={t('hex-sheet.unit.left', {
                unit: name,
                direction: t(directionWord(turned(unit.facing, 1))),
              })}
              onClick={() => turn(1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="btn rounded-none px-0"
              aria-label={t('hex-sheet.unit.right', {
                unit: name,
                direction: t(directionWord(turned(unit.facing, -1))),
              })}
              onClick={() => turn(-1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
        <button
          type="button"
          className="btn rounded-none px-2.5 first:rounded-l-lg"
          aria-label={t('board.unit.move', { unit: name })}
          onClick={() => desk.move({ ids: [unit.id], from: unit.at })}
        >
          {t('board.unit.moveShort')}
        </button>
        <button
          type="button"
          className="btn rounded-none px-0"
          aria-label={t('hex-sheet.unit.top', { unit: name })}
          onClick={() => state.apply(moveUnits([unit.id], unit.hex))}
        >
          <Icon name="top" />
        </button>
        <button
          type="button"
          className="btn rounded-none px-0"
          aria-label={t('hex-sheet.unit.copy', { unit: name })}
          onClick={() => state.apply(EDITS.copyUnit(unit.id))}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          className="btn rounded-l-none px-0"
          aria-label={t('board.unit.remove', { unit: name })}
          onClick={() => state.apply(removeUnit(unit.id))}
        >
          <Icon name="remove" />
        </button>
      </div>
    </div>
  );
}

/** A new unit by nation and type, whose values are typed once it is there, or one of the player's counters. */
function AddUnit({ desk, hex, onDraw }: NpHexProps & { readonly onDraw: (counter: RosterUnit) => void }) {
  const t = useWords();
  const names = useNpNames();
  const first = desk.state.view.unitsAt.get(hex)?.[0]?.nation;
  const [chosen, setNation] = useState(first ?? 'germany');
  return (
    <div className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold text-soft">{t('hex-sheet.panel.add')}</h3>
      {desk.mode !== 'units' && <CounterKeys sheet={desk.state.sheet} onDraw={onDraw} />}
      <div role="group" aria-label={t('unit.fields.nation')} className="flex flex-wrap gap-1">
        {UNIT_NATIONS.map((nation) => (
          <button
            key={nation}
            type="button"
            className="btn px-2.5 text-sm"
            aria-pressed={nation === chosen}
            onClick={() => setNation(nation)}
          >
            {names.nation(nation)}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t('unit.fields.kind')} className="flex flex-wrap gap-1">
        {UNIT_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn gap-1 px-1.5 text-sm"
            aria-label={t('hex-sheet.unit.add', { kind: names.kind(kind), hex: desk.state.view.names[hex] ?? '' })}
            onClick={() => desk.state.apply(EDITS.addUnit(desk.state.view.names[hex] ?? '', newUnit(chosen, kind)))}
          >
            <UnitSign unit={{ nation: chosen, kind, steps: 0, lost: 0 }} />
            {names.kind(kind)}
          </button>
        ))}
      </div>
    </div>
  );
}
