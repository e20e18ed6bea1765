import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { EventsPanel } from '@/components/games/paths-of-glory/board/panel/events-panel';
import { SpacePanel } from '@/components/games/paths-of-glory/board/panel/space-panel';
import { TraceCard } from '@/components/games/paths-of-glory/board/panel/trace-card';
import { TraceList } from '@/components/games/paths-of-glory/board/panel/trace-list';
import { spaceIn, type Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly kit: BoardKit;
  readonly game: GameId;
  readonly wide: boolean;
}

/** What belongs to the mode: beside the map where there is room, else a drawer under it. */
export function Panel(props: Props) {
  const t = useWords();
  const { desk, wide } = props;
  const { mode } = desk;
  if (!wide && !desk.drawer) return null;
  return (
    <section
      aria-label={t(`board.modes.${mode}`)}
      className="board-panel border-t border-line bg-paper px-3 pb-2 wide:border-t-0"
    >
      <div className="sticky top-0 z-1 flex items-center gap-2 bg-paper">
        {mode === 'trace' && desk.focus !== undefined && (
          <button
            type="button"
            className="btn -ml-2 border-0 bg-transparent px-0 text-lg"
            aria-label={t('board.trace.back')}
            onClick={() => desk.trace(undefined)}
          >
            <span aria-hidden>←</span>
          </button>
        )}
        <h2 className="min-h-11 min-w-0 flex-1 content-center text-lg font-bold">
          {titleOf(props) ?? t(`board.panel.${mode}`)}
        </h2>
        {!wide && (
          <button
            type="button"
            className="btn -mr-2 border-0 bg-transparent px-0"
            aria-label={t('board.closePanel')}
            onClick={desk.closeDrawer}
          >
            <span aria-hidden>▾</span>
          </button>
        )}
      </div>
      <Content {...props} />
    </section>
  );
}

/** The space that the panel is about, if it is about one. */
function titleOf({ desk, scene }: Props): string | undefined {
  const { mode, focus, opened, names } = desk;
  if (mode === 'trace') return focus && names.space(scene.traced.get(focus)?.space ?? focus);
  return mode !== 'events' && opened !== undefined ? names.space(opened) : undefined;
}

function Content({ desk, scene, game }: Props) {
  const t = useWords();
  const space = desk.opened === undefined ? undefined : spaceIn(scene, desk.opened);
  switch (desk.mode) {
    case 'trace':
      return desk.focus === undefined ? (
        <TraceList desk={desk} scene={scene} game={game} />
      ) : (
        <TraceCard desk={desk} scene={scene} focus={desk.focus} />
      );
    case 'events':
      return <EventsPanel desk={desk} scene={scene} />;
    default:
      return space ? (
        <SpacePanel desk={desk} scene={scene} space={space} />
      ) : (
        <div className="grid gap-4">
          <p className="text-soft">{t(`board.hint.${desk.mode}`)}</p>
          <TraceList desk={desk} scene={scene} game={game} />
        </div>
      );
  }
}
