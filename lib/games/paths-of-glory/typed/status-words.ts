import { played, TSAR_FALLEN, unplayed } from '@/lib/games/paths-of-glory/typed/card-words';
import { COUNTRIES, staysOut } from '@/lib/games/paths-of-glory/typed/countries';
import { asks, choice, counted, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The end of a turn: the VP level, the game that is played, Russia and the United States, an offer of peace (16). */

const VPS = words(
  inRow('|the|our', 'vp|vps|victory point|victory points', '|level|marker|track|total|count|score|counter'),
  inRow('|the', 'level|track|marker|total|score', 'of', 'vp|vps|victory points'),
  inRow(
    '|el|los|la',
    '|nivel de|track de|marcador de|tracker de|total de|contador de|pista de|registro de|casilla de|ficha de',
    'pv|puntos de victoria|vp',
  ),
  inRow(
    '|il|i|la',
    '|livello|livello di|livello dei|tracciato|tracciato dei|segnalino|segnalino dei|totale|totale dei|conto dei|contatore|tabellone',
    'pv|punti vittoria|vp',
  ),
);
export const VP_LEVEL: Entry = counted(
  words(
    inRow(
      '|and|with|y|con|e|the|and the|los|y los|i|e i|gli',
      VPS,
      '|level|total|score',
      '|is|are|at|s|stands at|stand at|stood at|standing at|sitting at|sit at|are now|is now|are up to|has got to|have got to|come to|comes to|is down to|are down to|andan por|anda por|se quedan en|suman|sits at|shows|reads|on|was|is at|are at|has reached|of|now at|currently at|marca|marcan|esta en|estan en|esta a|va por|van por|es|son|a|al|en|es de|ha llegado a|indica|dice|segna|e|sono|e a|sono a|sta a|di|e di|e arrivato a|indica|dice|:',
      '|the|el|il|los|number|un|a',
      '#',
      '|vp|vps|pv|points|puntos|punti',
      '|before the phase|before this phase|before the war status phase|so far|now|right now|at the moment|antes de la fase|antes de esta fase|ahora|por ahora|hasta ahora|de momento|prima della fase|prima di questa fase|ora|adesso|finora|al momento',
    ),
    inRow(
      '|we re at|we are at|we re on|it s at|it s|with|there are|we have|i have|he has|they have|estamos en|vamos por|con|hay|tenemos|tengo|siamo a|con|ci sono|abbiamo|ho',
      '#',
      'vp|vps|victory points|pv|puntos de victoria|punti vittoria|on the vp track|en el marcador de pv|en el track de pv|sul tracciato pv|sul segnalino pv|sul tracciato dei pv',
      '|before the phase|before this phase|so far|now|right now|at the moment|on the track|on the board|antes de la fase|antes de esta fase|ahora|por ahora|de momento|en el marcador|en el track|prima della fase|prima di questa fase|ora|adesso|finora|al momento|sul tracciato|sul tabellone',
    ),
  ),
  'vp',
  0,
  40,
);

/** The scenario by its name, with "scenario", "we play", "partida". */
const scenarios = (): readonly Entry[] =>
  choice(
    'scenario',
    Object.fromEntries(
      Object.entries({
        campaign:
          'campaign|full campaign|campaign game|whole campaign|campana|campana completa|campagna|campagna completa',
        'limited-war': 'limited war|guerra limitada|guerra limitata',
        introductory:
          'introductory|intro|introduction|starter|introductorio|introductoria|de introduccion|introduttivo|introduttiva|introduzione',
      }).map(([value, names]) => [
        value,
        words(
          inRow(
            '|in|the|this is|it s|we play|we re playing|playing|we are playing|i play|for|a|en|el|es|jugamos|estamos jugando|un|una|in|lo|e|giochiamo|stiamo giocando|uno|nello|nel',
            '|the|a|el|la|lo|la|un|una',
            names,
            'scenario|game|one|escenario|partida|gioco',
          ),
          inRow(
            '|the|this is the|we play the|in the|el|es el|jugamos el|en el|lo|e lo|giochiamo lo|nello|la|la partida|una partida',
            'scenario|escenario|partita|partida',
            '|is|of|de|di|:|es|e',
            '|the|la|el|il|lo',
            names,
          ),
          inRow(
            'we play|we re playing|we are playing|playing|i m playing|jugamos|estamos jugando|jugando|giochiamo|stiamo giocando',
            '|the|a|al|a la|el|la|lo|la|il',
            names,
          ),
        ),
      ]),
    ),
  );
/** A game of a tournament, with its bid (5.6). */
const TOURNAMENT = words(
  inRow(
    '|it s|this is|we re in|we re playing|we play|in|at|it is|for|es|estamos en|jugamos en|jugamos|en|e|siamo in|giochiamo in|giochiamo|in|stiamo giocando|playing',
    '|a|the|un|una|el|il|uno',
    words(
      'tournament|tournament game|tournament rules|tournament match|torneo|partida de torneo|reglas de torneo|partita di torneo|partita da torneo|regole del torneo|regole da torneo|competition game',
    ),
    '|game|match|rules|play|apply',
  ),
  inRow(
    'with|under|using|by|we play by|we play with|playing by|con|bajo|usando|jugamos con|giochiamo con|usiamo|seguiamo',
    '|the|las|le',
    'tournament rules|tournament version|reglas de torneo|reglas del torneo|regole da torneo|regole del torneo',
  ),
);
const BID: Entry = counted(
  words(
    inRow(
      '|the|a|with a|our|my|his|la|una|con una|con la|l|un|con un|il',
      '|winning|final|winner s|german|allied',
      'bid|puja|apuesta|offerta|asta|puntata|subasta',
      '|ganadora|vincente|final|finale',
      '|was|is|of|at|for|went to|won at|fue|es|de|era|e|e stata|di|fu|:|fue de|e di',
      '#',
      '|vp|vps|points|puntos|pv|punti',
    ),
    inRow(
      '|the allies|the central powers|i|he|they|we|the winner|el aleman|el aliado|yo|ha|han|ho|abbiamo',
      'bid|pujo|pujaron|pujado|puje|pujamos|aposto|apostado|offerto|puntato',
      '#',
      '|vp|vps|points|puntos|pv|punti',
    ),
    inRow('#', '|vp|vps|point|points|pv|puntos|punti', '|de|di', 'bid|puja|offerta|apuesta'),
  ),
  'bid',
  0,
  20,
);

const TSAR = 'tsar|czar|the tsar|the czar|nicholas|zar|el zar|nicolas|zar nicolas|lo zar|nicola';
const CARDS_OF_RUSSIA = {
  'tsar-takes-command':
    'tsar takes command|czar takes command|the tsar takes command|el zar toma el mando|zar toma el mando|el zar asume el mando|lo zar prende il comando|lo zar assume il comando|zar al comando',
  'fall-of-the-tsar':
    'fall of the tsar|the fall of the tsar|fall of the czar|caida del zar|la caida del zar|caduta dello zar|la caduta dello zar',
  'bolshevik-revolution':
    'bolshevik revolution|the bolshevik revolution|revolucion bolchevique|la revolucion bolchevique|rivoluzione bolscevica|la rivoluzione bolscevica|october revolution|la revolucion de octubre|la rivoluzione d ottobre',
  'brest-litovsk':
    'brest litovsk|treaty of brest litovsk|the treaty of brest litovsk|tratado de brest litovsk|el tratado de brest litovsk|trattato di brest litovsk|il trattato di brest litovsk|treaty of brest|pace di brest litovsk|paz de brest litovsk',
} as const;
const LAST = '|the|la|el|l|lo|il';
const RUSSIA: readonly Entry[] = [
  ...choice(
    'russia',
    Object.fromEntries(
      Object.entries(CARDS_OF_RUSSIA).map(([value, names]) => [
        value,
        words(
          played(names),
          inRow(
            LAST,
            'last|latest|ultimo|ultima|most recent',
            '|russian|event|evento|carta',
            '|event|card|ruso|rusa|russo|russa|evento|carta|played|jugado|jugada|giocato|giocata',
            '|played|jugado|jugada|giocato|giocata|so far|was|is|fue|es|e|e stato|e stata|:',
            '|was|is|fue|es|e|e stato|e stata|:',
            names,
          ),
          inRow(
            'russia|rusia|la russia|russia s out after|en rusia|in russia',
            'is at|is down to|has reached|got to|esta en|va por|ha llegado a|e a|e arrivata a|e alla|ya con|:|we re at|vamos por|siamo a|siamo alla',
            '|the|la|el|il',
            names,
          ),
        ),
      ]),
    ),
  ),
  field(TSAR_FALLEN, 'russia', 'fall-of-the-tsar'),
  field(
    inRow(
      '|the|la|el|lo|il|se|con el|con il|with the|after the|tras el|dopo il|e stato|ya se',
      '|ha|firmo|ha firmado|se firmo|firmado|firmato|signed|russians signed|russia signed|rusia firmo|la russia ha firmato|los rusos firmaron|i russi hanno firmato',
      '|the|el|la|il|un|a',
      'treaty|peace|tratado|paz|trattato|pace',
      '|of|at|de|en|di|a',
      'brest|brest litovsk',
      '|is|has been|was|s|esta|fue|ha sido|e|e stato|e stata|gia|ya|ya esta|e gia',
      '|already|ya|gia',
      'signed|made|concluded|in force|ratified|firmado|firmada|hecha|en vigor|firmato|firmata|fatta|in vigore|concluso',
    ),
    'russia',
    'brest-litovsk',
  ),
  field(
    inRow(
      '|russia|the russians|rusia|los rusos|la russia|i russi|se|ya se|they|since they|e stato',
      '|has|have|ha|han|hanno|gia|ya',
      'made|signed|concluded|firmo|firmaron|firmado|hizo|hecho|firmato|fatto',
      '|the|a|la|el|un|il',
      'treaty|peace|tratado|paz|trattato|pace',
      'of|at|de|en|di|a',
      'brest|brest litovsk',
    ),
    'russia',
    'brest-litovsk',
  ),
  field(
    words(
      inRow(
        'the bolsheviks|bolsheviks|lenin|los bolcheviques|bolcheviques|i bolscevichi|bolscevichi',
        'have taken over|took over|have taken power|took power|are in power|are in charge|rule|have won|han tomado el poder|tomaron el poder|estan en el poder|mandan|gobiernan|han ganado|hanno preso il potere|sono al potere|comandano|hanno vinto|governano',
      ),
    ),
    'russia',
    'bolshevik-revolution',
  ),
  field(
    inRow(
      'russia|the russians|rusia|los rusos|la russia|i russi',
      'is out of the war|are out of the war|made peace|has made peace|have made peace|signed peace|has signed the peace|signed at brest litovsk|esta fuera de la guerra|estan fuera de la guerra|firmo la paz|ha firmado la paz|han firmado la paz|firmaron la paz|e fuori dalla guerra|sono fuori dalla guerra|ha firmato la pace|hanno firmato la pace|ha fatto la pace|hanno fatto la pace',
    ),
    'russia',
    'brest-litovsk',
  ),
  field(
    inRow(
      TSAR,
      '|has|himself|ya|ha|himself has|mismo|ya ha|gia|stesso',
      'taken command|took command|takes command|is in command|commands|taken charge|toma el mando|tomo el mando|tomado el mando|manda|esta al mando|asumido el mando|preso il comando|ha preso il comando|e al comando|comanda|assunto il comando',
    ),
    'russia',
    'tsar-takes-command',
  ),
];
const THIS_TURN =
  'this turn|this very turn|in this turn|on this turn|just now this turn|during this turn|este turno|este mismo turno|en este turno|en este mismo turno|questo turno|in questo turno|proprio in questo turno|questo stesso turno|in questo stesso turno';
const FELL =
  'fell|has fallen|falls|abdicated|has abdicated|was overthrown|went|toppled|cayo|ha caido|cae|abdico|ha abdicado|fue derrocado|e caduto|cade|ha abdicato|e stato rovesciato|fu rovesciato|caduto';
const PLAYED =
  'played|was played|has been played|is played|came out|came|was played only|jugado|jugada|se jugo|se ha jugado|salio|ha salido|jugamos|hemos jugado|giocato|giocata|e stato giocato|e stata giocata|uscito|uscita|e uscito|e uscita|abbiamo giocato|happened|is from|is of|es de|e di';
const FELL_THIS_TURN: Entry = field(
  words(
    inRow(TSAR, '|only|just|ya|solo', FELL, '|only|just|justo|solo|proprio', THIS_TURN),
    inRow(
      CARDS_OF_RUSSIA['fall-of-the-tsar'],
      '|card|event|only|just',
      PLAYED,
      '|only|just|justo|proprio|right',
      THIS_TURN,
    ),
    inRow(
      '|we|i|they|he|se|ya|he|hemos|ho|abbiamo|e stata',
      'played|have played|ve played|just played|jugue|jugamos|jugado|jugo|giocato|giocata',
      '|the|la|el',
      CARDS_OF_RUSSIA['fall-of-the-tsar'],
      THIS_TURN,
    ),
    inRow(
      THIS_TURN,
      '|,',
      '|we|they|i|was|se|el|la|lo|e|it was',
      words(
        inRow(TSAR, '|se', FELL),
        inRow(CARDS_OF_RUSSIA['fall-of-the-tsar'], '|was|card', PLAYED),
        inRow(PLAYED, '|the|la|el', CARDS_OF_RUSSIA['fall-of-the-tsar']),
      ),
    ),
    inRow(THIS_TURN, '|,', FELL, TSAR),
    inRow(FELL, TSAR, THIS_TURN),
  ),
  'fellThisTurn',
  true,
);
const MARKER: Entry = counted(
  words(
    inRow(
      '|the|el|il|la|lo',
      'tsar fell marker|tsar fell|tsar fell counter|tsar marker|fallen tsar marker|marcador de caida del zar|marcador del zar|marcador tsar fell|ficha del zar|marcador de la caida del zar|segnalino della caduta dello zar|segnalino dello zar|segnalino tsar fell|segnalino caduta dello zar',
      '|is|stands|sits|lies|at|on|is at|is on|stands on|stands at|sits on|shows|esta en|esta a|en|marca|es|e a|e su|sta su|sta a|e sul|sta sul|segna|a|su|:',
      '|the|number|el|il|space|el numero|numero',
      '#',
    ),
    inRow(
      TSAR,
      FELL,
      'at|on|with|when|a|con|en|cuando habia|quando erano|quando c erano|with the russians at|con los rusos en|coi russi a',
      '#',
      '|vp|vps|pv|russian vp|russian vps|pv rusos|pv russi',
    ),
    // "He fell with four Russian VP taken"
    inRow(
      'he fell|fell|he was down|cayo|el cayo|e caduto|cadde',
      'at|on|with|a|con',
      '#',
      'vp|vps|pv|russian vp|russian vps|pv rusos|pv russi',
      '|taken|held|tomados|ocupados|presi|occupati',
    ),
  ),
  'tsarFellAt',
  0,
  8,
);
const RUSSIAN_VP: Entry = counted(
  words(
    inRow(
      '|the|los|i|gli|la|le',
      '|central powers|cp|germans|potencias centrales|pc|alemanes|imperi centrali|tedeschi',
      '|hold|have|control|holding|own|holds|took|with|tienen|controlan|ocupan|han tomado|con|tengono|hanno|controllano|occupano|hanno preso',
      '#',
      words(
        'russian vp spaces|russian vp space|russian victory spaces|russian victory point spaces|vp spaces in russia|vp spaces of russia|russian objectives|victory spaces in russia',
        'espacios de pv rusos|espacios rusos de pv|espacios pv rusos|espacios de victoria rusos|espacios de pv en rusia|espacios con pv de rusia|espacios rusos de victoria|espacios de pv de rusia',
        'spazi pv russi|spazi russi pv|spazi di pv russi|spazi vittoria russi|spazi con pv in russia|spazi pv in russia|spazi russi con pv|spazi pv della russia',
      ),
      '|without baku|not counting baku|besides baku|apart from baku|sin baku|sin contar baku|aparte de baku|senza baku|a parte baku|senza contare baku|held|are held|taken|in their hands|in german hands',
    ),
    inRow(
      'russian vp spaces|russian vp spaces held|vp spaces in russia|espacios de pv rusos|espacios rusos de pv|espacios pv rusos|spazi pv russi|spazi di pv russi|spazi russi con pv',
      '|held|without baku|sin baku|senza baku|ocupados|controlados|tenuti|controllati|are|is|son|sono|:',
      '|:|are|son|sono|is',
      '#',
    ),
  ),
  'russianVp',
  0,
  7,
);
const BAKU: Entry = field(
  words(
    inRow(
      '|and|with|even|y|con|hasta|e|anche',
      'baku',
      '|is|es|has been|also|esta|tambien|ha sido|e|anche|e stata|itself|has|ha',
      '|also|too|already|tambien|ya|gia|anche',
      'held|taken|theirs|ours|captured|in their hands|in our hands|in german hands|in turkish hands|in cp hands|controlled|fallen|controlada|tomada|tomado|ocupada|capturada|en sus manos|en nuestras manos|en manos turcas|en manos alemanas|caido|es suya|nuestra|suya|presa|occupata|controllata|conquistata|in mano turca|in mano tedesca|in mano loro|nelle loro mani|nelle nostre mani|caduta|loro|nostra|tenuta',
      '|too|as well|also|tambien|anche',
    ),
    inRow(
      '|the|los|i|gli|las|le',
      '|cp|central powers|germans|turks|enemy|potencias centrales|pc|turcos|alemanes|imperi centrali|turchi|tedeschi|they|he|we|ellos|loro|and they|y',
      '|also|even|tambien|anche|pure',
      'hold|holds|have|has|control|controls|took|captured|have taken|has taken|tienen|tiene|tenemos|controlan|controla|tomaron|tomo|han tomado|ocupan|tengono|hanno|controllano|occupano|hanno preso|hanno conquistato|abbiamo preso|hold on to',
      '|also|even|tambien|anche|pure',
      'baku',
      '|too|as well|also|tambien|anche',
    ),
  ),
  'baku',
  true,
);

const ZIMMERMANN =
  'zimmermann|zimmerman|zimmermann telegram|the zimmermann telegram|telegrama zimmermann|el telegrama zimmermann|telegrama de zimmermann|el telegrama de zimmermann|telegramma zimmermann|il telegramma zimmermann|telegramma di zimmermann';
const OVER_THERE = 'over there|the over there';
const AMERICA =
  'us|usa|the us|the usa|the united states|united states|america|the americans|americans|the yanks|eeuu|estados unidos|los estados unidos|los americanos|los yanquis|stati uniti|gli stati uniti|gli usa|gli americani|l america';
const UNITED_STATES: readonly Entry[] = [
  ...choice('unitedStates', {
    'over-there': played(OVER_THERE),
    zimmermann: words(
      played(ZIMMERMANN),
      inRow(ZIMMERMANN, '|but|pero|ma', '|still|aun|ancora', 'no|not|without|sin|non|senza', OVER_THERE),
    ),
    neutral: words(staysOut(AMERICA), unplayed(ZIMMERMANN)),
  }),
  field(
    words(
      inRow(ZIMMERMANN, '|card|event|only|just|is|was', PLAYED, '|only|just|justo|proprio|right', THIS_TURN),
      inRow(
        '|we|i|they|he|se|ya|hemos|ho|abbiamo|e stato',
        'played|have played|ve played|just played|jugue|jugamos|jugado|jugo|giocato|giocata',
        '|the|la|el|il',
        ZIMMERMANN,
        THIS_TURN,
      ),
      inRow(
        THIS_TURN,
        '|,',
        '|we|they|i|was|se|el|la|lo|e|it was|he',
        words(inRow(ZIMMERMANN, '|was|card|is', PLAYED), inRow(PLAYED, '|the|la|el|il', ZIMMERMANN)),
      ),
      inRow(ZIMMERMANN, THIS_TURN),
    ),
    'zimmermannThisTurn',
    true,
  ),
];

const TERMS =
  'peace|peace terms|the peace|the peace terms|terms|the terms|the offer|the peace offer|paz|la paz|las condiciones|las condiciones de paz|la oferta|la oferta de paz|los terminos|pace|la pace|le condizioni|le condizioni di pace|l offerta|i termini|l offerta di pace';
const PEACE_ACCEPTED: Entry = field(
  words(
    inRow(
      TERMS,
      '|offer|has|have|were|was|been|is|are|ha|han|fue|fueron|se|sono|e|e stata|sono state|sono stati',
      '|been|already|ya|gia|sido',
      'accepted|agreed|agreed to|signed|taken|aceptada|aceptadas|aceptados|acepto|aceptaron|firmada|firmado|accettata|accettate|accettati|firmata|concordata',
    ),
    inRow(
      '|they|he|the other side|the opponent|somebody|we|ellos|el otro|el rival|hemos|han|ha|loro|l altro|l avversario|abbiamo|hanno',
      'accepted|agreed to|took|signed|have accepted|has accepted|acepto|aceptaron|aceptado|aceptan|accettato|accetta|accettano|hanno accettato|ha accettato',
      TERMS,
    ),
  ),
  'peaceAccepted',
  true,
);
const MUTINY: Entry = field(
  words(
    inRow(
      '|the|a|los|un|i|l|una',
      'french|franceses|frances|francesi|attacco francese|ataque frances|french attack',
      '|have|did|han|hanno|has|was',
      '|already|ya|gia',
      'attack|attacked|attacking|atacaron|atacado|ataco|attaccato|made an attack|made',
      '|that|who|which|que|che|as|como|come|in spite of|a pesar del|nonostante|despite|con|with|during|durante',
      '|would have|would|meets|met|habria|cumplia|cumpliria|avrebbe|the|el|l|il',
      'met the fr result|fulfilled the fr result|fulfil the fr result|met the fr offensive|met fr|counted for the fr result|fr result reversed|mutiny|mutinied|cumplido el resultado fr|cumplido fr|contado para fr|motin|soddisfatto il risultato fr|soddisfatto fr|contato per fr|ammutinamento',
      '|reversed|now reversed|al reves|ahora al reves|rovesciato|ora rovesciato',
    ),
    inRow(
      '|a|an|un',
      'french attack|ataque frances|attacco francese',
      '|during|despite|under|with|in|pese a|durante|con|bajo|nonostante|durante|con|sotto',
      '|the|el|l|il',
      'mutiny|french mutiny|motin|motin frances|ammutinamento|ammutinamento francese',
    ),
  ),
  'mutinyAttack',
  true,
);
const FIRST_TO_COMMIT: Entry = field(
  words(
    inRow(
      '|with|using|we use|we play with|playing with|under|con|usando|usamos|jugamos con|bajo|con|usando|usiamo|giochiamo con',
      '|the|la|el|l',
      '|optional|opcional|opzionale',
      '|rule|regla|regola',
      '|opcional|opzionale|of the|de|del|della|di',
      'first to commit|primero en comprometerse|primo a impegnarsi|5 1 3|5.1.3',
      '|rule|option|optional rule|is in use|is on|in use|esta en uso|en uso|in uso|e in uso|en vigor|in vigore',
    ),
    inRow(
      'optional rule|the optional rule|regla opcional|la regla opcional|regola opzionale|la regola opzionale',
      '5.1.3|first to commit',
      '|in use|is in use|en uso|in uso|is on',
    ),
  ),
  'firstToCommit',
  true,
);
export const STATUS_WORDS: readonly Entry[] = [
  ...scenarios(),
  field(TOURNAMENT, 'tournament', true),
  BID,
  ...RUSSIA,
  FELL_THIS_TURN,
  MARKER,
  RUSSIAN_VP,
  BAKU,
  ...UNITED_STATES,
  PEACE_ACCEPTED,
  MUTINY,
  FIRST_TO_COMMIT,
  field(staysOut(COUNTRIES.italy), 'italyNeutral', true),
];

const OTHER =
  'the allies|allies|the entente|los aliados|la entente|gli alleati|l intesa|the cp|the central powers|las potencias centrales|los imperios centrales|gli imperi centrali|the germans|los alemanes|i tedeschi|he|they|she|el|ellos|lui|loro|opponent|the opponent|my opponent|rival|el rival|mi rival|l avversario|il mio avversario|the other|the other side|the other player|the other one|the enemy|el otro|el otro bando|el otro lado|el otro jugador|la otra parte|el contrario|el enemigo|l altro|l altra parte|l altro giocatore|il nemico|l altra fazione';
const IT =
  '|it|them|the deal|the offer|the terms|this|that|the peace|the proposal|el trato|la oferta|los terminos|las condiciones|la paz|la propuesta|l accordo|l offerta|i termini|le condizioni|la pace|la proposta';
const YES = words(
  inRow(
    '|have|has|had|ve|s|just|ya|gia|happily|gladly|will|would|la|las|lo|los|le|l|ha|han|ha|hanno|l ha|l hanno|le ha|le hanno|me|se la|ci',
    '|just|ya|gia|happily|gladly|also',
    'accept|accepts|accepted|accepting|take|takes|took|taken|agree|agrees|agreed|agree to|agrees to|agreed to|sign|signs|signed|go for|goes for|went for|nod|nods|nodded|say yes|says yes|said yes|say yes to|says yes to|said yes to|is in|are in|is on board|are on board|is happy with|is fine with|are fine with|acepta|aceptan|acepto|aceptaron|aceptado|coge|cogen|toma|toman|tomaron|firma|firman|firmo|firmaron|firmado|dice que si|dicen que si|dijo que si|dijeron que si|ha dicho que si|han dicho que si|dice si|dijo si|dicen si|esta de acuerdo|estan de acuerdo|esta conforme|esta por la labor|le parece bien|les parece bien|accetta|accettano|accetto|accettato|prende|prendono|preso|firma|firmano|firmato|dice di si|dicono di si|ha detto di si|hanno detto di si|detto di si|dice si|e d accordo|sono d accordo|ci sta|ci stanno|approva|approvano|concorda',
    IT,
  ),
);
const ANSWER = inRow(
  '|the|their|his|and the|la|su|y la|e la|la sua|la loro|l',
  'answer|reply|response|verdict|respuesta|contestacion|risposta|esito',
  '|is|was|came back|comes back|came|es|fue|ha sido|e|e stata|:',
  '|a|un|una',
);
const ACCEPTED = words(
  inRow(OTHER, YES),
  inRow(ANSWER, 'yes|a yes|positive|affirmative|si|un si|positiva|afirmativa|affermativa'),
  inRow(
    '|was|is|been|it was|it s|gets|got|ha sido|fue|ya|es|e|e stata|viene|gia|already',
    'accepted|agreed|agreed to|signed|taken|taken up|aceptada|aceptado|aceptadas|aceptados|firmada|accettata|accettato|accettate|accettati|firmata',
    'by|por|da|dal|dall|dagli|dai|dalle',
    '|the|el|la|los|gli|i|il|l',
    words(
      OTHER,
      'allies|central powers|otro jugador|altro giocatore|altro|opponent|rival|other player|other side|avversario|alleati|imperi centrali|aliados|enemy|nemico|enemigo|potencias centrales',
    ),
  ),
  inRow(
    'said yes|they said yes|dijeron que si|dijo que si|han dicho que si|ha dicho que si|hanno detto di si|ha detto di si|dicono di si|dice di si|dicen que si|dice que si|we have a deal|deal|we ve got a deal|hay acuerdo|hay trato|trato hecho|tenemos un acuerdo|c e l accordo|affare fatto|abbiamo un accordo',
  ),
  inRow(
    '|the|an|la|el|l|un',
    'offer|deal|terms|oferta|trato|terminos|offerta|accordo|termini',
    '|is|are|was|were|has been|have been|esta|fue|ha sido|e|e stata|sono|sono stati',
    'accepted|agreed|signed|taken|aceptada|aceptado|aceptados|firmada|cerrado|accettata|accettato|accettati|firmata|chiuso|on|done',
  ),
);
const NO = words(
  inRow(
    '|have|has|had|ve|s|just|ya|gia|flatly|will|would|la|las|lo|los|le|l|ha|han|ha|hanno|l ha|l hanno|le ha|le hanno|se',
    '|just|ya|gia|flatly|rotundamente',
    'refuse|refuses|refused|reject|rejects|rejected|decline|declines|declined|turn down|turns down|turned down|say no|says no|said no|say no to|says no to|said no to|laugh at|laughs at|laughed at|spurn|spurns|throw out|dismiss|dismisses|dismissed|rechaza|rechazan|rechazo|rechazaron|rechazado|declina|declinan|declino|dice que no|dicen que no|dijo que no|dijeron que no|dicho que no|dice no|dijo no|desprecia|rifiuta|rifiutano|rifiutato|respinge|respingono|respinto|declina|declinano|dice di no|dicono di no|detto di no|dice no|ha detto no',
    IT,
  ),
  inRow(
    'won t|will not|wouldn t|don t|doesn t|does not|do not|didn t|did not|refuses to|refuse to|isn t|aren t',
    '|want to|going to|willing to',
    'accept|take|agree|agree to|sign|have|want|go for|hear of|interested in|interested|agreeing',
    IT,
  ),
  inRow(
    'no|non',
    '|la|las|lo|los|le|l|quiere|quieren|quiso|esta|estan|vuole|vogliono|e|sono|ha|hanno|ci',
    'acepta|aceptan|acepto|aceptaron|aceptado|aceptar|quiere|quieren|firma|firman|de acuerdo|por la labor|interesado|accetta|accettano|accettato|accettare|vuole|vogliono|firma|firmano|d accordo|sta|stanno|interessato',
    IT,
  ),
);
const REFUSED = words(
  inRow(OTHER, NO),
  inRow(ANSWER, 'no|a no|negative|un no|negativa'),
  inRow(
    '|was|is|been|it was|gets|got|ha sido|fue|ya|es|e|e stata|viene|gia|already',
    'refused|rejected|declined|turned down|rechazada|rechazado|rechazadas|declinada|rifiutata|rifiutato|rifiutate|respinta|respinte|declinata',
    'by|por|da|dal|dall|dagli|dai',
    '|the|el|la|los|gli|i|il|l',
    words(
      OTHER,
      'allies|central powers|otro jugador|altro giocatore|altro|opponent|rival|other player|other side|avversario|alleati|imperi centrali|aliados',
    ),
  ),
  'no deal|we have no deal|no hay trato|no hay acuerdo|niente accordo|nessun accordo',
);
const OWN_ACTION = words(
  inRow(
    '|my|our|his|the|a|an|one|this round s|that round s|my one|our one|the round s',
    'action|card|card play|turn of play|go',
    '|of the round|of this round|for the round|for this round|this round|in this round|for now',
  ),
  inRow(
    '|mi|nuestra|su|la|una|mi unica',
    'accion|carta|jugada',
    '|de la ronda|de esta ronda|de ronda|esta ronda|en esta ronda',
  ),
  inRow(
    '|la mia|la nostra|la sua|la|l|una|un|la mia unica',
    'azione|carta|giocata|mossa',
    '|del round|di questo round|nel round|in questo round|questo round|del turno di azione',
  ),
);
const IN_ROUND =
  '|this round|in this round|for this round|this action round|already this round|this round already|already|first|first this round|this time|esta ronda|en esta ronda|ya esta ronda|esta ronda ya|ya|primero|primero esta ronda|questo round|in questo round|gia questo round|in questo round gia|gia|per primo|per primo in questo round';
const HAS_DONE = words(
  'used|taken|spent|done|played|made|used up|had|finished|burned|exhausted|gone|over|performed|carried out|did|took|played out',
  'usado|usada|gastado|gastada|hecho|hecha|jugado|jugada|consumido|consumida|agotado|agotada|realizado|realizada|terminada|acabada|ida|fue|hice|jugue|use|gaste|hicimos|jugamos|usamos|gastamos|perdida',
  'usato|usata|speso|spesa|fatto|fatta|giocato|giocata|consumato|consumata|esaurito|esaurita|compiuto|compiuta|andata|finita|terminata|conclusa|svolta|svolto',
);
const ACTED: Entry = field(
  words(
    // "After having used this round's action", "habiendo jugado ya carta en esta ronda"
    inRow(
      '|after|tras|despues de|dopo|luego de|since|once|now that|ahora que|ora che|visto che|ya que|because',
      `${IN_ROUND}`,
      '|i|we|yo|io|noi|nosotros',
      '|having|have|ve|has|had|i ve|we ve|haber|habiendo|he|hemos|ha|ho|abbiamo|aver|avere|avendo',
      '|already|just|ya|gia|appena|acabo de',
      HAS_DONE,
      '|already|ya|gia',
      OWN_ACTION,
      IN_ROUND,
    ),
    inRow(
      '|after|since|with|con|dopo|ya con|and',
      OWN_ACTION,
      'is|s|has been|was|s been|being|esta|ya esta|ha sido|fue|ya fue|ya la|la|e|e gia|e stata|e gia stata|already|ya|gia|is already|has already been|ormai',
      '|already|ya|gia|ormai|all',
      HAS_DONE,
      '|up|already|ya|gia',
      IN_ROUND,
    ),
    inRow(
      `${IN_ROUND}`,
      '|i|we|yo|io|noi|nosotros|me|mi',
      '|have|ve|had|already|he|hemos|ho|abbiamo|ya|gia',
      '|already|ya|gia',
      'acted|taken my go|moved|had my go|had my turn|actue|actuado|actuamos|he actuado|toco actuar|agito|mosso|fatto la mia',
      IN_ROUND,
    ),
    inRow(
      'after|tras|despues de|dopo',
      'my|our|this round s|mi|nuestra|la mia|la nostra|l|la',
      'action|accion|azione',
      '|this round|de esta ronda|esta ronda|di questo round|questo round',
    ),
    inRow(
      '|i|we|you|he|yo|ya|ho|abbiamo|hemos|he|ha|hai',
      '|have|ve|has|s|already|ya|gia',
      '|already|ya|gia',
      'acted|taken an action|taken my action|taken our action|taken this round s action|had my action|had our action|used my action|used our action|done my action|played my card|played a card|made my move|played my action|done an action|moved|actuado|hecho mi accion|hecho una accion|hecho la accion|jugado mi carta|jugado carta|jugado una carta|jugado la carta|usado mi accion|gastado mi accion|hice mi accion|hice la accion|jugue mi carta|jugue carta|fatto la mia azione|fatto un azione|fatto l azione|giocato la mia carta|giocato una carta|giocato la carta|usato la mia azione|agito|speso la mia azione',
      '|already|this round|in this round|this action round|for this round|of this round|ya|esta ronda|en esta ronda|de esta ronda|gia|questo round|in questo round|per questo round|di questo round',
    ),
    inRow(
      '|this round s|the round s|my|our|la|mi|nuestra|l|la mia|la nostra|the',
      'action|accion|azione|card',
      '|of this round|for this round|de esta ronda|di questo round|this round',
      'is|has been|was|s been|s|esta|ya esta|ha sido|e|e gia|e stata|is already|has already been',
      'taken|done|used|used up|spent|played|gone|made|hecha|usada|gastada|jugada|fatta|usata|spesa|giocata|andata',
    ),
  ),
  'acted',
  true,
);
export const COMBINED: readonly Entry[] = [
  counted(
    inRow(
      '#',
      '|of|de|di',
      'combined|combinado|combinato|combined war status|estado de guerra combinado|stato di guerra combinato',
    ),
    'combined',
    0,
    60,
  ),
  // Of "the two statuses" the number is none of the sum, which stands behind.
  asks(
    inRow(
      '|the|los|las|i|gli|le',
      '|two|both|dos|due|entrambi',
      'war statuses|war status|war status levels|statuses|status levels|estados de guerra|stati di guerra|estados|stati',
      '|together|combined|juntos|insieme',
      'add up to|sum to|come to|total|make|are together|amount to|suman|hacen|dan|totalizan|fanno|sommano|danno|sono in tutto|arrivano a',
    ),
    'combined',
    0,
    60,
    { optional: true },
  ),
];
const PEACE_DIE: Entry = counted(
  inRow(
    '|the|la|el|il|l|our',
    'peace roll|peace die|peace terms roll|tirada de paz|dado de paz|tirada de la paz|dado de la paz|tiro di pace|dado di pace|tiro della pace|tiro per la pace|dado della pace',
    '|is|was|came up|shows|gave|es|fue|sale|salio|ha salido|da|marca|e|e stato|ha dato|segna|e uscito|:',
    '|:|a|un|uno|el|il',
    '#',
  ),
  'die',
  1,
  6,
);
export const PEACE_WORDS: readonly Entry[] = [
  ...COMBINED,
  PEACE_DIE,
  ...choice('answer', {
    accepted: ACCEPTED,
    refused: REFUSED,
    open: words(
      inRow(
        OTHER,
        'hasn t|has not|haven t|have not|no ha|no han|aun no ha|todavia no ha|aun no han|non ha|non hanno|non ha ancora|non hanno ancora',
        '|yet|aun|todavia|ancora',
        'answered|replied|decided|responded|said|contestado|respondido|decidido|dicho nada|risposto|deciso|detto niente',
        '|yet|anything|anything yet|aun|todavia|ancora',
      ),
      inRow(
        'no|without an|without|sin|ninguna|nessuna|senza',
        'answer|reply|respuesta|contestacion|risposta',
        '|yet|so far|aun|todavia|por ahora|ancora|per ora',
      ),
    ),
  }),
  ...scenarios(),
  field(TOURNAMENT, 'tournament', true),
  ACTED,
  field(
    played(
      '14 points|fourteen points|the 14 points|the fourteen points|wilson s fourteen points|wilson s 14 points|catorce puntos|los catorce puntos|14 puntos|los 14 puntos|quattordici punti|i quattordici punti|14 punti|i 14 punti',
    ),
    'fourteenPoints',
    true,
  ),
  filler(
    'terms|they offer|he offers|i offer|we offer|ofrezco|ofrecemos|offro|offriamo|ask for|asks for|pide|piden|pido|chiede|chiedono|chiedo|suing for|sue for|propone|proponen|propongo|propongono|proposes|propose',
  ),
];

const ROME = 'rome|roma';
export const OFFENSIVE_WORDS: readonly Entry[] = [
  field(
    words(
      inRow(
        '|the|i|los|las|gli|le',
        '|attacked|atacadas|attaccate|defending|enemy',
        '|units|unidades|unita|they|ellos|loro|defenders|troops',
        'trace|traces|tracing|draw|draws|are supplied|is supplied|get supply|supplied|trazan|traza|reciben|son abastecidas|abastecidas|abastecidos|tracciano|traccia|ricevono|riforniti|rifornite|sono rifornite',
        '|their|its|su|la|il|el',
        '|supply|supply line|suministro|linea de suministro|rifornimento|linea di rifornimento',
        'through|via|across|over|by way of|a traves de|por|pasando por|via|attraverso|passando per|per',
        '|l|la',
        'italy|italia',
      ),
      inRow(
        'supply|their supply|the supply|its supply|el suministro|su suministro|suministro|il rifornimento|rifornimento|i rifornimenti',
        '|line',
        'comes|goes|runs|passes|llega|pasa|viene|va|passa|arriva|viene|va',
        'through|via|across|a traves de|por|attraverso|per|dall|desde|from',
        '|l',
        'italy|italia',
      ),
    ),
    'throughItaly',
    true,
  ),
  field(
    words(
      inRow(
        '|the|a|los|un|i|un|gli',
        '|attacking',
        'french|french army|french corps|french attackers|franceses|ejercito frances|atacantes franceses|francesi|armata francese|attaccanti francesi|they|poilus',
        '|are|is|stand|stands|attack|attacks|share|estan|esta|atacan|ataca|van|comparten|sono|e|stanno|sta|attaccano|attacca|vanno',
        '|stacked|together|in a stack|the space|alongside|apilados|apilado|juntos|junto|en pila|impilati|impilate|impilata|insieme|in pila',
        'with|alongside|beside|next to|con|junto a|al lado de|ai|agli|a|accanto a|accanto ad',
        '|the|a|us|los|un|unidades|gli|un|unita',
        'americans|american unit|american units|american army|us units|us unit|us army|us corps|yanks|american corps|units of the us|americanos|americano|americanas|estadounidenses|ejercito americano|cuerpo americano|unidades americanas|yanquis|americani|americana|americane|armata americana|corpo americano|unita americane|statunitensi',
      ),
      inRow(
        '|with|there are|hay|con|ci sono|and',
        'us units|americans|american units|yanks|americanos|unidades americanas|yanquis|americani|unita americane',
        '|are|stand|stacked|in|estan|apilados|sono|impilati|nella',
        '|in the same stack|in the stack|in the attacking stack|with them|with the french|alongside the french|next to the french|en la misma pila|en la pila|con ellos|con los franceses|junto a los franceses|nella stessa pila|nella pila|con loro|coi francesi|con i francesi',
      ),
    ),
    'withAmericans',
    true,
  ),
  field(
    words(
      inRow(
        '|the|las|los|gli|i',
        '|central powers|cp|germans|austrians|potencias centrales|pc|alemanes|austriacos|imperi centrali|tedeschi|austriaci|they|ellos|loro',
        'hold|holds|have|control|controls|took|have taken|own|tienen|controlan|tomaron|han tomado|ocupan|hanno|tengono|controllano|hanno preso|occupano',
        ROME,
        '|, but|but|though|, though|, pero|pero|aunque|, ma|ma|anche se|, not|not|and not',
        '|not|no|non',
        '|all of italy|the whole of italy|all italy|the rest of italy|the rest|toda italia|el resto de italia|el resto|tutta l italia|tutta italia|il resto d italia|il resto',
      ),
      inRow(
        ROME,
        '|is|has|esta|ha|e|alone is|only is|alone',
        'taken|held|in cp hands|in german hands|in austrian hands|fallen|controlled by the central powers|lost|tomada|en manos de las potencias centrales|en manos alemanas|en manos austriacas|caido|perdida|presa|in mano agli imperi centrali|in mano tedesca|in mano austriaca|caduta|persa',
        '|, but not all of italy|but not all of italy|, not all of italy|, pero no toda italia|pero no toda italia|, ma non tutta l italia|ma non tutta l italia',
      ),
    ),
    'rome',
    true,
  ),
  field(
    words(
      inRow(
        '|the|all|all the|los|todos|gli|tutti gli|i|tutti',
        '|british|attackers|atacantes|attaccanti|britanicos|britannici|attacking',
        '|attackers|units|atacantes|unidades|attaccanti|unita|are|son|sono',
        '|are|is|son|sono|come',
        '|all|only|just|todos|solo|tutti|soltanto|from the',
        'dominion|dominions|dominion troops|dominion units|australians and canadians|australians|canadians|anzacs|aus or cnd|aus and cnd|aus cnd pt or ana|de los dominios|tropas de los dominios|dominios|unidades de los dominios|australianos y canadienses|dei dominion|truppe dei dominion|unita dei dominion|australiani e canadesi',
        '|only|alone|units only|troops only|solo|solamente|soltanto',
      ),
    ),
    'dominions',
    true,
  ),
  field(staysOut(COUNTRIES.italy), 'italy', 'neutral'),
  field(staysOut(COUNTRIES.turkey), 'turkey', 'neutral'),
  field(
    words(
      inRow(
        'the cp|the central powers|the germans|the austrians|las pc|las potencias centrales|los alemanes|los austriacos|gli imperi centrali|i tedeschi|gli austriaci',
        'have taken|took|hold|occupy|have occupied|control|conquered|have conquered|overran|have overrun|han tomado|tomaron|ocupan|controlan|han ocupado|han conquistado|hanno preso|occupano|controllano|hanno occupato|hanno conquistato',
        'all of italy|the whole of italy|all italy|toda italia|tutta l italia|tutta italia|l intera italia',
      ),
      inRow('italy', 's|has', 'been', 'overrun|conquered|occupied|taken'),
    ),
    'italy',
    'occupied',
  ),
  field(
    inRow(
      words('italy|all of italy|the whole of italy|all italy|italia|toda italia|l italia|tutta l italia|tutta italia'),
      '|is|has been|esta|ha sido|e|e stata',
      '|all|wholly|entirely|completely|totally|fully|toda|totalmente|completamente|enteramente|tutta|interamente|del tutto',
      'occupied|conquered|overrun|in cp hands|in german hands|held by the cp|held by the central powers|taken|ocupada|conquistada|tomada|en manos de las pc|en manos de las potencias centrales|occupata|conquistata|presa|in mano agli imperi centrali',
    ),
    'italy',
    'occupied',
  ),
  field(played('hoffmann|max hoffmann|the hoffmann'), 'hoffmann', true),
  field(
    played(
      'h l take command|hl take command|hindenburg and ludendorff take command|hindenburg and ludendorff|hindenburg ludendorff|h l|hindenburg y ludendorff|hindenburg y ludendorff toman el mando|hindenburg e ludendorff|hindenburg e ludendorff prendono il comando',
    ),
    'hlTakeCommand',
    true,
  ),
];
