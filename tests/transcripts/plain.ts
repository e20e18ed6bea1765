/** Longest line, counted from where it begins. */
const WIDTH = 110;
/** Most entries of a record that are told one by one: the control of the whole map would drown the rest. */
const TOLD = 60;

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

/** A text of its own for (almost) every text: a change shows, though not what changed. */
function digestOf(whole: string): string {
  let hash = 0;
  for (const letter of whole) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(16);
}

/** A long record of names and words: a digest, and how many names have each word ("8f3a: 170 allied, 116 central"). */
function digested(value: object): string | undefined {
  const words = Array.isArray(value) ? [] : Object.values(value);
  if (words.length <= TOLD || words.some((word) => typeof word !== 'string')) return undefined;
  const counts = [...new Set(words)].sort().map((word) => `${words.filter((one) => one === word).length} ${word}`);
  return `${digestOf(inline(value))}: ${counts.join(', ')}`;
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
    const short = named(value, name) + ((typeof one === 'object' && one !== null && digested(one)) || inline(one));
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
