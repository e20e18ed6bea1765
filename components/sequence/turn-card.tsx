'use client';

import { useMemo, type ReactNode } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { turnName } from '@/components/sequence/place';
import { unmetWords } from '@/components/sequence/unmet-words';
import { LinkedText } from '@/components/tables/linked-text';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import type { Plan } from '@/lib/sequence/plan';
import { firstTurn, lastTurn, type Progress } from '@/lib/sequence/progress';
import { turnCard } from '@/lib/sequence/turn-card';

/** Lines that stand open; a turn with more keeps the rest folded. */
const SHOWN = 4;

interface Props {
  readonly game: GameId;
  readonly plan: Plan;
  readonly progress: Progress;
}

/** What sets this turn apart: what is skipped and why, what is special, each with its rule. */
export function TurnCard({ game, plan, progress }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { turn: now, scenario } = progress;
  const first = firstTurn(plan, progress);
  const last = lastTurn(plan, progress);
  const { skipped, special } = useMemo(() => {
    const seasons = new Map(plan.turns.map(({ n, season }) => [n, season]));
    const momentOf = (turn: number) => ({ turn, season: seasons.get(turn) ?? '', scenario, first });
    return turnCard(plan.phases, { now, first, last, momentOf });
  }, [plan, now, scenario, first, last]);
  return (
    <section aria-labelledby="this-turn" className="card min-w-0 px-3 py-2">
      <h2 id="this-turn" className="text-lg leading-tight font-semibold">
        {t('turn.card.title', { turn: turnName(plan, now) })}
      </h2>
      {skipped.length + special.length === 0 && <p className="text-soft">{t('turn.card.ordinary')}</p>}
      <Lines
        sign="✕"
        title={t('turn.card.skipped')}
        lines={skipped.map(({ id, rule, text, because }) => (
          <LineRow key={id} game={game} rule={rule}>
            {text} <em className="text-soft">({because.map((one) => unmetWords(one, plan, lang, t)).join('; ')})</em>
          </LineRow>
        ))}
      />
      <Lines
        sign="★"
        title={t('turn.card.special')}
        lines={special.map(({ id, rule, text, span }) => (
          <LineRow key={id} game={game} rule={rule}>
            <LinkedText text={text} lang={lang} game={game} />
            {span !== 'goesOn' && <em className="text-soft"> ({t(`turn.card.${span}`)})</em>}
          </LineRow>
        ))}
      />
    </section>
  );
}

function Lines({ sign, title, lines }: { sign: string; title: string; lines: readonly ReactNode[] }) {
  const t = useWords();
  if (lines.length === 0) return null;
  const rest = lines.slice(SHOWN);
  return (
    <>
      <h3 className="mt-2 text-sm font-semibold">
        <span aria-hidden className="mr-1.5 text-accent">
          {sign}
        </span>
        {title}
      </h3>
      <ul className="divide-y divide-line">{lines.slice(0, SHOWN)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm font-semibold text-soft">
            {t('turn.card.more', { count: rest.length })}
          </summary>
          <ul className="divide-y divide-line">{rest}</ul>
        </details>
      )}
    </>
  );
}

function LineRow({ game, rule, children }: { game: GameId; rule: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="min-w-0 flex-1 py-2 text-sm print:py-0">{children}</span>
      <RuleLink
        game={game}
        number={rule}
        className="min-h-11 min-w-11 shrink-0 content-center text-right text-sm tabular-nums"
      >
        §{rule}
      </RuleLink>
    </li>
  );
}
