'use client';

import { memo } from 'react';
import { readsAlike } from '@/components/search/reads-alike';
import { useWords } from '@/components/words/words';
import { useGame } from '@/components/shell/games';
import type { Hit } from '@/lib/search/search';

/**
 * What one hit shows: number, title, where it stands, one line with the words marked, the game's mark and the kind.
 * With each key many hits stay as they are; these are not drawn again.
 */
export const HitText = memo(ShownHit, (before, now) => readsAlike(before.hit, now.hit));

function ShownHit({ hit }: { hit: Hit }) {
  const t = useWords();
  const mark = useGame(hit.game)?.mark;
  return (
    <>
      <span className="flex items-baseline gap-2">
        {hit.number && <span className="shrink-0 font-semibold tabular-nums text-accent">{hit.number}</span>}
        <span className="min-w-0 flex-1 font-semibold text-ink">{hit.title}</span>
        <span className="shrink-0 text-xs text-soft">
          {hit.kind !== 'rule' && <>{t(`search.kinds.${hit.kind}`)} · </>}
          {mark}
        </span>
      </span>
      {hit.path.length > 0 && <span className="block truncate text-xs text-soft">{hit.path.join(' › ')}</span>}
      {hit.snippet.length > 0 && (
        <span className="line-clamp-2 text-sm text-soft">
          {hit.snippet.map((part, i) =>
            part.hit ? (
              <mark key={i} className="rounded-xs bg-hit px-0.5 text-ink">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
      )}
    </>
  );
}
