import { text, type NotApplied, type Step } from '@/lib/calc/evaluation';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { signed } from '@/lib/games/paths-of-glory/combat/ledger';

/** Modifier that a space gives: +1 unless it pins or touches another space with enemy units (12.3.2). */
const spaceDrm = (nearEnemy: boolean, pins: boolean): number => (pins || nearEnemy ? 0 : 1);

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

/** The modifier from every attacking space, applied or not, and the cards (12.3.2). */
export function attemptOf(prepared: PreparedCombat, pin: number, cards: number): Attempt {
  const name = (i: number) => prepared.attackingSpaces[i]?.space?.name ?? text('flank.space', { n: i + 1 });
  const steps: Step[] = [{ id: 'pin', rule: '12.3.2', text: text('flank.steps.pin', { space: name(pin) }) }];
  const not: NotApplied[] = [];
  let drm = 0;
  prepared.attackingSpaces.forEach(({ nearEnemy }, i) => {
    const gives = spaceDrm(nearEnemy, i === pin);
    if (gives)
      steps.push({
        id: `space-${i + 1}`,
        rule: '12.3.2',
        text: text('flank.steps.space', { space: name(i) }),
        before: signed(drm),
        after: signed(drm + gives),
      });
    else if (i !== pin)
      not.push({ id: `space-${i + 1}`, rule: '12.3.2', text: text('flank.not.nearEnemy', { space: name(i) }) });
    drm += gives;
  });
  not.push({ id: 'pinning-space', rule: '12.3.2', text: text('flank.not.pinning', { space: name(pin) }) });
  if (cards)
    steps.push({
      id: 'cards',
      rule: '12.2.4',
      text: text('flank.steps.cards', { drm: signed(cards) }),
      before: signed(drm),
      after: signed(drm + cards),
    });
  else not.push({ id: 'cards', rule: '12.2.4', text: text('flank.not.cards') });
  return { pin, drm: drm + cards, steps, notApplied: not };
}
