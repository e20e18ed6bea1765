import { LIMITED } from '@/lib/games/nach-paris/typed/state-words';
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
      inRow('reps|rep|reemplazos|pasos', 'de', 'infanteria'),
      inRow('rep|reps|rimpiazzi', 'di', 'fanteria'),
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
      inRow('reps|rep|reemplazos|pasos', 'de', 'caballeria'),
      inRow('rep|reps|rimpiazzi', 'di', 'cavalleria'),
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

export const REPLACEMENTS: Told = {
  entries: [
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
