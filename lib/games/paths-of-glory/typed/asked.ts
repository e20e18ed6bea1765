import { text, type Text } from '@/lib/calc/evaluation';
import { oncePer } from '@/lib/core/once';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { lexiconOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { faceOf, groupOf, named, spaceText, type Named } from '@/lib/games/paths-of-glory/typed/units';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';
import { fieldsBut, saidIn, withAsked, type AskedCase, type AskedTool } from '@/lib/typed/asked';
import type { Item } from '@/lib/typed/items';
import type { Entry } from '@/lib/typed/meaning';

/* Tools of Paths of Glory that a text names and fills in: a siege, a stack, the supply of a space. */

const say = (key: string, params?: Text['params']): Text => text(`typed.${key}`, params);

const number = (words: string, name: string, min: number, max: number): Entry => ({
  words: words.split('|'),
  means: { kind: 'asks', of: 'field', name, min, max },
});
const turn = (words: string, value: number): Entry => ({
  words: words.split('|'),
  means: { kind: 'field', field: 'turn', value },
});

/** The months are turns of their own in 1914 only (15.3.3). */
const FURTHER: readonly Entry[] = [
  turn('august 1914|aug 1914|agosto 1914|agosto de 1914|agosto del 1914', 1),
  turn('september 1914|sept 1914|sep 1914|septiembre 1914|septiembre de 1914|settembre 1914|settembre del 1914', 2),
  number('turn|gt|game turn|turno', 'turn', 1, 20),
  number(
    'fort of factor|fort factor|fort lf|fort with lf|fuerte de factor|fuerte factor|forte di fattore|forte fattore|lf|loss factor|factor|fp|factor de perdidas|fattore|fattore di perdita|fattore perdite',
    'fort',
    1,
    3,
  ),
];

const BESIEGERS = ['germany', 'austria-hungary', 'russia'];

const countOf = (items: readonly Item[], kind: string): number =>
  items.filter(({ traits }) => traits.kind === kind).reduce((sum, { count }) => sum + (count ?? 1), 0);

/** How the words of units and fields are told, and what of them is no use. */
function toldOf(units: readonly Named[], data: PogData): Pick<AskedCase, 'item' | 'field' | 'label'> {
  return {
    item: (item) => {
      const type = units.find((one) => one.item === item)?.type;
      const n = item.count ?? 1;
      return type
        ? say('units', { n, unit: unitsName([{ type, face: faceOf(item) }], data), face: faceOf(item) })
        : say('unit', { n });
    },
    field: ({ field, value }) => {
      if (field === 'space') return spaceText(String(value), data);
      if (field === 'turn') return say('turn', { turn: Number(value) });
      return value === true ? say('printedFort') : say('fort', { value: Number(value) });
    },
    label: (field) => (field === 'turn' ? text('siege.fields.turn') : say(`label.${field}`)),
  };
}

/** "Siege of Verdun", "asedio de un fuerte de factor 2 en agosto de 1914". */
const siege: AskedTool<PogData> = {
  tool: 'siege',
  words:
    'siege|sieges|siege roll|siege of|siege of a fort|siege of the fort|siege fort|besiege|besieges|besieged|besieging|' +
    'asedio|asediar|asedia|asedian|asediado|asediando|sitio|sitiar|sitia|assedio|assediare|assedia|assediano|assediato',
  make(reading, items, data) {
    const space = saidIn(reading, 'space');
    const fort = saidIn(reading, 'fort');
    const value = typeof fort === 'number' ? fort : undefined;
    const at = saidIn(reading, 'turn');
    if (space === undefined && value === undefined) return undefined;
    const units = items.map((item) => named(item, data));
    const nation = items.map(({ traits }) => traits.nation).find((one) => one !== undefined);
    const counted = items.some(({ traits }) => traits.kind !== undefined);
    return {
      input: {
        ...(space === undefined ? {} : { space }),
        ...(value === undefined ? {} : { value }),
        ...(at === undefined ? {} : { turn: at }),
        ...(counted ? { armies: countOf(items, 'army'), corps: countOf(items, 'corps') } : {}),
        ...(nation === undefined ? {} : { besieger: BESIEGERS.includes(String(nation)) ? nation : 'other' }),
      },
      ...toldOf(units, data),
      unused: fieldsBut(reading, 'space', 'fort', 'turn'),
    };
  },
};

/** "Stack three German corps in Metz": whoever is named is there already. */
const stacking: AskedTool<PogData> = {
  tool: 'stacking',
  words:
    'stack|stacks|stacking|stacked|stack of|pile up|pile|apilar|apilan|apilamiento|apilados|apilo|pila de|pila|impilare|' +
    'impilamento|impilate|pila di|raggruppare|raggruppamento',
  make(reading, items, data) {
    if (!items.some(({ count, article, traits }) => count !== undefined && !article && traits.kind !== undefined))
      return undefined;
    const units = items.map((item) => named(item, data));
    const space = saidIn(reading, 'space');
    return {
      input: { present: units.map(groupOf), arriving: [], ...(space === undefined ? {} : { space }) },
      faults: units.flatMap(({ fault }) => fault ?? []).slice(0, 1),
      ...toldOf(units, data),
      unused: fieldsBut(reading, 'space'),
    };
  },
};

/** "Supply in Kars", "is the Russian army in Warsaw in supply": on the board as the game begins. */
const supply: AskedTool<PogData> = {
  tool: 'supply',
  words:
    'supply|in supply|supplied|supply of|supply for|supply line|supply line of|suministro|en suministro|con suministro|' +
    'suministrado|suministrada|linea de suministro|abastecimiento|abastecido|abastecida|abastecidos|rifornimento|' +
    'in rifornimento|rifornito|rifornita|riforniti|linea di rifornimento',
  make(reading, items, data) {
    const space = saidIn(reading, 'space');
    if (space === undefined) return undefined;
    const isWhole = ({ traits }: Item): boolean => traits.kind !== undefined;
    const units = items.filter(isWhole).map((item) => named(item, data));
    const counters = units.flatMap(({ item, type }) =>
      type ? Array.from({ length: item.count ?? 1 }, () => ({ type: type.id, face: faceOf(item) })) : [],
    );
    return {
      input: { focus: space, ...(counters.length > 0 ? { units: { [String(space)]: counters } } : {}) },
      faults: units.flatMap(({ fault }) => fault ?? []).slice(0, 1),
      ...toldOf(units, data),
      unused: [...fieldsBut(reading, 'space'), ...items.filter((item) => !isWhole(item))],
    };
  },
};

export const ASKED_TOOLS: readonly AskedTool<PogData>[] = [siege, stacking, supply];

export const askedLexiconOf = oncePer((data: PogData) => withAsked(lexiconOf(data), ASKED_TOOLS, FURTHER));
