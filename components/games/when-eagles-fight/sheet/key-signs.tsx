import { useWefNames } from '@/components/games/when-eagles-fight/sheet/names';
import { kindsOf, UNIT_NATIONS } from '@/components/games/when-eagles-fight/sheet/new-units';
import { UnitSign } from '@/components/games/when-eagles-fight/sheet/panel/unit-sign';
import { useWords } from '@/components/words/words';

const SIGNS = ['river', 'town', 'victory', 'pass', 'rails', 'exit', 'flag', 'headquarters', 'counter'] as const;

/** The signs of counters, and of what else is drawn. */
export function KeySigns() {
  const t = useWords();
  const names = useWefNames();
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3">
        {kindsOf('german').map((kind) => (
          <li key={kind} className="flex min-h-10 items-center gap-2 text-sm">
            {UNIT_NATIONS.filter((nation) => nation !== 'romanian' && kindsOf(nation).includes(kind))
              .filter((nation) => nation !== 'austro-hungarian')
              .map((nation) => (
                <UnitSign key={nation} nation={nation} kind={kind} />
              ))}
            {names.kind(kind)}
          </li>
        ))}
      </ul>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {SIGNS.map((sign) => (
          <li key={sign}>{t(`ground.signs.${sign}`)}</li>
        ))}
      </ul>
    </>
  );
}
