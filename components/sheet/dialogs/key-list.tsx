import { SideKey, TerrainKey } from '@/components/sheet/panel/swatches';
import { UnitSign } from '@/components/sheet/panel/unit-sign';
import { useUnitNames } from '@/components/sheet/names';
import { UNIT_KINDS } from '@/components/sheet/modes';
import { useWords } from '@/components/words/words';
import { HEXSIDES, TERRAINS } from '@/lib/games/nach-paris/units';

const LINE = 'flex min-h-10 items-center gap-2 text-sm';
const SIGNS = ['facing', 'zoc', 'rails', 'broken', 'city', 'fort', 'works', 'camp', 'port', 'root', 'flag'] as const;
const KEYS = ['arrows', 'letters', 'space', 'enter', 'zoom', 'undo'] as const;

/** What the signs of the sheet mean, and its keys. */
export function KeyList() {
  const t = useWords();
  const names = useUnitNames();
  return (
    <div className="grid gap-3 pb-2">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3">
        {TERRAINS.map((terrain) => (
          <li key={terrain} className={LINE}>
            <TerrainKey terrain={terrain} />
            {t(`unit.options.terrain.${terrain}`)}
          </li>
        ))}
        {HEXSIDES.slice(1).map((side) => (
          <li key={side} className={LINE}>
            <SideKey side={side} />
            {t(`unit.options.hexside.${side}`)}
          </li>
        ))}
        {UNIT_KINDS.map((kind) => (
          <li key={kind} className={LINE}>
            <UnitSign unit={{ nation: 'germany', kind, steps: 0, lost: 0 }} />
            <UnitSign unit={{ nation: 'france', kind, steps: 0, lost: 0 }} />
            {names.kind(kind)}
          </li>
        ))}
      </ul>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {SIGNS.map((sign) => (
          <li key={sign}>{t(`hex-sheet.key.signs.${sign}`)}</li>
        ))}
      </ul>
      <h3 className="font-sans font-semibold">{t('common.keys.title')}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {KEYS.map((key) => (
          <li key={key}>{t(`hex-sheet.key.keys.${key}`)}</li>
        ))}
      </ul>
    </div>
  );
}
