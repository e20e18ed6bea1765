import { describe, expect, test } from 'vitest';
import { asker } from '@/tests/transcripts/ask';
import { readTranscripts } from '@/tests/transcripts/file';

/**
 * Declares a test for every transcript of a tool, "<game>/<tool>", in tests/fixtures/answers: what is asked there is
 * answered as it stands there, word for word. After a change that is meant, `npm run transcripts` writes the answers
 * anew; the difference is then read against the rules, line by line, before it is kept.
 */
export async function checkTranscripts(tool: string): Promise<void> {
  const ask = await asker(tool);
  const all = readTranscripts(tool);
  describe(`${tool} answers as its transcripts say`, () => {
    test.each(all)('$title', async ({ asked, answer }) => {
      expect(await ask(asked)).toBe(answer);
    });
    test('there are some, and no two of a title', () => {
      expect(all.length).toBeGreaterThan(0);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    });
  });
}
