/** Longest line, counted from where it begins. */
const WIDTH = 110;

const isFraction = (value: object): value is { readonly n: bigint; readonly d: bigint } =>
  'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';

/** A chance as "2/9", and as "1" when it is whole. */
export const exact = ({ n, d }: { readonly n: bigint; readonly d: bigint }): string =>
  d === 1n ? `${n}` : `${n}/${d}`;

function inline(value: unknown): string {
  if (typeof value === 'string') return value || "''";
  if (typeof value !== 'object' || value === null) return String(value);
  if (isFraction(value)) return exact(value);
  const parts = Object.entries(value).map(([name, one]) => named(value, name) + inline(one));
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}

const named = (whole: object, name: string): string => (Array.isArray(whole) ? '' : `${name}: `);

/**
 * Any value in lines: what is short stands with its neighbours on one line, what is longer below its name or a dash,
 * indented.
 */
export function plainLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [inline(value)];
  const lines: string[] = [];
  let open = false;
  for (const [name, one] of Object.entries(value)) {
    const short = named(value, name) + inline(one);
    const last = lines.at(-1) ?? '';
    if (short.length > WIDTH && typeof one === 'object') {
      lines.push(`${named(value, name).trimEnd() || '-'}`, ...plainLines(one).map((line) => `  ${line}`));
      open = false;
    } else if (open && last.length + short.length + 2 <= WIDTH) lines[lines.length - 1] = `${last}, ${short}`;
    else {
      lines.push(short);
      open = true;
    }
  }
  return lines;
}
