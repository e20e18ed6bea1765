/** What can befall the text of any file, by what it is. */
export type Damage = readonly (readonly [name: string, damaged: string])[];

const encodedAs = (text: string, encoding: BufferEncoding, mark: readonly number[] = []): string =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]).toString('utf8');

const bigEndian = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('utf8');

/** Files that never were JSON, as a browser reads them. */
const strangers: Damage = [
  ['nothing', ''],
  ['blanks', ' \n\t\r\n '],
  ['a million blanks', ' '.repeat(1_000_000)],
  ['a mark of byte order alone', '\uFEFF'],
  ['a picture', encodedAs('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0', 'latin1')],
  ['an archive', encodedAs('PK\u0003\u0004\u0014\0\b\0\b\0ÿþüñ', 'latin1')],
  ['compressed', encodedAs('\u001f\u008b\b\0\0\0\0\0\0\u0003«VÊ', 'latin1')],
  ['zeros', '\0'.repeat(4096)],
  ['a table with commas', 'heading,40,50\n1,+5,−3\n2,0,•\n'],
  ['a table with semicolons', 'row;40;50\r\n1;+5;-3\r\n'],
  ['a table with tabs', 'row\t40\t50\n1\t+5\t-3\n'],
  ['a table with formulas', '=HYPERLINK("http://x","y"),=cmd|\' /C calc\'!A0\n@SUM(1),+1\n'],
  ['a table of many lines', '1,2\n'.repeat(50_000)],
  ['a page of the web', '<!doctype html><html><script>alert(1)</script></html>'],
  ['a drawing', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
  ['prose', 'Dear friend, here are my charts.\n'],
  ['a program', 'process.exit(1)'],
  ['a rule', '# 12.4 Combat\n\nText.\n'],
  ['base64', Buffer.from('{"kind":"umpire/chart"}').toString('base64')],
];

/** Values that are JSON and no file. */
const values: Damage = [
  'null',
  'true',
  '0',
  '-0',
  '1e999',
  '"x"',
  '[]',
  '{}',
  '[[]]',
  '[{}]',
  '{"":""}',
  '{"a":1}',
].map((one) => [`the value ${one}`, one]);

/** Writings that only other programs know. */
const dialects: Damage = [
  'NaN',
  'Infinity',
  'undefined',
  "{'kind':1}",
  '{kind:1}',
  '{"a":01}',
  '{"a":+1}',
  '{"a":.5}',
  '{"a":1,}',
  '[1,,2]',
  '{"a" 1}',
  '// x\n{}',
  '{"a":"\t"}',
  '{"a":"\\x41"}',
  '{"a":"\\u12"}',
  '{}{}',
  '{}\n{}',
  '{"a":1}]',
  '"',
  '{"',
  '[',
  '{"a":',
  '\u2028{}',
  '\u00a0{}',
].map((one) => [`the writing ${JSON.stringify(one)}`, one]);

const nested = (open: string, close: string, depth: number, closed: boolean): string =>
  `${open.repeat(depth)}${closed ? close.repeat(depth) : ''}`;

const deep: Damage = [100, 6_000, 100_000].flatMap((depth) =>
  [true, false].flatMap((closed) => [
    [`lists ${depth} deep${closed ? '' : ', not closed'}`, nested('[', ']', depth, closed)] as const,
    [
      `objects ${depth} deep${closed ? '' : ', not closed'}`,
      nested('{"a":', '}', depth, closed).replace(':}', ':1}'),
    ] as const,
  ]),
);

const shares = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 0.995];

/** A sound text cut off, written otherwise or with something put into it. */
function damaged(text: string): Damage {
  const body = text.trimEnd();
  const inside = (what: string): string => body.replace('{', `{${what},`);
  const deepInside = '[[[['.repeat(2_000) + ']]]]'.repeat(2_000);
  return [
    ...shares.map(
      (share) => [`cut off after ${share * 100} %`, text.slice(0, Math.floor(text.length * share))] as const,
    ),
    ['without its end', body.slice(0, -1)],
    ['twice', body + body],
    ['with a mark of byte order', `\uFEFF${text}`],
    ['with two marks of byte order', `\uFEFF\uFEFF${text}`],
    ['in UTF-16', encodedAs(text, 'utf16le', [0xff, 0xfe])],
    ['in UTF-16 without a mark', encodedAs(text, 'utf16le')],
    ['in UTF-16, the other end first', bigEndian(`\uFEFF${text}`)],
    ['in Latin-1', encodedAs(text.replace('{', '{"ñ":"é",'), 'latin1')],
    ['with Windows’ ends of lines', text.replaceAll('\n', '\r\n')],
    ['with old Macs’ ends of lines', text.replaceAll('\n', '\r')],
    ['in one line', body.replaceAll('\n', '')],
    ['with a comma too many', body.replace(/\}$/u, ',}')],
    ['with a comment', inside('/* mine */ "x": 1')],
    ['with a zero byte', body.replace('"', '"\0')],
    ['with typographic quotes', body.replaceAll('"', '”')],
    ['larger than any', inside(`"x": "${'x'.repeat(9_000_000)}"`)],
    ['blanks without end behind it', text + ' '.repeat(9_000_000)],
    ['with a name of its prototype', inside('"__proto__": {"polluted": true}')],
    ['with a written name of its prototype', inside('"\\u005f_proto__": {"polluted": true}')],
    ['with a constructor', inside('"constructor": {"prototype": {"polluted": true}}')],
    ['with a prototype', inside('"prototype": {"polluted": true}')],
    ['with toString', inside('"toString": "x", "hasOwnProperty": 1, "valueOf": null')],
    ['with a name twice', inside('"kind": "x"')],
    ['with a list 8,000 deep in it', inside(`"x": ${deepInside}`)],
    ['with a nameless field', inside('"": 1')],
    ['with half a sign for a name', inside('"\\ud800": 1')],
    ['with 100,000 fields', inside(Array.from({ length: 100_000 }, (_, i) => `"f${i}":0`).join(','))],
  ];
}

/** Everything that can befall the text of a file. */
export const damages = (text: string): Damage => [...strangers, ...values, ...dialects, ...deep, ...damaged(text)];
