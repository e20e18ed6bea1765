import * as z from 'zod/mini';
import { accepts, printedOf, type Roster, type RosterUnit } from '@/components/calculator/counters/roster';
import type { Members } from '@/components/calculator/form/members';
import type { FormField } from '@/lib/calc/form';
import { jsonError, jsonPlace } from '@/lib/core/json-place';
import { fail, ok, type Result } from '@/lib/core/result';

/*
 * Counters as a file to share: {"kind": "umpire/counters", "version": 1, "game": …, "units": […]}. A file is read as a
 * whole or refused with the line that is wrong.
 */

const KIND = 'umpire/counters';
const VERSION = 1;
/** Longer texts are no counters. */
export const LARGEST_FILE = 1_000_000;

/** What is wrong with a file; `line` and `n`, the counter's number in it, are counted from 1. */
export type RosterFileProblem =
  | { readonly code: 'tooLong' | 'notCounters' | 'newer' | 'otherGame' }
  | { readonly code: 'notJson'; readonly line: number }
  | { readonly code: 'noName'; readonly line: number; readonly n: number }
  | { readonly code: 'unit'; readonly line: number; readonly n: number; readonly field: string };

export const writeRosterFile = (game: string, units: Roster): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, game, units }, undefined, 1)}\n`;

const headSchema = z.object({ kind: z.literal(KIND), version: z.int(), game: z.string() });
const bodySchema = z.object({ units: z.array(z.record(z.string(), z.unknown())) });

/** The counters of a file; every value has been checked against the game's form. */
export function readRosterFile(
  json: string,
  game: string,
  form: readonly FormField[],
): Result<Roster, RosterFileProblem> {
  if (json.length > LARGEST_FILE) return fail({ code: 'tooLong' });
  const error = jsonError(json);
  if (error) return fail({ code: 'notJson', line: error.line });
  const value = JSON.parse(json) as unknown;
  const head = headSchema.safeParse(value);
  if (!head.success) return fail({ code: 'notCounters' });
  if (head.data.version > VERSION) return fail({ code: 'newer' });
  if (head.data.game !== game) return fail({ code: 'otherGame' });
  const body = bodySchema.safeParse(value);
  if (!body.success) return fail({ code: 'notCounters' });
  const units: RosterUnit[] = [];
  for (const [at, raw] of body.data.units.entries()) {
    const unit = unitOf(raw, form);
    if (!unit.ok) {
      const line = jsonPlace(json, ['units', at, ...(unit.error === undefined ? [] : [unit.error])]).line;
      return fail(
        unit.error === undefined
          ? { code: 'noName', line, n: at + 1 }
          : { code: 'unit', line, n: at + 1, field: unit.error },
      );
    }
    units.push(unit.value);
  }
  return ok(units);
}

/** A counter of a file, or the field that is wrong; undefined for one without a name. */
function unitOf(raw: Members, form: readonly FormField[]): Result<RosterUnit, string | undefined> {
  const wrong = Object.entries(raw).find(
    ([name, value]) => !form.some((field) => field.name === name && accepts(field.shape, value)),
  );
  if (wrong) return fail(wrong[0]);
  const unit = printedOf(form, raw);
  return unit ? ok(unit) : fail(undefined);
}
