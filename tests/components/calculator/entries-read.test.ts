import { describe, expect, it } from 'vitest';
import { entriesRead } from '@/components/calculator/entries-read';
import { evaluated } from '@/components/calculator/case';
import { loadTool, toolWith, type Tool } from '@/components/calculator/tool';
import { checkInput, type Input } from '@/lib/calc/check';
import type { Evaluation } from '@/lib/calc/evaluation';
import { cellKey, rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import { knownCell } from '@/lib/tables/card-cell';
import { headingsOf } from '@/lib/tables/card-columns';
import { addHeading, writeCell } from '@/lib/tables/card-entry';
import { readShared, shareEntries } from '@/lib/tables/card-share';
import { takeOver } from '@/lib/tables/card-take';
import { ABF, ABU, CARDS, CRT, SHIFTS, entriesOf } from '@/tests/tables/cards';

async function toolOf(name: string, entries: Readonly<Record<string, CardEntries>>): Promise<Tool> {
  const tool = await loadTool('nach-paris', name);
  if (!tool) throw new Error(`no tool ${name}`);
  return toolWith(tool, entries);
}
function answer(tool: Tool, given: Input): { readonly input: Input; readonly evaluation: Evaluation } {
  const checked = checkInput(tool.calc, given);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const evaluation = evaluated(tool, checked.value);
  if (!evaluation.ok) throw new Error(JSON.stringify(evaluation.error));
  return { input: checked.value, evaluation: evaluation.value };
}
const readOf = (tool: Tool, given: Input) => {
  const { input, evaluation } = answer(tool, given);
  return entriesRead(tool, input, evaluation);
};

/** A card filled in from end to end, its headings too, but for the cells that examples tell. */
function filled(card: CardChart, headings: readonly string[], result: (i: number) => string): CardEntries {
  let entries: CardEntries = entriesOf();
  for (const heading of headings) {
    const added = addHeading(card, entries, heading, true);
    if (added.ok) entries = added.value;
  }
  let i = 0;
  for (const line of card.lines?.items.map(({ id }) => id) ?? [undefined])
    for (const column of headingsOf(card, entries))
      for (const { id: row } of rowsOf(card)) {
        if (knownCell(card, { line, column, row })) continue;
        const written = writeCell(card, entries, { line, column, row }, result(i++), true);
        if (!written.ok) throw new Error(`${cellKey(line, column, row)}: ${JSON.stringify(written.error)}`);
        entries = written.value;
      }
  return { ...entries, complete: true };
}
const FULL = {
  abu: filled(ABU, ['6', '10', '14', '18', '34', '44', '56'], (i) => (i % 5 ? String((i % 9) - 4) : `•${(i % 7) - 3}`)),
  abf: filled(ABF, ['3', '6', '26', '34', '64', '110', '130', '150'], (i) => (i % 4 ? String((i % 9) - 6) : '•')),
  crt: filled(CRT, ['1:3', '1:2', '3:1', '4:1', '5:1'], (i) => `${(i % 8) - 4}/${i % 3 ? '' : '•'}${(i % 9) - 5}`),
  'assault-shifts': filled(SHIFTS, [], (i) => String((i % 5) - 1)),
};

describe('what an answer has read of the own charts', () => {
  const own = {
    abu: entriesOf({
      headings: ['10', '40'],
      reach: { '10': '12' },
      cells: { '/10/5': '• −2', '/10/6': '+3', '/40/5': '−9' },
    }),
    crt: entriesOf({ cells: { '/1:1/12': '0 / −7' } }),
  };
  it('is the cell of the dice, with what finds its column', async () => {
    const abu = await toolOf('abu', own);
    expect(readOf(abu, { die: 9 })).toEqual({
      abu: entriesOf({ headings: ['10', '40'], reach: { '10': '12' }, cells: { '/10/5': '• −2' } }),
    });
    const crt = await toolOf('combat', own);
    // The ratio is the heading itself: nothing else is needed to find its column.
    expect(readOf(crt, { die: 12 })).toEqual({ crt: own.crt });
  });
  it('is nothing where the answer needs none of it', async () => {
    expect(readOf(await toolOf('abu', { crt: own.crt }), { die: 9 })).toEqual({});
    expect(readOf(await toolOf('weather', own), {})).toEqual({});
    const other = await loadTool('paths-of-glory', 'fire');
    if (!other) throw new Error('no fire');
    expect(readOf(other, {})).toEqual({});
  });
});

describe('a case on another phone', () => {
  it.each<[string, Input]>([
    ['abu', {}],
    ['abu', { die: 9 }],
    ['abu', { die: 20 }],
    ['abf', {}],
    ['abf', { die: 14 }],
    ['abf', { assaulter: [{}], die: 14 }],
    ['combat', {}],
    ['combat', { die: 3 }],
    ['combat', { die: 20 }],
  ])('answers %s %j as on the first, with a few of its cells', async (name, given) => {
    const mine = await toolOf(name, FULL);
    const { input, evaluation } = answer(mine, given);
    const read = entriesRead(mine, input, evaluation);
    const text = shareEntries(CARDS, read);
    const came = text === undefined ? undefined : readShared(text, CARDS);
    if (!came?.ok) throw new Error(JSON.stringify(came));
    expect(text?.length).toBeLessThan(700);
    const taken = Object.fromEntries(
      Object.entries(came.value).map(([id, theirs]) => [
        id,
        takeOver(CARDS[id as keyof typeof CARDS], entriesOf(), theirs),
      ]),
    );
    const theirs = await toolOf(
      name,
      Object.fromEntries(Object.entries(taken).map(([id, { entries }]) => [id, entries])),
    );
    expect(answer(theirs, given).evaluation).toEqual(evaluation);
  });
});
