import { useEffect, useRef } from 'react';
import { drawSideSample, drawTerrainSample } from '@/components/sheet/draw/ground';
import { onTheme, readInks, type Inks } from '@/components/sheet/draw/inks';
import type { Hexside, Terrain } from '@/lib/games/nach-paris/units';

const SIZE = 30;

/** A small canvas with a sample of the drawing. */
function Swatch({ draw }: { draw: (ctx: CanvasRenderingContext2D, inks: Inks) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d');
    const box = element?.parentElement;
    if (!element || !ctx || !box) return undefined;
    const paint = () => {
      const ratio = Math.min(devicePixelRatio || 1, 2);
      element.width = SIZE * ratio;
      element.height = SIZE * ratio;
      const scale = (SIZE / 84) * ratio;
      ctx.setTransform(scale, 0, 0, scale, (SIZE / 2) * ratio, (SIZE / 2) * ratio);
      draw(ctx, readInks(box));
    };
    paint();
    return onTheme(paint);
  }, [draw]);
  return (
    <span aria-hidden className="sheet-inks inline-block shrink-0">
      <canvas ref={canvas} style={{ width: SIZE, height: SIZE }} className="block" />
    </span>
  );
}

const terrains = new Map<Terrain, (ctx: CanvasRenderingContext2D, inks: Inks) => void>();
const sides = new Map<Hexside, (ctx: CanvasRenderingContext2D, inks: Inks) => void>();

/** A hex of a terrain. */
export function TerrainKey({ terrain }: { terrain: Terrain }) {
  const draw =
    terrains.get(terrain) ?? ((ctx: CanvasRenderingContext2D, inks: Inks) => drawTerrainSample(ctx, inks, terrain));
  terrains.set(terrain, draw);
  return <Swatch draw={draw} />;
}

/** A hex whose slanted hexside is of a kind. */
export function SideKey({ side }: { side: Hexside }) {
  const draw = sides.get(side) ?? ((ctx: CanvasRenderingContext2D, inks: Inks) => drawSideSample(ctx, inks, side));
  sides.set(side, draw);
  return <Swatch draw={draw} />;
}
