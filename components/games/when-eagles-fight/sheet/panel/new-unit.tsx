import { COUNTERS, placed } from '@/components/games/when-eagles-fight/sheet/counters';
import { useWefNames } from '@/components/games/when-eagles-fight/sheet/names';
import { kindsOf, newUnit, UNIT_NATIONS } from '@/components/games/when-eagles-fight/sheet/new-units';
import { UnitSign } from '@/components/games/when-eagles-fight/sheet/panel/unit-sign';
import type { WefDesk } from '@/components/games/when-eagles-fight/sheet/types';
import { BrushCounters } from '@/components/sheet/panel/counter-keys';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { useWords } from '@/components/words/words';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind } from '@/lib/games/when-eagles-fight/units';

/** The unit that a tap puts down: its nation and type, or one of the player's counters. */
export function NewUnit({ desk: { brushes, setBrush, state } }: { desk: WefDesk }) {
  const t = useWords();
  const names = useWefNames();
  const { unit: fresh, counter } = brushes.unit;
  const { nation = 'german', kind = 'infantry' } = counter ? placed(counter) : fresh;
  const choose = (next: Nation, wanted: Kind) => {
    const [first = 'infantry'] = kindsOf(next);
    setBrush({ unit: { unit: newUnit(next, kindsOf(next).includes(wanted) ? wanted : first) } });
  };
  return (
    <div className="grid gap-1">
      <BrushCounters
        counters={COUNTERS}
        state={state}
        drawn={counter}
        onDraw={(drawn) => setBrush({ unit: { unit: fresh, counter: drawn } })}
      />
      <Keys label={t('unit.fields.nation')}>
        {UNIT_NATIONS.map((one) => (
          <ChoiceKey key={one} on={one === nation} onChoose={() => choose(one, kind)}>
            {names.nation(one)}
          </ChoiceKey>
        ))}
      </Keys>
      <Keys label={t('unit.fields.kind')}>
        {kindsOf(nation).map((one) => (
          <ChoiceKey key={one} on={one === kind} onChoose={() => choose(nation, one)}>
            <UnitSign nation={nation} kind={one} />
            {names.kind(one)}
          </ChoiceKey>
        ))}
      </Keys>
    </div>
  );
}
