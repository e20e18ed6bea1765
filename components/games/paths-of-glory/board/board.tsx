'use client';

import { Suspense, useState } from 'react';
import { AddressWatcher } from '@/components/desk/address-watcher';
import { PlaceWatcher } from '@/components/desk/place-watcher';
import { BoardSheets } from '@/components/games/paths-of-glory/board/sheets/board-sheets';
import type { SheetName } from '@/components/games/paths-of-glory/board/sheets/props';
import { MapTools } from '@/components/desk/map-tools';
import { ModeBar } from '@/components/desk/mode-bar';
import { Finder } from '@/components/games/paths-of-glory/board/finder';
import { modeKeys } from '@/components/games/paths-of-glory/board/modes';
import { MapView } from '@/components/games/paths-of-glory/board/map/map-view';
import { NoticeBar } from '@/components/games/paths-of-glory/board/notice-bar';
import { Panel } from '@/components/games/paths-of-glory/board/panel/panel';
import { SpacePanel } from '@/components/games/paths-of-glory/board/panel/space-panel';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { spaceIn } from '@/components/games/paths-of-glory/board/scene';
import { useBoard, type BoardState } from '@/components/games/paths-of-glory/board/use-board';
import { useUndoKeys } from '@/components/ui/use-undo-keys';
import { useDesk } from '@/components/games/paths-of-glory/board/use-desk';
import { useWide } from '@/components/ui/use-wide';
import { Verdict } from '@/components/games/paths-of-glory/board/verdict';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';

interface Props {
  readonly kit: BoardKit;
  readonly game: GameId;
}

/** The board of this device, as soon as the device has given it. */
export function Board({ kit, game }: Props) {
  const t = useWords();
  const board = useBoard(kit, t('board.notice.fromAddress'));
  return board.ready ? (
    <Table kit={kit} game={game} board={board} />
  ) : (
    <p className="board-waiting grid place-content-center text-soft">{t('board.loading')}</p>
  );
}

/** Map, panel and bars over one board. */
function Table({ kit, game, board }: Props & { readonly board: BoardState }) {
  const t = useWords();
  const wide = useWide();
  const desk = useDesk(kit, board, wide);
  const [sheet, setSheet] = useState<SheetName>();
  useUndoKeys(board);
  const { scene, names } = desk;
  const space = desk.opened === undefined ? undefined : spaceIn(scene, desk.opened);
  const chosen = desk.chosen === undefined ? undefined : spaceIn(scene, desk.chosen);
  return (
    <>
      <Suspense>
        <AddressWatcher onOther={desk.board.readAddress} />
      </Suspense>
      <PlaceWatcher onPlace={(place) => spaceIn(scene, place) && desk.find(place)} />
      <Verdict scene={scene} onOpen={() => desk.setMode('trace')} />
      <div className="board-stage border-line wide:border-r">
        <MapView
          chart={kit.chart}
          scene={scene}
          names={names}
          view={desk.view}
          chosen={desk.chosen}
          ways={desk.ways}
          guard={desk.guard}
          onTouch={desk.touch}
        />
        <p id="board-map-keys" className="sr-only">
          {t('board.map.keys')}
        </p>
        <p role="status" className="sr-only">
          {desk.mode === 'control' && chosen ? names.spaceLabel(scene, chosen) : ''}
        </p>
        <MapTools map={desk.view} steps={board} menu={t('board.menu.title')} onMenu={() => setSheet('menu')}>
          {(wide || !desk.drawer) && <Finder desk={desk} kit={kit} />}
        </MapTools>
        <NoticeBar desk={desk} covered={!wide && space !== undefined} />
      </div>
      <Panel desk={desk} scene={scene} kit={kit} game={game} wide={wide} />
      <ModeBar
        label={t('board.modes.label')}
        keys={modeKeys(t)}
        mode={desk.mode}
        open={desk.drawer}
        onChoose={desk.setMode}
      />
      {!wide && (
        <Sheet open={space !== undefined} title={space?.name ?? ''} onClose={() => desk.open(undefined)}>
          {space && <SpacePanel desk={desk} scene={scene} space={space} inSheet />}
        </Sheet>
      )}
      <BoardSheets desk={desk} scene={scene} kit={kit} sheet={sheet} onSheet={setSheet} />
    </>
  );
}
