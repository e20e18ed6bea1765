import { text } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import type { Nation } from '@/lib/games/nach-paris/units';

/** What only the Germans have, with the rule that says so; the words are the messages unit.germanOnly.<kind>. */
const RULES: Readonly<Record<string, Rule>> = { sar: '2.2.2', pio: '2.5.4', zone: '11.2.1', feste: '11.4.1' };

/** The first unit of a list that its nation does not have; `field` is the name of the list. */
export function alliedByMistake(
  units: readonly { readonly kind: string; readonly nation: Nation }[],
  field: string,
): Refused | undefined {
  const i = units.findIndex(({ kind, nation }) => nation !== 'germany' && kind in RULES);
  const unit = units[i];
  return (
    unit &&
    illegal(`${field}.${i}.nation`, unit.nation, text(`unit.germanOnly.${unit.kind}`), RULES[unit.kind] ?? '2.2.2')
  );
}
