import { titleOf, wordsOf, type Wording } from '@/components/calculator/counters/unit-words';
import { valueIn } from '@/components/calculator/counters/units';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { namespaceOf } from '@/components/calculator/labels';
import { isAsked, isRare, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

/**
 * A folded card in a line: what it is, who stands in it, and what is not as usual with it. What it is says the first of
 * its choices, as usual or not, so that like cards are told apart; empty for one that has no choice and is as usual.
 */
export function lineOf(fields: readonly FormField[], item: Members, wording: Wording): string {
  const asked = fields.filter((field) => isAsked(field, fields, item));
  const lists = asked.filter(isUnitList);
  const { name, type, values, marks } = wordsOf(
    fields.filter((field) => !isUnitList(field)),
    item,
    wording,
  );
  const what = type.length
    ? undefined
    : asked.find((field) => field.shape.kind === 'choice' && !isRare(field, fields, item));
  const usual = what && same(valueIn(item, what), what.preset) ? optionOf(what, item, wording) : undefined;
  const units = lists.flatMap((field) => unitsOf(field, item, wording));
  return [name, ...type, ...units, usual, ...values, ...marks].filter(Boolean).join(' · ');
}

const isUnitList = ({ shape }: FormField): boolean => shape.kind === 'list' && shape.item.kind === 'group';

const optionOf = (field: FormField, item: Members, { labels, owner }: Wording): string =>
  labels.option(field, owner, String(valueIn(item, field)));

/** The units of a list by what each is called: "2 × INF A, Guard". */
function unitsOf(field: FormField, item: Members, wording: Wording): readonly string[] {
  const { shape } = field;
  const value = valueIn(item, field);
  if (shape.kind !== 'list' || shape.item.kind !== 'group' || !Array.isArray(value)) return [];
  const { fields } = shape.item;
  const owner = namespaceOf(field, wording.owner);
  const titles = value.map((unit: unknown) => titleOf(wordsOf(fields, membersOf(unit), { ...wording, owner })));
  const told = [...new Set(titles)].map((title) => {
    const count = titles.filter((one) => one === title).length;
    return count > 1 ? `${count} × ${title}` : title;
  });
  return told.length ? [told.join(', ')] : [];
}
