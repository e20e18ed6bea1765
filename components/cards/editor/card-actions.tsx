'use client';

import type { CardEditor } from '@/components/cards/editor/use-card-editor';
import { useWords } from '@/components/words/words';

/** Steps back and forth, a table from a spreadsheet, and what was done last. */
export function CardActions({ editor, onPaste }: { editor: CardEditor; onPaste: () => void }) {
  const t = useWords();
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <button type="button" className="btn" disabled={!editor.canUndo} onClick={editor.undo}>
        {t('cards.actions.undo')}
      </button>
      <button type="button" className="btn" disabled={!editor.canRedo} onClick={editor.redo}>
        {t('cards.actions.redo')}
      </button>
      <button type="button" className="btn" disabled={!editor.ready} onClick={onPaste}>
        {t('cards.actions.paste')}
      </button>
      <p role="status" className="min-w-0 text-sm text-soft">
        {editor.said}
      </p>
    </div>
  );
}
