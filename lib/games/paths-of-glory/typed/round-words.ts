import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What was done in the round before: an army that dug in vain, a redeployment. */

/** That the army has tried in vain in the round before (11.2.9). */
const LAST_ROUND =
  'a round ago|one round ago|hace una ronda|un round fa|last round|the last round|in the last round|in the previous round|the round before|the previous round|last time|before|already|in the round before|last action round|last turn|la ronda pasada|la ronda anterior|en la ronda anterior|en la ronda pasada|en la ronda previa|la ultima ronda|en la ultima ronda|antes|la vez anterior|il round scorso|nel round scorso|il round precedente|nel round precedente|nel round prima|il round prima|nello scorso round|prima|l ultima volta|nell ultimo round';
export const FAILED = words(
  inRow(
    'this is|it s|that s|it is|este es|este ya es|esto es|ya es|es|questo e|questo e gia|e gia|e',
    '|already|now|ya|gia',
    'the|its|our|el|su|il|nuestro',
    'second try|second attempt|second go|segundo intento|secondo tentativo',
  ),
  inRow(
    'the|its|our|his|el|su|il|nuestro|la',
    '|previous|last|first|earlier|other|primer|ultimo|primo|intento|tentativo|tirada',
    'try|attempt|roll|go|intento|tentativo|anterior|previo|precedente|scorso|tiro',
    '|before|before this|of before|de antes|di prima|anterior|precedente|last round|a round ago',
    'failed|missed|didn t work|did not work|came to nothing|went wrong|was in vain|fallo|no salio|ha fallado|salio mal|non e riuscito|e fallito|e andato male|e andato a vuoto',
  ),
  inRow(
    '|it|the army|the same army|this army|este ejercito|ese ejercito|quest armata|quell armata|el mismo ejercito|el ejercito|la stessa armata|l armata|ya|hace una ronda|la ultima ronda|un round fa|l ultimo round',
    '|already|has already|ya|ha gia|le|gli',
    'failed|missed|blew the roll|blew it|dug in vain|fallo|cavo en balde|salio mal|ha sbagliato|sbagliato|ha fallito|fallito|ha scavato invano|e andata male|cavo en vano',
    '|the roll|its roll|la tirada|il tiro',
    `${LAST_ROUND}|last time round|one round ago|a round ago|hace una ronda|la volta prima|la volta scorsa|un round fa`,
  ),
  paired(
    words(
      paired(
        '|it|this army|the army|that army|the same army|his army|our army',
        'failed|failed its roll|missed its roll|failed the roll|missed the roll|missed|failed to entrench|failed to dig in|tried and failed|has failed|blew its roll|did not make it|didn t make it|had no luck',
      ),
      'no luck with the same army|no luck with this army|no luck|unsuccessful',
      paired(
        '|este ejercito|el ejercito|ese ejercito|el mismo ejercito|ya',
        'fallo|ha fallado|fallo la tirada|erro la tirada|ha fallado la tirada|no lo logro|no lo consiguio|fracaso|no tuvo suerte|fallo su tirada|no acerto',
      ),
      'no hubo suerte|no hubo suerte con el mismo ejercito|sin suerte|sin suerte con el mismo ejercito|sin exito',
      paired(
        '|quest armata|l armata|quell armata|la stessa armata|ha gia',
        'ha fallito|ha sbagliato|ha sbagliato il tiro|ha fallito il tiro|non ce l ha fatta|non ci e riuscita|non e riuscita|ha mancato il tiro|fallito|non ha avuto fortuna',
      ),
      'niente fortuna|niente fortuna con la stessa armata|senza fortuna|senza successo|nessuna fortuna',
    ),
    LAST_ROUND,
  ),
);

/** That the last action was a redeployment as well (13.1.1). */
const SR_NAMES =
  'sr|an sr|strategic redeployment|a redeployment|re|una re|un re|redespliegue|redespliegue estrategico|un redespliegue|uno sr|un sr|ridispiegamento|un ridispiegamento|rischieramento';
const SR_PLAYED =
  'sr|an sr|a sr|another sr|strategic redeployment|a redeployment|redeployment|another redeployment|re|una re|otra re|un re|otro re|redespliegue|redespliegue estrategico|un redespliegue|otro redespliegue|uno sr|un sr|otro sr|un altro sr|ridispiegamento|un ridispiegamento|un altro ridispiegamento|rischieramento|un rischieramento|ridislocazione|sr points|points on sr';
const BEFORE_NOW = words(
  inRow(
    '|in|on|during|en|durante|in|durante|nel|nell|nella|nello',
    '|the|my|our|his|la|mi|nuestra|el|il|l|la mia|il mio|lo',
    'last|previous|prior|earlier|ultima|ultimo|anterior|previa|previo|pasada|pasado|scorso|scorsa|precedente',
    'round|action|action round|time|play|card|turn s action|turn|ronda|accion|vez|jugada|carta|azione|volta|giocata|round di azione',
  ),
  inRow(
    '|in|on|en|nel|nell|nella',
    'the|my|our|la|mi|nuestra|el|il|l|la mia|mia',
    'round|action|play|ronda|accion|jugada|azione|volta|giocata|card|carta|mossa',
    'before|just before|before this|before that|before this one|earlier|anterior|previa|de antes|pasada|prima|precedente|scorso|scorsa|di prima|prima di questa',
  ),
  inRow(
    'nel|il|lo|nella|nell|la|en la|en el|el|l',
    'round|ronda|azione|accion|turno|volta|vez|jugada|giocata|mossa|carta',
    'scorso|scorsa|precedente|passato|prima|di prima|anterior|pasada|pasado|previa|de antes',
  ),
  'last time|last go|just before|just now|right before|a round ago|one round ago|hace una ronda|justo antes|la ronda de antes|antes|un round fa|poco prima|poco fa|appena prima|subito prima|immediately before|una ronda antes|un round prima',
);
const THIS_TURN =
  '|this turn|of this turn|in this turn|in the same turn|of the same turn|de este turno|este turno|en este turno|del mismo turno|di questo turno|questo turno|in questo turno|dello stesso turno';
const TOO = '|too|as well|also|already|tambien|ya|anche|pure|gia|igualmente|de nuevo|otra vez|di nuovo|ancora';
const I_DID =
  'did|played|used|spent|made|took|went for|chose|had|was|is|were|been|play|jugue|hice|use|gaste|elegi|fue|era|ha sido|jugamos|hicimos|he jugado|he hecho|hemos jugado|hemos hecho|he usado|es|ho giocato|ho fatto|ho usato|ho speso|abbiamo giocato|abbiamo fatto|era|e stata|e stato|fu|giocai';
export const SR_BEFORE = words(
  // "My previous action was SR as well", "la mossa di prima era SR"
  inRow(
    '|also|anche|tambien|even|it was',
    BEFORE_NOW,
    THIS_TURN,
    TOO,
    '|,|i|we|yo|io|noi|nosotros|he',
    TOO,
    '|just',
    I_DID,
    TOO,
    SR_PLAYED,
    TOO,
    THIS_TURN,
  ),
  inRow(
    '|i|we|yo|io|noi|nosotros|he|and|y|e|since i|because i',
    '|ve|have|just|also|already|ya|tambien|gia|anche|acabo de|acabamos de|ho appena|abbiamo appena',
    'did|played|used|spent|made|had|jugue|hice|use|gaste|jugar|hacer|usar|jugado|hecho|ho giocato|ho fatto|giocato|fatto|usato|speso',
    '|my|the|un|una|el|la',
    SR_PLAYED,
    TOO,
    BEFORE_NOW,
    THIS_TURN,
    TOO,
  ),
  inRow(
    '|right|just|directly|immediately|straight|coming|justo|inmediatamente|subito|proprio|appena|immediatamente|y esto|e questo|and this|this is|this comes',
    'after|following|on top of|on the heels of|despues de|tras|detras de|a continuacion de|dopo|in seguito a',
    '|my|the|another|an|a|mi|un|otro|otra|el|la|un altro|il|l|il mio|un mio|la mia',
    '|last|previous|other|earlier|strategic|ultimo|anterior|mio|altro|altra|precedente',
    '|mio|mia|mi',
    'sr|redeployment|re|redespliegue|ridispiegamento|rischieramento|sr action|sr card|ridislocazione',
    '|of mine|of ours|action|round|mio|mia|nuestro|nuestra|nostro|nostra|estrategico|strategico',
    '|just now|last round|this turn|este turno|questo turno|la ronda pasada|del round scorso',
  ),
  inRow(
    words(
      inRow(
        '|in|en|nel|nell|anche|tambien',
        '|my|the|our|la|il|l|mi',
        'last|previous|ultima|ultimo|scorso|altra',
        '|round|time|turn|action|vez|ronda|accion|volta|azione|turno',
        '|too|tambien|anche',
      ),
      'la vez pasada|la ronda pasada|la ronda anterior|la vez anterior|la volta scorsa|l altra volta|anche l altra volta|il round scorso|the round before',
    ),
    '|i|we|he|,',
    '|also|already|tambien|anche|ya|gia',
    'redeployed|did an sr|did sr|was sr|was an sr|redesplegue|hice re|hice un redespliegue|era sr|era re|fue re|ho rischierato|ho ridispiegato|ho fatto sr|e stata sr|era un sr|rischierato',
    '|too|as well|also|tambien|anche',
  ),
  inRow(
    '|i|we|ya|ho|also',
    '|already|also|ya|gia|tambien|anche',
    'did an sr|did sr|redeployed|hice re|hice un redespliegue|redesplegue|fatto sr|fatto un sr|rischierato|ridispiegato',
    'last round|the round before|last time|the last time|en la ronda anterior|la ronda anterior|la vez pasada|la vez anterior|nel round prima|il round prima|l altra volta|la volta scorsa',
    '|too|as well|also|tambien|anche',
  ),
  paired(
    paired(
      'my last action was|our last action was|the last action was|my previous action was|our previous action was|last action was|the previous action was|my action before was|last round was|my last round was|we just did|i just did|mi ultima accion fue|mi ultima accion tambien fue|la ultima accion fue|la ultima accion tambien fue|mi accion anterior fue|la accion anterior fue|mi accion anterior tambien fue|nuestra ultima accion fue|acabo de hacer|la ronda anterior fue|la mia ultima azione e stata|anche la mia ultima azione e stata|l ultima azione e stata|la mia azione precedente e stata|anche l ultima azione e stata|anche l azione precedente e stata|la nostra ultima azione e stata|ho appena fatto',
      SR_NAMES,
    ),
    '|too|as well|also|already|tambien|ya|anche|pure',
  ),
  paired(
    paired(
      'that d be|it would be|that would be|this is|that s|this would be|it d be|',
      'sr|redeployment|sr again|strategic redeployment',
    ),
    'twice running|twice in a row|for the second time running|again|two times running|two rounds running|two in a row|twice',
  ),
  'second redeployment in a row|second sr in a row|second sr running|a second sr in a row|two srs in a row|two sr in a row|the second sr in a row|sr last action too|sr last round too|back to back sr',
  paired(
    'serian dos|seria la segunda|es la segunda|segunda|segundo|seria el segundo|es el segundo|dos|son dos',
    're seguidas|re seguida|re consecutiva|re consecutivas|redespliegues seguidos|redespliegue seguido|redespliegue consecutivo|redespliegues consecutivos|sr seguidas|sr seguida',
  ),
  paired(
    'sarebbero due|sarebbe il secondo|e il secondo|secondo|due|sarebbe la seconda|seconda|sono due',
    'sr di fila|sr consecutivo|sr consecutivi|ridispiegamento consecutivo|ridispiegamenti consecutivi|ridispiegamento di fila|ridispiegamenti di fila|sr consecutiva',
  ),
);
