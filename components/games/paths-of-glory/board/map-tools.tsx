import { Finder } from '@/components/games/paths-of-glory/board/finder';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import type { Desk } from '@/components/games/paths-of-glory/board/use-desk';
import { Key } from '@/components/map/key';
import { useWords } from '@/components/words/words';

const STEP = 1.5;

/** What floats over the map: finding a space, steps back and forth, the menu, zoom. */
export function MapTools({
  desk,
  kit,
  wide,
  onMenu,
}: {
  desk: Desk;
  kit: BoardKit;
  wide: boolean;
  onMenu: () => void;
}) {
  const t = useWords();
  const { board, view } = desk;
  return (
    <>
      <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap items-start gap-2 *:pointer-events-auto print:hidden">
        {(wide || !desk.drawer) && <Finder desk={desk} kit={kit} />}
        <div className="ml-auto flex -space-x-px">
          <Key
            label={t('board.undo')}
            disabled={!board.canUndo}
            onClick={board.undo}
            className="rounded-r-none"
            path="M9 6L4.5 10.5L9 15M5 10.5h9.5a5 5 0 0 1 0 10H11"
          />
          <Key
            label={t('board.redo')}
            disabled={!board.canRedo}
            onClick={board.redo}
            className="rounded-none"
            path="M15 6l4.5 4.5L15 15M19 10.5H9.5a5 5 0 0 0 0 10H13"
          />
          <Key
            label={t('board.menu.title')}
            popup
            onClick={onMenu}
            className="rounded-l-none"
            path="M5 7h14M5 12h14M5 17h14"
          />
        </div>
      </div>
      <div className="absolute right-2 bottom-2 flex flex-col -space-y-px print:hidden">
        <Key
          label={t('board.map.closer')}
          onClick={() => view.zoom(STEP)}
          className="rounded-b-none"
          path="M12 5v14M5 12h14"
        />
        <Key
          label={t('board.map.farther')}
          onClick={() => view.zoom(1 / STEP)}
          className="rounded-t-none"
          path="M5 12h14"
        />
      </div>
    </>
  );
}
