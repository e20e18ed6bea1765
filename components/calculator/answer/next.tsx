'use client';

import { ValuesBlock } from '@/components/calculator/answer/values';
import { useSpeaker } from '@/components/words/words';
import type { Block } from '@/lib/calc/evaluation';

type Next = Extract<Block, { readonly kind: 'next' }>;

interface Props {
  readonly block: Next;
  onNext(values: Next['values']): void;
}

/** What the next case begins with, and the key that goes on to it. */
export function NextBlock({ block, onNext }: Props) {
  const { say } = useSpeaker();
  return (
    <div className="grid grid-cols-1 gap-2">
      <ValuesBlock block={{ ...block, kind: 'values' }} />
      <button type="button" className="btn justify-self-start" onClick={() => onNext(block.values)}>
        {say(block.text)}
      </button>
    </div>
  );
}
