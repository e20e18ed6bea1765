import type { DialogName } from '@/components/sheet/dialogs/sheet-dialogs';
import type { Desk } from '@/components/sheet/use-desk';
import { Key } from '@/components/map/key';
import { useWords } from '@/components/words/words';

const STEP = 1.5;

/** What floats over the sheet: ZOC of each side, steps back and forth, the menu, zoom. */
export function MapTools({ desk, onDialog }: { desk: Desk; onDialog: (dialog: DialogName) => void }) {
  const t = useWords();
  const { state, map, layers, setLayers } = desk;
  return (
    <>
      <div className="pointer-events-none absolute inset-x-2 top-2 flex items-start gap-2 *:pointer-events-auto print:hidden">
        <div className="flex -space-x-px">
          <Key
            label={t('hex-sheet.layers.zoc', { side: t('hex-sheet.side.german') })}
            pressed={layers.german}
            onClick={() => setLayers({ ...layers, german: !layers.german })}
            className="rounded-r-none text-central aria-pressed:text-on-accent"
            path="M12 20L5 6h14zM12 20L8 9h8z"
          />
          <Key
            label={t('hex-sheet.layers.zoc', { side: t('hex-sheet.side.allied') })}
            pressed={layers.allied}
            onClick={() => setLayers({ ...layers, allied: !layers.allied })}
            className="rounded-none text-allied aria-pressed:text-on-accent"
            path="M12 20L5 6h14z"
          />
          <Key
            label={t('hex-sheet.layers.control')}
            pressed={layers.control}
            onClick={() => setLayers({ ...layers, control: !layers.control })}
            className="rounded-l-none"
            path="M7 3v18M17 3v18M5 7h14M5 12h14M5 17h14"
          />
        </div>
        <div className="ml-auto flex -space-x-px">
          <Key
            label={t('board.undo')}
            disabled={!state.canUndo}
            onClick={state.undo}
            className="rounded-r-none"
            path="M9 6L4.5 10.5L9 15M5 10.5h9.5a5 5 0 0 1 0 10H11"
          />
          <Key
            label={t('board.redo')}
            disabled={!state.canRedo}
            onClick={state.redo}
            className="rounded-none"
            path="M15 6l4.5 4.5L15 15M19 10.5H9.5a5 5 0 0 0 0 10H13"
          />
          <Key
            label={t('hex-sheet.menu.title')}
            popup
            onClick={() => onDialog('menu')}
            className="rounded-l-none"
            path="M5 7h14M5 12h14M5 17h14"
          />
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
