import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

const PLACE = words(
  'town|the town|that town|this town|source|the source|the source town|place|the place|that place|that spot|the spot|city|the city|that city|it|rail town|the rail town|that one',
  'pueblo|el pueblo|ese pueblo|este pueblo|la fuente|fuente|ese sitio|el sitio|ese lugar|el lugar|la ciudad|esa ciudad|la localidad|esa localidad|esa fuente|la poblacion',
  'cittadina|la cittadina|quella cittadina|questa cittadina|paese|il paese|quel paese|la citta|quella citta|la fonte|quella fonte|quel posto|il posto|quel luogo|la localita',
);
const FOE = words(
  'enemy|the enemy|opponent|the opponent|my opponent|other side|the other side|other player|the other player|foe|the foe|other lot|the other lot',
  'el enemigo|enemigo|el rival|mi rival|el adversario|el contrario|el oponente|mi oponente|el otro|el otro bando|el otro jugador|los otros|los enemigos',
  'il nemico|nemico|l avversario|il mio avversario|avversario|l altro|l altro giocatore|l altra parte|gli avversari|i nemici|gli altri',
);
/** The source by who holds it, with the place named before the verb, behind it, or not at all. */
const FOES_PLACE = words(
  inRow(
    PLACE,
    'belongs to|is held by|held by|is controlled by|controlled by|is in the hands of|is owned by|was taken by|has been taken by|s been taken by|is with|fell to|has fallen to|es de|es del|esta en manos de|esta en manos del|esta en poder de|esta en poder del|pertenece a|pertenece al|lo controla|la controla|lo tiene|la tiene|lo ocupa|la ocupa|lo tomo|la tomo|lo ha tomado|la ha tomado|lo tienen|la tienen|e di|e del|e dell|appartiene a|appartiene al|appartiene all|e in mano a|e in mano al|e in mano all|e controllata da|e controllata dal|e controllata dall|e controllato dal|ce l ha|ce l hanno|l ha presa|l ha preso|la tiene|lo tiene|la controlla|lo controlla|la occupa|lo occupa',
    words(FOE, 'enemigo|rival|adversario|contrario|oponente|nemico|avversario'),
  ),
  inRow(
    'lo controla|la controla|lo tiene|la tiene|lo ocupa|la ocupa|lo ha tomado|la ha tomado|la controlla|lo controlla|la tiene|lo tiene|ce l ha|l ha presa|l ha preso|la occupa|lo occupa',
    FOE,
  ),
  inRow(
    '|it s|it is|its|that s|es|es un|es una|e|e una|e un|but it s|pero es|ma e',
    '|a|an|the|un|una|il|la',
    'enemy controlled town|enemy controlled|enemy controlled city|enemy held|enemy held town|enemy held city|enemy town|town of the enemy|hostile town|pueblo enemigo|pueblo en manos enemigas|pueblo controlado por el enemigo|ciudad enemiga|fuente enemiga|cittadina nemica|cittadina in mano nemica|cittadina controllata dal nemico|fonte nemica|paese nemico',
  ),
  inRow(
    PLACE,
    'isn t|is not|is no longer|s not|no es|ya no es|no esta|ya no esta|non e|non e piu|no es ya',
    'ours|mine|our own|own|friendly|under our control|in our hands|held by us|under my control|german|nuestro|nuestra|mio|mia|propio|propia|bajo nuestro control|en nuestras manos|en mis manos|amigo|amiga|nostra|nostro|in mano nostra|sotto il nostro controllo|in mano mia|amica|amico',
  ),
  inRow(
    '|we|i|they|he|yo|nosotros|noi|io',
    'don t control|do not control|don t hold|do not hold|don t own|do not own|no longer control|no longer hold|have lost|no controlamos|no controlo|no tenemos|no tengo|ya no controlamos|ya no tenemos|hemos perdido|non controlliamo|non controllo|non teniamo|non abbiamo|non abbiamo piu|non controlliamo piu|abbiamo perso',
    PLACE,
  ),
);

/** A way to the source that the enemy bars, and a source that he holds (9.2, 9.6). */
export const CUT: readonly Entry[] = [
  field(
    words(
      paired(
        paired('an|the|', 'enemy unit|enemy|enemies|enemy units|enemy corps'),
        'blocks the route|blocks the way|blocks it|blocks the line|blocks its line|blocks its route|blocking the route|blocking the way|cuts the route|cuts the line|sits on its line|sits on the line|sits on the route|sits on its route|stands on the route|stands on its line|is on the route|is on its line|is in the way|stands in the way|stands in between|sits in between|are on the route|are in the way|in the way',
      ),
      paired(
        'una unidad enemiga|unidad enemiga|unidades enemigas|el enemigo|enemigo|enemigos|los enemigos',
        'corta la ruta|corta el camino|corta la linea|cortan la ruta|bloquea la ruta|bloquea el camino|bloquea la linea|bloquean la ruta|esta encima de su linea|esta en su linea|esta en la ruta|esta en su ruta|estan en la ruta|esta sobre su linea|se interpone|se interponen|esta en medio|esta de por medio|estorba|en medio',
      ),
      paired(
        'un unita nemica|unita nemica|unita nemiche|il nemico|nemico|nemici|i nemici',
        'blocca la via|blocca la strada|blocca la linea|bloccano la via|taglia la via|taglia la linea|interrompe la via|sta sulla sua linea|e sulla sua linea|sta sulla linea|sta sulla via|e sulla via|sono sulla via|si mette in mezzo|si frappone|sta in mezzo|e in mezzo|in mezzo',
      ),
      'route is blocked|way is blocked|line is blocked|route is cut|line is cut|la ruta esta cortada|la ruta esta bloqueada|la linea esta cortada|la via e bloccata|la via e tagliata|la linea e interrotta|la via e interrotta',
    ),
    'clear',
    false,
  ),
  field(
    words(
      paired(
        'town|the town|that town|source|the source|source town|the source town|city|the city|that city|it',
        'isn t ours|is not ours|isn t mine|is not mine|is enemy held|is in enemy hands|is enemy controlled|is lost|has fallen|is not under our control|isn t under our control|is no longer ours|is controlled by the enemy|is held by the enemy|belongs to the enemy|isn t friendly|is not friendly',
      ),
      paired(
        'the enemy|enemy',
        paired('holds|has|controls|took|has taken', 'the town|the source|the source town|that town|the city|that city'),
      ),
      paired(
        'pueblo|el pueblo|ese pueblo|la fuente|fuente|la ciudad|ciudad|esa ciudad|el pueblo fuente|la ciudad fuente|la poblacion',
        'no es nuestro|no es nuestra|no es mio|no es mia|ya no es nuestro|ya no es nuestra|esta en manos enemigas|es del enemigo|es enemigo|es enemiga|esta perdido|esta perdida|ha caido|lo tiene el enemigo|la tiene el enemigo|lo controla el enemigo|la controla el enemigo|no la controlamos|no lo controlamos',
      ),
      paired(
        'el enemigo',
        paired(
          'tiene|controla|tomo|ha tomado',
          'el pueblo|la fuente|el pueblo fuente|la ciudad|la ciudad fuente|ese pueblo',
        ),
      ),
      paired(
        'paese|il paese|quel paese|la fonte|fonte|la citta|citta|quella citta|il paese fonte|la citta fonte',
        'non e nostro|non e nostra|non e mio|non e mia|non e piu nostro|non e piu nostra|e in mano nemica|e in mani nemiche|e in mano al nemico|e del nemico|e nemico|e nemica|e perso|e persa|e caduto|e caduta|e controllato dal nemico|e controllata dal nemico|non lo controlliamo|non la controlliamo',
      ),
      paired(
        'il nemico',
        paired('tiene|controlla|ha|ha preso', 'il paese|la fonte|il paese fonte|la citta|la citta fonte|quel paese'),
      ),
    ),
    'held',
    false,
  ),
  field(FOES_PLACE, 'held', false),
];
