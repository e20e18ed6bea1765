'use client';

import { titleOf } from '@/components/calculator/counters/unit-words';
import { UnitLine, useUnitWords } from '@/components/calculator/counters/unit-line';
import { DieField } from '@/components/calculator/form/die-field';
import { neededDice, putAt, unitDice, type UnitDice } from '@/components/calculator/form/unit-dice';
import { unitNumber } from '@/components/calculator/form/unit-number';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { Input } from '@/lib/calc/check';

interface Props {
  readonly input: Input;
  /** dice that the answer has no use for */
  readonly idle: readonly string[];
  onChange(name: string, value: unknown): void;
}

/** The dice of the units, beside what they answer to: on the phone their lists are a long way up. */
export function UnitDiceRows({ input, idle, onChange }: Props) {
  const t = useWords();
  const labels = useLabels();
  const { tool } = useTool();
  const rows = neededDice(unitDice(tool.form, input), idle);
  if (!rows.length) return null;
  const lists = [...new Set(rows.map(({ list }) => list))];
  return (
    <section aria-label={t('tools.unitDice')} className="grid grid-cols-1 gap-3">
      {lists.map((list) => {
        const label = labels.field(list, tool.name);
        return (
          <div key={`${list.name}/${label}`} role="group" aria-label={label} className="grid grid-cols-1 gap-1.5">
            <p aria-hidden className="text-sm font-semibold text-soft">
              {label}
            </p>
            {rows
              .filter((row) => row.list === list)
              .map((row) => (
                <Row key={row.at.join('.')} row={row} onChange={(top, unit) => onChange(top, unit)} input={input} />
              ))}
          </div>
        );
      })}
    </section>
  );
}

function Row({
  row: { list, fields, unit, dice, at },
  input,
  onChange,
}: { readonly row: UnitDice } & Pick<Props, 'input' | 'onChange'>) {
  const { tool } = useTool();
  const wordsFor = useUnitWords();
  const owner = namespaceOf(list, tool.name);
  const path = at.join('.');
  const [top = '', ...rest] = at;
  const number = unitNumber(input, at);
  const words = wordsFor({ fields, unit, owner });
  const put = (name: string, value: unknown) =>
    onChange(String(top), putAt(input[top], rest, { ...unit, [name]: value }));
  return (
    <div
      role="group"
      aria-label={[titleOf(words), ...(words.name || number === undefined ? [] : [number])].join(' ')}
      className="card flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-1.5"
    >
      <span className="flex min-w-32 flex-1 items-center gap-2">
        <UnitLine fields={fields} unit={unit} owner={owner} number={number} />
      </span>
      {dice.map((field) => (
        <div key={field.name} className="has-[[aria-expanded=true]]:basis-full">
          <DieField
            field={field}
            value={unit[field.name]}
            path={`${path}.${field.name}`}
            owner={owner}
            onChange={(value) => put(field.name, value)}
          />
        </div>
      ))}
    </div>
  );
}
