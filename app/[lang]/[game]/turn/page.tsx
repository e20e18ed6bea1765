import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { Checklist } from '@/components/sequence/checklist';
import { PaperFoot } from '@/components/shell/paper';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { gameOf, isGameId } from '@/lib/games/find';
import { isLanguage } from '@/lib/core/language';
import { readPlan } from '@/lib/content/plan';

interface Props {
  readonly params: Promise<{ lang: string; game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) return {};
  return {
    title: `${speaker(uiWords(lang, ['turn']), lang).say({ key: 'turn.title' })} · ${gameOf(game).title[lang]}`,
  };
}

/** The sequence of play as a checklist. */
export default async function TurnPage({ params }: Props) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  return (
    <WordsProvider lang={lang} messages={uiWords(lang, ['turn', 'rules'])}>
      <RuleSheetProvider game={game}>
        <main id="main" className="frame min-w-0 py-4">
          <Checklist game={game} plan={readPlan(lang, game)} />
          <PaperFoot />
        </main>
      </RuleSheetProvider>
    </WordsProvider>
  );
}
