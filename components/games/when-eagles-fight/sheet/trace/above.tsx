import { toggleState } from '@/components/games/when-eagles-fight/sheet/edits';
import { useWefNames } from '@/components/games/when-eagles-fight/sheet/names';
import type { WefDesk } from '@/components/games/when-eagles-fight/sheet/types';
import { RuleLink } from '@/components/rules/rule-sheet';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { useWords } from '@/components/words/words';
import { PHASES } from '@/lib/games/when-eagles-fight/attack/fields';

const STATES = ['complete', 'romania'] as const;

/** The phase of an attack, what holds for the whole sheet, and the unit that was pointed at. */
export function Above({ desk: { trace, view, state } }: { desk: WefDesk }) {
  const t = useWords();
  const names = useWefNames();
  const unit = view.units.find(({ id }) => id === trace.picks.unit);
  const traced = unit && `${names.unit(unit)} · ${unit.hex}`;
  return (
    <Keys label={t('ground.state')}>
      {trace.tool === 'attack' && (
        <div role="group" aria-label={t('attack.fields.phase')} className="flex shrink-0 gap-1">
          {PHASES.map((phase) => (
            <ChoiceKey key={phase} on={trace.picks.phase === phase} onChoose={() => trace.pick({ phase })}>
              {t(`attack.options.phase.${phase}`)}
            </ChoiceKey>
          ))}
          <RuleLink number="14.3" className="content-center px-2 py-3 text-sm" />
        </div>
      )}
      {traced && (
        <button
          type="button"
          className="btn max-w-full shrink-0 gap-1.5 px-2.5 text-sm"
          aria-label={t('hex-sheet.trace.drop', { unit: traced })}
          onClick={() => trace.pick({ unit: undefined })}
        >
          <span className="truncate">{traced}</span>
          <Icon name="remove" />
        </button>
      )}
      {STATES.map((one) => (
        <ChoiceKey key={one} on={state.sheet[one]} onChoose={() => state.apply(toggleState(one))}>
          {t(`ground.fields.${one}`)}
        </ChoiceKey>
      ))}
    </Keys>
  );
}
