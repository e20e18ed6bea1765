import { trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The counted shells of siege artillery (2.5.17), told beside whoever fires them at units. */

const CALIBRES = {
  42: '42 cm|42cm|42 centimetre|42 centimetri|42 centimetros|42',
  30: '30 5 cm|30 5cm|30.5 cm|30.5cm|30,5 cm|30.5|30,5|30 5|28 cm|28cm|30 cm',
} as const;

export const SHELLED_WITH: readonly Entry[] = Object.entries(CALIBRES).map(([shells, calibre]) =>
  trait(
    words(
      inRow(
        '|with|using|firing|with its|with their',
        '|the|its|their|counted',
        calibre,
        'shells|shell|rounds|round|shots|ammunition',
      ),
      inRow('|with|using|firing', '|the|its|their', 'shells|rounds|ammunition', 'of', calibre),
      inRow(
        '|con|usando|tirando|disparando',
        '|los|las|sus|el|la',
        'proyectiles|obuses|granadas|disparos|tiros|municion|proyectil',
        'de|del',
        calibre,
      ),
      inRow(
        '|con|coi|con i|usando|sparando|con gli|coi suoi',
        '|i|le|gli|suoi|il',
        'colpi|proiettili|granate|tiri|munizioni|colpo',
        'da|del|di|dei',
        calibre,
      ),
    ),
    { shells },
  ),
);
