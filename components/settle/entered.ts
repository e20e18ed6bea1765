import { namespaceOf, type Labels } from '@/components/calculator/labels';
import { isAsked, isPick, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { checkSum } from '@/lib/core/check-sum';
import type { CardFact } from '@/lib/settle/view';

type Values = Readonly<Record<string, unknown>>;

/** What the facts of a case are put into words with. */
export interface Wording {
  readonly labels: Labels;
  /** what a text is called that is the id of something, such as a unit or a place */
  nameOf(id: string): string | undefined;
  /** stands for an item of a list that is all as usual */
  readonly usual: string;
  /** stands for a map or sheet, by its mark */
  painted(mark: string): string;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map or sheet is painted elsewhere: it is told by a mark, which is the same on both phones, not hex by hex. */
const isPainted = ({ info, shape }: FormField): boolean =>
  info.control === 'hidden' && ['group', 'record'].includes(shape.kind);
const markOf = (value: unknown): string => checkSum(JSON.stringify(value));

/**
 * What was entered, a fact a field: lists always, since who fights is never taken for granted, anything else where it
 * is not as usual. What a pick among the answer's own choices did stands in the steps.
 */
export const enteredFacts = (
  form: readonly FormField[],
  owner: string,
  input: Values,
  words: Wording,
): readonly CardFact[] =>
  form
    .filter((field) => !isPick(field) && isAsked(field, form, input))
    .flatMap((field) => {
      const value = input[field.name];
      const told = value !== undefined && (field.shape.kind === 'list' || !same(value, field.preset));
      const label = words.labels.field(field, owner);
      const text = !told ? '' : isPainted(field) ? words.painted(markOf(value)) : worded(field, owner, value, words);
      // A switch is told by its label alone.
      return text === '' ? [] : text === label ? [{ text }] : [{ label, text }];
    });

/** A value in words; empty where there is nothing to tell. */
function worded(field: FormField, owner: string, value: unknown, words: Wording): string {
  const { shape } = field;
  const { labels } = words;
  switch (shape.kind) {
    case 'switch':
      return value === true ? labels.field(field, owner) : '—';
    case 'choice':
      return labels.option(field, owner, String(value));
    case 'list': {
      const item = { ...field, shape: shape.item, preset: undefined };
      const items = (Array.isArray(value) ? value : []).map((one) => worded(item, owner, one, words) || words.usual);
      // Items with commas of their own are told apart by another sign.
      return items.join(shape.item.kind === 'group' ? '; ' : ', ');
    }
    case 'group':
      return isValues(value) ? membersOf(shape.fields, namespaceOf(field, owner), value, words) : '';
    case 'record':
      return isValues(value) ? recordOf(field, owner, value, words) : '';
    default:
      return typeof value === 'string'
        ? (words.nameOf(value) ?? value)
        : typeof value === 'number'
          ? String(value)
          : JSON.stringify(value);
  }
}

function recordOf(field: FormField, owner: string, value: Values, words: Wording): string {
  if (field.shape.kind !== 'record') return '';
  const inner: FormField = { name: field.name, shape: field.shape.value, preset: undefined, required: false, info: {} };
  return Object.entries(value)
    .map(
      ([key, one]) =>
        `${words.nameOf(key) ?? words.labels.option(field, owner, key)} ${worded(inner, owner, one, words).replace(/ ×$/, '')}`,
    )
    .join(', ');
}

/** The members of a group that are not as usual: names and kinds bare, what has a label of its own behind it. */
function membersOf(fields: readonly FormField[], owner: string, value: Values, words: Wording): string {
  const { labels } = words;
  let times = '';
  const told = fields.flatMap((field) => {
    const one = value[field.name];
    if (isPick(field) || one === undefined || same(one, field.preset) || !isAsked(field, fields, value)) return [];
    const label = labels.field(field, owner);
    const isBare = label === field.name || ['choice', 'text'].includes(field.shape.kind);
    if (field.shape.kind === 'number' && label === field.name) {
      // A number without a name of its own says how many there are.
      times = `${String(one)} × `;
      return [];
    }
    const text = worded(field, owner, one, words);
    return text === '' ? [] : [isBare || text === label ? text : `${label} ${text}`];
  });
  return told.length ? times + told.join(', ') : times.trimEnd();
}
