import { LAST_TURN, LIMITED } from '@/lib/games/nach-paris/typed/state-words';
import type { Told } from '@/lib/games/nach-paris/typed/told/shared';
import { asks, field, filler, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside replacements in 1914 Nach Paris. */

/** Replacements as players count them. */
const REPS: readonly Entry[] = [
  // "Replacements for an infantry unit": who takes them, and no number of points.
  ...Object.entries({
    inf: words(
      inRow('an|the|one|this|that|my', 'infantry|inf', '|unit|division|brigade'),
      inRow('infantry|inf', 'unit|division|brigade|units|divisions'),
      inRow('una|la|esta|mi', 'infanteria|unidad de infanteria|division de infanteria'),
      inRow('una|la|questa', 'fanteria|unita di fanteria|divisione di fanteria'),
    ),
    cav: words(
      inRow('a|the|one|this|that|my', 'cavalry|cav', '|unit|division|brigade'),
      inRow('cavalry|cav', 'unit|division|brigade|units|divisions'),
      inRow('una|la|esta|mi', 'caballeria|unidad de caballeria|division de caballeria'),
      inRow('una|la|questa', 'cavalleria|unita di cavalleria|divisione di cavalleria'),
    ),
  }).map(([kind, some]) => trait(some, { kind, unit: true })),
  asks(
    words(
      inRow('infantry|inf|foot', 'reps|rep|replacements|replacement steps'),
      inRow('reps|rep|reemplazos|pasos|puntos|sustituciones', '|de', 'infanteria|inf'),
      inRow('rep|reps|rimpiazzi|punti', '|di', 'fanteria|inf'),
      'inf reps|inf rep',
    ),
    'inf',
    0,
    60,
    { before: true },
  ),
  asks(
    words(
      inRow('cavalry|cav|horse', 'reps|rep|replacements|replacement steps'),
      inRow('reps|rep|reemplazos|pasos|puntos|sustituciones', '|de', 'caballeria|cav'),
      inRow('rep|reps|rimpiazzi|punti', '|di', 'cavalleria|cav'),
      'cav reps|cav rep',
    ),
    'cav',
    0,
    60,
    { before: true },
  ),
  field(
    words(
      LIMITED,
      inRow(
        '|its|the|with|only|just|has|has got|it s|it is|has only|on',
        '|line|loc|is|just|only|a|an',
        '|is|an|a|just an',
        'llc',
      ),
      inRow('|su|la|con|solo|va con|tiene|tiene solo', '|linea|loc|es|una', '|es|una', 'llc'),
      inRow('|la sua|la|con|solo|ha|ha solo|si regge su', '|linea|loc|e|una', '|e|una', 'llc'),
    ),
    'supply',
    'llc',
  ),
  filler('for|para|per|the unit|i ve got|we have|i have|the unit has|got|regge|si regge|su'),
];

const ONE_EN =
  'one|some|a rep|reps|a replacement|replacements|one replacement|one rep|a replacement step|a rep step|a step|it';
const GOT_EN = inRow(
  '|and|it|they|the unit|which|that|having|with',
  '|has|had|have|also|already|has already|had already',
  words(
    inRow(
      'took|taken|got|gotten|received|absorbed|had|used|taking|was given|been given|were given|drew|accepted',
      ONE_EN,
    ),
    inRow(ONE_EN, 'taken|received|absorbed|used|given'),
    'was topped up|topped up|was refilled|refilled|was rebuilt|was replenished|replenished|was reinforced|was restored|recovered a step|regained a step|was made up|was brought up',
  ),
  '|too|as well|already|also',
);
const UNO = 'uno|un rep|un reemplazo|reemplazos|reps|un paso|una sustitucion|rep';
const RECIBIO = inRow(
  '|y|la unidad|que|habiendo|con|tambien|ya|tambien ya|le|se',
  '|ya|ha|habia|tambien|la|le|lo',
  words(
    inRow(
      'tomo|tomado|recibio|recibido|absorbio|absorbido|tuvo|tenido|gasto|gastado|dieron|dado|uso|usado|ha tomado|ha recibido|ha absorbido|han dado|cogio|cogido',
      UNO,
    ),
    inRow(UNO, 'tomado|recibido|absorbido|usado|cogido'),
    'repusieron|repuso|han repuesto|repuesta|reforzaron|reforzo|rellenaron|completaron|fue repuesta|fue reforzada|fue completada|recupero un paso|rehicieron|rehizo',
  ),
  '|tambien|ya',
);
const NE_UNO = 'uno|un rep|un rimpiazzo|rimpiazzi|reps|rep|un passo|dei rimpiazzi';
const RICEVUTO = inRow(
  '|e|l unita|che|avendo|avendone|con|anche|gia|le|si e',
  '|ha|gia|anche|ha gia|le|le hanno|gli hanno|l hanno|hanno',
  words(
    inRow('preso|ricevuto|assorbito|avuto|usato|dato|prese|ricevette', NE_UNO),
    inRow(NE_UNO, 'preso|ricevuto|assorbito|usato'),
    'e stata rimpinguata|rimpinguata|e stata rinforzata|rinforzata|e stata reintegrata|reintegrata|e stata completata|completata|e stata rimpolpata|rimpolpata|recuperato un passo|rifatta|e stata ricostituita',
  ),
  '|anche|gia',
);

/** Who took a replacement in the turn before takes none in this one (14.1.3), in either order. */
const TOOK_LAST = words(
  inRow(GOT_EN, '|in|during|of', LAST_TURN, '|too|as well|already'),
  inRow(LAST_TURN, '|,|already|too', GOT_EN),
  inRow(RECIBIO, '|en|durante|de', LAST_TURN, '|tambien|ya'),
  inRow('|tambien', LAST_TURN, '|,|ya|tambien', RECIBIO),
  inRow(RICEVUTO, '|in|durante|di', LAST_TURN, '|anche|gia'),
  inRow('|anche', LAST_TURN, '|,|gia|anche', RICEVUTO),
);

const NOUNS = {
  inf: 'infantry|inf|infanteria|fanteria|infantry unit|infantry division|division',
  cav: 'cavalry|cav|caballeria|cavalleria|cavalry unit|cavalry division',
} as const;
const NUMBERS = ['1|one|a|un|uno', '2|two|dos|due', '3|three|tres|tre', '4|four|cuatro|quattro'];

/** "A rank A infantry", "infantry with 2 steps lost": who takes them, and no number of points. */
const TAKERS: readonly Entry[] = Object.entries(NOUNS).flatMap(([kind, noun]) => [
  ...['A+', 'A', 'B', 'C', 'D'].map((rank) =>
    trait(
      words(
        inRow(
          '|a|an|the|my|one|our|this',
          `rank ${rank}|${rank} rank|${rank} rated|quality ${rank}|${rank} class`,
          noun,
        ),
        inRow(
          '|una|la|mi|questa|esta|la mia',
          noun,
          '|de|di|con',
          `rango ${rank}|grado ${rank}|clase ${rank}|classe ${rank}`,
        ),
      ),
      { kind, rank, unit: true },
    ),
  ),
  ...NUMBERS.map((number, i) =>
    trait(
      words(
        inRow('|my|our|the', noun, 'with|that has|which has', number, 'steps lost|step lost|lost steps|lost step'),
        inRow('|mi|la', noun, 'con|que tiene', number, 'pasos perdidos|paso perdido'),
        inRow('|la|la mia', noun, 'con|che ha', number, 'passi persi|passo perso'),
      ),
      { kind, lost: i + 1, unit: true },
    ),
  ),
]);

export const REPLACEMENTS: Told = {
  entries: [
    field(TOOK_LAST, 'tookLast', true),
    // Who takes them now; whether he took any before is another matter.
    filler(
      words(
        inRow(
          'takes|take|taking|gets|get|getting|receives|receive|receiving|absorbs|absorb|absorbing|is to take|wants|would take',
          'replacements|reps|a replacement|a rep',
        ),
        inRow(
          'recibe|reciben|recibir|toma|toman|tomar|absorbe|absorben|absorber|coge|quiere|va a recibir',
          'reemplazos|reps|un reemplazo|un rep',
        ),
        inRow('riceve|ricevono|ricevere|prende|prendono|assorbe|assorbono', 'rimpiazzi|reps|un rimpiazzo|un rep'),
        'me quedan|nos quedan|quedan|mi restano|ci restano|i have left|to see what|a ver que|a ver cuanto|vediamo cosa|vediamo quanto|let s see what|recupera|recuperan|recovers|recover|gets back|recuperano|vuelve a tener',
      ),
    ),
    ...TAKERS,
    trait(
      words(
        inRow(
          '|which|that|who',
          'was|were|has been|had been|got|is',
          'destroyed|eliminated|wiped out|annihilated|killed|lost completely',
        ),
        inRow('|que', 'fue|ha sido|esta|fueron|quedo', 'destruida|destruido|eliminada|eliminado|aniquilada|destruidas'),
        inRow(
          '|che',
          'e stata|e stato|fu|e|sono state|e andata',
          'distrutta|distrutto|eliminata|eliminato|annientata|distrutte',
        ),
      ),
      { state: 'destroyed' },
    ),
    filler(
      'rebuild|rebuilding|to rebuild|redo|rifare|rifarla|rimettere in piedi|ricostituire|ricostruire|rehacer|rehacerla|reconstruir|costs me|mi costa|me cuesta|in replacements|in rimpiazzi|en reemplazos',
    ),
    ...REPS,
  ],
};
