'use client';

import { CellsBlock } from '@/components/calculator/answer/cells';
import { ChoicesBlock } from '@/components/calculator/answer/choices';
import { JointBlock } from '@/components/calculator/answer/joint';
import { LitCharts } from '@/components/calculator/answer/lit-charts';
import { NextBlock } from '@/components/calculator/answer/next';
import { OddsBlock } from '@/components/calculator/answer/odds';
import { ValuesBlock } from '@/components/calculator/answer/values';
import { VerdictBlock } from '@/components/calculator/answer/verdict';
import { useTool } from '@/components/calculator/tool-context';
import type { Block } from '@/lib/calc/evaluation';

interface Props {
  readonly block: Block;
  /** the block that a player wants first */
  readonly first?: boolean;
  /** in place of the title of odds that hold for the dice so far */
  readonly heading?: string | undefined;
  onChoose(field: string, option: string): void;
  onNext(values: Readonly<Record<string, unknown>>): void;
}

/** One piece of an answer. */
export function AnswerBlock({ block, first = false, heading, onChoose, onNext }: Props) {
  const { tool } = useTool();
  switch (block.kind) {
    case 'verdict':
      return <VerdictBlock block={block} />;
    case 'odds':
      return <OddsBlock block={block} first={first} heading={heading} />;
    case 'values':
      return <ValuesBlock block={block} />;
    case 'choices':
      return (
        <ChoicesBlock
          block={block}
          onChoose={
            tool.form.some(({ name }) => name === block.id) ? (option) => onChoose(block.id, option) : undefined
          }
        />
      );
    case 'joint':
      return <JointBlock block={block} />;
    case 'cells':
      return <CellsBlock block={block} />;
    case 'next':
      return <NextBlock block={block} onNext={onNext} />;
    case 'chart':
      return <LitCharts blocks={[block]} />;
  }
}
