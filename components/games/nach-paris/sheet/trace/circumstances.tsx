import { useNpNames } from '@/components/games/nach-paris/sheet/names';
import { UNIT_NATIONS } from '@/components/games/nach-paris/sheet/new-units';
import type { NpDesk } from '@/components/games/nach-paris/sheet/types';
import { PhaseBar } from '@/components/games/nach-paris/sheet/trace/phase-bar';
import { TransitRows } from '@/components/games/nach-paris/sheet/trace/transit-rows';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { useWords } from '@/components/words/words';

/** What the sheet does not hold: whose trains, the weather, forced march; and what was pointed at. */
const CIRCUMSTANCES: Readonly<Record<string, readonly Circumstance[]>> = {
  loc: [],
  rail: ['leaves', 'rain'],
  movement: ['heat', 'rain', 'forced', 'marchedBefore', 'outOfCommand'],
  stacking: [],
};
/** Siege guns make no forced march, but take position. */
const GUN_CIRCUMSTANCES: readonly Circumstance[] = ['rain', 'deploy', 'austrian'];
/** Words that a tool has for a field of its own. */
const OWN_WORDS: Readonly<Partial<Record<Circumstance, string>>> = {
  leaves: 'rail.fields.leaves',
  marchedBefore: 'movement.fields.marchedBefore',
  outOfCommand: 'movement.fields.outOfCommand',
  deploy: 'movement.fields.deploy',
  austrian: 'movement.fields.austrian',
};
type Circumstance = 'heat' | 'rain' | 'forced' | 'marchedBefore' | 'outOfCommand' | 'leaves' | 'deploy' | 'austrian';

export function Circumstances({ desk: { trace, view } }: { desk: NpDesk }) {
  const t = useWords();
  const names = useNpNames();
  const { tool, picks, pick } = trace;
  const found = view.units.find(({ id }) => id === picks.unit);
  const unit = tool === 'rail' && found?.hex !== picks.from ? undefined : found;
  const traced = unit && tool !== 'stacking' ? `${names.unit(unit)} · ${unit.hex}` : undefined;
  const asked = tool === 'movement' && unit?.kind === 'sar' ? GUN_CIRCUMSTANCES : (CIRCUMSTANCES[tool] ?? []);
  return (
    <>
      {tool === 'rail' && !unit && (
        <Keys label={t('unit.fields.nation')}>
          {UNIT_NATIONS.map((nation) => (
            <ChoiceKey key={nation} on={nation === picks.nation} onChoose={() => pick({ nation })}>
              {names.nation(nation)}
            </ChoiceKey>
          ))}
        </Keys>
      )}
      {(traced !== undefined || asked.length > 0) && (
        <Keys label={t('hex-sheet.trace.circumstances')}>
          {traced !== undefined && (
            <button
              type="button"
              className="btn max-w-full shrink-0 gap-1.5 px-2.5 text-sm"
              aria-label={t('hex-sheet.trace.drop', { unit: traced })}
              onClick={() => pick({ unit: undefined, to: undefined, path: [] })}
            >
              <span className="truncate">{traced}</span>
              <Icon name="remove" />
            </button>
          )}
          {asked.map((one) => (
            <ChoiceKey key={one} on={picks[one]} onChoose={() => pick({ [one]: !picks[one] })}>
              {t(OWN_WORDS[one] ?? `hex-sheet.trace.${one}`)}
            </ChoiceKey>
          ))}
        </Keys>
      )}
    </>
  );
}

/** What the phase has used so far, below the answer of a tool. */
export function PhaseRows({ desk }: { desk: NpDesk }) {
  const { tool } = desk.trace;
  return (
    <>
      {tool === 'stacking' && <TransitRows desk={desk} />}
      {tool !== 'loc' && <PhaseBar desk={desk} />}
    </>
  );
}
