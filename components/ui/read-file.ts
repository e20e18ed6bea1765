import { fail, ok, type Result } from '@/lib/core/result';
import type { FileFault } from '@/lib/core/umpire-file';

/** Bytes that a character takes at most. */
const WIDEST = 4;

/** The text of a file that the player has chosen; one that holds more than so many characters is not even read. */
export async function textOf(file: File, most: number): Promise<Result<string, FileFault>> {
  if (file.size > WIDEST * most) return fail({ code: 'too-large', given: file.size, most });
  try {
    return ok(await file.text());
  } catch {
    return fail({ code: 'unreadable' });
  }
}
