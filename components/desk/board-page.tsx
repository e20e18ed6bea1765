'use client';

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import '@/components/desk/desk.css';

/** Loads the board of a game with its data, as chunks of its own. */
const BOARDS: Readonly<Record<GameId, () => Promise<ReactNode>>> = {
  async 'paths-of-glory'() {
    const [{ Board }, { loadBoard }] = await Promise.all([
      import('@/components/games/paths-of-glory/board/board'),
      import('@/components/games/paths-of-glory/board/load-board'),
    ]);
    return <Board kit={await loadBoard()} game="paths-of-glory" />;
  },
  async 'nach-paris'() {
    const [{ HexBoard }, { loadKit }] = await Promise.all([
      import('@/components/sheet/hex-board'),
      import('@/components/sheet/load-kit'),
    ]);
    return <HexBoard kit={await loadKit()} />;
  },
};

/** The board's page: its frame at once, the map when its data are here. */
export function BoardPage({ game, title }: { game: GameId; title: string }) {
  const [board, setBoard] = useState<ReactNode>();
  const [failed, setFailed] = useState(false);
  const open = useCallback(async () => {
    try {
      setBoard(await BOARDS[game]());
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
      <main id="main" className="board-frame">
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
