import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/*
 * Units that a combat result cannot touch and that are left alone stay where they are (9.3.3), as players say it.
 */

const UNHURT_EN =
  'unhurt|untouched|undamaged|unharmed|unscathed|unaffected|intact|whole|lossless|unbloodied|with no losses|without losses|without a loss|without any losses|that took no losses|that take no losses|that suffer no losses|that suffered nothing|that took no hit|that weren t hit|that are not hit';
const THEY_EN = inRow(
  '|if|when|even if|even when|leave|let|all|any|every|the|those|these|and',
  '|the|any|all|those',
  words(
    inRow(UNHURT_EN, '|ones|units|unit|troops|divisions|counters|guys|stack|division'),
    inRow(
      'ones|units|unit|troops|divisions|counters|division|whoever|those|anyone',
      '|who are|that are|is|are',
      UNHURT_EN,
    ),
  ),
);
const ALONE_EN = inRow(
  '|that|who|when|if|even when|even if|even though|and|although|though|once|despite being',
  '|it s|it is|they re|they are|are|is|being|end up|ends up|ending up|get|gets|finds itself|find themselves|left|are left|is left|have been|stand|stands',
  '|left|all|now|suddenly',
  'alone|on their own|on its own|by themselves|by itself|all alone|there alone|with nobody else|without company|on its lonesome',
);
const STAY_EN = inRow(
  '|can|may|will|do|does|should|to|just|still|are allowed to|is allowed to|get to|gets to|get|gets',
  '|to|simply|all',
  'stay|stays|stay put|stays put|remain|remains|hold|holds|hold on|stand|stands|keep|stand fast|stand firm|don t move|doesn t move|don t retreat|don t have to retreat|needn t retreat|do not retreat|don t fall back|aren t forced back|hold their ground|keep their place|hold their hex',
  '|there|where they are|where it is|put|in place|in the hex|in their hex|behind',
);

const ILESA =
  'ilesa|ilesas|ileso|ilesos|indemne|indemnes|intacta|intactas|intacto|intactos|sin danos|sin dano|sin perdidas|sin bajas|sin ningun dano|sin un rasguno|que no sufren nada|que no sufra nada|que no sufre nada|que no sufren perdidas|que no reciben danos|no danadas|no afectadas|no tocadas';
const ELLAS = inRow(
  '|que|si|cuando|aunque|y|tambien',
  '|la|las|lo|los|el|toda|todas|cualquier|quien',
  words(
    inRow('|unidad|unidades|tropas|que esten|que esta|que estan|que sigan|que quede|que queden', ILESA),
    inRow('unidades|unidad|tropas', '|que', ILESA),
  ),
);
const SOLAS = inRow(
  '|que|y|si|cuando|aunque|aun|al|e',
  '|se|las|la|les|lo',
  '|quedan|queden|queda|quede|quedarse|estan|esten|esta|este|dejadas|dejada|dejan|van|acaban|acaben|se quedan|se queden|se queda|se quede|quedando|quedandose',
  'solas|sola|solos|solo|a solas|en solitario|sin compania|sin nadie mas',
);
const SE_QUEDAN = inRow(
  '|pueden|puede|que|tambien|y',
  'se quedan|se queda|se queden|quedan|quedarse|permanecen|permanece|permanezcan|aguantan|aguanta|siguen|sigue|resisten|no se mueven|no se mueve|no se retiran|no se retira|no tienen que retirarse|no retroceden|se mantienen|se mantiene',
  '|ahi|alli|donde estan|donde esta|en el hexagono|en su hexagono|en su sitio|en el sitio',
);

const ILLESA =
  'illesa|illese|illeso|illesi|indenne|indenni|intatta|intatte|intatto|intatti|senza danni|senza danno|senza perdite|senza un graffio|senza alcuna perdita|che non subiscono nulla|che non subisce nulla|che non subiscono perdite|che non subiscono niente|non colpite|non danneggiate|non toccate';
const QUELLE = inRow(
  '|che|se|quando|anche se|e|anche',
  '|le|la|lo|i|gli|quelle|quella|quelli|chi|chi e|chi sta|chi rimane|tutte|ogni',
  words(inRow('|unita|truppe|rimaste|rimasta', ILLESA), inRow('unita|truppe', '|che sono', ILLESA)),
);
const SOLE = inRow(
  '|che|e|se|quando|anche se|anche|pur',
  '|si|le|la|lo',
  '|restano|resta|rimangono|rimane|rimaste|rimasta|rimasto|sono|e|essendo|lasciate|lasciata|lasciato|da|trovano|ritrovano|finiscono|rimanendo|restando|sono rimaste|sono rimasti',
  'sole|sola|soli|solo|da sole|da sola|da soli|da solo|in solitudine|senza compagnia|senza nessun altro',
);
const RESTANO = inRow(
  '|possono|puo|che|anche|e',
  'restano|resta|restino|resti|restare|rimangono|rimane|rimangano|rimanere|tengono|tiene|reggono|regge|resistono|stanno ferme|sta ferma|non si muovono|non si muove|non si ritirano|non si ritira|non devono ritirarsi|non arretrano|non ripiegano',
  '|li|la|dove sono|dove si trovano|nell esagono|nel loro esagono|al loro posto|sul posto',
);

/** Unhurt, left alone and staying, in whatever order; of "alone" and "stay" without "unhurt" nobody knows. */
export const STAYS = words(
  inRow(THEY_EN, `|${ALONE_EN}`, '|,', STAY_EN, `|${ALONE_EN}`),
  inRow(
    'leave|let',
    '|the|those|all',
    `${UNHURT_EN}`,
    '|ones|units',
    '|stay|remain|be',
    '|there|where they are|in place|put',
    ALONE_EN,
  ),
  inRow(ELLAS, `|${SOLAS}`, '|,', SE_QUEDAN, `|${SOLAS}`),
  inRow('|si|cuando|lo que|las que|los que|quien', SOLAS, 'y|e', ILESA, '|,', SE_QUEDAN),
  inRow('|que', 'se queden|se quedan|dejad|dejar|deja', 'las|los', ILESA, SOLAS),
  inRow(QUELLE, `|${SOLE}`, '|,', RESTANO, `|${SOLE}`),
  inRow('|se|quando|chi|quelle che', SOLE, 'e', ILLESA, '|,', RESTANO),
  inRow('|che', 'restino|rimangano|lasciare|lascia', '|le|gli|i', ILLESA, SOLE),
);
