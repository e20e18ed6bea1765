import * as z from 'zod';
import { neighbour, type Direction } from '@/lib/board/hex/grid';
import { inShort, parseInput } from '@/lib/calc/calculator';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { formOf, type Shape } from '@/lib/calc/form';
import { readTerm, writeTerm } from '@/lib/calc/notation';
import { fail, ok, type Result } from '@/lib/core/result';
import { hexOf, gridOf, nameOf, sideName, type Frame } from '@/lib/games/nach-paris/sheet/hex-names';
import { directionOf, openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { plainSheet } from '@/lib/games/nach-paris/sheet/file';
import {
  COUNTRIES,
  GRADES,
  sheetSchema,
  type RailStretch,
  type Sheet,
  type SheetInput,
} from '@/lib/games/nach-paris/sheet/schema';
import { HEXSIDES, TERRAINS } from '@/lib/games/nach-paris/units';

/*
 * A sheet as one short text, for an address. Terrain, country and control are written hex by hex with counted runs
 * ("12.3b"), hexsides as a hex and its directions ("X25.01"), railways as a hex and the directions of the line from
 * there on ("hAQ30.0015"); the rest is written in the notation of addresses (lib/calc/notation).
 */

const TERRAIN_LETTERS = '.brmlpf';
const COUNTRY_LETTERS = '.gfbln';
const CONTROL_LETTERS = '.ga';
const CONTROLS = [undefined, 'german', 'allied'] as const;
const GRADE_LETTERS = 'ihl';
const BROKEN_LETTERS = 'nab';
const BROKEN = ['none', 'a', 'b'] as const;

const { title, frame, turn, oneWay, units, hexes, phase } = sheetSchema.shape;
const packedSchema = z.strictObject({
  t: title,
  f: frame,
  g: turn,
  e: z.string().default(''),
  c: z.string().default(''),
  k: z.string().default(''),
  h: hexes,
  s: z.record(z.string(), z.array(z.string())).default({}),
  r: z.array(z.string()).default([]),
  o: oneWay,
  u: units,
  p: phase,
});
const shape: Shape = { kind: 'group', fields: formOf(packedSchema) };

/** The code of a sheet that opens; undefined for one that does not. Equal sheets have equal codes. */
export function sheetCode(sheet: Sheet): string | undefined {
  const opened = openSheet(sheet);
  if (!opened.ok) return undefined;
  const view = opened.value;
  const plain = plainSheet(sheet);
  const gridded: readonly string[] = ['terrain', 'country', 'control'];
  const cells = Object.entries(plain.hexes ?? {}).map(
    ([name, cell]) =>
      [name, Object.fromEntries(Object.entries(cell ?? {}).filter(([member]) => !gridded.includes(member)))] as const,
  );
  const packed = {
    t: sheet.title,
    f: sheet.frame,
    g: sheet.turn,
    e: runs(view, TERRAIN_LETTERS, (hex) => view.terrain[hex] ?? 0),
    c: runs(view, COUNTRY_LETTERS, (hex) => COUNTRIES.indexOf(view.cells[hex]?.country ?? 'none')),
    k: runs(view, CONTROL_LETTERS, (hex) => CONTROLS.indexOf(view.cells[hex]?.control)),
    h: Object.fromEntries(cells.filter(([, rest]) => Object.keys(rest).length > 0)),
    s: sidesOf(view),
    r: chains(sheet.rails, view),
    o: plain.oneWay ?? [],
    u: plain.units ?? [],
    p: sheet.phase,
  };
  return writeTerm(shape, packed).slice(1, -1);
}

/** The sheet of a code; a damaged code is refused with the part that is wrong. */
export function readSheetCode(code: string): Result<Sheet, Refusal> {
  const term = readTerm(shape, `(${code})`);
  if (term === undefined)
    return fail({ code: 'invalid-input', field: 'code', given: 'notation', text: text('sheet.code.cut') });
  const packed = parseInput({ schema: packedSchema }, term);
  if (!packed.ok) return packed;
  const unpacked = unpack(packed.value);
  if (!unpacked.ok) return unpacked;
  const sheet = parseInput({ schema: sheetSchema }, unpacked.value);
  if (!sheet.ok) return sheet;
  const opened = openSheet(sheet.value);
  return opened.ok ? sheet : opened;
}

const unreadable = (part: string): Result<never, Refusal> =>
  fail({
    code: 'invalid-input',
    field: 'code',
    given: part,
    text: text('sheet.code.unreadable', { part: inShort(part) }),
  });

function runs({ names }: SheetView, letters: string, letterOf: (hex: number) => number): string {
  const all = names.map((_, hex) => letters[letterOf(hex)] ?? '').join('');
  return all.replace(/\.+$/, '').replace(/(.)\1+/g, (run, letter: string) => `${run.length}${letter}`);
}

/**
 * The order of the letter of each hex; undefined for a text that is no such runs or holds more hexes than there are.
 */
function readRuns(written: string, letters: string, hexes: number): readonly number[] | undefined {
  const found: number[] = [];
  for (const [, count, letter = ''] of written.matchAll(/(\d*)(\D)/g)) {
    const order = letters.indexOf(letter);
    const times = count ? Number(count) : 1;
    if (order < 0 || found.length + times > hexes) return undefined;
    for (let i = 0; i < times; i++) found.push(order);
  }
  return /\d$/.test(written) ? undefined : found;
}

/** By kind, the hexes that come first at their hexsides, with the directions. */
function sidesOf({ names, sides }: SheetView): Readonly<Record<string, readonly string[]>> {
  const own = [0, 1, 2] as const;
  const kinds = HEXSIDES.slice(1).map((kind, i) => {
    const lines = names.flatMap((name, hex) => {
      const directions = own.filter((direction) => sides[hex * 6 + direction] === i + 1);
      return directions.length ? [`${name}.${directions.join('')}`] : [];
    });
    return [kind, lines] as const;
  });
  return Object.fromEntries(kinds.filter(([, lines]) => lines.length));
}

/** Stretches in their order, those that lead on from each other as one line. */
function chains(rails: readonly RailStretch[], view: SheetView): readonly string[] {
  const found: string[] = [];
  let end: string | undefined;
  for (const rail of rails) {
    const direction = directionOf(view, view.index.get(rail.a) ?? -1, view.index.get(rail.b) ?? -1) ?? 0;
    const grade = GRADE_LETTERS[GRADES.indexOf(rail.grade)] ?? '';
    const simple = rail.lineA === 0 && rail.lineB === 0 && rail.broken === 'none';
    if (simple && end === `${grade}${rail.a}`) found.push(`${found.pop() ?? ''}${direction}`);
    else
      found.push(
        `${grade}${rail.a}.${direction}${simple ? '' : `-${rail.lineA}${rail.lineB}${BROKEN_LETTERS[BROKEN.indexOf(rail.broken)] ?? ''}`}`,
      );
    end = simple ? `${grade}${rail.b}` : undefined;
  }
  return found;
}

const CHAIN = /^([ihl])([A-Z]{1,2}[1-9][0-9]?)\.([0-5]+)(?:-([0-5])([0-5])([nab]))?$/;

function readChain(frame: Frame, chain: string): readonly Record<string, unknown>[] | undefined {
  const [, grade = '', start = '', path = '', lineA, lineB, broken] = CHAIN.exec(chain) ?? [];
  const rails: Record<string, unknown>[] = [];
  for (let i = 0, a = start; i < path.length; i++) {
    const b = nextTo(frame, a, Number(path[i]) as Direction);
    if (b === undefined) return undefined;
    rails.push({
      a,
      b,
      grade: GRADES[GRADE_LETTERS.indexOf(grade)],
      ...(lineA === undefined
        ? {}
        : { lineA: Number(lineA), lineB: Number(lineB), broken: BROKEN[BROKEN_LETTERS.indexOf(broken ?? 'n')] }),
    });
    a = b;
  }
  return rails.length ? rails : undefined;
}

function nextTo(frame: Frame, name: string, direction: Direction): string | undefined {
  const hex = hexOf(frame, name);
  const next = hex === undefined ? undefined : neighbour(gridOf(frame), hex, direction);
  return next === undefined ? undefined : nameOf(frame, next);
}

function unpack(packed: z.output<typeof packedSchema>): Result<SheetInput, Refusal> {
  const { f } = packed;
  const size = f.columns * f.rows;
  const cells: Record<string, Record<string, unknown>> = Object.fromEntries(Object.entries(packed.h));
  for (const [part, member, letters, values] of [
    ['e', 'terrain', TERRAIN_LETTERS, TERRAINS],
    ['c', 'country', COUNTRY_LETTERS, COUNTRIES],
    ['k', 'control', CONTROL_LETTERS, CONTROLS],
  ] as const) {
    const orders = readRuns(packed[part], letters, size);
    if (!orders) return unreadable(member);
    orders.forEach((order, hex) => {
      const name = nameOf(f, hex);
      if (order > 0) cells[name] = { ...cells[name], [member]: values[order] };
    });
  }
  const sides: Record<string, string> = {};
  for (const [kind, lines] of Object.entries(packed.s)) {
    for (const line of lines) {
      const [, name = '', directions = ''] = /^([A-Z]{1,2}[1-9][0-9]?)\.([012]+)$/.exec(line) ?? [];
      const others = [...directions].map((direction) => nextTo(f, name, Number(direction) as Direction));
      if (!others.length || others.includes(undefined)) return unreadable(line);
      for (const other of others) sides[sideName(name, other ?? '')] = kind;
    }
  }
  const rails: Record<string, unknown>[] = [];
  for (const chain of packed.r) {
    const stretches = readChain(f, chain);
    if (!stretches) return unreadable(chain);
    rails.push(...stretches);
  }
  return ok({
    title: packed.t,
    frame: f,
    turn: packed.g,
    hexes: cells,
    sides,
    rails,
    oneWay: packed.o,
    units: packed.u,
    phase: packed.p,
  } as SheetInput);
}
