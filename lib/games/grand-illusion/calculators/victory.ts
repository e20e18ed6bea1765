import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';
import { victorySchema, type VictoryInput } from '@/lib/games/grand-illusion/victory/fields';
import { settleVictory } from '@/lib/games/grand-illusion/victory/finding';
import { ALLIED_VP, GERMAN_VP_LINES, repeated, type Result } from '@/lib/games/grand-illusion/victory/tally';
import * as words from '@/lib/games/grand-illusion/victory/words';

export interface VictoryAnswer {
  readonly allied: number;
  /** as it stands on the track: without hexes that are not counted yet */
  readonly german: number;
  /** with every German VP hex entered */
  readonly germanWithHexes: number;
  readonly result: Result;
}

/** What the rules exclude: a turn past the end, retreats that 8.7.1 forbids, a hex twice, a third option. */
function refuse({ scenario, turn, alliedRetreat, germanRetreat, ...input }: VictoryInput): Refused | undefined {
  const last = lastTurn(scenario);
  const refused = sayIn('victory.refused');
  if (turn > last) return illegal('turn', turn, refused('turn', { last }), '13.2');
  for (const [field, given] of [
    ['alliedRetreat', alliedRetreat],
    ['germanRetreat', germanRetreat],
  ] as const) {
    if (given > turn) return illegal(field, given, refused('later', { turn }), '8.7.1');
    if (given === 1 || given === 2) return illegal(field, given, refused('early'), '8.7.1');
  }
  if (germanRetreat > 0 && !(alliedRetreat > 0 && alliedRetreat < germanRetreat))
    return illegal('germanRetreat', germanRetreat, refused('alliesFirst'), '8.7.1');
  for (const field of ['plan17', 'german'] as const) {
    const hexes = input[field].map(({ hex }) => hex as string);
    const twice = hexes.findIndex((hex, i) => hexes.indexOf(hex) !== i);
    if (twice >= 0)
      return illegal(
        `${field}.${twice}.hex`,
        hexes[twice],
        refused('twice', { hex: hexes[twice] ?? '' }),
        field === 'german' ? '3.2.2' : '3.2.1.a',
      );
  }
  const { fought, again } = input;
  if (repeated(input) > 0 && again >= fought)
    return illegal('again', again, refused('again', { fought, most: fought - 1 }), '13.1');
  if (scenario !== 'what-if') {
    if (input.bef > turn) return illegal('bef', input.bef, refused('bef', { turn }), '12.1');
    return undefined;
  }
  if (new Set(input.options).size < input.options.length)
    return illegal('options', input.options, refused('option'), '13.3.4');
  for (const side of ['a', 'b']) {
    const taken = input.options.filter((id) => id.startsWith(side));
    if (taken.length > 2) return illegal('options', taken.join(', '), refused('options'), '13.3.4');
  }
  return undefined;
}

/** The two totals by all that moves them, who wins now or at the end, and what is missing (3.2, 13.1 to 13.4). */
export const victory = tool({
  id: 'grand-illusion/victory',
  modifiers: [{ list: ALLIED_VP }, { list: GERMAN_VP_LINES }],
  schema: victorySchema,
  refuse,
  settle: settleVictory,
  words,
  answer: ({ allied, german, germanWithHexes, result }): VictoryAnswer => ({ allied, german, germanWithHexes, result }),
});
