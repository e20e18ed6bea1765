import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { termPages } from '@/app/[lang]/[game]/glossary/terms';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { ListPage } from '@/components/rules/list-page';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import { isLanguage } from '@/lib/core/language';
import { gameOf, isGameId } from '@/lib/games/find';
import '@/components/rules/rules.css';
import '@/components/rules/lists.css';

interface Props {
  readonly params: Promise<GameParams & { readonly page: string }>;
}

export const dynamicParams = false;
export function generateStaticParams({ params: { lang, game } }: { params: GameParams }) {
  return isLanguage(lang) && isGameId(game) ? termPages(game, lang).map((_, i) => ({ page: String(i + 1) })) : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, ...rest } = await params;
  const { lang, game } = gameParams(rest);
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.glossaryPage.title' });
  return { title: `${title} ${page} · ${gameOf(game).title[lang]}` };
}

/** Some of the terms with their definitions, to read through. */
export default async function TermsPage({ params }: Props) {
  const { page, ...rest } = await params;
  const { lang, game } = gameParams(rest);
  const pages = termPages(game, lang);
  const at = Number(page);
  if (!pages[at - 1]) notFound();
  const speak = speaker(uiWords(lang, ['rules']), lang);
  return (
    <ListPage
      speak={speak}
      title={speak.say({ key: 'rules.glossaryPage.title' })}
      rules={gameAddress(lang, game, 'rules')}
      list={gameAddress(lang, game, 'glossary')}
      pages={pages}
      at={at}
    />
  );
}
