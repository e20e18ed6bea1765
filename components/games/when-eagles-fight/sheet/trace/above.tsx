import { useWefNames } from '@/components/games/when-eagles-fight/sheet/names';
import type { WefDesk } from '@/components/games/when-eagles-fight/sheet/types';
import { attackers } from '@/components/games/when-eagles-fight/sheet/trace/attackers';
import { RuleLink } from '@/components/rules/rule-sheet';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { useWords } from '@/components/words/words';
import { PHASES } from '@/lib/games/when-eagles-fight/attack/fields';

/** What the answer hangs on: the phase of an attack, or the unit whose supply was asked for. */
export const Above = ({ desk }: { desk: WefDesk }) =>
  desk.trace.tool === 'attack' ? (
    <>
      <Phase desk={desk} />
      <From desk={desk} />
    </>
  ) : (
    <Traced desk={desk} />
  );

function Phase({ desk: { trace } }: { desk: WefDesk }) {
  const t = useWords();
  return (
    <Keys label={t('attack.fields.phase')}>
      {PHASES.map((phase) => (
        <ChoiceKey key={phase} on={trace.picks.phase === phase} onChoose={() => trace.pick({ phase })}>
          {t(`attack.options.phase.${phase}`)}
        </ChoiceKey>
      ))}
      <RuleLink number="14.3" className="min-h-11 min-w-11 content-center text-center text-sm" />
    </Keys>
  );
}

/** The hexes around the one that is attacked: each can be left out, but for the last. */
function From({ desk: { trace, view } }: { desk: WefDesk }) {
  const t = useWords();
  const names = useWefNames();
  const { picks } = trace;
  const able = attackers(view, { ...picks, without: [] });
  if (able.length < 2) return null;
  const chosen = attackers(view, picks);
  const toggled = (hex: string) => able.filter((one) => chosen.includes(one) === (one === hex));
  return (
    <Keys label={t('attack.fields.only')}>
      {able.map((hex) => {
        const [first, ...more] = view.unitsAt.get(view.index.get(hex) ?? -1) ?? [];
        const isOn = chosen.includes(hex);
        return (
          <ChoiceKey
            key={hex}
            on={isOn}
            disabled={isOn && chosen.length === 1}
            onChoose={() => trace.pick({ without: toggled(hex) })}
          >
            {hex} · {first && names.unit(first)}
            {more.length > 0 && ` +${more.length}`}
          </ChoiceKey>
        );
      })}
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
