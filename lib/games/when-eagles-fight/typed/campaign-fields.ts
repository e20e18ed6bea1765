import { choice, counted, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of what the clocks and the victory check of a campaign ask for besides its events. */

const THE = '|the|a|el|la|los|las|il|lo|gli|un|una';

/** The box of the marker "No Verdun" (7.3). */
export const MARKER: Entry = counted(
  words(
    inRow(
      THE,
      'no verdun marker|no verdun|marker no verdun|marker of no verdun|marcador no verdun|marcador sin verdun|marcador de no verdun|segnalino no verdun|segnalino niente verdun|segnalino senza verdun',
      '|is|is now|is already|stands|sits|lies|esta|ya esta|va|se encuentra|e|sta|e gia|si trova',
      'on|in|at|in the|on the|en|en la|en el|por la|nella|sulla|in|al|alla',
      '|box|space|turn|square|casilla|turno|caja|casella|turno',
      '#',
      '|box|space',
    ),
    inRow(THE, 'no verdun marker|marcador no verdun|segnalino no verdun', '|box|casilla|casella|:|at', '#'),
  ),
  'marker',
  16,
  24,
);

/** How many victory hexes the check asks for (4.3). */
export const NEEDED: Entry = counted(
  words(
    inRow(
      '|the|my|our|el|la|mi|il|lo',
      'track|turn track|check|pista|pista de turnos|comprobacion|chequeo|tracciato|pista dei turni|verifica|controllo',
      'asks for|wants|demands|requires|needs|calls for|says|pide|exige|requiere|dice|chiede|vuole|richiede|esige|dice',
      '#',
      '|of the',
      'victory hexes|hexes|victory hex|hexes de victoria|hexagonos de victoria|hexagonos|esagoni vittoria|esagoni di vittoria|esagoni',
    ),
    inRow(
      '#',
      'victory hexes|hexes de victoria|hexagonos de victoria|esagoni vittoria|esagoni di vittoria',
      'are|is|son|sono|se|ne',
      'needed|required|asked for|demanded|necesarios|piden|exigen|requeridos|necesitan|necessari|richiesti|servono|chiesti',
    ),
    inRow(
      'he needs|they need|the russian needs|the russians need|i need|we need|needs|el ruso necesita|necesita|necesitamos|hacen falta|le hacen falta|il russo ha bisogno di|servono|gli servono|occorrono',
      '#',
      'victory hexes|hexes de victoria|hexagonos de victoria|esagoni vittoria|esagoni di vittoria',
    ),
  ),
  'needed',
  1,
  20,
);

/** The scenarios of the game (17). */
export const SCENARIOS: readonly Entry[] = choice('scenario', {
  'plan-19': words(
    inRow(
      '|in|with|under|we play|playing|it s|en|con|jugamos|jugamos el|jugamos al|es|nel|giochiamo|giochiamo il|e',
      THE,
      '|scenario|escenario|scenario del|escenario del|escenario de|scenario di',
      THE,
      'plan 19|plan xix|plan nineteen|plan diecinueve|piano 19|piano xix|piano diciannove',
      '|scenario|variant|escenario|variante',
    ),
  ),
  'schlieffen-east': words(
    inRow(
      '|in|with|under|we play|playing|it s|en|con|jugamos|jugamos el|jugamos al|es|nel|giochiamo|giochiamo lo|e',
      THE,
      '|scenario|escenario|scenario dello|escenario del|escenario de|scenario di',
      THE,
      'schlieffen east|schlieffen in the east|schlieffen plan in the east|schlieffen este|schlieffen en el este|schlieffen oriental|schlieffen est|schlieffen a est|schlieffen orientale|schlieffen all est',
      '|scenario|variant|escenario|variante',
    ),
  ),
  'free-set-up': words(
    inRow(
      '|in|with|under|we play|playing|it s|en|con|jugamos|jugamos con|es|nel|con|giochiamo|giochiamo con|giochiamo a|e',
      THE,
      '|scenario|escenario|scenario a|scenario con|escenario de|escenario con',
      'free set up|free setup|free deployment|despliegue libre|colocacion libre|schieramento libero|piazzamento libero',
      '|scenario|variant|game|escenario|variante',
    ),
  ),
});

const STOCK =
  'stored|saved|in store|banked|in the bank|put by|in reserve|kept|saved up|guardados|almacenados|ahorrados|en reserva|acumulados|conservati|immagazzinati|risparmiati|in riserva|accumulati|da parte';
const OWNED: Readonly<Record<string, string>> = {
  germanStored: 'german|germans|aleman|alemanes|tedesco|tedeschi',
  austrianStored: 'austrian|austrians|austro hungarian|austriaco|austriacos|austriaci',
  russianStored: 'russian|russians|ruso|rusos|russo|russi',
};
const STEPS = 'steps|step|replacement steps|points|pasos|paso|pasos de reemplazo|passi|passo|step di rimpiazzo';
/** Steps of replacements that each nation has stored, which the clocks show (10.9). */
export const STORED: readonly Entry[] = Object.entries(OWNED).map(([name, who]) =>
  counted(
    words(
      inRow('#', words(inRow(who, STEPS), inRow(STEPS, who)), '|are|is|son|estan|sono', STOCK),
      inRow(
        '|the|los|el|i|il|gli',
        who,
        '|player',
        'has|have|saved|stored|banked|kept|tiene|tienen|guarda|guardan|ha|hanno|tengono|conserva|conservano',
        '|got|guardados|ahorrados',
        '#',
        STEPS,
        STOCK,
      ),
    ),
    name,
    0,
    4,
  ),
);

/** Turns in which a headquarters was last used (14.2, 14.3). */
export const LAST_USED: readonly Entry[] = Object.entries({
  stavkaLast: 'stavka|russian hq',
  oberostLast: 'oberost|ober ost|german hq',
}).map(([name, hq]) =>
  counted(
    inRow(
      '|the|la|el|lo|l',
      hq,
      '|was|has been|fue|se|ha sido|e stata|e stato|fu',
      'last used|used last|last placed|last seen|used|placed|last out|usada|usado|usada por ultima vez|usado por ultima vez|uso por ultima vez|se uso|uso|usata|usato|usata l ultima volta|usato l ultima volta|piazzata|piazzato',
      '|on|in|en|en el|el|nel|al|il|nell',
      '|turn|gt|turno|tj|tg',
      '#',
    ),
    name,
    1,
    24,
  ),
);

/** How often the Russian has attacked in the northern part, and whether he is free to do so (15.3). */
export const IN_THE_NORTH: readonly Entry[] = [
  counted(
    words(
      inRow(
        '|already|ya|gia|with|con|after|there have been|there were|we ve made|he has made|i ve made|ha habido|he hecho|ha hecho|ci sono stati|ho fatto|ha fatto',
        '|already|ya|gia',
        '#',
        '|russian|previous|earlier|rusos',
        'attacks|attack|ataques|ataque|attacchi|attacco',
        '|russian|rusos|russi',
        '|already|so far|made|before|ya|hechos|previos|hasta ahora|gia|fatti|finora',
        'up there|in the north|there in the north|north of row xx20|north of xx20|north of the row|in the northern part|en el norte|ahi en el norte|al norte de la fila|al norte de xx20|al norte de la xx20|al norte de la fila xx20|a nord|al nord|a nord della fila|a nord della xx20|a nord della fila xx20|nel nord',
        '|already|so far|before|ya|hasta ahora|gia|finora|in this offensive|en esta ofensiva|in questa offensiva',
      ),
    ),
    'northAttacks',
    0,
    9,
  ),
  field(
    inRow(
      '|the|los|las|gli|i|le',
      'central powers|cp|germans|potencias centrales|imperios centrales|centrales|alemanes|imperi centrali|centrali|tedeschi|potenze centrali',
      'have|had|already|have already|han|ya han|hanno|hanno gia',
      '|already|ya|gia',
      'attacked|atacado|attaccato',
      '|up|there|ahi|alli|li|la',
      '|there|in the north|north of row xx20|en el norte|al norte|a nord|nel nord|al nord',
      'twice|two times|dos veces|due volte',
      '|there|up there|in the north|ahi|en el norte|li|a nord',
      'in one turn|in a turn|in the same turn|in a single turn|en un turno|en el mismo turno|en un solo turno|in un turno|nello stesso turno|in un solo turno',
    ),
    'released',
    true,
  ),
];
