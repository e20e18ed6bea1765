import { EDITS, toggleMarker } from '@/components/games/when-eagles-fight/sheet/edits';
import { UnitRows } from '@/components/games/when-eagles-fight/sheet/panel/unit-rows';
import type { WefHexProps } from '@/components/games/when-eagles-fight/sheet/types';
import { PlainFields } from '@/components/sheet/panel/plain-fields';
import { RailRows } from '@/components/sheet/panel/rail-rows';
import { SideRows } from '@/components/sheet/panel/side-rows';
import { useWords } from '@/components/words/words';
import { formOf, type FormField } from '@/lib/calc/form';
import { hexSchema, type HexInfo } from '@/lib/games/when-eagles-fight/sheet/schema';

const FIELDS = formOf(hexSchema);
const fieldsNamed = (...names: readonly (keyof HexInfo)[]): readonly FormField[] =>
  FIELDS.filter(({ name }) => names.includes(name as keyof HexInfo));
const GROUND = fieldsNamed('terrain', 'river', 'place', 'name', 'country', 'control', 'victory', 'pass');
const EXIT = fieldsNamed('exit');
const MARKERS = ['stavka', 'oberost'] as const;

/** What stands in a hex, and every way to change it. */
export function HexPanel({ desk, hex }: WefHexProps) {
  const t = useWords();
  const { state, view } = desk;
  const name = view.names[hex] ?? '';
  const cell = EDITS.hexIn(state.sheet, name);
  const paint = (change: Partial<HexInfo>) => state.apply(EDITS.paintHexes([name], change));
  return (
    <div className="grid gap-3 pb-2">
      <UnitRows desk={desk} hex={hex} />
      <PlainFields fields={GROUND} values={cell} owner="ground" onChange={paint} />
      <div role="group" aria-label={t('ground.markers')} className="flex flex-wrap gap-1">
        {MARKERS.map((marker) => (
          <button
            key={marker}
            type="button"
            className="btn px-3"
            aria-pressed={state.sheet[marker] === name}
            onClick={() => state.apply(toggleMarker(marker, name))}
          >
            {t(`ground.marker.${marker}`)}
          </button>
        ))}
      </div>
      <SideRows desk={desk} hex={hex} />
      <RailRows desk={desk} hex={hex}>
        <PlainFields fields={EXIT} values={cell} owner="ground" onChange={paint} />
      </RailRows>
    </div>
  );
}
