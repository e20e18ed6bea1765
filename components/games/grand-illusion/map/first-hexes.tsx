import { useWords } from '@/components/words/words';
import { leastLeft } from '@/lib/board/listed/next';
import type { ListedMap } from '@/lib/board/listed/read';

const MOST = 3;

interface Props {
  readonly map: ListedMap;
  readonly hex: number;
  onGo(n: number): void;
}

/** How a ring is entered, what is worth entering first, and the hexes that take least, a tap away. */
export function FirstHexes({ map, hex, onGo }: Props) {
  const t = useWords();
  const next = leastLeft(map, MOST, hex);
  return (
    <div className="grid gap-2 text-sm text-soft">
      <p>{t('hexlist.tap')}</p>
      <p>{t('hexlist.first')}</p>
      {next.length > 0 && (
        <div role="group" aria-labelledby="least-left" className="flex flex-wrap items-center gap-2">
          <span id="least-left">{t('hexlist.least')}:</span>
          {next.map(({ n, left }) => (
            <button key={n} type="button" className="btn px-2.5 tabular-nums" onClick={() => onGo(n)}>
              {t('hexlist.left', { n, left })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
