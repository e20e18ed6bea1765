import type { ReactNode } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';

/** A row that shows something on the map when it is tapped, with the rule that it rests on. */
export function RuleRow({ rule, onShow, children }: { rule: string; onShow: () => void; children: ReactNode }) {
  return (
    <li className="flex items-stretch border-b border-line last:border-0">
      <button type="button" className="min-h-12 min-w-0 flex-1 py-1.5 text-left leading-snug" onClick={onShow}>
        {children}
      </button>
      <RuleLink
        number={rule}
        className="inline-flex min-h-11 min-w-13 shrink-0 items-center justify-end text-sm tabular-nums"
      />
    </li>
  );
}
