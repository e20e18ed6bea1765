import * as z from 'zod';
import { draftSchema, type ListedDraft } from '@/lib/board/listed/draft';
import { readListed, type ListedMap } from '@/lib/board/listed/read';
import type { ListedSpec } from '@/lib/board/listed/spec';
import type { FileRefusal } from '@/lib/calc/file-words';
import { fail, ok, type Result } from '@/lib/core/result';
import { readFile, writeFile, type FileKind } from '@/lib/core/umpire-file';
import { listedFaultText } from '@/lib/sheet/listed/words';

/*
 * Maps that players have read off their own: {"kind": "umpire/<game>/map", "version": 1, "map": {…}}. A file is read as
 * a whole or refused with the line of the entry that cannot be.
 */

/** Longest file that is read, in characters: many times the largest map. */
export const LARGEST_FILE = 1_000_000;

const fileOf = (game: string, spec: ListedSpec): FileKind<{ readonly map: ListedDraft }> => ({
  sort: 'map',
  game,
  version: 1,
  most: LARGEST_FILE,
  body: z.strictObject({ map: draftSchema(spec) }),
});

/** A map as the text of a file. */
export const writeListedFile = (game: string, { spec, draft }: ListedMap): string =>
  writeFile(fileOf(game, spec), { map: draft });

/** The map of a file. A damaged one is refused with the line and the field that is wrong. */
export function readListedFile(game: string, spec: ListedSpec, json: string): Result<ListedMap, FileRefusal> {
  const file = readFile(fileOf(game, spec), json);
  if (!file.ok) return file;
  const map = readListed(spec, file.value.body.map);
  if (map.ok) return ok(map.value);
  const line = file.value.line(['map', ...map.error.path]);
  return fail({ code: 'refused', line, reason: listedFaultText(map.error) });
}

/** What a map holds, to be said of one that was taken over. */
export const countsOf = ({ links, rails, dear, closed, terrain, done }: ListedDraft) => ({
  hexes: new Set(links.flatMap(([n, , other]) => [n, other])).size,
  rails: rails.length,
  dear: dear.length,
  closed: closed.length,
  terrain: terrain.length,
  done: done.length,
});
