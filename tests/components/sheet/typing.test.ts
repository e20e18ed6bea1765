import { expect, test } from 'vitest';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { all, rename, type Edit as AnyEdit } from '@/lib/sheet/edits';
import type { Sheet } from '@/lib/games/nach-paris/sheet/schema';
import { typedPlace } from '@/components/sheet/typing';

const { addUnit, changeUnit, paintHexes, setTurn } = EDITS;
const EMPTY_SHEET = EDITS.empty;
type Edit = AnyEdit<Sheet>;

const sheet = all(
  addUnit('B2', { name: '5 I' }),
  addUnit('B3', { army: '2' }),
  paintHexes(['C3'], { enc: 'Li' }),
)(EMPTY_SHEET);

test.each<[string, Edit, string | undefined]>([
  ['the name of a unit', changeUnit('u1', { name: '5 ID' }), 'units.0.name'],
  ['the army of another', changeUnit('u2', { army: '21' }), 'units.1.army'],
  ['the name of a camp', paintHexes(['C3'], { enc: 'Liège' }), 'hexes.C3.enc'],
  ['nothing', (same) => same, undefined],
  ['a number', changeUnit('u1', { steps: 2 }), undefined],
  ['a choice', changeUnit('u1', { nation: 'france' }), undefined],
  ['two texts', all(changeUnit('u1', { name: 'x' }), changeUnit('u2', { name: 'y' })), undefined],
  ['a text and more', changeUnit('u1', { name: 'x', steps: 1 }), undefined],
  ['the turn', setTurn(9), undefined],
  ['the title, which is kept as a whole', rename('Ardennes'), undefined],
  ['another unit', addUnit('B4', { name: 'x' }), undefined],
])('what was typed: %s', (_what, edit, place) => expect(typedPlace(sheet, edit(sheet))).toBe(place));
