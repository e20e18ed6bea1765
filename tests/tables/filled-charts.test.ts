import { describe, expect, it } from 'vitest';
import { readGame } from '@/lib/content/game';
import { isGameId } from '@/lib/games/find';
import { readCardFile } from '@/lib/tables/card-file';
import { filledCharts } from '@/tests/support/examples';

describe.each(Object.entries(filledCharts()))('the cards of %s, filled in by us', (game, file) => {
  const cards = Object.fromEntries(isGameId(game) ? readGame(game).cards() : []);
  const read = readCardFile(JSON.stringify(file), game, cards);
  it('are a file that the chart editor takes', () => expect(read).toMatchObject({ ok: true }));
  it('are all there', () => expect(Object.keys(read.ok ? read.value : {})).toEqual(Object.keys(cards)));
});
