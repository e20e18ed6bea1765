import { text, type Text } from '@/lib/calc/evaluation';
import type { ListedFault } from '@/lib/board/listed/read';

/** Why an entry cannot be, as a key of the interface words "hexlist". */
export function listedFaultText(fault: ListedFault): Text {
  const { code, n, other } = fault;
  const by = fault.code === 'taken' ? fault.by : n;
  return text(`hexlist.fault.${code}`, { n, other, by, rule: 'rule' in fault ? fault.rule : '' });
}
