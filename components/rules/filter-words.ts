/**
 * The words of a text, without accents and capitals, each after one space: "Re-despliegue (RE)" is " re despliegue re
 * ".
 */
export function plain(text: string): string {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Whether every word typed begins a word of a text that `plain` has been over. Nothing typed fits everything. */
export function fits(text: string, typed: string): boolean {
  return plain(typed)
    .split(' ')
    .every((word) => text.includes(` ${word}`));
}
