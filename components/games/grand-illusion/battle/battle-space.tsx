import { Children, type ReactNode } from 'react';
import type { BattleLine, shotOf } from '@/components/games/grand-illusion/battle/shots';
import { useWords } from '@/components/words/words';
import { showChance } from '@/lib/prob/fraction';

interface Props {
  readonly line: BattleLine;
  readonly name: string;
  readonly shot: ReturnType<typeof shotOf>;
  /** absent while the side has no room for one more */
  readonly onAdd: (() => void) | undefined;
  /** a key for each unit that stands here */
  readonly children: ReactNode;
}

/** A space of the battle board with its units and what it needs to hit; the whole of an empty one adds a unit. */
export function BattleSpace({ line, name, shot, onAdd, children }: Props) {
  const t = useWords();
  const isEmpty = Children.count(children) === 0;
  const height = line === 'front' ? 'min-h-22' : 'min-h-11';
  if (isEmpty)
    return (
      <button
        type="button"
        disabled={!onAdd}
        aria-haspopup="dialog"
        aria-label={`${t('tools.add')}: ${name}`}
        className={`${height} min-w-0 rounded-lg border border-dashed border-line text-soft`}
        onClick={onAdd}
      >
        <span aria-hidden>{onAdd ? '+' : ''}</span>
      </button>
    );
  return (
    <div
      role="group"
      aria-label={name}
      className={`${height} flex min-w-0 flex-col gap-0.5 rounded-lg border p-0.5 ${shot?.next ? 'border-2 border-accent' : 'border-line'} bg-card`}
    >
      {children}
      {shot && <Needs {...shot} />}
      {onAdd && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${t('tools.add')}: ${name}`}
          className="mt-auto min-h-11 rounded text-soft"
          onClick={onAdd}
        >
          <span aria-hidden>+</span>
        </button>
      )}
    </div>
  );
}

/** What the shot of the space needs, or what became of it. */
function Needs({ shot }: NonNullable<Props['shot']>) {
  const t = useWords();
  const { needs, chance, face, hit } = shot;
  const percent = showChance(chance).percent;
  if (face !== null && hit !== null)
    return (
      <p className={`px-0.5 text-center text-xs font-semibold ${hit ? '' : 'text-soft'}`}>
        {t(hit ? 'battle-board.hit' : 'battle-board.miss', { face })}
      </p>
    );
  return (
    <p className="px-0.5 text-center text-xs tabular-nums">
      <span aria-hidden>
        <strong>≤ {needs}</strong> <span className="text-soft">{percent} %</span>
      </span>
      <span className="sr-only">{t('battle-board.needs', { needs, percent })}</span>
    </p>
  );
}
