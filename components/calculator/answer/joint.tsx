'use client';

import { useId } from 'react';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Block } from '@/lib/calc/evaluation';
import { showChance, toNumber, type Fraction } from '@/lib/prob/fraction';

type Joint = Extract<Block, { readonly kind: 'joint' }>;

const DARKEST = 45;

/** Two numbers that come up together: a table of chances, the likelier the darker. */
export function JointBlock({ block }: { block: Joint }) {
  const t = useWords();
  const { say } = useSpeaker();
  const id = useId();
  const most = Math.max(...block.chances.flat().map(toNumber));
  return (
    <section className="grid gap-1">
      <h3 id={id} className="font-sans text-sm font-semibold text-soft">
        {say(block.title)}
      </h3>
      <div className="scroll-x" tabIndex={0} role="group" aria-labelledby={id}>
        <table aria-labelledby={id} className="border-collapse text-sm tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="max-w-28 px-2 py-1 text-left align-bottom text-xs font-normal text-soft">
                {say(block.rowTitle)} ↓
              </th>
              <th
                scope="colgroup"
                colSpan={block.columns.length}
                className="px-2 py-1 text-left text-xs font-normal text-soft"
              >
                {say(block.columnTitle)} →
              </th>
            </tr>
            <tr>
              <td />
              {block.columns.map((column) => (
                <th key={column} scope="col" className="min-w-11 border border-line bg-sunk px-2 py-1">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={row}>
                <th scope="row" className="border border-line bg-sunk px-2 py-1">
                  {row}
                </th>
                {block.chances[i]?.map((chance, j) => (
                  <td
                    key={j}
                    className="border border-line px-2 py-1 text-center"
                    style={{ background: shade(chance, most) }}
                  >
                    {chance.n === 0n ? (
                      <>
                        <span aria-hidden className="text-soft">
                          ·
                        </span>
                        <span className="sr-only">{t('tools.never')}</span>
                      </>
                    ) : (
                      `${showChance(chance).percent} %`
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const shade = (chance: Fraction, most: number): string | undefined =>
  chance.n === 0n
    ? undefined
    : `color-mix(in oklab, var(--accent) ${Math.round((toNumber(chance) / most) * DARKEST)}%, var(--card))`;
