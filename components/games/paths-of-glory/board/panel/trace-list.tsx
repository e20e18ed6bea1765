import { useState } from 'react';
import { RuleRow } from '@/components/games/paths-of-glory/board/panel/rule-row';
import { Part } from '@/components/desk/why';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { ValuesBlock } from '@/components/calculator/answer/values';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { disputeAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { failureText } from '@/lib/games/paths-of-glory/supply/ledger';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly game: GameId;
}

/** Supply of the whole board in words: who is out and why, what to guard, what attrition would do. */
export function TraceList({ desk, scene, game }: Props) {
  const t = useWords();
  const { say, lang } = useSpeaker();
  const { blocks, data } = scene.answer.outcome;
  const attrition = blocks.find((block) => block.kind === 'values' && block.id === 'attrition');
  return (
    <div className="grid gap-4">
      {scene.out.length > 0 && (
        <Part title={t('board.trace.outTitle')}>
          <ul>
            {scene.out.map((unit) => (
              <OutRow key={unit.id} desk={desk} scene={scene} id={unit.id} />
            ))}
          </ul>
        </Part>
      )}
      {data.threats.length > 0 ? (
        <Threats desk={desk} scene={scene} />
      ) : (
        <p className="text-soft">{t('board.trace.noThreats')}</p>
      )}
      {attrition?.kind === 'values' && <ValuesBlock block={attrition} />}
      {scene.answer.open.length > 0 && (
        <Part title={t('board.trace.open')}>
          <ul className="grid gap-1 text-sm">
            {scene.answer.open.map(({ text, dispute }, i) => (
              <li key={i}>
                {say(text)}{' '}
                {dispute && (
                  <Link href={disputeAddress(lang, game, dispute)} className="inline-block py-1">
                    {t('board.trace.dispute')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function OutRow({ desk, scene, id }: { desk: Desk; scene: Scene; id: string }) {
  const t = useWords();
  const { say } = useSpeaker();
  const unit = scene.board.units.find((one) => one.id === id);
  const failure = scene.traced.get(id)?.failure;
  if (!unit) return null;
  return (
    <RuleRow rule={failure?.rule ?? '14.1.2'} onShow={() => showUnit(desk, id)}>
      <span className="font-semibold text-bad">
        {desk.names.unit(unit)} · {desk.names.space(unit.space)}
      </span>
      <span className="block text-sm first-letter:uppercase">
        {failure ? say(failureText(failure, scene.board)) : t('supply.failure.none')}
      </span>
    </RuleRow>
  );
}

function showUnit(desk: Desk, id: string): void {
  if (desk.mode !== 'trace') desk.setMode('trace');
  desk.trace(id);
}

const FIRST = 6;

/** The spaces whose loss alone would cut units off: those that cut most come first. */
function Threats({ desk, scene }: { desk: Desk; scene: Scene }) {
  const t = useWords();
  const [all, setAll] = useState(false);
  const { threats } = scene.answer.outcome.data;
  const shown = all ? threats : threats.slice(0, FIRST);
  const unitsOf = (ids: readonly string[]): string => {
    const named = ids.flatMap((id) => {
      const unit = scene.board.units.find((one) => one.id === id);
      return unit ? [`${desk.names.unit(unit)} (${desk.names.space(unit.space)})`] : [];
    });
    return named.length > 4
      ? t('board.trace.andMore', { units: named.slice(0, 4).join(', '), count: named.length - 4 })
      : named.join(', ');
  };
  return (
    <Part title={t('supply.blocks.threats')}>
      <ul>
        {shown.map(({ space, side, units }) => (
          <RuleRow
            key={`${space}-${side}`}
            rule="14.1.3"
            onShow={() => {
              if (desk.mode !== 'trace') desk.setMode('trace');
              desk.showGuard(space);
            }}
          >
            <span className={`font-semibold ${desk.guard?.space === space ? 'text-warn' : ''}`}>
              {desk.names.space(space)}
            </span>{' '}
            <span className="text-sm text-soft">
              · {t('board.trace.cuts', { side: t(`board.side.${side}`), count: units.length })}
            </span>
            <span className="block text-sm">{unitsOf(units)}</span>
          </RuleRow>
        ))}
      </ul>
      {threats.length > FIRST && (
        <button type="button" className="btn w-fit" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('board.trace.fewer') : t('board.trace.all', { count: threats.length })}
        </button>
      )}
    </Part>
  );
}
