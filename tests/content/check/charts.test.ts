import { cases, TABLE } from '@/tests/content/check/faults';

cases('charts', [
  [
    'a row of cells too short',
    { file: TABLE, from: '[0, 1]', to: '[0]' },
    `${TABLE}:12:13 error`,
    '1 cells for 2 columns',
  ],
  [
    'a row of cells too many',
    { file: TABLE, from: '[0, 1]', to: '[0, 1], [0, 1]' },
    `${TABLE}:12:12 error`,
    '3 rows of cells for 2 rows',
  ],
  [
    'an id twice',
    { file: TABLE, from: '"id": "2"', to: '"id": "1"' },
    `${TABLE}:7:114 error`,
    '"1" repeats in the rows',
  ],
  [
    'a gap between columns',
    { file: TABLE, from: '"from": 6', to: '"from": 7' },
    `${TABLE}:10:68 error`,
    'begins at 7, the one before ends at 5',
  ],
  [
    'a column without range',
    { file: TABLE, from: ', "from": 6, "to": null', to: '' },
    `${TABLE}:10:68 error`,
    'lacks from or to',
  ],
  [
    'a title without a language',
    { file: TABLE, from: ', "it": "Perdite"', to: '' },
    `${TABLE}:4:12 error`,
    'the language "it" is missing',
  ],
  [
    'no provenance',
    { file: TABLE, from: '"source": "rulebook-2001", ', to: '' },
    `${TABLE}:14:17 error`,
    'provenance.source',
  ],
  [
    'a source of no cell',
    { file: TABLE, from: '"column": "6+", "source"', to: '"column": "7+", "source"' },
    `${TABLE}:15:43 error`,
    'no column "7+"',
  ],
  [
    'a lookup without edges',
    { file: TABLE, from: '  "edges": { "rows": "clamp", "columns": "clamp" },\n', to: '' },
    `${TABLE}:3:11 error`,
    'says what lies past its edges',
  ],
  [
    'a dead rule',
    { file: TABLE, from: '["1.1"]', to: '["1.3"]' },
    `${TABLE}:5:13 error`,
    'dead reference: no rule "1.3"',
  ],
  [
    'a dead rule in a note',
    { file: TABLE, from: 'Vedi §1.1.1', to: 'Vedi §1.1.4' },
    `${TABLE}:6:62 error`,
    'dead reference: no rule "1.1.4"',
  ],
  [
    'a file of another name',
    { file: TABLE, from: '"id": "losses"', to: '"id": "gains"' },
    `${TABLE}:2:9 error`,
    'is not the name of the file',
  ],
  [
    'a field that does not exist',
    { file: TABLE, from: '"kind"', to: '"sort": 1, "kind"' },
    `${TABLE}:1:1 error`,
    'sort',
  ],
  ['no JSON', { file: TABLE, from: '"kind":', to: '"kind"' }, `${TABLE}:3:10 error`, 'JSON'],
]);
