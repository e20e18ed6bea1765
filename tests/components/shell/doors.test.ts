import { expect, test } from 'vitest';
import { doorsOf, isBehind } from '@/components/shell/door-icon';

const doors = doorsOf({ board: {} as never });
const lit = (page: string) => doors.filter((door) => isBehind(door, page));

test.each(['rules', 'tools', 'turn', 'board', 'charts'])('the page %s lies behind its own door alone', (page) => {
  expect(lit(page)).toStrictEqual([page]);
});

test.each(['disputes', 'glossary'])('the list %s is entered through the rules', (page) => {
  expect(lit(page)).toStrictEqual(['rules']);
});

test.each(['', 'settle', 'rulesets'])('no door leads to “%s”', (page) => {
  expect(lit(page)).toStrictEqual([]);
});
