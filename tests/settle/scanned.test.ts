import { describe, expect, test } from 'vitest';
import { isGameId } from '@/lib/games/find';
import { writeCode } from '@/lib/settle/code';
import { pairCode } from '@/lib/settle/pair';
import { readScanned } from '@/lib/settle/scanned';

const read = (text: string) => readScanned(text, 'nach-paris', isGameId);
const fire = writeCode({ kind: 'tool', id: 'fire', query: 'space=sedan' });
const other = writeCode({ kind: 'tool', id: 'fire', query: 'space=metz' });

describe('what is scanned or pasted', () => {
  test.each([
    ['a link', `https://umpire.example.org/en/paths-of-glory/settle/#${fire}`, 'paths-of-glory', fire],
    ['a link of another site', `http://192.168.1.7:3000/es/paths-of-glory/settle/#${fire}`, 'paths-of-glory', fire],
    ['a link without the last stroke', `https://a.b/en/paths-of-glory/settle#${fire}`, 'paths-of-glory', fire],
    ['a link within a message', `Look: https://a.b/en/grand-illusion/settle/#1/r/9.3.1`, 'grand-illusion', '1/r/9.3.1'],
    ['white space around it', ` \n${fire}\n`, 'nach-paris', fire],
    ['a code alone', '1/r/12.4.3', 'nach-paris', '1/r/12.4.3'],
    ['a code with its sign', '#1/r/12.4.3', 'nach-paris', '1/r/12.4.3'],
    ['two cards side by side', pairCode(fire, other), 'nach-paris', pairCode(fire, other)],
  ])('is a card: %s', (_, text, game, code) => {
    expect(read(text)).toMatchObject({ ok: true, value: { game, code } });
  });

  test.each([
    ['nothing', ' ', 'empty'],
    ['a ticket', 'M1DOE/JOHN  EABC123', 'foreign'],
    ['a page of something else', 'https://example.org/menu#1/r/2', 'foreign'],
    ['a game that there is not', 'https://a.b/en/risk/settle/#1/r/2', 'foreign'],
    ['a program', 'javascript:alert(1)', 'foreign'],
    ['a card of a later version', 'https://a.b/en/nach-paris/settle/#2/r/1.1', 'newer'],
    ['a card that was cut off', `https://a.b/en/paths-of-glory/settle/#${fire.slice(0, -6)}`, 'sum'],
    ['a sum that does not fit', `${fire.slice(0, -4)}0000`, 'sum'],
    ['a card of no kind', '1/x/1.1', 'kind'],
    ['an endless one', `1/t/fire&space=${'a'.repeat(30_000)}`, 'too-long'],
  ])('is told for what it is: %s', (_, text, code) => {
    expect(read(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('says what it is, cut short', () => {
    expect(read(`WIFI:${'x'.repeat(200)}`)).toMatchObject({
      error: { said: expect.stringMatching(/^WIFI:x{75}…$/) as unknown },
    });
  });
});
