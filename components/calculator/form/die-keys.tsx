'use client';

import { useWords } from '@/components/words/words';

interface Props {
  readonly faces: readonly number[];
  readonly value: unknown;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /** what a chart gives for a face, where it is short enough for a key */
  readonly results?: ReadonlyMap<number, string> | undefined;
  onFace(face: number): void;
}

export const FACES_OF_A_ROW = 6;
/** Longer texts do not fit on a key: of a row of six, of a grid of five. */
const ROOM = { row: 7, grid: 10 } as const;
const WITH_ARROW = 3;

/** The faces of a die as keys: few in one row, many as a grid that a thumb reaches over. */
export function DieKeys({ faces, value, labelledBy, describedBy, results, onFace }: Props) {
  const t = useWords();
  const layout = faces.length <= FACES_OF_A_ROW ? 'row' : 'grid';
  const texts = [...(results?.values() ?? [])];
  const fits = texts.every((text) => text.length <= ROOM[layout]);
  const key =
    layout === 'row'
      ? 'min-h-14 flex-1 rounded-none text-xl first:rounded-l-lg last:rounded-r-lg'
      : 'min-h-12 py-0.5 text-lg';
  return (
    <div className="@container">
      <div
        role="group"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={
          layout === 'row' ? 'flex max-w-84 -space-x-px' : 'grid max-w-3xl grid-cols-5 gap-1 @2xl:grid-cols-10'
        }
      >
        {faces.map((face) => {
          const result = results?.get(face);
          return (
            <button
              key={face}
              type="button"
              aria-pressed={face === value}
              aria-label={result ? t('tools.faceGives', { face, result }) : String(face)}
              onClick={() => onFace(face)}
              className={`btn min-w-0 flex-col gap-0 px-0 leading-tight tabular-nums focus-visible:relative ${key}`}
            >
              {face}
              {result && fits && (
                <span className="max-w-full text-xs font-normal wrap-anywhere">
                  {layout === 'row' && result.length <= WITH_ARROW ? `→ ${result}` : result}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
