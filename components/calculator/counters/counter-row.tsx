'use client';

import { askedDice } from '@/components/calculator/case';
import { UnitLine } from '@/components/calculator/counters/unit-line';
import { Field } from '@/components/calculator/form/field';
import { unitDice } from '@/components/calculator/form/unit-dice';
import { unitNumber } from '@/components/calculator/form/unit-number';
import type { Members } from '@/components/calculator/form/members';
import { useRefusalAt, useTool } from '@/components/calculator/tool-context';
import { useWide } from '@/components/ui/use-wide';
import { useWords } from '@/components/words/words';
import { isDie, type FormField } from '@/lib/calc/form';

interface Props {
  readonly fields: readonly FormField[];
  readonly unit: Members;
  readonly path: string;
  readonly owner: string;
  onOpen(): void;
  onChange(unit: Members): void;
}

/** "attackers.0.units.2" as steps. */
const stepsOf = (path: string) => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * A unit of a list as one key that opens it, and its own dice once the case's have fallen. On the phone these stand
 * below the case's, in the answer.
 */
export function CounterRow({ fields, unit, path, owner, onOpen, onChange }: Props) {
  const t = useWords();
  const { tool, input } = useTool();
  const wrong = useRefusalAt(path) !== undefined;
  const wide = useWide();
  const fell = askedDice(tool, input).some(({ name }) => input[name] !== undefined);
  const thrown = !tool.form.some(isDie) || (wide && fell);
  const own = unitDice(tool.form, input).find(({ at }) => at.join('.') === path)?.dice ?? [];
  const dice = own.filter(({ name }) => thrown || (!fell && unit[name] !== undefined));
  return (
    <li
      className={`flex flex-wrap items-end rounded-lg border bg-card ${wrong ? 'border-2 border-bad' : 'border-line'}`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-13 min-w-44 flex-1 items-center gap-2 rounded-lg px-2 py-1 text-left"
        onClick={onOpen}
      >
        <span className="sr-only">{t('tools.counters.change')}: </span>
        <UnitLine fields={fields} unit={unit} owner={owner} number={unitNumber(input, stepsOf(path))} />
        <span aria-hidden className="text-soft">
          ✎
        </span>
      </button>
      {dice.map((field) => (
        <div key={field.name} className="px-2 pb-1 has-[[aria-expanded=true]]:basis-full">
          <Field
            field={field}
            value={unit[field.name]}
            path={`${path}.${field.name}`}
            owner={owner}
            onChange={(value) => onChange({ ...unit, [field.name]: value })}
          />
        </div>
      ))}
    </li>
  );
}
