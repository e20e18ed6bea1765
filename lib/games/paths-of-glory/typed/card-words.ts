import { keepsBy, keptFor } from '@/lib/games/paths-of-glory/typed/policy-words';
import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { happened, words } from '@/lib/typed/table-words';

/* What players call the cards of Paths of Glory that have been played, and the words of its tools for combat. */

const IS_PLAYED = words(
  'has been played|has already been played|was played earlier|was played before|has been played before|was played last turn|had been played|se jugo antes|se habia jugado|ya se habia jugado|era stata giocata|era gia stata giocata|e stata giocata prima|was played|was already played|is played|played|already played|been played|s been played|has been played as an event|was played as an event|is out|is in effect|in effect|is in play|is on the table|has gone down as an event|s gone down as an event|gone down as an event|has gone off|is done|s out|card is out|card s out|card has been played|card s been played',
  'se ha jugado|ya se ha jugado|se jugo|ya se jugo|ha sido jugada|ya ha sido jugada|fue jugada|esta jugada|ya esta jugada|jugada|ya jugada|jugado|ya esta en juego|ya esta hecho|ya esta hecha|esta en efecto|en efecto',
  'e gia stata giocata|e stata giocata|e stato giocato|e gia stato giocato|gia giocata|giocata|gia giocato|giocato|e giocata|si e giocata|si e gia giocata|ormai e stata giocata|ormai giocata|e in effetto|in effetto',
);
const WHO_PLAYED = words(
  'he played|he already played|he has played|he s played|they played|they already played|they have played|they ve played|we played|we have played|we ve played|we already played|i played|i have played|i ve played|they ve had their|they had their|they have had their|we ve had|we had|he s had|the german played|the german has played|the germans played|the germans have played|the cp played|the cp have played|the central powers played|the central powers have played|the allies played|the allies have played|we have had',
  'ya se ha jugado|se ha jugado|se jugo|ya se jugo|he jugado|ya he jugado|hemos jugado|ya hemos jugado|ha jugado|ya ha jugado|han jugado|ya han jugado|jugaron|ya jugaron|jugo|ya jugo|juge|ya salio|ya ha salido|el aleman ya saco|el aleman ya jugo|el aleman ha jugado|el aleman ya ha jugado|los alemanes ya jugaron|los alemanes han jugado|las potencias centrales ya jugaron|las potencias centrales han jugado|los aliados ya jugaron|los aliados han jugado|los yanquis tienen ya su|ya tienen su|tienen ya su|tenemos ya|lo de',
  'e stata giocata|e gia stata giocata|e stato giocato|ho giocato|ho gia giocato|abbiamo giocato|abbiamo gia giocato|ha giocato|ha gia giocato|hanno giocato|hanno gia giocato|il tedesco ha gia tirato fuori|il tedesco ha giocato|il tedesco ha gia giocato|i tedeschi hanno giocato|i tedeschi hanno gia giocato|gli imperi centrali hanno gia giocato|gli imperi centrali hanno giocato|gli alleati hanno giocato|gli alleati hanno gia giocato|gli yankee hanno gia il loro|hanno gia il loro|hanno gia la loro|ha gia tirato fuori|e gia uscita la carta|e uscita la carta|ya salio la carta',
);
const CARD_OF =
  'the|card|the card|the card of|event|the event|carta|la carta|la carta de|carta de|evento|el evento|la carta di|l evento|il';

/** That a card has been played, by its names. */
export const played = (names: string): string => {
  const all = words(names, paired(names, 'card|event'), paired(CARD_OF, names));
  return words(paired(all, IS_PLAYED), paired(WHO_PLAYED, all), happened(names), outNow(names));
};

/** How long ago a card was played: in the turn that is, or before it. */
const LATELY =
  '|already|earlier|before|this turn|last turn|earlier this turn|a turn ago|two turns ago|a while ago|long ago|some turns ago|a few turns ago|last round|in an earlier turn|the turn before|ya|antes|hace rato|hace tiempo|este turno|el turno pasado|el turno anterior|la ronda pasada|hace un turno|hace dos turnos|en un turno anterior|gia|prima|da tempo|tempo fa|questo turno|il turno scorso|lo scorso turno|nel turno scorso|il turno precedente|un turno fa|due turni fa|il round scorso|da un pezzo';
const CARD_OR_EVENT =
  '|card|event|carta|evento|carta de|carta del|evento de|evento del|carta di|carta della|evento di|evento della|evento dell|carta dell|carta dello|evento dello|evento degli|evento dei|carta dei|event of|card of|event of the|card of the';
/** "With Over There out", "after the Over There card", "el evento Over There de los americanos ya salió". */
const outNow = (names: string): string => {
  const article =
    '|the|his|our|their|that|a|my|la|el|lo|l|il|su|nuestra|nuestro|mi|esa|ese|the germans|the americans|the allies|the russians|the british|the french';
  const whose =
    '|of the americans|of the germans|of the russians|of the allies|de los americanos|de los alemanes|de los rusos|de los aliados|del aleman|del ruso|degli americani|dei tedeschi|dei russi|degli alleati|del tedesco';
  const name = inRow(article, '|s', CARD_OR_EVENT, names, '|card|event|carta|evento', whose);
  return words(
    inRow(
      '|with|now that|since|because|given that|con|ya con|ahora que|puesto que|una vez|adesso che|visto che|ora che|poiche|e',
      name,
      '|is|are|has been|have been|was|were|has|being|s|esta|estan|ha sido|han sido|fue|fueron|se|e|sono|e stata|e stato|sono stati|sono state|ha|han|sta',
      '|already|ya|gia|now|ahora|ormai',
      words(
        'out|played|in play|on the table|down|in effect|in force|on the board|in the discard|in the removed pile|behind us|laid down|gone|done|resolved',
        'en mesa|sobre la mesa|en la mesa|en juego|jugado|jugada|puesto|puesta|salio|salieron|ha salido|han salido|salido|jugados|jugadas|jugaron|han jugado|resuelto|resuelta|en vigor|en efecto|ya fuera|jugo',
        'in tavola|sul tavolo|in gioco|giocato|giocata|giocati|giocate|uscito|uscita|usciti|uscite|calato|calata|in vigore|in effetto|fuori|risolto|risolta',
      ),
      '|already|ya|gia|now',
    ),
    inRow(
      'the germans|the americans|the allies|the russians|the british|the french|the yanks|the cp|they|we|he|los alemanes|los americanos|los aliados|los rusos|los yanquis|las pc|el aleman|i tedeschi|gli americani|gli alleati|i russi|gli yankee|il tedesco',
      '|already|ya|gia',
      'have|has|got|are in with|had|ve got|tienen|tiene|cuentan con|hanno|ha|sono dentro con',
      '|already|ya|gia',
      name,
      '|in play|in effect|out|on the table|en juego|en mesa|in gioco|sul tavolo|in tavola|already|ya|gia',
    ),
    inRow('after|since|following|tras|despues de|luego de|desde|dopo', name),
    inRow(
      'they|he|she|we|i|the germans|the americans|the allies|the russians|the cp|the opponent|my opponent|somebody|someone|another player|alguien|otro|el rival|mi rival|los alemanes|los aliados|los americanos|los rusos|qualcuno|un altro|l avversario|i tedeschi|gli alleati|gli americani|i russi',
      '|ve|have|has|had|s|just|ya|ha|han|hanno|ho|he|hemos|abbiamo|gia|already',
      '|already|just|ya|gia|antes|prima|earlier',
      'played|put down|laid|laid down|dropped|used|triggered|brought out|got out|jugo|jugado|jugaron|puso|puesto|solto|soltado|uso|usado|bajo|bajado|saco|sacado|sacaron|giocato|calato|messo giu|usato|tirato fuori',
      '|already|just|ya|gia|antes|prima|earlier',
      name,
      LATELY,
    ),
    inRow(
      '|now that|since|because|ahora que|ora che|visto che|ya que|puesto que',
      name,
      '|was|is|has|s|ya|gia|has already|ya se|se|ha|e|e gia|fue|ya ha|had',
      'came out|come out|came down|come down|came up|come up|hit the table|been laid|played|out|used|salio|salido|jugo|jugado|jugada|cayo|caido|uscita|uscito|giocata|giocato|calata|calato|venuta fuori|venuto fuori|caduta',
      LATELY,
    ),
  );
};

const PLAYED_NOT = words(
  'has not been played|hasn t been played|has not been played yet|hasn t been played yet|was not played|wasn t played|was never played|is not out|isn t out|not played|not played yet|no se ha jugado|aun no se ha jugado|todavia no se ha jugado|no ha salido|aun no ha salido|sin jugar|sigue sin jugarse|no se ha jugado aun|non e stata giocata|non e ancora stata giocata|non e ancora stato giocato|non si e giocata|non si e ancora giocata|non e uscita|non e ancora uscita|non giocata|non ancora giocata',
);
const NOBODY_PLAYED =
  'nobody has played|nobody played|no one has played|nobody s played|no one s played|we haven t played|we have not played|nobody has played the|without|without the|no|nadie ha jugado|nadie ha jugado aun|nadie jugo|aun nadie ha jugado|no hemos jugado|sin|sin la|sin haber jugado|aun no se ha jugado|todavia no se ha jugado|no se ha jugado|nessuno ha giocato|nessuno ha ancora giocato|non abbiamo giocato|senza|senza la|senza aver giocato|non si e ancora giocato|non e stata giocata|non e ancora stata giocata';
/** "The event hasn't been played", "is still in the deck", "before anyone plays it". */
const notYet = (names: string): string => {
  const name = inRow(
    '|the|that|a|la|el|lo|l|il|su|esa|ese|quella|quell|un|una|with the|con la|con el|with|con|since the',
    CARD_OR_EVENT,
    '|the|of|la|el|l',
    names,
    '|card|event|carta|evento',
    '|itself',
  );
  const AS_EVENT =
    '|yet|so far|as an event|as event|for the event|as the event|yet as an event|as an event yet|until now|aun|todavia|hasta ahora|como evento|por el evento|por evento|todavia como evento|aun como evento|ancora|finora|come evento|per l evento|per evento|ancora come evento|ya';
  return words(
    inRow(
      name,
      'hasn t|has not|isn t|is not|wasn t|was not|never|was never|has never|hasn t yet|has yet to|is yet to|is still to|not|no|no se|aun no|todavia no|aun no se|todavia no se|nunca|nunca se|no ha|aun no ha|non|non e|non si e|non e ancora|mai|non e mai|non ancora|non e stata|non e stato',
      '|been|yet|been yet|be|ha|ha sido|fue|esta|aun|todavia|llego a|stato|stata|ancora|e|ancora stato|ancora stata|mai|mai stato|mai stata|still',
      'played|out|come out|came out|in play|in effect|drawn|used|triggered|happened|on the table|laid|seen|jugado|jugada|jugo|salido|salio|en juego|en vigor|en efecto|en la mesa|sobre la mesa|usado|puesto|visto|giocato|giocata|uscito|uscita|in gioco|in vigore|in effetto|in tavola|sul tavolo|usato|calato|calata|visto',
      AS_EVENT,
    ),
    inRow(
      'no|todavia no|aun no|non|not|todavia|aun',
      '|yet|ha|esta|se ha|ha sido|e|no|e ancora|si e',
      words(
        inRow(
          '|ancora',
          'salido|jugado|en juego|en vigor|jugada|in gioco|uscito|uscita|giocato|giocata|played|out',
          name,
        ),
        inRow(name, 'en juego|en vigor|jugado|in gioco|in play|yet'),
      ),
    ),
    inRow(
      name,
      'is|s|sits|remains|stays|sigue|esta|queda|permanece|continua|e|sta|resta|rimane|si trova|anda',
      '|still|yet|aun|todavia|ancora|sempre',
      'in|en|nel|in|nella',
      '|the|a|my|his|her|someone s|somebody s|your|their|el|la|mi|su|mia|mano a',
      'deck|draw pile|draw deck|hand|hands|pile|stack|box|mazo|mano|baraja|pila|mazzo|carte|pila',
      '|still|aun|todavia|ancora|de alguien|di qualcuno|yet',
    ),
    inRow(
      'nobody|no one|neither side|neither player|none of us|nadie|ninguno|ningun bando|ningun jugador|nessuno|nessuna delle parti|nessun giocatore',
      '|has|s|have|ha|han|hanno|had|aun|todavia|ancora',
      '|yet|aun|todavia|ancora|ever|so far|mai',
      'played|plays|got out|brought out|used|put down|laid|drawn|jugado|jugo|juega|sacado|saco|usado|puesto|giocato|gioca|usato|calato|messo giu|tirato fuori',
      '|yet|aun|todavia|ancora|mai',
      name,
      AS_EVENT,
    ),
    inRow(
      'before|antes de que|antes de|prima che|prima di|until|hasta que|finche non|till',
      '|anyone|anybody|someone|somebody|they|we|he|either side|alguien|nadie|se|qualcuno|si|uno',
      '|has|have|haya|abbia|le|la',
      '|played|plays|play|playing|gets out|juegue|jugar|jueguen|jugado|salga|saque|giochi|giocare|esca|giocato|tiri fuori|cali',
      name,
      '|comes out|is played|came out|was played|being played|is out|gets played|salga|se juegue|haya salido|esca|venga giocata|venga giocato|sia uscito|sia uscita|sia giocata',
      AS_EVENT,
    ),
    inRow(
      'without|sin|senza|sin que|senza che',
      '|haya|hubiera|having|anyone|nadie|sia|fosse|nessuno|haber|aver|avere|se haya|si sia',
      words(
        inRow(
          'played|salido|jugado|jugada|giocato|giocata|uscito|uscita|stata giocata|stato giocato|playing|jugar|giocare',
          name,
        ),
        inRow(
          name,
          '|having|being|been|haya|haber|sia|essere|si sia|se haya|en|in',
          '|been|come|sido|stata|stato',
          'played|out|in play|jugado|jugada|juego|giocato|giocata|gioco|salido|uscito|uscita',
        ),
      ),
      AS_EVENT,
    ),
  );
};
/** … and that it has not. */
export const unplayed = (names: string): string =>
  words(
    notYet(names),
    paired(names, PLAYED_NOT),
    paired(
      NOBODY_PLAYED,
      words(
        paired(names, 'yet|card|event|card yet|event yet|ancora'),
        paired(
          'the card|carta|carta de|la carta|la carta de|la carta di|carta di|el evento|l evento|evento|the',
          names,
        ),
      ),
    ),
    paired(
      'nobody has played|no one has played|nobody s played|nadie ha jugado|nadie ha jugado aun|nessuno ha giocato|nessuno ha ancora giocato|aun no se ha jugado|non si e ancora giocato',
      names,
    ),
  );

export const OBEROST = played('oberost|ober ost');
/** Russia is out of the war (16.4.9). */
const TREATY_NAMES = words(
  inRow('|the|el|il|lo|la', 'treaty|peace|tratado|paz|trattato|pace', 'of|de|di', 'brest|brest litovsk'),
  'brest litovsk|treaty|the treaty|el tratado|tratado|il trattato|trattato|the treaty card|la carta del tratado|la carta del trattato|lo de brest litovsk',
);
export const TREATY = words(
  played(TREATY_NAMES),
  inRow(
    '|the|los|la|i',
    'russians|russia|bolsheviks|rusos|rusia|bolcheviques|russi|bolscevichi',
    '|have|has|han|ha|hanno',
    'signed|made|concluded|firmado|firmaron|firmo|hecho|hizo|hicieron|fatto|firmato',
    inRow(
      '|the|a|their|el|la|il',
      'treaty|peace|tratado|paz|trattato|pace',
      '|of brest|of brest litovsk|at brest litovsk|de brest|en brest litovsk|de brest litovsk|di brest|a brest litovsk|di brest litovsk',
    ),
  ),
);
/** "Germans at the Russian fort of Kovno": whoever stands before a fort besieges it. */
export const AT_FORT = inRow(
  'at|before|in front of|outside|ante|frente a|davanti a|davanti',
  'the|a|an|el|la|un|una|il|al|alla',
  '|russian|french|german|italian|austrian|belgian|enemy|fuerte|fortaleza|forte|fortezza',
  'fort|fortress|fuerte|fortaleza|forte|fortezza|ruso|frances|aleman|russo|francese|tedesco|enemigo|nemico',
  'of|de|di|en|at',
);
const TSAR = words(
  inRow('|the|russia s|russia s own|poor old', 'tsar|czar|tzar|tsar nicholas|czar nicholas|nicholas|tsar nicholas ii'),
  inRow('|el|al|del', 'zar|zar nicolas|zar de rusia|zar nicolas ii'),
  inRow('|lo|allo|dello', 'zar|zar nicola|zar di russia|zar nicola ii'),
);
const FALLEN = words(
  'fallen|toppled|overthrown|deposed|abdicated|gone|removed|ousted|dethroned|kicked out|thrown out|brought down|no more|out|down|history|off the throne',
  'caido|derrocado|depuesto|abdicado|destronado|derribado|expulsado|echado|fuera|fuera del trono',
  'caduto|rovesciato|deposto|abdicato|detronizzato|spodestato|cacciato|destituito|fuori|fuori gioco|giu dal trono|crollato',
);
const AND_THE_EVENT = inRow(
  '|,|and|y|e',
  '|the|el|l|salio|ya salio|ha salido|se jugo|e uscito',
  '|el|l',
  '|event|evento|card|carta',
  '|came out|has come out|is out|was played|has been played|salio|ya salio|ha salido|se jugo|e uscito|e gia uscito|e stato giocato|jugado|giocato',
);
/** That there is no tsar any more, by the event or by what became of him. */
export const TSAR_FALLEN = words(
  inRow(
    '|with|after|since|now that|once|because|con|tras|despues de|despues de que|desde que|ahora que|una vez|ya|dopo|dopo che|da quando|ora che|una volta|ormai|visto che',
    '|haber sido|ser|que|essere stato|having|being',
    words(
      inRow(
        TSAR,
        '|has|is|was|s|has been|being|already|having been|having|ya|ha|ha sido|fue|esta|ya ha|ya ha sido|ya fue|ya esta|cayo|e|e stato|gia|e gia|e gia stato|viene|ormai|ormai e|essendo stato',
        '|already|ya|gia|now|finally|just',
        FALLEN,
      ),
      inRow('|ha|han|e|haber sido|ser|essere stato', FALLEN, TSAR),
      inRow(
        TSAR,
        words(
          's gone|s out|s abdicated|fell|abdicated|lost his throne|lost his crown|doesn t rule any more|no longer rules|no longer reigns|isn t there any more|is not there any more|already fell',
          'ya no esta|ya no reina|ya no manda|ya no gobierna|ya cayo|cayo|abdico|perdio el trono|perdio la corona|se ha ido|ha perdido el trono',
          'non c e piu|non regna piu|non comanda piu|cadde|ha perso il trono|se n e andato|ha lasciato il trono|e andato via|ha perso la corona',
        ),
      ),
      inRow(
        'no|without a|without the|there is no|there s no|sin|ya no hay|no hay|senza|niente|non c e piu|non c e|niente piu',
        TSAR,
        '|any more|anymore|any longer|now|ya|piu|ormai|left',
      ),
    ),
    AND_THE_EVENT,
  ),
  played(
    'fall of the tsar|the fall of the tsar|tsar s fall|caida del zar|la caida del zar|caduta dello zar|la caduta dello zar',
  ),
  paired(
    'tsar|the tsar|nicholas|czar|the czar|nicholas ii',
    'has fallen|fell|is gone|is out|has abdicated|abdicated|is no more|was overthrown|has been overthrown|is down|has been deposed',
  ),
  paired(
    'el zar|zar|nicolas|nicolas ii',
    'ha caido|cayo|ya cayo|ya ha caido|ya no esta|ha abdicado|abdico|fue derrocado|ha sido derrocado|no esta',
  ),
  paired(
    'lo zar|zar|nicola|nicola ii',
    'e caduto|e gia caduto|cadde|non c e piu|ha abdicato|e stato rovesciato|e stato deposto|abdico',
  ),
  'after the tsar fell|after the fall of the tsar|since the tsar fell|tras la caida del zar|despues de la caida del zar|despues de caer el zar|tras caer el zar|ha caido el zar|cayo el zar|sin zar|without the tsar|dopo la caduta dello zar|caduto lo zar|e caduto lo zar|senza lo zar|senza zar|no tsar any more|no more tsar|no more tsar in russia|ya no hay zar|niente piu zar|the tsar s been toppled|al zar lo han derrocado',
);
export const TSAR_FELL: Entry = field(TSAR_FALLEN, 'tsarFell', true);

/** A space that was activated for combat carries a marker (11.1.6). */
export const ATTACK_MARKER = words(
  inRow(
    '|the space has|the space carries|there is|there s|it has|it carries|it bears|with|under|el espacio tiene|hay|lleva|tiene|con|lo spazio ha|c e|ha|porta|con|sullo spazio c e|bears',
    '|an|the|a|one|un|el|il|l|uno',
    words(
      inRow('attack|combat|activated for attack', 'marker|chit|counter|token'),
      inRow('marcador|ficha|contador', '|de|del|para', 'attack|ataque|combate|atacar'),
      inRow('segnalino|marcatore|pedina|gettone', '|di|d|dell|per l', 'attack|attacco|combattimento|attaccare'),
    ),
    '|there|on it|on top|on the space|lies on the space|lies on it|is on the space|is on it|sits there|and all|in place|placed|encima|puesto|colocado|ahi|alli|en el espacio|esta en el espacio|esta ahi|sopra|messo|piazzato|sullo spazio|li|e sullo spazio',
  ),
  inRow(
    '|in|inside|with|where|en|donde|in uno|in un|in una|dove|con|on which|in which|sul quale|en el que|on|c e|hay|there is|there s',
    '|a space|the space|a stack|un espacio|el espacio|lo spazio|uno spazio|la casilla|una casilla|sopra|encima|that space|ese espacio|quello spazio',
    '|this round|questo round|esta ronda|in questo round|en esta ronda|earlier|antes|prima',
    '|i|we|he|they|lo spazio|el espacio|someone',
    '|is|was|has|have|already|ya|gia|ho|abbiamo|ha|hanno|hay|se|si|he|hemos|lleva|porta|tiene|bears|carries',
    '|put|placed|activated|activated with|marked with|set|laid|pusimos|puse|puso|pusieron|puesto|colocamos|coloque|colocado|activado con|activada con|messo|mettemmo|piazzato|posato|attivato con|segnato con|covered by|bearing|carrying',
    '|an|the|a|one|un|el|il|l|uno|su|ese',
    words(
      inRow('attack|combat|attacking', 'marker|markers|chit|counter|token'),
      inRow('marcador|ficha|contador|marker', '|de|del|para', 'attack|ataque|combate|atacar'),
      inRow(
        'segnalino|marcatore|pedina|gettone|marker',
        '|di|d|dell|per l|per',
        'attack|attacco|combattimento|attaccare',
      ),
    ),
    '|was|is|has been|fue|se|e stato',
    '|put|placed|laid|set|puesto|colocado|messo|piazzato',
    '|there|on it|on top|this round|esta ronda|questo round|en esta ronda|in questo round|earlier|antes|prima|sopra|encima|in the space|nello spazio|en el espacio|en la casilla|last round',
  ),
  inRow(
    '|the space is|it is|it s|it was|was|the space was|esta|el espacio esta|fue|e|lo spazio e|e stato|ha sido',
    '|already|ya|gia',
    'marked|activated|marcado|activado|senalado|segnato|attivato|marcato',
    'for|para|per|de|di',
    '|the|el|l|il',
    'attack|combat|an attack|ataque|combate|atacar|combatir|attacco|combattimento|attaccare|combattere',
    '|, attack marker and all|, marker and all|, con su marcador|, col suo segnalino',
  ),
);

const POLICIES: Readonly<Record<string, readonly [verbs: string, things: string][]>> = {
  'keep-full': [
    [
      'keep|keeps|wants to keep|needs|needs to keep|must keep|leave|leaves|always keeps|always leave|always leaves|keeping|save|saves|has to keep|prefers to keep|would keep',
      'a unit at full strength|one unit at full strength|a full strength unit|a full unit|one full unit|one unit whole|a unit whole|one whole unit|a whole unit|one unit unflipped|an unflipped unit|one full|one unit unflipped|at least one full unit|one unit full|a unit full|a fresh unit|one full strength unit|one full unit for the advance|a full unit for the advance|a full strength unit for the advance',
    ],
    [
      'conservar|conserva|quiere conservar|necesita|necesita conservar|salva|salvar|se queda con|guarda|guardar|quiere guardar|dejar|deja|siempre deja|siempre dejar|mantener|mantiene|quiere mantener|prefiere conservar|reserva',
      'una unidad a plena potencia|una unidad completa|una unidad entera|una unidad llena|una sin girar|una unidad sin girar|una unidad sin voltear|una sin voltear|una entera|una unidad intacta|al menos una unidad completa|una unidad a plena fuerza|una unidad fresca|una completa|una unidad completa para avanzar',
    ],
    [
      'conservare|conserva|vuole conservare|ha bisogno di|gli serve|salva|salvare|si tiene|tenersi|tenere|tiene|vuole tenere|lasciare|lasciarne|lascia|lasciarne sempre|lasciare sempre|mantenere|mantiene|vuole mantenere|preferisce conservare',
      'un unita a piena forza|un unita piena|una intera|un unita intera|una non girata|un unita non girata|un unita intatta|almeno un unita piena|un unita completa|una piena|un unita fresca|un unita piena per avanzare',
    ],
  ],
  'keep-steps': [
    [
      'keep|keeps|wants to keep|save|saves|wants to save|preserve|preserves|wants to preserve|prefers to keep|would keep|saving|keeping',
      'as many steps as he can|as many steps as possible|the most steps|most steps|steps|his steps|as many steps as it can|as many steps as they can',
    ],
    [
      'would lose|loses|wants to lose|lose|losing|give up|gives up|giving up',
      'fewest steps|the fewest steps|as few steps as possible|as few steps as he can|the least steps|the smallest number of steps',
    ],
    [
      'conservar|conserva|quiere conservar|ahorrar|ahorra|quiere ahorrar|guarda|guardar|quiere guardar|mantiene|mantener|salvar|salva|quiere salvar|prefiere conservar',
      'el maximo de pasos|los maximos pasos|cuantos mas pasos mejor|mas pasos|pasos|todos los pasos posibles|el mayor numero de pasos|la mayor cantidad de pasos|tantos pasos como pueda|los pasos',
    ],
    [
      'perderia|pierde|pierden|sueltan|suelta|ceden|cede|quiere perder|perder',
      'el menor numero de pasos|los menos pasos posibles|menos pasos|el minimo de pasos|cuantos menos pasos mejor|los menos pasos',
    ],
    [
      'conservare|conserva|vuole conservare|risparmiare|risparmia|vuole risparmiare|tenere|tiene|vuole tenere|salvare|salva|vuole salvare|preferisce conservare',
      'piu passi possibile|il massimo di passi|il maggior numero di passi|passi|i passi|quanti piu passi possibile|piu passi che puo|piu passi|tutti i passi possibili',
    ],
    [
      'perderebbe|perde|perdono|cede|cedono|vuole perdere|perdere',
      'il minor numero di passi|meno passi possibile|i meno passi possibili|meno passi|meno passi che possono|meno passi che puo|il minimo di passi|quanti meno passi possibile',
    ],
  ],
  'keep-strength': [
    [
      'keep|keeps|wants to keep|save|saves|wants to save|preserve|preserves',
      'the most combat factors|as many combat factors as possible|combat factors|as much strength as possible|the most strength|most combat factors|the most factors|as many factors as possible|as many factors as he can|his strength',
    ],
    [
      'conservar|conserva|quiere conservar|guarda|ahorrar|quiere ahorrar|mantener|mantiene|quiere mantener',
      'los maximos factores|el maximo de factores|el maximo de factores de combate|factores de combate|la mayor fuerza|la maxima fuerza|mas factores|mas factores de combate|fuerza',
    ],
    [
      'conservare|conserva|vuole conservare|risparmiare|vuole risparmiare|tenere|tiene|mantenere|mantiene|vuole mantenere',
      'il massimo di fattori|piu fattori possibile|piu fattori di combattimento possibile|fattori di combattimento|piu forza possibile|la massima forza|piu fattori|il maggior numero di fattori',
    ],
  ],
};
const OWNERS: Readonly<Record<string, string>> = {
  attackerPolicy:
    'the attacker|attacker|the attackers|attackers|el atacante|atacante|los atacantes|l attaccante|attaccante|gli attaccanti|the attacking side|the attacker always|the attacker only|el que ataca|chi attacca|whoever attacks|the attacker would|the attacker s losses',
  defenderPolicy:
    'the defender|defender|the defenders|defenders|el defensor|defensor|los defensores|il difensore|difensore|i difensori|the defending side|the defender always|the defender only|el que defiende|chi difende|whoever defends|the defender would',
};
const SO_THAT = inRow(
  'so|so that|such that|de modo que|de forma que|para que|in modo che|in modo da|cosi che',
  '|le|me|nos|ne|gli|at least|always|siempre|sempre',
  '|one|a|one army|one unit|an army|a unit|one corps|una|un ejercito|una unidad|un armata|un unita|un corpo',
  'stays|stay|remains|is left|is kept|quede|queda|quedan|siga|resti|ne resti|averne|tenerne|rimanga|resta',
  '|one|a|una|un|uno',
  'full|whole|unflipped|at full strength|intact|fresh|entera|entero|llena|completa|completo|sin girar|sin voltear|intacta|intera|intero|piena|pieno|non girata|intatta',
);
const TAKES = inRow(
  'takes|take|spreads|assigns|sufre|sufren|reparte|reparten|asume|asumen|incassa|incassano|prende|prendono|subisce|subiscono',
  '|his|its|their|the|sus|las|le|le sue|le loro',
  '|german|french',
  '|losses|hits|bajas|perdidas|perdite',
);
const TO_ADVANCE =
  '|left|to advance|left to advance|for the advance|para avanzar|para el avance|per avanzare|per l avanzata|whatever happens|whatever the losses|pase lo que pase|a ogni costo|at all costs|a toda costa';
/** How losses are taken, whoever takes them. */
export const HOW_LOST: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(POLICIES).map(([value, rows]) => [
    value,
    words(
      ...rows.map(([verbs, things]) => paired(verbs, paired(things, TO_ADVANCE))),
      ...(value === 'keep-full' ? [paired(TAKES, SO_THAT)] : [keepsBy(value)]),
    ),
  ]),
);

const LET = '|let|have|with|if|que|si|con|che|se|lascia che';
/** How a side takes its losses (12.4.1), of whom the words say whose they are. */
export const POLICY: readonly Entry[] = Object.entries(OWNERS).flatMap(([name, who]) =>
  Object.entries(POLICIES).map(([value, rows]) =>
    field(
      words(
        paired(paired(LET, who), HOW_LOST[value] ?? ''),
        ...(value === 'keep-full' ? [] : [keptFor(who, value)]),
        ...rows.map(([verbs, things]) =>
          paired(
            paired(verbs, things),
            name === 'attackerPolicy'
              ? 'in attack|attacking|al atacar|en ataque|in attacco|quando attacca'
              : 'in defence|in defense|defending|en defensa|al defender|in difesa|quando difende',
          ),
        ),
      ),
      name,
      value,
    ),
  ),
);

const ALL_ATTACKERS =
  'all of them|all of us|every one of them|every one of us|the lot of them|they re all|todos ellos|todas ellas|tutti loro|tutte loro|all the attackers|all attackers|all of the attackers|every attacker|the attackers|the attacker|all the attacking units|all attacking units|the attacking corps|the attacking army|the attacking units|attackers all|we all|all of us|we re all|they all|they re all|' +
  'todos los atacantes|los atacantes|el atacante|el cuerpo atacante|el ejercito atacante|las unidades atacantes|todas las unidades atacantes|todos|estamos todos|' +
  'tutti gli attaccanti|gli attaccanti|l attaccante|il corpo attaccante|l armata attaccante|le unita attaccanti|tutte le unita attaccanti|tutti|siamo tutti';
/** All attackers are in the Sinai (14.1.4). */
export const IN_SINAI = words(
  paired(
    ALL_ATTACKERS,
    paired(
      'are in|is in|stand in|stands in|sit in|sits in|start in|starts in|come from|comes from|are all in|in|attack from|attacks from|estan en|esta en|salen de|sale de|vienen de|viene de|atacan desde|ataca desde|parten de|en|estan todos en|sono nel|e nel|sta nel|stanno nel|sono in|sta in|e in|stanno in|vengono dal|viene dal|partono dal|parte dal|attaccano dal|attacca dal|nel|sono tutti nel',
      'sinai|the sinai|el sinai|il sinai',
    ),
  ),
  inRow(
    'starts|start|starts out|sets out|set out|comes|come|sale|salen|parte|parten|viene|vienen|partono|vengono',
    '|all|todos|tutti',
    'in|from|out of|de|del|desde|desde el|dal|dallo|da|nel|nello',
    '|the|el|espacio|espacio del|spazio|spazio del|casilla del',
    'sinai|sinai space|sinai box',
  ),
  inRow(
    '|with|con',
    'the|la|el',
    'sinai penalty|sinai drm|penalizacion del sinai|penalita del sinai|drm del sinai',
    '|on us|against us|for us',
  ),
  paired(
    'all in|all from|all coming from|we re coming from|we come from|we attack from|coming from|we are in|we re in|i m in|i attack from|venimos de|venimos del|venimos todos del|atacamos desde|estamos en|salimos de|salimos del|todos desde|veniamo dal|veniamo tutti dal|attacchiamo dal|siamo nel|partiamo dal|tutti dal|tutti nel',
    'sinai|the sinai|el sinai|sinai every one of us|sinai all of us',
  ),
);
/** … and its short names. */
const PIPES =
  'pipeline|the pipeline|tuberia|la tuberia|conduccion|condotta|la condotta|conduttura|acquedotto|l acquedotto|acueducto|oleoducto|el oleoducto|oleodotto|water pipe';
const PIPE = inRow(
  '|the|la|el|l|lo|una|a',
  '|sinai|water',
  'pipeline|pipe|waterpipe|conduttura|conduttura d acqua|tuberia|tuberia de agua|oleoducto|conduccion|conduccion de agua|acueducto|acquedotto|condotta|oleodotto|canalizacion|tubatura',
  '|del sinai|dell acqua|de agua|in the sinai|through the sinai|across the sinai',
);
export const PIPELINE = words(
  happened(
    words(
      inRow('|the|el|l|la', 'event|evento|card|carta', '|of|of the|de|de la|del|della|di|dell', PIPE),
      paired(PIPE, 'event|card|evento'),
    ),
  ),
  paired(
    PIPE,
    inRow(
      '|is|are|has been|have been|was|esta|estan|ha sido|e|sono|e stata|ya esta',
      '|already|ya|gia',
      'built|laid|up|complete|finished|in place|working|in use|ready|construida|construido|tendida|tendido|puesta|puesto|lista|listo|acabada|terminada|hecha|colocada|costruita|costruito|posata|posato|pronta|pronto|finita|fatta',
    ),
  ),
  played(PIPES),
  inRow(
    '|we|they|i|we ve|they ve|the british|hemos|han|he|abbiamo|hanno|ho|gli inglesi hanno|los ingleses han',
    '|ve|have|has|already|ya|gia',
    'laid|built|finished|completed|put down|tendido|construido|puesto|terminado|acabado|posato|costruito|finito|steso',
    PIPES,
  ),
  played(
    'sinai pipeline|pipeline|the sinai pipeline|oleoducto del sinai|tuberia del sinai|acueducto del sinai|acquedotto del sinai|condotta del sinai',
  ),
  'water pipe|water pipeline|water pipe already laid across the desert|water pipe laid across the desert|with the water pipe already laid across the desert|the pipeline is built|pipeline built|pipeline is laid|pipeline is up|sinai pipeline in place|sinai water pipe',
  'conduccion de agua|conduccion de agua del sinai|la conduccion de agua del sinai construida|conduccion de agua del sinai construida|tuberia|la tuberia del sinai|tuberia del sinai construida|tuberia del sinai|acueducto del sinai|canalizacion del sinai|conduccion del sinai construida|conduccion del sinai',
  'condotta d acqua|condotta dell acqua|condotta del sinai|la condotta del sinai costruita|condotta del sinai costruita|condotta idrica|condotta idrica del sinai|acquedotto del sinai|tubatura del sinai|condutture del sinai',
);

/** … of whom nobody says whose they are: that is not understood. */
export const OPEN_POLICY: readonly Entry[] = Object.keys(POLICIES).map((value) =>
  field(words(HOW_LOST[value] ?? '', ...(value === 'keep-full' ? [SO_THAT] : [])), 'policy', value),
);
