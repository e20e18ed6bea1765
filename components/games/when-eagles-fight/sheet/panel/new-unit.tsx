import { COUNTERS, placed } from '@/components/games/when-eagles-fight/sheet/counters';
import { useWefNames } from '@/components/games/when-eagles-fight/sheet/names';
import { kindsOf, newUnit, UNIT_NATIONS } from '@/components/games/when-eagles-fight/sheet/new-units';
import { UnitSign } from '@/components/games/when-eagles-fight/sheet/panel/unit-sign';
import type { WefDesk } from '@/components/games/when-eagles-fight/sheet/types';
import { UnitPalette } from '@/components/sheet/panel/unit-palette';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind } from '@/lib/games/when-eagles-fight/units';

/** The unit that a tap puts down: its nation and type, or one of the player's counters. */
export function NewUnit({ desk: { brushes, setBrush, state } }: { desk: WefDesk }) {
  const names = useWefNames();
  const { unit: fresh, counter } = brushes.unit;
  const { nation = 'german', kind = 'infantry' } = counter ? placed(counter) : fresh;
  const choose = (next: Nation, wanted: Kind) => {
    const [first = 'infantry'] = kindsOf(next);
    setBrush({ unit: { unit: newUnit(next, kindsOf(next).includes(wanted) ? wanted : first) } });
  };
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
        choose: (one) => choose(one, kind),
      }}
      kinds={{
        words: kindsOf(nation),
        chosen: kind,
        name: names.kind,
        choose: (one) => choose(nation, one),
      }}
      sign={(one) => <UnitSign nation={nation} kind={one} />}
    />
  );
}
