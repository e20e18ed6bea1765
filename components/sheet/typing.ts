/** Texts that a player types letter by letter. */
const TYPED: ReadonlySet<string> = new Set(['name', 'army', 'corps', 'enc']);

type Members = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/**
 * The place of the text that was typed in, when it is all that tells two sheets apart; undefined when anything else
 * does. Parts that did not change must be the same objects, as edits leave them.
 */
export function typedPlace(before: unknown, after: unknown, place: readonly string[] = []): string | undefined {
  if (typeof before === 'string' && typeof after === 'string')
    return TYPED.has(place.at(-1) ?? '') ? place.join('.') : undefined;
  if (!isGroup(before) || !isGroup(after)) return undefined;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => before[key] !== after[key],
  );
  const [only] = changed;
  return only !== undefined && changed.length === 1
    ? typedPlace(before[only], after[only], [...place, only])
    : undefined;
}
