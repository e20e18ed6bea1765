'use client';

import { useGame } from '@/components/shell/games';
import { Unbroken } from '@/components/ui/unbroken';
import type { FightHit } from '@/lib/typed/hit';

/**
 * A fight typed in words: the tool that is filled in with it, its odds, what each word was understood as, and the words
 * that nobody understood.
 */
export function FightText({ hit }: { hit: FightHit }) {
  const mark = useGame(hit.game)?.mark;
  if (hit.offered) return <OfferedText hit={hit} {...hit.offered} />;
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 font-semibold text-accent">{hit.title}</span>
        <span className="shrink-0 text-xs text-soft">{mark}</span>
      </span>
      {hit.line ? (
        <span className="block font-semibold text-ink">
          <Unbroken text={hit.line} />
        </span>
      ) : (
        // The room of the odds that are still worked out, so that nothing moves when they come.
        hit.faults.length === 0 && <span className="block font-semibold">&nbsp;</span>
      )}
      {hit.faults.map((fault) => (
        <span key={fault} className="block font-semibold text-bad">
          <span aria-hidden>✕ </span>
          {fault}
        </span>
      ))}
      {hit.unknownText && (
        <span className="block text-sm font-semibold text-warn">
          <span aria-hidden>? </span>
          {hit.unknownText}
        </span>
      )}
      <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
        {hit.used.map(({ words, means }, i) => (
          <span key={i}>
            <span className="text-ink">{words}</span>
            <span aria-hidden> → </span>
            <span className="sr-only">: </span>
            {means}
          </span>
        ))}
      </span>
    </>
  );
}

/** What words that nobody understood may mean, with the odds that it would give: nothing of it is filled in yet. */
function OfferedText({ hit, asks, means }: { hit: FightHit; asks: string; means: string }) {
  return (
    <span className="block border-l-2 border-warn pl-3">
      <span className="block text-sm text-soft">
        <span aria-hidden>? </span>
        {asks}
      </span>
      <span className="block font-semibold text-accent">{means}</span>
      {hit.line && (
        <span className="block text-sm text-ink">
          <Unbroken text={hit.line} />
        </span>
      )}
    </span>
  );
}
