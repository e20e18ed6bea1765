import { text, type Text } from '@/lib/calc/evaluation';
import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { sayIn } from '@/lib/calc/ledger';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { withNumbers } from '@/lib/games/paths-of-glory/typed/armies';
import {
  AT_FORT,
  ATTACK_MARKER,
  OBEROST,
  played,
  TREATY,
  TSAR_FELL,
  unplayed,
} from '@/lib/games/paths-of-glory/typed/card-words';
import { ACTIVATION_WORDS } from '@/lib/games/paths-of-glory/typed/activation-words';
import { die, FORM_TOOLS, TURNS } from '@/lib/games/paths-of-glory/typed/forms';
import { spaceOf } from '@/lib/games/paths-of-glory/catalogue';
import { BESIEGEABLE, LOSABLE, POOLS } from '@/lib/games/paths-of-glory/replacements/losses';
import { FAILED, SR_BEFORE } from '@/lib/games/paths-of-glory/typed/round-words';
import {
  FALLS,
  FORT_FACTOR,
  FORT_LED,
  FORT_RATED,
  NOT_SUPPLIED,
  OCCUPIED,
  ROUND_FORT,
  SIEGE_DIE,
  SIEGE_TURNS,
  STATUS,
  TURNS_AHEAD,
} from '@/lib/games/paths-of-glory/typed/siege-words';
import { BEACHHEADS, POSITION, SIDE_FIELDS, SIDE_HOLDS, sideHeld } from '@/lib/games/paths-of-glory/typed/supply-words';
import { REPLACEMENT_WORDS } from '@/lib/games/paths-of-glory/typed/replacement-words';
import { STACK_WORDS } from '@/lib/games/paths-of-glory/typed/stack-words';
import { ENTRENCH_WORDS } from '@/lib/games/paths-of-glory/typed/trench-words';
import { lexiconOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { faceOf, groupOf, named, spaceText, type Named } from '@/lib/games/paths-of-glory/typed/units';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';
import { areOpposed, fieldsBut, isAsked, saidIn, type AskedCase, type AskedTool } from '@/lib/typed/asked';
import {
  ENTERED,
  MOVES,
  MOVING,
  STACKING,
  asks,
  choice,
  counted,
  fell,
  field,
  filler,
  numberIn,
  trait,
  withArrivals,
  withFields,
} from '@/lib/typed/form';
import { heldIn, HOLDING } from '@/lib/typed/control';
import type { Item } from '@/lib/typed/items';
import type { Entry } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { areAllies } from '@/lib/typed/parts';
import { alternatives, inRow, paired } from '@/lib/typed/phrases';
import { NO_TRENCH, STATES, words } from '@/lib/typed/table-words';
import { firstOf } from '@/lib/typed/tokens';

/* Tools of Paths of Glory that a text names and fills in: a siege, a stack, the supply of a space. */

const say = sayIn('typed');

const BESIEGERS = ['germany', 'austria-hungary', 'russia'];

const countOf = (items: readonly Item[], kind: string): number =>
  items.filter(({ traits }) => traits.kind === kind).reduce((sum, { count }) => sum + (count ?? 1), 0);

/** Fields of one tool alone, by their names in its form. */
const LABELS: Readonly<Record<string, string>> = {
  turn: 'siege.fields.turn',
  turns: 'siege.fields.turns',
  level: 'entrench.fields.level',
  ops: 'activation.fields.ops',
  points: 'sr.fields.points',
};

/** How the words of units and fields are told, and what of them is no use. */
function toldOf(units: readonly Named[], data: PogData): Required<Pick<AskedCase, 'item' | 'field' | 'label'>> {
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

/** What a siege takes from a text besides its units. */
const TAKEN = ['space', 'fort', 'turn', 'turns', 'die', 'oberost', 'supplied', 'occupied', 'warStatus'];
/** … of which these are a case of it where nobody says which fort it is. */
const TELLING = ['die', 'turn', 'turns', 'supplied', 'occupied', 'warStatus'];

/** "Siege of Verdun", "asedio de un fuerte de factor 2 en agosto de 1914". */
const siege: AskedTool<PogData> = {
  tool: 'siege',
  words:
    `${NOT_SUPPLIED}|${FALLS}|` +
    'siege|sieges|siege of|siege of a fort|siege of the fort|siege fort|besiege|besieges|besieged|besieging|' +
    'asedio|asediar|asedia|asedian|asediado|asediando|sitio de|sitio a|cercado|cercada|cercar|cerca a|cercan|sitiar|sitia|sitian|sitiamos|asediamos|sitiando|assediamo|assediando|assedio|assediare|assedia|assediano|assediato',
  also: `${OBEROST}|${AT_FORT}`,
  entries: [
    ...TURNS,
    ...FORT_RATED,
    FORT_LED,
    FORT_FACTOR,
    SIEGE_DIE,
    TURNS_AHEAD,
    SIEGE_TURNS,
    OCCUPIED,
    STATUS,
    ROUND_FORT,
    field(`${OBEROST}|with oberost|con oberost`, 'oberost', true),
    filler(AT_FORT),
    field(NOT_SUPPLIED, 'supplied', false),
    field(
      'oberost|oberost played|oberost has been played|se ha jugado oberost|oberost jugado|oberost giocata|e stata giocata oberost',
      'oberost',
      true,
    ),
    die,
    fell(6),
    filler(
      'left outside the fort|left outside|outside the fort|lo rodea|lo rodean|la rodea|frente al fuerte|frente a la fortaleza|lo circonda|lo circondano|round it|around it|around|alrededor|intorno|tutto intorno|surrender|for the surrender|en la rendicion|rendicion|para la rendicion|per la resa|la resa|resa|besieging force|the besieging force|fuerza sitiadora|la fuerza de asedio|forza d assedio|la forza d assedio|lo tiene accerchiato|accerchiato|accerchiata|cercado|lo tiene cercado|has it encircled|encircles it|ancora|aun|todavia|still|russian fort|fuerte ruso|forte russo|french fort|fuerte frances|forte francese|german fort|fuerte aleman|forte tedesco|ante|before|in front of|davanti a|davanti al',
    ),
  ],
  make(reading, all, data) {
    const lexicon = lexiconOf(data);
    const besieger = all.map(({ traits }) => traits.nation).find((one) => one !== undefined);
    // "Siege of Verdun, two German armies and a French army": the besieged do not besiege (15.2.1).
    const isBesieger = ({ traits }: Item): boolean =>
      traits.nation === undefined || areAllies(traits.nation, besieger, lexicon);
    const items = all.filter(isBesieger);
    const space = saidIn(reading, 'space');
    const fort = saidIn(reading, 'fort');
    const value = typeof fort === 'number' ? fort : undefined;
    const at = saidIn(reading, 'turn');
    const rolled = saidIn(reading, 'die');
    const over = numberIn(reading, 'turns');
    const status = numberIn(reading, 'warStatus');
    // "Siege of a fort by one army, I threw a six": which fort it is may stay as the form has it.
    const isTold =
      TELLING.some((name) => saidIn(reading, name) !== undefined) &&
      items.some(({ traits }) => traits.kind !== undefined);
    if (space === undefined && value === undefined && !isTold) return undefined;
    const units = items.map((item) => named(item, data));
    const counted = items.some(({ traits }) => traits.kind !== undefined);
    const told = toldOf(units, data);
    return {
      input: {
        ...(space === undefined ? {} : { space }),
        ...(value === undefined ? {} : { value }),
        ...(at === undefined ? {} : { turn: at }),
        ...(over === undefined ? {} : { turns: over }),
        ...(rolled === undefined ? {} : { die: rolled }),
        ...(saidIn(reading, 'oberost') === true ? { oberost: true } : {}),
        ...(saidIn(reading, 'supplied') === false ? { supplied: false } : {}),
        ...(saidIn(reading, 'occupied') === true ? { occupied: true } : {}),
        ...(status === undefined ? {} : { warStatus: status }),
        ...(counted ? { armies: countOf(items, 'army'), corps: countOf(items, 'corps') } : {}),
        ...(besieger === undefined ? {} : { besieger: BESIEGERS.includes(String(besieger)) ? besieger : 'other' }),
      },
      ...told,
      field: (one) =>
        one.field === 'oberost' || one.field === 'occupied'
          ? text(`siege.fields.${one.field}`)
          : one.field === 'warStatus'
            ? text('fight.field', { name: text('siege.fields.warStatus'), value: Number(one.value) })
            : one.field === 'supplied'
              ? text('fight.no', { name: text('siege.fields.supplied') })
              : told.field(one),
      takes: TAKEN,
      unused: [...fieldsBut(reading, ...TAKEN), ...all.filter((item) => !isBesieger(item))],
    };
  },
};

/** What the form of a stack asks besides its units and its space. */
const STACK_FLAGS = ['brestLitovsk', 'attackMarker'];

/** "Stack three German corps in Metz": whoever is named is there already. */
const stacking: AskedTool<PogData> = {
  tool: 'stacking',
  words:
    `${STACKING}|` +
    'share a space|share the space|metterci|puedo meter otro|quiero meter|quiero poner|voglio mettere|' +
    'end its move|ends its move|end their move|end its movement|end their movement|end movement|ends movement|terminar su movimiento|terminar el movimiento|' +
    'termina su movimiento|terminan su movimiento|acabar su movimiento|acaba su movimiento|finire il movimento|finire il suo movimento|finisce il movimento|finiscono il movimento|terminare il movimento|' +
    'i want to put|want to put|en la misma casilla|in the same space|en el mismo espacio|' +
    'nello stesso spazio',
  also: `${ENTERED}|arrives|arrive|joins|llega|llegan|se une|se unen|arriva|arrivano|si unisce|si uniscono`,
  entries: [
    field(TREATY, 'brestLitovsk', true),
    field(ATTACK_MARKER, 'attackMarker', true),
    ...MOVING,
    filler('there|here|already|alli|aqui|ya|gia|qui|la'),
  ],
  grammar: { states: ['face', ...MOVES], joins: MOVES, there: true },
  make(reading, all, data) {
    const items = withArrivals(
      reading,
      all.filter(({ traits }) => traits.leaves !== true),
    );
    const isCounted = items.some(
      ({ count, article, traits }) => count !== undefined && !article && traits.kind !== undefined,
    );
    // "Two corps come in": alone they stack with nobody.
    const areBoth = [true, undefined].every((arrives) => items.some(({ traits }) => traits.arrives === arrives));
    // "Can a Russian corps stack with a British corps"
    const areNamed =
      isAsked(reading) &&
      items.filter(({ traits }) => traits.kind !== undefined && traits.nation !== undefined).length > 1;
    if (!(isCounted || areNamed) || areOpposed(items, lexiconOf(data)) || !(areBoth || isAsked(reading)))
      return undefined;
    const units = items.map((item) => named(item, data));
    const space = saidIn(reading, 'space');
    const told = unitsTold(units, data);
    return {
      input: {
        present: units.filter(({ item }) => item.traits.arrives !== true).map(groupOf),
        arriving: units.filter(({ item }) => item.traits.arrives === true).map(groupOf),
        ...(space === undefined ? {} : { space }),
        ...Object.fromEntries(STACK_FLAGS.filter((name) => saidIn(reading, name) === true).map((name) => [name, true])),
      },
      ...told,
      takes: ['space', ...STACK_FLAGS],
      field: (one) => (STACK_FLAGS.includes(one.field) ? text(`stacking.fields.${one.field}`) : told.field(one)),
      unused: [...fieldsBut(reading, 'space', ...STACK_FLAGS), ...all.filter(({ traits }) => traits.leaves === true)],
    };
  },
};

/** Before the place where somebody stands. */
const IN = /^(?:in|at|en)$/;
/** … and in Italian a word that means "to" as well. */
const AT = /^(?:in|at|en|a|ad)$/;
const FROM = /^(?:from|de|desde|da)$/;
/** … also as it is drawn: "Dijon -> Amiens". */
const ARROWS = '->|=>|→|>';
const TO = /^(?:to|a|ad|hasta|->|=>|→|>)$/;

/** "2nd", "2.º": what is written behind the number of an army. */
const ENDING = /(?<=^\d+)\D.*$/;

/** "Supply in Kars", "is the Russian army in Warsaw in supply": on the board as the game begins. */
const supply: AskedTool<PogData> = {
  tool: 'supply',
  words:
    'supply|in supply|out of supply|unsupplied|fuera de suministro|sin suministro|desabastecido|fuori rifornimento|senza rifornimento|supplied|supply of|supply for|supply line|supply line of|suministro|en suministro|con suministro|' +
    'suministrado|suministrada|linea de suministro|abastecimiento|abastecido|abastecida|abastecidos|rifornimento|' +
    'in rifornimento|rifornito|rifornita|riforniti|linea di rifornimento|abastecidas|suministrados|suministradas|rifornite|' +
    inRow(
      'trace|traces|tracing|trazar|traza|trazan|tracciare|traccia|tracciano',
      '|a|any|its|una|su|la',
      'line|supply line|line of supply|supply|linea|linea de suministro|suministro|linea di rifornimento|rifornimento|rifornimenti',
    ),
  entries: [...SIDE_HOLDS, POSITION, HOLDING, ...BEACHHEADS],
  make(reading, all, data) {
    const lexicon = lexiconOf(data);
    const held = heldIn(reading, all, ['space', 'from'], lexicon);
    const whole = held ? undefined : sideHeld(reading);
    const items = all.filter((item) => item !== held?.holder);
    const [here, ...elsewhere] = reading.fields
      .filter(
        (one) =>
          (one.field === 'space' || one.field === 'from') && ![held, whole].some((some) => some?.places.includes(one)),
      )
      .toSorted((a, b) => firstOf(a) - firstOf(b));
    // "A corps from Marseilles to Salonika, which are in supply": they are on their way.
    const wordBefore = (one: FieldRead | undefined): string =>
      reading.tokens[one ? firstOf(one) - 1 : -1]?.folded ?? '';
    const isLeft = (one: FieldRead): boolean => one.field === 'from' && !AT.test(wordBefore(one));
    const isMoved =
      elsewhere.length > 0 &&
      (reading.fields.some(isLeft) || (FROM.test(wordBefore(here)) && TO.test(wordBefore(elsewhere[0]))));
    const beachhead = saidIn(reading, 'beachhead');
    const landed = beachhead === undefined ? {} : { beachhead };
    if (isMoved) return undefined;
    // "Is the MEF in supply, the beachhead is at Gallipoli": where it stands nobody says.
    if (here === undefined)
      return beachhead === undefined
        ? undefined
        : {
            input: landed,
            field: (one) => beachheadText(one),
            takes: ['beachhead'],
            unused: [...fieldsBut(reading, 'beachhead'), ...items],
          };
    const space = here.value;
    // "The German army in Cambrai, if the French hold Sedan": who is named at another place does not stand here.
    const end = Math.min(...elsewhere.map((one) => firstOf(one)));
    const [first] = items.toSorted((a, b) => firstOf(a) - firstOf(b));
    const isThere = (item: Item): boolean =>
      item.own.includes('kind') && firstOf(item) < end && areAllies(item.traits.nation, first?.traits.nation, lexicon);
    const units = items.filter(isThere).map((item) => named(item, data));
    // "The German 2nd army in Koblenz": the counter that stands there as the game begins.
    const [own, other] = units;
    const set = data.setups[0]?.units.find(
      (one) =>
        other === undefined &&
        own?.item.traits.which !== undefined &&
        one.space === space &&
        one.type === own.type?.id &&
        one.designation === String(own.item.traits.which).replace(ENDING, ''),
    );
    const counters = units.flatMap(({ item, type }) =>
      type ? Array.from({ length: item.count ?? 1 }, () => ({ type: type.id, face: faceOf(item) })) : [],
    );
    const told = toldOf(units, data);
    return {
      input: {
        ...landed,
        focus: set ? `${set.space}/${set.type}/${String(set.designation)}` : space,
        ...(counters.length > 0 && !set ? { units: { [String(space)]: counters } } : {}),
        ...(held
          ? {
              control: Object.fromEntries(
                held.places.map(({ value }) => [value, lexicon.alliances?.[String(held.nation)]]),
              ),
            }
          : {}),
        ...(whole ? { control: Object.fromEntries(whole.places.map(({ value }) => [value, whole.side])) } : {}),
      },
      faults: units.flatMap(({ fault }) => fault ?? []).slice(0, 1),
      ...told,
      item: (item) => (item === held?.holder ? text('supply.fields.control') : told.item(item)),
      field: (one) =>
        one.field === 'beachhead'
          ? beachheadText(one)
          : SIDE_FIELDS.includes(one.field)
            ? text('supply.fields.control')
            : told.field(one),
      takes: ['space', 'from', 'beachhead', ...(whole ? SIDE_FIELDS : [])],
      // "If Sofia is open": the first place is where they stand.
      forgives: (fault) => fault.code === 'twice' && fault.field === 'space',
      unused: [
        ...fieldsBut(reading, 'space', 'from', 'beachhead', ...(whole ? SIDE_FIELDS : [])),
        ...elsewhere,
        ...items.filter((item) => !isThere(item)),
      ],
    };
  },
};

const beachheadText = ({ value }: FieldRead): Text =>
  text('fight.field', {
    name: text('supply.fields.beachhead'),
    value: text(`supply.options.beachhead.${String(value)}`),
  });

const isWhole = ({ traits }: Item): boolean => traits.kind !== undefined;
const wholeIn = (items: readonly Item[], data: PogData): readonly Named[] =>
  items.filter(isWhole).map((item) => named(item, data));
/** The first unit that cannot be is told, with how the others are. */
const unitsTold = (units: readonly Named[], data: PogData) => ({
  faults: units.flatMap(({ fault }) => fault ?? []).slice(0, 1),
  ...toldOf(units, data),
});
const others = (reading: Reading, items: readonly Item[], ...taken: readonly string[]) => [
  ...fieldsBut(reading, ...taken),
  ...items.filter((item) => !isWhole(item)),
];

/** "Two French armies dig in": the units of the space; a second level is tried where the first stands (11.2.1). */
const entrench: AskedTool<PogData> = {
  tool: 'entrench',
  words:
    'me atrinchero|atrinchero|mi trincero|entrench|entrenches|entrenching|entrench roll|dig|digs|dig in|digs in|digging|digging in|dig a trench|build a trench|dig trenches|atrincherarse|atrincherar|se atrinchera|' +
    'se atrincheran|atrincheran|cavar|cava|cavan|cavar trincheras|cavar trinchera|trincerarsi|si trincera|si trincerano|scavare|scava|scavano|scavare trincee|' +
    'tirada de atrincheramiento|tiro di trinceramento|trench roll',
  entries: [
    asks(
      words(
        inRow('|the|la|a|un|una', 'trench|trench marker|trinchera|trincea|marcador de trinchera|segnalino trincea'),
        'already level|already|already trench|already in trench|trench there|ya nivel|ya|ya con trinchera|ya en trinchera|gia livello|gia|gia in trincea',
      ),
      'level',
      0,
      2,
      { optional: true },
    ),
    field(
      words(
        NO_TRENCH,
        'no trench yet',
        paired('no hay|aun no hay|todavia no hay', 'trinchera|ninguna trinchera'),
        paired('non c e|non c e ancora', 'trincea|nessuna trincea'),
      ),
      'level',
      0,
    ),
    {
      words:
        'for level two|for level 2|to level two|to level 2|trying for level two|trying for level 2|going for level two|para nivel dos|para nivel 2|a nivel dos|a nivel 2|al nivel dos|al nivel 2|per il livello due|per il livello 2|al livello due|al livello 2|second trench|second level|level two trench|segunda trinchera|segundo nivel|trinchera de segundo nivel|seconda trincea|secondo livello'.split(
          '|',
        ),
      means: { kind: 'field', field: 'level', value: 1 },
    },
    filler(
      'dug|already dug|cavado|ya cavado|scavato|gia scavato|c e gia|ya esta|is there|is there already|already there|already in place|already in the space|ya hay|ya puesta|ya construida|gia presente|gia li|gia pronta',
    ),
    asks(
      words(
        inRow(
          '|from|on|on top of|starting from|starting at|going from|up from|above|over|desde|a partir de|partiendo de|partiendo del|encima de|encima de un|sobre|sobre un|se parte de|se parte del|partimos de|da|dal|partendo da|partendo dal|si parte da|si parte dal|si parte dal un|sopra|sopra un|sopra a un|su|su un',
          '|a|the|un|una|el|il|la',
          'level|nivel|livello|trench level|nivel de trinchera|livello di trincea|trench of level|trinchera de nivel|trincea di livello|level trench',
        ),
        inRow(
          'there is|there s|there s a|we have|we have a|they ve got|it has|it has a|the space has|the space has a|already has|el espacio tiene|lo spazio ha|hay|hay una|tiene|tiene una|ya hay|c e|c e una|c e gia|ha una|ha gia|abbiamo|hay ya',
          'trench|trinchera|trincea',
          '|of level|level|de nivel|nivel|di livello|livello',
        ),
      ),
      'level',
      0,
      2,
      { optional: true },
    ),
    ...[1, 2].map((n) =>
      field(
        words(
          inRow(
            '|there is|there s|we have|we ve got|they ve got|they have|it has|with|on|hay|tiene|tenemos|con|sobre|c e|ha|abbiamo|su',
            '|a|the|una|la|already a',
            n === 1 ? 'first|1st|level one|level 1|level i' : 'second|2nd|level two|level 2|level ii|full',
            'level trench|trench',
            'already|there already|there|there now|now|already there|in place|already in place|in the space',
          ),
          inRow(
            'hay|ya hay|tiene|ya tiene|tienen|ya tienen|tenemos|con|sobre|c e|c e gia|ha|ha gia|hanno|hanno gia|abbiamo|su',
            '|una|la',
            'trinchera|trincea',
            'de|di',
            n === 1 ? 'primer nivel|primo livello' : 'segundo nivel|secondo livello',
            '|ya|ahi|alli|gia|li|adesso|ahora',
          ),
          inRow(
            '|there s|there is|hay|c e|con|with|a|una',
            'trench|trinchera|trincea',
            '|level|nivel|livello',
            words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang))),
            'there now|there|now|there already|already|already there|here|ahi ahora|ahora|alli|ya|ahi ya|ahi|adesso|li|gia|ora|qui|in place',
          ),
        ),
        'level',
        n,
      ),
    ),
    filler('trench|trenches|trinchera|trincheras|trincea|trincee'),
    field(
      'second entrench attempt|second entrenchment attempt|second trench attempt|second try|second attempt|second go|segundo intento|segunda tentativa|secondo tentativo',
      'secondTry',
      true,
    ),
    field(
      unplayed(
        'entrench|the entrench|la entrench|el entrench|entrenchment|atrincheramiento|trinceramento|that event|ese evento|quell evento',
      ),
      'event',
      false,
    ),
    field(
      paired(
        words(
          paired(
            '|the|la|el|l|il',
            'entrench|entrench event|entrench card|evento entrench|carta entrench|event|evento',
          ),
          'it',
        ),
        'is still in the deck|is still in hand|still sits in someone s hand|is in the deck|isn t out|isn t out yet|hasn t happened|hasn t come|sigue en el mazo|esta en el mazo|sigue en la mano|sigue en la mano de alguien|no ha salido|aun no ha salido|todavia no ha salido|non e ancora uscito|non e ancora uscita|hasn t come out|hasn t come out yet|e ancora nel mazzo|sta ancora nel mazzo|e nel mazzo|e ancora in mano a qualcuno|non e uscito|non e uscita|deve ancora uscire',
      ),
      'event',
      false,
    ),
    field(
      'nobody has the entrench event out|nobody has the event out|nobody has entrench out|nadie ha sacado el evento entrench|nadie ha sacado entrench|nadie ha sacado el evento|nessuno ha tirato fuori entrench|nessuno ha tirato fuori l evento|no one s had the event so far|nobody s had the event|nobody has had the event|nadie ha tenido el evento|nessuno ha avuto l evento|we don t have the event|no tenemos el evento',
      'event',
      false,
    ),
    asks(
      'it s dug in at|is dug in at|dug in at|it is dug in at|it s entrenched at|entrenched at|now entrenched at|esta atrincherado a|atrincherado a|esta atrincherada a|atrincherado en|ya esta atrincherado a|ahora mismo esta atrincherado a|e trincerata a|trincerata a|trincerato a|e trincerato a|adesso e trincerata a',
      'level',
      0,
      2,
    ),
    filler(
      'improve|want to improve|we want to improve|mejorar|queremos mejorar|quiero mejorar|migliorare|vogliamo migliorare|voglio migliorare|pelado|secco|flat|deuce|now|ahora mismo|adesso',
    ),
    field(FAILED, 'failed', true),
    field(
      words(
        STATES.unsupplied,
        'has no supply|has no supplies|is cut off|cannot trace supply|can t trace supply|no tiene suministro|no le llega suministro|no puede trazar suministro|non ha rifornimento|non ha rifornimenti|non puo tracciare rifornimento',
      ),
      'supplied',
      false,
    ),
    field(words('is supplied|it is supplied', STATES.supplied), 'supplied', true),
    ...choice('activation', {
      combat:
        'activated for combat|activated for attack|for combat|activated to attack|activado para combate|activada para combate|activado para atacar|activado para combatir|para combate|attivato per combattere|attivato per il combattimento|attivata per il combattimento|attivato per attaccare|per il combattimento',
      movement:
        'activated for movement|activated to move|for movement|activado para movimiento|activada para movimiento|activado para mover|para movimiento|attivato per muovere|attivato per il movimento|attivata per il movimento|per il movimento',
    }),
    filler('the space is|the space was|el espacio esta|el espacio fue|lo spazio e|lo spazio e stato'),
    field(
      'failed before|failed last round|failed in the last round|failed in the previous round|failed the previous round|fallo la ronda anterior|fallo en la ronda anterior|ha fallado antes|ha fallado en la ronda anterior|ha fallito prima|ha fallito nel round precedente',
      'failed',
      true,
    ),
    die,
    fell(6),
  ],
  make(reading, items, data) {
    const units = wholeIn(items, data);
    if (units.length === 0) return undefined;
    const level = numberIn(reading, 'level');
    const rolled = numberIn(reading, 'die');
    const told = unitsTold(units, data);
    return {
      input: {
        units: units.map(groupOf),
        ...(level === undefined ? {} : { level }),
        ...(rolled === undefined ? {} : { die: rolled }),
        ...(saidIn(reading, 'event') === false ? { event: false } : {}),
        ...Object.fromEntries(
          ['supplied', 'activation'].flatMap((name) => {
            const said = saidIn(reading, name);
            return said === undefined ? [] : [[name, said] as const];
          }),
        ),
        ...Object.fromEntries(
          TRIES.filter((name) => saidIn(reading, name) === true).map((name) => [name, true] as const),
        ),
      },
      ...told,
      takes: ['level', 'die', 'event', 'supplied', 'activation', ...TRIES],
      field: (one) =>
        one.field === 'die'
          ? text('fight.field', { name: text('entrench.fields.die'), value: Number(one.value) })
          : one.field === 'event'
            ? text('fight.no', { name: text('entrench.fields.event') })
            : one.field === 'supplied'
              ? one.value === true
                ? text('entrench.fields.supplied')
                : text('fight.no', { name: text('entrench.fields.supplied') })
              : one.field === 'activation'
                ? text('fight.field', {
                    name: text('entrench.fields.activation'),
                    value: text(`entrench.options.activation.${String(one.value)}`),
                  })
                : TRIES.includes(one.field)
                  ? text(`entrench.fields.${one.field}`)
                  : (told.field?.(one) ?? text('entrench.title')),
      unused: others(reading, items, 'level', 'die', 'event', 'supplied', 'activation', ...TRIES),
    };
  },
};

/** Whether it is a second try, and the first one failed (11.2.9). */
const TRIES = ['secondTry', 'failed'];

/** What a space is activated for, how it is supplied, and the event used on it. */
const CHOSEN = ['action', 'supply', 'card'];

/** "How many operations to activate Paris with two French armies" (9.2). */
const activation: AskedTool<PogData> = {
  tool: 'activation',
  words:
    'activate a stack of|activate a stack|activate the stack|activar una pila de|activar una pila|activo|activo una pila de|attivo|attivare una pila di|activate|activates|activating|activation|activation cost|cost to activate|activar|activa|activan|activacion|coste de activar|attivare|attiva|attivano|attivazione|costo di attivazione',
  entries: [
    ...ACTIVATION_WORDS,
    TSAR_FELL,
    // Who is to attack gets its marker (9.2.5).
    field(ATTACK_MARKER, 'action', 'combat'),
    asks(
      words(
        inRow(
          '|the|a|la|una|my|mi|la mia|with|con',
          '|ops|operations',
          'card|carta',
          '|is|is a|is an|s a|of|worth|worth a|has|shows|gives|says|:|es|es un|es una|es de|es una de|de|de valor|tiene|vale|dice|marca|e|e un|e una|e da|e di|e del|da|di|ha|vale|segna|dice',
          '|a|un|una',
        ),
        inRow(
          'i play|i m playing|playing|using|i use|juego|jugando|uso|usando|gioco|giocando|con|with|spending|gastando|spendendo',
          'a|an|un|una',
          '|card of|card worth|carta de|carta da',
        ),
      ),
      'ops',
      1,
      5,
      { optional: true },
    ),
    counted(
      inRow(
        'spending|spend|using|use|gastando|gasto|usando|uso|spendendo|spendo',
        '#',
        'ops|op|operations|operation points|puntos|puntos de operaciones|operaciones|punti|punti operazione|operazioni',
      ),
      'ops',
      1,
      5,
    ),
    asks(
      'card worth|a card worth|carta de valor|carta da|una carta de|una carta da|es una carta de|e una carta da|it s a card of|card of',
      'ops',
      1,
      5,
      { optional: true },
    ),
    filler(
      'not to march|not to move|not for movement|no para mover|no para movimiento|non per muovere|non per il movimento|i ve got|to spend|para gastar|da spendere',
    ),
    filler('cost|costs|coste|costo|card|carta|carta de|carta da|of the card|de la carta|della carta'),
    asks(
      'ops|ops card|ops to spend|op|operations|operation points|puntos de operaciones|operaciones|punti operazione|operazioni',
      'ops',
      1,
      5,
      {
        before: true,
        optional: true,
      },
    ),
    ...[
      [
        'combat',
        'for combat|for attack|to attack|combat , not movement|combat not movement|to fight|combate , no movimiento|para luchar|combattimento , non movimento|per combattere|para combate|para combatir|para atacar|per combattere|per attaccare|per il combattimento',
      ] as const,
      [
        'movement',
        'for movement|to move|para mover|para movimiento|para el movimiento|per muovere|per movimento|per il movimento',
      ] as const,
    ].map(([value, words]): Entry => ({
      words: alternatives(words),
      means: { kind: 'field', field: 'action', value },
    })),
  ],
  make(reading, items, data) {
    // "A Frenchman and a Belgian": whoever is counted is there, and which unit he is has to be said.
    const units = items
      .filter((item) => isWhole(item) || (item.traits.nation !== undefined && item.count !== undefined))
      .map((item) => named(item, data));
    const space = saidIn(reading, 'space');
    const chosen = CHOSEN.flatMap((name) => {
      const said = saidIn(reading, name);
      return said === undefined ? [] : [[name, said] as const];
    });
    const ops = numberIn(reading, 'ops');
    if (units.length === 0 && (space === undefined || (ops === undefined && chosen.length === 0))) return undefined;
    const told = unitsTold(units, data);
    return {
      input: {
        ...(saidIn(reading, 'tsarFell') === true ? { tsarFell: true } : {}),
        spaces: [
          {
            ...(space === undefined ? {} : { space }),
            ...(units.length === 0 ? {} : { units: units.map(groupOf) }),
            ...Object.fromEntries(chosen),
          },
        ],
        ...(ops === undefined ? {} : { ops }),
      },
      ...told,
      takes: ['space', ...CHOSEN, 'ops', 'tsarFell'],
      field: (one) =>
        one.field === 'ops'
          ? text('fight.field', { name: text('activation.fields.ops'), value: Number(one.value) })
          : CHOSEN.includes(one.field)
            ? text('fight.field', {
                name: text(`activation.fields.${one.field}`),
                value: text(`activation.options.${one.field}.${String(one.value)}`),
              })
            : one.field === 'tsarFell'
              ? text('activation.fields.tsarFell')
              : (told.field?.(one) ?? text('activation.title')),
      unused: [
        ...fieldsBut(reading, 'space', ...CHOSEN, 'ops', 'tsarFell'),
        ...items.filter((item) => units.every((one) => one.item !== item)),
      ],
    };
  },
};

/** "The Germans hold Paris", "hemos perdido París": the place follows. */
const ENEMY_HAS = words(
  paired(
    'the enemy|the germans|the cp|the central powers|the allies|the austrians|the other side',
    'holds|hold|has|have|controls|control|took|has taken|have taken|is in|are in|captured|have captured',
  ),
  'we ve lost|we lost|we have lost|i ve lost|i lost|having lost|the french have lost|the french lost',
  paired(
    'el enemigo|los alemanes|las potencias centrales|los aliados|los austriacos|las pc|el rival',
    'tiene|tienen|controla|controlan|tomo|tomaron|ha tomado|han tomado|ocupa|ocupan',
  ),
  'hemos perdido|perdimos|he perdido|se ha perdido|habiendo perdido',
  paired(
    'il nemico|i tedeschi|gli imperi centrali|gli alleati|gli austriaci|gli ic',
    'ha|hanno|controlla|controllano|ha preso|hanno preso|tiene|tengono|occupa|occupano',
  ),
  'abbiamo perso|ho perso|e stata persa|si e persa',
);

/** "French replacements with 3 points": the points of the only nation that is named. */
function pointsIn(items: readonly Item[], data: PogData): Readonly<Record<string, number>> | undefined {
  const nations = [...new Set(items.flatMap(({ traits }) => traits.nation ?? []))];
  const counted = items.filter(({ traits, count }) => traits.points === true && count !== undefined);
  const [nation, second] = nations;
  const [only, other] = counted;
  if (nation === undefined || second !== undefined || !only || other) return undefined;
  const pool = poolOf({ ...only, traits: { ...only.traits, nation }, own: ['nation', 'points'] }, data);
  return pool === undefined || only.count === undefined ? undefined : { [pool]: only.count };
}

/** "Rebuild a dead French army", "flip two reduced German armies" (17.1.4). */
const replacements: AskedTool<PogData> = {
  tool: 'replacements',
  words:
    'bring back|bringing back|brings back|levantar|levanto|recrear|resucitar|recreate|recreating|raise|ricreare|resuscitare|rimettere in piedi|traer de vuelta|riportare|replacement|replacements|replacement points|rebuild|rebuilds|rebuilding|recupero|recuperamos|rp|rps|reemplazo|reemplazos|puntos de reemplazo|reconstruir|rimpiazzo|rimpiazzi|' +
    'punti rimpiazzo|ricostruire',
  entries: [
    trait(
      'dead|eliminated|destroyed|eliminado|eliminada|eliminados|eliminadas|muerto|muertos|destruido|destruidos|eliminato|eliminata|eliminati|eliminate|distrutto',
      {
        dead: true,
      },
    ),
    // "Tra gli eliminati c'è un'armata": who follows is one of them.
    trait(
      paired(
        'among the eliminated|among the dead|entre los eliminados|entre los muertos|tra gli eliminati|fra gli eliminati',
        'there is|there s|there are|hay|esta|estan|c e|ci sono',
      ),
      { dead: true },
    ),
    trait('rebuild|rebuilds|rebuilding|reconstruir|ricostruire', { dead: true }),
    // "Three Russian points": of whom they are.
    trait('points|point|puntos|punto|punti|pts|rp|rps|pr|replacement points|puntos de reemplazo|punti rimpiazzo', {
      points: true,
    }),
    field(played('over there|the over there'), 'overThere', true),
    field(ENEMY_HAS, 'lost', true),
    field(
      'in enemy hands|enemy held|held by the enemy|under enemy control|enemy controlled|captured|lost|has fallen|en manos enemigas|en manos del enemigo|en poder del enemigo|' +
        'controlada por el enemigo|perdida|perdido|capturada|tomada|ha caido|in mano nemica|in mani nemiche|in mano al nemico|controllata dal nemico|perduta|persa|perso|caduta|occupata dal nemico',
      'lost',
      true,
    ),
    field('besieged|under siege|sitiada|sitiado|asediada|asediado|assediata|assediato', 'besieged', true),
    filler('flip|flip back|bring back|dar la vuelta|voltear|recuperar|girare|recuperare|cost of|coste|costo'),
  ],
  grammar: { states: ['face', 'dead'] },
  make(reading, all, data) {
    // "3 German points and 1 Austrian": of one that is only counted behind points they are points too.
    const listed = all.map((item, i): Item => {
      const isListed = all[i - 1]?.traits.points === true && item.count !== undefined && item.own.join() === 'nation';
      const { nation = '' } = item.traits;
      return isListed ? { ...item, traits: { nation, points: true } } : item;
    });
    const pools = listed.flatMap((one, i): readonly (readonly [Item, string])[] => {
      const [item, pool] = [all[i], poolOf(one, data)];
      return pool === undefined || !item ? [] : [[item, pool]];
    });
    // "What does it cost in points": the word alone says nothing.
    const isBare = ({ count, own }: Item): boolean => count === undefined && own.join() === 'points';
    const items = all.filter((item) => !isBare(item) && pools.every(([one]) => one !== item));
    const gone = goneIn(reading);
    const units = wholeIn(items, data);
    const overThere = saidIn(reading, 'overThere') === true ? { overThere: true } : {};
    const points = units.length === 0 ? pointsIn(all, data) : undefined;
    if (units.length === 0 && points === undefined) return undefined;
    const isDead = ({ item }: Named): boolean => item.traits.dead === true;
    const isReduced = ({ item }: Named): boolean => !isDead({ item } as Named) && item.traits.face === 'reduced';
    // Whether a unit is dead or reduced decides what it costs: it is not guessed.
    if (!units.every((one) => isDead(one) || isReduced(one))) return undefined;
    const told = unitsTold(units, data);
    const reduced = units.map((one) => ({ ...groupOf(one), face: 'reduced' }));
    return {
      input: {
        ...(pools.length === 0 || points
          ? {}
          : { points: Object.fromEntries(pools.map(([{ count }, pool]) => [pool, count])) }),
        ...(points ? { points } : {}),
        ...overThere,
        ...(points
          ? {}
          : {
              eliminated: reduced.filter((_, i) => isDead(units[i] as Named)),
              reduced: reduced.filter((_, i) => isReduced(units[i] as Named)),
            }),
        ...(gone ? { [gone.list]: gone.places.map(({ value }) => value) } : {}),
      },
      ...told,
      takes: ['space', 'overThere', ...GONE],
      item: (item) =>
        points !== undefined || pools.some(([one]) => one === item)
          ? text('fight.field', { name: text('replacements.fields.points'), value: Number(item.count) })
          : told.item(item),
      field: (one) =>
        one.field === 'overThere'
          ? text('replacements.fields.overThere')
          : GONE.includes(one.field) && gone
            ? text(`replacements.fields.${gone.list}`)
            : told.field(one),
      forgives: (fault) => fault.code === 'twice' && fault.field === 'space' && gone !== undefined,
      unused: points
        ? fieldsBut(reading, 'overThere', ...(gone ? ['space', ...GONE] : []))
        : others(reading, items, 'overThere', ...(gone ? ['space', ...GONE] : [])),
    };
  },
};

/** "Three Russian points": the marker of Replacement Points that a nation has (6.0.F). */
function poolOf({ traits, own, count }: Item, data: PogData): string | undefined {
  if (traits.points !== true || traits.kind !== undefined || count === undefined || !own.includes('nation'))
    return undefined;
  const abbr = data.units.nations.find(({ id }) => id === traits.nation)?.abbr?.en ?? '';
  return POOLS.find((one) => one === abbr);
}

const GONE = ['lost', 'besieged'];
/** "Moscow in enemy hands": the places that are named with the word, where each matters here (17.1.3, 17.1.5). */
function goneIn({ fields }: Reading) {
  const [word, other] = fields.filter(({ field: name }) => GONE.includes(name));
  const places = fields.filter(({ field: name }) => name === 'space');
  const known: readonly unknown[] = word?.field === 'lost' ? LOSABLE : BESIEGEABLE;
  if (!word || other || places.length === 0 || !places.every(({ value }) => known.includes(value))) return undefined;
  return { list: word.field, places };
}

/** Where one unit of several goes. */
interface Route {
  readonly from: FieldRead;
  readonly to: FieldRead;
}

/**
 * "An army from Koblenz to Warsaw, a corps from the Reserve Box to Berlin": the way of each unit stands behind it;
 * undefined where they do not all have one of their own.
 */
function routesOf({ fields, tokens }: Reading, units: readonly Named[]): ReadonlyMap<Item, Route> | undefined {
  const items = units.map(({ item }) => item).toSorted((a, b) => firstOf(a) - firstOf(b));
  const routes = items.flatMap((item, at): readonly (readonly [Item, Route])[] => {
    const next = items[at + 1];
    const end = next ? firstOf(next) : Infinity;
    const own = fields.filter((one) => firstOf(one) > firstOf(item) && firstOf(one) < end);
    const [from, left] = own.filter(({ field: name }) => name === 'from');
    const [to, other, third] = own.filter(({ field: name }) => name === 'space');
    // "An army Breslau to Vienna"
    if (!from && to && other && !third && TO.test(tokens[firstOf(other) - 1]?.folded ?? ''))
      return [[item, { from: to, to: other }]];
    return from && to && !left && !other ? [[item, { from, to }]] : [];
  });
  const places = fields.filter(({ field: name }) => name === 'from' || name === 'space');
  return items.length > 1 && routes.length === items.length && places.length === 2 * items.length
    ? new Map(routes)
    : undefined;
}

/** "SR a German corps from Berlin to Warsaw" (13.1). */
const redeployment: AskedTool<PogData> = {
  tool: 'sr',
  words:
    'rs|sposto strategicamente|muovo strategicamente|muevo estrategicamente|por re|per re|sr card|sr points|by rail|por tren|in treno|redespliego|ridispiego|ridispiegare|rischiero|rischierare|sr|strategic redeployment|redeploy|redeploys|strategic movement|re|redespliegue|redespliegue estrategico|redesplegar|redespliega|movimiento estrategico|rischieramento|' +
    'rischieramento strategico|ridispiegamento|ridispiegamento strategico|ridislocazione|ridislocazione strategica|ridisloco|ridislocare',
  entries: [
    field(
      'reserve|reserve box|reserva|casilla de reserva|riserva|casella riserva|from the reserve box|from reserve|from the reserve|from the reserves|desde la reserva|de la reserva|desde la casilla de reserva|de la casilla de reserva|dalla riserva|dalla casella riserva',
      'from',
      'reserve',
    ),
    field(
      'to the reserve box|to reserve|to the reserve|to the reserves|into the reserve box|-> reserve|a la reserva|hasta la reserva|a la casilla de reserva|-> reserva|alla riserva|alla casella riserva|in riserva|-> riserva',
      'space',
      'reserve',
    ),
    { words: ['de', 'del'], lang: 'es', means: { kind: 'from' } },
    field(SR_BEFORE, 'previousWasSr', true),
    // "Dijon -> Amiens": an arrow shows the way.
    filler(ARROWS),
    asks(
      'card worth|a card worth|a card of|playing a card worth|i m playing a card worth|una carta de|carta que vale|una carta que vale|una carta da|carta da|carta che vale',
      'points',
      1,
      20,
      { optional: true },
    ),
    filler(
      'i can spend|we can spend|can spend|to spend|i have at my disposal|at my disposal|available|puedo gastar|podemos gastar|dispongo de|disponemos de|dispongo|tengo disponibles|disponibles|posso spendere|possiamo spendere|ho a disposizione|a disposizione|dispongo di|disponibili|' +
        'move|moves|moving|mover|mueve|muovere|muove|send|sends|play|plays|i play|envio|enviar|mando|juego|mandare|gioco|llevar|llevo|portare|porto|cost|costs|cuesta|costa|how many',
    ),
    asks(
      'to spend on sr|to spend in sr|sr to spend|para gastar en re|para gastar|puntos para gastar|da spendere in sr|da spendere|punti da spendere|sr card|sr points|sr|card|re|carta|carta de re|carta sr|puntos de re|puntos de redespliegue|puntos de redespliegue estrategico|puntos sr|sr pts|redeployment points|strategic redeployment points|punti di ridislocazione|punti ridislocazione|punti di ridispiegamento|punti ridispiegamento|punti di rischieramento|punti rischieramento|punti di sr|punti sr|points of sr|points|puntos|punti|pts|pt',
      'points',
      1,
      20,
      { before: true, optional: true },
    ),
  ],
  make(reading, items, data) {
    const units = wholeIn(items, data);
    const points = numberIn(reading, 'points');
    const places = reading.fields.filter(({ field }) => field === 'space');
    // "The corps in Berlin to Warsaw": where a unit is, it leaves.
    const wordBefore = (one: FieldRead | undefined): string =>
      reading.tokens[one ? firstOf(one) - 1 : -1]?.folded ?? '';
    const isPair = places.length === 2 && saidIn(reading, 'from') === undefined && TO.test(wordBefore(places[1]));
    const here = isPair ? places[0] : places.find((one) => IN.test(wordBefore(one)));
    const there = places.filter((one) => one !== here);
    const left = saidIn(reading, 'from');
    const routes = routesOf(reading, units);
    const from = left ?? here?.value;
    const to = there[0]?.value;
    if (units.length === 0) return undefined;
    const isWhole = from !== undefined && to !== undefined;
    const told = unitsTold(units, data);
    return {
      input: {
        ...(points === undefined ? {} : { points }),
        ...(saidIn(reading, 'previousWasSr') === true ? { previousWasSr: true } : {}),
        moves: units.flatMap(({ item, type }) =>
          Array.from({ length: item.count ?? 1 }, () => ({
            type: type?.id ?? '',
            face: faceOf(item),
            from: routes?.get(item)?.from.value ?? from,
            to: routes?.get(item)?.to.value ?? to,
          })),
        ),
      },
      ...told,
      takes: ['from', 'space', 'points', 'previousWasSr'],
      // Where they go decides whether they may: it is not guessed.
      faults: [...(told.faults ?? []), ...(isWhole ? [] : [say('fault.route')])].slice(0, 1),
      field: (one) =>
        one.value === 'reserve'
          ? one.field === 'from'
            ? say('from', { name: text('sr.reserve') })
            : text('sr.reserve')
          : one.field === 'points'
            ? text('fight.field', { name: text('sr.fields.points'), value: Number(one.value) })
            : one.field === 'previousWasSr'
              ? text('sr.fields.previousWasSr')
              : (told.field?.(one) ?? text('sr.title')),
      forgives: (fault) =>
        fault.code === 'twice' &&
        (routes ? ['from', 'space'].includes(fault.field) : fault.field === 'space' && there.length === 1),
      unused: [
        ...others(reading, items, 'from', 'space', 'points', 'previousWasSr'),
        ...(here && left !== undefined && left !== here.value ? [here] : []),
      ],
    };
  },
};

/** "Dig in with the second French": also here only armies bear numbers. */
const withArmies = (tool: AskedTool<PogData>): AskedTool<PogData> => ({
  ...tool,
  make: (reading, items, data) =>
    tool.make(reading, withNumbers({ ...reading, attack: items, defence: [] }).attack, data),
});

export const ASKED_TOOLS: readonly AskedTool<PogData>[] = [
  ...[
    siege,
    withFields(stacking, ['moment', 'enemy', 'parisFull'], STACK_WORDS, ['events']),
    supply,
    withFields(entrench, ['rounds'], ENTRENCH_WORDS),
    activation,
    withFields(replacements, ['salonika', 'parisFull'], REPLACEMENT_WORDS, ['neutral']),
    redeployment,
  ].map(withArmies),
  ...FORM_TOOLS,
];
