import type { Told } from '@/lib/games/nach-paris/typed/told/shared';
import { counted, field } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside fieldworks in 1914 Nach Paris. */

const NOTHING_EN = 'nothing|anything|a thing';

const PHASE_EN = inRow(
  '|in|during|all|throughout|the whole',
  '|the|its|their|all',
  'movement phase|movement|move phase|phase',
  '|long',
);

const PHASE_ES = inRow('|en|durante|toda|por', '|la|su|el', 'fase de movimiento|movimiento|fase');

const PHASE_IT = inRow('|in|nella|durante|tutta|nel|per tutta', '|la|sua|suo', 'fase di movimento|movimento|fase');

/** A unit that did nothing in the Movement Phase (10.1.3). */
const STOOD_IDLE = words(
  inRow(
    '|having|has|had|it|they|after',
    '|done|did|stayed|sat|stood|been|remained|sitting|staying',
    'nothing|put|idle|still|in place|inactive|where it was|at rest|motionless|idling',
    PHASE_EN,
  ),
  inRow(
    '|it|they',
    'hasn t|haven t|has not|have not|didn t|did not|never|hadn t',
    '|yet',
    'acted|act|moved|move|done|do|stirred|budged',
    `|${NOTHING_EN}`,
    `|${PHASE_EN}`,
  ),
  inRow('no', 'action|activity|move|moves|movement', '|at all', '|by|from|of', '|it|the unit|them', PHASE_EN),
  inRow('without', '|having', 'acting|acted|moving|moved|doing anything|done anything|a move', `|${PHASE_EN}`),
  inRow('idle|inactive', `|${PHASE_EN}`),
  inRow(
    'no',
    '|se',
    'ha actuado|han actuado|actuo|actuaron|ha hecho nada|hizo nada|han hecho nada|ha movido|movio|hizo ninguna accion',
    `|${PHASE_ES}`,
  ),
  inRow(
    `|${PHASE_ES}`,
    'se quedo|se ha quedado|estuvo|ha estado|se quedaron|estuvieron|permanecio',
    'de brazos cruzados|quieta|quieto|parada|parado|inactiva|inactivo|sin hacer nada|mano sobre mano|en su sitio',
    `|${PHASE_ES}`,
  ),
  inRow('sin', '|haber', 'hecho nada|hacer nada|actuar|actuado|moverse|movido', `|${PHASE_ES}`),
  inRow('inactiva|inactivo|inactivas', `|${PHASE_ES}`),
  inRow(
    'non',
    '|si',
    'ha agito|hanno agito|agi|e mossa|ha fatto nulla|ha fatto niente|ha mosso|ha compiuto azioni',
    `|${PHASE_IT}`,
  ),
  inRow(
    `|${PHASE_IT}`,
    'e stata|e stato|e rimasta|e rimasto|sono rimasti|sono state|stava|se ne e stata',
    'con le mani in mano|ferma|fermo|fermi|inattiva|inattivo|a guardare|immobile',
    `|${PHASE_IT}`,
  ),
  inRow('senza', '|aver', 'fatto nulla|fatto niente|agito|fare nulla|fare niente|agire|muoversi', `|${PHASE_IT}`),
  inRow('inattiva|inattivo|inattive', `|${PHASE_IT}`),
);

export const FIELDWORKS: Told = {
  entries: [
    counted(
      words(
        inRow('#', 'tests|test', '|have|has|were', '|already', 'failed', '|already|this turn|so far|in this turn'),
        inRow(
          '|we|we ve|i ve|already|my side|our side',
          '|have|has',
          '|already',
          'failed',
          '#',
          'tests|times|test',
          '|already|this turn|so far',
        ),
        inRow(
          '|ya|hemos|ya hemos|llevamos',
          'fallado|fallamos|fallaron|han fallado|fallo',
          '#',
          'pruebas|veces|prueba',
          '|este turno|ya',
        ),
        inRow(
          '|gia|abbiamo|abbiamo gia',
          'fallito|sbagliato|fallite|sono fallite',
          '#',
          'prove|volte|test|prova',
          '|questo turno|gia',
        ),
      ),
      'failed',
      0,
      20,
    ),
    field(STOOD_IDLE, 'idle', true),
  ],
};
