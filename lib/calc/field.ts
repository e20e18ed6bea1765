import * as z from 'zod';
import type { Rule } from '@/lib/core/rule';

/** A control that the game brings itself, by the name under which its form lists it. */
export type OwnControl = `own:${string}`;

/** What a form needs to know of an input field beyond its type; `fieldsOf` attaches it to the schema. */
export interface FieldInfo {
  /** message key of the label, in the calculator's messages: "fields.<key>" */
  readonly label: string;
  /** the rule that the field stands for */
  readonly rule?: Rule;
  /** how the field is entered where its type does not say it */
  readonly control?: 'space' | 'die' | 'chips' | 'select' | 'hidden' | 'choices' | OwnControl;
  /** folded away on the phone: always, or while this holds of other fields */
  readonly rare?: boolean | FieldCondition;
  /** a count that goes on from case to case: the device keeps one value of this name for all tools of the game */
  readonly kept?: true;
  /**
   * in place of the default, what a new item of a list usually has while another field of it has one of these values
   */
  readonly usual?: { readonly by: string; readonly values: Readonly<Record<string, string | number | boolean>> };
  /** what older versions called its values, in their links and on devices, and what they are called now */
  readonly formerly?: Readonly<Record<string, string>>;
  /** fields beside it that would win over it: a new value takes theirs away */
  readonly replaces?: readonly string[];
  /** id of the dispute between whose readings it chooses; the default is the reading that Umpire follows */
  readonly reading?: string;
  /** asked only while all of these hold of other fields */
  readonly when?: FieldCondition | readonly FieldCondition[];
}

/**
 * Another field, and what of it calls for this one: values, as text, a value among those of a list, the size of a list
 * or what one of its items is like.
 */
export type FieldCondition = {
  readonly field: string;
  /** it stands beside the list or group that this field is in, not beside the field */
  readonly above?: true;
} & ({ readonly is: readonly string[] } | { readonly has: readonly string[] } | ListSize | ListItem);

/** In at least one item of a list all of these hold; a value that the item does not give is none. */
interface ListItem {
  readonly some: readonly FieldCondition[];
}

interface ListSize {
  readonly atLeast: number;
  /** items in which this switch is on do not count */
  readonly without?: string;
}

/** Labels and rules of input fields: one schema, many readers (page, command line, address, tests). */
export const fields = z.registry<FieldInfo>();
