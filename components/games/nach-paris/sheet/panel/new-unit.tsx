import { COUNTERS, placed } from '@/components/games/nach-paris/sheet/counters';
import { directionWord, useNpNames } from '@/components/games/nach-paris/sheet/names';
import { newUnit, UNIT_KINDS, UNIT_NATIONS, type UnitInput } from '@/components/games/nach-paris/sheet/new-units';
import { UnitSign } from '@/components/games/nach-paris/sheet/panel/unit-sign';
import type { NpDesk } from '@/components/games/nach-paris/sheet/types';
import { BrushCounters } from '@/components/sheet/panel/counter-keys';
import { SideSign } from '@/components/sheet/panel/hex-rose';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { useWords } from '@/components/words/words';
import { turned } from '@/lib/board/hex/grid';
import { hasFacing } from '@/lib/games/nach-paris/facing';

/** The unit that a tap puts down: its nation, type and facing, or one of the player's counters. */
export function NewUnit({ desk: { brushes, setBrush, state } }: { desk: NpDesk }) {
  const t = useWords();
  const names = useNpNames();
  const { unit: fresh, counter } = brushes.unit;
  const { nation = 'germany', kind = 'inf' } = counter ? placed(counter) : fresh;
  const facing = fresh.facing ?? 0;
  const setUnit = (unit: UnitInput) => setBrush({ unit: { unit: { ...unit, facing } } });
  return (
    <div className="grid gap-1">
      <BrushCounters
        counters={COUNTERS}
        state={state}
        drawn={counter}
        onDraw={(drawn) => setBrush({ unit: { unit: fresh, counter: drawn } })}
      />
      <Keys label={t('unit.fields.nation')}>
        {hasFacing(kind) && (
          <button
            type="button"
            className="btn shrink-0 gap-1 px-2 text-sm"
            aria-label={t('hex-sheet.unit.facing', { direction: t(directionWord(facing)) })}
            onClick={() => setBrush({ unit: { unit: { ...fresh, facing: turned(facing, -1) }, counter } })}
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
