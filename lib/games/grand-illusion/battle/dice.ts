import { D6 } from '@/lib/calc/dice';
import type { DieFaces } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { BattleFinding } from '@/lib/games/grand-illusion/battle/finding';
import { needsWords } from '@/lib/games/grand-illusion/battle/ledger';

const say = sayIn('battle');

/** What each face of the dice that are fired does: it hits up to the strength after the modifier (9.3.1.c). */
export const facesOf = ({ battle, aims }: BattleFinding): readonly DieFaces[] =>
  battle.calledOff
    ? []
    : [...aims].flatMap(([die, roll]) =>
        roll.aim
          ? [
              {
                die,
                block: 'aims',
                title: needsWords(roll),
                faces: D6.map((face) => ({
                  face,
                  row: '',
                  cell: undefined,
                  says: say(face <= roll.needs ? 'cast.hit' : 'cast.miss'),
                })),
              },
            ]
          : [],
      );
