'use client';

import { useEffect, useState } from 'react';
import { findAsked, readLostAddress, type RuleFound } from '@/components/rules/lost-address';
import { speaker, type MessageTree, type Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import { isLanguage, LANGUAGES, type Language, type Localised } from '@/lib/core/language';
import { ruleAddress } from '@/lib/rules/address';
import { titlesPath, type RuleTitles } from '@/lib/rules/book';

interface Props {
  /** of each language: `common.notFound` and `rules.lost` */
  readonly words: Readonly<Record<Language, MessageTree>>;
  readonly games: readonly { readonly id: GameId; readonly title: Localised }[];
}

/** What is known of the address once the browser has told it. */
interface Case {
  readonly lang: Language;
  readonly path: string;
  readonly game?: GameId;
  readonly asked?: string;
  readonly found?: RuleFound;
}

/** The page of an address that leads nowhere: in all languages until the browser says which one is wanted. */
export function LostPage({ words, games }: Props) {
  const [lost, setLost] = useState<Case>();
  useEffect(() => {
    void solve(
      games.map(({ id }) => id),
      setLost,
    );
  }, [games]);
  const speak = (lang: Language) => speaker(words[lang], lang);
  return (
    <>
      <title>{`${lost ? speak(lost.lang).say({ key: 'common.notFound.title' }) : '404'} · Umpire`}</title>
      {LANGUAGES.filter((lang) => !lost || lost.lang === lang).map((lang) => (
        <section key={lang} lang={lang} data-language={lang} className="grid grid-cols-1 gap-4">
          <Explanation speak={speak(lang)} lost={lost} games={games} />
        </section>
      ))}
    </>
  );
}

async function solve(games: readonly GameId[], show: (lost: Case) => void): Promise<void> {
  const path = location.pathname;
  const { lang: named, rule } = readLostAddress(path, games);
  const only = document.documentElement.dataset.only;
  const lang = named ?? (isLanguage(only) ? only : 'en');
  if (!rule) return show({ lang, path });
  const { game, asked } = rule;
  const found = await findInBook(game, lang, asked);
  if (found?.kind === 'go') location.replace(ruleAddress(lang, game, found.number));
  show({ lang, path, game, asked, ...(found && { found }) });
}

/** Undefined when the list of rules cannot be had. */
async function findInBook(game: GameId, lang: Language, asked: string): Promise<RuleFound | undefined> {
  try {
    const answer = await fetch(titlesPath(game, lang));
    return answer.ok ? findAsked(asked, (await answer.json()) as RuleTitles) : undefined;
  } catch {
    return undefined;
  }
}

type Say = (key: string, params?: Readonly<Record<string, string>>) => string;

function Explanation({ speak, lost, games }: { speak: Speaker; lost: Case | undefined; games: Props['games'] }) {
  const t: Say = (key, params) => speak.say(params ? { key, params } : { key });
  if (lost?.found?.kind === 'go')
    return <p className="text-xl">{t('rules.lost.going', { number: lost.found.number })}</p>;
  const search = `/${speak.lang}/search/`;
  return (
    <>
      <h1 className="text-3xl font-bold">{t('common.notFound.title')}</h1>
      <Reason t={t} lang={speak.lang} lost={lost} games={games} />
      <p className="flex flex-wrap gap-2">
        <a href={lost?.asked ? `${search}?q=${encodeURIComponent(lost.asked)}` : search} className="btn">
          {t('common.notFound.search')}
        </a>
        <a href={`/${speak.lang}/`} className="btn">
          {t('common.notFound.home')}
        </a>
      </p>
    </>
  );
}

function Reason({ t, lang, lost, games }: { t: Say; lang: Language; lost: Case | undefined; games: Props['games'] }) {
  if (!lost) return <p>{t('rules.lost.lead')}</p>;
  const { game, asked, found } = lost;
  if (game && found?.kind === 'moved') {
    return (
      <p>
        <a href={ruleAddress(lang, game, found.to)} className="btn">
          {t('rules.lost.moved', { from: found.from, to: found.to })}
        </a>
      </p>
    );
  }
  const { nearest, lack } = found?.kind === 'unknown' ? found : { nearest: [] };
  if (!game || !asked || nearest.length === 0)
    return <p className="wrap-anywhere">{t('common.notFound.text', { path: lost.path })}</p>;
  return (
    <>
      <p className="wrap-anywhere">
        {t('common.notFound.rule', {
          game: games.find(({ id }) => id === game)?.title[lang] ?? '',
          number: asked,
          ...lack,
          lack: lack?.kind ?? 'none',
        })}
      </p>
      <ul className="grid justify-items-start gap-2">
        {nearest.map(({ number, title }) => (
          <li key={number}>
            <a href={ruleAddress(lang, game, number)} className="btn">
              <b className="tabular-nums">{number}</b> {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
