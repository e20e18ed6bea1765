import type { Bar } from '@/lib/calc/bars';
import { skipsRussianStart } from '@/lib/games/when-eagles-fight/clocks/scenario';
import {
  COMINGS,
  dueOf,
  isConversion,
  ruleOf,
  type ArrivalCase,
} from '@/lib/games/when-eagles-fight/reinforcements/due';
import type { Arrival, EntryPlace } from '@/lib/games/when-eagles-fight/reinforcements/fields';
import { sideOf, type Nation } from '@/lib/games/when-eagles-fight/sides';
import { halvesOf } from '@/lib/games/when-eagles-fight/stacking/overstack';
import { isField } from '@/lib/games/when-eagles-fight/units';
import { HEX_LIMIT } from '@/lib/games/when-eagles-fight/stacking/limits';

/** Where the units of a nation enter (10.2, 10.4); the Turkish corps in the south. */
const ENTRIES: Readonly<Record<Nation, readonly EntryPlace[]>> = {
  german: ['west', 'konigsberg'],
  'austro-hungarian': ['city'],
  russian: ['city'],
  romanian: ['jassy'],
};
export const entriesOf = ({ nation, turkish }: Arrival): readonly EntryPlace[] =>
  nation === 'german' && turkish ? ['south'] : ENTRIES[nation];

const isHeld = ({ place }: Arrival): boolean => place === 'city' || place === 'konigsberg' || place === 'jassy';
const isEdge = ({ place }: Arrival): boolean => place === 'west' || place === 'south';
const enters = ({ unit }: ArrivalCase): boolean => !isConversion(unit) && entriesOf(unit).includes(unit.place);

/** Room that it takes: a converted garrison puts a corps beside the new fortress infantry (10.14). */
const halvesFor = (unit: Arrival): number => (isConversion(unit) ? 2 : halvesOf(unit));

/** What keeps a unit from coming in this turn: its time, and what must have happened. */
export const TIME_BARS: readonly Bar<ArrivalCase>[] = [
  {
    id: 'turnOne',
    rule: '3.4',
    stops: ({ input: { turn, scenario } }) => turn === 1 && skipsRussianStart(scenario),
  },
  {
    id: 'schlieffen',
    rule: '17.0',
    stops: ({ input, unit }) =>
      input.scenario === 'schlieffen-east' && sideOf(unit.nation) === 'central' && unit.cause !== 'rebuilt',
  },
  {
    id: 'owner',
    rule: ruleOf,
    stops: ({ unit }) => !COMINGS[unit.cause].of.includes(unit.nation),
  },
  {
    id: 'kind',
    rule: '10.10',
    stops: ({ unit }) => unit.cause === 'rebuilt' && !isField(unit.kind),
  },
  { id: 'unmet', rule: ruleOf, stops: (one) => dueOf(one) === undefined },
  { id: 'early', rule: ruleOf, stops: (one) => (dueOf(one) ?? 0) > one.input.turn },
  {
    id: 'late',
    rule: (one) => (isConversion(one.unit) ? '10.14' : '10.6'),
    stops: (one) => (dueOf(one) ?? one.input.turn) < one.input.turn,
  },
];

/** What keeps it from a place: another one may be open. */
export const PLACE_BARS: readonly Bar<ArrivalCase>[] = [
  {
    id: 'guns',
    rule: '8.5',
    stops: ({ unit }) => unit.kind === 'heavy-artillery' && unit.heavy && !isConversion(unit),
  },
  {
    id: 'full',
    rule: '10.1',
    stops: ({ unit }) => {
      const takes = halvesFor(unit);
      return takes > 0 && takes + 2 * unit.corps + unit.divisions > HEX_LIMIT;
    },
  },
  {
    id: 'place',
    rule: ({ unit }) => (unit.nation === 'romanian' ? '10.4' : '10.2'),
    stops: (one) => !isConversion(one.unit) && !enters(one),
  },
  {
    id: 'enemy',
    rule: '10.2',
    stops: (one) => enters(one) && isEdge(one.unit) && one.unit.enemy,
  },
  {
    id: 'held',
    rule: ({ unit }) => (unit.nation === 'romanian' ? '10.4' : '10.2'),
    stops: (one) => enters(one) && isHeld(one.unit) && (!one.unit.held || one.unit.enemy),
  },
  {
    id: 'supply',
    rule: '10.2',
    stops: (one) => enters(one) && one.unit.place === 'city' && one.unit.supply !== 'edge' && one.unit.supply !== 'sea',
  },
  { id: 'taken', rule: '10.14', stops: ({ unit }) => isConversion(unit) && !unit.held },
  { id: 'cutOff', rule: '10.14', stops: ({ unit }) => isConversion(unit) && unit.supply !== 'edge' },
];
