import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { LAST_TURN, turnField } from '@/lib/games/when-eagles-fight/turns';
import { SUPPLIES, unitField } from '@/lib/games/when-eagles-fight/units';

const field = fieldsOf('reinforcements');

const rare = { rare: true } as const;

/**
 * Why a unit comes: the turn on its counter; "REG" and the corps of event F, with event G; "B+1" to "B+3" and the corps
 * of event J; the Guard Army; back from the Balkans or from event D; the guns of 15.9; rebuilt from the dead pile; a
 * garrison that is converted, of Posen or Thorn, or of Breslau.
 */
export const CAUSES = [
  'printed',
  'reg',
  'eventF',
  'b1',
  'b2',
  'b3',
  'eventJ',
  'guard',
  'balkans',
  'eventD',
  'guns',
  'rebuilt',
  'posen',
  'breslau',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Where it is to enter: `city` is one of its own land, of Russia proper for a Russian unit (10.2). */
export const ENTRY_PLACES = ['city', 'poland', 'west', 'south', 'konigsberg', 'jassy', 'other'] as const;
export type EntryPlace = (typeof ENTRY_PLACES)[number];

const by = (...causes: readonly Cause[]): FieldCondition => ({ field: 'cause', is: causes });
/** Garrisons are converted where they stand (10.14). */
const ENTERS = by(...CAUSES.filter((cause) => cause !== 'posen' && cause !== 'breslau'));
const turnOf = (name: string, rule: Rule, ...causes: readonly Cause[]) =>
  field.count(name, rule, [1, LAST_TURN + 6], undefined, { when: by(...causes) });

const arrival = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  cause: field.choice('cause', '10.1', CAUSES, 'printed'),
  /** printed on it, or that of its return; absent: this one */
  due: turnOf('due', '10.6', 'printed', 'eventD'),
  /** absent: event G has not come */
  eventG: turnOf('eventG', '10.3', 'reg', 'eventF'),
  /** the full G Corps was withdrawn in Turn 13 */
  guard: field.flag('guard', '10.16', { preset: true, when: by('guard') }),
  /** the Turkish corps, German in all but its entry (2.5) */
  turkish: field.rareFlag('turkish', '10.2', { when: [ENTERS, { field: 'nation', is: ['german'] }] }),
  place: field.choice('place', '10.2', ENTRY_PLACES, 'west', { when: ENTERS }),
  held: field.flag('held', '3.8', { preset: true, ...rare }),
  supply: field.choice('supply', '10.2', SUPPLIES, 'edge', rare),
  enemy: field.flag('enemy', '10.2', rare),
  /** units of its own side in the hex, those that have just arrived among them */
  corps: field.count('corps', '10.1', [0, 3], 0, rare),
  divisions: field.count('divisions', '10.1', [0, 6], 0, rare),
  heavy: field.rareFlag('heavy', '8.5', { when: { field: 'kind', is: ['heavy-artillery'] } }),
});
export type Arrival = z.output<typeof arrival>;
const unit = (given: z.input<typeof arrival>) => arrival.parse(given);

/** The units that are to arrive in a turn, each with its cause and its place (10.1 to 10.7, 10.12, 10.14). */
export const reinforcementsSchema = z.strictObject({
  turn: turnField(2, '10.2'),
  units: field.list(
    'units',
    '10.1',
    arrival,
    [0, 16],
    [unit({}), unit({ nation: 'austro-hungarian', place: 'city' })],
    { control: 'own:counters' },
  ),
  brusilov: brusilovField({ when: inTurns(15) }),
  verdun: verdunField({ when: inTurns(22), rare: true }),
  scenario: scenarioField(),
});
export type ReinforcementsInput = z.output<typeof reinforcementsSchema>;
