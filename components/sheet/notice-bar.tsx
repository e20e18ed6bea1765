import { Doing, Done, Notices, Strip, Wrong } from '@/components/desk/notices';
import type { DialogName } from '@/components/sheet/dialogs/props';
import type { Desk } from '@/components/sheet/kit';
import { useNames } from '@/components/sheet/kit-context';
import type { LibraryState } from '@/components/desk/use-library';
import { useSpeaker, useWords } from '@/components/words/words';
import { isEmpty } from '@/lib/sheet/edits';

interface Props {
  readonly desk: Desk;
  readonly shelf: Pick<LibraryState<unknown>, 'notice' | 'tell'>;
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
  const names = useNames();
  const { notice, tell } = shelf;
  const { moving, laying, state } = desk;
  const units = state.view.units.filter(({ id }) => moving?.ids.includes(id)).map((unit) => names.unit(unit));
  const stop = t('hex-sheet.stop');
  const close = () => tell(undefined);
  return (
    <Notices
      alert={
        notice?.kind === 'damaged' && (
          <Wrong onClose={close}>{t('hex-sheet.notice.damaged', { detail: say(notice.refusal.text) })}</Wrong>
        )
      }
    >
      {recovered && <Strip tone="warning">{t('hex-sheet.recovered')}</Strip>}
      {desk.mode === 'look' && isEmpty(state.sheet) && (
        <Strip tone="plain">
          <span className="min-w-0 flex-1 basis-44">{t('hex-sheet.empty')}</span>
          {desk.kit.ready.length > 0 && (
            <button type="button" className="btn" aria-haspopup="dialog" onClick={() => onDialog('ready')}>
              {t('hex-sheet.ready.title')}
            </button>
          )}
        </Strip>
      )}
      {moving && (
        <Doing
          text={t('board.move.where', { units: units.join(', ') })}
          stop={stop}
          onStop={() => desk.move(undefined)}
        />
      )}
      {laying !== undefined && (
        <Doing
          text={t('hex-sheet.rail.laying', { hex: desk.view.names[laying] ?? '' })}
          stop={stop}
          onStop={desk.stopLaying}
        />
      )}
      {notice?.kind === 'done' && <Done message={notice.message} undo={notice.undo} onClose={close} />}
    </Notices>
  );
}
