import type { NotApplied, Step } from '@/lib/calc/evaluation';
import { sayIn, step } from '@/lib/calc/ledger';
import { failedLines, modifierSteps, sumOf, weigh, worth, type Applied, type Modifier } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import { ALL_FACES } from '@/lib/games/paths-of-glory/combat/course';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { FLANK_DRM, FLANK_SUCCESS } from '@/lib/games/paths-of-glory/limits';

const say = sayIn('flank');

/** The pinning space that costs least: one that gives no modifier anyway, else the first. */
export function bestPin(prepared: PreparedCombat): number {
  const idle = prepared.attackingSpaces.findIndex(({ nearEnemy }) => nearEnemy);
  return idle < 0 ? 0 : idle;
}

export interface Attempt {
  readonly pin: number;
  readonly drm: number;
  readonly steps: readonly Step[];
  readonly notApplied: readonly NotApplied[];
}

/** Chance that die + modifier reaches 4 (12.3.3). */
export function flankSuccess(drm: number): Fraction {
  return fraction(ALL_FACES.filter((face) => face + drm >= FLANK_SUCCESS).length, 6);
}

/** The same once the die may have fallen. */
export const successOf = (drm: number, succeeds: boolean | undefined): Fraction =>
  succeeds === undefined ? flankSuccess(drm) : fraction(Number(succeeds));

/** What the modifiers of one attempt are judged by. */
interface AttemptCase {
  readonly spaces: PreparedCombat['attackingSpaces'];
  readonly pin: number;
  readonly cards: number;
}

const nameOf = ({ spaces }: Pick<AttemptCase, 'spaces'>, i: number) =>
  spaces[i]?.space?.name ?? say('space', { n: i + 1 });

/** What one attacking space gives unless it pins, which a line of its own says, or touches other enemies (12.3.2). */
const SPACE: Modifier<AttemptCase & { readonly at: number }> = {
  id: 'space',
  rule: '12.3.2',
  value: FLANK_DRM,
  needs: [
    { reason: 'pins', saidBy: 'pinning-space', holds: ({ pin, at }) => at !== pin },
    { reason: 'nearEnemy', holds: ({ spaces, at }) => !spaces[at]?.nearEnemy },
  ],
  params: (one) => ({ space: nameOf(one, one.at) }),
};

/** What an attempt has besides its spaces. */
export const ATTEMPT_MODIFIERS: readonly Modifier<AttemptCase>[] = [
  {
    id: 'pinning-space',
    rule: '12.3.2',
    value: 0,
    needs: [{ reason: 'pinning', holds: worth }],
    params: (one) => ({ space: nameOf(one, one.pin) }),
  },
  { id: 'cards', rule: '12.2.4', value: ({ cards }) => cards },
];

/** The modifier from every attacking space, applied or not, and the cards (12.3.2). */
export function attemptOf({ attackingSpaces: spaces }: PreparedCombat, pin: number, cards: number): Attempt {
  const one: AttemptCase = { spaces, pin, cards };
  const numbered = <T extends { readonly id: string }>(list: readonly T[], at: number): readonly T[] =>
    list.map((entry) => ({ ...entry, id: `${entry.id}-${at + 1}` }));
  const each = spaces.map((_, at) => {
    const { applied, not } = weigh([SPACE], { ...one, at });
    return { applied: numbered(applied, at), not: numbered(not, at) };
  });
  const others = weigh(ATTEMPT_MODIFIERS, one);
  const applied = [...each.flatMap((space) => space.applied), ...others.applied];
  const not = [...each.flatMap((space) => space.not), ...others.not];
  const words = ({ id, value }: Applied) =>
    id === 'cards'
      ? say('steps.cards', { drm: signed(value) })
      : say('steps.space', { space: nameOf(one, Number(id.slice(SPACE.id.length + 1)) - 1) });
  return {
    pin,
    drm: sumOf(applied),
    steps: [
      step('pin', '12.3.2', say('steps.pin', { space: nameOf(one, pin) })),
      ...modifierSteps(0, applied, { words, show: signed }),
    ],
    notApplied: failedLines(not, (reason, params) => say(`not.${reason}`, params)),
  };
}
