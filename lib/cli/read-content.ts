import type * as z from 'zod';
import { contentRoot, readText } from '@/lib/content/files';

/** A file of content as its schema has it; undefined where a game has none. */
export function readContent<T>(schema: z.ZodType<T>, ...path: readonly string[]): T | undefined {
  const source = readText(contentRoot(), ...path);
  return source && schema.parse(JSON.parse(source.text));
}
