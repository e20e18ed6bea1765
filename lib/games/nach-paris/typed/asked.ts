import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { HELD_TOO, REDUCED_FORT } from '@/lib/games/nach-paris/typed/told/forts';
import { SPLIT_TOLD } from '@/lib/games/nach-paris/typed/told/splitting';
import { FORM_TOOLS } from '@/lib/games/nach-paris/typed/forms';
import { COMMANDLESS, LIMITED, ROLLED, SPOKEN, stepsLost } from '@/lib/games/nach-paris/typed/state-words';
import { LEXICON } from '@/lib/games/nach-paris/typed/words';
import { areOpposed, fieldsBut, saidIn, type AskedTool } from '@/lib/typed/asked';
import {
  ENDING,
  ENTERED,
  MOVES,
  MOVING,
  STACKING,
  asks,
  choice,
  entry,
  fell,
  field,
  filler,
  numbersIn,
  withArrivals,
} from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import { wordsAt, type FieldRead, type Reading } from '@/lib/typed/reading';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';
import { clauseAround, firstOf, lastOf } from '@/lib/typed/tokens';

/* Tools of 1914 Nach Paris that a text names and fills in: fire at forts, a CAB test, fieldworks, stacking. */

const say = sayIn('typed');

const longRange = field(
  words(
    'long range|at long range|long distance|at long distance|into the second hex|the second hex|second hex|from far away',
    paired('two|2', 'hexes away|hexes off|hexes distant|hexes from|hexes out|hexes'),
    paired('at a range of|a range of|range of|from a range of', 'two hexes|2 hexes'),
    'firing into the second hex|reaching the second hex out|reaching the second hex|the second hex out|over one hex into the next|shooting over one hex into the next|firing over a hex into the next|across one hex into the next|over a hex into the next|out to the second hex',
    paired('long range|at long range', ', two hexes|two hexes|, 2 hexes'),
    'largo alcance|a largo alcance|larga distancia|a larga distancia|al segundo hexagono|en el segundo hexagono|segundo hexagono',
    paired('a dos|a 2|dos|2', 'hexagonos|hexs|hexes'),
    paired(
      'desde|hasta|a distancia de',
      'dos hexagonos|dos hexes|2 hexagonos|2 hexes|el segundo hex|el segundo hexagono',
    ),
    paired(
      'a|al|en el|hasta el|alcanzando el|alcanzan el|alcanza el|llega al|llega hasta el|llegan al|llegan hasta el',
      'segundo hex|segundo hexagono',
    ),
    paired('a dos|a 2|dos|2', paired('hexagonos|hexs|hexes', 'de distancia')),
    'por encima de un hex al siguiente|por encima de un hexagono al siguiente|sobre un hex al siguiente|por encima de un hex hasta el siguiente',
    paired('largo alcance|a largo alcance', ', dos hexes|, dos hexagonos|, dos hexs|, a dos hexes|, a dos hexagonos'),
    'lunga gittata|a lunga gittata|lunga distanza|a lunga distanza|lungo raggio|a lungo raggio|nel secondo esagono|secondo esagono',
    paired('a due|a 2|due|2|da due|da 2|a distanza di due|a distanza di 2', 'esagoni|esagoni di distanza'),
    paired(
      'nel|il|al|fino al|raggiungono il|raggiunge il|raggiungendo il|arriva al|arriva fino al|arrivano al|arrivano fino al',
      'secondo esagono',
    ),
    'oltre un esagono in quello dopo|oltre un esagono nel successivo|sopra un esagono in quello dopo|sopra un esagono nel successivo',
    paired('lunga gittata|a lunga gittata|a lungo raggio|lungo raggio', ', due esagoni|, a due esagoni'),
  ),
  'longRange',
  true,
);
const FOE = words(
  'infantry|cavalry|units|unit|troops|soldiers|enemies|enemy units|enemy unit|enemy infantry|enemy troops|french infantry|french units|french troops|belgian troops|infantry unit|a division|divisions|french division',
);
const ENEMIGOS =
  'infanteria|caballeria|unidades|una unidad|tropas|soldados|enemigos|unidades enemigas|infanteria enemiga|tropas enemigas|infanteria francesa|unidades francesas|tropas francesas|una division|divisiones';
const NEMICI =
  'fanteria|cavalleria|unita|un unita|truppe|soldati|nemici|unita nemiche|fanteria nemica|truppe nemiche|fanteria francese|unita francesi|truppe francesi|una divisione|divisioni';
/** Somebody holds the hex of the fort as well (12.1): "there's infantry in the fort's hex". */
const ARMS = 'inf|cav|har|infantry|cavalry|heavy artillery|infanteria|caballeria|fanteria|cavalleria';
const SOME_ARMS = inRow(ARMS, '|,|or|o|and|y|e|/', `|${ARMS}`, '|,|or|o|and|y|e|/|, or', `|${ARMS}`);
const GARRISON = words(
  inRow(
    '|there s|there is|there are|with|they have|he has|and',
    '|an|some|enemy|hostile|a|french|belgian|german',
    `${SOME_ARMS}|units|troops|a unit|a division`,
    '|units|unit|of his|of theirs|of the enemy',
    'in the hex|in the fort s hex|in the fort hex|in its hex|in that hex|in the same hex|in the hex with it|with the fort|alongside the fort|beside the fort|in with the fort',
  ),
  inRow(
    'they ve put|they have put|they put|he has put|he s put|he put|they keep|they hold|he keeps|the enemy has put|they ve stationed|they have stationed|they ve got|they have|there are',
    '|some|his|their|enemy|a',
    `${SOME_ARMS}|units|unit|troops|men|soldiers|division|divisions|a division`,
    'in with the fort|with the fort|in the fort s hex|in the fort hex|in the hex|beside the fort|next to the fort|alongside the fort|in the hex of the fort',
  ),
  inRow(
    'en el hex|en el hexagono|en el hex del fuerte|en su hex|junto al fuerte|con el fuerte|en el mismo hex|en el mismo hexagono',
    '|tambien',
    'hay|tiene|tienen|esta|estan|han metido|han puesto|meten|se encuentra',
    '|una|unas|alguna',
    `${SOME_ARMS}|unidades|tropas|una division`,
    '|enemiga|enemigas|enemigo|enemigos|francesa|francesas|belga|belgas',
  ),
  inRow(
    'hay|han metido|han puesto|metieron|pusieron|tienen|mantienen|tiene',
    '|una|unas|alguna|sus',
    `${SOME_ARMS}|unidades|tropas|una division`,
    '|enemiga|enemigas|enemigo|suyas',
    'con el fuerte|junto al fuerte|en el hex|en el hexagono|en el hex del fuerte|al lado del fuerte|en su hex',
  ),
  inRow(
    'nell esagono|nell esagono del forte|nel suo esagono|accanto al forte|insieme al forte|con il forte|col forte|nello stesso esagono',
    '|anche',
    'c e|ci sono|ha|hanno|sta|stanno|hanno messo|si trova|si trovano',
    '|una|delle|alcune|dell|della',
    `${SOME_ARMS}|unita|truppe|una divisione`,
    '|nemica|nemiche|nemico|nemici|francese|francesi|belga|belghe',
  ),
  inRow(
    'c e|ci sono|hanno messo|hanno|tengono|ha messo|hanno piazzato|mettono',
    '|una|delle|alcune|dell|le loro',
    `${SOME_ARMS}|unita|truppe|una divisione`,
    '|nemica|nemiche|nemico|nemici',
    'insieme al forte|con il forte|col forte|accanto al forte|nell esagono|nell esagono del forte|vicino al forte|nello stesso esagono',
  ),
  'garrison|garrisoned|a garrison|with a garrison|garrisoned hex|guarnicion|con guarnicion|guarnecido|guarnecida|guarnigione|con guarnigione|presidiato|presidiata|presidio',
  paired(
    FOE,
    'in the fort s hex|in the hex|in its hex|in that hex|in the same hex|in the hex with the fort|in the hex of the fort|in the hex too|in the hex as well|with the fort|beside the fort|next to the fort|around the fort|garrison the hex|garrisons the hex|garrison it|hold the hex|holds the hex|guard the hex|defend the hex|occupy the hex|garrison the fort|inside the hex',
  ),
  paired(
    ENEMIGOS,
    'en el hexagono|en su hexagono|en el hexagono del fuerte|en el hex|en el hex del fuerte|en ese hexagono|en el mismo hexagono|con el fuerte|junto al fuerte|al lado del fuerte|guarnecen el hexagono|guarnecen el hex|guarnece el hexagono|guarnecen el fuerte|ocupan el hexagono|defienden el hexagono|guardan el hexagono|dentro del hexagono',
  ),
  paired(
    NEMICI,
    'nell esagono|nel suo esagono|nell esagono del forte|nell esagono con il forte|in quell esagono|nello stesso esagono|col forte|con il forte|accanto al forte|presidiano l esagono|presidia l esagono|presidiano il forte|occupano l esagono|difendono l esagono|tengono l esagono',
  ),
);
/** Of a unit its own, alone those of all. */
const STEPS = entry('steps|step|pasos|paso|passi|passo', {
  kind: 'asks',
  of: 'trait',
  name: 'steps',
  min: 1,
  max: 60,
  before: true,
});

const fieldText = ({ field, value }: FieldRead): Text => {
  if (field === 'longRange' || field === 'garrison') return text(`abf.fields.${field}`);
  if (field === 'supply') return value === 'llc' ? text('abf.fields.llc') : namedText('unit', 'bar', value);
  if (field === 'aff') return say('sumAff', { sum: Number(value) });
  if (field === 'die' || field === 'fortTest')
    return say('field', { name: text(`abf.fields.${field}`), value: Number(value) });
  if (field === 'gun') return text(`unit.options.kind.${String(value)}`);
  if (field === 'reduced') return text('abf.fields.reduced');
  if (field === 'moment') return namedText('stacking', field, value);
  if (field === 'kind') return namedText('abf', field, value);
  if (field === 'fortCbf' || field === 'fortCab')
    return say('field', { name: text(`unit.fields.${field === 'fortCbf' ? 'cbf' : 'cab'}`), value: Number(value) });
  if (field === 'assault') return text('cab.options.occasion.assault');
  if (field === 'turn') return say('field', { name: text('unit.fields.turn'), value: Number(value) });
  return say('field', { name: text(`unit.fields.${field}`), value: text(`unit.options.${field}.${String(value)}`) });
};
const namedText = (space: string, field: string, value: unknown): Text =>
  say('field', { name: text(`${space}.fields.${field}`), value: text(`${space}.options.${field}.${String(value)}`) });
const labelText = (field: string): Text =>
  field === 'die' || field === 'fortTest'
    ? text(`abf.fields.${field}`)
    : text(`unit.fields.${field === 'fortCbf' ? 'cbf' : field === 'fortCab' ? 'cab' : field}`);

/** A number that stands alone among the words, "150" or "of 150". */
const loneNumber = (items: readonly Item[]): Item | undefined =>
  items.find((item) => sumIn(item) !== undefined && Object.keys(item.traits).every((name) => name === 'cbf'));
const sumIn = ({ count, traits: { cbf } }: Item): number | undefined =>
  count ?? (typeof cbf === 'number' ? cbf : undefined);

const set = (reading: Reading, ...names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = saidIn(reading, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const OF_ABF = [
  'gun',
  'reduced',
  'longRange',
  'category',
  'kind',
  'shells',
  'aff',
  'fortCbf',
  'fortCab',
  'terrain',
  'turn',
  'die',
  'fortTest',
  'garrison',
];

/** "Pioneers storm a fort" */
const STORMS =
  'assault with|assault by|an assault with|an assault by|asalto con|asalto de|un asalto con|assalto con|assalto di|assalto da parte di|un assalto con|storm|storms|storming|stormed|rush|rushes|rushing|charge at|tomar al asalto|toman al asalto|toma al asalto|toman por asalto|toma por asalto|se lanzan contra|prendono d assalto|prende d assalto|danno l assalto|da l assalto|vanno all assalto|va all assalto';

/** "ABF 150 against a fort", "42 cm guns at a concrete fort": fire at a fortification. */
const abf: AskedTool<undefined> = {
  tool: 'abf',
  words:
    'abf|fort bombardment|bombardment of a fort|bombardment of the fort|bombard a fort|bombard the fort|bombards a fort|' +
    'bombardeo de fuerte|bombardeo de un fuerte|bombardeo del fuerte|bombardeo de fortificaciones|bombardear un fuerte|' +
    'bombardamento di un forte|bombardamento del forte|bombardea un fuerte|bombardean un fuerte|bombardean el fuerte|bombarda un forte|bombardano un forte|shell a fort|shells a fort|shells the fort|bombardamento di fortificazioni|aff|bombardo il forte|bombardo el fuerte|' +
    'bombardea el fuerte|bombardano il forte|bombarda il forte|shell the fort|assault the fort|assault a fort|asalto al fuerte|assalto al forte',
  also:
    'masonry|concrete|masonry fort|concrete fort|mamposteria|hormigon|muratura|cemento|calcestruzzo|42 cm|30 5 cm|' +
    '30 5|del 42|del 30 5|da 42|da 30 5|42cm|42 cm guns|30 5 cm guns|assault|assaults|assaulting|asalto|asalta|asaltan|assalto|assalta|assaltano|' +
    STORMS,
  entries: [
    field(STORMS, 'assault', true),
    field(
      words(
        paired(
          'built of|made of|walls of|it s',
          'masonry , never improved|masonry never improved|plain masonry|masonry',
        ),
        paired('background is|has a|on a|its background is|with a', 'white|white background'),
        paired('fondo|tiene fondo|tiene el fondo|con fondo', 'blanco'),
        paired('sfondo|ha lo sfondo|lo sfondo e|con lo sfondo', 'bianco'),
      ),
      'category',
      'masonry',
    ),
    field(
      words(
        paired('background is|has a|on a|its background is|with a', 'yellow|yellow background'),
        paired('fondo|tiene fondo|tiene el fondo|con fondo', 'amarillo'),
        paired('sfondo|ha lo sfondo|lo sfondo e|con lo sfondo', 'giallo'),
        'concrete walls on that one|concrete walls|walls of concrete|concrete built|built of concrete|made of concrete|hormigonado|hormigonados|fuerte hormigonado|muros de hormigon|paredes de hormigon|construido en hormigon|esta construido en hormigon|construido de hormigon|mura di cemento|le mura sono di cemento|muri di calcestruzzo|costruito in cemento|costruito in calcestruzzo',
      ),
      'category',
      'concrete',
    ),
    filler(
      'shooting|reaching|our gun reaches|nuestro canon llega|nuestro canon|nuestros canones|le disparamos|tirando|disparando|disparamos|alcanzando|il nostro cannone|i nostri cannoni|gli spariamo|sparando|tirando|spariamo|raggiungono|the fort s|distance of',
    ),
    field(REDUCED_FORT, 'reduced', true),
    field(HELD_TOO, 'garrison', true),
    field('har|heavy artillery|foot artillery|artilleria pesada|artiglieria pesante', 'gun', 'har'),
    longRange,
    asks('aff', 'aff', 0, 200, { before: true }),
    asks(
      'fort has cbf|fort cbf|fort with cbf|fuerte con cbf|cbf del fuerte|cbf of the fort|forte con cbf|cbf',
      'fortCbf',
      0,
      30,
      {
        before: true,
      },
    ),
    asks('cab', 'fortCab', 1, 20, { before: true }),
    asks(
      'the fort rolled|fort rolled|the fort rolls|fort rolls|fort test|test of the fort|el fuerte saca|el fuerte saco|prueba del fuerte|' +
        'il forte tira|il forte fa|il forte ha tirato|prova del forte|test del forte',
      'fortTest',
      1,
      20,
    ),
    filler('for its test|in its test|en su prueba|en su test|per la sua prova|nel suo test'),
    field(
      'assault|assaults|assaulting|assaulted|assault the fort|assault a fort|asalto|asalta|asaltan|asalto al fuerte|assalto|assalta|assaltano|assalto al forte',
      'assault',
      true,
    ),
    ...fell(20),
    ...choice('category', {
      'improved-masonry':
        'improved masonry|improved masonry fort|masonry improved|reinforced masonry|black|the black kind|mamposteria mejorada|mamposteria reforzada|negro|negros|muratura migliorata|muratura rinforzata|nero|neri',
      masonry: words(
        'brick|bricks|brickwork|stone|of brick|of stone|ladrillo|ladrillos|piedra|mattoni|pietra|old masonry one|masonry one',
        'masonry|masonry fort|white|the white kind|white kind',
        paired('old|plain|simple|ordinary|unimproved|mere', 'masonry|masonry fort'),
        paired('mamposteria', 'simple|sin mejorar|no mejorada|vieja|antigua|corriente|normal'),
        'mamposteria|blanco|blancos',
        paired('muratura', 'semplice|non migliorata|vecchia|antica|comune|normale'),
        'muratura|bianco|bianchi',
      ),
      concrete: words(
        'uno moderno , de hormigon|uno moderno de hormigon|uno moderno , de cemento|uno moderno , di cemento|uno moderno di cemento|uno moderno , in cemento|a modern one , of concrete|a modern one of concrete|a modern concrete one|uno moderno',
        'concrete one|modern concrete one|improved concrete one|modern fort|a modern fort|fuerte moderno|forte moderno|cemento armato|cemento armado',
        'concrete|concrete fort|yellow|the yellow kind|yellow kind',
        paired('improved|modern|reinforced', 'concrete|concrete fort'),
        paired('hormigon', 'mejorado|moderno|armado|reforzado'),
        'hormigon|amarillo|amarillos',
        paired('calcestruzzo|cemento', 'migliorato|moderno|armato|rinforzato'),
        'cemento|calcestruzzo|giallo|gialli',
      ),
    }),
    ...choice('kind', {
      fort: 'fort|forts|fuerte|fuertes|forte|forti|fortification|fortificacion|fortificazione',
      feste: 'feste|festen',
    }),
    ...choice('shells', {
      42: 'big bertha|big berthas|dicke bertha|gran berta|grande berta|42 cm|42cm|42 cm guns|42 cm mortars|del 42|da 42|42 cm shells|42s|gamma',
      30: '30 5 cm|30 5|30cm|30 cm|del 30 5|da 30 5|del 30|skoda|austrian mortars',
    }),
    field(
      'siege piece|siege pieces|pieza de asedio|piezas de asedio|pezzo d assedio|pezzi d assedio|siege guns|siege gun|siege artillery|canones de asedio|artilleria de asedio|artilleria de sitio|cannoni d assedio|artiglieria d assedio',
      'gun',
      'sar',
    ),
    field(LIMITED, 'supply', 'llc'),
    field(COMMANDLESS, 'supply', 'ooc'),
    field(GARRISON, 'garrison', true),
    asks(ROLLED, 'die', 1, 20, { optional: true }),
    filler(SPOKEN),
    filler(
      'one of the|one of those|one of these|one of them|uno de los de|uno de los|uno de esos|uno de ellos|una de las de|una de las|uno di quelli|uno di quelli di|uno di quelli in|uno dei|uno di questi|una di quelle|una di quelle in',
    ),
    filler(
      'concrete one|masonry one|made of|made from|built from|type|hecho de|hecho en|fatto di|fatto in|one|' +
        'enemy|enemies|also|also holds|holds|isn t alone|is not alone|alone|with it|enemiga|enemigas|enemigo|enemigos|tambien|al lado|no esta solo|nemica|nemiche|nemico|nemici|anche|non e solo|hexside|side|lado|lato|distance|distancia|de distancia|distanza|di distanza|runs|lies|medio|por medio|in mezzo|' +
        'category|kind|sort|type|clase|tipo|categoria|old|modern|old ones|modern ones|one of the old ones|one of the modern ones|de los viejos|de los modernos|viejo|viejos|moderno|modernos|di quelli vecchi|di quelli moderni|vecchio|vecchi|moderno|moderni|' +
        'bombarding unit|the bombarding unit|unit|firing|fires|la unidad que bombardea|unidad que bombardea|bombardea|unidad|l unita che bombarda|unita che bombarda|bombarda|unita|from the gun|from the guns|del canon|de los canones|dal cannone|dai cannoni|' +
        'separates|separates us from|lies between|lies behind|stands behind|behind|between|us|nos separa|nos separa del|separa|queda tras|esta tras|detras|tras|ci separa|ci separa dal|separa|sta dietro|dietro|oltre|hex|hexagono|esagono|es|the fort s|del fuerte|del forte',
    ),
    filler(
      'against|vs|contra|contro|bombard|bombards|bombardment|bombardeo|bombardear|bombardea|bombardean|bombardamento|guns|gun|' +
        'recibe|reciben|subisce|punti|puntos|points|shoots at|shoot at|get shelled by|gets shelled by|shelled by|mortar|mortars|mortero|morteros|canones|canon|mortaio|mortai|cannoni|cannone|with|fire at|fires at|fire on|fires on|shell|shells|shelling',
    ),
  ],
  // "AFF 18 plus 40": each number is that of a gun.
  grammar: { many: ['aff'] },
  make(given, all) {
    const isAgain = (one: Pick<Item, 'tokens'>): boolean => isAssaultAgain(given, one);
    const reading = { ...given, fields: given.fields.filter((one) => !isAgain(one)) };
    const items = all.filter((item) => !isAgain(item));
    const sum = saidIn(reading, 'aff') === undefined ? loneNumber(items) : undefined;
    const [aff = sum && sumIn(sum), ...others] = numbersIn(reading, 'aff');
    // "A German siege gun": whose it is.
    const whose = items.find(
      (item) => item.own.join() === 'nation' && (item.count ?? 1) === 1 && isOfGun(item, reading),
    );
    const gun = {
      ...(whose ? { nation: whose.traits.nation } : {}),
      ...(aff === undefined ? {} : { aff }),
      ...set(reading, 'longRange', 'shells'),
      ...(saidIn(reading, 'supply') === 'llc' ? { llc: true } : {}),
      ...(saidIn(reading, 'supply') === 'ooc' ? { bar: 'ooc' } : {}),
      // Only siege artillery fires counted shells (2.5.17).
      ...(saidIn(reading, 'shells') === undefined && saidIn(reading, 'gun') === undefined
        ? {}
        : { kind: saidIn(reading, 'shells') === undefined ? saidIn(reading, 'gun') : 'sar' }),
    };
    const named = (name: string, as: string): Readonly<Record<string, unknown>> => {
      const value = saidIn(reading, name);
      return value === undefined ? {} : { [as]: value };
    };
    // "Pioneers assault a fort": its name says what is assaulted.
    const isFortNamed = reading.fields.some(
      ({ field: name, tokens }) =>
        ['asked', 'assault'].includes(name) && tokens.some((at) => FORT.test(reading.tokens[at]?.folded ?? '')),
    );
    const isFeste = saidIn(reading, 'kind') === 'feste';
    const fort: Readonly<Record<string, unknown>> = {
      ...(isFortNamed ? { kind: 'fort' } : {}),
      ...set(reading, 'category', 'kind', ...(isFeste ? ['reduced'] : [])),
      ...named('fortCbf', 'cbf'),
      ...named('fortCab', 'cab'),
    };
    const isAssault = saidIn(reading, 'assault') === true;
    const ofAssault = reading.fields.find(({ field: name }) => name === 'assault');
    /** Whoever a clause of its own names beside the assault is there with the fort. */
    const isBesideFort = (item: Item): boolean =>
      ofAssault !== undefined &&
      reading.tokens
        .slice(Math.min(firstOf(item), firstOf(ofAssault)), Math.max(lastOf(item), lastOf(ofAssault)))
        .some(({ folded }) => /^[,;:]$/.test(folded)) &&
      (item.own.includes('unit') ||
        ['inf', 'cav', 'har'].includes(String(item.own.includes('kind') ? item.traits.kind : '')));
    const holders = items.filter((item) => isAssault && isBesideFort(item));
    const garrison = holders.length > 0 ? { garrison: true } : {};
    const assaulters = items.filter(
      (item) =>
        isAssault &&
        !holders.includes(item) &&
        item.own.includes('kind') &&
        ['inf', 'cav', 'pio'].includes(String(item.traits.kind)),
    );
    // "Siege guns bombard a fort": whose factor nobody has said fire all the same.
    const isGun = 'aff' in gun || 'shells' in gun || ('kind' in gun && fort.kind !== undefined && !isAssault);
    if (!isGun && fort.category === undefined && (assaulters.length === 0 || fort.kind === undefined)) return undefined;
    /** "A French fort": whose it is the form does not ask. */
    const isOfFort = (item: Item): boolean =>
      item.own.join() === 'nation' &&
      reading.fields.some(
        (one) =>
          ['kind', 'garrison', 'category'].includes(one.field) &&
          (firstOf(one) === lastOf(item) + 1 || lastOf(one) === firstOf(item) - 1),
      );
    const hexside = assaulters.length > 0 ? set(reading, 'hexside') : {};
    return {
      input: {
        ...(isGun ? { guns: [gun, ...others.map((one) => ({ ...gun, aff: one }))] } : {}),
        ...(Object.keys(fort).length > 0 ? { forts: [fort] } : {}),
        ...(assaulters.length > 0
          ? {
              assaulter: assaulters.flatMap(({ count, traits: { nation, kind, rank, steps } }) =>
                Array.from({ length: Math.min(count ?? 1, MOST_UNITS) }, () => ({
                  kind,
                  ...(nation === undefined ? {} : { nation }),
                  ...(rank === undefined ? {} : { rank }),
                  ...(steps === undefined ? {} : { steps }),
                  ...hexside,
                })),
              ),
            }
          : {}),
        ...set(reading, 'terrain', 'turn', 'die', 'fortTest', 'garrison'),
        ...garrison,
      },
      item: (item) => {
        if (item === whose) return say('field', { name: text('unit.fields.nation'), value: nationText(item) });
        if (holders.includes(item)) return text('abf.fields.garrison');
        if (isOfFort(item)) return text('abf.fields.forts');
        return assaulters.includes(item) ? unitText(item) : say('sumAff', { sum: sumIn(item) ?? 0 });
      },
      field: fieldText,
      label: labelText,
      takes: [...OF_ABF, 'assault', 'hexside'],
      unused: [
        ...fieldsBut(
          reading,
          ...OF_ABF.filter((name) => name !== 'reduced' || isFeste),
          ...(assaulters.length > 0 ? ['assault', 'hexside'] : []),
          ...(isGun ? ['supply'] : []),
        ),
        ...items.filter(
          (item) =>
            item !== sum && item !== whose && !assaulters.includes(item) && !isOfFort(item) && !holders.includes(item),
        ),
        ...[...given.fields, ...all].filter(isAgain),
      ],
    };
  },
};

/** "Our storming infantry is OOC": of who assaults the fort in another clause the game reads no more. */
function isAssaultAgain({ tokens, fields }: Reading, { tokens: at }: Pick<Item, 'tokens'>): boolean {
  type Clause = ReturnType<typeof clauseAround>;
  const clauseOf = (one: Pick<Item, 'tokens'>): Clause => clauseAround(tokens, firstOf(one));
  const isIn = (clause: Clause, one: Pick<Item, 'tokens'>): boolean => clauseOf(one).from === clause.from;
  const assaults = fields.filter(({ field: name }) => name === 'assault');
  const hasFort = (clause: Clause): boolean =>
    tokens.slice(clause.from, clause.to).some(({ folded }) => FORT.test(folded));
  const own = clauseOf({ tokens: at });
  return (
    at.length > 0 &&
    !hasFort(own) &&
    assaults.some((one) => isIn(own, one)) &&
    assaults.some((one) => hasFort(clauseOf(one)))
  );
}

/** Whether a nation stands right beside a gun: "a German siege gun", "un mortero alemán del 42". */
const FORT = /^(?:forts?|fuertes?|fort[ei]|festen?)$/;
const isOfGun = (item: Item, { fields }: Reading): boolean =>
  fields.some(
    (one) =>
      ['gun', 'shells', 'aff'].includes(one.field) &&
      (firstOf(one) === lastOf(item) + 1 || lastOf(one) === firstOf(item) - 1),
  );
const nationText = ({ traits: { nation } }: Item): Text => text(`unit.options.nation.${String(nation)}`);

const MOST_STEPS = 5;
const unitText = ({ count, traits }: Item): Text =>
  say('plain', {
    n: count ?? 1,
    unit: say('unit', {
      nation: traits.nation === undefined ? '' : text(`unit.options.nation.${String(traits.nation)}`),
      kind: text(`unit.options.kind.${String(traits.kind ?? 'inf')}`),
    }),
  });
/** Steps in all as infantry: as few units as may have them. */
const unitsWith = (steps: number) =>
  Array.from({ length: Math.ceil(steps / MOST_STEPS) }, (_, i) => ({
    kind: 'inf',
    steps: Math.min(MOST_STEPS, steps - i * MOST_STEPS),
  }));

/** "A division of 8 steps": no counter has so many; a stack, or infantry without more, may (6.4.1). */
const ONE_COUNTER =
  /^(?:division|divisione|brigade|brigada|brigata|regiment|regimiento|reggimento|id|rd|kd|unit|unidad|unita)$/;
const isTooLarge = ({ traits, tokens }: Item, reading: Reading): boolean =>
  Number(traits.steps ?? 0) > MOST_STEPS && tokens.some((at) => ONE_COUNTER.test(reading.tokens[at]?.folded ?? ''));
const stepsFault = (item: Item, reading: Reading): Text =>
  text('fight.fault.range', {
    words: wordsAt(reading, item.tokens),
    field: text('unit.fields.steps'),
    given: Number(item.traits.steps),
    min: 1,
    max: MOST_STEPS,
  });

type Counter = Readonly<Record<string, unknown>>;

/** Units that are named one by one, "two French infantry of five steps"; those of other kinds do not stack (6.4.2). */
const named = (items: readonly Item[]): readonly Counter[] =>
  items.flatMap(({ count, traits: { name, nation, kind, steps } }) => {
    const unit = {
      ...(name === undefined ? {} : { name }),
      ...(nation === undefined ? {} : { nation }),
      kind: kind ?? 'inf',
    };
    // "A German stack of 8 steps": no counter has so many.
    if (typeof steps === 'number' && steps > MOST_STEPS && (count ?? 1) === 1)
      return unitsWith(steps).map((one) => ({ ...unit, steps: one.steps }));
    return Array.from({ length: Math.min(count ?? 1, MOST_UNITS) }, () => ({
      ...unit,
      ...(steps === undefined ? {} : { steps }),
    }));
  });
const MOST_UNITS = 12;
const OF_UNITS = ['name', 'nation', 'kind', 'steps', 'arrives'];

const AFTER_COMBAT = words(
  paired('after', 'combat|the combat|battle|the battle|the fight|a fight|the fighting|a battle|losing|a lost battle'),
  paired('tras|despues de', 'el combate|la batalla|la pelea|combatir|un combate|perder|la lucha|combate'),
  'despues del combate',
  paired(
    'dopo',
    'il combattimento|la battaglia|lo scontro|la lotta|combattimento|un combattimento|aver perso|aver combattuto',
  ),
);
const RETREATS = words(
  'retreat|retreats|retreating|retreated|fall back|falls back|falling back|pull back|pulls back|in retreat|come in retreat|arrive in retreat|beaten units retreat|beaten units',
  'retirada|en retirada|se retiran|se retira|nos retiramos|retirarse|retirandose|se repliegan|se repliega|nos replegamos|replegarse|retroceden|retrocede|llegan en retirada|llega en retirada|llegan retirandose',
  'ritirata|in ritirata|si ritirano|si ritira|ci ritiriamo|ritirarsi|ritirandosi|ripiegano|ripiega|ripieghiamo|ripiegare|retrocedono|arrivano in ritirata|arriva in ritirata',
);
/** Units that come back out of a combat: "they fall back there after the fight". */
const RETREATING = words(
  RETREATS,
  'after a retreat',
  paired(RETREATS, AFTER_COMBAT),
  paired(RETREATS, paired('into it|into the hex|there|alli|aqui|li|qui|ahi|la', AFTER_COMBAT)),
  'when they retreat|when they fall back|cuando se retiran|quando si ritirano',
);
const MOMENTS = choice('moment', {
  end: ENDING,
  retreat: RETREATING,
  advance: 'advance|advances|advancing|avance|avanza|avanzan|avanzata|avanza|avanzano|advance after combat',
  'cavalry-retreat': 'cavalry retreat|retirada de caballeria|ritirata di cavalleria',
  arrival:
    'as reinforcements|reinforcements arrive|arrive as reinforcements|arrives as reinforcements|como refuerzos|como refuerzo|llegan como refuerzos|llegan refuerzos|come rinforzi|come rinforzo|arrivano come rinforzi|arrivano rinforzi',
  'combat-movement': 'combat movement|movimiento de combate|movimento di combattimento',
  passing: words(
    inRow(
      'one of them|only one of them|one of the units',
      '|only|just',
      'marches through|march through|passes through|passes|goes through|moves through|is passing through|is passing|runs through|crosses',
      '|only|the hex|it',
    ),
    inRow(
      'una de ellas|uno de ellos|solo una de ellas|solo uno de ellos',
      '|solo',
      'atraviesa|pasa por|pasa|cruza|va de paso|pasa de largo|esta de paso|marcha a traves del',
      '|el hex|el hexagono|hex|hexagono',
    ),
    inRow(
      'una di loro|uno di loro|una di esse|uno di essi',
      '|solo|soltanto',
      'attraversa|passa per|passa|transita|e di passaggio|passa oltre|marcia attraverso',
      '|solo|soltanto',
      '|l esagono|solo l esagono',
    ),
    inRow(
      'only|just|merely',
      'marching through|moving through|passing|marches through|march through|move through|moves through',
      '|the hex|it',
    ),
    inRow(
      'while|when|as it|as they|on|in',
      'moving through|passing through|marching through|crossing|moves through|move through|pass through|passes through',
      '|it|the hex|that hex',
    ),
    inRow('al', 'pasar|pasar por|atravesar|cruzar|transitar por', '|el hex|el hexagono|ese hex'),
    inRow(
      'nel|mentre',
      'passare|passare per|attraversare|transitare per|passano per|passa per|attraversano|attraversa',
      '|l esagono|quell esagono',
    ),
    'not stopping there|not stopping|doesn t stop there|don t stop there|sin parar alli|sin detenerse alli|no paran alli|senza fermarsi li|senza sostare|van solo de paso|solo van de paso|sono solo di passaggio|solo di passaggio',
    'just passing through|just passing|on the way through|on its way through|on their way through|in passing|passes through|don t stay|do not stay|doesn t stay|does not stay|without stopping|pasan de largo|pasa de largo|van de paso|va de paso|no se quedan|no se queda|sin quedarse|sin parar|sin detenerse|passano oltre|passa oltre|passano e vanno|di passaggio|non si fermano|non si ferma|non restano|non resta|senza fermarsi|' +
      'transit|transits|transit capacity|passing through|pass through|get through|gets through|go through|goes through|get across|can pass|pass|cross|crosses|crossing|cruza|cruzan|cruzar|cruzando|pasa por|pasan por|pasar por|pasan|pueden pasar|pueden cruzar|' +
      'passano per|passare per|passano|passano da|possono passare|possono attraversare|attraversare|attraversa|attraversano|transito|transitano|transitan|de paso|capacidad de transito|capacita di transito|di passaggio',
  ),
});

/** "Two divisions, one of them only marches through": the other stands there. */
const isOfOne = ({ fields, tokens }: Reading): boolean =>
  fields.some(
    ({ field: name, tokens: at }) =>
      name === 'moment' && at.some((one) => /^(?:them|ellos|ellas|loro|essi|esse)$/.test(tokens[one]?.folded ?? '')),
  );
function withOneComing(item: Item): readonly Item[] {
  const { count = 1, traits } = item;
  return count < 2
    ? [item]
    : [
        { ...item, count: count - 1 },
        { ...item, count: 1, traits: { ...traits, arrives: true } },
      ];
}

/** Works in which units stack, as the form has them (11.1.4); in fieldworks they do as in the open. */
const WORKS: Readonly<Record<string, string>> = {
  old: 'old-forts',
  regular: 'entrenchments',
  improved: 'entrenchments',
};

/** "Stack 9 steps in mountains": they are there already, unless they move in. */
const stacking: AskedTool<undefined> = {
  tool: 'stacking',
  words:
    `${STACKING}|${ENDING}|` +
    'share a hex|share the hex|how many steps|cuantos pasos|quanti passi|quanti passi stanno|' +
    'quanti passi possono stare|how many steps fit|cuantos pasos caben|transit|transits|transit capacity|' +
    'transito|capacidad de transito|capacita di transito|in the same hex|en el mismo hex|' +
    'en el mismo hexagono|nello stesso esagono|en un hexagono|stacking limit|limite de apilamiento|' +
    'limite di impilamento',
  also: ENTERED,
  entries: [
    STEPS,
    ...MOMENTS,
    ...MOVING,
    filler('among|amid|amidst|within|between the|entre|en medio de|fra|tra|in mezzo a|dove stanno|donde quedan'),
    filler(
      'into it|into the hex|lies|is about|a matter of|it s a matter of|during the move|during movement|during the movement|durante el movimiento|durante su movimiento|durante il movimento|arriba|arriba en|en lo alto|en lo alto de|up on|up in|on top of|su in cima|in cima a|su in cima a|in cima|lassu|pile up|pile up on|amontonarnos|amontonarse|amontonar|ammucchiarci|ammucchiarsi|ammucchiare|vogliamo ammucchiarci|queremos amontonarnos|si tratta di|si tratta|se trata de|se trata|trata|' +
        'here|there|already|aqui|alli|ya|qui|gia|hex|hexes|hexside|hexsides|lado|lado de hex|lato|limit|limite|capacity|capacidad|capacita|units|unidades|unita|legal|allowed',
    ),
  ],
  grammar: { sums: undefined, states: [...LEXICON.states, ...MOVES], joins: MOVES },
  make(reading, given) {
    const items = withSteps(withArrivals(reading, given));
    const sums = items.filter(({ own }) => own.join() === 'steps');
    const steps = sums.length > 0 ? sums.reduce((sum, one) => sum + Number(one.traits.steps), 0) : undefined;
    const units = items.filter(
      ({ own }) =>
        own.every((name) => OF_UNITS.includes(name)) && own.some((name) => name === 'kind' || name === 'nation'),
    );
    const passing = saidIn(reading, 'moment') === 'passing';
    const isPart = passing && isOfOne(reading);
    const placed = isPart ? units.flatMap(withOneComing) : units;
    const isNew = ({ traits }: Item): boolean => (passing && !isPart) || traits.arrives === true;
    // "4, 3 and 2 steps" are three units; "9 steps" as few as may have them.
    const each = sums.map(({ traits }) => Number(traits.steps));
    const all =
      each.length > 1 && each.every((n) => n <= MOST_STEPS)
        ? each.map((n) => ({ kind: 'inf', steps: n }))
        : unitsWith(steps ?? 0);
    const here = [...(passing ? [] : all), ...named(placed.filter((item) => !isNew(item)))];
    const entering = [...(passing ? all : []), ...named(placed.filter(isNew))];
    if (areOpposed(units, LEXICON)) return undefined;
    const works = reading.fields.filter(({ field: name, value }) => name === 'works' && String(value) in WORKS);
    const [own] = works;
    const ground: Readonly<Record<string, unknown>> = {
      ...set(reading, 'terrain', 'hexside', 'moment'),
      ...(own === undefined ? {} : { works: WORKS[String(own.value)] }),
    };
    const isCounted =
      steps !== undefined || units.some(({ count, traits }) => count !== undefined || traits.steps !== undefined);
    if (!isCounted && (units.length > 0 || (ground.terrain === undefined && ground.hexside === undefined)))
      return undefined;
    return {
      input: { ...(here.length + entering.length > 0 ? { here, entering } : {}), ...ground },
      faults: units.filter((one) => isTooLarge(one, reading)).map((one) => stepsFault(one, reading)),
      item: (item) => (item.own.join() === 'steps' ? say('steps', { n: Number(item.traits.steps) }) : unitText(item)),
      field: (one) => (works.includes(one) ? namedText('stacking', 'works', WORKS[String(one.value)]) : fieldText(one)),
      label: labelText,
      takes: ['terrain', 'hexside', 'moment', 'steps', 'works'],
      unused: [
        ...fieldsBut(reading, 'terrain', 'hexside', 'moment').filter((one) => !works.includes(one)),
        ...items.filter((item) => !units.includes(item) && !sums.includes(item)),
      ],
    };
  },
};

/** "An infantry of 5 steps and a cavalry of 2", "two divisions of 4": what stacks is steps. */
function withSteps(items: readonly Item[]): readonly Item[] {
  return items.map((item) => {
    const { cbf, ...traits } = item.traits;
    if (typeof cbf !== 'number' || cbf > MOST_STEPS || traits.steps !== undefined) return item;
    return {
      ...item,
      traits: { ...traits, steps: cbf },
      own: item.own.map((name) => (name === 'cbf' ? 'steps' : name)),
    };
  });
}

const PARTS = 'into|in|into parts of|in parts of|parts of|of|en|en partes de|partes de|de|in parti da|parti da|da|di';

/** "Split a division into two and two", "recombine parts of 2 and 1 steps" (6.6.1). */
const SPLITS =
  'taken apart|break up|breaks up|separa en dos|se separa en dos|desdoblar|desdobla|desdobla en dos|sdoppiare|sdoppia|si sdoppia|scindere|scinde|si scinde|split|splits|splitting|split up|splits up|split in two|splits in two|is split|dividir|divide|dividen|divido|dividimos|se divide|se dividen|dividirse|partir|se parte|parto|dividere|dividono|divide|si divide|si dividono|dividersi|divido|spezzare|si spezza|spezza|divide in due';
const RECOMBINES =
  'recompose|recomposes|put back together|puts back together|put together again|join up again|joins up again|recomponer|recompone|recomponen|se recompone|volver a juntar|vuelve a juntar|vuelven a juntarse|volver a unir|juntar de nuevo|reunificar|reunifica|ricomporre|ricompone|ricompongono|si ricompone|si ricompongono|ricompongo|ricomponiamo|rimettere insieme|rimettono insieme|rimette insieme|ricongiungere|riunificare|riunifica|recombine|recombines|recombining|reunite|reunites|reuniting|rejoin|rejoins|regroup|regroups|merge|merges|come together again|recombinar|recombina|recombinan|se recombinan|se recombina|reagrupar|reagrupa|reagrupan|se reagrupan|se reagrupa|reunir|se reunen|se reune|se juntan|ricombinare|ricombina|ricombinano|si ricombinano|si ricombina|riunire|riunisce|si riuniscono|si riunisce|riuniscono|raggruppano|si raggruppano|si ricongiungono';
const SPECIAL: Readonly<Record<string, string>> = { '4kk': '4kk', '17id': '17id', '14ca': '14ca' };
const splitting: AskedTool<undefined> = {
  tool: 'splitting',
  words: `${SPLITS}|${RECOMBINES}`,
  entries: [
    ...choice('unit', {
      whole: SPLITS,
      parts: RECOMBINES,
    }),
    ...choice('place', {
      same: 'in the same hex|en el mismo hex|en el mismo hexagono|nello stesso esagono',
      adjacent: words(
        'adjacent|neighbouring|neighboring|next to each other|side by side|one hex apart',
        paired('in|in two', 'adjacent hexes|neighbouring hexes|neighboring hexes'),
        'adyacentes|vecinos|vecinas|contiguos|contiguas|una al lado de la otra|una junto a otra',
        paired('en|en dos', 'hexagonos adyacentes|hexagonos vecinos|hexagonos contiguos|hexs adyacentes|hexs vecinos'),
        'adiacenti|vicini|vicine|confinanti|contigui|contigue|una accanto all altra',
        paired('in|in due', 'esagoni adiacenti|esagoni vicini|esagoni confinanti|esagoni contigui'),
      ),
      apart: words(
        'far apart|farther apart|two hexes apart|not adjacent|lejos|lejos una de otra|mas lejos|no adyacentes|lontane|lontane tra loro|piu lontano|non adiacenti',
      ),
    }),
    ...[1, 2, 3, 4].map((n) => field(stepsLost(n), 'lost', n)),
    asks(PARTS, 'part', 1, 4, { optional: true }),
    asks('step parts|step part|step ones|steps each', 'part', 1, 4, { before: true, optional: true }),
    STEPS,
    ...SPLIT_TOLD,
    filler(SPOKEN),
    filler(
      'halves|the halves|half|mitades|las mitades|meta|le meta|it has|has|has taken|has suffered|two parts of|both parts of|dos partes de|ambas partes de|due parti di|entrambe le parti di|ha sufrido|ha subito|sufrio|subi|they stand|hexes|hexagonos|esagoni',
    ),
    filler('parts|part|partes|parte|parti|two parts|dos partes|due parti|unit|unidad|unita|step|steps|pasos|passi'),
  ],
  grammar: { sums: undefined, many: ['part'], strength: [] },
  make(reading, items) {
    const parts = reading.fields.filter(({ field: name }) => name === 'part');
    const [first, second, third] = parts.map(({ value }) => Number(value));

    // "Split the 17.ID": one of the units that are split in a way of their own (6.6).
    const special = items.map(
      ({ traits }) =>
        SPECIAL[
          String(traits.name)
            .replace(/[^\p{L}\d]/gu, '')
            .toLowerCase()
        ],
    );
    const whole = special.find((one) => one !== undefined);
    const told = set(reading, 'lost', 'place', ...(whole === undefined ? [] : ['turn']));
    const named =
      whole === undefined
        ? set(reading, 'unit')
        : { unit: whole, action: saidIn(reading, 'unit') === 'parts' ? 'recombine' : 'split' };
    const areParts = first !== undefined && second !== undefined && third === undefined;
    // Without the steps of both parts it is a case by what else is told.
    if (!areParts && (first !== undefined || Object.keys(told).length === 0)) return undefined;
    // "4 steps into 2 and 2": what the parts come to, and no more.
    const isWhole = ({ own, traits }: Item): boolean =>
      own.includes('steps') && traits.steps === Number(first) + Number(second);
    const isUnit = (item: Item): boolean =>
      isWhole(item) || (item.own.every((name) => ['name', 'kind', 'nation'].includes(name)) && (item.count ?? 1) === 1);
    return {
      input: { ...named, ...told, ...set(reading, 'turn'), ...(areParts ? { first, second } : {}) },
      item: unitText,
      field: ({ field: name, value }) =>
        name === 'part'
          ? say('field', {
              name: text(
                `splitting.fields.${parts.findIndex((one) => one.value === value) === 0 ? 'first' : 'second'}`,
              ),
              value: Number(value),
            })
          : name === 'turn'
            ? say('field', { name: text('unit.fields.turn'), value: Number(value) })
            : name === 'lost'
              ? say('field', { name: text('splitting.fields.lost'), value: Number(value) })
              : namedText('splitting', name, value),
      label: (name) => text(`splitting.fields.${name === 'lost' ? 'lost' : 'first'}`),
      takes: ['unit', 'place', 'part', 'lost', 'turn'],
      unused: [
        ...fieldsBut(reading, 'unit', 'place', 'part', 'lost', 'turn'),
        ...items.filter((item) => !isUnit(item)),
      ],
    };
  },
};

export const ASKED_TOOLS: readonly AskedTool<undefined>[] = [abf, stacking, splitting, ...FORM_TOOLS];
