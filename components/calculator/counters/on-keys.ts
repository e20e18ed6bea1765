import type { FormField } from '@/lib/calc/form';

/** Options that are offered as keys where there is a whole sheet for them. */
const AT_MOST = 9;

/** The fields with a key for each value, where there are few; long words still go into a list. */
export const onKeys = (fields: readonly FormField[]): readonly FormField[] =>
  fields.map((field) =>
    field.shape.kind === 'choice' && field.shape.options.length <= AT_MOST && field.info.control === undefined
      ? { ...field, info: { ...field.info, control: 'chips' } }
      : field,
  );
