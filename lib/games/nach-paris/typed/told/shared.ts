import { FIRED_ABF, FIRED_ABU } from '@/lib/games/nach-paris/typed/state-words';
import { asks, counted } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What is told in a clause beside a tool of 1914 Nach Paris, and the words of it that several tools have. */

/** Fields that a form takes beside its own, and the words that tell them. */
export interface Told {
  readonly takes?: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
}

export const FIRED = words(
  FIRED_ABU,
  FIRED_ABF,
  inRow(
    '|it|they|the unit|one of them|one',
    '|has|have|had|already|has already',
    'bombarded|fired|shelled|bombed',
    '|this turn|in this turn|earlier this turn|this game turn|already',
  ),
  inRow('|ya', 'bombardeo|ha bombardeado|bombardearon|disparo|ha disparado', '|este turno|en este turno|antes'),
  inRow(
    '|gia',
    'ha|hanno',
    '|gia',
    'bombardato|sparato|cannoneggiato',
    '|questo turno|in questo turno|gia questo turno|prima',
  ),
);

export const MF =
  'mf|movement points|movement factors|factores de movimiento|puntos de movimiento|fattori di movimento|punti di movimento|punti movimento|fm';

/** "Has already spent 12 MF": what a unit used of its MF before. */
export const SPENT_MF: readonly Entry[] = [
  asks(
    words(
      inRow(
        MF,
        '|already|previously|ya|gia|have been|are|han sido|sono|sono gia|estan',
        'spent|used|used up|gone|burnt|gastados|usados|consumidos|spesi|usati|consumati',
        '|already|this phase|in this phase|so far|before|ya|en esta fase|antes|gia|in questa fase|prima',
      ),
      'mf spent|mf already spent|mf gastados|mf ya gastados|mf spesi|mf gia spesi',
    ),
    'spent',
    0,
    120,
    { before: true },
  ),
  counted(
    inRow(
      '|it|we|they|has|have|it has|it s|we ve|ha|hanno|abbiamo|e|lleva|llevan|haber|habiendo|having|y|and',
      '|already|previously|has already|has|have|ya ha|ha|ya|ya lleva|gia',
      'spent|used|used up|burnt|gasto|gastado|gastados|gastando|usado|consumido|speso|usato|consumato',
      '|already|gia|ya',
      '#',
      MF,
      '|already|this phase|in this phase|so far|before|ya|en esta fase|antes|gia|in questa fase|prima|in the phase',
    ),
    'spent',
    0,
    120,
  ),
];

export const FIRST_TURN = words(
  inRow('|it s|it is|this is|on|in', '|the', 'first|opening', '|game', 'turn', '|of', '|the', '|scenario'),
  inRow('|es|en', '|el', 'primer', 'turno', '|de juego', '|del', '|escenario'),
  inRow('|e|nel|al', '|il', 'primo', 'turno', '|di gioco', '|dello', '|scenario'),
);
