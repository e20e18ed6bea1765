import type { Direction } from '@/lib/board/hex/grid';
import { directionOf, type HexMap } from '@/lib/board/hex/numbering';
import { beside } from '@/lib/board/hex/plane';
import type { Ground, RailStretch } from '@/lib/sheet/sheet';

const BROKEN_LETTERS = 'nab';
const BROKEN = ['none', 'a', 'b'] as const;

/** Letters of the grades in a code. */
type Grades = Readonly<Record<string, string>>;

/**
 * Stretches in their order: a letter for the grade, a hex, and the directions of the line from there on, "hAQ30.0015";
 * those that lead on from each other as one line.
 */
export function writeChains(
  { sheet, map, index }: Pick<Ground, 'sheet' | 'map' | 'index'>,
  grades: Grades,
): readonly string[] {
  const found: string[] = [];
  let end: string | undefined;
  for (const rail of sheet.rails) {
    const direction = directionOf(map, index.get(rail.a) ?? -1, index.get(rail.b) ?? -1) ?? 0;
    const grade = grades[rail.grade] ?? '';
    const simple = rail.lineA === 0 && rail.lineB === 0 && rail.broken === 'none';
    if (simple && end === `${grade}${rail.a}`) found.push(`${found.pop() ?? ''}${direction}`);
    else found.push(`${grade}${rail.a}.${direction}${simple ? '' : `-${endsOf(rail)}`}`);
    end = simple ? `${grade}${rail.b}` : undefined;
  }
  return found;
}

const endsOf = ({ lineA, lineB, broken }: RailStretch): string =>
  `${lineA}${lineB}${BROKEN_LETTERS[BROKEN.indexOf(broken)] ?? ''}`;

/** The stretches of a line; undefined for a text that is none, or leads out of the frame. */
export function readChain(
  map: HexMap,
  grades: Grades,
  chain: string,
): readonly Readonly<Record<string, unknown>>[] | undefined {
  const letters = Object.values(grades).join('');
  const line = new RegExp(
    `^([${letters}])(${map.numbering.pattern})\\.([0-5]+)(?:-([0-5])([0-5])([${BROKEN_LETTERS}]))?$`,
  );
  const [, letter, start = '', path = '', lineA, lineB, broken = 'n'] = line.exec(chain) ?? [];
  const grade = Object.keys(grades).find((one) => grades[one] === letter);
  const ends =
    lineA === undefined
      ? {}
      : { lineA: Number(lineA), lineB: Number(lineB), broken: BROKEN[BROKEN_LETTERS.indexOf(broken)] };
  const rails: Readonly<Record<string, unknown>>[] = [];
  for (let i = 0, a = start; i < path.length; i++) {
    const b = nameBeside(map, a, Number(path[i]) as Direction);
    if (b === undefined) return undefined;
    rails.push({ a, b, grade, ...ends });
    a = b;
  }
  return rails.length ? rails : undefined;
}

/** The name of the hex beside another one; undefined where there is none in the frame. */
export function nameBeside(map: HexMap, name: string, direction: Direction): string | undefined {
  const hex = map.index.get(name);
  const next = hex === undefined ? undefined : beside(map, hex, direction);
  return next === undefined ? undefined : map.names[next];
}
