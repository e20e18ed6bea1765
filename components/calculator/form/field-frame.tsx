'use client';

import { createContext, useContext, useId, type ReactNode } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useWords } from '@/components/words/words';
import { useLabels } from '@/components/calculator/labels';
import { useRefusalAt, useTaken, useTool } from '@/components/calculator/tool-context';

export interface Marked {
  readonly labelId: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly label: string;
  readonly path: string;
  /** takes the whole width of the form */
  readonly wide?: boolean;
  /** the value is the one of the place that was chosen, and not the player's own */
  readonly takenOver?: boolean;
  /** the control says its label itself */
  readonly bare?: boolean;
  readonly beside?: ReactNode;
  children(marks: Marked): ReactNode;
}

const Outermost = createContext(true);

/** A field of a form: its label above, the control, and under it what is wrong with it. */
export function FieldFrame({ label, path, wide, takenOver, bare, beside, children }: Props) {
  const t = useWords();
  const taken = useTaken(path);
  const id = useId();
  const outermost = useContext(Outermost);
  const refusal = useRefusalAt(path);
  const told = refusal && outermost;
  return (
    <Outermost value={false}>
      <div
        className={`min-w-0 ${wide ? 'basis-full' : ''} ${told ? 'rounded-lg outline-2 outline-offset-3 outline-bad' : ''}`}
      >
        {(!bare || beside || (takenOver && taken?.from !== undefined)) && (
          <div className="mb-0.5 flex min-h-5 flex-wrap items-center gap-x-2">
            {!bare && (
              <span id={`${id}-label`} className="text-xs font-semibold text-soft">
                {label}
              </span>
            )}
            {takenOver && taken?.from !== undefined && (
              <span className="text-xs text-soft">{t('tools.takenFrom', { place: taken.from })}</span>
            )}
            {beside}
          </div>
        )}
        {children({
          labelId: `${id}-label`,
          'aria-invalid': told ? true : undefined,
          'aria-describedby': told ? `${id}-wrong` : undefined,
        })}
        {told && <Wrong id={`${id}-wrong`} />}
      </div>
    </Outermost>
  );
}

/** The fields of one thing that has opened over the form: what is wrong with it is told again beside each of them. */
export function InnerFrames({ path, children }: { path: string; children: ReactNode }) {
  const id = useId();
  const { refusal } = useTool();
  return (
    <Outermost value>
      {refusal?.field === path && <Wrong id={id} />}
      {children}
    </Outermost>
  );
}

function Wrong({ id }: { id: string }) {
  const labels = useLabels();
  const { tool, refusal } = useTool();
  if (!refusal) return null;
  return (
    <p id={id} className="mt-1 text-sm text-bad">
      <span aria-hidden>⚠ </span>
      {labels.refusal(refusal, tool.form, tool.name)}{' '}
      {refusal.rule && <RuleLink number={refusal.rule} className="rule-tap underline" />}
    </p>
  );
}
