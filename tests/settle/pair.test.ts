import { describe, expect, test } from 'vitest';
import { isGameId } from '@/lib/games/find';
import { writeCode } from '@/lib/settle/code';
import { pairCode, readPair } from '@/lib/settle/pair';
import { readPasted } from '@/lib/settle/pasted';

const fire = (query: string) => writeCode({ kind: 'tool', id: 'fire', query });
const one = fire('space=sedan');
const other = fire('space=metz&note=a%7Cb');

describe('two cards in one address', () => {
  test('are read as they were written, also by a program that encodes the stroke between them', () => {
    for (const text of [pairCode(one, other), pairCode(one, other).replace('|', '%7C')]) {
      const read = readPair(text);
      expect(read.ok && [read.value.first.subject.query, read.value.second?.subject.query]).toEqual([
        'space=sedan',
        'space=metz&note=a%7Cb',
      ]);
    }
  });
  test('a stroke in a name parts nothing', () => {
    const read = readPair(other);
    expect(read.ok && read.value).toMatchObject({ first: { subject: { query: 'space=metz&note=a%7Cb' } } });
    expect(read.ok && read.value.second).toBeUndefined();
  });
  test('a single card of any kind is one', () => {
    expect(readPair('1/r/12.4.3')).toMatchObject({ ok: true, value: { first: { subject: { id: '12.4.3' } } } });
  });
  test.each([
    ['of two tools', pairCode(one, writeCode({ kind: 'tool', id: 'siege', query: '' })), 'apart'],
    ['a case and a rule', pairCode(one, '1/r/12.4.3'), 'apart'],
    ['the same twice', pairCode(one, one), 'alike'],
    ['a second that was cut off', pairCode(one, other.slice(0, -6)), 'sum'],
    ['nothing behind the stroke', pairCode(one, ''), 'empty'],
    ['a first that was changed', pairCode(one.replace('sedan', 'paris'), other), 'sum'],
    ['a second of a later version', pairCode(one, '2/t/fire~0000'), 'newer'],
  ])('%s is refused', (_, text, code) => {
    expect(readPair(text)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('what a player pastes', () => {
  test.each([
    ['a code', pairCode(one, other)],
    ['a link that a program has encoded', `https://umpire.example/es/paths-of-glory/settle/#${one}%7C${other}`],
  ])('two versions side by side are told as what they are, and can be opened: %s', (_, text) => {
    const read = readPasted(text, 'paths-of-glory', isGameId);
    expect(read).toMatchObject({ ok: false, error: { code: 'pair' } });
    const pair = !read.ok && read.error.code === 'pair' ? read.error.pair : '';
    expect(readPair(pair)).toMatchObject({ ok: true, value: { second: { subject: { id: 'fire' } } } });
  });
  test.each([
    ['a code', one],
    ['a code behind its sign', `#${one}`],
    ['a link, with blanks around it', `  https://umpire.example/es/paths-of-glory/settle/#${one}\n`],
    ['a link of a site in a folder', `http://localhost:3000/umpire/en/paths-of-glory/settle#${one}`],
  ])('%s is read', (_, text) => {
    expect(readPasted(text, 'paths-of-glory', isGameId)).toMatchObject({ ok: true, value: { code: one } });
  });
  test.each([
    ['a card of another game', `https://umpire.example/es/nach-paris/settle/#${one}`, 'other-game'],
    ['nothing', '  ', 'empty'],
    ['another page', 'https://umpire.example/es/paths-of-glory/rules/12/', 'foreign'],
    ['two versions, the second cut off', pairCode(one, other.slice(0, -6)), 'sum'],
    ['a link without its card', 'https://umpire.example/es/paths-of-glory/settle/#', 'empty'],
    ['too much', `1/r/${'1'.repeat(30_000)}`, 'too-long'],
  ])('%s is refused', (_, text, code) => {
    expect(readPasted(text, 'paths-of-glory', isGameId)).toMatchObject({ ok: false, error: { code } });
  });
});
