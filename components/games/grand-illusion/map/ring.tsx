import type { MapState } from '@/components/games/grand-illusion/map/use-map';
import { useSpeaker, useWords } from '@/components/words/words';
import { RING } from '@/lib/board/listed/draft';
import type { Cell } from '@/lib/board/listed/plane';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { hexOf } from '@/lib/games/grand-illusion/map/hexes';

interface Props {
  readonly state: MapState;
  readonly hex: number;
  readonly place: number | undefined;
  readonly data: GiData;
  onPlace(place: number): void;
}

/** Where the places stand, on a grid of half hexes: hexes on a side, and hexes on a point. */
const FLAT = ['2 / 1', '3 / 2', '3 / 4', '2 / 5', '1 / 4', '1 / 2'];
const POINTED = ['1 / 4', '2 / 5', '3 / 4', '3 / 2', '2 / 1', '1 / 2'];

/** A hex with the six places around it: solid where a hex or none is known, dashed where it is open. */
export function Ring({ state, hex, place, data, onPlace }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { map, position } = state;
  const { pointed } = position;
  const cells = map.ring(hex);
  const named = hexOf(data.hexes, hex).name?.[lang];
  const spot = (i: number): React.CSSProperties => {
    const [one = '1', two = '1'] = (pointed ? POINTED : FLAT)[i]?.split(' / ') ?? [];
    return pointed ? { gridRow: one, gridColumn: `${two} / span 2` } : { gridColumn: one, gridRow: `${two} / span 2` };
  };
  const grid = pointed ? 'grid-cols-6 grid-rows-3' : 'grid-cols-3 grid-rows-6';
  return (
    <div
      role="group"
      aria-label={t('hexlist.ring', { n: hex })}
      className={`mx-auto grid h-64 w-full max-w-96 gap-1.5 ${grid}`}
    >
      {RING.map((i) => (
        <button
          key={i}
          type="button"
          style={spot(i)}
          aria-pressed={place === i}
          aria-label={t(`hexlist.place.${pointed ? 'pointed' : 'flat'}.${i}`, { what: wordsOf(cells[i], t) })}
          className={`min-h-11 min-w-11 rounded-xl border-2 bg-card px-1 tabular-nums aria-pressed:ring-4 aria-pressed:ring-accent ${look(cells[i])}`}
          onClick={() => onPlace(i)}
        >
          <PlaceSign state={state} hex={hex} cell={cells[i]} />
        </button>
      ))}
      <div
        style={pointed ? { gridRow: '2', gridColumn: '3 / span 2' } : { gridColumn: '2', gridRow: '3 / span 2' }}
        className="grid content-center rounded-xl border-2 border-accent bg-tint px-1 text-center"
      >
        <span className="text-2xl font-bold tabular-nums">{hex}</span>
        {named && <span className="truncate text-xs">{named}</span>}
      </div>
    </div>
  );
}

type Say = ReturnType<typeof useWords>;

const wordsOf = (cell: Cell, t: Say): string =>
  cell === undefined ? t('hexlist.open') : cell === 'edge' ? t('hexlist.edge') : String(cell);

const look = (cell: Cell): string =>
  cell === undefined
    ? 'border-dashed border-soft text-soft'
    : cell === 'edge'
      ? 'border-line bg-sunk text-soft'
      : 'border-ink';

/** The number in a place, with its hexside: a railway, a red diamond, impassable. */
function PlaceSign({ state, hex, cell }: { state: MapState; hex: number; cell: Cell }) {
  const t = useWords();
  if (cell === undefined) return <span aria-hidden>?</span>;
  if (cell === 'edge') return <span className="text-xs">{t('hexlist.edge')}</span>;
  const { rail, passage } = state.map.side(hex, cell);
  return (
    <>
      <span className="block text-xl font-semibold">{cell}</span>
      <span aria-hidden className="block text-sm leading-none">
        {rail && '╫ '}
        {passage === 'dear' && <span className="text-bad">◆</span>}
        {passage === 'closed' && <span className="text-bad">◆◆◆</span>}
      </span>
    </>
  );
}
