import { expect, test } from 'vitest';
import { loadTool } from '@/components/calculator/tool';
import { keepUnfinished, unfinishedOf } from '@/components/calculator/unfinished';
import { settle } from '@/components/calculator/use-case';
import { createDrafts } from '@/components/storage/drafts';

test('half an input goes on beside the case it came from, and ends with the next valid one', async () => {
  const tool = await loadTool('when-eagles-fight', 'attack');
  if (!tool) throw new Error('the registry has no attack tool');
  const drafts = createDrafts(() => {
    throw new Error('no storage');
  });
  const whole = settle(tool, {}, undefined, undefined);
  expect(whole.valid).toBe(true);
  const half = settle(tool, { ...whole.input, defender: '23' }, whole, undefined);
  expect(half.valid).toBe(false);
  keepUnfinished(drafts, tool, half);
  // Neither the address nor the store has it: both lead to the valid case before.
  expect(half.query).toBe(whole.query);
  expect(unfinishedOf(drafts, tool, whole.query)).toMatchObject({ defender: '23' });
  expect(unfinishedOf(drafts, tool, 'v=1&another=case')).toBeUndefined();
  keepUnfinished(drafts, tool, whole);
  expect(unfinishedOf(drafts, tool, whole.query)).toBeUndefined();
});
