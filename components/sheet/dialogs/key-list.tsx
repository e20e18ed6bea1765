import { SideKey, TerrainKey } from '@/components/sheet/panel/swatches';
import { useKit } from '@/components/sheet/kit-context';
import { useWords } from '@/components/words/words';

export const LINE = 'flex min-h-10 items-center gap-2 text-sm';
const KEYS = ['arrows', 'letters', 'space', 'enter', 'zoom', 'undo'] as const;

/** What the signs of the sheet mean, and its keys. */
export function KeyList() {
  const t = useWords();
  const { kind, words, Signs } = useKit();
  return (
    <div className="grid gap-3 pb-2">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3">
        {kind.terrains.map((terrain) => (
          <li key={terrain} className={LINE}>
            <TerrainKey terrain={terrain} />
            {t(`${words.terrain}.${terrain}`)}
          </li>
        ))}
        {kind.hexsides.slice(1).map((side) => (
          <li key={side} className={LINE}>
            <SideKey side={side} />
            {t(`${words.side}.${side}`)}
          </li>
        ))}
      </ul>
      <Signs />
      <h3 className="font-sans font-semibold">{t('common.keys.title')}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {KEYS.map((key) => (
          <li key={key}>{t(`hex-sheet.key.keys.${key}`)}</li>
        ))}
      </ul>
    </div>
  );
}
