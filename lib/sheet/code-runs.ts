import type { RunLayer } from '@/lib/sheet/sheet';

/** Values hex by hex, one letter each, as counted runs: "12.3b"; hexes without paint at the end are left out. */
export function writeRuns({ member, letters, values }: RunLayer, cells: readonly (object | undefined)[]): string {
  const letterOf = (cell: object | undefined): string => {
    const value = cell && (cell as Readonly<Record<string, unknown>>)[member];
    return letters[values.findIndex((one) => one === (value ?? values[0]))] ?? '';
  };
  return cells
    .map(letterOf)
    .join('')
    .replace(/\.+$/, '')
    .replace(/(.)\1+/g, (run, letter: string) => `${run.length}${letter}`);
}

/**
 * The order of the letter of each hex; undefined for a text that is no such runs or holds more hexes than there are.
 */
export function readRuns(written: string, letters: string, hexes: number): readonly number[] | undefined {
  const found: number[] = [];
  // Longer counts are those of no sheet, and looking for their end again and again would take for ever.
  const run = /(\d{0,6})(\D)/y;
  while (run.lastIndex < written.length) {
    const [, count, letter = ''] = run.exec(written) ?? [];
    const order = letters.indexOf(letter);
    const times = count ? Number(count) : 1;
    if (letter === '' || order < 0 || found.length + times > hexes) return undefined;
    for (let i = 0; i < times; i++) found.push(order);
  }
  return found;
}
