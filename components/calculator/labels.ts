import { useMemo } from 'react';
import { useSpeaker } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';
import type { Refusal, Text } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';

/** Words for the fields of an input. */
export interface Labels {
  /** `owner` is the namespace of the messages of the field's parent ("fire"), for fields without a label of their own */
  field(field: FormField, owner: string): string;
  option(field: FormField, owner: string, value: string | number): string;
  /** the sentence of a refusal with the field's label in place of its name */
  refusal(refusal: Refusal, form: readonly FormField[], owner: string): string;
}

/** The messages of a field's options and members stand beside its own label. */
export const namespaceOf = (field: FormField, owner: string): string => field.info.label?.split('.')[0] ?? owner;

/** Words for fields by a speaker that knows the tool's messages and the interface words of the area `tools`. */
export function labelsOf({ say, has }: Speaker): Labels {
  const firstOf = (keys: readonly (string | undefined)[], otherwise: string): string => {
    const key = keys.find((one) => one !== undefined && has(one));
    return key === undefined ? otherwise : say({ key });
  };
  const field = (one: FormField, owner: string): string => firstOf([one.info.label, `${owner}.fields.${one.name}`, `tools.fieldNames.${one.name}`], one.name);
  return {
    field,
    option(one, owner, value) {
      const space = namespaceOf(one, owner);
      return firstOf([`${space}.options.${one.name}.${value}`, `${owner}.options.${one.name}.${value}`, `tools.options.${value}`], String(value));
    },
    refusal(refusal, form, owner) {
      const named = form.find(({ name }) => name === refusal.field?.split('.')[0]);
      const text: Text = named && refusal.text.key.startsWith('calc.') ? { ...refusal.text, params: { ...refusal.text.params, field: field(named, owner) } } : refusal.text;
      return say(text);
    },
  };
}

export function useLabels(): Labels {
  const speaker = useSpeaker();
  return useMemo(() => labelsOf(speaker), [speaker]);
}
