import { addSide, sidesWhere } from '@/components/sheet/draw/ground';
import { stroke } from '@/components/sheet/draw/pen';
import type { NpPen } from '@/components/games/nach-paris/sheet/types';

/** Borders between countries, and the rims of entrenched camps. */
export function drawBorders(pen: NpPen): void {
  const { cells } = pen.view;
  const borders = sidesWhere(
    pen,
    (hex, _, other) =>
      (cells[hex]?.country ?? 'none') !== (cells[other]?.country ?? 'none') &&
      cells[hex]?.country !== undefined &&
      cells[other]?.country !== undefined,
  );
  stroke(pen, 'border', { width: 3, dash: [9, 3, 2, 3] }, () =>
    borders.forEach((at) => addSide(pen, at, at.direction)),
  );
  const rims = sidesWhere(pen, (hex, _, other) => (cells[hex]?.enc ?? '') !== (cells[other]?.enc ?? ''));
  stroke(pen, 'ink', { width: 5, dash: [2, 3] }, () => rims.forEach((at) => addSide(pen, at, at.direction)));
}
