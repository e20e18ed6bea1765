/** A number of a typed array at an index known to be inside it. */
export const at = (numbers: Int32Array | Uint8Array, i: number): number => numbers[i] as number;
