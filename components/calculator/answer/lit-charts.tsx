'use client';

import { ChartTable } from '@/components/tables/chart-table';
import { useTool } from '@/components/calculator/tool-context';
import { useSpeaker } from '@/components/words/words';
import type { Block } from '@/lib/calc/evaluation';
import type { Chart } from '@/lib/tables/chart';

export type ChartBlock = Extract<Block, { readonly kind: 'chart' }>;

interface Props {
  readonly blocks: readonly ChartBlock[];
  /** what a tap on a row of a chart does; without it the cells are plain, and tight enough for a phone */
  readonly rowSetter?: (block: ChartBlock) => ((row: string) => void) | undefined;
}

/** The charts that the case reads, with its column and cell lit, side by side where there is room. */
export function LitCharts({ blocks, rowSetter }: Props) {
  const { lang, say } = useSpeaker();
  const { tool } = useTool();
  const shown = blocks.flatMap((block) => {
    const chart = tool.view.charts?.[block.table];
    return chart ? [{ block, chart, onRow: rowSetter?.(block) }] : [];
  });
  const roomy = shown.some(({ onRow }) => onRow);
  return (
    <div
      className={`grid items-start gap-4 ${roomy ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,32rem),1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))]'}`}
    >
      {shown.map(({ block, chart, onRow }) => (
        <div key={block.id} className="min-w-0">
          <ChartTable
            chart={forCase(chart, chart.title[lang], say(block.title))}
            lang={lang}
            game={tool.game}
            lit={block.lit}
            compact
            {...(onRow ? { onCell: onRow } : {})}
          />
        </div>
      ))}
    </div>
  );
}

/** The chart under a title that says whose it is, since both sides may fire on the same one. */
function forCase(chart: Chart, name: string, use: string): Chart {
  const title = use.toLowerCase().startsWith(name.toLowerCase()) ? use : `${name}. ${use}`;
  return { ...chart, title: { en: title, es: title, it: title } };
}
