import * as z from 'zod';
import type { DataProblem } from '@/lib/core/data-check';
import { localisedSchema } from '@/lib/core/localised';
import { besideOf, FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { NATIONS } from '@/lib/games/grand-illusion/sides';

const number = z.int().min(FIRST_HEX).max(LAST_HEX);
const yes = z.literal(true);
const twice = z.union([z.literal(1), z.literal(2)]);
const rule = z.string().min(1);

/** hexes.json */
export const hexesSchema = z.strictObject({
  hexes: z.array(
    z.strictObject({
      n: number,
      name: localisedSchema.optional(),
      aka: z.array(z.string().min(1)).min(1).optional(),
      sp: yes.optional(),
      pd: yes.optional(),
      belgian: z.union([yes, z.enum(['es', 'it'])]).optional(),
      port: z.int().min(1).max(5).optional(),
      supply: z.array(z.enum(NATIONS)).min(1).optional(),
      germanVp: twice.optional(),
      plan17: twice.optional(),
      paris: yes.optional(),
      vosges: yes.optional(),
      forts: twice.optional(),
      optionalFort: yes.optional(),
      start: z.enum(['german', 'allied']).optional(),
    }),
  ),
  rings: z.array(z.strictObject({ n: number, rule })),
  neighbours: z.array(
    z.strictObject({
      a: number,
      b: number,
      how: z.enum(['stated', 'implied']),
      rule,
      side: z.literal('triple').optional(),
    }),
  ),
});
type Hexes = z.output<typeof hexesSchema>;

/** How many hexes the rulebooks list: one more or less means that an edit slipped. */
const COUNTED: readonly (readonly [
  what: string,
  rule: string,
  count: number,
  has: (hex: Hexes['hexes'][number]) => boolean,
])[] = [
  ['Schlieffen Plan hexes', '8.4.8', 12, ({ sp }) => sp === true],
  ['Paris in Danger hexes', '8.4.9.a', 6, ({ pd }) => pd === true],
  ['Belgian hexes of both rulebooks', '8.4.7.a', 19, ({ belgian }) => belgian === true],
  ['Belgian hexes of one rulebook', '8.4.7.a', 2, ({ belgian }) => typeof belgian === 'string'],
  ['named ports', '10.4', 5, ({ port }) => port !== undefined],
  ['German VP hexes', '3.2.2', 15, ({ germanVp }) => germanVp !== undefined],
  ['Plan 17 VP hexes', '3.2.1.a', 8, ({ plan17 }) => plan17 !== undefined],
  ['hexes with forts', '9.5', 15, ({ forts }) => forts !== undefined],
  ['hexes with optional forts', '9.5', 3, ({ optionalFort }) => optionalFort === true],
];

const SIDES = 6;

/** Hexes that are missing or out of order, lists of another length, neighbours that repeat or overfill a ring. */
export function checkHexes({ hexes, rings, neighbours }: Hexes): readonly DataProblem[] {
  const found: DataProblem[] = [];
  const bad = (path: readonly PropertyKey[], message: string): void =>
    void found.push({ file: 'hexes.json', path, message });
  if (hexes.length !== LAST_HEX) bad(['hexes'], `${hexes.length} hexes, the map has ${LAST_HEX}`);
  hexes.forEach(({ n }, i) => {
    if (n !== i + FIRST_HEX) bad(['hexes', i, 'n'], `hex ${n} stands in place ${i + FIRST_HEX}`);
  });
  for (const [what, number_, count, has] of COUNTED) {
    const listed = hexes.filter(has).length;
    if (listed !== count) bad(['hexes'], `${listed} ${what}, rule ${number_} has ${count}`);
  }
  const seen = new Set<string>();
  neighbours.forEach(({ a, b }, i) => {
    if (a >= b) bad(['neighbours', i], `${a}/${b}: the lower number comes first`);
    if (seen.has(`${a}/${b}`)) bad(['neighbours', i], `${a}/${b} is there twice`);
    seen.add(`${a}/${b}`);
  });
  for (let n = FIRST_HEX; n <= LAST_HEX; n++)
    if (besideOf(neighbours, n).length > SIDES) bad(['neighbours'], `hex ${n} has more than ${SIDES} neighbours`);
  rings.forEach(({ n }, i) => {
    const listed = besideOf(neighbours, n).length;
    if (listed !== SIDES) bad(['rings', i], `the ring of ${n} has ${listed} hexes, not ${SIDES}`);
  });
  return found;
}
