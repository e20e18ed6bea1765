import { useId } from 'react';
import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { useLabels } from '@/components/calculator/labels';
import { HexRose } from '@/components/sheet/panel/hex-rose';
import { useSpeaker } from '@/components/words/words';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly fields: readonly FormField[];
  readonly values: object;
  /** namespace of the words of fields and options that have none of their own */
  readonly owner: string;
  onChange(change: Readonly<Record<string, unknown>>): void;
}

const BOX = 'min-h-11 max-w-full rounded-lg border border-line bg-card px-2';

/** The members of a part of the sheet (a hex, a unit, a fort), each with the control that its schema asks for. */
export function PlainFields({ fields, values, owner, onChange }: Props) {
  const given = new Map<string, unknown>(Object.entries(values));
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {fields.map((field) => (
        <PlainField
          key={field.name}
          field={field}
          value={given.get(field.name)}
          owner={owner}
          onChange={(value) => onChange({ [field.name]: value })}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly owner: string;
  onChange(value: unknown): void;
}

function PlainField({ field, value, owner, onChange }: FieldProps) {
  const labels = useLabels();
  const { has, say } = useSpeaker();
  const id = useId();
  const label = labels.field(field, owner);
  // Terrain and the like have their words with the units, where every tool finds them.
  const optionWords = (one: FormField, value: string | number): string =>
    has(`unit.options.${one.name}.${value}`) && !has(`${owner}.options.${one.name}.${value}`)
      ? say({ key: `unit.options.${one.name}.${value}` })
      : labels.option(one, owner, value);
  const { shape, preset } = field;
  if (shape.kind === 'switch') {
    return (
      <button type="button" className="btn px-3" aria-pressed={value === true} onClick={() => onChange(value !== true)}>
        {label}
      </button>
    );
  }
  if (isDirections(field))
    return <HexRose label={label} chosen={(value as readonly Direction[] | undefined) ?? []} onChange={onChange} />;
  const optional = preset === undefined && !field.required;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-0.5 block text-xs font-semibold text-soft">
        {label}
      </label>
      {shape.kind === 'choice' && (
        <select
          id={id}
          className={BOX}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(shape.options.find((one) => String(one) === event.target.value))}
        >
          {optional && <option value="">–</option>}
          {shape.options.map((one) => (
            <option key={one} value={String(one)}>
              {optionWords(field, one)}
            </option>
          ))}
        </select>
      )}
      {shape.kind === 'number' && (
        <NumberStepper
          label={label}
          value={typeof value === 'number' ? value : undefined}
          min={shape.min}
          max={shape.max}
          optional={optional}
          onChange={(next) => {
            if (next !== undefined) onChange(Math.max(shape.min ?? next, Math.min(shape.max ?? next, next)));
            else if (optional) onChange(undefined);
          }}
        />
      )}
      {shape.kind === 'text' && (
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={shape.maxLength}
          className={`${BOX} w-36`}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}

/** A list of hexsides. */
const isDirections = ({ shape }: FormField): boolean =>
  shape.kind === 'list' && shape.item.kind === 'choice' && shape.item.options.length === DIRECTIONS.length;
