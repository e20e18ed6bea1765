import type { Tool } from '@/components/calculator/tool';
import type { Drafts } from '@/components/storage/drafts';
import type { Input } from '@/lib/calc/check';

/*
 * Neither the address nor the store takes an input that the schema refuses, half a hex number for instance. It is kept
 * as a draft beside the valid case that it came from, and goes on where that case is opened again.
 */

const nameOf = ({ game, name }: Tool): string => `${game}/tool/${name}`;

/** What is entered into a tool. */
export interface Entered {
  readonly input: Input;
  /** the schema accepts all of it */
  readonly valid: boolean;
  /** the address's query for the last input that was valid */
  readonly query: string;
}

/** Keeps an input that is not valid yet; a valid one is kept elsewhere and ends it. */
export function keepUnfinished(drafts: Drafts, tool: Tool, { valid, query, input }: Entered): void {
  drafts.write(nameOf(tool), valid ? undefined : JSON.stringify({ query, input }));
}

/** What was half entered beside a case of this query; undefined when nothing was. */
export function unfinishedOf(drafts: Drafts, tool: Tool, query: string): Input | undefined {
  const text = drafts.read(nameOf(tool));
  if (text === undefined) return undefined;
  try {
    const draft = JSON.parse(text) as { readonly query?: unknown; readonly input?: unknown } | null;
    const input = draft?.query === query ? draft.input : undefined;
    return input !== null && typeof input === 'object' && !Array.isArray(input) ? (input as Input) : undefined;
  } catch {
    return undefined;
  }
}
