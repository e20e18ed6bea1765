import { field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { words } from '@/lib/typed/table-words';
import { firstOf } from '@/lib/typed/tokens';

/* The words beside the supply of a space or a unit: where the MEF has landed, and what a whole side controls. */

/** Where the MEF has landed (14.2). */
const LANDINGS: Readonly<Record<string, string>> = {
  mef1: 'mef1|mef 1|gallipoli|galipoli',
  mef2: 'mef2|mef 2|cana kale|canakkale',
  mef3: 'mef3|mef 3|izmir|smyrna|esmirna|smirne',
  mef4: 'mef4|mef 4|adana',
};
const HEAD =
  'beachhead|the beachhead|mef beachhead|the mef beachhead|beachhead marker|the beachhead marker|landing marker|the landing marker|landing|the landing|cabeza de puente|la cabeza de puente|cabeza de playa|la cabeza de playa|marcador de desembarco|el marcador de desembarco|el marcador del desembarco|desembarco|el desembarco|testa di ponte|la testa di ponte|testa di sbarco|la testa di sbarco|segnalino dello sbarco|il segnalino dello sbarco|segnalino di sbarco|sbarco|lo sbarco';
export const BEACHHEADS: readonly Entry[] = Object.entries(LANDINGS).map(([value, names]) =>
  field(
    words(
      paired(
        paired(HEAD, '|is at|at|is|is on|on|is in|in|esta en|en|es|esta|fue en|e a|a|e|e su|su|e stato a|sta a|:'),
        names,
      ),
      paired(
        names,
        'is the beachhead|as the beachhead|as beachhead|beachhead|es la cabeza de puente|como cabeza de puente|e la testa di ponte|come testa di ponte|e la testa di sbarco',
      ),
      paired(
        'we landed at|landed at|they landed at|we went ashore at|went ashore at|the mef marker is at|the mef marker lies on|the mef marker is on|el marcador mef esta en|bajamos a tierra en|bajaron a tierra en|el desembarco fue en el mismo|il segnalino mef sta a|il segnalino mef e a|siamo scesi a terra a|sono scesi a terra a|lo sbarco e stato proprio a|the dardanelles landing , at|desembarcamos en|desembarcaron en|siamo sbarcati a|sono sbarcati a',
        names,
      ),
    ),
    'beachhead',
    value,
  ),
);

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
