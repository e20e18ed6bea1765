/** As many signs as the sum has. */
const SIGNS = 4;
const BASE = 36;

/** Fowler, Noll and Vo's sum of a text, cut to a few signs: it tells a text that was cut off or changed on its way. */
export function checkSum(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return (sum % BASE ** SIGNS).toString(BASE).padStart(SIGNS, '0');
}
