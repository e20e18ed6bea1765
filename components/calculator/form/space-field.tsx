'use client';

import { lazy, Suspense, useState } from 'react';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { SpaceView } from '@/components/calculator/game-view';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

const SpaceSearch = lazy(() =>
  import('@/components/calculator/form/space-search').then(({ SpaceSearch: found }) => ({ default: found })),
);

/** A space of the map, found by its name or another name of it. */
export function SpaceField({ field, value, path, owner, box, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const { tool } = useTool();
  const [open, setOpen] = useState(false);
  const boxes: readonly SpaceView[] =
    box === undefined ? [] : [{ id: box, name: t(`${owner}.${box}`), nation: null, aka: [] }];
  const spaces = [...boxes, ...(tool.view.spaces ?? [])];
  const space = spaces.find(({ id }) => id === value);
  const shown = space?.name ?? (typeof value === 'string' && value ? value : undefined);
  const clearable = shown !== undefined && isOptional(field);
  return (
    <FieldFrame label={label} path={path}>
      {({ labelId: _, ...marks }) => (
        <div className="flex -space-x-px">
          <button
            type="button"
            className={`btn min-w-0 justify-between px-3 font-normal ${clearable ? 'rounded-r-none' : ''}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            {...marks}
            aria-invalid={undefined}
          >
            <span className="sr-only">{label}: </span>
            <span className="truncate">{shown ?? t('tools.chooseSpace')}</span>
            <span aria-hidden>⌕</span>
          </button>
          {clearable && (
            <button
              type="button"
              className="btn rounded-l-none px-0"
              aria-label={`${t('tools.clear')}: ${label}`}
              onClick={() => onChange(undefined)}
            >
              <span aria-hidden>✕</span>
            </button>
          )}
          <Sheet open={open} title={label} onClose={() => setOpen(false)}>
            <Suspense fallback={<p className="min-h-80 text-soft">{t('common.loading')}</p>}>
              <SpaceSearch
                label={label}
                spaces={spaces}
                onChoose={(id) => {
                  setOpen(false);
                  onChange(id);
                }}
              />
            </Suspense>
          </Sheet>
        </div>
      )}
    </FieldFrame>
  );
}
