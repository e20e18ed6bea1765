'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { Unbroken } from '@/components/ui/unbroken';
import { useSpeaker } from '@/components/words/words';
import type { Block } from '@/lib/calc/evaluation';

type Verdict = Extract<Block, { readonly kind: 'verdict' }>;

const TONES: Readonly<Record<Verdict['tone'], { readonly look: string; readonly sign: string }>> = {
  yes: { look: 'border-good text-good', sign: '✓' },
  no: { look: 'border-bad text-bad', sign: '✕' },
  neutral: { look: 'border-soft text-ink', sign: '▸' },
};

/** The answer in one sentence; its tone shows as a sign as well as in colour. In a drawer there is less room. */
export function VerdictBlock({ block, inDrawer = false }: { block: Verdict; inDrawer?: boolean }) {
  const { say } = useSpeaker();
  const { look, sign } = TONES[block.tone];
  return (
    <p
      className={`flex items-baseline gap-2 border-l-4 py-1 pl-3 font-serif font-semibold ${inDrawer ? 'text-lg leading-tight' : 'text-xl leading-snug'} ${look}`}
    >
      <span aria-hidden className="font-sans">
        {sign}
      </span>
      <span className="min-w-0">
        <Unbroken text={say(block.text)} />{' '}
        {block.rule && <RuleLink number={block.rule} className="rule-tap font-sans text-sm font-normal underline" />}
      </span>
    </p>
  );
}
