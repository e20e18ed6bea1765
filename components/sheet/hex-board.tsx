'use client';

import { Suspense, useCallback, useEffect, useState } from 'react';
import { ChecklistKey } from '@/components/desk/checklist-key';
import { AddressWatcher } from '@/components/desk/address-watcher';
import { useLibrary, type LibraryState } from '@/components/desk/use-library';
import { MapTools } from '@/components/desk/map-tools';
import { ModeBar } from '@/components/desk/mode-bar';
import { HexCanvas } from '@/components/sheet/canvas';
import type { DialogName } from '@/components/sheet/dialogs/props';
import { SheetDialogs } from '@/components/sheet/dialogs/sheet-dialogs';
import type { SheetKit, SheetState } from '@/components/sheet/kit';
import { KitProvider, useNames } from '@/components/sheet/kit-context';
import { LayerKeys } from '@/components/sheet/layer-keys';
import { modeKeys } from '@/components/sheet/mode-keys';
import { NoticeBar } from '@/components/sheet/notice-bar';
import { Panel } from '@/components/sheet/panel/panel';
import { sheetFrom } from '@/components/sheet/share';
import { type Before, loadBefore } from '@/components/sheet/shelf';
import { useDesk } from '@/components/sheet/use-desk';
import { type SheetSlots, useSheet } from '@/components/sheet/use-sheet';
import { Sheet } from '@/components/ui/sheet';
import { useUndoKeys } from '@/components/ui/use-undo-keys';
import { useWide } from '@/components/ui/use-wide';
import { useWords } from '@/components/words/words';
import type { AnySheet } from '@/lib/sheet/sheet';

interface Props {
  readonly kit: SheetKit;
  /** the list of sheets could not be read and was made anew */
  readonly recovered: boolean;
}

/** The hex sheets of this device: the one that lies on the table, and the list of all of them. */
export function HexBoard({ kit, recovered }: Props) {
  const t = useWords();
  const read = useCallback((query: string) => sheetFrom(kit.kind, query), [kit]);
  const shelf = useLibrary(kit.shelf, { read, message: t('hex-sheet.notice.fromAddress') });
  // A dialog stays open when it puts another sheet on the table.
  const [dialog, setDialog] = useState<DialogName>();
  if (!shelf.ready) return <Waiting />;
  return (
    <>
      <Suspense>
        <AddressWatcher onOther={() => void shelf.readAddress()} />
      </Suspense>
      <KitProvider kit={kit}>
        <OneSheet
          key={shelf.library.open}
          kit={kit}
          recovered={recovered}
          shelf={shelf}
          id={shelf.library.open}
          dialog={dialog}
          onDialog={setDialog}
        />
      </KitProvider>
    </>
  );
}

function Waiting() {
  const t = useWords();
  return <p className="board-waiting grid place-content-center text-soft">{t('board.loading')}</p>;
}

interface SheetProps extends Props {
  readonly shelf: LibraryState<AnySheet>;
  readonly id: number;
  readonly dialog: DialogName | undefined;
  onDialog(dialog: DialogName | undefined): void;
}

/** One sheet, as soon as the device has given it. */
function OneSheet(props: SheetProps) {
  const { kit, id } = props;
  const [slots] = useState((): SheetSlots => ({ sheet: kit.shelf.sheet(id), trail: kit.shelf.trail(id) }));
  const state = useSheet(kit, slots);
  const [before, setBefore] = useState<Before>();
  useEffect(() => {
    let gone = false;
    void loadBefore(kit.shelf, id).then((value) => !gone && setBefore(value));
    return () => {
      gone = true;
    };
  }, [kit.shelf, id]);
  return state.ready && before ? <Table {...props} state={state} before={before} /> : <Waiting />;
}

/** Canvas, panel and bars over one sheet. */
function Table({
  kit,
  recovered,
  shelf,
  id,
  dialog,
  onDialog,
  state,
  before,
}: SheetProps & { readonly state: SheetState; readonly before: Before }) {
  const t = useWords();
  const wide = useWide();
  const names = useNames();
  const desk = useDesk(id, kit, state, before, wide);
  useUndoKeys(state);
  const { retitle } = shelf;
  const { title } = state.sheet;
  useEffect(() => retitle(id, title), [retitle, id, title]);
  const { notice, tell } = shelf;
  // What was done is read once something else is done: it must not cover the sheet, unless it can be taken back.
  const heard = () => {
    if (notice?.kind === 'done' && !notice.undo) tell(undefined);
  };
  const { cursor, view } = desk;
  const name = cursor === undefined ? '' : (view.names[cursor] ?? '');
  return (
    <>
      <TitleBar shelf={shelf} id={id} state={state} onOpen={onDialog} />
      <div className="board-stage border-line wide:border-r">
        <HexCanvas
          inks={kit.inks}
          picture={desk.picture}
          map={desk.map}
          label={t('hex-sheet.map.label')}
          describedBy="sheet-keys"
          painting={desk.mode !== 'look' && desk.mode !== 'trace'}
          onTap={(tap) => {
            heard();
            desk.onTap(tap);
          }}
          onStroke={desk.onStroke}
          onKeyDown={desk.onKeyDown}
        />
        <p id="sheet-keys" className="sr-only">
          {t('hex-sheet.map.keys')}
        </p>
        <p role="status" className="sr-only">
          {cursor === undefined ? '' : names.hex(view, cursor)}
        </p>
        <MapTools map={desk.map} steps={state} menu={t('hex-sheet.menu.title')} onMenu={() => onDialog('menu')}>
          <LayerKeys desk={desk} />
        </MapTools>
        <NoticeBar desk={desk} shelf={shelf} recovered={recovered} onDialog={onDialog} />
      </div>
      <Panel desk={desk} wide={wide} />
      <ModeBar
        label={t('hex-sheet.modes.label')}
        keys={modeKeys(kit, t)}
        mode={desk.mode}
        open={desk.drawer}
        onChoose={(mode) => {
          heard();
          desk.setMode(mode);
        }}
      />
      {!wide && (
        <Sheet open={desk.opened} title={name} onClose={() => desk.close()}>
          {cursor !== undefined && <kit.HexPanel desk={desk} hex={cursor} />}
        </Sheet>
      )}
      <SheetDialogs desk={desk} kit={kit} shelf={shelf} id={id} dialog={dialog} onDialog={onDialog} />
    </>
  );
}

/** The name of the sheet, which leads to the others, and its turn. */
function TitleBar({
  shelf,
  id,
  state,
  onOpen,
}: {
  shelf: LibraryState<AnySheet>;
  id: number;
  state: SheetState;
  onOpen: (dialog: DialogName) => void;
}) {
  const t = useWords();
  return (
    <div className="board-verdict flex items-stretch border-b border-line bg-card">
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-3 text-left leading-tight"
        aria-haspopup="dialog"
        onClick={() => onOpen('library')}
      >
        <span className="min-w-0 truncate font-semibold">{state.sheet.title || t('hex-sheet.untitled', { id })}</span>
        <span aria-hidden className="text-soft">
          ▾
        </span>
        {shelf.library.sheets.length > 1 && (
          <span className="shrink-0 text-sm whitespace-nowrap text-soft max-[430px]:hidden">
            {t('hex-sheet.library.count', { count: shelf.library.sheets.length })}
          </span>
        )}
      </button>
      <ChecklistKey
        turn={state.sheet.turn}
        playing={state.playing}
        onTake={(turn) => state.apply(state.edits.setTurn(turn))}
      />
      <button
        type="button"
        className="shrink-0 px-3 text-sm whitespace-nowrap text-soft tabular-nums"
        aria-haspopup="dialog"
        aria-label={t('hex-sheet.turn.label', { turn: state.sheet.turn })}
        onClick={() => onOpen('frame')}
      >
        {t('hex-sheet.turn.short', { turn: state.sheet.turn })}
      </button>
    </div>
  );
}
