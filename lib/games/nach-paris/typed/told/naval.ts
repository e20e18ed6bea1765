import { SPENT_MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import { choice, counted, field, filler } from '@/lib/typed/form';
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

const PORT_EN = inRow('|the|this|that|our', 'port|harbour|harbor|seaport|docks', '|hex|city');
const PUERTO = inRow('|el|del|al|su|este', '|hex del|hexagono del|hex de', 'puerto|puerto de mar');
const PORTO = inRow('|il|del|al|sul|nel|questo', '|esagono del|esagono di', 'porto|porto di mare');
const ZOC = 'zoc|zone of control|zocs';
const OF_GERMANS =
  'german|the german|a german|the germans|germans|germans outside|germans nearby|german units|a german unit|german units outside|german troops|the germans outside|some germans|germans beside it|germans next to it|enemy germans';

/** A German zone of control reaches the port (18.2.6), whoever exerts it. */
const GERMAN_ZOC = words(
  inRow(
    OF_GERMANS,
    'exert|exerts|have|has|project|projects|put|puts|keep|hold|extend|extends|cast|get|bring',
    '|a|their|its',
    ZOC,
    'on|onto|over|into|in|to|across',
    PORT_EN,
  ),
  inRow(
    '|a|the|some',
    'german',
    ZOC,
    'covers|reaches|extends over|extends to|extends into|extends onto|touches|lies on|lies over|hits|is on|falls on|stretches to|goes into|over|on|covering|reaching',
    PORT_EN,
  ),
  inRow(
    PORT_EN,
    '|is|lies|sits|stands|s|falls',
    'under|in|inside|within|covered by|reached by|touched by|subject to',
    '|a|the',
    'german',
    ZOC,
  ),
  inRow(
    'a|the',
    ZOC,
    'of|by',
    '|the|some',
    'germans|german units|a german unit',
    'covers|reaches|extends over|touches|lies on|over|on',
    PORT_EN,
  ),
  inRow(
    '|los|unos|unas',
    'alemanes|unidades alemanas|tropas alemanas',
    '|de fuera|fuera|desde fuera|al lado|cercanos|vecinos|de al lado',
    'ejercen|tienen|proyectan|ponen|extienden|mantienen|hacen',
    '|una|su',
    'zoc|zona de control',
    'en|sobre|hasta|a',
    PUERTO,
  ),
  inRow(
    '|una|la',
    'zoc|zona de control',
    'alemana|de los alemanes',
    '|se',
    'cubre|alcanza|llega|llega a|extiende sobre|extiende hasta|toca|cae sobre|abarca|sobre|en|recae sobre',
    PUERTO,
  ),
  inRow(
    '|con',
    PUERTO,
    '|esta|cae|queda',
    'bajo|en|dentro de|cubierto por|alcanzado por|sometido a',
    '|una|la',
    'zoc|zona de control',
    'alemana|de los alemanes',
  ),
  inRow(
    'sobre|en|hasta',
    PUERTO,
    '|se',
    'extiende|cae|llega|hay|pesa|proyecta|ejerce',
    '|una|la',
    'zoc|zona de control',
    'alemana|de los alemanes',
  ),
  inRow(
    '|i|dei|delle',
    'tedeschi|unita tedesche|truppe tedesche',
    '|fuori|da fuori|di fuori|vicini|accanto|li accanto',
    'esercitano|hanno|proiettano|mettono|estendono|tengono',
    '|una|la|la loro',
    'zoc|zona di controllo',
    'sul|nel|in|su|fino al|al',
    PORTO,
  ),
  inRow(
    '|una|la',
    'zoc|zona di controllo',
    'tedesca|dei tedeschi',
    '|si',
    'copre|raggiunge|arriva|arriva al|estende sul|estende fino al|estende al|tocca|cade sul|sul|su|nel|grava sul',
    PORTO,
  ),
  inRow(
    '|con',
    PORTO,
    '|e|cade|sta|resta',
    'sotto|in|dentro|coperto da|raggiunto da|soggetto a',
    '|una|la',
    'zoc|zona di controllo',
    'tedesca|dei tedeschi',
  ),
  inRow(
    'sul|nel|fino al|su',
    '|esagono del',
    'porto',
    '|si',
    'estende|cade|arriva|c e|grava|proietta|esercita',
    '|una|la',
    'zoc|zona di controllo',
    'tedesca|dei tedeschi',
  ),
);

/** Germans stand in the port itself (18.2.7). */
const GERMANS_IN = words(
  inRow(
    '|with|there are|there s',
    '|the|some|a|enemy',
    'germans|german units|german unit|german troops|german infantry',
    '|are|is|stand|sit|already|sitting|standing|already are',
    'in|inside',
    PORT_EN,
  ),
  inRow(
    PORT_EN,
    'is|has been|was',
    '|now|already',
    'occupied|held|taken|entered',
    'by',
    '|the|some|a',
    'germans|german units|german unit|german troops',
  ),
  inRow(
    '|hay|con',
    '|los|unos|unas',
    'alemanes|unidades alemanas|tropas alemanas',
    '|estan|ya estan|metidos',
    'en|dentro de|dentro',
    PUERTO,
  ),
  inRow(
    PUERTO,
    'esta|ha sido|fue',
    '|ya',
    'ocupado|tomado',
    'por',
    '|los',
    'alemanes|unidades alemanas|tropas alemanas',
  ),
  inRow(
    '|ci sono|con',
    '|i|dei|delle',
    'tedeschi|unita tedesche|truppe tedesche',
    '|sono|stanno|gia',
    'nel|dentro il|dentro al',
    '|esagono del',
    'porto',
  ),
  inRow(PORTO, 'e|e stato', '|gia', 'occupato|preso', 'dai|da|dalle', 'tedeschi|unita tedesche|truppe tedesche'),
);

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
    ...choice('german', { zoc: GERMAN_ZOC, inside: GERMANS_IN }),
    filler('the harbour|harbour|harbor|seaport|the quay|the docks|muelle|el muelle|la rada|banchina'),
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
