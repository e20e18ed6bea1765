import { describe, expect, test } from 'vitest';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';
import { repairLines, repairsOf } from '@/lib/settle/repair';
import { shortReport, sureLines } from '@/lib/settle/report';

const english = speaker(uiWords('en', ['settle']), 'en');
const rulesFor = (game: GameId, ...broken: readonly string[]) =>
  repairsOf(readGame(game).repairs('en'), broken).map(({ rule }) => rule);

describe('what the rulebook says of a mistake', () => {
  test.each<[GameId, string[], string[]]>([
    // Whoever finds too many units may eliminate some; and nobody goes back into a phase without leave (8.3, 5.1).
    ['when-eagles-fight', ['8.1'], ['8.3', '5.1']],
    ['when-eagles-fight', ['12.8'], ['12.2', '5.1']],
    ['when-eagles-fight', ['12.6'], ['12.2', '12.6', '5.1']],
    ['when-eagles-fight', ['13.25', '13.7'], ['13.7', '13.25', '5.1']],
    ['when-eagles-fight', ['9.2'], ['5.1']],
    // A reinforcement forgotten is lost, as is a conversion; what was used or withdrawn too little (10.6 to 10.19).
    ['when-eagles-fight', ['10.2'], ['10.6', '5.1']],
    ['when-eagles-fight', ['10.8'], ['10.9', '10.13', '5.1']],
    ['when-eagles-fight', ['10.14'], ['10.14', '5.1']],
    ['when-eagles-fight', ['10.16'], ['10.16', '10.19', '5.1']],
    ['when-eagles-fight', ['7.2.D'], ['10.19', '5.1']],
    ['when-eagles-fight', [], ['5.1']],
    ['grand-illusion', ['9.1.1.c'], ['9.1.1.b']],
    ['grand-illusion', ['8.4.6.a'], ['9.4.3.c']],
    ['grand-illusion', ['9.3.1.b'], []],
    ['grand-illusion', ['7.1.1'], ['7.1']],
    // VP that are lost (3.2.3), and a move too late for its activation (8.2.2).
    ['grand-illusion', ['3.2.3'], ['9.1.1.b', '7.3', '12.1']],
    ['grand-illusion', ['13.4.f'], ['9.1.1.b']],
    ['grand-illusion', ['8.6'], ['8.2.2']],
    ['grand-illusion', ['13.1'], ['9.1.1.b', '13.1']],
    ['paths-of-glory', ['7.1.5'], ['7.1.3']],
    ['paths-of-glory', ['7.1.8'], ['7.1.8']],
    // Cards that come too late (12.2.4, 12.2.5), and a retreat without room (12.5.4).
    ['paths-of-glory', ['9.5.4.1'], ['12.2.4', '12.2.5']],
    ['paths-of-glory', ['10.1.2'], ['12.5.4']],
    ['paths-of-glory', ['12.2.7'], []],
    ['nach-paris', ['6.4.1'], ['6.4.3', '7.7.2']],
    ['nach-paris', ['7.7.3'], ['7.7.4']],
    // Withdrawals in full (7.8.2), a target that stands (11.5.10), a camp without a guard (11.6.15).
    ['nach-paris', ['7.8.1'], ['7.8.2']],
    ['nach-paris', ['11.5.1'], ['11.5.10']],
    ['nach-paris', ['11.6.15'], ['11.6.15']],
    ['nach-paris', ['9.4.11'], []],
  ])('%s: for %j it names %j', (game, broken, wanted) => expect(rulesFor(game, ...broken)).toEqual(wanted));

  test.each(GAME_IDS)('%s: each names a rule of its own, and says it in every language', (game) => {
    const rules = readGame(game).repairs('en');
    expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
    for (const lang of LANGUAGES)
      expect(
        readGame(game)
          .repairs(lang)
          .map(({ rule }) => rule),
      ).toEqual(rules.map((one) => one.rule));
  });
});

describe('what the card says of it', () => {
  test('where the rulebook has a rule, its number and what it comes to; the suggestion is marked as ours', () => {
    const lines = repairLines(repairsOf(readGame('when-eagles-fight').repairs('en'), ['8.1']), false, english);
    expect(lines).toHaveLength(7);
    expect(lines[1]).toMatch(/^- \[8\.3\] .*the opponent may eliminate steps/);
    expect(lines[2]).toMatch(/^- \[5\.1\] .*unless the opponent kindly allows it/);
    expect(lines[3]).toBe('For anything else the rulebook has no rule.');
    expect(lines[4]).toBe('Our suggestion, not a rule; both players have to agree to it:');
  });

  test('where it has none it says so', () =>
    expect(repairLines([], false, english)[1]).toMatch(/^The rulebook has no rule/));

  test('what was agreed is kept by the reading that is chosen, where there is one to choose', () => {
    expect(repairLines([], true, english)).toHaveLength(repairLines([], false, english).length + 1);
  });

  test('the card as text has it before the edition', () => {
    const repair = repairLines([], false, english);
    const report = shortReport({ heading: 'h', question: 'q', repair, edition: 'e', link: 'l' }, ['answer']);
    expect(report.split('\n')).toEqual(['h', 'q', '', 'answer', '', ...repair, '', 'e', 'l']);
  });
});

test('a point that is played by another reading than ours rests on what the players agreed', () =>
  expect(sureLines({ official: 0, ours: 0, agreed: 1, unexplained: 0, assumed: 0 }, english)).toEqual([
    'One point is played as the players agreed, not by our ruling.',
  ]));
