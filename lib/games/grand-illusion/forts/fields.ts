import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { ANTWERP, FORT_HEXES, MAUBEUGE, TWO_FORTS } from '@/lib/games/grand-illusion/map/places';

const two = { field: 'hex', is: TWO_FORTS } as const;
const steps = (name: string, least: number) =>
  z
    .number()
    .int()
    .min(least)
    .max(4)
    .optional()
    .register(fields, {
      label: `fort.fields.${name}`,
      rule: '9.5',
      control: 'chips',
      ...(name === 'second' ? { when: two } : {}),
    });

/** The fields by which a tool names the forts of a hex; their words are the messages "fort". */
export const fortFields = {
  hex: z.enum(FORT_HEXES).default(String(MAUBEUGE)).register(fields, { label: 'fort.fields.hex', rule: '9.5' }),
  belgianPreparation: z
    .boolean()
    .default(false)
    .register(fields, {
      label: 'fort.fields.belgianPreparation',
      rule: '13.3.4.a5',
      when: { field: 'hex', is: [String(ANTWERP)] },
    }),
};

/** Steps that the first and the second fort have left; all of them where nothing is given, 0 for one that is gone. */
export const stepFields = { first: steps('first', 0), second: steps('second', 0) };
