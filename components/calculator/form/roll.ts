import { numbersOf } from '@/components/calculator/form/control-of';
import type { FormField } from '@/lib/calc/form';

const SIZE = 2 ** 32;

/**
 * A fair face from 1 to `faces` of numbers that are each drawn evenly below 2³²: those of the last, incomplete run of
 * faces are drawn again.
 */
export function faceOf(faces: number, draw: () => number): number {
  const evenly = SIZE - (SIZE % faces);
  for (;;) {
    const drawn = draw();
    if (drawn < evenly) return (drawn % faces) + 1;
  }
}

/** A fair roll by the device's own random source. */
export const roll = (faces: number): number =>
  faceOf(faces, () => crypto.getRandomValues(new Uint32Array(1))[0] ?? SIZE);

/** The faces of a die field. */
export const facesOf = ({ shape }: FormField): readonly number[] => (shape.kind === 'number' ? numbersOf(shape) : []);

/** A roll of the device for a die field. */
export function rolled(field: FormField): number | undefined {
  const faces = facesOf(field);
  return faces[roll(faces.length) - 1];
}
