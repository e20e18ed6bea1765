import type { WefPen } from '@/components/games/when-eagles-fight/sheet/types';
import { addSide, sidesWhere } from '@/components/sheet/draw/ground';
import { fill, outline, stroke } from '@/components/sheet/draw/pen';

/** Borders between painted countries. */
export function drawBorders(pen: WefPen): void {
  const countryOf = (hex: number): string => pen.view.cells[hex]?.country ?? 'none';
  const borders = sidesWhere(
    pen,
    (hex, _, other) => countryOf(hex) !== countryOf(other) && countryOf(hex) !== 'none' && countryOf(other) !== 'none',
  );
  stroke(pen, 'border', { width: 3.2, dash: [10, 4] }, () => borders.forEach((at) => addSide(pen, at, at.direction)));
}

/** Who controls each hex: those of the Central Powers with a second rim, Russian ones tinted alone. */
export function drawControl(pen: WefPen): void {
  for (const side of ['central', 'russian'] as const) {
    const here = pen.shown.filter(({ hex }) => pen.view.control[hex] === side);
    fill(pen, side, () => here.forEach((at) => outline(pen, at, 0.95)), 0.18);
    if (side === 'central')
      stroke(pen, side, { width: 2, alpha: 0.7 }, () => here.forEach((at) => outline(pen, at, 0.84)));
  }
}
