import { choice, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a unit that is split in 1914 Nach Paris. */

/** The parts of a unit that is split (6.6.1). */
export const SPLIT_TOLD: readonly Entry[] = [
  filler(
    words(
      inRow('|a|the|an|my', 'divided|split', 'division|unit|brigade|corps|infantry division'),
      inRow('|una|la|mi', 'division|unidad|brigada', 'dividida|partida|separada'),
      inRow('|una|la|la mia', 'divisione|unita|brigata', 'divisa|spezzata|separata'),
      'part one|part two|part two s hex|one part|the other part|the other|una parte|la otra|l altra|altra parte|otra parte|le meta|the halves sit|occupano|ocupan|in hexes|sit in',
    ),
  ),
  ...choice('place', {
    adjacent: words(
      inRow(
        '|in|are in|sit in|stand in|with',
        '|two',
        'adjacent|neighbouring|neighboring|adjoining|touching|contiguous',
        '|hexes|hex',
      ),
      inRow('hexes|hex', 'that touch|next to each other|side by side|touching each other'),
      inRow(
        '|part one|one part|one|one half',
        '|is|stands|sits',
        'beside|next to|adjacent to',
        '|the|part two s|the other|its',
        '|hex of',
        '|the',
        'hex|other part|other|other half|part two',
      ),
      inRow('next to|beside|adjacent to', 'each other|one another'),
      inRow(
        '|una|una parte|una mitad',
        '|esta',
        'junto|al lado',
        'a la|al|de la|del',
        '|hex de la|hexagono de la',
        'otra|hex de la otra|hexagono de la otra',
      ),
      inRow('|en|ocupan', 'hexagonos|hexes', 'que se tocan|contiguos|vecinos|adyacentes|colindantes|pegados'),
      inRow('|una', 'al lado de', 'la otra|otra', '|en', '|hexes|hexagonos', '|contiguos|vecinos|adyacentes'),
      inRow(
        '|una|una parte|una meta',
        '|e|sta',
        'accanto|vicino',
        'all|alla|dell',
        '|esagono dell|esagono della',
        'altra|esagono dell altra',
      ),
      inRow('|in|occupano', 'esagoni', 'che si toccano|confinanti|contigui|vicini|adiacenti|attigui'),
    ),
  }),
];
