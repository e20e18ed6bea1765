import { useCallback, useEffect, useRef } from 'react';
import { drawSideSample, drawTerrainSample } from '@/components/sheet/draw/ground';
import { onTheme, readInks } from '@/components/sheet/draw/inks';
import type { Tools } from '@/components/sheet/draw/pen';
import { useKit, useShape } from '@/components/sheet/kit-context';

const SIZE = 30;

/** A small canvas with a sample of the drawing. */
function Swatch({ draw }: { draw: (tools: Tools) => void }) {
  const { inks } = useKit();
  const shape = useShape();
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
      draw({ ctx, inks: readInks(box, inks), shape });
    };
    paint();
    return onTheme(paint);
  }, [draw, inks, shape]);
  return (
    <span aria-hidden className="sheet-inks inline-block shrink-0">
      <canvas ref={canvas} style={{ width: SIZE, height: SIZE }} className="block" />
    </span>
  );
}

/** A hex of a terrain. */
export function TerrainKey({ terrain }: { terrain: string }) {
  const look = useKit().terrains[terrain];
  const draw = useCallback((tools: Tools) => look && drawTerrainSample(tools, look), [look]);
  return <Swatch draw={draw} />;
}

/** A hex whose upper hexsides are of a kind. */
export function SideKey({ side }: { side: string }) {
  const { kind, terrains, sides } = useKit();
  const [ground, look] = [terrains[kind.terrains[0] ?? ''], sides[side]];
  const draw = useCallback((tools: Tools) => ground && drawSideSample(tools, ground, look), [ground, look]);
  return <Swatch draw={draw} />;
}
