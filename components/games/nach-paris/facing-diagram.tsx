import type { ReactNode } from 'react';
import type { Text } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';
import type { Direction } from '@/lib/board/hex/grid';
import type { Aspect } from '@/lib/games/nach-paris/facing';
import { countHexes, FACING_FIGURES, type FacingFigure, type FacingHex } from '@/lib/games/nach-paris/facing-figures';
import { ORIENTATION } from '@/components/games/nach-paris/sheet/orientation';
import { APOTHEM, shapeOf } from '@/lib/board/hex/plane';

const { corners, vectors } = shapeOf(ORIENTATION);

type Say = (key: string, params?: Text['params']) => string;

const WIDTH = 210;
const HEIGHT = 6 * APOTHEM + 8;
const FILL: Readonly<Record<Aspect, string>> = {
  front: 'var(--tint)',
  flank: 'url(#facing-flank)',
  rear: 'url(#facing-rear)',
  none: 'var(--card)',
};
const ASPECTS = ['front', 'flank', 'rear'] as const;
const INSET = 0.86;

const hexPath = (share = 1): string =>
  corners.map(({ x, y }) => `${(x * share).toFixed(1)},${(y * share).toFixed(1)}`).join(' ');

/** A place at so many apothems from the middle in a direction, as a translation. */
function away(direction: Direction, apothems: number): string {
  const { x, y } = vectors[direction] ?? { x: 0, y: 0 };
  return `translate(${(x * APOTHEM * apothems).toFixed(1)} ${(y * APOTHEM * apothems).toFixed(1)})`;
}

/** Front, flank, rear and ZOC around the units of 1914 Nach Paris, drawn; words of the namespace `facing`. */
export function FacingDiagram({ speak }: { readonly speak: Speaker }) {
  const say: Say = (key, params) => speak.say(params ? { key: `facing.${key}`, params } : { key: `facing.${key}` });
  return (
    <section aria-label={say('title')} className="grid gap-3">
      <Patterns />
      <Legend say={say} />
      <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {FACING_FIGURES.map((figure) => (
          <li key={figure.id}>
            <Figure figure={figure} say={say} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Flanks are dotted and rears striped, so that colour is not needed to tell them apart. */
function Patterns() {
  return (
    <svg width="0" height="0" aria-hidden className="absolute">
      <defs>
        <pattern id="facing-flank" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="var(--sunk)" />
          <circle cx="4" cy="4" r="1.2" fill="var(--soft)" />
        </pattern>
        <pattern id="facing-rear" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" fill="var(--card)" />
          <rect width="2" height="8" fill="var(--soft)" />
        </pattern>
      </defs>
    </svg>
  );
}

function Legend({ say }: { readonly say: Say }) {
  return (
    <ul className="flex list-none flex-wrap gap-x-5 gap-y-1 text-sm">
      {ASPECTS.map((aspect) => (
        <LegendItem key={aspect} words={say(`legend.${aspect}`)}>
          <polygon points={hexPath()} fill={FILL[aspect]} stroke="var(--ink)" strokeWidth="3" />
        </LegendItem>
      ))}
      <LegendItem words={say('legend.zoc')}>
        <polygon points={hexPath()} fill="var(--card)" stroke="var(--ink)" strokeWidth="3" />
        <polygon points={hexPath(0.72)} fill="none" stroke="var(--accent)" strokeWidth="9" />
      </LegendItem>
      <LegendItem words={say('legend.looks')}>
        <polygon points="0,-28 18,22 -18,22" fill="var(--ink)" />
      </LegendItem>
    </ul>
  );
}

function LegendItem({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="-44 -40 88 80" aria-hidden className="h-6 w-7 shrink-0">
        {children}
      </svg>
      {words}
    </li>
  );
}

function Figure({ figure, say }: { readonly figure: FacingFigure; readonly say: Say }) {
  const name = say(`units.${figure.id}`);
  return (
    <figure className="h-full rounded-lg border border-line bg-card p-2 text-center">
      <svg
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={described(figure, name, say)}
        className="mx-auto w-full max-w-60"
      >
        {figure.hexes.map((hex) => (
          <Neighbour key={hex.direction} hex={hex} say={say} />
        ))}
        <Centre figure={figure} say={say} />
      </svg>
      <figcaption className="mt-1 text-sm">
        <strong className="block font-semibold">{name}</strong>
        {say('counts', countHexes(figure.hexes))}
      </figcaption>
    </figure>
  );
}

/** The figure in words, hex by hex from the one ahead round to the left. */
function described({ hexes }: FacingFigure, name: string, say: Say): string {
  const parts = hexes.map(({ direction, aspect, zoc }) =>
    say('around', { where: say(`directions.${direction}`), what: say(`aspects.${aspect}`), zoc: zoc ? 'yes' : 'no' }),
  );
  return `${name}. ${parts.join('; ')}.`;
}

const HALO = {
  stroke: 'var(--card)',
  strokeWidth: 4,
  paintOrder: 'stroke',
  textAnchor: 'middle',
  fill: 'var(--ink)',
  fontSize: 15,
} as const;

function Neighbour({ hex: { direction, aspect, zoc }, say }: { readonly hex: FacingHex; readonly say: Say }) {
  return (
    <g transform={away(direction, 2)}>
      <polygon points={hexPath()} fill={FILL[aspect]} stroke="var(--ink)" strokeWidth="1" />
      {zoc && <polygon points={hexPath(INSET)} fill="none" stroke="var(--accent)" strokeWidth="4" />}
      {aspect !== 'none' && (
        <text {...HALO} y={zoc ? -2 : 5}>
          {say(`labels.${aspect}`)}
        </text>
      )}
      {zoc && (
        <text {...HALO} y={16} fontWeight="bold">
          ZOC
        </text>
      )}
    </g>
  );
}

function Centre({ figure: { id, looks }, say }: { readonly figure: FacingFigure; readonly say: Say }) {
  const aside = looks.some((direction) => direction % 3 !== 0);
  return (
    <g>
      <polygon points={hexPath()} fill="var(--accent)" stroke="var(--ink)" strokeWidth="1" />
      {looks.map((direction) => (
        <polygon
          key={direction}
          transform={`${away(direction, 0.68)} rotate(${-60 * direction})`}
          points="0,-9 6,7 -6,7"
          fill="var(--on-accent)"
        />
      ))}
      <text textAnchor="middle" y={aside ? 17 : 6} fontSize={16} fontWeight="bold" fill="var(--on-accent)">
        {say(`short.${id}`)}
      </text>
    </g>
  );
}
