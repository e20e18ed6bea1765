'use client';

import { useState } from 'react';
import { fromBoard } from '@/components/calculator/board-position';
import { useTool } from '@/components/calculator/tool-context';
import type { Case } from '@/components/calculator/use-case';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { gameAddress } from '@/lib/core/address';

/** For tools whose situation is laid out on the map: the way there, and the position that stands there. */
export function BoardLinks({ shown }: { shown: Case }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { tool } = useTool();
  const [empty, setEmpty] = useState(false);
  const take = async () => {
    const position = await fromBoard(tool);
    setEmpty(!position);
    if (position) shown.replace({ ...shown.input, ...position }, 'board');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <button type="button" className="btn" onClick={() => void take()}>
        {t('tools.fromBoard')}
      </button>
      <Link href={gameAddress(lang, tool.game, 'board')} className="inline-flex min-h-11 items-center px-1.5">
        {t('tools.toBoard')}
      </Link>
      <p role="status" className="text-sm text-soft">
        {empty && t('tools.noBoard')}
      </p>
    </div>
  );
}
