import { useLabels } from '@/components/calculator/labels';
import { Doing, Done, Notices, Wrong } from '@/components/desk/notices';
import { positionForm } from '@/components/games/paths-of-glory/board/position';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useWords } from '@/components/words/words';

/** What is said at the foot of the map: a counter being moved, why something is not possible, what was changed. */
export function NoticeBar({ desk, covered }: { desk: Desk; covered: boolean }) {
  const t = useWords();
  const { board, moving, scene, names } = desk;
  const { notice } = board;
  const units = moving
    ? (scene.stacks.get(moving.from) ?? []).filter((_, i) => moving.places.includes(i)).map(names.unit)
    : [];
  const wrong = !covered && (notice?.kind === 'refused' || notice?.kind === 'damaged') ? notice : undefined;
  return (
    <Notices alert={wrong && <Refused desk={desk} notice={wrong} />}>
      {units.length > 0 && (
        <Doing
          text={t('board.move.where', { units: units.join(', ') })}
          stop={t('board.move.cancel')}
          onStop={() => desk.move(undefined)}
        />
      )}
      {notice?.kind === 'done' && <Done message={notice.message} undo={board.undo} onClose={board.dismiss} />}
    </Notices>
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
  const event = remedy && t(`supply.options.events.${remedy.event}`);
  return (
    <Wrong
      onClose={desk.board.dismiss}
      beside={
        remedy &&
        event && (
          <button
            type="button"
            className="btn"
            onClick={() => desk.board.apply(remedy.edit, t('board.events.entered', { event }))}
          >
            {t('board.events.remedy', { event })}
          </button>
        )
      }
    >
      {notice.kind === 'damaged' ? t('board.notice.damaged', { detail: said }) : said}{' '}
      {refusal.rule && <RuleLink number={refusal.rule} className="inline-block py-1" />}
    </Wrong>
  );
}
