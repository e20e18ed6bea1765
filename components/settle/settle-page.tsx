'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { useHash } from '@/components/sequence/use-hash';
import { ChartCard } from '@/components/settle/chart-card';
import { ComparedCard } from '@/components/settle/compared-card';
import { EditionProvider } from '@/components/settle/edition';
import { Ignored } from '@/components/settle/notes';
import { useProblemText } from '@/components/settle/problem-text';
import { QuestionCard } from '@/components/settle/question-card';
import { RepairsProvider } from '@/components/settle/repair';
import { RuleCard } from '@/components/settle/rule-card';
import { Scan } from '@/components/settle/scan/scan';
import { SeenCards } from '@/components/settle/seen-cards';
import { ToolCard } from '@/components/settle/tool-card';
import { useSpeaker, useWords } from '@/components/words/words';
import { settleAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { SCAN, type CardKind } from '@/lib/settle/head';
import { readPair, type PairProblem, type ReadPair } from '@/lib/settle/pair';
import type { Repair } from '@/lib/settle/repair';
import type { Scanned } from '@/lib/settle/scanned';

const CARDS = { tool: ToolCard, rule: RuleCard, question: QuestionCard, chart: ChartCard } as const satisfies Record<
  CardKind,
  unknown
>;

const never = () => () => undefined;
/** Whether the page runs in a browser: only there it knows its address. */
const useBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface Props {
  readonly game: GameId;
  readonly edition: string;
  /** what the rulebook says of mistakes */
  readonly repairs: readonly Repair[];
}

/** The card of the address; a damaged one is told, and the card from before stays. */
export function SettlePage({ game, edition, repairs }: Props) {
  const t = useWords();
  const code = useHash();
  const inBrowser = useBrowser();
  const read = useMemo(() => readPair(code), [code]);
  const [good, setGood] = useState<ReadPair & { readonly code: string }>();
  if (read.ok && good?.code !== code) setGood({ ...read.value, code });
  const { lang } = useSpeaker();
  const scans = code === SCAN;
  const openCard = (card: Scanned) => {
    const address = card.game === game ? `#${card.code}` : settleAddress(lang, card.game, card.code);
    // Back from a card leads to where its scan was asked for, not to the camera.
    if (scans) location.replace(address);
    else location.assign(address);
  };
  const starts = scans || (code === '' && !good);
  const problem = read.ok || !inBrowser || starts ? undefined : read.error;
  return (
    <RuleSheetProvider game={game}>
      <EditionProvider edition={edition}>
        <main id="main" className="frame frame-text min-h-dvh py-3">
          {problem && <Damaged problem={problem} above={good !== undefined} />}
          {good && !scans ? (
            <RepairsProvider repairs={repairs}>
              <Shown key={good.code} game={game} read={good} />
            </RepairsProvider>
          ) : (
            <>
              <h1 className="mb-2 text-2xl font-bold">{t('settle.title')}</h1>
              <p className="mb-3">{t('settle.lead', { button: t('common.settle') })}</p>
              <div id={SCAN}>
                <Scan key={code} game={game} className="btn btn-primary" atOnce={scans} onCard={openCard}>
                  {t('settle.scan.key')}
                </Scan>
              </div>
              <SeenCards game={game} />
              <noscript>{t('settle.noScript')}</noscript>
            </>
          )}
        </main>
      </EditionProvider>
    </RuleSheetProvider>
  );
}

/** A card, or two versions of a case on one. */
function Shown({ game, read: { first, second } }: { readonly game: GameId; readonly read: ReadPair }) {
  if (second) return <ComparedCard game={game} first={first.subject} second={second.subject} />;
  const Card = CARDS[first.subject.kind];
  return (
    <>
      {first.ignored.length > 0 && <Ignored names={first.ignored} />}
      <Card game={game} subject={first.subject} />
    </>
  );
}

/** Says what is wrong with a code. */
function Damaged({ problem, above }: { readonly problem: PairProblem; readonly above: boolean }) {
  const t = useWords();
  const problemText = useProblemText();
  return (
    <div role="alert" className="mb-3 rounded-lg border-2 border-bad p-3 print:hidden">
      <p className="font-semibold text-bad">
        <span aria-hidden>⚠ </span>
        {t('settle.problem.title')}
      </p>
      <p>
        {problemText(problem)} {above && t('settle.before')}
      </p>
    </div>
  );
}
