import { placeAt, type TextPlace } from '@/lib/core/json-place';
import { scanJson, type JsonFlaw } from '@/lib/core/json-scan';
import { fail, ok, type Result } from '@/lib/core/result';

type Placed<Flaw> = Flaw extends unknown ? Omit<Flaw, 'at'> & TextPlace : never;
/** Why a JSON text is refused, and where. */
export type JsonFault = Placed<JsonFlaw>;

/**
 * The value of a JSON text from outside: a file, a request, a part of an address. Refused with the place: what is no
 * JSON or ends too soon, nesting past `DEEPEST`, names that an object would swallow, and names that stand twice.
 */
export function readJson(json: string): Result<unknown, JsonFault> {
  const flaw = scanJson(json);
  if (!flaw) return ok(JSON.parse(json) as unknown);
  const { at, ...fault } = flaw;
  return fail({ ...fault, ...placeAt(json, at) });
}
