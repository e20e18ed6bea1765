/** Every value inside a value, depth first. */
export function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* inside(item);
}
