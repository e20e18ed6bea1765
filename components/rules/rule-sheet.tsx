'use client';

import { createContext, useContext, useMemo, type MouseEvent, type ReactNode } from 'react';
import { SheetRule } from '@/components/rules/sheet-rule';
import { useTrail } from '@/components/rules/trail';
import { Sheet } from '@/components/ui/sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { ruleAddress } from '@/lib/rules/address';

interface Opener {
  readonly game: GameId;
  open(number: string): void;
}

const Context = createContext<Opener | undefined>(undefined);

/** Lets the RuleLinks below it open rules in a sheet over the page. Needs the interface words of the area `rules`. */
export function RuleSheetProvider({ game, children }: { game: GameId; children: ReactNode }) {
  const t = useWords();
  const { number, depth, open, follow, back, close } = useTrail();
  const opener = useMemo(() => ({ game, open }), [game, open]);
  return (
    <Context value={opener}>
      {children}
      <Sheet open={number !== undefined} title={number ?? t('rules.title')} onClose={close}>
        {number !== undefined && (
          <SheetRule game={game} number={number} onFollow={follow} onBack={depth > 1 ? back : undefined} />
        )}
      </Sheet>
    </Context>
  );
}

/**
 * A rule's number as a link that opens the rule over the page; without a RuleSheetProvider above, or in a new tab,
 * it leads to the rule's own address.
 */
export function RuleLink({
  number,
  game,
  className,
  children,
}: {
  number: string;
  game?: GameId;
  className?: string;
  children?: ReactNode;
}) {
  const opener = useContext(Context);
  const { lang } = useSpeaker();
  const of = game ?? opener?.game;
  if (!of) throw new Error('RuleLink: needs a RuleSheetProvider above it or the game');
  const onClick = (event: MouseEvent) => {
    if (opener?.game !== of || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.open(number);
  };
  return (
    <a href={ruleAddress(lang, of, number)} className={className} data-stays onClick={onClick}>
      {children ?? number}
    </a>
  );
}
