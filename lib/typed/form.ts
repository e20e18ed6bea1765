import { text, type Text } from '@/lib/calc/evaluation';
import { fieldsBut, saidIn, type AskedTool } from '@/lib/typed/asked';
import { saidText } from '@/lib/typed/form-words';
import type { Item } from '@/lib/typed/items';
import type { Entry, Lexicon, Meaning, Value } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { alternatives, inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';
import { clauseAround, firstOf, isNumeral, lastOf } from '@/lib/typed/tokens';

/* Tools that a text fills in a field at a time: "weather turn 12", "air recon at five hexes". */

/** Where a field of a form has its name, "recon.fields.die"; the last word is the field itself. */
type Label = string;

/** A tool whose form takes what the text says as it is. */
export interface Form {
  readonly tool: string;
  /** the words that name it, in the three languages, between bars */
  readonly words: string;
  /** words that mean it too, where no tool is named */
  readonly also?: string;
  /** the fields of the text that it takes, each with its place in the form */
  readonly takes: Readonly<Record<string, Label>>;
  /** traits of units that it takes as fields, "German" of "German replacements"; `values`: where it names them else */
  readonly traits?: Readonly<Record<string, Label>>;
  readonly values?: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  /** traits that a unit may have and the form does not ask: a corps is supplied as a division is */
  readonly beside?: readonly string[];
  /** the field that the number of units is */
  readonly count?: Label;
  /** fields of the only item of a list of the form: the CAB of the unit that digs */
  readonly listed?: {
    readonly list: string;
    readonly fields: readonly string[];
    /** as many such items as there are units: "two divisions dig" */
    readonly each?: true;
  };
  /** a list of the form that takes each unit that is counted: which of its traits, and how such units are told */
  readonly units?: {
    readonly list: string;
    readonly traits: readonly string[];
    readonly tell: (item: Item) => Text;
    /** states of a unit that say who it is, and fill nothing in */
    readonly beside?: readonly string[];
    /** the list asks for no nation: a unit is one by its kind */
    readonly nationless?: true;
  };
  readonly entries?: readonly Entry[];
  readonly grammar?: Partial<Omit<Lexicon, 'entries'>>;
  /** what every text that names it fills in besides */
  readonly always?: Readonly<Record<string, Value>>;
}

/** More units are none that anybody moves at once. */
const MOST_UNITS = 12;
/** … nor does a list of a form have room for more. */
const MOST_LISTED = 9;
const nameOf = (label: Label): string => label.slice(label.lastIndexOf('.') + 1);

/** What of an item some of its words say. */
const partOf = (item: Item, isOf: (at: number) => boolean): Item => ({
  ...item,
  own: item.own.filter((name) => item.said[name]?.some(isOf)),
  tokens: item.tokens.filter(isOf),
});

/** The words of an item that say how many it is. */
const countIn = ({ tokens, ...item }: Item, reading: Reading): Item => ({
  ...item,
  tokens: tokens.filter((at) => isNumeral(reading.tokens[at])),
});

/** A tool that is filled in as its form says. */
export function formTool<Data>(form: Form): AskedTool<Data> {
  const {
    tool,
    words,
    takes,
    traits = {},
    values = {},
    beside = [],
    count,
    listed,
    units,
    entries,
    grammar,
    always = {},
  } = form;
  /** "Two Russian corps": units of the list, where their traits are its own. */
  const isUnit = ({ own, count: n, article, traits: said }: Item, isStray: (name: string) => boolean): boolean =>
    units !== undefined &&
    (n !== undefined || (units.nationless === true && own.length > 1)) &&
    (!article || own.length > 1) &&
    own.length > 0 &&
    (said.nation !== undefined || (units.nationless === true && said.kind !== undefined)) &&
    own.every((name) => isAsked(name) || isStray(name)) &&
    own.some(isAsked);
  const isAsked = (name: string): boolean => [...(units?.traits ?? []), ...(units?.beside ?? [])].includes(name);
  const listOf = (items: readonly Item[]): Readonly<Record<string, unknown>> =>
    units === undefined || items.length === 0
      ? {}
      : {
          [units.list]: items.flatMap(({ count: n = 1, traits: said }) =>
            Array.from({ length: Math.min(n, MOST_UNITS) }, () =>
              Object.fromEntries(
                units.traits.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]] as const])),
              ),
            ),
          ),
        };
  const valueOf = (name: string, value: Value): Value | undefined => {
    const as = values[name];
    return as === undefined ? value : as[String(value)];
  };
  const isTaken = ({ own, traits: said }: Item): boolean =>
    own.every(
      (name) =>
        beside.includes(name) || (traits[name] !== undefined && valueOf(name, said[name] as Value) !== undefined),
    ) && own.length > 0;
  /**
   * "Where do the beaten French go, …, only a fort of theirs in 45": the people are those who are asked for, and what
   * another clause says of itself is nobody's of the form.
   */
  const apartIn = (item: Item, reading: Reading): readonly [asked: Item, other: Item] | undefined => {
    const clauseOf = (at: number): number => clauseAround(reading.tokens, at).from;
    for (const clause of new Set(item.tokens.map(clauseOf))) {
      const asked = { ...partOf(item, (at) => clauseOf(at) === clause), count: undefined, article: false };
      const other = partOf(item, (at) => clauseOf(at) !== clause);
      if (isTaken(asked) && other.own.length > 0) return [asked, other];
    }
    return undefined;
  };
  /** More than one of what the form asks for once: the number is no use. */
  const isMany = ({ count: n = 1, article }: Item): boolean => count === undefined && n !== 1 && !article;
  const isField = ({ field, value }: FieldRead): boolean =>
    takes[field] !== undefined && valueOf(field, value) !== undefined;
  const labelOf = (field: string): Label => takes[field] ?? traits[field] ?? `${tool}.fields.${field}`;
  return {
    tool,
    words,
    ...(form.also === undefined ? {} : { also: form.also }),
    ...(entries ? { entries } : {}),
    ...(grammar ? { grammar } : {}),
    make(reading, given) {
      // "The corps is isolated" in a clause of its own: what the list does not ask makes him no other.
      const strayIn = (item: Item): readonly string[] => {
        const name = item.own.find(isAsked);
        const { from, to } = clauseAround(reading.tokens, Math.min(...(item.said[name ?? ''] ?? [])));
        const isApart = (places: readonly number[]): boolean =>
          places.length > 0 && places.every((at) => at < from || at >= to);
        return item.own.filter((one) => !isAsked(one) && isApart(item.said[one] ?? []));
      };
      // "The Russian launched Brusilov in sixteen": a number that words part from a people counts nobody.
      const isWhole = ({ own: names, tokens }: Item): boolean =>
        names.some((name) => name !== 'nation') ||
        !reading.uses.slice(Math.min(...tokens), Math.max(...tokens)).includes('unknown');
      const counted = given.filter((item) => {
        const strays = strayIn(item);
        return isUnit(item, (name) => strays.includes(name)) && isWhole(item);
      });
      const apart = new Map(
        given.flatMap((item) => {
          const both = isTaken(item) || counted.includes(item) ? undefined : apartIn(item, reading);
          return both ? [[item, both] as const] : [];
        }),
      );
      const items = given.flatMap((item) => apart.get(item) ?? [item]);
      const taken = items.filter((item) => isTaken(item) && !counted.includes(item));
      const own = reading.fields.filter(isField);
      const number = taken.reduce((sum, one) => sum + (one.article ? 0 : (one.count ?? 0)), 0);
      const input: Readonly<Record<string, Value>> = Object.fromEntries([
        ...taken.flatMap(({ own: names, traits: said }) =>
          names
            .filter((name) => !beside.includes(name))
            .map((name) => [nameOf(labelOf(name)), valueOf(name, said[name] as Value) as Value] as const),
        ),
        ...(count !== undefined && number > 0 ? [[nameOf(count), number] as const] : []),
        ...own.map(({ field, value }) => [nameOf(labelOf(field)), valueOf(field, value) as Value] as const),
      ]);
      if (Object.keys(input).length === 0 && counted.length === 0) return undefined;
      // Two nations are not one: who says both is not understood.
      const clash = Object.keys(traits).some(
        (name) =>
          new Set(taken.flatMap(({ own: names, traits: said }) => (names.includes(name) ? said[name] : []))).size > 1,
      );
      if (clash) return undefined;
      return {
        input: { ...always, ...nested(input, Math.min(Math.max(1, number), MOST_LISTED)), ...listOf(counted) },
        item: (item) => (units && counted.includes(item) ? units.tell(item) : itemText(apart.get(item)?.[0] ?? item)),
        field: ({ field, value }) => saidText(labelOf(field), valueOf(field, value) ?? value),
        label: (field) => text(labelOf(field)),
        takes: Object.keys(takes),
        unused: [
          ...fieldsBut(reading, ...Object.keys(takes)),
          ...reading.fields.filter((one) => takes[one.field] !== undefined && !isField(one)),
          ...items.filter((item) => !isTaken(item) && !counted.includes(item)),
          ...counted.map((item) => ({ ...item, tokens: strayIn(item).flatMap((name) => item.said[name] ?? []) })),
          ...(listed?.each ? [] : taken.filter(isMany)).map((item) => countIn(item, reading)),
        ],
      };
    },
  };

  function nested(input: Readonly<Record<string, Value>>, n: number): Readonly<Record<string, unknown>> {
    const isListed = ([name]: readonly [string, Value]): boolean => listed?.fields.includes(name) === true;
    const [own, others] = [
      Object.entries(input).filter(isListed),
      Object.entries(input).filter((one) => !isListed(one)),
    ];
    return {
      ...Object.fromEntries(others),
      ...(listed && (own.length > 0 || (listed.each && n > 1))
        ? { [listed.list]: Array.from({ length: listed.each ? n : 1 }, () => Object.fromEntries(own)) }
        : {}),
    };
  }

  function itemText({ own: names, traits: said, count: n, article }: Item): Text {
    const parts = [
      ...(count !== undefined && n !== undefined && !article ? [saidText(count, n)] : []),
      ...names
        .filter((name) => !beside.includes(name))
        .map((name) => saidText(labelOf(name), valueOf(name, said[name] as Value) as Value)),
    ];
    return parts.length === 0
      ? text(`${tool}.title`)
      : parts.reduce((before, one) => text('fight.both', { first: before, second: one }));
  }
}

/** The value of a field, a number. */
export const numberIn = (reading: Parameters<typeof saidIn>[0], name: string): number | undefined => {
  const value = saidIn(reading, name);
  return typeof value === 'number' ? value : undefined;
};

/** … or all its values, where the text may give several. */
export const numbersIn = ({ fields }: Reading, name: string): readonly number[] =>
  fields.flatMap(({ field, value }) => (field === name && typeof value === 'number' ? [value] : []));

/** Fields of a text by other names than it was read with: those of a form. */
interface Renaming {
  readonly own: (field: FieldRead) => FieldRead;
  /** … and fields that no words of their own say */
  readonly more?: readonly FieldRead[];
}

/** A tool that takes fields by other names, and tells each as its form does. */
export const withRenamed = <Data>(
  tool: AskedTool<Data>,
  renaming: (reading: Reading) => Renaming,
): AskedTool<Data> => ({
  ...tool,
  make(reading, items, data) {
    const { own, more = [] } = renaming(reading);
    const made = tool.make({ ...reading, fields: [...reading.fields.map(own), ...more] }, items, data);
    const { field: told } = made ?? {};
    return made && told ? { ...made, field: (one) => told(own(one)) } : made;
  },
});

/**
 * A tool that takes more fields of its form as the text says them; of those in `lists` the form has a list, which takes
 * each value. They come before its own words.
 */
export const withFields = <Data>(
  tool: AskedTool<Data>,
  names: readonly string[],
  entries: readonly Entry[],
  lists: readonly string[] = [],
): AskedTool<Data> => ({
  ...tool,
  entries: [...entries, ...(tool.entries ?? [])],
  make(reading, items, data) {
    const isOwn = ({ field }: FieldRead): boolean => names.includes(field) || lists.includes(field);
    const own = reading.fields.filter(isOwn);
    const made = tool.make(reading, items, data);
    if (!made) return undefined;
    const listed = lists.flatMap((name) => {
      const values = own.flatMap(({ field, value }) => (field === name ? [value] : []));
      return values.length === 0 ? [] : [[name, [...new Set(values)]] as const];
    });
    const single = own.flatMap(({ field, value }) => (lists.includes(field) ? [] : [[field, value] as const]));
    return {
      ...made,
      input: { ...made.input, ...Object.fromEntries(single), ...Object.fromEntries(listed) },
      field: (one) =>
        isOwn(one)
          ? lists.includes(one.field)
            ? text(`${tool.tool}.options.${one.field}.${String(one.value)}`)
            : saidText(`${tool.tool}.fields.${one.field}`, one.value)
          : (made.field?.(one) ?? text(`${tool.tool}.title`)),
      label: (name) =>
        names.includes(name) ? text(`${tool.tool}.fields.${name}`) : (made.label?.(name) ?? text(`${tool.tool}.title`)),
      ...(made.takes ? { takes: [...made.takes, ...names, ...lists] } : {}),
      unused: (made.unused ?? []).filter((one) => !('field' in one && isOwn(one))),
      forgives: (fault) => (fault.code === 'twice' && lists.includes(fault.field)) || (made.forgives?.(fault) ?? false),
    };
  },
});

/** A tool whose form asks for each of two dice: one number alone is the sum of both, and none of them. */
export const withTwoDice = <Data>(tool: AskedTool<Data>): AskedTool<Data> => {
  const renamed = withRenamed(tool, ({ fields }) => {
    const dice = fields.filter(({ field }) => field === 'die');
    const isBoth = dice.length === 2;
    return {
      own: (one) => (isBoth && dice.includes(one) ? { ...one, field: `die${dice.indexOf(one) + 1}` } : one),
    };
  });
  return {
    ...renamed,
    grammar: { ...tool.grammar, many: [...(tool.grammar?.many ?? []), 'die'] },
    make(reading, items, data) {
      const made = renamed.make(reading, items, data);
      return (
        made && {
          ...made,
          takes: [...(made.takes ?? []), 'die'],
          label: (name) => made.label?.(name === 'die' ? 'die1' : name) ?? text(`${tool.tool}.title`),
        }
      );
    },
  };
};

/* How the words of a form are written down. */

export const entry = (words: string, means: Meaning): Entry => ({ words: alternatives(words), means });
export const trait = (words: string, traits: Readonly<Record<string, Value>>): Entry =>
  entry(words, { kind: 'traits', traits });
export const field = (words: string, name: string, value: Value): Entry =>
  entry(words, { kind: 'field', field: name, value });
/** A word with a number, of a field or of a trait: "turn 12", "corps of 6"; `before`: "6 steps" as well. */
export const asksOf = (
  words: string,
  name: string,
  of: 'field' | 'trait',
  min: number,
  max: number,
  more: object = {},
): Entry => entry(words, { kind: 'asks', of, name, min, max, ...more });
/** … of a field. */
export const asks = (words: string, name: string, min: number, max: number, more: object = {}): Entry =>
  asksOf(words, name, 'field', min, max, more);
/** Words with their number among them: "has spent # mf". */
export const counted = (words: string, name: string, min: number, max: number): Entry =>
  asks(words, name, min, max, { inside: true });
/** "I got a four", "ha salido un 5", "è uscito il 3": the die as it is told. */
const FELL =
  'got a|got|i got|i rolled|i rolled a|rolled a|he rolled|came up|comes up|threw|threw a|die shows|die was|die is|roll was|result|it was a|' +
  'que sale con|que sale con un|que me sale con un|que pasa con un|si saco|si saco un|cosa esce con un|cosa succede con un|se tiro|se tiro un|' +
  'sacaron|sacaron un|sacar un|tiro un|tire un|tira un|tiro|rolling a|roll a|' +
  'saque|saque un|he sacado|ha sacado|ha salido|salio|me salio|me sale|sale|sale un|me ha salido|tire|he tirado|sacado|sacamos|' +
  'me toco|me toco un|nos toco|nos toco un|me ha tocado|me ha tocado un|cayo|cayo un|ha caido un|vino un|me vino un|e venuto|e venuto un|mi e venuto|mi e venuto un|ci e venuto un|mi e toccato|mi e toccato un|ho tirato|tirato|ho fatto|e uscito|e uscito il|uscito|esce|esce un|ha tirato|ho lanciato|con un tiro di';
/** "The die comes up 17", "seventeen came up", "17 was the roll": with its verb the number is nothing else. */
const FELL_WITH = words(
  inRow(
    'it|the die|the dice|the d20|the roll|the combat die|our die|my die',
    'comes up|came up|turns up|turned up|lands on|landed on|stops on|stopped on|shows|showed|reads',
    '|a|an',
    '#',
  ),
  inRow(
    'el dado|el d20|el dado de combate|la tirada|mi dado',
    'saca|saco|marca|marco|cae en|cayo en|da|dio|se queda en|se quedo en|se para en|se paro en|muestra',
    '|un|el',
    '#',
  ),
  inRow(
    'il dado|il d20|il dado di combattimento|il tiro|il mio dado',
    'fa|da|segna|si ferma su|si ferma sul|e caduto su|e caduto sul|cade su|cade sul|mostra',
    '|un|il|l',
    '#',
  ),
  inRow(
    '|a|an',
    '#',
    'came up|comes up|turned up|turns up|was rolled|is rolled|is what came up|is what we rolled|is what i rolled|was the roll|is the roll|was the die|is the die|on the die roll',
  ),
  // "De 5 me sale un 4": the number before the verb is another's.
  inRow('un', '#', 'ha salido|salio|sale|me salio|nos salio|ha caido|me ha salido|nos ha salido'),
  inRow('|un', '#', 'fue la tirada|es la tirada|la tirada|ha sido la tirada|es lo que ha salido|es lo que salio'),
  inRow('un', '#', 'e uscito|esce|e venuto|mi e uscito|ci e uscito|e saltato fuori|mi e venuto'),
  inRow('|un', '#', 'era il tiro|e il tiro|il tiro|e stato il tiro|e quello che e uscito'),
);
export const fell = (most: number): readonly Entry[] => [
  asks(FELL, 'die', 1, most, { optional: true }),
  counted(FELL_WITH, 'die', 1, most),
];
export const filler = (words: string): Entry => entry(words, { kind: 'filler' });
const ONE_TO_FOUR = ['one|a|un|uno', 'two|dos|due', 'three|tres|tre', 'four|cuatro|quattro'];
const HAS_LOST =
  'lost|has lost|have lost|had lost|already lost|has already lost|perdio|perdieron|ha perdido|han perdido|ya perdio|' +
  'reduced by|down by|reducida en|reducido en|reducidas en|reducidos en|ridotta di|ridotto di|ridotte di|ridotti di|' +
  'ya ha perdido|perso|ha perso|hanno perso|ha gia perso';
/** "Has lost two steps", "un paso menos": the number stands between, and is none of the steps that are left. */
export const lostWords = (n: number, verbs = HAS_LOST): string => {
  const isOne = n === 1;
  const [en, es, it] = isOne ? ['step', 'paso', 'passo'] : ['steps', 'pasos', 'passi'];
  const [lost, lacks] = isOne
    ? [
        { es: 'perdido', it: 'perso' },
        { es: 'le falta', it: 'gli manca' },
      ]
    : [
        { es: 'perdidos', it: 'persi' },
        { es: 'le faltan', it: 'gli mancano' },
      ];
  return `${n}|${ONE_TO_FOUR[n - 1] ?? ''}`
    .split('|')
    .flatMap((word) => [
      ...alternatives(verbs).flatMap((verb) => [en, es, it].map((step) => `${verb} ${word} ${step}`)),
      ...[`${word} ${en} lost`, `${word} ${en} down`, `down ${word} ${en}`, `missing ${word} ${en}`],
      ...[`${word} ${es} ${lost.es}`, `${word} ${es} menos`, `${lacks.es} ${word} ${es}`],
      ...[`${word} ${it} ${lost.it}`, `${word} ${it} in meno`, `${lacks.it} ${word} ${it}`],
    ])
    .join('|');
};
/** Words for each value of a field. */
export const choice = (name: string, words: Readonly<Record<string, string>>): readonly Entry[] =>
  Object.entries(words).map(([value, some]) => field(some, name, value));

/** Beside a unit: it is not there yet, but comes in. */
const ARRIVING =
  'moving in|coming in|going in|come into|comes into|go into|goes into|move into|moves into|moving into|move in|moves in|come in|comes in|still come in|go in|goes in|go in as well|squeeze in|squeezes in|enters|enter|entering|arrives|arrive|arriving|joins|joining|ne entra|ne entrano|entra|entran|' +
  'entrar|entrando|llega|llegan|llegar|que entra|que entran|que llega|se une|se unen|arriva|arrivano|arrivare|che entra|che entrano|' +
  'entrano|entrare|in arrivo|si unisce';
/** … or it goes, and does not stand there any more. */
const LEAVING =
  'leaves|leave|leaving|moves out|move out|moving out|goes out|go out|going out|exits|exit|that leave|sale|salen|saliendo|que sale|' +
  'que salen|se va|se van|esce|escono|uscendo|che esce|che escono|se ne va|se ne vanno';
/** Who comes or goes is another than who was named before: "four corps and two enter". */
export const MOVING: readonly Entry[] = [trait(ARRIVING, { arrives: true }), trait(LEAVING, { leaves: true })];
export const MOVES: readonly string[] = ['arrives', 'leaves'];

/** Who ends his move where others stand stacks with them. */
export const ENDING = [
  ...['end', 'ends', 'finish', 'finishes'].flatMap((verb) =>
    ['their move', 'its move', 'the move', 'their movement', 'its movement', 'the movement phase', 'the phase'].map(
      (move) => `${verb} ${move}`,
    ),
  ),
  ...['terminar', 'termina', 'terminan', 'acabar', 'acaba', 'acaban'].flatMap((verb) =>
    ['su movimiento', 'alli su movimiento', 'el movimiento', 'la fase de movimiento', 'la fase'].map(
      (move) => `${verb} ${move}`,
    ),
  ),
  ...['finire', 'finisce', 'finiscono', 'terminare', 'terminano'].flatMap((verb) =>
    ['il movimento', 'li il movimento', 'il loro movimento', 'la fase di movimento', 'la fase'].map(
      (move) => `${verb} ${move}`,
    ),
  ),
].join('|');

/** What names a tool of stacking in any game. */
export const STACKING =
  'apilados|apilamiento|apilan|apilar|apilo|apilamos|caben|cabe|can i fit|can i put|can i stack|' +
  'can share|can you put|comparten|compartir|condividere|condividono|fit|fits|all fit|all stack|' +
  'how many fit|impilamento|impilare|impilate|impilo|impiliamo|pila|pila de|pila di|pile|pile up|' +
  'posso impilare|posso mettere|puedo apilar|puedo meter|puedo poner|share|stack|stack of|stacked|' +
  'stacking|stacks|how many more|cuantos mas|quanti in piu|too many|over the limit|demasiados|' +
  'demasiadas|troppi|troppe|raggruppare|raggruppamento|in the same place|en el mismo sitio|' +
  'nello stesso posto|ci stanno|ci sta|ci sta anche|ci stanno anche|ce ne sta|ce ne stanno|ci entra|' +
  'ci entrano|ci entra anche|room for|any room for|hay sitio para|hay hueco para|c e posto per|squeeze|' +
  'squeeze in|squeeze another|sit together|stand together|stay together|all together|estar juntos|estar juntas|' +
  'juntos en|juntas en|insieme|stare insieme|insieme in|overstacked|overstack|overstacking|sobreapilados|' +
  'sobreapilamiento';
/** … and what may mean it, where somebody is there already. */
export const ENTERED =
  'enter|enters|come in|comes in|come into|comes into|go into|goes into|move into|moves into|still come in|go in|goes in|go in as well|entra|entran|entrar|entrano|entrare|ne entra|ne entrano';

/** Words that ask whether somebody may come as well: "can I stack", "¿caben", "posso mettere". */
const PUTTING =
  /^(?:can (?:i|you)|i want|want|puedo|quiero|posso|voglio|caben?|fits?|c[ie] (?:ne )?(?:sta|entra)\S*|room|any room|hay|c e posto|squeeze|ends?|termina\S*|acaba\S*|fini\S*)(?: |$)/;

const MORE = /^(?:more|mas|piu)$/;
const CAN = /^(?:can|could|may|do|does|pued[eo]n?|podemos|poss\S+|puo)$/;

/** "Does another corps fit": its subject stands before it, and who is there already behind it. */
// … "can a corps end its move there"
const FITTING = /^(?:fits?|ends?|termina\S*|acaba\S*|fini\S*)$/;
const ANOTHER = /^(?:another|otr[oa]|altr[oa])$/;
/** "¿Caben dos ejércitos si ya hay un cuerpo?": whoever follows is there, and the others come. */
const HERE = /^(?:if|where|already|si|donde|ya|se|dove|gia)$/;

/**
 * "There are three corps in Sofia, can I stack another": whoever is named behind such words arrives, if others stand
 * before them; so does "one more corps" beside others, and who is named first in "does another corps fit where I have
 * five corps" or "¿cabe otro cuerpo si hay tres?".
 */
export function withArrivals({ fields, tokens }: Reading, items: readonly Item[]): readonly Item[] {
  const asked = fields.find(
    ({ field: name, tokens: at }) =>
      name === 'asked' && PUTTING.test(at.map((one) => tokens[one]?.folded ?? '').join(' ')),
  );
  const all = items.toSorted((a, b) => firstOf(a) - firstOf(b));
  const [newcomer] = all;
  const isFit = asked !== undefined && FITTING.test(tokens[firstOf(asked)]?.folded ?? '');
  // "There are two corps, can another end its move there": who stands before "can" is no subject of the verb.
  const subjectsOf = (verb: FieldRead): readonly Item[] => {
    const can = tokens.findLastIndex(({ folded }, at) => at < firstOf(verb) && CAN.test(folded));
    // "Un corpo può finire il movimento dove ci sono due armate": right before it.
    const before = all.filter((item) => lastOf(item) === can - 1);
    return before.length > 0 ? before : all.filter((item) => firstOf(item) > can && firstOf(item) < firstOf(verb));
  };
  // "May two corps end their move where four are"
  const ended = fields.find(({ field: name, value }) => name === 'moment' && /(?:^|-)end$/.test(String(value)));
  const verb = asked ?? ended;
  const here = all.findIndex((item, i) => {
    const before = all[i - 1];
    const end = before ? lastOf(before) + 1 : Infinity;
    return (
      verb !== undefined &&
      firstOf(...all) > firstOf(verb) &&
      tokens.slice(end, firstOf(item)).some(({ folded }) => HERE.test(folded))
    );
  });
  const movers = ended ? subjectsOf(ended) : [];
  const isOther = newcomer !== undefined && newcomer.tokens.some((at) => ANOTHER.test(tokens[at]?.folded ?? ''));
  const isMoved = items.some((item) => MOVES.some((name) => name in item.traits));
  const subjects = isFit ? subjectsOf(asked) : [];
  const coming =
    here > 0
      ? all.slice(0, here)
      : subjects.length > 0
        ? subjects
        : movers.length > 0
          ? movers
          : isOther
            ? [newcomer]
            : [];
  if (coming.length > 0 && coming.length < all.length && !isMoved)
    return items.map((item) => (coming.includes(item) ? { ...item, traits: { ...item.traits, arrives: true } } : item));
  const behind = verb ? firstOf(verb) : Infinity;
  const isBehind = (item: Item): boolean => firstOf(item) > behind;
  const first = firstOf(...items);
  const isMore = (item: Item): boolean =>
    firstOf(item) > first && item.tokens.some((at) => MORE.test(tokens[at]?.folded ?? ''));
  const isAsked = items.some(isBehind) && !items.every(isBehind);
  const isComing = (item: Item): boolean =>
    ((isAsked && isBehind(item)) || isMore(item)) && !MOVES.some((name) => name in item.traits);
  const come = all.filter((item) => item.traits.arrives === true || isComing(item));
  return items.map((item) =>
    !MOVES.some((name) => name in item.traits) && (come.includes(item) || isJoining(item, come, all, tokens))
      ? { ...item, traits: { ...item.traits, arrives: true } }
      : item,
  );
}

const JOINT = /^(?:and|y|e|ed|et|&)$/;
/**
 * "Three more corps and a division", "two corps and a division enter": whom "and" joins with somebody who comes, comes
 * with him; who stands before him only where the verb stands behind them and others are told.
 */
function isJoining(item: Item, come: readonly Item[], all: readonly Item[], tokens: Reading['tokens']): boolean {
  const starts = all.map((one, i) => {
    const before = all[i - 1];
    const between = (before ? tokens.slice(lastOf(before) + 1, firstOf(one)) : []).filter(
      ({ folded }) => !MORE.test(folded),
    );
    return between.length !== 1 || !JOINT.test(between[0]?.folded ?? '');
  });
  const at = all.indexOf(item);
  const next = starts.indexOf(true, at + 1);
  const [begin, end] = [starts.lastIndexOf(true, at), next < 0 ? all.length : next];
  /** The verb of who comes stands behind him. */
  const isClosed = ({ said, tokens: [first = 0] }: Item): boolean =>
    said.arrives?.some((one) => one > first && !MORE.test(tokens[one]?.folded ?? '')) === true;
  const isKind = ({ own }: Item): boolean => own.some((name) => !MOVES.includes(name));
  return (
    all.slice(begin, at).some((one) => come.includes(one) && !isClosed(one)) ||
    (end - begin < all.length &&
      all.slice(at + 1, end).some((one) => come.includes(one) && isClosed(one) && isKind(one)))
  );
}
