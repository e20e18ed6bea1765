import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { chapterViews } from '@/app/[lang]/[game]/rules/rule-views';
import { Beside } from '@/components/rules/beside';
import { Breadcrumb } from '@/components/rules/breadcrumb';
import { ChapterContents } from '@/components/rules/chapter-contents';
import { ChapterNeighbours } from '@/components/rules/chapter-neighbours';
import { RuleArticle } from '@/components/rules/rule-article';
import { RulesPage } from '@/components/rules/rules-page';
import { PaperFoot, PrintKey } from '@/components/shell/paper';
import { speaker, type Speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { gameOf, isGameId } from '@/lib/games/find';
import { contentLanguage, type Language } from '@/lib/core/language';
import { chapterAddress } from '@/lib/rules/address';
import type { Chapter } from '@/lib/rules/entry';
import '@/components/rules/rules.css';

interface Props {
  readonly params: Promise<GameParams & { chapter: string }>;
}

export const dynamicParams = false;
export function generateStaticParams({ params }: { params: { game: string } }) {
  return isGameId(params.game)
    ? readGame(params.game)
        .rules('en')
        .chapters.map(({ id }) => ({ chapter: id }))
    : [];
}

interface Place {
  readonly lang: Language;
  readonly game: GameId;
  readonly chapters: readonly Chapter[];
  readonly at: number;
  readonly chapter: Chapter;
}

async function placeOf(params: Props['params']): Promise<Place> {
  const { chapter: id, ...rest } = await params;
  const { lang, game } = gameParams(rest);
  const { chapters } = readGame(game).rules(lang);
  const at = chapters.findIndex((chapter) => chapter.id === id);
  const chapter = chapters[at];
  if (!chapter) notFound();
  return { lang, game, chapters, at, chapter };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { chapter, game, lang } = await placeOf(params);
  return { title: `${chapter.id} ${chapter.title} · ${gameOf(game).title[lang]}` };
}

/** A chapter to read through; every rule has its place in it. */
export default async function ChapterPage({ params }: Props) {
  const { lang, game, chapters, at, chapter } = await placeOf(params);
  const speak = speaker(uiWords(lang, ['common', 'rules']), lang);
  const t = (key: string) => speak.say({ key });
  const views = await chapterViews(game, lang, chapter);
  const { languages } = readGame(game).info;
  const shown = contentLanguage(lang, languages);
  const textLang = shown === lang ? undefined : shown;
  const crumbs = [{ href: gameAddress(lang, game, 'rules'), label: t('rules.title') }];
  const link = (other: Chapter | undefined) =>
    other && { href: chapterAddress(lang, game, other.id), label: `${other.id} ${other.title}` };
  return (
    <RulesPage>
      <div className="frame flex gap-8 pb-8">
        <ChapterContents rules={views} label={t('rules.inChapter')} lang={textLang} wide />
        <main id="main" className="rules-column min-w-0 max-w-2xl flex-1 print:max-w-none">
          <div className="flex flex-wrap items-center gap-x-4 wide:py-1.5">
            <Breadcrumb
              label={t('rules.breadcrumb')}
              links={crumbs}
              here={`${chapter.id} ${chapter.title}`}
              hereLang={textLang}
            />
            <div className="ml-auto hidden min-h-11 gap-2 wide:flex print:hidden">
              <PrintKey />
              <Suspense>
                <Beside game={game} offers={offers(languages, shown, speak)} failed={t('rules.beside.failed')} />
              </Suspense>
            </div>
          </div>
          {textLang && <p className="mb-2 rounded-lg bg-sunk px-3 py-2 text-sm text-soft">{t('common.englishText')}</p>}
          <p id="copy-hint" className="sr-only">
            {t('rules.copyHint')}
          </p>
          {views.map((rule, i) => (
            <div key={rule.number}>
              <RuleArticle rule={rule} speak={speak} />
              {i === 0 && <ChapterContents rules={views} label={t('rules.inChapter')} lang={textLang} />}
            </div>
          ))}
          <PaperFoot />
          <ChapterNeighbours
            label={t('rules.chapters')}
            previous={link(chapters[at - 1])}
            next={link(chapters[at + 1])}
            words={{ previous: t('rules.previous'), next: t('rules.next') }}
          />
        </main>
      </div>
    </RulesPage>
  );
}

/** The other languages of the rules, each with the words of its button. */
function offers(languages: readonly Language[], shown: Language, speak: Speaker) {
  return languages
    .filter((lang) => lang !== shown)
    .map((lang) => ({
      lang,
      words: speak.say({ key: 'rules.beside.on', params: { language: { key: `rules.languages.${lang}` } } }),
    }));
}
