import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';

const at = (name: string, rule: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  label: `concentric.fields.${name}`,
  rule,
  ...more,
});
const from = (name: string) => z.boolean().default(false).register(fields, at(name, '13.16'));

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
  ring: ring.default(ring.parse({})).register(fields, at('ring', '13.16', { control: 'own:hexes' })),
  defender: z.string().trim().max(10).default('').register(fields, at('defender', '2.2')),
  /** numbers with anything between them */
  hexes: z.string().trim().max(80).default('').register(fields, at('hexes', '13.3')),
  defenders: z.enum(DEFENDERS).default('russian').register(fields, at('defenders', '13.16')),
  fortress: z.boolean().default(false).register(fields, at('fortress', '13.15')),
});
export type ConcentricInput = z.output<typeof concentricSchema>;
