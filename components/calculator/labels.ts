import { useMemo } from 'react';
import { useSpeaker } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';
import type { Refusal, Text } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';

/** Words for the fields of an input. */
export interface Labels {
  /**
   * `owner` is the namespace of the messages of the field's parent ("fire"), for fields without a label of their own
   */
  field(field: FormField, owner: string): string;
  /** one item of a list whose label is in the plural; the label itself where there is no word for one */
  item(field: FormField, owner: string): string;
  option(field: FormField, owner: string, value: string | number): string;
  /** the sentence of a refusal with the field's label in place of its name */
  refusal(refusal: Refusal, form: readonly FormField[], owner: string): string;
}

/** The messages of a field's options and members stand beside its own label. */
export const namespaceOf = (field: FormField, owner: string): string => field.info.label?.split('.')[0] ?? owner;

/** The field at a path ("attackers.0.units.0.cbf"), or the last one on the way to it that the form knows. */
function innermost(
  form: readonly FormField[],
  [name, ...rest]: readonly string[],
  owner: string,
): { readonly field: FormField; readonly owner: string } | undefined {
  const field = form.find((one) => one.name === name);
  if (!field) return undefined;
  const { shape } = field;
  const [fields, way] =
    shape.kind === 'list' && shape.item.kind === 'group'
      ? [shape.item.fields, rest.slice(1)]
      : [shape.kind === 'group' ? shape.fields : [], rest];
  return innermost(fields, way, namespaceOf(field, owner)) ?? { field, owner };
}

/** Words for fields by a speaker that knows the tool's messages and the interface words of the area `tools`. */
export function labelsOf({ say, has }: Speaker): Labels {
  const firstOf = (keys: readonly (string | undefined)[], otherwise: string): string => {
    const key = keys.find((one) => one !== undefined && has(one));
    return key === undefined ? otherwise : say({ key });
  };
  const field = (one: FormField, owner: string): string =>
    firstOf([one.info.label, `${owner}.fields.${one.name}`, `tools.fieldNames.${one.name}`], one.name);
  return {
    field,
    item: (one, owner) => firstOf([`${namespaceOf(one, owner)}.items.${one.name}`], field(one, owner)),
    option(one, owner, value) {
      const space = namespaceOf(one, owner);
      return firstOf(
        [`${space}.options.${one.name}.${value}`, `${owner}.options.${one.name}.${value}`, `tools.options.${value}`],
        String(value),
      );
    },
    refusal(refusal, form, owner) {
      const named = refusal.field === undefined ? undefined : innermost(form, refusal.field.split('.'), owner);
      // A field that does not exist has no label, whatever it was written into.
      const text: Text =
        named && refusal.text.key.startsWith('calc.') && refusal.text.key !== 'calc.unknownField'
          ? { ...refusal.text, params: { ...refusal.text.params, field: field(named.field, named.owner) } }
          : refusal.text;
      return say(text);
    },
  };
}

export function useLabels(): Labels {
  const speaker = useSpeaker();
  return useMemo(() => labelsOf(speaker), [speaker]);
}
