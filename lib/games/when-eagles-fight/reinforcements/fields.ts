import * as z from 'zod';
import { fields, type FieldCondition } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { count, fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { LAST_TURN, turnField } from '@/lib/games/when-eagles-fight/turns';
import { unitField } from '@/lib/games/when-eagles-fight/units';

const at = fieldsAt('reinforcements');
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
export const PLACES = ['city', 'poland', 'west', 'south', 'konigsberg', 'jassy', 'other'] as const;
export type Place = (typeof PLACES)[number];
/** What feeds the place: a route to a railway that leads to a friendly edge, a port, itself alone, nothing (9.5). */
export const SUPPLIES = ['edge', 'sea', 'limited', 'none'] as const;

const by = (...causes: readonly Cause[]): FieldCondition => ({ field: 'cause', is: causes });
/** Garrisons are converted where they stand (10.14). */
const ENTERS = by(...CAUSES.filter((cause) => cause !== 'posen' && cause !== 'breslau'));
const turnOf = (name: string, rule: string, ...causes: readonly Cause[]) =>
  z
    .number()
    .int()
    .min(1)
    .max(LAST_TURN + 6)
    .optional()
    .register(fields, at(name, rule, { when: by(...causes) }));

const arrival = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  cause: z.enum(CAUSES).default('printed').register(fields, at('cause', '10.1')),
  /** printed on it, or that of its return; absent: this one */
  due: turnOf('due', '10.6', 'printed', 'eventD'),
  /** absent: event G has not come */
  eventG: turnOf('eventG', '10.3', 'reg', 'eventF'),
  /** the full G Corps was withdrawn in Turn 13 */
  guard: flag(at('guard', '10.16', { when: by('guard') }), true),
  /** the Turkish corps, German in all but its entry (2.5) */
  turkish: flag(at('turkish', '10.2', { rare: true, when: [ENTERS, { field: 'nation', is: ['german'] }] })),
  place: z
    .enum(PLACES)
    .default('west')
    .register(fields, at('place', '10.2', { when: ENTERS })),
  held: flag(at('held', '3.8', rare), true),
  supply: z
    .enum(SUPPLIES)
    .default('edge')
    .register(fields, at('supply', '10.2', rare)),
  enemy: flag(at('enemy', '10.2', rare)),
  /** units of its own side in the hex, those that have just arrived among them */
  corps: count(at('corps', '10.1', rare), 0, 3),
  divisions: count(at('divisions', '10.1', rare), 0, 6),
  heavy: flag(at('heavy', '8.5', { rare: true, when: { field: 'kind', is: ['heavy-artillery'] } })),
});
export type Arrival = z.output<typeof arrival>;
const unit = (given: z.input<typeof arrival>) => arrival.parse(given);

/** The units that are to arrive in a turn, each with its cause and its place (10.1 to 10.7, 10.12, 10.14). */
export const reinforcementsSchema = z.strictObject({
  turn: turnField(2, '10.2'),
  units: z
    .array(arrival)
    .max(16)
    .default([unit({}), unit({ nation: 'austro-hungarian', place: 'city' })])
    .register(fields, at('units', '10.1', { control: 'own:counters' })),
  brusilov: brusilovField({ when: inTurns(15) }),
  verdun: verdunField({ when: inTurns(22), rare: true }),
  scenario: scenarioField(),
});
export type ReinforcementsInput = z.output<typeof reinforcementsSchema>;
