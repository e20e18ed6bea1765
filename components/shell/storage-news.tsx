'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { NO_TROUBLE, troubles } from '@/components/storage/trouble';
import { useSpeaker, WordsProvider } from '@/components/words/words';
import type { MessageTree } from '@/lib/calc/say';
import type { Language } from '@/lib/core/language';

const WORDS: Readonly<Record<Language, () => Promise<{ readonly default: MessageTree }>>> = {
  en: () => import('@/content/ui/en/storage.json'),
  es: () => import('@/content/ui/es/storage.json'),
  it: () => import('@/content/ui/it/storage.json'),
};

interface Parts {
  readonly Telling: ComponentType;
  readonly words: MessageTree;
}

async function loadParts(lang: Language): Promise<Parts> {
  const [{ Telling }, words] = await Promise.all([import('@/components/desk/aside/telling'), WORDS[lang]()]);
  return { Telling, words: words.default };
}

/** How long until the parts are asked for again, in milliseconds. */
const AGAIN = 3000;

/**
 * Tells under the head of every page what is wrong with the storage of this device, and what was set aside. Pages where
 * nothing is wrong load none of it.
 */
export function StorageNews() {
  const { lang } = useSpeaker();
  const { problem, caughtUp, aside, isListed } = useSyncExternalStore(
    troubles.subscribe,
    troubles.get,
    () => NO_TROUBLE,
  );
  const isWanted = problem !== undefined || caughtUp || aside.length > 0 || isListed;
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (!isWanted || parts) return;
    let again: ReturnType<typeof setTimeout>;
    let gone = false;
    const load = () =>
      void loadParts(lang).then(
        (loaded) => !gone && setParts(loaded),
        () => !gone && (again = setTimeout(load, AGAIN)),
      );
    load();
    return () => {
      gone = true;
      clearTimeout(again);
    };
  }, [isWanted, parts, lang]);
  return parts ? (
    <WordsProvider lang={lang} messages={{ storage: parts.words }}>
      <parts.Telling />
    </WordsProvider>
  ) : null;
}
