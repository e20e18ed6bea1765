import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ResultsPage } from '@/components/search/results-page';
import { Keys } from '@/components/shell/keys';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { isLanguage } from '@/lib/core/language';

interface Props {
  readonly params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLanguage(lang) ? { title: speaker(uiWords(lang, ['search']), lang).say({ key: 'search.title' }) } : {};
}

export default async function SearchPage({ params }: Props) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  return (
    <>
      <ResultsPage />
      <Keys />
    </>
  );
}
