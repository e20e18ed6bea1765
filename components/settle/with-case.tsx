'use client';

import { useCallback, type ReactNode } from 'react';
import type { Tool } from '@/components/calculator/tool';
import { loadCase, type CaseParts } from '@/components/settle/open-case';
import { useLoaded } from '@/components/settle/use-loaded';
import { Waiting } from '@/components/settle/waiting';
import { useSpeaker, useWords, WordsProvider } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';

export type LoadedCase = CaseParts & { readonly tool: Tool };

interface Props {
  readonly game: GameId;
  /** of the tool */
  readonly name: string;
  children(parts: LoadedCase): ReactNode;
}

/** What needs a tool, its words and the rules: shown once they are here. */
export function WithCase({ game, name, children }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const loaded = useLoaded(useCallback(() => loadCase(game, lang, name), [game, lang, name]));
  if (loaded.state !== 'here') return <Waiting loaded={loaded} failed={t('settle.notLoaded')} />;
  const { tool, messages } = loaded.value;
  if (!tool) return <p role="alert">{t('settle.noTool', { id: name })}</p>;
  return (
    <WordsProvider lang={lang} messages={messages}>
      {children({ ...loaded.value, tool })}
    </WordsProvider>
  );
}
