import { counted, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The flank attempt: its die and its modifiers (12.3.3), with their number in any place among the words. */

/** "The flank", "flanking attempt", "intento de flanqueo", "tentativo di aggiramento". */
const ATTEMPT = words(
  inRow('flank|flanking|flank attack|outflanking', '|attempt|try|go|attack', '|roll|die|check|number|throw'),
  inRow(
    '|intento de|dado de|tirada de|dado del|tirada del|dado para el|tirada para el|dado de intento de|dado del intento de|tirada del intento de|tirada de intento de|intento del',
    'flanco|flanqueo|flanquear|flanquearlos|ataque de flanco',
  ),
  inRow(
    '|tentativo di|dado del|tiro del|tiro di|dado di|tiro per il|dado per il|dado del tentativo di|tiro del tentativo di|dado dell|tiro dell|dado per l|tiro per l',
    'fianco|aggiramento|aggirare|aggirarli|fiancheggiamento|attacco di fianco|attacco sul fianco|attacco al fianco',
  ),
);
/** … with a word that says it is a die or a try: "flanking: 2 armies" counts somebody. */
const TRY = words(
  inRow('flank|flanking|outflanking', '|attempt|try', 'attempt|try|go|roll|die|check|number|throw'),
  inRow(
    'intento|dado|tirada',
    'de|del|para el|de intento de|del intento de',
    'flanco|flanqueo|flanquear|flanquearlos|ataque de flanco',
  ),
  inRow(
    'tentativo|dado|tiro',
    'di|del|dell|per il|per l|del tentativo di',
    'fianco|aggiramento|aggirare|aggirarli|fiancheggiamento|attacco di fianco|attacco sul fianco',
  ),
);
const THE = '|the|my|our|his|their|a|el|la|mi|nuestro|nuestra|su|un|una|il|lo|l|mio|il mio|la mia|nostro|il nostro';
const ON =
  'on|for|in|with|at|into|as|en|para|con|por|de|del|al|a|per|nel|nell|nello|sul|sull|sulla|col|di|al|all|come|da|dal';
const ROLLED = words(
  inRow(
    '|i|we|he|they|i ve|we ve|he s|the german|the german player',
    'roll|rolls|rolled|threw|throw|throws|got|get|made|came up with|have|had|rolling|thrown',
  ),
  inRow(
    '|ha|he|me|nos|le|me ha|nos ha|han|hemos|yo|se|les|ya',
    'saco|sacas|saca|sacan|saque|sacamos|sacado|sacaron|tire|tiro|tira|tiramos|tirado|salio|salido|sale|toco|tocado|ha salido|hago|hice|hecho',
  ),
  inRow(
    '|ho|ha|abbiamo|hanno|mi|ci|gli|mi e|ci e|gli e|e|io',
    'fatto|tirato|lanciato|uscito|uscita|esce|faccio|tiro|tira|fa|venuto|toccato|e uscito|e venuto|esce',
  ),
);
const IS =
  'is|was|came up|comes up|shows|showed|came out|gives|reads|landed on|es|fue|salio|ha salido|ha sido|sale|da|marca|muestra|dio|e|fa|segna|e uscito|e stato|ha fatto|esce|mostra|da|e venuto|ha dato';
const A = '|a|an|the|just a|only a|un|uno|el|solo un|il|solo|only';
export const FLANK_DICE: readonly Entry[] = [
  counted(
    words(
      inRow(ROLLED, A, '#', ON, THE, ATTEMPT),
      inRow(ON, THE, ATTEMPT, '|,', ROLLED, A, '#'),
      inRow(
        '#',
        'is|was|es|fue|e|e stato',
        '|what|lo que|quello che|cio che',
        '|i|we',
        'got|rolled|threw|had|saque|sacamos|tire|tiramos|salio|ho fatto|abbiamo fatto|ho tirato|abbiamo tirato|e uscito',
        ON,
        THE,
        ATTEMPT,
      ),
      inRow(`|${ON}`, THE, TRY, `|${IS}`, '|:', A, '#'),
      inRow(`|${ON}`, THE, ATTEMPT, IS, '|:', A, '#'),
      inRow('#', 'on|for|in|with|at|as|en|con|para|nel|nell|nello|sul|sulla|col|per', THE, TRY),
      inRow('flank|flanking|flanco|flanqueo|fianco|aggiramento', '|attempt|die|roll', ',|:|,', ROLLED, A, '#'),
    ),
    'flankDie',
    1,
    6,
  ),
];

const CARDS =
  'card|cards|combat card|combat cards|event|cc|carta|cartas|carta de combate|evento|carte|carta combattimento|carta di combattimento';
const ADDS = words(
  'adds|add|adding|gives|give|giving|that adds|that add|that gives|that give|which adds|which gives|worth|for|is worth|helps by|brings|grants|with|of|puts',
  'suma|suman|sumando|da|dan|dando|que suma|que suman|que da|que dan|que anade|anade|aporta|que aporta|por valor de|de|con|ayuda con|otorga',
  'somma|sommano|aggiunge|aggiungono|da|danno|che somma|che aggiunge|che aggiungono|che da|che danno|di|aiuta di|porta|con',
);
const PLAYS =
  '|i play|we play|i played|we played|he plays|playing|i use|we use|using|i have|we have|with|thanks to|juego|jugamos|he jugado|hemos jugado|uso|usamos|tengo|tenemos|con|gracias a|gioco|giochiamo|ho giocato|abbiamo giocato|usiamo|ho|abbiamo|grazie a';
const SIGN = '|+|plus|a plus|mas|un mas|piu|un piu|a|an|un|uno|de mas|extra|an extra';
const PIP =
  '|more|extra|pip|point|points|drm|bonus|punto|puntos|punti|mas|de mas|in piu|modifier|modificador|al modificador';
const TO = 'to|on|for|at|toward|towards|in|al|a|en|para|hacia|sobre|per|nel|nell|sul|all|alla|del|dell|di|de';
const TO_OR_NOT = `|${TO}`;
const BY_CARD = words(
  inRow(
    'by|from|off|with|through|thanks to|due to|courtesy of|for|via|because of|por|de|con|gracias a|mediante|da|per|con|grazie a|tramite|dalla|dalle|dal',
    '|a|an|the|my|our|his|one|una|la|mi|un|las|le|mia|la mia|l',
    '|combat|event',
    'card|cards|card play|card played|cc|carta|cartas|carte|carta jugada|carta giocata|carta de combate|carta combattimento|evento|event|juego de carta',
    '|played|jugada|giocata|i play|we play|that i play|que juego|che gioco|in play',
  ),
  inRow('card|cards|de carta|da carta|di carta|por carta', '|drm|bonus|modifier'),
);
const MODIFIER =
  'bonus|bonuses|modifier|drm|mod|pip|pips|point|points|point bonus|point card bonus|point modifier|card bonus|card modifier|bonus carta|bonus de carta|bonus di carta|bonus da carta|bonus por carta|modificador|modificador de carta|modificador por carta|modificatore|modificatore di carta|modificatore da carta|punto|puntos|punti|de modificador|di modificatore|de bonus|di bonus|de bonificacion|in piu|de mas';
/** How a modifier of the flank attempt is said: the number stands among the words, with or without a sign. */
const drmOf = (n: number): string => {
  const number = words(
    `+${n}`,
    inRow(SIGN, n === 1 ? 'one|1|uno|un|una' : n === 2 ? 'two|2|dos|due' : 'three|3|tres|tre'),
  );
  return words(
    // "Flank attempt modified by +2 thanks to a card", "the flanking die gets two added by card play"
    inRow(
      TO_OR_NOT,
      THE,
      ATTEMPT,
      '|is|are|s|being|gets|get|has|have|will be|le|se|se le|me|gli|si|viene|esta|es|e|va|lleva|tiene|ha|gode di|gana|riceve|prende|recibe|con',
      '|modified|improved|raised|increased|boosted|helped|aided|suma|suman|sumo|sumamos|anade|anaden|anadimos|sommano|somma|aggiungono|aggiunge|aggiungo|modificado|modificada|mejorado|mejorada|aumentado|aumentada|modificato|modificata|migliorato|aumentato|favorito',
      '|by|with|con|en|por|di|da|of|a|un|una',
      number,
      `|${MODIFIER}`,
      '|added|extra|more|on top|in total|anadido|anadidos|aggiunto|aggiunti|de regalo',
      BY_CARD,
    ),
    // "With a two point card bonus for the flank try"
    inRow(
      PLAYS,
      '|a|an|the|un|una|el|il|my|mi|of|de|di',
      words(
        inRow(number, '|of|de|di', MODIFIER),
        inRow(MODIFIER, '|of|de|di|:|worth|por valor de|del valore di', number),
      ),
      `|${BY_CARD}`,
      TO,
      THE,
      ATTEMPT,
      `|${BY_CARD}`,
    ),
    inRow(PLAYS, THE, CARDS, '|le|gli|me|nos|mi|ci', ADDS, '|to|al|a la|a', THE, ATTEMPT, number, PIP),
    inRow(PLAYS, THE, CARDS, 'le|gli|me|nos|mi|ci', ADDS, number, PIP, TO, THE, ATTEMPT),
    inRow(
      PLAYS,
      THE,
      CARDS,
      '|we play|i play|i have|que tengo|que juego|che gioco|che ho',
      ADDS,
      number,
      PIP,
      TO,
      THE,
      ATTEMPT,
    ),
    inRow(
      PLAYS,
      number,
      PIP,
      TO,
      THE,
      ATTEMPT,
      '|from|off|by|with|thanks to|por|de|con|gracias a|da|per|grazie a',
      '|a|the|my|una|la|mi|mia',
      CARDS,
    ),
    inRow(
      PLAYS,
      THE,
      CARDS,
      'helps|help|helping|ayuda|ayudan|aiuta|aiutano|improves|mejora|migliora',
      THE,
      ATTEMPT,
      'by|with|en|con|di',
      number,
    ),
    inRow(
      TO,
      THE,
      ATTEMPT,
      '|there s|we have|i have|goes|we add|i add|add|le sumo|le sumamos|sumo|sumamos|hay|tengo|va|se suma|ho|abbiamo|aggiungo|aggiungiamo|c e|si somma',
      '|a',
      number,
      PIP,
      `|from a|by|off a|por|de una|con la|da una|per`,
      `|${CARDS}`,
    ),
    inRow(
      THE,
      ATTEMPT,
      'gets|has|receives|takes|is at|enjoys|comes with|recibe|tiene|lleva|cuenta con|gana|riceve|ha|prende|gode di',
      number,
      PIP,
      `|from a|by|off a|por|de una|con una|da una|per una`,
      `|${CARDS}`,
    ),
  );
};
export const FLANK_DRMS: readonly Entry[] = [1, 2, 3].map((n) => field(drmOf(n), 'flankDrm', n));

/** Who speaks flanks: whoever or whatever follows is attacked. */
export const I_FLANK = words(
  'aggiro|aggiriamo|flanqueamos a|flanqueo|flanqueamos',
  inRow(
    '|can|could|may|should|shall|if|what if|do|let me|let s',
    'i|we',
    '|want to|try to|will|d like to|m going to|re going to|m trying to|can|could|go and',
    'flank|outflank',
  ),
  inRow('i m|we re|i am|we are', 'flanking|outflanking|trying to flank|going to flank'),
  inRow(
    'quiero|queremos|puedo|podemos|voy a|vamos a|intento|intentamos|me gustaria|pienso|trato de|tratamos de|quisiera',
    'flanquear|rodear por el flanco|atacar por el flanco|atacar de flanco',
    '|a',
  ),
  inRow(
    'voglio|vogliamo|posso|possiamo|provo a|provo ad|proviamo ad|tento di|tentiamo di|cerco di|cerchiamo di|vorrei',
    'aggirare|fiancheggiare|attaccare sul fianco|attaccare di fianco',
  ),
  inRow(
    'provo|tento|proviamo|tentiamo|voglio|cerco|faccio|facciamo|intento|intentamos|pruebo|probamos|hago|hacemos|try|i try|we try|i make|we make|trying',
    'il|un|el|a|the|l|lo',
    'fianco|flanco|flank|flank attack|attacco sul fianco|attacco di fianco|ataque de flanco|aggiramento|flanqueo',
    'su|a|contro|sobre|contra|on|against|di|sul|sulla',
  ),
);
