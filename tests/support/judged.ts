import { readFileSync } from 'node:fs';
import type { GameId } from '@/lib/core/game-id';

/** A query that a player might type, with the rules that he would want. */
export interface Judged {
  readonly lang: 'en' | 'es' | 'it';
  readonly kind: string;
  /** half of the queries were looked at while the ranking was tuned, the other half was held back */
  readonly half: 'tune' | 'held';
  readonly query: string;
  readonly rules: readonly string[];
  /** the first rules below those that are headings: as good, but not wanted besides them */
  readonly opened?: readonly string[];
}

/**
 * The judged queries of a game. Who wants a heading wants what it says: the first rule below it, which the search puts
 * before it, is wanted as well.
 */
export function judgedOf(game: GameId): readonly Judged[] {
  const queries = JSON.parse(readFileSync(`tests/search/judged-${game}.json`, 'utf8')) as readonly Judged[];
  const { numbers } = JSON.parse(readFileSync(`content/${game}/rule-index.json`, 'utf8')) as {
    readonly numbers: readonly string[];
  };
  const firstBelow = new Map(
    numbers.map((number) => {
      const start = `${number.replace(/\.0$/, '')}.`;
      return [number, numbers.find((other) => other !== number && other.startsWith(start))] as const;
    }),
  );
  const opening = (number: string): readonly string[] => {
    const first = firstBelow.get(number);
    return first === undefined ? [] : [first, ...opening(first)];
  };
  return queries.map((query) => ({ ...query, opened: query.rules.flatMap(opening) }));
}

export interface Scores {
  readonly queries: number;
  /** mean reciprocal rank of the first wanted rule among ten */
  readonly mrr: number;
  /** share of the wanted rules among the first five */
  readonly recall: number;
}

/** MRR@10 and recall@5 of ranked rule numbers. */
export function scores(
  found: readonly { readonly query: Pick<Judged, 'rules' | 'opened'>; readonly numbers: readonly string[] }[],
): Scores {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const reciprocal = found.map(({ query, numbers }) => {
    const rank = numbers
      .slice(0, 10)
      .findIndex((number) => query.rules.includes(number) || query.opened?.includes(number));
    return rank < 0 ? 0 : 1 / (rank + 1);
  });
  const recall = found.map(
    ({ query, numbers }) =>
      query.rules.filter((rule) => numbers.slice(0, 5).includes(rule)).length / Math.min(5, query.rules.length),
  );
  return { queries: found.length, mrr: sum(reciprocal) / found.length, recall: sum(recall) / found.length };
}
