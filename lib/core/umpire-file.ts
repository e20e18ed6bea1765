import * as z from 'zod';
import { readJson, type JsonFault } from '@/lib/core/json';
import { jsonPlace } from '@/lib/core/json-place';
import { fail, ok, type Result } from '@/lib/core/result';
import { schemaFault, type SchemaFault } from '@/lib/core/schema-fault';

/*
 * Files to keep and to share: {"kind": …, "version": …, …}. Every kind is read here and refused in the same words: its
 * size, its encoding, its JSON, what it says of itself, and its fields.
 */

/** What a file may hold, with the `kind` that it says it is; that of a game's own files names the game. */
const KINDS = {
  charts: 'umpire/chart',
  counters: 'umpire/counters',
  board: 'umpire/<game>/board',
  sheet: 'umpire/<game>/sheet',
  map: 'umpire/<game>/map',
} as const;
export type FileSort = keyof typeof KINDS;
const SORTS = Object.keys(KINDS) as readonly FileSort[];

/** A kind of file, as one import reads it. */
export interface FileKind<Body> {
  readonly sort: FileSort;
  readonly game: string;
  /** the latest version that is understood; those before it are too */
  readonly version: number;
  /** most characters: a larger file is refused before it is looked into */
  readonly most: number;
  /** what stands in it beside `kind` and `version`: a strict object */
  readonly body: z.ZodType<Body>;
}

const versionSchema = z.int().min(1);

/** Why a file is refused. Lines and columns are counted from 1. */
export type FileFault =
  | { readonly code: 'too-large'; readonly given: number; readonly most: number }
  /** the device does not hand it over */
  | { readonly code: 'unreadable' }
  | { readonly code: 'empty' | 'not-text' | 'table' | 'foreign' }
  | JsonFault
  /** it is no file of the house, and what it would have to say */
  | { readonly code: 'no-kind'; readonly line: number; readonly sort: FileSort; readonly kind: string }
  | { readonly code: 'other-sort'; readonly line: number; readonly sort: FileSort; readonly wanted: FileSort }
  /** made by a later version of the house; `reads` is the latest that is understood */
  | { readonly code: 'newer'; readonly line: number; readonly version: number; readonly reads: number }
  | {
      readonly code: 'other-game';
      readonly line: number;
      readonly sort: FileSort;
      readonly game: string;
      readonly wanted: string;
    }
  | { readonly code: 'field'; readonly line: number; readonly fault: SchemaFault };

/** What a file holds, and where each part of it stands. */
export interface OpenedFile<Body> {
  readonly body: Body;
  /** the line of the value at a path */
  line(path: readonly PropertyKey[]): number;
}

const kindOf = ({ sort, game }: Pick<FileKind<unknown>, 'sort' | 'game'>): string =>
  KINDS[sort].replace('<game>', game);

/** A file's text. */
export const writeFile = (file: Pick<FileKind<unknown>, 'sort' | 'game' | 'version'>, body: object): string =>
  `${JSON.stringify({ kind: kindOf(file), version: file.version, ...body }, undefined, 1)}\n`;

/** Reads a file, or says what is wrong with it. */
export function readFile<Body>(wanted: FileKind<Body>, text: string): Result<OpenedFile<Body>, FileFault> {
  if (text.length > wanted.most) return fail({ code: 'too-large', given: text.length, most: wanted.most });
  const json = text.replace(/^\uFEFF/, '');
  if (!/\S/.test(json)) return fail({ code: 'empty' });
  const read = readJson(json);
  if (!read.ok) return fail(strangeness(json) ?? read.error);
  const line = (path: readonly PropertyKey[]): number => jsonPlace(json, path).line;
  const wrong = headFault(wanted, read.value, line);
  if (wrong) return fail(wrong);
  const { kind: _, version: __, ...body } = read.value as Readonly<Record<string, unknown>>;
  const parsed = wanted.body.safeParse(body);
  if (parsed.success) return ok({ body: parsed.data, line });
  const fault = schemaFault(wanted.body, parsed.error.issues, body);
  return fail({ code: 'field', line: line(fault.path), fault });
}

/** What a text that is no JSON is instead; undefined for one that was meant to be JSON. */
function strangeness(text: string): FileFault | undefined {
  if (/[\0\uFFFD]/.test(text)) return { code: 'not-text' };
  const [begin = ''] = /\S/.exec(text) ?? [];
  if ('{["'.includes(begin)) return undefined;
  const [first = ''] = text.trimStart().split('\n', 1);
  return { code: begin !== '<' && /[\t;,]/.test(first) ? 'table' : 'foreign' };
}

/** What a file says of itself, where that keeps it from being read. */
function headFault(
  wanted: FileKind<unknown>,
  value: unknown,
  line: (path: readonly PropertyKey[]) => number,
): FileFault | undefined {
  const { kind, version, game } = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const said = typeof kind === 'string' ? sortOf(kind) : undefined;
  if (!said) return { code: 'no-kind', line: line(['kind']), sort: wanted.sort, kind: kindOf(wanted) };
  if (said.sort !== wanted.sort)
    return { code: 'other-sort', line: line(['kind']), sort: said.sort, wanted: wanted.sort };
  const known = versionSchema.safeParse(version);
  if (!known.success) {
    const fault = schemaFault(versionSchema, known.error.issues, version);
    return { code: 'field', line: line(['version']), fault: { ...fault, path: ['version'] } };
  }
  if (known.data > wanted.version)
    return { code: 'newer', line: line(['version']), version: known.data, reads: wanted.version };
  const own = said.game ?? game;
  return typeof own === 'string' && own !== wanted.game
    ? {
        code: 'other-game',
        line: line([said.game === undefined ? 'game' : 'kind']),
        sort: said.sort,
        game: own,
        wanted: wanted.game,
      }
    : undefined;
}

/** What a `kind` says that a file holds, and of which game where it says that; undefined for no kind of the house. */
function sortOf(kind: string): { readonly sort: FileSort; readonly game: string | undefined } | undefined {
  const [house, game, part, ...more] = kind.split('/', 4);
  if (house !== 'umpire' || more.length) return undefined;
  const general = part === undefined;
  const sort = SORTS.find((one) => KINDS[one] === (general ? kind : `umpire/<game>/${part}`));
  return sort && { sort, game: general ? undefined : game };
}
