import { RuleLink } from '@/components/rules/rule-sheet';
import { useSpeaker } from '@/components/words/words';
import type { Localised } from '@/lib/core/language';

/** A situation of a rulebook, ready to be put on the desk. */
export interface Ready {
  readonly id: string;
  readonly title: Localised;
  readonly note?: Localised | undefined;
  readonly rules: readonly string[];
}

interface Props<One extends Ready> {
  readonly list: readonly One[];
  /** the one that lies on the desk */
  readonly current?: string;
  onChoose(ready: One, title: string): void;
}

/** The situations of a rulebook, each with its rules. */
export function ReadyList<One extends Ready>({ list, current, onChoose }: Props<One>) {
  const { lang } = useSpeaker();
  return (
    <ul className="grid gap-2 pb-2">
      {list.map((ready) => (
        <li key={ready.id} className="card flex flex-wrap items-center gap-x-3 px-3 py-1">
          <button
            type="button"
            className="min-h-11 w-full text-left leading-tight font-semibold text-accent"
            aria-current={ready.id === current ? 'true' : undefined}
            onClick={() => onChoose(ready, ready.title[lang])}
          >
            {ready.title[lang]}
          </button>
          {ready.note && <p className="text-sm text-soft">{ready.note[lang]}</p>}
          {ready.rules.map((rule) => (
            <RuleLink
              key={rule}
              number={rule}
              className="inline-flex min-h-11 min-w-11 items-center text-sm tabular-nums"
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
