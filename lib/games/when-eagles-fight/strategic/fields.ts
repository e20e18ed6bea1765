import * as z from 'zod';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { COUNTRIES, type Country } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { unitField } from '@/lib/games/when-eagles-fight/units';

const field = fieldsOf('strategic');

const rare = { rare: true } as const;

/** Where a unit begins: a town or city, or the edge hex of a reinforcement of this turn (11.1, 10.7). */
export const STARTS = ['town', 'west', 'south', 'other'] as const;
/** Where it ends: a town or city of its own side, one that the enemy controls, anywhere else (11.2). */
export const ENDS = ['town', 'enemy', 'other'] as const;
/** How a place is joined to a friendly map edge (9.6, 11.2). */
export const LINES = ['rail', 'sea', 'none'] as const;
/**
 * The rail hexes between: free; with enemy units; with a town, city or victory hex that the enemy controls; not
 * connected; through Romania, through another country.
 */
export const WAYS = ['free', 'enemy', 'place', 'gap', 'romania', 'abroad'] as const;
/** The edge by which a unit leaves the map or comes back; `barred` are hexes 4231, 4232 and 4233 (9.6, 11.6). */
export const EDGES = ['none', 'west', 'south', 'southOutside', 'east', 'barred'] as const;
export type Edge = (typeof EDGES)[number];

const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  name: string,
  rule: Rule,
  more: Partial<FieldInfo> = {},
) => field.choice(name, rule, values, values[0] as Values[number], more);
const country = (name: string, preset: Country) => field.choice(name, '11.3', COUNTRIES, preset);

const railUnit = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  from: choice(STARTS, 'from', '11.2'),
  fromCountry: country('fromCountry', 'germany'),
  fromLine: choice(LINES, 'fromLine', '11.2', rare),
  to: choice(ENDS, 'to', '11.2'),
  toCountry: country('toCountry', 'poland'),
  toLine: choice(LINES, 'toLine', '11.2', rare),
  way: choice(WAYS, 'way', '11.2', rare),
  /** stacking leaves no room where it ends */
  full: field.flag('full', '8.2', rare),
  leaves: choice(EDGES, 'leaves', '11.6', rare),
  returns: choice(EDGES, 'returns', '11.6', {
    rare: true,
    when: { field: 'leaves', is: EDGES.filter((edge) => edge !== 'none') },
  }),
});
export type RailUnit = z.output<typeof railUnit>;
const unit = (given: z.input<typeof railUnit>) => railUnit.parse(given);

/** The units that a turn moves by rail, in the order in which they move, and those that have moved before (11.0). */
export const strategicSchema = z.strictObject({
  turn: turnField(5, '11.3'),
  units: field.list(
    'units',
    '11.2',
    railUnit,
    [0, 16],
    [unit({}), unit({ nation: 'austro-hungarian', fromCountry: 'austria-hungary', toCountry: 'austria-hungary' })],
    { control: 'own:counters' },
  ),
  germans: field.count('germans', '11.3', [0, 6], 0, rare),
  /** of these Germans, those that started or ended in Russia or Russian Poland */
  inRussia: field.count('inRussia', '11.3', [0, 6], 0, { rare: true, when: inTurns(1, 13) }),
  austroHungarians: field.count('austroHungarians', '11.4', [0, 4], 0, rare),
  russians: field.count('russians', '11.5', [0, 5], 0, rare),
  brusilov: brusilovField({ when: inTurns(15), rare: true }),
  scenario: scenarioField(),
});
export type StrategicInput = z.output<typeof strategicSchema>;
