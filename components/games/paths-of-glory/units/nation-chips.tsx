'use client';

import type { Group } from '@/components/games/paths-of-glory/units/groups';
import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Side } from '@/lib/games/paths-of-glory/data';

const SIDES: readonly Side[] = ['central', 'allied'];

/** The nations of both sides; those with counters in the force carry their number. */
export function NationChips({
  groups,
  chosen,
  onChoose,
}: {
  groups: readonly Group[];
  chosen: string | undefined;
  onChoose: (nation: string) => void;
}) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { nations, abbr, type } = useUnits();
  const countIn = (nation: string) =>
    groups.filter((group) => type(group.type)?.nation === nation).reduce((sum, { n = 1 }) => sum + n, 0);
  return (
    <div className="grid gap-2">
      {SIDES.map((side) => (
        <div key={side} role="group" aria-label={t(`tools.sides.${side}`)}>
          <p aria-hidden className={`text-xs font-semibold ${side === 'central' ? 'text-central' : 'text-allied'}`}>
            {t(`tools.sides.${side}`)}
          </p>
          <div className="flex flex-wrap gap-1">
            {nations
              .filter((nation) => nation.side === side)
              .map((nation) => {
                const count = countIn(nation.id);
                return (
                  <button
                    key={nation.id}
                    type="button"
                    className="btn px-1"
                    aria-pressed={nation.id === chosen}
                    aria-label={count ? `${nation.name[lang]}: ${count}` : nation.name[lang]}
                    onClick={() => onChoose(nation.id)}
                  >
                    {abbr(nation)}
                    {count > 0 && <span className="text-xs">×{count}</span>}
                  </button>
                );
              })}
          </div>
        </div>
      ))}
    </div>
  );
}
