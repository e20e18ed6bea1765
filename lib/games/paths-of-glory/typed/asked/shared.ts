import { text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { spaceOf } from '@/lib/games/paths-of-glory/catalogue';
import { faceOf, named, spaceText, type Named } from '@/lib/games/paths-of-glory/typed/units';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';
import { fieldsBut, type AskedCase } from '@/lib/typed/asked';
import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';

/* What the tools of Paths of Glory that a text names have in common: how units and fields are told, what is left. */

export const say = sayIn('typed');

/** Fields of one tool alone, by their names in its form. */
const LABELS: Readonly<Record<string, string>> = {
  turn: 'siege.fields.turn',
  turns: 'siege.fields.turns',
  level: 'entrench.fields.level',
  ops: 'activation.fields.ops',
  points: 'sr.fields.points',
};

/** How the words of units and fields are told, and what of them is no use. */
export function toldOf(units: readonly Named[], data: PogData): Required<Pick<AskedCase, 'item' | 'field' | 'label'>> {
  return {
    item: (item) => {
      // Who arrives is the item with a trait more.
      const type = units.find((one) => one.item.tokens === item.tokens)?.type;
      const n = item.count ?? 1;
      return type
        ? say('units', { n, unit: unitsName([{ type, face: faceOf(item) }], data), face: faceOf(item) })
        : say('unit', { n });
    },
    field: ({ field, value }) => {
      if (field === 'space') return spaceText(String(value), data, 'place');
      if (field === 'turn') return say('turn', { turn: Number(value) });
      if (field === 'from') return say('from', { name: spaceOf(data, String(value))?.name ?? String(value) });
      if (field === 'die' || field === 'level')
        return text('fight.field', {
          name: text(`${field === 'die' ? 'siege' : 'entrench'}.fields.${field}`),
          value: Number(value),
        });
      return value === true ? say('printedFort') : say('fort', { value: Number(value) });
    },
    label: (field) => (LABELS[field] === undefined ? say(`label.${field}`) : text(LABELS[field])),
  };
}

/** Before the place where somebody stands. */
export const IN = /^(?:in|at|en)$/;

/** … and in Italian a word that means "to" as well. */
export const AT = /^(?:in|at|en|a|ad)$/;

export const FROM = /^(?:from|de|desde|da)$/;

/** … also as it is drawn: "Dijon -> Amiens". */
export const ARROWS = '->|=>|→|>';

export const TO = /^(?:to|a|ad|hasta|->|=>|→|>)$/;

/** "2nd", "2.º": what is written behind the number of an army. */
export const ENDING = /(?<=^\d+)\D.*$/;

export const isWhole = ({ traits }: Item): boolean => traits.kind !== undefined;

export const wholeIn = (items: readonly Item[], data: PogData): readonly Named[] =>
  items.filter(isWhole).map((item) => named(item, data));

/** The first unit that cannot be is told, with how the others are. */
export const unitsTold = (units: readonly Named[], data: PogData) => ({
  faults: units.flatMap(({ fault }) => fault ?? []).slice(0, 1),
  ...toldOf(units, data),
});

export const others = (reading: Reading, items: readonly Item[], ...taken: readonly string[]) => [
  ...fieldsBut(reading, ...taken),
  ...items.filter((item) => !isWhole(item)),
];
