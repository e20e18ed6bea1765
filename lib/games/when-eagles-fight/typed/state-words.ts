import { trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { italian, spanish, STATES, words } from '@/lib/typed/table-words';

/* How units of When Eagles Fight are: reduced, without supply or shells. */

/** Ways to say that a unit is short of ammunition (9.10). */
const SHELLS = {
  en: 'shells|ammo|ammunition|munitions|rounds|bullets',
  es: 'municion|municiones|proyectiles|balas|obuses',
  esThe: 'la municion|las municiones|los proyectiles|las balas|los obuses|proyectiles|municion',
  it: 'munizioni|proiettili|granate|colpi',
  itThe: 'le munizioni|i proiettili|le granate|i colpi|proiettili|munizioni',
};

const MARKERS = {
  en: 'ammunition counter|ammo counter|shortage counter|ammunition chit|ammo chit|ammunition marker|ammo marker|shortage marker|ammunition shortage marker|ammo shortage marker',
  es: 'ficha de municion|ficha de escasez|ficha de falta de municion|ficha de municiones|marcador de municiones|marcador de municion|marcador de escasez|marcador de falta de municion|marcador de escasez de municion',
  it: 'marcatore munizioni|marcatore di munizioni|marcatore di penuria|pedina munizioni|pedina di munizioni|segnalino di penuria|segnalino munizioni|segnalino di munizioni|segnalino di carenza|segnalino di penuria di munizioni',
};

const AMMO_GONE = words(
  paired(
    'run out of|has run out of|have run out of|ran out of|is out of|are out of|out of|has no|have no|no|has no more|without|without any|is short of|are short of|short of|short on|is low on|low on|has hardly any|lacks|is lacking|has used up its',
    SHELLS.en,
  ),
  paired(paired('no|has no|have no|hasn t got any|hasn t any', SHELLS.en), 'left'),
  paired('there is an|there s an|hay un|c e un|c e il|c e|hay', words(MARKERS.en, MARKERS.es, MARKERS.it)),
  paired(
    'has an|have an|has the|has its|carries an|carries the|carrying an|with an|with its|with his|under an|bears an|with the',
    MARKERS.en,
  ),
  paired(
    paired('there is an|there s an|there is a|there s a|an|a|the', MARKERS.en),
    'on|on top of|sits on|is on|lies on',
  ),
  MARKERS.en,
  paired(
    paired(
      'has an|have an|has the|has its|carries an|carries the|with an|with its|with the|bears the|bears an',
      MARKERS.en,
    ),
    'on|on it|on top|on top of it|on him|over it',
  ),
  paired(
    paired(
      'under the|under its|below the|beneath the|bajo el|bajo su|bajo la|debajo del|sotto il|sotto al|sotto la',
      words(MARKERS.en, MARKERS.es, MARKERS.it),
    ),
    '|there',
  ),
  paired(
    paired('tiene|lleva|tienen|llevan|con', 'encima|encima suyo|arriba|puesto|puesta|sobre si'),
    paired('el|la|un|una|su', MARKERS.es),
  ),
  paired(paired('ha|porta|hanno|con', 'sopra|addosso|in testa|su di se'), paired('il|la|un|una|l', MARKERS.it)),
  paired(
    'no tiene|no tienen|sin|se quedo sin|se ha quedado sin|se quedaron sin|no le queda|no le quedan|no les queda|anda escaso de|anda corto de|escaso de|corto de|falto de|le falta|le faltan|les faltan|esta sin|estan sin|ya no tiene',
    SHELLS.es,
  ),
  paired(
    'se le acabo|se le acabaron|se le han acabado|se le ha acabado|se les acabaron|ha agotado|agoto|le faltan|le falta|se le terminaron|se le termino',
    SHELLS.esThe,
  ),
  paired(
    'tiene|tiene un|tiene su|tiene el|lleva|lleva un|lleva el|lleva su|con|con un|con el|con su|bajo|bajo un',
    MARKERS.es,
  ),
  paired(
    paired('hay un|un|el|hay', MARKERS.es),
    'encima de|encima del|sobre|sobre el|sobre la|esta encima de|esta sobre|en',
  ),
  MARKERS.es,
  paired(
    'non ha|non hanno|senza|e senza|sono senza|e rimasto senza|e rimasta senza|sono rimasti senza|non ha piu|a corto di|e a corto di|scarso di|mancano|gli mancano|le mancano|e in penuria di|in penuria di|penuria di',
    SHELLS.it,
  ),
  paired(
    'mancano|gli mancano|sono finiti|sono finite|gli sono finiti|gli sono finite|ha finito|ha esaurito|hanno finito|sono esauriti|sono esaurite|si sono esauriti',
    SHELLS.itThe,
  ),
  paired('ha il|ha un|ha il suo|porta il|porta un|con il|con il suo|col suo|con un|con|sotto|ha', MARKERS.it),
  paired(paired('c e il|c e un|un|il|c e', MARKERS.it), 'su|sul|sulla|sopra|sopra il|e su|e sul'),
  MARKERS.it,
);

export const HOW: readonly Entry[] = [
  trait(
    words(
      STATES.reduced,
      inRow(
        '|with|con|the|la|las|il|los|le',
        '|its|his|su|la sua|counter|ficha|pedina',
        'turned over|flipped over|face down|volteada|volteado|dada la vuelta|vuelta del reves|voltata|voltato|voltate|voltati|rovesciata|rovesciato|rivoltata|capovolta',
      ),
      inRow(
        '|has|have|s|had|ha|han|habia|anda|andan|va|van',
        'been knocked down to|been cut down to|been reduced to|been flipped to|gone down to|dropped to|knocked down to|down to|mermado a|mermada a|pasado a|bajado a|girado a|volteado a',
        '|its|the|his|su|la|el',
        'reduced|reduced side|reduced strength|back side|weak side|lado reducido|cara reducida|lado debil|reverso|lado flojo',
      ),
      inRow(
        'han|hemos|habian|perdieron|ya han|ya perdieron|perdio',
        '|perdido|encajado|sufrido',
        'un paso|su primer paso',
      ),
      inRow(
        'ha|hanno|aveva|avendo|con|has|have|having|had',
        '|gia|already',
        'perso|lost|taken',
        'uno|un|one|a|il suo|its',
        'step|passo|step loss',
      ),
      'back side|on its back side|on the back side|on its reverse|on the reverse side|on the back|down to one step|down to its last step|on its last step|has one step left|only one step left|with one step left|has taken a step loss|has taken a step loss already|taken a step loss already|taken a step loss|lost a step|has lost a step|has already lost a step|already lost a step|one step down|already flipped|has been flipped|was flipped',
      'por el reverso|en el reverso|del reverso|por su reverso|por la cara reducida|por el lado reducido|en su lado reducido|con la ficha dada la vuelta|con la ficha volteada|a un solo paso|con un solo paso|solo le queda un paso|le queda un paso|ha perdido un paso|ya ha perdido un paso|perdio un paso|ya perdio un paso|con un paso perdido|con un paso menos',
      spanish('debilitad'),
      'sul retro|sul lato debole|sul lato girato|sul verso|con la pedina girata|dal lato ridotto|sulla faccia ridotta|a un solo passo|con un solo passo|gli resta un passo|ha perso un passo|ha gia perso un passo|con un passo perso|con un passo in meno|indebolito di un passo|indebolita di un passo',
      italian('indebolit'),
    ),
    { reduced: true },
  ),
  trait(STATES.full, { reduced: false }),
  trait('two step|two steps|2 step|2 steps|de dos pasos|2 pasos|dos pasos|due passi|2 passi|a due passi', { steps: 2 }),
  trait('one step|single step|1 step|de un paso|un paso|1 paso|un passo|1 passo', { steps: 1 }),
  trait(
    words(
      STATES.unsupplied,
      paired(
        'can t|cannot|can not|doesn t|does not|no longer can|unable to|isn t able to|can t even',
        paired(
          'trace|trace back|draw',
          'a route|a supply route|supply|a supply line|a line|any route|a line of supply',
        ),
      ),
      'has no supply|has no supply line|has no supply route|no supply line left to|no supply line left|no supply route left|no supply line|no supply route|has no line of supply|lost its supply line|no supply reaches|gets no supply',
      paired(
        'no puede trazar|no traza|no tiene|sin|carece de|no le llega|no recibe|no le queda',
        'ruta de suministro|ruta de abastecimiento|linea de suministro|linea de abastecimiento|ruta|abastecimiento|suministro|suministros|una ruta|una ruta de suministro',
      ),
      spanish('cortad|incomunicad|desconectad'),
      inRow(
        'ha|hanno|con',
        '|i|il|gli',
        'rifornimenti|rifornimento',
        'tagliati|tagliato|interrotti|interrotto|bloccati|bloccato',
      ),
      inRow(
        'with|has|have',
        'its|his|their|the',
        'supply|supplies|supply line|supply route',
        'cut|cut off|severed|blocked',
      ),
      inRow(
        'con|tiene|tienen',
        'el|los|su|la|sus',
        'suministro|suministros|abastecimiento|linea de suministro',
        'cortado|cortados|cortada|interrumpido|interrumpida',
      ),
      inRow(
        'privo|priva|privi|prive|falto|falta|faltos|deprived',
        'di|de|of',
        '|any',
        'rifornimento|rifornimenti|suministro|suministros|abastecimiento|supply|supplies',
      ),
      'no esta abastecido|no esta abastecida|no estan abastecidos|no esta en suministro|se ha quedado sin suministro',
      paired(
        'non puo tracciare|non riesce a tracciare|non traccia|non ha|non ha piu|e senza|non riceve|non gli arriva|senza',
        'una via|una via di rifornimento|via di rifornimento|linea di rifornimento|rifornimento|rifornimenti|una linea di rifornimento|la via di rifornimento',
      ),
      italian('accerchiat|scollegat'),
      'non e rifornito|non e rifornita|non sono riforniti|non e in rifornimento|tagliato|tagliata',
    ),
    { supply: 'out' },
  ),
  trait('by sea|supplied by sea|por mar|suministrado por mar|via mare|rifornito via mare', { supply: 'sea' }),
  trait('limited supply|in limited supply|suministro limitado|rifornimento limitato', { supply: 'limited' }),
  trait(STATES.supplied, { supply: 'edge' }),
  trait(
    words(
      AMMO_GONE,
      'sin balas|no bullets|out of bullets|no shells|out of shells|sin proyectiles|senza proiettili|ammo|ammo shortage|ammunition shortage|short of ammunition|short of ammo|short on ammo|low ammo|escasos de municion|escaso de municion|corto de municion|a corto di munizioni|ammunition marker|out of ammo|low on ammo|sin municion|escasez de municion|falta de municion|sin municiones|senza munizioni|carenza di munizioni|scarsita di munizioni',
    ),
    { ammo: true },
  ),
  trait(
    words(
      paired(
        'fell back|fell back there|has fallen back|has fallen back there|just fell back|just fell back there|had fallen back|retreated there|retreated here|has retreated there|has already retreated|has just retreated|just retreated there|got there by retreating|only got there by retreating|arrived by retreating|came there by retreating|by retreating|pulled back|pulled back there|has pulled back|was pushed back|was forced back|withdrew there|has withdrawn there',
        'this phase|in this phase|a moment ago|just now|a moment ago in this phase|in this same phase|earlier this phase|earlier in this phase|already',
      ),
      'fell back|fell back there|has fallen back|just fell back|just fell back there|retreated there|has retreated there|has just retreated|has already retreated|only got there by retreating|got there by retreating|by retreating|pulled back|has pulled back|was pushed back',
      'retrocedio|retrocedieron|retrocedio hasta ahi|retrocedio hasta alli|ha retrocedido|han retrocedido|ha retrocedido hasta ahi|retrocediendo|llego ahi retrocediendo|llego alli retrocediendo|llego retrocediendo|acaba de retroceder|acaba de retirarse|acaban de retirarse|se acaba de retirar|se acaba de replegar|se replego|se ha replegado|se replego hasta ahi|replegado|replegada|replegados|llego ahi retirandose|llego retirandose|retirandose|se retiro hasta ahi|se retiro ahi|se ha retirado hasta ahi|viene de retirarse|ya retrocedio|ya ha retrocedido|ya se ha retirado',
      'e arretrato|e arretrata|sono arretrati|e arretrato li|arretrato|arretrata|arretrando|e gia arretrato|e appena arretrato|ripiegando|ha ripiegato|ha ripiegato li|hanno ripiegato|ha gia ripiegato|ha appena ripiegato|e finito li ripiegando|e finito li ritirandosi|e arrivato li ripiegando|e arrivato li ritirandosi|ritirandosi|si e appena ritirato|si sono appena ritirati|si e ritirato li|e indietreggiato|e appena indietreggiato|e ripiegato|e ripiegata',
      'retreated|already retreated|just retreated|that retreated|that has retreated|who retreated|has retreated|have retreated|' +
        'retirado|retirados|retirada|retiradas|se retiro|se retiraron|se ha retirado|se han retirado|ya se retiro|ya se retiraron|que se retiraron|que ya se retiraron|' +
        'ya se retiraron antes|que ya se retiraron antes|ritirato|ritirati|ritirata|ritirate|si e ritirato|si sono ritirati|si e gia ritirato|si sono gia ritirati|gia ritirato|gia ritirati',
    ),
    { retreated: true },
  ),
  trait(
    words(
      // "With “/2” on its counter" (3.5)
      paired(
        'with|the|reads|says|shows|has|marked|con|el|pone|lleva|dice|il|porta|scritto',
        '/2|the /2|el /2|un /2|il /2|a /2',
      ),
      inRow(
        '|with|has|the|con|lleva|tiene|ha|porta',
        '|the|a|el|il|un',
        '/2',
        'printed on|on|marked on|written on|impreso en|impresa en|en|pintado en|stampato su|stampato sul|stampato sulla|sul|sulla|scritto sulla|scritto sul',
        '|the|its|la|el|su|il|sua',
        '|attacking|attacker s|defending|austrian|unit s',
        'counter|unit|piece|chit|ficha|contador|pedina|segnalino',
        '|atacante|attaccante|austriaca|austriaco',
      ),
      inRow(
        'one of those|one of the|some of the|the|a|belongs to the|belong to the|from|comes from|comes from the|come from the|it s a|is a|of the',
        '2nd army|second army|2 nd army',
        'ones|one|units|unit|lot|men|boys|corps|troops|counters|counter',
      ),
      inRow(
        '|with|the|has|have|bears|carries|reads|with a|with the|con|con el|lleva|lleva el|tiene|tiene el|con un|con il|porta|porta il|ha|ha il',
        '|the|a|el|il|un|one with the',
        'slash two|slash 2|stroke two|barra dos|barra 2|barra due',
        '|on it|on its counter|printed on it|on the counter|impreso|en la ficha|sulla pedina|stampato',
      ),
      paired(
        '|the|of the|of|one of the|is one of the|belongs to the|from the|is of the|is from the|is in the|part of the|is part of the|it belongs to the',
        '2nd army|second army|2 nd army|second army s|2nd army s|army 2',
      ),
      paired(
        '|el|del|de el|es del|pertenece al|pertenecen al|forma parte del|es parte del|al',
        'segundo ejercito|2 ejercito|2o ejercito|2.º ejercito|2º ejercito',
      ),
      paired(
        '|la|della|e della|appartiene alla|appartengono alla|fa parte della|alla',
        'seconda armata|2 armata|2a armata|2ª armata',
      ),
    ),
    { secondArmy: true },
  ),
];
