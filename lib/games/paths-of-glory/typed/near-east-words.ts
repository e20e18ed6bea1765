import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Corps that have already been redeployed to or from the Near East this turn, one of each side (13.2). */

const EAST = words(
  inRow('|the', 'near east', '|box|map|area'),
  inRow('|el', 'oriente proximo|proximo oriente|cercano oriente|oriente medio|medio oriente'),
  inRow('|il|l', 'vicino oriente|medio oriente'),
);
const WAY = words(
  inRow('to|from|into|for|back from|towards|to or from|from or to|to and from|between europe and|with|in|out of', EAST),
  inRow('a|al|del|de|desde|hacia|para|con el|con|desde o hacia|a o desde|hacia o desde|en|en el|por el', EAST),
  inRow(
    'nel|in|al|dal|col|con il|verso il|verso|per il|per|da o per il|da o verso il|a o da|da e per il|da|a|con',
    EAST,
  ),
  EAST,
);
const SEA =
  '|by sea|by ship|over sea|overseas|by boat|via sea|by rail|by land|por mar|por barco|en barco|por tierra|por tren|via mare|per mare|in nave|per nave|per terra|in treno';
const THIS_TURN =
  '|this turn|already this turn|this turn already|earlier this turn|earlier|before|earlier in the turn|already|once|once already|este turno|ya este turno|en este turno|antes|ya|una vez|questo turno|gia questo turno|in questo turno|prima|gia|una volta';
const WHEN =
  '|already|earlier|before that|before|this turn|this turn already|ya|antes|este turno|este turno ya|gia|prima|questo turno|in questo turno|in questo turno gia|en este turno|en este turno ya';
const ONE =
  '|a|an|one|the|the one|the single|its one|their one|his one|our one|the only|un|el|el unico|su unico|nuestro unico|uno|il|l|l unico|il loro unico|il suo unico|su|il loro|il suo|their|its|his|our|nuestro|il nostro';
const GONE = words(
  '|has|have|was|were|is|been|has been|had|has already|s',
  '|ha|han|ha sido|fue|va|ya ha|esta|ya va',
  '|e|e stato|ha|hanno|sono|e gia|e gia stato|va|hanno gia|ha gia',
);
const WENT = words(
  'gone|went|going|sailed|shipped|shipped out|shipped back|shipped off|shipped over|sent|sent off|sent over|sent back|moved|moved over|travelled|traveled|transferred|transported|carried|redeployed|crossed|come|come back|came|came back|returned|brought|brought back|taken|on its way|sr d|sr ed|embarked|landed|passed',
  'ido|fue|viajado|viajo|navegado|embarcado|embarco|enviado|enviaron|mandado|mandaron|trasladado|traslado|pasado|paso|movido|movio|vuelto|volvio|venido|vino|regresado|regreso|llevado|transportado|redesplegado|cruzado|salido|salio|traido|hacia',
  'andato|andata|salpato|imbarcato|inviato|spedito|mandato|trasferito|passato|mosso|spostato|tornato|venuto|ritornato|portato|trasportato|ridislocato|partito|rientrato|sbarcato|arrivato|in viaggio',
);
const USED = words(
  'used|used up|spent|made|done|had|taken|gone|exhausted|burnt|burned|consumed|over|finished|expended',
  'usado|usada|gastado|gastada|hecho|hecha|consumido|consumida|agotado|agotada|gastaron|usaron|hicieron|gasto|uso|hizo|realizado|cumplido|utilizado',
  'usato|usata|speso|spesa|fatto|fatta|consumato|consumata|esaurito|esaurita|sfruttato|utilizzato|bruciato|compiuto',
);
const TRIP = words(
  'move|sea move|trip|sea trip|transfer|sea transfer|passage|sea passage|sr|sea sr|redeployment|sea redeployment|transport|sea transport|sailing|crossing|journey|voyage|corps move|corps transfer|corps trip|corps sr|corps redeployment|slot|allowance|corps|limit|shipment',
  'viaje|traslado|paso|movimiento|transporte|pasaje|envio|sr|re|redespliegue|viaje por mar|travesia|cupo|cuerpo|limite',
  'viaggio|trasferimento|passaggio|movimento|trasporto|spostamento|invio|sr|ridispiegamento|rischieramento|ridislocazione|traversata|corpo|limite',
);
const CORPS = 'corps|unit|cuerpo|unidad|corpo|unita|cpo';
/** "One British corps has already gone by sea to the Near East", "with their Near East move used up". */
const gone = (people: string, side: string): string => {
  const who = inRow('|the|los|las|el|gli|i|il|la|le', people, '|player|side');
  const corps = words(
    inRow(ONE, people, CORPS),
    inRow(ONE, CORPS, '|de|of|of the|de los|de las|degli|dei|del', '|the|los|las|gli|i', people),
    inRow(ONE, people, CORPS, '|por mar|by sea|via mare'),
  );
  const trip = words(
    inRow(
      ONE,
      `|${people}`,
      '|near east|sea|seaborne|overseas',
      TRIP,
      `|${people}`,
      SEA,
      `|${people}|de los ${side}|degli ${side}|dei ${side}`,
      `|${WAY}`,
      `|${people}`,
    ),
    inRow(ONE, EAST, '|sea', TRIP),
    inRow(ONE, people, EAST, '|sea', TRIP),
  );
  const whose = words(
    inRow(ONE, people, '|near east|sea', TRIP, SEA, `|${WAY}`),
    inRow(ONE, people, EAST, '|sea', TRIP),
    inRow(ONE, TRIP, SEA, people, SEA, WAY),
    inRow(ONE, TRIP, SEA, WAY, `|for the|of the|de los|de las|degli|dei|del`, people),
  );
  return words(
    inRow(WHEN, corps, WHEN, GONE, WHEN, WENT, SEA, WAY, SEA, THIS_TURN),
    inRow(
      WHEN,
      '|ya|already|gia|se|si',
      '|ha|han|e|va|fue|hay|c e|we have|we ve',
      `|${WENT}`,
      SEA,
      corps,
      GONE,
      `|${WENT}`,
      SEA,
      WAY,
      SEA,
      THIS_TURN,
    ),
    inRow(who, WHEN, '|have|has|ve|han|ha|hanno|ya|gia', WHEN, USED, trip, THIS_TURN),
    inRow(
      who,
      WHEN,
      '|have|has|ve|han|ha|hanno|ya|gia',
      WHEN,
      'sent|shipped|moved|redeployed|enviaron|mandaron|enviado|mandado|trasladado|movido|embarcado|inviato|spedito|mandato|trasferito|mosso|imbarcato|spostato',
      ONE,
      CORPS,
      SEA,
      WAY,
      SEA,
      THIS_TURN,
    ),
    inRow(
      '|with|since|as|now that|con|ya con|dado que|visto che|ormai|with the',
      whose,
      '|is|has been|was|s|esta|ha sido|fue|e|e stato|va|already|ya|gia',
      '|already|ya|gia|all',
      USED,
      '|up|ya|gia',
      THIS_TURN,
    ),
  );
};

const SIDES: readonly (readonly [name: string, people: string, side: string])[] = [
  [
    'usedBritish',
    'british|brit|brits|english|br|uk|britain|britanico|britanicos|ingles|ingleses|gb|britannico|britannici|inglese|inglesi',
    'ingleses',
  ],
  ['usedRussian', 'russian|russians|ru|russia|ruso|rusos|russo|russi', 'rusos'],
  [
    'usedCentral',
    'central powers|cp|central|german|germans|turkish|turks|austrian|austrians|bulgarian|potencias centrales|pc|aleman|alemanes|turco|turcos|austriaco|austriacos|imperi centrali|ic|tedesco|tedeschi|turchi|austriaci|centrali|centrales',
    'alemanes',
  ],
];
export const NEAR_EAST_FIELDS = SIDES.map(([name]) => name);
export const NEAR_EAST_WORDS: readonly Entry[] = SIDES.map(([name, people, side]) =>
  field(gone(people, side), name, 1),
);
