import { ORDINAL_WORDS } from '@/lib/core/number-words';
import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* "The thirteenth turn", "decimotercer turno": a turn by its number in the row. */

/**
 * In the row of all turns, up to the last of a game; "the first turn of the offensive" is none of them, and is said
 * with it.
 */
export const nthTurns = (last: number): readonly Entry[] =>
  ORDINAL_WORDS.slice(0, last).map(([en, es, it], at) =>
    field(
      words(
        inRow('|in|on|at|it s|it is|this is|during|we re in', '|the', en, 'turn|game turn', '|now'),
        inRow('|en|es|al|en el|es el|estamos en', '|el', es, 'turno|turno de juego', '|ahora'),
        inRow('turno', es),
        inRow('|al|nel|e|e il|siamo al|siamo nel', '|il', it, 'turno|turno di gioco', '|adesso'),
        inRow('turno', it),
      ),
      'turn',
      at + 1,
    ),
  );
