import type { ReactNode } from 'react';
import { Key } from '@/components/desk/key';
import type { UndoRedo } from '@/components/storage/undo';
import type { MapControl } from '@/components/map/map-control';
import { useWords } from '@/components/words/words';

const STEP = 1.5;
/** Height of what floats over the map's upper edge, in pixels: what is shown stands below it. */
export const TOOLS_HEIGHT = 56;

interface Props {
  readonly map: MapControl;
  readonly steps: UndoRedo;
  /** the name of the menu */
  readonly menu: string;
  /** what else floats over the upper left of the map */
  readonly children?: ReactNode;
  onMenu(): void;
}

/** What floats over a map: what the game puts there, steps back and forth, the menu, zoom. */
export function MapTools({ map, steps, menu, children, onMenu }: Props) {
  const t = useWords();
  return (
    <>
      <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap items-start gap-2 *:pointer-events-auto print:hidden">
        {children}
        <div className="ml-auto flex -space-x-px">
          <Key
            label={t('board.undo')}
            disabled={!steps.canUndo}
            onClick={steps.undo}
            className="rounded-r-none"
            path="M9 6L4.5 10.5L9 15M5 10.5h9.5a5 5 0 0 1 0 10H11"
          />
          <Key
            label={t('board.redo')}
            disabled={!steps.canRedo}
            onClick={steps.redo}
            className="rounded-none"
            path="M15 6l4.5 4.5L15 15M19 10.5H9.5a5 5 0 0 0 0 10H13"
          />
          <Key label={menu} popup onClick={onMenu} className="rounded-l-none" path="M5 7h14M5 12h14M5 17h14" />
        </div>
      </div>
      <div className="absolute right-2 bottom-2 flex flex-col -space-y-px print:hidden">
        <Key
          label={t('board.map.closer')}
          onClick={() => map.zoom(STEP)}
          className="rounded-b-none"
          path="M12 5v14M5 12h14"
        />
        <Key
          label={t('board.map.farther')}
          onClick={() => map.zoom(1 / STEP)}
          className="rounded-t-none"
          path="M5 12h14"
        />
      </div>
    </>
  );
}
