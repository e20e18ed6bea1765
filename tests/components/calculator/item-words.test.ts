import { expect, test } from 'vitest';
import { controlOf } from '@/components/calculator/form/control-of';
import { namespaceOf } from '@/components/calculator/labels';
import { formOf, type FormField } from '@/lib/calc/form';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { messagesOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';

/** The lists of a form whose items are cards with a key to add one, those within groups too. */
const listsIn = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => {
    if (field.shape.kind === 'group') return controlOf(field) === 'group' ? listsIn(field.shape.fields) : [];
    return field.shape.kind === 'list' && field.shape.item.kind === 'group' && controlOf(field) === 'cards'
      ? [field]
      : [];
  });

test.each(LANGUAGES)('in %s the key of a list names one more of its items, not the list', async (lang) => {
  const missing: string[] = [];
  for (const { id, tools } of GAMES)
    for (const tool of tools) {
      const { schema } = await tool.calculator();
      const { has } = speaker({ ...uiWords(lang, ['tools', 'calc']), ...toolWords(id, lang, messagesOf(tool)) }, lang);
      for (const field of listsIn(formOf(schema)))
        if (!has(`${namespaceOf(field, tool.name)}.items.${field.name}`))
          missing.push(`${id}/${tool.name}: ${field.name}`);
    }
  expect(missing).toEqual([]);
});
