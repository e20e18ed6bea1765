import { CounterSign } from '@/components/games/grand-illusion/counter-sign';
import { useUnitWords } from '@/components/calculator/counters/unit-line';
import { titleOf } from '@/components/calculator/counters/unit-words';
import { valueIn } from '@/components/calculator/counters/units';
import type { Members } from '@/components/calculator/form/members';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly fields: readonly FormField[];
  readonly unit: Members;
  readonly owner: string;
  /** the placement of this unit is refused */
  readonly wrong: boolean;
  onOpen(): void;
}

const SIZE: Readonly<Record<string, string>> = { corps: 'XXX', division: 'XX', brigade: 'X', cavalry: 'XX', fort: '' };

/** A unit on the battle board as a key that opens it: sign, size, the strength of the side that shows, its name. */
export function UnitKey({ fields, unit, owner, wrong, onOpen }: Props) {
  const t = useWords();
  const words = useUnitWords()({ fields, unit, owner });
  const told = Object.fromEntries(fields.map((field) => [field.name, valueIn(unit, field)]));
  const { disrupted, hits, cs, dcs, third, fourth } = told;
  const strengths = [cs, dcs, third, fourth];
  const shown = strengths[typeof hits === 'number' && hits > 0 ? hits : disrupted === true ? 1 : 0];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t('tools.counters.change')}: ${[titleOf(words), ...words.values, ...words.marks].join(', ')}`}
      className={`flex min-h-11 w-full min-w-0 flex-col items-center justify-center rounded-md px-0.5 text-center ${wrong ? 'outline-2 outline-bad' : ''} ${disrupted === true ? 'border border-dashed border-warn' : ''}`}
      onClick={onOpen}
    >
      <span className="flex items-center gap-1">
        <CounterSign unit={told} />
        <span className="leading-none">
          <span className="block text-[0.625rem] leading-none tracking-tighter text-soft">
            {SIZE[String(told.kind)]}
          </span>
          <strong className="text-lg leading-none tabular-nums">{typeof shown === 'number' ? shown : '?'}</strong>
        </span>
      </span>
      <span className="block max-w-full truncate text-xs leading-tight">{words.name}</span>
      {disrupted === true && (
        <span className="text-[0.6875rem] leading-none text-warn">{t('battle-board.disrupted')}</span>
      )}
    </button>
  );
}
