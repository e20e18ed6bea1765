import { toggleState } from '@/components/games/when-eagles-fight/sheet/edits';
import type { WefDesk } from '@/components/games/when-eagles-fight/sheet/types';
import { ChoiceKey } from '@/components/sheet/panel/keys';
import { useWords } from '@/components/words/words';
import { ROMANIA_FROM } from '@/lib/games/when-eagles-fight/clocks/brusilov';

/** What holds for the whole sheet; Romania is asked for once it can be at war, in Turn 18 at the earliest (10.4). */
export function Below({ desk: { state } }: { desk: WefDesk }) {
  const t = useWords();
  const { sheet } = state;
  const states = (['complete', 'romania'] as const).filter(
    (one) => one !== 'romania' || sheet.romania || sheet.turn >= ROMANIA_FROM,
  );
  return (
    <div role="group" aria-label={t('ground.state')} className="flex flex-wrap gap-1">
      {states.map((one) => (
        <ChoiceKey key={one} on={sheet[one]} onChoose={() => state.apply(toggleState(one))}>
          {t(`ground.fields.${one}`)}
        </ChoiceKey>
      ))}
    </div>
  );
}
