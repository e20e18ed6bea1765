import { ReadyList } from '@/components/desk/ready-list';
import { replaceBy } from '@/components/games/paths-of-glory/board/edits';
import { START } from '@/components/games/paths-of-glory/board/position';
import type { SheetProps } from '@/components/games/paths-of-glory/board/sheets/props';
import { useWords } from '@/components/words/words';

/** The set-up, the bare map, and the positions that the rulebook speaks of. */
export function PresetList({ desk, scene, kit, onSheet }: SheetProps) {
  const t = useWords();
  return (
    <ReadyList
      list={kit.data.boards}
      current={scene.position.preset}
      onChoose={({ id, focus }, preset) => {
        desk.board.apply(replaceBy({ ...START, preset: id }), t('board.notice.loaded', { preset }));
        onSheet(undefined);
        if (focus !== undefined) desk.present(focus);
      }}
    />
  );
}
