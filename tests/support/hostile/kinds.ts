import { writeRosterFile } from '@/components/calculator/counters/roster-file';
import { parsePosition } from '@/components/games/paths-of-glory/board/position';
import { fileOf } from '@/components/games/paths-of-glory/board/share';
import { readListed } from '@/lib/board/listed/read';
import { loadData } from '@/lib/games/grand-illusion/data';
import { specOf } from '@/lib/games/grand-illusion/map/spec';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { writeSheetFile } from '@/lib/sheet/file';
import { writeListedFile } from '@/lib/sheet/listed/file';
import { writeCardFile } from '@/lib/tables/card-file';
import { FILLED, entriesOf } from '@/tests/tables/cards';

/** Every kind of file that a player can open. */
export const IMPORT_KINDS = ['charts', 'counters', 'board', 'sheet', 'map'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

const sheet = SHEETS.schema.parse({
  title: 'Liège',
  frame: { column: 'X', row: 24, columns: 2, rows: 2 },
  turn: 4,
  hexes: { X25: { terrain: 'broken' }, Y24: { terrain: 'rough', city: 'small', forts: [] } },
  sides: { 'X25/Y24': 'minor-river' },
  rails: [
    { a: 'X24', b: 'X25' },
    { a: 'Y25', b: 'Y24', grade: 'lcr', lineB: 1, broken: 'a' },
  ],
  units: [{ id: 'g', hex: 'X25', name: '11.ID', facing: 3 }],
  phase: { transit: { X25: 2 }, runs: { 'X24>X25': 1 }, convoys: 1 },
});

const position = parsePosition({
  control: { calais: 'central' },
  units: { calais: [{ type: 'ge-army', face: 'reduced' }] },
  besieged: ['liege'],
  destroyed: ['antwerp'],
  events: ['turkey'],
  trenches: { sedan: 1 },
  turn: 3,
});
if (!position) throw new Error('hostile files: the sound board is none');

/** The map that the hostile files of maps are made of. */
export const MAP = specOf((await loadData()).hexes);
const map = readListed(MAP, {
  links: [
    [19, 0, 18],
    [26, 2, 27],
    [26, 4, 35],
  ],
  edges: [[1, 5]],
  rails: [[19, 18]],
  dear: [[26, 27]],
  closed: [[42, 52]],
  terrain: [[26, 1]],
  done: [26],
});
if (!map.ok) throw new Error('hostile files: the sound map is none');

/** A sound file of each kind that holds something of everything. */
export const SOUND: Readonly<Record<ImportKind, string>> = {
  charts: writeCardFile('nach-paris', { abu: FILLED, crt: entriesOf({ cells: { '/1:1/-4': '— / —' } }) }),
  counters: writeRosterFile('nach-paris', [
    { name: '5 ID', nation: 'germany', kind: 'inf', steps: 4, cbf: 27 },
    { name: 'Loncin', kind: 'fort', category: 'concrete', light: false },
  ]),
  board: fileOf(position),
  sheet: writeSheetFile(SHEETS, sheet),
  map: writeListedFile('grand-illusion', map.value),
};
