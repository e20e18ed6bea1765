'use client';

import { useId, useRef, useState } from 'react';
import { DieKeys } from '@/components/calculator/form/die-keys';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { facesOf, rolled } from '@/components/calculator/form/roll';
import { useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';

/** The faces open below the thumb, where the bars of the phone may cover them. */
const show = (faces: HTMLElement | null): void => faces?.scrollIntoView({ block: 'nearest' });

/** A die of one unit among many: a key with what fell, which opens the faces below it. */
export function DieField({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const faces = facesOf(field);
  const put = (face: number | undefined) => {
    onChange(face);
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <FieldFrame label={label} path={path} wide={open}>
      {({ labelId, ...marks }) => (
        <div className="grid gap-2">
          <button
            ref={opener}
            type="button"
            id={`${id}-key`}
            aria-labelledby={`${labelId} ${id}-key`}
            aria-describedby={marks['aria-describedby']}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className="btn min-w-18 w-fit tabular-nums"
          >
            {typeof value === 'number' ? (
              <span className="text-lg font-semibold">{value}</span>
            ) : (
              <span className="text-soft">{`d${faces.length}`}</span>
            )}
            <span aria-hidden>{open ? '▴' : '▾'}</span>
          </button>
          {open && (
            <div ref={show} id={id} className="grid scroll-mb-40 gap-2 wide:scroll-mb-20">
              <DieKeys
                faces={faces}
                value={value}
                labelledBy={labelId}
                describedBy={undefined}
                onFace={(face) => put(face === value && isOptional(field) ? undefined : face)}
              />
              <div className="flex gap-2">
                <button type="button" className="btn" onClick={() => put(rolled(field))}>
                  {t('tools.roll')}
                </button>
                {value !== undefined && isOptional(field) && (
                  <button type="button" className="btn" onClick={() => put(undefined)}>
                    {t('tools.clear')}
                  </button>
                )}
              </div>
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
