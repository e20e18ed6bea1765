'use client';

import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useSpeaker } from '@/components/words/words';

/** One kind of counter out of all, by nation, in the device's own list. */
export function UnitSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (type: string) => void;
}) {
  const { lang } = useSpeaker();
  const { types, nations, describe } = useUnits();
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-11 max-w-full rounded-lg border border-line bg-card px-2"
    >
      {nations.map((nation) => (
        <optgroup key={nation.id} label={nation.name[lang]}>
          {types
            .filter((type) => type.nation === nation.id)
            .map((type) => (
              <option key={type.id} value={type.id}>
                {describe({ type: type.id }).name}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
