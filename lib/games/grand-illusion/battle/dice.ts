import { saidFaces } from '@/lib/calc/dice';
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
          ? [saidFaces(die, needsWords(roll), (face) => say(face <= roll.needs ? 'cast.hit' : 'cast.miss'))]
          : [],
      );
