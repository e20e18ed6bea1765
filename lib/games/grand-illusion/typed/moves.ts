import { text, type Text, type TextParam } from '@/lib/calc/evaluation';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { inEach } from '@/lib/games/grand-illusion/typed/battle-words';
import { inRow, paired } from '@/lib/typed/phrases';
import { ENTERING, UNSUPPLIED_NOW, WITH_FRIENDS } from '@/lib/games/grand-illusion/typed/field-words';
import { LEFT_CONTROL, MARCH_WORDS, ONE_OF, UNSUPPLIED_THERE } from '@/lib/games/grand-illusion/typed/march-words';
import { hexesNamed } from '@/lib/games/grand-illusion/typed/lexicon';
import { STATES } from '@/lib/games/grand-illusion/typed/words';
import { fieldsBut, saidIn, type AskedTool } from '@/lib/typed/asked';
import { askedFor } from '@/lib/typed/gate';
import { asks, choice, field, filler, numberIn } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { Entry, Value } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { words } from '@/lib/typed/table-words';
import { firstOf, lastOf } from '@/lib/typed/tokens';

/* Moves of Grand Illusion told by their hexes: "a German corps goes from 84 to 85", "may the French enter 86". */

const WAY =
  'from|from hex|from the hex|leaving|leaves|to|to hex|to the hex|into|into hex|onto|through|via|then|then to|in|in hex|enter|enters|entering';
const WAY_ES =
  'desde el hex|desde hex|del hex|al hexagono|en el hex|entra en el hex|hasta el hex|hacia el hex|por el hex|a partir del|a partir de|partiendo de|partiendo del|sale del hex|desde el hexagono|del hexagono|' +
  'a|al|al hex|del|desde|desde el|de|sale del|salen del|hasta|hasta el|hacia|en el|por el|entrar en|entrar en el|entra en|entra en el|entran en|entran en el|luego al|y al';
const WAY_IT =
  'a partire dal|a partire dall|a partire dall esagono|partendo dal|partendo da|partendo dall esagono|dal hex|nell esagono|verso il|verso l esagono|fino all esagono|' +
  'a|al|all|all esagono|dal|dall|dall esagono|da|lascia|fino a|fino al|nel|nell|nell esagono|entrare in|entrare nel|entra in|entra nel|entrano in|entrano nel|poi al|poi nel|e al|e nel';
const MARCH =
  'march|marches|marching|marchan|marcha|marciano|marcia|moves|move|moving|goes|go|mueve|mueven|se mueve|se mueven|mover|va|van|' +
  'muove|muovono|si muove|si muovono|muovere|vanno';
const ENTER = 'entrar|entra|entran|entrare|entrano';
const ofHex = (words: string, lang: 'en' | 'es' | 'it'): Entry => ({
  ...asks(words, 'hex', FIRST_HEX, LAST_HEX, { optional: true }),
  lang,
});

/** "Ride over a red hexside into an enemy hex": into a hex that has no number. */
const INTO = words(
  inRow(
    'ride|rides|march|marches|move|moves|go|goes|step|steps|walk|walks|get|gets|cross|crosses|attack',
    'into|over into|across into',
    '|a|an|the|that',
    '|enemy|friendly|enemy controlled|friendly controlled|hostile|enemy held|own',
    'hex',
  ),
  inRow('into|onto', 'a|an|the', 'enemy|friendly|enemy controlled|friendly controlled|hostile|enemy held', 'hex'),
  inRow(
    'entrar|entra|entran|meterse|pasar|pasa|pasan|avanzar|ir',
    'en|a',
    'un|el',
    'hex|hexagono',
    'enemigo|amigo|controlado por el enemigo|bajo control enemigo|propio',
  ),
  inRow(
    'entrare|entra|entrano|passare|passa|avanzare|andare',
    'in|nell',
    '|un',
    'esagono',
    'nemico|amico|controllato dal nemico|sotto controllo nemico|proprio',
  ),
);
/** A hexside that costs one more (8.4.2). */
const RED = words(
  inRow(
    '|across|over|through|crossing|by|via|it s|it is|between them is|with|there s|there is',
    '|a|an|the|one|its|that',
    words(
      inRow('red|reddish', 'hexside|side|edge|border|line|hex side|boundary'),
      inRow(
        'hexside|side|edge|border|hex side',
        '|is|s|printed|marked|in|that is|is marked|is printed|drawn',
        'red|in red',
      ),
    ),
    '|between them|between the two|in between|between the hexes',
  ),
  inRow(
    '|por|cruzando|a traves de|es|hay|entre los dos hay|entre ambos hay|con|pasando por|atravesando',
    '|un|el|ese|al',
    'lado|hexlado|borde|lado de hex|lado del hex|lado de hexagono|lado del hexagono|linde|limite',
    '|es|esta|es de color|marcado en|pintado de|de color|impreso en|en',
    'rojo|encarnado',
    '|entre ellos|entre los dos|entre ambos|entre los dos hex',
  ),
  inRow(
    '|da|attraversando|attraverso|e|c e|tra i due c e|fra i due c e|con|passando per|oltre|su',
    '|un|il|quel|al',
    'lato|bordo|lato d esagono|lato dell esagono|lato di esagono|confine',
    '|e|e di colore|segnato in|stampato in|di colore|in',
    'rosso',
    '|tra loro|tra i due|fra i due|tra i due esagoni',
  ),
  'red side|red edge|lado rojo|lato rosso|red mark|costs one extra|one extra point|cuesta un punto mas|costa un punto in piu|rombo sencillo|rombo semplice|single diamond',
  paired('a|one|the', 'red diamond|diamond in red|single red diamond'),
  paired('red diamond|diamond in red|red mark', 'on the side|on the edge|on the hexside|between them'),
  'it costs one more|where it costs one more|costs one more|costs 1 more|one more mp|one mp more|it carries a red diamond|carries a diamond in red|the side is red',
  'un rombo rojo|el rombo rojo|marca roja|la marca roja|rombo rojo en el lado|cuesta uno mas|donde cuesta uno mas|por donde cuesta uno mas|cuesta 1 mas|un pm mas|la sencilla|marca roja sencilla',
  'un rombo rosso|il rombo rosso|segno rosso|il segno rosso|rombo rosso sul lato|costa uno in piu|dove costa uno in piu|costa 1 in piu|un pm in piu|quello semplice|segno rosso semplice',
);
const ENEMY = [
  'the germans|the german|the french|the enemy|the allies|the british|he|they',
  'los alemanes|el aleman|los franceses|el enemigo|los aliados|el frances',
  'i tedeschi|il tedesco|i francesi|il nemico|gli alleati|il francese',
] as const;
const MARKED = words(
  inRow(
    '|the',
    'side|hexside|edge|way',
    'is',
    'closed|shut|barred|blocked',
    '|to us|for us',
    'by',
    'his|their|an enemy|the enemy s',
    '|block',
    'marker|block|counter',
  ),
  inRow(
    'he|they|the enemy|the germans',
    'came in|entered|came',
    'across|over|through|by',
    'this|that|the',
    'side|hexside',
    '|,',
    'so it s|and it s|it s|so it is',
    'blocked',
    '|for us|to us',
  ),
  inRow(
    '|el|ese',
    'lado|borde',
    'esta',
    'cerrado|bloqueado|cortado',
    'por',
    'su|un',
    'marcador',
    '|de bloqueo',
    '|enemigo',
  ),
  inRow(
    'el|ellos|los alemanes|el enemigo',
    'entro|entraron',
    'por',
    'ese|este|el',
    'lado',
    'y',
    '|nos',
    'lo',
    'bloquea|bloquean|cierra',
  ),
  inRow('los alemanes|el aleman|el enemigo|han|ha', '|han|ha', 'puesto', 'un bloqueo|un marcador de bloqueo'),
  inRow(
    '|il|quel',
    'lato|bordo',
    'e',
    'chiuso|bloccato|sbarrato',
    'dal|da un',
    '|suo',
    'segnalino',
    '|di blocco',
    '|nemico',
  ),
  inRow(
    'lui|loro|il nemico',
    'e entrato|sono entrati',
    'da',
    'quel|questo',
    'lato',
    'e',
    'ce',
    'lo',
    'blocca|bloccano|chiude',
  ),
  inRow('i tedeschi|il tedesco|il nemico|hanno|ha', '|hanno|ha', 'messo', 'un blocco|un segnalino di blocco'),
  inRow('the germans|they|the enemy|he', '|have|has', 'put', 'a', 'block|block marker', '|there'),
);
/** "The border of the hex carries the foe's block marker" */
const BLOCK_ON_SIDE = words(
  inRow(
    '|over|across|via',
    '|the|that|this|a',
    'hexside|side|edge|border|hex side|boundary|line|way in|crossing',
    '|of the hex|of that hex|between them|between the hexes|there',
    '|it|that',
    'carries|bears|has|holds|shows|with|has got|carrying|bearing|sports|is marked by|is marked with|wears',
    '|the|a|an|one of the',
    '|enemy|enemy s|foe s|opponent s|hostile|german|germans|french|allied',
    'block|block marker|blocking marker|block counter|block markers|roadblock',
    '|on it|on top',
  ),
  inRow(
    '|the|an|a|there s a|there is a|there is an|there s an',
    '|enemy|foe s|opponent s|hostile',
    'block|block marker|blocking marker|block counter',
    'lies|sits|is|stands|is placed|has been placed|is put|covers|is lying|is sitting',
    '|on|across',
    '|the|that',
    'hexside|side|edge|border|boundary|way in',
  ),
  inRow(
    '|por|cruzando',
    '|el|ese|este|un',
    'lado|hexlado|borde|lado de hex|lado del hex|lado de hexagono|paso',
    '|del hex|del hexagono|de entrada',
    'lleva|tiene|porta|muestra|con|que lleva|que tiene',
    '|encima|puesto|ya',
    '|el|un',
    'bloqueo|marcador de bloqueo|marcador de bloqueo enemigo|bloqueo enemigo|marcador enemigo de bloqueo',
    '|del enemigo|enemigo|del rival|encima|puesto',
  ),
  inRow(
    '|per|su|attraverso',
    '|il|quel|un',
    'lato|bordo|lato d esagono|lato dell esagono|lato di esagono|confine|passaggio',
    '|dell esagono|d ingresso',
    'porta|ha|reca|mostra|con|che porta|che ha|tiene',
    '|sopra|addosso|gia',
    '|il|un',
    'blocco|segnalino di blocco|segnalino blocco|marcatore di blocco|marcatore blocco|pedina di blocco|segnalino di blocco nemico|marcatore di blocco nemico|blocco nemico',
    '|nemico|del nemico|dell avversario|sopra',
  ),
);
const BLOCKED = words(
  MARKED,
  BLOCK_ON_SIDE,
  inRow(
    '|the|that|a',
    'hexside|side|edge|border|hex side|way',
    'is|has been|was|stands|s|that is|carrying|with|carries|has',
    '|a|an|the',
    'blocked|barred|closed off|block|block marker|enemy block|enemy block marker',
  ),
  inRow(
    '|el|ese|un|por un|cruzando un',
    'hexlado|lado|borde|lado de hex|lado del hex|lado de hexagono',
    '|esta|queda|tiene|lleva|con|que tiene|que lleva',
    '|un|puesto un',
    'bloqueado|cortado|bloqueo|marcador de bloqueo|bloqueo enemigo',
  ),
  inRow(
    '|il|quel|un|da un|passando un|per un',
    'lato|bordo|lato d esagono|lato dell esagono|lato di esagono',
    '|e|resta|ha|porta|con|che ha|che porta',
    '|un',
    'bloccato|sbarrato|blocco|segnalino blocco|segnalino di blocco|blocco nemico',
  ),
  'barred|closed off|blocked off|bloqueada|bloqueados|cerrado por el enemigo|cortado por el enemigo|sbarrato|sbarrata|bloccata|chiuso dal nemico|block counter|ficha de bloqueo|pedina di blocco',
  paired(
    paired(ENEMY[0], 'have blocked|has blocked|blocked|block|blocks'),
    'that side|the side|that hexside|the hexside|it|that way|the way|that edge',
  ),
  paired(
    'that way is|that side is|the side is|the hexside is|it is|it s|the edge is|is',
    words('blocked', paired('blocked by', ENEMY[0])),
  ),
  'blocked by the enemy|a grey block|grey block|there s a block|a block marker|block marker on the edge|a block on the edge|block on the hexside',
  paired(paired(ENEMY[1], 'han bloqueado|ha bloqueado|bloquean|bloquea'), 'ese lado|el lado|el paso|el borde'),
  paired(
    'lo tiene bloqueado|lo tienen bloqueado|esta bloqueado por|bloqueado por|lo ha bloqueado|lo han bloqueado',
    ENEMY[1],
  ),
  'un bloqueo gris|bloqueo gris|un bloqueo|marcador de bloqueo|un marcador de bloqueo|lado bloqueado|esta bloqueado|bloqueo en el borde',
  paired(
    paired(ENEMY[2], 'hanno bloccato|ha bloccato|bloccano|blocca'),
    'quel lato|il lato|il passaggio|il bordo|la via',
  ),
  paired(ENEMY[2], 'hanno bloccato|ha bloccato'),
  paired('e bloccato da|bloccato da|bloccato dai|bloccato dal', 'nemico|tedeschi|francesi|alleati'),
  'un blocco grigio|blocco grigio|un blocco|segnalino di blocco|un segnalino di blocco|lato bloccato|e bloccato|blocco sul bordo',
);
/** How far the HQ moves that is with them (8.4). */
const HQ_COUNTER = words(
  paired('|the', paired('hq|headquarters', paired('counter|piece|unit', 'says|reads|shows|has|gives|carries'))),
  paired('the counter of the hq|the counter of the headquarters', 'says|reads|shows|has'),
  paired(
    '|en|en la|la',
    paired('ficha|pieza', paired('del hq|del cuartel general', 'pone|dice|tiene|marca|lleva|muestra')),
  ),
  paired(
    '|sulla|la',
    paired('pedina', paired('del quartier generale|dell hq|del qg', 'c e|ha|dice|segna|porta|c e scritto')),
  ),
  'un cuartel general que anda|un hq que anda|un quartier generale che fa|un hq che fa|a headquarters that goes|an hq that goes',
);
const HQ_MA: Entry = asks(
  words(
    HQ_COUNTER,
    inEach(
      [
        'hq|the hq|its hq|an hq|it s an hq|headquarters',
        'has an ma of|has ma|has ma of|ma|ma of|ma is|can go|can move|moves|goes|with|of|has|has a movement of|reaches|s ma is',
      ],
      [
        'hq|el hq|su hq|un hq|es un hq|cuartel general|el cuartel general|su cuartel general',
        'tiene ma de|tiene ma|tiene un ma de|con ma|con ma de|ma|llega a|mueve|puede mover|de|con|tiene|puede ir a|anda|avanza',
      ],
      [
        'hq|l hq|il suo hq|un hq|e un hq|quartier generale|il quartier generale|suo hq',
        'ha ma|ha ma di|ha una ma di|con ma|con ma di|ma|arriva a|muove|puo muovere|da|di|con|ha|si muove di|fa',
      ],
    ),
  ),
  'hqMa',
  0,
  4,
  { optional: true },
);

const MA = words(
  'ma|ma of|with ma|with an ma of|with ma of|movement allowance|movement allowance of|ma is|allowance of',
  'ma de|con ma|con ma de|capacidad de movimiento de|capacidad de movimiento|con capacidad de movimiento',
  'ma di|con ma di|capacita di movimento di|capacita di movimento|con capacita di movimento',
);
/** How far infantry and cavalry move (2.4). */
const MA_OF: readonly Entry[] = [
  asks(
    words(
      inRow('cavalry|cav|horse|the cavalry|its cavalry', '|has|with|s', MA),
      inRow('caballeria|la caballeria', '|tiene|con', MA),
      inRow('cavalleria|la cavalleria', '|ha|con', MA),
      inRow(MA, 'of the cavalry|for the cavalry'),
    ),
    'cavalryMa',
    0,
    4,
  ),
  asks(words(MA, inRow('the|its|la|il|el|su', MA)), 'ma', 0, 4, { optional: true }),
];

/** "The HQ can go three hexes": where hexes are counted the number is no number of one. */
const HQ_HEXES: readonly Entry[] = ['1|one|un|uno', '2|two|dos|due', '3|three|tres|tre', '4|four|cuatro|quattro'].map(
  (number, i) =>
    field(
      inEach(
        ['hq|the hq|its hq', paired('can go|goes|can move|moves|reaches', paired(number, 'hexes|hex'))],
        ['hq|el hq|su hq', paired('llega a|mueve|puede mover|anda|avanza', paired(number, 'hexagonos|hexagono'))],
        ['hq|l hq|il suo hq', paired('arriva a|muove|puo muovere|si muove di|fa', paired(number, 'esagoni|esagono'))],
      ),
      'hqMa',
      i + 1,
    ),
);

const ENTRIES: readonly Entry[] = [
  ...ONE_OF,
  field(WITH_FRIENDS, 'friends', true),
  field(UNSUPPLIED_NOW, 'suppliedNow', false),
  asks('move headquarters|move hq', 'hqMa', 0, 4, { before: true, optional: true }),
  filler(
    'between the two hexes|entre los dos hexagonos|tra i due esagoni|entre los dos|tra i due|for movement|de movimiento|di movimento|hexside|the hexside|with the|the single|across the|one of those|uno de esos|uno di quei|el borde entre los dos|el borde|borde|il bordo tra i due|il bordo|bordo|the side between|side between|the side between has|el lado que los separa|que los separa|lato che li separa|one diamond|un rombo solo',
  ),
  ...HQ_HEXES,
  HQ_MA,
  ...MA_OF,
  filler(
    'plus|plus an|plus a|mas un|piu un|primero|luego|first|then|prima|poi|al principio|dopo|first hex|second hex|third hex|primer hex|segundo hex|primo esagono|secondo esagono|next hex|the next hex|next door|adjacent hex|el hexagono de al lado|hexagono de al lado|de al lado|hexagono contiguo|l esagono accanto|esagono accanto|accanto|esagono vicino|on the side|on the edge|the edge|that side|between them|en el lado|el lado|en el borde|sul lato|il lato|sul bordo|by there|por ahi|di li|cross|we cross|cruzamos|passiamo|points|puntos|punti|hexes|hexagonos|esagoni|carries|on it',
  ),
  ofHex(WAY, 'en'),
  ofHex(WAY_ES, 'es'),
  ofHex(WAY_IT, 'it'),
  ...choice('enemy', {
    units:
      'enemy infantry|enemy troops|hostile troops|infanteria enemiga|tropas enemigas|fanteria nemica|truppe nemiche|enemy units|enemy unit|enemy corps|enemy combat units|enemies|enemigos|unidades enemigas|cuerpos enemigos|nemici|unita nemiche|corpi nemici',
    cavalry: 'enemy cavalry|caballeria enemiga|cavalleria nemica',
    fort: 'just a fort in it|with just a fort|only a fort in it|a fort in it|with only a fort|a fort alone|with a fort in it|with just a fort in it|solo un fuerte dentro|con solo un fuerte|con un fuerte dentro|solo un forte dentro|con solo un forte|con un forte dentro|enemy fort|fuerte enemigo|forte nemico',
    besieged: 'besieged fort|besieged enemy fort|fuerte asediado|forte assediato',
    hq: 'enemy hq|cuartel general enemigo|quartier generale nemico',
    none: 'empty|vacant|no enemies|vacio|sin enemigos|vuoto|senza nemici',
  }),
  ...choice('control', {
    enemy:
      'an enemy controlled hex|an enemy hex|enemy held hex|enemy held|hostile hex|hexagono controlado por el enemigo|hex controlado por el enemigo|esagono controllato dal nemico|enemy hex|enemy controlled|enemy controlled hex|hex enemigo|hexagono enemigo|control enemigo|esagono nemico|controllo nemico',
    friendly:
      'friendly hex|friendly controlled|our hex|hex amigo|hexagono amigo|control amigo|esagono amico|controllo amico',
  }),
  ...choice('side', {
    red: `${RED}|red hexside|red diamond|red diamonds|red diamond hexside|rombo rojo|lado rojo|rombo rosso|lato rosso`,
    triple: 'triple diamond|triple red diamond|triple rombo|rombo triple|triplo rombo|rombo triplo',
  }),
  field(BLOCKED, 'blocked', true),
  field('blocked|blocked hexside|block marker|lado bloqueado|bloqueado|lato bloccato|bloccato', 'blocked', true),
  ...choice('unit', {
    'own-hq':
      'with its hq|with their hq|with his hq|with its headquarters|con su hq|con su cuartel general|con su cg|con il suo hq|con il suo quartier generale|col suo hq|col suo quartier generale|con il loro hq',
    hq: 'hq|headquarters|its hq|su cuartel general|cuartel general|cg|qg|quartier generale|suo quartier generale',
    ha: 'ha|heavy artillery|artilleria pesada|artiglieria pesante',
  }),
  filler(`${MARCH}|${ENTER}|with|con|su|suo|its`),
];

/** Hexes without a number that are alike: "through two friendly hexes". */
const ALIKE = { friendlyHexes: 'friendly', enemyHexes: 'enemy' } as const;
const MANY = ['hex', 'place', 'enemy', 'control', 'side', 'blocked', 'friends', 'unit'];
/** What the text says of a single hex. */
const OF_HEX = ['enemy', 'control', 'side', 'blocked', 'friends'];
const VIA = /^(?:via|through|attraverso|por)$/;
const LEAVES = /^(?:from|leaves|leaving|sale|salen|desde|del|de|dal|dall|da|lascia)$/;

interface Step {
  readonly n: number;
  readonly leaves: boolean;
  readonly via: boolean;
  readonly of: FieldRead[];
}

/** The hexes of a way in the order of the text, each with what is said of it; undefined where a name is no one hex. */
function stepsOf(reading: Reading, data: GiData): readonly Step[] | undefined {
  const steps: Step[] = [];
  const early: FieldRead[] = [];
  for (const one of reading.fields.toSorted((a, b) => firstOf(a) - firstOf(b))) {
    if (one.field === 'hex' || one.field === 'place') {
      const [n, other] = one.field === 'hex' ? [Number(one.value)] : (hexesNamed(data).get(String(one.value)) ?? []);
      if (n === undefined || other !== undefined) return undefined;
      const at = firstOf(one);
      const isBehind = (words: RegExp): boolean =>
        [at - 1, ...one.tokens].some((token) => words.test(reading.tokens[token]?.folded ?? ''));
      // "To 86, with enemies in 86": the hex is the same.
      const last = steps.at(-1);
      if (last?.n === n) last.of.push(...early.splice(0));
      else steps.push({ n, leaves: isBehind(LEAVES), via: isBehind(VIA), of: early.splice(0) });
    } else if (OF_HEX.includes(one.field)) {
      const next = reading.fields.some(
        (other) => ['hex', 'place'].includes(other.field) && firstOf(other) === lastOf(one) + 1,
      );
      // "Into an enemy hex, 86"
      if (next || steps.length === 0) early.push(one);
      else steps.at(-1)?.of.push(one);
    }
  }
  // "To 72 via 81": what they go through comes before where they go.
  const end = steps.findIndex(({ leaves, via }) => !leaves && !via);
  const later = steps.slice(end + 1);
  return end >= 0 && later.length > 0 && later.every(({ via }) => via)
    ? [...steps.slice(0, end), ...later, ...steps.slice(end, end + 1)]
    : steps;
}

type Group = 'corps' | 'division' | 'cavalry' | 'disrupted' | 'disrupted-cavalry' | 'hq' | 'ha';

function groupIn(reading: Reading, items: readonly Item[]): readonly Group[] {
  const of = ({ traits }: Item): readonly Group[] => {
    if (traits.kind === 'cavalry') return [traits.disrupted === true ? 'disrupted-cavalry' : 'cavalry'];
    if (traits.kind === undefined) return [];
    if (traits.disrupted === true) return ['disrupted'];
    return [traits.kind === 'corps' ? 'corps' : 'division'];
  };
  const others = reading.fields.flatMap(({ field: name, value }) =>
    name === 'unit' ? [(value === 'own-hq' ? 'hq' : value) as Group] : [],
  );
  return [...new Set([...items.flatMap(of), ...others])];
}

/** What both forms take of a text, and what of it they do not. */
function wayIn(reading: Reading, items: readonly Item[], data: GiData) {
  const steps = stepsOf(reading, data);
  // "Into 64 from 63": what they leave may be named last.
  const from = steps?.find(({ leaves }) => leaves);
  const enemies = items.filter((item) => isThere(item, reading));
  const moved = items.filter((item) => item.traits.kind !== 'fort' && !enemies.includes(item));
  // The nation of who is there is not that of who comes.
  const isOwn = ({ own }: Item): boolean => enemies.length === 0 || own.includes('nation');
  const nations = [...new Set(moved.filter(isOwn).flatMap(({ traits }) => traits.nation ?? []))];
  const [nation, other] = nations;
  if (!steps || other !== undefined) return undefined;
  return {
    from,
    to: steps.filter((step) => step !== from),
    enemies,
    nation,
    group: groupIn(reading, moved),
    turn: numberIn(reading, 'turn'),
    unused: [
      ...fieldsBut(reading, ...MANY, 'turn'),
      ...(from?.of ?? []),
      ...items.filter((item) => !moved.includes(item) && !enemies.includes(item)),
    ],
  };
}

const THERE_IS = /(?:^| )(?:hay|there is|there are|there s|c e|ci sono)$/;
/** "There is Belgian cavalry": who stands in the hex, and does not move. */
function isThere(item: Item, { tokens }: Reading): boolean {
  const first = firstOf(item);
  return THERE_IS.test(
    tokens
      .slice(Math.max(0, first - 2), first)
      .map(({ folded }) => folded)
      .join(' '),
  );
}

/** The enemies of a hex as the form tells them apart. */
function enemyOf(enemies: readonly Item[]): string | undefined {
  const kinds = new Set(enemies.map(({ traits }) => traits.kind));
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  return kinds.size === 1 && (kind === 'cavalry' || kind === 'fort') ? kind : 'units';
}

const said = (name: string, value: TextParam): Text => text('fight.field', { name: text(name), value });

const tell = (tool: 'movement' | 'hex-entry', mover: Value | undefined) => {
  const names: Readonly<Record<string, string>> =
    tool === 'movement'
      ? { hex: 'to', place: 'to', unit: 'group', friendlyHexes: 'control', enemyHexes: 'control' }
      : { hex: 'to', place: 'to', unit: 'group', enemy: 'toEnemy', control: 'toControl' };
  return {
    item: ({ traits, count, own }: Item): Text => {
      const nation = traits.nation === undefined ? undefined : text(`${tool}.options.mover.${String(traits.nation)}`);
      if (traits.kind === undefined) return said(`${tool}.fields.mover`, nation ?? '');
      return text('typed.counted', {
        n: count ?? 1,
        unit: text(
          `unit.counter.${String((own.includes('nation') ? traits.nation : mover) ?? 'german')}.${String(traits.kind)}`,
        ),
      });
    },
    field: ({ field: one, value }: FieldRead): Text => {
      const name = `${tool}.fields.${names[one] ?? one}`;
      if (one === 'friendlyHexes' || one === 'enemyHexes')
        return said(name, text(`${tool}.options.control.${ALIKE[one]}`));
      if (typeof value === 'boolean') return value ? text(name) : text('fight.no', { name: text(name) });
      return said(
        name,
        typeof value === 'number' || one === 'place'
          ? String(value)
          : text(`${tool}.options.${names[one] ?? one}.${String(value === 'own-hq' ? 'hq' : value)}`),
      );
    },
    label: (one: string): Text => text(`${tool}.fields.${names[one] ?? one}`),
  };
};

const valueOf = ({ of }: { readonly of: readonly FieldRead[] }, name: string) =>
  of.find((one) => one.field === name)?.value;
const set = (name: string, value: unknown): Readonly<Record<string, unknown>> =>
  value === undefined ? {} : { [name]: value };

const POINTS_LEFT =
  'mp left|mps left|movement points left|pm restantes|puntos de movimiento restantes|pm rimasti|punti movimento rimasti|punti di movimento rimasti';

/** A hex without its number, of whose side something is said; of who is in it only where somebody enters. */
function nextHex({ fields }: Reading, isMover: boolean): Pick<Step, 'of'> | undefined {
  const of = fields.filter(
    ({ field: name }) =>
      name === 'side' || name === 'blocked' || name === 'friends' || (isMover && OF_HEX.includes(name)),
  );
  return of.length === 0 ? undefined : { of };
}

const WITH = /^(?:with|con|holding|containing|where|donde|dove|y|and|e|of|de|di)$/;
/** "Into an enemy hex with cavalry", "with only an HQ in it": said right behind the hex, it stands there. */
function isBehindHostile(one: FieldRead | Item, { fields, tokens }: Reading): boolean {
  const hostile = fields
    .filter((other) => other.field === 'enemyHexes' || other.field === 'control')
    .filter((other) => lastOf(other) < firstOf(one))
    .at(-1);
  if (hostile === undefined || hostile.value === 'friendly') return false;
  const between = tokens.slice(lastOf(hostile) + 1, firstOf(one)).map(({ folded }) => folded);
  return between.length <= MOST_BETWEEN && WITH.test(between[0] ?? '');
}
const MOST_BETWEEN = 4;
const standsThere = (item: Item, reading: Reading): boolean =>
  (item.traits.kind === 'cavalry' || item.traits.kind === 'fort') &&
  !item.own.includes('nation') &&
  isBehindHostile(item, reading);
/** … of an HQ or guns the form says that nobody else is there. */
const withHostile = (reading: Reading): Reading => ({
  ...reading,
  fields: reading.fields.map((one) =>
    one.field === 'unit' && one.value !== 'own-hq' && isBehindHostile(one, reading)
      ? { ...one, field: 'enemy', value: 'hq' }
      : one,
  ),
});

const controlsIn = ({ fields }: Reading): readonly FieldRead[] =>
  fields.filter(({ field: name }) => name === 'control');
/** What is said of the step beside its hexes, and its field in the form. */
const OF_ENTRY: Readonly<Record<string, string>> = {
  suppliedNow: 'supplied',
  fromControl: 'fromControl',
  closer: 'closer',
  suppliedThere: 'suppliedThere',
};

/** "May the Germans enter hex 54 on turn 1" (8.4.4). */
const entry: AskedTool<GiData> = {
  tool: 'hex-entry',
  words: 'hex entry',
  also: `meterse en|mettersi in|${ENTERING}|enter|enters|entering|${INTO}|${ENTER}|entrar en|entra en|entran en|entrare in|entrano in|${POINTS_LEFT}`,
  // Points that are left are asked for a single step alone.
  entries: [
    // Who enters may be asked for a stack as well.
    filler(ENTERING),
    ...LEFT_CONTROL,
    UNSUPPLIED_THERE,
    asks(
      `${POINTS_LEFT}|mp|mps|movement points|puntos de movimiento|pm|punti movimento|punti di movimento`,
      'mp',
      0,
      4,
      {
        before: true,
        article: true,
      },
    ),
    ...ENTRIES,
  ],
  grammar: { many: MANY, states: STATES },
  make(typed, items, data) {
    const reading = withHostile(typed);
    const there = items.filter((item) => standsThere(item, reading));
    const way = wayIn(
      reading,
      items.filter((item) => !there.includes(item)),
      data,
    );
    const [to, other] = way?.to ?? [];
    // "May the Germans enter Dunkirk before turn 7" asks for the rule.
    const isRule = askedFor(reading.typed) === 'rule' && reading.uses.includes('unknown');
    // "The next hex", with what lies on its side.
    const next = to ?? (way && nextHex(reading, way.nation !== undefined));
    // "First a friendly hex, then an enemy one": a march.
    const isMarch = to === undefined && controlsIn(reading).length > 1;
    if (!way || !next || other || isRule || isMarch) return undefined;
    const { from, nation, group, turn, unused } = way;
    const enemies = [...there, ...way.enemies];
    return {
      input: {
        ...set('to', to?.n),
        ...set('from', from?.n),
        ...set('mover', nation),
        ...(group.length > 0 ? { group } : {}),
        ...set('turn', turn),
        ...set('mp', numberIn(reading, 'mp')),
        ...(reading.fields.some(({ value }) => value === 'own-hq') ? { withHq: true } : {}),
        ...set('toEnemy', valueOf(next, 'enemy') ?? enemyOf(enemies)),
        ...set('toControl', valueOf(next, 'control')),
        ...set('side', valueOf(next, 'side')),
        ...set('blocked', valueOf(next, 'blocked')),
        ...set('friends', valueOf(next, 'friends')),
        ...Object.fromEntries(
          Object.entries(OF_ENTRY).flatMap(([said, name]) =>
            Object.entries(set(name, valueOf({ of: reading.fields }, said))),
          ),
        ),
      },
      ...tell('hex-entry', nation),
      takes: [...MANY, 'turn', 'mp', ...Object.keys(OF_ENTRY)],
      // "Enter the hex": it is told, and has no number.
      forgives: (fault) =>
        nation !== undefined && fault.code === 'range' && fault.field === 'hex' && fault.given === undefined,
      unused: unused.filter((one) => !('field' in one && ['mp', ...Object.keys(OF_ENTRY)].includes(one.field))),
    };
  },
};

const MOST_LEGS = 4;
/** What is said of the whole move. */
const OF_MOVE = ['hqMa', 'ma', 'cavalryMa', 'suppliedNow', 'otherHq', 'foreignHq', 'named', 'begun', 'closer'];

/** "Through two friendly hexes", "first a friendly hex and then an enemy one": a way without numbers. */
function legsIn(reading: Reading, enemies: readonly Item[]): readonly Readonly<Record<string, Value>>[] {
  const legs: Record<string, Value>[] = [];
  const said = reading.fields
    .filter(({ field: name }) => OF_HEX.includes(name) || name in ALIKE)
    .toSorted((a, b) => firstOf(a) - firstOf(b));
  for (const { field: name, value } of said) {
    if (name === 'friendlyHexes' || name === 'enemyHexes')
      legs.push(...Array.from({ length: Number(value) }, () => ({ control: ALIKE[name] })));
    else if (name === 'control') legs.push({ control: value });
    else {
      const last = legs.at(-1);
      if (last) last[name] = value;
      else legs.push({ [name]: value });
    }
  }
  const enemy = enemyOf(enemies);
  const hostile = legs.findLast(({ control }) => control === 'enemy');
  if (enemy !== undefined && hostile) hostile.enemy ??= enemy;
  return legs;
}

/** "A German corps with its HQ goes from 84 to 85 and 86, enemies in 86" (8.4). */
const movement: AskedTool<GiData> = {
  tool: 'movement',
  words: 'movement of|movimiento de|movimento di',
  also: `${MARCH}|movement allowance|capacidad de movimiento|capacita di movimento`,
  entries: [...MARCH_WORDS, ...ENTRIES],
  grammar: { many: MANY, states: STATES },
  make(typed, items, data) {
    const reading = withHostile(typed);
    const there = items.filter((item) => standsThere(item, reading));
    const way = wayIn(
      reading,
      items.filter((item) => !there.includes(item)),
      data,
    );
    const ofMove = OF_MOVE.flatMap((name) => Object.entries(set(name, saidIn(reading, name))));
    const hostile = [...there, ...(way?.enemies ?? [])];
    const legs = way?.to.length === 0 ? legsIn(reading, hostile) : [];
    const isWay = (way?.from !== undefined && way.to.length > 0) || legs.length > 1;
    // "A corps moves from hex 53": what is said of it beside tells that a move is meant.
    const isTold = ofMove.some(([name]) => name !== 'suppliedNow' || way?.from !== undefined);
    if (!way || Math.max(way.to.length, legs.length) > MOST_LEGS || (!isWay && !isTold)) return undefined;
    const { from, to, nation, group, turn, unused } = way;
    const areIn = legs.some(({ enemy }) => enemy !== undefined);
    const steps = to.map((step) => ({
      to: step.n,
      ...Object.fromEntries(OF_HEX.flatMap((name) => Object.entries(set(name, valueOf(step, name))))),
    }));
    return {
      input: {
        ...set('from', from?.n),
        ...(to.length + legs.length === 0 ? {} : { way: legs.length > 0 ? legs : steps }),
        ...Object.fromEntries(ofMove),
        ...set('mover', nation),
        ...(group.length > 0 ? { group } : {}),
        ...set('turn', turn),
      },
      ...tell('movement', nation),
      takes: [...MANY, 'turn', ...OF_MOVE],
      unused: [
        ...unused.filter(
          (one) => !('field' in one && (OF_MOVE.includes(one.field) || (legs.length > 0 && one.field in ALIKE))),
        ),
        ...(areIn ? [] : hostile),
      ],
    };
  },
};

export const MOVE_TOOLS: readonly AskedTool<GiData>[] = [entry, movement];
