import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeviceList, type WrittenIn } from '@/components/offline/device-list';
import { NotHere } from '@/components/offline/not-here';
import { Keys } from '@/components/shell/keys';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { isLanguage } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';

interface Props {
  readonly params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLanguage(lang) ? { title: speaker(uiWords(lang, ['offline']), lang).say({ key: 'offline.title' }) } : {};
}

/** What is on the device for use with no signal, and what can be. It is shown, too, for a page that is not there. */
export default async function DevicePage({ params }: Props) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const { say } = speaker(uiWords(lang, ['offline']), lang);
  const writtenIn: WrittenIn = Object.fromEntries(GAME_IDS.map((game) => [game, readGame(game).info.languages]));
  return (
    <>
      <main id="main" className="frame frame-text grid grid-cols-1 gap-5 py-6">
        <NotHere />
        <h1 className="text-3xl font-bold">{say({ key: 'offline.title' })}</h1>
        <p>{say({ key: 'offline.lead' })}</p>
        <DeviceList writtenIn={writtenIn} />
      </main>
      <Keys />
    </>
  );
}
