import type { Holds, Modifier } from '@/lib/calc/modifiers';
import { hasBegun, isQuietWest } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { isPastVerdun, isVerdunTurn } from '@/lib/games/when-eagles-fight/clocks/verdun';
import type { EventsInput, Letter } from '@/lib/games/when-eagles-fight/events/fields';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';

type Condition = Modifier<EventsInput>;

/** A clause of an event: where it holds it is a step, else a line that says why not. */
const clause = (
  letter: Letter,
  id: string,
  needs: Holds<EventsInput> | NonNullable<Condition['needs']>,
  more: Partial<Condition> = {},
): Condition => ({
  id: `${letter}.${id}`,
  rule: `7.2.${letter}`,
  value: 0,
  needs: typeof needs === 'function' ? [needs] : needs,
  ...more,
});

/** C and D are Verdun in Turns 12 to 15, as long as it has not come. */
export const isVerdunInstead = ({ turn, verdun }: EventsInput): boolean => isVerdunTurn(turn) && !verdun;
/** After Turn 15 without Verdun, C is D, and D takes heavy artillery too. */
export const isWithoutVerdun = ({ turn, verdun }: EventsInput): boolean => isPastVerdun(turn) && !verdun;
const isQuiet = ({ turn, verdun, brusilov }: EventsInput): boolean => isQuietWest(turn, verdun, brusilov);

const verdunInstead = (letter: 'C' | 'D') =>
  clause(letter, 'verdun', [
    ({ turn }) => isVerdunTurn(turn),
    { reason: `${letter}.verdunDone`, holds: ({ verdun }) => !verdun },
  ]);
const quiet = (letter: 'C' | 'D') =>
  clause(
    letter,
    'quiet',
    [
      { reason: `${letter}.quietVerdun`, holds: ({ verdun }) => verdun },
      { reason: `${letter}.quietTurn`, holds: ({ turn }) => turn >= 19 },
      isQuiet,
    ],
    { rule: '15.9' },
  );

/** German steps out of play that spare the infantry of Event D (7.2.D). */
const ENOUGH_OUT = 12;
/**
 * German steps out of play when Event D asks for infantry: both halves of Verdun are, from the turn after it to the end
 * (7.2.K, question `event-d-steps-out`).
 */
export const germansOut = ({ stepsOut, verdun }: Pick<EventsInput, 'stepsOut' | 'verdun'>): number =>
  verdun ? Math.max(stepsOut, ENOUGH_OUT) : stepsOut;

/** Everything that changes what an event means, in the order of its paragraph. */
export const CONDITIONS: Readonly<Record<Letter, readonly Condition[]>> = {
  A: [
    clause('A', 'reforms', ({ tsar }) => tsar !== 'reforms'),
    clause('A', 'warsaw', ({ warsaw }) => warsaw),
    clause('A', 'second', ({ vilna, brest }) => vilna || brest),
    clause('A', 'new', ({ tsar }) => tsar !== 'command'),
  ],
  B: [clause('B', 'command', ({ tsar }) => tsar !== 'command'), clause('B', 'new', ({ tsar }) => tsar !== 'reforms')],
  C: [
    verdunInstead('C'),
    clause('C', 'major', [{ reason: 'C.majorVerdun', holds: ({ verdun }) => !verdun }, isWithoutVerdun]),
    quiet('C'),
  ],
  D: [
    verdunInstead('D'),
    quiet('D'),
    clause(
      'D',
      'infantry',
      [
        { reason: 'D.infantryNone', holds: (one) => !isVerdunInstead(one) && !isQuiet(one) },
        (one) => germansOut(one) < ENOUGH_OUT,
      ],
      { params: (one) => ({ steps: germansOut(one) }) },
    ),
    clause('D', 'guns', [
      { reason: 'D.gunsVerdun', holds: ({ verdun }) => !verdun },
      isWithoutVerdun,
      { reason: 'D.gunsNone', holds: ({ guns }) => guns > 0 },
    ]),
  ],
  E: [clause('E', 'late', ({ turn }) => turn >= 6), clause('E', 'war', ({ neutral }) => !neutral, { rule: '7.2.I' })],
  F: [
    clause('F', 'first', ({ caucasusLost }) => !caucasusLost),
    clause('F', 'before', ({ caucasusWon }) => !caucasusWon),
  ],
  G: [clause('G', 'first', ({ caucasusWon }) => !caucasusWon)],
  H: [
    clause('H', 'late', ({ turn }) => turn >= 11),
    clause('H', 'new', ({ gallipoli }) => !gallipoli),
    clause('H', 'odessa', ({ odessa }) => odessa),
  ],
  I: [clause('I', 'early', ({ turn }) => turn <= 6), clause('I', 'new', ({ neutral }) => !neutral)],
  J: [
    clause('J', 'late', ({ turn }) => turn >= 8),
    clause('J', 'war', ({ neutral }) => !neutral),
    clause('J', 'lemberg', ({ lemberg }) => lemberg),
    // The event of the turn is rolled before its offensive is declared (5.2, 15.1).
    clause('J', 'brusilov', ({ turn, brusilov }) => !hasBegun(turn - 1, brusilov)),
    clause(
      'J',
      'year',
      [{ reason: 'J.year1917', holds: ({ turn }) => yearOf(turn) < 1917 }, ({ austrian }) => !austrian],
      { params: ({ turn }) => ({ year: String(yearOf(turn)) }) },
    ),
  ],
  K: [clause('K', 'window', ({ turn }) => isVerdunTurn(turn)), clause('K', 'first', ({ verdun }) => !verdun)],
  L: [
    clause('L', 'cities', ({ cities }) => cities >= 3, { params: ({ cities }) => ({ cities }) }),
    clause('L', 'once', ({ peace }) => !peace),
  ],
};
