import * as z from 'zod';
import type { Direction } from '@/lib/board/hex/grid';
import { hexMap, sideName, type HexMap } from '@/lib/board/hex/numbering';
import { parseInput } from '@/lib/calc/calculator';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { inShort } from '@/lib/calc/fault-words';
import { formOf, type Shape } from '@/lib/calc/form';
import { readTerm, swallowedIn, writeTerm } from '@/lib/calc/notation';
import { oncePer } from '@/lib/core/once';
import { fail, ok, type Result } from '@/lib/core/result';
import { nameBeside, readChain, writeChains } from '@/lib/sheet/code-rails';
import { readRuns, writeRuns } from '@/lib/sheet/code-runs';
import { plainOf } from '@/lib/sheet/file';
import { openGround } from '@/lib/sheet/open';
import type { AnySheet, Ground, Placed, SheetKind } from '@/lib/sheet/sheet';

/*
 * A sheet as one short text, for an address. The layers that a game says are written hex by hex with counted runs
 * ("12.3b"), hexsides as a hex and its directions ("X25.01"), railways as a hex and the directions of the line from
 * there on ("hAQ30.0015"); the rest is written in the notation of addresses (lib/calc/notation).
 */

type Members = Readonly<Record<string, unknown>>;

/** The code's own schema, with the form that its notation needs. */
const packingOf = oncePer(({ schema, runs, rest }: SheetKind) => {
  const { title, frame, turn, hexes, oneWay, units } = schema.shape;
  const packed = z.strictObject({
    t: title,
    f: frame,
    g: turn,
    ...Object.fromEntries(runs.map(({ key }) => [key, z.string().default('')])),
    h: hexes,
    s: z.record(z.string(), z.array(z.string())).default({}),
    r: z.array(z.string()).default([]),
    o: oneWay,
    u: units,
    ...Object.fromEntries(Object.entries(rest).map(([key, member]) => [key, schema.shape[member]])),
  } as z.core.$ZodLooseShape);
  const shape: Shape = { kind: 'group', fields: formOf(packed) };
  return { packed, shape };
});

/** What a packed sheet holds; the members that only one game has are checked by its schema. */
interface Packed {
  readonly t: string;
  readonly f: AnySheet['frame'];
  readonly g: number;
  readonly h: Readonly<Record<string, Members>>;
  readonly s: Readonly<Record<string, readonly string[]>>;
  readonly r: readonly string[];
  readonly o: AnySheet['oneWay'];
  readonly u: readonly unknown[];
}

/** The code of a sheet that opens; undefined for one that does not. Equal sheets have equal codes. */
export function sheetCode<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  sheet: Sheet,
): string | undefined {
  const opened = openGround(kind, sheet);
  if (!opened.ok) return undefined;
  const ground = opened.value;
  const plain: Members = plainOf(kind, sheet);
  const gridded = kind.runs.map(({ member }) => member);
  const cells = Object.entries((plain.hexes ?? {}) as Readonly<Record<string, object>>).map(
    ([name, cell]) =>
      [name, Object.fromEntries(Object.entries(cell).filter(([member]) => !gridded.includes(member)))] as const,
  );
  const packed = {
    t: sheet.title,
    f: sheet.frame,
    g: sheet.turn,
    ...Object.fromEntries(kind.runs.map((layer) => [layer.key, writeRuns(layer, ground.cells)])),
    h: Object.fromEntries(cells.filter(([, rest]) => Object.keys(rest).length > 0)),
    s: sidesOf(kind, ground),
    r: writeChains(ground, kind.grades),
    o: plain.oneWay ?? [],
    u: plain.units ?? [],
    ...Object.fromEntries(Object.entries(kind.rest).map(([key, member]) => [key, (sheet as Members)[member]])),
  };
  return writeTerm(packingOf(kind as SheetKind).shape, packed).slice(1, -1);
}

/** The sheet of a code; a damaged code is refused with the part that is wrong. */
export function readSheetCode<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  code: string,
): Result<Sheet, Refusal> {
  const { packed: schema, shape } = packingOf(kind as SheetKind);
  const term = readTerm(shape, `(${code})`);
  if (term === undefined) {
    const swallowed = swallowedIn(shape, `(${code})`);
    return swallowed === undefined
      ? fail({ code: 'invalid-input', field: 'code', given: 'notation', text: text('sheet.code.cut') })
      : unreadable(swallowed);
  }
  const packed = parseInput({ schema }, term);
  if (!packed.ok) return packed;
  const unpacked = unpack(kind, packed.value as unknown as Packed);
  if (!unpacked.ok) return unpacked;
  const sheet = parseInput({ schema: kind.schema }, unpacked.value);
  if (!sheet.ok) return sheet;
  const opened = openGround(kind, sheet.value);
  return opened.ok ? sheet : opened;
}

const unreadable = (part: string): Result<never, Refusal> =>
  fail({
    code: 'invalid-input',
    field: 'code',
    given: part,
    text: text('sheet.code.unreadable', { part: inShort(part) }),
  });

/** By kind, the hexes that come first at their hexsides, with the directions. */
function sidesOf(
  { hexsides }: Pick<SheetKind, 'hexsides'>,
  { names, sides }: Pick<Ground, 'names' | 'sides'>,
): Readonly<Record<string, readonly string[]>> {
  const own = [0, 1, 2] as const;
  const kinds = hexsides.slice(1).map((kind, i) => {
    const lines = names.flatMap((name, hex) => {
      const directions = own.filter((direction) => sides[hex * 6 + direction] === i + 1);
      return directions.length ? [`${name}.${directions.join('')}`] : [];
    });
    return [kind, lines] as const;
  });
  return Object.fromEntries(kinds.filter(([, lines]) => lines.length));
}

/** A sheet's input of its packed form: what is in it is for the sheet's schema to say. */
function unpack(
  { numbering, runs, grades, rest }: Pick<SheetKind, 'numbering' | 'runs' | 'grades' | 'rest'>,
  packed: Packed,
): Result<unknown, Refusal> {
  const map = hexMap(numbering, packed.f);
  const given: Members = { ...packed };
  const cells: Record<string, Members> = { ...packed.h };
  for (const { key, member, letters, values } of runs) {
    const orders = readRuns(String(given[key]), letters, map.names.length);
    if (!orders) return unreadable(member);
    orders.forEach((order, hex) => {
      const name = map.names[hex] ?? '';
      if (order > 0) cells[name] = { ...cells[name], [member]: values[order] };
    });
  }
  const sides: Record<string, string> = {};
  for (const [kind, lines] of Object.entries(packed.s)) {
    for (const line of lines) {
      const named = readSides(map, line);
      if (!named) return unreadable(line);
      for (const side of named) sides[side] = kind;
    }
  }
  const rails: Members[] = [];
  for (const chain of packed.r) {
    const stretches = readChain(map, grades, chain);
    if (!stretches) return unreadable(chain);
    for (const stretch of stretches) rails.push(stretch);
  }
  return ok({
    title: packed.t,
    frame: packed.f,
    turn: packed.g,
    hexes: cells,
    sides,
    rails,
    oneWay: packed.o,
    units: packed.u,
    ...Object.fromEntries(Object.entries(rest).map(([key, member]) => [member, given[key]])),
  });
}

/** The hexsides of "X25.01" by their names; undefined for a text that names none, or one without a hex beyond. */
function readSides(map: HexMap, line: string): readonly string[] | undefined {
  const written = new RegExp(`^(${map.numbering.pattern})\\.([012]+)$`);
  const [, name = '', directions = ''] = written.exec(line) ?? [];
  const others = [...directions].map((direction) => nameBeside(map, name, Number(direction) as Direction));
  if (!others.length || others.includes(undefined)) return undefined;
  return others.map((other) => sideName(map.numbering, name, other ?? ''));
}
