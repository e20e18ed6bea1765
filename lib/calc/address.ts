import type { Calculator } from '@/lib/calc/calculator';
import { checkInput, type Input } from '@/lib/calc/check';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { inShort } from '@/lib/calc/fault-words';
import { formOf, nowCalled, type FormField } from '@/lib/calc/form';
import { readTerm, swallowedIn, termOf } from '@/lib/calc/notation';
import { fail, ok, type Result } from '@/lib/core/result';

/*
 * An input as the query of an address: a parameter for each field that is not at its default, and the version last, so
 * that a case of defaults alone is still a case and no address ends in a bracket that a messenger would cut off.
 */

const VERSION = { name: 'v', value: '1' } as const;
/** The parameter of chart cells that a shared case brings along; no field may have its name. */
const CELLS = 'cells';
/** The parameter by which the checklist hands on where the game stands; no field may have its name either. */
const NOW = 'now';
/** Parameters that other programs add to links that are passed on. */
const FOREIGN = /^(utm_\w+|fbclid|gclid|igshid|mc_[ce]id)$/;

/** The query of an input, without the question mark. Equal inputs give equal queries. */
export function encodeInput(form: readonly FormField[], input: Input): string {
  const parts = form.flatMap((field) => {
    const term = termOf(field, input[field.name]);
    return term === undefined ? [] : [`${percent(field.name)}=${percent(term)}`];
  });
  return [...parts, `${VERSION.name}=${VERSION.value}`].join('&');
}

/**
 * Percent encoding that leaves the marks of the notation readable; half a surrogate pair becomes the replacement sign.
 */
function percent(term: string): string {
  return encodeURIComponent(term.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/%(2C|3B|3A)/g, (code) => decodeURIComponent(code))
    .replace(/'/g, '%27');
}

/**
 * The input of a query, checked by the calculator's schema with its defaults filled in; undefined when the query holds
 * no case. A damaged query is refused with the part that is wrong.
 */
export function readAddress(
  calc: Calculator,
  query: string,
  form: readonly FormField[] = formOf(calc.schema),
): Result<Input | undefined, Refusal> {
  const parts = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !isNoField(part.split('=', 1)[0] ?? ''));
  if (!parts.length) return ok(undefined);
  const entries: (readonly [string, unknown])[] = [];
  for (const part of parts) {
    const entry = readPart(form, part);
    if (!entry.ok) return entry;
    if (entry.value) entries.push(entry.value);
  }
  return checkInput(calc, Object.fromEntries(entries));
}

const isNoField = (name: string): boolean => name === CELLS || name === NOW || FOREIGN.test(name);

/**
 * The query of a case with the chart cells that it brings along (lib/tables/card-share); the same query without any.
 */
export const withCells = (query: string, cells: string | undefined): string =>
  cells === undefined ? query : `${query}&${CELLS}=${percent(cells)}`;

/** The text of the chart cells that a query brings along; undefined when it brings none. */
export const cellsIn = (query: string): string | undefined => termIn(query, CELLS);

/** Where the game stands; a tool asks for either by a field of that name. */
export interface GameMoment {
  readonly turn: number;
  readonly scenario: string;
}

/** A query that opens a tool with its last case, in the turn and the scenario that are being played. */
export const momentQuery = ({ turn, scenario }: GameMoment): string => `${NOW}=${percent(`${turn},${scenario}`)}`;

/** Where the game stands that a query comes from; undefined when it does not say. */
export function momentIn(query: string): GameMoment | undefined {
  const [, turn, scenario] = /^(\d{1,3}),(.+)$/.exec(termIn(query, NOW) ?? '') ?? [];
  return turn === undefined || scenario === undefined ? undefined : { turn: Number(turn), scenario };
}

/** What a query says under a name that is no field's. */
function termIn(query: string, name: string): string | undefined {
  const part = query
    .replace(/^\?/, '')
    .split('&')
    .find((one) => one.startsWith(`${name}=`));
  const text = part?.slice(name.length + 1);
  return text ? (plain(text) ?? text) : undefined;
}

/**
 * A query without the parameters that a form has no field for, and their names: what a later version of Umpire wrote
 * may have more.
 */
export function knownOnly(
  form: readonly FormField[],
  query: string,
): { readonly query: string; readonly unknown: readonly string[] } {
  const names = new Set([VERSION.name, ...form.map(({ name }) => name)]);
  const parts = query.split('&').flatMap((part) => {
    const raw = part.split('=', 1)[0] ?? '';
    const name = plain(raw) ?? raw;
    return name === '' || isNoField(name) ? [] : [{ part, name }];
  });
  return {
    query: parts.flatMap(({ part, name }) => (names.has(name) ? [part] : [])).join('&'),
    unknown: [...new Set(parts.flatMap(({ name }) => (names.has(name) ? [] : [inShort(name)])))],
  };
}

/** The field and value of one parameter; undefined for the version's own. */
function readPart(form: readonly FormField[], part: string): Result<readonly [string, unknown] | undefined, Refusal> {
  const cut = part.indexOf('=');
  const name = plain(cut < 0 ? part : part.slice(0, cut));
  const term = plain(cut < 0 ? '' : part.slice(cut + 1));
  if (!name || term === undefined) return unreadable(name || part, part);
  if (name === VERSION.name) {
    if (term === VERSION.value) return ok(undefined);
    if (!/^\d{1,9}$/.test(term) || Number(term) <= Number(VERSION.value)) return unreadable(name, term);
    return fail({ code: 'invalid-input', field: name, given: term, text: text('tools.address.version') });
  }
  const field = form.find((one) => one.name === name);
  if (!field) return unknown(name, form);
  const value = readTerm(field.shape, term);
  if (value !== undefined) return ok([name, nowCalled(field, value)]);
  const swallowed = swallowedIn(field.shape, term);
  return swallowed === undefined ? unreadable(name, term) : unknown(`${name}.${swallowed}`, []);
}

function unknown(field: string, form: readonly FormField[]): Result<never, Refusal> {
  const allowed = form.map(({ name }) => name).join(', ') || '—';
  return fail({ code: 'invalid-input', field, text: text('calc.unknownField', { field: inShort(field), allowed }) });
}

const unreadable = (field: string, given: string): Result<never, Refusal> =>
  fail({ code: 'invalid-input', field, given, text: text('tools.address.unreadable', { field: inShort(field) }) });

function plain(part: string): string | undefined {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
