import type { Told } from '@/lib/games/nach-paris/typed/told/shared';
import { counted, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a test of combat ability in 1914 Nach Paris. */

/** "The enemies whose ZOC reaches it have ARF 9 in all": of a retreat into a ZOC (9.6.2). */
const ZOC_ARF: readonly Entry[] = [
  counted(
    words(
      inRow(
        '|the',
        'enemies|enemy units|units|enemy|those|zoc units|enemy zoc|zoc',
        '|there|whose zoc reaches|whose zoc reaches it|whose zoc reaches the hex|that reach|that reach it|reaching it|exerting it|with the zoc|in question',
        'have|has|add up to|total|sum to|come to|sums to|adds up to|with|of|worth|totals',
        '|an|a|a total of|together',
        words(inRow('|total|combined', 'arf', '|of', '#'), inRow('#', '|of|total', 'arf')),
        '|in all|in total|together|between them|altogether',
      ),
      inRow('|total|combined', 'arf', '#', '|of|in|from', '|the', 'enemies|enemy units|enemy zoc|zoc'),
      inRow(
        '|los|las|unos',
        'enemigos|enemigas|unidades enemigas|unidades|zoc',
        '|que llegan|que la alcanzan|que la ejercen|que la proyectan|cuya zoc llega|cuya zoc alcanza el hex|cuya zoc llega al hex|con zoc',
        'suman|tienen|juntan|reunen|hacen|con|totalizan|llegan a|tiene|suma',
        '|un|una|en total|entre todos',
        words(inRow('arf', '|de|total de', '#'), inRow('#', '|de|puntos de', 'arf')),
        '|en total|entre todos|juntos',
      ),
      inRow(
        '|i|le|dei',
        'nemici|nemiche|unita nemiche|unita|zoc',
        '|che arrivano|che ci arrivano|che la esercitano|che la proiettano|la cui zoc arriva|la cui zoc raggiunge l esagono|con zoc',
        'sommano|hanno|fanno|totalizzano|arrivano a|con|ha|somma|contano',
        '|un|una|in tutto',
        words(inRow('arf', '|di|totale di', '#'), inRow('#', '|di|punti di', 'arf')),
        '|in tutto|in totale|insieme',
      ),
    ),
    'zocArf',
    0,
    99,
  ),
];

/** Cavalry is among those whose ZOC reaches a hex (9.6.2). */
const CAV_AMONG = words(
  inRow(
    '|there s|there is|with|including|incl|and',
    '|a|an|some|one|enemy',
    '|enemy',
    'cavalry|cav|horse|horsemen|cavalry unit',
    'among them|included|in it|in there|among the enemies|is among them|is one of them|among those|too|as well|is included|in that zoc|in that zoc lot too|in that zoc lot',
  ),
  inRow(
    '|a|an',
    'cav|cavalry|cavalry unit',
    'is',
    'one of',
    '|the|those|these',
    'enemies|units|them',
    '|reaching it|there|with the zoc',
  ),
  inRow(
    '|at least',
    'one|some',
    'of',
    '|the|those|these',
    'enemies|enemy units|units|them',
    'is|are',
    '|a|an',
    'cav|cavalry|cavalry unit|mounted',
  ),
  inRow('cavalry s|cavalry is|cav is', 'in', 'that|the|this', 'zoc', '|lot', '|too|as well'),
  inRow('|the|that', 'zoc', 'is|comes', '|partly|partially|also|in part', 'from', '|a', 'cavalry|cav|cavalry unit'),
  inRow(
    '|hay|con|incluida|tambien cuenta|tambien hay',
    '|una|la',
    'caballeria|cav|jinetes',
    '|enemiga',
    'entre ellos|entre ellas|incluida|entre los enemigos|ahi|entre las que la proyectan|tambien',
  ),
  inRow(
    '|entre',
    '|ellos|los que la proyectan|los que la ejercen|las que la ejercen|los enemigos',
    'hay|esta',
    '|una',
    'caballeria|cav|jinetes',
  ),
  inRow(
    'alguno|alguna|uno|una',
    'de',
    'esos|esas|los|las',
    'enemigos|unidades|enemigas',
    'es|son',
    '|de',
    'caballeria|cav',
  ),
  inRow(
    '|c e|con|compresa|anche|ci sta dentro anche',
    '|una|la',
    'cavalleria|cav|cavalieri',
    '|nemica',
    'tra loro|fra loro|compresa|inclusa|tra i nemici|fra i nemici|li|in mezzo',
  ),
  inRow(
    'tra|fra',
    'loro|chi la esercita|quelli che la esercitano|i nemici',
    'c e|ci sono',
    '|una|anche una',
    'cavalleria|cav',
  ),
  inRow('uno|una|qualcuno', 'di', 'quei|quelle|questi', 'nemici|unita', 'e', '|di|a', 'cavalleria|cav|cavallo'),
  inRow('ci sta dentro|c e dentro|ci sta|c e', '|anche', 'una cavalleria|cavalleria|una cav'),
);

const ZOC_EN = inRow('|a|an|the', '|enemy|hostile|german|french', 'zoc|zone of control');

const ZOC_ES = inRow('|a|en|por|hacia|dentro de', '|una|la', 'zoc|zona de control', '|enemiga|alemana|francesa|hostil');

const ZOC_IT = inRow(
  '|in|nella|attraverso|verso',
  '|una|la',
  'zoc|zona di controllo',
  '|nemica|tedesca|francese|ostile',
);

/** … the retreat of a unit into such a hex. */
const INTO_ZOC = words(
  inRow('retreat|retreats|retreating|a retreat|the retreat', 'into|through|in|to', ZOC_EN),
  inRow('|por|de|la|una', 'retirada|retirarse|retirandose|se retira|retirar', ZOC_ES),
  inRow('|per|di|la|una', 'ritirata|ritirarsi|ritirandosi|si ritira', ZOC_IT),
);

export const CAB: Told = {
  takes: {
    bombarded: 'cab.fields.bombarded',
    siegeGuns: 'cab.fields.siegeGuns',
    lowlands: 'cab.fields.lowlands',
    floodedBank: 'cab.fields.floodedBank',
  },
  entries: [
    ...ZOC_ARF,
    field(
      words(
        inRow('|took part in|after|it took part in|has taken part in|it made|with', '|an', 'abu'),
        inRow('|participo en|tras|ha participado en|hizo|ha hecho', '|un', 'abu'),
        inRow('|ha partecipato a|dopo|ha fatto', '|un', 'abu'),
      ),
      'bombarded',
      true,
    ),
    field(
      words(
        inRow('|it s|it is|in|stands in|lies in|the unit is in', '|the', 'lowlands|lowland|polders|polder'),
        inRow('|esta|en|esta en', '|las', 'tierras bajas|polder|polderes'),
        inRow('|e|in|sta in|nelle', '|le', 'terre basse|bassopiano|polder'),
      ),
      'lowlands',
      true,
    ),
    field(
      words(
        inRow(
          '|enemy|against enemy|he has|against',
          'siege|sar',
          'guns|artillery|units',
          '|that|which',
          '|did|have|has',
          'not|didn t|did not|hasn t|haven t',
          'bombard|fire|fired|bombarded',
        ),
        inRow(
          '|hay|contra',
          'artilleria de asedio|canones de asedio|sar',
          '|enemiga|enemigos',
          '|que',
          'no',
          'bombardeo|han bombardeado|ha bombardeado|dispararon|disparo',
        ),
        inRow(
          '|c e|contro',
          'artiglieria d assedio|cannoni d assedio|sar',
          '|nemica|nemici',
          '|che',
          'non',
          'ha bombardato|hanno bombardato|ha sparato|hanno sparato',
        ),
      ),
      'siegeGuns',
      true,
    ),
    filler('por|for|because of|per|when|cuando|quando|retreat|retirarse|suman|y|e|and'),
    field(CAV_AMONG, 'zocCav', true),
    field(INTO_ZOC, 'occasion', 'retreat-zoc'),
  ],
};
