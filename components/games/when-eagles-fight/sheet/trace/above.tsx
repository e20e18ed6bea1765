import { useWefNames } from '@/components/games/when-eagles-fight/sheet/names';
import type { WefDesk } from '@/components/games/when-eagles-fight/sheet/types';
import { RuleLink } from '@/components/rules/rule-sheet';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { useWords } from '@/components/words/words';
import { PHASES } from '@/lib/games/when-eagles-fight/attack/fields';

/** What the answer hangs on: the phase of an attack, or the unit whose supply was asked for. */
export const Above = ({ desk }: { desk: WefDesk }) =>
  desk.trace.tool === 'attack' ? <Phase desk={desk} /> : <Traced desk={desk} />;

function Phase({ desk: { trace } }: { desk: WefDesk }) {
  const t = useWords();
  return (
    <Keys label={t('attack.fields.phase')}>
      {PHASES.map((phase) => (
        <ChoiceKey key={phase} on={trace.picks.phase === phase} onChoose={() => trace.pick({ phase })}>
          {t(`attack.options.phase.${phase}`)}
        </ChoiceKey>
      ))}
      <RuleLink number="14.3" className="content-center px-2 py-3 text-sm" />
    </Keys>
  );
}

function Traced({ desk: { trace, view } }: { desk: WefDesk }) {
  const t = useWords();
  const names = useWefNames();
  const unit = view.units.find(({ id }) => id === trace.picks.unit);
  if (!unit) return null;
  const traced = `${names.unit(unit)} · ${unit.hex}`;
  return (
    <button
      type="button"
      className="btn w-fit max-w-full gap-1.5 px-2.5 text-sm"
      aria-label={t('hex-sheet.trace.drop', { unit: traced })}
      onClick={() => trace.pick({ unit: undefined })}
    >
      <span className="truncate">{traced}</span>
      <Icon name="remove" />
    </button>
  );
}
