'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { Chance } from '@/components/calculator/answer/chance';
import { fillOf, OddsBar } from '@/components/calculator/answer/odds-bar';
import { useSpeaker } from '@/components/words/words';
import type { Block, OddsRow } from '@/lib/calc/evaluation';
import { equal, ONE, sum, toNumber } from '@/lib/prob/fraction';

type Odds = Extract<Block, { readonly kind: 'odds' }>;

const COLUMNS_AT_MOST = 3;

/**
 * Chances with what they are made of. Few that add up to one stand side by side over one bar, since figures are the
 * last that a phone's screen has room for; others are a list.
 */
export function OddsBlock({ block, first, heading }: { block: Odds; first: boolean; heading: string | undefined }) {
  const { say } = useSpeaker();
  const whole = equal(sum(block.rows.map(({ chance }) => chance)), ONE);
  const columns = whole && block.rows.length > 1 && block.rows.length <= COLUMNS_AT_MOST;
  return (
    <section className="grid gap-1.5">
      <h3 className="font-sans text-sm font-semibold text-soft">{heading ?? say(block.title)}</h3>
      {columns ? <Columns rows={block.rows} big={first} /> : <Lines rows={block.rows} />}
      {block.beside && <p className={first ? 'font-semibold' : 'text-sm'}>{say(block.beside)}</p>}
    </section>
  );
}

function Columns({ rows, big }: { rows: readonly OddsRow[]; big: boolean }) {
  const { say } = useSpeaker();
  const parts = rows.flatMap((row) => (row.parts?.length ? [row] : []));
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        {rows.map(({ label, chance }, i) => (
          <div key={i} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-sm leading-tight">
              <span
                aria-hidden
                className="mr-1.5 inline-block size-3 border border-soft"
                style={{ background: fillOf(i) }}
              />
              {say(label)}
            </dt>
            <dd>
              <Chance chance={chance} big={big} />
            </dd>
          </div>
        ))}
      </dl>
      <OddsBar chances={rows.map(({ chance }) => chance)} />
      {parts.map((row, i) => (
        <Lines key={i} rows={row.parts ?? []} />
      ))}
    </>
  );
}

function Lines({ rows }: { rows: readonly OddsRow[] }) {
  const { say } = useSpeaker();
  return (
    <ul className="grid gap-1">
      {rows.map(({ label, chance, rule, parts }, i) => (
        <li key={i}>
          <div className="relative flex flex-wrap items-baseline justify-between gap-x-3 pb-1">
            <span className="min-w-0">
              {say(label)} {rule && <RuleLink number={rule} className="rule-tap text-sm underline" />}
            </span>
            <span className="ml-auto">
              <Chance chance={chance} />
            </span>
            <span aria-hidden className="absolute bottom-0 left-0 h-1 w-full rounded bg-sunk">
              <span className="block h-full rounded bg-accent" style={{ width: `${toNumber(chance) * 100}%` }} />
            </span>
          </div>
          {parts && parts.length > 0 && (
            <div className="mt-1 pl-4">
              <Lines rows={parts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
