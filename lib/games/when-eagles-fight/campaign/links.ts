import type { ToolLink } from '@/lib/calc/evaluation';
import { encodeInput } from '@/lib/calc/address';
import { formOf, type FormField } from '@/lib/calc/form';
import { sayIn } from '@/lib/calc/ledger';
import { ammunitionSchema } from '@/lib/games/when-eagles-fight/ammunition/fields';
import { brusilovSchema } from '@/lib/games/when-eagles-fight/brusilov/fields';
import { phaseOf } from '@/lib/games/when-eagles-fight/campaign/advance';
import type { ClocksInput } from '@/lib/games/when-eagles-fight/campaign/fields';
import { eventsCase, has, hasVerdun, tsarOf } from '@/lib/games/when-eagles-fight/campaign/state';
import { commandSchema } from '@/lib/games/when-eagles-fight/command/fields';
import { eventsSchema } from '@/lib/games/when-eagles-fight/events/fields';
import { victorySchema, type VictoryInput } from '@/lib/games/when-eagles-fight/victory/fields';

/* The tools of the single clocks, opened with the campaign as it stands. */

const SCHEMAS = {
  ammunition: ammunitionSchema,
  brusilov: brusilovSchema,
  command: commandSchema,
  events: eventsSchema,
  victory: victorySchema,
} as const;
type Name = keyof typeof SCHEMAS;

const forms = new Map<Name, readonly FormField[]>();
function formFor(name: Name): readonly FormField[] {
  const form = forms.get(name) ?? formOf(SCHEMAS[name]);
  forms.set(name, form);
  return form;
}

const say = sayIn('clocks');

/** The check of the campaign, now or the next one. */
export const victoryCase = (one: ClocksInput): VictoryInput =>
  victorySchema.parse({
    turn: one.turn,
    scenario: one.scenario,
    cities: one.cities,
    hexes: one.hexes,
    german: one.german,
    tsar: tsarOf(one),
    brusilov: one.turn >= 15 ? one.brusilov : undefined,
    peace: has(one, 'L'),
    rev: one.rev,
    needed: one.needed,
    // The event phase of the turn has moved it already (7.3).
    marker: one.turn >= 16 && !hasVerdun(one) ? phaseOf(one).box : undefined,
  });

/** A use of a headquarters before this turn. */
const before = (turn: number, last: number | undefined): number | undefined =>
  last !== undefined && last < turn ? last : undefined;

function caseFor(name: Name, one: ClocksInput): Readonly<Record<string, unknown>> {
  const { turn, scenario, brusilov, odessa } = one;
  const tsar = tsarOf(one);
  switch (name) {
    case 'events':
      return eventsCase(one);
    case 'victory':
      return victoryCase(one);
    case 'brusilov':
      return { turn, tsar, brusilov: turn >= 15 ? brusilov : undefined, verdun: turn >= 12 && hasVerdun(one) };
    case 'ammunition':
      return { turn, scenario, eventH: has(one, 'H'), odessa, brusilov: turn >= 18 ? brusilov : undefined };
    case 'command':
      return {
        turn,
        scenario,
        tsar,
        stavkaLast: before(turn, one.stavkaLast),
        oberostLast: before(turn, one.oberostLast),
      };
  }
}

/** The tool of a clock with its case. */
export const linkTo = (name: Name, one: ClocksInput): ToolLink => ({
  tool: name,
  text: say(`link.${name}`),
  query: encodeInput(formFor(name), caseFor(name, one)),
});
