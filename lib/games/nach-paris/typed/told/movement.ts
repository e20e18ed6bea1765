import { ENEMY_ZOC } from '@/lib/games/nach-paris/typed/state-words';
import { FIRED, SPENT_MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { choice, field, filler } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a march in 1914 Nach Paris. */

const ZOCCED = words(
  'zocced|zocked|in a zoc|in an enemy zoc|in zoc',
  inRow(
    'en|de|desde|da|in',
    '|un',
    '|hexagono|hex|esagono',
    'zoccato|con zoc|en zoc|in zoc',
    '|dal nemico|enemiga|nemica|del enemigo',
  ),
);

/** A move that begins in an enemy zone of control (7.6.3). */
const FROM_ZOC = words(
  inRow(
    '|it|we|they|the unit|the cavalry',
    'begins|starts|sets off|sets out|leaves|moves|begin|start|beginning|starting|moving|setting off|setting out|breaking off|breaks off|slips|slipping|comes|jumps off|sneaks',
    '|its move|its movement|the move|the phase|its march',
    '|out|away|off|from|in|inside|within|out of|away from|from inside|from within|out from|while|already',
    words(ENEMY_ZOC, ZOCCED, inRow('an|the', 'enemy s', 'zoc|zone of control')),
  ),
  inRow(
    '|la unidad|la caballeria|lo',
    'empieza|comienza|arranca|sale|parte|inicia|empezando|arrancando|saliendo|partiendo|comenzando|iniciando|se mueve|moviendose|abandona|abandonando|deja|dejando|escapa|zafandose',
    '|su movimiento|el movimiento|la marcha|la fase',
    '|en|dentro de|desde|de|desde dentro de|fuera de|estando en',
    words(ENEMY_ZOC, ZOCCED),
  ),
  inRow(
    '|l unita|la cavalleria|lo',
    'inizia|comincia|parte|esce|muove|si muove|iniziando|cominciando|partendo|uscendo|muovendo|muovendosi|lascia|lasciando|abbandona|abbandonando|si sgancia|sganciandosi',
    '|il suo movimento|il movimento|la marcia|la fase',
    '|in|da|fuori da|dentro|dalla|fuori dalla|da dentro|nella|trovandosi in|stando in',
    words(ENEMY_ZOC, ZOCCED),
  ),
);

export const MOVEMENT: Told = {
  takes: { done: 'movement.fields.done' },
  entries: [
    field(FROM_ZOC, 'startZoc', true),
    ...SPENT_MF,
    ...choice('done', { bombarded: FIRED }),
    filler('it moves|si muove|se mueve|si muovono|se mueven|in questa fase|en esta fase|in this phase'),
  ],
};
