import type { Modifier, Need } from '@/lib/calc/modifiers';
import { TRACK } from '@/lib/games/grand-illusion/caps/roll';
import { isAllenbyTurn } from '@/lib/games/grand-illusion/fortunes/allenby';
import { capsOf, discards, isSteady } from '@/lib/games/grand-illusion/fortunes/effects';
import type { FortunesInput } from '@/lib/games/grand-illusion/fortunes/fields';
import { isExempt } from '@/lib/games/grand-illusion/fortunes/table';
import { BRUSSELS } from '@/lib/games/grand-illusion/map/places';
import { isEarly } from '@/lib/games/grand-illusion/scenario/mandated';
import { otherSide, type Side } from '@/lib/games/grand-illusion/sides';

/** Whether the Allies may claim result 7 at once for their Belgians in Brussels, if they can pay for it (13.1). */
const isBelgianRetreat = ({ belgians, attacker, turn, hex }: FortunesInput): boolean =>
  belgians && attacker === 'german' && turn === 1 && hex === BRUSSELS;

const discard = (side: Side, ...more: readonly Need<FortunesInput>[]): Modifier<FortunesInput> => ({
  id: `${side}Discard`,
  rule: '9.1.1.a',
  value: 0,
  needs: [
    { reason: `${side}DiscardEarly`, rule: '9.1.4', holds: (input) => !isEarly(input) },
    ...more,
    (input) => discards(input, side),
  ],
});

const full = (side: Side): Modifier<FortunesInput> => ({
  id: `${side}Full`,
  rule: '9.1.4',
  value: 0,
  needs: [(input) => capsOf(input, side) >= TRACK],
});

/** What changes the table in a case, or takes the roll away altogether; each is said or said not to hold. */
export const CONDITIONS: readonly Modifier<FortunesInput>[] = [
  {
    id: 'exempt',
    rule: '13.1',
    value: 0,
    needs: [
      ({ mandated }) => mandated,
      { reason: 'exemptGerman', holds: ({ attacker }) => attacker === 'allied' },
      { reason: 'exemptLate', holds: isExempt },
    ],
  },
  {
    id: 'allenby',
    rule: '12.4',
    value: 0,
    needs: [
      { reason: 'allenbyLate', holds: isAllenbyTurn },
      { reason: 'allenbyAllied', holds: ({ attacker }) => attacker === 'german' },
      ({ allenby }) => allenby,
      { reason: 'allenbyRolls', holds: ({ skirmish }) => skirmish },
    ],
  },
  {
    id: 'belgians',
    rule: '13.1',
    value: 0,
    needs: [isBelgianRetreat, { reason: 'belgiansNoCaps', holds: ({ alliedCaps }) => alliedCaps > 0 }],
  },
  {
    id: 'early',
    rule: '9.1.4',
    value: 0,
    needs: [isEarly],
    params: ({ elevenReading }) => ({ eleven: elevenReading }),
  },
  { id: 'steady', rule: '9.1.4', value: 0, needs: [isSteady] },
  discard('german', { reason: 'germanDiscardReading', holds: ({ elevenReading }) => elevenReading === 'german' }),
  discard('allied'),
  full('german'),
  full('allied'),
  {
    id: 'noCaps',
    rule: '9.1.4',
    value: 0,
    needs: [
      { reason: 'noCapsExempt', rule: '13.1', holds: (input) => !isExempt(input) },
      (input) => capsOf(input, otherSide(input.attacker)) === 0,
    ],
  },
];
