import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { ListPage } from '@/components/rules/list-page';
import type { ListedText } from '@/components/rules/list-pages';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { isLanguage, type Language } from '@/lib/core/language';
import { gameOf, isGameId } from '@/lib/games/find';

interface Props {
  readonly params: Promise<GameParams & { readonly page: string }>;
}

type Pages = readonly (readonly ListedText[])[];

/** A long list of the rules. */
interface List {
  readonly at: 'disputes' | 'glossary';
  /** the message with its name */
  readonly title: string;
  /** the pages that hold its texts */
  pages(game: GameId, lang: Language): Pages | Promise<Pages>;
}

const titleOf = ({ title }: List, lang: Language): string =>
  speaker(uiWords(lang, ['rules']), lang).say({ key: title });

/** The pages with the texts of a list: the parts of their route. */
export const listRoute = (list: List) => ({
  async generateStaticParams({ params: { lang, game } }: { params: GameParams }): Promise<{ page: string }[]> {
    if (!isLanguage(lang) || !isGameId(game)) return [];
    return (await list.pages(game, lang)).map((_, i) => ({ page: String(i + 1) }));
  },

  async generateMetadata({ params }: Props): Promise<Metadata> {
    const { page, ...rest } = await params;
    const { lang, game } = gameParams(rest);
    return { title: `${titleOf(list, lang)} ${page} · ${gameOf(game).title[lang]}` };
  },

  async Page({ params }: Props) {
    const { page, ...rest } = await params;
    const { lang, game } = gameParams(rest);
    const pages = await list.pages(game, lang);
    const at = Number(page);
    if (!pages[at - 1]) notFound();
    return (
      <ListPage
        speak={speaker(uiWords(lang, ['rules']), lang)}
        title={titleOf(list, lang)}
        rules={gameAddress(lang, game, 'rules')}
        list={gameAddress(lang, game, list.at)}
        pages={pages}
        at={at}
      />
    );
  },
});
