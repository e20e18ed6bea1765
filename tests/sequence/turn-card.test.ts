import { describe, expect, it } from 'vitest';
import { readCourse } from '@/lib/content/course';
import { readGame } from '@/lib/content/game';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS } from '@/lib/games/find';
import type { When } from '@/lib/sequence/schema';
import { spokenSequence, type SpokenPhase } from '@/lib/sequence/spoken';
import { turnCard } from '@/lib/sequence/turn-card';

const phase = (when: When | undefined): SpokenPhase =>
  ({
    id: 'p',
    letter: 'A',
    rule: '1',
    label: 'Phase',
    steps: [{ id: 's', rule: '2', label: 'Step', side: 'both', tool: null, when, reminders: [] }],
  }) as SpokenPhase;

/** What the card of each of ten turns says of a step with a condition. */
const over = (when: When | undefined): string =>
  Array.from({ length: 10 }, (_, i) => {
    const momentOf = (turn: number) => ({ turn, season: turn % 4 ? 'summer' : 'winter', scenario: 'x', first: 1 });
    const { skipped, special } = turnCard([phase(when)], { now: i + 1, first: 1, last: 10, momentOf });
    return skipped.length ? 'x' : (special[0]?.span[0] ?? '.');
  }).join('');

describe('a step on the card of a turn', () => {
  it.each<[string, When | undefined, string]>([
    ['that every turn has is not named', undefined, '..........'],
    ['that most turns have is skipped in the others, and new where it begins', { fromTurn: 3 }, 'xxb.......'],
    ['that most turns have is named the last time', { toTurn: 7 }, '......lxxx'],
    ['of one turn is named in that turn, not missed in the others', { turns: [5] }, '....o.....'],
    ['of a few turns is named from its begin to its end', { turns: [5, 6, 7] }, '....bgl...'],
    ['of the first turn is named there', { first: true }, 'o.........'],
    ['that the first turn alone has not is skipped there', { first: false }, 'xb........'],
    ['of winter is named in winter', { seasons: ['winter'] }, '...o...o..'],
  ])('%s', (_, when, expected) => expect(over(when)).toBe(expected));
});

function cardOf(game: GameId, now: number) {
  const { turns, scenarios } = readCourse(game);
  const last = scenarios.scenarios.find(({ id }) => id === scenarios.standard)?.lastTurn ?? turns.length;
  const seasonOf = (turn: number) => turns.find(({ n }) => n === turn)?.season ?? '';
  const { phases } = spokenSequence(readGame(game).sequence(), 'en');
  const { skipped, special } = turnCard(phases, {
    now,
    first: 1,
    last,
    momentOf: (turn) => ({ turn, season: seasonOf(turn), scenario: scenarios.standard, first: 1 }),
  });
  return {
    skipped: skipped.map(({ rule }) => rule),
    special: special.map(({ rule }) => rule),
    reasons: skipped,
    said: special.map(({ text }) => text),
  };
}

describe('the card of a turn', () => {
  it('Paths of Glory: August 1914 has no commitment check and only No Reinforcement cards (6.0.E.4, 9.5.3.1)', () => {
    const { skipped, special } = cardOf('paths-of-glory', 1);
    expect(skipped).toEqual(['6.0.E.4']);
    expect(special).toEqual(expect.arrayContaining(['9.5.3.1', '15.1.11']));
  });
  it('Paths of Glory: winter counts the Blockade, spring does not (5.1.2)', () => {
    expect(cardOf('paths-of-glory', 4).special).toContain('5.1.2');
    expect(cardOf('paths-of-glory', 5).special).not.toContain('5.1.2');
  });
  it('1914 Nach Paris: no supply check, rain or engineers in the first turn (3.2.2)', () => {
    const { skipped, special } = cardOf('nach-paris', 1);
    expect(special).toContain('3.2.2');
    expect(skipped).toEqual(expect.arrayContaining(['15.1.2', '13.1.6', '17.1.2']));
  });
  it('Grand Illusion: CAPS and initiative are given in the first turn (5.1.4, 6.0)', () => {
    const { skipped, special } = cardOf('grand-illusion', 1);
    expect(skipped).toEqual(expect.arrayContaining(['5.1.1', '6.0']));
    expect(special).toContain('5.1.4');
  });
  it.each(GAME_IDS)('%s: a step that is skipped is not special too, in any turn', (game) => {
    for (const { n } of readCourse(game).turns) {
      const { reasons, said } = cardOf(game, n);
      const numbers = reasons.flatMap(({ text }) => /^[A-Z]\.\d+/.exec(text) ?? []);
      for (const number of numbers)
        expect(
          said.filter((line) => line.includes(number)),
          `turn ${n}`,
        ).toEqual([]);
    }
  });
  it.each(GAME_IDS)('%s: what is skipped has a reason, in every turn', (game) => {
    for (const { n } of readCourse(game).turns)
      for (const line of cardOf(game, n).reasons) expect(line.because, `turn ${n}: ${line.text}`).not.toEqual([]);
  });
});
