import { withoutAsides } from '@/lib/typed/asides';
import { withClauseRoles } from '@/lib/typed/clauses';
import { corrected } from '@/lib/typed/corrections';
import { dateAt } from '@/lib/typed/dates';
import { withoutOthers } from '@/lib/typed/denied';
import { withDesignations, withNames, withNumbered } from '@/lib/typed/designations';
import { withRoleDice, withRolls } from '@/lib/typed/dice';
import { withCounted, withElided } from '@/lib/typed/elided';
import { withGrounds, withHexes, withInside, withOrigins, withoutGround, withWays } from '@/lib/typed/grounds';
import { joinNumbers, numberAt, withRows } from '@/lib/typed/numbers';
import { withPairs } from '@/lib/typed/pairs';
import type { TextPart, Typed } from '@/lib/typed/parts';
import { PLAIN } from '@/lib/typed/plain';
import { withPronouns, withRoles, withShort } from '@/lib/typed/short-forms';
import { withAt, withDuel, withEach, withRated, withTold } from '@/lib/typed/strengths';
import { withComing, withNouns, withSubjects, withTheirs, withThere } from '@/lib/typed/subjects';
import { withSuffered } from '@/lib/typed/suffered';
import { matchAt, mended, searchedBy, type Vocabulary } from '@/lib/typed/vocabulary';
import type { Token } from '@/lib/typed/tokens';
import { withLosses, withOdds } from '@/lib/typed/wanted';

/** What becomes of a word: it says something, it need not, or nobody knows what it says. */
export type Use = 'used' | 'filler' | 'unknown';

/** What the parts of a text say beside each other; each step reads what those before it have understood. */
const STEPS: readonly ((parts: readonly TextPart[], typed: Typed) => readonly TextPart[])[] = [
  withPronouns,
  withRoleDice,
  withRoles,
  withShort,
  withWays,
  withHexes,
  withOdds,
  withoutGround,
  withNumbered,
  withNames,
  withDesignations,
  withTheirs,
  joinNumbers,
  withLosses,
  withSuffered,
  withAt,
  withTold,
  withEach,
  withCounted,
  withRated,
  withDuel,
  withOrigins,
  withElided,
  withInside,
  withRolls,
  withRows,
  corrected,
  withoutOthers,
  withNouns,
  withSubjects,
  withThere,
  withComing,
  withGrounds,
  withPairs,
  withClauseRoles,
  withoutAsides,
];

/** The parts of a text in their order. Words that belong together are taken together, the longest first. */
export function spansOf(tokens: readonly Token[], vocabulary: Vocabulary): readonly TextPart[] {
  const searched = searchedBy(vocabulary, tokens);
  const parts: TextPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    // A word that every reader knows is no slip of another.
    const isPlain = PLAIN.has(token.folded);
    const found =
      matchAt(searched, at) ??
      dateAt(tokens, at) ??
      numberAt(token, at, vocabulary, tokens[at - 1]) ??
      (isPlain ? undefined : mended(token, at, vocabulary));
    parts.push(found ?? { from: at, to: at + 1, meaning: { kind: 'unknown', ...(isPlain && { plain: true }) } });
    at = found?.to ?? at + 1;
  }
  const typed: Typed = { tokens, ...vocabulary };
  return STEPS.reduce<readonly TextPart[]>((read, step) => step(read, typed), parts);
}
