import { text, type Block, type Text } from '@/lib/calc/evaluation';
import { eitherRows, oddsBlock } from '@/lib/calc/ledger';
import type { Fraction } from '@/lib/prob/fraction';

/** The odds of one roll that succeeds or fails; the words of both outcomes may be the tool's own. */
export function successOdds(
  id: string,
  chance: Fraction,
  title: Text,
  won: Text = text('checks.success'),
  lost: Text = text('checks.failure'),
): readonly Block[] {
  return oddsBlock(id, title, eitherRows(chance, won, lost));
}

/** "passes on 9 or less", "cannot pass", "always passes": what the d20 needs against a number. */
export function needs(upTo: number): Text {
  if (upTo <= 0) return text('checks.never');
  return upTo >= 20 ? text('checks.always') : text('checks.upTo', { upTo });
}
