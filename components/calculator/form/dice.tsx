'use client';

import type { DieCells } from '@/components/calculator/die-cells';
import { DiceRow } from '@/components/calculator/form/dice-row';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { Input } from '@/lib/calc/check';
import { isDie } from '@/lib/calc/form';

interface Props {
  readonly input: Input;
  /** the charts that the dice are rolled on */
  readonly cells: readonly DieCells[];
  onChange(values: Input): void;
}

/** A fair face from 1 to 6 by the device's own random source. */
function roll(): number {
  const SIX_EVENLY = 252;
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? SIX_EVENLY) >= SIX_EVENLY);
  return ((byte[0] ?? 0) % 6) + 1;
}

/** What the players rolled, or a roll by the device. */
export function Dice({ input, cells, onChange }: Props) {
  const t = useWords();
  const { tool } = useTool();
  const dice = tool.form.filter(isDie);
  if (!dice.length) return null;
  const any = dice.some(({ name }) => input[name] !== undefined);
  const all = (face: () => number | undefined): Input => Object.fromEntries(dice.map(({ name }) => [name, face()]));
  return (
    <section aria-label={t('tools.dice')} className="grid gap-2">
      {dice.map((field) => (
        <DiceRow key={field.name} cells={cells.find((one) => one.field === field.name)} field={field} value={input[field.name]} path={field.name} owner={tool.name} onChange={(value) => onChange({ [field.name]: value })} />
      ))}
      <div className="flex gap-2">
        <button type="button" className="btn" onClick={() => onChange(all(roll))}>
          {t('tools.roll')}
        </button>
        {any && (
          <button type="button" className="btn" onClick={() => onChange(all(() => undefined))}>
            {t('tools.clearDice')}
          </button>
        )}
      </div>
    </section>
  );
}
