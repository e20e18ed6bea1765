import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { lexiconOf, placesOf, STATES } from '@/lib/games/when-eagles-fight/typed/lexicon';
import { DIE, FORM_TOOLS, ODESSA } from '@/lib/games/when-eagles-fight/typed/forms';
import { areOpposed, fieldsBut, isAsked, saidIn, type AskedTool } from '@/lib/typed/asked';
import { ENTERED, MOVES, MOVING, STACKING, asks, fell, field } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import { paired } from '@/lib/typed/table-words';

/* Tools of When Eagles Fight that a text names and fills in: a stack, the roll for ammunition. */

const say = sayIn('typed');
const turnText = (value: unknown): Text => text('attack.fact.turn', { turn: Number(value) });

const isUnit = ({ traits, count, own }: Item): boolean =>
  (traits.kind !== undefined || own.includes('nation')) && count !== undefined;

/** "Stack three German corps and a Russian division": whoever is named is in the hex. */
const stacking: AskedTool<SheetData> = {
  tool: 'stacking',
  words:
    `${STACKING}|` +
    'share a hex|share the hex|same hex|in one hex|in the same hex|en un hexagono|en el mismo hexagono|' +
    'nello stesso esagono|entrano in un esagono',
  also: ENTERED,
  entries: MOVING,
  grammar: { states: [...STATES, ...MOVES], joins: MOVES },
  make(reading, items, data) {
    const isThere = (item: Item): boolean => item.traits.leaves !== true && (item.own.includes('kind') || isUnit(item));
    const units = items.filter(isThere);
    const areBoth = [true, undefined].every((arrives) => units.some(({ traits }) => traits.arrives === arrives));
    if (!units.some(isUnit) || areOpposed(units, lexiconOf(data)) || !(areBoth || isAsked(reading))) return undefined;
    const turn = saidIn(reading, 'turn');
    const hex = saidIn(reading, 'target');
    const country = saidIn(reading, 'country');
    const place = placesOf(data).find(({ target }) => target === hex);
    return {
      input: {
        ...(hex === undefined ? {} : { hex }),
        ...(place?.country === undefined ? {} : { country: place.country }),
        ...(country === undefined ? {} : { country }),
        units: units.flatMap(({ count, traits: { name, nation, kind, size } }) =>
          Array.from({ length: count ?? 1 }, () => ({
            ...(name === undefined ? {} : { name }),
            ...(nation === undefined ? {} : { nation }),
            ...(kind === undefined ? {} : { kind }),
            ...(size === undefined ? {} : { size }),
          })),
        ),
        ...(turn === undefined ? {} : { turn }),
      },
      faults: units.every(({ traits }) => traits.nation !== undefined) ? [] : [say('fault.nation')],
      item: ({ count, traits }) =>
        traits.nation === undefined
          ? say('unnamed', { n: count ?? 1 })
          : say('guns', {
              n: count ?? 1,
              unit: text(`unit.counter.${String(traits.nation)}.${String(traits.kind ?? 'infantry')}`),
            }),
      field: ({ field: name, value }) =>
        name === 'target'
          ? place
            ? say('place', { name: place.name, hex: place.target })
            : say('hex', { hex: String(value) })
          : name === 'country'
            ? say('field', {
                name: text('attack.fields.country'),
                value: text(`attack.options.country.${String(value)}`),
              })
            : turnText(value),
      label: () => text('turn.fields.turn'),
      takes: ['turn', 'target', 'country'],
      unused: [...fieldsBut(reading, 'turn', 'target', 'country'), ...items.filter((item) => !units.includes(item))],
    };
  },
};

/** "L'evento di Gallipoli è in vigore". */
const GALLIPOLI = paired(
  'gallipoli event|event of gallipoli|evento de galipoli|suceso de galipoli|evento di gallipoli',
  'in force|is in force|en vigor|esta en vigor|in vigore|e in vigore',
);

/** "Ammo shortage turn 6". */
const ammunition: AskedTool<SheetData> = {
  tool: 'ammunition',
  words:
    'shortage|escasez|carenza|ammo|ammunition|ammo shortage|ammunition shortage|russian ammo|russian ammunition|russian ammunition shortage|' +
    'shell shortage|municion|escasez de municion|falta de municion|municion rusa|munizioni|penuria di munizioni|' +
    'carenza di munizioni|scarsita di munizioni',
  entries: [
    asks(DIE, 'die', 1, 6),
    fell(6),
    field(
      `${GALLIPOLI}|event h|evento h|suceso h|gallipoli victory|gallipoli in force|gallipoli vigente|gallipoli in vigore|galipoli vigente|gallipoli|galipoli|lo de gallipoli|lo de galipoli|la victoria de galipoli|victoria de galipoli|vittoria di gallipoli`,
      'eventH',
      true,
    ),
    ...ODESSA,
  ],
  make(reading, items) {
    const turn = saidIn(reading, 'turn');
    const die = saidIn(reading, 'die');
    const odessa = saidIn(reading, 'odessa');
    if (turn === undefined) return undefined;
    return {
      input: {
        turn,
        ...(die === undefined ? {} : { die }),
        ...(saidIn(reading, 'eventH') === true ? { eventH: true } : {}),
        ...(odessa === undefined ? {} : { odessa }),
      },
      field: ({ field, value }) =>
        field === 'eventH' || field === 'odessa'
          ? value === false
            ? text('fight.no', { name: text(`ammunition.fields.${field}`) })
            : text(`ammunition.fields.${field}`)
          : field === 'turn'
            ? turnText(value)
            : say('field', { name: text('attack.fields.die'), value: Number(value) }),
      label: (field) => (field === 'turn' ? text('turn.fields.turn') : text(`attack.fields.${field}`)),
      takes: ['turn', 'die', 'eventH', 'odessa'],
      unused: [
        ...fieldsBut(reading, 'turn', 'die', 'eventH', 'odessa'),
        ...items.filter(({ own, traits }) => traits.nation !== 'russian' || own.join() !== 'nation'),
      ],
    };
  },
};

export const ASKED_TOOLS: readonly AskedTool<SheetData>[] = [stacking, ammunition, ...FORM_TOOLS];
