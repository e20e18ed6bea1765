import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { lexiconOf, placesOf, STATES } from '@/lib/games/when-eagles-fight/typed/lexicon';
import { BRUSILOV_SAID, gallipoli, notGallipoli, ODESSA } from '@/lib/games/when-eagles-fight/typed/campaign-words';
import { DIE, ROLLED_BY } from '@/lib/games/when-eagles-fight/typed/form-words';
import { CAME_UP } from '@/lib/games/when-eagles-fight/typed/told-words';
import { SHORT_BY_MAP } from '@/lib/games/when-eagles-fight/typed/count-words';
import { ELSEWHERE_COUNTED, PARTNERS } from '@/lib/games/when-eagles-fight/typed/stack-words';
import { FORM_TOOLS } from '@/lib/games/when-eagles-fight/typed/form-tools';
import { numberWord } from '@/lib/core/number-words';
import { areOpposed, fieldsBut, isAsked, saidIn, type AskedTool } from '@/lib/typed/asked';
import { ENTERED, MOVES, MOVING, STACKING, asks, choice, fell, field, filler } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { FieldRead } from '@/lib/typed/reading';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Tools of When Eagles Fight that a text names and fills in: a stack, the roll for ammunition. */

const say = sayIn('typed');
const turnText = (value: unknown): Text => text('attack.fact.turn', { turn: Number(value) });

const isUnit = ({ traits, count, own }: Item): boolean =>
  (traits.kind !== undefined || own.includes('nation')) && count !== undefined;

/** Germans who stand with Austro-Hungarians in other hexes (3.4). */
const GERMANS = {
  en: 'germans|german units|german corps|other germans|german counters',
  es: 'alemanes|unidades alemanas|cuerpos alemanes|fichas alemanas',
  it: 'tedeschi|unita tedesche|corpi tedeschi|pedine tedesche',
};
const ELSEWHERE: readonly Entry[] = [
  ...ELSEWHERE_COUNTED,
  asks(
    words(
      paired(
        GERMANS.en,
        paired(
          'in|are in|already in|are already in|stand in|already stand in|sit in|stacked in',
          'other mixed stacks|mixed stacks elsewhere|mixed stacks|mixed stacks on the map|other mixed stacks on the map|mixed hexes elsewhere|other mixed hexes|other hexes with austrians|mixed stacks already',
        ),
      ),
      paired(
        GERMANS.en,
        paired(
          'stack|are stacked|already stack|are already stacked|stand|are|stacked',
          'with austrians|with austrians elsewhere|with austrians on the map|with austro hungarians|with austro hungarians elsewhere',
        ),
      ),
      paired(
        paired('more|other|of my|', GERMANS.en),
        paired(
          'stacked with|are stacked with|with|mixed in with|are mixed in with|mixed with|already prop up|prop up|already stacked with',
          paired(
            'austrians|the austrians|austro hungarians|habsburg troops|habsburgs',
            'in other hexes|in other stacks|elsewhere|on the map|in other places|in another hex',
          ),
        ),
      ),
      paired(
        paired('|otros|de mis', words(GERMANS.es, paired('otros dos', 'alemanes'))),
        paired(
          'apilados con|estan apilados con|con|mezclados con|estan mezclados con|ya apuntalan a|apuntalan a|ya estan apilados con',
          paired(
            'austriacos|los austriacos|austrohungaros',
            'en otros hexes|en otros hexagonos|en otros sitios|en otra parte|en otras pilas|en otros lugares',
          ),
        ),
      ),
      paired(
        paired('|altri|dei miei', GERMANS.it),
        paired(
          'impilati con|sono impilati con|con|mescolati agli|sono mescolati agli|mescolati con|puntellano gia|puntellano gia gli|gia puntellano|sono gia impilati con',
          paired(
            'austriaci|gli austriaci|austroungarici',
            'in altri esagoni|in altre pile|altrove|da un altra parte|in altri posti|in un altro esagono',
          ),
        ),
      ),
      paired(
        GERMANS.en,
        'mixed elsewhere|already mixed elsewhere|are mixed elsewhere|are elsewhere|are already elsewhere|elsewhere already|stand elsewhere',
      ),
      paired(GERMANS.es, 'estan en otra parte|ya estan en otra parte|estan en otros sitios|ya estan en otros sitios'),
      paired(GERMANS.it, 'sono altrove|sono gia altrove|stanno altrove|sono da un altra parte'),
      paired(
        GERMANS.es,
        paired(
          'en|estan en|ya en|ya estan en|estan ya en|metidos en|repartidos en',
          'otras pilas mixtas|pilas mixtas|pilas mixtas en otros sitios|otros apilamientos mixtos|apilamientos mixtos|otros hexagonos mixtos|otras pilas con austriacos|pilas mixtas del mapa|otras pilas mixtas del mapa',
        ),
      ),
      paired(
        GERMANS.es,
        paired(
          'apilados|estan apilados|ya apilados|apiladas|estan apiladas|ya estan apiladas|ya estan apilados|se apilan',
          'con austriacos|con austrohungaros|con los austriacos',
        ),
      ),
      paired(
        GERMANS.it,
        paired(
          'in|sono in|gia in|sono gia in|stanno in',
          'altre pile miste|pile miste|pile miste altrove|altri impilamenti misti|impilamenti misti|altri esagoni misti|altre pile con austriaci|altre pile miste sulla mappa',
        ),
      ),
      paired(
        GERMANS.it,
        paired(
          'impilati|sono impilati|gia impilati|impilate|sono impilate|sono gia impilate|sono gia impilati|si impilano',
          'con austriaci|con austroungarici|con gli austriaci',
        ),
      ),
    ),
    'elsewhere',
    0,
    12,
    { before: true },
  ),
  // "Otros dos alemanes": those that come on top of who is in the hex.
  ...[1, 2, 3, 4].map((n) =>
    field(
      words(
        paired(
          paired('tengo otros|otros|ya tengo otros', words(String(n), numberWord(n, 'es'))),
          paired(
            GERMANS.es,
            paired(
              'apilados con|mezclados con|estan mezclados con|estan apilados con|con',
              paired(
                'austriacos|los austriacos',
                'en otros hexes|en otros hexagonos|en otros sitios|en otra parte|en otras pilas',
              ),
            ),
          ),
        ),
        paired(
          paired('ho altri|altri|ho gia altri', words(String(n), numberWord(n, 'it'))),
          paired(
            GERMANS.it,
            paired(
              'impilati con|mescolati agli|sono mescolati agli|sono impilati con|con',
              paired('austriaci|gli austriaci', 'in altri esagoni|altrove|da un altra parte|in altre pile'),
            ),
          ),
        ),
      ),
      'elsewhere',
      n,
    ),
  ),
  filler(
    'i have|i ve got|i ve|tengo|ho|elsewhere on the map|elsewhere|on the rest of the map|in the rest of the map|there are already|there are|en el resto del mapa|en otra parte del mapa|en otros sitios|en otros lugares|en otras partes|ya hay|altrove sulla mappa|altrove|nel resto della mappa|in altri punti della mappa|ci sono gia',
  ),
];

const PARTNER_FIELDS = ['germans', 'austroHungarians'];
const isPartner = ({ field: name }: FieldRead): boolean => PARTNER_FIELDS.includes(name);
const STACKING_FIELDS = ['turn', 'target', 'country', 'elsewhere'];

/** "Stack three German corps and a Russian division": whoever is named is in the hex. */
const stacking: AskedTool<SheetData> = {
  tool: 'stacking',
  words:
    `${STACKING}|` +
    'share a hex|share the hex|same hex|in one hex|in the same hex|en un hexagono|en el mismo hexagono|' +
    'nello stesso esagono|entrano in un esagono',
  also: ENTERED,
  entries: [...PARTNERS, ...MOVING, ...ELSEWHERE],
  grammar: { states: [...STATES, ...MOVES], joins: MOVES },
  make(reading, items, data) {
    const isThere = (item: Item): boolean => item.traits.leaves !== true && (item.own.includes('kind') || isUnit(item));
    const units = items.filter(isThere);
    const areBoth = [true, undefined].every((arrives) => units.some(({ traits }) => traits.arrives === arrives));
    if (!units.some(isUnit) || areOpposed(units, lexiconOf(data)) || !(areBoth || isAsked(reading))) return undefined;
    const turn = saidIn(reading, 'turn');
    const hex = saidIn(reading, 'target');
    const country = saidIn(reading, 'country');
    const elsewhere = saidIn(reading, 'elsewhere');
    // Of partners the form asks for their Germans first: without these nobody knows who is in their hex.
    const partners = saidIn(reading, 'germans') === undefined ? [] : reading.fields.filter(isPartner);
    const taken = [...STACKING_FIELDS, ...partners.map(({ field: name }) => name)];
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
        ...(elsewhere === undefined ? {} : { elsewhere }),
        ...(partners.length === 0
          ? {}
          : { partners: [Object.fromEntries(partners.map(({ field: name, value }) => [name, value]))] }),
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
            : name === 'turn'
              ? turnText(value)
              : say('field', { name: text(`stacking.fields.${name}`), value: Number(value) }),
      label: (name) => text(name === 'turn' ? 'turn.fields.turn' : `stacking.fields.${name}`),
      takes: taken,
      unused: [...fieldsBut(reading, ...taken), ...items.filter((item) => !units.includes(item))],
    };
  },
};

/** Where a Russian unit stands that may be short of ammunition (9.11). */
const WHERE = choice('place', {
  petrograd: words(
    'petrograd|petrogrado|pietrogrado|san pietroburgo|san petersburgo|st petersburg|saint petersburg|the tsar s capital|tsar s capital|the russian capital|la capital del zar|la capital rusa|nella capitale dello zar|la capitale dello zar|la capitale russa',
    paired(
      'the tsar s capital|the capital|la capital del zar|la capital|nella capitale dello zar|la capitale dello zar|nella capitale',
      ', petrograd|, petrogrado|, pietrogrado',
    ),
  ),
  fortress: words(
    paired(
      'in|inside|holds',
      'a fortress|an intact fortress|a russian fortress|its fortress|an intact russian fortress|the fortress',
    ),
    paired(
      'en|dentro de',
      'una fortaleza|una fortaleza intacta|una fortaleza rusa|su fortaleza|la fortaleza|una fortaleza rusa intacta',
    ),
    paired('in|dentro', 'una fortezza|una fortezza intatta|una fortezza russa|una fortezza russa intatta|la fortezza'),
    'nella fortezza|nella sua fortezza',
  ),
  'russian-city':
    'in a russian city|in a city of russia|in a city of russia proper|in a city in russia|in a city in russia proper|en una ciudad rusa|en una ciudad de rusia|en una ciudad de la rusia propia|in una citta russa|in una citta della russia|in una citta della russia propria',
  'polish-city':
    'in a polish city|in a city of poland|in a city of russian poland|in a city in poland|en una ciudad polaca|en una ciudad de polonia|en una ciudad de la polonia rusa|in una citta polacca|in una citta della polonia|in una citta della polonia russa',
});

const UNDER_STAVKA = words(
  paired(
    'stavka|the stavka|la stavka|el stavka|lo stavka|the russian headquarters|the russian hq|el cuartel general ruso|il quartier generale russo',
    'is in its hex|is in the same hex|is adjacent|is next to it|sits right beside it|is right beside it|is beside it|sits next to it|esta en su hex|esta en su hexagono|esta al lado|esta adyacente|esta junto a el|e nel suo esagono|e accanto|e adiacente|e vicino|sta accanto',
  ),
  paired(
    'tiene al lado|tiene cerca|tiene adyacente|ha vicino|ha accanto|has next to it|has beside it',
    paired(
      'el cuartel general ruso|la stavka|el stavka|il quartier generale russo|lo stavka|the russian headquarters|the stavka|stavka',
      '|, adyacente|, adiacente',
    ),
  ),
  paired('the corps is|it is|it s|the unit is', paired('under|next to|beside|adjacent to', 'stavka|the stavka')),
  paired(
    'next to|beside|near|under|with|adjacent to|by|stacked with|in the hex of|in the same hex as|within reach of|in reach of|in range of|within range of',
    'stavka|the stavka|russian hq|the russian hq|the russian headquarters',
  ),
  paired('within|in|inside', 'stavka s range|the stavka s range|stavka s reach|the stavka s reach|stavka range'),
  paired(
    'junto a|junto al|al lado de|al lado del|cerca de|cerca del|bajo|con|al alcance de|al alcance del|adyacente a|adyacente al|en el hexagono de|en el hex de|apilado con',
    'stavka|la stavka|el stavka|cuartel general ruso|el cuartel general ruso',
  ),
  paired(
    'accanto a|accanto alla|accanto allo|vicino a|vicino alla|vicino allo|sotto|con|adiacente a|adiacente alla|adiacente allo|a portata di|a portata della|a portata dello|alla portata della|alla portata dello|nel raggio della|nel raggio dello|nell esagono della|nell esagono dello|presso|presso la',
    'stavka|la stavka|lo stavka|quartier generale russo|il quartier generale russo',
  ),
);

const UNIT_FIELDS = ['place', 'stavka'];
const AMMUNITION = ['turn', 'die', 'eligible', 'number', 'eventH', 'odessa', 'brusilov'];
/** Kinds of units that the list of the shortage has (9.11). */
const SHORT_KINDS: readonly unknown[] = ['infantry', 'cavalry'];
const isShort = ({ traits, own }: Item): boolean =>
  own.includes('kind') && traits.nation === 'russian' && SHORT_KINDS.includes(traits.kind);

/** "Ammo shortage turn 6", "may a Russian corps next to the STAVKA get an ammunition marker". */
const ammunition: AskedTool<SheetData> = {
  tool: 'ammunition',
  words:
    'shortage|escasez|carenza|penuria|ammo|ammunition|ammo shortage|ammunition shortage|short of ammunition|short of ammo|short of shells|low on ammo|out of ammo|run short of ammunition|suffer from ammunition shortage|russian ammo|russian ammunition|russian ammunition shortage|' +
    'ammunition marker|ammunition markers|ammo marker|ammo markers|shortage marker|marcador de municion|marcadores de municion|marcador de escasez|segnalino munizioni|segnalini munizioni|segnalino di munizioni|segnalino di penuria|' +
    'shell shortage|municion|municiones|escasez de municion|escasez de municiones|falta de municion|escasas de municion|escasos de municion|sin municion|municion rusa|munizioni|munizione|penuria di munizioni|a corto di munizioni|senza munizioni|' +
    'carenza di munizioni|scarsita di munizioni',
  entries: [
    ...CAME_UP,
    asks(DIE, 'die', 1, 6),
    ...fell(6),
    asks(ROLLED_BY, 'die', 1, 6, { optional: true }),
    gallipoli('eventH'),
    notGallipoli('eventH'),
    field(
      'event h|evento h|suceso h|gallipoli victory|gallipoli in force|gallipoli vigente|gallipoli in vigore|galipoli vigente|gallipoli|galipoli|lo de gallipoli|lo de galipoli|la victoria de galipoli|victoria de galipoli|vittoria di gallipoli',
      'eventH',
      true,
    ),
    ...ODESSA,
    ...BRUSILOV_SAID,
    asks(
      inRow(
        'units|russian units|corps|russian corps|counters|eligible units|unidades|unidades rusas|cuerpos|cuerpos rusos|fichas rusas|unita|unita russe|corpi russi|pedine russe',
        'can be marked|that can be marked|may be marked|that may be marked|eligible|that are eligible|that can get a marker|to be marked|se pueden marcar|que se pueden marcar|pueden marcarse|que pueden marcarse|por marcar|marcables|elegibles|si possono segnare|che si possono segnare|segnabili|da segnare|che possono ricevere il segnalino',
      ),
      'eligible',
      0,
      99,
      { before: true, optional: true },
    ),
    SHORT_BY_MAP,
    ...WHERE,
    field(UNDER_STAVKA, 'stavka', true),
    filler(
      'guarding|guards|guardando|guarda|guardia de|custodia|a guardia di|presidia|suffer|suffers|suffer from|are|run|sufren|sufre|padecen|andan|soffrono|soffre|patiscono|units|unit|unidades|unidad|unita|for ammo|for ammunition|for the ammo|para la municion|de municion|per le munizioni|delle munizioni|' +
        'receive|receives|get|gets|take|recibir|recibe|llevar|tener|ricevere|riceve|avere|stands|sits|it sits|it stands|they are|it s|corps is|the corps|se encuentra|esta|lo tengo metido|lo tengo|metido|metida|sta|si trova|l ho messo|l ho messa|messo|messa|in|inside|at|en|dentro|a|intact|intacta|intatta',
    ),
  ],
  make(reading, items) {
    const turn = saidIn(reading, 'turn');
    const shorts = items.filter(isShort);
    // "A Russian corps …, the corps is under the STAVKA": who is told of once more is no other.
    const counted = shorts.filter(({ count }) => count !== undefined);
    const units = counted.length > 0 ? counted : shorts;
    if (turn === undefined && units.length === 0) return undefined;
    const said = reading.fields.filter(({ field: name }) => AMMUNITION.includes(name));
    const ofUnits = units.length === 0 ? [] : reading.fields.filter(({ field: name }) => UNIT_FIELDS.includes(name));
    const labelOf = (name: string): Text =>
      name === 'turn'
        ? text('turn.fields.turn')
        : name === 'brusilov'
          ? text('campaign.fields.brusilov')
          : text(`ammunition.fields.${name}`);
    return {
      input: {
        ...Object.fromEntries(said.map(({ field: name, value }) => [name, value])),
        ...(units.length === 0
          ? {}
          : {
              units: units.flatMap(({ count, traits }) =>
                Array.from({ length: count ?? 1 }, () => ({
                  kind: traits.kind,
                  ...(traits.supply === 'out' ? { outOfSupply: true } : {}),
                  ...Object.fromEntries(ofUnits.map(({ field: name, value }) => [name, value])),
                })),
              ),
            }),
      },
      item: ({ count, traits }) =>
        say('guns', { n: count ?? 1, unit: text(`unit.counter.russian.${String(traits.kind ?? 'infantry')}`) }),
      field: ({ field: name, value }) =>
        name === 'turn'
          ? turnText(value)
          : typeof value === 'boolean'
            ? value
              ? labelOf(name)
              : text('fight.no', { name: labelOf(name) })
            : name === 'place'
              ? text('fight.field', { name: labelOf(name), value: text(`ammunition.options.place.${String(value)}`) })
              : say('field', { name: labelOf(name), value: Number(value) }),
      label: labelOf,
      takes: [...AMMUNITION, ...UNIT_FIELDS],
      unused: [
        ...fieldsBut(reading, ...AMMUNITION, ...ofUnits.map(({ field: name }) => name)),
        ...items.filter((item) => !shorts.includes(item) && !isWho(item)),
      ],
    };
  },
};

/** "Russian units": who is short of ammunition, and nobody in particular. */
const isWho = ({ own, traits }: Item): boolean =>
  traits.nation === 'russian' && own.every((name) => name === 'nation' || name === 'ammo');

export const ASKED_TOOLS: readonly AskedTool<SheetData>[] = [stacking, ammunition, ...FORM_TOOLS];
