import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadTool } from '@/components/calculator/tool';
import { Disagree } from '@/components/settle/disagree';
import { CaseNotes } from '@/components/settle/notes';
import { openCase } from '@/components/settle/open-case';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';

const WORDS = uiWords('en', ['common', 'rules', 'settle', 'tools']);
const markup = (node: ReactNode) =>
  renderToStaticMarkup(
    <WordsProvider lang="en" messages={WORDS}>
      {node}
    </WordsProvider>,
  );

const fire = async () => {
  const tool = await loadTool('paths-of-glory', 'fire');
  if (!tool) throw new Error('the registry has no fire combat');
  return { tool, messages: {}, book: {} };
};
const caseOf = async (query: string) => openCase(await fire(), query, speaker(WORDS, 'en'));

test('a case says what was left out of it, and of which version it was', async () => {
  const open = await caseOf('trench=1&sunshine=2');
  expect(open.ignored).toEqual(['sunshine']);
  expect(markup(<CaseNotes open={open} />)).toMatch(/role="status"[^>]*>This card holds more .*: sunshine\./);
  const of = markup(<CaseNotes open={{ ...open, cellsProblem: { key: 'settle.noText' } }} version="Second version" />);
  expect(of.match(/Second version: /g)).toHaveLength(2);
  expect(of).toContain('could not be read: The text could not be loaded.');
  expect(markup(<CaseNotes open={await caseOf('trench=1')} version="First version" />)).toBe('');
});

test('a case that cannot be used says that alone, as an alert', async () => {
  const open = await caseOf('trench=many&sunshine=2');
  const said = markup(<CaseNotes open={open} version="First version" />);
  expect(said).toMatch(/role="alert".*First version: .*The case of the card cannot be used: /);
  expect(said).not.toContain('sunshine');
});

test('the cards that were seen are not looked at before somebody opens them', async () => {
  const parts = await fire();
  const version = await caseOf('trench=1');
  const subject = { kind: 'tool', id: 'fire', query: 'trench=1' } as const;
  const props = { game: 'paths-of-glory', code: 'x', subject, parts, version } as const;
  const said = markup(<Disagree {...props} />);
  expect(said).toContain('Code or link of the other player’s card');
  expect(said).not.toContain('No other card of this tool was seen');
});
