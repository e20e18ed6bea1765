'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { speaker, type MessageTree, type Speaker } from '@/lib/calc/say';
import type { Text } from '@/lib/calc/evaluation';

interface Words {
  readonly messages: MessageTree;
  readonly speaker: Speaker;
}

const Context = createContext<Words | undefined>(undefined);

/** Gives the interface words below it; a nested provider adds its areas to those above. */
export function WordsProvider({
  lang,
  messages,
  children,
}: {
  lang: Language;
  messages: MessageTree;
  children: ReactNode;
}) {
  const above = useContext(Context)?.messages;
  const value = useMemo(() => {
    const all = { ...above, ...messages };
    return { messages: all, speaker: speaker(all, lang) };
  }, [above, messages, lang]);
  return <Context value={value}>{children}</Context>;
}

/** The speaker of the page's language, for texts of an evaluation. */
export function useSpeaker(): Speaker {
  const words = useContext(Context);
  if (!words) throw new Error('useSpeaker: no WordsProvider above; the language layout must render one');
  return words.speaker;
}

/** Interface words by key: `t('rules.citedBy', { count: 3 })`. */
export function useWords(): (key: string, params?: Text['params']) => string {
  const { say } = useSpeaker();
  return (key, params) => say(params ? { key, params } : { key });
}
