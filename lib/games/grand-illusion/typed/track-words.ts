import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Over whose hexes a train goes: the rails of hexes that were taken bear markers of control (8.3.3). */

const TRACK = [
  inRow(
    '|the|their|our|its|some of the|part of the|most of the|half the|all of the',
    '|rail|train|whole',
    'line|track|tracks|rails|rail|railway|railroad|route|way|journey|trip|path|train|trains',
    '|of it|there',
  ),
  inRow(
    '|parte de|una parte de|casi toda|toda|media',
    '|la|el|las|los|su',
    'linea|via|vias|rail|railes|ferrocarril|ruta|trayecto|recorrido|viaje|camino|tren|trenes',
    '|ferrea|ferroviaria|del tren|entera',
  ),
  inRow(
    '|parte|una parte|quasi tutta|tutta|mezza',
    '|della|del|dei|la|il|i|lo|le|delle',
    'linea|ferrovia|binario|binari|rotaie|percorso|tragitto|viaggio|strada|treno|treni|tratta|tratto',
    '|ferroviaria|del treno|intera',
  ),
] as const;
const RUNS = [
  'runs|run|passes|pass|goes|go|crosses|cross|lies|lie|is|are|leads|lead|travels|travel|cuts|rolls|rides|moves|uses|use|stretches',
  'pasa|pasan|va|van|cruza|cruzan|discurre|discurren|atraviesa|atraviesan|esta|corre|circula|circulan|transcurre|recorre|se mueve|usa|usan',
  'passa|passano|va|vanno|attraversa|attraversano|corre|corrono|sta|e|percorre|viaggia|si snoda|scorre|usa|taglia',
] as const;
const OVER = [
  '|over|through|across|in|on|along|into|via|partly over|partly through|right through',
  '|por|sobre|en|a traves de|entre|por encima de|sobre los|por los|en los',
  '|per|su|sui|sugli|in|attraverso|negli|sopra|per gli|tra|nel|lungo',
] as const;
const MARKERS = [
  words(
    inRow(
      '|the|our|his|their',
      '|german|our|own',
      'control',
      'markers|marker|counters|counter|chits',
      '|on them|on it|in them|and all|all over',
    ),
    inRow('|with|our|the', 'markers|counters|control markers', '|on them|on it|and all|all over'),
    inRow('|our|the', 'markers|counters', 'of', '|german', 'control'),
  ),
  words(
    inRow(
      '|los|unos|nuestros|sus',
      'marcadores|fichas|marcador|ficha',
      'de control',
      '|aleman|alemana|alemanes|alemanas|nuestro|propio|encima|puestos',
      '|encima|puestos',
    ),
    inRow('|los|nuestros', 'marcadores|fichas', '|encima|puestos|y todo|alemanes'),
  ),
  words(
    inRow(
      '|i|dei|nostri|coi',
      'segnalini|segnalino|marcatori|pedine',
      'di controllo',
      '|tedesco|tedeschi|nostro|nostri|sopra|proprio',
      '|sopra',
    ),
    inRow('|i|nostri', 'segnalini|marcatori', '|sopra|e tutto|tedeschi'),
  ),
] as const;
const TAKEN = [
  inRow(
    '|the|some',
    '|french|belgian|allied|enemy',
    words(
      inRow(
        'captured|occupied|conquered|taken|overrun|seized|invaded',
        'hexes|hex|ground|territory|soil|land|country|rails|track|lines|places',
      ),
      inRow(
        'hexes|hex|ground|territory|land|places',
        '|that',
        '|the germans|we|they|he|have been|were',
        '|have|had|ve',
        '|just',
        'took|taken|captured|conquered|occupied|seized|overran',
      ),
      inRow(
        'hexes|hex|ground|territory',
        '|that are|which are',
        'under|with|bearing|carrying|covered by|covered in|marked with|that bear|that carry|that have',
        MARKERS[0],
      ),
      inRow('hexes|hex|ground|territory', '|that are', 'under', 'german control'),
    ),
    `|,|${inRow(',|', '|with|under', MARKERS[0])}`,
  ),
  inRow(
    '|los|el|unos',
    words(
      inRow(
        'hex|hexes|hexagonos|hexagono|territorio|suelo|terreno|tierra|vias|lineas',
        '|frances|franceses|belgas|aliados|enemigo|enemigos',
        'conquistados|conquistado|capturados|capturado|ocupados|ocupado|tomados|tomado|invadido|conquistada|ocupadas|capturadas',
      ),
      inRow(
        'hex|hexes|hexagonos|hexagono|territorio|terreno',
        'que',
        '|se|le|les',
        'hemos tomado|hemos conquistado|tomamos|han tomado|han conquistado|conquistaron|capturamos|hemos capturado|hemos ocupado|ocupamos|tomaron',
      ),
      inRow(
        'hex|hexes|hexagonos|hexagono|territorio|terreno',
        'con|bajo|cubiertos de|marcados con|que llevan',
        MARKERS[1],
      ),
      inRow('hex|hexes|hexagonos|territorio', 'bajo', 'control aleman'),
    ),
    `|,|${inRow(',|', '|con|bajo', MARKERS[1])}`,
  ),
  inRow(
    '|gli|il|degli',
    words(
      inRow(
        'esagoni|esagono|territorio|suolo|terreno|terra|binari|linee',
        '|francesi|francese|belgi|alleati|nemici|nemico',
        'conquistati|conquistato|catturati|catturato|occupati|occupato|presi|preso|invaso|conquistata|occupate',
      ),
      inRow(
        'esagoni|esagono|territorio|terreno',
        'che',
        'abbiamo preso|abbiamo conquistato|hanno preso|hanno conquistato|abbiamo occupato|abbiamo catturato|ha preso|ho preso',
      ),
      inRow('esagoni|esagono|territorio|terreno', 'con|sotto|coperti da|segnati con|che portano', MARKERS[2]),
      inRow('esagoni|territorio', 'sotto', 'controllo tedesco'),
    ),
    `|,|${inRow(',|', '|con|sotto', MARKERS[2])}`,
  ),
] as const;
/** Rails in hexes that the Germans took (8.3.3). */
export const TAKEN_TRACK: Entry = field(
  words(
    inRow(`|${TRACK[0]}`, RUNS[0], OVER[0], TAKEN[0]),
    inRow(`|${TRACK[0]}`, RUNS[0], 'over|under|through|across|past|along', MARKERS[0]),
    inRow(
      'using|along|over|on|by|with|through|across',
      words(TRACK[0], inRow('the|those', 'rails|tracks')),
      'in|of|on|through|over|across',
      TAKEN[0],
    ),
    inRow('using|along|over|on|through|across', TAKEN[0]),
    inRow(
      '|using|along|over|on',
      TRACK[0],
      '|that is|is|s|being',
      'marked|covered|controlled|flagged',
      'with|by',
      '|german|our|the',
      words(MARKERS[0], inRow('german', 'control', 'markers|counters')),
    ),
    inRow(`|${TRACK[1]}`, RUNS[1], OVER[1], TAKEN[1]),
    inRow(`|${TRACK[1]}`, RUNS[1], 'por|bajo|sobre|entre|junto a', MARKERS[1]),
    inRow('usando|por|sobre|con|utilizando|a lo largo de', TRACK[1], 'en|de|por|sobre', TAKEN[1]),
    inRow('usando|por|sobre|cruzando|atravesando', TAKEN[1]),
    inRow(
      '|por|usando',
      TRACK[1],
      '|esta|que esta',
      'marcada|marcado|cubierta|senalada|con',
      '|con|de|por',
      MARKERS[1],
    ),
    inRow(`|${TRACK[2]}`, RUNS[2], OVER[2], TAKEN[2]),
    inRow(`|${TRACK[2]}`, RUNS[2], 'per|su|sui|sotto|tra|sopra', MARKERS[2]),
    inRow('usando|per|su|lungo|con|utilizzando', TRACK[2], 'in|di|su|per|negli', TAKEN[2]),
    inRow('usando|per|su|attraversando', TAKEN[2]),
    inRow(
      '|lungo|su|usando',
      TRACK[2],
      '|e|che e',
      'segnato|segnata|coperto|coperta|marcato|marcata|segnati|con',
      '|con|di|da',
      MARKERS[2],
    ),
  ),
  'alliedSoil',
  true,
);
