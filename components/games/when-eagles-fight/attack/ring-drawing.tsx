import type { Ring } from '@/components/games/when-eagles-fight/attack/places';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import type { Figure } from '@/lib/games/when-eagles-fight/concentric/ring';

/*
 * The ring as the map shows it: flat-topped hexes of side 10 around the defender's. Its drawing is 50 wide and three
 * hexes high.
 */

const HALF_HEIGHT = 5 * Math.sqrt(3);
export const WIDTH = 50;
export const HEIGHT = 6 * HALF_HEIGHT;

interface Point {
  readonly x: number;
  readonly y: number;
}
const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };

/** The point so far from the defender's middle in a direction, in heights of a hex. */
function towards(direction: Direction, far: number): Point {
  const angle = (direction * Math.PI) / 3;
  return {
    x: MIDDLE.x + Math.sin(angle) * far * 2 * HALF_HEIGHT,
    y: MIDDLE.y - Math.cos(angle) * far * 2 * HALF_HEIGHT,
  };
}
export const middleOf = (direction: Direction): Point => towards(direction, 1);

const write = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
const hex = ({ x, y }: Point, size: number): string =>
  write(
    DIRECTIONS.map((corner) => {
      const angle = (corner * Math.PI) / 3;
      return { x: x + Math.cos(angle) * size, y: y + Math.sin(angle) * size };
    }),
  );

/** Where a figure meets the hexsides of the defender. */
const corners = (figure: Figure): string => write(figure.map((direction) => towards(direction, 0.46)));

/** An arrow head on the hexside that an attack comes over. */
function Arrow({ direction, lit }: { readonly direction: Direction; readonly lit: boolean }) {
  const { x, y } = towards(direction, 0.55);
  return (
    <path
      d="M-2.2 -1.6H2.2L0 2.4Z"
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${direction * 60})`}
      fill={lit ? 'var(--accent)' : 'var(--card)'}
      stroke={lit ? 'var(--accent)' : 'var(--ink)'}
      strokeWidth="0.5"
    />
  );
}

/** The seven hexes; those that make the attack concentric are joined by a line or a triangle, with thick borders. */
export function RingDrawing({ ring, chosen }: { readonly ring: Ring; readonly chosen: Direction | undefined }) {
  const attacking = ring.places.filter(({ at }) => at !== undefined);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT.toFixed(3)}`} aria-hidden className="absolute inset-0 h-full w-full">
      {ring.places.map(({ direction, at, lit }) => (
        <polygon
          key={direction}
          points={hex(middleOf(direction), 9.5)}
          fill={direction === chosen ? 'var(--sunk)' : lit ? 'var(--tint)' : 'var(--card)'}
          stroke={lit ? 'var(--accent)' : at === undefined ? 'var(--line)' : 'var(--ink)'}
          strokeWidth={lit ? 0.9 : 0.35}
          strokeDasharray={at === undefined ? '1.2 1' : undefined}
        />
      ))}
      <polygon points={hex(MIDDLE, 9.5)} fill="var(--card)" stroke="var(--ink)" strokeWidth="0.6" />
      {ring.figures.map((figure) => (
        <polygon
          key={figure.join()}
          points={corners(figure)}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="0.9"
          strokeLinejoin="round"
          opacity="0.55"
        />
      ))}
      {attacking.map(({ direction, lit }) => (
        <Arrow key={direction} direction={direction} lit={lit} />
      ))}
    </svg>
  );
}
