import { useNpNames } from '@/components/games/nach-paris/sheet/names';
import { UNIT_KINDS } from '@/components/games/nach-paris/sheet/new-units';
import { UnitSign } from '@/components/games/nach-paris/sheet/panel/unit-sign';
import { useWords } from '@/components/words/words';

const SIGNS = ['facing', 'zoc', 'rails', 'broken', 'city', 'fort', 'works', 'camp', 'port', 'root', 'flag'] as const;

/** The signs of counters, and of what else is drawn. */
export function KeySigns() {
  const t = useWords();
  const names = useNpNames();
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3">
        {UNIT_KINDS.map((kind) => (
          <li key={kind} className="flex min-h-10 items-center gap-2 text-sm">
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
    </>
  );
}
