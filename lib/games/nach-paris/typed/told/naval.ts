import { SPENT_MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import { counted, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a voyage in 1914 Nach Paris. */

/** A forced march beside the passage at sea (18.2.4). */
const SEA_TOLD: readonly Entry[] = [
  field(
    words(
      MARCHED.fom,
      inRow(
        '|it|it s|they|makes|is|doing|on|by|with|after|in|makes|made|does',
        '|a|making a|doing a|on a|made a',
        'forced march|fom|forced marches|force marching|force march',
        '|this phase|in this phase|this turn',
      ),
      inRow(
        '|hace|con|en|va|a|por|mediante|tras|esta en|va a',
        '|una',
        'marcha forzada|marchas forzadas|fom',
        '|esta fase|en esta fase|este turno',
      ),
      inRow(
        '|fa|con|in|va|a|mediante|dopo|sta facendo|va a',
        '|una',
        'marcia forzata|marce forzate|fom',
        '|in questa fase|questo turno',
      ),
    ),
    'fom',
    true,
  ),
  field(
    words(
      inRow(
        '|it|they|the unit',
        'begins|starts|begin|start',
        '|the phase|its phase|the turn',
        'in',
        '|the|its',
        'port|port hex|at sea box',
      ),
      inRow('|la unidad', 'empieza|comienza', '|la fase', 'en', '|el', 'puerto|hex del puerto'),
      inRow('|l unita', 'inizia|comincia', '|la fase', 'nel', 'porto'),
    ),
    'starts',
    true,
  ),
];

export const NAVAL: Told = {
  takes: {
    controlled: 'naval.fields.controlled',
    fed: 'naval.fields.fed',
    boxSteps: 'naval.fields.boxSteps',
    boxOther: 'naval.fields.boxOther',
    germanArf: 'naval.fields.germanArf',
  },
  entries: [
    ...SPENT_MF,
    field(
      words(
        inRow('|the', 'port', 'isn t|is not|not', '|under', 'allied|controlled', '|control|by the allies'),
        inRow('|the', 'port', 'is', '|now|in|under', 'german', '|hands|control'),
        inRow('|el', 'puerto', 'no esta', '|bajo', 'control aliado|controlado'),
        inRow('|el', 'puerto', 'esta|es', '|en', '|manos', 'alemanas|aleman'),
        inRow('|il', 'porto', 'non e', '|sotto', 'controllo alleato|controllato'),
        inRow('|il', 'porto', 'e|sta', '|in', '|mani|mano', 'tedesche|tedesco|tedesca'),
      ),
      'controlled',
      false,
    ),
    counted(
      words(
        inRow('|the', 'port', '|already', 'feeds|supplies|supports', '#', 'steps|step'),
        inRow('|el', 'puerto', '|ya', 'alimenta|abastece|suministra|sostiene', '#', 'pasos|paso'),
        inRow('|il', 'porto', '|gia', 'nutre|rifornisce|alimenta|sostiene', '#', 'passi|passo'),
      ),
      'fed',
      0,
      60,
    ),
    counted(
      words(
        inRow('#', 'steps|step', '|are|is|already|sit', '|already', 'in|at', '|the', 'at sea box|sea box|box'),
        inRow('#', 'pasos|paso', '|hay|estan', '|ya', 'en', '|la', 'casilla en el mar|casilla at sea|caja|casilla'),
        inRow('#', 'passi|passo', '|ci sono|stanno', '|gia', 'nella|nel', 'casella in mare|casella at sea|box|casella'),
      ),
      'boxSteps',
      0,
      6,
    ),
    counted(
      words(
        inRow(
          '#',
          'steps|step',
          '|have|were|are',
          '|already',
          'used|landed|embarked|gone through',
          '|there|already|this phase|in this phase|here',
        ),
        inRow(
          '|ya|ya han',
          '#',
          'pasos|paso',
          '|han',
          '|ya',
          'usados|desembarcado|embarcado|pasado|desembarcados|embarcados',
          '|alli|ya|esta fase|en esta fase',
        ),
        inRow(
          '|gia|sono gia',
          '#',
          'passi|passo',
          '|sono',
          '|gia',
          'usati|sbarcati|imbarcati|passati',
          '|li|gia|in questa fase',
        ),
      ),
      'used',
      0,
      60,
    ),
    ...SEA_TOLD,
  ],
};
