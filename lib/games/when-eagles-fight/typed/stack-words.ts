import { counted } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of Germans who stand with Austro-Hungarians in other hexes (3.4), with their number among them. */

const GERMANS = words(
  'germans|german|german units|german unit|german corps|german counters|units of germans|german ones',
  'alemanes|alemanas|unidades alemanas|cuerpos alemanes|fichas alemanas|aleman',
  'tedeschi|tedesche|unita tedesche|corpi tedeschi|pedine tedesche|tedesco',
);
const AUSTRIANS = words(
  'austrians|austrian units|austrian corps|austro hungarians|a h|a h units|ah|ah units|habsburgs|habsburg troops|the austrians',
  'austriacos|los austriacos|austrohungaros|unidades austriacas|cuerpos austriacos|los a h|las a h|los austrohungaros',
  'austriaci|gli austriaci|austroungarici|unita austriache|corpi austriaci|a u|gli a u|unita a u|agli austriaci|gli austroungarici',
);
const ELSEWHERE = words(
  inRow(
    'in|on|at|en|in|su',
    '|the|las|los|le|gli|altre',
    'other|different|another|rest of the|otros|otras|otro|otra|demas|altri|altre|altro|altra|un altro|un altra|restanti',
    'hexes|hex|stacks|stack|places|spots|spaces|hexagons|parts|map|hexagonos|casillas|sitios|lugares|pilas|pila|partes|parte|esagoni|esagono|caselle|posti|pile|pila|punti|parti',
    '|of the map|on the map|del mapa|en el mapa|della mappa|sulla mappa',
  ),
  'elsewhere|elsewhere on the map|somewhere else|on the map|on the rest of the map|around the map|across the map|en otra parte|en el resto del mapa|en el mapa|por el mapa|repartidos por el mapa|altrove|altrove sulla mappa|nel resto della mappa|sulla mappa|in giro per la mappa',
);
const MIXED_STACKS = inRow(
  '|in|en',
  '|the|all the|las|los|le|gli|tutte le',
  '|other|rest of the|remaining|demas|otras|otros|restantes|altre|altri|restanti|rimanenti',
  words(
    inRow('mixed', 'stacks|stack|hexes|piles|groups'),
    inRow('pilas|apilamientos|hexes|hexagonos', 'mixtas|mixtos'),
    inRow('pile|impilamenti|esagoni', 'miste|misti'),
    inRow('stacks|pilas|pile', 'of both|with austrians|con austriacos|con austriaci'),
  ),
  `|already|ya|gia|of the map|del mapa|della mappa|restantes|${ELSEWHERE}`,
);

const MIXED =
  'mixed|mixed up|mixed in|stacked|stacked up|together|sharing|sharing a hex|sharing hexes|combined|side by side|mezclados|mezcladas|apilados|apiladas|juntos|juntas|compartiendo hex|revueltos|mischiati|mischiate|mescolati|mescolate|impilati|impilate|insieme|accatastati';
const STAND =
  '|are|are already|already|stand|stand already|sit|have been|we have|estan|andan|van|ya estan|siguen|quedan|sono|sono gia|stanno|gia|vanno|restano';
const SHARE =
  'share|already share|share a hex|share hexes|share the hex|share their hex|already share a hex|stack|stack up|are stacked|are stacked up|comparten|ya comparten|comparten hex|comparten hexagono|comparten casilla|se apilan|condividono|condividono gia|condividono l esagono|condividono un esagono|condividono esagoni|si impilano';

/** "2 Germans join the attack from a second hex": the partners of an attack stand in none of the stack (3.4). */
const SECOND_HEX = words(
  inRow('|a|the|our', 'second|other|another|next', '|attacking', 'hex|stack'),
  inRow('|un|el|la|una', 'segundo|otro|segunda|otra', 'hex|hexagono|pila', '|que ataca|atacante'),
  inRow('|un|l|il|una|la', 'secondo|altro|seconda|altra', 'esagono|pila', '|che attacca|attaccante'),
);
const JOIN =
  'join the attack|join in the attack|join in|attack too|also attack|se suman al ataque|se unen al ataque|atacan tambien|tambien atacan|si uniscono all attacco|si aggiungono all attacco|attaccano anche|attaccano pure';
export const PARTNERS: readonly Entry[] = (
  [
    ['germans', GERMANS],
    ['austroHungarians', AUSTRIANS],
  ] as const
).map(([name, who]) =>
  counted(
    words(
      inRow('#', '|more|other|otros|altri', who, JOIN, 'from|desde|da', SECOND_HEX),
      inRow(SECOND_HEX, 'has|holds|tiene|ha|contiene', '#', who, '|in it'),
      inRow('in|from|en|desde|in|da|dall', SECOND_HEX, '|there are|hay|ci sono', '#', who),
    ),
    name,
    0,
    12,
  ),
);

export const ELSEWHERE_COUNTED: readonly Entry[] = [
  counted(
    words(
      inRow(
        MIXED_STACKS,
        'hold|holds|have|has|contain|contains|account for|accounts for|use up|use|take up|take|include|add up to|total|count|number|already hold|already have|already contain|already use|hay|hay ya|ya hay|van|van ya|estan|suman|tienen|ya tienen|llevan|contienen|cuentan|se cuentan|contano|hanno|hanno gia|contengono|ci sono|ci sono gia|fanno|stanno|sommano|usano|there are|there are already',
        '#',
        '|more|other|of my|mas|otros|altri',
        GERMANS,
        '|too|as well|already|ya|gia|tambien',
      ),
      inRow(
        '#',
        '|more|other|of my|otros|altri',
        GERMANS,
        STAND,
        MIXED,
        'with|in with|con|agli|ad|a|with the',
        AUSTRIANS,
        ELSEWHERE,
      ),
      inRow(ELSEWHERE, '#', GERMANS, words(inRow(STAND, MIXED), SHARE), '|with|con', `|${AUSTRIANS}`),
      inRow('#', '|more|other|otros|altri', GERMANS, SHARE, '|with|con', AUSTRIANS, ELSEWHERE),
    ),
    'elsewhere',
    0,
    12,
  ),
];
