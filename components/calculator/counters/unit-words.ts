import { valueIn } from '@/components/calculator/counters/units';
import type { Members } from '@/components/calculator/form/members';
import type { Labels } from '@/components/calculator/labels';
import { isAsked, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

/** A unit in a line of words. */
export interface UnitWords {
  /** its name; empty when it has none */
  readonly name: string;
  /** "INF A", "German" */
  readonly type: readonly string[];
  /** "4 steps", "CBF 8": what the tool asks of every unit */
  readonly values: readonly string[];
  /** what is not as usual */
  readonly marks: readonly string[];
}

/** What an ordinary word may stand for: these fields say what a unit is. */
const TYPE = ['kind', 'rank'];
const NATION = 'nation';
/** Fields told as what the unit is, not as a mark. */
const TOLD = ['name', NATION, ...TYPE, 'steps'];

/** What puts fields into words: their labels, the messages of the list, and the words of the interface. */
export interface Wording {
  readonly labels: Labels;
  readonly owner: string;
  say(key: string, params?: Readonly<Record<string, string | number>>): string;
}

/** The words for a unit of a list: only of fields that it has or, where `known` is set, that are given. */
export function wordsOf(
  fields: readonly FormField[],
  unit: Members,
  { labels, owner, say }: Wording,
  known = false,
): UnitWords {
  const value = (field: FormField): unknown => (known ? unit[field.name] : valueIn(unit, field));
  const asked = fields.filter((field) => isAsked(field, fields, unit) && value(field) !== undefined);
  const one = (name: string) => asked.find((field) => field.name === name);
  const option = (name: string): readonly string[] => {
    const field = one(name);
    return field ? [labels.option(field, owner, String(value(field)))] : [];
  };
  const steps = one('steps');
  const count = steps && value(steps);
  const rest = asked.filter(({ name, info }) => !TOLD.includes(name) && info.control !== 'die');
  const usual = rest.filter(({ shape, info }) => shape.kind === 'number' && !info.rare && info.control !== 'chips');
  const pair = (field: FormField): string =>
    say('tools.counters.pair', { label: labels.field(field, owner), value: String(value(field)) });
  return {
    name: typeof unit.name === 'string' ? unit.name.trim() : '',
    type: [TYPE.flatMap(option).join(' '), ...option(NATION)].filter(Boolean),
    values: [...(typeof count === 'number' ? [say('tools.counters.steps', { count })] : []), ...usual.map(pair)],
    marks: rest
      .filter((field) => !usual.includes(field) && !same(value(field), field.preset))
      .map((field) => markOf(field, value(field))),
  };

  function markOf(field: FormField, given: unknown): string {
    const label = labels.field(field, owner);
    switch (field.shape.kind) {
      case 'switch':
        return given === true ? label : say('tools.counters.off', { label });
      case 'choice':
        return labels.option(field, owner, String(given));
      default:
        return pair(field);
    }
  }
}

/** What a unit is called: its name, else what it is. */
export const titleOf = ({ name, type }: UnitWords): string => name || type.join(', ');
