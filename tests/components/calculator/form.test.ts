import { describe, expect, it } from 'vitest';
import { controlOf, isOwn } from '@/components/calculator/form/control-of';
import { findSpaces } from '@/components/calculator/form/find-spaces';
import type { SpaceView } from '@/components/calculator/game-view';
import { labelsOf, namespaceOf } from '@/components/calculator/labels';
import { loadPresets } from '@/components/calculator/presets';
import { loadTool } from '@/components/calculator/tool';
import spaces from '@/content/paths-of-glory/map/spaces.json';
import { checkInput } from '@/lib/calc/check';
import { formOf, type FormField } from '@/lib/calc/form';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { GAME_IDS, loadCalculators, messagesOf, toolOf } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';

const games = await Promise.all(GAME_IDS.map(async (game) => ({ game, calculators: await loadCalculators(game) })));
const tools = games.flatMap(({ game, calculators }) =>
  calculators.map((calc) => ({ game, calc, name: calc.id.slice(game.length + 1) })),
);

/** Every field of a form with the namespace of its messages, the members of groups after them. */
function everyField(
  form: readonly FormField[],
  owner: string,
): readonly { readonly field: FormField; readonly owner: string }[] {
  return form.flatMap((field) => {
    const control = controlOf(field);
    if (control === 'none') return [];
    const item = field.shape.kind === 'list' ? field.shape.item : field.shape;
    // A game's own control has words of its own for what its schema gives no label.
    const members =
      item.kind === 'group' ? item.fields.filter(({ info }) => !isOwn(control) || info.label !== undefined) : [];
    return [{ field, owner }, ...everyField(members, namespaceOf(field, owner))];
  });
}

/** Options that are words. */
function optionsOf({ shape }: FormField): readonly string[] {
  const options =
    shape.kind === 'choice'
      ? shape.options
      : shape.kind === 'list' && shape.item.kind === 'choice'
        ? shape.item.options
        : shape.kind === 'record'
          ? (shape.keys ?? [])
          : [];
  return options.filter((option): option is string => typeof option === 'string');
}

describe.each(tools)('$calc.id', ({ game, calc, name }) => {
  it.each(LANGUAGES)('has words for every field and option in %s', (lang) => {
    const entry = toolOf(game, name);
    const messages = entry ? messagesOf(entry) : [];
    const real = speaker({ ...uiWords(lang, ['tools', 'calc']), ...toolWords(game, lang, messages) }, lang);
    // A label that was found comes back as its key, one that was not as the bare name.
    const labels = labelsOf({ ...real, say: ({ key }) => `found ${key}` });
    for (const { field, owner } of everyField(formOf(calc.schema), name)) {
      expect(labels.field(field, owner), field.name).toMatch(/^found /);
      for (const option of optionsOf(field))
        expect(labels.option(field, owner, option), `${field.name}.${option}`).toMatch(/^found /);
    }
  });

  it('leaves no field without a control but those that are entered elsewhere', () => {
    for (const field of formOf(calc.schema))
      if (controlOf(field) === 'none') expect(['hidden', 'choices'], field.name).toContain(field.info.control);
  });

  it('loads every example of the rulebook', async () => {
    for (const preset of await loadPresets(game, name))
      expect(checkInput(calc, preset.input), preset.id).toMatchObject({ ok: true });
  });
});

it('moves are entered by hand although the schema leaves them to the map', async () => {
  const sr = await loadTool('paths-of-glory', 'sr');
  expect(sr?.form.filter((field) => controlOf(field) === 'own:moves').map(({ name }) => name)).toEqual(['moves']);
});

describe('findSpaces', () => {
  const all: readonly SpaceView[] = spaces.spaces;
  it.each<[string, string]>([
    ['sedan', 'Sedan'],
    ['SÉDAN', 'Sedan'],
    ['londres', 'London'],
    ['parigi', 'Paris'],
    ['st amand', 'St. Amand'],
    ['amand', 'St. Amand'],
  ])('%s finds %s first', (typed, name) => {
    expect(findSpaces(all, typed)[0]?.name).toBe(name);
  });
  it('gives all of them by name when nothing is typed', () => {
    const names = findSpaces(all, ' ').map(({ name }) => name);
    expect(names).toEqual(all.map(({ name }) => name).sort((a, b) => a.localeCompare(b)));
  });
  it('finds nothing for what no name holds', () => {
    expect(findSpaces(all, 'xyzzy')).toEqual([]);
  });
});
