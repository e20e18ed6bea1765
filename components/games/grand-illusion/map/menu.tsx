import { useState } from 'react';
import { EMPTY, type Position } from '@/components/games/grand-illusion/map/position';
import type { MapState } from '@/components/games/grand-illusion/map/use-map';
import { Choice } from '@/components/ui/choice';
import { FileChoice } from '@/components/ui/file-choice';
import { textOf } from '@/components/ui/read-file';
import { saveFile } from '@/components/ui/save-file';
import { useSpeaker, useWords } from '@/components/words/words';
import type { ListedSpec } from '@/lib/board/listed/spec';
import { fileText } from '@/lib/calc/file-words';
import { countsOf, LARGEST_FILE, readListedFile, writeListedFile } from '@/lib/sheet/listed/file';

const GAME = 'grand-illusion';

/** Passing the map on, taking one over, and the ways back. */
export function Menu({ state, spec }: { state: MapState; spec: ListedSpec }) {
  const t = useWords();
  const { say } = useSpeaker();
  const [wrong, setWrong] = useState<string>();
  const [brought, setBrought] = useState<string>();
  const read = async (file: File) => {
    const text = await textOf(file, LARGEST_FILE);
    const map = text.ok ? readListedFile(GAME, spec, text.value) : text;
    if (map.ok) state.set({ map: map.value.draft as Position['map'] });
    setBrought(map.ok ? t('hexlist.menu.brought', countsOf(map.value.draft)) : undefined);
    setWrong(map.ok ? undefined : say(fileText(map.error)));
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn" disabled={!state.canUndo} onClick={state.undo}>
          {t('hexlist.menu.undo')}
        </button>
        <button
          type="button"
          className="btn"
          aria-pressed={state.position.pointed}
          onClick={() => state.set({ pointed: !state.position.pointed })}
        >
          {t('hexlist.menu.pointed')}
        </button>
      </div>
      <Choice
        label={t('hexlist.menu.save')}
        detail={t('hexlist.menu.saveDetail')}
        onClick={() => saveFile('grand-illusion-map.json', writeListedFile(GAME, state.map))}
      />
      <FileChoice
        label={t('hexlist.menu.open')}
        detail={t('hexlist.menu.openDetail')}
        onFile={(file) => void read(file)}
      />
      <p role="status" className="text-sm">
        {brought}
      </p>
      <div role="alert">
        {wrong !== undefined && (
          <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
            {t('hexlist.menu.refused', { detail: wrong })}
          </p>
        )}
      </div>
      <Choice label={t('hexlist.menu.clear')} detail={t('hexlist.menu.clearDetail')} onClick={() => state.set(EMPTY)} />
    </div>
  );
}
