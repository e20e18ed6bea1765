import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { loadPresets } from '@/components/calculator/presets';
import { encodeInput, knownOnly, readAddress, withCells } from '@/lib/calc/address';
import { checkInput } from '@/lib/calc/check';
import { formOf } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { GAMES } from '@/lib/games/registry';
import { LONGEST_CODE, readCode, writeCode, type CodeProblem } from '@/lib/settle/code';

const read = (code: string) => {
  const found = readCode(code);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

describe('the code of a card', () => {
  it('names rules, questions and charts in the open', () => {
    expect(writeCode({ kind: 'rule', id: '12.4.3' })).toBe('1/r/12.4.3');
    expect(writeCode({ kind: 'question', id: 'fort-terrain' })).toBe('1/q/fort-terrain');
    expect(writeCode({ kind: 'chart', id: 'crt' })).toBe('1/c/crt');
    expect(read('1/r/6.0.E.1')).toEqual({ subject: { kind: 'rule', id: '6.0.E.1' }, ignored: [] });
  });

  it('has the case of a tool with a sum behind it', () => {
    const code = writeCode({ kind: 'tool', id: 'fire', query: 'attackers=(;units:(x))&attackerDie=2&v=1' });
    expect(code).toMatch(/^1\/t\/fire\$a\$cx\)\)\$d2~[0-9a-z]{4}$/);
    expect(read(code).subject).toEqual({
      kind: 'tool',
      id: 'fire',
      query: 'attackers=(;units:(x))&attackerDie=2',
    });
  });

  it('of a case of defaults alone is the bare tool', () => {
    const code = writeCode({ kind: 'tool', id: 'fire', query: 'v=1' });
    expect(code).toMatch(/^1\/t\/fire~[0-9a-z]{4}$/);
    expect(read(code).subject).toEqual({ kind: 'tool', id: 'fire', query: '' });
  });

  it('gives back every query as it was', () => {
    const value = fc.string({ unit: 'grapheme-composite', maxLength: 12 }).map((text) => encodeURIComponent(text));
    const field = fc.constantFrom('attackers', 'space', 'a', 'defenderDie', 'reserve', 'x1');
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { minLength: 1, maxLength: 8 }), (parts) => {
        const query = parts.map(([name, text]) => `${name}=(;units:(${text}))`).join('&');
        expect(read(writeCode({ kind: 'tool', id: 'fire', query })).subject.query).toBe(query);
      }),
    );
  });

  it('is read though a program on its way encoded its marks', () => {
    const query = 'attackers=(;units:(II%20T))&attackerChoice=a*:b%2Bc';
    const code = writeCode({ kind: 'tool', id: 'fire', query });
    for (const changed of [
      code.replaceAll('$', '%24'),
      code.replaceAll('/', '%2F'),
      code.replaceAll('~', '%7E'),
      code.replaceAll('(', '%28').replaceAll(')', '%29'),
    ]) {
      const { subject } = read(changed);
      expect(decodeURIComponent(subject.query ?? '')).toBe(decodeURIComponent(query));
    }
  });

  it('of a rule, a question or a chart tells what it has that is not known', () => {
    expect(read('1/r/12.4.3&reading=2&reading=3&next=1').ignored).toEqual(['reading', 'next']);
  });
});

/** Codes that are no cards, each with what is wrong. */
const BROKEN: readonly (readonly [CodeProblem['code'], ...string[]])[] = [
  ['empty', ''],
  ['no-version', '#', '/', 'r-12.4.3', 'x/r/12.4.3', '0/r/12.4.3', '-1/r/1', '1.5/r/1', '01/r/1', ' 1/r/1', '%'],
  ['no-version', 'null', 'undefined', '1e3/r/1', '9999999999/r/1', '../../etc', 'javascript:alert(1)', '<script>', '&'],
  ['newer', '2/r/12.4.3', '2', '10/t/fire~0000', '999999999/z/x', '3/t/fire&a=b~0z4k'],
  ['kind', '1', '1/', '1//', '1/x/12', '1/rule/12', '1/T/fire', '1/R/12', '1/__proto__/x', '1/constructor/x', '1/ /x'],
  ['name', '1/r', '1/r/', '1/r/12/4', '1/r/12 4', '1/r/<b>', '1/q/%3Cscript%3E', '1/c/é', '1/r/\u0000', '1/q/a?b'],
  ['name', `1/r/${'9'.repeat(81)}`, '1/t/~0000', '1/t/a/b~0000', '1/t/<b>~0000', '1/c/\u202Etrhc', '1/q/a;b'],
  ['sum', '1/t/fire', '1/t/fire&space=sedan', '1/t/fire~', '1/t/fire~0', '1/t/fire~00000', '1/t/fire~zzzz'],
  ['sum', '1/t/fire&space=sedan~zzzz', '1/t/fire$p~0000', '1/t/fire&a=%24~0000', '1/t/fire~ 000'],
  ['sign', '1/t/fire$~0000', '1/t/fire$A~0000', '1/t/fire$9x~0000', '1/t/fire&a=$$~0000'],
  ['encoding', '1/t/fire&a=%~0000', '1/t/fire&a=%E4~0000', '1/t/fire&a=%zz~0000', '1/t/fire&%=%~0000'],
  ['too-long', '1/t/fire&a='.padEnd(LONGEST_CODE + 1, 'x')],
];

test.each(BROKEN)('what is wrong with a damaged code is told: %s', (problem, ...codes) => {
  for (const code of codes) expect(readCode(code), code.slice(0, 80)).toMatchObject({ error: { code: problem } });
});

test('they are sixty and more', () => {
  expect(BROKEN.flatMap(([, ...codes]) => codes).length).toBeGreaterThanOrEqual(60);
});

test('a code of a case that lost or changed any of its signs is refused', () => {
  const code = writeCode({ kind: 'tool', id: 'fire', query: 'space=sedan&attackerDie=2&defenderDie=3&v=1' });
  for (let at = 0; at < code.length; at++) {
    expect(readCode(code.slice(0, at)).ok, code.slice(0, at)).toBe(false);
    const changed = `${code.slice(0, at)}${code[at] === 'x' ? 'y' : 'x'}${code.slice(at + 1)}`;
    expect(readCode(changed).ok, changed).toBe(false);
  }
});

test('10,000 random texts never throw', () => {
  const sign = fc.constantFrom(
    ...'1/trqc$~&=%24();:abz0'.split(''),
    '%24',
    '%7E',
    '1/t/',
    '1/r/',
    '\u{1F3B2}',
    '\uD800',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(sign, { maxLength: 40 }).map((signs) => signs.join('')),
    fc.array(sign, { maxLength: 20 }).map((signs) => `1/t/fire${signs.join('')}~0z4k`),
  );
  fc.assert(
    fc.property(text, (code) => {
      const found = readCode(code);
      if (found.ok) expect(readCode(writeCode(found.value.subject)).ok).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

/** Combats as they are fought most, each as its tool writes it: at most so many bytes for a code across a table. */
const MOST_BYTES = 200;

const USUAL: readonly (readonly [game: string, tool: string, query: string])[] = [
  ['paths-of-glory', 'fire', 'v=1'],
  [
    'paths-of-glory',
    'fire',
    'attackers=(chateau-thierry;units:(fr-army;face:reduced),verdun;units:(fr-army;n:2))&defenders=(ge-army;face:reduced)&space=sedan&trench=1&attackerDie=5&defenderDie=3&v=1',
  ],
  ['grand-illusion', 'battle', 'v=1'],
  ['nach-paris', 'combat', 'v=1'],
  ['when-eagles-fight', 'attack', 'v=1'],
];

/** Worked examples of the rulebooks that are longer than that: with names, a whole reserve and every die. */
const LONG = ['cambrai-1916', 'czernowitz-ap2', 'combat-10', 'combat-12'];

describe('a usual combat', () => {
  it.each(USUAL)('of %s, %s is at most 200 bytes: %s', (_, tool, query) => {
    expect(Buffer.byteLength(writeCode({ kind: 'tool', id: tool, query }))).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each([
    ['paths-of-glory', 'fire'],
    ['grand-illusion', 'battle'],
    ['nach-paris', 'combat'],
    ['when-eagles-fight', 'attack'],
  ])('of the examples of %s, %s too, but for those that are named', async (game, name) => {
    const calc = await GAMES.find(({ id }) => id === game)
      ?.tools.find((tool) => tool.name === name)
      ?.calculator();
    if (!calc) throw new Error(`no tool ${name}`);
    const sizes = (await loadPresets(calc.game, name)).map(({ id, input }) => {
      const checked = checkInput(calc, input);
      if (!checked.ok) throw new Error(`${id} is refused`);
      const code = writeCode({ kind: 'tool', id: name, query: encodeInput(formOf(calc.schema), checked.value) });
      return [id, Buffer.byteLength(code)] as const;
    });
    expect(sizes.filter(([id, size]) => size > MOST_BYTES && !LONG.includes(id))).toEqual([]);
  });
});

test('every example of every tool comes out of its code as it went in', async () => {
  for (const { id: game, tools } of GAMES)
    for (const { name, calculator } of tools) {
      const calc = await calculator();
      const form = formOf(calc.schema);
      for (const { input } of await loadPresets(game, name)) {
        const checked = checkInput(calc, input);
        if (!checked.ok) continue;
        const query = withCells(encodeInput(form, checked.value), '1;c,x;0z4k');
        const { subject } = read(writeCode({ kind: 'tool', id: name, query }));
        const known = knownOnly(form, `${subject.query ?? ''}&v=1`);
        expect(known.unknown).toEqual([]);
        const back = readAddress(calc, known.query, form);
        expect(back.ok && back.value && same(back.value, checked.value), `${game}/${name}`).toBe(true);
      }
    }
});
