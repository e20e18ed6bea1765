'use client';

import type { Group } from '@/components/games/paths-of-glory/units/groups';
import { faceOf, numberOf } from '@/components/games/paths-of-glory/units/groups';
import { UnitSymbol } from '@/components/games/paths-of-glory/units/unit-symbol';
import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useWords } from '@/components/words/words';

interface Props {
  readonly group: Group;
  readonly full: boolean;
  onOpen(): void;
  onAdd(): void;
}

/** A kind of counter of a force: tap it to change it, tap the plus for one more. */
export function UnitToken({ group, full, onOpen, onAdd }: Props) {
  const t = useWords();
  const { describe } = useUnits();
  const { name, mark, kind, side, factors } = describe(group);
  const face = faceOf(group);
  const n = numberOf(group);
  const spoken = `${name}${face === 'reduced' ? `, ${t('tools.reduced')}` : ''}`;
  return (
    <div className="flex -space-x-px">
      <button
        type="button"
        className="btn min-h-12 gap-1.5 rounded-r-none px-1.5 py-0"
        aria-haspopup="dialog"
        aria-label={t('tools.tokenLabel', { n, name: spoken, factors })}
        onClick={onOpen}
      >
        <UnitSymbol kind={kind} side={side} face={face} />
        <span className="grid text-left text-xs leading-tight tabular-nums">
          <span className="font-bold">
            {mark} {n > 1 && `×${n}`}
          </span>
          <span className="text-soft">{factors}</span>
        </span>
      </button>
      <button
        type="button"
        className="btn min-h-12 rounded-l-none px-0 text-xl"
        aria-label={t('tools.oneMore', { name: spoken })}
        disabled={full}
        onClick={onAdd}
      >
        <span aria-hidden>+</span>
      </button>
    </div>
  );
}
