'use client';

import { OwnChart } from '@/components/cards/own-chart';
import { SiteText } from '@/components/settle/parts';
import { TurnKey } from '@/components/settle/turned';
import type { GameId } from '@/lib/core/game-id';
import type { CardChart } from '@/lib/tables/card';

interface Props {
  readonly title: string;
  readonly game: GameId;
  /** of a chart that players fill in */
  readonly own?: CardChart | undefined;
}

/** Turns the chart of a page round, for the player across the table. */
export function TurnChart({ title, game, own }: Props) {
  return (
    <TurnKey>
      {() => (
        <>
          <p className="mb-[0.5em] font-serif text-[1.375em] leading-tight font-bold">{title}</p>
          {own ? (
            <OwnChart game={game} card={own} />
          ) : (
            <SiteText html={document.querySelector('[data-chart]')?.innerHTML ?? ''} />
          )}
        </>
      )}
    </TurnKey>
  );
}
