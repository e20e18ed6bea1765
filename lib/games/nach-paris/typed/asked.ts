import { text, type Text } from '@/lib/calc/evaluation';
import { LEXICON } from '@/lib/games/nach-paris/typed/words';
import { fieldsBut, saidIn, withAsked, type AskedTool } from '@/lib/typed/asked';
import type { Item } from '@/lib/typed/items';
import type { Entry } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';

/* Tools of 1914 Nach Paris that a text names and fills in: fire at forts, a CAB test, fieldworks, stacking. */

const say = (key: string, params?: Text['params']): Text => text(`typed.${key}`, params);

/** Steps of all units of a hex, and what is said of fire at forts. */
const FURTHER: readonly Entry[] = [
  {
    words: 'steps|step|pasos|paso|passi|passo'.split('|'),
    means: { kind: 'asks', of: 'field', name: 'total', min: 1, max: 60, before: true },
  },
  {
    words: 'long range|at long range|largo alcance|a largo alcance|lunga gittata|a lunga gittata'.split('|'),
    means: { kind: 'field', field: 'longRange', value: true },
  },
  {
    words: 'cab|combat ability|battle worthiness'.split('|'),
    means: { kind: 'asks', of: 'field', name: 'cab', min: 1, max: 20, before: true },
  },
];

const fieldText = ({ field, value }: FieldRead): Text => {
  if (field === 'total') return say('steps', { n: Number(value) });
  if (field === 'cab') return say('field', { name: text('unit.fields.cab'), value: Number(value) });
  if (field === 'longRange') return text('abf.fields.longRange');
  if (field === 'forts') return text('abf.fields.forts');
  if (field === 'turn') return say('field', { name: text('unit.fields.turn'), value: Number(value) });
  return say('field', { name: text(`unit.fields.${field}`), value: text(`unit.options.${field}.${String(value)}`) });
};
const labelText = (field: string): Text =>
  field === 'total' ? text('unit.fields.steps') : text(`unit.fields.${field}`);

/** A number that stands alone among the words. */
const loneNumber = (items: readonly Item[]): Item | undefined =>
  items.find(({ count, traits }) => count !== undefined && Object.keys(traits).every((name) => name === 'cbf'));

const set = (reading: Reading, ...names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = saidIn(reading, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** "ABF 150 against a fort": fire at a fortification with so much AFF in all. */
const abf: AskedTool<undefined> = {
  tool: 'abf',
  words: 'abf|abf of|abf de|abf con|abf di|abf with',
  make(reading, items) {
    const sum = loneNumber(items);
    if (sum?.count === undefined) return undefined;
    const longRange = saidIn(reading, 'longRange') === true;
    return {
      input: { guns: [{ aff: sum.count, ...(longRange ? { longRange } : {}) }], ...set(reading, 'terrain', 'turn') },
      item: ({ count }) => say('sumAff', { sum: count ?? 0 }),
      field: fieldText,
      label: labelText,
      unused: [...fieldsBut(reading, 'longRange', 'forts', 'terrain', 'turn'), ...items.filter((item) => item !== sum)],
    };
  },
};

/** What the CAB of a text is: with its name, or the number beside the tool's. */
const cabOf = (reading: Reading, items: readonly Item[]): { readonly cab: unknown; readonly of: Item | undefined } => {
  const said = saidIn(reading, 'cab');
  const lone = said === undefined ? loneNumber(items) : undefined;
  return { cab: said ?? lone?.count, of: lone };
};

/** "CAB test 14". */
const cab: AskedTool<undefined> = {
  tool: 'cab',
  words:
    'cab test|cab check|cab roll|test of cab|prueba de cab|prueba cab|tirada de cab|test cab|test di cab|prova cab|' +
    'prova di cab|check cab',
  make(reading, items) {
    const { cab: value, of } = cabOf(reading, items);
    if (value === undefined) return undefined;
    return {
      input: { cab: value },
      item: ({ count }) => say('field', { name: text('unit.fields.cab'), value: count ?? 0 }),
      field: fieldText,
      label: labelText,
      unused: [...fieldsBut(reading, 'cab'), ...items.filter((item) => item !== of)],
    };
  },
};

/** "Build fieldworks, CAB 12". */
const fieldworks: AskedTool<undefined> = {
  tool: 'fieldworks',
  words:
    'fieldworks|field works|build fieldworks|fieldworks test|dig in|dig fieldworks|obras de campo|obras de campana|' +
    'construir obras de campo|opere campali|opere da campo|lavori campali',
  make(reading, items) {
    const { cab: value, of } = cabOf(reading, items);
    if (value === undefined) return undefined;
    return {
      input: { units: [{ cab: value }], ...set(reading, 'terrain', 'turn') },
      item: ({ count }) => say('field', { name: text('unit.fields.cab'), value: count ?? 0 }),
      field: fieldText,
      label: labelText,
      unused: [...fieldsBut(reading, 'cab', 'terrain', 'turn'), ...items.filter((item) => item !== of)],
    };
  },
};

const MOST_STEPS = 5;
/** Steps in all as infantry: as few units as may have them. */
const unitsWith = (steps: number) =>
  Array.from({ length: Math.ceil(steps / MOST_STEPS) }, (_, i) => ({
    kind: 'inf',
    steps: Math.min(MOST_STEPS, steps - i * MOST_STEPS),
  }));

/** "Stack 9 steps in mountains": they are there already. */
const stacking: AskedTool<undefined> = {
  tool: 'stacking',
  words:
    'stack|stacks|stacking|stacked|stack of|pile|pile up|apilar|apilan|apilamiento|apilados|pila|pila de|pila di|impilare|' +
    'impilamento',
  make(reading, items) {
    const total = saidIn(reading, 'total');
    if (total === undefined) return undefined;
    return {
      input: { here: unitsWith(Number(total)), entering: [], ...set(reading, 'terrain') },
      field: fieldText,
      label: labelText,
      unused: [...fieldsBut(reading, 'total', 'terrain'), ...items],
    };
  },
};

export const ASKED_TOOLS: readonly AskedTool<undefined>[] = [abf, cab, fieldworks, stacking];

export const ASKED_LEXICON = withAsked(LEXICON, ASKED_TOOLS, FURTHER);
