/** What a table holds for each of many codes; 0 for a code beyond it. */
export function lookUp(codes: Uint8Array, table: ArrayLike<number>): Int32Array {
  const found = new Int32Array(codes.length);
  for (let i = 0; i < codes.length; i++) found[i] = table[codes[i] as number] ?? 0;
  return found;
}
