import type { TextParam } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';

const say = sayIn('attack');

/** Names one after the other. */
export function listed(names: readonly TextParam[]): TextParam {
  const [first = '', ...rest] = names;
  return rest.reduce<TextParam>((list, more) => say('list', { list, more }), first);
}
