import { field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { words } from '@/lib/typed/table-words';
import { firstOf } from '@/lib/typed/tokens';

/* The words beside the supply of a space or a unit: where the MEF has landed, and what a whole side controls. */

/** Where the MEF has landed (14.2). */
const LANDINGS: Readonly<Record<string, string>> = {
  mef1: 'one|uno|i#gallipoli|galipoli',
  mef2: 'two|dos|due|ii#cana kale|canakkale',
  mef3: 'three|tres|tre|iii#izmir|smyrna|esmirna|smirne',
  mef4: 'four|cuatro|quattro|iv#adana',
};
/** "MEF2", "MEF no. 2", "la casilla MEF dos", or the place by its name. */
const placeOf = (space: string, said: string): string => {
  const n = space.at(-1) ?? '';
  const [numbers = '', names = ''] = said.split('#');
  return inRow(
    '|space|box|the space|the box|beach|the|number|la casilla|casilla|el espacio|espacio|lo spazio|spazio|la casella|casella|la spiaggia|la playa|numero',
    words(
      space,
      inRow('mef', '|no|nr|number|n|num|numero|space|beach|box|casilla|espacio|spazio|playa', words(n, numbers)),
      names,
    ),
  );
};
const HEAD = words(
  inRow(
    '|the|our|my|their|british|allied|the british|the allied|a',
    '|mef|dardanelles',
    'beachhead|beachheads|beach head|beachhead marker|beachhead counter|landing marker|landing|landing beach|bridgehead|beachhead space|landings|mef marker',
    '|marker|of the mef',
  ),
  inRow(
    '|la|el|nuestra|su|una|un|con el|con la',
    'cabeza de playa|cabeza de puente|cabeza de desembarco|beachhead|marcador de playa|marcador de cabeza de playa|marcador de cabeza de puente|ficha de playa|ficha de desembarco|marcador de desembarco|marcador del desembarco|desembarco|playa de desembarco|marcador mef|ficha mef',
    '|mef|de la mef|del mef|del ejercito mef|de los ingleses|britanica|britanico|aliada|aliado',
  ),
  inRow(
    '|la|il|lo|l|nostra|una|un|con il|con la|col',
    'testa di ponte|testa di sbarco|beachhead|segnalino di sbarco|segnalino dello sbarco|segnalino sbarco|segnalino testa di ponte|segnalino della testa di ponte|segnalino della beachhead|sbarco|spiaggia di sbarco|segnalino mef',
    '|mef|della mef|dell armata mef|degli inglesi|britannica|britannico|alleata|alleato',
  ),
);
const STANDS = words(
  '|:|at|on|in|over|with',
  inRow(
    'is|are|was|lies|sits|stands|went|has gone|goes|came|took place|happened|has been|marker is',
    '|in|down|ashore|placed|put|located|set|made|already|now',
    'at|on|in|over at|onto|into|to',
  ),
  inRow(
    '|esta|fue|es|se hizo|se puso|se encuentra|queda|ha sido|va|hay|tuvo lugar|se produjo|quedo',
    '|puesta|puesto|colocada|colocado|situada|situado|ya',
    'en|sobre|es|a',
  ),
  inRow(
    '|e|sta|si trova|e stato|e stata|e avvenuto|e avvenuta|va|c e|fu|ha avuto luogo|avvenne|si e svolto',
    '|messa|messo|piazzata|piazzato|situata|posta|gia|fatto|avvenuto',
    'a|in|su|sul|nel|nello|sullo|e',
  ),
);
const LANDED = words(
  inRow(
    '|we|they|i|he|it|having|the mef|the british|the brits|the allies|mef army|the mef army|after|since|once|we ve|they ve|it has|has|have|had|with the mef',
    '|has|have|had|ve|already',
    'landed|landing|went ashore|came ashore|got ashore|gone ashore|disembarked|put ashore|hit the beach|ashore',
    'at|on|in',
  ),
  inRow(
    '|la mef|el mef|los ingleses|los britanicos|los aliados|el ejercito mef|ya|tras|despues de|habiendo|han|hemos|ha|he|con la mef|haber',
    '|ya|han|ha|hemos|he|habiendo|haber',
    'desembarcado|desembarco|desembarcaron|desembarcamos|desembarcando|desembarque|desembarcada|desembarcados|desembarcar|bajaron a tierra|bajamos a tierra|tomo tierra|pisado tierra',
    'en',
  ),
  inRow(
    '|la mef|gli inglesi|i britannici|gli alleati|l armata mef|gia|dopo essere|essendo|sono|siamo|e|con la mef',
    '|gia|sono|siamo|e|essendo|stata',
    'sbarcata|sbarcato|sbarcati|sbarcate|sbarca|sbarcano|sbarcando|scesi a terra|scesa a terra|messo piede',
    'a|in|su|ad|sul|nello|nel',
  ),
  inRow(
    '|we|they|i|the british|los ingleses|gli inglesi|ya|gia',
    '|have|ve|already|han|hemos|hanno|abbiamo|ho|he|ya|gia',
    'put|placed|set|laid|pusieron|pusimos|puesto|colocaron|colocado|colocamos|messo|piazzato|posto',
    HEAD,
    '|down|already|ya|gia',
    'on|at|in|onto|en|sobre|in|su|a|nello|sullo',
  ),
);
export const BEACHHEADS: readonly Entry[] = Object.entries(LANDINGS).map(([value, said]) => {
  const place = placeOf(value, said);
  return field(
    words(
      inRow(HEAD, STANDS, place),
      inRow(
        place,
        '|is|as|es|como|e|come|being|is our|has',
        '|the|la|una|a|our|nuestra|nostra',
        'beachhead|beachhead space|landing beach|landing space|cabeza de puente|cabeza de playa|testa di ponte|testa di sbarco',
      ),
      inRow(LANDED, place),
      paired(
        'the mef marker is at|the mef marker lies on|the mef marker is on|el marcador mef esta en|el desembarco fue en el mismo|il segnalino mef sta a|il segnalino mef e a|lo sbarco e stato proprio a|the dardanelles landing , at',
        place,
      ),
    ),
    'beachhead',
    value,
  );
});

/** "If the Central Powers own Dijon", "con Rouen en manos de los aliados": what a whole side controls (11.1.13). */
const SIDE_NAMES: Readonly<Record<string, string>> = {
  central:
    'central powers|the central powers|cp|the cp|potencias centrales|las potencias centrales|los imperios centrales|imperios centrales|las pc|pc|los centrales|gli imperi centrali|imperi centrali|gli ic|ic|i centrali|central',
  allied:
    'the allies|allies|the entente|entente|the ap|los aliados|aliados|la entente|gli alleati|alleati|l intesa|intesa|allied',
};
export const SIDE_HOLDS: readonly Entry[] = Object.entries(SIDE_NAMES).flatMap(([side, who]) => [
  field(
    paired(
      who,
      'hold|holds|own|owns|have|has|control|controls|took|take|have taken|are in|captured|occupy|poseen|tienen|controlan|tomaron|toman|han tomado|ocupan|hanno|controllano|tengono|possiedono|occupano|hanno preso|prendono',
    ),
    'holdAfter',
    side,
  ),
  field(
    words(
      inRow(
        '|is|are|both|being|esta|estan|e|sono',
        'in|en|bajo|under|held|controlled|owned|taken|occupied|controlado|controlados|tomado|tomados|ocupado|ocupados|controllata|controllate|occupata|occupate|presa|prese|sotto',
        '|the|el|il',
        '|hands|control|manos|mano|mani|poder|controllo',
        'of|by|de|del|por|di|dei|degli|da|dagli|agli|ai',
        `${who}|central powers|allies|imperi centrali|alleati`,
      ),
      inRow('|is|are|being', 'in|under', `${who}`, 'hands|control'),
      inRow('en|in', 'manos|mano|mani', side === 'central' ? 'centrales|centrali' : 'aliadas|alleate|alleata'),
    ),
    'holdBefore',
    side,
  ),
]);
/** The position that the form begins with. */
export const POSITION = filler(
  words(
    inRow(
      '|the|in the|from the|at|la|en la|nella|posicion de|posicion inicial de|posizione di|posizione iniziale di|position of|set up of',
      'august 1914|agosto de 1914|agosto 1914|agosto del 1914|start|starting|opening|inicial|iniziale|initial',
      '|position|set up|setup|posicion|despliegue|posizione|schieramento',
    ),
    'posicion|posizione|position|check|chequeo|comprobacion|controllo|verifica',
    'looking at|i m looking at|i look at|worried about|i m worried about|is the one|the one|miro|mirando|la que me preocupa|el que me preocupa|me preocupa|es la que|guardo|guardando|quella che mi preoccupa|mi preoccupa|e quella che',
    inRow(
      '|does|can|llega|puede|arriva|riesce|riesce a',
      'reach|reaches|get to|llegar|llega|arrivare|arriva',
      '|a|to|al|alla',
    ),
  ),
);
/** Spaces that a whole side controls, beside the one whose supply is asked about: behind the words, or right before. */
export function sideHeld({
  fields,
}: Reading): { readonly side: string; readonly places: readonly FieldRead[] } | undefined {
  const [word, other] = fields.filter(({ field: name }) => name === 'holdAfter' || name === 'holdBefore');
  if (!word || other) return undefined;
  const all = fields
    .filter(({ field: name }) => name === 'space' || name === 'from')
    .toSorted((a, b) => firstOf(a) - firstOf(b));
  const isBehind = word.field === 'holdAfter';
  const near = all.filter((one) => firstOf(one) > firstOf(word) === isBehind);
  // "Is Paris in supply with Orléans and Rouen in their hands": the first is the one that is asked about.
  const places = isBehind || near.length < all.length ? near : near.slice(1);
  return places.length === 0 || places.length === all.length ? undefined : { side: String(word.value), places };
}
export const SIDE_FIELDS = ['holdAfter', 'holdBefore'];
