import * as z from 'zod';
import { MOST_COUNTERS, printedOf, type Roster, type RosterUnit } from '@/components/calculator/counters/roster';
import type { FileRefusal } from '@/lib/calc/file-words';
import type { FormField, Shape } from '@/lib/calc/form';
import { text } from '@/lib/calc/evaluation';
import { fail, ok, type Result } from '@/lib/core/result';
import { oncePer } from '@/lib/core/once';
import { readFile, writeFile, type FileKind } from '@/lib/core/umpire-file';

/*
 * Counters as a file to share: {"kind": "umpire/counters", "version": 1, "game": …, "units": […]}. A file is read as a
 * whole or refused with the line that is wrong.
 */

/** Longer texts are no counters. */
export const LARGEST_FILE = 1_000_000;

const bodyOf = oncePer((form: readonly FormField[]) =>
  z.strictObject({
    game: z.string(),
    units: z
      .array(z.strictObject(Object.fromEntries(form.map(({ name, shape }) => [name, schemaOf(shape).optional()]))))
      .max(MOST_COUNTERS),
  }),
);

/** The schema of what is printed on a counter: no more than `accepts` takes. */
function schemaOf(shape: Shape): z.ZodType {
  switch (shape.kind) {
    case 'switch':
      return z.boolean();
    case 'choice':
      return z.literal([...shape.options]);
    case 'number':
      return z
        .int()
        .min(shape.min ?? -Infinity)
        .max(shape.max ?? Infinity);
    case 'text':
      return z.string().max(shape.maxLength ?? Infinity);
    default:
      return z.never();
  }
}

const rosterFile = (game: string, form: readonly FormField[]): FileKind<z.output<ReturnType<typeof bodyOf>>> => ({
  ...FILE,
  game,
  body: bodyOf(form),
});
const FILE = { sort: 'counters', version: 1, most: LARGEST_FILE } as const;

export const writeRosterFile = (game: string, units: Roster): string => writeFile({ ...FILE, game }, { game, units });

/** The counters of a file; every value has been checked against the game's form. */
export function readRosterFile(json: string, game: string, form: readonly FormField[]): Result<Roster, FileRefusal> {
  const file = readFile(rosterFile(game, form), json);
  if (!file.ok) return file;
  const { body, line } = file.value;
  const units: RosterUnit[] = [];
  for (const [at, raw] of body.units.entries()) {
    const unit = printedOf(form, raw);
    if (!unit)
      return fail({
        code: 'refused',
        line: line(['units', at]),
        reason: text('tools.counters.file.noName', { n: at + 1 }),
      });
    units.push(unit);
  }
  return ok(units);
}
