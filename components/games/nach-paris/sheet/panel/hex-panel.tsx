import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { PlainFields } from '@/components/sheet/panel/plain-fields';
import { RailRows } from '@/components/sheet/panel/rail-rows';
import { SideRows } from '@/components/sheet/panel/side-rows';
import { FortRows } from '@/components/games/nach-paris/sheet/panel/fort-rows';
import { UnitRows } from '@/components/games/nach-paris/sheet/panel/unit-rows';
import type { NpHexProps } from '@/components/games/nach-paris/sheet/types';
import { Fold, Optional } from '@/components/sheet/panel/fold';
import { useWords } from '@/components/words/words';
import { formOf, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { hexSchema, type HexInfo } from '@/lib/games/nach-paris/sheet/schema';

const FIELDS = formOf(hexSchema);
const fieldsNamed = (...names: readonly (keyof HexInfo)[]): readonly FormField[] =>
  FIELDS.filter(({ name }) => names.includes(name as keyof HexInfo));
const membersOf = (member: keyof HexInfo): readonly FormField[] =>
  FIELDS.flatMap(({ name, shape }) => (name === member && shape.kind === 'group' ? shape.fields : []));

const GROUND = fieldsNamed('terrain', 'country', 'control');
const TOWN = fieldsNamed('city', 'station', 'root');
const CAMP = fieldsNamed('enc', 'owner', 'zone', 'oldFort');
const GOES_ON = fieldsNamed('goesOn');
const WORKS = membersOf('works');
const PORT = membersOf('port');

/** What stands in a hex, and every way to change it. */
export function HexPanel({ desk, hex }: NpHexProps) {
  const t = useWords();
  const { state, view } = desk;
  const name = view.names[hex] ?? '';
  const cell = EDITS.hexIn(state.sheet, name);
  const paint = (change: Partial<HexInfo>) => state.apply(EDITS.paintHexes([name], change));
  const changed = (...members: readonly (keyof HexInfo)[]): number =>
    members.filter((member) => !same(cell[member], EDITS.blank[member])).length;
  return (
    <div className="grid gap-3 pb-2">
      <UnitRows desk={desk} hex={hex} />
      <PlainFields fields={GROUND} values={cell} owner="hex-sheet" onChange={paint} />
      <Fold title={t('hex-sheet.panel.town')} on={changed('city', 'station', 'root', 'port')}>
        <PlainFields fields={TOWN} values={cell} owner="hex-sheet" onChange={paint} />
        <Optional
          label={t('hex-sheet.fields.port')}
          on={cell.port !== undefined}
          onToggle={() => paint({ port: cell.port ? undefined : { capacity: 4, owner: 'allied' } })}
        >
          {cell.port && (
            <PlainFields
              fields={PORT}
              values={cell.port}
              owner="hex-sheet"
              onChange={(change) => cell.port && paint({ port: { ...cell.port, ...change } })}
            />
          )}
        </Optional>
      </Fold>
      <Fold
        title={t('hex-sheet.panel.forts')}
        on={changed('enc', 'owner', 'zone', 'oldFort', 'works') + cell.forts.length}
      >
        <FortRows forts={cell.forts} onChange={(forts) => paint({ forts: [...forts] })} />
        <Optional
          label={t('hex-sheet.fields.works')}
          on={cell.works !== undefined}
          onToggle={() => paint({ works: cell.works ? undefined : { level: 'regular', sides: [0, 1, 2, 3, 4, 5] } })}
        >
          {cell.works && (
            <PlainFields
              fields={WORKS}
              values={cell.works}
              owner="hex-sheet"
              onChange={(change) => cell.works && paint({ works: { ...cell.works, ...change } })}
            />
          )}
        </Optional>
        <PlainFields fields={CAMP} values={cell} owner="hex-sheet" onChange={paint} />
      </Fold>
      <SideRows desk={desk} hex={hex} />
      <RailRows desk={desk} hex={hex}>
        <PlainFields fields={GOES_ON} values={cell} owner="hex-sheet" onChange={paint} />
      </RailRows>
    </div>
  );
}
