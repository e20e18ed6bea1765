import { turnInSentence } from '@/components/sequence/place';
import type { Plan, Say } from '@/lib/sequence/plan';
import type { Unmet } from '@/lib/sequence/when';

/** A condition that is not met, in words: "only in fall", "from turn 5". */
export function unmetWords(unmet: Unmet, plan: Plan, lang: string, t: Say): string {
  const list = (names: readonly string[]) => new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  const turn = (n: number) => turnInSentence(plan, n, lang);
  const scenarios = (ids: readonly string[]) =>
    list(ids.map((id) => plan.scenarios.find((one) => one.id === id)?.name ?? id));
  switch (unmet.kind) {
    case 'turns':
      return t('turn.unmet.turns', { turns: list(unmet.turns.map(turn)) });
    case 'fromTurn':
    case 'toTurn':
      return t(`turn.unmet.${unmet.kind}`, { turn: turn(unmet.turn) });
    case 'first':
    case 'notFirst':
      return t(`turn.unmet.${unmet.kind}`);
    case 'seasons':
      return t('turn.unmet.seasons', { seasons: list(unmet.seasons.map((season) => t(`turn.seasons.${season}`))) });
    case 'scenarios':
    case 'notScenarios':
      return t(`turn.unmet.${unmet.kind}`, { scenarios: scenarios(unmet.scenarios) });
    case 'except':
      return t('turn.unmet.except', { turns: list(unmet.turns.map(turn)), scenarios: scenarios(unmet.scenarios) });
  }
}
