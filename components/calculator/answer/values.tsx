'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { Chance } from '@/components/calculator/answer/chance';
import { useTool } from '@/components/calculator/tool-context';
import Link from '@/components/ui/link';
import { useSpeaker } from '@/components/words/words';
import type { Block, ToolLink, ValueRow } from '@/lib/calc/evaluation';

type Values = Extract<Block, { readonly kind: 'values' }>;

/** Longer labels stand on a line of their own. */
const LONG_LABEL = 28;

/** Named values with the rule that gives each. */
export function ValuesBlock({ block }: { block: Values }) {
  const { say } = useSpeaker();
  if (!block.rows.length) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold text-soft">{say(block.title)}</h3>
      <dl className="grid gap-1">
        {block.rows.map((row, i) => (
          <div key={i} className="flex flex-wrap gap-x-3 border-t border-line pt-1 first:border-0">
            <dt className={`flex-1 text-soft ${say(row.label).length > LONG_LABEL ? 'basis-full' : 'basis-24'}`}>
              {say(row.label)}
            </dt>
            <dd className="min-w-0 flex-2 basis-48">
              <Value value={row.value} />{' '}
              {row.rule && <RuleLink number={row.rule} className="rule-tap text-sm underline" />}
            </dd>
          </div>
        ))}
      </dl>
      {block.link && <OtherTool link={block.link} />}
    </section>
  );
}

/** Leads to another tool of the game, with its case. */
function OtherTool({ link: { tool: name, text, query } }: { link: ToolLink }) {
  const { say, lang } = useSpeaker();
  const { tool } = useTool();
  return (
    <Link
      href={`/${lang}/${tool.game}/tools/${name}/?${query}`}
      className="btn w-fit text-sm font-normal"
      // A case is opened where it is wanted; what is not asked for is not loaded.
    >
      {say(text)}
    </Link>
  );
}

function Value({ value }: { value: ValueRow['value'] }) {
  const speaker = useSpeaker();
  return typeof value === 'object' && 'd' in value ? <Chance chance={value} /> : <span>{speaker.value(value)}</span>;
}
