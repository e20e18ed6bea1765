/** A sheet in the list of this device. */
export interface Listed {
  readonly id: number;
  readonly title: string;
}

/** The sheets of this device, and which of them lies on the table. */
export interface Library {
  readonly open: number;
  readonly sheets: readonly Listed[];
}

/** The lowest id that no sheet of the list has; nor one of those that can still be brought back. */
export function nextId({ sheets }: Library, taken: readonly number[] = []): number {
  const used = new Set([...sheets.map(({ id }) => id), ...taken]);
  let id = 1;
  while (used.has(id)) id++;
  return id;
}

/** The list with another sheet, which is then open. */
export const withSheet = (library: Library, sheet: Listed): Library => ({
  open: sheet.id,
  sheets: [...library.sheets.filter(({ id }) => id !== sheet.id), sheet],
});

/** The list with a sheet under another title. */
export const retitled = (library: Library, id: number, title: string): Library =>
  library.sheets.some((one) => one.id === id && one.title !== title)
    ? { ...library, sheets: library.sheets.map((one) => (one.id === id ? { ...one, title } : one)) }
    : library;

export const opened = (library: Library, id: number): Library =>
  library.sheets.some((one) => one.id === id) ? { ...library, open: id } : library;

/** The list without a sheet; the last one stays. When the open one goes, the one beside it is opened. */
export function withoutSheet(library: Library, id: number): Library {
  const place = library.sheets.findIndex((one) => one.id === id);
  const sheets = library.sheets.filter((one) => one.id !== id);
  const next = sheets[Math.max(0, place - 1)];
  if (place < 0 || !next) return library;
  return { open: library.open === id ? next.id : library.open, sheets };
}

/** The title of a copy: "Liège (2)", then "(3)". */
export function copyTitle(title: string, { sheets }: Library, longest = 60): string {
  const base = title.replace(/ \(\d+\)$/, '');
  const taken = new Set(sheets.map((sheet) => sheet.title));
  let n = 2;
  while (taken.has(`${base} (${n})`)) n++;
  return `${base.slice(0, longest - ` (${n})`.length)} (${n})`;
}
