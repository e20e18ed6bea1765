import { expect, test } from 'vitest';
import { readyReader } from '@/lib/cli/fights';
import { GAME_IDS } from '@/lib/games/find';
import { fightIn } from '@/lib/typed/read-text';
import { warmUp } from '@/lib/typed/warm-up';

test.each(GAME_IDS)(
  '%s: what is made ready before the first text comes in many small pieces and changes no answer',
  async (game) => {
    const ready = await readyReader(game)('en');
    if (!ready) expect.unreachable();
    const typed = ready
      .ways()
      .flatMap(({ ways }) => ways.slice(0, 1))
      .slice(0, 5);
    const before = typed.map((text) => fightIn({ ...ready }, text));
    let pieces = 0;
    for (const _ of warmUp(ready)) pieces++;
    expect(pieces).toBeGreaterThan(1000);
    expect(typed.map((text) => fightIn({ ...ready }, text))).toEqual(before);
  },
);
