import { text, type Block, type Text } from '@/lib/calc/evaluation';
import { ONE, subtract, type Fraction } from '@/lib/prob/fraction';

/** The odds of one roll that succeeds or fails; the words of both outcomes may be the tool's own. */
export function successOdds(
  id: string,
  chance: Fraction,
  title: Text,
  won: Text = text('checks.success'),
  lost: Text = text('checks.failure'),
): Block {
  return {
    kind: 'odds',
    id,
    title,
    rows: [
      { label: won, chance },
      { label: lost, chance: subtract(ONE, chance) },
    ],
  };
}

/** "passes on 9 or less", "cannot pass", "always passes": what the d20 needs against a number. */
export function needs(upTo: number): Text {
  if (upTo <= 0) return text('checks.never');
  return upTo >= 20 ? text('checks.always') : text('checks.upTo', { upTo });
}
