import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { questionPages } from '@/app/[lang]/[game]/disputes/questions';
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
  return isLanguage(lang) && isGameId(game) ? questionPages(game, lang).map((_, i) => ({ page: String(i + 1) })) : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, ...rest } = await params;
  const { lang, game } = gameParams(rest);
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.disputes.title' });
  return { title: `${title} ${page} · ${gameOf(game).title[lang]}` };
}

/** Some of the questions with their answers, to read through. */
export default async function QuestionsPage({ params }: Props) {
  const { page, ...rest } = await params;
  const { lang, game } = gameParams(rest);
  const pages = questionPages(game, lang);
  const at = Number(page);
  if (!pages[at - 1]) notFound();
  const speak = speaker(uiWords(lang, ['rules']), lang);
  return (
    <ListPage
      speak={speak}
      title={speak.say({ key: 'rules.disputes.title' })}
      rules={gameAddress(lang, game, 'rules')}
      list={gameAddress(lang, game, 'disputes')}
      pages={pages}
      at={at}
    />
  );
}
