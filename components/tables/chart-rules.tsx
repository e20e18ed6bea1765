import type { ReactNode } from 'react';
import type { Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import { RuleLink } from '@/components/rules/rule-sheet';

const FEW_RULES = 8;

/** The rules that a chart belongs to; many of them are folded away. */
export function ChartRules({
  rules,
  game,
  speak,
}: {
  readonly rules: readonly string[];
  readonly game: GameId;
  readonly speak: Speaker;
}) {
  const label = speak.say(
    rules.length > FEW_RULES ? { key: 'charts.rulesCount', params: { count: rules.length } } : { key: 'charts.rules' },
  );
  const links = rules.map((number) => (
    <li key={number}>
      <RuleLink game={game} number={number} className="inline-flex min-h-11 min-w-11 items-center tabular-nums">
        §{number}
      </RuleLink>
    </li>
  ));
  const list = <ul className="chart-rules flex flex-wrap gap-x-3 text-sm">{links}</ul>;
  if (rules.length > FEW_RULES) return <Fold summary={label}>{list}</Fold>;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-sm font-semibold text-soft">{label}</span>
      {list}
    </div>
  );
}

/** Something to read on demand, under a line of its own. */
export function Fold({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 w-fit content-center text-sm font-semibold text-soft">{summary}</summary>
      {children}
    </details>
  );
}
