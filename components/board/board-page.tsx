'use client';

import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { BoardKit } from '@/components/board/load-board';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import '@/components/board/board.css';

const Board = lazy(() => import('@/components/board/board').then(({ Board: found }) => ({ default: found })));

/** The board's page: its frame at once, the map when its data are here. */
export function BoardPage({ game }: { game: GameId }) {
  const t = useWords();
  const [kit, setKit] = useState<BoardKit>();
  const [failed, setFailed] = useState(false);
  const open = useCallback(async () => {
    try {
      const { loadBoard } = await import('@/components/board/load-board');
      setKit(await loadBoard());
      setFailed(false);
    } catch {
      // There is no connection and no copy on the device.
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    // Loading begins with the page and sets the state only when it is done.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    void open();
  }, [open]);
  return (
    <RuleSheetProvider game={game}>
      <main id="main" className="board-frame">
        <h1 className="sr-only">{t('board.title')}</h1>
        <Suspense fallback={<Waiting />}>{kit ? <Board kit={kit} game={game} /> : <Waiting failed={failed} onAgain={() => void open()} />}</Suspense>
      </main>
    </RuleSheetProvider>
  );
}

/** The room of the map while it loads. */
function Waiting({ failed = false, onAgain }: { failed?: boolean; onAgain?: () => void }) {
  const t = useWords();
  return (
    <div className="board-waiting grid content-center justify-items-center gap-2 p-4 text-center text-soft">
      {failed ? (
        <>
          <p role="alert">{t('board.notLoaded')}</p>
          <button type="button" className="btn" onClick={onAgain}>
            {t('common.error.again')}
          </button>
        </>
      ) : (
        <p>{t('board.loading')}</p>
      )}
      <noscript>{t('board.noScript')}</noscript>
    </div>
  );
}
