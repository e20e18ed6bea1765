'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { useHash } from '@/components/sequence/use-hash';
import { ChartCard } from '@/components/settle/chart-card';
import { EditionProvider } from '@/components/settle/edition';
import { Ignored } from '@/components/settle/ignored';
import { QuestionCard } from '@/components/settle/question-card';
import { RuleCard } from '@/components/settle/rule-card';
import { ToolCard } from '@/components/settle/tool-card';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { readCode, type CodeProblem, type ReadCode } from '@/lib/settle/code';
import type { CardKind } from '@/lib/settle/head';

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

/** The card of the address; a damaged one is told, and the card from before stays. */
export function SettlePage({ game, edition }: { readonly game: GameId; readonly edition: string }) {
  const t = useWords();
  const code = useHash();
  const inBrowser = useBrowser();
  const read = useMemo(() => readCode(code), [code]);
  const [good, setGood] = useState<ReadCode & { readonly code: string }>();
  if (read.ok && good?.code !== code) setGood({ ...read.value, code });
  const problem = read.ok || !inBrowser || (code === '' && !good) ? undefined : read.error;
  const Card = good && CARDS[good.subject.kind];
  return (
    <RuleSheetProvider game={game}>
      <EditionProvider edition={edition}>
        <main id="main" className="frame frame-text min-h-dvh py-3">
          {problem && <Damaged problem={problem} above={good !== undefined} />}
          {Card ? (
            <>
              {good.ignored.length > 0 && <Ignored names={good.ignored} />}
              <Card key={good.code} game={game} subject={good.subject} />
            </>
          ) : (
            <>
              <h1 className="mb-2 text-2xl font-bold">{t('settle.title')}</h1>
              <p>{t('settle.lead', { button: t('common.settle') })}</p>
              <noscript>{t('settle.noScript')}</noscript>
            </>
          )}
        </main>
      </EditionProvider>
    </RuleSheetProvider>
  );
}

/** Says what is wrong with a code. */
function Damaged({ problem, above }: { readonly problem: CodeProblem; readonly above: boolean }) {
  const t = useWords();
  return (
    <div role="alert" className="mb-3 rounded-lg border-2 border-bad p-3 print:hidden">
      <p className="font-semibold text-bad">
        <span aria-hidden>⚠ </span>
        {t('settle.problem.title')}
      </p>
      <p>
        {t(`settle.problem.${problem.code}`, problem.code === 'too-long' ? { most: problem.most } : undefined)}{' '}
        {above && t('settle.before')}
      </p>
    </div>
  );
}
