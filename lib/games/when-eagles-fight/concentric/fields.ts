import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';

const field = fieldsOf('concentric');

const from = (name: string) => field.flag(name, '13.16');

/** Who defends the hex: all of one nation, or Germans and Austro-Hungarians together (13.16). */
export const DEFENDERS = ['russian', 'german', 'austro-hungarian', 'mixed', 'romanian'] as const;

const ring = z.strictObject({
  n: from('n'),
  ne: from('ne'),
  se: from('se'),
  s: from('s'),
  sw: from('sw'),
  nw: from('nw'),
});

/** The hexes from which a hex is attacked, by direction or by number, and who stands in it. */
export const concentricSchema = z.strictObject({
  ring: field.as(ring.default(ring.parse({})), 'ring', '13.16', { control: 'own:hexes' }),
  defender: field.as(z.string().trim().max(10).default(''), 'defender', '2.2'),
  /** numbers with anything between them */
  hexes: field.as(z.string().trim().max(80).default(''), 'hexes', '13.3'),
  defenders: field.choice('defenders', '13.16', DEFENDERS, 'russian'),
  fortress: field.flag('fortress', '13.15'),
});
export type ConcentricInput = z.output<typeof concentricSchema>;
