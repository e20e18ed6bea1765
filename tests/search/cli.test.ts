import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { answerSearch, main } from '@/lib/cli/search';
import { printed } from '@/tests/support/command';

test('answers with ranked hits', async () => {
  const answer = await answerSearch({ query: 'asedio', lang: 'es', game: 'SdG' });
  expect(answer).toMatchObject({
    ok: true,
    value: { query: 'asedio', lang: 'es', answer: { kind: 'tool', id: 'tool:siege' } },
  });
  const [tool, first] = answer.ok ? (answer.value as { hits: readonly object[] }).hits : [];
  expect(tool).toMatchObject({ kind: 'tool', address: '/es/paths-of-glory/tools/siege/' });
  expect(first).toMatchObject({
    kind: 'rule',
    game: 'paths-of-glory',
    number: expect.stringMatching(/^15\.2/),
    title: expect.any(String),
    score: expect.any(Number),
  });
});

test('a fight is its tool among the hits, first, with what it is filled in with', async () => {
  const answer = await answerSearch({ query: '40 against 20 in forest, turn 3', lang: 'en', game: 'WEF' });
  const { hits, fights } = answer.ok ? (answer.value as { hits: readonly object[]; fights: readonly object[] }) : {};
  expect(hits?.[0]).toMatchObject({
    id: 'tool:attack',
    kind: 'tool',
    game: 'when-eagles-fight',
    tool: 'attack',
    input: { strength: 'totals', attack: 40, defence: 20, terrain: 'forest' },
    address: expect.stringMatching(/^\/en\/when-eagles-fight\/tools\/attack\/\?/),
    line: expect.stringMatching(/^2:1/),
  });
  expect(fights).toHaveLength(1);
});

test('answers a query without hits', async () => {
  expect(await answerSearch({ query: 'qqqq' })).toMatchObject({ ok: true, value: { hits: [] } });
});

test.each([
  [{}, 'invalid-request'],
  [{ query: ' ' }, 'invalid-request'],
  [{ query: 'x', more: 1 }, 'invalid-request'],
  ['siege', 'invalid-request'],
  [{ query: 'siege', lang: 'de' }, 'unknown-language'],
  [{ query: 'siege', game: 'chess' }, 'unknown-game'],
])('refuses %j', async (request, code) => {
  expect(await answerSearch(request)).toMatchObject({ ok: false, error: { code } });
});

test('ends with 1 for a refused query, its error as JSON on standard error, and with 2 for wrong usage', async () => {
  const refused = await printed(main, [' ']);
  expect(refused.status).toBe(1);
  expect(refused.stdout).toBe('');
  expect(JSON.parse(refused.stderr)).toMatchObject({ code: 'invalid-request', field: 'query' });
  const program = ['--import', 'tsx', 'lib/cli/search.ts'];
  expect(spawnSync(process.execPath, program).status).toBe(2);
});
