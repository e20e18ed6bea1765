import { describe, expect, it } from 'vitest';
import { controlOf, isOwn } from '@/components/calculator/form/control-of';
import { loadKit } from '@/components/games/registry';
import { formOf, type FormField } from '@/lib/calc/form';
import { GAME_IDS, loadCalculators } from '@/lib/games/find';

/** The own controls that the fields of a form ask for, those of groups and lists included. */
const ownIn = (form: readonly FormField[]): readonly string[] =>
  form.flatMap((field) => {
    const control = controlOf(field);
    const item = field.shape.kind === 'list' ? field.shape.item : field.shape;
    return [...(isOwn(control) ? [control] : []), ...(item.kind === 'group' ? ownIn(item.fields) : [])];
  });

describe.each(GAME_IDS)('the kit of %s', (game) => {
  it('has the controls that the forms ask for, and no other', async () => {
    const calculators = await loadCalculators(game);
    const controls = (await (await loadKit(game)).form?.())?.controls ?? {};
    const asked = new Set(calculators.flatMap(({ schema }) => ownIn(formOf(schema))));
    expect(Object.keys(controls).sort()).toEqual([...asked].sort());
  });
});
