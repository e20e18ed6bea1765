import { describe, expect, it } from 'vitest';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { NO_TRAIL, stepLengthened, stepped, trailSchema, walkTrail, type Trail } from '@/components/desk/trail';
import { STEPS_KEPT } from '@/components/storage/history';
import { removeUnit, type Edit as AnyEdit } from '@/lib/sheet/edits';
import type { Sheet } from '@/lib/games/nach-paris/sheet/schema';

type Edit = AnyEdit<Sheet>;
const { addUnit, changeUnit, paintHexes, setTurn } = EDITS;

/** A value with its trail. */
interface Walk {
  readonly now: unknown;
  readonly trail: Trail;
}
const start: Walk = { now: EDITS.empty, trail: NO_TRAIL };
const edited = ({ now, trail }: Walk, edit: Edit): Walk => {
  const next = edit(now as Sheet);
  return { now: next, trail: stepped(trail, now, next) };
};
const gone = ({ now, trail }: Walk, way: 'undo' | 'redo'): Walk => {
  const walked = walkTrail(trail, now, way);
  return walked ? { now: walked.to, trail: walked.trail } : { now, trail };
};
/** As a device keeps it: written, read and checked. */
const kept = ({ now, trail }: Walk): Walk => ({ now, trail: trailSchema.parse(JSON.parse(JSON.stringify(trail))) });

const evening: readonly Edit[] = [
  paintHexes(['C3', 'C4'], { terrain: 'rough' }),
  addUnit('B2', { name: '5 I' }),
  addUnit('B3', { army: '2' }),
  changeUnit('u1', { nation: 'france', steps: 2 }),
  removeUnit('u1'),
  paintHexes(['C3'], { terrain: 'clear' }),
  setTurn(7),
];
const stations = evening.reduce<readonly Walk[]>(
  (walked, edit) => [...walked, edited(walked.at(-1) ?? start, edit)],
  [start],
);

describe('a trail', () => {
  it('leads back through every edit and forth again, after it was kept on the device', () => {
    const values = stations.map(({ now }) => now);
    let at = kept(stations.at(-1) ?? start);
    for (const value of values.slice(0, -1).reverse()) {
      at = kept(gone(at, 'undo'));
      expect(at.now).toEqual(value);
    }
    expect(gone(at, 'undo')).toEqual(at);
    for (const value of values.slice(1)) {
      at = kept(gone(at, 'redo'));
      expect(at.now).toEqual(value);
    }
    expect(gone(at, 'redo')).toEqual(at);
  });

  it('leads nowhere forth once something else was done', () => {
    const other = edited(gone(stations.at(-1) ?? start, 'undo'), setTurn(3));
    expect(gone(other, 'redo')).toEqual(other);
    expect(gone(other, 'undo').now).toEqual(stations.at(-2)?.now);
  });

  it('takes a word back as one step, whatever its letters', () => {
    const unit = edited(start, addUnit('B2', { name: 'x' }));
    const first = changeUnit('u1', { name: 'I' })(unit.now as Sheet);
    const word = changeUnit('u1', { name: 'II' })(first);
    const trail = stepLengthened(stepped(unit.trail, unit.now, first), first, word);
    const back = gone({ now: word, trail }, 'undo');
    expect(back.now).toEqual(unit.now);
    expect(gone(back, 'redo').now).toEqual(word);
  });

  it('takes back only what it has done where another page has changed something else meanwhile', () => {
    const mine = edited(start, addUnit('B2', { name: '5 I' }));
    const theirs = setTurn(9)(mine.now as Sheet);
    expect(gone({ ...mine, now: theirs }, 'undo').now).toEqual(setTurn(9)(EDITS.empty));
  });

  it('forgets the eldest steps, and is small however large the value is', () => {
    const large = edited(start, paintHexes(EVERY_HEX, { terrain: 'rough' }));
    const turns = Array.from({ length: 2 * STEPS_KEPT }, (_, i) => setTurn(1 + (i % 9)));
    const { trail } = turns.reduce(edited, large);
    expect(trail.back).toHaveLength(STEPS_KEPT);
    expect(JSON.stringify(trail).length).toBeLessThan(100 * STEPS_KEPT);
  });
});

const EVERY_HEX = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i)).flatMap((column) =>
  Array.from({ length: 30 }, (_, row) => `${column}${row + 1}`),
);
