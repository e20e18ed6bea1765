import { RuleLink } from '@/components/rules/rule-sheet';
import { useLabels } from '@/components/calculator/labels';
import { Close, Strip, useFading } from '@/components/map/strip';
import { positionForm } from '@/components/games/paths-of-glory/board/position';
import type { Desk } from '@/components/games/paths-of-glory/board/use-desk';
import { useWords } from '@/components/words/words';

/** What is said at the foot of the map: a counter being moved, why something is not possible, what was changed. */
export function NoticeBar({ desk, covered }: { desk: Desk; covered: boolean }) {
  const t = useWords();
  const { board, moving, scene, names } = desk;
  const { notice, problem } = board;
  useFading(notice?.kind === 'done', board.dismiss);
  const units = moving
    ? (scene.stacks.get(moving.from) ?? []).filter((_, i) => moving.places.includes(i)).map(names.unit)
    : [];
  return (
    <div className="pointer-events-none absolute right-15 bottom-2 left-2 grid justify-items-start gap-2 *:pointer-events-auto print:hidden">
      <div role="status" className="grid justify-items-start gap-2">
        {problem && <Strip tone="border-warn">{t(`board.storage.${problem}`)}</Strip>}
        {units.length > 0 && (
          <Strip tone="border-accent">
            <span className="min-w-0 flex-1 basis-36">{t('board.move.where', { units: units.join(', ') })}</span>
            <button type="button" className="btn" onClick={() => desk.move(undefined)}>
              {t('board.move.cancel')}
            </button>
          </Strip>
        )}
        {notice?.kind === 'done' && (
          <Strip tone="border-line">
            <span className="min-w-24 flex-1 basis-0">{notice.message}</span>
            <button type="button" className="btn" onClick={board.undo}>
              {t('board.undo')}
            </button>
            <Close onClose={board.dismiss} />
          </Strip>
        )}
      </div>
      <div role="alert">
        {!covered && (notice?.kind === 'refused' || notice?.kind === 'damaged') && (
          <Refused desk={desk} notice={notice} />
        )}
      </div>
    </div>
  );
}

type RefusedNotice = Exclude<NonNullable<Desk['board']['notice']>, { readonly kind: 'done' }>;

/** Why something is not possible, with its rule, and the event that would make it possible. */
export function Refused({ desk, notice }: { desk: Desk; notice: RefusedNotice }) {
  const t = useWords();
  const labels = useLabels();
  const { refusal } = notice;
  const said = labels.refusal(refusal, positionForm, 'supply');
  const remedy = notice.kind === 'refused' ? notice.remedy : undefined;
  return (
    <Strip tone="border-warn border-l-4">
      <span className="min-w-0 flex-1 basis-44">
        {notice.kind === 'damaged' ? t('board.notice.damaged', { detail: said }) : said}{' '}
        {refusal.rule && <RuleLink number={refusal.rule} className="inline-block py-1" />}
      </span>
      {remedy && (
        <button
          type="button"
          className="btn"
          onClick={() =>
            desk.board.apply(
              remedy.edit,
              t('board.events.entered', { event: t(`supply.options.events.${remedy.event}`) }),
            )
          }
        >
          {t('board.events.remedy', { event: t(`supply.options.events.${remedy.event}`) })}
        </button>
      )}
      <Close onClose={desk.board.dismiss} />
    </Strip>
  );
}
