import { COUNTERS, placed } from '@/components/games/nach-paris/sheet/counters';
import { directionWord, useNpNames } from '@/components/games/nach-paris/sheet/names';
import { newUnit, UNIT_KINDS, UNIT_NATIONS, type UnitInput } from '@/components/games/nach-paris/sheet/new-units';
import { UnitSign } from '@/components/games/nach-paris/sheet/panel/unit-sign';
import type { NpDesk } from '@/components/games/nach-paris/sheet/types';
import { SideSign } from '@/components/sheet/panel/hex-rose';
import { Icon } from '@/components/sheet/panel/icon';
import { UnitPalette } from '@/components/sheet/panel/unit-palette';
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
    <UnitPalette
      counters={COUNTERS}
      state={state}
      drawn={counter}
      onDraw={(drawn) => setBrush({ unit: { unit: fresh, counter: drawn } })}
      nations={{
        words: UNIT_NATIONS,
        chosen: nation,
        name: names.nation,
        choose: (one) => setUnit(newUnit(one, kind)),
      }}
      kinds={{
        words: UNIT_KINDS,
        chosen: kind,
        name: names.kind,
        choose: (one) => setUnit(newUnit(nation, one)),
      }}
      sign={(one) => <UnitSign unit={{ nation, kind: one, steps: 0, lost: 0 }} />}
    >
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
    </UnitPalette>
  );
}
