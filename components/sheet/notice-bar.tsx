import { Close, Strip, useFading } from '@/components/map/strip';
import { useUnitNames } from '@/components/sheet/names';
import type { DialogName } from '@/components/sheet/dialogs/sheet-dialogs';
import { isEmpty } from '@/components/sheet/edits';
import type { Desk } from '@/components/sheet/use-desk';
import type { LibraryState } from '@/components/sheet/use-library';
import { useSpeaker, useWords } from '@/components/words/words';

interface Props {
  readonly desk: Desk;
  readonly shelf: LibraryState;
  readonly recovered: boolean;
  onDialog(dialog: DialogName): void;
}

/**
 * What is said at the foot of the sheet: where to begin, units being moved, a railway being laid, what was done, what
 * is wrong.
 */
export function NoticeBar({ desk, shelf, recovered, onDialog }: Props) {
  const t = useWords();
  const { say } = useSpeaker();
  const names = useUnitNames();
  const { notice, tell } = shelf;
  const { moving, laying, state } = desk;
  useFading(notice?.kind === 'done', () => tell(undefined));
  const problem = state.problem ?? shelf.problem;
  const units = state.view.units.filter(({ id }) => moving?.ids.includes(id)).map(names.unit);
  return (
    <div className="pointer-events-none absolute right-15 bottom-2 left-2 grid justify-items-start gap-2 *:pointer-events-auto print:hidden">
      <div role="status" className="grid justify-items-start gap-2">
        {problem && <Strip tone="border-warn">{t(`hex-sheet.storage.${problem}`)}</Strip>}
        {recovered && !problem && <Strip tone="border-warn">{t('hex-sheet.storage.recovered')}</Strip>}
        {desk.mode === 'look' && isEmpty(state.sheet) && (
          <Strip tone="border-line">
            <span className="min-w-0 flex-1 basis-44">{t('hex-sheet.empty')}</span>
            <button type="button" className="btn" aria-haspopup="dialog" onClick={() => onDialog('ready')}>
              {t('hex-sheet.ready.title')}
            </button>
          </Strip>
        )}
        {moving && (
          <Doing text={t('board.move.where', { units: units.join(', ') })} onStop={() => desk.move(undefined)} />
        )}
        {laying !== undefined && (
          <Doing text={t('hex-sheet.rail.laying', { hex: desk.view.names[laying] ?? '' })} onStop={desk.stopLaying} />
        )}
        {notice?.kind === 'done' && (
          <Strip tone="border-line">
            <span className="min-w-24 flex-1 basis-0">{notice.message}</span>
            {notice.undo && (
              <button type="button" className="btn" onClick={notice.undo}>
                {t('board.undo')}
              </button>
            )}
            <Close onClose={() => tell(undefined)} />
          </Strip>
        )}
      </div>
      <div role="alert">
        {notice?.kind === 'damaged' && (
          <Strip tone="border-warn border-l-4">
            <span className="min-w-0 flex-1 basis-44">
              {t('hex-sheet.notice.damaged', { detail: say(notice.refusal.text) })}
            </span>
            <Close onClose={() => tell(undefined)} />
          </Strip>
        )}
      </div>
    </div>
  );
}

/** Something that the next tap ends. */
function Doing({ text, onStop }: { text: string; onStop: () => void }) {
  const t = useWords();
  return (
    <Strip tone="border-accent">
      <span className="min-w-0 flex-1 basis-36">{text}</span>
      <button type="button" className="btn" onClick={onStop}>
        {t('hex-sheet.stop')}
      </button>
    </Strip>
  );
}
