import { expect, it } from 'vitest';
import { headingsOf } from '@/lib/tables/card-columns';
import { addHeadings, headingsIn } from '@/lib/tables/card-headings';
import { ABF, ABU, CRT, entriesOf } from '@/tests/tables/cards';

it.each([
  ['10 14  18', ['10', '14', '18']],
  ['10, 14, 18', ['10', '14', '18']],
  ['10,14,18', ['10', '14', '18']],
  ['10;14;18', ['10', '14', '18']],
  ['10\n14\t18', ['10', '14', '18']],
  ['1:1 1,5:1 2:1', ['1:1', '1,5:1', '2:1']],
  ['7,5', ['7,5']],
  [' ', []],
])('"%s" lists %j', (typed, list) => expect(headingsIn(typed)).toEqual(list));

it('a list copied off the card may have the known ones in it', () => {
  const added = addHeadings(ABU, entriesOf(), ['3', '12', '26', '40'], false);
  expect(added.ok && headingsOf(ABU, added.value)).toEqual(['3', '12', '26', '40']);
});

it('is added as a whole or not at all', () => {
  expect(addHeadings(CRT, entriesOf(), ['3:1', 'x', '4:1'], false)).toMatchObject({
    ok: false,
    error: { code: 'no-heading', given: 'x' },
  });
  expect(addHeadings(ABF, entriesOf(), ['3', '12'], false)).toMatchObject({
    ok: false,
    error: { code: 'breaks-distance' },
  });
  expect(addHeadings(ABF, entriesOf(), ['3', '12'], true)).toMatchObject({
    ok: true,
    value: { headings: ['3', '12'] },
  });
  expect(addHeadings(ABU, entriesOf(), ['26'], false)).toMatchObject({ ok: false, error: { code: 'repeats' } });
  expect(addHeadings(ABU, entriesOf(), [], false)).toMatchObject({ ok: false, error: { code: 'no-heading' } });
});
