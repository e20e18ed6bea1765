import { fieldsOf } from '@/lib/calc/fields-of';
import { ANTWERP, FORT_HEXES, MAUBEUGE, TWO_FORTS } from '@/lib/games/grand-illusion/map/places';

const field = fieldsOf('fort');

const two = { field: 'hex', is: TWO_FORTS } as const;
const steps = (name: string, least: number) =>
  field.count(name, '9.5', [least, 4], undefined, { control: 'chips', ...(name === 'second' ? { when: two } : {}) });

/** The fields by which a tool names the forts of a hex; their words are the messages "fort". */
export const fortFields = {
  hex: field.choice('hex', '9.5', FORT_HEXES, String(MAUBEUGE)),
  belgianPreparation: field.flag('belgianPreparation', '13.3.4.a5', { when: { field: 'hex', is: [String(ANTWERP)] } }),
};

/** Steps that the first and the second fort have left; all of them where nothing is given, 0 for one that is gone. */
export const stepFields = { first: steps('first', 0), second: steps('second', 0) };
