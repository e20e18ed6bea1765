import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

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
];
