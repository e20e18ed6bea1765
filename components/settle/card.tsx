'use client';

import type { ReactNode } from 'react';
import { Actions } from '@/components/settle/actions';
import { CodeKey } from '@/components/settle/code-key';
import { useEdition } from '@/components/settle/edition';
import { RepairFold, useRepairs } from '@/components/settle/repair';
import { TurnKey } from '@/components/settle/turned';
import { PaperFoot } from '@/components/shell/paper';
import { useGame } from '@/components/shell/games';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { settleAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { repairLines } from '@/lib/settle/repair';
import type { Around } from '@/lib/settle/report';

interface Props {
  readonly game: GameId;
  /** names the card in its address */
  readonly code: string;
  /** what the card is about besides its game: a tool, a rule */
  readonly about: string;
  /** the question in one line */
  readonly question: string;
  /** language of the question where it is not the reader's */
  readonly lang?: string | undefined;
  readonly open: { readonly href: string; readonly words: string };
  /** the rules that may have been broken, where it speaks of rules */
  readonly rules: readonly string[];
  /** a reading can be chosen on it */
  readonly readings?: boolean;
  /** the whole card as text */
  report(around: Around): string;
  readonly children: ReactNode;
}

/** The frame of every card: its question, what answers it, its edition, and the ways to hand it on. */
export function Card({ game, code, about, question, lang, open, rules, readings = false, report, children }: Props) {
  const t = useWords();
  const speaker = useSpeaker();
  const edition = t('settle.edition', { edition: useEdition() });
  const heading = `${useGame(game)?.title ?? ''} · ${about}`;
  const found = useRepairs(rules);
  const link = location.origin + settleAddress(speaker.lang, game, code);
  const text = (heads: 'h1' | 'p', key?: ReactNode) => {
    const Question = heads;
    return (
      <div>
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-[0.875em] text-soft">{heading}</p>
          {key}
        </div>
        <Question className="mb-[0.5em] font-serif text-[1.375em] leading-tight font-bold" lang={lang}>
          {question}
        </Question>
        {children}
        <RepairFold found={found} readings={readings} />
        <p className="mt-[1em] text-[0.875em] text-soft">{edition}</p>
      </div>
    );
  };
  return (
    <>
      <article className="card p-3 print:border-0 print:p-0">{text('h1', <CodeKey link={link} />)}</article>
      <PaperFoot address={link} />
      <Actions
        title={heading}
        link={link}
        text={() => report({ heading, question, repair: repairLines(found, readings, speaker), edition, link })}
      >
        <TurnKey>{() => text('p')}</TurnKey>
        <Link href={open.href} className="btn no-underline">
          {open.words}
        </Link>
      </Actions>
    </>
  );
}
