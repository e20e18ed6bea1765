'use client';

import { askedDice, withoutDice } from '@/components/calculator/case';
import { DiceRow } from '@/components/calculator/form/dice-row';
import { DieField } from '@/components/calculator/form/die-field';
import { FACES_OF_A_ROW } from '@/components/calculator/form/die-keys';
import { facesOf, rolled } from '@/components/calculator/form/roll';
import { withoutUnitDice } from '@/components/calculator/form/unit-dice';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { Input } from '@/lib/calc/check';
import type { DieFaces } from '@/lib/calc/evaluation';
import { isAsked, isDie, type FormField } from '@/lib/calc/form';

interface Props {
  readonly input: Input;
  /** where the faces lead of the dice that are rolled on a chart */
  readonly faces: readonly DieFaces[];
  /** dice that the answer has no use for */
  readonly idle: readonly string[];
  onChange(values: Input): void;
}

/** What the players rolled, or a roll by the device. */
export function Dice({ input, faces, idle, onChange }: Props) {
  const t = useWords();
  const { tool } = useTool();
  const every = tool.form.filter(isDie);
  const dice = askedDice(tool, input);
  const needed = dice.filter(({ name }) => !idle.includes(name));
  if (!needed.length) return null;
  // A die that the others no longer call for goes with them.
  const change = (values: Input) =>
    onChange({
      ...values,
      ...Object.fromEntries(
        every
          .filter((field) => !isAsked(field, tool.form, { ...input, ...values }))
          .map(({ name }) => [name, undefined]),
      ),
    });
  // Dice of many faces would fill the screen: the first is the roll, what it calls for folds up below it.
  const folded = needed.slice(1).filter((field) => facesOf(field).length > FACES_OF_A_ROW);
  const open = needed.filter((field) => !folded.includes(field));
  const propsOf = (field: FormField) => ({
    field,
    value: input[field.name],
    path: field.name,
    owner: tool.name,
    onChange: (value: unknown) => change({ [field.name]: value }),
  });
  const any = withoutUnitDice(tool.form, input) !== input || dice.some(({ name }) => input[name] !== undefined);
  return (
    <section aria-label={t('tools.dice')} className="grid gap-2">
      {open.map((field) => (
        <DiceRow key={field.name} chart={faces.find(({ die }) => die === field.name)} {...propsOf(field)} />
      ))}
      {folded.length > 0 && (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {folded.map((field) => (
            <DieField key={field.name} {...propsOf(field)} />
          ))}
        </div>
      )}
      <div className="flex gap-2">
        <button
          type="button"
          className="btn"
          onClick={() => change(Object.fromEntries(dice.map((field) => [field.name, rolled(field)])))}
        >
          {t('tools.roll')}
        </button>
        {any && (
          <button type="button" className="btn" onClick={() => onChange(withoutDice(tool, input))}>
            {t('tools.clearDice')}
          </button>
        )}
      </div>
    </section>
  );
}
