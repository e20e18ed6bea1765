import type { ReactNode } from 'react';
import { useWords } from '@/components/words/words';

interface Props<Nation extends string, Kind extends string> {
  readonly nations: readonly Nation[];
  readonly kinds: readonly Kind[];
  readonly nation: Nation;
  onNation(nation: Nation): void;
  onAdd(kind: Kind): void;
  readonly nationName: (nation: Nation) => string;
  readonly kindName: (kind: Kind) => string;
  readonly sign: (kind: Kind) => ReactNode;
  /** the hex that they are put into */
  readonly hex: string;
  /** what else units come from */
  readonly children?: ReactNode;
}

/** New units by nation and type, whose values are typed once they are there. */
export function AddUnits<Nation extends string, Kind extends string>(props: Props<Nation, Kind>) {
  const { nations, kinds, nation, onNation, onAdd, nationName, kindName, sign, hex, children } = props;
  const t = useWords();
  return (
    <div className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold text-soft">{t('hex-sheet.panel.add')}</h3>
      {children}
      <div role="group" aria-label={t('unit.fields.nation')} className="flex flex-wrap gap-1">
        {nations.map((one) => (
          <button
            key={one}
            type="button"
            className="btn px-2.5 text-sm"
            aria-pressed={one === nation}
            onClick={() => onNation(one)}
          >
            {nationName(one)}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t('unit.fields.kind')} className="flex flex-wrap gap-1">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn gap-1 px-1.5 text-sm"
            aria-label={t('hex-sheet.unit.add', { kind: kindName(kind), hex })}
            onClick={() => onAdd(kind)}
          >
            {sign(kind)}
            {kindName(kind)}
          </button>
        ))}
      </div>
    </div>
  );
}
