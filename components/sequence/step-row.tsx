'use client';

import type { GameId } from '@/lib/core/game-id';
import type { SpokenReminder, SpokenStep } from '@/lib/sequence/spoken';
import { RuleLink } from '@/components/rules/rule-sheet';
import { momentQuery, type GameMoment } from '@/lib/calc/address';
import type { Plan } from '@/lib/sequence/plan';
import { LinkedText } from '@/components/tables/linked-text';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';

interface Props {
  readonly game: GameId;
  readonly step: SpokenStep;
  readonly tool: Plan['tools'][string] | undefined;
  /** where the game stands: its tool opens there */
  readonly moment: GameMoment;
  readonly ticked: boolean;
  readonly isTarget: boolean;
  readonly onTick: () => void;
}

/** A step with its tick, its rule, its tool, and what is often missed in it. */
export function StepRow({ game, step, tool, moment, ticked, isTarget, onTick }: Props) {
  const t = useWords();
  return (
    <li id={step.id} className={`py-1.5 ${isTarget ? '-mx-3 bg-tint px-3' : ''}`}>
      <div className="flex items-start gap-2">
        <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2.5 print:py-0">
          <input type="checkbox" checked={ticked} onChange={onTick} className="size-6 shrink-0 accent-accent" />
          <span className={`font-medium ${ticked ? 'text-soft line-through decoration-1' : ''}`}>{step.label}</span>
        </label>
        <RuleLink
          game={game}
          number={step.rule}
          className="min-h-11 min-w-11 shrink-0 content-center text-right text-sm tabular-nums"
        >
          §{step.rule}
        </RuleLink>
      </div>
      {step.reminders.length > 0 && <Reminders game={game} reminders={step.reminders} />}
      {tool && (
        <Link
          href={`${tool.href}?${momentQuery(moment)}`}
          className="ml-9 inline-flex min-h-11 items-center gap-1 text-sm font-semibold"
        >
          {t('turn.tool', { name: tool.name })}
          <span aria-hidden>›</span>
        </Link>
      )}
    </li>
  );
}

function Reminders({ game, reminders }: { readonly game: GameId; readonly reminders: readonly SpokenReminder[] }) {
  const t = useWords();
  const { lang } = useSpeaker();
  return (
    <ul aria-label={t('turn.missed')} className="mb-1 ml-9 grid gap-1 text-sm">
      {reminders.map(({ id, rule, text }) => (
        <li key={id} className="relative border-l-2 border-warn pl-5">
          <span aria-hidden className="absolute left-2 font-bold text-warn">
            !
          </span>
          <LinkedText text={text} lang={lang} game={game} />{' '}
          <RuleLink game={game} number={rule} className="rule-tap whitespace-nowrap text-soft tabular-nums underline">
            §{rule}
          </RuleLink>
        </li>
      ))}
    </ul>
  );
}
