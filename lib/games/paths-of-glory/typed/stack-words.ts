import { played } from '@/lib/games/paths-of-glory/typed/card-words';
import { atWar, COUNTRIES } from '@/lib/games/paths-of-glory/typed/countries';
import { choice, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* A stack: when it is looked at, which enemies are in the space, and what has been played (10.1). */

const FORT = 'fort|fortress|stronghold|fortification|fuerte|fortaleza|fortin|forte|fortezza|fortino';
const ENEMY =
  'enemy|hostile|opposing|rival|french|german|russian|austrian|italian|belgian|british|allied|cp|serbian|romanian|turkish|his|their';
const ENEMIGO =
  'enemigo|enemiga|hostil|rival|contrario|contraria|frances|aleman|ruso|austriaco|italiano|belga|nemico|nemica|ostile|avversario|avversaria|francese|tedesco|russo|austriaco|turco';
const BESIEGED =
  'besieged|under siege|being besieged|sieged|invested|encircled|under a siege|in a siege|sitiado|sitiada|asediado|asediada|cercado|cercada|bajo asedio|bajo sitio|en asedio|en estado de sitio|que sitian|que asedian|assediato|assediata|sotto assedio|in assedio|circondato|cinto d assedio|che assediano';
const LEAD =
  '|con sotto|con dentro|con debajo|with beneath it|with under it|sotto c e|debajo hay|with below it|con in mezzo|with inside it|with in it|con ahi|con alli|con li|with|there s|there is|and there s|and|the enemy there is|the enemy in it is|the enemy is|the only enemy there is|the only enemy is|the enemy there|around|round|next to|on|beside|at|in|holding|it s|it has|the space has|the space holds|con|hay|en torno a|alrededor de|junto a|el enemigo ahi es|el enemigo alli es|el enemigo es|el unico enemigo es|lo unico enemigo es|es|tiene|el espacio tiene|donde hay|y hay|c e|con|attorno a|intorno a|presso|il nemico li e|il nemico e|l unico nemico e|l unico nemico li e|e|ha|lo spazio ha|dove c e|e c e|dove sta';
const A = '|a|an|the|one|that|un|una|el|la|il|lo|l|quel|ese';
const INSIDE =
  '|sotto|li sotto|below|beneath|underneath|under it|under them|debajo|abajo|alli debajo|ahi debajo|por debajo|inside|in it|there|in there|in the space|in that space|within|as well|dentro|ahi|alli|en el espacio|del espacio|en el|li|dentro|nello spazio|la|nel mezzo|in mezzo';
const WE_BESIEGE = inRow(
  '|they re|they are|we re|we are|i m|they ve been|that they re|that they are|which they are|that we re|the germans are|the stack is|que estan|que estamos|ya estan|estan|estamos|lo estan|que ya estan|che stanno|che stiamo|stanno|stiamo|stanno gia|lo stanno|gia',
  'besieging|besiege|sieging|investing|sitiando|asediando|cercando|sitian|asedian|sitiamos|assediando|assediano|circondando|assediamo',
);
const BESIEGED_FORT = words(
  inRow(LEAD, A, `|${ENEMY}`, BESIEGED, `|${ENEMY}`, FORT, `|${ENEMIGO}`, INSIDE),
  inRow(
    LEAD,
    A,
    `|${ENEMY}`,
    FORT,
    `|${ENEMIGO}`,
    INSIDE,
    '|is|esta|e|already|which is|that is|que esta|che e',
    '|already|ya|gia|ora|now',
    BESIEGED,
    `|${ENEMIGO}`,
    INSIDE,
  ),
  inRow(WE_BESIEGE, A, `|${ENEMY}`, FORT, `|${ENEMIGO}`, INSIDE),
  inRow(LEAD, A, `|${ENEMY}`, FORT, `|${ENEMIGO}`, WE_BESIEGE, INSIDE),
  inRow('besieging|sitiando|asediando|assediando', A, `|${ENEMY}`, FORT, `|${ENEMIGO}`, INSIDE),
);
const FREE =
  'unbesieged|intact|unsieged|untaken|working|that is not besieged|not besieged|not under siege|sin asediar|sin sitiar|no asediado|no sitiado|intacto|que no esta asediado|non assediato|intatto|che non e assediato|non sotto assedio';
const FREE_FORT = words(
  inRow(LEAD, A, words(ENEMY, FREE), `|${ENEMY}`, FORT, `|${FREE}`, INSIDE),
  inRow(LEAD, A, FORT, words(ENEMIGO, FREE), `|${FREE}`, INSIDE),
);
const UNITS = 'unit|units|combat unit|combat units|troops|army|armies|corps|forces|men|counter|counters';
const UNIDADES = 'unidad|unidades|unidad de combate|tropas|ejercito|ejercitos|cuerpo|cuerpos|fichas';
const UNITA = 'unita|unita di combattimento|truppe|armata|armate|corpo|corpi|pedine';
const STILL = '|still|also|already|aun|todavia|tambien|ya|ancora|anche|gia';
const ENEMY_UNITS = words(
  inRow(LEAD, STILL, A, 'enemy|hostile|opposing|rival', UNITS, '|is|are|stand|sit', INSIDE),
  inRow(
    LEAD,
    STILL,
    A,
    words(UNIDADES, UNITA),
    'enemigo|enemigos|enemiga|enemigas|rivales|rival|nemico|nemici|nemica|nemiche|avversarie|avversari|avversaria|hostiles|ostili',
    '|esta|estan|sta|stanno',
    INSIDE,
  ),
  inRow(
    'enemies|enemigos|nemici|the enemy|el enemigo|il nemico',
    '|are|is|stand|hay|estan|esta|ci sono|sono|e|sta',
    '|still|also|already|aun|todavia|ya|ancora|gia',
    'inside|in it|in there|in the space|dentro|en el espacio|nello spazio|ahi|li|there',
  ),
  inRow('hay|there are|ci sono|con|with', '|some|unos|dei', 'enemies|enemigos|nemici', INSIDE),
);
const NO_ENEMY = words(
  inRow(
    'no|without|without any|there s no|there are no|there is no|sin|ningun|ninguna|no hay|nessun|nessuna|senza|non c e|non ci sono',
    '|any|ningun|ninguna|nessun|nessuna',
    'enemy|enemies|enemy unit|enemy units|enemy there|enemigo|enemigos|unidad enemiga|unidades enemigas|nemico|nemici|unita nemica|unita nemiche',
    INSIDE,
  ),
);
const ENEMY_THERE: readonly Entry[] = choice('enemy', {
  'besieged-fort': BESIEGED_FORT,
  fort: FREE_FORT,
  units: ENEMY_UNITS,
  none: NO_ENEMY,
});

const SR =
  'el redespliegue estrategico|un redespliegue|un sr|il ridispiegamento strategico|ridispiegamento strategico|il rischieramento strategico|lo spostamento strategico|sr|strategic redeployment|redeployment|the sr|their sr|its sr|the redeployment|the strategic redeployment|el sr|la re|el redespliegue|re|redespliegue|redespliegue estrategico|su redespliegue|su sr|il sr|l sr|lo sr|il ridispiegamento|ridispiegamento|il rischieramento|rischieramento|il loro sr';
const MOVEMENT =
  'movement|the movement|move|the move|their move|its move|their movement|its movement|el movimiento|movimiento|su movimiento|il movimento|movimento|il loro movimento|il suo movimento';
const RETREAT =
  'a retreat|of a retreat|retreat|a retreat|una retirada|una ritirata|the retreat|their retreat|its retreat|la retirada|retirada|su retirada|la ritirata|ritirata|la loro ritirata|la sua ritirata';
const ENDING =
  'at the end of|end of|after|finishing|ending|finish|end|ends|ended|end up there by|stopping by|when they finish|when they end|when it ends|once they finish|at the close of|al terminar|al acabar|al final de|al final del|tras|despues de|despues del|terminando|acabando|cuando acaba|cuando acabe|cuando terminen|cuando termine|al fin de|al cabo del|alla fine di|alla fine del|alla fine dello|alla fine della|a fine|dopo|finito|finendo|finendo il|terminato|al termine del|al termine di|al termine dello|al termine della|quando finisce|quando finiscono|a fine del';
const PASSING =
  'passing through in|passing through by|passing through during|passing through on|passing in|passing by|only passing in|moving through in|while passing in|crossing in|going through in|during|in the middle of|halfway through|pasando en|pasando por en|de paso en|de paso durante|durante|en mitad de|en medio de|atravesando en|cruzando en|a mitad de|a mitad del|passando in|passando con|passando durante|di passaggio in|di passaggio nel|di passaggio durante|durante|nel mezzo di|attraversando in|a meta del';
const THERE = '|there|in it|here|ahi|alli|li|qui';
const MOMENTS: readonly Entry[] = choice('moment', {
  'sr-end': words(
    inRow(ENDING, SR, THERE),
    inRow(
      '|they|it|she|he|se|si|the corps|the army|the newcomer|el cuerpo|el ejercito|il corpo|l armata',
      '|come|comes|coming|arriving|arrived|llegando|viniendo|entrando|arrivando|venendo|arrivato|arrivati|arrive|arrives|land|stop|stay|llegan|llega|entran|entra|arrivano|arriva|entrano|entra|ends up|end up',
      'by|through|via|with|por|mediante|con|in|per|tramite',
      SR,
      THERE,
    ),
    inRow(
      SR,
      'ends there|ends here|ends in it|is over|finishes there|termina ahi|termina alli|acaba ahi|acaba alli|finisce li|finisce qui|termina li',
    ),
  ),
  sr: inRow(PASSING, SR, THERE),
  movement: words(
    inRow(PASSING, MOVEMENT, THERE),
    inRow(
      '|just|only|they re|they are|it s|he s|is|are|solo|solamente|estan|esta|soltanto|sono|sta|stanno',
      '|just|only|solo',
      'passing through|moving through|passing|going through|on their way through|on the way through|in transit|de paso|pasando|atravesando|en transito|di passaggio|in transito|passando|attraversando',
      '|the space|el espacio|por el espacio|lo spazio|per lo spazio|there',
    ),
  ),
  // "Can a corps end its move there" asks who comes, and its words are of the tool.
  'movement-end': inRow(
    'at the end of|end of|after|when they finish|when it ends|once they finish|at the close of|al final de|al final del|tras|despues de|despues del|al fin de|al cabo del|alla fine di|alla fine del|a fine|dopo|al termine del',
    MOVEMENT,
    THERE,
  ),
  advance: words(
    inRow('as|it s|this is|by|in|como|es|por|en|come|e|con|in', '|an|the|un|el|una|l', 'advance|avance|avanzata'),
    inRow(
      '|in|on|by|an|the|as an|during|after|they re|it s|with|en|un|el|al|con|por|tras|durante|in|un|l|con|dopo|durante',
      'advance|advancing|advances|avance|avanzando|avanzan|avanza|avanzar|avanzata|avanzando|avanzano',
      '|in|after|following|tras|despues de|despues del|dopo|in',
      '|the|a|el|un|il|la|l|lo|una',
      'combat|battle|attack|fight|victory|winning|combate|batalla|ataque|victoria|combattimento|battaglia|attacco|vittoria',
    ),
  ),
  'retreat-end': words(
    inRow(ENDING, RETREAT, THERE),
    inRow(
      '|they|it|he|se|si',
      'retreat|retreats|retreating|retreated|retiran|retira|retirandose|ritirano|ritira|ritirandosi',
      'into|to|in there|there|into it|into the space|ahi|alli|al espacio|li|nello spazio|la|qui',
    ),
    inRow(
      RETREAT,
      'ends there|ends here|ends in it|is over|finishes there|termina ahi|termina alli|acaba ahi|acaba alli|finisce li|finisce qui|termina li',
    ),
  ),
  'retreat-through': words(
    inRow(PASSING, RETREAT, THERE),
    inRow(
      '|they|it|he|se|si',
      'retreat|retreats|retreating|retiran|retirandose|ritirano|ritirandosi',
      'through|across|past|a traves|atravesando|pasando|por el espacio|attraverso|passando|attraverso lo spazio',
      '|it|the space|el espacio|lo spazio',
    ),
    inRow(
      'passing through|going through|de paso|pasando|di passaggio|passando',
      'while|when|in|as they|al|en|mientras|mentre|in',
      '|they|it|se|si',
      'retreating|retreat|retreats|retirarse|retirada|retiran|ritirata|ritirano|ritirarsi',
    ),
  ),
  placement: words(
    inRow(
      '|as|placing|to place|place|placed as|arriving as|coming in as|coming on as|entering as|llegando como|entrando como|viniendo como|arrivando come|entrando come|venendo come|come as|comes as|coming as|brought on as|put there as|they re|it s|como|colocar|colocando|colocado como|llegan como|llega como|son|es|poniendo|come|piazzare|piazzando|piazzato come|arrivano come|arriva come|sono|e|mettendo',
      '|a|the|un|los|el|i|il|dei',
      'reinforcement|reinforcements|rebuilt army|rebuilt armies|new unit|new units|refuerzo|refuerzos|ejercito reconstruido|ejercitos reconstruidos|rinforzo|rinforzi|armata ricostruita|armate ricostruite',
    ),
    inRow(
      'just|freshly|newly|recien|appena',
      'rebuilt|placed|raised|reconstruido|reconstruida|colocado|colocados|ricostruita|ricostruito|piazzato|piazzata|piazzati',
    ),
    inRow(
      'in|during|at|en|durante|in|nella|al|alla',
      '|the|la|el|una',
      'placement|placement phase|setup of reinforcements|colocacion|piazzamento',
    ),
  ),
});

const HAPPENED: readonly Entry[] = [
  ...Object.entries(COUNTRIES).map(([value, who]) => field(atWar(who), 'events', value)),
  field(played('salonika|salonica|salonicco|the salonika'), 'events', 'salonika'),
  field(
    words(
      played(
        'race to the sea|the race to the sea|carrera al mar|la carrera al mar|carrera hacia el mar|corsa al mare|la corsa al mare',
      ),
    ),
    'events',
    'race-to-the-sea',
  ),
  field(
    inRow(
      '|with|there s|there is|it has|con|hay|tiene|c e|ha',
      'the|a|la|una|el',
      '|mef',
      'beachhead|beachhead marker|cabeza de playa|cabeza de puente|testa di ponte|testa di sbarco',
      'in it|in the space|there|is there|is in the space|en el espacio|ahi|esta ahi|nello spazio|li|e li',
    ),
    'events',
    'beachhead',
  ),
];

/** Paris holds as many units as it may (9.5.3.3). */
export const PARIS_FULL: Entry = field(
  words(
    inRow(
      '|with|con|if|si|se',
      'paris|paris itself|parigi|paris mismo',
      '|is|already|being|esta|ya|e|gia|ya esta|e gia',
      '|already|ya|gia|now',
      'full|stacked to its limit|stacked to the limit|at its limit|at the limit|at its stacking limit|at stacking limit|stacked full|full up|packed|maxed out|llena|lleno|al limite|al limite de apilamiento|a tope|completa|apilada al limite|repleta|piena|al limite|al limite di impilamento|al completo|impilata al limite|satura',
    ),
    inRow(
      'paris|parigi',
      '|already|ya|gia',
      'holds|has|contains|is holding|tiene|contiene|hay|ha|contiene|ospita',
      '|already|ya|gia',
      'three|3|tres|tre',
      'units|counters|unidades|fichas|unita|pedine',
    ),
    inRow(
      '|there are|hay|ci sono|with|con|already',
      'three|3|tres|tre',
      'units|unidades|unita',
      '|already|ya|gia',
      'in|en|a',
      'paris|parigi',
    ),
    inRow(
      'no room|no space|no more room|no hay sitio|no cabe nadie|no cabe nada|no queda sitio|non c e posto|niente posto|non c e piu posto',
      '|left|mas|piu',
      'in|en|a',
      'paris|parigi',
    ),
  ),
  'parisFull',
  true,
);
const STACK_FILLERS: Entry = filler(inRow('in|en|nello|nel', '|the|el|lo', 'space|espacio|spazio'));
export const STACK_WORDS: readonly Entry[] = [...ENEMY_THERE, ...MOMENTS, ...HAPPENED, PARIS_FULL, STACK_FILLERS];
