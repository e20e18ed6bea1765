import { text, type Text } from '@/lib/calc/evaluation';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { sideOf, type Nation } from '@/lib/games/when-eagles-fight/sides';
import { FORMS } from '@/lib/games/when-eagles-fight/typed/forms';
import { placesOf, STATES } from '@/lib/games/when-eagles-fight/typed/lexicon';
import { fieldsBut, isAsked, saidIn, type AskedTool } from '@/lib/typed/asked';
import { formTool, withRenamed, withTwoDice } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import { withLegs } from '@/lib/typed/legs';
import type { FieldRead } from '@/lib/typed/reading';
import { clauseAround, firstOf, lastOf } from '@/lib/typed/tokens';

/* What tools of When Eagles Fight make of a text besides what their forms say. */

/** The nations whose strategic moves are counted (11.2, 11.4, 11.7). */
const MOVED: Readonly<Record<string, string>> = {
  german: 'germans',
  'austro-hungarian': 'austroHungarians',
  russian: 'russians',
};

const nationText = ({ traits }: Item): Text =>
  text('fight.field', {
    name: text('unit.fields.nation'),
    value: text(`unit.options.nation.${String(traits.nation)}`),
  });

const UPON = /^(?:on|at|against|sobre|en|contra|al|su|sul|in|contro)$/;

/** "From north and south": the hexes around the defender (13.16). */
const withRing = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const isHex = ({ field: name, value }: FieldRead): boolean =>
      ['target', 'from'].includes(name) && /^\d{4}$/.test(String(value));
    const from = reading.fields.filter(({ field: name, value }) => name === 'from' && !/^\d/.test(String(value)));
    // "On 2417 from 2416 2517": the number behind "on" is the defender's, the others are those of the attackers.
    const isUpon = (one: FieldRead): boolean => UPON.test(reading.tokens[firstOf(one) - 1]?.folded ?? '');
    // … "2417 attacked from 2316 and 2517": the one that nobody comes from.
    const [only, second] = reading.fields.filter((one) => isHex(one) && one.field === 'target');
    const defender = reading.fields.find((one) => isHex(one) && isUpon(one)) ?? (second ? undefined : only);
    const hexes = defender ? reading.fields.filter((one) => isHex(one) && one !== defender) : [];
    const own = [...from, ...hexes, ...(defender ? [defender] : [])];
    // "Attack from the north" alone asks for no ring.
    if (from.length < 2 && !isAsked(reading)) return undefined;
    const rest = { ...reading, fields: reading.fields.filter((one) => !own.includes(one)) };
    const made = tool.make(rest, items, data);
    if (own.length === 0) return made;
    return {
      ...made,
      input: {
        ...made?.input,
        ...(from.length > 0 ? { ring: Object.fromEntries(from.map(({ value }) => [String(value), true])) } : {}),
        ...(defender ? { defender: String(defender.value) } : {}),
        ...(hexes.length > 0 ? { hexes: hexes.map(({ value }) => String(value)).join(' ') } : {}),
      },
      field: (one) => {
        if (from.includes(one)) return text(`concentric.fields.${String(one.value)}`);
        if (!own.includes(one)) return made?.field?.(one) ?? text('concentric.title');
        const name = text(`concentric.fields.${one === defender ? 'defender' : 'hexes'}`);
        return text('fight.field', { name, value: String(one.value) });
      },
      // Without a field of its own the form takes none of the rest: "22 from the north".
      unused: made?.unused ?? [...fieldsBut(rest), ...items],
    };
  },
});

const GOES =
  /^(?:scende|va|lleva|porta|arriva|corre|giunge|llega|baja|traza|conduce|traccia|fino|runs|goes|leads|traces|down|due|back)$/;
const STANDS = /^(?:in|at|en|a|ad)$/;
/** "Germans in Königsberg", "five hexes from Warsaw": who stands in a source has no hexes to go to it (9.6). */
const withSource = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const named = reading.fields.find(({ field: name }) => name === 'target');
    const town = placesOf(data).find(({ target, town: isTown }) => isTown && target === named?.value);
    const goal = reading.fields.find(({ field: name }) => name === 'goal');
    const isTown = town !== undefined && goal === undefined;
    // "By sea" alone is of nobody.
    const units = items.filter(({ own }) => own.join() !== 'supply');
    const rest = isTown ? { ...reading, fields: reading.fields.filter((one) => one !== named) } : reading;
    const whole = tool.make(rest, units, data);
    const made = whole && {
      ...whole,
      unused: [...(whole.unused ?? []), ...items.filter((item) => !units.includes(item))],
    };
    const source = isTown ? named : goal?.value === 'town' ? undefined : goal;
    // "La linea scende a Odessa" goes there.
    const isIn =
      source !== undefined &&
      STANDS.test(reading.tokens[firstOf(source) - 1]?.folded ?? '') &&
      !GOES.test(reading.tokens[firstOf(source) - 2]?.folded ?? '');
    const isFar = reading.fields.some(({ field: name }) => name === 'hexes');
    if (!source || (isTown && !isIn && !isFar)) return made;
    return {
      ...made,
      input: { ...made?.input, ...(isTown ? { goal: 'town' } : {}), ...(isIn && !isFar ? { hexes: 0 } : {}) },
      field: (one) =>
        isTown && one === named
          ? text('typed.place', { name: town.name, hex: town.target })
          : (made?.field?.(one) ?? text('supply.title')),
      unused: made?.unused ?? fieldsBut(rest),
    };
  },
});

const stateIn = ({ traits: { dead, reduced } }: Item) => ({
  ...(dead === undefined ? {} : { dead }),
  ...(reduced === undefined ? {} : { reduced }),
});

/** Who holds the source: the side of the unit, or the other. */
const withHolder = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const holder = reading.fields.find(({ field: name }) => name === 'holder');
    const nation = items.flatMap(({ traits }) => traits.nation ?? [])[0] as Nation | undefined;
    if (!holder || nation === undefined) return tool.make(reading, items, data);
    const held: FieldRead = { ...holder, field: 'held', value: sideOf(holder.value as Nation) === sideOf(nation) };
    const own = (one: FieldRead): FieldRead => (one === holder ? held : one);
    const made = tool.make({ ...reading, fields: reading.fields.map(own) }, items, data);
    const { field: told } = made ?? {};
    return made && told ? { ...made, field: (one) => told(own(one)) } : made;
  },
});

/** "A dead Russian corps at full strength": the units that are to get steps (10.3). */
const withUnits = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  grammar: { states: [...STATES, 'dead'] },
  make(reading, items, data) {
    const units = items.filter(
      ({ traits, count }) =>
        traits.kind !== undefined && (count !== undefined || traits.dead === true || traits.reduced !== undefined),
    );
    const nations = [...new Set(items.flatMap(({ traits }) => traits.nation ?? []))];
    if (units.length === 0 || nations.length > 1) return tool.make(reading, items, data);
    // "It's in the dead pile, Russian replacements for an infantry corps": who is told of once more is no other.
    const [unit, ...more] = units.filter(({ count }) => count !== undefined);
    const isTold = ({ count, own }: Item): boolean =>
      count === undefined && own.length > 0 && own.every((name) => ['dead', 'reduced'].includes(name));
    const told = unit && more.length === 0 ? items.filter(isTold) : [];
    const listed =
      told.length > 0 && unit ? [{ ...unit, traits: Object.assign({}, unit.traits, ...told.map(stateIn)) }] : units;
    const others = items.filter((item) => ![...units, ...told].includes(item) && item.own.length > 0);
    const [nation] = nations;
    const made = tool.make(reading, others, data);
    return {
      input: {
        ...made?.input,
        ...(nation === undefined ? {} : { nation }),
        units: listed.flatMap(({ count, traits: { kind, dead, reduced } }) =>
          Array.from({ length: Math.min(count ?? 1, 12) }, () => ({
            kind,
            ...(dead === true ? { where: 'dead' } : reduced === true ? { where: 'map' } : {}),
            ...(dead === true && reduced !== undefined ? { to: reduced === true ? 'reduced' : 'full' } : {}),
          })),
        ),
      },
      item: (item) =>
        text('typed.guns', {
          n: item.count ?? 1,
          unit: text(
            `unit.counter.${String(item.traits.nation ?? 'german')}.${String(item.traits.kind ?? 'infantry')}`,
          ),
        }),
      ...(made?.field ? { field: (one: FieldRead) => made.field?.(one) ?? text('replacements.title') } : {}),
      unused: made?.unused ?? [...fieldsBut(reading), ...others],
    };
  },
});

const LEG_FIELDS: Readonly<Record<string, string>> = {
  hexside: 'hexside',
  holds: 'holds',
  ownCorps: 'corps',
  ownDivisions: 'divisions',
};
/** What is said of the hex that is entered: that of the only leg of the way, or of one whose terrain nobody says. */
const withEntered = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const said = reading.fields.filter(({ field: name }) => LEG_FIELDS[name] !== undefined);
    const terrains = reading.fields.filter(({ field: name }) => name === 'terrain');
    const own = terrains.length > 1 ? [] : said;
    if (own.length === 0) return tool.make(reading, items, data);
    const made = tool.make({ ...reading, fields: reading.fields.filter((one) => !own.includes(one)) }, items, data);
    const [leg = {}] = (made?.input.legs ?? []) as readonly object[];
    const values = Object.fromEntries(own.map(({ field: name, value }) => [LEG_FIELDS[name] ?? name, value]));
    return {
      ...made,
      input: { ...made?.input, legs: [{ ...leg, ...values }] },
      field: (one) => {
        const label = `movement.fields.${LEG_FIELDS[one.field] ?? one.field}`;
        if (!own.includes(one)) return made?.field?.(one) ?? text('movement.title');
        return text('fight.field', {
          name: text(label),
          value:
            typeof one.value === 'number'
              ? one.value
              : text(`movement.options.${LEG_FIELDS[one.field] ?? one.field}.${String(one.value)}`),
        });
      },
      label: (name) => made?.label?.(name) ?? text(`movement.fields.${LEG_FIELDS[name] ?? name}`),
      takes: [...(made?.takes ?? []), ...Object.keys(LEG_FIELDS)],
      unused: made?.unused ?? [...fieldsBut(reading, ...Object.keys(LEG_FIELDS)), ...items],
    };
  },
});

/** The fields that tell of an event which came before, by its letter. */
const CAME_BEFORE: Readonly<Record<string, string>> = {
  caucasusLost: 'F',
  caucasusWon: 'G',
  gallipoli: 'H',
  neutral: 'I',
  austrian: 'J',
  verdun: 'K',
};
const BEFORE = /^(?:already|before|earlier|has|have|had|since|after|ya|antes|tras|despues|ha|han|gia|prima|dopo|hubo)$/;
/** … that it did so in its time, or that it still is so: "K came up back then", "event I is in force". */
const IN_FORCE =
  /^(?:then|dia|epoca|tempo|force|vigor|vigore|vigente|effect|efecto|effetto|tenido|tuvimos|avuto|avevamo)$/;
/** … told in the same words as the event: "event H is on", "la H vale ancora". */
const STILL_ON =
  /^(?:on|active|running|activ[oa]|attiv[oa]|vale|valiendo|counts|cuenta|contando|conta|lasts|dura|duri|dure|holds|applies|still|sigue|ancora|aun|todavia|corso|marcha|juego|gioco|play|ongoing|while|mientras|finche|valid[oa]?)$/;
/** "We got F": the event that was rolled, where no other is named and nobody says that it came before. */
const withRolled = (tool: AskedTool<SheetData>): AskedTool<SheetData> =>
  withRenamed(tool, ({ fields, tokens }) => {
    const wordsOf = (one: FieldRead): readonly string[] => one.tokens.map((at) => tokens[at]?.folded ?? '');
    const clauseOf = (one: FieldRead): readonly string[] => {
      const { from, to } = clauseAround(tokens, firstOf(one));
      return tokens.slice(from, to).map(({ folded }) => folded);
    };
    const isRolled = (one: FieldRead): boolean => {
      const letter = CAME_BEFORE[one.field]?.toLowerCase();
      const said = wordsOf(one);
      return (
        letter !== undefined &&
        one.value === true &&
        said.includes(letter) &&
        !said.some((word) => BEFORE.test(word) || STILL_ON.test(word)) &&
        !clauseOf(one).some((word) => IN_FORCE.test(word))
      );
    };
    const rolled = fields.filter(isRolled);
    const isNamed = fields.some(({ field: name }) => name === 'event') || rolled.length > 1;
    return {
      own: (one) =>
        !isNamed && rolled.includes(one) ? { ...one, field: 'event', value: CAME_BEFORE[one.field] ?? '' } : one,
    };
  });

/** "K came up back then": not what came this turn. */
const THEN = /^(?:then|dia|epoca|tempo)$/;
const withEarlier = (tool: AskedTool<SheetData>): AskedTool<SheetData> =>
  withRenamed(tool, ({ tokens }) => ({
    own: (one) => {
      const { from, to } = clauseAround(tokens, firstOf(one));
      const isThen = one.field === 'event' && tokens.slice(from, to).some(({ folded }) => THEN.test(folded));
      const [name] = Object.entries(CAME_BEFORE).find(([, letter]) => letter === one.value) ?? [];
      return isThen && name !== undefined ? { ...one, field: name, value: true } : one;
    },
  }));

/** "STAVKA on turn 8, last used on 6": whose last use it is says the headquarters that is named. */
const withLast = (tool: AskedTool<SheetData>): AskedTool<SheetData> =>
  withRenamed(tool, (reading) => {
    const hq = saidIn(reading, 'hq') ?? 'stavka';
    return { own: (one) => (one.field === 'last' ? { ...one, field: `${String(hq)}Last` } : one) };
  });

const terrainText = (value: string): Text =>
  text('fight.field', { name: text('movement.fields.terrain'), value: text(`movement.options.terrain.${value}`) });

/** "Two German corps by rail, they already moved three": the number is that of the nation that moves. */
const withUsed = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const used = reading.fields.find(({ field: name }) => name === 'used');
    const [nation, other] = new Set(items.flatMap(({ traits }) => traits.nation ?? []));
    if (used === undefined || other !== undefined) return tool.make(reading, items, data);
    const field = { ...used, field: MOVED[String(nation)] ?? 'used' };
    const rest = reading.fields.filter((one) => one !== used);
    // Whose the moves are is said by the nation alone.
    const isBare = ({ count, own }: Item): boolean => count === undefined && own.join() === 'nation';
    const made = tool.make(
      { ...reading, fields: [...rest, field] },
      items.filter((item) => !isBare(item)),
      data,
    );
    const { field: told, item: tell } = made ?? {};
    return made && told && tell
      ? {
          ...made,
          item: (item) => (isBare(item) ? nationText(item) : tell(item)),
          field: (one) => told(one === used ? field : one),
        }
      : made;
  },
});

/** Fields of a text that are those of every unit of a form: where it starts, how the place is where it arrives. */
const EACH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  strategic: { way: 'way', start: 'from', fromCountry: 'fromCountry', toCountry: 'toCountry', full: 'full' },
  reinforcements: {
    entry: 'place',
    city: 'place',
    held: 'held',
    foes: 'enemy',
    ownCorps: 'corps',
    ownDivisions: 'divisions',
    heavyThere: 'heavy',
  },
};
const withEach = (tool: AskedTool<SheetData>, labels: Readonly<Record<string, string>>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const said = reading.fields.filter(({ field: name }) => labels[name] !== undefined);
    const rest = { ...reading, fields: reading.fields.filter((one) => !said.includes(one)) };
    const made = tool.make(rest, items, data);
    const units = (made?.input.units ?? []) as readonly object[];
    if (!made || said.length === 0 || units.length === 0) return tool.make(reading, items, data);
    const own = Object.fromEntries(said.map(({ field: name, value }) => [labels[name] ?? name, value]));
    const labelOf = (name: string): string => `${tool.tool}.fields.${labels[name] ?? name}`;
    return {
      ...made,
      input: { ...made.input, units: units.map((unit) => ({ ...unit, ...own })) },
      field: (one) => {
        if (!said.includes(one)) return made.field?.(one) ?? text(`${tool.tool}.title`);
        const name = text(labelOf(one.field));
        if (typeof one.value === 'boolean') return one.value ? name : text('fight.no', { name });
        if (typeof one.value === 'number') return text('fight.field', { name, value: one.value });
        return text('fight.field', {
          name,
          value: text(`${labelOf(one.field).replace('.fields.', '.options.')}.${one.value}`),
        });
      },
      label: (name) => (labels[name] === undefined ? made.label?.(name) : undefined) ?? text(labelOf(name)),
      takes: [...(made.takes ?? []), ...Object.keys(labels)],
    };
  },
});

const CAN = /^(?:can|may|could|do|does|puede|pueden|puo|possono)$/;
/** "German corps by rail from Germany": a unit without a number is one, where the way of no other is told. */
const withLone = (tool: AskedTool<SheetData>, labels: Readonly<Record<string, string>>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const isUnit = ({ own }: Item): boolean => own.includes('nation') && (own.includes('kind') || own.includes('size'));
    const [lone, other] = items.filter((one) => isUnit(one) || one.count !== undefined);
    // "Can Russian corps go by rail into Germany" asks for the rule.
    const isRule = CAN.test(reading.tokens[0]?.folded ?? '') && lone?.article !== true;
    const isTold = !isRule && reading.fields.some(({ field: name }) => labels[name] !== undefined);
    if (!lone || other || lone.count !== undefined || !isTold) return tool.make(reading, items, data);
    const one: Item = { ...lone, count: 1 };
    const made = tool.make(
      reading,
      items.map((item) => (item === lone ? one : item)),
      data,
    );
    const { item: tell } = made ?? {};
    return made && tell ? { ...made, item: (item) => tell(item === lone ? one : item) } : made;
  },
});

const AND = /^(?:and|but|y|pero|e|ed|ma)$/;
const GONE =
  /^(?:moved|went|gone|railed|used|spent|made|shipped|carried|transported|movid[oa]s?|movieron|moví|movi|fueron|ido|usad[oa]s?|usaron|gastad[oa]s?|transportad[oa]s?|transporte|trasladad[oa]s?|viajado|viajaron|moss[oaie]|spostat[oaie]|trasportat[oaie]|usat[oaie]|spes[oaie]|consumat[oaie]|andat[oaie]|viaggiato|partit[oaie])$/;
const BEFORE_IT =
  /^(?:already|before|earlier|previously|i|we|have|ve|ya|antes|he|hemos|han|llevo|llevamos|gia|prima|ho|abbiamo|hanno|sono)$/;
/** Of units that a clause means still to move, or that it tells apart by it. */
const STILL =
  /^(?:that|which|who|que|che|can|may|could|puede|pueden|puedo|puo|possono|posso|to|more|another|mas|altri|altre|otros|not|no|non)$/;
/** "Ho già spostato tre tedeschi e due austriaci": those went by rail before, and are none that still move (11.3). */
const withMoved = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const { tokens } = reading;
    const places = [...tokens.keys()];
    const wordsOf = (from: number, to: number): readonly string[] =>
      tokens.slice(from, Math.max(from, to)).map(({ folded }) => folded);
    const hasMoved = (item: Item): boolean => {
      const { from, to } = clauseAround(tokens, firstOf(item));
      const verb = places.find((at) => at >= from && at < to && GONE.test(tokens[at]?.folded ?? ''));
      const words = wordsOf(from, to);
      return (
        item.count !== undefined &&
        !item.article &&
        MOVED[String(item.traits.nation)] !== undefined &&
        verb !== undefined &&
        // "Two corps by rail, and they already moved three": of others.
        !wordsOf(lastOf(item), verb).some((word) => AND.test(word)) &&
        words.some((word) => BEFORE_IT.test(word)) &&
        !words.some((word) => STILL.test(word))
      );
    };
    const moved = items.filter(hasMoved);
    if (moved.length === 0) return tool.make(reading, items, data);
    const fields = moved.map(({ traits, count = 0, tokens: own }): FieldRead => ({
      field: MOVED[String(traits.nation)] ?? '',
      value: count,
      side: 'attack',
      tokens: own,
    }));
    const rest = items.filter((item) => !moved.includes(item));
    const made = tool.make({ ...reading, fields: [...reading.fields, ...fields] }, rest, data);
    return (
      made && {
        ...made,
        item: (item) => {
          const field = fields[moved.indexOf(item)];
          return (field ? made.field?.(field) : made.item?.(item)) ?? text('strategic.title');
        },
      }
    );
  },
});

export const FORM_TOOLS: readonly AskedTool<SheetData>[] = FORMS.map((form) => {
  const tool = formTool<SheetData>(form);
  if (form.tool === 'concentric') return withRing(tool);
  if (form.tool === 'events') return withRolled(withTwoDice(tool));
  if (form.tool === 'withdrawals') return withEarlier(tool);
  if (form.tool === 'command') return withLast(tool);
  if (form.tool === 'movement') return withEntered(withLegs(tool, terrainText));
  if (form.tool === 'replacements') return withUnits(tool);
  if (form.tool === 'supply') return withHolder(withSource(tool));
  if (form.tool === 'reinforcements')
    return withLone(withEach(tool, EACH.reinforcements ?? {}), EACH.reinforcements ?? {});
  if (form.tool !== 'strategic') return tool;
  return withMoved(withLone(withEach(withUsed(tool), EACH.strategic ?? {}), EACH.strategic ?? {}));
});
