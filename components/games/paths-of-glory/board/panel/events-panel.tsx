import { ChecklistKey } from '@/components/desk/checklist-key';
import { RuleLink } from '@/components/rules/rule-sheet';
import { setTurn } from '@/components/games/paths-of-glory/board/edits';
import { enterWar, entryOf, leaveWar, type Entry } from '@/components/games/paths-of-glory/board/entry';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { useSpeaker, useWords } from '@/components/words/words';
import { BOARD_EVENTS, type BoardEvent } from '@/lib/games/paths-of-glory/board/input';

/** The turn, who is in the war, and the events that change supply. */
export function EventsPanel({ desk, scene }: { desk: Desk; scene: Scene }) {
  const t = useWords();
  return (
    <div className="grid gap-3">
      <TurnLine desk={desk} scene={scene} />
      <ChecklistKey
        turn={scene.position.turn}
        playing={desk.board.playing}
        onTake={(turn) => desk.board.apply(setTurn(turn))}
      />
      <ul className="grid gap-2">
        {BOARD_EVENTS.map((event) => (
          <EventRow key={event} desk={desk} scene={scene} event={event} />
        ))}
      </ul>
      <p className="text-sm text-soft">{t('board.events.hint')}</p>
    </div>
  );
}

function TurnLine({ desk, scene }: { desk: Desk; scene: Scene }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { turns } = scene.board.data;
  const { turn } = scene.position;
  const named = turns.find(({ n }) => n === turn);
  return (
    <div role="group" aria-label={t('board.events.turn')} className="flex items-center gap-2">
      <button
        type="button"
        className="btn px-0 text-xl"
        aria-label={t('board.events.earlier')}
        disabled={turn <= 1}
        onClick={() => desk.board.apply(setTurn(turn - 1))}
      >
        <span aria-hidden>−</span>
      </button>
      <p aria-live="polite" className="min-w-0 flex-1 text-center leading-tight">
        <span className="font-semibold">{named?.name[lang]}</span>
        <span className="block text-sm text-soft">{t('board.events.turnOf', { turn, last: turns.length })}</span>
      </p>
      <button
        type="button"
        className="btn px-0 text-xl"
        aria-label={t('board.events.later')}
        disabled={turn >= turns.length}
        onClick={() => desk.board.apply(setTurn(turn + 1))}
      >
        <span aria-hidden>+</span>
      </button>
    </div>
  );
}

function EventRow({ desk, scene, event }: { desk: Desk; scene: Scene; event: BoardEvent }) {
  const t = useWords();
  const { data, events } = scene.board;
  const on = events.has(event);
  const label = t(`supply.options.events.${event}`);
  const entry = entryOf(event, data);
  const rule = data.events.find(({ id }) => id === event)?.rules[0] ?? entry?.rules.at(-1);
  const toggle = () =>
    on
      ? desk.board.apply(leaveWar(event), t('board.events.left', { event: label }))
      : desk.board.apply(enterWar(event), t('board.events.entered', { event: label }));
  return (
    <li className="grid gap-1">
      <div className="flex items-center gap-2">
        <button type="button" className="btn min-w-0 flex-1 justify-start text-left" aria-pressed={on} onClick={toggle}>
          <span aria-hidden className="w-4">
            {on ? '✓' : ''}
          </span>
          {label}
        </button>
        {rule && (
          <RuleLink
            number={rule}
            className="inline-flex min-h-11 min-w-13 items-center justify-end text-sm tabular-nums"
          />
        )}
      </div>
      {entry && (on || entry.units.length > 0) && <EntryNote desk={desk} scene={scene} entry={entry} on={on} />}
    </li>
  );
}

/** What a nation brings, and once it is in, what its owner still places by choice. */
function EntryNote({ desk, scene, entry, on }: { desk: Desk; scene: Scene; entry: Entry; on: boolean }) {
  const t = useWords();
  const { data } = scene.board;
  const nameOf = (id: string): string =>
    data.units.types
      .filter((type) => type.id === id)
      .map((type) => desk.names.unit({ type, face: 'full', designation: undefined }))[0] ?? id;
  const choices = entry.choice.map((choice) => {
    const placed = scene.board.units.filter(
      ({ type, space }) => type.id === choice.type && !choice.excluding.includes(space),
    ).length;
    const params = {
      count: choice.count,
      unit: nameOf(choice.type),
      nation: desk.names.nation(choice.in) ?? choice.in,
      except: choice.excluding.map(desk.names.space).join(', '),
      left: Math.max(0, choice.count - placed),
    };
    return t('board.events.choice', params) + (on && params.left > 0 ? ` ${t('board.events.choiceLeft', params)}` : '');
  });
  const reserve = entry.reserve.map(({ type, count }) => t('board.events.reserve', { count, unit: nameOf(type) }));
  const brings = on ? [] : [t('board.events.brings', { count: entry.units.length })];
  const lines = [...brings, ...choices, ...(on ? reserve : [])];
  return lines.length ? <p className="pl-2 text-sm text-soft">{lines.join(' ')}</p> : null;
}
