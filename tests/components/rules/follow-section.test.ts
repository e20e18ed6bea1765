import { expect, it } from 'vitest';
import { readIndex } from '@/components/rules/follow-section';

it.each([
  ['above the first section none is read', [300, 900], -1],
  ['the last that has passed under the header is read', [-900, -20, 119, 121], 2],
  ['a section that the page lacks is passed over', [-900, undefined, 400], 0],
  ['nothing is read where there is nothing', [], -1],
] as const)('%s', (_, tops, expected) => expect(readIndex(tops)).toBe(expected));
