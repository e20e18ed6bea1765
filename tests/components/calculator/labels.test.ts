import { describe, expect, it } from 'vitest';
import { labelsOf } from '@/components/calculator/labels';
import { loadTool } from '@/components/calculator/tool';
import { checkInput } from '@/lib/calc/check';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';

const combat = await loadTool('nach-paris', 'combat');
if (!combat) throw new Error('the registry has no combat tool');
const labels = labelsOf(
  speaker(
    { ...uiWords('en', ['tools', 'calc']), ...toolWords('nach-paris', 'en', ['unit', 'checks', 'combat']) },
    'en',
  ),
);

const refusalTo = (input: unknown): string => {
  const checked = checkInput(combat.calc, input);
  if (checked.ok) throw new Error('the input is sound');
  return labels.refusal(checked.error, combat.form, 'combat');
};

describe('the words of a refusal', () => {
  it('name the field itself, not the list that its unit stands in', () => {
    expect(refusalTo({ attackers: [{ units: [{ cbf: 1000 }] }] })).toMatch(/^CBF: 1000 /);
    expect(refusalTo({ defenders: [{ cab: 99 }] })).toMatch(/^CAB: 99 /);
  });
  it('name a list that is wrong itself', () => expect(refusalTo({ attackers: [] })).toMatch(/^Attacking hexes: /));
  it('name a field of the case', () => expect(refusalTo({ turn: 99 })).toMatch(/^Game turn \(GT\): 99 /));
});

it('one item of a list has a word of its own where its list is named in the plural', () => {
  const [attackers, defenders] = ['attackers', 'defenders'].map((name) =>
    combat.form.find((field) => field.name === name),
  );
  expect(attackers && labels.item(attackers, 'combat')).toBe('Attacking hex');
  expect(defenders && labels.item(defenders, 'combat')).toBe('Units in the attacked hex');
});
