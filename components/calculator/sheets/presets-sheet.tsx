'use client';

import { useEffect, useState } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { loadPresets, type Preset } from '@/components/calculator/presets';
import { useTool } from '@/components/calculator/tool-context';
import { Sheet } from '@/components/ui/sheet';
import { useSpeaker, useWords } from '@/components/words/words';

interface Props {
  readonly open: boolean;
  onClose(): void;
  onChoose(preset: Preset): void;
}

/** The rulebook's worked examples for this tool. */
export function PresetsSheet({ open, onClose, onChoose }: Props) {
  const t = useWords();
  return (
    <Sheet open={open} title={t('tools.presets')} onClose={onClose}>
      <PresetList onChoose={onChoose} />
    </Sheet>
  );
}

function PresetList({ onChoose }: Pick<Props, 'onChoose'>) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { tool } = useTool();
  const [presets, setPresets] = useState<readonly Preset[]>();
  useEffect(() => {
    let left = false;
    void loadPresets(tool.game, tool.name).then((found) => left || setPresets(found));
    return () => {
      left = true;
    };
  }, [tool]);
  if (!presets) return <p className="min-h-40 text-soft">{t('common.loading')}</p>;
  return (
    <ul className="grid gap-2 pb-2">
      {presets.map((preset) => (
        <li key={preset.id} className="card p-3">
          <h3 className="font-semibold">{preset.title[lang]}</h3>
          {preset.note && <p className="text-sm text-soft">{preset.note[lang]}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-x-3">
            <button
              type="button"
              className="btn"
              aria-label={`${t('tools.load')}: ${preset.title[lang]}`}
              onClick={() => onChoose(preset)}
            >
              {t('tools.load')}
            </button>
            {preset.rules.map((rule) => (
              <RuleLink key={rule} number={rule} className="inline-flex min-h-11 min-w-11 items-center text-sm" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
