import { useRoster } from '@/components/calculator/counters/roster-context';
import { missingOf, placed } from '@/components/sheet/counters';
import type { UnitInput } from '@/components/sheet/edits';
import {
  newUnit,
  RAIL_TOOLS,
  STAMP_GROUPS,
  STAMPS,
  UNIT_KINDS,
  UNIT_NATIONS,
  type Stamp,
} from '@/components/sheet/modes';
import { CounterKeys } from '@/components/sheet/panel/counter-keys';
import { SideSign } from '@/components/sheet/panel/hex-rose';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { Missing } from '@/components/sheet/panel/missing';
import { SideKey, TerrainKey } from '@/components/sheet/panel/swatches';
import { UnitSign } from '@/components/sheet/panel/unit-sign';
import { useUnitNames } from '@/components/sheet/names';
import type { Desk } from '@/components/sheet/use-desk';
import { useWords } from '@/components/words/words';
import { turned } from '@/lib/board/hex/grid';
import { hasFacing } from '@/lib/games/nach-paris/facing';
import { HEXSIDES, TERRAINS } from '@/lib/games/nach-paris/units';

/** What the brush paints with. */
export function Palette({ desk }: { desk: Desk }) {
  const t = useWords();
  const { mode, brushes, setBrush } = desk;
  switch (mode) {
    case 'terrain':
      return (
        <Keys label={t('hex-sheet.modes.terrain')}>
          {TERRAINS.map((terrain) => (
            <ChoiceKey key={terrain} on={brushes.terrain === terrain} onChoose={() => setBrush({ terrain })}>
              <TerrainKey terrain={terrain} />
              {t(`unit.options.terrain.${terrain}`)}
            </ChoiceKey>
          ))}
        </Keys>
      );
    case 'sides':
      return (
        <Keys label={t('hex-sheet.modes.sides')}>
          {HEXSIDES.map((side) => (
            <ChoiceKey key={side} on={brushes.side === side} onChoose={() => setBrush({ side })}>
              <SideKey side={side} />
              {t(`unit.options.hexside.${side}`)}
            </ChoiceKey>
          ))}
        </Keys>
      );
    case 'rail':
      return (
        <Keys label={t('hex-sheet.modes.rail')}>
          {RAIL_TOOLS.map((rail) => (
            <ChoiceKey
              key={rail}
              on={brushes.rail === rail}
              onChoose={() => {
                desk.stopLaying();
                setBrush({ rail });
              }}
            >
              {t(`hex-sheet.rail.tools.${rail}`)}
            </ChoiceKey>
          ))}
        </Keys>
      );
    case 'places':
      return <Places desk={desk} />;
    case 'units':
      return <NewUnit desk={desk} />;
    default:
      return null;
  }
}

function Places({ desk: { brushes, setBrush } }: { desk: Desk }) {
  const t = useWords();
  const stamps: readonly Stamp[] = STAMPS[brushes.group];
  return (
    <div className="grid gap-1">
      <Keys label={t('hex-sheet.stamps.label')}>
        {STAMP_GROUPS.map((group) => (
          <ChoiceKey
            key={group}
            on={brushes.group === group}
            onChoose={() => setBrush({ group, stamp: STAMPS[group][0] ?? brushes.stamp })}
          >
            {t(`hex-sheet.stamps.${group}`)}
          </ChoiceKey>
        ))}
      </Keys>
      <Keys label={t(`hex-sheet.stamps.${brushes.group}`)}>
        {stamps.map((stamp) => (
          <ChoiceKey key={stamp.id} on={brushes.stamp.id === stamp.id} onChoose={() => setBrush({ stamp })}>
            {t(stamp.id.includes('.') ? `hex-sheet.options.${stamp.id}` : `hex-sheet.stamps.${stamp.id}`)}
          </ChoiceKey>
        ))}
      </Keys>
    </div>
  );
}

function NewUnit({ desk: { brushes, setBrush, state } }: { desk: Desk }) {
  const t = useWords();
  const roster = useRoster();
  const names = useUnitNames();
  const { counter } = brushes;
  const { nation = 'germany', kind = 'inf' } = counter ? placed(counter) : brushes.unit;
  const facing = brushes.unit.facing ?? 0;
  const setUnit = (unit: UnitInput) => setBrush({ unit: { ...unit, facing }, counter: undefined });
  return (
    <div className="grid gap-1">
      <CounterKeys sheet={state.sheet} onDraw={(drawn) => setBrush({ counter: drawn })} />
      {counter && <p role="status">{t('hex-sheet.unit.drawn', { unit: counter.name })}</p>}
      {counter && roster && <Missing fields={missingOf(roster.form, counter)} />}
      <Keys label={t('unit.fields.nation')}>
        {hasFacing(kind) && (
          <button
            type="button"
            className="btn shrink-0 gap-1 px-2 text-sm"
            aria-label={t('hex-sheet.unit.facing', { direction: t(`hex-sheet.direction.${facing}`) })}
            onClick={() => setBrush({ unit: { ...brushes.unit, facing: turned(facing, -1) } })}
          >
            <SideSign direction={facing} />
            <Icon name="right" />
          </button>
        )}
        {UNIT_NATIONS.map((one) => (
          <ChoiceKey key={one} on={one === nation} onChoose={() => setUnit(newUnit(one, kind))}>
            {names.nation(one)}
          </ChoiceKey>
        ))}
      </Keys>
      <Keys label={t('unit.fields.kind')}>
        {UNIT_KINDS.map((one) => (
          <ChoiceKey key={one} on={one === kind} onChoose={() => setUnit(newUnit(nation, one))}>
            <UnitSign unit={{ nation, kind: one, steps: 0, lost: 0 }} />
            {names.kind(one)}
          </ChoiceKey>
        ))}
      </Keys>
    </div>
  );
}
