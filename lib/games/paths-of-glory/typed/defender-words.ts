import { outOfSupply, UNSUPPLIED } from '@/lib/games/paths-of-glory/typed/out-of-supply';
import { entry, field, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* How the attacked are, said in a clause of its own that names nobody but "the defender", "chi difende". */

const UNITS_OF = 'army|armies|corps|unit|units|stack|force|side|troops|one|ones|player';
/** The attacked, by whatever words call them. */
const ATTACKED = words(
  inRow(
    '|the|his|their',
    words(
      'defender|defenders|target|target army|target unit|attacked|besieged',
      inRow('defending|attacked|target', UNITS_OF),
      inRow(
        '|army|corps|unit|units|one|ones|those|side',
        '|being|under|that is|which is|that s|that are|who is|who are',
        'attacked|attack|defending|defends',
      ),
    ),
  ),
  'the one being attacked|the one under attack|the one that is attacked|the one we attack|the one i attack|the ones being attacked|the ones under attack|those being attacked|those under attack|whoever is attacked|whoever is being attacked|who defends|whoever defends|whoever is defending|the one who defends|the ones who defend',
  inRow(
    '|el|la|los|las',
    'defensor|defensora|defensores|atacado|atacada|atacados|objetivo|ejercito defensor|ejercito atacado|cuerpo atacado|cuerpo defensor|unidad atacada|unidad defensora|unidades defensoras|bando defensor|que defiende|que defienden|que se defiende|que se defienden|que es atacado|ejercito que defiende|cuerpo que defiende|quien defiende|los que defienden',
  ),
  'quien defiende|quienes defienden|l atacado|al que atacan|el que es atacado|al que atacamos|los que atacamos|el que recibe el ataque|il bersagliato|quello attaccato|chi e attaccato|chi subisce l attacco|chi viene attaccato|quelli attaccati|quelli che attacchiamo',
  inRow(
    '|il|lo|la|i|gli|le|l|chi|quelli|quello',
    'difensore|difensori|attaccato|attaccata|attaccati|armata attaccata|corpo attaccato|unita attaccata|unita attaccate|armata in difesa|corpo in difesa|bersaglio|che difende|che difendono|si difende|che si difende|difende|armata che difende|corpo che difende|viene attaccato|parte che difende|unita in difesa|armata che si difende',
  ),
);
export const DEFENDER_UNSUPPLIED: readonly Entry[] = [
  entry(outOfSupply(ATTACKED), { kind: 'field', field: 'defenderOutOfSupply', value: true, whose: 'defence' }),
  // Of whom it is said, the sentence tells.
  field(UNSUPPLIED, 'defenderOutOfSupply', true),
];

/** "On the flipped side", "perdió un paso antes", "con la pedina già girata". */
export const REDUCED_SIDE: Entry = trait(
  words(
    inRow(
      '|is|are|being|stands|stand|already|sits|sit|now',
      '|already|now|all',
      'on|at|showing|with|turned to|flipped to|down to',
      '|the|its|their|his',
      '|only',
      'flipped|reduced|weak|weaker|back|damaged|half strength|worn',
      'side|face|strength|counter',
      '|up|showing|already|now',
    ),
    inRow(
      '|has|have|had|is|are|it s|they ve|already',
      '|been|already|just|got',
      'flipped|reduced|turned over|weakened|worn down|knocked down|halved',
      '|once|earlier|before|already|last turn|last round|in an earlier fight|by an earlier fight',
    ),
    inRow(
      '|has|have|had|already',
      '|already|just',
      'lost|took|taken|suffered',
      'a|one|its first|its|the first',
      'step|step loss|loss',
      '|earlier|before|already|last turn|last round|in an earlier fight|in the last round|this turn|the round before|the turn before',
    ),
    inRow(
      '|esta|estan|va|van|ya|anda|andan|queda|quedan|se ha quedado',
      '|ya|todos',
      'en|por|con|de|a',
      '|la|el|su',
      'cara reducida|lado reducido|cara debil|lado debil|reverso|cara girada|cara de atras|ficha girada|ficha volteada|ficha reducida|ficha dada la vuelta|cara danada|media fuerza',
      '|ya',
    ),
    inRow(
      '|ya|le|les|se',
      '|ha|han|habia|ya',
      'perdio|perdieron|perdido|sufrio|quitaron',
      'un|el|su|el primer|su primer',
      'paso|nivel',
      '|antes|ya|antes en otro combate|la ronda pasada|el turno pasado|en otro combate|hace una ronda|la ronda anterior',
    ),
    inRow(
      '|e|sono|sta|stanno|gia|ormai',
      '|gia|ormai|tutti',
      'sul|sulla|con|col|dal|di',
      '|il|la|suo|loro',
      'lato ridotto|faccia ridotta|lato debole|faccia debole|retro|lato girato|pedina girata|pedina ridotta|lato indebolito|lato rovescio|rovescio',
      '|gia',
    ),
    inRow(
      '|gia|gli|le|ha|hanno|aveva|avevano',
      '|gia|ha|hanno',
      'perso|subito',
      'un|uno|il|il suo|il primo',
      'passo|step|gradino',
      '|prima|gia|nel round scorso|il turno scorso|in un altro combattimento|nel round precedente|poco fa|il round prima',
    ),
  ),
  { face: 'reduced' },
);
