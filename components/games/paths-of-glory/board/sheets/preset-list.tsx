import { replaceBy } from '@/components/games/paths-of-glory/board/edits';
import { START } from '@/components/games/paths-of-glory/board/position';
import type { SheetProps } from '@/components/games/paths-of-glory/board/sheets/board-sheets';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import type { BoardPreset } from '@/lib/games/paths-of-glory/data';

/** The set-up, the bare map, and the positions that the rulebook speaks of. */
export function PresetList({ desk, scene, kit, onSheet }: SheetProps) {
  const t = useWords();
  const { lang } = useSpeaker();
  const choose = (preset: BoardPreset) => {
    desk.board.apply(
      replaceBy({ ...START, preset: preset.id }),
      t('board.notice.loaded', { preset: preset.title[lang] }),
    );
    onSheet(undefined);
    if (preset.focus !== undefined) desk.present(preset.focus);
  };
  return (
    <ul className="grid gap-2 pb-2">
      {kit.data.boards.map((preset) => (
        <li key={preset.id} className="card flex flex-wrap items-center gap-x-3 px-3 py-1">
          <button
            type="button"
            className="min-h-11 w-full text-left leading-tight font-semibold text-accent"
            aria-current={preset.id === scene.position.preset ? 'true' : undefined}
            onClick={() => choose(preset)}
          >
            {preset.title[lang]}
          </button>
          {preset.rules.map((rule) => (
            <RuleLink key={rule} number={rule} className="inline-flex min-h-11 items-center text-sm tabular-nums" />
          ))}
        </li>
      ))}
    </ul>
  );
}
