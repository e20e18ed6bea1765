import { expect, it, test } from 'vitest';
import { lineOf } from '@/components/calculator/form/card-line';
import { asksMuch } from '@/components/calculator/form/cards';
import { controlOf } from '@/components/calculator/form/control-of';
import { leastOf } from '@/components/calculator/form/fresh';
import { membersOf } from '@/components/calculator/form/members';
import { labelsOf, namespaceOf } from '@/components/calculator/labels';
import { formOf, type FormField } from '@/lib/calc/form';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { messagesOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';

/** The lists of a form whose items are cards that ask for so much that they fold. */
const folding = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => {
    const { shape } = field;
    if (shape.kind === 'group') return controlOf(field) === 'group' ? folding(shape.fields) : [];
    if (shape.kind !== 'list' || shape.item.kind !== 'group' || controlOf(field) !== 'cards') return [];
    const { fields: inner } = shape.item;
    const least = membersOf(leastOf(shape.item));
    return asksMuch(inner, least) ? [field] : [];
  });

async function toolsOf(lang: Language) {
  return Promise.all(
    GAMES.flatMap(({ id, tools }) =>
      tools.map(async (tool) => {
        const words = { ...uiWords(lang, ['tools', 'calc']), ...toolWords(id, lang, messagesOf(tool)) };
        const said = speaker(words, lang);
        const form = formOf((await tool.calculator()).schema);
        return { id, name: tool.name, form, labels: labelsOf(said), said };
      }),
    ),
  );
}

/** The line of an item of a list of a tool, in English. */
async function line(
  game: GameId,
  tool: string,
  list: string,
  item: Readonly<Record<string, unknown>>,
): Promise<string> {
  const found = (await toolsOf('en')).find(({ id, name }) => id === game && name === tool);
  const field = found?.form.find(({ name }) => name === list);
  if (!found || field?.shape.kind !== 'list' || field.shape.item.kind !== 'group')
    throw new Error(`no list ${list} in ${game}/${tool}`);
  const { labels, said } = found;
  const { item: one } = field.shape;
  const say = (key: string, params?: Readonly<Record<string, string | number>>) =>
    said.say({ key, params: params ?? {} });
  return lineOf(one.fields, { ...membersOf(leastOf(one)), ...item }, { labels, owner: namespaceOf(field, tool), say });
}

it.each<[GameId, string, string, Readonly<Record<string, unknown>>, string]>([
  ['nach-paris', 'movement', 'legs', {}, 'Clear'],
  ['nach-paris', 'movement', 'legs', { terrain: 'rough', enemyZoc: true }, 'Rough · Enemy ZOC'],
  ['grand-illusion', 'movement', 'way', { to: 45 }, 'yours'],
  ['grand-illusion', 'movement', 'way', { side: 'red' }, 'yours · red diamond'],
  ['when-eagles-fight', 'movement', 'legs', {}, 'clear'],
  ['when-eagles-fight', 'movement', 'legs', { terrain: 'forest', holds: 'stavka' }, 'forest'],
  ['when-eagles-fight', 'command', 'units', { name: '3 A' }, '3 A · German'],
])('says what a card of %s/%s is: %s %o', async (game, tool, list, item, expected) => {
  const said = await line(game, tool, list, item);
  for (const word of expected.split(' · ')) expect(said.split(' · ')).toContain(word);
});

it('names the units that stand in a card, like ones by their number', async () => {
  const inf = { nation: 'germany', kind: 'inf' };
  const units = [
    { ...inf, name: '5 ID' },
    { ...inf, name: '' },
    { ...inf, name: '' },
  ];
  const [first] = (await line('nach-paris', 'combat', 'attackers', { units })).split(' · ');
  expect(first).toMatch(/^5 ID, 2 × INF/);
});

test.each(LANGUAGES)(
  'in %s no folded card says that it is nothing special, and none shows a raw value',
  async (lang) => {
    const wrong: string[] = [];
    let seen = 0;
    for (const { id, name, form, labels, said } of await toolsOf(lang))
      for (const field of folding(form)) {
        const { shape } = field;
        if (shape.kind !== 'list' || shape.item.kind !== 'group') continue;
        const say = (key: string, params?: Readonly<Record<string, string | number>>) =>
          said.say({ key, params: params ?? {} });
        const told = lineOf(shape.item.fields, membersOf(leastOf(shape.item)), {
          labels,
          owner: namespaceOf(field, name),
          say,
        });
        seen += 1;
        if (told === '' || told.includes('[object')) wrong.push(`${id}/${name}: ${field.name}: "${told}"`);
      }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(5);
  },
);
