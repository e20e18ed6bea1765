import type { Desk } from '@/components/sheet/kit';
import { railTools } from '@/components/sheet/modes';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { SideKey, TerrainKey } from '@/components/sheet/panel/swatches';
import { useWords } from '@/components/words/words';

/** What the brush paints with. */
export function Palette({ desk }: { desk: Desk }) {
  const t = useWords();
  const { kit, mode, brushes, setBrush } = desk;
  const { kind, words, grades, units } = kit;
  switch (mode) {
    case 'terrain':
      return (
        <Keys label={t('hex-sheet.modes.terrain')}>
          {kind.terrains.map((terrain) => (
            <ChoiceKey key={terrain} on={brushes.terrain === terrain} onChoose={() => setBrush({ terrain })}>
              <TerrainKey terrain={terrain} />
              {t(`${words.terrain}.${terrain}`)}
            </ChoiceKey>
          ))}
        </Keys>
      );
    case 'sides':
      return (
        <Keys label={t('hex-sheet.modes.sides')}>
          {kind.hexsides.map((side) => (
            <ChoiceKey key={side} on={brushes.side === side} onChoose={() => setBrush({ side })}>
              <SideKey side={side} />
              {t(`${words.side}.${side}`)}
            </ChoiceKey>
          ))}
        </Keys>
      );
    case 'rail':
      return (
        <Keys label={t('hex-sheet.modes.rail')}>
          {[...Object.keys(grades), ...railTools(kit)].map((rail) => (
            <ChoiceKey
              key={rail}
              on={brushes.rail === rail}
              onChoose={() => {
                desk.stopLaying();
                setBrush({ rail });
              }}
            >
              {t(grades[rail]?.label ?? `hex-sheet.rail.tools.${rail}`)}
            </ChoiceKey>
          ))}
        </Keys>
      );
    case 'places':
      return <Places desk={desk} />;
    case 'units':
      return <units.Palette desk={desk} />;
    default:
      return null;
  }
}

function Places({ desk: { kit, brushes, setBrush } }: { desk: Desk }) {
  const t = useWords();
  return (
    <div className="grid gap-1">
      <Keys label={t('hex-sheet.stamps.label')}>
        {Object.entries(kit.stamps).map(([group, [first]]) => (
          <ChoiceKey
            key={group}
            on={brushes.group === group}
            onChoose={() => setBrush({ group, stamp: first ?? brushes.stamp })}
          >
            {t(`hex-sheet.stamps.${group}`)}
          </ChoiceKey>
        ))}
      </Keys>
      <Keys label={t(`hex-sheet.stamps.${brushes.group}`)}>
        {kit.stamps[brushes.group]?.map((stamp) => (
          <ChoiceKey key={stamp.id} on={brushes.stamp.id === stamp.id} onChoose={() => setBrush({ stamp })}>
            {t(stamp.label)}
          </ChoiceKey>
        ))}
      </Keys>
    </div>
  );
}
