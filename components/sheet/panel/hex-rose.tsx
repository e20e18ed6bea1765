import { useShape } from '@/components/sheet/kit-context';
import { useWords } from '@/components/words/words';
import type { Compass } from '@/lib/board/hex/plane';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';

interface Props {
  readonly label: string;
  readonly chosen: readonly Direction[];
  onChange(chosen: readonly Direction[]): void;
}

/** Where the key of each hexside stands: rows of two or three, as the hexsides lie. */
const PLACES: Readonly<Record<Compass, string>> = {
  nw: 'col-start-1 row-start-1',
  n: 'col-start-2 row-start-1',
  ne: 'col-start-3 row-start-1',
  w: 'col-start-1 row-start-2',
  e: 'col-start-3 row-start-2',
  sw: 'col-start-1 row-start-3',
  s: 'col-start-2 row-start-3',
  se: 'col-start-3 row-start-3',
};

/** Hexsides of a hex, each a key at its place around a small hex. */
export function HexRose({ label, chosen, onChange }: Props) {
  const t = useWords();
  const { compass } = useShape();
  const toggle = (direction: Direction) =>
    onChange(DIRECTIONS.filter((one) => (one === direction ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden className="mb-0.5 text-xs font-semibold text-soft">
        {label}
      </p>
      <div className="grid w-fit grid-cols-3 gap-1">
        {DIRECTIONS.map((direction) => {
          const where = compass[direction] ?? 'n';
          return (
            <button
              key={direction}
              type="button"
              aria-pressed={chosen.includes(direction)}
              aria-label={t(`hex-sheet.direction.${where}`)}
              className={`btn px-0 ${PLACES[where]}`}
              onClick={() => toggle(direction)}
            >
              <SideSign direction={direction} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** A small hex with one hexside thick. */
export function SideSign({ direction }: { direction: Direction }) {
  const { corners, sides } = useShape();
  const [a, b] = sides[direction] ?? [];
  return (
    <svg
      aria-hidden
      width="26"
      height="26"
      viewBox="-48 -48 96 96"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path
        d={`M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`}
        strokeWidth="4"
        opacity="0.55"
      />
      {a && b && (
        <path d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`} strokeWidth="15" />
      )}
    </svg>
  );
}
