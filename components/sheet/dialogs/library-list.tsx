import type { DialogProps } from '@/components/sheet/dialogs/props';
import { rename } from '@/lib/sheet/edits';
import { MOST_SHEETS } from '@/components/desk/shelf';
import { useKit } from '@/components/sheet/kit-context';
import { Icon } from '@/components/sheet/panel/icon';
import { useDraft } from '@/components/storage/drafts';
import { useWords } from '@/components/words/words';

/** The sheets of this device: open, rename, copy and delete them. */
export function LibraryList({ desk, shelf, id, onDialog }: DialogProps) {
  const t = useWords();
  const { sheets } = shelf.library;
  const full = sheets.length >= MOST_SHEETS;
  const nameOf = (one: (typeof sheets)[number]): string => one.title || t('hex-sheet.untitled', { id: one.id });
  return (
    <div className="grid grid-cols-1 gap-3 pb-2">
      <Title key={id} id={id} desk={desk} />
      <ul className="grid grid-cols-1 gap-2">
        {sheets.map((one) => (
          <li key={one.id} className="card flex items-center gap-1 pr-1 pl-3">
            <button
              type="button"
              className="min-h-11 min-w-0 flex-1 py-1 text-left leading-tight wrap-anywhere font-semibold text-accent aria-[current]:text-ink"
              aria-current={one.id === id ? 'true' : undefined}
              onClick={() => {
                shelf.open(one.id);
                onDialog(undefined);
              }}
            >
              {nameOf(one)}{' '}
              {one.id === id && <span className="text-sm font-normal text-soft">{t('hex-sheet.library.open')}</span>}
            </button>
            <button
              type="button"
              className="btn border-0 px-0"
              disabled={full}
              aria-label={t('hex-sheet.library.copy', { sheet: nameOf(one) })}
              onClick={() => void shelf.duplicate(one.id, t('hex-sheet.notice.copied', { sheet: nameOf(one) }))}
            >
              <Icon name="copy" />
            </button>
            <button
              type="button"
              className="btn border-0 px-0"
              disabled={sheets.length < 2}
              aria-label={t('hex-sheet.library.remove', { sheet: nameOf(one) })}
              onClick={() => void shelf.remove(one.id, t('hex-sheet.notice.removed', { sheet: nameOf(one) }))}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      {shelf.notice?.kind === 'done' && shelf.notice.undo && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
          {shelf.notice.message}
          <button type="button" className="btn" onClick={shelf.notice.undo}>
            {t('board.undo')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The name of the sheet on the table, kept when the field is left. */
function Title({ desk, id }: Pick<DialogProps, 'desk' | 'id'>) {
  const t = useWords();
  const { kind } = useKit();
  const { sheet } = desk.state;
  const [typed, setTyped, done] = useDraft(`${kind.game}/sheet/${id}/title`, sheet.title);
  const keep = () => {
    if (typed.trim() !== sheet.title) desk.state.apply(rename(typed.trim()));
    done();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      className="flex flex-wrap items-end gap-2"
    >
      <label className="grid min-w-40 flex-1 text-xs font-semibold text-soft">
        {t('hex-sheet.library.name')}
        <input
          type="text"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          className="min-h-11 w-full rounded-lg border border-line bg-card px-3 text-base font-normal text-ink"
        />
      </label>
      <button type="submit" className="btn">
        {t('hex-sheet.library.rename')}
      </button>
    </form>
  );
}
