import { counted, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { UNITS, words } from '@/lib/typed/table-words';

/* Words with a number among them that several tools of When Eagles Fight ask for. */

const SHORT = words(
  'short|short of ammo|short of ammunition|short of shells|without ammo|without ammunition|without shells|out of ammo|out of ammunition|out of shells|run out|runs out|run short|go short|affected|hit|are short|are without ammo|are affected|are hit|are out',
  'sin municion|sin municiones|cortas|cortos|cortas de municion|escasas|escasas de municion|afectadas|afectados|se quedan sin municion|quedan sin municion|estan sin municion|sufren escasez',
  'senza munizioni|a corto|a corto di munizioni|a secco|colpite|colpiti|interessate|restano senza munizioni|sono a corto|sono senza munizioni|soffrono la penuria',
);
const TABLE =
  'map|table|track|chart|board|turn track|mapa|tabla|pista|tablero|mappa|tabella|pista dei turni|tabellone|tracciato';
const OF_TABLE = inRow(
  '|the|your|my|our|el|la|tu|mi|su|nuestro|lo|nuestra|il|la tua|la mia|sua|l',
  TABLE,
  '|del mapa|della mappa|of the map|on the map',
);
const BY_TABLE = inRow(
  '|,',
  'according to|as per|on|from|by|says|read off|off|going by|segun|en|conforme a|secondo|stando a|stando alla|stando al|dalla|dal|sulla|sul|in base a|in base alla',
  OF_TABLE,
);
const UNIT = 'units|unit|russian units|russians|corps|unidades|unidad|unidades rusas|cuerpos|unita|unita russe|corpi';
/** How many units are short of ammunition, as the map has it (9.9). */
export const SHORT_BY_MAP: Entry = counted(
  words(
    inRow(
      `|in|on|en|sulla|sul|nella`,
      OF_TABLE,
      'says|reads|gives|shows|has|lists|prints|says that|i read|we read|you read|dice|dice que|da|pone|pone que|marca|muestra|indica|leo|leemos|se lee|dicen|riporta|segna|mostra|leggo|leggiamo|si legge|dice che|porta',
      '|the number|el numero|il numero|son|sono',
      '#',
      `|${UNIT}`,
      '|are|is|son|estan|sono|las|le',
      `|${SHORT}`,
      '|units|unidades|unita',
    ),
    inRow('#', UNIT, '|are|is|go|will|that are|son|estan|se|sono|che sono', `|${SHORT}`, BY_TABLE),
    inRow('#', SHORT, '|units|unidades|unita', BY_TABLE),
    inRow(
      '|it|that|he',
      'says|reads|gives|shows|it says|it reads|pone|dice|pone que|dice que|marca|da|dice che|segna|riporta',
      '|that|son|sono|que son|che sono',
      '#',
      '|are|las|los|le|gli',
      UNIT,
      '|that are|que estan|che sono',
      SHORT,
    ),
    inRow(
      '#',
      'is|es|e',
      '|the|el|il|lo',
      'number|figure|numero|cifra|valore|value',
      '|that|which|i|we|que|che|de unidades|di unita|of units',
      '|i|we|is|es',
      '|read|printed|given|shown|says|marca|leo|pone|dice|da|leido|impreso|letto|stampato|segnato|riporta|indica',
      '|off|on|by|from|in|en|sulla|sul|dalla|dal',
      OF_TABLE,
    ),
    inRow('shortage|escasez|falta|penuria|carenza', 'of|de|di', '#', UNIT, `|${BY_TABLE}`),
    inRow(
      'ammo|ammunition|shells|municion|municiones|munizioni',
      'is lacking for|is missing for|falta a|falta para|faltan a|mancano a|mancano per',
      '#',
      UNIT,
      `|${BY_TABLE}`,
    ),
    inRow(
      'falta|faltan|mancano|manca|lacking|missing',
      '|la|las|le',
      'ammo|ammunition|municion|municiones|munizioni',
      'to|for|a|para|per',
      '#',
      UNIT,
      `|${BY_TABLE}`,
    ),
  ),
  'number',
  0,
  40,
);

const MP =
  'mp|mps|mp s|mf|movement points|movement point|points|point|pm|puntos|punto|puntos de movimiento|punti|punto|punti movimento|punti di movimento';
const GONE =
  'used|used up|spent|burnt|burned|consumed|gone|gone through|eaten|eaten up|expended|done|usados|gastados|consumidos|comidos|idos|quemados|fuera|usati|spesi|consumati|andati|mangiati|bruciati|finiti';
const BEFORE_NOW =
  '|already|before|before that|before this|so far|until now|up to now|first|earlier|by now|ya|antes|hasta ahora|hasta aqui|antes de eso|gia|prima|finora|fin qui|prima di questo|in precedenza';
/** How many movement points a unit has spent before (12.1). */
export const SPENT_COUNTED: Entry = counted(
  words(
    inRow(
      '|with|having|after|and|but|it|he|they|we|the unit|con|tras|despues de|habiendo|la unidad|y|dopo|avendo|l unita|prima|antes',
      '|has|have|had|s|ve|d|did|se|ya|lleva|ya lleva|ha|haber|se ha|ya ha|ha gia|aver|averne|ne ha|ne ha gia|si e|si e gia|gia',
      '|already|just|ya|gia',
      'used|used up|spent|burnt|burned|consumed|gone through|eaten|eaten up|expended|did|done|usado|gastado|consumido|comido|comio|gasto|uso|quemado|llevaba gastados|lleva gastados|lleva usados|usato|speso|consumato|mangiato|bruciato|usati|spesi|consumati|mangiati',
      '#',
      '|of its|of his|de sus|dei suoi',
      MP,
      '|s|worth|s worth',
      '|of moving|of movement|of moves|of marching',
      BEFORE_NOW,
    ),
    inRow(
      '|with|con|has|it has|lleva|ya lleva|ha|ha gia',
      '#',
      '|of its|of his|de sus|dei suoi',
      MP,
      '|have been|are|were|have|has been|he|ya|estan|han sido|se|se han|fueron|ya estan|se fueron|sono|sono stati|gia|se ne sono|sono gia|sono gia stati',
      BEFORE_NOW,
      `${GONE}|fueron|se fueron|se le fueron|ido`,
      BEFORE_NOW,
    ),
  ),
  'spent',
  0,
  12,
);

const HEAVY = words(
  UNITS.heavyArtillery,
  UNITS.siegeArtillery,
  'big gun|siege piece|heavy piece|heavy pieces|canon pesado|canones pesados|pieza pesada|cannone pesante|cannoni pesanti|pezzo pesante|pezzi pesanti|pezzo d artiglieria pesante|pieza de artilleria pesada|piezas de artilleria pesada|heavy artillery units|heavy artillery unit|unidades de artilleria pesada|unidad de artilleria pesada|piezas pesadas|artiglierie pesanti|unita di artiglieria pesante',
);
/** "The Germans have one heavy artillery left": how much heavy artillery is in play (7.3). */
export const GUNS_LEFT: readonly Entry[] = [
  'no|zero|0|not a single|ninguna|cero|sin|nessuna|zero',
  'one|1|a|a single|just one|only one|una|un|una sola|solo una|uno|un solo',
  'two|2|both|both of the|dos|las dos|ambas|due|entrambe|entrambe le|tutte e due le|both his',
].map((n, at) =>
  field(
    words(
      inRow(
        '|with|there s|there is|there are|has|i have|we have|con|hay|queda|quedan|tengo|tenemos|c e|ci sono|resta|restano|ho|abbiamo',
        '|only|just|still|solo|solamente|solo hay|aun|ancora|soltanto',
        n,
        '|of|of the|of the big|de las|de la|de los|delle|dei|di',
        '|german|big german',
        HEAVY,
        '|german|alemana|alemanas|aleman|alemanes|tedesca|tedesche|tedesco|tedeschi',
        '|is|are|still|aun|todavia|ancora',
        'left|in play|on the map|around|remaining|remains|left in play|alive|still around|still in play|en juego|en el mapa|en pie|in gioco|sulla mappa|rimasta|rimaste|rimasto|rimasti|in campo',
        '|before the roll|before rolling|for the germans|to the germans|antes de tirar|antes de la tirada|antes del dado|prima del tiro|prima di tirare|del aleman|de los alemanes|per i tedeschi|dei tedeschi',
      ),
      inRow(
        '|with|con',
        '|only|just|solo',
        n,
        '|of the|de las|delle',
        'german heavy artillery|german heavy gun|german heavy guns|big german guns|of the big german guns|big german gun|artilleria pesada alemana|artillerias pesadas alemanas|canon pesado aleman|canones pesados alemanes|artiglieria pesante tedesca|artiglierie pesanti tedesche|cannone pesante tedesco|cannoni pesanti tedeschi|pezzo pesante tedesco',
        '|left|around|in play|en juego|in gioco',
      ),
      inRow(
        '|the|la|el|il|l|le|los|las|of the|of|de la|di|dell|delle',
        '|german',
        HEAVY,
        '|alemana|alemanas|aleman|alemanes|tedesca|tedesche|tedesco|tedeschi',
        '|left|in play|en juego|in gioco|still|remaining',
        ':|,|is|are|queda|quedan|hay|solo queda|ce n e|ne resta|ne restano|ce ne sono|resta|there is|there are|number|numero',
        '|only|just|solo|solo una',
        n,
        '|left|in play|en juego|in gioco|rimasta|rimaste',
      ),
      inRow(
        '|the|los|i|il|el',
        'germans|german|we|i|he|they|alemanes|aleman|tedeschi|tedesco',
        'have|has|got|hold|own|still have|still has|keep|are left with|is left with|have got|has got|tienen|tiene|conservan|conserva|aun tienen|aun tiene|les queda|les quedan|le queda|hanno|ha|hanno ancora|ha ancora|conservano|restano con',
        '|only|just|solo|solamente|soltanto|still|aun|ancora',
        n,
        '|of the|german|de las|delle',
        HEAVY,
        '|left|in play|on the map|any more|en juego|en el mapa|in gioco|sulla mappa|rimasta|rimaste',
      ),
      inRow(
        'there is|there s|there are|hay|queda|quedan|c e|ci sono|resta|restano',
        '|only|just|solo|still|aun|ancora',
        n,
        '|german',
        HEAVY,
        '|alemana|alemanas|tedesca|tedesche',
        '|left|in play|on the map|en juego|en el mapa|in gioco|sulla mappa',
      ),
    ),
    'guns',
    at,
  ),
);

/** "Where I already have three corps": who stands where a new unit arrives (10.1). */
const THERE_OWN = (units: string): string =>
  words(
    inRow(
      'where|in which|into which|donde|en la que|en el que|dove|in cui',
      '|i|we|he|they|there|io|noi|yo|nosotros',
      '|already|ya|gia',
      'have|has|are|is|ve|tengo|tenemos|tiene|hay|estan|ho|abbiamo|ha|ci sono|stanno|c e',
      '|already|ya|gia|got',
      '#',
      '|own|friendly|of my|of our|de mis',
      units,
      '|already|of mine|of ours|mios|mias|nuestros|miei|mie|nostri',
    ),
    inRow(
      'i|we|he|there|tengo|tenemos|hay|ho|abbiamo|ci sono|ya tengo|ya hay|ho gia|ci sono gia',
      '|already|ya|gia',
      '|have|ve got|has|are',
      '|already|ya|gia',
      '#',
      '|of my|of our|own',
      units,
      '|of my own|already|of mine|of ours',
      'there|in there|already there|there already|in it|in that city|ahi|alli|dentro|ya ahi|li|la|dentro|gia li',
    ),
  );
export const OWN_THERE: readonly Entry[] = [
  counted(THERE_OWN('corps|cuerpos|cuerpo|corpi|corpo'), 'ownCorps', 0, 3),
  counted(THERE_OWN('divisions|division|divisiones|divisioni|divisione'), 'ownDivisions', 0, 6),
];
