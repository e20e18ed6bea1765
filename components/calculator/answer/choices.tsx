'use client';

import { useId } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Block } from '@/lib/calc/evaluation';

type Choices = Extract<Block, { readonly kind: 'choices' }>;

interface Props {
  readonly block: Choices;
  /** undefined when the tool's input has no field for it */
  readonly onChoose: ((option: string) => void) | undefined;
}

/** The legal choices as cards; one is taken, the rest are a tap away. */
export function ChoicesBlock({ block, onChoose }: Props) {
  const t = useWords();
  const { say } = useSpeaker();
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold text-soft">
        {say(block.title)} {block.rule && <RuleLink number={block.rule} className="rule-tap font-normal underline" />}
      </legend>
      {block.options.map((option) => {
        const taken = option.assumed === true;
        return (
          <label
            key={option.id}
            className={`card flex min-h-11 items-start gap-3 px-3 py-2 ${taken ? 'border-2 border-accent bg-tint' : ''} ${onChoose && block.options.length > 1 ? 'cursor-pointer' : ''}`}
          >
            <input
              type="radio"
              name={name}
              checked={taken}
              disabled={!onChoose}
              onChange={() => onChoose?.(option.id)}
              className="mt-0.5 size-5 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0">
              {say(option.text)}
              {taken && <span className="sr-only"> ({t('tools.chosen')})</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
