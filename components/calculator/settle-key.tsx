'use client';

import { useRouter } from 'next/navigation';
import { carriedBy } from '@/components/calculator/entries-read';
import { useTool } from '@/components/calculator/tool-context';
import { SettleSign } from '@/components/shell/settle-sign';
import { useSpeaker, useWords } from '@/components/words/words';
import { withCells } from '@/lib/calc/address';
import type { Evaluation } from '@/lib/calc/evaluation';
import { settleAddress } from '@/lib/core/address';

interface Props {
  /** undefined while the input is refused: the card says why, with its rule */
  readonly evaluation: Evaluation | undefined;
  readonly query: string;
}

/** Opens the card of the case on the screen, with the cells of the player's own charts that its answer rests on. */
export function SettleKey({ evaluation, query }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { tool, input } = useTool();
  const router = useRouter();
  const open = async () => {
    // Only who settles something loads what writes its code.
    const { writeCode } = await import('@/lib/settle/code');
    const carried = evaluation && carriedBy(tool, input, evaluation);
    const code = writeCode({ kind: 'tool', id: tool.name, query: withCells(query, carried?.text) });
    router.push(settleAddress(lang, tool.game, code));
  };
  return (
    <button type="button" className="btn shrink-0 px-2.5" aria-label={t('common.settle')} onClick={() => void open()}>
      <SettleSign />
      <span aria-hidden className="hidden wide:inline">
        {t('common.settle')}
      </span>
    </button>
  );
}
