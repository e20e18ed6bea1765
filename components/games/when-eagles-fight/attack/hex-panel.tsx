'use client';

import { useId } from 'react';
import { MemberFields } from '@/components/calculator/form/group-field';
import { RemoveKey } from '@/components/calculator/form/items';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly hex: Members;
  /** its direction in words */
  readonly name: string;
  /** directions that nobody attacks from */
  readonly free: readonly string[];
  readonly nameOf: (around: string) => string;
  readonly path: string;
  readonly owner: string;
  onChange(hex: Members): void;
  onMove(around: string): void;
  /** absent for the only attacking hex */
  readonly onRemove: (() => void) | undefined;
}

/** The units that attack out of one hex of the ring, where they stand, and what lies between. */
export function HexPanel({ id, fields, hex, name, free, nameOf, path, owner, onChange, onMove, onRemove }: Props) {
  const t = useWords();
  const move = useId();
  return (
    <section
      id={id}
      aria-label={t('ring.panel', { where: name })}
      className="rounded-lg border border-line bg-card p-2"
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <strong className="mr-auto">{t('ring.panel', { where: name })}</strong>
        {free.length > 0 && (
          <span className="flex items-center gap-2">
            <label htmlFor={move} className="text-xs text-soft">
              {t('ring.move')}
            </label>
            <select
              id={move}
              value=""
              onChange={(event) => event.target.value && onMove(event.target.value)}
              className="min-h-11 rounded-lg border border-line bg-card px-2"
            >
              <option value="">{name}</option>
              {free.map((around) => (
                <option key={around} value={around}>
                  {nameOf(around)}
                </option>
              ))}
            </select>
          </span>
        )}
        {onRemove && <RemoveKey label={name} className="border-transparent bg-transparent" onRemove={onRemove} />}
      </div>
      <MemberFields
        fields={fields.filter((field) => field.name !== 'from')}
        value={hex}
        path={path}
        owner={owner}
        onChange={(next) => onChange(membersOf(next))}
      />
    </section>
  );
}
