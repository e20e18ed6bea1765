import { ACTIVATED_FOR } from '@/lib/games/paths-of-glory/typed/activation-words';
import { played } from '@/lib/games/paths-of-glory/typed/card-words';
import { outOfSupply, UNSUPPLIED } from '@/lib/games/paths-of-glory/typed/out-of-supply';
import { NATIONS } from '@/lib/games/paths-of-glory/typed/words';
import { counted, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* An army that digs in: its supply, the optional second try, the event, and the rounds to look ahead (11.2). */

const PEOPLE = inRow('the|los|las|i|gli|le|el|il', words(...Object.values(NATIONS)));
const ROUNDS: Entry = counted(
  words(
    inRow(
      '|in|over|within|for|during|across|after|the|en|durante|dentro de|a lo largo de|tras|las|en las|in|nei|nell arco di|entro|per|durante|dopo',
      '|the|next|the next|proximas|las proximas|siguientes|las siguientes|prossimi|i prossimi|negli|at most|max|maximum',
      '#',
      '|more|action|further|mas|altri',
      'round|rounds|action rounds|ronda|rondas|rondas de accion|rounds|asaltos|round di azione|turni di azione|giri',
      '|ahead|from now|in a row|running|to try|of tries|of trying|mas|seguidas|por delante|de intentos|di fila|di tentativi|avanti|consecutivi',
    ),
    inRow(
      '#',
      'tries|attempts|goes|rolls|intentos|tiradas|tentativi|tiri',
      '|in a row|running|seguidos|seguidas|di fila',
    ),
    inRow(
      '|it|he|they|i|we',
      'tries|try|keeps trying|keep trying|intenta|intentan|intentamos|prova|provano|proviamo',
      '|for|durante|per',
      '#',
      'rounds|times|rondas|veces|round|volte',
    ),
  ),
  'rounds',
  1,
  6,
);
const SECOND_TRY: Entry = field(
  inRow(
    '|with|using|we use|we play with|we re playing|we re playing with|we re using|playing|jugamos|jugamos la|estamos usando|vale|tenemos|abbiamo|giochiamo|stiamo usando|we have|playing with|under|con|usando|usamos|jugamos con|bajo|con|usiamo|giochiamo con',
    '|the|la|el|l',
    words(
      inRow(
        '|optional',
        'rule|option',
        '|of the|for the|on the|about the|11.2.9',
        '|second try|second attempt|second roll|11.2.9|of second tries',
      ),
      inRow(
        'optional|second try|second attempt|second roll',
        'rule|option',
        '|11.2.9|of the second try|for second tries|about second tries',
      ),
      inRow(
        'regla|norma',
        'opcional|del segundo intento|opcional del segundo intento|opcional 11.2.9|del segundo intento opcional',
      ),
      inRow(
        'opcional|opzionale|optional',
        '|rule|regla|regola',
        '11.2.9|of second tries|del segundo intento|del secondo tentativo|de los segundos intentos',
      ),
      '11.2.9',
      inRow('regola|norma', 'opzionale|del secondo tentativo|opzionale del secondo tentativo|opzionale 11.2.9'),
    ),
    '|in use|is in use|is on|on|en uso|esta en uso|in uso|e in uso',
  ),
  'secondTry',
  true,
);
export const ENTRENCH_WORDS: readonly Entry[] = [
  field(words(UNSUPPLIED, outOfSupply(PEOPLE)), 'supplied', false),
  ...ACTIVATED_FOR,
  ROUNDS,
  SECOND_TRY,
  field(played('entrench|the entrench|entrenchment|atrincheramiento|trinceramento'), 'event', true),
];
