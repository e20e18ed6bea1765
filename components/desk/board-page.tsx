'use client';

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { loadKit } from '@/components/games/registry';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import '@/components/desk/desk.css';

/** The board's page: its frame at once, the map when its data are here. */
export function BoardPage({ game, title }: { game: GameId; title: string }) {
  const [board, setBoard] = useState<ReactNode>();
  const [failed, setFailed] = useState(false);
  const open = useCallback(async () => {
    try {
      const { board: openBoard } = await loadKit(game);
      setBoard(await openBoard?.());
      setFailed(false);
    } catch {
      // There is no connection and no copy on the device.
      setFailed(true);
    }
  }, [game]);
  useEffect(() => {
    // Loading begins with the page and sets the state only when it is done.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    void open();
  }, [open]);
  return (
    <RuleSheetProvider game={game}>
      <main id="main" data-foot className="board-frame">
        <h1 className="sr-only">{title}</h1>
        {board ?? <Waiting failed={failed} onAgain={() => void open()} />}
      </main>
    </RuleSheetProvider>
  );
}

/** The room of the map while it loads. */
function Waiting({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
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
