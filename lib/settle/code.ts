import { checkSum } from '@/lib/core/check-sum';
import { fail, ok, type Result } from '@/lib/core/result';
import { headOf, KINDS, VERSION, type CardKind } from '@/lib/settle/head';
import { shortened, spelledOut } from '@/lib/settle/short';

/*
 * What a card is about, as the part of an address behind `#`: "1/r/12.4.3" is a rule, "1/t/fire&space=sedan~0z4k" a
 * case of a tool. Version, kind and name come first; a case follows as the query of its tool's address, its frequent
 * words as signs, and a sum that tells a code cut off or changed on its way.
 */

/** Longer codes are no cards. */
export const LONGEST_CODE = 20_000;

const KIND_OF = new Map(Object.entries(KINDS).map(([kind, sign]) => [sign as string, kind as CardKind]));

/** What a card is about. */
export interface Subject {
  readonly kind: CardKind;
  /** name of the tool, number of the rule, id of the question or chart */
  readonly id: string;
  /** of a tool: the query of its address, without the version */
  readonly query?: string;
}

/** A code as it was read, with the names of what is in it that this version does not know. */
export interface ReadCode {
  readonly subject: Subject;
  readonly ignored: readonly string[];
}

/** Why a code is no card. */
export type CodeProblem =
  | { readonly code: 'empty' | 'no-version' | 'newer' | 'kind' | 'name' | 'sign' | 'sum' | 'encoding' }
  | { readonly code: 'too-long'; readonly most: number };

const NAME = /^[\w.-]{1,80}$/;

/** The code of a card; equal subjects give equal codes. */
export function writeCode({ kind, id, query = '' }: Subject): string {
  const head = headOf(kind, id);
  if (kind !== 'tool') return head;
  const fields = withoutVersion(query);
  const full = fields === '' ? '' : `&${fields.replaceAll('$', '%24')}`;
  return `${head}${shortened(full)}~${sumOf(id, full) ?? ''}`;
}

const withoutVersion = (query: string): string =>
  query
    .split('&')
    .filter((part) => part !== '' && part !== 'v=1')
    .join('&');

/** The sum of a case; of what it says, so that a program which encodes more of it does not damage it. */
function sumOf(id: string, full: string): string | undefined {
  const said = decoded(full);
  return said === undefined ? undefined : checkSum(`${id}${said}`);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const SUM = /(?:~|%7E)([0-9a-z]{4})$/i;

/** Reads a code; one that is damaged, of a later version or of something else is refused with what is wrong. */
export function readCode(text: string): Result<ReadCode, CodeProblem> {
  if (text === '') return fail({ code: 'empty' });
  if (text.length > LONGEST_CODE) return fail({ code: 'too-long', most: LONGEST_CODE });
  const [version, sign = '', named = '', ...more] = untilField(text).replace(/%2F/gi, '/').split('/');
  if (!version || !/^[1-9]\d{0,8}$/.test(version)) return fail({ code: 'no-version' });
  if (version !== VERSION) return fail({ code: 'newer' });
  const kind = KIND_OF.get(sign);
  if (!kind) return fail({ code: 'kind' });
  if (more.length) return fail({ code: 'name' });
  return kind === 'tool' ? readCase(text, named) : readOther(text, kind, named);
}

/** Where the fields of a code begin, as a field or as a sign for one. */
const FIELDS = /[&$]|%24/;
const untilField = (text: string): string => text.split(FIELDS, 1)[0] ?? '';

function readOther(text: string, kind: CardKind, id: string): Result<ReadCode, CodeProblem> {
  if (!NAME.test(id)) return fail({ code: 'name' });
  const [, ...fields] = text.split('&');
  return ok({ subject: { kind, id }, ignored: [...new Set(fields.flatMap((field) => nameOf(field)))] });
}

/** The name of a field, cut where it is too long to be shown. */
function nameOf(field: string): readonly string[] {
  const name = field.split('=', 1)[0] ?? '';
  return name === '' ? [] : [(decoded(name) ?? name).slice(0, 40)];
}

function readCase(text: string, named: string): Result<ReadCode, CodeProblem> {
  const [end = '', sum] = SUM.exec(text) ?? [];
  if (sum === undefined) return fail({ code: 'sum' });
  const id = named.replace(SUM, '');
  if (!NAME.test(id)) return fail({ code: 'name' });
  const body = text.slice(0, text.length - end.length);
  const short = body.slice(untilField(body).length);
  // Some programs encode the mark of a sign too.
  const found = [short, short.replaceAll('%24', '$')].map(spelledOut);
  if (found.every((full) => full === undefined)) return fail({ code: 'sign' });
  const sums = found.map((full) => (full === undefined ? undefined : sumOf(id, full)));
  const at = sums.indexOf(sum.toLowerCase());
  if (at >= 0) return ok({ subject: { kind: 'tool', id, query: (found[at] ?? '').slice(1) }, ignored: [] });
  return fail({ code: sums.every((one) => one === undefined) ? 'encoding' : 'sum' });
}
