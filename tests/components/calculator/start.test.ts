import { expect, test } from 'vitest';
import { afresh, startOf } from '@/components/calculator/start';
import { loadTool } from '@/components/calculator/tool';

const caps = await loadTool('grand-illusion', 'caps');
if (!caps) throw new Error('the registry has no CAPS and initiative');
const playing = { turn: 5, scenario: 'short' };
const standing = (query: string, stored?: Readonly<Record<string, unknown>>, moment = playing) => {
  const { turn, scenario } = startOf(caps, query, stored, {}, moment).input;
  return { turn, scenario };
};

test('a tool that was not used yet opens in the turn and the scenario that are being played', () => {
  expect(standing('')).toStrictEqual(playing);
});

test('as it was left, as its address says and as the checklist hands it on it is not moved', () => {
  expect(standing('', { turn: 3 })).toMatchObject({ turn: 3 });
  expect(standing('?turn=2&v=1')).toMatchObject({ turn: 2 });
  expect(standing('?now=4,campaign', { turn: 3 })).toStrictEqual({ turn: 4, scenario: 'campaign' });
});

test('what the tool does not take of it is left', () => {
  const usual = standing('', {});
  expect(standing('', undefined, { turn: 900, scenario: 'short' })).toStrictEqual({ ...usual, scenario: 'short' });
  expect(standing('', undefined, { turn: 2, scenario: 'no such one' })).toStrictEqual({ ...usual, turn: 2 });
});

test('begun afresh it stands in the turn and the scenario that are being played, and at its own where no game is', () => {
  const { turn, scenario } = afresh(caps, {}, playing);
  expect({ turn, scenario }).toStrictEqual(playing);
  expect(afresh(caps, {}, undefined)).toStrictEqual(startOf(caps, '', undefined).input);
});
