import { choice, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of the two ends of a move by rail: their countries, and whether there is room. */

const COUNTRIES: Readonly<Record<string, string>> = {
  germany: 'germany|east prussia|prussia|alemania|prusia|prusia oriental|germania|prussia orientale',
  'austria-hungary':
    'austria|austria hungary|hungary|galicia|austria hungria|hungria|galitzia|austria ungheria|ungheria|galizia|the habsburg lands',
  russia: 'russia|russia proper|rusia|rusia propia|la rusia propia|russia propria',
  poland: 'poland|russian poland|polonia|polonia rusa|la polonia rusa|polonia russa|la polonia russa',
  romania: 'romania|rumania|rumania',
};
const TOWN =
  'town|city|place|station|hex|pueblo|ciudad|lugar|estacion|hexagono|citta|cittadina|paese|stazione|luogo|esagono';
const A = '|a|an|the|some|una|un|la|el|il|lo|l|alguna|qualche';
const IN = 'in|of|inside|de|en|dentro de|in|di|della|dell|del|nella';

const from = (land: string): string =>
  words(
    inRow(
      'from|out of|leaving|starting in|starting from|starts in|starts from|departs from|desde|sale de|saliendo de|parte de|partiendo de|procedente de|da|dalla|dall|dal|parte da|parte dalla|partendo da|partendo dalla|partendo dall|proveniente da',
      A,
      `|${TOWN}`,
      `|${IN}`,
      land,
    ),
    // "En tren de Alemania a Polonia": there the way begins, of no unit it is said whose it is.
    inRow('en tren de|por tren de|por ferrocarril de|va de|viaja de|en tren desde', A, `|${TOWN}`, '|de|en', land),
  );
const to = (land: string): string =>
  words(
    inRow(
      'to|into|towards|toward|bound for|ending in|ends in|arriving in|arrives in|as far as|a|hasta|hacia|para|con destino a|con destino en|acaba en|termina en|llega a|fino a|fino in|verso|diretto a|diretto in|arriva in|arriva a|finisce in|ad',
      A,
      TOWN,
      IN,
      land,
    ),
    inRow(
      'to|into|towards|bound for|as far as|ends in|ending in|arrives in|hasta|hacia|con destino a|acaba en|termina en|llega a|fino in|verso|verso la|verso l|diretto in|arriva in|finisce in|fino alla|fino all',
      '|la|l',
      land,
    ),
  );

const ROOM = 'room|space|sitio|hueco|espacio|lugar|posto|spazio|capacity|capacidad';
const NO =
  'no|not any|there s no|there is no|there isn t any|there is not any|there isn t|without|no more|no hay|sin|no queda|ya no hay|ya no queda|no habia|non c e|non c e piu|senza|non resta|non c e alcun|non rimane|nessuno';
const AT_END = words(
  'en la llegada|a la llegada|en destino|in arrivo|at the end of the line',
  'there|where it ends|where it ends up|where it arrives|where it goes|where it gets off|where it stops|on arrival|at the end|at the end of the trip|at the end of the move|at the other end|at its destination|at the destination|in the destination|in the town it goes to|in the end hex|when it arrives|when it gets there|for it|for it on arrival|for it there|left|left for it|left for it on arrival|left there|left on arrival|left at the end',
  'ahi|alli|donde acaba|donde termina|donde llega|a donde va|adonde va|donde baja|al llegar|en la llegada|a la llegada|en el destino|al final|al final del viaje|en su destino|en el hex final|para el|para el al llegar|para ella|para ella al llegar|cuando llega|para el cuando llega|en la ciudad de destino',
  'li|la|dove arriva|dove finisce|dove va|dove scende|all arrivo|alla fine|a destinazione|nella destinazione|nell esagono finale|per lui|per lui all arrivo|per lui quando scende|per lui quando arriva|per lei|quando scende|quando arriva|nella citta di arrivo|alla fine del viaggio',
);
const END = words(
  inRow(
    '|but|and|with|since|pero|y|con|ma|e',
    '|the|its|that|el|la|su|ese|esa|il|lo|l|la sua|quel|quella',
    words(
      'destination|end hex|final hex|last hex|arrival hex|destination hex|destination town|end town|hex it ends in|hex where it ends|town it goes to|town where it ends|stack there|stack at the end|town at the end|place it goes to|place where it ends',
      'destino|hex final|hexagono final|ultimo hex|hex de llegada|hex de destino|ciudad de destino|ciudad final|pueblo de destino|hexagono de llegada|ciudad a la que va|ciudad adonde va|pila de destino|llegada',
      'destinazione|esagono finale|esagono d arrivo|esagono di arrivo|ultimo esagono|citta d arrivo|citta di arrivo|citta di destinazione|citta dove va|citta finale|pila d arrivo|arrivo',
    ),
  ),
);
const FULL =
  'full|full up|maxed out|at the limit|at its limit|packed|crammed|at the stacking limit|overfull|jammed|lleno|llena|completo|completa|a tope|al completo|al limite|saturado|repleto|pieno|piena|al limite|stipato|zeppo|saturo|esaurito';
const LIMIT =
  'stacking limit|the stacking limit|limit of stacking|stacking|el limite de apilamiento|limite de apilamiento|el apilamiento|il limite d impilamento|il limite di impilamento|limite d impilamento|limite di impilamento|l impilamento';
const REACHED =
  'se alcanzo ya|se habia alcanzado|reached|already reached|is reached|is already reached|has been reached|has already been reached|would be exceeded|is used up|exhausted|se alcanzo|ya se alcanzo|esta alcanzado|ya esta alcanzado|se ha alcanzado|ya se ha alcanzado|esta completo|raggiunto|gia raggiunto|e raggiunto|e gia raggiunto|e gia stato raggiunto|e esaurito|e pieno';

/** No room where a unit ends its move by rail (8.2). */
const NO_ROOM: Entry = field(
  words(
    inRow(
      '|but|and|with|pero|y|con|ma|e|, but',
      NO,
      ROOM,
      AT_END,
      '|on arrival|at the end|at the other end|for it|al llegar|all arrivo|quando scende',
    ),
    inRow('|but|and|pero|ma', AT_END, NO, ROOM, '|left|for it|para el|per lui'),
    inRow(
      END,
      'is|is already|s|has been|stands|is all|esta|esta ya|ya esta|queda|e|e gia|sta|risulta',
      '|already|completely|ya|gia|completamente',
      FULL,
    ),
    inRow(
      '|but|and|pero|ma',
      AT_END,
      '|the stack|the town|the hex|it|la pila|el hex|la ciudad|la pila|l esagono|la citta',
      'is|is already|s|esta|esta ya|ya esta|e|e gia',
      '|already|ya|gia',
      FULL,
    ),
    inRow(`|${AT_END}|with`, '|,', LIMIT, REACHED, `|${AT_END}`),
    inRow(
      `|${AT_END}`,
      `|${END}`,
      'has reached|is at|has hit|we reach|it reaches|ya se alcanzo|se alcanzo|se ha alcanzado|ya se ha alcanzado|ha alcanzado|se llego a|se supera|si e raggiunto|si e gia raggiunto|ha raggiunto|ha gia raggiunto|e al|si supera',
      `|its|the`,
      LIMIT,
      `|${AT_END}`,
    ),
    inRow(
      '|but|pero|ma|and',
      words(AT_END, END, 'the town it goes to|the place it goes to|the hex it goes to'),
      'can t hold|cannot hold|can t take|cannot take|takes no|holds no|won t take|no caben|no cabe|ya no caben|no admite|non ci stanno|non ci sta|non ci entrano|non tiene|non regge',
      '|any|any more|more|mas|piu|altre|altri',
      '|more|mas|otras',
      'units|unit|corps|unidades|unidad|cuerpos|unita|corpi',
      '|more|mas|in piu|piu',
    ),
  ),
  'full',
  true,
);

/** … and that there is. */
const IS_ROOM: Entry = field(
  words(
    inRow(
      '|and|but|y|pero|e|ma',
      'there s|there is|there s still|hay|queda|aun hay|aun queda|todavia hay|c e|c e ancora|resta',
      '|enough|still|plenty of|sitio de sobra',
      ROOM,
      AT_END,
    ),
    inRow(END, 'is not|isn t|no esta|non e', '|yet|aun|ancora', FULL),
  ),
  'full',
  false,
);

export const TRAIN_ENDS: readonly Entry[] = [
  IS_ROOM,
  ...choice('fromCountry', Object.fromEntries(Object.entries(COUNTRIES).map(([id, land]) => [id, from(land)]))),
  ...choice('toCountry', Object.fromEntries(Object.entries(COUNTRIES).map(([id, land]) => [id, to(land)]))),
  NO_ROOM,
];
