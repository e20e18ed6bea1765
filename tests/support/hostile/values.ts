import type { Damage } from '@/tests/support/hostile/texts';

type Path = readonly (string | number)[];

/** The places of a JSON value, itself first. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Array.isArray(value)
    ? value.map((one, i) => [i, one] as const)
    : Object.entries(value).map(([key, one]) => [key, one] as const);
  return [path, ...members.flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

/** What JSON writes for the text that stands for it: numbers that no program would write. */
const RAW = 'raw:';
const written = (value: unknown): string => JSON.stringify(value, undefined, 1).replace(/"raw:([^"]*)"/gu, '$1');

function withAt(value: unknown, [first, ...rest]: Path, put: (old: unknown) => unknown): unknown {
  if (first === undefined) return put(value);
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === first ? withAt(one, rest, put) : one));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) => [key, key === first ? withAt(one, rest, put) : one]),
  );
}

function without(value: unknown, path: Path): unknown {
  const [last] = path.slice(-1);
  return withAt(value, path.slice(0, -1), (holder) =>
    Array.isArray(holder)
      ? holder.filter((_, i) => i !== last)
      : Object.fromEntries(Object.entries(holder as object).filter(([key]) => key !== last)),
  );
}

/** What stands where something else is expected. */
const INSTEAD: readonly (readonly [name: string, value: unknown])[] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['minus zero', `${RAW}-0`],
  ['minus one', -1],
  ['a fraction', 1.5],
  ['an endless number', `${RAW}1e999`],
  ['a number of 400 digits', `${RAW}${'9'.repeat(400)}`],
  ['a large whole number', 9007199254740993],
  ['no text', ''],
  ['a text', 'x'],
  ['a list', []],
  ['a list of nothing', [null]],
  ['an object', {}],
  ['a script', '<script>window.hacked=1</script><img src=x onerror=alert(1)>'],
  ['a formula', '=HYPERLINK("http://x","y")'],
  ['a message with a gap', '{field} {given, plural, other {#}} <b>'],
  ['half a sign', '\ud800'],
  ['signs that turn the line', '\u202E\u2066\u200B\u0000e\u0301'],
  ['a long text', 'ab'.repeat(5_000)],
  ['a name of every object', '__proto__'],
];

/** Names that stand where a field or a place is named. */
const NAMES = ['', 'x', '__proto__', 'constructor', 'toString', '\ud800', 'ab'.repeat(5_000), '<b>'];

/** A sound file with another value at each of its places, with each place gone, and with other names in each object. */
export function otherValues(text: string): Damage {
  const sound = JSON.parse(text) as unknown;
  const paths = pathsIn(sound);
  const inside = paths.filter((path) => path.length > 0);
  const objects = paths.filter((path) => {
    const value = path.reduce<unknown>((at, part) => (at as Record<string | number, unknown>)[part], sound);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });
  return [
    ...inside.flatMap((path) => [
      [`${path.join('.')} is gone`, written(without(sound, path))] as const,
      ...INSTEAD.map(
        ([name, value]) => [`${path.join('.')} is ${name}`, written(withAt(sound, path, () => value))] as const,
      ),
    ]),
    ...objects.flatMap((path) =>
      NAMES.map(
        (name) =>
          [
            `${path.join('.')} has the name ${JSON.stringify(name.slice(0, 20))}`,
            written(
              withAt(sound, path, (old) =>
                Object.fromEntries([...Object.entries(old as object), [name, Object.values(old as object)[0] ?? 1]]),
              ),
            ),
          ] as const,
      ),
    ),
  ];
}
