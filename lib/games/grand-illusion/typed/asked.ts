import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { FORT_HEXES, isVosges } from '@/lib/games/grand-illusion/map/places';
import { LAST_TURN } from '@/lib/games/grand-illusion/scenario/scenario';
import { sideOf, type Nation } from '@/lib/games/grand-illusion/sides';
import { FORM_TOOLS } from '@/lib/games/grand-illusion/typed/forms';
import { hexesNamed, lexiconOf } from '@/lib/games/grand-illusion/typed/lexicon';
import { MOVE_TOOLS } from '@/lib/games/grand-illusion/typed/moves';
import { STATES } from '@/lib/games/grand-illusion/typed/words';
import { areOpposed, fieldsBut, isAsked, saidIn, type AskedCase, type AskedTool } from '@/lib/typed/asked';
import {
  ENDING,
  ENTERED,
  MOVES,
  MOVING,
  STACKING,
  asks,
  choice,
  fell,
  field,
  filler,
  numbersIn,
  trait,
  withArrivals,
} from '@/lib/typed/form';
import { heldIn, HOLDING } from '@/lib/typed/control';
import type { Item } from '@/lib/typed/items';
import type { FieldRead, Reading } from '@/lib/typed/reading';

/* Tools of Grand Illusion that a text names and fills in: a siege, a bombardment of forts, a stack, supply. */

const say = sayIn('typed');

/** Guns are counted and named beside the fort that they bombard. */
const GUNS =
  'heavies|pesados|pesadas|pesanti|canones pesados|canon pesado|cannoni pesanti|cannone pesante|pezzi pesanti|piezas pesadas|artillery|artilleria|artilleria gorda|artiglieria|pieces|piezas|pezzi|420|305|il 420|il 305|big gun|big guns|gun|guns|heavy gun|heavy guns|siege gun|siege guns|canon|canones|cannone|cannoni|ha unit|ha units';

const die = asks('die|dice|die roll|roll of|rolled|dado|dados|dadi|saco|saca|esce', 'die', 1, 6);

/** The hexes that the text may mean: its number, or those of its name. */
function hexesOf(reading: Reading, data: GiData): readonly number[] {
  const said = saidIn(reading, 'hex');
  if (said !== undefined) return [Number(said)];
  return hexesNamed(data).get(String(saidIn(reading, 'place'))) ?? [];
}

const fortHexesOf = (reading: Reading, data: GiData): readonly string[] =>
  hexesOf(reading, data)
    .map(String)
    .filter((hex) => FORT_HEXES.some((one) => one === hex));
/** Two forts of one name: which one has to be said. */
const hexFault = (reading: Reading, hexes: readonly string[]): Text =>
  say('fault.hex', { name: String(saidIn(reading, 'place') ?? ''), hexes: hexes.join(', ') });

const countOf = (items: readonly Item[], kind: string): number =>
  items.filter(({ traits }) => traits.kind === kind).reduce((sum, { count }) => sum + (count ?? 1), 0);

/** Fields that have their name in the form of their tool; the others have it in that of the battle. */
const OWN = ['die', 'factor', 'dieSecond', 'others', 'turns'];
/** … and those that are on or off. */
const SWITCHES: readonly string[] = ['concentrated', 'standing', 'supplied', 'besieged', 'fired'];

/** How places and numbers of units are told. */
function told(tool: string, reading: Reading, data: GiData): Required<Pick<AskedCase, 'item' | 'field' | 'label'>> {
  const labels: Readonly<Record<string, string>> = {
    corps: 'corps',
    division: 'divisions',
    brigade: 'brigades',
    cavalry: 'cavalry',
    fort: 'forts',
    gun: 'guns',
    hq: 'hq',
  };
  return {
    item: ({ traits, count }) =>
      tool === 'supply'
        ? say('counted', {
            n: count ?? 1,
            unit: text(
              traits.nation === undefined
                ? `unit.options.kind.${String(traits.kind ?? 'corps')}`
                : `unit.counter.${String(traits.nation)}.${String(traits.kind ?? 'corps')}`,
            ),
          })
        : tool !== 'stacking' && traits.kind === 'fort'
          ? text('unit.options.kind.fort')
          : say('field', { name: text(`${tool}.fields.${labels[String(traits.kind)] ?? 'corps'}`), value: count ?? 1 }),
    field: ({ field, value }: FieldRead) => {
      const name = text(`${tool}.fields.${field}`);
      if (SWITCHES.includes(field)) return value === true ? name : text('fight.no', { name });
      if (field === 'moment') return say('field', { name, value: text(`stacking.options.moment.${String(value)}`) });
      if (field === 'turn') return say('field', { name: text('battle.fields.turn'), value: Number(value) });
      if (OWN.includes(field)) return say('field', { name, value: Number(value) });
      return say('place', {
        name:
          field === 'place' ? (data.hexes.hexes.find(({ name: one }) => one?.en === value)?.name ?? String(value)) : '',
        hexes: hexesOf(reading, data).join(', '),
      });
    },
    label: (field) =>
      text(OWN.includes(field) ? `${tool}.fields.${field}` : `battle.fields.${field === 'place' ? 'hex' : field}`),
  };
}

/** Fields of a siege that the text may say besides. */
const OF_SIEGE = ['dieSecond', 'others', 'turns', 'standing', 'supplied'];

/** "Siege of Antwerp", "asedio en el hexágono 63". */
const siege: AskedTool<GiData> = {
  tool: 'siege',
  words:
    'se rinde|se rinden|rendirse|surrender|surrenders|does surrender|gives up|give up|capitulate|capitulates|capitula|capitulan|si arrende|si arrendono|arrendersi|resa|resa del forte|rendicion|surrender of|cercado|cercada|cercar|cercan|assediato|siege|sieges|siege of|besiege|besieges|besieged|besieging|asedio|asediar|asedia|asedian|asediando|sitio de|sitio a|sitiar|sitiado|sitiada|sitiamos|sitio|sitiando|asediamos|asedio a|assediamo|assediando|' +
    'assedio|assediare|assedia|assediano',
  entries: [
    asks(
      'second fort roll|second roll|roll for the second fort|tirada del segundo fuerte|segunda tirada|tiro del secondo forte|secondo tiro',
      'dieSecond',
      1,
      6,
    ),
    asks(
      'other units|other defenders|defending units|otras unidades|otros defensores|unidades defensoras|altre unita|altri difensori|unita in difesa',
      'others',
      0,
      12,
      { before: true },
    ),
    asks('turns ahead|turns to look ahead|turnos por delante|turni in avanti', 'turns', 1, LAST_TURN, { before: true }),
    field(
      'already besieged|siege marker already there|siege marker is there|ya asediado|ya asediada|marcador de asedio puesto|gia assediato|gia assediata|segnalino di assedio gia posto',
      'standing',
      true,
    ),
    field(
      'out of supply|unsupplied|not in supply|sin suministro|fuera de suministro|fuori rifornimento|senza rifornimento',
      'supplied',
      false,
    ),
    field('in supply|supplied|con suministro|abastecidos|in rifornimento|riforniti', 'supplied', true),
    die,
    fell(6),
    filler(
      'around it|around|alrededor|intorno|attrition phase|attrition|in attrition phase|what roll|que tirada|fort|fuerte|forte|garrison|guarnicion|guarnigione|surrender|surrenders|give up|gives up|rendirse|rinde|se rinde|arrendersi|si arrende|chance|qualche',
    ),
  ],
  make(reading, items, data) {
    const forts = fortHexesOf(reading, data);
    const [hex, other] = forts;
    if (hex === undefined) return undefined;
    const turn = saidIn(reading, 'turn');
    const die = saidIn(reading, 'die');
    const counted = items.filter(({ traits }) => ['corps', 'division'].includes(String(traits.kind)));
    return {
      input: {
        hex,
        ...(turn === undefined ? {} : { turn }),
        ...(die === undefined ? {} : { die }),
        ...(counted.length > 0 ? { corps: countOf(counted, 'corps'), divisions: countOf(counted, 'division') } : {}),
        ...Object.fromEntries(
          OF_SIEGE.flatMap((name) => {
            const value = saidIn(reading, name);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      },
      faults: other === undefined ? [] : [hexFault(reading, forts)],
      ...told('siege', reading, data),
      takes: ['hex', 'place', 'turn', 'die', ...OF_SIEGE],
      unused: [
        ...fieldsBut(reading, 'hex', 'place', 'turn', 'die', ...OF_SIEGE),
        ...items.filter((item) => !counted.includes(item) && item.traits.kind !== 'fort'),
      ],
    };
  },
};

const gunOf = (factor: number | undefined) => ({
  at: 'first',
  fired: false,
  ...(factor === undefined ? {} : { factor }),
});

/** "Heavy artillery 6 and 5": the numbers behind the name are the guns' factors. */
const NAMES =
  'heavy artillery|siege artillery|ha|artilleria pesada|artilleria de asedio|artiglieria pesante|artiglieria d assedio';

/** "Heavy guns on Maubeuge", "bombardeo de Namur". */
const bombardment: AskedTool<GiData> = {
  tool: 'heavy-artillery',
  words:
    'pound|pounds|pounding|canonazo|canonazo de los gordos|canonea|canonean|bombardo|bombardiamo|bombardeamos|shell|shells|heavy artillery|siege artillery|ha|bombard|bombards|bombarding|bombardment|bombardment of|big bertha|big berthas|' +
    'artilleria pesada|artilleria de asedio|bombardeo|bombardear|bombardea|bombardean|artiglieria pesante|' +
    'artiglieria d assedio|bombardamento|bombardare|bombarda|bombardano',
  also: GUNS,
  entries: [
    trait(GUNS, { kind: 'gun' }),
    { words: ['both', 'ambos', 'ambas', 'entrambi', 'entrambe'], means: { kind: 'number', value: 2 } },
    asks(NAMES, 'factor', 1, 9, { optional: true }),
    asks('of|de|da|di', 'factor', 1, 9, { optional: true }),
    asks(
      'factor|factors|factores|fattori|fattore|factor of|factor de|fattore di|strength|fuerza|forza',
      'factor',
      1,
      9,
      {
        optional: true,
        before: true,
      },
    ),
    filler(
      'shoots at|shoot at|shoots|shoot|shooting at|fires at|fires on|firing at|disparando a|tira|tiran|sparando su|fires|fire|shells|dispara|disparan|spara|sparano|fort|forts|fuerte|fuertes|forte|forti|against|contra|contro',
    ),
    field(
      'before the first roll|antes de la primera tirada|antes del primer tiro|prima del primo tiro|together before the first roll|committed together|both committed together|anunciadas juntas|impiegati insieme|concentrated|concentrated fire|concentrating|concentrados|concentradas|fuego concentrado|tiro concentrado|concentrati|concentrate|fuoco concentrato|tiro concentrato',
      'concentrated',
      true,
    ),
    filler('first fort intact|fort intact|intact|intacto|fuerte intacto|intatto|forte intatto'),
    die,
    fell(6),
  ],
  grammar: { many: ['factor', 'die'] },
  make(reading, items, data) {
    const forts = fortHexesOf(reading, data);
    const [hex, other] = forts;
    if (hex === undefined) return undefined;
    const guns = items.filter(({ traits }) => traits.kind === 'gun');
    const said = guns.filter(({ count }) => count !== undefined);
    const counted = said.length > 0 ? countOf(said, 'gun') : undefined;
    const rolls = numbersIn(reading, 'die').map((die) => ({ die }));
    const factors = numbersIn(reading, 'factor');
    // Several factors are those of as many guns; else nobody knows which gun has which.
    const isEach = factors.length > 1 && (counted ?? factors.length) === factors.length;
    const isTold = factors.length < 2 || isEach;
    const of = isTold ? factors : [];
    const count = counted ?? (factors.length > 0 ? Math.max(1, of.length) : 0);
    return {
      input: {
        hex,
        ...(count > 0 ? { guns: Array.from({ length: count }, (_, i) => gunOf(isEach ? of[i] : of[0])) } : {}),
        ...(saidIn(reading, 'concentrated') === true && count > 1 ? { concentrated: true } : {}),
        ...(rolls.length > 0 ? { rolls } : {}),
      },
      faults: other === undefined ? [] : [hexFault(reading, forts)],
      ...told('heavy-artillery', reading, data),
      takes: ['hex', 'place', 'die', 'factor'],
      unused: [
        ...fieldsBut(
          reading,
          'hex',
          'place',
          'die',
          ...(isTold ? ['factor'] : []),
          ...(count > 1 ? ['concentrated'] : []),
        ),
        ...items.filter(({ traits }) => traits.kind !== 'gun' && traits.kind !== 'fort'),
      ],
    };
  },
};

/** When it is looked at (8.4.6.a). */
const MOMENTS = choice('moment', {
  end: ENDING,
  retreat:
    'after a retreat|after retreating|in retreat|tras una retirada|tras retirarse|en retirada|dopo una ritirata|in ritirata',
  through: 'moving through|move through|moves through|passing through|pasando por|de paso|passando per|di passaggio',
});

const STACKED = { corps: 'corps', division: 'divisions', brigade: 'brigades', cavalry: 'cavalry' } as const;

/** "May three more corps enter a hex with four corps": whoever is named before it enters. */
const ENTERING =
  'enter a hex with|enters a hex with|enter the hex with|enter a hex that has|entrar en un hexagono con|entran en un hexagono con|' +
  'entra en un hexagono con|entrare in un esagono con|entrano in un esagono con|entra in un esagono con';

/** "Nine German corps in the same hex": whoever is named is there already. */
const stacking: AskedTool<GiData> = {
  tool: 'stacking',
  words:
    `${STACKING}|${ENDING}|` +
    'share a hex|share the hex|quanti corpi in piu|cuantos cuerpos mas|nello stesso esagono|' +
    'in the same hex|in one hex|en el mismo hexagono|en un mismo hexagono|ammassare|ammassamento',
  also: `${ENTERED}|${ENTERING}|in the hex and|en el hexagono y|nell esagono e|y entran|y entra|and enter|and enters|ne entra|ne entrano|ne entra un altro|ne entrano altri|entrano altri|entra un altro|entran otros|entra otro|entran otras`,
  entries: [
    ...MOVING,
    trait(ENTERING, { arrives: true }),
    trait('hq|hqs|headquarters|cuartel general|cuarteles generales|cg|qg|quartier generale|quartieri generali', {
      kind: 'hq',
    }),
    ...MOMENTS,
    filler('that has|a hex that has|in a hex that has|que tiene|che ha'),
    // "Can two corps enter the hex"
    asks('hex|hexagono|esagono', 'hex', FIRST_HEX, LAST_HEX, { optional: true }),
    // "Three corps in 102, do two more fit"
    trait('more|mas|in piu|di piu|additional|adicionales|aggiuntivi', { arrives: true }),
    // "Ne entrano altri due": others than those who stand there.
    { words: ['ne'], lang: 'it', means: { kind: 'and' } },
    filler(
      'quanti di fanteria|how many infantry|cuantos de infanteria|here|there|already|aqui|alli|ya|qui|gia|in the hex|in a hex|en el hexagono|en un hexagono|en el hex|en un hex|en ese hex|in that hex|nell esagono|in un esagono',
    ),
  ],
  grammar: { states: [...STATES, ...MOVES], joins: MOVES, there: true },
  make(reading, given, data) {
    const items = withArrivals(reading, given);
    const all = items.filter(
      ({ traits }) => (String(traits.kind) in STACKED || traits.kind === 'hq') && traits.leaves !== true,
    );
    // "All infantry" beside those that are counted says what they are.
    const counted = all.some(({ count }) => count !== undefined) ? all.filter(({ count }) => count !== undefined) : all;
    const isCounted = counted.some(({ count, article }) => count !== undefined && !article);
    // "Two corps enter 86": alone they stack with nobody.
    const areBoth = [true, undefined].every((arrives) => counted.some(({ traits }) => traits.arrives === arrives));
    if (!isCounted || areOpposed(counted, lexiconOf(data)) || !(areBoth || isAsked(reading))) return undefined;
    const hexes = hexesOf(reading, data);
    const sumsOf = (some: readonly Item[]) =>
      Object.fromEntries(Object.entries(STACKED).map(([kind, name]) => [name, countOf(some, kind)] as const));
    const here = sumsOf(counted.filter(({ traits }) => traits.arrives !== true));
    const hq = countOf(counted, 'hq');
    const moment = saidIn(reading, 'moment');
    const entering = sumsOf(counted.filter(({ traits }) => traits.arrives === true));
    return {
      input: {
        here,
        entering,
        vosges: hexes.some(isVosges),
        forts: countOf(items, 'fort'),
        ...(hq > 0 ? { hq } : {}),
        ...(moment === undefined ? {} : { moment }),
      },
      ...told('stacking', reading, data),
      takes: ['hex', 'place', 'moment'],
      unused: [
        ...fieldsBut(reading, 'hex', 'place', 'moment'),
        ...items.filter((item) => !counted.includes(item) && item.traits.kind !== 'fort'),
      ],
    };
  },
};

/** "Supply of German corps in hex 34". */
const supply: AskedTool<GiData> = {
  tool: 'supply',
  words:
    'supply|in supply|out of supply|supplied|supply of|supply for|supply line|sin suministro|fuera de suministro|fuori rifornimento|senza rifornimento|suministro|en suministro|abastecimiento|abastecido|' +
    'abastecidos|abastecida|rifornimento|in rifornimento|rifornito|riforniti',
  entries: [HOLDING],
  make(whole, all, data) {
    const held = heldIn(whole, all, ['place', 'hex'], lexiconOf(data));
    // Of a name that is several hexes nobody knows which one is held.
    const places = (held?.places ?? []).flatMap((one) => {
      const [n, other] = hexesOf({ ...whole, fields: [one] }, data);
      return n === undefined || other !== undefined ? [] : [{ one, n }];
    });
    const reading = { ...whole, fields: whole.fields.filter((one) => held?.places.includes(one) !== true) };
    const items = all.filter((item) => item !== held?.holder);
    const hexes = hexesOf(reading, data);
    const [hex, other] = hexes;
    if (hex === undefined) return undefined;
    const nations = [...new Set(items.flatMap(({ traits }) => traits.nation ?? []))];
    const [nation] = nations;
    const words = told('supply', reading, data);
    const name = String(saidIn(reading, 'place') ?? hex);
    return {
      input: {
        stacks: [
          {
            hex,
            ...(nation === undefined ? {} : { nation }),
            ready: items.reduce((sum, { count }) => sum + (count ?? 1), 0) || 1,
          },
        ],
        ...(held && places.length > 0
          ? { control: Object.fromEntries(places.map(({ n }) => [n, sideOf(held.nation as Nation)])) }
          : {}),
      },
      faults: [
        ...(nations.length === 1 ? [] : [say('fault.nation')]),
        ...(other === undefined ? [] : [say('fault.hex', { name, hexes: hexes.join(', ') })]),
      ],
      ...words,
      item: (item) => (item === held?.holder ? text('supply.fields.control') : words.item(item)),
      field: (one) => told('supply', { ...whole, fields: [one] }, data).field(one),
      takes: ['hex', 'place'],
      // "Supplied at Calais from Le Havre": the first place is where they stand.
      forgives: (fault) => fault.code === 'twice' && fault.field === 'place',
      unused: [
        ...fieldsBut(reading, 'hex', 'place'),
        ...(held?.places ?? []).filter((one) => places.every((other) => other.one !== one)),
        ...reading.fields.filter(({ field }) => field === 'place').slice(1),
      ],
    };
  },
};

export const ASKED_TOOLS: readonly AskedTool<GiData>[] = [
  siege,
  bombardment,
  stacking,
  supply,
  ...FORM_TOOLS,
  ...MOVE_TOOLS,
];
